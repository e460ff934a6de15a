"""A table at which a game runs: what it says, and what others may know of it."""

from collections import deque
from typing import Final

from PySide6.QtCore import QObject, Signal

from coup_desktop.engine.events import Event
from coup_desktop.engine.game import Game
from coup_desktop.engine.record import Record
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.tags import is_practice
from coup_desktop.engine.view import View, before_deal
from coup_desktop.table.chairs import Chairs
from coup_desktop.table.keeping import Keeping
from coup_desktop.table.prompt import OpenPrompt, Prompt
from coup_desktop.table.setup import TableSetup
from coup_desktop.table.sparing import Sparing
from coup_desktop.table.standing import Standing
from coup_desktop.table.writer import Keeper


class HiddenError(Exception):
    """Somebody wanted to see what no player may see while the game runs."""


class Table(QObject):
    """What a `controller.Controller` says and tells; it alone moves anything."""

    prompted = Signal(Prompt)
    """A human is asked; answer with `answer`. One prompt is open at a time."""
    opened = Signal(OpenPrompt)
    """Several people are asked at once; answer with `speak` and `close_question`."""
    spoke = Signal(int, bool)
    """A seat speaks up to the open question, or takes it back."""
    withdrawn = Signal(int)
    """The prompt of that id is no longer open: it was answered, or the table is closed."""
    happened = Signal(Event)
    """One event as the audience may see it; the pace gives it its time before the next."""
    settled = Signal(View)
    """The table after all events of a move, as the audience sees it."""
    waiting_for = Signal(int)
    """The seat that is asked now; `NOBODY` when the game is over."""
    paused = Signal(bool)
    """Whether the table waits for `proceed` (`Pace.STEP`)."""
    letting_pass = Signal(int, bool)
    """A human's seat, and whether it lets everything pass from now on; see `let_pass`."""
    seated = Signal(int, bool)
    """A human's seat, and whether that person sits there from now on; see `set_sitting`."""
    went_back = Signal()
    """Something was undone: `history` and `view` tell of the game as it stands now."""
    held = Signal(bool)
    """Whether somebody holds the table (`hold`)."""
    over = Signal(int)
    """The game has ended; the seat that has won."""
    trouble = Signal(object)
    """Something failed, and how the game went on, as a sentence for a person."""

    def __init__(
        self,
        setup: TableSetup,
        standing: Standing,
        chairs: Chairs,
        sparing: Sparing,
        keeper: Keeper | None,
        parent: QObject | None,
    ) -> None:
        super().__init__(parent)
        self._setup = setup
        self._game = standing.game
        self._events: deque[Event] = deque(
            () if standing.has_begun else standing.game.history or ()
        )
        """What is still to be shown."""
        self._chairs = chairs
        self._sparing = sparing
        self._resigned = standing.resigned
        self.keeping: Final = Keeping(standing.record, keeper, self)
        self.keeping.trouble.connect(self.trouble)

    @property
    def setup(self) -> TableSetup:
        """What the game was made of."""
        return self._setup

    @property
    def teams(self) -> tuple[int, ...] | None:
        """The team of each seat at the start, in a team game."""
        return self.keeping.record.setup.teams

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats of people, also of those who stand up for a while."""
        return self._chairs.people

    @property
    def sitting(self) -> tuple[int, ...]:
        """The seats of the people who decide for themselves just now."""
        return self._chairs.sitting

    @property
    def resigned(self) -> frozenset[int]:
        """The seats of people who gave the game up."""
        return self._resigned

    @property
    def is_practice(self) -> bool:
        """Whether this game counts as practice: something was undone, or cards could be known."""
        return is_practice(self.keeping.record.setup)

    @property
    def audience(self) -> int | None:
        """Whose eyes the screen has: the only human's seat; None with several or none."""
        humans = self.humans
        return humans[0] if len(humans) == 1 else None

    @property
    def letting(self) -> frozenset[int]:
        """The seats of people that let everything pass just now."""
        return self._sparing.letting

    @property
    def first_view(self) -> View:
        """The table before the first card, as somebody knows it who sees no hidden card."""
        setup, record = self._setup, self.keeping.record
        chance = SplitMix64(setup.seed)  # nothing of the deal is seen
        game = Game.start(setup.ruleset, setup.starter, chance, record.setup.teams)
        return before_deal(game.view(None))

    @property
    def history(self) -> tuple[Event, ...]:
        """What was shown so far, as the audience saw it."""
        events = self._game.history or []
        shown = len(events) - len(self._events)
        return tuple(event.seen_by(self.audience) for event in events[:shown])

    def view(self, seat: int | None) -> View:
        """What a seat may know; None: what somebody knows who sees no hidden card.

        Raises:
            HiddenError: the seat is a bot's, and the game with people at the table still runs.
        """
        if seat is None or seat in self.humans or self._open_to_all:
            return self._game.view(seat)
        raise HiddenError(f"{self._setup.names[seat]}'s cards are hidden until the game is over")

    @property
    def record(self) -> Record:
        """The record, once no card in it is secret: the game is over, or only bots play.

        Raises:
            HiddenError: the game with people at the table still runs; its journal has it.
        """
        if not self._open_to_all:
            raise HiddenError("the record holds hidden cards until the game is over")
        return self.keeping.record

    def _tells_time(self, seat: int) -> bool:
        """Whether the time of a seat's answer would tell somebody something.

        It is a bot's, whether it has a choice or not (only its cards may say so), and people play.
        """
        playing = (each for each in self.humans if self._game.living >> each & 1)
        return not self._chairs.is_person(seat) and not self._resigned.issuperset(playing)

    @property
    def _open_to_all(self) -> bool:
        return self._game.over or not self.humans
