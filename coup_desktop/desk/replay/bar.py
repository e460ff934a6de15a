"""The foot of the window while a recorded game is watched: where it stands, and what leads on."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import (
    QEvent,
    QObject,
    QPoint,
    QRect,
    QSignalBlocker,
    Qt,
    Signal,
    SignalInstance,
    Slot,
)
from PySide6.QtGui import QFontMetrics, QKeyEvent, QStandardItem
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from coup_desktop.desk import fonts
from coup_desktop.desk.answer_keys import cap_of
from coup_desktop.desk.choice import BACK_KEY, DIGITS, Choice
from coup_desktop.desk.choice_button import ChoiceButton
from coup_desktop.desk.foot_page import FootPage
from coup_desktop.desk.forms.ui_replay_bar import Ui_ReplayBar
from coup_desktop.desk.replay.eyes import Eyes
from coup_desktop.desk.replay.transport_button import Sign, TransportButton

TAKE_KEY: Final = "T"
STORY_KEY: Final = "S"
_PLAY_KEY: Final = "P"
_TITLES: Final = (22.0, 20.0, 18.0, 16.0, 14.5, 13.0)
"""Pixels of what is told: the largest with which it fits."""
_LINES: Final = 2
"""Lines that what is told always has, so that the table above never moves."""
_FAST: Final = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
"""With one of them held an arrow key goes a turn, not a step."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a recorded game stands."""

    told: str
    """What happened last."""
    turn: str
    """Which turn it is, and whose."""
    number: int
    """The slider's."""
    at_start: bool
    at_end: bool


@dataclass(frozen=True, slots=True)
class Takeover:
    """Who may be taken over where the game stands."""

    seats: Mapping[int, str]
    """Names by seat; empty: nobody."""
    viewed: int | None = None
    """The seat that is taken over without a question."""
    refused: str = ""
    """Why nobody may."""


class ReplayBar(FootPage):
    """Shows a `Place` and says what is wished; it leads nowhere by itself."""

    stepped = Signal(int)
    """So many steps on, or back where it is negative."""
    turned = Signal(int)
    """The same in turns."""
    start_asked = Signal()
    end_asked = Signal()
    play_pressed = Signal()
    """Play, or stop."""
    turn_chosen = Signal(int)
    """A number on the slider."""
    eyes_chosen = Signal(object)
    """`Eyes`."""
    taken_over = Signal(int)
    """A person wants to go on with this seat."""
    story_asked = Signal()
    language_changed = Signal()
    """What it was given in words is to be told anew."""
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_ReplayBar()
        self.ui.setupUi(self)
        self._growth = 1.0
        self._place = Place("", "", 0, at_start=True, at_end=True)
        self._takeover = Takeover({})
        self._turn_widest = ""
        self._playing = False
        self._ready = False
        self._has_story = False
        self._is_example = False
        self._eyes: list[Eyes] = []
        self._menu = QMenu(self)
        ui = self.ui
        self._signs: Final[dict[TransportButton, tuple[Sign, SignalInstance, int | None]]] = {
            ui.start: (Sign.START, self.start_asked, None),
            ui.turnBack: (Sign.TURN_BACK, self.turned, -1),
            ui.stepBack: (Sign.STEP_BACK, self.stepped, -1),
            ui.play: (Sign.PLAY, self.play_pressed, None),
            ui.stepOn: (Sign.STEP_ON, self.stepped, 1),
            ui.turnOn: (Sign.TURN_ON, self.turned, 1),
            ui.end: (Sign.END, self.end_asked, None),
        }
        for button, (sign, _, _) in self._signs.items():
            button.set_sign(sign)
            button.clicked.connect(self._lead)
        ui.turns.valueChanged.connect(self.turn_chosen)
        ui.eyes.activated.connect(self._choose_eyes)
        ui.takeOver.clicked.connect(self._take_over)
        ui.story.clicked.connect(self.story_asked)
        ui.close.clicked.connect(self.closed)
        for part in (*self.findChildren(QPushButton), ui.turns, ui.eyes, ui.title):
            part.installEventFilter(self)
        # Whoever takes the mouse to them goes on leading with the keys.
        for field in (ui.eyes, ui.turns):
            field.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._dress()
        self._offer()

    # What is shown.

    def set_table(self, names: Sequence[str], turns: tuple[int, int], *, story: bool) -> None:
        """Another recorded game can be led through from now on.

        Args:
            names: of the seats.
            turns: the numbers on the slider, from and to.
            story: whether its story can be told.
        """
        ui = self.ui
        first, last = turns
        widest = max((self.turn_words(last, last, name) for name in names), key=len)
        self._turn_widest = widest
        with QSignalBlocker(ui.turns):
            ui.turns.setRange(first, last)
        ui.turns.setEnabled(last > first)
        self._ready, self._has_story = True, story
        self._dress()
        self._offer()

    def turn_words(self, number: int, turns: int, name: str) -> str:
        """Which turn it is of so many, and whose."""
        words = self.tr("Turn {number} of {turns}: {name}")
        return words.format(number=number, turns=turns, name=name)

    def set_eyes(self, choices: Sequence[tuple[Eyes, str, bool]], chosen: Eyes) -> None:
        """Say whose eyes there are.

        Args:
            choices: each with its words, and whether it may be chosen.
            chosen: whose it is watched through.
        """
        box = self.ui.eyes
        self._eyes = [eyes for eyes, _, _ in choices]
        box.clear()
        for _, words, allowed in choices:
            # Made here, not by the box: PySide6 before 6.10 takes what lies where such an item was,
            # an event for example, for that item.
            item = QStandardItem(words)
            item.setEnabled(allowed)
            item.setToolTip(words)
            box.model().appendRow(item)  # type: ignore[attr-defined]
        box.setCurrentIndex(self._eyes.index(chosen))
        box.view().setMinimumWidth(box.view().sizeHintForColumn(0) + 24)
        box.setToolTip(box.currentText())

    def show_place(self, place: Place) -> None:
        """Say where the game stands."""
        before, self._place = self._place, place
        ui = self.ui
        if place.told != before.told:
            self._write_title()
        if ui.turn.text() != place.turn:
            ui.turn.setText(place.turn)
            ui.turn.setToolTip(place.turn)
            ui.turns.setAccessibleDescription(place.turn)
        with QSignalBlocker(ui.turns):
            ui.turns.setValue(place.number)
        self._offer_ways()

    def set_takeover(self, takeover: Takeover) -> None:
        """Say who may be taken over."""
        if takeover != self._takeover:
            self._takeover = takeover
            self._offer()

    def set_playing(self, playing: bool) -> None:
        """Say whether the game plays."""
        if playing != self._playing:
            self._playing = playing
            self._name_play()

    def set_growth(self, growth: float) -> None:
        """Make words and buttons so much larger than in a usual window."""
        if growth != self._growth:
            self._growth = growth
            self._dress()
            self._offer()

    def set_example(self) -> None:
        """What is led through is an example: no game to be gone on with, and without a story."""
        self._is_example = True
        self._offer()

    def take_focus(self) -> None:
        """Put the focus on what plays."""
        self.ui.play.setFocus(Qt.FocusReason.OtherFocusReason)

    def _dress(self) -> None:
        ui, growth = self.ui, self._growth
        for button in self._signs:
            button.set_growth(growth)
        small = fonts.text(14.5 * growth)
        for part in (ui.turn, ui.eyesLabel, ui.eyes):
            part.setFont(small)
        ui.turn.setFixedWidth(
            min(QFontMetrics(small).horizontalAdvance(self._turn_widest) + 4, self._widest_turn())
        )
        line = QFontMetrics(fonts.display(_TITLES[3] * growth, bold=True)).height()
        ui.title.setFixedHeight(_LINES * line)
        self._write_title()
        self._name_play()

    def _widest_turn(self) -> int:
        """How wide the words of the turn are at most, which are shortened then."""
        return round(250 * self._growth * fonts.factor())

    def _write_title(self) -> None:
        """In the largest letters with which it fits; if it is cut all the same, the help has it."""
        title, told = self.ui.title, self._place.told
        room = QRect(0, 0, max(120, title.width()), 1 << 20)
        for pixels in _TITLES:
            title.setFont(fonts.display(pixels * self._growth, bold=True))
            metrics = QFontMetrics(title.font())
            needs = metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), told)
            if needs.height() <= title.height() and needs.width() <= room.width():
                break
        title.setText(told)
        title.setToolTip(told)
        self.setAccessibleDescription(told)

    def _name_play(self) -> None:
        play = self.ui.play
        play.set_sign(Sign.PAUSE if self._playing else Sign.PLAY)
        name = self.tr("Pause") if self._playing else self.tr("Play")
        play.setAccessibleName(name)
        play.setToolTip(self.tr("{name} (Space or {key})").format(name=name, key=_PLAY_KEY))

    def _offer(self) -> None:
        """The buttons that have words."""
        ui, growth = self.ui, self._growth
        over = self._takeover
        ui.close.offer(
            Choice(self.tr("Close"), BACK_KEY, tip=self.tr("Back to the table.")),
            growth=growth,
        )
        refused = "" if self._has_story else self.tr("The game is not over in this record.")
        tip = self.tr("Every claim, true or bluff, every challenge and loss, and who fooled whom.")
        story = Choice(self.tr("Story…"), STORY_KEY, tip=tip, refused=refused)
        ui.story.offer(story, active=self._ready, growth=growth)
        viewed = over.seats.get(over.viewed) if over.viewed is not None else None
        if viewed is None:
            spoken, tip = "", self.tr("Go on from here as one of them, against bots.")
        else:
            spoken = self.tr("Take over as {name}").format(name=viewed)
            tip = self.tr("Go on from here as {name}, against bots.").format(name=viewed)
        words = self.tr("Take over") if viewed else self.tr("Take over…")
        take = Choice(words, TAKE_KEY, spoken=spoken, tip=tip, refused=over.refused)
        ui.takeOver.offer(take, active=self._ready, growth=growth)
        for button in (ui.story, ui.takeOver):
            button.setVisible(not self._is_example)
        self._offer_ways()

    def _offer_ways(self) -> None:
        ui, place = self.ui, self._place
        for button in (ui.start, ui.turnBack, ui.stepBack):
            self._enable(button, on=self._ready and not place.at_start)
        for button in (ui.stepOn, ui.turnOn, ui.end):
            self._enable(button, on=self._ready and not place.at_end)
        self._enable(ui.play, on=self._ready)

    def _enable(self, button: TransportButton, *, on: bool) -> None:
        """What can no longer be pressed leaves the keyboard to what plays."""
        if not on and button.hasFocus():
            self.take_focus()
        button.setEnabled(on)

    # What is wished.

    @Slot()
    def _lead(self) -> None:
        for button, (_, wish, amount) in self._signs.items():
            if button is self.sender():
                if amount is None:
                    wish.emit()
                else:
                    wish.emit(amount)

    @Slot(int)
    def _choose_eyes(self, number: int) -> None:
        self.ui.eyes.setToolTip(self.ui.eyes.currentText())
        self.eyes_chosen.emit(self._eyes[number])

    @Slot()
    def _take_over(self) -> None:
        over = self._takeover
        if over.viewed is not None and over.viewed in over.seats:
            self.taken_over.emit(over.viewed)
            return
        self._menu.clear()
        for number, (seat, name) in enumerate(over.seats.items()):
            words = f"&{DIGITS[number]}  {name.replace('&', '&&')}"
            self._menu.addAction(words, partial(self.taken_over.emit, seat))
        above = self._menu.sizeHint().height()
        self._menu.popup(self.ui.takeOver.mapToGlobal(QPoint(0, -above)))
        self._menu.setActiveAction(self._menu.actions()[0])

    def handle_key(self, event: QKeyEvent) -> bool:
        """Do what a key means; returns whether it means anything."""
        key, held = event.key(), event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right) and not held & ~_FAST:
            if self._ready:
                ahead = 1 if key == Qt.Key.Key_Right else -1
                (self.turned if held else self.stepped).emit(ahead)
            return True
        if event.isAutoRepeat():
            return False
        if key in (Qt.Key.Key_Home, Qt.Key.Key_End) and not held:
            self._press(self.ui.start if key == Qt.Key.Key_Home else self.ui.end)
            return True
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and not held:
            self._press(self.ui.play)
            return True
        return self._handle_cap(cap_of(event))

    def _handle_cap(self, cap: str) -> bool:
        """Press the button with that key."""
        if cap == _PLAY_KEY:
            self._press(self.ui.play)
            return True
        for button in (self.ui.close, self.ui.story, self.ui.takeOver):
            if cap and button.choice is not None and button.choice.key == cap:
                self._press(button)
                return True
        return False

    @staticmethod
    def _press(button: TransportButton | ChoiceButton) -> None:
        if button.isEnabled() and not button.isHidden():
            button.click()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keys lead also while a button has the keyboard, but press it; the wheel turns nothing.

        What is told is fitted into its room when that has changed.
        """
        if watched is self.ui.title and event.type() == QEvent.Type.Resize:
            self._write_title()
        if event.type() == QEvent.Type.Wheel and isinstance(watched, QWidget):
            if watched in (self.ui.turns, self.ui.eyes) and not watched.hasFocus():
                event.ignore()
                return True
        elif isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            pressed = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
            on_button = isinstance(watched, QPushButton) and event.key() not in pressed
            if on_button and self.handle_key(event):
                return True
            if watched is self.ui.eyes and self._handle_cap(cap_of(event)):
                return True  # else it would look for a name that begins so
        return super().eventFilter(watched, event)

    # Events.

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Home and End are a list's own also where they change nothing there."""
        if self.ui.eyes.hasFocus() and event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End):
            return
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.ui.retranslateUi(self)
            self._name_play()
            self._offer()
            self.language_changed.emit()
        elif event.type() == QEvent.Type.FontChange:
            self._dress()
            self._offer()
