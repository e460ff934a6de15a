"""Whole games through the window itself, in this process: what it shows is what was played."""

from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from coup_desktop.bots.personas import shown_names
from coup_desktop.desk.app import open_window
from coup_desktop.desk.choice_button import ChoiceButton
from coup_desktop.desk.dialogs.game_over import GameOverDialog
from coup_desktop.desk.dialogs.new_game import NewGameDialog
from coup_desktop.desk.main_window import MainWindow
from coup_desktop.desk.new_game_choice import CAST, NewGameChoice
from coup_desktop.desk.places import Places
from coup_desktop.engine.cast import CHARACTERS
from coup_desktop.engine.narrate import Chronicle, Narrator
from coup_desktop.engine.record_reader import Reading, read
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.store.settings import Settings, load_settings, save_settings
from coup_desktop.table.setup import SeatSetup

LONGEST_GAME = 120_000  # milliseconds


def choice(
    preset: str, seats: int, humans: int, *options: str, bot: str = "random"
) -> NewGameChoice:
    people = [SeatSetup(f"Person{number}") for number in range(humans)]
    bots = [SeatSetup(CAST[number], bot) for number in range(seats - humans)]
    return NewGameChoice(preset, options, (), (*people, *bots))


def opened(qtbot: QtBot, qapp: QApplication, places: Places, table: NewGameChoice) -> MainWindow:
    save_settings(places.settings, Settings(pace="instant", table=table.text()))
    window = open_window(qapp, places)
    qtbot.addWidget(window)
    window.show()
    return window


class Robot:
    """Presses any button that may be pressed, as a person without a plan would."""

    def __init__(self, window: MainWindow, seed: int) -> None:
        self._window = window
        self._chance = SplitMix64(seed)
        self.pressed: list[str] = []
        self._timer = QTimer(window)
        self._timer.timeout.connect(self._press)
        self._timer.start(1)

    def stop(self) -> None:
        self._timer.stop()

    def _press(self) -> None:
        ui = self._window.ui
        lift = self._window.findChild(QPushButton, "lift")
        if lift is not None and lift.isVisible() and lift.isEnabled():
            self._click(lift)
            return
        offered = [
            button
            for button in ui.prompts.findChildren(ChoiceButton)
            if button.isVisible() and button.isEnabled()
        ]
        if offered:
            self._click(offered[self._chance.below(len(offered))])

    def _click(self, button: QPushButton) -> None:
        self.pressed.append(button.accessibleName())
        button.click()


def play_out(qtbot: QtBot, window: MainWindow, seed: int) -> list[str]:
    window.begin()
    robot = Robot(window, seed)
    session = window.host.session
    assert session is not None
    qtbot.waitUntil(lambda: session.winner is not None, timeout=LONGEST_GAME)
    robot.stop()
    return robot.pressed


def close(window: MainWindow) -> None:
    for dialog in window.findChildren(GameOverDialog):
        dialog.close()
    window.close()


GAMES = [
    choice("official", 4, 1),
    choice("official", 2, 1, "draft"),
    choice("city-state", 8, 1, "inquisitor", "diplomat", "factions"),
    choice("coup-x", 10, 1, "six", "teams"),
    choice("official", 3, 3, "inquisitor", "factions"),
    choice("coup-x", 5, 2, "inspector", "teams"),
    choice("official", 5, 0, bot="courtier"),
]


@pytest.mark.usefixtures("no_guard")
@pytest.mark.parametrize("table", GAMES, ids=lambda t: f"{t.preset}-{len(t.seats)}-{t.options}")
def test_a_whole_game(
    qtbot: QtBot, qapp: QApplication, places: Places, table: NewGameChoice
) -> None:
    window = opened(qtbot, qapp, places, table)
    pressed = play_out(qtbot, window, seed=len(table.seats))
    session = window.host.session
    assert session is not None
    assert bool(pressed) == any(seat.human for seat in table.seats)
    # The journal is put away in a thread of its own.
    qtbot.waitUntil(lambda: bool(list(places.games.glob("*.coup"))))
    (file,) = places.games.glob("*.coup")

    def on_disk() -> Reading:
        return read(file.read_text(encoding="utf-8"), file.name)

    # The journal is written in a thread of its own, and the last move may be on its way.
    qtbot.waitUntil(lambda: on_disk().game.over)
    reading = on_disk()
    assert reading.game.winner == session.winner

    # The log is the whole game, as the audience may know it.
    setup = reading.record.setup
    names = shown_names(setup.names, setup.kinds)
    chronicle = Chronicle(Narrator(setup.ruleset, names))
    audience = session.controller.audience
    expected = [
        line.text
        for event in reading.game.history or ()
        for line in chronicle.lines(event.seen_by(audience))
    ]
    log = window.ui.log
    assert [log.line(row) for row in range(log.count())] == expected

    # And the table shows where it ended.
    for number, name in enumerate(names):
        seat = window.ui.table.seat_view(number)
        assert seat.accessibleName().startswith(name)
        assert str(reading.game.coins[number]) in seat.accessibleName()
    close(window)


@pytest.mark.usefixtures("no_guard")
def test_nothing_overlaps_in_the_smallest_window(
    qtbot: QtBot, qapp: QApplication, places: Places
) -> None:
    window = opened(qtbot, qapp, places, choice("coup-x", 10, 1, "six", "teams"))
    window.resize(1024, 700)
    window.begin()
    table = window.ui.table
    overlaps: list[str] = []

    def look() -> None:
        boxes = [table.seat_view(number).geometry() for number in range(10)]
        boxes.append(table.ui.pots.geometry())
        overlaps.extend(
            f"{one} {other} at {window.ui.foot.height()}"
            for one, other in combinations(boxes, 2)
            if one.intersects(other)
        )

    window.ui.prompts.ready.connect(look)
    robot = Robot(window, 7)
    session = window.host.session
    assert session is not None
    qtbot.waitUntil(lambda: session.winner is not None, timeout=LONGEST_GAME)
    robot.stop()
    look()
    assert (window.width(), window.height()) == (1024, 700)
    assert overlaps == []
    close(window)


@pytest.fixture
def hot_seat(
    qtbot: QtBot, qapp: QApplication, places: Places, no_guard: None
) -> Iterator[MainWindow]:
    window = opened(qtbot, qapp, places, choice("official", 3, 3))
    yield window
    close(window)


def test_no_card_is_in_the_window_before_somebody_asks(hot_seat: MainWindow) -> None:
    hot_seat.begin()
    names = [info.name.casefold() for info in CHARACTERS]
    words = " ".join(all_words_of_seats(hot_seat, number) for number in range(3))
    assert [name for name in names if name in words] == []


def all_words_of_seats(window: MainWindow, number: int) -> str:
    seat = window.ui.table.seat_view(number)
    found = [seat.accessibleName(), seat.accessibleDescription(), seat.toolTip()]
    for child in seat.findChildren(QPushButton):
        found += [child.accessibleName(), child.accessibleDescription(), child.toolTip()]
    return " ".join(found).casefold()


def test_a_running_game_is_not_left_without_a_question(
    qtbot: QtBot, qapp: QApplication, places: Places
) -> None:
    window = opened(qtbot, qapp, places, choice("official", 3, 1))
    window.begin()
    first = window.host.session
    window.ui.actionSameAgain.trigger()
    box = window.findChild(QMessageBox)
    assert box is not None
    assert window.host.session is first
    box.reject()
    assert window.host.session is first
    window.ui.actionSameAgain.trigger()
    box = next(b for b in window.findChildren(QMessageBox) if b.isVisible())
    leave = next(b for b in box.buttons() if "Leave" in b.text())
    leave.click()
    assert window.host.session is not first
    window.close()


def test_the_rules_in_the_corner_are_never_cut(
    qtbot: QtBot, qapp: QApplication, places: Places
) -> None:
    window = opened(qtbot, qapp, places, choice("official", 3, 1))
    corner = window.ui.menuBar.cornerWidget()
    assert isinstance(corner, QLabel)
    window.host.play(choice("city-state", 8, 1, "inquisitor", "diplomat", "factions"))
    assert "Factions" in corner.text()
    assert corner.width() >= corner.sizeHint().width()
    window.close()


@pytest.mark.parametrize(
    "entry", ["NewGame", "Open", "Save", "Statistics", "Preferences", "Reference", "SameAgain"]
)
def test_no_dialog_outlives_the_window(
    qtbot: QtBot, qapp: QApplication, places: Places, entry: str
) -> None:
    """Ctrl+C in the terminal and the end of a session close the window also behind a dialog."""
    window = opened(qtbot, qapp, places, choice("official", 3, 1))
    window.begin()
    qtbot.waitUntil(lambda: window.ui.prompts.prompt is not None)
    action = window.findChild(QAction, f"action{entry}")
    assert action is not None
    action.trigger()
    assert window._dialogs.dialog is not None
    if entry == "Statistics":
        window._dialogs.dialog._ask_where()  # type: ignore[attr-defined]
    window.close()
    assert not [each for each in qapp.topLevelWidgets() if each.isVisible()]


def test_what_was_chosen_is_kept(qtbot: QtBot, qapp: QApplication, places: Places) -> None:
    table = choice("city-state", 5, 1, "factions")
    window = opened(qtbot, qapp, places, table)
    window.resize(1280, 800)
    window.ui.actionPaceSlow.trigger()
    window.ui.actionThemeLight.trigger()
    window.ui.actionChronicle.trigger()
    window.ui.actionAnswerForced.trigger()
    window.close()
    kept = load_settings(places.settings).settings
    assert (kept.pace, kept.scheme, kept.chronicle, kept.answer_forced) == (
        "slow",
        "light",
        False,
        False,
    )
    assert NewGameChoice.parse(kept.table) == table
    again = open_window(qapp, places)
    qtbot.addWidget(again)
    assert again.ui.actionPaceSlow.isChecked()
    assert again.ui.actionThemeLight.isChecked()
    assert not again.ui.log.isVisibleTo(again)
    again.ui.actionThemeSystem.trigger()
    again.close()


def test_settings_that_cannot_be_kept_are_said(
    qtbot: QtBot, qapp: QApplication, places: Places
) -> None:
    window = opened(qtbot, qapp, places, choice("official", 2, 1))
    places.settings.unlink()
    places.settings.mkdir()
    window.ui.actionPaceFast.trigger()
    log = window.ui.log
    qtbot.waitUntil(lambda: str(places.settings) in log.text())
    window.close()


class Calls(QObject):
    """Counts the layout requests that reach a window's parts."""

    def __init__(self) -> None:
        super().__init__()
        self.requests = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Paint):
            self.requests += 1
        return super().eventFilter(watched, event)


@pytest.mark.usefixtures("no_guard")
def test_a_window_that_waits_for_an_answer_does_nothing(
    qtbot: QtBot, qapp: QApplication, places: Places
) -> None:
    window = opened(qtbot, qapp, places, choice("official", 4, 1))
    window.begin()
    qtbot.waitUntil(lambda: window.ui.prompts.prompt is not None, timeout=LONGEST_GAME)
    qtbot.wait(500)
    calls = Calls()
    qapp.installEventFilter(calls)
    qtbot.wait(500)
    qapp.removeEventFilter(calls)
    assert calls.requests < 20
    close(window)


def test_enter_begins_also_where_the_chronicle_is_folded(
    qtbot: QtBot, qapp: QApplication, places: Places
) -> None:
    table = choice("official", 3, 1)
    save_settings(places.settings, Settings(chronicle=False, table=table.text()))
    window = open_window(qapp, places)
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.ui.welcome.ui.begin.hasFocus)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert window.findChild(NewGameDialog) is None
    assert window.ui.foot.currentWidget() is window.ui.prompts
    assert window.focusWidget() is window.ui.prompts.ui.title
    assert not window.ui.prompts._focus_shown
    window.close()


def test_the_end_of_a_game_takes_no_dialog_away(
    qtbot: QtBot, qapp: QApplication, places: Places, no_guard: None
) -> None:
    window = opened(qtbot, qapp, places, choice("official", 3, 1))
    window.begin()
    window.choose_table()
    (dialog,) = window.findChildren(NewGameDialog)
    play_out(qtbot, window, seed=3)
    assert dialog.isVisible()
    assert window.findChildren(GameOverDialog) != []
    assert not any(over.isVisible() for over in window.findChildren(GameOverDialog))
    dialog.reject()
    assert any(over.isVisible() for over in window.findChildren(GameOverDialog))
    close(window)


def test_a_game_chosen_in_time_needs_no_end_of_the_last(
    qtbot: QtBot, qapp: QApplication, places: Places, no_guard: None
) -> None:
    window = opened(qtbot, qapp, places, choice("official", 3, 1))
    window.begin()
    window.choose_table()
    (dialog,) = window.findChildren(NewGameDialog)
    play_out(qtbot, window, seed=3)
    first = window.host.session
    dialog.accept()
    assert window.host.session is not first
    assert not any(over.isVisible() for over in window.findChildren(GameOverDialog))
    close(window)


def test_a_set_up_is_still_there_for_who_went_on_playing(
    qtbot: QtBot, qapp: QApplication, places: Places
) -> None:
    window = opened(qtbot, qapp, places, choice("official", 3, 1))
    window.begin()
    window.choose_table()
    other = choice("city-state", 5, 2, "factions")
    window._chosen(other)
    box = next(b for b in window.findChildren(QMessageBox) if b.isVisible())
    box.reject()
    window.choose_table()
    dialog = next(d for d in window.findChildren(NewGameDialog) if d.isVisible())
    assert dialog.setup() == other
    dialog.reject()
    window.close()


def test_a_maximised_window_comes_back_from_the_full_screen_maximised(
    qtbot: QtBot, qapp: QApplication, places: Places
) -> None:
    window = opened(qtbot, qapp, places, choice("official", 3, 1))
    window.showMaximized()
    window.ui.actionFullScreen.trigger()
    assert window.isFullScreen()
    window.ui.actionFullScreen.trigger()
    assert not window.isFullScreen()
    assert window.isMaximized()
    window.close()


def test_the_chronicle_gives_way_to_the_seats(
    qtbot: QtBot, qapp: QApplication, places: Places
) -> None:
    window = opened(qtbot, qapp, places, choice("coup-x", 10, 1, "six", "teams"))
    window.resize(1280, 800)
    assert window.ui.log.isVisible()
    window.resize(820, 700)
    assert not window.ui.log.isVisible()
    assert not window.ui.actionChronicle.isChecked()

    def apart() -> bool:
        boxes = [window.ui.table.seat_view(number).geometry() for number in range(10)]
        return not any(one.intersects(other) for one, other in combinations(boxes, 2))

    qtbot.waitUntil(apart)
    window.ui.actionChronicle.trigger()
    assert window.ui.log.isVisible()
    window.resize(1280, 800)
    assert window.ui.log.isVisible()
    window.close()
    assert load_settings(places.settings).settings.chronicle


def test_nobody_is_marked_as_asked_where_the_table_waits(
    qtbot: QtBot, qapp: QApplication, places: Places, no_guard: None
) -> None:
    window = opened(qtbot, qapp, places, choice("official", 4, 0))
    window.ui.actionPaceStep.trigger()
    session = window.host.session
    assert session is not None
    with qtbot.waitSignal(session.halted, timeout=LONGEST_GAME):
        window.begin()
    words = " ".join(all_words_of_seats(window, number) for number in range(4))
    assert "thinking" not in words
    window.close()
