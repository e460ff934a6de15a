"""The chapters that are made of the engine's tables, as Markdown.

Their sentences are those of `Wording`, `answer_help` and `character_help`, which tooltips are made
of, too: what a button says and what the handbook says cannot differ.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from coup_desktop.desk.answer_help import Sort, answer_help, order_help
from coup_desktop.desk.character_help import help_lines
from coup_desktop.desk.dialogs.house_rules import value_name
from coup_desktop.desk.handbook.contents import (
    ACTIONS_CHAPTER,
    ANSWERS_CHAPTER,
    CHARACTERS_CHAPTER,
    SWITCHES_CHAPTER,
    topic_of_action,
    topic_of_character,
)
from coup_desktop.desk.handbook.pages import escaped
from coup_desktop.desk.in_window import called
from coup_desktop.desk.wording import Wording, cards, coins, offer_claim
from coup_desktop.engine.cast import (
    ACTIONS,
    CHARACTERS,
    CONVERT_OTHER_COST,
    NO_CHARACTER,
    Action,
    Character,
    Targets,
)
from coup_desktop.engine.presets import PRESETS, Preset
from coup_desktop.engine.rulebook import Offer
from coup_desktop.engine.ruleset import SWITCHES, Switch

translate = QCoreApplication.translate

EMBLEM: Final = "emblem:"
"""A picture's address: a character's emblem; its word follows."""
FACE: Final = "face:"
"""The same of its card."""
_NOTHING: Final = "–"


def title_of_page(word: str) -> str:
    """What a chapter is called."""
    match word:
        case "actions":
            return translate("Handbook", "Actions")
        case "characters":
            return translate("Handbook", "Characters")
        case "answers":
            return translate("Handbook", "Questions and answers")
        case _:
            return translate("Handbook", "Rules and switches")


def _heading(title: str, anchor: str, level: int = 2) -> str:
    return f"{'#' * level} {escaped(title)} {{#{anchor}}}"


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Cells are Markdown already."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _picture(address: str, wording: Wording, character: Character) -> str:
    name = escaped(wording.character(character))
    return f"![{name}]({address}{CHARACTERS[character].word})"


def _joined(pieces: Iterable[str]) -> str:
    return "\n\n".join(pieces) + "\n"


def _cost(offer: Offer) -> str:
    if not offer.cost:
        return _NOTHING
    if offer.targets is Targets.SELF_OR_ANYONE:
        text = translate("Handbook", "{own}, or {other} for another seat")
        return text.format(own=coins(offer.cost), other=coins(CONVERT_OTHER_COST))
    return coins(offer.cost)


def _by_action(wording: Wording) -> Mapping[Action, list[Offer]]:
    found: dict[Action, list[Offer]] = {}
    for offer in wording.offers:
        found.setdefault(offer.action, []).append(offer)
    return found


# The chapter of actions.


def actions_page(wording: Wording) -> str:
    """All actions of the game, and what blocks each."""
    intro = translate(
        "Handbook",
        "All that can be done on a turn of this game. These are the very sentences that an answer "
        "shows when the pointer rests on it.",
    )
    pieces = [
        _heading(title_of_page(ACTIONS_CHAPTER), ACTIONS_CHAPTER, 1),
        escaped(intro),
        _table(
            [
                translate("Handbook", "Action"),
                translate("Handbook", "Claims"),
                translate("Handbook", "Costs"),
                translate("Handbook", "Is blocked by"),
            ],
            (_action_row(wording, offer) for offer in wording.offers),
        ),
    ]
    for action, offers in _by_action(wording).items():
        pieces += _action_section(wording, action, offers)
    return _joined(pieces)


def _action_row(wording: Wording, offer: Offer) -> list[str]:
    claim = offer_claim(offer)
    claims = _NOTHING if claim == NO_CHARACTER else _character_link(wording, claim)
    if claim == NO_CHARACTER and ACTIONS[offer.action].challengeable:
        text = translate("Handbook", "not to hold {characters}")
        claims = escaped(text.format(characters=", ".join(wording.barred)))
    blockers = ", ".join(_character_link(wording, c) for c in wording.blockers(offer.action))
    name = f"[{escaped(wording.action(offer.action))}]({topic_of_action(offer.action)})"
    return [name, claims, escaped(_cost(offer)), blockers or _NOTHING]


def _character_link(wording: Wording, character: Character) -> str:
    return f"[{escaped(wording.character(character))}]({topic_of_character(character)})"


def _action_section(wording: Wording, action: Action, offers: Sequence[Offer]) -> Iterator[str]:
    yield _heading(wording.action(action), ACTIONS[action].word)
    for offer in offers:
        claim = offer_claim(offer)
        sentences = escaped(wording.action_help(action, claim))
        if claim == NO_CHARACTER:
            yield sentences
        else:
            name = escaped(wording.character(claim))
            yield f"{_picture(EMBLEM, wording, claim)} **{name}:** {sentences}"
    for claim in wording.blockers(action):
        text = translate("Handbook", "Block as {character}:")
        name = escaped(text.format(character=wording.character(claim)))
        sentences = escaped(wording.block_help(action, claim))
        yield f"{_picture(EMBLEM, wording, claim)} **{name}** {sentences}"


# The chapter of characters.


def characters_page(wording: Wording) -> str:
    """All characters of the game: what each allows, and what it blocks."""
    intro = translate(
        "Handbook",
        "Whoever claims a character may do what it can do, whether the claim is true or a bluff. "
        "There are {copies} of each character in this game.",
    ).format(copies=cards(wording.ruleset.copies))
    pieces = [
        _heading(title_of_page(CHARACTERS_CHAPTER), CHARACTERS_CHAPTER, 1),
        escaped(intro),
    ]
    for character in wording.ruleset.cast:
        pieces.append(_heading(wording.character(character), CHARACTERS[character].word))
        lines = [_offer_line(wording, offer) for offer in wording.offers_of(character)]
        # What is said of the actions stands in those lines; what is left are the blocks.
        blocks = help_lines(wording, character)[len(lines) :]
        lines += [f"- {escaped(line)}" for line in blocks]
        pieces += [_picture(FACE, wording, character), "\n".join(lines)]
    return _joined(pieces)


def _offer_line(wording: Wording, offer: Offer) -> str:
    name = escaped(wording.action(offer.action))
    sentences = escaped(wording.action_help(offer.action, offer_claim(offer)))
    return f"- [{name}]({topic_of_action(offer.action)}): {sentences}"


# The chapter of answers.


def answers_page(wording: Wording) -> str:
    """All questions but that of the turn, each with its answers."""
    intro = translate(
        "Handbook",
        "What you may be asked, and what each answer does. What you can do on your turn, and who "
        "blocks it, stands under Actions.",
    )
    pieces = [
        _heading(title_of_page(ANSWERS_CHAPTER), ANSWERS_CHAPTER, 1),
        escaped(intro),
    ]
    for title, anchor, answers in _questions(wording):
        pieces.append(_heading(title, anchor))
        for name, sort, sentence in answers:
            pieces.append(f"**{escaped(name)}** {{#{sort.value}}}  \n{escaped(sentence)}")
    return _joined(pieces)


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


# The chapter of switches.


def switches_page(wording: Wording) -> str:
    """The rules in force as sentences, and every switch as the presets and this game have it."""
    ruleset = wording.ruleset
    options = [o.name for o in ruleset.preset.options if o.word in ruleset.options]
    title = " · ".join(map(called, (ruleset.preset.name, *options)))
    intro = translate("Handbook", "This game is played by these rules: {title}, {seats} seats.")
    table_intro = translate(
        "Handbook",
        "Every switch, as the three sets of rules have it, and as it is in this game. What was "
        "changed for this game is printed in bold.",
    )
    return _joined(
        [
            _heading(title_of_page(SWITCHES_CHAPTER), SWITCHES_CHAPTER, 1),
            escaped(intro.format(title=title, seats=ruleset.seats)),
            "\n".join(f"- {escaped(rule)}" for rule in wording.rules_in_force()),
            _heading(translate("Handbook", "All switches"), "all"),
            escaped(table_intro),
            _table(
                [
                    translate("Handbook", "Switch"),
                    translate("Handbook", "This game"),
                    *(escaped(called(base.name)) for base in PRESETS),
                ],
                _switch_rows(wording),
            ),
        ]
    )


def _switch_rows(wording: Wording) -> Iterator[list[str]]:
    ruleset = wording.ruleset
    yield [
        escaped(translate("Handbook", "Seats")),
        str(ruleset.seats),
        *(f"{base.fewest_seats}–{base.most_seats}" for base in PRESETS),
    ]
    yield [
        escaped(translate("Handbook", "Options")),
        escaped(_listed(o.name for o in ruleset.preset.options if o.word in ruleset.options)),
        *(escaped(_listed(o.name for o in base.options)) for base in PRESETS),
    ]
    for switch in SWITCHES:
        own = escaped(value_name(switch.text(getattr(ruleset, switch.attribute))))
        if ruleset.changed(switch.word):
            own = f"**{own}**"
        name = escaped(called(switch.name))
        values = (escaped(_usual(base, switch)) for base in PRESETS)
        yield [f"{name} {{#{switch.word}}}", own, *values]


def _listed(names: Iterable[str]) -> str:
    return ", ".join(map(called, names)) or _NOTHING


def _usual(base: Preset, switch: Switch) -> str:
    """What a preset has, for each number of seats where that matters: "3, 4 (7–8)"."""
    if switch.attribute != "copies":
        return value_name(switch.text(getattr(base, switch.attribute)))
    first = base.fewest_seats
    pieces: list[str] = []
    for most, copies in base.copies:
        range_of_seats = f" ({first}–{most})" if pieces else ""
        pieces.append(f"{copies}{range_of_seats}")
        first = most + 1
    return ", ".join(pieces)


PAGES: Final[Mapping[str, Callable[[Wording], str]]] = {
    ACTIONS_CHAPTER: actions_page,
    CHARACTERS_CHAPTER: characters_page,
    ANSWERS_CHAPTER: answers_page,
    SWITCHES_CHAPTER: switches_page,
}
"""By a chapter's word, what makes it."""
