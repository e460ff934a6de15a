"""A recorded game in the window: keys, mouse, slider and chronicle lead through it."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QFileDialog,
    QMenu,
    QMessageBox,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from coup_desktop.desk.announcer import Announcer
from coup_desktop.desk.app import open_window
from coup_desktop.desk.dialogs.game_over import GameOverDialog
from coup_desktop.desk.dialogs.reference import ReferenceDialog
from coup_desktop.desk.dialogs.settings import SettingsDialog
from coup_desktop.desk.dialogs.story import StoryDialog
from coup_desktop.desk.main_window import MainWindow
from coup_desktop.desk.places import Places
from coup_desktop.desk.replay import replay as replay_module
from coup_desktop.desk.replay.bar import ReplayBar
from coup_desktop.desk.replay.eyes import EVERYBODYS, NOBODYS, Eyes
from coup_desktop.desk.replay.reel import Reel
from coup_desktop.desk.replay.replay import Replay
from coup_desktop.desk.session import Session
from coup_desktop.engine.cast import CHARACTERS
from coup_desktop.engine.events import Phase
from coup_desktop.engine.moves import NOBODY
from coup_desktop.engine.record import Record
from coup_desktop.engine.record_reader import Reading, read
from coup_desktop.store.settings import Settings, save_settings
from coup_desktop.table.pace import Pace
from tests.desk.accessible_tree import look
from tests.desk.geometry import faults
from tests.desk.languages import PSEUDO, spoken
from tests.desk.test_main_window import GAMES, choice, opened, play_out
from tests.recorded import TABLES, Table, played

TEN = Table("coup-x", 10, ("inspector",), ("courtier",), ("Sacha",))
LONG = 20_000
"""Milliseconds that something may take on a busy machine."""
Key = Qt.Key


def reading_of(record: Record) -> Reading:
    return read(record.text())


def cut(record: Record, entries: int) -> Record:
    return Record(record.setup, record.entries[:entries])


@pytest.fixture
def window(
    qtbot: QtBot, qapp: QApplication, places: Places, no_guard: None
) -> Iterator[MainWindow]:
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
    found: list[str] = []

    def hear(_self: Announcer, words: str, _how: QAccessible.AnnouncementPoliteness) -> None:
        found.append(words)

    monkeypatch.setattr(Announcer, "_say", hear)
    return found


def watch(qtbot: QtBot, window: MainWindow, record: Record) -> Replay:
    window.replays.show(reading_of(record), "game.coup")
    qtbot.waitUntil(lambda: window.replays.replay is not None, timeout=LONG)
    replay = window.replays.replay
    assert replay is not None
    qtbot.waitUntil(partial(is_written, window, replay), timeout=LONG)
    return replay


def is_written(window: MainWindow, replay: Replay) -> bool:
    """Whether the whole chronicle stands in the log."""
    return window.ui.log.count() == len(reel_of(replay).lines)


def reel_of(replay: Replay) -> Reel:
    assert replay._reel is not None
    return replay._reel


def bar_of(window: MainWindow) -> ReplayBar:
    page = window.ui.foot.currentWidget()
    assert isinstance(page, ReplayBar)
    return page


def through(qtbot: QtBot, window: MainWindow, replay: Replay, eyes: Eyes) -> None:
    """Choose other eyes in the list, as a person does."""
    box = bar_of(window).ui.eyes
    row = [EVERYBODYS, NOBODYS, *map(Eyes, range(len(replay.film.record.setup.names)))].index(eyes)
    box.setFocus()
    QTest.keyClick(box, Key.Key_Home)
    for _ in range(row - box.currentIndex()):  # the first one may be refused
        QTest.keyClick(box, Key.Key_Down)
    assert box.currentIndex() == row
    qtbot.waitUntil(lambda: replay.eyes == eyes, timeout=LONG)
    bar_of(window).take_focus()


def coins(window: MainWindow) -> list[int]:
    seats = len(window.ui.table._seats)
    return [window.ui.table.seat_view(seat).ui.coins.getCoins() for seat in range(seats)]


def faces(window: MainWindow, seat: int) -> list[str]:
    """The words of the cards that are seen at a seat, lost ones too."""
    cards = window.ui.table.seat_view(seat).cards
    return [card.getCharacter() for card in cards if card.isPresent() and card.isFaceUp()]


def words(cards: tuple[int, ...]) -> list[str]:
    return sorted(CHARACTERS[card].word for card in cards)


def press(window: MainWindow, key: Qt.Key, held: Qt.KeyboardModifier | None = None) -> None:
    focus: QWidget | None = window.focusWidget()
    QTest.keyClick(window if focus is None else focus, key, held or Qt.KeyboardModifier.NoModifier)


# Leading through it.


def test_a_record_takes_the_place_of_the_table(qtbot: QtBot, window: MainWindow) -> None:
    replay = watch(qtbot, window, played(TEN, 3))
    bar = bar_of(window)
    assert window.host.session is None
    assert replay.at == replay.film.first
    assert replay.eyes == EVERYBODYS
    assert coins(window) == [2] * 10
    assert window.windowTitle().startswith("game.coup")
    assert "Coup X" in window._rules.text()
    assert bar.ui.play.hasFocus()
    assert bar.ui.eyes.count() == 12
    assert window.ui.log.line(len(reel_of(replay).lines) - 1).endswith("wins the game.")


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_arrows_step_both_ways_to_the_end_and_back(
    qtbot: QtBot, window: MainWindow, number: int
) -> None:
    preset, seats, options = TABLES[number]
    replay = watch(qtbot, window, played(Table(preset, seats, options, ("random",)), number))
    reel = reel_of(replay)
    for stop in reel.stops[1:]:
        press(window, Key.Key_Right)
        assert replay.at == stop
        state = reel.state(stop)
        assert coins(window) == [seat.coins for seat in state.seats]
        assert window.ui.table._state == state
    press(window, Key.Key_Right)
    assert replay.at == replay.film.last
    assert not bar_of(window).ui.stepOn.isEnabled()
    for stop in reversed(reel.stops[:-1]):
        press(window, Key.Key_Left)
        assert replay.at == stop
        state = reel.state(stop)
        assert coins(window) == [seat.coins for seat in state.seats]
        assert window.ui.table._state == state
    assert not bar_of(window).ui.stepBack.isEnabled()


def test_before_a_draft_there_is_no_turn_yet(qtbot: QtBot, window: MainWindow) -> None:
    replay = watch(qtbot, window, played(Table(seats=2, options=("draft",), bots=("random",)), 3))
    ui = bar_of(window).ui
    assert ui.turn.text() == "Before the first turn"
    assert ui.title.text() == "Nothing has happened yet."
    assert (ui.turns.minimum(), ui.turns.value()) == (0, 0)
    press(window, Key.Key_Right)
    assert "draft" in ui.title.text()
    ui.turns.setValue(2)
    assert replay.at == replay.film.turns[1].count
    ui.turns.setValue(0)
    assert replay.at == replay.film.first


def test_with_ctrl_or_shift_a_turn_home_and_end_all_the_way(
    qtbot: QtBot, window: MainWindow
) -> None:
    replay = watch(qtbot, window, played(TEN, 3))
    turns = replay.film.turns
    for held in (Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier):
        press(window, Key.Key_Home)
        press(window, Key.Key_Right, held)
        press(window, Key.Key_Right, held)
        assert replay.at == turns[2].count
        press(window, Key.Key_Right)
        press(window, Key.Key_Left, held)
        assert replay.at == turns[2].count, "first to the beginning of the turn that runs"
        press(window, Key.Key_Left, held)
        assert replay.at == turns[1].count
    press(window, Key.Key_End)
    assert replay.at == replay.film.last
    press(window, Key.Key_Home)
    assert replay.at == replay.film.first


def test_buttons_do_what_their_keys_do(qtbot: QtBot, window: MainWindow) -> None:
    replay = watch(qtbot, window, played(TEN, 3))
    ui, reel, turns = bar_of(window).ui, reel_of(replay), replay.film.turns
    assert reel.stops[1] == turns[1].count, "nobody doubts the first action"
    expected = [
        (ui.stepOn, reel.stops[1]),
        (ui.turnOn, turns[2].count),
        (ui.turnOn, turns[3].count),
        (ui.stepBack, reel.stop_before(turns[3].count)),
        (ui.turnBack, turns[2].count),
        (ui.end, replay.film.last),
        (ui.start, replay.film.first),
    ]
    for button, at in expected:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert replay.at == at, button.objectName()


def test_the_slider_goes_to_turns(qtbot: QtBot, window: MainWindow) -> None:
    replay = watch(qtbot, window, played(TEN, 3))
    ui = bar_of(window).ui
    assert (ui.turns.minimum(), ui.turns.maximum()) == (1, len(replay.film.turns))
    ui.turns.setValue(30)
    assert replay.at == replay.film.turns[29].count
    name = replay.film.record.setup.names[replay.film.turns[29].seat]
    assert ui.turn.text() == f"Turn 30 of {len(replay.film.turns)}: {name}"
    middle = QPoint(ui.turns.width() // 2, ui.turns.height() // 2)
    QTest.mouseClick(ui.turns, Qt.MouseButton.LeftButton, pos=middle)
    assert replay.at != replay.film.turns[29].count
    press(window, Key.Key_End)
    assert ui.turns.value() == len(replay.film.turns)


def test_a_line_of_the_chronicle_is_gone_to(qtbot: QtBot, window: MainWindow) -> None:
    replay = watch(qtbot, window, played(TEN, 3))
    lines, reel = window.ui.log.ui.lines, reel_of(replay)
    row = next(row for row, line in enumerate(reel.lines) if "steal" in line.text)
    lines.scrollTo(lines.model().index(row, 0))
    place = lines.visualRect(lines.model().index(row, 0)).center()
    QTest.mouseClick(lines.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert replay.at == reel.count(row)
    assert bar_of(window).ui.title.text() == reel.lines[row].text
    lines.setFocus()
    QTest.keyClick(lines, Key.Key_Down)
    assert replay.at == reel.count(row + 1)
    QTest.keyClick(lines, Key.Key_Right)
    assert replay.at == reel.stop_after(reel.count(row + 1)), "Left and Right step from there too"


def test_the_present_line_is_marked(qtbot: QtBot, window: MainWindow) -> None:
    replay = watch(qtbot, window, played(TEN, 3))
    lines, reel = window.ui.log.ui.lines, reel_of(replay)
    for number in (50, 3, 90):
        bar_of(window).ui.turns.setValue(number)
        (marked,) = lines.selectedIndexes()
        assert marked.row() == reel.row(replay.at)
        assert reel.lines[marked.row()].text.startswith(f"Turn {number}:")
        assert lines.viewport().rect().intersects(lines.visualRect(marked))
    for held in (Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier):
        press(window, Key.Key_Right, held)
        press(window, Key.Key_Right, held)
        (marked,) = lines.selectedIndexes()
        assert marked.row() == reel.row(replay.at), "one line, whatever is held"


def test_it_is_marked_also_while_the_chronicle_is_still_written(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.replays.show(reading_of(played(TEN, 3)), "game.coup")
    qtbot.waitUntil(lambda: window.replays.replay is not None, timeout=LONG)
    replay = window.replays.replay
    assert replay is not None
    reel = reel_of(replay)
    bar_of(window).ui.turns.setValue(80)
    assert reel.row(replay.at) >= window.ui.log.count(), "not there yet"
    qtbot.waitUntil(partial(is_written, window, replay), timeout=LONG)
    (marked,) = window.ui.log.ui.lines.selectedIndexes()
    assert marked.row() == reel.row(replay.at)


# Playing.


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> list[Pace]:
    """No time passes while something is played; the paces at which it would."""
    asked: list[Pace] = []

    def no_time(pace: Pace, **_what: object) -> int:
        asked.append(pace)
        return 0

    monkeypatch.setattr(replay_module, "thinking_time", no_time)
    monkeypatch.setattr(replay_module, "event_time", lambda pace, event: no_time(pace, of=event))
    return asked


@pytest.mark.parametrize(
    ("pace", "plays"),
    [("instant", Pace.FAST), ("fast", Pace.FAST), ("normal", Pace.NORMAL), ("slow", Pace.SLOW)],
)
def test_it_plays_at_the_chosen_pace_but_never_all_at_once(
    qtbot: QtBot, window: MainWindow, quick: list[Pace], pace: str, plays: Pace
) -> None:
    window._preferences.change(pace=pace)
    replay = watch(qtbot, window, played(Table(seats=3, bots=("random",)), 5))
    press(window, Key.Key_Space)
    qtbot.waitUntil(lambda: not replay.playing, timeout=LONG)
    assert set(quick) == {plays}
    press(window, Key.Key_Home)
    quick.clear()
    window._preferences.change(pace="normal")
    window._preferences.change(pace=pace)
    press(window, Key.Key_Space)
    qtbot.waitUntil(lambda: len(quick) > 9, timeout=LONG)
    assert set(quick) == {plays}


def test_at_once_a_single_step_is_there_at_once(qtbot: QtBot, window: MainWindow) -> None:
    replay = watch(qtbot, window, played(TEN, 3))
    press(window, Key.Key_Right)
    assert replay.at == reel_of(replay).stops[1]
    assert not replay.playing


@pytest.mark.usefixtures("quick")
def test_it_plays_to_the_end_and_again(qtbot: QtBot, window: MainWindow) -> None:
    replay = watch(qtbot, window, played(Table(seats=3, bots=("random",)), 5))
    press(window, Key.Key_Space)
    assert replay.playing
    qtbot.waitUntil(lambda: not replay.playing, timeout=LONG)
    assert replay.at == replay.film.last
    assert window.ui.table._state == reel_of(replay).state(replay.film.last)
    press(window, Key.Key_Return)
    assert replay.playing
    assert replay.at < replay.film.last
    press(window, Key.Key_P)
    assert not replay.playing


def test_it_plays_at_the_pace_and_stops_where_it_is(qtbot: QtBot, window: MainWindow) -> None:
    window._preferences.change(pace="slow")
    replay = watch(qtbot, window, played(TEN, 3))
    bar = bar_of(window)
    press(window, Key.Key_Space)
    assert bar.ui.play.accessibleName() == "Pause"
    qtbot.waitUntil(lambda: replay.at > replay.film.first, timeout=LONG)
    press(window, Key.Key_Space)
    at = replay.at
    assert bar.ui.play.accessibleName() == "Play"
    qtbot.wait(60)
    assert replay.at == at
    press(window, Key.Key_Space)
    window._preferences.change(pace="instant")
    qtbot.waitUntil(lambda: replay.at > at + 20, timeout=LONG)
    bar.ui.turns.setValue(60)
    assert replay.at == replay.film.turns[59].count
    assert not replay.playing, "who goes elsewhere wants to look there"


def test_a_step_is_shown_at_the_pace_and_the_next_one_cuts_it_short(
    qtbot: QtBot, window: MainWindow
) -> None:
    window._preferences.change(pace="slow")
    replay = watch(qtbot, window, played(TEN, 3))
    stops = reel_of(replay).stops
    press(window, Key.Key_Right)
    assert replay.at < stops[1]
    press(window, Key.Key_Right)
    assert stops[1] <= replay.at < stops[2]
    press(window, Key.Key_Left)
    assert replay.at <= stops[1]
    assert not replay.playing


def test_step_by_step_it_plays_one_step(qtbot: QtBot, window: MainWindow) -> None:
    window._preferences.change(pace="step")
    replay = watch(qtbot, window, played(Table(seats=3, bots=("random",)), 5))
    press(window, Key.Key_Space)
    stop = reel_of(replay).stops[1]
    qtbot.waitUntil(lambda: not replay.playing, timeout=LONG)
    assert replay.at == stop


# Eyes.


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


def test_the_chronicle_in_a_window_of_its_own_leads_too(qtbot: QtBot, window: MainWindow) -> None:
    replay = watch(qtbot, window, played(TEN, 3))
    window.ui.actionChronicleDetached.trigger()
    assert window.ui.log.isWindow()
    lines = window.ui.log.ui.lines
    qtbot.waitUntil(lines.isVisible)
    QTest.keyClick(lines, Key.Key_Right)
    assert replay.at == reel_of(replay).stops[1]
    QTest.keyClick(lines, Key.Key_Down)
    assert replay.at > reel_of(replay).stops[1]
    window.ui.actionChronicleDetached.trigger()


# Taking over.


def question(qtbot: QtBot, window: MainWindow) -> tuple[int, Phase]:
    prompts = window.ui.prompts
    qtbot.waitUntil(lambda: prompts.prompt is not None, timeout=LONG)
    assert prompts.prompt is not None
    return prompts.prompt.seat, prompts.prompt.view.phase


@pytest.mark.parametrize(
    "phase", [Phase.ACTION, Phase.CHALLENGE, Phase.BLOCK, Phase.PROVE, Phase.LOSE, Phase.EXCHANGE]
)
def test_who_takes_over_stands_at_the_very_question(
    qtbot: QtBot, window: MainWindow, phase: Phase
) -> None:
    window._preferences.change(answer_forced=False)
    record = played(Table(seats=5, bots=("courtier",)), 7)
    replay = watch(qtbot, window, record)
    moment = next(m for m in replay.film.moments[20:] if m.phase is phase)
    through(qtbot, window, replay, Eyes(moment.asked))
    replay._go_to(moment.count)
    press(window, Key.Key_T)
    assert question(qtbot, window) == (moment.asked, phase)
    assert window.replays.replay is None
    session = window.host.session
    assert session is not None
    assert session.controller.humans == (moment.asked,)
    assert session.controller.view(moment.asked).history
    tags = session.controller.keeping.record.setup.tags
    assert ("practice", "yes") in tags
    assert any(key == "taken-over" for key, _ in tags)


def test_without_a_seat_s_eyes_it_is_asked_whom_to_take_over(
    qtbot: QtBot, window: MainWindow
) -> None:
    replay = watch(qtbot, window, played(TEN, 3))
    bar = bar_of(window)
    bar.ui.turns.setValue(80)
    exiled = [n for n in range(10) if n not in replay.film.next_moment(replay.at).living]
    assert exiled
    press(window, Key.Key_T)
    (menu,) = bar.findChildren(QMenu)
    assert menu.isVisible()
    names = replay.film.record.setup.names
    offered = [action.text().split("  ")[1] for action in menu.actions()]
    assert offered == [name for seat, name in enumerate(names) if seat not in exiled]
    menu.actions()[2].trigger()
    menu.close()
    qtbot.waitUntil(lambda: window.host.session is not None, timeout=LONG)
    session = window.host.session
    assert session is not None
    assert [names[seat] for seat in session.controller.humans] == [offered[2]]


def test_at_the_end_nobody_can_be_taken_over(qtbot: QtBot, window: MainWindow) -> None:
    watch(qtbot, window, played(TEN, 3))
    press(window, Key.Key_End)
    take = bar_of(window).ui.takeOver
    assert not take.isEnabled()
    assert "over" in take.accessibleDescription()
    press(window, Key.Key_T)
    assert window.host.session is None
    press(window, Key.Key_Left)
    assert take.isEnabled()


def test_an_exiled_seat_s_eyes_take_over_another(qtbot: QtBot, window: MainWindow) -> None:
    replay = watch(qtbot, window, played(TEN, 3))
    living = replay.film.moments[-2].living
    gone = next(seat for seat in range(10) if seat not in living)
    through(qtbot, window, replay, Eyes(gone))
    press(window, Key.Key_End)
    press(window, Key.Key_Left)
    assert bar_of(window).ui.takeOver.choice is not None
    assert bar_of(window).ui.takeOver.accessibleName() == "Take over…"


# The window around it.


def test_esc_puts_it_away_and_lays_a_table(qtbot: QtBot, window: MainWindow) -> None:
    title = window.windowTitle()
    watch(qtbot, window, played(TEN, 3))
    press(window, Key.Key_Escape)
    assert window.replays.replay is None
    assert window.windowTitle() == title
    assert window.host.session is not None
    assert window.ui.foot.currentWidget() is window.ui.welcome
    assert window.ui.foot.count() == 2
    assert window.ui.log.count() == 0
    assert len(window.ui.table._seats) == 4
    qtbot.waitUntil(window.ui.welcome.ui.begin.hasFocus)
    press(window, Key.Key_Return)
    question(qtbot, window)


def test_nothing_follows_a_button_that_was_put_away(qtbot: QtBot, window: MainWindow) -> None:
    watch(qtbot, window, played(TEN, 3))
    assert bar_of(window).ui.play.hasFocus()
    window.replays.drop()
    window.resize(window.width() + 40, window.height() + 40)  # Qt warns where a ring still does


def test_what_acts_on_a_game_is_off_meanwhile(qtbot: QtBot, window: MainWindow) -> None:
    window.begin()
    question(qtbot, window)
    ui = window.ui
    actions = (ui.actionUndo, ui.actionGoOn, ui.actionPause, ui.actionLetPass, ui.actionResign,
               ui.actionSave, ui.actionChangeSeats, ui.menuChairs.menuAction())  # fmt: skip
    watch(qtbot, window, played(TEN, 3))
    assert not [action.text() for action in actions if action.isEnabled()]
    assert not window.host.running
    bar_of(window).ui.close.click()
    window.begin()
    question(qtbot, window)
    assert ui.actionLetPass.isEnabled()
    assert ui.actionSave.isEnabled()


def test_another_record_takes_its_place(qtbot: QtBot, window: MainWindow) -> None:
    first = watch(qtbot, window, played(TEN, 3))
    press(window, Key.Key_Space)
    window.replays.show(reading_of(played(Table(seats=3, bots=("random",)), 5)), "other.coup")
    qtbot.waitUntil(lambda: window.replays.replay not in (None, first), timeout=LONG)
    assert len(window.ui.table._seats) == 3
    assert window.windowTitle().startswith("other.coup")
    assert "game.coup" not in window.windowTitle()
    assert window.ui.foot.count() == 3


def test_one_that_was_put_away_before_it_was_read_does_not_come(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.replays.show(reading_of(played(TEN, 3)), "game.coup")
    window.replays.close()
    qtbot.wait(150)
    assert window.replays.replay is None
    assert len(window.ui.table._seats) == 4


def test_playing_again_puts_it_away(qtbot: QtBot, window: MainWindow) -> None:
    watch(qtbot, window, played(TEN, 3))
    window.ui.actionSameAgain.trigger()
    assert window.replays.replay is None
    question(qtbot, window)


def test_the_story_is_told_of_a_game_that_is_over(qtbot: QtBot, window: MainWindow) -> None:
    watch(qtbot, window, played(TEN, 3))
    press(window, Key.Key_S)
    qtbot.waitUntil(lambda: window._dialogs.dialog is not None, timeout=LONG)
    dialog = window._dialogs.dialog
    assert isinstance(dialog, StoryDialog)
    assert dialog.ui.rematch.isHidden()
    dialog.reject()


def test_rules_settings_and_chronicle_work_in_it(qtbot: QtBot, window: MainWindow) -> None:
    watch(qtbot, window, played(TEN, 3))
    for action, kind in (
        (window.ui.actionReference, ReferenceDialog),
        (window.ui.actionPreferences, SettingsDialog),
    ):
        action.trigger()
        dialog = window._dialogs.dialog
        assert isinstance(dialog, kind)
        dialog.reject()
    window.ui.actionChronicle.trigger()
    assert not window.ui.log.isVisible()
    window.ui.actionSearch.trigger()
    assert window.ui.log.isVisible()


def test_the_search_leads_to_its_hits(qtbot: QtBot, window: MainWindow) -> None:
    replay = watch(qtbot, window, played(TEN, 3))
    window.ui.actionSearch.trigger()
    field = window.ui.log.ui.search
    QTest.keyClicks(field, "Turn 50")
    assert replay.at == replay.film.turns[49].count
    QTest.keyClick(field, Key.Key_Escape)
    assert window.replays.replay is replay, "Esc ends the search first"


def test_the_keyboard_reaches_every_button_and_walks_the_table(
    qtbot: QtBot, window: MainWindow
) -> None:
    replay = watch(qtbot, window, played(TEN, 3))
    bar = bar_of(window)
    press(window, Key.Key_Right)
    reached = set()
    for _ in range(40):
        press(window, Key.Key_Tab)
        focus: QWidget | None = window.focusWidget()
        if focus is not None and bar.isAncestorOf(focus):
            reached.add(focus.objectName())
    buttons = {button.objectName() for button in bar.findChildren(QPushButton)}
    assert buttons | {"turns", "eyes", "title"} <= reached
    at = replay.at
    seat = window.ui.table.seat_view(0)
    seat.setFocus(Qt.FocusReason.TabFocusReason)
    press(window, Key.Key_Right)
    assert replay.at == at, "arrows walk on the table there"
    press(window, Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert replay.at > at


def test_each_step_is_said(qtbot: QtBot, window: MainWindow, said: list[str]) -> None:
    replay = watch(qtbot, window, played(TEN, 3))
    reel = reel_of(replay)
    for _ in range(6):
        said.clear()
        press(window, Key.Key_Right)
        (words_said,) = said
        assert reel.lines[reel.row(replay.at)].text in words_said
    said.clear()
    press(window, Key.Key_Left)
    assert len(said) == 1
    assert "Turn " in said[0]


def test_it_says_whose_decision_comes_next(qtbot: QtBot, window: MainWindow) -> None:
    replay = watch(qtbot, window, played(TEN, 3))
    for _ in range(12):
        press(window, Key.Key_Right)
        moment = replay.film.moment_at(replay.at)
        assert moment is not None
        views = [window.ui.table.seat_view(seat) for seat in range(10)]
        deciding = [n for n, seat in enumerate(views) if seat._deciding]
        assert all(views[n].status() in ("to decide", "exchanges…") for n in deciding)
        assert deciding == ([] if moment.asked == NOBODY else [moment.asked])
    through(qtbot, window, replay, Eyes(0))
    replay._go_to(next(m.count for m in replay.film.moments if m.asked == 0))
    assert "your" not in window.ui.table.seat_view(0).accessibleName()


def told_faults(window: MainWindow) -> list[str]:
    """What is wrong, but for the invisible room round a bubble that its tail might need."""
    return [fault for fault in faults(window) if ".ClaimBubble" not in fault.split(" sticks")[0]]


@pytest.mark.parametrize("size", [(640, 480), (1024, 700), (1280, 800), (2560, 1440)])
def test_ten_seats_fit(qtbot: QtBot, window: MainWindow, size: tuple[int, int]) -> None:
    replay = watch(qtbot, window, played(TEN, 3))
    window.resize(*size)
    qtbot.wait(20)
    window.resize(*size)  # now that the chronicle may be folded away
    for eyes in (EVERYBODYS, Eyes(0), NOBODYS):
        through(qtbot, window, replay, eyes)
        for number in (1, 30, 60):
            bar_of(window).ui.turns.setValue(number)
            press(window, Key.Key_Right)
            qtbot.waitUntil(lambda: not told_faults(window))


def test_the_table_keeps_its_place_while_it_is_led_through(
    qtbot: QtBot, window: MainWindow
) -> None:
    watch(qtbot, window, played(TEN, 3))
    window.resize(1024, 700)
    qtbot.wait(30)
    places = set()
    for _ in range(60):
        press(window, Key.Key_Right)
        qtbot.wait(1)
        places.add(window.ui.table.height())
    assert len(places) == 1


@pytest.fixture
def over(qtbot: QtBot, window: MainWindow) -> Session:
    """The game that has just ended in the window."""
    assert not window.ui.actionWatch.isEnabled()
    play_out(qtbot, window, seed=3)
    for dialog in window.findChildren(GameOverDialog):
        dialog.reject()
    qtbot.waitUntil(window.ui.actionStory.isEnabled, timeout=LONG)
    session = window.host.session
    assert session is not None
    assert session.winner is not None
    return session


def watch_last(qtbot: QtBot, window: MainWindow) -> Replay:
    window.ui.actionWatch.trigger()
    qtbot.waitUntil(lambda: window.replays.replay is not None, timeout=LONG)
    replay = window.replays.replay
    assert replay is not None
    return replay


def stands(window: MainWindow) -> dict[str, object]:
    """What a person sees, and may do, in the window after a game."""
    ui = window.ui
    menus = (*ui.menuGame.actions(), *ui.menuMove.actions())
    seats = range(len(window.ui.table._seats))
    return {
        "foot": (ui.foot.currentWidget(), ui.welcome.ui.title.text(), ui.welcome.ui.detail.text()),
        "menus": {action.text(): action.isEnabled() for action in menus if action.text()},
        "corner": window._rules.text(),
        "title": window.windowTitle(),
        "coins": coins(window),
        "cards": [faces(window, seat) for seat in seats],
        "chairs": [window.ui.table.seat_view(seat).accessibleDescription() for seat in seats],
        "chronicle": ui.log.text(),
    }


def test_the_game_that_has_ended_can_be_watched_and_is_there_again(
    qtbot: QtBot, window: MainWindow, over: Session
) -> None:
    before = stands(window)
    assert window.ui.actionSave.isEnabled()
    replay = watch_last(qtbot, window)
    assert replay.film.record.text() == over.controller.record.text()
    assert not window.ui.actionWatch.isEnabled()
    assert not window.ui.actionStory.isEnabled()
    there = window.host.session
    assert there is None
    press(window, Key.Key_Escape)
    assert window.replays.replay is None
    assert window.host.session is over
    qtbot.waitUntil(lambda: stands(window) == before, timeout=LONG)
    window.ui.actionStory.trigger()
    (story,) = window.findChildren(StoryDialog)
    story.reject()
    press(window, Key.Key_Return)
    session = window.host.session
    assert session is not over
    assert session.controller.setup.starter == over.winner, "as in any rematch"
    assert not window.ui.actionWatch.isEnabled()
    question(qtbot, window)


@pytest.mark.parametrize("number", [1, 2, 4, 5, 6])
def test_every_kind_of_game_is_there_again(
    qtbot: QtBot, qapp: QApplication, places: Places, no_guard: None, number: int
) -> None:
    window = opened(qtbot, qapp, places, GAMES[number])
    play_out(qtbot, window, seed=2)
    for dialog in window.findChildren(GameOverDialog):
        dialog.reject()
    qtbot.waitUntil(window.ui.actionStory.isEnabled, timeout=LONG)
    qtbot.wait(50)
    before = stands(window)
    watch_last(qtbot, window)
    press(window, Key.Key_Space)
    press(window, Key.Key_Escape)
    qtbot.waitUntil(lambda: stands(window) == before, timeout=LONG)
    window.close()


def test_it_is_watched_again_and_again_from_the_foot(
    qtbot: QtBot, window: MainWindow, over: Session
) -> None:
    before = stands(window)
    button = window.ui.welcome.ui.above
    for _ in range(3):
        assert button.isVisible()
        assert button.text().startswith("Watch it again")
        qtbot.waitUntil(lambda: not window.ui.welcome._guard.isActive())
        press(window, Key.Key_W)
        qtbot.waitUntil(lambda: window.replays.replay is not None, timeout=LONG)
        press(window, Key.Key_End)
        press(window, Key.Key_Escape)
        assert window.host.session is over
    qtbot.waitUntil(lambda: stands(window) == before, timeout=LONG)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.replays.replay is not None, timeout=LONG)
    press(window, Key.Key_Escape)
    window.host.lay()
    assert not button.isVisible(), "before a game there is nothing to watch"
    press(window, Key.Key_W)
    assert window.replays.ruleset is None


def test_its_past_can_be_looked_at_afterwards(
    qtbot: QtBot, window: MainWindow, over: Session
) -> None:
    watch_last(qtbot, window)
    press(window, Key.Key_Escape)
    lines = window.ui.log.count()
    window.ui.log.line_activated.emit(0)
    assert window.ui.welcome.ui.title.text().startswith("Looking back")
    press(window, Key.Key_Escape)
    assert window.ui.welcome.ui.title.text().endswith("has won.")
    assert window.ui.log.count() == lines


@pytest.mark.parametrize("how", ["rematch", "record", "take over", "close"])
def test_a_game_that_was_set_aside_is_let_go(
    qtbot: QtBot, window: MainWindow, over: Session, how: str
) -> None:
    replay = watch_last(qtbot, window)
    if how == "rematch":
        window.ui.actionSameAgain.trigger()
        assert window.host.session is not None
        assert window.host.session.controller.setup.starter == over.winner
    elif how == "record":
        watch(qtbot, window, played(TEN, 3))
        assert not window.ui.actionSave.isEnabled()
        press(window, Key.Key_Escape)
        assert window.ui.welcome.ui.title.text() == "The table is laid."
    elif how == "take over":
        window.replays._take_over(1, replay.film.moments[0])
        qtbot.waitUntil(lambda: window.host.session is not None, timeout=LONG)
    else:
        window.close()
    assert over._closed
    assert not window.host.bring_back()
    assert not window.ui.actionStory.isEnabled()
    assert not window.ui.actionWatch.isEnabled()


def test_it_can_be_saved_while_it_is_watched(
    qtbot: QtBot, window: MainWindow, over: Session, tmp_path: Path
) -> None:
    watch_last(qtbot, window)
    window.ui.actionSave.trigger()
    dialog = window._dialogs.dialog
    assert isinstance(dialog, QFileDialog)
    path = tmp_path / "last.coup"
    dialog.fileSelected.emit(str(path))
    dialog.reject()
    qtbot.waitUntil(path.exists, timeout=LONG)
    assert path.read_text("utf-8") == over.controller.record.text()


def test_what_the_disk_lacks_is_asked_about_before_it_is_lost(
    qtbot: QtBot, window: MainWindow, over: Session
) -> None:
    over.controller.keeping._failing = True
    replay = watch_last(qtbot, window)
    window.replays._take_over(1, replay.film.moments[0])
    qtbot.waitUntil(lambda: window._dialogs.dialog is not None, timeout=LONG)
    box = window._dialogs.dialog
    assert isinstance(box, QMessageBox)
    assert "could not be kept" in box.text()
    box.reject()
    assert window.replays.replay is replay
    press(window, Key.Key_Escape)
    assert window.host.session is over
    over.controller.keeping._failing = False


def test_the_corner_says_that_a_recorded_game_was_practice(
    qtbot: QtBot, window: MainWindow
) -> None:
    three = Table(seats=3, bots=("random",))
    watch(qtbot, window, played(replace(three, tags=(("practice", "yes"),)), 5))
    assert window._rules.text() == "Official · practice"
    watch(qtbot, window, played(three, 5))
    assert window._rules.text() == "Official"


def test_another_language_is_followed(
    qtbot: QtBot, qapp: QApplication, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    watch(qtbot, window, played(TEN, 3))
    ui = bar_of(window).ui
    before = [ui.turn.text(), ui.eyes.itemText(0), ui.eyesLabel.text(), ui.story.text()]
    with spoken(qapp, PSEUDO, monkeypatch):
        qtbot.waitUntil(lambda: ui.eyesLabel.text() != before[2])
        now = [ui.turn.text(), ui.eyes.itemText(0), ui.eyesLabel.text(), ui.story.text()]
        assert all(there != here for there, here in zip(before, now, strict=True))
    qtbot.waitUntil(lambda: ui.eyesLabel.text() == before[2])
    assert [ui.turn.text(), ui.eyes.itemText(0), ui.eyesLabel.text(), ui.story.text()] == before


def test_a_file_leads_here(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "evening.coup"
    path.write_text(played(TEN, 3).text(), encoding="utf-8")
    window.files.open(path)
    qtbot.waitUntil(lambda: window.replays.replay is not None, timeout=LONG)
    assert window.windowTitle().startswith("evening.coup")
