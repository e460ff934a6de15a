"""What the tests of lessons in the window share. Qt is imported where it is needed."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from coup_desktop.desk.lessons.tutor import Tutor
    from coup_desktop.desk.main_window import MainWindow
    from coup_desktop.desk.places import Places


@pytest.fixture
def window(
    qtbot: "QtBot", qapp: "QApplication", places: "Places", no_guard: None
) -> "Iterator[MainWindow]":
    """A window at its very first start."""
    from tests.desk.lessons.driver import first_start

    made = first_start(qtbot, qapp, places)
    yield made
    made.close()


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All that the tutor has read aloud."""
    from coup_desktop.desk.lessons.tutor import Tutor

    found: list[str] = []

    def tell(_self: "Tutor", words: str) -> None:
        found.append(words)

    monkeypatch.setattr(Tutor, "_tell", tell)
    return found
