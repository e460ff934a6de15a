"""What helps who learns, in the prompt bar: a hint, and warnings where an answer is chosen.

A hint takes the place of what is said about the question, so that nothing else moves and nothing
is covered; it ends with its prompt. Warnings follow those words, and mark the answers they are for.
"""

from collections.abc import Iterable, Mapping, Sequence

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QWidget

from coup_desktop.bots.counsel.reason import Advice
from coup_desktop.bots.counsel.warnings import (
    Danger,
    Warned,
    of_targets,
    together,
    warnings_at,
    warnings_of,
)
from coup_desktop.desk.bar_frame import BarFrame
from coup_desktop.desk.choice import BACK_KEY, Choice
from coup_desktop.desk.hint_button import HINT_KEY
from coup_desktop.desk.hint_words import HintWords
from coup_desktop.desk.questions import Question
from coup_desktop.engine.moves import Move
from coup_desktop.table.prompt import OpenPrompt, Prompt


class HintedBar(BarFrame):
    """Keeps a hint and the warnings that are on; what is asked is the prompt bar's."""

    hint_wanted = Signal()
    """Somebody wants a hint to what is asked, or none any longer."""
    hint_offered = Signal(bool)
    """Whether a hint can be asked for."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._hints_on = False
        self._hint: Advice | None = None
        self._thinking = False
        self._longest_hint = ""
        """While a hint is shown: words that are as long as hints become. The bar is as high for
        any hint: nobody reads a hand from what has moved."""
        self._dangers = frozenset(Danger)
        self._cautions: Mapping[Move, tuple[str, ...]] = {}
        self.hint_button.clicked.connect(self.press_hint)

    @property
    def hint(self) -> Advice | None:
        """The hint that is shown."""
        return self._hint

    def set_hints(self, on: bool) -> None:
        """Whether hints are offered."""
        self._hints_on = on
        if not on:
            self.show_hint(None)
        self._offer_hint()
        self._refresh()

    def set_warned(self, danger: Danger, on: bool) -> None:
        """Whether answers are marked that bring about a danger."""
        self._dangers = self._dangers | {danger} if on else self._dangers - {danger}
        self._refresh()

    @Slot()
    def press_hint(self) -> None:
        """Ask for a hint, or for none any longer."""
        if self.hint_button.isVisible():
            self.hint_wanted.emit()

    def _is_for_hint(self, cap: str) -> bool:
        """Whether a key asks for a hint, or hides it."""
        if cap == BACK_KEY:
            return self.hint_button.isChecked()
        return cap == HINT_KEY and not self.hint_button.isHidden()

    def show_hint(self, advice: Advice | None) -> None:
        """Show a hint to the prompt that is open, or none any longer."""
        if advice is self._hint and not self._thinking:
            return
        self._hint, self._thinking = advice, False
        self._refresh()
        if advice is not None:
            self._tell(self.ui.detail.text())

    def show_thinking(self) -> None:
        """Say that a hint is on its way."""
        self._hint, self._thinking = None, True
        self._refresh()

    def _end_help(self) -> None:
        """Another prompt, or none: the hint and the warnings were for the last one."""
        self._hint, self._thinking, self._cautions = None, False, {}
        self._longest_hint = ""
        self.ui.detail.setForegroundRole(QPalette.ColorRole.PlaceholderText)

    def _offer_hint(self) -> None:
        """Show the button where a hint can be asked for."""
        offered = self._hints_on and self._asked_alone() is not None
        self.hint_button.setVisible(offered)
        self.hint_button.setChecked(self._hint is not None or self._thinking)
        self.hint_offered.emit(offered)

    def _helped(
        self,
        question: Question,
        words: HintWords,
        asked: Prompt | OpenPrompt,
        chosen: Sequence[Move],
        *,
        public: bool,
    ) -> Question:
        """A question with the hint in the place of its detail, or with warnings behind it.

        Args:
            question: as it is without help.
            words: words hints and warnings.
            asked: what is asked.
            chosen: the moves among which a target is chosen; empty before that.
            public: whether several people read along.
        """
        self._offer_hint()
        shows = self._hint is not None or self._thinking
        self._longest_hint = words.longest(asked.view.phase) if shows else ""
        helped = self._help_in(question, words, asked, chosen, public=public)
        # Help stands out from what is said of every question.
        plain = helped.detail == question.detail
        role = QPalette.ColorRole.PlaceholderText if plain else QPalette.ColorRole.WindowText
        self.ui.detail.setForegroundRole(role)
        return helped

    def _help_in(
        self,
        question: Question,
        words: HintWords,
        asked: Prompt | OpenPrompt,
        chosen: Sequence[Move],
        *,
        public: bool,
    ) -> Question:
        view = asked.view
        if isinstance(asked, OpenPrompt):
            self._cautions = {}
            return self._warned(question, words, together(view, asked.seats))
        self._cautions = {
            move: self._worded(words, warnings_of(view, move, public=public))
            for move in asked.legal
        }
        if self._hint is not None:
            return Question(question.title, words.of(self._hint))
        if self._thinking:
            return Question(question.title, self.tr("Thinking about a hint…"))
        if chosen:
            return self._warned(question, words, of_targets(view, chosen, public=public))
        return self._warned(question, words, warnings_at(view, asked.legal, public=public))

    def _warned(self, question: Question, words: HintWords, found: Iterable[Warned]) -> Question:
        warnings = self._worded(words, found)
        if not warnings:
            return question
        detail = " ".join((question.brief or question.detail, *warnings))
        return Question(question.title, detail.strip())

    def _worded(self, words: HintWords, found: Iterable[Warned]) -> tuple[str, ...]:
        """Warnings in words, but for those that are switched off."""
        return tuple(
            words.sentence(warned.sentence) for warned in found if warned.danger in self._dangers
        )

    def _mark_answers(self) -> None:
        """Mark the answer that the hint is for, and those that are warned of."""
        for button in self._layout.buttons:
            choice = button.choice
            if choice is not None:
                hinted = self._hint is not None and self._hint.move in choice.moves
                button.set_help(self._cautions_of(choice), hinted=hinted)

    def _cautions_of(self, choice: Choice) -> tuple[str, ...]:
        """What holds for each move that a choice may come to."""
        each = [self._cautions.get(move, ()) for move in choice.moves]
        if not each:
            return ()
        return tuple(text for text in each[0] if all(text in others for others in each))

    # What the prompt bar knows.

    def _asked_alone(self) -> Prompt | None:
        """The prompt that is open to one seat."""
        raise NotImplementedError

    def _refresh(self) -> None:
        """Say anew what is asked."""
        raise NotImplementedError

    def _tell(self, text: str) -> None:
        """Have something read aloud."""
        raise NotImplementedError
