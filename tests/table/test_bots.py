"""Bots that fail, that are slow, that never come back."""

import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from coup_desktop.bots import bot
from coup_desktop.bots.master.policy import read
from coup_desktop.bots.random_bot import RandomBot
from coup_desktop.engine.moves import Kind, Move, move
from coup_desktop.engine.view import View
from coup_desktop.table.controller import Controller
from tests.table.conftest import PATIENT, MakeTable, ManualClock, Watch, play_out, quiet, random_bot


class Broken:
    """A bot that does something else than its duty."""

    def __init__(self, deed: Callable[[Sequence[Move]], object]) -> None:
        self._deed = deed

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        return self._deed(legal)  # type: ignore[return-value]


def fail(legal: Sequence[Move]) -> object:
    raise RuntimeError(f"I hold {legal!r} and tell everybody")


class Hostile:
    """Equal to everything, and to nothing without an exception."""

    def __eq__(self, other: object) -> bool:
        raise TypeError("not comparable")

    def __hash__(self) -> int:
        return 1


DEEDS: dict[str, Callable[[Sequence[Move]], object]] = {
    "raises": fail,
    "none": lambda legal: None,
    "illegal": lambda legal: move(Kind.ACTION, target=9),
    "a word": lambda legal: "income",
    "hostile": lambda legal: Hostile(),
    "all of them": lambda legal: legal,
}


@pytest.mark.parametrize("deed", DEEDS)
def test_a_broken_bot_is_replaced_for_that_decision(
    make_table: MakeTable, qtbot: QtBot, deed: str
) -> None:
    def make(word: str, seed: int) -> Broken | RandomBot:
        return Broken(DEEDS[deed]) if word == "broken" else RandomBot(seed)

    controller, watch = make_table(["random", "broken", "random"], bots=make)
    play_out(qtbot, controller)
    assert watch.winners
    assert watch.troubles
    for trouble in watch.troubles:
        assert "P1, Broken, could not decide" in trouble
        assert "A bot of the level Page decides instead" in trouble
        assert "tell everybody" not in trouble, "an exception's words may name hidden cards"


def test_a_substitute_plays_the_same_each_time(make_table: MakeTable, qtbot: QtBot) -> None:
    texts = []
    for seed in (1, 1, 2):
        controller, _ = make_table(
            ["broken"] * 3, seed=seed, bots=lambda word, seed: Broken(DEEDS["none"])
        )
        play_out(qtbot, controller)
        texts.append(controller.record.text().replace(f"table-seed {seed}", ""))
    assert texts[0] == texts[1] != texts[2]


def test_a_bot_that_cannot_be_made_is_replaced(make_table: MakeTable, qtbot: QtBot) -> None:
    def make(word: str, seed: int) -> RandomBot:
        raise ImportError("no such bot")

    controller, watch = make_table(["absent", "absent"], bots=make)
    play_out(qtbot, controller)
    assert "ImportError, test_bots.py:" in watch.troubles[0]


class Stuck:
    """A bot that thinks until the test is over."""

    def __init__(self, release: threading.Event) -> None:
        self.release = release
        self.thinks = threading.Event()

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        self.thinks.set()
        assert self.release.wait(60)
        return legal[0]


@pytest.fixture
def stuck() -> Iterator[Stuck]:
    release = threading.Event()
    yield Stuck(release)
    release.set()


def test_a_late_bot_does_not_answer_the_next_prompt(make_table: MakeTable, qtbot: QtBot) -> None:
    """Its answer may be under way already when it is given up."""
    controller, watch = make_table(["random", "human"], bots=quiet)
    with qtbot.waitSignal(controller.prompted, timeout=PATIENT):
        controller.begin()
    prompt = watch.open
    assert prompt is not None
    heard = watch.signals
    controller._bots.answered.emit(prompt.id - 1, prompt.legal[0])
    controller._bots.failed.emit(prompt.id - 1, "too late")
    assert watch.signals == heard
    assert watch.open is prompt


def bot_threads() -> list[threading.Thread]:
    return [thread for thread in threading.enumerate() if thread.name == "bots"]


def wait_until_it_thinks(qtbot: QtBot, controller: Controller, stuck: Stuck) -> None:
    controller.begin()
    qtbot.waitUntil(stuck.thinks.is_set, timeout=PATIENT)


def test_closing_does_not_wait_for_a_bot(make_table: MakeTable, qtbot: QtBot, stuck: Stuck) -> None:
    controller, watch = make_table(["stuck", "stuck"], bots=lambda word, seed: stuck)
    wait_until_it_thinks(qtbot, controller, stuck)
    controller.close()
    assert not stuck.release.is_set()
    assert bot_threads(), "it thinks on"
    heard = watch.signals
    stuck.release.set()
    for thread in bot_threads():
        thread.join(10)
    qtbot.wait(0)
    assert watch.signals == heard, "its late answer is dropped"
    assert not bot_threads()


def test_the_table_may_be_destroyed_while_a_bot_thinks(
    make_table: MakeTable, qtbot: QtBot, stuck: Stuck
) -> None:
    controller, _ = make_table(["stuck", "stuck"], bots=lambda word, seed: stuck)
    wait_until_it_thinks(qtbot, controller, stuck)
    controller.close()
    with qtbot.waitSignal(controller.destroyed):
        controller.deleteLater()
    stuck.release.set()
    for thread in bot_threads():
        thread.join(10)
    assert not bot_threads()


def test_a_bot_that_never_answers_is_given_up(
    make_table: MakeTable, qtbot: QtBot, stuck: Stuck, manual_clock: Callable[[], ManualClock]
) -> None:
    made: list[str] = []

    def make(word: str, seed: int) -> Stuck | RandomBot:
        made.append(word)
        return stuck if made == ["stuck"] else RandomBot(seed)

    controller, watch = make_table(["stuck", "other"], bots=make)
    clock = manual_clock()
    controller.begin()
    while not watch.waited_for:
        clock.let_pass()
    qtbot.waitUntil(stuck.thinks.is_set, timeout=PATIENT)
    clock.let_pass()
    assert controller._game.turns == 0
    assert not watch.troubles
    clock.let_pass()
    assert len(watch.troubles) == 1
    assert "no answer came" in watch.troubles[0]
    play_by_hand(qtbot, controller, clock, watch)
    assert watch.winners
    assert len(watch.troubles) == 1
    assert made[1] == "page", "it decides in its place"
    assert set(made[2:]) == {"stuck", "other"}, "both are made anew in a new thread"


def play_by_hand(qtbot: QtBot, controller: Controller, clock: ManualClock, watch: Watch) -> None:
    """Lets time pass, but none beyond the thinking time, until the game is over."""
    while not watch.winners:
        if controller._asking.prompt is not None:
            qtbot.waitUntil(lambda: has_answered(controller), timeout=PATIENT)
        clock.let_pass()


def has_answered(controller: Controller) -> bool:
    """Whether the bot that is asked has; an answer that came late is played at once."""
    return controller._answer is not None or controller._asking.prompt is None


def test_a_substitute_that_cannot_either_leaves_it_to_chance(
    make_table: MakeTable, qtbot: QtBot
) -> None:
    controller, watch = make_table(
        ["broken", "random"],
        bots=lambda word, seed: RandomBot(seed) if word == "random" else Broken(fail),
    )
    play_out(qtbot, controller)
    assert watch.winners
    first, second = watch.troubles[:2]
    assert "A bot of the level Page decides instead" in first
    assert second.startswith("The substitute for P0 could not decide either (RuntimeError, ")
    assert len(watch.troubles) % 2 == 0


def test_a_damaged_policy_is_named_and_a_page_decides(
    make_table: MakeTable, qtbot: QtBot, tmp_path: Path
) -> None:
    damaged = tmp_path / "two-seats.policy"
    damaged.write_bytes(b"not a policy")

    def make(word: str, seed: int) -> bot.Bot:
        return Broken(lambda _legal: read(damaged)) if word == "doge" else bot.make(word, seed)

    controller, watch = make_table(["doge", "page"], bots=make)
    play_out(qtbot, controller)
    assert watch.winners
    for trouble in watch.troubles:
        assert f"P0, Doge, could not decide ({damaged} is damaged" in trouble
        assert "please install Coup Desktop again" in trouble
        assert "Page decides instead" in trouble


def test_bots_think_off_the_windows_thread(make_table: MakeTable, qtbot: QtBot) -> None:
    threads: set[str] = set()

    class Nosy(RandomBot):
        def choose(self, view: View, legal: Sequence[Move]) -> Move:
            threads.add(threading.current_thread().name)
            assert view.seat == view.asked
            return super().choose(view, legal)

    def make(word: str, seed: int) -> Nosy:
        threads.add(threading.current_thread().name)
        return Nosy(seed)

    controller, watch = make_table(["random"] * 3, bots=make)
    main: set[str] = set()
    controller.happened.connect(lambda event: main.add(threading.current_thread().name))
    play_out(qtbot, controller)
    assert threads == {"bots"}
    assert main == {threading.main_thread().name}
    assert not watch.troubles


def test_no_thread_is_left(make_table: MakeTable, qtbot: QtBot) -> None:
    controller, _ = make_table(["random"] * 2, bots=random_bot)
    play_out(qtbot, controller)
    thread = bot_threads()[0]
    controller.close()
    thread.join(10)
    assert not bot_threads()


WITH_A_STUCK_BOT = """
import sys
from PySide6.QtCore import QCoreApplication, QMetaObject, Qt, QTimer
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.table.controller import Controller
from coup_desktop.table.pace import Pace
from coup_desktop.table.setup import SeatSetup, TableSetup

class Stuck:
    def __init__(self, seed):
        pass
    def choose(self, view, legal):
        print("thinking", flush=True)
        QMetaObject.invokeMethod(app, "quit", Qt.ConnectionType.QueuedConnection)
        while True:
            pass

app = QCoreApplication([])
seats = (SeatSetup("P0", "stuck"), SeatSetup("P1"))
setup = TableSetup(Ruleset.make("official", 2), seats, starter=0, seed=3)
table = Controller(setup, Pace.INSTANT, lambda word, seed: Stuck(seed))
QTimer.singleShot(0, table.begin)
app.exec()
table.close()
print("closed", flush=True)
sys.exit(5)
"""


def test_a_stuck_bot_does_not_keep_the_program_alive() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITH_A_STUCK_BOT],
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert done.stdout == "thinking\nclosed\n"
    assert not done.stderr
    assert done.returncode == 5
