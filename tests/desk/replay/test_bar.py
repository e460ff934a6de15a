"""The bar that leads through a recorded game: its words, its sizes, its buttons."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from coup_desktop.desk import fonts
from coup_desktop.desk.bar_layout import growth_in
from coup_desktop.desk.replay.bar import Place, ReplayBar, Takeover
from coup_desktop.desk.replay.eyes import EVERYBODYS, Eyes
from coup_desktop.desk.replay.transport_button import Sign, TransportButton
from coup_desktop.desk.theme import Scheme, ThemeKeeper
from tests.desk.geometry import faults
from tests.desk.languages import ENGLISH, PSEUDO, spoken
from tests.desk.replay.bars import LONG_LINE, replay_bar

WINDOWS = (QSize(640, 480), QSize(1024, 700), QSize(1280, 800), QSize(2560, 1440))


@pytest.fixture
def bar(qtbot: QtBot, qapp: QApplication) -> Iterator[ReplayBar]:
    fonts.load()
    ThemeKeeper(qapp).choose(Scheme.LIGHT)
    made = replay_bar()
    qtbot.addWidget(made)
    made.resize(1000, made.sizeHint().height())
    made.show()
    yield made
    made.hide()


@pytest.mark.parametrize("language", [ENGLISH, PSEUDO])
@pytest.mark.parametrize("told", [LONG_LINE, "Lia lets it pass."])
def test_it_fits_every_window(
    qtbot: QtBot,
    qapp: QApplication,
    text_sizes: list[int],
    language: str,
    told: str,
) -> None:
    fonts.load()
    for size in text_sizes:
        fonts.choose_size(size)
        with spoken(qapp, language):
            for window in WINDOWS:
                bar = replay_bar(told=told)
                qtbot.addWidget(bar)
                bar.set_growth(growth_in(window))
                bar.resize(max(window.width() - 20, bar.minimumSizeHint().width()), 10)
                bar.resize(bar.width(), bar.sizeHint().height())
                bar.show()
                qapp.sendPostedEvents()
                assert not faults(bar), (size, window)
                bar.close()


def test_in_a_usual_window_it_needs_no_more_width_than_there_is(bar: ReplayBar) -> None:
    assert bar.minimumSizeHint().width() <= 620


def test_its_height_is_the_same_whatever_is_told(bar: ReplayBar) -> None:
    heights = set()
    for told in ("", "Lia wins.", LONG_LINE, LONG_LINE * 2):
        bar.show_place(Place(told, "Turn 3 of 300: Lia", 3, at_start=False, at_end=False))
        heights.add(bar.sizeHint().height())
        assert bar.ui.title.toolTip() == told, "also where it is cut"
    assert len(heights) == 1


def test_what_leads_nowhere_is_off_and_gives_the_keyboard_away(bar: ReplayBar) -> None:
    ui = bar.ui
    ui.stepBack.setFocus()
    bar.show_place(Place("Begun.", "Turn 1 of 300: Lia", 1, at_start=True, at_end=False))
    assert not any(part.isEnabled() for part in (ui.start, ui.turnBack, ui.stepBack))
    assert ui.play.hasFocus()
    bar.show_place(Place("Over.", "Turn 300 of 300: Lia", 300, at_start=False, at_end=True))
    assert not any(part.isEnabled() for part in (ui.end, ui.turnOn, ui.stepOn))
    assert all(part.isEnabled() for part in (ui.start, ui.turnBack, ui.stepBack))


def test_before_a_game_is_there_nothing_leads_anywhere(qtbot: QtBot) -> None:
    bar = ReplayBar()
    qtbot.addWidget(bar)
    wishes: list[object] = []
    bar.stepped.connect(wishes.append)
    bar.play_pressed.connect(lambda: wishes.append("play"))
    bar.closed.connect(lambda: wishes.append("close"))
    bar.show()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_End, Qt.Key.Key_T, Qt.Key.Key_S):
        QTest.keyClick(bar.ui.play, key)
    assert wishes == []
    bar.set_table(("A", "B"), (1, 3), story=True)
    bar.ui.close.click()
    assert wishes == ["close"]
    bar.hide()


def test_one_seat_s_eyes_take_that_seat_over(bar: ReplayBar) -> None:
    taken: list[int] = []
    bar.taken_over.connect(taken.append)
    bar.set_takeover(Takeover({1: "Lia", 3: "Wren"}, viewed=3))
    assert bar.ui.takeOver.accessibleName() == "Take over as Wren"
    bar.ui.takeOver.click()
    assert taken == [3]


def test_eyes_are_told_by_value(bar: ReplayBar) -> None:
    chosen: list[Eyes] = []
    bar.eyes_chosen.connect(chosen.append)
    QTest.keyClick(bar.ui.eyes, Qt.Key.Key_End)
    QTest.keyClick(bar.ui.eyes, Qt.Key.Key_Home)
    assert chosen == [Eyes(9), EVERYBODYS]


def test_keys_lead_also_from_the_list_of_eyes(bar: ReplayBar) -> None:
    told: list[object] = []
    bar.eyes_chosen.connect(told.append)
    bar.story_asked.connect(lambda: told.append("story"))
    bar.play_pressed.connect(lambda: told.append("play"))
    bar.stepped.connect(told.append)
    for key in (Qt.Key.Key_S, Qt.Key.Key_P, Qt.Key.Key_Left):
        QTest.keyClick(bar.ui.eyes, key)
    assert told == ["story", "play"]  # what the list has no use for goes to the window
    QTest.keyClick(bar.ui.eyes, Qt.Key.Key_C)
    assert bar.ui.eyes.currentText() == "Corvino"


@pytest.mark.parametrize("part", ["eyes", "turns"])
def test_the_mouse_leaves_the_keyboard_where_it_is(bar: ReplayBar, part: str) -> None:
    bar.ui.play.setFocus()
    field = bar.findChild(QWidget, part)
    assert field is not None
    assert not field.focusPolicy() & Qt.FocusPolicy.ClickFocus


def turn_wheel(part: QWidget) -> None:
    where = QPointF(part.rect().center())
    none = Qt.MouseButton.NoButton
    event = QWheelEvent(
        where, part.mapToGlobal(where), QPoint(), QPoint(0, -120), none,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(part, event)


def test_the_wheel_over_a_field_turns_nothing(bar: ReplayBar) -> None:
    told: list[object] = []
    bar.turn_chosen.connect(told.append)
    bar.eyes_chosen.connect(told.append)
    bar.ui.play.setFocus()
    turn_wheel(bar.ui.turns)
    turn_wheel(bar.ui.eyes)
    assert told == []
    bar.ui.turns.setFocus()
    turn_wheel(bar.ui.turns)
    assert told != []


@pytest.mark.parametrize("sign", Sign)
def test_every_sign_is_drawn_within_its_button(qtbot: QtBot, sign: Sign) -> None:
    button = TransportButton()
    qtbot.addWidget(button)
    button.set_sign(sign)
    button.resize(button.sizeHint())
    button.show()
    pictures = set()
    for other in (sign, Sign.PLAY if sign is not Sign.PLAY else Sign.PAUSE):
        button.set_sign(other)
        pictures.add(bytes(button.grab().toImage().constBits()))
    assert len(pictures) == 2
    button.hide()
