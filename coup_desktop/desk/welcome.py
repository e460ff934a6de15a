"""The foot of the window while no question is open: before a game, and where the table waits."""

from collections.abc import Callable
from datetime import datetime
from enum import Enum, auto
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, Qt, QTimer, Signal, SignalInstance
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPalette
from PySide6.QtWidgets import QWidget

from coup_desktop.desk import fonts
from coup_desktop.desk.answer_keys import cap_of
from coup_desktop.desk.choice import (
    LEARN_KEY,
    RUN_KEY,
    SEATS_KEY,
    SIT_KEY,
    TABLE_KEY,
    WATCH_KEY,
    Choice,
    Tone,
    another_seating,
    another_table,
    learn_to_play,
    sit_down_again,
    watch_again,
    watching_choices,
)
from coup_desktop.desk.choice_button import ChoiceButton
from coup_desktop.desk.dates import moment
from coup_desktop.desk.foot_page import FootPage
from coup_desktop.desk.forms.ui_welcome import Ui_Welcome
from coup_desktop.desk.wording import as_sentence

_ENTER: Final = "⏎"
PAUSE_KEY: Final = "P"
"""Holds the table and lets it go on; no answer of any phase has it."""
_TITLES: Final = ((90, 22.0), (120, 20.0), (160, 18.0), (1000, 16.0))
"""Pixels of the title, by how many letters it has at most."""


class Learning(Enum):
    """How far somebody has come in the first game."""

    NEW = auto()
    """Nothing was ever played here: the program has been started for the first time."""
    OPEN = auto()
    """It was not begun."""
    BEGUN = auto()
    DONE = auto()


class Welcome(FootPage):
    """Words and buttons: go on, and what else belongs there."""

    go_on = Signal()
    run_on = Signal()
    another_table = Signal()
    other_seats = Signal()
    """The same people and bots are to sit otherwise."""
    sit_down = Signal()
    """Somebody who has stood up wants to decide again."""
    watch = Signal()
    """The game that is over is to be seen once more."""
    learn = Signal()
    """The first game is to be begun, or gone on with."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_Welcome()
        self.ui.setupUi(self)
        self._growth = 1.0
        self._learning = Learning.DONE
        self._stand: Callable[[], None] = self._show_nothing
        self.ui.detail.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._guard = QTimer(self)
        self._guard.setSingleShot(True)
        self.ui.begin.clicked.connect(lambda: self._tell(self.go_on))
        self._wishes = {
            RUN_KEY: self.run_on,
            TABLE_KEY: self.another_table,
            SEATS_KEY: self.other_seats,
            SIT_KEY: self.sit_down,
            WATCH_KEY: self.watch,
            LEARN_KEY: self.learn,
        }
        self._others: Final = (self.ui.above, self.ui.run, self.ui.change)
        for button in (self.ui.run, self.ui.above, self.ui.change, self.ui.begin):
            button.raise_()  # the order in which they are read, row by row
        for button in self._others:
            button.clicked.connect(partial(self._press, button))
        self._show_nothing()

    def before_game(self, table: str) -> None:
        """Stands before a game; `table` says in a line what is played and by whom."""
        self._stand = partial(self._show_before, table)
        self._stand()

    def before_going_on(self, table: str, since: datetime | None) -> None:
        """Stands before a game that was cut off.

        Args:
            table: what is played and by whom, in a line.
            since: when it was played last; None: it is not known.
        """
        self._stand = partial(self._show_cut_off, table, since)
        self._stand()

    def where_table_waits(
        self, told: str, also: str = "", *, watching: bool = False, stands: bool = False
    ) -> None:
        """Stands where the step-by-step pace waits.

        Args:
            told: what happened since it last waited, in sentences.
            also: a sentence on things that pass, if they do, or on who is out.
            watching: whether only bots are left, so that the rest may as well run on.
            stands: whether somebody could sit down again.
        """
        self._stand = partial(self._show_pause, told, also, watching, stands)
        self._stand()

    def where_table_is_held(self, told: str) -> None:
        """Stands where somebody holds the table; `told` says what happened last."""
        self._stand = partial(self._show_held, told)
        self._stand()

    def in_the_past(self, line: str, *, question_waits: bool = False) -> None:
        """Stands while the table is shown as it was at a line of the log.

        Args:
            line: the line's words.
            question_waits: whether somebody is asked meanwhile.
        """
        self._stand = partial(self._show_past, line, question_waits)
        self._stand()

    def after_game(self, winner: str, score: str = "") -> None:
        """Stands when a game is over; `score`: how the match stands, in a sentence."""
        self._stand = partial(self._show_after, winner, score)
        self._stand()

    def after_lesson(self, winner: str) -> None:
        """Stands when a lesson's game is over; Enter is the tutor's, who says how it goes on."""
        self._stand = partial(self._show_after_lesson, winner)
        self._stand()

    def set_learning(self, learning: Learning) -> None:
        """Offers the first game before any other, as far as somebody has come in it."""
        if learning is not self._learning:
            self._learning = learning
            self._stand()

    def set_growth(self, growth: float) -> None:
        """Makes words and buttons so much larger than in a usual window."""
        if growth != self._growth:
            self._growth = growth
            self._stand()

    def _show_nothing(self) -> None:
        self._show("", "", "")

    def _show_before(self, table: str) -> None:
        title, learn = self.tr("The table is laid."), None
        if self._learning is Learning.NEW:
            title = self.tr("Never played? Learn it at this table, in ten minutes.")
        if self._learning is not Learning.DONE:
            learn = learn_to_play(begun=self._learning is Learning.BEGUN)
        others = (another_seating(), another_table())
        self._show(title, table, self.tr("Begin"), others, above=learn)

    def _show_cut_off(self, table: str, since: datetime | None) -> None:
        title = self.tr("This game is not over.")
        if since is not None:
            title = self.tr("The game of {when} is not over.").format(when=moment(since))
        self._show(title, table, self.tr("Go on with it"), (another_table(),))

    def _show_pause(self, told: str, also: str, watching: bool, stands: bool) -> None:
        hint = self.tr("Enter goes on. The pace is step by step; change it under Settings.")
        title = told or self.tr("Look at the table, then go on.")
        if watching and also:
            title, also = also, as_sentence(told)
        self._show(
            title,
            f"{also} {hint}".strip(),
            self.tr("Go on"),
            watching_choices()[-2:] if watching else (),
            above=sit_down_again() if stands else None,
        )

    def _show_held(self, told: str) -> None:
        hint = self.tr("Enter or {key} goes on.").format(key=PAUSE_KEY)
        detail = f"{as_sentence(told)} {hint}".strip()
        self._show(self.tr("The game is paused."), detail, self.tr("Go on"))

    def _show_past(self, line: str, question_waits: bool) -> None:
        parts = [self.tr("↑ and ↓ in the chronicle lead on; Enter or Esc goes back to now.")]
        if question_waits:
            parts.insert(0, self.tr("A question still waits for you."))
        title = self.tr("Looking back: {line}").format(line=line)
        self._show(title, " ".join(parts), self.tr("Back to now"))

    def _show_after(self, winner: str, score: str) -> None:
        title = self.tr("{name} has won.").format(name=winner)
        hint = f"{self.tr('All cards are face up now.')} {score}".strip()
        self._show(
            title,
            hint,
            self.tr("Play again"),
            (another_seating(), another_table()),
            above=watch_again(),
        )

    def _show_after_lesson(self, winner: str) -> None:
        title = self.tr("{name} has won.").format(name=winner)
        self._show(title, self.tr("All cards are face up now."), "")

    def _show(
        self,
        title: str,
        detail: str,
        go_on: str,
        others: tuple[Choice, ...] = (),
        *,
        above: Choice | None = None,
    ) -> None:
        ui, growth = self.ui, self._growth
        size = next(pixels for most, pixels in _TITLES if len(title) <= most)
        ui.title.setFont(fonts.display(size * growth, bold=True))
        # On the line that a question stands on, whatever its size.
        usual = QFontMetrics(fonts.display(_TITLES[0][1] * growth, bold=True)).ascent()
        ui.title.setContentsMargins(0, usual - QFontMetrics(ui.title.font()).ascent(), 0, 0)
        ui.detail.setFont(fonts.text(14.5 * growth))
        ui.title.setText(title)
        ui.detail.setText(detail)
        enter = Choice(go_on, _ENTER, tone=Tone.CONSENT) if go_on else None
        ui.begin.offer(enter, growth=growth)
        upper, lower = (None, None, *others)[-2:]
        ui.above.offer(above, growth=growth)
        ui.run.offer(upper, growth=growth)
        ui.change.offer(lower, growth=growth)
        self.setAccessibleDescription(f"{title} {detail}")

    def hold_off(self, milliseconds: int) -> None:
        """For so long clicks and keys do nothing: they were meant for what stood there before."""
        if milliseconds > 0:
            self._guard.start(milliseconds)

    def _tell(self, wish: SignalInstance) -> None:
        if not self._guard.isActive():
            wish.emit()

    def _press(self, button: ChoiceButton) -> None:
        if button.choice is not None:
            self._tell(self._wishes[button.choice.key])

    def take_focus(self) -> None:
        """Puts the focus on what Enter does, so that it does that."""
        self.ui.begin.setFocus(Qt.FocusReason.OtherFocusReason)

    def handle_key(self, event: QKeyEvent) -> bool:
        """Presses a button by its key; returns whether one has it."""
        if event.isAutoRepeat():
            return False
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if self.ui.begin.choice is None:
                return False  # the tutor's
            self.ui.begin.click()
            return True
        for button in self._others:
            choice = button.choice
            if choice is not None and cap_of(event) == choice.key:
                button.click()
                return True
        return False

    def changeEvent(self, event: QEvent) -> None:
        """Follows language and text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.ui.retranslateUi(self)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self._stand()
