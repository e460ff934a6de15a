"""Painted pictures are kept: within bounds, the ones in use the longest, tables apart."""

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from coup_desktop.desk import art
from coup_desktop.desk.album import Album

SIDE = 64
BYTES = SIDE * SIDE * 4
LARGE = 64 * BYTES
TABLE = 8 * SIDE
"""Side of the smallest picture that is a table."""


def small() -> QPixmap:
    return QPixmap(SIDE, SIDE)


def large(times: int = 1) -> QPixmap:
    return QPixmap(TABLE, TABLE * times)


@pytest.fixture
def album(qapp: QApplication) -> Album:
    return Album(room=10 * BYTES, large=LARGE)


def test_what_is_looked_at_stays(album: Album) -> None:
    album.keep("used", small())
    for number in range(100):
        assert album.find("used") is not None
        album.keep(number, small())
    assert len(album) == 10
    assert album.size == 10 * BYTES
    assert album.find(99) is not None
    assert album.find(0) is None


def test_the_same_key_takes_its_room_once(album: Album) -> None:
    for _ in range(5):
        album.keep("one", small())
    assert (len(album), album.size) == (1, BYTES)


def test_a_table_of_any_size_is_kept_and_pushes_nothing_out(album: Album) -> None:
    for number in range(10):
        album.keep(number, small())
    album.keep("4K", large(3))
    assert album.find("4K") is not None
    assert all(album.find(number) is not None for number in range(10))
    album.keep("larger", large(4))
    assert album.find("larger") is not None
    assert album.find("4K") is None


def test_tables_are_kept_as_long_as_there_is_room(qapp: QApplication) -> None:
    album = Album(room=3 * LARGE, large=LARGE)
    album.keep("window", large())
    album.keep("full screen", large())
    assert album.find("window") is not None
    for number in range(10):
        album.keep(number, large())
    assert len(album) == 3
    assert album.find(9) is not None


def test_a_cleared_album_is_empty(album: Album) -> None:
    album.keep("one", small())
    album.keep("table", large())
    album.clear()
    assert (len(album), album.size) == (0, 0)
    assert album.find("one") is None


def test_art_is_painted_once_a_key_size_and_ratio(qapp: QApplication) -> None:
    painted: list[tuple[str, float, float]] = []

    def paint_as(key: str, side: float, ratio: float) -> QPixmap:
        def paint(painter: QPainter) -> None:
            painted.append((key, side, ratio))

        return art.cached(f"test-album:{key}", QSizeF(side, side), ratio, paint)

    wanted = [("a", 10, 1.0), ("b", 10, 1.0), ("a", 11, 1.0), ("a", 10, 2.0)]
    for _ in range(3):
        for each in wanted:
            paint_as(*each)
    assert painted == wanted


def test_a_picture_on_a_ground_has_no_transparency(qapp: QApplication) -> None:
    size = QSizeF(20, 20)
    plain = art.cached("test-album:clear", size, 1, lambda painter: None)
    opaque = art.cached(
        "test-album:ground", size, 1, lambda painter: None, ground=QColor("#123456")
    )
    assert plain.hasAlphaChannel()
    assert not opaque.hasAlphaChannel()
