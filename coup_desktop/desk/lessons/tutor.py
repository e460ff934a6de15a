"""The strip above the table in which the tutor speaks."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
)
from PySide6.QtWidgets import QApplication, QWidget

from coup_desktop.desk import fonts
from coup_desktop.desk.choice import Choice, Tone
from coup_desktop.desk.foot_page import FootPage
from coup_desktop.desk.forms.ui_tutor import Ui_Tutor

ENTER: Final = "⏎"
BACKSPACE: Final = "⌫"
_LINES: Final = 3
"""Lines that always have room, so that the table below does not move from page to page."""
_TEXTS: Final = (17.0, 16.0, 14.5)
"""Pixels of what is said: the largest with which it fits; room is kept for lines of the last."""
_PORTRAIT: Final = 60
"""Pixels, where nothing is larger than usual."""


@dataclass(frozen=True, slots=True)
class Said:
    """What the tutor shows at a time, in the language of the window."""

    heading: str
    text: str
    back: str
    """The button's words; empty: there is nothing to go back to."""
    next: str
    """The same; empty: it goes on by what is done at the table."""
    may_skip: bool = False
    """Whether what is to be done at the table can be skipped."""


class Tutor(FootPage):
    """Shows a `Said` and says what is wished; it leads nowhere by itself."""

    next_wanted = Signal()
    back_wanted = Signal()
    list_wanted = Signal()
    leave_wanted = Signal()

    def __init__(self, bust: str, name: str, parent: QWidget | None = None) -> None:
        """Args: bust: the tutor's picture in `resources/portraits`; name: the tutor's."""
        super().__init__(parent)
        self.ui = Ui_Tutor()
        self.ui.setupUi(self)
        self._said = Said("", "", "", "")
        self._growth = 1.0
        self.ui.portrait.setBust(bust)
        self.ui.portrait.setOwner(name)
        self.ui.portrait.setBadged(False)
        self.ui.said.installEventFilter(self)
        self.ui.next.clicked.connect(self.next_wanted)
        self.ui.skip.clicked.connect(self.next_wanted)
        self.ui.back.clicked.connect(self.back_wanted)
        self.ui.list.clicked.connect(self.list_wanted)
        self.ui.leave.clicked.connect(self.leave_wanted)
        self._lay_out()

    @property
    def said(self) -> Said:
        """What is shown."""
        return self._said

    def show_said(self, said: Said, *, aloud: bool) -> None:
        """Show other words.

        Args:
            said: them.
            aloud: whether a screen reader is told them; the heading only where it is another.
        """
        before, self._said = self._said, said
        self._lay_out()
        if aloud and said.text and self.isVisible():
            same = before.heading == said.heading
            words = said.text if same else f"{said.heading}. {said.text}"
            self._tell(words)

    def _tell(self, words: str) -> None:
        """Have a screen reader read words, after what it is reading."""
        event = QAccessibleAnnouncementEvent(self, words)
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Polite)
        QAccessible.updateAccessibility(event)

    def has_focus(self) -> bool:
        """Whether the keyboard is here."""
        focus = QApplication.focusWidget()
        return focus is not None and self.isAncestorOf(focus)

    def set_growth(self, growth: float) -> None:
        """Make words and buttons so much larger than in a usual window; see `growth_in`."""
        if growth != self._growth:
            self._growth = growth
            self._lay_out()

    def _lay_out(self) -> None:
        ui, said, growth = self.ui, self._said, self._growth
        ui.heading.setFont(fonts.display(16.0 * growth, bold=True))
        line = QFontMetrics(fonts.text(_TEXTS[-1] * growth)).lineSpacing()
        ui.said.setMinimumHeight(line * _LINES)
        size = round(_PORTRAIT * growth)
        ui.portrait.setFixedSize(QSize(size, size))
        for button in (ui.skip, ui.list, ui.leave):
            button.setFont(fonts.text(13.0 * growth))
        ui.heading.setText(said.heading)
        ui.said.setText(said.text)
        self._fit()
        ui.said.setAccessibleName(f"{said.heading}. {said.text}")
        onward = Choice(said.next, ENTER, tone=Tone.CONSENT) if said.next else None
        ui.next.offer(onward, growth=growth)
        ui.back.offer(Choice(said.back, BACKSPACE) if said.back else None, growth=growth)
        ui.skip.setVisible(said.may_skip and onward is None)

    def _fit(self) -> None:
        """Write as large as there is room for."""
        said = self.ui.said
        room = said.contentsRect()
        wraps = int(Qt.TextFlag.TextWordWrap)

        def fits(font: QFont) -> bool:
            needed = QFontMetrics(font).boundingRect(0, 0, room.width(), 0, wraps, said.text())
            return needed.height() <= said.minimumHeight()

        choices = [fonts.text(size * self._growth) for size in _TEXTS]
        font = next((font for font in choices if fits(font)), choices[-1])
        if said.font() != font:
            said.setFont(font)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Write as large as there is room for now: other buttons leave other room."""
        if event.type() == QEvent.Type.Resize and watched is self.ui.said:
            self._fit()
        return super().eventFilter(watched, event)

    def handle_key(self, event: QKeyEvent) -> bool:
        """Go on or back by a key; returns whether it was meant for that."""
        if event.isAutoRepeat() or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            button = self.ui.next
        elif event.key() == Qt.Key.Key_Backspace:
            button = self.ui.back
        else:
            return False
        if not button.isVisible():
            return False
        button.click()
        return True

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.ui.retranslateUi(self)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self._lay_out()
