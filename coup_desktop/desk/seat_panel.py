"""The ground that a seat's things lie on."""

from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFocusEvent, QPainter, QPaintEvent, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import QGroupBox, QLabel, QSizePolicy, QWidget

from coup_desktop.desk import art
from coup_desktop.desk.theme import Colours, colours_of

GROUND_ALPHA: Final = 244


def strokes(height: float) -> tuple[float, float]:
    """Width of a line and radius of a corner for a seat of that height."""
    return max(1.0, height / 130), 0.1 * height + 2


def tint(label: QLabel, colour: str) -> None:
    """Give the words of a label a colour."""
    palette = label.palette()
    if palette.color(QPalette.ColorRole.WindowText).name() != colour:
        palette.setColor(QPalette.ColorRole.WindowText, colour)
        label.setPalette(palette)


class Group(QGroupBox):
    """A group for a screen reader that looks like nothing: no title, no frame, no margin."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setContentsMargins(0, 0, 0, 0)

    def minimumSizeHint(self) -> QSize:
        """Whoever places it says how large it is."""
        return QSize(0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Nothing: a group box would make room here for a title that this one has not."""

    def changeEvent(self, event: QEvent) -> None:
        """What any widget does; see `resizeEvent`."""
        QWidget.changeEvent(self, event)
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Keep the focus: a group box would pass it on to what is in it."""
        QWidget.focusInEvent(self, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Nothing of its own."""


class Section(Group):
    """A group that is as large as what is laid out in it wants."""

    def minimumSizeHint(self) -> QSize:
        """What any widget with a layout says."""
        return QWidget.minimumSizeHint(self)


class Panel(Group):
    """A group on a rounded panel."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._on_turn = False
        self._asked = False
        self._dim = False
        self._pending = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_marks(self, *, on_turn: bool, asked: bool, dim: bool) -> None:
        """Say whether it is the seat's turn, whether it is asked, whether it is exiled."""
        if (on_turn, asked, dim) != (self._on_turn, self._asked, self._dim):
            self._on_turn, self._asked, self._dim = on_turn, asked, dim
            self.update()

    def set_pending(self, pending: bool) -> None:
        """Say whether it is still to be asked what others are asked before it."""
        if pending != self._pending:
            self._pending = pending
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint ground and frame.

        The frame is thick for the turn, a double line for the seat that is asked, dashed gold for
        those still to be asked.
        """
        colours = colours_of(self)
        key = f"panel:{colours.name}:{self._on_turn}:{self._asked}:{self._dim}:{self._pending}"
        size = QSizeF(self.size())
        pixmap = art.cached(
            key, size, self.devicePixelRatioF(), partial(self._paint, size, colours)
        )
        art.put(QPainter(self), pixmap, QPointF(0, 0))

    def _paint(self, size: QSizeF, colours: Colours, painter: QPainter) -> None:
        rect = QRectF(QPointF(0, 0), size)
        unit, radius = strokes(rect.height())
        ground = QColor(colours.panel_exiled if self._dim else colours.panel)
        if not colours.contrast:
            ground.setAlpha(GROUND_ALPHA)
        painter.setBrush(ground)
        if self._on_turn:
            pen = QPen(QColor(colours.bright), colours.line(3 * unit))
        elif self._asked:
            pen = QPen(QColor(colours.gold), colours.line(2 * unit))
        elif self._pending:
            pen = QPen(QColor(colours.gold), colours.line(3 * unit), Qt.PenStyle.CustomDashLine)
            pen.setDashPattern([2.6, 2.0])
        else:
            pen = QPen(QColor(colours.panel_edge), colours.line(1.4 * unit))
        half = pen.widthF() / 2
        painter.setPen(pen)
        painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)
        if self._asked:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(colours.bright), colours.line(1.6 * unit)))
            inset = pen.widthF() + colours.line(1.4 * unit)
            inner = rect.adjusted(inset, inset, -inset, -inset)
            painter.drawRoundedRect(inner, radius - inset, radius - inset)
