"""The levels that tests go through: each that the roster has is there the moment it is."""

import os
from collections.abc import Sequence
from typing import Final

from coup_desktop.bots import bot
from coup_desktop.bots.bot import Bot
from coup_desktop.bots.personas import CAST
from coup_desktop.bots.settings import Settings
from coup_desktop.engine.bot_words import bot_word, level_of

LEVELS: Final[Sequence[str]] = tuple(info.word for info in bot.LEVELS)
"""The weakest first, without any temper."""
PERSONAS: Final[Sequence[str]] = tuple(persona.word for persona in CAST)
_TEMPERS: Final = sorted(CAST, key=lambda persona: persona.temper.bluff)
TEMPERED: Final[Sequence[str]] = tuple(
    bot_word(level, persona.word) for level in LEVELS for persona in (_TEMPERS[0], _TEMPERS[-1])
)
"""Who lies least, and who lies most, at each level."""
SEARCHING: Final = frozenset(info.word for info in bot.LEVELS if info.searches)
"""Levels of which the usual suite asks less."""
THOROUGH: Final = "COUP_FAIRNESS" in os.environ
"""Whether they are asked all the same; `tests/long` does."""
QUICK: Final = Settings(rollouts=24)


def searches(word: str) -> bool:
    """Whether that bot takes its time."""
    return level_of(word) in SEARCHING


def quick(word: str, seed: int) -> Bot:
    """A bot of that word that thinks a little only."""
    return bot.make(word, seed, QUICK)
