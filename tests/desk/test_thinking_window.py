"""The window with bots that search: it closes while one thinks, and nothing is left."""

import multiprocessing

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from coup_desktop.bots.bot import LEVELS
from coup_desktop.bots.personas import CAST
from coup_desktop.desk.app import open_window
from coup_desktop.desk.new_game_choice import NewGameChoice, seat_of
from coup_desktop.desk.places import Places
from coup_desktop.store.settings import Settings, save_settings
from coup_desktop.table.bot_process import BotMaker
from tests.table.test_bot_process import is_alive

SEARCHING = [info.word for info in LEVELS if info.searches]


def test_it_closes_while_a_bot_thinks(qtbot: QtBot, qapp: QApplication, places: Places) -> None:
    assert SEARCHING, "there is a level that thinks apart"
    seats = tuple(seat_of(SEARCHING[-1], persona) for persona in CAST[:4])
    table = NewGameChoice("official", (), (), seats).text()
    save_settings(places.settings, Settings(pace="instant", table=table))
    window = open_window(qapp, places)
    qtbot.addWidget(window)
    window.show()
    troubles: list[str] = []
    window.host.troubled.connect(troubles.append)
    assert not multiprocessing.active_children(), "none is begun before the game"
    window.host.begin()
    session = window.host.session
    assert session is not None
    maker = session.controller._bots._make_bot
    assert isinstance(maker, BotMaker)
    decided = session.controller.keeping.record.entries
    qtbot.waitUntil(lambda: len(decided) > 3, timeout=60_000)
    pid = maker.process.id
    assert pid is not None
    assert is_alive(pid)
    window.close()
    assert not is_alive(pid)
    assert troubles == []
