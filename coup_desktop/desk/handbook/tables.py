"""The chapters that are made of the engine's tables, as Markdown.

Their sentences are those of `Wording`, `answer_help` and `character_help`, which tooltips are made
of, too: what a button says and what the handbook says cannot differ.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from coup_desktop.desk.character_help import help_lines
from coup_desktop.desk.handbook.answers_page import answers_page
from coup_desktop.desk.handbook.contents import (
    ACTIONS_CHAPTER,
    ANSWERS_CHAPTER,
    CHARACTERS_CHAPTER,
    SWITCHES_CHAPTER,
    topic_of_action,
    topic_of_character,
)
from coup_desktop.desk.handbook.markdown import NOTHING, heading, joined, table, title_of_page
from coup_desktop.desk.handbook.pages import escaped
from coup_desktop.desk.handbook.switches_page import switches_page
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
from coup_desktop.engine.rulebook import Offer

translate = QCoreApplication.translate

EMBLEM: Final = "emblem:"
"""A picture's address: a character's emblem; its word follows."""
FACE: Final = "face:"
"""The same of its card."""


def _picture(address: str, wording: Wording, character: Character) -> str:
    name = escaped(wording.character(character))
    return f"![{name}]({address}{CHARACTERS[character].word})"


def _cost(offer: Offer) -> str:
    if not offer.cost:
        return NOTHING
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
        heading(title_of_page(ACTIONS_CHAPTER), ACTIONS_CHAPTER, 1),
        escaped(intro),
        table(
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
    return joined(pieces)


def _action_row(wording: Wording, offer: Offer) -> list[str]:
    claim = offer_claim(offer)
    claims = NOTHING if claim == NO_CHARACTER else _character_link(wording, claim)
    if claim == NO_CHARACTER and ACTIONS[offer.action].challengeable:
        text = translate("Handbook", "not to hold {characters}")
        claims = escaped(text.format(characters=", ".join(wording.barred)))
    blockers = ", ".join(_character_link(wording, c) for c in wording.blockers(offer.action))
    name = f"[{escaped(wording.action(offer.action))}]({topic_of_action(offer.action)})"
    return [name, claims, escaped(_cost(offer)), blockers or NOTHING]


def _character_link(wording: Wording, character: Character) -> str:
    return f"[{escaped(wording.character(character))}]({topic_of_character(character)})"


def _action_section(wording: Wording, action: Action, offers: Sequence[Offer]) -> Iterator[str]:
    yield heading(wording.action(action), ACTIONS[action].word)
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
        heading(title_of_page(CHARACTERS_CHAPTER), CHARACTERS_CHAPTER, 1),
        escaped(intro),
    ]
    for character in wording.ruleset.cast:
        pieces.append(heading(wording.character(character), CHARACTERS[character].word))
        lines = [_offer_line(wording, offer) for offer in wording.offers_of(character)]
        # What is said of the actions stands in those lines; what is left are the blocks.
        blocks = help_lines(wording, character)[len(lines) :]
        lines += [f"- {escaped(line)}" for line in blocks]
        pieces += [_picture(FACE, wording, character), "\n".join(lines)]
    return joined(pieces)


def _offer_line(wording: Wording, offer: Offer) -> str:
    name = escaped(wording.action(offer.action))
    sentences = escaped(wording.action_help(offer.action, offer_claim(offer)))
    return f"- [{name}]({topic_of_action(offer.action)}): {sentences}"


PAGES: Final[Mapping[str, Callable[[Wording], str]]] = {
    ACTIONS_CHAPTER: actions_page,
    CHARACTERS_CHAPTER: characters_page,
    ANSWERS_CHAPTER: answers_page,
    SWITCHES_CHAPTER: switches_page,
}
"""By a chapter's word, what makes it."""
