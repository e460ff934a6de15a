"""Unfinished games on their way from the disk to the window."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from coup_desktop.desk.library import Library
from coup_desktop.store.game_lock import is_played
from coup_desktop.store.shelf import Claim, Shelf, Unfinished
from tests.store.games import played
from tests.table.conftest import PATIENT

HEADER, *ENTRIES = played("official", 3, seed=2)


def put(shelf: Shelf) -> Path:
    journal = shelf.new()
    journal.start(HEADER)
    journal.append(ENTRIES[0])
    journal.close()
    return journal.path


@pytest.fixture
def library(qtbot: QtBot, tmp_path: Path) -> Iterator[Library]:
    library = Library(Shelf(tmp_path))
    yield library
    library.close()


def test_two_windows_at_once_take_up_two_games(
    qtbot: QtBot, library: Library, tmp_path: Path
) -> None:
    paths = {put(library.shelf), put(library.shelf)}
    other = Library(Shelf(tmp_path))
    claims: list[Claim] = []
    found: list[list[Unfinished]] = []
    for one in (library, other):
        one.claimed.connect(claims.append)
        one.found.connect(found.append)
        one.look_and_claim()
    qtbot.waitUntil(lambda: len(claims) == 2, timeout=PATIENT)
    assert {claim.journal.path for claim in claims} == paths
    assert [{game.path for game in games} for games in found] == [paths, paths]
    with qtbot.assertNotEmitted(other.claimed):
        other.look_and_claim()
        qtbot.waitUntil(lambda: len(found) == 3, timeout=PATIENT)
        other.close()
    for claim in claims:
        claim.journal.close()


def test_a_game_for_a_window_that_is_closed_by_now_is_let_go(
    qtbot: QtBot, library: Library
) -> None:
    path = put(library.shelf)
    with qtbot.waitSignal(library.found, timeout=PATIENT):
        library.look()
    thread = library._thread
    assert thread is not None
    thread.close()
    claim = library.shelf.claim(path)
    assert claim is not None
    assert is_played(path)
    library._hand_over(thread, claim)
    assert not is_played(path)
