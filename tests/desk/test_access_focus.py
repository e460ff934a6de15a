"""The keyboard reaches everything, in the order of reading, and is never lost."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from coup_desktop.desk.choice_button import ChoiceButton
from coup_desktop.desk.drawn_cards import DrawnCard
from coup_desktop.desk.main_window import MainWindow
from coup_desktop.desk.places import Places
from coup_desktop.desk.table_help import HelpTip
from coup_desktop.desk.table_view import TableView
from coup_desktop.engine.cast import CAPTAIN, CONTESSA, DUKE
from coup_desktop.engine.game import Game
from tests.desk.prompt_games import narrator, some_prompts
from tests.desk.table_games import NAMES, lay, rules
from tests.desk.test_main_window import LONGEST_GAME, choice, close, opened

pytestmark = pytest.mark.usefixtures("no_guard")


def focus() -> QWidget:
    """What has the keyboard; it must be something that a person can see and use."""
    widget = QApplication.focusWidget()
    assert widget is not None, "the focus is lost"
    assert widget.isVisible()
    assert widget.isEnabled()
    assert not widget.isWindow(), "the focus is on nothing in the window"
    return widget


def press(key: Qt.Key) -> QWidget:
    """Press a key where the keyboard is; what has it then."""
    QTest.keyClick(focus(), key)
    return focus()


def ready(qtbot: QtBot, window: MainWindow) -> None:
    """Wait until somebody is asked and the answers take a key, or the game is over."""
    session = window.host.session
    assert session is not None
    qtbot.waitUntil(
        lambda: bool(answers(window)) or session.winner is not None, timeout=LONGEST_GAME
    )


def answers(window: MainWindow) -> list[ChoiceButton]:
    """The answers that can be given now."""
    bar = window.ui.prompts
    buttons = bar.findChildren(ChoiceButton) if bar.prompt is not None else []
    return [button for button in buttons if button.isVisible() and button.isEnabled()]


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, places: Places) -> Iterator[MainWindow]:
    table = replace(choice("city-state", 5, 1, "factions"), starter=0)  # with much to choose from
    made = opened(qtbot, qapp, places, table)
    made.resize(1280, 800)
    made.activateWindow()
    qtbot.waitUntil(made.ui.welcome.ui.begin.hasFocus)
    yield made
    close(made)


def circle(key: Qt.Key) -> list[QWidget]:
    """All that a key leads to, from where it is until it is there again."""
    found = [focus()]
    while (at := press(key)) is not found[0]:
        assert at not in found
        found.append(at)
    return found


def reading_place(widget: QWidget) -> tuple[int, int]:
    """Where somebody reads it: rows from above down, in each from left to right."""
    corner = widget.mapTo(widget.window(), QPoint(0, 0))
    return corner.y() // 10, corner.x()


# --------------------------------------------------------------------------------------- the order


def test_tab_reads_the_window(qtbot: QtBot, window: MainWindow) -> None:
    window.begin()
    ready(qtbot, window)
    ui = window.ui
    forth = circle(Qt.Key.Key_Tab)
    assert forth[0] is ui.prompts.ui.title
    parts = [ui.foot, ui.table, ui.log]
    where = [next(n for n, part in enumerate(parts) if part.isAncestorOf(w)) for w in forth]
    assert where == sorted(where), "what is asked, then the table, then the chronicle"
    assert where.count(1) == 1, "the table is one stop"
    assert forth[where.index(1)] is ui.table.seat_view(0)
    offered = [w for w in forth if isinstance(w, ChoiceButton)]
    assert len(offered) > 2
    assert offered == sorted(offered, key=reading_place)
    assert forth[-1] is ui.log.ui.lines
    back = circle(Qt.Key.Key_Backtab)
    assert back == [forth[0], *reversed(forth[1:])]
    before, after = forth[where.index(1) - 1], forth[where.index(1) + 1]
    for column in ui.table._walk._columns:
        for part in column().values():
            part.setFocus()
            assert press(Qt.Key.Key_Tab) is after, part
            assert press(Qt.Key.Key_Backtab) is part
            assert press(Qt.Key.Key_Backtab) is before, part


def test_tab_reads_what_stands_before_a_game(window: MainWindow) -> None:
    forth = circle(Qt.Key.Key_Tab)
    foot = [w for w in forth if window.ui.foot.isAncestorOf(w)]
    first = foot.index(min(foot, key=reading_place))
    assert foot[first:] + foot[:first] == sorted(foot, key=reading_place)


@pytest.mark.parametrize("steps", [1, 2])
def test_the_order_stays_with_another_game(window: MainWindow, steps: int) -> None:
    for _ in range(steps):
        window.lay_table()
    stops = {w: n for n, w in enumerate(chain(window.ui.prompts.ui.title))}
    assert stops[window.ui.table.seat_view(0)] < stops[window.ui.log.ui.find]
    assert stops[window.ui.log.ui.find] < stops[window.ui.log.ui.lines]


def chain(first: QWidget) -> Iterator[QWidget]:
    """Everything in Qt's own order, from a widget on."""
    yield first
    at = first.nextInFocusChain()
    while at is not None and at is not first:
        yield at
        at = at.nextInFocusChain()


# --------------------------------------------------------------------------------------- the table


@pytest.fixture
def table(qtbot: QtBot, table: TableView) -> TableView:
    """A table of four people, the keyboard at the seat of one of them."""
    ruleset = rules(4, teams=True)
    deal = ((CONTESSA, DUKE), (DUKE, DUKE), (CAPTAIN, CAPTAIN), (CONTESSA, CAPTAIN))
    game = Game.start(ruleset, 1, None, teams=(0, 1, 0, 1), deal=deal)
    lay(table, ruleset, 2, people=4)
    table.show_view(game.view(2))
    table.show()
    table.activateWindow()
    table.seat_view(2).setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(table.seat_view(2).hasFocus)
    return table


def name() -> str:
    return focus().accessibleName()


def test_arrow_keys_walk_round_the_table(table: TableView) -> None:
    names = [press(Qt.Key.Key_Right).accessibleName().split(",")[0] for _ in range(5)]
    assert names == [NAMES[3], NAMES[0], NAMES[1], "Middle of the table", NAMES[2]]
    press(Qt.Key.Key_Left)
    assert name() == "Middle of the table"
    press(Qt.Key.Key_Home)
    assert name().startswith(NAMES[2])
    press(Qt.Key.Key_End)
    parts = [press(Qt.Key.Key_Down).accessibleName() for _ in range(3)]
    assert parts[0].startswith("Court: ")
    assert parts[1].startswith("Treasury: ")
    assert parts[2].endswith(": 0 coins"), "the reserve of a game with sides"


def test_down_goes_into_a_seat_and_stays_there_from_seat_to_seat(table: TableView) -> None:
    inner = [press(Qt.Key.Key_Down).accessibleName() for _ in range(4)]
    assert inner[:3] == ["Captain, yours", "Captain, yours", "2 coins"]
    assert inner[3].startswith("Portrait of ")
    press(Qt.Key.Key_Up)
    press(Qt.Key.Key_Right)
    coins = table.seat_view(3).ui.coins.ui.number
    assert focus() is coins, "coins are compared with coins"
    press(Qt.Key.Key_Up)
    assert name() == "face-down card"


def test_a_new_state_is_said_of_what_has_the_focus(table: TableView) -> None:
    press(Qt.Key.Key_Right)
    before = name()
    table.set_waiting(3)
    assert name() != before
    assert "to decide" in name()
    assert focus() is table.seat_view(3)


def test_the_keyboard_shows_the_help_that_the_pointer_would(table: TableView) -> None:
    (tip,) = table.findChildren(HelpTip)
    press(Qt.Key.Key_Down)
    assert tip.isVisible()
    assert tip.text().startswith("Captain\nSteal: ")
    assert "Steal" in focus().accessibleDescription()
    press(Qt.Key.Key_Up)
    assert "2 influences" in tip.text(), "all of a seat, also where its words are cut"
    table.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    table.setFocus()
    assert not tip.isVisible()


def test_help_stands_over_the_table_and_not_over_what_is_asked(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.begin()
    ready(qtbot, window)
    table = window.ui.table
    (tip,) = table.findChildren(HelpTip)
    seen = 0
    for column in table._walk._columns:
        for part in column().values():
            part.setFocus()
            assert tip.isVisible()
            assert table.rect().contains(tip.geometry()), part.accessibleName()
            around = QRect(part.mapTo(table, QPoint(0, 0)), part.size())
            assert not tip.geometry().intersects(around)
            seen += 1
    assert seen > 20


def test_a_seat_is_chosen_by_walking_there(qtbot: QtBot, table: TableView) -> None:
    chosen: list[int] = []
    table.seat_chosen.connect(chosen.append)
    press(Qt.Key.Key_Right)
    table.offer_targets({3: "1", 1: "2"})
    assert name() == f"Choose {NAMES[3]}"
    assert "2 coins" in focus().accessibleDescription()
    press(Qt.Key.Key_Right)
    assert name().startswith(NAMES[0]), "a seat that cannot be chosen is there all the same"
    press(Qt.Key.Key_Left)
    press(Qt.Key.Key_Return)
    press(Qt.Key.Key_Space)
    assert chosen == [3, 3]
    table.offer_targets({})
    assert focus() is table.seat_view(3), "the keyboard stays where it was"


def test_space_is_held_to_peek(table: TableView) -> None:
    told: list[tuple[str, int]] = []
    table.peek_pressed.connect(lambda seat: told.append(("pressed", seat)))
    table.peek_released.connect(lambda seat: told.append(("released", seat)))
    table.set_peekable(frozenset({2, 3}))
    assert "Hold to see" in press(Qt.Key.Key_Down).accessibleName()
    QTest.keyPress(focus(), Qt.Key.Key_Space)
    assert told == [("pressed", 2)]
    QTest.keyRelease(focus(), Qt.Key.Key_Space)
    assert told[1:] == [("released", 2)]
    QTest.keyPress(focus(), Qt.Key.Key_Space)
    press(Qt.Key.Key_Right)
    assert told[3:] == [("released", 2)], "who goes away does not see on"


def test_enter_peeks_for_a_moment(table: TableView) -> None:
    told: list[str] = []
    table.peek_glanced.connect(lambda seat: told.append(f"glanced {seat}"))
    table.peek_released.connect(lambda seat: told.append(f"released {seat}"))
    table.peek_left.connect(lambda seat: told.append(f"left {seat}"))
    table.set_peekable(frozenset({2, 3}))
    assert "Enter" in press(Qt.Key.Key_Down).accessibleDescription()
    press(Qt.Key.Key_Return)
    assert told == ["glanced 2"]
    QTest.keyPress(focus(), Qt.Key.Key_Space)
    table.set_peekable(frozenset())
    assert told[1:] == ["released 2", "left 2", "left 3"], "an eye that goes is let go"


def test_one_stop_wherever_the_keyboard_was(table: TableView) -> None:
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_End):
        press(key)
        parts = table.findChildren(QWidget)
        stops = [w for w in parts if w.focusPolicy() & Qt.FocusPolicy.TabFocus]
        assert stops == [focus()]


def test_a_part_that_goes_leaves_the_keyboard_with_its_seat(table: TableView) -> None:
    table.set_peekable(frozenset({2}))
    assert press(Qt.Key.Key_Down) is table.seat_view(2).peek
    table.set_peekable(frozenset())
    assert focus() is table.seat_view(2)
    table.seat_view(2).drawn.show_cards((DrawnCard(), DrawnCard()))
    for _ in range(3):
        press(Qt.Key.Key_Down)
    assert name() == "2 drawn cards"
    table.seat_view(2).drawn.show_cards(())
    table.set_waiting(1)
    assert focus() is table.seat_view(2)


def test_letters_on_the_table_answer(qtbot: QtBot, window: MainWindow) -> None:
    ruleset = rules(4)
    prompt = next(p for p in some_prompts(ruleset) if any(m.target >= 0 for m in p.legal))
    bar = window.ui.prompts
    window.ui.foot.setCurrentWidget(bar)
    bar.set_table(narrator(ruleset), NAMES[:4], False)
    bar.ask(prompt)
    key = bar._choices[0].key
    window.ui.table.seat_view(0).setFocus()
    with qtbot.waitSignal(bar.answered):
        QTest.keyClick(focus(), getattr(Qt.Key, f"Key_{key}"))
    assert window.ui.table.isAncestorOf(focus())


# --------------------------------------------------------------------------------------- never lost


def test_the_focus_is_never_lost_in_a_game(qtbot: QtBot, window: MainWindow) -> None:
    press(Qt.Key.Key_Return)
    given = 0
    ready(qtbot, window)
    while offered := answers(window):
        focus()
        offered[given % len(offered)].setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClick(focus(), Qt.Key.Key_Space)
        focus()
        given += 1
        ready(qtbot, window)
    assert given
    qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)
    assert focus().window() is not window, "the dialog of the end has it"


def holds_focus(window: QWidget) -> bool:
    """Whether something in a window has the keyboard."""
    at = QApplication.focusWidget()
    return at is not None and window.isAncestorOf(at)


def test_the_focus_is_kept_where_it_was_by_dialogs(qtbot: QtBot, window: MainWindow) -> None:
    window.ui.log.ui.lines.setFocus()
    for action in (
        window.ui.actionNewGame,
        window.ui.actionReference,
        window.ui.actionAbout,
        window.ui.actionPreferences,
    ):
        action.trigger()
        dialog = QApplication.activeModalWidget()
        assert dialog is not None
        qtbot.waitUntil(partial(holds_focus, dialog))
        focus()
        QTest.keyClick(focus(), Qt.Key.Key_Escape)
        assert not dialog.isVisible()
        window.activateWindow()  # a window manager does it
        qtbot.waitUntil(window.ui.log.ui.lines.hasFocus)


def test_the_focus_on_the_table_outlives_its_seats(qtbot: QtBot, window: MainWindow) -> None:
    window.begin()
    window.ui.table.seat_view(0).setFocus()
    press(Qt.Key.Key_Right)
    press(Qt.Key.Key_Down)
    window.lay_table()
    assert focus() is window.ui.table.seat_view(0)


@pytest.mark.parametrize("part", ["seat", "peek", "coins"])
def test_another_game_is_laid_wherever_the_keyboard_is(window: MainWindow, part: str) -> None:
    table = window.ui.table
    table.set_peekable(frozenset({1}))
    table.seat_view(1).parts()[part].setFocus(Qt.FocusReason.TabFocusReason)
    window.lay_table()
    assert focus() is table.seat_view(0)


def test_folding_the_chronicle_away_keeps_the_focus(window: MainWindow) -> None:
    window.ui.log.ui.lines.setFocus()
    window.ui.actionChronicle.trigger()
    focus()
    window.ui.actionChronicle.trigger()
    window.ui.log.search()
    assert focus() is window.ui.log.ui.search
    QTest.keyClick(focus(), Qt.Key.Key_Escape)
    assert focus() is window.ui.log.ui.lines


def test_the_focus_after_a_curtain(qtbot: QtBot, qapp: QApplication, places: Places) -> None:
    window = opened(qtbot, qapp, places, choice("official", 3, 3))
    window.activateWindow()
    qtbot.waitUntil(window.ui.welcome.ui.begin.hasFocus)
    window.begin()
    ready(qtbot, window)
    window.ui.table.seat_view(1).setFocus()
    window._curtain.cover(1, "Person1")
    qtbot.waitUntil(window._curtain.ui.lift.hasFocus)
    assert press(Qt.Key.Key_Tab) is window._curtain.ui.lift, "nothing behind it can be reached"
    press(Qt.Key.Key_Space)
    assert window._curtain.isHidden()
    assert focus() is window.ui.table.seat_view(1)
    window.close()
