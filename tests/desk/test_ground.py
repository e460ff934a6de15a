"""The table under everything: exact where a size stays, quick while an edge is dragged."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from coup_desktop.desk import art, cloth, theme
from coup_desktop.desk.ground import SETTLED, Ground


class Table(QWidget):
    """Nothing but its ground."""

    def __init__(self) -> None:
        super().__init__()
        self.setPalette(theme.palette(theme.DARK))
        self.ground = Ground(self)
        self.word = "forest"

    def painted(self, width: int, height: int) -> QPixmap:
        """What it paints in a size."""
        self.resize(width, height)
        picture = QPixmap(self.size())
        painter = QPainter(picture)
        self.ground.paint(painter, self.word)
        painter.end()
        return picture


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[Table]:
    art.ALBUM.clear()
    made = Table()
    qtbot.addWidget(made)
    yield made
    made.ground._settle.stop()


def exact(width: int, height: int, word: str = "forest") -> QPixmap:
    return cloth.table(QSizeF(width, height), 1, theme.DARK, word)


def test_a_size_that_comes_alone_is_exact(table: Table) -> None:
    assert table.painted(400, 300).toImage() == exact(400, 300).toImage()
    assert not table.ground.stretched


def test_a_dragged_edge_stretches_what_there_is(table: Table, qtbot: QtBot) -> None:
    table.show()
    picture = table.painted(400, 300)
    for width in range(402, 420, 2):
        picture = table.painted(width, 300)
        assert table.ground.stretched
        size = QSizeF(width, 300)
        assert not cloth.is_painted(size, 1, theme.DARK, "forest"), "no time is spent on it"
        # Still the whole table: the cloth in the middle, the room in the corner.
        assert picture.toImage().pixelColor(0, 299) == QColor(theme.DARK.room)
        assert picture.toImage().pixelColor(width // 2, 60).green() > 40
    again = table.painted(418, 300)
    assert table.ground.stretched, "also where a coin moves meanwhile"
    assert again.toImage() == picture.toImage()
    qtbot.waitUntil(lambda: not table.ground._settle.isActive())
    assert table.painted(418, 300).toImage() == exact(418, 300).toImage()
    assert not table.ground.stretched


def test_a_big_table_is_stretched_first(table: Table, qtbot: QtBot) -> None:
    table.show()
    assert table.painted(2600, 1600).toImage() == exact(2600, 1600).toImage(), "nothing to stretch"
    qtbot.wait(2 * SETTLED)
    table.painted(2500, 1700)
    assert table.ground.stretched
    qtbot.waitUntil(lambda: not table.ground._settle.isActive())
    assert table.painted(2500, 1700).toImage() == exact(2500, 1700).toImage()


def test_another_cloth_or_theme_is_never_stretched(table: Table) -> None:
    table.painted(400, 300)
    table.word = "wine"
    assert table.painted(401, 300).toImage() == exact(401, 300, "wine").toImage()
    table.setPalette(theme.palette(theme.LIGHT))
    light = cloth.table(QSizeF(402, 300), 1, theme.LIGHT, "wine")
    assert table.painted(402, 300).toImage() == light.toImage()


def test_a_size_that_was_there_before_is_exact_at_once(table: Table) -> None:
    table.painted(400, 300)
    exact(500, 300)
    assert table.painted(500, 300).toImage() == exact(500, 300).toImage()
    assert table.painted(400, 300).toImage() == exact(400, 300).toImage()
