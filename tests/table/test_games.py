"""Whole games at a table, without a window."""

import subprocess
import sys

import pytest
from pytestqt.qtbot import QtBot

from coup_desktop.engine.events import GameOver
from coup_desktop.engine.moves import NOBODY
from coup_desktop.engine.record import state
from coup_desktop.engine.record_reader import read
from coup_desktop.table.controller import Controller
from coup_desktop.table.manners import Manners
from coup_desktop.table.table import HiddenError
from tests.table.conftest import MakeTable, Person, Watch, play_out

SIZES = [
    *(("official", n, ()) for n in range(2, 7)),
    *(("city-state", n, ()) for n in range(2, 9)),
    *(("coup-x", n, ()) for n in range(2, 11)),
    ("official", 2, ("draft",)),
    ("official", 6, ("inquisitor", "factions")),
    ("city-state", 8, ("inquisitor", "diplomat", "factions")),
    ("coup-x", 10, ("six", "teams")),
    ("coup-x", 4, ("inspector", "teams")),
]


def check_end(controller: Controller, watch: Watch) -> None:
    game = controller._game
    assert game.over
    assert watch.winners == [game.winner]
    assert watch.open is None
    assert watch.waited_for[-1] == NOBODY
    assert NOBODY not in watch.waited_for[:-1]
    assert isinstance(watch.events[-1], GameOver)
    audience = controller.audience
    assert watch.events == [event.seen_by(audience) for event in game.history or ()]
    assert watch.views[-1] == game.view(audience)
    reading = read(controller.record.text())
    names = controller.setup.names
    assert state(reading.game, names) == state(game, names)


@pytest.mark.parametrize(("preset", "seats", "options"), SIZES)
def test_bots_play_every_preset(
    make_table: MakeTable, qtbot: QtBot, preset: str, seats: int, options: tuple[str, ...]
) -> None:
    controller, watch = make_table(["random"] * seats, preset, options, seed=seats, starter=1)
    play_out(qtbot, controller)
    check_end(controller, watch)
    assert not watch.troubles
    assert not watch.prompts


@pytest.mark.parametrize("later", [False, True])
@pytest.mark.parametrize("answer_forced", [False, True])
@pytest.mark.parametrize(
    ("preset", "options", "kinds"),
    [
        ("official", (), ("human", "random", "random")),
        ("official", ("draft",), ("random", "human")),
        ("official", ("factions",), ("random", "human", "random", "human", "random", "random")),
        ("city-state", ("inquisitor", "diplomat"), ("human",) * 5),
        ("coup-x", ("six", "teams"), ("random",) * 5 + ("human",) * 5),
    ],
)
def test_people_and_bots_play_in_any_mix(
    make_table: MakeTable,
    qtbot: QtBot,
    preset: str,
    options: tuple[str, ...],
    kinds: tuple[str, ...],
    answer_forced: bool,
    later: bool,
) -> None:
    controller, watch = make_table(
        kinds, preset, options, manners=Manners(answer_forced=answer_forced)
    )
    Person(controller, later=later)
    play_out(qtbot, controller)
    check_end(controller, watch)
    assert {prompt.seat for prompt in watch.prompts} <= set(controller.humans)
    for prompt in watch.prompts:
        assert prompt.view.seat == prompt.seat == prompt.view.asked
    if answer_forced and len(controller.humans) == 1:
        assert all(len(prompt.legal) > 1 for prompt in watch.prompts)


def test_the_same_seed_gives_the_same_game(make_table: MakeTable, qtbot: QtBot) -> None:
    texts = []
    for seed in (4, 4, 5):
        controller, _ = make_table(["random"] * 4, seed=seed)
        play_out(qtbot, controller)
        texts.append(controller.record.text())
    assert texts[0] == texts[1] != texts[2]


def test_teams_are_told(make_table: MakeTable) -> None:
    controller, _ = make_table(["random"] * 4, options=["factions"])
    teams = controller.teams
    assert teams is not None
    assert teams in {(0, 1, 0, 1), (1, 0, 1, 0)}
    assert tuple(seat.team for seat in controller.view(None).seats) == teams


def test_only_a_persons_own_eyes_see(make_table: MakeTable, qtbot: QtBot) -> None:
    controller, watch = make_table(["random", "human", "random"])
    assert controller.audience == 1
    assert controller.view(1).hand
    assert not controller.view(None).hand
    with pytest.raises(HiddenError):
        controller.view(0)
    with pytest.raises(HiddenError):
        controller.record.text()
    Person(controller, later=True)
    play_out(qtbot, controller)
    assert [controller.view(seat).seat for seat in range(3)] == [0, 1, 2]
    for event in watch.events:
        assert event.seen_by(1) == event


def test_several_people_share_the_eyes_of_nobody(make_table: MakeTable, qtbot: QtBot) -> None:
    controller, watch = make_table(["human", "human", "random"])
    assert controller.audience is None
    assert controller.view(0).hand
    assert controller.view(1).hand
    Person(controller, later=True)
    play_out(qtbot, controller)
    for event in watch.events:
        assert event.seen_by(None) == event


def test_a_game_of_bots_is_open(make_table: MakeTable) -> None:
    controller, _ = make_table(["random", "random"])
    assert controller.audience is None
    assert all(controller.view(seat).hand for seat in range(2))
    assert "deal P0" in controller.record.text()


def test_begin_begins_once(make_table: MakeTable, qtbot: QtBot) -> None:
    controller, watch = make_table(["random"] * 2)
    controller.over.connect(controller.begin)
    play_out(qtbot, controller)
    controller.begin()
    check_end(controller, watch)


WITHOUT_A_WINDOW = """
import sys
from PySide6.QtCore import QCoreApplication, QTimer
from coup_desktop.bots.random_bot import RandomBot
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.table.controller import Controller
from coup_desktop.table.manners import Manners
from coup_desktop.table.pace import Pace
from coup_desktop.table.setup import SeatSetup, TableSetup

app = QCoreApplication([])
seats = tuple(SeatSetup(f"P{i}", "random" if i else "human") for i in range(4))
setup = TableSetup(Ruleset.make("official", 4), seats, starter=0, seed=3)
table = Controller(setup, Pace.INSTANT, lambda word, seed: RandomBot(seed))
table.prompted.connect(lambda prompt: table.answer(prompt.id, prompt.legal[-1]))
table.over.connect(app.quit)
QTimer.singleShot(0, table.begin)
app.exec()
table.close()
print(table.view(None).winner, sorted(m for m in sys.modules if m.startswith("PySide6.Qt")))
"""


def test_a_whole_game_needs_no_window() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_A_WINDOW],
        capture_output=True, text=True, timeout=60, check=True,
    )  # fmt: skip
    winner, modules = done.stdout.split(maxsplit=1)
    assert winner in "0123"
    assert modules.strip() == "['PySide6.QtCore']"
    assert not done.stderr
