"""A label of one line that narrows or shortens what does not fit, and has the whole as help."""

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel

TIGHTEST: Final = 76
"""Per cent of their width that letters may be set in, rather than that some are left out."""
TIGHT: Final = 85
"""The same where some are left out all the same."""


class ElidedLabel(QLabel):
    """Shows its text: narrower where it does not fit, and at last with an ellipsis in the middle.

    In the middle, for names that begin alike may end differently.
    """

    def sizeHint(self) -> QSize:
        """The whole text."""
        metrics = self.fontMetrics()
        return QSize(metrics.horizontalAdvance(self.text()) + 2, metrics.height())

    def minimumSizeHint(self) -> QSize:
        """A letter and the ellipsis."""
        metrics = self.fontMetrics()
        return QSize(metrics.horizontalAdvance("M…"), metrics.height())

    def shown_font(self) -> QFont:
        """What it is painted in: its font, as narrow as need be."""
        font = self.font()
        needed = self.fontMetrics().horizontalAdvance(self.text())
        if needed > self.width() > 0:
            stretch = int(100 * self.width() / needed)
            font.setStretch(stretch if stretch >= TIGHTEST else TIGHT)
        return font

    def shown_text(self) -> str:
        """What is painted: the text, or its beginning and its end."""
        metrics = QFontMetrics(self.shown_font())
        if metrics.horizontalAdvance(self.text()) <= self.width():
            return self.text()
        return metrics.elidedText(self.text(), Qt.TextElideMode.ElideMiddle, self.width())

    def tip(self) -> str:
        """The whole text where it is cut, for the pointer; the table shows it."""
        return self.text() if self.shown_text() != self.text() else ""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what fits."""
        painter = QPainter(self)
        painter.setFont(self.shown_font())
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(self.rect(), self.alignment(), self.shown_text())
