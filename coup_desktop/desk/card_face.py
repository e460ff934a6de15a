"""The picture of a card: face or back, perhaps lost."""

from enum import Enum, auto
from math import ceil

from PySide6.QtCore import Property, QEvent, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from coup_desktop.desk import art, faces
from coup_desktop.desk.metrics import CARD_SHAPE, EXACT, Metrics
from coup_desktop.desk.theme import colours_of


class Veil(Enum):
    """What is seen in place of a card while a picture of it moves."""

    NONE = auto()
    """The card."""
    PLACE = auto()
    """Its empty place."""
    ALL = auto()
    """Nothing at all."""


class CardFace(QLabel):
    """The picture of a card, and for a screen reader a picture with a name.

    It cannot be chosen: answers are the prompt bar's.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._character = ""
        self._label = ""
        self._face_up = False
        self._lost = False
        self._secret = False
        self._present = True
        self._veil = Veil.NONE
        self._mine = False
        self._back = faces.DEFAULT_BACK
        self._height = 62.0
        self._snug = False
        self.setPixmap(QPixmap(1, 1))  # never seen: a label with a picture has a picture's role
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._name()

    def sizeHint(self) -> QSize:
        """The card, with room for its tilt unless it is snug."""
        if self._snug:
            return QSize(ceil(self._height * CARD_SHAPE - EXACT), ceil(self._height - EXACT))
        return Metrics.box(self._height).toSize()

    def minimumSizeHint(self) -> QSize:
        """Cards do not shrink."""
        return self.sizeHint()

    def getCharacter(self) -> str:
        """The record's word of the character, empty where it is not known."""
        return self._character

    def setCharacter(self, word: str) -> None:
        """Say which character it is."""
        self._change("_character", word)

    def getLabel(self) -> str:
        """The character's name in the user's language."""
        return self._label

    def setLabel(self, label: str) -> None:
        """Say what the character is called."""
        self._change("_label", label)

    def isFaceUp(self) -> bool:
        """Whether the face shows."""
        return self._face_up

    def setFaceUp(self, up: bool) -> None:
        """Turn it; a card of no known character shows its back all the same."""
        self._change("_face_up", up)

    def isLost(self) -> bool:
        """Whether it is a lost influence."""
        return self._lost

    def setLost(self, lost: bool) -> None:
        """Lay it askew and faded."""
        self._change("_lost", lost)

    def isSecret(self) -> bool:
        """Whether the face that shows is for its owner's eyes alone."""
        return self._secret

    def setSecret(self, secret: bool) -> None:
        """Keep the face out of what a screen reader says aloud."""
        self._change("_secret", secret)

    def isPresent(self) -> bool:
        """Whether there is a card at all; else only its empty place shows."""
        return self._present

    def setPresent(self, present: bool) -> None:
        """Say whether a card lies here."""
        self._change("_present", present)

    def isMine(self) -> bool:
        """Whether it is held by the person who looks at the table."""
        return self._mine

    def setMine(self, mine: bool) -> None:
        """Let the name say whose it is."""
        self._change("_mine", mine)

    def set_veil(self, veil: Veil) -> None:
        """Hide the card from the eyes while it moves; what a screen reader is told stays."""
        if veil is not self._veil:
            self._veil = veil
            self.update()

    def getBack(self) -> str:
        """The word of the back in `faces.BACKS`."""
        return self._back

    def setBack(self, back: str) -> None:
        """Choose the back."""
        self._change("_back", back)

    def getCardHeight(self) -> float:
        """Height of the card itself, in logical pixels."""
        return self._height

    def setCardHeight(self, height: float, *, snug: bool = False) -> None:
        """Resize it; the width follows.

        Args:
            height: of the card, in logical pixels.
            snug: whether there is no room around it: then it must not lie askew.
        """
        if (height, snug) != (self._height, self._snug):
            self._height, self._snug = height, snug
            self.setFixedSize(self.sizeHint())
            self.update()

    character = Property(str, getCharacter, setCharacter)
    label = Property(str, getLabel, setLabel)
    faceUp = Property(bool, isFaceUp, setFaceUp)
    lost = Property(bool, isLost, setLost)
    secret = Property(bool, isSecret, setSecret)
    present = Property(bool, isPresent, setPresent)
    back = Property(str, getBack, setBack)
    cardHeight = Property(float, getCardHeight, setCardHeight)

    def shows_face(self) -> bool:
        """Whether the character can be seen."""
        return self._present and self._face_up and bool(self._character)

    def card_rect(self) -> QRectF:
        """The card within the widget."""
        size = QSizeF(self._height * CARD_SHAPE, self._height)
        rect = QRectF(QPointF(0, 0), size)
        rect.moveCenter(QRectF(self.rect()).center())
        return rect

    def changeEvent(self, event: QEvent) -> None:
        """Name the state again in a new language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint face or back, askew where it is lost."""
        if self._veil is Veil.ALL:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = self.card_rect()
        radius = rect.width() * faces.CARD_CORNER
        if not self._present or self._veil is Veil.PLACE:
            painter.setPen(QPen(QColor(colours_of(self).panel_edge), 1, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)
            return
        ratio = self.devicePixelRatioF()
        if not self.shows_face():
            art.put(painter, faces.back(rect.size(), ratio, self._back), rect.topLeft())
        else:
            label = self._label or self._character.title()
            if self._lost:
                box = QSizeF(self.size())
                pixmap = faces.lost(self._character, label, rect.size(), box, ratio)
                art.put(painter, pixmap, QPointF(0, 0))
            else:
                pixmap = faces.front(self._character, label, rect.size(), ratio)
                art.put(painter, pixmap, rect.topLeft())

    def _change(self, attribute: str, value: object) -> None:
        if getattr(self, attribute) != value:
            setattr(self, attribute, value)
            self._name()
            self.update()

    def _name(self) -> None:
        """What a screen reader says: never the character of a card that is hidden."""
        label = self._label or self._character.title()
        if not self._present:
            text = self.tr("no card")
        elif self._secret or not self.shows_face():
            text = self.tr("face-down card")
        elif self._lost:
            text = self.tr("{character}, lost").format(character=label)
        elif self._mine:
            text = self.tr("{character}, yours").format(character=label)
        else:
            text = self.tr("{character}, face up").format(character=label)
        if text != self.accessibleName():
            self.setAccessibleName(text)
