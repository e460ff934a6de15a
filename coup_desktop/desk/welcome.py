"""The foot of the window while no question is open: before a game, and where the table waits."""

from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QFrame, QWidget

from coup_desktop.desk import fonts
from coup_desktop.desk.answer_keys import cap_of
from coup_desktop.desk.choices import Choice, Tone
from coup_desktop.desk.forms.ui_welcome import Ui_Welcome
from coup_desktop.desk.theme import colours_of

_ENTER: Final = "⏎"
_OTHER_KEY: Final = "N"


class Welcome(QFrame):
    """Words and two buttons: go on, or choose another table."""

    go_on = Signal()
    another_table = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_Welcome()
        self.ui.setupUi(self)
        self.ui.title.setFont(fonts.display(20, bold=True))
        self.ui.detail.setFont(fonts.text(14.5))
        self.ui.detail.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.ui.begin.clicked.connect(self.go_on)
        self.ui.change.clicked.connect(self.another_table)

    def before_game(self, table: str) -> None:
        """Stands before a game; `table` says in a line what is played and by whom."""
        self._show(self.tr("The table is laid."), table, self.tr("Begin"), change=True)

    def where_table_waits(self) -> None:
        """Stands where the step-by-step pace waits."""
        hint = self.tr("The pace is step by step; change it under Settings.")
        self._show(self.tr("Look at the table, then go on."), hint, self.tr("Go on"), change=False)

    def after_game(self, winner: str) -> None:
        """Stands when a game is over."""
        title = self.tr("{name} has won.").format(name=winner)
        hint = self.tr("All cards are face up now.")
        self._show(title, hint, self.tr("Play again"), change=True)

    def _show(self, title: str, detail: str, go_on: str, *, change: bool) -> None:
        self.ui.title.setText(title)
        self.ui.detail.setText(detail)
        self.ui.begin.offer(Choice(key=_ENTER, text=go_on, moves=(), tone=Tone.CONSENT))
        other = Choice(key=_OTHER_KEY, text=self.tr("Another table…"), moves=())
        self.ui.change.offer(other if change else None)
        self.setAccessibleDescription(f"{title} {detail}")

    def take_focus(self) -> None:
        """Puts the focus on what Enter does, so that it does that."""
        self.ui.begin.setFocus(Qt.FocusReason.OtherFocusReason)

    def handle_key(self, event: QKeyEvent) -> bool:
        """Presses a button by its key; returns whether one has it."""
        if event.isAutoRepeat():
            return False
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.ui.begin.click()
            return True
        if cap_of(event) == _OTHER_KEY and self.ui.change.isVisible():
            self.ui.change.click()
            return True
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the same ground as the prompt bar's."""
        colours = colours_of(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(colours.gold), 1.6))
        painter.setBrush(QColor(colours.panel))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 12, 12)
