"""The new-game dialog lets levels and characters be chosen for the bots, each once."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QComboBox,
    QStyleOptionViewItem,
)
from pytestqt.qtbot import QtBot

from coup_desktop.bots.bot import LEVELS
from coup_desktop.bots.personas import CAST as PERSONAS
from coup_desktop.desk import fonts
from coup_desktop.desk.dialogs.level_list import LevelDelegate
from coup_desktop.desk.dialogs.new_game import NewGameDialog
from coup_desktop.desk.new_game_choice import (
    NewGameChoice,
)
from coup_desktop.engine.bot_words import character_of
from coup_desktop.table.setup import SeatSetup
from tests.desk.new_game_dialogs import RICH, TEN, dialog, may_start


def listed(box: QComboBox, row: int) -> tuple[str, str]:
    """What the open list says in a row: the name, and what stands below it."""
    option = QStyleOptionViewItem()
    delegate = box.itemDelegate()
    assert isinstance(delegate, LevelDelegate)
    delegate.initStyleOption(option, box.model().index(row, 0))
    name, *about = option.text.split("\N{LINE SEPARATOR}")  # type: ignore[attr-defined]
    return name, " ".join(line.strip() for line in about)


def test_a_level_says_what_it_sees_and_what_it_cannot(qtbot: QtBot) -> None:
    made = dialog(qtbot)
    kind = made.ui.seat_1.ui.kind
    for row, info in enumerate(LEVELS, start=1):
        kind.setCurrentIndex(row)
        about = f"{info.about} {info.cannot}"
        assert kind.toolTip() == about
        assert info.about not in kind.currentText()
        assert listed(kind, row) == (kind.currentText(), about)
        assert listed(made.ui.every, row) == (info.name, about)


def test_a_character_says_what_it_is_like_and_shows_its_face(qtbot: QtBot) -> None:
    row = dialog(qtbot).ui.seat_1
    box = row.ui.character
    for number, persona in enumerate(PERSONAS, start=1):
        choose(box, number)
        assert box.toolTip() == persona.about
        assert listed(box, number) == (persona.name, persona.about)
        option = QStyleOptionViewItem()
        delegate = box.itemDelegate()
        assert isinstance(delegate, LevelDelegate)
        delegate.initStyleOption(option, box.model().index(number, 0))
        size = option.decorationSize  # type: ignore[attr-defined]
        plain, chosen = (
            option.icon.pixmap(size, mode).toImage()  # type: ignore[attr-defined]
            for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected)
        )
        assert not plain.isNull()
        same = plain == chosen
        assert same, "the face has its own colours where it is chosen, too"
        assert row.ui.face.portrait.getBust() == persona.word
        assert row.seat.kind.endswith(f":{persona.word}")
        assert row.seat.name == persona.seat_name


def choose(box: QComboBox, row: int) -> None:
    """As a person does."""
    box.setCurrentIndex(row)
    box.activated.emit(row)


def characters(made: NewGameDialog) -> list[str]:
    return [character_of(seat.kind) for seat in made.setup().seats]


def test_nobody_sits_there_twice(qtbot: QtBot) -> None:
    """Who takes somebody's character gives up the own one to that chair."""
    made = dialog(qtbot)
    first, second, third = characters(made)[1:]
    box = made.ui.seat_1.ui.character
    choose(box, box.findData(third))
    assert characters(made)[1:] == [third, second, first]
    assert may_start(made)
    box = made.ui.seat_2.ui.character
    choose(box, 0)
    assert made.setup().seats[2] == SeatSetup("Courtier3", "courtier")
    assert not made.ui.seat_2.ui.name.isHidden()
    choose(box, box.findData(third))
    assert characters(made)[2] == third
    assert characters(made)[1] not in ("", third, first), "somebody else who is free"
    assert len(set(characters(made)[1:])) == 3
    assert may_start(made)


def test_who_is_passed_over_by_keys_keeps_the_seat(qtbot: QtBot) -> None:
    """With the arrow keys everybody on the way is chosen for a moment."""
    made = dialog(qtbot)
    first, second, third = characters(made)[1:]
    box = made.ui.seat_1.ui.character
    box.setFocus()
    seen = []
    for _ in range(3):
        QTest.keyClick(box, Qt.Key.Key_Down)
        seen.append(characters(made)[1:])
        assert may_start(made)
    fourth = PERSONAS[3].word
    assert seen == [[second, first, third], [third, second, first], [fourth, second, third]]
    QTest.keyClick(box, Qt.Key.Key_Up)
    assert characters(made)[1:] == [third, second, first]
    other = made.ui.seat_2.ui.character
    choose(other, other.findData(third))
    assert characters(made)[1:] == [second, third, first]
    QTest.keyClick(box, Qt.Key.Key_Up)
    assert characters(made)[1:] == [first, third, second], "what came between stays"


def test_a_set_up_with_the_same_character_twice_is_put_right(qtbot: QtBot) -> None:
    seats = (SeatSetup("Eve"), SeatSetup("Ann", "courtier:lia"), SeatSetup("Bo", "courtier:lia"))
    choice = NewGameChoice("official", (), (), seats)
    assert NewGameChoice.parse(choice.text()) is None
    made = dialog(qtbot, choice)
    assert characters(made) == ["", "lia", "orsola"]
    assert may_start(made)


def test_all_bots_get_a_level_and_others_come_by_chance(qtbot: QtBot) -> None:
    seats = (SeatSetup("Eve"), SeatSetup("Ann", "random"), SeatSetup("Lia", "courtier:lia"))
    made = dialog(qtbot, NewGameChoice("official", (), (), seats))
    assert made.ui.every.currentText() == "Various levels"
    choose(made.ui.every, made.ui.every.findData("courtier"))
    assert [seat.kind for seat in made.setup().seats] == ["human", "courtier", "courtier:lia"]
    made.ui.count.setValue(6)
    assert made.ui.every.currentText() == "Courtier"
    seen = set()
    for _ in range(5):
        before = characters(made)
        made.ui.mix.click()
        now = characters(made)
        assert now[0] == ""
        assert len(set(now[1:])) == 5
        assert not set(before[1:]) & set(now[1:]) - {""}, "others, as long as there are any"
        assert may_start(made)
        seen.add(tuple(now))
    assert len(seen) > 2
    made.ui.count.setValue(2)
    choose(made.ui.seat_1.ui.kind, 0)
    assert not made.ui.every.isEnabled()
    assert not made.ui.mix.isEnabled()


def test_a_table_of_ten_bots_is_mixed(qtbot: QtBot) -> None:
    made = dialog(qtbot, NewGameChoice("coup-x", (), (), TEN))
    choose(made.ui.seat_0.ui.kind, 1)
    choose(made.ui.every, made.ui.every.findData(LEVELS[0].word))
    made.ui.mix.click()
    assert len(set(characters(made))) == 10
    assert may_start(made)


def test_a_bot_without_characters_is_still_played_where_it_was(qtbot: QtBot) -> None:
    made = dialog(qtbot, RICH)
    row = made.ui.seat_1
    assert row.seat.kind == "random"
    assert row.ui.character.isHidden()
    assert row.ui.kind.currentText() == "Bot: Random"


def test_the_list_of_levels_is_narrower_than_the_dialog(
    qtbot: QtBot, text_sizes: list[int]
) -> None:
    for percent in text_sizes:
        fonts.choose_size(percent)
        made = dialog(qtbot)
        made.resize(made.minimumSize())
        for row in (made.ui.seat_0, made.ui.seat_3):
            assert 0 < row.ui.kind.view().minimumWidth() < 0.8 * made.width()
