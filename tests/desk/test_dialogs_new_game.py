"""The new-game dialog gives what was put in, and refuses what cannot be played, saying why."""

import getpass

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialogButtonBox,
    QLineEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from coup_desktop.bots.bot import LEVELS
from coup_desktop.desk.dialogs.crest import CrestDialog
from coup_desktop.desk.dialogs.new_game import NewGameDialog
from coup_desktop.desk.new_game_choice import (
    CAST,
    NewGameChoice,
    default_choice,
    person_name,
)
from coup_desktop.engine.presets import PRESETS
from coup_desktop.engine.ruleset import SWITCHES
from tests.desk.new_game_dialogs import RICH, TEN, dialog, may_start


def switch_box(made: NewGameDialog, word: str) -> QComboBox:
    number = [switch.word for switch in SWITCHES].index(word)
    return next(b for b in made.findChildren(QComboBox) if b.objectName() == f"switch_{number}")


def turn(widget: QWidget) -> None:
    """Turn the wheel over a widget, by a notch downwards."""
    middle = QPointF(widget.rect().center())
    buttons, keys = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    wheel = QWheelEvent(
        middle, widget.mapToGlobal(middle), QPoint(), QPoint(0, -120), buttons, keys,
        Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(widget, wheel)


def type_into(box: QComboBox, text: str) -> None:
    editor = box.lineEdit()
    assert editor is not None
    editor.selectAll()
    QTest.keyClicks(editor, text)


def test_it_opens_with_a_game_that_can_be_played(qtbot: QtBot) -> None:
    made = dialog(qtbot)
    assert may_start(made)
    assert made.setup() == default_choice()
    assert [seat.human for seat in made.setup().seats] == [True, False, False, False]


def test_it_gives_back_what_it_is_given(qtbot: QtBot) -> None:
    assert dialog(qtbot, RICH).setup() == RICH


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("", "needs a name"),
        ("a b", "blank"),
        ("a#", "#"),
        ("seat", "word of the game record"),
        ("coup-record", "word of the game record"),
        ("draw", "word of the game record"),
        (CAST[0], "Two seats"),
    ],
)
def test_a_name_that_no_record_can_hold_is_refused(qtbot: QtBot, name: str, reason: str) -> None:
    made = dialog(qtbot)
    field = made.ui.seat_0.ui.name
    field.setText(name)
    assert reason in made.ui.problem.text()
    assert not may_start(made)
    field.setText("Eve")
    assert made.ui.problem.text() == ""
    assert may_start(made)


def test_a_name_holds_twenty_characters_at_most(qtbot: QtBot) -> None:
    made = dialog(qtbot)
    field = made.ui.seat_0.ui.name
    field.clear()
    QTest.keyClicks(field, "x" * 30)
    assert field.text() == "x" * 20


@pytest.mark.parametrize(
    ("word", "value", "reason"),
    [
        ("must-coup", "6", "a Coup costs 7 coins"),
        ("copies", "1", "or more would do"),
        ("box", "3", "fewer than the"),
        ("box", "many", "takes a whole number"),
        ("box", "99999999999", "takes 9999 at most"),
        ("must-coup", "10000", "takes 9999 at most"),
        ("keep-drawn", "-1", "cannot be below 0"),
    ],
)
def test_a_switch_that_cannot_hold_is_refused_with_its_reason(
    qtbot: QtBot, word: str, value: str, reason: str
) -> None:
    made = dialog(qtbot)
    box = switch_box(made, word)
    type_into(box, value)
    assert reason in made.ui.problem.text()
    name = next(switch.name for switch in SWITCHES if switch.word == word)
    assert name in made.ui.problem.text()
    assert not may_start(made)
    box.setCurrentIndex(0)
    box.activated.emit(0)
    assert may_start(made)
    assert made.setup().switches == ()


def test_options_that_exclude_each_other_are_refused(qtbot: QtBot) -> None:
    made = dialog(qtbot, RICH)
    made.ui.option_0.setChecked(True)
    assert "choose one of the two" in made.ui.problem.text()
    assert not may_start(made)


def test_a_draft_is_for_two(qtbot: QtBot) -> None:
    made = dialog(qtbot)
    made.ui.option_2.setChecked(True)
    assert "two seats" in made.ui.problem.text()
    made.ui.count.setValue(2)
    assert may_start(made)
    assert made.setup().options == ("draft",)


def test_every_switch_has_a_field_and_says_what_is_usual(qtbot: QtBot) -> None:
    made = dialog(qtbot)
    for switch in SWITCHES:
        box = switch_box(made, switch.word)
        assert box.itemText(0).startswith("As usual: ")
        assert len(box.itemText(0)) > len("As usual: ")
        assert box.isEditable() or box.count() >= 3
        entries = [box.itemText(row) for row in range(box.count())]
        assert all(entry[0].isdigit() or entry[0].isupper() for entry in entries), entries
    assert switch_box(made, "copies").itemText(0) == "As usual: 3"
    made.ui.preset.setCurrentIndex(2)
    made.ui.count.setValue(10)
    assert switch_box(made, "copies").itemText(0) == "As usual: 5"


def test_a_word_of_a_switch_is_chosen_and_set(qtbot: QtBot) -> None:
    made = dialog(qtbot)
    box = switch_box(made, "blockers")
    index = box.findData("anyone")
    box.setCurrentIndex(index)
    box.activated.emit(index)
    assert made.setup().switches == (("blockers", "anyone"),)
    assert made.setup().ruleset().blockers == "anyone"
    assert "Any other seat may block an action" in made.ui.summary.toPlainText()


def test_a_word_of_a_switch_may_be_typed_however_it_is_written(qtbot: QtBot) -> None:
    made = dialog(qtbot)
    editor = switch_box(made, "must-coup").lineEdit()
    assert editor is not None
    for typed in ("never", "Never"):
        editor.setText(typed)
        editor.textEdited.emit(typed)
        assert made.setup().switches == (("must-coup", "never"),)


def test_house_rules_are_folded_unless_there_are_some(qtbot: QtBot) -> None:
    plain, rich = dialog(qtbot), dialog(qtbot, RICH)
    assert plain.ui.house.isHidden()
    plain.ui.house_rules.click()
    assert not plain.ui.house.isHidden()
    assert not rich.ui.house.isHidden()


@pytest.mark.parametrize("index", range(len(PRESETS)))
def test_a_preset_brings_its_own_options_and_seats(qtbot: QtBot, index: int) -> None:
    made = dialog(qtbot, RICH)
    made.ui.preset.setCurrentIndex((index + 1) % len(PRESETS))
    made.ui.preset.setCurrentIndex(index)
    preset = PRESETS[index]
    boxes = [made.ui.option_0, made.ui.option_1, made.ui.option_2, made.ui.option_3]
    shown = [box.text().split(":")[0] for box in boxes if not box.isHidden()]
    assert shown == [option.name for option in preset.options]
    assert made.ui.count.maximum() == preset.most_seats
    assert (made.setup().options, made.setup().switches) == ((), ())
    assert may_start(made)


def test_each_number_of_seats_can_be_played_with_names_of_their_own(qtbot: QtBot) -> None:
    made = dialog(qtbot, NewGameChoice("coup-x", (), (), TEN))
    for count in (2, 10, 5, 9, 3):
        made.ui.count.setValue(count)
        seats = made.setup().seats
        assert len({seat.name for seat in seats}) == len(seats) == count
        assert may_start(made)


def test_a_name_given_away_meanwhile_is_not_given_twice(qtbot: QtBot) -> None:
    made = dialog(qtbot)
    made.ui.count.setValue(3)
    made.ui.seat_0.ui.name.setText(CAST[2])
    made.ui.count.setValue(4)
    assert may_start(made)


def test_who_changes_from_person_to_bot_gets_a_name_and_a_face_of_the_cast(qtbot: QtBot) -> None:
    made = dialog(qtbot)
    row = made.ui.seat_0
    kinds = [row.ui.kind.itemData(i) for i in range(row.ui.kind.count())]
    assert kinds == ["human", *(info.word for info in LEVELS)]
    row.ui.kind.setCurrentIndex(1)
    row.ui.kind.activated.emit(1)
    assert made.setup().seats[0].name in CAST
    assert not row.ui.face.portrait.isHuman()
    row.ui.kind.setCurrentIndex(0)
    row.ui.kind.activated.emit(0)
    assert made.setup().seats[0].name not in CAST
    assert row.ui.face.portrait.isHuman()
    assert row.ui.face.portrait.accessibleName().endswith("person")
    assert may_start(made)


def test_the_starter_may_be_a_seat_and_choose_a_side_where_the_preset_says_so(
    qtbot: QtBot,
) -> None:
    made = dialog(qtbot, RICH)
    assert not made.ui.team.isHidden()
    assert [made.ui.team.itemText(i) for i in range(3)] == ["By chance", "Red", "Blue"]
    made.ui.option_2.setChecked(False)
    assert made.ui.team.isHidden()
    assert made.setup().team is None
    made.ui.preset.setCurrentIndex(1)
    made.ui.option_2.setChecked(True)
    assert made.setup().options == ("factions",)
    assert made.ui.team.isHidden(), "the city-state's halves are drawn"
    made.ui.starter.setCurrentIndex(1)
    assert made.setup().starter == 0


def test_the_starter_follows_a_new_name(qtbot: QtBot) -> None:
    made = dialog(qtbot, RICH)
    made.ui.seat_2.ui.name.setText("Zoe")
    assert made.setup().starter == 2
    assert made.ui.starter.currentText() == "Zoe"


def test_accepting_and_leaving(qtbot: QtBot) -> None:
    made = dialog(qtbot)
    with qtbot.waitSignal(made.accepted):
        QTest.mouseClick(
            made.ui.buttons.button(QDialogButtonBox.StandardButton.Ok), Qt.MouseButton.LeftButton
        )
    other = dialog(qtbot)
    with qtbot.waitSignal(other.rejected):
        QTest.keyClick(other, Qt.Key.Key_Escape)


def test_every_field_has_a_name_for_a_screen_reader(qtbot: QtBot) -> None:
    made = dialog(qtbot, RICH)
    silent = []
    for widget in made.findChildren(QWidget):
        if widget.isHidden() or widget.focusPolicy() is Qt.FocusPolicy.NoFocus:
            continue
        if isinstance(widget.parentWidget(), QComboBox | QAbstractSpinBox):
            continue
        told = QAccessible.queryAccessibleInterface(widget)
        assert told is not None
        if not told.text(QAccessible.Text.Name) and (
            widget.isVisible() or isinstance(widget, QLineEdit)
        ):
            silent.append(widget.objectName())
    assert silent == []


def test_it_fits_a_small_screen(qtbot: QtBot) -> None:
    for choice in (RICH, None):
        hint = dialog(qtbot, choice).minimumSizeHint()
        assert hint.width() <= 632
        assert hint.height() <= 440


def test_a_crest_is_chosen_by_keyboard_and_kept(qtbot: QtBot) -> None:
    made = dialog(qtbot)
    face = made.ui.seat_0.ui.face
    assert face.portrait.getBust() == "crest-1"
    QTest.keyClick(face, Qt.Key.Key_Space)
    (picker,) = made.findChildren(CrestDialog)
    assert picker.ui.title.text().endswith(made.setup().seats[0].name)
    assert picker.crest == "crest-1"
    QTest.keyClick(picker.ui.crests, Qt.Key.Key_Right)
    QTest.keyClick(picker.ui.crests, Qt.Key.Key_Right)
    QTest.keyClick(picker, Qt.Key.Key_Return)
    assert picker.isHidden()
    assert made.setup().crests == ("crest-3", "", "", "")
    assert face.portrait.getBust() == made.setup().portraits[0] == "crest-3"
    assert not made.ui.seat_1.ui.face.isEnabled(), "a bot of the cast has its bust"
    again = dialog(qtbot, made.setup())
    assert again.setup() == made.setup()
    QTest.mouseClick(again.ui.seat_0.ui.face, Qt.MouseButton.LeftButton)
    (picker,) = again.findChildren(CrestDialog)
    QTest.keyClick(picker.ui.crests, Qt.Key.Key_Left)
    QTest.keyClick(picker, Qt.Key.Key_Escape)
    assert again.setup() == made.setup()


def test_the_wheel_changes_what_has_the_keyboard_and_nothing_else(qtbot: QtBot) -> None:
    made = dialog(qtbot)
    made.ui.house_rules.click()
    fields = [*made.findChildren(QComboBox), *made.findChildren(QAbstractSpinBox)]
    assert len(fields) > len(SWITCHES)
    before = made.setup()
    made.ui.house_rules.setFocus()
    for field in fields:
        turn(field)
    assert made.setup() == before
    with qtbot.waitActive(made):
        made.activateWindow()
    made.ui.count.setFocus()
    turn(made.ui.count)
    assert len(made.setup().seats) == len(before.seats) - 1


def test_what_gets_the_keyboard_comes_into_sight(qtbot: QtBot) -> None:
    made = dialog(qtbot, RICH)
    made.resize(632, 440)
    with qtbot.waitActive(made):
        made.activateWindow()
    for field in (made.ui.starter, made.ui.preset):
        field.setFocus()
        spot = field.rect().translated(field.mapTo(made.ui.area, QPoint(0, 0)))
        assert made.ui.area.rect().contains(spot)


def test_changed_house_rules_are_marked_and_can_be_undone_at_once(qtbot: QtBot) -> None:
    made = dialog(qtbot, RICH)
    assert made.ui.changed.text().endswith("3 changed")
    marked = [f.word for f in made._fields if f._label.text().startswith("●")]
    assert marked == [word for word in (s.word for s in SWITCHES) if word in dict(RICH.switches)]
    made.ui.as_usual.click()
    assert made.setup().switches == ()
    assert made.ui.changed.text() == ""
    assert made.ui.as_usual.isHidden()
    assert not [f.word for f in made._fields if f._label.text().startswith("●")]


@pytest.mark.parametrize("size", [(480, 300), (632, 440), (903, 472), (1100, 700)])
def test_rules_and_seats_stand_side_by_side_where_there_is_room(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    made = dialog(qtbot, RICH)
    made.resize(*size)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
    assert made.size().toTuple() == size
    seats = made.ui.seats_title.mapTo(made, QPoint(0, 0))
    rules = made.ui.rules_title.mapTo(made, QPoint(0, 0))
    assert (abs(seats.y() - rules.y()) < 3) == (size[0] > 800)
    assert made.rect().contains(made.ui.buttons.geometry())
    assert made.ui.summary.height() >= 3 * made.ui.summary.fontMetrics().height()


LOGIN = ("LOGNAME", "USER", "LNAME", "USERNAME")


@pytest.mark.parametrize(
    ("login", "name"),
    [("eve", "Eve"), ("root", "Player"), ("a b", "Player"), ("lia", "Player"), ("x" * 30, None)],
)
def test_a_person_is_named_after_the_login_if_that_is_a_name(
    monkeypatch: pytest.MonkeyPatch, login: str, name: str | None
) -> None:
    for variable in LOGIN:
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr("getpass.getuser", lambda: login)
    assert person_name() == (name or "X" + "x" * 19)


def test_the_login_is_what_python_takes_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in LOGIN:
        monkeypatch.delenv(variable, raising=False)
    for variable in reversed(LOGIN):
        monkeypatch.setenv(variable, "")
        before = person_name()
        monkeypatch.setenv(variable, variable.lower())
        assert person_name() == getpass.getuser().capitalize() == variable.capitalize() != before


def test_in_a_low_dialog_the_rules_in_force_scroll_with_the_rest(qtbot: QtBot) -> None:
    made = dialog(qtbot, RICH)
    area, summary = made.ui.area, made.ui.summary
    for height in (520, 700, 520):
        made.resize(632, height)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        low = height < 640
        assert area.isAncestorOf(summary) == area.isAncestorOf(made.ui.summary_title) == low
        assert (summary.verticalScrollBar().maximum() == 0) == low
        assert summary.isVisible()
        assert made.ui.buttons.isVisible()
    area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())
    bottom = summary.mapTo(area, QPoint(0, summary.height())).y()
    assert summary.height() < bottom <= area.height()


def test_the_reader_of_the_rules_in_force_keeps_the_place(qtbot: QtBot) -> None:
    made = dialog(qtbot)
    with qtbot.waitActive(made):
        made.activateWindow()
    made.resize(632, 700)
    made.ui.summary.setFocus()
    made.resize(632, 500)
    assert made.ui.summary.hasFocus()
