"""Plots show their figures in every theme, and say what lies under the pointer."""

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtGui import QPalette
from pytestqt.qtbot import QtBot

from coup_desktop.desk import fonts
from coup_desktop.desk.plot_values import Bar, Bars, Course, Point, Sign, marks
from coup_desktop.desk.plots import BarPlot, CoursePlot, Plot
from coup_desktop.desk.theme import THEMES, Colours, palette
from tests.desk.contrast import LEAST_FOR_FRAMES, picture, ratio


def bars(*lengths: tuple[float, ...], mark: float | None = None, percent: bool = True) -> Bars:
    rows = tuple(
        Bar(f"row {n}", parts, "1 of 2", f"said {n}", mark) for n, parts in enumerate(lengths)
    )
    return Bars(rows, ((Sign.SOLID, "won"), (Sign.MARK, "by chance")), percent)


def shown(qtbot: QtBot, plot: Plot, colours: Colours = THEMES[0]) -> Plot:
    fonts.load()
    qtbot.addWidget(plot)
    plot.setPalette(palette(colours))
    plot.set_words("Title", "Nothing")
    plot.resize(600, 300)
    plot.show()
    return plot


def filled(plot: Plot, y: int, colour: str) -> int:
    """How many pixels of a line are of a colour."""
    image = plot.grab().toImage()
    return sum(image.pixelColor(x, y).name() == colour for x in range(image.width()))


@pytest.mark.parametrize("colours", THEMES, ids=lambda c: c.name)
def test_bars_are_as_long_as_they_say(qtbot: QtBot, colours: Colours) -> None:
    plot = BarPlot()
    plot.set_bars(bars((0.25,), (0.5,), (0.0,), (1.0,)))
    shown(qtbot, plot, colours)
    middles = [round(plot._top() + (n + 0.5) * plot._pitch()) for n in range(4)]
    long = [filled(plot, y, colours.highlight) for y in middles]
    assert long[2] == 0
    assert long[0] == pytest.approx(long[3] / 4, abs=3)
    assert long[1] == pytest.approx(long[3] / 2, abs=3)
    assert long[3] > 200


@pytest.mark.parametrize("colours", THEMES, ids=lambda c: c.name)
def test_signs_are_told_from_their_ground_and_each_other(colours: Colours) -> None:
    assert ratio(colours.highlight, colours.panel) >= LEAST_FOR_FRAMES
    assert ratio(colours.text, colours.panel) >= LEAST_FOR_FRAMES


def test_parts_lie_end_to_end_and_a_mark_crosses_them(qtbot: QtBot) -> None:
    colours = THEMES[0]
    plot = BarPlot()
    plot.set_bars(bars((3, 3), (6, 0), mark=4, percent=False))
    shown(qtbot, plot, colours)
    first, second = (round(plot._top() + (n + 0.5) * plot._pitch()) for n in range(2))
    solid = filled(plot, first, colours.highlight)
    assert solid == pytest.approx(filled(plot, second, colours.highlight) / 2, abs=8)
    above = round(plot._top() + 0.5 * plot._pitch() - 8)
    before = filled(plot, above, colours.text)
    plot.set_bars(bars((3, 3), (6, 0), percent=False))
    plot.update()
    assert filled(plot, above, colours.text) < before


def test_what_lies_under_the_pointer_is_said(qtbot: QtBot) -> None:
    plot = BarPlot()
    plot.set_bars(bars((0.2,), (0.4,)))
    shown(qtbot, plot)
    spot = QPoint(100, round(plot._top() + 1.5 * plot._pitch()))
    assert plot.said_at(spot) == "said 1"
    assert plot.said_at(QPoint(100, 3)) == ""
    assert plot.said_at(QPoint(100, 299)) == ""
    course = CoursePlot()
    points = tuple(Point(n / 4, 0.2, f"point {n}") for n in range(5))
    course.set_course(Course(points, (), "first", "last"))
    shown(qtbot, course)
    assert course.said_at(QPoint(590, 200)) == "point 4"
    assert course.said_at(QPoint(30, 200)) == "point 0"


@pytest.mark.parametrize("count", [1, 2, 20])
def test_a_course_of_any_length(qtbot: QtBot, count: int) -> None:
    plot = CoursePlot()
    points = tuple(Point(0.5, 0.25, "said") for _ in range(count))
    plot.set_course(Course(points, ((Sign.LINE, "won"), (Sign.DASHES, "chance")), "1", "2"))
    shown(qtbot, plot)
    field, at = plot._field(plot._room())
    assert at[-1] == pytest.approx(0.5)
    assert field.top() > plot._top()
    image = plot.grab().toImage()
    for number in range(count):  # a dot for each
        spot = QPointF(plot._x(field, number), field.top()).toPoint()
        assert image.pixelColor(spot).name() == THEMES[0].highlight


@pytest.mark.parametrize(
    ("longest", "percent", "expected"),
    [
        (0.77, True, [0, 0.25, 0.5, 0.75, 1.0]),
        (0.2, True, [0, 0.05, 0.1, 0.15, 0.2]),
        (0.0, True, [0, 0.05]),
        (1.0, True, [0, 0.25, 0.5, 0.75, 1.0]),
        (0.0, False, [0, 1]),
        (3, False, [0, 1, 2, 3]),
        (30, False, [0, 10, 20, 30]),
        (99, False, [0, 20, 40, 60, 80, 100]),
        (4321, False, [0, 1000, 2000, 3000, 4000, 5000]),
    ],
)
def test_axes_have_round_numbers(longest: float, percent: bool, expected: list[float]) -> None:
    assert marks(longest, percent=percent) == pytest.approx(expected)


@pytest.mark.parametrize("theme", THEMES, ids=lambda c: c.name)
def test_every_theme_paints_its_own_panel(qtbot: QtBot, theme: Colours) -> None:
    plot = BarPlot()
    plot.set_bars(bars((0.5,)))
    shown(qtbot, plot, theme)
    assert plot.palette().color(QPalette.ColorRole.Window).name() == theme.room
    assert picture(plot).pixelColor(300, 290).name() == theme.panel
