"""When a bot that searches answers: by what everybody could know, whatever it really takes."""

from collections.abc import Callable, Sequence
from statistics import mean

import pytest
from pytestqt.qtbot import QtBot

from coup_desktop.bots.bot import Bot, UnknownBotError, make, without_search
from coup_desktop.desk.seating import thinks_apart
from coup_desktop.engine.events import Allowed, Phase
from coup_desktop.engine.moves import Move
from coup_desktop.engine.view import View
from coup_desktop.table import pace as pace_module
from coup_desktop.table.bot_process import SECONDS, BotMaker, BotProcess, LateError
from coup_desktop.table.clock import Clock
from coup_desktop.table.controller import Controller
from coup_desktop.table.pace import Pace, search_time, tempo, thinking_time
from tests.table.conftest import MakeTable, ManualClock, Person, Watch
from tests.table.test_pace import Drive, explained, what_is_hidden

PACES = [Pace.INSTANT, Pace.FAST, Pace.NORMAL, Pace.SLOW]
SPREAD = [number / 500 for number in range(250, 751)]
"""All the tempos there may be, evenly."""


class Elsewhere(BotProcess):
    """In place of a process: answers at once, or never in time, as its turn is."""

    def __init__(self, late: Callable[[int], bool]) -> None:
        super().__init__()
        self._late = late
        self._bots: dict[tuple[str, int], Bot] = {}
        self.times: list[float] = []
        """Until when each decision was waited for."""

    def call(self, bots: Sequence[tuple[str, int]]) -> None:
        pass

    def choose(
        self, word: str, seed: int, view: View, legal: Sequence[Move], until: float | None = None
    ) -> Move | None:
        assert until is not None
        self.times.append(until)
        if self._late(len(self.times)):
            raise LateError
        key = (without_search(word), seed)  # plays by its cards, and quickly
        found = self._bots.get(key) or make(*key)
        self._bots[key] = found
        return found.choose(view, legal)


class Thoughts(Drive):
    """Plays a game with people, who answer at once."""

    def __init__(
        self, qtbot: QtBot, controller: Controller, watch: Watch, clock: ManualClock
    ) -> None:
        super().__init__(qtbot, controller, watch, clock)
        self.leasts: list[int] = []
        self.watched: list[bool] = []
        Person(controller, later=False)

    def step(self) -> None:
        controller = self.controller
        if controller._asking.prompt is not None:
            living = [controller._game.living >> seat & 1 for seat in controller.humans]
            self.leasts.append(self.clock.leasts[-1])
            self.watched.append(any(living))
        super().step()


def elsewhere(late: Callable[[int], bool]) -> tuple[BotMaker, Elsewhere]:
    process = Elsewhere(late)
    return BotMaker(make, thinks_apart, process), process


KINDS = ["human", "doge:bianca", "page", "doge", "doge:galeazzo"]


@pytest.mark.parametrize("pace", PACES)
def test_the_moment_of_an_answer_is_a_matter_of_the_question_and_chance(
    make_table: MakeTable, qtbot: QtBot, manual_clock: Callable[[], ManualClock], pace: Pace
) -> None:
    """Neither of cards, nor of whether there was a choice, nor of what the process does."""
    forced = alone = 0
    for seed, late in ((1, lambda _: False), (2, lambda _: True), (3, lambda turn: turn % 3 == 0)):
        bots, process = elsewhere(late)
        controller, watch = make_table(KINDS, seed=seed, pace=pace, bots=bots)
        controller._bots._now = lambda: 100.0
        drive = Thoughts(qtbot, controller, watch, manual_clock())
        drive.to_the_end()
        for (prompt, time), least, watched in zip(
            drive.thoughts, drive.leasts, drive.watched, strict=True
        ):
            phase = prompt.view.phase
            searches = KINDS[prompt.seat].startswith("doge")
            assert least == (search_time(phase) if searches and watched else 0)
            beat = tempo(seed, len(prompt.view.history))
            assert time == max(thinking_time(pace, phase, beat), least)
            forced += searches and len(prompt.legal) == 1
            alone += searches and not watched
        # The answer is there before the time is over; where nobody is told anything, when it is.
        assert all(
            until < 100 + max(pace_module._SEARCHES.values()) / 1000 or until == 100 + SECONDS
            for until in process.times
        )
        assert not watch.troubles
    assert forced, "some decisions were forced"
    assert alone, "some came when nobody was left to learn from them"


def test_the_process_is_given_less_than_the_pause(
    make_table: MakeTable, qtbot: QtBot, manual_clock: Callable[[], ManualClock]
) -> None:
    bots, process = elsewhere(lambda _: False)
    controller, watch = make_table(["human", "doge", "doge"], pace=Pace.FAST, bots=bots)
    controller._bots._now = lambda: 0.0
    drive = Thoughts(qtbot, controller, watch, manual_clock())
    drive.to_the_end()
    asked = [
        (least, time)
        for (prompt, time), least in zip(drive.thoughts, drive.leasts, strict=True)
        if prompt.seat and len(prompt.legal) > 1
    ]
    assert len(asked) == len(process.times) > 20
    for (least, time), until in zip(asked, process.times, strict=True):
        assert 0.5 * least < 1000 * until < least <= time or (least == 0 and until == SECONDS)


def test_the_pause_of_a_bot_that_searches_does_not_depend_on_its_hand(
    make_table: MakeTable, qtbot: QtBot, manual_clock: Callable[[], ManualClock]
) -> None:
    """Ordinary least squares over some thousand decisions explain less than 1 %."""
    usual = {
        (phase, least): mean(thinking_time(Pace.NORMAL, phase, beat, least) for beat in SPREAD)
        for phase in pace_module._SEARCHES
        for least in (0, search_time(phase))
    }
    rows: list[list[float]] = []
    pauses: list[float] = []
    for seed in range(16):
        bots, _ = elsewhere(lambda turn: turn % 2 == 0)
        controller, watch = make_table(KINDS, seed=seed, pace=Pace.NORMAL, bots=bots)
        drive = Thoughts(qtbot, controller, watch, manual_clock())
        drive.to_the_end()
        for (prompt, time), least in zip(drive.thoughts, drive.leasts, strict=True):
            if KINDS[prompt.seat].startswith("doge"):
                rows.append(what_is_hidden(prompt))
                pauses.append(time / usual[prompt.view.phase, least])
    assert len(pauses) > 1000
    assert explained(rows, pauses) < 0.01
    told = [pause + 0.2 * row[1] for pause, row in zip(pauses, rows, strict=True)]
    assert explained(rows, told) > 0.05, "the measure sees what there is to see"


def test_every_question_has_its_time_and_a_round_of_ten_is_let_pass_within_two_seconds() -> None:
    assert set(pace_module._SEARCHES) == set(pace_module._THOUGHTS)
    assert max(pace_module._SEARCHES.values()) <= 1000 * SECONDS <= 1500
    least = search_time(Phase.CHALLENGE)
    allowed = pace_module._EVENTS[Allowed][1]
    usual = mean(thinking_time(Pace.NORMAL, Phase.CHALLENGE, beat, least) for beat in SPREAD)
    assert 9 * (usual + allowed) <= 2000
    assert 9 * thinking_time(Pace.INSTANT, Phase.CHALLENGE, 1.0, least) <= 1200


def test_who_hurries_a_table_does_not_see_how_long_a_bot_thinks(qtbot: QtBot) -> None:
    for pace in PACES:
        clock = Clock(pace)
        clock.wait(lambda pace: 60_000, 30_000)
        clock.skip()
        for changed in (pace, Pace.INSTANT, Pace.SLOW):
            clock.set_pace(changed)
            assert 10_000 < clock._timer.remainingTime() <= 30_000
        clock.hold(True)
        clock.skip()
        assert not clock._timer.isActive()
        clock.hold(False)
        assert 10_000 < clock._timer.remainingTime() <= 30_000
        clock.wait(lambda pace: 60_000)
        clock.skip()
        assert clock._timer.remainingTime() == 0
        clock.stop()


def test_a_question_to_a_bot_is_not_hurried_but_an_event_is(
    make_table: MakeTable, qtbot: QtBot, manual_clock: Callable[[], ManualClock]
) -> None:
    bots, _ = elsewhere(lambda _: False)
    controller, watch = make_table(["doge", "human"], pace=Pace.SLOW, bots=bots)
    clock = manual_clock()
    controller.begin()
    while not watch.waited_for:
        assert clock.leasts[-1] == 0
        clock.let_pass()
    assert clock.leasts[-1] == search_time(Phase.ACTION)


@pytest.mark.parametrize(
    ("word", "stand_in"),
    [("doge", "spymaster"), ("doge:lia", "spymaster:lia"), ("spymaster:lia", ""), ("random", "")],
)
def test_the_best_level_without_a_search_stands_in(word: str, stand_in: str) -> None:
    assert without_search(word) == thinks_apart(word) == stand_in


@pytest.mark.parametrize("word", ["prince", "doge:nobody", ""])
def test_a_bot_that_there_is_not_needs_no_process(word: str) -> None:
    with pytest.raises(UnknownBotError):
        without_search(word)
    assert thinks_apart(word) == ""
