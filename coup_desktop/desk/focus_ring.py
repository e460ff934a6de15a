"""A ring around what has the keyboard, the same for every widget and plain in every theme."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, Slot
from PySide6.QtGui import QColor, QGuiApplication, QPainter, QPaintEvent, QPen, QRegion
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QMenuBar, QWidget
from shiboken6 import isValid

from coup_desktop.desk.theme import Colours, colours_of

REACH: Final = 4
"""How far the ring reaches around the widget, in pixels; also its whole width."""
OWN_FOCUS: Final = "ownFocus"
"""The property of a widget that shows by itself that it has the focus."""
FRAMED: Final = "framed"
"""The property of a label that stands for another widget, beside or around it: that one's name."""
_FOLLOWED: Final = frozenset(
    {
        QEvent.Type.Hide,
        QEvent.Type.Move,
        QEvent.Type.ParentChange,
        QEvent.Type.Resize,
        QEvent.Type.Show,
        QEvent.Type.ZOrderChange,
    }
)
"""What the ring does something about."""


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
        self._ring: FocusRing | None = None
        app.focusChanged.connect(self._moved)

    @Slot("QWidget*", "QWidget*")
    def _moved(self, _before: QWidget | None, now: QWidget | None) -> None:
        if self._ring is not None and not isValid(self._ring):
            self._ring = None  # it went with the window that it was in
        by_mouse = QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton
        if now is None or by_mouse or _shows_itself(now):
            if self._ring is not None:
                self._ring.surround(None)
            return
        if self._ring is None:
            self._ring = FocusRing()
        self._ring.surround(_framed(now))


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


class FocusRing(QWidget):
    """The ring around a widget that does not show its focus itself.

    As Qt's `QFocusFrame`, which would need a style of its own to reach so far: a sixteenth of a
    start. It lies over all else in the window, or in what scrolls.
    """

    def __init__(self) -> None:
        super().__init__()
        self._widget: QWidget | None = None
        self._watched: list[QWidget] = []
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoChildEventsForParent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def surround(self, widget: QWidget | None) -> None:
        """Go round a widget, as long as it is shown; None: round nothing."""
        if widget is self._widget:
            return
        for watched in filter(isValid, self._watched):
            watched.removeEventFilter(self)
        self._widget, self._watched = widget, []
        if widget is None:
            self.hide()
            return
        self._watched = [widget, *_between(widget)]
        for watched in self._watched:
            watched.installEventFilter(self)
        self._go_round(widget)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the widget, and what it lies in."""
        kind, widget = event.type(), self._widget
        if widget is None or kind not in _FOLLOWED:
            return False
        if kind in (QEvent.Type.Move, QEvent.Type.Resize):
            self._fit(widget)
        elif kind == QEvent.Type.ZOrderChange:
            self.raise_()
        elif watched is not widget:
            pass
        elif kind == QEvent.Type.Hide:
            self.hide()
        elif kind == QEvent.Type.Show:
            self._go_round(widget)
        else:
            self.surround(None)
            self.surround(widget)
        return False

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the ring."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_ring(painter, QRectF(self.rect()), REACH, colours_of(self))

    def _go_round(self, widget: QWidget) -> None:
        outermost = self._watched[-1]
        around = outermost.parentWidget()
        if isinstance(around, QAbstractScrollArea):
            around = outermost if outermost is not widget else around
        if around is None:
            self.hide()
            return
        self.setParent(around)
        self._fit(widget)
        if around.rect().intersects(self.geometry()):
            self.raise_()
            self.show()
        else:
            self.hide()

    def _fit(self, widget: QWidget) -> None:
        around = self.parentWidget()
        if around is None:
            return
        place = QRect(widget.mapTo(around, QPoint(0, 0)), widget.size())
        place.adjust(-REACH, -REACH, REACH, REACH)
        if place == self.geometry():
            return
        self.setGeometry(place)
        inside = self.rect().adjusted(REACH, REACH, -REACH, -REACH)
        self.setMask(QRegion(self.rect()).subtracted(QRegion(inside)))


def _between(widget: QWidget) -> list[QWidget]:
    """What a widget lies in, from inside, up to its window or what scrolls, without that."""
    found: list[QWidget] = []
    around = widget.parentWidget()
    while around is not None and not (around.isWindow() or isinstance(around, QAbstractScrollArea)):
        found.append(around)
        around = around.parentWidget()
    return found
