"""Plots of the statistics, painted in the theme's colours; all they show is also said in words."""

from math import ceil
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QLineF, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFontMetricsF,
    QHelpEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
)
from PySide6.QtWidgets import QLabel, QSizePolicy, QToolTip, QWidget

from coup_desktop.desk import art, fonts
from coup_desktop.desk.choice_button import PARCHMENT
from coup_desktop.desk.plot_values import Bar, Bars, Course, Key, Sign, marks
from coup_desktop.desk.theme import Colours, colours_of

translate = QCoreApplication.translate

_EDGE: Final = 14.0
"""Pixels between a plot's frame and what is in it."""
_CORNER: Final = 7.0
_GAP: Final = 10.0
_BAR: Final = 0.56
"""How much of a row's height a bar takes."""
_AIRY: Final = 1.45
"""How much higher than it must be a row is, at most."""
_WIDEST_LABEL: Final = 0.36
"""How much of a plot's width the names take, at most."""
_LEAST_BAR: Final = 90.0
_LOW: Final = 120.0
"""The height of a course, at least."""
_DOT: Final = 4.0
_SWATCH: Final = 16.0
_LEAST_WIDTH: Final = 330
_FAINT: Final = 90
"""Of the lines behind bars, of 255."""
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_MIDDLE: Final = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter


class Plot(QLabel):
    """A panel with a title and a key, and something below them.

    A screen reader takes it for a picture with a name and a description.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setPixmap(QPixmap(1, 1))  # never painted: it makes a picture of a label
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # so that keys scroll to it
        self._title = ""
        self._nothing = ""
        self._key: Key = ()

    def set_words(self, title: str, nothing: str) -> None:
        """Name it, and say what stands there where there is nothing to show."""
        self._title, self._nothing = title, nothing
        self.setAccessibleName(title)
        self.setAccessibleDescription(self.said() or nothing)
        self._refresh()

    def said(self) -> str:
        """All that it shows, in sentences."""
        return ""

    def sizeHint(self) -> QSize:
        """As high as what is in it."""
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        """As high as what is in it."""
        height = self._top() + self._least_height() + _EDGE
        return QSize(ceil(_LEAST_WIDTH * fonts.factor()), ceil(height))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._refresh()

    def event(self, event: QEvent) -> bool:
        """Tell what lies under the pointer."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self.said_at(event.pos()), self)
            return True
        return super().event(event)

    def said_at(self, _spot: QPoint) -> str:
        """What is said of a spot; empty where there is nothing."""
        return ""

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The panel, the words above, and what there is to see."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = colours_of(self)
        width = colours.line(1)
        frame = QRectF(self.rect()).adjusted(width / 2, width / 2, -width / 2, -width / 2)
        painter.setPen(QPen(QColor(colours.panel_edge), width))
        painter.setBrush(QColor(colours.panel))
        painter.drawRoundedRect(frame, _CORNER, _CORNER)
        painter.setPen(QColor(colours.text))
        painter.setFont(fonts.display(17, bold=True))
        inner = QRectF(self.rect()).adjusted(_EDGE, _EDGE * 0.7, -_EDGE, -_EDGE)
        title = QFontMetricsF(painter.font())
        painter.drawText(
            QRectF(inner.topLeft(), inner.topRight() + QPointF(0, title.height())),
            _LEFT,
            title.elidedText(self._title, Qt.TextElideMode.ElideRight, inner.width()),
        )
        if self._is_empty():
            painter.setFont(fonts.text(15))
            painter.setPen(QColor(colours.quiet))
            below = inner.adjusted(0, title.height(), 0, 0)
            painter.drawText(below, int(_MIDDLE) | int(Qt.TextFlag.TextWordWrap), self._nothing)
            return
        painter.setFont(fonts.text(14))
        self._paint_key(painter, inner.left(), inner.top() + title.height() + 3, colours)
        self._paint(painter, inner.adjusted(0, self._top() - inner.top(), 0, 0), colours)

    def _refresh(self) -> None:
        self.updateGeometry()
        self.update()

    def _is_empty(self) -> bool:
        return True

    def _top(self) -> float:
        """Where what there is to see begins."""
        title = QFontMetricsF(fonts.display(17, bold=True)).height()
        return _EDGE * 0.7 + title + 3 + _line() + _GAP * 0.8

    def _least_height(self) -> float:
        """Of what there is to see."""
        return 0.0

    def _paint(self, painter: QPainter, room: QRectF, colours: Colours) -> None:
        """Paint what there is to see."""

    def _paint_key(self, painter: QPainter, left: float, top: float, colours: Colours) -> None:
        for sign, words in self._key:
            swatch = QRectF(left, top + _line() / 2 - 6, _SWATCH, 12)
            _paint_sign(painter, sign, swatch, colours)
            painter.setPen(QColor(colours.quiet))
            width = painter.fontMetrics().horizontalAdvance(words) + 2
            painter.drawText(QRectF(swatch.right() + 6, top, width, _line()), _LEFT, words)
            left = swatch.right() + 6 + width + 1.6 * _GAP


class BarPlot(Plot):
    """`Bars`, one below the other."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bars = Bars((), (), percent=True)

    def set_bars(self, bars: Bars) -> None:
        """Show them; `set_words` follows."""
        self._bars = bars
        self._key = bars.key

    def said(self) -> str:
        """All rows."""
        return self._bars.said

    def said_at(self, spot: QPoint) -> str:
        """The row there."""
        number = int((spot.y() - self._top()) // self._pitch())
        rows = self._bars.rows
        return rows[number].said if 0 <= number < len(rows) and spot.y() >= self._top() else ""

    def _is_empty(self) -> bool:
        return not self._bars.rows

    def _least_height(self) -> float:
        return max(2, len(self._bars.rows)) * _row() + _line() + 4

    def _pitch(self) -> float:
        """The height of a row: somewhat more than it needs, where there is room."""
        room = self.height() - self._top() - _EDGE - _line() - 4
        return max(_row(), min(room / max(1, len(self._bars.rows)), _AIRY * _row()))

    def _paint(self, painter: QPainter, room: QRectF, colours: Colours) -> None:
        rows, pitch = self._bars.rows, self._pitch()
        metrics = QFontMetricsF(painter.font())
        emblem = _row() * 0.9 + 6 if any(row.emblem for row in rows) else 0.0
        figures = max(metrics.horizontalAdvance(row.figure) for row in rows) + 2
        names = max(metrics.horizontalAdvance(row.label) for row in rows) + 2
        spare = room.width() - emblem - figures - 2 * _GAP - _LEAST_BAR
        names = max(0.0, min(names, room.width() * _WIDEST_LABEL, spare))
        left = room.left() + emblem + names + _GAP
        field = QRectF(left, room.top(), room.right() - figures - _GAP - left, len(rows) * pitch)
        at = marks(self._bars.longest, percent=self._bars.percent)
        self._paint_axis(painter, field, at, colours)
        for number, row in enumerate(rows):
            line = QRectF(room.left(), room.top() + number * pitch, room.width(), pitch)
            if row.emblem:
                _paint_emblem(painter, row.emblem, line)
            painter.setPen(QColor(colours.text))
            label = metrics.elidedText(row.label, Qt.TextElideMode.ElideRight, names)
            painter.drawText(line.adjusted(emblem, 0, 0, 0), _LEFT, label)
            painter.drawText(line, _RIGHT, row.figure)
            bar = QRectF(field.left(), line.top(), field.width(), line.height())
            _paint_bar(painter, bar, row, at[-1], colours)

    def _paint_axis(
        self, painter: QPainter, field: QRectF, at: list[float], colours: Colours
    ) -> None:
        """Faint lines behind the bars, with their values below."""
        faint = QColor(colours.quiet)
        faint.setAlpha(_FAINT)
        right = -1.0
        for value in at:
            x = field.left() + field.width() * value / at[-1]
            painter.setPen(QPen(faint, colours.line(1)))
            painter.drawLine(QLineF(x, field.top(), x, field.bottom()))
            painter.setPen(QColor(colours.quiet))
            words = self._value(value)
            width = painter.fontMetrics().horizontalAdvance(words) + 2
            place = QRectF(x - width / 2, field.bottom() + 2, width, _line())
            if place.left() > right + 4:  # else there is no room for it
                painter.drawText(place, _MIDDLE, words)
                right = place.right()

    def _value(self, value: float) -> str:
        return percent(value) if self._bars.percent else f"{value:.0f}"


class CoursePlot(Plot):
    """A `Course`: a share over time, and what chance alone would give."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._course = Course((), (), "", "")

    def set_course(self, course: Course) -> None:
        """Show it; `set_words` follows."""
        self._course = course
        self._key = course.key

    def said(self) -> str:
        """All points."""
        return self._course.said

    def said_at(self, spot: QPoint) -> str:
        """The point that is nearest."""
        points = self._course.points
        if not points or spot.y() < self._top():
            return ""
        field, _ = self._field(self._room())
        return min(enumerate(points), key=lambda item: abs(self._x(field, item[0]) - spot.x()))[
            1
        ].said

    def _is_empty(self) -> bool:
        return not self._course.points

    def _least_height(self) -> float:
        return _LOW * fonts.factor()

    def _room(self) -> QRectF:
        return QRectF(self.rect()).adjusted(_EDGE, self._top(), -_EDGE, -_EDGE)

    def _field(self, room: QRectF) -> tuple[QRectF, list[float]]:
        """Where the lines are, and the marks of the axis at its left."""
        shares = [max(point.share, point.chance) for point in self._course.points]
        at = marks(max(shares), percent=True)
        metrics = QFontMetricsF(fonts.text(14))
        left = max(metrics.horizontalAdvance(percent(value)) for value in at) + _GAP
        field = room.adjusted(left + _DOT, _line() / 2, -_DOT - 2, -_line() - 6)
        return field, at

    def _x(self, field: QRectF, number: int) -> float:
        last = len(self._course.points) - 1
        return field.left() + field.width() * (number / last if last else 0.5)

    def _paint(self, painter: QPainter, room: QRectF, colours: Colours) -> None:
        field, at = self._field(room)
        faint = QColor(colours.quiet)
        faint.setAlpha(_FAINT)
        step = _line() * 1.1
        below = field.bottom() + step
        for value in at:
            y = field.bottom() - field.height() * value / at[-1]
            painter.setPen(QPen(faint, colours.line(1)))
            painter.drawLine(QLineF(field.left() - _DOT, y, field.right() + _DOT, y))
            if below - y >= step:  # else there is no room for it
                painter.setPen(QColor(colours.quiet))
                place = QRectF(room.left(), y - _line() / 2, field.left() - room.left(), _line())
                painter.drawText(place.adjusted(0, 0, -_GAP, 0), _RIGHT, percent(value))
                below = y
        painter.setPen(QColor(colours.quiet))
        foot = QRectF(field.left(), field.bottom() + 6, field.width(), _line())
        if self._course.first == self._course.last:
            painter.drawText(foot, _MIDDLE, self._course.first)
        else:
            painter.drawText(foot, _LEFT, self._course.first)
            painter.drawText(foot, _RIGHT, self._course.last)
        self._paint_lines(painter, field, at[-1], colours)

    def _paint_lines(self, painter: QPainter, field: QRectF, top: float, colours: Colours) -> None:
        points = self._course.points

        def place(number: int, value: float) -> QPointF:
            y = field.bottom() - field.height() * value / top
            return QPointF(self._x(field, number), y)

        chance = [place(number, point.chance) for number, point in enumerate(points)]
        share = [place(number, point.share) for number, point in enumerate(points)]
        if len(points) == 1:  # a single value of chance is a line all the same
            chance = [QPointF(x, chance[0].y()) for x in (field.left(), field.right())]
        painter.setPen(_dashes(colours))
        painter.drawPolyline(QPolygonF(chance))
        painter.setPen(QPen(QColor(colours.highlight), colours.line(2.2)))
        painter.drawPolyline(QPolygonF(share))
        painter.setBrush(QColor(colours.highlight))
        painter.setPen(QPen(QColor(colours.panel), 1.5))
        for spot in share:
            painter.drawEllipse(spot, _DOT, _DOT)


def percent(share: float) -> str:
    """A share, 0 to 1, as it is written."""
    return translate("Statistics", "{number} %").format(number=round(100 * share))


def _line() -> float:
    """The height of a line of words in a plot."""
    return QFontMetricsF(fonts.text(14)).height()


def _row() -> float:
    """The height of a bar's row."""
    return max(24.0, _line() + 5)


def _dashes(colours: Colours) -> QPen:
    pen = QPen(QColor(colours.text), colours.line(1.6), Qt.PenStyle.CustomDashLine)
    pen.setDashPattern([4, 3])
    return pen


def _paint_bar(painter: QPainter, line: QRectF, row: Bar, longest: float, colours: Colours) -> None:
    high = _row() * _BAR
    left, top = line.left(), line.center().y() - high / 2
    for sign, length in zip((Sign.SOLID, Sign.HATCHED), row.parts, strict=False):
        width = line.width() * length / longest
        if width > 0:
            _paint_sign(painter, sign, QRectF(left, top, width, high), colours)
        left += width
    if row.mark is not None:
        x = line.left() + line.width() * row.mark / longest
        _paint_sign(painter, Sign.MARK, QRectF(x - 2, top - 3, 4, high + 6), colours)


def _paint_sign(painter: QPainter, sign: Sign, place: QRectF, colours: Colours) -> None:
    """One of the signs, as large as its place."""
    fill = QColor(colours.highlight)
    middle = place.center()
    if sign is Sign.SOLID:
        painter.fillRect(place, fill)
    elif sign is Sign.HATCHED:
        painter.fillRect(place, QBrush(QColor(colours.text), Qt.BrushStyle.BDiagPattern))
        painter.setPen(QPen(QColor(colours.text), colours.line(1)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(place.adjusted(0.5, 0.5, -0.5, -0.5))
    elif sign is Sign.MARK:
        # Edged with the ground, so that it is seen on the bar as well as beside it.
        stroke = QLineF(middle.x(), place.top(), middle.x(), place.bottom())
        painter.setPen(QPen(QColor(colours.panel), colours.line(5)))
        painter.drawLine(stroke)
        painter.setPen(QPen(QColor(colours.text), colours.line(2.4)))
        painter.drawLine(stroke)
    elif sign is Sign.DASHES:
        painter.setPen(_dashes(colours))
        painter.drawLine(QLineF(place.left(), middle.y(), place.right(), middle.y()))
    else:
        painter.setPen(QPen(fill, colours.line(2.2)))
        painter.drawLine(QLineF(place.left(), middle.y(), place.right(), middle.y()))


def _paint_emblem(painter: QPainter, word: str, line: QRectF) -> None:
    """A character's emblem on its disc, at the left of a row."""
    size = _row() * 0.9
    disc = QRectF(line.left(), line.center().y() - size / 2, size, size)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(PARCHMENT))
    painter.drawEllipse(disc)
    inset = size * 0.14
    emblem = disc.adjusted(inset, inset, -inset, -inset)
    art.draw(painter, f"cards/emblems/{word}.svg", emblem)
