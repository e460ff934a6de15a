"""Who plays a seat, as a record says it: `human`, `LEVEL`, or `LEVEL:CHARACTER`."""

from typing import Final

_JOINT: Final = ":"


def level_of(kind: str) -> str:
    """The level of a bot's word; of any other word itself."""
    return kind.partition(_JOINT)[0]


def character_of(kind: str) -> str:
    """The character of a bot's word; empty where it names none."""
    return kind.partition(_JOINT)[2]


def bot_word(level: str, character: str = "") -> str:
    """The word of a level's bot, neutral or of a character."""
    return f"{level}{_JOINT}{character}" if character else level
