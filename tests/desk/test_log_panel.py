"""The chronicle keeps every line, whole, and shows the newest unless somebody reads back."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QFontMetrics, QGuiApplication, QKeySequence, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSlider
from pytestqt.qtbot import QtBot

from coup_desktop.desk import fonts
from coup_desktop.desk.log_list import AT_ONCE, WIDEST
from coup_desktop.desk.log_panel import LogPanel

LONG = "Maximilianus-Augustus claims the Inquisitor to examine a card of Maximilianus-Augusta."


@pytest.fixture
def panel(qtbot: QtBot) -> LogPanel:
    fonts.load()
    made = LogPanel()
    qtbot.addWidget(made)
    made.resize(288, 420)
    made.show()
    return made


def fill(panel: LogPanel, turns: int) -> None:
    for turn in range(turns):
        panel.append(f"Turn {turn}: Lia", heading=True)
        panel.append(f"Lia takes Income in turn {turn}.")
        panel.append(LONG)


def at_end(panel: LogPanel) -> Callable[[], bool]:
    bar = panel.ui.lines.verticalScrollBar()
    return lambda: bar.maximum() > 0 and bar.value() == bar.maximum()


def test_lines_are_kept_in_order_and_whole(panel: LogPanel) -> None:
    fill(panel, 2)
    assert panel.count() == 6
    assert panel.line(5) == LONG
    assert panel.text().splitlines()[:2] == ["Turn 0: Lia", "  Lia takes Income in turn 0."]
    panel.clear()
    assert (panel.count(), panel.text()) == (0, "")


def test_an_empty_page_says_what_will_stand_there(panel: LogPanel) -> None:
    lines = panel.ui.lines
    page = lines.palette().color(QPalette.ColorRole.Base)

    def ink() -> int:
        shown = lines.viewport().grab().toImage()
        colours = (
            shown.pixelColor(x, y) for x in range(shown.width()) for y in range(shown.height())
        )
        return sum(colour != page for colour in colours)

    assert ink() > 100
    assert (panel.count(), panel.text()) == (0, "")
    panel.append(" ")
    assert ink() == 0
    panel.cut(0)
    assert ink() > 100
    QTest.keySequence(lines, QKeySequence(QKeySequence.StandardKey.Copy))
    assert "told here" not in QGuiApplication.clipboard().text()


def test_a_line_with_a_path_breaks_no_word(panel: LogPanel) -> None:
    path = "/home/maximilianus/.local/share/coup-desktop/games/unfinished/20260101-1.coup"
    panel.append(f"This game cannot be kept on disk just now: No space left ({path}).")
    widest = panel.ui.lines.model().index(0, 0).data(WIDEST)
    assert widest < panel.ui.lines.text_width()


@pytest.mark.parametrize("width", [200, 288, 500])
def test_no_line_is_cut(qtbot: QtBot, panel: LogPanel, width: int) -> None:
    fill(panel, 3)
    panel.append("W" * 60)
    panel.resize(width, 420)
    lines = panel.ui.lines
    model = lines.model()

    def settled() -> bool:
        room = lines.viewport().width()
        return all(
            model.index(row, 0).data(Qt.ItemDataRole.SizeHintRole).width() <= room
            and lines.visualRect(model.index(row, 0)).width() >= room
            for row in range(panel.count())
        )

    qtbot.waitUntil(settled)
    room = lines.text_width()
    for row in range(panel.count()):
        font = lines.heading_font if lines.is_heading(row) else lines.line_font
        indent = 0 if lines.is_heading(row) else 12
        flags = Qt.TextFlag.TextWrapAnywhere if " " not in panel.line(row) else (
            Qt.TextFlag.TextWordWrap
        )  # fmt: skip
        box = QRect(0, 0, room - indent - 8, 10_000)
        words = QFontMetrics(font).boundingRect(box, int(flags), panel.line(row))
        rect = lines.visualRect(model.index(row, 0))
        assert rect.height() >= words.height(), panel.line(row)
        assert words.width() <= room


def test_the_scroll_bar_is_there_only_where_it_is_needed(qtbot: QtBot, panel: LogPanel) -> None:
    lines = panel.ui.lines
    fill(panel, 1)
    qtbot.waitUntil(lambda: lines.visualRect(lines.model().index(2, 0)).height() > 0)
    assert not lines.verticalScrollBar().isVisible()
    wrapped = lines.text_width()
    fill(panel, 30)
    qtbot.waitUntil(lines.verticalScrollBar().isVisible)
    assert lines.text_width() == wrapped <= lines.viewport().width()


def test_it_follows_the_newest_line(qtbot: QtBot, panel: LogPanel) -> None:
    fill(panel, 30)
    qtbot.waitUntil(at_end(panel))
    fill(panel, 10)
    qtbot.waitUntil(at_end(panel))


def inks(panel: LogPanel, place: QRect) -> int:
    """How many colours a part of the list has; one: there is nothing in it."""
    image = panel.ui.lines.viewport().grab(place).toImage()
    return len({image.pixel(x, y) for x in range(image.width()) for y in range(image.height())})


def test_no_line_is_cut_at_the_top(qtbot: QtBot, panel: LogPanel) -> None:
    fill(panel, 30)
    lines, cut = panel.ui.lines, 0
    bar = lines.verticalScrollBar()
    for height in range(380, 420, 7):
        panel.resize(288, height)
        panel.append("Lia wins.")
        qtbot.waitUntil(at_end(panel))
        top = lines.visualRect(lines.indexAt(QPoint(8, 1)))
        if top.top() < 0:
            cut += 1
            assert inks(panel, QRect(0, 0, top.width(), top.bottom())) == 1
            bar.triggerAction(QAbstractSlider.SliderAction.SliderSingleStepSub)
            assert inks(panel, QRect(0, 0, top.width(), top.height())) > 1, "who scrolls sees all"
            bar.triggerAction(QAbstractSlider.SliderAction.SliderToMaximum)
    assert cut > 2


def test_the_line_that_is_reached_has_a_bar(panel: LogPanel) -> None:
    fill(panel, 3)
    panel.search()
    QTest.keyClicks(panel.ui.search, "income")
    lines = panel.ui.lines
    hits = [row for row in range(panel.count()) if "Income" in panel.line(row)]
    images = []
    for row in hits:
        rect = lines.visualRect(lines.model().index(row, 0))
        images.append(lines.viewport().grab(rect).toImage())
    inks = [image.pixelColor(1, image.height() // 2).lightness() for image in images]
    assert inks[-1] < 100 < min(inks[:-1])


def test_it_stays_where_somebody_reads(qtbot: QtBot, panel: LogPanel) -> None:
    fill(panel, 30)
    qtbot.waitUntil(at_end(panel))
    bar = panel.ui.lines.verticalScrollBar()
    bar.triggerAction(QAbstractSlider.SliderAction.SliderToMinimum)
    longest = bar.maximum()
    fill(panel, 10)
    qtbot.waitUntil(lambda: bar.maximum() > longest)
    assert bar.value() == 0
    bar.triggerAction(QAbstractSlider.SliderAction.SliderToMaximum)
    fill(panel, 10)
    qtbot.waitUntil(at_end(panel))


def test_a_new_chronicle_follows_again(qtbot: QtBot, panel: LogPanel) -> None:
    fill(panel, 30)
    qtbot.waitUntil(at_end(panel))
    bar = panel.ui.lines.verticalScrollBar()
    bar.triggerAction(QAbstractSlider.SliderAction.SliderToMinimum)
    panel.clear()
    fill(panel, 30)
    qtbot.waitUntil(at_end(panel))


def test_the_search_goes_round_whatever_the_case(panel: LogPanel) -> None:
    fill(panel, 3)
    panel.search()
    assert not panel.ui.search_row.isHidden()
    QTest.keyClicks(panel.ui.search, "iNCOME")
    assert panel.ui.found.text() == "3 of 3"
    rows = []
    for _ in range(4):
        QTest.keyClick(panel.ui.search, Qt.Key.Key_Return)
        rows.append(panel.ui.lines.currentIndex().row())
    assert rows == [1, 4, 7, 1]
    QTest.keyClick(panel.ui.search, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert panel.ui.lines.currentIndex().row() == 7
    panel.append("Income once more.")
    assert panel.ui.found.text() == "3 of 4"


def test_after_a_search_that_scrolled_nothing_it_follows(qtbot: QtBot, panel: LogPanel) -> None:
    fill(panel, 1)
    panel.search()
    QTest.keyClicks(panel.ui.search, "Turn")
    QTest.keyClick(panel.ui.search, Qt.Key.Key_Escape)
    fill(panel, 30)
    qtbot.waitUntil(at_end(panel))


def test_a_search_far_up_stays_there(qtbot: QtBot, panel: LogPanel) -> None:
    fill(panel, 30)
    qtbot.waitUntil(at_end(panel))
    bar = panel.ui.lines.verticalScrollBar()
    panel.search()
    QTest.keyClicks(panel.ui.search, "turn 3.")
    found = bar.value()
    longest = bar.maximum()
    assert found < longest
    fill(panel, 10)
    qtbot.waitUntil(lambda: bar.maximum() > longest)
    assert bar.value() == found


def test_a_search_for_what_is_not_there_says_so(panel: LogPanel) -> None:
    fill(panel, 1)
    panel.search()
    QTest.keyClicks(panel.ui.search, "Duke")
    assert panel.ui.found.text() == "0 found"
    QTest.keyClick(panel.ui.search, Qt.Key.Key_Return)
    QTest.keyClick(panel.ui.search, Qt.Key.Key_Escape)
    assert panel.ui.search_row.isHidden()
    assert panel.ui.found.text() == ""


def test_ctrl_f_in_the_list_opens_the_search(panel: LogPanel) -> None:
    QTest.keyClick(panel.ui.lines, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert not panel.ui.search_row.isHidden()


def test_a_click_on_a_line_tells_which(qtbot: QtBot, panel: LogPanel) -> None:
    fill(panel, 1)
    lines = panel.ui.lines
    qtbot.waitUntil(lambda: lines.visualRect(lines.model().index(1, 0)).height() > 0)
    spot = lines.visualRect(lines.model().index(1, 0)).center()
    with qtbot.waitSignal(panel.line_activated) as told:
        QTest.mouseClick(lines.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert told.args == [1]


def test_a_letter_is_an_answer_to_the_prompt_and_no_search_for_a_line(panel: LogPanel) -> None:
    panel.append("Challenge of a line that begins with C.")
    panel.append("Another.")
    lines = panel.ui.lines
    lines.show_line(1)
    QTest.keyClick(lines, Qt.Key.Key_C)
    assert lines.currentIndex().row() == 1


def test_copying_takes_the_chosen_lines(panel: LogPanel) -> None:
    fill(panel, 1)
    panel.ui.lines.selectAll()
    QTest.keyClick(panel.ui.lines, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text().splitlines() == [
        "Turn 0: Lia", "Lia takes Income in turn 0.", LONG,
    ]  # fmt: skip


def test_names_are_plain_text_and_a_screen_reader_meets_a_list(panel: LogPanel) -> None:
    panel.append("<b>Lia</b> &amp; co. take Income.")
    told = QAccessible.queryAccessibleInterface(panel.ui.lines)
    assert told is not None
    assert told.role() is QAccessible.Role.List
    assert told.text(QAccessible.Text.Name) == "Lines of the chronicle"
    item = told.child(0)
    assert item is not None
    assert item.text(QAccessible.Text.Name) == "<b>Lia</b> &amp; co. take Income."


def test_a_long_chronicle_is_wrapped_anew_bit_by_bit(
    qtbot: QtBot, panel: LogPanel, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(panel, 3 * AT_ONCE // 2)
    lines = panel.ui.lines
    qtbot.waitUntil(at_end(panel))
    measured: list[range] = []
    measure = lines._measure

    def note(rows: range) -> None:
        measured.append(rows)
        measure(rows)

    monkeypatch.setattr(lines, "_measure", note)
    panel.resize(panel.width() + 90, panel.height())
    qtbot.waitUntil(lambda: sum(map(len, measured)) == panel.count())
    assert max(map(len, measured)) <= AT_ONCE
    assert panel.count() - 1 in measured[0], "what is in sight comes first"
    assert sorted(row for rows in measured for row in rows) == list(range(panel.count()))
    width = lines.text_width()
    hints = [lines.model().index(row, 0).data(Qt.ItemDataRole.SizeHintRole) for row in (0, 1)]
    assert [hint.width() for hint in hints] == [width - 8, width - 20]
    qtbot.waitUntil(at_end(panel))


def test_wrapping_anew_leaves_in_sight_what_somebody_reads(qtbot: QtBot, panel: LogPanel) -> None:
    fill(panel, 2 * AT_ONCE)
    qtbot.waitUntil(at_end(panel))
    lines = panel.ui.lines
    panel.ui.lines.show_line(AT_ONCE)
    top = lines._top().row()
    assert 0 < top < AT_ONCE
    panel.resize(panel.width() - 60, panel.height())
    oldest = lines.model().index(0, 0)
    width = lines.text_width() - 8
    qtbot.waitUntil(lambda: oldest.data(Qt.ItemDataRole.SizeHintRole).width() == width)
    qtbot.waitUntil(lambda: not lines._stale)
    assert abs(lines._top().row() - top) <= 1
    assert not lines._following


def test_the_lines_follow_the_text_size_and_the_window(qtbot: QtBot) -> None:
    panel = LogPanel()
    qtbot.addWidget(panel)
    panel.resize(300, 400)
    panel.show()
    lines = panel.ui.lines
    panel.append("A line that is long enough to be wrapped somewhere, whatever its size.")

    def height() -> int:
        return int(lines.model().index(0, 0).data(Qt.ItemDataRole.SizeHintRole).height())

    qtbot.waitUntil(lambda: height() > 0)
    heights = [height()]
    fonts.choose_size(130)
    qtbot.waitUntil(lambda: height() > heights[0])
    heights.append(height())
    panel.set_growth(1.5)
    qtbot.waitUntil(lambda: height() > heights[1])
    panel.set_growth(1.0)
    fonts.choose_size(100)
    qtbot.waitUntil(lambda: height() == heights[0])
    assert lines.line_font == fonts.text(14.5)
