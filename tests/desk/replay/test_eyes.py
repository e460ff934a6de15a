"""Through whose eyes a recorded game is watched, and what they do not see."""

from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QComboBox,
)
from pytestqt.qtbot import QtBot

from coup_desktop.desk.main_window import MainWindow
from coup_desktop.desk.replay.eyes import EVERYBODYS, NOBODYS, Eyes
from coup_desktop.engine.cast import CHARACTERS
from coup_desktop.engine.record_reader import read
from tests.desk.accessible_tree import look
from tests.desk.replay.driver import (
    LONG,
    TEN,
    Key,
    bar_of,
    cut,
    faces,
    is_written,
    press,
    reel_of,
    through,
    watch,
    words,
)
from tests.recorded import played


def test_all_eyes_see_every_hand(qtbot: QtBot, window: MainWindow) -> None:
    replay = watch(qtbot, window, played(TEN, 3))
    for number in (1, 30, 70):
        bar_of(window).ui.turns.setValue(number)
        state = reel_of(replay).state(replay.at)
        for seat, there in enumerate(state.seats):
            known = (*there.hand, *there.lost)
            assert sorted(faces(window, seat)) == words(known)
            assert len(known) == 2


@pytest.mark.parametrize("eyes", [NOBODYS, Eyes(0), Eyes(6)])
def test_other_eyes_see_their_own_cards_and_lost_ones(
    qtbot: QtBot, window: MainWindow, eyes: Eyes
) -> None:
    replay = watch(qtbot, window, played(TEN, 3))
    through(qtbot, window, replay, eyes)
    hidden = {CHARACTERS[card].name for card in replay.film.record.setup.ruleset.cast}
    for number in (1, 40, 80):
        bar_of(window).ui.turns.setValue(number)
        for seat, there in enumerate(reel_of(replay).state(replay.at).seats):
            own = there.hand if seat == eyes.seat else ()
            assert sorted(faces(window, seat)) == words((*own, *there.lost))
            if seat != eyes.seat and not there.lost:
                cards = window.ui.table.seat_view(seat).cards
                said_there = "".join(look(card).words() + card.tip() for card in cards)
                assert not [name for name in hidden if name in said_there]
    assert window.ui.table.seat_view(6).own is (eyes.seat == 6)


def test_other_eyes_look_at_the_same_place(qtbot: QtBot, window: MainWindow) -> None:
    replay = watch(qtbot, window, played(TEN, 3))
    bar_of(window).ui.turns.setValue(44)
    at = replay.at
    for eyes in (Eyes(3), NOBODYS, EVERYBODYS, Eyes(9)):
        through(qtbot, window, replay, eyes)
        assert replay.at == at
        assert window.ui.table._state == reel_of(replay).state(at)
        lines = reel_of(replay).lines
        qtbot.waitUntil(partial(is_written, window, replay), timeout=LONG)
        assert [window.ui.log.line(row) for row in range(len(lines))] == [x.text for x in lines]


def test_while_it_is_not_over_all_eyes_are_refused_with_the_reason(
    qtbot: QtBot, window: MainWindow
) -> None:
    replay = watch(qtbot, window, cut(played(TEN, 3), 300))
    bar = bar_of(window)
    box: QComboBox = bar.ui.eyes
    assert replay.eyes == Eyes(0), "the only person's"
    assert not box.model().flags(box.model().index(0, 0)) & Qt.ItemFlag.ItemIsEnabled
    assert "once the game is over" in box.itemText(0)
    box.setFocus()
    QTest.keyClick(box, Key.Key_Home)
    assert replay.eyes != EVERYBODYS
    assert not bar.ui.story.isEnabled()
    assert "not over" in bar.ui.story.accessibleDescription()
    press_end(window)
    assert bar.ui.title.text().endswith("The record ends here.")


def press_end(window: MainWindow) -> None:
    bar_of(window).take_focus()
    press(window, Key.Key_End)


def test_a_game_of_bots_hides_nothing(qtbot: QtBot, window: MainWindow) -> None:
    record = cut(played(replace(TEN, people=()), 3), 300)
    replay = watch(qtbot, window, record)
    assert replay.eyes == EVERYBODYS


TWINS = """coup-record 1
rules official
seat Ann
seat Ben
seat Cid bot
starter Ann
deal Ann duke duke
deal Ben {ben} contessa
deal Cid {cid} ambassador

Ann tax
Ben exchange
draw {first} contessa
Ben keep contessa {ben}
Cid steal Ann
Ann block captain
"""


def seen_and_heard(
    qtbot: QtBot, window: MainWindow, said: list[str], ben: str, cid: str, first: str
) -> list[object]:
    """Pictures, words and what is said at every step of a game, through two pairs of eyes."""
    text = TWINS.format(ben=ben, cid=cid, first=first)
    replay = watch(qtbot, window, read(text).record)
    found: list[object] = []
    for eyes in (NOBODYS, Eyes(0)):
        through(qtbot, window, replay, eyes)
        qtbot.waitUntil(partial(is_written, window, replay), timeout=LONG)
        said.clear()
        press(window, Key.Key_Home)
        for _ in reel_of(replay).stops:
            press(window, Key.Key_Right)
            qtbot.wait(5)
            picture = window.grab().toImage()
            found += [picture, look(window.ui.table).words(), look(bar_of(window)).words()]
        found.append(list(said))
        found.append(window.ui.log.text())
    return found


def test_two_games_that_differ_in_hidden_cards_look_and_sound_alike(
    qtbot: QtBot, window: MainWindow, said: list[str]
) -> None:
    one = seen_and_heard(qtbot, window, said, "captain", "assassin", "captain")
    other = seen_and_heard(qtbot, window, said, "assassin", "captain", "duke")
    assert one == other
    assert len(one) > 20
