"""What a character does and blocks, in a few lines: for the eyes, and for a screen reader."""

from PySide6.QtCore import QCoreApplication

from coup_desktop.desk.wording import Wording, all_of
from coup_desktop.engine.cast import Character

translate = QCoreApplication.translate


def character_help(wording: Wording, character: Character) -> str:
    """Rich text: the name, what a claim of the character allows, and what it blocks."""
    from html import escape  # with all names of HTML's letters, which a start can do without

    name = f"<b>{escape(wording.character(character))}</b>"
    return "<br>".join([name, *(escape(line) for line in help_lines(wording, character))])


def spoken_help(wording: Wording, character: Character) -> str:
    """The same as plain text, without the name."""
    return " ".join(help_lines(wording, character))


def help_lines(wording: Wording, character: Character) -> list[str]:
    """What a claim of the character allows, action by action, and what it blocks, as sentences."""
    lines = []
    for offer in wording.offers_of(character):
        line = translate("CharacterHelp", "{action}: {effect}").format(
            action=wording.action(offer.action), effect=wording.effect(offer.action, character)
        )
        lines.append(line)
    blocked = wording.blocked_by(character)
    if blocked:
        line = translate("CharacterHelp", "Blocks {actions}.").format(
            actions=all_of([wording.action(action) for action in blocked])
        )
        lines.append(line)
    return lines
