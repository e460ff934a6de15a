"""The prompt bar's frame: focus ring, the line of a countdown, and how large it is."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QColor, QFocusEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QWidget

from coup_desktop.desk.bar_layout import BarLayout
from coup_desktop.desk.choice_button import ChoiceButton
from coup_desktop.desk.corner_button import BarCorner
from coup_desktop.desk.countdown import Countdown
from coup_desktop.desk.focus_ring import OWN_FOCUS, REACH, paint_ring
from coup_desktop.desk.foot_page import CORNER, FootPage
from coup_desktop.desk.forms.ui_prompt_bar import Ui_PromptBar
from coup_desktop.desk.hint_button import HintButton
from coup_desktop.desk.pass_toggle import PassToggle
from coup_desktop.desk.theme import colours_of

_LINE: Final = 4.0
"""Pixels that the line of a countdown is thick."""
_LINE_ABOVE: Final = 3.5
"""Pixels from the bar's lower edge to it: in the margin below the answers."""


class BarFrame(FootPage):
    """What of the bar has nothing to do with what is asked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_PromptBar()
        self.ui.setupUi(self)
        self._focus_shown = False
        self.countdown: Final = Countdown(self)
        self.countdown.moved.connect(self._show_time)
        self.toggle: Final = PassToggle(self)
        self.toggle.hide()
        self.hint_button: Final = HintButton(self)
        self.hint_button.hide()
        self._layout = BarLayout(self, self.ui, BarCorner(self.toggle, self.hint_button))
        self.ui.detail.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.ui.title.setProperty(OWN_FOCUS, True)
        self.ui.title.installEventFilter(self)

    def take_focus(self) -> None:
        """Put the focus on the question; the next Tab reaches its first answer."""
        self.ui.title.setFocus(Qt.FocusReason.NoFocusReason)

    def _take_focus_off_buttons(self) -> None:
        """Space must not press a button that stands for something else now."""
        focus = self.focusWidget()
        if isinstance(focus, ChoiceButton) and focus.hasFocus():
            self.ui.title.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def _show_time(self) -> None:
        """Draw how much time is left."""
        strip = round(_LINE + _LINE_ABOVE) + 1
        self.update(0, self.height() - strip, self.width(), strip)

    def hasHeightForWidth(self) -> bool:
        """No: the height stays, so that the table above does not jump."""
        return False

    def sizeHint(self) -> QSize:
        """A height that two rows of answers fit in, whatever is asked; more only if it must be."""
        return QSize(900, self._layout.height)

    def minimumSizeHint(self) -> QSize:
        """The width below which answers would be cut."""
        return QSize(self._layout.least_width, self._layout.height)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Mark the question while it has the focus from the keyboard."""
        if isinstance(event, QFocusEvent):
            self._focus_shown = event.gotFocus() and event.reason() in (
                Qt.FocusReason.TabFocusReason,
                Qt.FocusReason.BacktabFocusReason,
                Qt.FocusReason.OtherFocusReason,
            )
            self.update()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw ground and frame, the time that is left, and the ring round the question."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.countdown.runs:
            self._paint_time(painter)
        if self._focus_shown:
            colours = colours_of(self)
            box = QRectF(self._asked_in()).adjusted(-8, -4, 8, 3)
            paint_ring(painter, box & QRectF(self.rect()).adjusted(3, 3, -3, -3), REACH, colours)

    def _paint_time(self, painter: QPainter) -> None:
        colours = colours_of(self)
        bottom = self.height() - _LINE_ABOVE
        line = QRectF(CORNER, bottom - _LINE, self.width() - 2 * CORNER, _LINE)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.panel_edge))
        painter.drawRoundedRect(line, _LINE / 2, _LINE / 2)
        line.setWidth(line.width() * self.countdown.share)
        held = self.countdown.is_held
        painter.setBrush(QColor(colours.quiet if held else colours.bright))
        painter.drawRoundedRect(line, _LINE / 2, _LINE / 2)

    def _asked_in(self) -> QRect:
        """Where the question's words stand in the bar, without the room around them."""
        title = self.ui.title
        wraps = Qt.TextFlag.TextWordWrap if title.wordWrap() else Qt.TextFlag.TextSingleLine
        room = title.contentsRect()
        words = title.fontMetrics().boundingRect(room, int(wraps), title.text())
        return words.translated(title.mapTo(self, QPoint(0, 0)))
