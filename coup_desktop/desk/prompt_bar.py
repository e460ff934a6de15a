"""Asks the people at the table: shows a prompt in words and buttons, and gives one answer to it."""

from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from coup_desktop.desk.answer_guard import AnswerGuard
from coup_desktop.desk.answer_keys import cap_of
from coup_desktop.desk.choice import RUN_KEY, SIT_KEY, Choice, Tone, watching_choices
from coup_desktop.desk.choice_button import ChoiceButton
from coup_desktop.desk.hinted_bar import HintedBar
from coup_desktop.desk.open_asking import OpenAsking
from coup_desktop.desk.open_words import countdown_words
from coup_desktop.desk.pass_toggle import PASS_KEY
from coup_desktop.desk.questions import Question
from coup_desktop.desk.voices import Voices
from coup_desktop.desk.wording import Names, as_sentence
from coup_desktop.engine.moves import NOBODY, Move
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.engine.view import View
from coup_desktop.table.passing import aims_at, may_pass
from coup_desktop.table.prompt import OpenPrompt, Prompt

GUARD_MILLISECONDS: Final = 500
"""For so long after a prompt was closed the next one takes no answer: a second click or key was
meant for the old one."""


class PromptBar(HintedBar):
    """The bar at the bottom of the table."""

    answered = Signal(int, object)
    """A prompt's id and the `Move` chosen; once a prompt."""
    targets_offered = Signal(object)
    """The seats that may be chosen as a target, each with its key; empty when none is chosen."""
    speakers_offered = Signal(object)
    """The `Choice`s of the seats that may speak up to the open question; empty when none is."""
    spoke = Signal(int, int, bool)
    """An open question's id and a seat that speaks up to it, or takes it back."""
    closed = Signal(int)
    """Nobody else speaks up to the open question of that id; once."""
    told = Signal(str)
    """What is asked in words, for who has it read aloud."""
    ready = Signal()
    """An open prompt takes answers from now on."""
    letting_wanted = Signal(bool)
    """Somebody wants things to pass from now on, or not any longer."""
    letting_shown = Signal(bool, bool)
    """Whether the switch for it is there, and whether it is on."""
    run_on = Signal()
    """Somebody who only watches wants to see the end at once."""
    another_table = Signal()
    """Somebody who only watches wants to see no more of it."""
    sit_down = Signal()
    """Somebody who has stood up wants to decide again."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names: Names | None = None
        self._seat_names: tuple[str, ...] = ()
        self._several = False
        self._marks = True
        self._voices: Voices | None = None
        self._prompt: Prompt | None = None
        self._open = OpenAsking(GUARD_MILLISECONDS, self)
        self._open.calmed.connect(self._lay_out)
        self._chosen: Choice | None = None
        self._choices: tuple[Choice, ...] = ()
        self._offering = False
        self._letting = ""
        self._waits = Question("", "")
        self._watching = self._stands = False
        self._out = ""
        self._guard = AnswerGuard(GUARD_MILLISECONDS, self)
        self._guard.woke.connect(self._wake)
        self.toggle.clicked.connect(self.press_toggle)
        for button in self._layout.buttons:
            button.clicked.connect(self._clicked)
            button.hide()

    def set_table(
        self,
        narrator: Names,
        names: tuple[str, ...],
        several_humans: bool,
        view: View | None = None,
    ) -> None:
        """A new game.

        Args:
            narrator: what things are called.
            names: what seats are called.
            several_humans: whether several people read along.
            view: any one of the game, to make room for its answers; None: as they come.
        """
        self.clear()
        self.set_letting(None)
        self.set_watching(False)
        self._names = narrator
        self._seat_names = tuple(names)
        self._several = several_humans
        self._voices = None
        expected: tuple[Choice, ...] = ()
        if view is not None:
            expected = self._voices_for(view.ruleset, narrator).choices.expected(view)
        self._layout.expect(expected)
        self._lay_out()

    def set_marks(self, marks: bool) -> None:
        """Whether answers are marked "yours" or "bluff"; they never are for several people."""
        self._marks = marks
        self._voices = None
        self._refresh()

    def set_letting(self, on: bool | None, sentence: str = "") -> None:
        """Show whether things pass.

        Args:
            on: None: nobody is there who could let them, and the switch is hidden.
            sentence: what is said about it while it is on and no question is open.
        """
        said = sentence if on else ""
        same = said == self._letting and self.toggle.isHidden() is (on is None)
        self._letting = said
        self.toggle.setVisible(on is not None)
        self.toggle.setChecked(bool(on))
        self.letting_shown.emit(on is not None, bool(on))
        if same:
            return
        if not self.is_asking:
            self._say_what_happens()
        self._lay_out()

    @property
    def letting(self) -> str:
        """What is said about things that pass; empty while none does."""
        return self._letting

    def set_watching(self, watching: bool, out: str = "", *, stands: bool = False) -> None:
        """Offer to run on or to end it while nothing is asked: only bots are left.

        Args:
            watching: whether only bots are left.
            out: says so in a sentence to who has played; empty where nobody has.
            stands: whether somebody could sit down again.
        """
        before = (self._watching, self._stands, self._out)
        self._watching, self._stands = watching, watching and stands
        self._out = out if watching else ""
        if (self._watching, self._stands, self._out) == before:
            return
        if self._prompt is None:
            self._say_what_happens()
            self._guard.replace()
            self._choices = self._idle_choices()
            self._lay_out()

    def set_growth(self, growth: float) -> None:
        """Make words and answers so much larger than in a usual window; see `growth_in`."""
        if self._layout.set_growth(growth):
            self._lay_out()

    @property
    def prompt(self) -> Prompt | None:
        """The open prompt."""
        return self._prompt

    @property
    def open_prompt(self) -> OpenPrompt | None:
        """The question that is open to several people."""
        return self._open.prompt

    @property
    def is_asking(self) -> bool:
        """Whether anybody is asked."""
        return self._prompt is not None or self._open.prompt is not None

    def ask(self, prompt: Prompt) -> None:
        """Show a prompt and wait for its answer."""
        self._open.end()
        self._prompt = prompt
        self._begin()

    def ask_together(self, prompt: OpenPrompt) -> None:
        """Show a question to several people, and wait until somebody closes it."""
        self._prompt = None
        self._open.begin(prompt)
        self.countdown.start(prompt.countdown)
        self._begin()

    def _begin(self) -> None:
        if self._names is None:
            raise RuntimeError("set_table comes before the first prompt")
        self._stop_offering()
        self._chosen = None
        self._end_help()
        self._guard.begin()
        self._take_focus_off_buttons()
        self._refresh()
        self._announce()
        if not self._guard.active:
            self.ready.emit()

    @Slot(int, bool)
    def show_spoken(self, seat: int, up: bool) -> None:
        """A seat has spoken up to the open question, or has taken it back."""
        opened = self._open.prompt
        if opened is None or self._names is None or not self._open.note(seat, up=up):
            return
        focus = self.focusWidget()
        if isinstance(focus, ChoiceButton) and focus.choice and focus.choice.seat == NOBODY:
            self._take_focus_off_buttons()
        self._refresh()
        voices = self._voices_for(opened.view.ruleset, self._names)
        self.told.emit(voices.together.said(opened, seat, up=up))

    def wait_for(self, text: str, detail: str = "") -> None:
        """Say what happens and who is being waited for; an open prompt stays as it is."""
        self._waits = Question(text, detail)
        if not self.is_asking:
            self._say_what_happens()
            self._lay_out()

    def _say_what_happens(self) -> None:
        title = self._waits.title
        parts = [self._letting, self._waits.detail]
        if self._out:
            title, parts = self._out, [as_sentence(title), self._waits.detail]
        self._say(Question(title, " ".join(part for part in parts if part)))

    def withdraw(self, prompt_id: int) -> None:
        """That prompt is no longer open: another answer came first, or the game went on."""
        asked = self._prompt or self._open.prompt
        if asked is not None and asked.id == prompt_id:
            self._close()

    def clear(self) -> None:
        """Ask and say nothing."""
        self._close()

    @Slot(int)
    def choose_seat(self, seat: int) -> None:
        """Aim at a seat, or speak up for it, as by its button; nothing where it is not offered."""
        for choice in self._choices:
            aims = self._offering and len(choice.moves) == 1 and choice.moves[0].target == seat
            if aims or choice.seat == seat != NOBODY:
                self._choose(choice, by_key=False)
                return

    def handle_key(self, event: QKeyEvent) -> bool:
        """Answer by key.

        Returns:
            Whether the key belongs to the open prompt; if not, it may mean something else.
        """
        cap = cap_of(event)
        shift = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        if not cap or (self._open.prompt and shift and cap.isdigit()):
            return False  # it peeks
        choice = next((c for c in self._choices if c.key == cap), None)
        is_toggle = choice is None and cap == PASS_KEY and not self.toggle.isHidden()
        is_hint = choice is None and self._is_for_hint(cap)
        if event.isAutoRepeat():
            pass
        elif choice is not None:
            self._choose(choice, by_key=True)
        elif is_toggle:
            self.press_toggle()
        elif is_hint:
            self.press_hint()
        return choice is not None or is_toggle or is_hint

    def _asked_alone(self) -> Prompt | None:
        return self._prompt

    def _tell(self, text: str) -> None:
        self.told.emit(text)

    @Slot()
    def press_toggle(self) -> None:
        """Let things pass from now on, or not any longer.

        Not while a question that may be let pass has just come: the press was meant for the time
        before it.
        """
        on = not self.toggle.isChecked()
        if self.toggle.isHidden():
            return
        if on and (self._open.prompt or (self._prompt and may_pass(self._prompt))):
            if self._guard.active:
                return
            self._explain_aim()
        self.letting_wanted.emit(on)

    def _explain_aim(self) -> None:
        """Say so where what is asked aims at who is asked, and is not let pass so."""
        prompt, opened = self._prompt, self._open.prompt
        if prompt is not None and aims_at(prompt.view, prompt.seat):
            self._explain(self.tr("This aims at you, so it is yours to answer."))
        elif opened is not None and self._voices is not None:
            aimed = self._voices.together.aimed(opened)
            if aimed:
                self._explain(aimed)

    def _explain(self, reason: str) -> None:
        self.ui.detail.setText(reason)
        self._lay_out()
        self._announce()

    @Slot()
    def _clicked(self) -> None:
        button = self.sender()
        if isinstance(button, ChoiceButton) and button.choice in self._choices:
            self._choose(button.choice, by_key=False)

    def _choose(self, choice: Choice, *, by_key: bool) -> None:
        prompt = self._prompt
        if not self._guard.takes(by_key=by_key):
            return
        if choice.refused:
            self._explain(choice.refused)
        elif self._open.prompt is not None:
            self._speak(self._open.prompt, choice)
        elif prompt is None:
            wishes = {RUN_KEY: self.run_on, SIT_KEY: self.sit_down}
            wishes.get(choice.key, self.another_table).emit()
        elif choice.tone is Tone.BACK:
            self._enter_stage(None)
        elif len(choice.moves) > 1:
            self._enter_stage(choice)
        elif choice.moves:
            self._answer(prompt, choice.moves[0])

    def _speak(self, opened: OpenPrompt, choice: Choice) -> None:
        """Somebody speaks up, takes it back, or closes the open question."""
        if not self._open.takes(choice):
            return
        if choice.seat != NOBODY:
            self.spoke.emit(opened.id, choice.seat, choice.seat not in self._open.raised)
        else:
            self._close()
            self.closed.emit(opened.id)

    def _enter_stage(self, chosen: Choice | None) -> None:
        """Choose a target next, or go back. The mouse is guarded: a double click is no target."""
        self._chosen = chosen
        self._guard.turn()
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
        self._guard.end(asked=self.is_asking)
        if self._open.prompt is not None:
            self._open.end()
            self.countdown.stop()
            self.speakers_offered.emit(())
        self._prompt = None
        self._chosen = None
        self._end_help()
        self._offer_hint()
        self._stop_offering()
        self._take_focus_off_buttons()
        self._choices = self._idle_choices()
        self._waits = Question("", "")
        self._say_what_happens()
        self._lay_out()

    def _idle_choices(self) -> tuple[Choice, ...]:
        return watching_choices(stands=self._stands) if self._watching else ()

    def _stop_offering(self) -> None:
        if self._offering:
            self._offering = False
            self.targets_offered.emit({})

    @Slot()
    def _wake(self) -> None:
        self._lay_out()
        if self.is_asking:
            self.ready.emit()

    def _refresh(self) -> None:
        prompt, opened = self._prompt, self._open.prompt
        asked = prompt or opened
        if asked is None or self._names is None:
            return
        voices = self._voices_for(asked.view.ruleset, self._names)
        if opened is not None:
            seconds = opened.countdown // 1000
            self._choices = voices.together.choices(opened, self._open.raised, seconds)
            question = voices.together.of(opened)
            self.speakers_offered.emit(tuple(c for c in self._choices if c.seat != NOBODY))
        elif prompt is None:
            return
        elif self._chosen is None:
            self._choices = voices.choices.of(prompt)
            question = voices.questions.of(prompt)
        else:
            self._choices = voices.choices.targets(prompt, self._chosen)
            question = voices.questions.of_target(prompt, self._chosen)
        chosen = () if self._chosen is None else self._chosen.moves
        self._say(self._helped(question, voices.hints, asked, chosen, public=self._several))
        self._lay_out()

    def _voices_for(self, ruleset: Ruleset, names: Names) -> Voices:
        if self._voices is None or self._voices.ruleset is not ruleset:
            self._voices = Voices(
                ruleset, names, self._seat_names, several=self._several, marks=self._marks
            )
        return self._voices

    def _say(self, question: Question) -> None:
        self.ui.title.setText(question.title)
        # The focus may stay here meanwhile: then it is not on something without a name.
        self.ui.title.setAccessibleName("" if question.title else self.tr("Nothing is asked"))
        self.ui.detail.setText(question.detail)

    @property
    def cooling(self) -> int:
        """Milliseconds for which a click or key may still be meant for the prompt before."""
        return self._guard.cooling

    def fit(self) -> None:
        """Reserve room by the width that the bar has now; a bar that is shown does so by itself."""
        self._lay_out()

    @Slot()
    def _lay_out(self) -> None:
        """Set words and answers out in the room there is."""
        asleep = self._open.asleep(self._choices)
        active, longest = not self._guard.active, self._longest_hint
        self._layout.lay_out(self._choices, active=active, asleep=asleep, room_for=longest)
        self._mark_answers()
        self._show_time()
        self.updateGeometry()
        self.update()

    def _announce(self) -> None:
        self.told.emit(f"{self.ui.title.text()} {self.ui.detail.text()}")

    @Slot()
    def _show_time(self) -> None:
        """Say how much time is left below the common answer, too."""
        super()._show_time()
        if self._open.prompt is None or not self.countdown.runs:
            return
        words = countdown_words(self.countdown.seconds, held=self.countdown.is_held)
        for button in self._layout.buttons:
            choice = button.choice
            if choice is not None and choice.seat == NOBODY:
                button.set_second_line(words)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Set the answers out anew."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._lay_out()
        else:
            self._layout.place_corner()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Say why an answer is grey to who clicks on it; Qt hands such a click on to the bar."""
        under = self.childAt(event.position().toPoint())
        if isinstance(under, ChoiceButton) and under.choice is not None and under.choice.refused:
            self._choose(under.choice, by_key=False)
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that reach the bar itself."""
        if not self.handle_key(event):
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow language, theme and text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.ui.retranslateUi(self)
            self._voices = None
            if self.is_asking:
                self._refresh()
            else:
                self._choices = self._idle_choices()
                self.wait_for(self._waits.title, self._waits.detail)
        elif event.type() == QEvent.Type.FontChange:
            self._lay_out()
        elif event.type() == QEvent.Type.PaletteChange:
            self.update()
