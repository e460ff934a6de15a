"""A seat's team: a sign and a name on the team's colour."""

from typing import Final

from PySide6.QtCore import Property, QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from coup_desktop.desk import art

TEAM_COLOURS: Final = {
    "monarchists": "#6b3fa0",
    "populists": "#2f6b3a",
    "red": "#9c2f36",
    "blue": "#275f9e",
}
PLAIN: Final = "#4a4a4a"


class TeamSign(QLabel):
    """The signs differ in shape: colour is not the only difference.

    Where it is narrow, the sign stands alone, and the pointer is told the name.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._team = -1
        self._word = ""

    def getTeam(self) -> int:
        """The team's index, or -1."""
        return self._team

    def setTeam(self, team: int) -> None:
        """Show a team; -1 hides the sign."""
        if team != self._team:
            self._team = team
            self.update()

    def getWord(self) -> str:
        """The team's word in the record: it picks the colour."""
        return self._word

    def setWord(self, word: str) -> None:
        """Say which team it is."""
        self._word = word
        self.update()

    def tip(self) -> str:
        """The whole name, for the pointer; the table shows it."""
        return self.accessibleName()

    team = Property(int, getTeam, setTeam)
    word = Property(str, getWord, setWord)

    def sizeHint(self) -> QSize:
        """Sign and name."""
        metrics = self.fontMetrics()
        height = metrics.height() + 2
        return QSize(metrics.horizontalAdvance(self.text()) + height + 10, height)

    def minimumSizeHint(self) -> QSize:
        """The sign alone."""
        return QSize(self.fontMetrics().height() + 4, self.fontMetrics().height() + 2)

    def setText(self, text: str) -> None:
        """The team's name in the user's language."""
        super().setText(text)
        self._name()

    def changeEvent(self, event: QEvent) -> None:
        """Name it again in a new language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the pill."""
        if self._team < 0:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        height = float(self.height())
        width = min(float(self.width()), float(self.sizeHint().width()))
        bare = width < 2 * height
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(TEAM_COLOURS.get(self._word, PLAIN)))
        painter.drawRoundedRect(QRectF(0, 0, width, height), height / 2, height / 2)
        icon = f"icons/team-{self._word}.svg"
        if art.exists(icon):
            left = (width - height) / 2 + 1 if bare else 3
            art.draw(painter, icon, QRectF(left, 1, height - 2, height - 2))
        if bare:
            return
        painter.setPen(QColor("#fff7e2"))
        room = QRectF(height + 2, 0, width - height - 6, height)
        text = self.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideRight, int(room.width()) + 2
        )
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)

    def _name(self) -> None:
        text = self.tr("team: {name}").format(name=self.text()) if self.text() else ""
        self.setAccessibleName(text)
