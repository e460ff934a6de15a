"""How long things are shown, and when the table waits to be told."""

from collections.abc import Callable, Sequence
from itertools import pairwise

import pytest
from PySide6.QtCore import QElapsedTimer
from pytestqt.qtbot import QtBot

from coup_desktop.bots.random_bot import RandomBot
from coup_desktop.engine import events
from coup_desktop.engine.events import CardEvent, Event, Phase
from coup_desktop.engine.moves import Move
from coup_desktop.engine.view import View
from coup_desktop.table import pace as pace_module
from coup_desktop.table.clock import Clock
from coup_desktop.table.controller import Controller
from coup_desktop.table.pace import Pace, thinking_time
from tests.table.conftest import PATIENT, Always, MakeTable, ManualClock, Watch, quiet

PAUSING = [Pace.FAST, Pace.NORMAL, Pace.SLOW]


def kinds_of_events() -> set[type[Event]]:
    kinds = [kind for kind in vars(events).values() if isinstance(kind, type)]
    return {kind for kind in kinds if issubclass(kind, Event)} - {Event, CardEvent}


def test_everything_has_its_time() -> None:
    assert set(pace_module._EVENTS) == kinds_of_events()
    assert set(pace_module._THOUGHTS) == set(Phase) - {Phase.OVER, Phase.DRAW}
    for times in (*pace_module._EVENTS.values(), *pace_module._THOUGHTS.values()):
        assert all(faster <= slower for faster, slower in pairwise(times))
        assert times[0] >= 0


def test_instant_takes_no_time_and_step_the_normal_one() -> None:
    for phase in pace_module._THOUGHTS:
        assert thinking_time(Pace.INSTANT, phase) == 0
        assert thinking_time(Pace.STEP, phase) == thinking_time(Pace.NORMAL, phase)


def test_a_round_of_ten_lets_a_claim_pass_within_two_seconds() -> None:
    """Nine seats are asked at each claim."""
    allowed = pace_module._EVENTS[events.Allowed][1]
    assert 9 * (thinking_time(Pace.NORMAL, Phase.CHALLENGE) + allowed) <= 2000


class Drive:
    """Plays a game on a clock that waits to be told, and notes what each wait was for."""

    def __init__(
        self, qtbot: QtBot, controller: Controller, watch: Watch, clock: ManualClock
    ) -> None:
        self.qtbot, self.controller, self.watch, self.clock = qtbot, controller, watch, clock
        self.thoughts: list[tuple[Phase, int, int]] = []

    def step(self) -> None:
        prompt = self.controller._asking.prompt
        if prompt is not None:
            self.thoughts.append((prompt.view.phase, self.clock.waits[-1], len(prompt.legal)))
            self.qtbot.waitUntil(lambda: self.controller._answer is not None, timeout=PATIENT)
        self.clock.let_pass()

    def to_the_end(self) -> None:
        self.controller.begin()
        while not self.watch.winners:
            self.step()


@pytest.mark.parametrize("pace", PAUSING)
def test_thinking_time_tells_nothing(
    make_table: MakeTable, qtbot: QtBot, manual_clock: Callable[[], ManualClock], pace: Pace
) -> None:
    """It depends on the pace and the kind of question: not on whether there was a choice."""
    forced = False
    for seed in (1, 3):
        controller, watch = make_table(
            ["random"] * 5, "coup-x", ["six", "teams"], seed=seed, pace=pace
        )
        drive = Drive(qtbot, controller, watch, manual_clock())
        drive.to_the_end()
        assert drive.thoughts
        for phase, time, choices in drive.thoughts:
            assert time == thinking_time(pace, phase)
            forced = forced or choices == 1
    assert forced, "some decisions were forced"


@pytest.mark.parametrize("pace", PAUSING)
def test_each_event_is_given_its_time(
    make_table: MakeTable, qtbot: QtBot, manual_clock: Callable[[], ManualClock], pace: Pace
) -> None:
    controller, watch = make_table(["random"] * 3, pace=pace)
    clock = manual_clock()
    controller.begin()
    while not watch.winners:
        event = watch.events[-1]
        if controller._asking.prompt is None:
            assert clock.waits[-1] == pace_module.event_time(pace, event)
            shown = len(watch.events)
            clock.let_pass()
            assert len(watch.events) <= shown + 1, "one by one"
        else:
            qtbot.waitUntil(lambda: controller._answer is not None, timeout=PATIENT)
            clock.let_pass()


def test_a_quick_bot_waits_for_its_time(
    make_table: MakeTable, qtbot: QtBot, manual_clock: Callable[[], ManualClock]
) -> None:
    controller, watch = make_table(["random"] * 2, bots=quiet)
    clock = manual_clock()
    controller.begin()
    while not watch.waited_for:
        clock.let_pass()
    qtbot.waitUntil(lambda: controller._answer is not None, timeout=PATIENT)
    assert controller._game.coins == [1, 2]
    clock.let_pass()
    assert controller._game.coins == [2, 2]


def test_a_slow_bot_is_waited_for(
    make_table: MakeTable, qtbot: QtBot, manual_clock: Callable[[], ManualClock]
) -> None:
    """The time passes first; the answer is shown when it comes."""

    class Late(RandomBot):
        def choose(self, view: View, legal: Sequence[Move]) -> Move:
            return legal[0]

    controller, watch = make_table(["random"] * 2, bots=lambda word, seed: Late(seed))
    clock = manual_clock()
    controller.begin()
    while not watch.waited_for:
        clock.let_pass()
    assert controller._answer is None, "the queued answer waits for the event loop"
    clock.let_pass()
    assert not watch.views[-1].action
    assert len(watch.waited_for) == 1
    with qtbot.waitSignal(controller.happened):
        pass
    assert controller._game.turns == 1
    assert not watch.troubles


def test_instant_goes_through_the_event_loop(make_table: MakeTable, qtbot: QtBot) -> None:
    controller, watch = make_table(["random"] * 4)
    controller.begin()
    assert len(watch.events) == 1, "the rest comes when the event loop comes round"
    with qtbot.waitSignal(controller.over, timeout=PATIENT):
        pass


def step_through(qtbot: QtBot, controller: Controller, watch: Watch) -> list[int]:
    """Plays in steps; returns how many events each step showed."""
    steps: list[int] = []
    seen = 0
    with qtbot.waitSignals([controller.paused, controller.settled], timeout=PATIENT):
        controller.begin()
    while not watch.winners:
        if controller._state.name == "PAUSED":
            steps.append(len(watch.events) - seen)
            seen = len(watch.events)
            controller.proceed()
            assert watch.pauses[-2:] == [True, False]
        else:
            with qtbot.waitSignal(controller.settled, timeout=PATIENT):
                pass
    return steps


@pytest.fixture
def no_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Waits take as long as at the instant pace, whatever the pace."""
    wait = Clock.wait
    monkeypatch.setattr(
        Clock, "wait", lambda clock, times: wait(clock, lambda pace: times(Pace.INSTANT))
    )


@pytest.mark.usefixtures("no_waits")
def test_step_by_step_waits_after_what_is_seen(make_table: MakeTable, qtbot: QtBot) -> None:
    controller, watch = make_table(["random"] * 3, bots=quiet, pace=Pace.STEP)
    steps = step_through(qtbot, controller, watch)
    assert steps
    assert not watch.troubles
    turns = controller._game.turns
    assert len(steps) >= turns
    for before, after in zip(watch.pauses[::2], watch.pauses[1::2], strict=True):
        assert (before, after) == (True, False)


@pytest.mark.usefixtures("no_waits")
def test_step_by_step_does_not_wait_after_what_passes(make_table: MakeTable, qtbot: QtBot) -> None:
    """A tax that three seats let pass is two steps: its claim, and what came of it."""
    controller, watch = make_table(
        ["random"] * 4, bots=lambda word, seed: Always("tax", "allow"), pace=Pace.STEP
    )
    with qtbot.waitSignal(controller.paused, timeout=PATIENT):
        controller.begin()
    assert controller._game.phase is Phase.CHALLENGE
    with qtbot.waitSignal(controller.settled, timeout=PATIENT):
        controller.proceed()
    with qtbot.waitSignal(controller.paused, timeout=PATIENT):
        pass
    assert controller._game.turns == 1
    assert watch.pauses == [True, False, True]


@pytest.mark.usefixtures("no_waits")
def test_step_by_step_asks_a_person_without_a_stop(make_table: MakeTable, qtbot: QtBot) -> None:
    controller, watch = make_table(["random", "human"], bots=quiet, pace=Pace.STEP)
    with qtbot.waitSignal(controller.prompted, timeout=PATIENT):
        controller.begin()
    assert not watch.pauses


@pytest.mark.usefixtures("no_waits")
def test_another_pace_ends_the_stop(make_table: MakeTable, qtbot: QtBot) -> None:
    controller, watch = make_table(["random"] * 3, bots=quiet, pace=Pace.STEP)
    with qtbot.waitSignal(controller.paused, timeout=PATIENT):
        controller.begin()
    assert not watch.winners
    controller.set_pace(Pace.STEP)
    assert watch.pauses == [True]
    with qtbot.waitSignal(controller.over, timeout=PATIENT):
        controller.set_pace(Pace.INSTANT)
    assert watch.pauses == [True, False]
    assert controller.pace is Pace.INSTANT


def test_a_quicker_pace_cuts_the_present_wait(make_table: MakeTable, qtbot: QtBot) -> None:
    controller, watch = make_table(["random"] * 3, pace=Pace.SLOW)
    controller.begin()
    assert not watch.winners
    with qtbot.waitSignal(controller.over, timeout=PATIENT):
        controller.set_pace(Pace.INSTANT)


def test_proceed_skips_the_present_wait(
    make_table: MakeTable, qtbot: QtBot, manual_clock: Callable[[], ManualClock]
) -> None:
    controller, watch = make_table(["random"] * 3, bots=quiet, pace=Pace.SLOW)
    controller.begin()
    while not watch.waited_for:
        shown = len(watch.events)
        controller.proceed()
        assert len(watch.events) == shown + 1 or watch.waited_for
    controller.proceed()
    assert controller._state.name == "OVERDUE"
    controller.proceed()
    assert not watch.troubles, "a bot's patience is not skipped"
    with qtbot.waitSignal(controller.happened, timeout=PATIENT):
        pass


class AnHour(QElapsedTimer):
    """Has run for an hour."""

    def elapsed(self) -> int:
        return 3_600_000


def test_a_clock_counts_what_it_has_waited(qtbot: QtBot) -> None:
    clock = Clock(Pace.SLOW)
    clock.wait(lambda pace: 0 if pace is Pace.FAST else 3_600_000)
    with qtbot.waitSignal(clock.passed):
        clock.set_pace(Pace.FAST)
    clock.wait(lambda pace: 3_600_000)
    with qtbot.waitSignal(clock.passed):
        clock.skip()
    clock.skip()
    with qtbot.assertNotEmitted(clock.passed, wait=1):
        clock.set_pace(Pace.NORMAL)
    clock.wait(lambda pace: 3_600_000)
    clock._since = AnHour()
    with qtbot.waitSignal(clock.passed):
        clock.set_pace(Pace.SLOW)
    clock.wait(lambda pace: 0)
    clock.stop()
    with qtbot.assertNotEmitted(clock.passed, wait=1):
        clock.skip()
