"""About: what it says of the program, and every licence to read, packaged or not."""

import json
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QAccessible, QTextCursor
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from coup_desktop import __version__
from coup_desktop.desk import fonts
from coup_desktop.desk.dialogs.about import AboutDialog
from coup_desktop.desk.licence_texts import Part, parts
from coup_desktop.resources import resource_path

LONG = "".join(f"Line {number} of a long licence\n" for number in range(9000))


@pytest.fixture
def packaged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """As in a frozen program: the folder of the licences beside what PyInstaller has unpacked."""
    (tmp_path / "_internal").mkdir()
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path / "_internal"), raising=False)
    return write_list(tmp_path / "licences")


def write_list(folder: Path) -> Path:
    folder.mkdir(parents=True)
    (folder / "short.txt").write_text("A short licence\n", encoding="utf-8")
    (folder / "long.txt").write_text(LONG, encoding="utf-8")
    entries = [
        {"name": "Coup Desktop", "version": "", "licence": "MIT", "texts": ["short.txt"]},
        {"name": "Qt", "version": "6.9.3", "licence": "LGPL", "texts": ["short.txt", "long.txt"]},
        {"name": "Gone", "version": "", "licence": "MIT", "texts": ["gone.txt"]},
    ]
    (folder / "parts.json").write_text(json.dumps(entries), encoding="utf-8")
    return folder


@pytest.fixture
def about(qtbot: QtBot) -> AboutDialog:
    fonts.load()
    made = AboutDialog()
    qtbot.addWidget(made)
    made.open()
    return made


def whole(qtbot: QtBot, about: AboutDialog) -> str:
    """The text when all of it is there."""
    qtbot.waitUntil(lambda: not about._more.isActive())
    return about.ui.text.toPlainText()


def names(about: AboutDialog) -> list[str]:
    return [about.ui.parts.item(row).text() for row in range(about.ui.parts.count())]


def test_it_says_what_it_must(qtbot: QtBot, about: AboutDialog) -> None:
    assert __version__ in about.ui.version.text()
    assert qVersion() in about.ui.version.text()
    assert f"Python {sys.version.split()[0]}" in about.ui.version.text()
    assert "unofficial" in about.ui.unofficial.text().lower()
    assert "not affiliated" in about.ui.unofficial.text()
    assert "offline" in about.ui.offline.text()
    assert whole(qtbot, about).startswith("MIT License"), "its own licence is open"
    with qtbot.waitSignal(about.rejected):
        QTest.keyClick(about, Qt.Key.Key_Escape)


def test_every_part_can_be_read_with_the_keyboard(qtbot: QtBot, about: AboutDialog) -> None:
    qtbot.waitUntil(about.ui.parts.hasFocus)
    told = parts()
    assert {"Coup Desktop", "Qt", "PySide6", "PT Sans", "Vollkorn"} <= {part.name for part in told}
    for part in told:
        assert about.ui.licence.text() == part.licence
        assert whole(qtbot, about) == part.text()
        QTest.keyClick(about.ui.parts, Qt.Key.Key_Down)
    QTest.keyClick(about.ui.parts, Qt.Key.Key_Tab)
    assert about.ui.text.hasFocus()
    QTest.keyClick(about.ui.text, Qt.Key.Key_Tab)
    assert about.ui.buttons.isAncestorOf(about.focusWidget())


def test_qt_has_both_its_licences_whole(qtbot: QtBot, about: AboutDialog) -> None:
    about.ui.parts.setCurrentRow(names(about).index("Qt"))
    text = whole(qtbot, about)
    for name in ("LGPL-3.0", "GPL-3.0"):
        assert resource_path(f"licences/{name}.txt").read_text(encoding="utf-8") in text


def test_a_screen_reader_is_told_the_licence_with_the_part(about: AboutDialog) -> None:
    listed = QAccessible.queryAccessibleInterface(about.ui.parts)
    row = names(about).index("Vollkorn")
    assert listed.child(row).text(QAccessible.Text.Name) == "Vollkorn, OFL-1.1"


def test_a_packaged_program_tells_of_all_that_it_carries(
    packaged: Path, qtbot: QtBot, about: AboutDialog
) -> None:
    assert names(about) == ["Coup Desktop", "Qt 6.9.3", "Gone"]
    about.ui.parts.setCurrentRow(1)
    assert whole(qtbot, about) == f"A short licence\n\n\n\n{LONG}"


def test_a_bundle_of_macos_has_the_list_among_its_resources(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path / "Frameworks"), raising=False)
    folder = write_list(tmp_path / "Resources" / "licences")
    assert parts()[0] == Part("Coup Desktop", "MIT", (folder / "short.txt",))


def test_without_a_packaged_list_there_is_the_programs_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = parts()
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert parts() == own


def test_a_long_text_comes_bit_by_bit_and_is_read_from_its_beginning(
    packaged: Path, qtbot: QtBot, about: AboutDialog
) -> None:
    about.ui.parts.setCurrentRow(1)
    at_once = about.ui.text.toPlainText()
    assert at_once.startswith("A short licence")
    assert len(at_once) < len(LONG) / 4
    about.ui.text.moveCursor(QTextCursor.MoveOperation.Down)
    assert len(whole(qtbot, about)) > len(LONG)
    assert about.ui.text.textCursor().blockNumber() == 1
    assert about.ui.text.verticalScrollBar().value() == 0


def test_another_part_does_not_get_the_rest_of_a_long_text(
    packaged: Path, qtbot: QtBot, about: AboutDialog
) -> None:
    about.ui.parts.setCurrentRow(1)
    assert about._more.isActive()
    about.ui.parts.setCurrentRow(0)
    assert whole(qtbot, about) == "A short licence\n"


def test_a_text_that_is_missing_is_named(packaged: Path, about: AboutDialog) -> None:
    about.ui.parts.setCurrentRow(2)
    assert "gone.txt" in about.ui.text.toPlainText()
