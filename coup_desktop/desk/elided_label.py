"""A label of one line that shortens what does not fit, and has the whole as help."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel


class ElidedLabel(QLabel):
    """Shows its text, cut with an ellipsis where there is no room for all of it."""

    def sizeHint(self) -> QSize:
        """The whole text."""
        metrics = self.fontMetrics()
        return QSize(metrics.horizontalAdvance(self.text()) + 2, metrics.height())

    def minimumSizeHint(self) -> QSize:
        """A letter and the ellipsis."""
        metrics = self.fontMetrics()
        return QSize(metrics.horizontalAdvance("M…"), metrics.height())

    def shown_text(self) -> str:
        """What is painted: the text, or its beginning."""
        metrics = self.fontMetrics()
        return metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())

    def tip(self) -> str:
        """The whole text where it is cut, for the pointer; the table shows it."""
        return self.text() if self.shown_text() != self.text() else ""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what fits."""
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(self.rect(), self.alignment(), self.shown_text())
