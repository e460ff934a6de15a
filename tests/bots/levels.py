"""The levels that tests go through: each that the roster has is there the moment it is."""

from collections.abc import Sequence

from coup_desktop.bots import bot
from coup_desktop.bots.bot import Bot

LEVELS: Sequence[str] = tuple(info.word for info in bot.ROSTER if info.word != "random")
"""The weakest first."""


def quick(word: str, seed: int) -> Bot:
    """A bot of that word that thinks a little only."""
    return bot.make(word, seed)
