"""How long things are shown, and when the table waits to be told."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from statistics import mean
from time import monotonic

import pytest
from PySide6.QtCore import QElapsedTimer
from pytestqt.qtbot import QtBot

from coup_desktop.bots.bot import LEVELS, info, make
from coup_desktop.bots.personas import CAST
from coup_desktop.bots.random_bot import RandomBot
from coup_desktop.engine import events
from coup_desktop.engine.cast import NO_CHARACTER
from coup_desktop.engine.events import CardEvent, Event, Phase
from coup_desktop.engine.moves import Move
from coup_desktop.engine.view import View
from coup_desktop.table import pace as pace_module
from coup_desktop.table.clock import Clock
from coup_desktop.table.controller import Controller
from coup_desktop.table.pace import QUICKEST, Pace, tempo, thinking_time
from coup_desktop.table.prompt import Prompt
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
        self.thoughts: list[tuple[Prompt, int]] = []

    def step(self) -> None:
        prompt = self.controller._asking.prompt
        if prompt is not None:
            self.thoughts.append((prompt, self.clock.waits[-1]))
            end = monotonic() + PATIENT / 1000
            while self.controller._answer is None:
                assert monotonic() < end, "no answer"
                self.qtbot.wait(1)  # `waitUntil` looks every 10 ms
        self.clock.let_pass()

    def to_the_end(self) -> None:
        self.controller.begin()
        while not self.watch.winners:
            self.step()


@pytest.mark.parametrize("pace", PAUSING)
def test_thinking_time_is_the_kind_of_questions_and_chance(
    make_table: MakeTable, qtbot: QtBot, manual_clock: Callable[[], ManualClock], pace: Pace
) -> None:
    """Not a matter of whether there was a choice."""
    forced = False
    for seed in (1, 3):
        controller, watch = make_table(
            ["random"] * 5, "coup-x", ["six", "teams"], seed=seed, pace=pace
        )
        drive = Drive(qtbot, controller, watch, manual_clock())
        drive.to_the_end()
        assert drive.thoughts
        for prompt, time in drive.thoughts:
            beat = tempo(seed, len(prompt.view.history))
            assert time == thinking_time(pace, prompt.view.phase, beat)
            forced = forced or len(prompt.legal) == 1
    assert forced, "some decisions were forced"


def test_a_tempo_is_between_its_bounds_and_usual_on_the_average() -> None:
    found = [tempo(seed, happened) for seed in range(40) for happened in range(100)]
    assert min(found) >= QUICKEST
    assert max(found) <= 2 - QUICKEST
    assert abs(mean(found) - 1) < 0.02
    assert len(set(found[:100])) > 90, "it changes from decision to decision"


class Slow(RandomBot):
    """Thinks for a while, and the longer the better its first card is."""

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        end = monotonic() + 0.0004 * sum(view.hand)
        while monotonic() < end:
            pass
        return super().choose(view, legal)


def test_the_pause_depends_neither_on_the_hand_nor_on_the_real_time(
    make_table: MakeTable, qtbot: QtBot, manual_clock: Callable[[], ManualClock]
) -> None:
    """Ordinary least squares over some thousand decisions of real levels explain less than 1 %."""
    rows: list[list[float]] = []
    pauses: list[float] = []
    levels = [f"{info.word}:{persona.word}" for info in LEVELS for persona in CAST[:2]]
    words = [word for word in levels if not info(word).searches]
    for seed in range(14):
        waits = []
        for bots in (make, lambda word, seed: Slow(seed)) if seed < 2 else (make,):
            chosen = [words[(seed + seat) % len(words)] for seat in range(5)]
            controller, watch = make_table(chosen, seed=seed, pace=Pace.NORMAL, bots=bots)
            drive = Drive(qtbot, controller, watch, manual_clock())
            drive.to_the_end()
            waits.append(drive.thoughts)
        for prompt, time in waits[0]:
            pauses.append(time / thinking_time(Pace.NORMAL, prompt.view.phase))
            rows.append(what_is_hidden(prompt))
        for prompt, time in (pair for thoughts in waits for pair in thoughts):
            beat = tempo(seed, len(prompt.view.history))
            assert time == thinking_time(Pace.NORMAL, prompt.view.phase, beat)
    assert len(pauses) > 1500
    assert explained(rows, pauses) < 0.01
    # The measure itself sees what there is to see.
    told = [pause + 0.2 * row[1] for pause, row in zip(pauses, rows, strict=True)]
    assert explained(rows, told) > 0.05


def what_is_hidden(prompt: Prompt) -> list[float]:
    """One, the cards of the hand, and whether what it may claim now would be true."""
    view = prompt.view
    counts = [float((view.hand + view.drawn).count(card)) for card in view.ruleset.cast]
    claims = {legal.claim for legal in prompt.legal if legal.claim != NO_CHARACTER}
    return [1.0, *counts[:-1], float(bool(claims & set(view.hand)))]


def explained(rows: Sequence[Sequence[float]], values: Sequence[float]) -> float:
    """The part of the variance that a linear regression explains."""
    size = len(rows[0])
    left = [[sum(r[i] * r[j] for r in rows) for j in range(size)] for i in range(size)]
    right = [sum(r[i] * v for r, v in zip(rows, values, strict=True)) for i in range(size)]
    for i in range(size):  # Gauss and Jordan, pivots from below
        pivot = max(range(i, size), key=lambda k: abs(left[k][i]))
        left[i], left[pivot] = left[pivot], left[i]
        right[i], right[pivot] = right[pivot], right[i]
        for k in range(size):
            if k != i:
                part = left[k][i] / left[i][i]
                left[k] = [a - part * b for a, b in zip(left[k], left[i], strict=True)]
                right[k] -= part * right[i]
    weights = [right[i] / left[i][i] for i in range(size)]
    middle = mean(values)
    rest = sum(
        (v - sum(w * x for w, x in zip(weights, r, strict=True))) ** 2
        for r, v in zip(rows, values, strict=True)
    )
    return 1 - rest / sum((v - middle) ** 2 for v in values)


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
        Clock, "wait", lambda clock, times, least=0: wait(clock, lambda _: times(Pace.INSTANT))
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
