"""A portrait that can be pressed, to choose another one."""

from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from coup_desktop.desk.portrait import Portrait
from coup_desktop.desk.theme import colours_of

_HANDLE: Final = 15.0
"""Diameter of the mark that says that there is a choice, in pixels."""


class FaceButton(QAbstractButton):
    """Shows `portrait`; while it is disabled, it is no more than that."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.portrait: Final = Portrait(self)
        self.portrait.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._handle = Handle(self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def set_choosable(self, choosable: bool) -> None:
        """Say whether another picture can be chosen."""
        self.setEnabled(choosable)
        self._handle.setVisible(choosable)
        self.setCursor(
            Qt.CursorShape.PointingHandCursor if choosable else Qt.CursorShape.ArrowCursor
        )

    def sizeHint(self) -> QSize:
        """A small portrait."""
        return QSize(36, 36)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep portrait and mark in their places."""
        super().resizeEvent(event)
        self.portrait.setGeometry(self.rect())
        side = round(_HANDLE)
        self._handle.setGeometry(0, self.height() - side, side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Nothing of its own."""


class Handle(QWidget):
    """A small disc with an arrow that points down."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint it."""
        colours = colours_of(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        disc = QRectF(self.rect()).adjusted(0.8, 0.8, -0.8, -0.8)
        painter.setPen(QPen(QColor(colours.field_edge), 1))
        painter.setBrush(QColor(colours.field))
        painter.drawEllipse(disc)
        painter.setPen(QPen(QColor(colours.text), 1.8, c=Qt.PenCapStyle.RoundCap))
        middle, reach = disc.center(), disc.width() / 4.6
        painter.drawPolyline(
            QPolygonF(
                [
                    middle + QPointF(-reach, -reach / 2),
                    middle + QPointF(0, reach / 2),
                    middle + QPointF(reach, -reach / 2),
                ]
            )
        )
