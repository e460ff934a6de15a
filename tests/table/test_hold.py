"""A table that somebody holds stands still, and goes on where it stood."""

import threading
from functools import partial

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from coup_desktop.engine.events import Phase
from coup_desktop.table.clock import Clock
from coup_desktop.table.controller import _State
from coup_desktop.table.pace import Pace
from tests.table.conftest import PATIENT, Always, MakeTable, Person, play_out

SOME = 30
A_WHILE = 60  # milliseconds in which a table that runs would have done a lot


def test_nothing_happens_while_it_is_held(make_table: MakeTable, qtbot: QtBot) -> None:
    controller, watch = make_table(["random"] * 4)
    held: list[bool] = []
    controller.held.connect(held.append)

    def hold(_event: object) -> None:
        if len(watch.events) == SOME:
            controller.hold(True)
            controller.hold(True)

    controller.happened.connect(hold)
    with qtbot.waitSignal(controller.held, timeout=PATIENT):
        controller.begin()
    qtbot.wait(A_WHILE)
    assert len(watch.events) == SOME
    assert held == [True]
    with qtbot.waitSignal(controller.over, timeout=PATIENT):
        controller.hold(False)
    assert held == [True, False]


def test_a_game_held_again_and_again_is_the_same_game(make_table: MakeTable, qtbot: QtBot) -> None:
    plain, _ = make_table(["random"] * 5, seed=9)
    play_out(qtbot, plain)
    controller, watch = make_table(["random"] * 5, seed=9)
    held: list[bool] = []
    controller.held.connect(held.append)

    def hold() -> None:
        if watch.signals % 7 == 0:
            controller.hold(True)
            QTimer.singleShot(0, controller, partial(controller.hold, False))

    controller.happened.connect(hold)
    controller.settled.connect(hold)
    controller.waiting_for.connect(hold)
    play_out(qtbot, controller)
    assert len(held) > SOME
    assert controller.record.text() == plain.record.text()


def test_an_answer_lets_it_go_on(make_table: MakeTable, qtbot: QtBot) -> None:
    controller, watch = make_table(["human", "random"])
    controller.begin()
    qtbot.waitUntil(lambda: watch.open is not None, timeout=PATIENT)
    prompt = watch.open
    assert prompt is not None
    controller.hold(True)
    assert watch.open is prompt
    held: list[bool] = []
    controller.held.connect(held.append)
    controller.answer(prompt.id, prompt.legal[0])
    assert held == [False]
    Person(controller, later=True)
    qtbot.waitUntil(lambda: bool(watch.winners) or watch.open is not None, timeout=PATIENT)


class Slow:
    """A disk that takes an entry when it is told to."""

    def __init__(self) -> None:
        self.free = threading.Event()
        self.free.set()

    def start(self, header: str) -> None:
        self.append(header)

    def append(self, entry: str) -> None:
        self.free.wait(PATIENT / 1000)

    def rewrite(self, text: str) -> None:
        self.append(text)

    def finish(self) -> None:
        pass

    def close(self) -> None:
        pass


def test_a_pass_while_the_table_is_held_is_played_when_it_goes_on(
    make_table: MakeTable, qtbot: QtBot
) -> None:
    disk = Slow()
    controller, watch = make_table(
        ["human", "always", "always"],
        bots=lambda _word, _seed: Always("tax", "allow", "coup"),
        keeper=disk,
    )
    controller.begin()
    qtbot.waitUntil(lambda: watch.open is not None, timeout=PATIENT)
    prompt = watch.open
    assert prompt is not None
    disk.free.clear()
    controller.answer(prompt.id, next(m for m in prompt.legal if m.word == "income"))
    # A bot claims the Duke; the question to the person waits for the disk.
    qtbot.waitUntil(lambda: controller._state is _State.KEEPING, timeout=PATIENT)
    controller.hold(True)
    controller.let_pass(0, True)
    controller.hold(False)
    disk.free.set()
    asked = len(watch.prompts)
    qtbot.waitUntil(lambda: len(watch.prompts) > asked and watch.open is not None, timeout=PATIENT)
    assert watch.open is not None
    assert watch.open.view.phase is Phase.ACTION
    controller.answer(watch.open.id, watch.open.legal[0])
    assert watch.open is None


def test_going_on_is_one_way_to_let_go(make_table: MakeTable, qtbot: QtBot) -> None:
    controller, watch = make_table(["random"] * 2, pace=Pace.SLOW)
    controller.begin()
    controller.hold(True)
    seen = watch.signals
    controller.proceed()
    controller.set_pace(Pace.INSTANT)
    qtbot.waitUntil(lambda: bool(watch.winners), timeout=PATIENT)
    assert watch.signals > seen


def test_it_can_be_closed_while_it_is_held(make_table: MakeTable, qtbot: QtBot) -> None:
    controller, watch = make_table(["random"] * 3)
    controller.begin()
    controller.hold(True)
    controller.close()
    seen = watch.signals
    controller.hold(False)
    qtbot.wait(A_WHILE)
    assert watch.signals == seen


@pytest.mark.parametrize("change", ["hold", "pace", "skip"])
def test_a_held_clock_waits_for_nothing(qtbot: QtBot, change: str) -> None:
    clock = Clock(Pace.FAST)
    passed: list[None] = []
    clock.passed.connect(lambda: passed.append(None))
    clock.hold(True)
    clock.wait(lambda _pace: 0)
    if change == "pace":
        clock.set_pace(Pace.INSTANT)
    elif change == "skip":
        clock.skip()
    qtbot.wait(20)
    assert passed == []
    with qtbot.waitSignal(clock.passed, timeout=PATIENT):
        clock.hold(False)
