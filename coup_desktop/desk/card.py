"""A card with an optional caption."""

from PySide6.QtCore import Property
from PySide6.QtWidgets import QWidget

from coup_desktop.desk.card_face import CardFace
from coup_desktop.desk.forms.ui_card import Ui_Card


class Card(QWidget):
    """A card with an optional caption below."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_Card()
        self.ui.setupUi(self)
        self.ui.caption.hide()
        self._tip = ""

    @property
    def face(self) -> CardFace:
        """The picture, for what is not forwarded here."""
        return self.ui.face

    def getCharacter(self) -> str:
        """See `CardFace`."""
        return self.ui.face.getCharacter()

    def setCharacter(self, word: str) -> None:
        """See `CardFace`."""
        self.ui.face.setCharacter(word)

    def getLabel(self) -> str:
        """See `CardFace`."""
        return self.ui.face.getLabel()

    def setLabel(self, label: str) -> None:
        """See `CardFace`."""
        self.ui.face.setLabel(label)

    def isFaceUp(self) -> bool:
        """See `CardFace`."""
        return self.ui.face.isFaceUp()

    def setFaceUp(self, up: bool) -> None:
        """See `CardFace`."""
        self.ui.face.setFaceUp(up)

    def isLost(self) -> bool:
        """See `CardFace`."""
        return self.ui.face.isLost()

    def setLost(self, lost: bool) -> None:
        """See `CardFace`."""
        self.ui.face.setLost(lost)

    def isPresent(self) -> bool:
        """See `CardFace`."""
        return self.ui.face.isPresent()

    def setPresent(self, present: bool) -> None:
        """See `CardFace`."""
        self.ui.face.setPresent(present)

    def getCardHeight(self) -> float:
        """See `CardFace`."""
        return self.ui.face.getCardHeight()

    def setCardHeight(self, height: float, *, snug: bool = False) -> None:
        """See `CardFace`."""
        self.ui.face.setCardHeight(height, snug=snug)

    def tip(self) -> str:
        """Help on the card, as rich text; empty where it tells nothing."""
        return self._tip

    def setTip(self, tip: str, spoken: str = "") -> None:
        """Help on the card; `spoken` for who has it read, plain and without the name.

        The table shows it: of a tooltip a screen reader would read the markup.
        """
        self._tip = tip
        if spoken != self.ui.face.accessibleDescription():
            self.ui.face.setAccessibleDescription(spoken)

    def getCaption(self) -> str:
        """Words below the card."""
        return self.ui.caption.text()

    def setCaption(self, caption: str) -> None:
        """Write below the card; nothing hides the line."""
        self.ui.caption.setText(caption)
        self.ui.caption.setVisible(bool(caption))

    character = Property(str, getCharacter, setCharacter)
    label = Property(str, getLabel, setLabel)
    faceUp = Property(bool, isFaceUp, setFaceUp)
    lost = Property(bool, isLost, setLost)
    present = Property(bool, isPresent, setPresent)
    cardHeight = Property(float, getCardHeight, setCardHeight)
    caption = Property(str, getCaption, setCaption)
