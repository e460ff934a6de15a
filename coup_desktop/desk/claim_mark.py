"""What a seat last claimed to hold: the character's emblem on a small parchment disc."""

from functools import partial

from PySide6.QtCore import Property, QEvent, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from coup_desktop.desk import art
from coup_desktop.desk.faces import PLATES


class ClaimMark(QLabel):
    """Empty until the seat has claimed something."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._character = ""
        self._label = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._name()

    def sizeHint(self) -> QSize:
        """Small; seats give theirs a fixed size."""
        return QSize(28, 28)

    def getCharacter(self) -> str:
        """The record's word of the claimed character, or empty."""
        return self._character

    def setCharacter(self, word: str) -> None:
        """Say what was claimed."""
        if word != self._character:
            self._character = word
            self._name()
            self.update()

    def getLabel(self) -> str:
        """The character's name in the user's language."""
        return self._label

    def setLabel(self, label: str) -> None:
        """Say what the character is called."""
        self._label = label
        self._name()

    def tip(self) -> str:
        """What was claimed, for the pointer; the table shows it."""
        return self.accessibleName() if self._character else ""

    character = Property(str, getCharacter, setCharacter)
    label = Property(str, getLabel, setLabel)

    def changeEvent(self, event: QEvent) -> None:
        """Name it again in a new language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the emblem in its character's colour."""
        if not self._character:
            return
        side = float(min(self.width(), self.height()))
        key = f"claim:{self._character}"
        paint = partial(self._paint, side)
        pixmap = art.cached(key, QSizeF(side, side), self.devicePixelRatioF(), paint)
        art.put(QPainter(self), pixmap, QPointF(0, 0))

    def _paint(self, side: float, painter: QPainter) -> None:
        line = max(1.6, side * 0.07)
        half = line / 2 + 0.4
        disc = QRectF(half, half, side - 2 * half, side - 2 * half)
        painter.setPen(QPen(QColor(PLATES[self._character]), line))
        painter.setBrush(QColor("#f5ead0"))
        painter.drawEllipse(disc)
        inset = side * 0.13
        art.renderer(f"cards/emblems/{self._character}.svg").render(
            painter, disc.adjusted(inset, inset, -inset, -inset)
        )

    def _name(self) -> None:
        if self._character:
            label = self._label or self._character.title()
            text = self.tr("last claimed: {character}").format(character=label)
        else:
            text = self.tr("no claim yet")
        if text != self.accessibleName():
            self.setAccessibleName(text)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not self._character)
