"""What the tests of recorded games in the window share. Qt is imported where it is needed."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from coup_desktop.desk.announcer import Announcer
    from coup_desktop.desk.main_window import MainWindow
    from coup_desktop.desk.places import Places


@pytest.fixture
def window(
    qtbot: "QtBot", qapp: "QApplication", places: "Places", no_guard: None
) -> "Iterator[MainWindow]":
    """A window with a table laid for a person and three bots."""
    from coup_desktop.desk.app import open_window
    from coup_desktop.store.settings import Settings, save_settings
    from tests.desk.test_main_window import choice

    table = choice("official", 4, 1)
    save_settings(places.settings, Settings(pace="instant", sound=False, table=table.text()))
    made = open_window(qapp, places)
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    yield made
    made.close()


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All that is announced."""
    from coup_desktop.desk.announcer import Announcer

    found: list[str] = []

    def hear(_self: "Announcer", words: str, *, at_once: bool) -> None:
        found.append(words)

    monkeypatch.setattr(Announcer, "_say", hear)
    return found
