"""A table for tests: who watches it, who answers, and a clock that waits to be told."""

import threading
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QObject, QTimer
from pytestqt.qtbot import QtBot
from pytestqt.wait_signal import SignalBlocker

from coup_desktop.bots.random_bot import RandomBot
from coup_desktop.engine.events import Event, Phase
from coup_desktop.engine.moves import Move
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.engine.view import View
from coup_desktop.table import controller as controller_module
from coup_desktop.table.bot_process import BotFactory
from coup_desktop.table.clock import Clock, Times
from coup_desktop.table.controller import Controller
from coup_desktop.table.manners import Manners
from coup_desktop.table.pace import Pace
from coup_desktop.table.prompt import OpenPrompt, Prompt
from coup_desktop.table.setup import SeatSetup, TableSetup
from coup_desktop.table.writer import Keeper

if TYPE_CHECKING:
    from tests.table.openly import MakeAsked

TOGETHER = Manners(together=True)
PATIENT = 20_000  # milliseconds that a slow machine may take for a game without pauses


def random_bot(word: str, seed: int) -> RandomBot:
    return RandomBot(seed)


class Watch(QObject):
    """Notes what a controller says, and fails when it says it wrongly."""

    def __init__(self, controller: Controller) -> None:
        super().__init__(controller)
        self.controller = controller
        self.events: list[Event] = []
        self.views: list[View] = []
        self.prompts: list[Prompt] = []
        self.open: Prompt | None = None
        self.open_to_all: OpenPrompt | None = None
        self.waited_for: list[int] = []
        self.winners: list[int] = []
        self.troubles: list[str] = []
        self.pauses: list[bool] = []
        self.signals = 0
        controller.happened.connect(self._happened)
        controller.settled.connect(self._settled)
        controller.prompted.connect(self._prompted)
        controller.opened.connect(self._opened)
        controller.withdrawn.connect(self._withdrawn)
        controller.waiting_for.connect(self._waiting_for)
        controller.over.connect(self._over)
        controller.trouble.connect(self._trouble)
        controller.paused.connect(self._paused)

    @property
    def is_asked(self) -> bool:
        """Whether anybody is."""
        return self.open is not None or self.open_to_all is not None

    def _happened(self, event: Event) -> None:
        self.signals += 1
        assert not self.is_asked, "an event while somebody decides"
        self.events.append(event)

    def _settled(self, view: View) -> None:
        self.signals += 1
        assert not self.is_asked
        self.views.append(view)

    def _prompted(self, prompt: Prompt) -> None:
        self.signals += 1
        assert not self.is_asked, "two prompts are open"
        assert prompt.id not in [old.id for old in self.prompts]
        self.prompts.append(prompt)
        self.open = prompt

    def _opened(self, prompt: OpenPrompt) -> None:
        self.signals += 1
        assert not self.is_asked, "two prompts are open"
        self.open_to_all = prompt

    def _withdrawn(self, prompt_id: int) -> None:
        self.signals += 1
        withdrawn = self.open or self.open_to_all
        assert withdrawn is not None
        assert withdrawn.id == prompt_id
        self.open = self.open_to_all = None

    def _waiting_for(self, seat: int) -> None:
        self.signals += 1
        self.waited_for.append(seat)

    def _over(self, winner: int) -> None:
        self.signals += 1
        self.winners.append(winner)

    def _trouble(self, text: str) -> None:
        self.signals += 1
        self.troubles.append(text)

    def _paused(self, waits: bool) -> None:
        self.signals += 1
        self.pauses.append(waits)


class Person(QObject):
    """Answers every prompt by chance, at once or when the event loop comes round."""

    def __init__(self, controller: Controller, *, later: bool, seed: int = 7) -> None:
        super().__init__(controller)
        self._controller = controller
        self._later = later
        self._stream = SplitMix64(seed)
        controller.prompted.connect(self._answer)

    def _answer(self, prompt: Prompt) -> None:
        move = prompt.legal[self._stream.below(len(prompt.legal))]
        if self._later:
            QTimer.singleShot(
                0, self._controller, partial(self._controller.answer, prompt.id, move)
            )
        else:
            self._controller.answer(prompt.id, move)


class ManualClock(Clock):
    """Lets time pass when a test says so, and notes how long each wait would have been."""

    made: "list[ManualClock]" = []  # noqa: RUF012 - emptied by the fixture

    def __init__(self, pace: Pace, parent: QObject | None = None) -> None:
        super().__init__(pace, parent)
        self.waits: list[int] = []
        self.leasts: list[int] = []
        self.runs = False
        ManualClock.made.append(self)

    def wait(self, times: Times, least: int = 0) -> None:
        self.waits.append(times(self.pace))
        self.leasts.append(least)
        self.runs = True

    def stop(self) -> None:
        self.runs = False

    def skip(self) -> None:
        if self.runs:
            self.let_pass()

    def let_pass(self) -> None:
        assert self.runs, "nothing is waited for"
        self.runs = False
        self.passed.emit()


MakeTable = Callable[..., tuple[Controller, Watch]]


@pytest.fixture
def make_table(qtbot: QtBot) -> Iterator[MakeTable]:
    """Makes tables of a preset; they are closed when the test is over."""
    made: list[Controller] = []

    def make(
        kinds: Sequence[str],
        preset: str = "official",
        options: Sequence[str] = (),
        *,
        seed: int = 1,
        starter: int = 0,
        pace: Pace = Pace.INSTANT,
        bots: BotFactory = random_bot,
        keeper: Keeper | None = None,
        manners: Manners = Manners(),  # noqa: B008 - a value
        **switches: str,
    ) -> tuple[Controller, Watch]:
        named = {word.replace("_", "-"): value for word, value in switches.items()}
        setup = TableSetup(
            ruleset=Ruleset.make(preset, len(kinds), options, named),
            seats=tuple(SeatSetup(f"P{i}", kind) for i, kind in enumerate(kinds)),
            starter=starter,
            seed=seed,
        )
        controller = Controller(setup, pace, bots, keeper, manners=manners)
        made.append(controller)
        return controller, Watch(controller)

    yield make
    for controller in made:
        controller.close()


@pytest.fixture
def manual_clock(monkeypatch: pytest.MonkeyPatch) -> Callable[[], ManualClock]:
    """The clock of the table that was made last: no time passes by itself."""
    monkeypatch.setattr(controller_module, "Clock", ManualClock)
    ManualClock.made.clear()
    return lambda: ManualClock.made[-1]


def play_out(qtbot: QtBot, controller: Controller) -> None:
    """Plays a game to its end."""
    with qtbot.waitSignal(controller.over, timeout=PATIENT):
        controller.begin()


class Always:
    """A bot that answers with the move of a word where it may, else by chance."""

    def __init__(self, *words: str) -> None:
        self._words = words
        self._else = RandomBot(3)

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        for word in self._words:
            for move in legal:
                if move.word == word:
                    return move
        return self._else.choose(view, legal)


def quiet(word: str, seed: int) -> Always:
    """A bot that takes income and lets everything pass."""
    return Always("income", "allow", "coup")


class Thinker:
    """A bot that thinks until it is let go, and is quiet then."""

    def __init__(self, free: threading.Event) -> None:
        self._free = free

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        self._free.wait(PATIENT / 1000)
        return quiet("", 0).choose(view, legal)


def of_word(prompt: Prompt, word: str) -> Move:
    """The first move of a word that may answer a prompt."""
    return next(legal for legal in prompt.legal if legal.word == word)


def asked(qtbot: QtBot, watch: Watch) -> Prompt:
    """The prompt that is open, once there is one."""
    qtbot.waitUntil(lambda: watch.open is not None, timeout=PATIENT)
    assert watch.open is not None
    return watch.open


def same(one: Prompt, other: Prompt) -> bool:
    return (one.seat, one.view, one.legal) == (other.seat, other.view, other.legal)


def answer_asked(qtbot: QtBot, controller: Controller, watch: Watch, word: str) -> Prompt:
    """Answers what is asked, and waits until it is asked again."""
    prompt = asked(qtbot, watch)
    controller.answer(prompt.id, of_word(prompt, word))
    assert watch.open is not prompt
    return asked(qtbot, watch)


def prompt_heard(signal: SignalBlocker) -> Prompt:
    """The prompt that a signal which was waited for has brought."""
    prompt = (signal.args or [None])[0]
    assert isinstance(prompt, Prompt)
    return prompt


def in_phase(phase: Phase) -> Callable[[Prompt], bool]:
    return lambda prompt: prompt.view.phase is phase


@pytest.fixture
def ask(make_table: MakeTable, qtbot: QtBot) -> "MakeAsked":
    """A table where the first seat's first action is asked about in the open."""
    from tests.table.openly import Opened

    def make(
        who: str,
        word: str = "tax",
        preset: str = "official",
        bots: Callable[[str, int], Always] = lambda _word, _seed: Always("allow", "income"),
        manners: Manners = TOGETHER,
        before: Callable[[Controller], object] = lambda _controller: None,
        pace: Pace = Pace.INSTANT,
        **switches: str,
    ) -> "tuple[Controller, Watch, Opened]":
        kinds = ["human" if letter == "h" else "bot" for letter in who]
        controller, watch = make_table(
            kinds, preset, bots=bots, manners=manners, pace=pace, **switches
        )
        opened = Opened(controller)
        controller.begin()
        turn = asked(qtbot, watch)
        before(controller)
        controller.answer(turn.id, of_word(turn, word))
        return controller, watch, opened

    return make
