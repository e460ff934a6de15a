"""Opening and saving records through the window."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from coup_desktop.desk.app import open_window
from coup_desktop.desk.main_window import MainWindow
from coup_desktop.desk.places import Places
from coup_desktop.engine.record_reader import read
from coup_desktop.store.settings import Settings, save_settings
from tests.desk.test_going_on import answer, asked
from tests.desk.test_main_window import choice, close

CASES = Path(__file__).parent.parent / "cases"

FOREIGN = "&lt;other.coup" if sys.platform == "win32" else "<b>other.coup"
"""A name that is no plain text to whoever takes it for markup."""


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, places: Places) -> Iterator[MainWindow]:
    table = choice("official", 3, 1).text()
    save_settings(places.settings, Settings(pace="instant", table=table))
    window = open_window(qapp, places)
    qtbot.addWidget(window)
    window.show()
    yield window
    close(window)


def box_of(window: MainWindow, qtbot: QtBot) -> QMessageBox:
    qtbot.waitUntil(lambda: isinstance(window._dialogs.dialog, QMessageBox))
    box = window._dialogs.dialog
    assert isinstance(box, QMessageBox)
    return box


def press(box: QMessageBox, words: str) -> None:
    (button,) = [button for button in box.buttons() if button.text().replace("&", "") == words]
    button.click()


def drop(window: MainWindow, *urls: QUrl) -> bool:
    """Drags something over the window and lets it fall; returns whether it was taken."""
    data = QMimeData()
    data.setUrls(list(urls))
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    copy = Qt.DropAction.CopyAction
    enter = QDragEnterEvent(QPoint(9, 9), copy, data, buttons, keys)
    enter.ignore()
    QApplication.sendEvent(window, enter)
    if not enter.isAccepted():
        return False
    fall = QDropEvent(QPointF(9, 9), copy, data, buttons, keys)
    QApplication.sendEvent(window, fall)
    return fall.isAccepted()


@pytest.mark.parametrize("name", ["bad-missing-draw", "bad-no-starter", "bad-name"])
def test_a_damaged_record_names_the_line_and_the_game_goes_on(
    qtbot: QtBot, window: MainWindow, name: str
) -> None:
    window.begin()
    prompt = asked(qtbot, window)
    path = CASES / f"{name}.coup"
    window.files.open(path)
    box = box_of(window, qtbot)
    assert path.name in box.text()
    reason = box.text().split("\n\n")[1]
    assert reason.startswith(f"{path.name}:")
    assert reason.split(":")[1].isdecimal()
    box.close()
    assert asked(qtbot, window) is prompt
    answer(qtbot, window, 2)


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"\x00\xff\xfe rubbish", "UTF-8"),
        (b"", "coup-record"),
        (b"<html></html>\n", "coup-record"),
        (b"x" * 4_000_001, "larger than any game"),
        (b"x" * 3_900_000, "coup-record"),
        (b"coup-record 1\nrules \xe2\x80\xae\x1b[31m\n", "“rules \ufffd\ufffd[31m”"),
    ],
)
def test_a_foreign_file_is_told_of(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, content: bytes, reason: str
) -> None:
    path = tmp_path / FOREIGN
    path.write_bytes(content)
    window.files.open(path)
    box = box_of(window, qtbot)
    assert reason in box.text()
    assert FOREIGN in box.text()
    assert len(box.text()) < 500
    assert box.textFormat() is Qt.TextFormat.PlainText
    assert path.read_bytes() == content


def test_numbers_beyond_what_is_shown_name_their_line(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    text = (CASES / "official-example.coup").read_text("utf-8")
    path = tmp_path / "huge.coup"
    path.write_text(text.replace("rules official", "rules official\nset must-coup 99999"), "utf-8")
    window.files.open(path)
    assert "huge.coup:3: the window shows “must-coup” up to 9999" in box_of(window, qtbot).text()


def test_a_name_that_no_seat_has_room_for_names_its_line(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    text = (CASES / "official-example.coup").read_text("utf-8")
    line = text.split("\n").index("seat Haig") + 1
    path = tmp_path / "long.coup"
    path.write_text(text.replace("Haig", "H" * 41), "utf-8")
    window.files.open(path)
    said = box_of(window, qtbot).text()
    assert f"long.coup:{line}: the window shows names of up to 40 letters, not “HH" in said
    assert window.host.session is not None


def test_a_missing_or_forbidden_file_is_told_of(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    window._preferences.change(recent=f"{tmp_path / 'gone.coup'}\n{tmp_path / 'kept.coup'}")
    (tmp_path / "kept.coup").touch()
    window.files.open(tmp_path / "gone.coup")
    assert "No such file" in box_of(window, qtbot).text()
    assert window._preferences.settings.recent == str(tmp_path / "kept.coup")
    window._dialogs.dialog.close()  # type: ignore[union-attr]
    window.files.open(tmp_path)
    assert "no file" in box_of(window, qtbot).text()
    window._dialogs.dialog.close()  # type: ignore[union-attr]
    if sys.platform == "win32":
        return
    os.mkfifo(tmp_path / "pipe.coup")
    window.files.open(tmp_path / "pipe.coup")
    assert "no file" in box_of(window, qtbot).text()


def test_a_name_that_no_disk_takes_is_told_of(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    path = tmp_path / f"{'x' * 300}.coup"
    window._preferences.change(recent=str(path / "within.coup"))
    window.files.open(path)
    said = box_of(window, qtbot).text()
    assert "too long" in said or sys.platform == "win32"
    assert f"{'x' * 20}…" in said
    window._dialogs.dialog.close()  # type: ignore[union-attr]
    window.ui.actionOpen.trigger()
    assert isinstance(window._dialogs.dialog, QFileDialog)
    window._dialogs.dialog.close()


def test_without_documents_no_file_of_that_name_is_proposed(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    window.ui.actionOpen.trigger()
    dialog = window._dialogs.dialog
    assert isinstance(dialog, QFileDialog)
    assert [path for path in dialog.selectedFiles() if path.endswith("Documents")] == []
    dialog.close()


def test_what_was_left_lies_where_open_begins(
    window: MainWindow, places: Places, tmp_path: Path
) -> None:
    window._preferences.change(recent=str(tmp_path / "saved.coup"))
    window.begin()
    window.host.clear()
    window.ui.actionOpen.trigger()
    dialog = window._dialogs.dialog
    assert isinstance(dialog, QFileDialog)
    assert Path(dialog.directory().absolutePath()) == places.games
    dialog.close()


def test_the_name_of_a_file_turns_no_sentence_round(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    path = tmp_path / "\u202ename.coup"
    path.write_bytes((CASES / "official-example.coup").read_bytes())
    window.files.open(path)
    assert "The game in \ufffdname.coup is not over." in box_of(window, qtbot).text()
    (entry, *_) = window.ui.menuRecent.actions()
    assert "\u202e" not in entry.text()
    press(box_of(window, qtbot), "Watch it")
    assert window.windowTitle().startswith("\ufffdname.coup — ")


def test_an_unfinished_record_is_gone_on_with_and_its_file_stays(
    qtbot: QtBot, window: MainWindow, places: Places
) -> None:
    path = CASES / "official-example.coup"
    before = path.read_bytes()
    reading = read(before.decode(), "x")
    assert not reading.game.over
    window.files.open(path)
    press(box_of(window, qtbot), "Go on with it")
    session = window.host.session
    assert session is not None
    assert session.controller.setup.names == reading.record.setup.names
    assert session.several
    qtbot.waitUntil(lambda: len(list((places.games / "unfinished").glob("*.coup"))) == 1)
    (journal,) = (places.games / "unfinished").glob("*.coup")

    def is_kept() -> bool:
        kept = read(journal.read_text("utf-8"), "x")
        return kept.record.entries[: len(reading.record.entries)] == reading.record.entries

    qtbot.waitUntil(is_kept)
    assert path.read_bytes() == before
    assert str(path) in window._preferences.settings.recent


def test_going_on_with_a_file_asks_who_plays_another_game(qtbot: QtBot, window: MainWindow) -> None:
    window.begin()
    asked(qtbot, window)
    session = window.host.session
    window.files.open(CASES / "official-example.coup")
    press(box_of(window, qtbot), "Go on with it")
    qtbot.waitUntil(lambda: box_of(window, qtbot).windowTitle() == "Another game?")
    press(box_of(window, qtbot), "Go on playing")
    assert window.host.session is session


def test_the_journal_of_the_game_on_the_table_is_no_other_game(
    qtbot: QtBot, window: MainWindow, places: Places
) -> None:
    window.begin()
    prompt = answer(qtbot, window, 3)
    session = window.host.session
    (journal,) = (places.games / "unfinished").glob("*.coup")
    window.files.open(journal)
    press(box_of(window, qtbot), "Go on with it")
    assert window._dialogs.dialog is None
    assert window.host.session is session
    assert asked(qtbot, window) is prompt
    answer(qtbot, window, 1)
    assert journal.exists()


def test_a_game_is_left_only_for_one_that_can_be_had(
    qtbot: QtBot, qapp: QApplication, window: MainWindow, places: Places
) -> None:
    other = open_window(qapp, places)
    qtbot.addWidget(other)
    other.show()
    other.begin()
    answer(qtbot, other, 2)
    (held,) = (places.games / "unfinished").glob("*.coup")
    window.begin()
    prompt = answer(qtbot, window, 2)
    session = window.host.session
    window.files.open(held)
    press(box_of(window, qtbot), "Go on with it")
    qtbot.waitUntil(lambda: box_of(window, qtbot).windowTitle() == "Another game?")
    press(box_of(window, qtbot), "Leave this game")
    qtbot.waitUntil(lambda: "Another window plays" in box_of(window, qtbot).text())
    assert window.host.session is session
    assert asked(qtbot, window) is prompt
    other.close()
    window.files.open(held)
    qtbot.waitUntil(lambda: "is not over" in box_of(window, qtbot).text())
    press(box_of(window, qtbot), "Go on with it")
    qtbot.waitUntil(lambda: box_of(window, qtbot).windowTitle() == "Another game?")
    press(box_of(window, qtbot), "Leave this game")
    qtbot.waitUntil(lambda: window.host.session is not session)
    asked(qtbot, window)
    assert window.host.plays(held)


def test_a_file_is_dropped_onto_the_window(qtbot: QtBot, window: MainWindow) -> None:
    path = CASES / "official-example.coup"
    assert drop(window, QUrl.fromLocalFile(str(path)))
    assert "official-example.coup" in box_of(window, qtbot).text()
    assert not drop(window, QUrl("https://example.org/a.coup"))
    assert not drop(window, QUrl.fromLocalFile(str(path)), QUrl.fromLocalFile(str(path)))
    assert not drop(window)


def saving(window: MainWindow, path: Path) -> None:
    window.ui.actionSave.trigger()
    dialog = window._dialogs.dialog
    assert isinstance(dialog, QFileDialog)
    dialog.fileSelected.emit(str(path))
    dialog.close()


def test_a_running_game_is_saved_and_stands_there(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    assert not window.ui.actionSave.isEnabled()
    window.begin()
    prompt = answer(qtbot, window, 3)
    path = tmp_path / "mine.coup"
    saving(window, path)
    qtbot.waitUntil(lambda: "is saved in" in window.ui.log.text())
    game = read(path.read_text("utf-8"), "x").game
    assert (game.asked, game.legal()) == (prompt.seat, prompt.legal)
    assert window._preferences.settings.recent.split("\n")[0] == str(path)
    (entry, *_) = window.ui.menuRecent.actions()
    assert "mine.coup" in entry.text()
    answer(qtbot, window, 1)


def test_a_save_that_fails_keeps_the_old_file(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    window.begin()
    asked(qtbot, window)
    (tmp_path / "file").write_text("old")
    saving(window, tmp_path / "file" / "x.coup")  # a file where a folder should be
    box = box_of(window, qtbot)
    assert str(tmp_path / "file" / "x.coup") in box.text()
    assert (tmp_path / "file").read_text() == "old"


def test_the_list_of_recent_files_is_short_and_can_be_cleared(
    qtbot: QtBot, window: MainWindow
) -> None:
    for number in range(12):
        window.files._remember(f"/somewhere/{number}.coup")
    window.files._remember("/somewhere/7.coup")
    names = [path.rsplit("/", 1)[1] for path in window._preferences.settings.recent.split("\n")]
    assert names == [f"{n}.coup" for n in (7, 11, 10, 9, 8, 6, 5, 4, 3)]
    *_, clear = window.ui.menuRecent.actions()
    clear.trigger()
    assert window._preferences.settings.recent == ""
    assert not window.ui.menuRecent.isEnabled()


def test_the_program_opens_the_file_it_is_given(
    qtbot: QtBot, qapp: QApplication, places: Places
) -> None:
    window = open_window(qapp, places, CASES / "official-example.coup")
    qtbot.addWidget(window)
    window.show()
    assert "official-example.coup" in box_of(window, qtbot).text()
    close(window)


def test_a_game_that_was_left_stands_in_the_list_of_recent_files(
    qtbot: QtBot, window: MainWindow, places: Places
) -> None:
    window.begin()
    answer(qtbot, window, 2)
    window._same_again()
    press(box_of(window, qtbot), "Leave this game")
    (path,) = window._preferences.settings.recent.split("\n")
    assert Path(path).parent == places.games
    qtbot.waitUntil(Path(path).exists)
    asked(qtbot, window)
    window.ui.menuRecent.actions()[0].trigger()
    press(box_of(window, qtbot), "Go on with it")
    qtbot.waitUntil(lambda: box_of(window, qtbot).windowTitle() == "Another game?")
    press(box_of(window, qtbot), "Leave this game")
    session = window.host.session
    assert session is not None
    assert session.has_moves
