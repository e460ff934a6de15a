"""After many games the window holds what one game needs, and nothing of those before."""

import gc
import threading
from collections import Counter
from pathlib import Path

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from coup_desktop.desk.app import open_window
from coup_desktop.desk.claim_bubble import ClaimBubble
from coup_desktop.desk.main_window import MainWindow
from coup_desktop.desk.new_game_choice import CAST, NewGameChoice
from coup_desktop.desk.places import Places
from coup_desktop.desk.seat_view import SeatView
from coup_desktop.desk.session import Session
from coup_desktop.store.settings import Settings, save_settings
from coup_desktop.table.background import Background
from coup_desktop.table.controller import Controller
from coup_desktop.table.setup import SeatSetup
from coup_desktop.table.writer import Writer

GAMES = 5
SEATS = 4
LONGEST_GAME = 60_000  # milliseconds
OURS = (Background, ClaimBubble, Controller, SeatView, Session, Writer)


def games_alive() -> Counter[str]:
    """What of games lives in this process, by kind."""
    for _ in range(2):  # what is deleted may let go of something else
        gc.collect()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    found = (item for item in gc.get_objects() if type(item) in OURS)
    return Counter(
        type(item).__name__ for item in found if not isinstance(item, QObject) or isValid(item)
    )


def parts_of(window: MainWindow) -> Counter[str]:
    """All that Qt has in the window, by class."""
    return Counter(part.metaObject().className() for part in window.findChildren(QObject))


def end_game(qtbot: QtBot, window: MainWindow) -> None:
    """Play the game on the table to its end, and close what tells of it."""
    window.begin()
    session = window.host.session
    assert session is not None
    qtbot.waitUntil(lambda: session.winner is not None, timeout=LONGEST_GAME)
    for dialog in window.findChildren(QDialog):
        dialog.close()
    window.ui.table.hush()  # what the last event made somebody say


def test_nothing_of_earlier_games_is_kept(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    bots = tuple(SeatSetup(name, "random") for name in CAST[:SEATS])
    table = NewGameChoice("official", ("factions",), (), bots)
    places = Places(tmp_path / "settings.json", tmp_path / "games", tmp_path / "log")
    save_settings(places.settings, Settings(pace="instant", table=table.text()))
    before = games_alive()
    window = open_window(qapp, places)
    qtbot.addWidget(window)
    window.show()
    end_game(qtbot, window)
    games, parts, threads = games_alive() - before, parts_of(window), threading.active_count()
    assert games["SeatView"] == SEATS
    assert games["Session"] == games["Controller"] == games["Writer"] == 1
    for _ in range(GAMES):
        window.lay_table()
        end_game(qtbot, window)
    assert games_alive() - before == games
    assert parts_of(window) == parts
    assert threading.active_count() <= threads
    window.close()
