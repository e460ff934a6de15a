"""Bots in a process of their own: the same moves, and whatever becomes of it the game goes on."""

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import cast

import pytest
from PySide6.QtCore import QElapsedTimer, QTimer
from pytestqt.qtbot import QtBot

from coup_desktop.bots import bot
from coup_desktop.bots.random_bot import RandomBot
from coup_desktop.bots.settings import Settings
from coup_desktop.bots.stream import seat_seed
from coup_desktop.bots.thinking import READY, Answer, Deadline, Mind, Task
from coup_desktop.engine.game import Game
from coup_desktop.engine.moves import Move
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.engine.view import View
from coup_desktop.table import seats as seats_module
from coup_desktop.table.bot_process import (
    HANGS,
    BotMaker,
    BotProcess,
    LateError,
    Line,
    ProcessEndedError,
    Remote,
)
from tests.table import apart
from tests.table.conftest import PATIENT, MakeTable, ManualClock, play_out


def is_alive(pid: int) -> bool:
    """Whether there is such a process, and it is none that has ended."""
    return any(child.pid == pid for child in multiprocessing.active_children())


def here(word: str, seed: int) -> RandomBot:
    return RandomBot(seed)


def not_here(word: str) -> str:
    """Who decides where the process is late: bots in the process play like it, too."""
    return "" if word == "random" else "random"


@pytest.fixture
def maker() -> Iterator[BotMaker]:
    made = BotMaker(here, not_here, BotProcess(apart.serve))
    yield made
    made.close()


def test_it_plays_the_same_moves_as_here() -> None:
    process = BotProcess()
    try:
        game = Game.start(Ruleset.make("official", 3), 0, SplitMix64(5), None)
        bots = [bot.make("courtier:lia", seat_seed(5, seat)) for seat in range(3)]
        pids = set()
        while not game.over:
            seat, legal = game.asked, game.legal()
            view = game.view(seat)
            there = process.choose("courtier:lia", seat_seed(5, seat), view, legal)
            assert there is bots[seat].choose(view, legal)
            pids.add(process.id)
            game.play(there)
        assert len(pids) == 1, "all bots of a table share one"
        assert pids != {os.getpid()}
    finally:
        process.close()
    (pid,) = pids
    assert pid is not None
    assert not is_alive(pid)


def test_a_game_of_bots_in_the_process_is_the_game_of_bots_here(
    make_table: MakeTable, qtbot: QtBot, maker: BotMaker
) -> None:
    texts = []
    for bots in (maker, here):
        controller, watch = make_table(["usual"] * 3, bots=bots)
        play_out(qtbot, controller)
        assert not watch.troubles
        texts.append(controller.record.text())
        controller.close()
    assert texts[0] == texts[1]
    assert maker.process.id is None


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("crashes", "(the process that it thought in has ended)"),
        ("fails", "(RuntimeError, apart.py:"),
        ("unmade", "(ImportError, apart.py:"),
        ("illegal", "(its answer was not a legal move)"),
    ],
)
def test_the_game_goes_on_whatever_a_bot_does(
    make_table: MakeTable, qtbot: QtBot, maker: BotMaker, word: str, reason: str
) -> None:
    controller, watch = make_table([word, "random", "usual"], bots=maker)
    play_out(qtbot, controller)
    assert watch.winners
    assert watch.troubles
    for trouble in watch.troubles:
        # A neighbour in the process goes on in the next one.
        assert f"P0, {word.capitalize()}, could not decide {reason}" in trouble
        assert "I hold" not in trouble


def test_it_is_begun_before_the_first_question(
    make_table: MakeTable, qtbot: QtBot, maker: BotMaker, manual_clock: Callable[[], ManualClock]
) -> None:
    controller, watch = make_table(["human", "usual"], bots=maker)
    controller.begin()
    qtbot.waitUntil(lambda: maker.process.id is not None, timeout=PATIENT)
    assert not watch.waited_for
    pid = maker.process.id
    clock = manual_clock()
    while watch.open is None:
        clock.let_pass()
    controller.answer(watch.open.id, watch.open.legal[0])
    while controller._asking.prompt is None:
        clock.let_pass()
    qtbot.waitUntil(lambda: controller._answer is not None, timeout=PATIENT)
    assert maker.process.id == pid
    assert not watch.troubles


def test_a_table_without_such_bots_begins_none(
    make_table: MakeTable, qtbot: QtBot, maker: BotMaker
) -> None:
    controller, _ = make_table(["random"] * 3, bots=maker)
    play_out(qtbot, controller)
    assert maker.process.id is None


def test_a_process_that_is_killed_while_it_thinks_is_replaced(
    make_table: MakeTable, qtbot: QtBot, maker: BotMaker
) -> None:
    controller, watch = make_table(["hangs", "random"], bots=maker)
    controller.begin()
    qtbot.waitUntil(lambda: maker.process.id is not None, timeout=PATIENT)
    pid = maker.process.id
    assert pid is not None
    os.kill(pid, signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL)
    qtbot.waitUntil(lambda: bool(watch.troubles), timeout=PATIENT)
    assert "the process that it thought in has ended" in watch.troubles[0]


def test_a_bot_that_hangs_is_decided_for_and_given_up_with_its_process() -> None:
    time = Time()
    process = BotProcess(apart.serve, time)
    view, legal = some_question()
    bot_there = Remote(process, "hangs", 1, RandomBot(1))
    try:
        pid = 0
        for number in range(40):
            move = bot_there.choose_by(view, legal, until=time())
            assert move is RandomBot(1).choose(view, legal)
            pid = process.id or 0
            assert is_alive(pid)
            time.is_now += HANGS / 40 if number else 0.0
        time.is_now += 1.0
        with pytest.raises(ProcessEndedError):
            bot_there.choose_by(view, legal, until=time())
        assert process.id is None
        assert not is_alive(pid)
    finally:
        process.close()


def test_a_table_gives_up_a_bot_in_the_process_that_is_waited_for_too_long(
    make_table: MakeTable,
    qtbot: QtBot,
    maker: BotMaker,
    manual_clock: Callable[[], ManualClock],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(seats_module, "SECONDS", 3600.0)
    controller, watch = make_table(["hangs", "random"], bots=maker)
    clock = manual_clock()
    controller.begin()
    while not watch.waited_for:
        clock.let_pass()
    qtbot.waitUntil(lambda: maker.process.id is not None, timeout=PATIENT)
    pid = maker.process.id
    assert pid is not None
    clock.let_pass()
    clock.let_pass()
    assert "no answer came" in watch.troubles[0]
    assert not is_alive(pid)
    clock.let_pass()


@pytest.mark.parametrize("word", ["hangs", "busy"])
def test_closing_ends_the_process_whatever_it_does(
    make_table: MakeTable, qtbot: QtBot, maker: BotMaker, word: str
) -> None:
    controller, watch = make_table([word, word], bots=maker)
    controller.begin()
    qtbot.waitUntil(lambda: maker.process.id is not None, timeout=PATIENT)
    pid = maker.process.id
    assert pid is not None
    assert is_alive(pid)
    view = controller.view(controller.audience)
    controller.close()
    assert not is_alive(pid)
    heard = watch.signals
    qtbot.wait(0)
    assert watch.signals == heard
    with pytest.raises(ProcessEndedError):
        maker.process.choose(word, 1, view, ())
    assert maker.process.id is None, "none is begun after the end"


def test_the_event_loop_goes_round_while_bots_think(
    make_table: MakeTable, qtbot: QtBot, maker: BotMaker
) -> None:
    """A bot that computes for 0.3 s in the window's own process would let no timer fire."""
    controller, watch = make_table(["busy", "busy"], bots=maker)
    ticks: list[int] = []
    timer, since = QTimer(), QElapsedTimer()
    timer.setInterval(5)
    timer.timeout.connect(lambda: ticks.append(since.restart()))
    since.start()
    timer.start()
    controller.begin()
    qtbot.waitUntil(lambda: controller._game.turns >= 2, timeout=PATIENT)
    timer.stop()
    # However busy the machine is, far more turns of the loop than decisions.
    assert len(ticks) > 20 * len(controller.keeping.record.entries)
    assert not watch.troubles


def test_a_search_is_told_when_its_time_is_over() -> None:
    view, legal = some_question()
    clock = Time(step=1.0)
    mind = Mind(apart.make, clock)
    for number, until in ((1, 5.0), (2, 9.0)):  # the clock is set anew for each decision
        answer = mind.answer(Task(number, "until-deadline", 1, view, tuple(legal), until))
        assert (answer.task, answer.failure) == (number, "")
        assert clock.is_now == until
    deadline = Deadline(clock)
    assert deadline.is_over()
    deadline.set(3600)
    assert not deadline.is_over()
    assert Settings(deadline=deadline.is_over).deadline is not None


class Time:
    """Tells a time that goes on by itself only as far as it is told to."""

    def __init__(self, step: float = 0.0) -> None:
        self.is_now = 0.0
        self._step = step

    def __call__(self) -> float:
        self.is_now += self._step
        return self.is_now


class Pipe:
    """The end of a pipe in this process; answers come when a test says so."""

    def __init__(self) -> None:
        self.waits: list[float] = []
        self.tasks: list[Task] = []
        self.answers = [Answer(READY, -1)]

    def poll(self, timeout: float) -> bool:
        self.waits.append(timeout)
        return bool(self.answers)

    def recv(self) -> Answer:
        return self.answers.pop(0)

    def send(self, task: Task) -> None:
        self.tasks.append(task)


def some_question() -> tuple[View, list[Move]]:
    game = Game.start(Ruleset.make("official", 2), 0, SplitMix64(5), None)
    return game.view(0), list(game.legal())


def test_the_process_is_waited_for_until_the_given_time_and_no_longer() -> None:
    view, legal = some_question()
    pipe, time = Pipe(), Time()
    line = Line(cast("BaseProcess", None), cast("Connection", pipe), time)
    with pytest.raises(LateError):
        line.ask("doge", 1, view, legal, 0.5)
    (task,) = pipe.tasks
    assert pipe.waits == [0.5, 0.5]
    assert task.until < 0.5, "the search ends before, for the way back takes time, too"
    # It is late: nothing more is sent until it has answered.
    time.is_now = 2.0
    with pytest.raises(LateError):
        line.ask("doge", 2, view, legal, 2.25)
    assert pipe.tasks == [task]
    assert pipe.waits[2:] == [0.25]
    # What it says then is no answer to the next question.
    pipe.answers = [Answer(task.number, 3)]
    time.is_now = 3.0
    with pytest.raises(LateError):
        line.ask("doge", 2, view, legal, 4.0)
    pipe.answers = [Answer(pipe.tasks[-1].number, 3), Answer(pipe.tasks[-1].number + 1, 4)]
    assert line.ask("doge", 1, view, legal, 4.5) == Answer(pipe.tasks[-1].number, 4)
    assert [sent.seed for sent in pipe.tasks] == [1, 2, 1]
    # Nobody waits for a time that is past.
    time.is_now = 9.0
    with pytest.raises(LateError):
        line.ask("doge", 1, view, legal, 8.0)
    assert pipe.waits[-1] == 0.0


def test_a_machine_that_has_slept_gives_no_process_up() -> None:
    view, legal = some_question()
    pipe, time = Pipe(), Time()
    line = Line(cast("BaseProcess", None), cast("Connection", pipe), time)
    for wake in (0.0, 8 * 3600.0):
        time.is_now = wake
        with pytest.raises(LateError):
            line.ask("doge", 1, view, legal, wake)
        assert not line.hangs
    with pytest.raises(LateError):
        line.ask("doge", 1, view, legal, time.is_now)
    assert line.hangs
    pipe.answers = [Answer(pipe.tasks[-1].number, 0)]
    with pytest.raises(LateError):
        line.ask("doge", 1, view, legal, time.is_now)
    assert not line.hangs, "it was heard of"


@pytest.mark.skipif(sys.platform == "win32", reason="asks for the priority as POSIX does")
def test_the_process_lets_the_window_go_first() -> None:
    usual = os.nice(0)
    done = subprocess.run(
        [sys.executable, "-c", STEPPING_BACK], capture_output=True, text=True, check=True
    )
    assert int(done.stdout) == min(usual + 10, 19)


STEPPING_BACK = """
import os
from coup_desktop.bots.stepping_back import step_back
assert step_back()
print(os.nice(0))
"""


WITH_A_HANGING_PROCESS = """
import sys
from PySide6.QtCore import QCoreApplication, QTimer
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.table.bot_process import BotMaker, BotProcess
from coup_desktop.table.controller import Controller
from coup_desktop.table.pace import Pace
from coup_desktop.table.setup import SeatSetup, TableSetup
from tests.table import apart

if __name__ == "__main__":
    app = QCoreApplication([])
    seats = (SeatSetup("P0", "hangs"), SeatSetup("P1"))
    setup = TableSetup(Ruleset.make("official", 2), seats, starter=0, seed=3)
    bots = BotMaker(lambda word, seed: None, lambda word: "hangs", BotProcess(apart.serve))
    table = Controller(setup, Pace.INSTANT, bots)

    def look():
        if bots.process.id is not None:
            print(bots.process.id, flush=True)
            app.quit()

    timer = QTimer()
    timer.timeout.connect(look)
    timer.start(5)
    QTimer.singleShot(0, table.begin)
    app.exec()
    {end}
    sys.exit(5)
"""


@pytest.mark.parametrize("end", ["table.close()", "import os; os._exit(5)", "pass"])
@pytest.mark.skipif(sys.platform == "win32", reason="looks for the process as POSIX does")
def test_no_process_outlives_the_program(end: str) -> None:
    """Closed, crashed, or left without closing: the bots' process ends with the program."""
    done = subprocess.run(
        [sys.executable, "-c", WITH_A_HANGING_PROCESS.replace("{end}", end)],
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert not done.stderr
    assert done.returncode == 5
    pid = int(done.stdout)
    until = time.monotonic() + 20
    while _runs(pid):
        assert time.monotonic() < until, "it goes on alone"
        time.sleep(0.02)


def _runs(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
