"""A ring around what has the keyboard, the same for every widget and plain in every theme."""

from typing import Final

from PySide6.QtCore import QObject, QRectF, Qt, Slot
from PySide6.QtGui import QColor, QGuiApplication, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QApplication,
    QFocusFrame,
    QMenuBar,
    QProxyStyle,
    QStyle,
    QStyleHintReturn,
    QStyleOption,
    QWidget,
)
from shiboken6 import isValid

from coup_desktop.desk.theme import Colours, colours_of

REACH: Final = 4
"""How far the ring reaches around the widget, in pixels; also its whole width."""
OWN_FOCUS: Final = "ownFocus"
"""The property of a widget that shows by itself that it has the focus."""
FRAMED: Final = "framed"
"""The property of a label that stands for another widget, beside or around it: that one's name."""


def paint_ring(painter: QPainter, rect: QRectF, radius: float, colours: Colours) -> None:
    """Draw two lines, one light and one dark: one of them stands out on any ground.

    Args:
        painter: with no brush that matters; its pen and brush are changed.
        rect: the ring's outer edge.
        radius: of its corners.
        colours: of the theme.
    """
    painter.setBrush(Qt.BrushStyle.NoBrush)
    half = REACH / 2
    middle = rect.adjusted(half, half, -half, -half)
    for colour, width in ((colours.focus_edge, REACH), (colours.focus, REACH - 1.5)):
        painter.setPen(QPen(QColor(colour), width))
        painter.drawRoundedRect(middle, radius, radius)


class FocusKeeper(QObject):
    """Puts the ring around whatever the focus goes to, unless the mouse put it there."""

    def __init__(self, app: QApplication, parent: QObject) -> None:
        super().__init__(parent)
        self._style = RingStyle()
        self._ring: FocusRing | None = None
        app.focusChanged.connect(self._moved)

    @Slot("QWidget*", "QWidget*")
    def _moved(self, _before: QWidget | None, now: QWidget | None) -> None:
        if self._ring is not None and not isValid(self._ring):
            self._ring = None  # it went with the window that it was in
        by_mouse = QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton
        if now is None or by_mouse or _shows_itself(now):
            if self._ring is not None:
                self._ring.setWidget(None)  # type: ignore[arg-type]
            return
        if self._ring is None:
            self._ring = FocusRing()
            self._ring.setStyle(self._style)
        self._ring.setWidget(_framed(now))


def _framed(now: QWidget) -> QWidget:
    """What is to be framed while a widget has the focus: itself, or what it stands for."""
    name, around = now.property(FRAMED), now.parentWidget()
    if not name or around is None:
        return now
    if around.objectName() == name:
        return around
    return around.findChild(QWidget, name) or now


def _shows_itself(widget: QWidget) -> bool:
    """Whether it needs no ring: a window, a menu bar with a lit entry, a widget that says so."""
    return widget.isWindow() or isinstance(widget, QMenuBar) or bool(widget.property(OWN_FOCUS))


class FocusRing(QFocusFrame):
    """The ring around a widget that does not show its focus itself."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the ring."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_ring(painter, QRectF(self.rect()), REACH, colours_of(self))


class RingStyle(QProxyStyle):
    """Says how far the ring reaches, and that nothing beside the widget covers it."""

    def pixelMetric(
        self,
        metric: QStyle.PixelMetric,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
    ) -> int:
        """The reach for the frame's margins, what is usual for all else."""
        margins = (
            QStyle.PixelMetric.PM_FocusFrameHMargin,
            QStyle.PixelMetric.PM_FocusFrameVMargin,
        )
        return REACH if metric in margins else super().pixelMetric(metric, option, widget)

    def styleHint(
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        answer: QStyleHintReturn | None = None,
    ) -> int:
        """Above the widget: the frame's parent is then the window, or what scrolls."""
        if hint is QStyle.StyleHint.SH_FocusFrame_AboveWidget:
            return 1
        return super().styleHint(hint, option, widget, answer)
