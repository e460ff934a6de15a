"""Help on what lies on the table: under the pointer, and beside what has the keyboard."""

from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QHelpEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QTextDocument,
)
from PySide6.QtWidgets import QToolTip, QWidget
from shiboken6 import isValid

from coup_desktop.desk import fonts
from coup_desktop.desk.seat_panel import Group
from coup_desktop.desk.theme import colours_of

_APART: Final = 8
"""Pixels between a part and its help: the ring around the part has room."""
_PAD: Final = 8
_BELOW_POINTER: Final = 24
"""Pixels from the pointer to a tool tip of Qt's, at most."""
_WIDEST: Final = 280
"""Pixels of the words, at the usual text size."""
_STANDS: Final = 10_000
"""Milliseconds after which it goes by itself."""


class HelpTip(QWidget):
    """Help beside what has the keyboard.

    No tool tip of Qt's: that one goes as soon as it comes to lie under the pointer, and cannot be
    placed under Wayland. It has no role: a screen reader reads the thing itself.
    """

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self._table = table
        self._part: QWidget | None = None
        self._shown = ""
        self._page = QTextDocument(self)
        self._page.setDocumentMargin(0)
        self._ending = QTimer(self)
        self._ending.setSingleShot(True)
        self._ending.setInterval(_STANDS)
        self._ending.timeout.connect(self.hide)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def text(self) -> str:
        """What stands on it."""
        return self._page.toPlainText()

    def show_beside(self, part: QWidget) -> None:
        """Show what a part of the table would show under the pointer, or else what it is.

        It stands below the part or above it, over the table: never over what is asked.
        """
        self._part = part
        self._shown = self._words(part)
        self._page.setDefaultFont(fonts.text(14))
        self._page.setHtml(self._shown)
        self._page.setTextWidth(-1)
        width = min(self._page.idealWidth(), _WIDEST * fonts.factor())
        self._page.setTextWidth(width + 1)
        size = self._page.size().toSize()
        self.resize(size.width() + 2 * _PAD, size.height() + 2 * _PAD)
        self.move(self._place(QRect(part.mapTo(self._table, QPoint(0, 0)), part.size())))
        self.raise_()
        self.show()
        self.update()
        self._ending.start()

    def renew(self) -> None:
        """Say what the part is now, if it is another thing than before."""
        part = self._part
        if part is None or not isValid(part) or not self.isVisible():
            return
        if self._words(part) != self._shown:
            self.show_beside(part)

    def _words(self, part: QWidget) -> str:
        from html import escape  # with all names of HTML's letters, which a start can do without

        return help_of(part, self._table, within_seat=True) or escape(part.accessibleName())

    def _place(self, part: QRect) -> QPoint:
        ground = self._table.rect()
        place = QRect(part.bottomLeft() + QPoint(part.width() // 4, _APART), self.size())
        if place.bottom() > ground.bottom():
            place.moveBottom(part.top() - _APART)
        place.moveRight(min(place.right(), ground.right()))
        place.moveLeft(max(place.left(), ground.left()))
        return place.topLeft()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a slip of paper with the words."""
        colours = colours_of(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = colours.line(1.2)
        painter.setPen(QPen(QColor(colours.page_edge), line))
        painter.setBrush(QColor(colours.page))
        half = line / 2
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(half, half, -half, -half), 4, 4)
        painter.translate(_PAD, _PAD)
        context = QAbstractTextDocumentLayout.PaintContext()
        context.palette.setColor(QPalette.ColorRole.Text, QColor(colours.page_text))
        self._page.documentLayout().draw(painter, context)


def help_of(part: QWidget | None, table: QWidget, *, within_seat: bool = False) -> str:
    """The help on a part of a table, or on the innermost thing around it that has some.

    Args:
        part: anything on the table; None: nothing.
        table: where the search ends.
        within_seat: whether the search ends at the seat already.
    """
    while part is not None and part is not table and not (within_seat and isinstance(part, Group)):
        tip = getattr(part, "tip", None)
        if callable(tip) and (text := str(tip())):
            return text
        part = part.parentWidget()
    return ""


def show_help_under_pointer(event: QHelpEvent, table: QWidget) -> bool:
    """Show the help of what lies under the pointer; whether there is any.

    Where it would hang over the table's lower edge, over what is asked, it stands above the part.
    """
    part = table.childAt(event.pos())
    text = help_of(part, table)
    if part is None or not text:
        QToolTip.hideText()
        return False
    where = event.globalPos()
    height = _tool_tip_height(text)
    if event.pos().y() + _BELOW_POINTER + height > table.height():
        top = part.mapToGlobal(QPoint(0, 0)).y()
        where.setY(top - _APART - height - 2 * _BELOW_POINTER)
    QToolTip.showText(where, text, part)
    return True


def _tool_tip_height(text: str) -> int:
    page = QTextDocument()
    page.setDefaultFont(QToolTip.font())
    page.setHtml(text)
    # As Qt wraps it: no wider than it likes to be.
    page.setTextWidth(page.idealWidth())
    return round(page.size().height()) + 2 * _PAD
