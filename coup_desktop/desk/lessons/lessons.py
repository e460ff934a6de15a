"""Leads through the lessons at the window's table: lays positions, speaks, follows what is done."""

from enum import Enum, auto
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Slot
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QResizeEvent

from coup_desktop.bots.lessons import usual_words
from coup_desktop.bots.lessons.course import course_of, following
from coup_desktop.bots.lessons.friendly import friendly_word
from coup_desktop.bots.lessons.lesson import CONTEXT, Lesson, Page
from coup_desktop.bots.lessons.line import LEARNER, Line
from coup_desktop.bots.lessons.newcomer import advice
from coup_desktop.bots.lessons.own_game import ADVICE
from coup_desktop.bots.lessons.words import places
from coup_desktop.desk.bar_layout import growth_in
from coup_desktop.desk.lessons.pointers import Pointers
from coup_desktop.desk.lessons.progress import Progress
from coup_desktop.desk.lessons.seating import TUTOR, free_table, lesson_table, part_players
from coup_desktop.desk.lessons.tutor import Said, Tutor
from coup_desktop.desk.reading_order import put_in_order
from coup_desktop.engine.moves import Move
from coup_desktop.table.prompt import Prompt

if TYPE_CHECKING:
    from coup_desktop.desk.host import Host
    from coup_desktop.desk.main_window import MainWindow
    from coup_desktop.desk.preferences import Preferences

translate = QCoreApplication.translate
_TUTORS_NAME: Final = "Ser Piero"
_NATIVE: Final = QKeySequence.SequenceFormat.NativeText


class _Mode(Enum):
    READING = auto()
    """A beat's pages are read; the last one waits for a move."""
    WATCHING = auto()
    """The script's move was made, and the others act."""
    ASIDE = auto()
    """Another move was made: what follows is no part of the script."""
    DONE = auto()
    """The end was reached, and the learner plays on."""
    FREE = auto()
    """A game of chance; it is not over."""
    WON = auto()
    LOST = auto()


class Lessons(QObject):
    """Lives as long as the window."""

    def __init__(self, window: "MainWindow", host: "Host", preferences: "Preferences") -> None:
        """Shows nothing until `begin` or `go_on`."""
        super().__init__(window)
        self._window = window
        self._ui = window.ui
        self._host = host
        self._preferences = preferences
        self._tutor: Tutor | None = None
        self._pointers = Pointers(window.ui)
        self._lesson: Lesson | None = None
        self._line: Line | None = None
        self._mode = _Mode.READING
        self._beat = self._page = 0
        self._text = ""
        self._prompt: Prompt | None = None
        self._laying = False
        host.clearing.connect(self._cleared)
        host.lesson_ended.connect(self._ended)
        # Before any session is: what was meant is known when the next question comes.
        window.ui.prompts.answered.connect(self._answered)
        window.ui.prompts.targets_offered.connect(self._pointers.renew)
        window.installEventFilter(self)

    # What others ask.

    @property
    def progress(self) -> Progress:
        """How far somebody has come."""
        return Progress.parse(self._preferences.settings.lessons)

    @property
    def lesson(self) -> Lesson | None:
        """The lesson on the table."""
        return self._lesson

    @property
    def place(self) -> tuple[int, int]:
        """The beat, and the page of it, that is shown."""
        return self._beat, self._page

    @property
    def is_aside(self) -> bool:
        """Whether the game has left the lesson's way."""
        return self._mode is _Mode.ASIDE

    @property
    def tutor(self) -> Tutor | None:
        """Who speaks; None before the first lesson."""
        return self._tutor

    @property
    def pointers(self) -> Pointers:
        """What the tutor points at."""
        return self._pointers

    @Slot()
    def go_on(self) -> None:
        """Goes on where the lessons were left, or begins with the first."""
        lesson, beat = self.progress.goes_on
        self._window.leaving.sure(partial(self.lay, lesson, beat))

    def begin(self, lesson: Lesson) -> None:
        """Begins a lesson; where somebody plays, after a question."""
        left, beat = self.progress.goes_on
        self._window.leaving.sure(partial(self.lay, lesson, beat if left is lesson else 0))

    @Slot()
    def leave(self) -> None:
        """Leaves the lessons; the table is laid for a game."""
        if self._lesson is not None:
            self._host.lay()

    def forget(self) -> None:
        """Takes all lessons as not done."""
        self._keep(Progress())

    # Laying.

    def lay(self, lesson: Lesson, beat: int = 0) -> None:
        """Lays a lesson's position and begins there; no question is asked."""
        line = None if lesson.is_free else Line.of(lesson)
        beat = min(beat, len(lesson.beats) - 1)
        self._laying = True
        if line is None:
            standing, bots = free_table(self._host.choice), None
        else:
            standing, bots = lesson_table(self._host.choice, line, beat), part_players(line)
        self._host.lay_lesson(standing, bots)
        self._laying = False
        self._lesson, self._line, self._prompt = lesson, line, None
        self._keep(self.progress.at(lesson, beat))
        self._follow()
        if line is None:
            self._turn(_Mode.READING, 0)
            self._read(0)
        else:
            self._turn(_Mode.READING, beat)
            self._read(0)
        self._host.begin()

    def _follow(self) -> None:
        """Speaks above the table from now on, and hears what is asked at it."""
        session = self._host.session
        if session is not None:
            session.controller.prompted.connect(self._asked)
        if self._tutor is None:
            self._tutor = Tutor(TUTOR, _TUTORS_NAME)
            self._ui.rows.insertWidget(0, self._tutor)
            self._tutor.next_wanted.connect(self._next)
            self._tutor.back_wanted.connect(self._back)
            self._tutor.list_wanted.connect(self.show_list)
            self._tutor.leave_wanted.connect(self.leave)
        self._tutor.set_growth(growth_in(self._window.size()))
        self._tutor.show()
        put_in_order(self._ui.foot, self._ui.table, self._ui.log, self._tutor)

    @Slot()
    def _cleared(self) -> None:
        """Something else comes to the table."""
        self._pointers.point(())
        if self._laying or self._lesson is None:
            return
        self._lesson = self._line = self._prompt = None
        if self._tutor is not None:
            self._tutor.hide()

    def _keep(self, progress: Progress) -> None:
        self._preferences.change(lessons=progress.text())

    # What happens at the table.

    @Slot(object)
    def _asked(self, prompt: Prompt) -> None:
        self._prompt = prompt
        if self._lesson is None:
            return
        if self._line is None:
            self._advise(prompt)
            return
        beat = self._line.beat(prompt.view.history)
        if beat is not None:
            if beat != self._beat or self._mode is not _Mode.READING:
                self._turn(_Mode.READING, beat)
                self._read(0)
            else:
                self._show(aloud=False)  # the same, asked anew: what is pointed at is there now
        elif self._mode not in (_Mode.ASIDE, _Mode.DONE):
            # It passed by itself: somebody lets things pass.
            self._step_aside(usual_words.OTHERS["allow"])
        else:
            self._show(aloud=False)

    @Slot(int, object)
    def _answered(self, prompt_id: int, move: Move) -> None:
        prompt = self._prompt
        if self._lesson is None or prompt is None or prompt.id != prompt_id:
            return
        if self._line is None:
            self._say(_Mode.FREE, usual_words.WATCH_GAME)
            return
        expected = self._line.expected(LEARNER, prompt.view.history)
        place = self._line.place(LEARNER, prompt.view.history)
        if place == len(self._line.decisions) or self._mode is _Mode.DONE:
            self._say(_Mode.DONE, usual_words.AFTER_END)
        elif move is expected:
            self._say(_Mode.WATCHING, self._lesson.beats[self._beat].watch or usual_words.WATCH)
        elif self._mode is not _Mode.ASIDE:
            self._step_aside(friendly_word(self._lesson.beats[self._beat], move, prompt.view))

    def _step_aside(self, word: str) -> None:
        self._say(_Mode.ASIDE, word)

    def _advise(self, prompt: Prompt) -> None:
        first = self._mode is _Mode.READING
        word, _move = advice(prompt.view, prompt.legal)
        if first:
            self._show(aloud=True)  # the greeting; what comes next is advised from the next move on
        else:
            self._say(_Mode.FREE, ADVICE[word])

    @Slot(int)
    def _ended(self, winner: int) -> None:
        if self._lesson is None:
            return
        session = self._host.session
        if self._line is None:
            if winner == LEARNER:
                self._keep(self.progress.with_done(self._lesson))
            won = winner == LEARNER
            self._say(
                _Mode.WON if won else _Mode.LOST,
                usual_words.WON_GAME if won else usual_words.LOST_GAME,
            )
            return
        history = () if session is None else session.controller.view(LEARNER).history
        place = self._line.place(LEARNER, history)
        if place == len(self._line.decisions) and self._mode is not _Mode.ASIDE:
            self._turn(_Mode.READING, len(self._lesson.beats) - 1)
            self._read(0)
        elif self._mode is not _Mode.DONE:
            self._show(aloud=False)

    # What is said.

    def _turn(self, mode: _Mode, beat: int) -> None:
        self._mode, self._beat = mode, beat
        lesson = self._lesson
        if lesson is None or lesson.is_free:
            return
        if beat == len(lesson.beats) - 1:
            self._keep(self.progress.with_done(lesson))
        elif mode is _Mode.READING:
            self._keep(self.progress.at(lesson, beat))

    def _read(self, page: int) -> None:
        if self._lesson is not None:
            self._page = page
            self._text = self._lesson.beats[self._beat].pages[page].text
            self._show(aloud=True)

    def _say(self, mode: _Mode, text: str) -> None:
        self._mode, self._text = mode, text
        self._show(aloud=True)

    def _show(self, *, aloud: bool) -> None:
        lesson, tutor = self._lesson, self._tutor
        if lesson is None or tutor is None:
            return
        skips = self._mode is _Mode.READING and not lesson.is_free
        said = Said(self._heading(lesson), self._words(), *self._buttons(), may_skip=skips)
        tutor.show_said(said, aloud=aloud)
        page = self._shown_page
        self._pointers.point(() if page is None else page.points, self._expected)
        if tutor.has_focus() and not tutor.ui.next.isVisible():
            self._ui.prompts.take_focus()

    @property
    def _expected(self) -> Move | None:
        """The script's move, where the learner is asked."""
        if self._line is None or self._prompt is None:
            return None
        return self._line.expected(LEARNER, self._prompt.view.history)

    @property
    def _shown_page(self) -> Page | None:
        if self._lesson is None or self._mode is not _Mode.READING:
            return None
        return self._lesson.beats[self._beat].pages[self._page]

    def _heading(self, lesson: Lesson) -> str:
        course = course_of(lesson)
        number, of = course.lessons.index(lesson) + 1, len(course.lessons)
        title = translate(CONTEXT, lesson.title)
        words = self.tr("{title} · lesson {number} of {of}")
        return words.format(title=title, number=number, of=of)

    def _words(self) -> str:
        words = self._filled(self._text)
        if self._mode is _Mode.ASIDE:
            words = f"{words} {self._filled(usual_words.OFF_PATH)}"
        return words

    def _filled(self, text: str) -> str:
        session = self._host.session
        if session is None or not text:
            return ""
        view = session.controller.view(LEARNER)
        return translate(CONTEXT, text).format_map(
            places(session.narrator, view)
            | {
                "tutor": _TUTORS_NAME,
                "challenge": translate("Prompt", "Challenge"),
                "pass": translate("Prompt", "Let it pass"),
                "hint_key": self._hint_key,
            }
        )

    @property
    def _hint_key(self) -> str:
        action = self._window.findChild(QAction, "actionHint")
        keys = "" if action is None else action.shortcut().toString(_NATIVE)
        return keys or "H"

    def _buttons(self) -> tuple[str, str]:
        """The words of the buttons for back and on."""
        again, back = self.tr("Try again"), self.tr("Back")
        match self._mode:
            case _Mode.FREE:
                return "", ""
            case _Mode.ASIDE:
                return again, self.tr("Go on")
            case _Mode.WATCHING:
                return back, ""
            case _Mode.LOST:
                return "", again
            case _Mode.DONE:
                return again, self._onward
            case _Mode.WON:
                return "", self._onward
            case _Mode.READING:
                return back if self._page or self._beat else "", self._next_words

    @property
    def _next_words(self) -> str:
        """While pages are read; empty where something is to be done."""
        lesson = self._lesson
        if self._page < self._lesson_pages - 1:
            return self.tr("Next")
        last = lesson is not None and self._beat == len(lesson.beats) - 1 and not lesson.is_free
        return self._onward if last else ""

    @property
    def _onward(self) -> str:
        last = self._lesson is None or following(self._lesson) is None
        return self.tr("Finish") if last else self.tr("Next lesson")

    @property
    def _lesson_pages(self) -> int:
        return 0 if self._lesson is None else len(self._lesson.beats[self._beat].pages)

    # What the learner wants.

    @Slot()
    def _next(self) -> None:
        lesson, mode = self._lesson, self._mode
        if lesson is None:
            return
        last = self._beat == len(lesson.beats) - 1
        if mode is _Mode.LOST:
            self.lay(lesson)
        elif mode is _Mode.READING and self._page < self._lesson_pages - 1:
            self._read(self._page + 1)
        elif mode in (_Mode.DONE, _Mode.WON) or (mode is _Mode.READING and last):
            self._go_to_following(lesson)
        elif mode in (_Mode.READING, _Mode.ASIDE):
            self.lay(lesson, self._beat + 1)

    def _go_to_following(self, lesson: Lesson) -> None:
        after = following(lesson)
        if after is None:
            self._host.lay()
        else:
            self.lay(after)

    @Slot()
    def _back(self) -> None:
        lesson = self._lesson
        if lesson is None or self._mode in (_Mode.FREE, _Mode.WON, _Mode.LOST):
            return
        if self._mode is not _Mode.READING:
            self.lay(lesson, min(self._beat, max(0, len(lesson.beats) - 2)))
        elif self._page:
            self._read(self._page - 1)
        elif self._beat:
            self.lay(lesson, self._beat - 1)

    @Slot()
    def show_list(self) -> None:
        """Lets a lesson be chosen."""
        from coup_desktop.desk.dialogs.lessons import LessonsDialog

        dialog = LessonsDialog(self.progress, self._lesson, self._window)
        dialog.chosen.connect(self.begin)
        dialog.forgotten.connect(self.forget)
        self._window.open_dialog(dialog)

    def go_on_at_end(self) -> bool:
        """What Enter does where a lesson's game is over; returns whether one is on the table."""
        if self._lesson is None or not self._host.in_lesson or self._host.running:
            return False
        self._next()
        return True

    def handle_key(self, event: QKeyEvent) -> bool:
        """Give a key to the tutor; returns whether it was meant for the tutor."""
        return (
            self._tutor is not None and self._lesson is not None and self._tutor.handle_key(event)
        )

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the window's size and language."""
        if isinstance(event, QResizeEvent) and self._tutor is not None:
            self._tutor.set_growth(growth_in(event.size()))
        elif event.type() == QEvent.Type.LanguageChange:
            self._show(aloud=False)
        return super().eventFilter(watched, event)
