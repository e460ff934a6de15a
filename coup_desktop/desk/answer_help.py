"""What the rules say of each sort of answer: its tooltip, and its place in the handbook.

An action's and a block's sentences follow from the ruleset: `wording.Wording` has them.
"""

from enum import Enum

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


class Sort(Enum):
    """A sort of answer; the value is its place in the handbook's chapter of answers."""

    CHALLENGE = "challenge"
    ALLOW = "allow"
    SHOW = "show"
    DECLINE = "decline"
    LOSE = "lose"
    KEEP = "keep"
    PRESENT = "present"
    HAND_BACK = "hand-back"
    HAVE_REPLACED = "have-replaced"
    GIVE = "give"
    DRAFT = "draft"
    SPEAK_UP = "speak-up"
    """To challenge, where several people are asked at once."""
    SPEAK_UP_TO_BLOCK = "speak-up-to-block"
    PASS_TOGETHER = "pass-together"


def answer_help(sort: Sort, name: str = "") -> str:
    """What an answer of that sort does, in a sentence or two.

    Args:
        sort: of the answer.
        name: the challenger's, where a claim is proven; the owner's, where a card is replaced; the
            characters', where somebody speaks up to block.
    """
    return _template(sort).format(name=name, characters=name)


def _template(sort: Sort) -> str:
    match sort:
        case Sort.CHALLENGE:
            return translate(
                "Prompt",
                "The claim must be proven now. If it is, you lose an influence; if not, the "
                "other seat loses one.",
            )
        case Sort.ALLOW:
            return translate("Prompt", "You do nothing against it. That claims nothing.")
        case Sort.SHOW:
            return translate(
                "Prompt",
                "It proves the claim: {name} loses an influence, then what you showed is "
                "shuffled into the Court and replaced.",
            )
        case Sort.DECLINE:
            return translate(
                "Prompt", "You do not prove the claim. The card lies face up for good."
            )
        case Sort.LOSE:
            return translate("Prompt", "The card lies face up before you for good.")
        case Sort.SPEAK_UP | Sort.SPEAK_UP_TO_BLOCK | Sort.PASS_TOGETHER:
            return _open_template(sort)
        case _:
            return _private_template(sort)


def order_help() -> str:
    """Who counts where several people speak up, in a sentence or two."""
    return translate(
        "Prompt",
        "If several speak up, the first in the rules' order counts, whoever is quicker. Until "
        "the question is closed the same key takes it back.",
    )


def _open_template(sort: Sort) -> str:
    match sort:
        case Sort.SPEAK_UP:
            return translate(
                "Prompt",
                "Who challenges has the claim proven now. If it is, the challenger loses an "
                "influence; if not, the other seat loses one.",
            )
        case Sort.SPEAK_UP_TO_BLOCK:
            return translate("Prompt", "Who speaks up blocks, and claims {characters}.")
        case _:
            return translate("Prompt", "Nobody does anything against it. That claims nothing.")


def _private_template(sort: Sort) -> str:
    match sort:
        case Sort.KEEP:
            return translate("Prompt", "What you return is shuffled into the Court, unseen.")
        case Sort.PRESENT:
            return translate("Prompt", "Only the seat that examines you sees it.")
        case Sort.HAND_BACK:
            return translate("Prompt", "The card stays where it was.")
        case Sort.HAVE_REPLACED:
            return translate(
                "Prompt", "{name} draws a card from the Court, then this one is shuffled into it."
            )
        case Sort.GIVE:
            return translate("Prompt", "Nobody sees it; you draw another from the Court first.")
        case _:
            return translate("Prompt", "The others of the set are discarded, unseen.")
