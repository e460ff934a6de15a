"""Asks the people at the table: shows a prompt in words and buttons, and gives one answer to it."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QFocusEvent,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QBoxLayout, QFrame, QWidget

from coup_desktop.desk import fonts
from coup_desktop.desk.answer_keys import cap_of
from coup_desktop.desk.arrangement import MOST_COLUMNS, MOST_ROWS, Arrangement, arrange, narrowest
from coup_desktop.desk.choice_button import ChoiceButton, button_height, choice_width
from coup_desktop.desk.choices import Choice, Choices, Tone
from coup_desktop.desk.forms.ui_prompt_bar import Ui_PromptBar
from coup_desktop.desk.questions import Question, Questions
from coup_desktop.desk.theme import colours_of
from coup_desktop.desk.wording import Names, Wording
from coup_desktop.engine.moves import Move
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.table.prompt import Prompt

GUARD_MILLISECONDS: Final = 500
"""For so long after a prompt was closed the next one takes no answer: a second click or key was
meant for the old one."""

_TEXT_SIZES: Final = ((20.0, 14.5), (17.0, 13.5))
"""Pixels of the question and of what is said about it: the usual ones, and those for long words."""


class PromptBar(QFrame):
    """The bar at the bottom of the table."""

    answered = Signal(int, object)
    """A prompt's id and the `Move` chosen; once a prompt."""
    targets_offered = Signal(object)
    """The seats that may be chosen as a target, each with its key; empty when none is chosen."""
    ready = Signal()
    """An open prompt takes answers from now on."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_PromptBar()
        self.ui.setupUi(self)
        self._names: Names | None = None
        self._seat_names: tuple[str, ...] = ()
        self._several = False
        self._marks = True
        self._voices: _Voices | None = None
        self._prompt: Prompt | None = None
        self._chosen: Choice | None = None
        self._choices: tuple[Choice, ...] = ()
        self._arrangement = Arrangement((), compact=False, beside=True)
        self._offering = False
        self._focus_shown = False
        self._cooling = self._timer()
        self._guard = self._timer()
        self._guard.timeout.connect(self._wake)
        self._keys_guarded = False
        found = {button.objectName(): button for button in self.findChildren(ChoiceButton)}
        self._buttons = [
            [found[f"choice_{row}_{column}"] for column in range(MOST_COLUMNS)]
            for row in range(MOST_ROWS)
        ]
        for row in self._buttons:
            for button in row:
                button.clicked.connect(self._clicked)
                button.hide()
        self.ui.detail.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.ui.title.installEventFilter(self)
        self._height = self._usual_height()

    def _timer(self) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(GUARD_MILLISECONDS)
        return timer

    def take_focus(self) -> None:
        """Put the focus on the question; the next Tab reaches its first answer."""
        self.ui.title.setFocus(Qt.FocusReason.NoFocusReason)

    def set_table(self, narrator: Names, names: tuple[str, ...], several_humans: bool) -> None:
        """A new game: what things and seats are called, and whether several people read along."""
        self.clear()
        self._names = narrator
        self._seat_names = tuple(names)
        self._several = several_humans
        self._voices = None

    def set_marks(self, marks: bool) -> None:
        """Whether answers are marked "yours" or "bluff"; they never are for several people."""
        self._marks = marks
        self._voices = None
        self._refresh()

    @property
    def prompt(self) -> Prompt | None:
        """The open prompt."""
        return self._prompt

    def ask(self, prompt: Prompt) -> None:
        """Show a prompt and wait for its answer."""
        if self._names is None:
            raise RuntimeError("set_table comes before the first prompt")
        self._stop_offering()
        self._prompt = prompt
        self._chosen = None
        self._guard.stop()
        if self._cooling.isActive():
            self._keys_guarded = True
            self._guard.start()
        self._take_focus_off_buttons()
        self._refresh()
        self._announce()
        if not self._guard.isActive():
            self.ready.emit()

    def wait_for(self, text: str, detail: str = "") -> None:
        """Say what happens and who is being waited for; an open prompt stays as it is."""
        if self._prompt is None:
            self._say(Question(text, detail))
            self._lay_out()

    def withdraw(self, prompt_id: int) -> None:
        """That prompt is no longer open: another answer came first, or the game went on."""
        if self._prompt is not None and self._prompt.id == prompt_id:
            self._close()

    def clear(self) -> None:
        """Ask and say nothing."""
        self._close()

    @Slot(int)
    def choose_seat(self, seat: int) -> None:
        """Aim at a seat, as by its button; nothing where it is not offered."""
        for choice in self._choices if self._offering else ():
            if len(choice.moves) == 1 and choice.moves[0].target == seat:
                self._choose(choice, by_key=False)
                return

    def handle_key(self, event: QKeyEvent) -> bool:
        """Answer by key.

        Returns:
            Whether the key belongs to the open prompt; if not, it may mean something else.
        """
        cap = cap_of(event)
        if self._prompt is None or not cap:
            return False
        choice = next((c for c in self._choices if c.key == cap), None)
        if choice is None:
            return False
        if not event.isAutoRepeat():
            self._choose(choice, by_key=True)
        return True

    @Slot()
    def _clicked(self) -> None:
        button = self.sender()
        if isinstance(button, ChoiceButton) and button.choice in self._choices:
            self._choose(button.choice, by_key=False)

    def _choose(self, choice: Choice, *, by_key: bool) -> None:
        prompt = self._prompt
        if prompt is None or (self._guard.isActive() and (self._keys_guarded or not by_key)):
            return
        if choice.refused:
            self.ui.detail.setText(choice.refused)
            self._announce()
        elif choice.tone is Tone.BACK:
            self._enter_stage(None)
        elif len(choice.moves) > 1:
            self._enter_stage(choice)
        elif choice.moves:
            self._answer(prompt, choice.moves[0])

    def _enter_stage(self, chosen: Choice | None) -> None:
        """Choose a target next, or go back. The mouse is guarded: a double click is no target."""
        self._chosen = chosen
        self._keys_guarded = False
        self._guard.start()
        self._stop_offering()
        self._take_focus_off_buttons()
        self._refresh()
        if chosen is not None:
            self._offering = True
            self.targets_offered.emit(
                {m.target: c.key for c in self._choices for m in c.moves if m.target >= 0}
            )
        self._announce()

    def _answer(self, prompt: Prompt, move: Move) -> None:
        self._close()
        self.answered.emit(prompt.id, move)

    def _close(self) -> None:
        if self._prompt is not None:
            self._cooling.start()
        self._prompt = None
        self._chosen = None
        self._guard.stop()
        self._stop_offering()
        self._take_focus_off_buttons()
        self._choices = ()
        self._say(Question("", ""))
        self._lay_out()

    def _stop_offering(self) -> None:
        if self._offering:
            self._offering = False
            self.targets_offered.emit({})

    @Slot()
    def _wake(self) -> None:
        self._lay_out()
        if self._prompt is not None:
            self.ready.emit()

    def _refresh(self) -> None:
        prompt = self._prompt
        if prompt is None or self._names is None:
            return
        if self._voices is None or self._voices.ruleset is not prompt.view.ruleset:
            self._voices = _Voices(
                prompt.view.ruleset,
                self._names,
                self._seat_names,
                several=self._several,
                marks=self._marks,
            )
        voices = self._voices
        if self._chosen is None:
            self._choices = voices.choices.of(prompt)
            self._say(voices.questions.of(prompt))
        else:
            self._choices = voices.choices.targets(prompt, self._chosen)
            self._say(voices.questions.of_target(prompt, self._chosen))
        self._lay_out()

    def _say(self, question: Question) -> None:
        self.ui.title.setText(question.title)
        self.ui.detail.setText(question.detail)

    def _lay_out(self) -> None:
        """Set the answers out in the room there is."""
        gap = self.ui.grid.horizontalSpacing()
        self._arrangement = arrange(
            self._choices,
            self._widths(compact=False),
            self._widths(compact=True),
            self._room(),
            gap,
        )
        rows = self._arrangement.rows
        columns = max((len(row) for row in rows), default=0)
        for r, slots in enumerate(self._buttons):
            for c, button in enumerate(slots):
                used = r < len(rows) and c < len(rows[r])
                button.offer(
                    self._choices[rows[r][c]] if used else None,
                    active=not self._guard.isActive(),
                    compact=self._arrangement.compact,
                )
        for column in range(MOST_COLUMNS):
            self.ui.grid.setColumnStretch(column, 1 if column < columns else 0)
        self.ui.answers.setVisible(bool(self._choices))
        self._set_directions()
        # Once a question: asking the layouts makes them ask again, and a size hint that did it
        # would keep the window busy for ever.
        self._height = max(self._usual_height(), self._needed_height())
        self.updateGeometry()
        self.update()

    def _set_directions(self) -> None:
        for title, detail in _TEXT_SIZES:
            self.ui.title.setFont(fonts.display(title, bold=True))
            self.ui.detail.setFont(fonts.text(detail))
            self._direct()
            if self._needed_height() <= self._usual_height():
                break

    def _direct(self) -> None:
        """Words beside the answers or above them, on one line where they fit."""
        beside = self._arrangement.beside
        direction = QBoxLayout.Direction
        self.ui.across.setDirection(direction.LeftToRight if beside else direction.TopToBottom)
        self.ui.across.setSpacing(20 if beside else 6)
        title = QFontMetrics(self.ui.title.font()).horizontalAdvance(self.ui.title.text())
        detail = QFontMetrics(self.ui.detail.font()).horizontalAdvance(self.ui.detail.text())
        one_line = not beside and title + detail + 24 <= self._room()
        self.ui.text.setDirection(direction.LeftToRight if one_line else direction.TopToBottom)
        self.ui.text.setSpacing(16 if one_line else 3)
        self.ui.text.setStretch(1, 1 if one_line else 0)
        self.ui.title.setWordWrap(not one_line)
        self.ui.detail.setWordWrap(not one_line)
        self.ui.detail.setVisible(bool(self.ui.detail.text()))
        side = Qt.AlignmentFlag.AlignLeft
        alone = one_line or not self.ui.detail.text()
        self.ui.title.setAlignment(
            side | (Qt.AlignmentFlag.AlignVCenter if alone else Qt.AlignmentFlag.AlignBottom)
        )
        self.ui.detail.setAlignment(
            side | (Qt.AlignmentFlag.AlignVCenter if one_line else Qt.AlignmentFlag.AlignTop)
        )

    def _widths(self, *, compact: bool) -> list[int]:
        return [choice_width(choice, compact=compact) for choice in self._choices]

    def _room(self) -> int:
        margins = self.ui.across.contentsMargins()
        return self.width() - margins.left() - margins.right()

    def _take_focus_off_buttons(self) -> None:
        """Space must not press a button that stands for something else now."""
        focus = self.focusWidget()
        if isinstance(focus, ChoiceButton) and focus.hasFocus():
            self.ui.title.setFocus(Qt.FocusReason.OtherFocusReason)

    def _announce(self) -> None:
        event = QAccessibleAnnouncementEvent(
            self.ui.title, f"{self.ui.title.text()} {self.ui.detail.text()}"
        )
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
        QAccessible.updateAccessibility(event)

    def hasHeightForWidth(self) -> bool:
        """No: the height stays, so that the table above does not jump."""
        return False

    def sizeHint(self) -> QSize:
        """A height that two rows of answers fit in, whatever is asked; more only if it must be."""
        return QSize(900, self._height)

    def minimumSizeHint(self) -> QSize:
        """The width below which answers would be cut."""
        gap = self.ui.grid.horizontalSpacing()
        margins = self.ui.across.contentsMargins()
        least = narrowest(
            self._choices, self._widths(compact=False), self._widths(compact=True), gap
        )
        return QSize(max(400, least + margins.left() + margins.right()), self._height)

    def _usual_height(self) -> int:
        margins = self.ui.across.contentsMargins()
        rows = 2 * button_height() + self.ui.grid.verticalSpacing()
        title = QFontMetrics(fonts.display(_TEXT_SIZES[0][0], bold=True)).height()
        return margins.top() + margins.bottom() + title + 6 + rows

    def _needed_height(self) -> int:
        for layout in (self.ui.grid, self.ui.text, self.ui.across):
            layout.invalidate()
        # The layout keeps what it knew of these two until they say that it has changed.
        self.ui.answers.updateGeometry()
        self.ui.words.updateGeometry()
        if self.ui.across.hasHeightForWidth():
            return self.ui.across.totalHeightForWidth(self.width())
        return self.ui.across.totalMinimumSize().height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Set the answers out anew."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._lay_out()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that reach the bar itself."""
        if not self.handle_key(event):
            super().keyPressEvent(event)

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

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.ui.retranslateUi(self)
            self._voices = None
            self._refresh()
        elif event.type() == QEvent.Type.PaletteChange:
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the bar's ground and frame."""
        colours = colours_of(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(colours.gold), 1.6))
        painter.setBrush(QColor(colours.panel))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 12, 12)
        if self._focus_shown:
            box = QRectF(self.ui.title.geometry().translated(self.ui.words.pos()))
            box = box.adjusted(-6, 0, 6, 0) & QRectF(self.rect()).adjusted(5, 5, -5, -5)
            painter.setPen(QPen(QColor(colours.bright), 1.4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, 5, 5)


class _Voices:
    """Who words the prompts of one ruleset."""

    def __init__(
        self,
        ruleset: Ruleset,
        names: Names,
        seat_names: tuple[str, ...],
        *,
        several: bool,
        marks: bool,
    ) -> None:
        wording = Wording(ruleset, names)
        self.ruleset: Final = ruleset
        self.choices: Final = Choices(wording, seat_names, marks=marks and not several)
        self.questions: Final = Questions(wording, seat_names, several=several)
