"""The picture of a card: face or back, perhaps lost, perhaps to be chosen."""

from PySide6.QtCore import Property, QEvent, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from coup_desktop.desk import art, faces
from coup_desktop.desk.metrics import CARD_SHAPE, Metrics
from coup_desktop.desk.theme import colours_of


class CardFace(QAbstractButton):
    """The picture of a card. A button where a card can be chosen, else a picture with a name."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._character = ""
        self._label = ""
        self._face_up = False
        self._lost = False
        self._secret = False
        self._choosable = False
        self._present = True
        self._back = faces.DEFAULT_BACK
        self._height = 62.0
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._name()

    def sizeHint(self) -> QSize:
        """The card with room for its tilt."""
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

    def isChoosable(self) -> bool:
        """Whether it can be clicked and focused."""
        return self._choosable

    def setChoosable(self, choosable: bool) -> None:
        """Let it be clicked and focused, or not."""
        policy = Qt.FocusPolicy.StrongFocus if choosable else Qt.FocusPolicy.NoFocus
        self.setFocusPolicy(policy)
        self.setCursor(
            Qt.CursorShape.PointingHandCursor if choosable else Qt.CursorShape.ArrowCursor
        )
        self._change("_choosable", choosable)

    def isPresent(self) -> bool:
        """Whether there is a card at all; else only its empty place shows."""
        return self._present

    def setPresent(self, present: bool) -> None:
        """Say whether a card lies here."""
        self._change("_present", present)

    def getBack(self) -> str:
        """The word of the back in `faces.BACKS`."""
        return self._back

    def setBack(self, back: str) -> None:
        """Choose the back."""
        self._change("_back", back)

    def getCardHeight(self) -> float:
        """Height of the card itself, in logical pixels."""
        return self._height

    def setCardHeight(self, height: float) -> None:
        """Resize it; the width follows."""
        if height != self._height:
            self._height = height
            self.setFixedSize(self.sizeHint())
            self.update()

    character = Property(str, getCharacter, setCharacter)
    label = Property(str, getLabel, setLabel)
    faceUp = Property(bool, isFaceUp, setFaceUp)
    lost = Property(bool, isLost, setLost)
    secret = Property(bool, isSecret, setSecret)
    choosable = Property(bool, isChoosable, setChoosable)
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

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A card that cannot be chosen lets the click through to its seat."""
        if self._choosable:
            super().mousePressEvent(event)
        else:
            event.ignore()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """See `mousePressEvent`."""
        if self._choosable:
            super().mouseReleaseEvent(event)
        else:
            event.ignore()

    def changeEvent(self, event: QEvent) -> None:
        """Name the state again in a new language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint face or back, askew where it is lost."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = self.card_rect()
        radius = rect.width() * 0.064
        if not self._present:
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
        self._paint_frame(painter, rect, radius)

    def _paint_frame(self, painter: QPainter, rect: QRectF, radius: float) -> None:
        """Show that the card is chosen, under the pointer or has the focus."""
        colours = colours_of(self)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.isChecked() or self.isDown():
            painter.setPen(QPen(QColor(colours.bright), 4))
        elif self._choosable and (self.underMouse() or self.hasFocus()):
            painter.setPen(QPen(QColor(colours.bright), 2.4))
        else:
            return
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)
        if self.hasFocus():
            painter.setPen(QPen(QColor(colours.text), 1.4, Qt.PenStyle.DotLine))
            painter.drawRoundedRect(rect.adjusted(4, 4, -4, -4), radius, radius)

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
        else:
            text = label
        self.setAccessibleName(text)
