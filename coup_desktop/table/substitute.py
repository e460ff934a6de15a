"""Who decides where a bot cannot: another bot, which is named; where that cannot either, chance."""

from typing import Final

from PySide6.QtCore import QObject, Signal

from coup_desktop.bots.random_bot import RandomBot
from coup_desktop.bots.stream import seat_seed
from coup_desktop.engine.bot_words import level_of
from coup_desktop.engine.moves import NOBODY, Move
from coup_desktop.engine.translating import Sentence, sentence
from coup_desktop.table.prompt import Prompt
from coup_desktop.table.seats import Bots

SUBSTITUTE: Final = "page"
"""A level that plays by rule, needs no file, and answers within a few milliseconds."""


class Substitute(QObject):
    """Decides for the bots of one table, a decision at a time."""

    told = Signal(object)
    """That it was called, and why, as a sentence for a person; once for each decision."""

    def __init__(self, bots: Bots, seed: int, parent: QObject) -> None:
        """Args: bots: have the one that is called; seed: of the game."""
        super().__init__(parent)
        self._bots = bots
        self._seed = seat_seed(seed, NOBODY)
        self._chance = RandomBot(self._seed)
        self._called_for: int | None = None
        """The prompt that the substitute was last called for, by its id."""

    def call(self, prompt: Prompt, word: str, name: str, reason: str) -> Move | None:
        """Decides in a bot's place.

        Args:
            prompt: what the bot was asked.
            word: the bot's.
            name: the seat's.
            reason: why the bot cannot; holds nothing that is hidden.

        Returns:
            The move, where the substitute has failed already and chance decides; else None: the
            substitute's answer comes as that of a bot.
        """
        again = self._called_for == prompt.id
        self._called_for = prompt.id
        if again:
            told = sentence(
                "Substitute",
                "The substitute for {name} could not decide either ({reason}). A random legal "
                "move was played instead, and the game goes on.",
                name=name,
                reason=reason,
            )
        else:
            told = sentence(
                "Substitute",
                "{name}, {level}, could not decide ({reason}). A bot of the level {substitute} "
                "decides instead, and the game goes on.",
                name=name,
                level=_level_name(word),
                substitute=_level_name(SUBSTITUTE),
                reason=reason,
            )
        self.told.emit(told)
        if again:
            return self._chance.choose(prompt.view, prompt.legal)
        self._bots.ask_another(prompt, SUBSTITUTE, self._seed)
        return None


def _level_name(word: str) -> str:
    return Sentence("Bots", level_of(word).replace("-", " ").capitalize(), {})
