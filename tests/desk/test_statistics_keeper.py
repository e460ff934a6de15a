"""The statistics' thread: it answers, says what is wrong once, and never loses a game."""

import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import QEventLoop
from pytestqt.qtbot import QtBot

from coup_desktop.desk.statistics_keeper import StatisticsKeeper
from coup_desktop.desk.statistics_work import said
from coup_desktop.engine.record import Record
from coup_desktop.store.statistics import (
    Choice,
    Statistics,
    StatisticsError,
    Totals,
    Trouble,
    Who,
)
from tests.recorded import Table, played


class Watch:
    """All that a keeper says, in order."""

    def __init__(self, keeper: StatisticsKeeper) -> None:
        self.recorded = 0
        self.failures: list[str] = []
        self.answers: list[Totals] = []
        self.others: list[tuple[str, str]] = []
        keeper.recorded.connect(self._count)
        keeper.failed.connect(self.failures.append)
        keeper.totals.connect(self.answers.append)
        keeper.unanswered.connect(lambda why: self.others.append(("unanswered", why)))
        keeper.exported.connect(lambda path: self.others.append(("exported", path)))
        keeper.was_reset.connect(lambda path: self.others.append(("was reset", path)))

    def _count(self) -> None:
        self.recorded += 1


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "statistics.sqlite"


@pytest.fixture
def games(tmp_path: Path) -> Path:
    folder = tmp_path / "games"
    folder.mkdir()
    return folder


@pytest.fixture
def keeper(qapp: object, path: Path, games: Path) -> Iterator[StatisticsKeeper]:
    made = StatisticsKeeper(path, games, patience=0)
    yield made
    made.close()


@pytest.fixture
def watch(keeper: StatisticsKeeper) -> Watch:
    return Watch(keeper)


def game(number: int) -> Record:
    return played(Table(tags=(("date", "2026-11-30"),)), number)


def answer(qtbot: QtBot, keeper: StatisticsKeeper, choice: Choice | None = None) -> Totals:
    """What it says when it is asked; all that it was given before is done by then."""
    with qtbot.waitSignal(keeper.totals) as blocker:
        keeper.ask(choice or Choice())
    assert blocker.args is not None
    (totals,) = blocker.args
    assert isinstance(totals, Totals)
    return totals


def test_a_game_is_added_and_told(qtbot: QtBot, keeper: StatisticsKeeper, watch: Watch) -> None:
    record = game(0)
    keeper.record(record)
    record.entries.clear()  # whatever becomes of it: it was over when it was handed in
    assert answer(qtbot, keeper).all.games == 1
    assert watch.recorded == 1
    assert watch.failures == []
    choice = Choice(Who("courtier"))
    assert answer(qtbot, keeper, choice).choice == choice


def test_nothing_to_do_takes_no_thread(keeper: StatisticsKeeper) -> None:
    assert keeper._thread is None


def test_a_game_that_finds_the_file_locked_comes_in_with_the_next(
    qtbot: QtBot, keeper: StatisticsKeeper, watch: Watch, path: Path
) -> None:
    Statistics(path).add(game(5), "2026-11-30")
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        keeper.record(game(0))
        keeper.record(game(1))
        assert answer(qtbot, keeper).all.games == 1
    assert watch.recorded == 0
    (sentence,) = watch.failures  # said once
    assert sentence.startswith("The statistics are in use by another program.")
    assert "counted later" in sentence
    keeper.record(game(2))
    assert answer(qtbot, keeper).all.games == 4
    assert watch.recorded == 1
    assert len(watch.failures) == 1


def test_trouble_that_comes_back_is_said_again(
    qtbot: QtBot, keeper: StatisticsKeeper, watch: Watch, path: Path
) -> None:
    Statistics(path).add(game(5), "2026-11-30")
    for number in (0, 1):
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            keeper.record(game(number))
            answer(qtbot, keeper)
        keeper.record(game(number + 10))
        answer(qtbot, keeper)
    assert len(watch.failures) == 2


def test_what_was_never_handed_in_comes_in_by_catching_up(
    qtbot: QtBot, keeper: StatisticsKeeper, watch: Watch, games: Path
) -> None:
    (games / "a.coup").write_text(game(3).text(), encoding="utf-8")
    keeper.catch_up()
    assert answer(qtbot, keeper).all.games == 1
    assert watch.recorded == 1
    keeper.catch_up()
    answer(qtbot, keeper)
    assert watch.recorded == 1


@pytest.mark.parametrize("first", ["record", "ask"])
def test_a_damaged_file_costs_no_game_that_is_still_there(
    qtbot: QtBot, keeper: StatisticsKeeper, watch: Watch, path: Path, games: Path, first: str
) -> None:
    for number in (1, 2):
        (games / f"{number}.coup").write_text(game(number).text(), encoding="utf-8")
    path.write_bytes(b"nothing that one could read" * 200)
    if first == "record":
        keeper.record(game(0))
    assert answer(qtbot, keeper).all.games == (3 if first == "record" else 2)
    aside = path.with_name("statistics.sqlite.damaged")
    assert aside.exists()
    (sentence,) = watch.failures
    assert str(aside) in sentence


def test_a_file_that_is_damaged_again_and_again_ends_in_words(
    qtbot: QtBot, keeper: StatisticsKeeper, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    error = StatisticsError(Trouble.DAMAGED, Path("x"), "torn", aside=Path("x.damaged"))

    def torn(*_arguments: object) -> None:
        raise error

    for name in ("add", "catch_up", "totals"):
        monkeypatch.setattr(Statistics, name, torn)
    with qtbot.waitSignal(keeper.unanswered):
        keeper.record(game(0))
        keeper.ask(Choice())
    assert 1 <= len(watch.failures) <= 4


def test_no_answer_is_said(
    qtbot: QtBot, keeper: StatisticsKeeper, watch: Watch, path: Path
) -> None:
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE mine (x)")
    with qtbot.waitSignal(keeper.unanswered):
        keeper.ask(Choice())
    ((kind, sentence),) = watch.others
    assert kind == "unanswered"
    assert str(path) in sentence
    assert watch.failures == []


def test_export_and_reset_say_how_it_went(
    qtbot: QtBot, keeper: StatisticsKeeper, watch: Watch, tmp_path: Path
) -> None:
    keeper.record(game(0))
    target = tmp_path / "games.csv"
    with qtbot.waitSignal(keeper.exported) as blocker:
        keeper.export(target)
    assert blocker.args == [str(target)]
    assert target.read_bytes().count(b"\n") == 4
    with qtbot.waitSignal(keeper.failed):
        keeper.export(tmp_path / "nowhere" / "games.csv")
    assert "nowhere" in watch.failures[0]
    with qtbot.waitSignal(keeper.was_reset) as blocker:
        keeper.reset()
    assert blocker.args is not None
    assert Path(blocker.args[0]).exists()
    assert answer(qtbot, keeper).kept.games == 0


def test_after_closing_nothing_is_done_or_said(
    qapp: object, keeper: StatisticsKeeper, watch: Watch, path: Path
) -> None:
    keeper.record(game(0))
    keeper.close()
    assert Statistics(path).totals(Choice()).all.games == 1
    keeper.record(game(1))
    keeper.ask(Choice())
    loop = QEventLoop()
    loop.processEvents()
    keeper.close()
    assert watch.answers == []
    assert Statistics(path).totals(Choice()).all.games == 1


def test_the_window_does_not_wait_until_sqlite_is_loaded() -> None:
    code = (
        "import sys, coup_desktop.desk.statistics_keeper, coup_desktop.desk.statistics_place;"
        "print('sqlite3' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


@pytest.mark.parametrize("trouble", Trouble)
def test_every_trouble_has_a_sentence_that_names_no_code(trouble: Trouble) -> None:
    error = StatisticsError(trouble, Path("statistics.sqlite"), "as the system says")
    sentence = said(error)
    assert sentence.endswith(".")
    assert "{" not in sentence
    assert "Trouble" not in sentence
