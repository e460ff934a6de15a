"""The chapter of questions and answers, but for those of a turn, as Markdown."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from coup_desktop.desk.answer_help import Sort, answer_help, order_help
from coup_desktop.desk.handbook.contents import ANSWERS_CHAPTER
from coup_desktop.desk.handbook.markdown import heading, joined, title_of_page
from coup_desktop.desk.handbook.pages import escaped
from coup_desktop.desk.wording import Wording
from coup_desktop.engine.cast import ACTIONS

translate = QCoreApplication.translate


def answers_page(wording: Wording) -> str:
    """All questions but that of the turn, each with its answers."""
    intro = translate(
        "Handbook",
        "What you may be asked, and what each answer does. What you can do on your turn, and who "
        "blocks it, stands under Actions.",
    )
    pieces = [
        heading(title_of_page(ANSWERS_CHAPTER), ANSWERS_CHAPTER, 1),
        escaped(intro),
    ]
    for title, anchor, answers in _questions(wording):
        pieces.append(heading(title, anchor))
        for name, sort, sentence in answers:
            pieces.append(f"**{escaped(name)}** {{#{sort.value}}}  \n{escaped(sentence)}")
    return joined(pieces)


_Answer = tuple[str, Sort, str]


def _answer(name: str, sort: Sort, of: str = "") -> _Answer:
    sentence = answer_help(sort, of)
    if sort in (Sort.SPEAK_UP, Sort.SPEAK_UP_TO_BLOCK):
        sentence = f"{sentence} {order_help()}"
    return name, sort, sentence


def _questions(wording: Wording) -> Iterator[tuple[str, str, list[_Answer]]]:
    yield (
        translate("Handbook", "Do you challenge or block?"),
        "doubt",
        [
            _answer(translate("Handbook", "Challenge"), Sort.CHALLENGE),
            _answer(translate("Handbook", "Let it pass"), Sort.ALLOW),
        ],
    )
    yield (
        translate("Handbook", "Does anybody challenge or block?"),
        "open",
        [
            _answer(translate("Handbook", "Speak up to challenge"), Sort.SPEAK_UP),
            _answer(
                translate("Handbook", "Speak up to block"),
                Sort.SPEAK_UP_TO_BLOCK,
                translate("Handbook", "a character that can block it"),
            ),
            _answer(translate("Handbook", "All of you let it pass"), Sort.PASS_TOGETHER),
        ],
    )
    challenger = translate("Handbook", "the challenger")
    yield (
        translate("Handbook", "You are challenged: what do you show?"),
        "prove",
        [
            _answer(translate("Handbook", "Show the card"), Sort.SHOW, challenger),
            *_decline(wording),
        ],
    )
    yield (
        translate("Handbook", "You lose an influence: which?"),
        "influence",
        [_answer(translate("Handbook", "Lose a card"), Sort.LOSE)],
    )
    yield from _questions_about_cards(wording)


def _decline(wording: Wording) -> list[_Answer]:
    if wording.ruleset.decline == "no":
        return []
    return [_answer(translate("Handbook", "Decline, and lose a card"), Sort.DECLINE)]


def _questions_about_cards(wording: Wording) -> Iterator[tuple[str, str, list[_Answer]]]:
    actions = {ACTIONS[offer.action].word for offer in wording.offers}
    if "exchange" in actions:
        yield (
            translate("Handbook", "You exchange cards: which do you keep?"),
            "exchange",
            [_answer(translate("Handbook", "Keep cards"), Sort.KEEP)],
        )
    if "examine" in actions:
        owner = translate("Handbook", "The seat that shows it")
        yield (
            translate("Handbook", "A card is examined"),
            "examine",
            [
                _answer(translate("Handbook", "Present a card"), Sort.PRESENT),
                _answer(translate("Handbook", "Let the seat keep it"), Sort.HAND_BACK),
                _answer(translate("Handbook", "Have it replaced"), Sort.HAVE_REPLACED, owner),
            ],
        )
    if "replace" in actions:
        yield (
            translate("Handbook", "You have to replace a card: which?"),
            "replace",
            [_answer(translate("Handbook", "Give a card"), Sort.GIVE)],
        )
    if wording.ruleset.draft:
        yield (
            translate("Handbook", "Which character do you begin with?"),
            "first-card",
            [_answer(translate("Handbook", "Keep a card"), Sort.DRAFT)],
        )
