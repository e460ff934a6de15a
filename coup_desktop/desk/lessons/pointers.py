"""What the tutor points at: frames around seats, coins, cards and buttons."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from coup_desktop.bots.lessons.line import LEARNER
from coup_desktop.desk.choice_button import ChoiceButton
from coup_desktop.desk.focus_ring import REACH, FocusRing, RingStyle
from coup_desktop.desk.theme import colours_of
from coup_desktop.engine.moves import Move

if TYPE_CHECKING:
    from coup_desktop.desk.forms.ui_main_window import Ui_MainWindow

_THICK: Final = 2.5
_CORNER: Final = 7.0


class Pointer(FocusRing):
    """A frame around what is spoken of; it takes no room, no click and no key."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw two lines, of which one stands out on any ground."""
        colours = colours_of(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        middle = QRectF(self.rect()).adjusted(2.5, 2.5, -2.5, -2.5)
        for colour, width in ((colours.room, REACH + 1.0), (colours.bright, _THICK)):
            painter.setPen(QPen(QColor(colour), colours.line(width)))
            painter.drawRoundedRect(middle, _CORNER, _CORNER)


class Pointers:
    """Points at what a page names. It has no timer and moves nothing."""

    def __init__(self, ui: "Ui_MainWindow") -> None:
        """Args: ui: the window's parts."""
        self._ui = ui
        self._style = RingStyle()
        self._frames: list[Pointer] = []
        self._words: tuple[str, ...] = ()
        self._move: Move | None = None

    @property
    def targets(self) -> list[QWidget]:
        """What is framed now."""
        return [frame.widget() for frame in self._frames if isValid(frame)]

    def point(self, words: Sequence[str], move: Move | None = None) -> None:
        """Point at other things.

        Args:
            words: see `lesson.Page.points`; empty: at nothing.
            move: the script's: of several buttons of a sort the one that makes it is meant.
        """
        self._words, self._move = tuple(words), move
        self.renew()

    def renew(self) -> None:
        """Point at the same things, which may be others by now: buttons, cards."""
        wanted = [widget for word in self._words for widget in self._found(word)]
        if [id(each) for each in wanted] == [id(each) for each in self.targets]:
            return
        for frame in self._frames:
            if isValid(frame):
                frame.setWidget(None)  # type: ignore[arg-type]
                frame.deleteLater()
        self._frames = []
        for widget in wanted:
            frame = Pointer()
            frame.setStyle(self._style)
            frame.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            frame.setWidget(widget)
            self._frames.append(frame)

    def _found(self, word: str) -> Iterable[QWidget]:
        kind, _, which = word.partition(" ")
        table, pots = self._ui.table, self._ui.table.ui.pots
        if kind == "button":
            return self._buttons(which)
        if kind == "chronicle":
            return [self._ui.log] if self._ui.log.isVisible() else []
        if kind in ("court", "treasury", "reserve"):
            return [getattr(pots.ui, f"{kind}Caption")]
        number = int(which) if which else LEARNER
        seat = table.seat_view(number)
        kind = kind.removeprefix("own-")
        if kind == "coins":
            return [seat.ui.coins]
        if kind == "cards":
            return [card for card in seat.cards if card.isVisible()]
        return [seat]

    def _buttons(self, word: str) -> list[QWidget]:
        offered = [
            (button, button.choice.moves)
            for button in self._ui.prompts.findChildren(ChoiceButton)
            if button.isVisible() and button.choice is not None
        ]
        meant: list[QWidget] = [button for button, moves in offered if self._move in moves]
        if meant:
            return meant
        return [button for button, moves in offered if any(_word(m) == word for m in moves)]


def _word(move: Move) -> str:
    return move.word.split()[0]
