"""A person who answers the same in the same situation, so that a game can be told from another."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QTimer

from coup_desktop.bots.random_bot import RandomBot
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.table.controller import Controller
from coup_desktop.table.prompt import Prompt
from coup_desktop.table.setup import SeatSetup, TableSetup

TABLES: tuple[tuple[str, int, tuple[str, ...]], ...] = (
    ("official", 2, ("draft",)),
    ("official", 3, ()),
    ("official", 5, ("factions", "inquisitor")),
    ("city-state", 4, ()),
    ("city-state", 6, ("diplomat",)),
    ("coup-x", 5, ("inspector",)),
    ("coup-x", 8, ("six", "teams")),
)
"""Every preset: its word, its seats, its options."""


def setup_of(table: tuple[str, int, tuple[str, ...]], seed: int = 1, people: int = 1) -> TableSetup:
    """A table whose first seats are people's."""
    preset, seats, options = table
    kinds = ["human"] * people + ["random"] * (seats - people)
    return TableSetup(
        Ruleset.make(preset, seats, options),
        tuple(SeatSetup(f"P{i}", kind) for i, kind in enumerate(kinds)),
        starter=seed % seats,
        seed=seed,
    )


class Steady(QObject):
    """Answers every prompt when the event loop comes round, or does something else."""

    def __init__(
        self, controller: Controller, instead: Callable[[Prompt, int], bool] = lambda _p, _n: False
    ) -> None:
        """Args: instead: is given the prompt and how many there were; true: it has acted itself."""
        super().__init__(controller)
        self._controller = controller
        self._instead = instead
        self._bot = RandomBot(5)
        self.asked = 0
        controller.prompted.connect(self._later)

    def _later(self, prompt: Prompt) -> None:
        self.asked += 1
        QTimer.singleShot(0, self, partial(self._act, prompt, self.asked))

    def _act(self, prompt: Prompt, number: int) -> None:
        if not self._instead(prompt, number):
            self._controller.answer(prompt.id, self._bot.choose(prompt.view, prompt.legal))
