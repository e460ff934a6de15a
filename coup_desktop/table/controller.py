"""Runs one game: asks the seats, shows what happens at a pace, keeps the record."""

from enum import Enum, auto
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, Slot

from coup_desktop.engine.moves import ALLOW, NOBODY, Kind, Move
from coup_desktop.engine.tags import PRACTICE_TAG, RESIGNED_TAG, STOOD_UP_TAG
from coup_desktop.engine.translating import sentence
from coup_desktop.table.asking import Asking
from coup_desktop.table.bot_process import BotFactory
from coup_desktop.table.chairs import Chairs
from coup_desktop.table.clock import Clock
from coup_desktop.table.manners import Manners
from coup_desktop.table.open_question import OpenQuestion
from coup_desktop.table.pace import Pace, event_time, shows_something, tempo, thinking_time
from coup_desktop.table.passing import AskedAbout
from coup_desktop.table.prompt import Prompt
from coup_desktop.table.seats import Bots, Humans
from coup_desktop.table.setup import TableSetup
from coup_desktop.table.sparing import Sparing
from coup_desktop.table.standing import Standing
from coup_desktop.table.stops import Stops
from coup_desktop.table.substitute import Substitute
from coup_desktop.table.table import Table
from coup_desktop.table.writer import Keeper


class _State(Enum):
    NEW = auto()
    SHOWING = auto()
    """Events stand to be shown, one after the other."""
    PAUSED = auto()
    """`Pace.STEP` waits for `proceed`."""
    THINKING = auto()
    """A bot's answer, or one that needs no asking, is shown when its time has come."""
    OVERDUE = auto()
    """The time has come; the bot has not answered yet."""
    KEEPING = auto()
    """People are asked as soon as the disk has what happened before."""
    PROMPTING = auto()
    """People are asked."""
    OVER = auto()
    CLOSED = auto()


_USUAL: Final = Manners()
_ASKS_PEOPLE: Final = frozenset({_State.KEEPING, _State.PROMPTING})


class Controller(Table):
    """The only owner of a game while it runs.

    One answer causes one `play`; everything else follows by signals and one timer. All slots
    belong to the thread the controller lives in, the window's. `close` must be called in the end.
    """

    def __init__(
        self,
        setup: TableSetup,
        pace: Pace,
        make_bot: BotFactory,
        keeper: Keeper | None = None,
        *,
        standing: Standing | None = None,
        manners: Manners = _USUAL,
        parent: QObject | None = None,
    ) -> None:
        """A table that waits for `begin`.

        Args:
            setup: the game.
            pace: how fast it is shown.
            make_bot: makes a bot of its word and seed; called in the bots' thread.
            keeper: keeps the record while the game runs (`store.journal.Journal`); None: nobody.
            standing: the game of that set-up as it stands; None: it is dealt.
            manners: how people are treated.
            parent: owns the controller.
        """
        before = standing or Standing.begun(setup)
        chairs = Chairs(setup, manners.stand_in)
        for seat in before.resigned:
            chairs.set_sitting(seat, sits=False)
        sparing = Sparing(setup.humans, manners)
        super().__init__(setup, before, chairs, sparing, keeper, parent)
        self._resumed = standing is not None
        self._asking = Asking(self._game, chairs, sparing, together=manners.together)
        self._asking.countdown = manners.countdown
        self._patience = manners.patience
        self._state = _State.NEW
        self._stops = Stops(before.record)
        self._answer: Move | None = None
        self._to_look_at = False
        self._is_held = False
        self._clock = Clock(pace, self)
        self._clock.passed.connect(self._go_on)
        self._humans = Humans(self)
        self._humans.prompted.connect(self.prompted)
        self._humans.opened.connect(self.opened)
        self._humans.withdrawn.connect(self.withdrawn)
        self._bots = Bots(make_bot, chairs.bot, self)
        self._substitute = Substitute(self._bots, setup.seed, self)
        self._substitute.told.connect(self.trouble)
        for answerer in (self._humans, self._bots):
            answerer.answered.connect(self._answered)
            answerer.failed.connect(self._failed)
        self.keeping.ready.connect(self._prompt_when_kept)

    @property
    def pace(self) -> Pace:
        """The pace in force."""
        return self._clock.pace

    @property
    def is_held(self) -> bool:
        """Whether somebody holds the table."""
        return self._is_held

    @property
    def raised(self) -> tuple[int, ...]:
        """Who speaks up to the open question, in the rules' order; nobody where none is open."""
        question = self._asking.question
        return question.raised if question is not None and self._asking.is_open else ()

    @property
    def _ended(self) -> bool:
        return self._state in {_State.OVER, _State.CLOSED}

    # What others may do.

    @Slot()
    def begin(self) -> None:
        """Begins the game, or goes on with it, once."""
        if self._state is _State.NEW:
            self.keeping.note_return(self._resigned)
            self.keeping.begin(fresh=not self._resumed)
            self._bots.call(tuple(self._setup.chairs))
            self._show_next()

    def answer(self, prompt_id: int, move: Move) -> None:
        """A human's answer; dropped when that prompt is not open or the move is not legal."""
        self._humans.answer(prompt_id, move)

    def speak(self, prompt_id: int, seat: int, *, up: bool) -> None:
        """A person speaks up to the open question, or takes it back.

        Once nobody else could come before, the question is closed. Nothing for a seat that is not
        asked, or another prompt than the open one.
        """
        question = self._open_question(prompt_id)
        if question is not None and question.speak(seat, up=up):
            self.spoke.emit(seat, up)
            if question.is_settled:
                self.close_question(prompt_id)

    def close_question(self, prompt_id: int) -> None:
        """Nobody else speaks up: the first that did counts, or it passes for all who were asked."""
        question, prompt = self._open_question(prompt_id), self._asking.prompt
        if question is None or prompt is None:
            return
        question.closed = True
        self._answer = question.answer(prompt.seat, prompt.legal)
        if self._answer is None:
            self._ask_anew()  # the seat chooses how
        else:
            self._play_answer()

    def _open_question(self, prompt_id: int) -> OpenQuestion | None:
        """The open question of that id, where that is what is asked."""
        question = self._asking.question
        if self._state is not _State.PROMPTING or question is None or not self._asking.is_open:
            return None
        return question if question.prompt.id == prompt_id else None

    def set_pace(self, pace: Pace) -> None:
        """Changes the pace at once, also of what is being shown."""
        self._clock.set_pace(pace)
        if self._state is _State.PAUSED and pace is not Pace.STEP:
            self._resume()

    def set_answer_forced(self, on: bool) -> None:
        """Whether a decision with one legal answer is taken unasked; from the next one on."""
        self._sparing.answer_forced = on

    def set_asked_about(self, asked_about: AskedAbout) -> None:
        """Changes which claims people are asked about; a prompt that is open stays."""
        self._sparing.asked_about = asked_about

    def set_countdown(self, seconds: int) -> None:
        """Changes after how long open questions pass by themselves; from the next one on."""
        self._asking.countdown = seconds

    def let_pass(self, seat: int, on: bool) -> None:
        """Lets everything pass for a person from now on, or not any longer.

        A question that is open to that seat passes at once, unless it aims at the seat. It ends by
        itself with the first decision that does not pass so (the seat's next turn, its own cards,
        whatever aims at it), and when an action names the seat. Nothing for a bot's seat or an
        exiled one.
        """
        if seat not in self.sitting or not self._game.living >> seat & 1 or self._ended:
            return
        self._set_letting(seat, on)
        prompt = self._asking.prompt
        if prompt is None or self._ended:
            return
        asks = self._state in _ASKS_PEOPLE
        if asks and self._asking.is_open:
            if self._asking.is_outdated:
                self._ask_anew()
        elif prompt.seat == seat and asks and self._asking.unasked(prompt) is ALLOW:
            self._answer = ALLOW
            self._play_answer()
        elif prompt.seat == seat and not asks and self._asking.is_for_human(prompt):
            self._clock.stop()  # it was about to pass
            self._ask(prompt)

    def _set_letting(self, seat: int, on: bool) -> None:
        if self._sparing.set_letting(seat, on=on):
            self.letting_pass.emit(seat, on)

    def set_sitting(self, seat: int, sits: bool) -> None:
        """A person stands up, and a bot decides with what that seat knows; or sits down again.

        A question that is open to that seat goes to who decides now. Nothing for a bot's seat, for
        an exiled one, or for one who has resigned.
        """
        if seat in self._resigned or not self._game.living >> seat & 1 or self._ended:
            return
        if not sits and self._chairs.is_person(seat):
            self.keeping.tag(STOOD_UP_TAG, self._setup.names[seat])
        self._seat(seat, sits=sits)

    def _seat(self, seat: int, *, sits: bool) -> None:
        if not self._chairs.set_sitting(seat, sits=sits):
            return
        self.keeping.note_absence(seat, away=not sits)
        self._set_letting(seat, on=False)
        self.seated.emit(seat, sits)
        prompt = self._asking.prompt
        if prompt is None or self._ended:
            return
        asks = self._state in _ASKS_PEOPLE
        if prompt.seat == seat or (asks and self._asking.asks(seat)):
            self._ask_anew()

    def resign(self, seat: int) -> None:
        """A person gives the game up: a bot plays on in the chair, and it counts as lost.

        Nothing for a bot's seat or an exiled one, when it was done, or when the game is over.
        """
        may = seat in self.humans and seat not in self._resigned and not self._ended
        if may and self._game.living >> seat & 1:
            self.keeping.tag(RESIGNED_TAG, self._setup.names[seat])
            sat = self._chairs.is_person(seat)
            self._resigned |= {seat}
            self._seat(seat, sits=False)
            if not sat:
                self.seated.emit(seat, False)

    def hold(self, on: bool) -> None:
        """Lets the table stand still, or go on: nothing more happens while it is held.

        A prompt that is open stays open; its answer lets the table go on.
        """
        if on == self._is_held or self._ended:
            return
        self._is_held = on
        self._clock.hold(on)
        self.held.emit(on)
        if not on and not self._is_held and self._state in {_State.OVERDUE, _State.KEEPING}:
            self._play_answer()

    @Slot()
    def proceed(self) -> None:
        """Goes on where the table is held or `Pace.STEP` waits; else cuts the wait short.

        A bot that searches takes its least time all the same.
        """
        if self._is_held:
            self.hold(False)
        elif self._state is _State.PAUSED:
            self._resume()
        elif self._state in {_State.SHOWING, _State.THINKING}:
            self._clock.skip()

    @property
    def can_undo(self) -> bool:
        """Whether `undo` would do something."""
        return self._undo_point() is not None

    def undo(self) -> None:
        """Goes back to the decision before, of the only person among bots; marks it as practice.

        Nothing where several people or none play, where nothing was decided, or at the end.
        """
        point = self._undo_point()
        if point is None:
            return
        paused = self._state is _State.PAUSED
        self._give_up_asking()  # first: a held answer would be played when the table goes on
        self.hold(False)
        self._events.clear()
        self._to_look_at = False
        self.keeping.tag(PRACTICE_TAG, "yes")
        self.keeping.cut(point)
        self._stops.cut(point)
        self._game = Standing.of_record(self.keeping.record, self._setup).game
        self._asking.game = self._game
        self._state = _State.SHOWING
        for seat in self.letting:
            self._set_letting(seat, on=False)
        if paused:
            self.paused.emit(False)
        self.went_back.emit()
        if self._state is _State.SHOWING:
            self._settle()

    def _undo_point(self) -> int | None:
        person = self.audience
        if person not in self.sitting or self._ended or self._state is _State.NEW:
            return None
        return self._stops.before(person, self.keeping.record.entries)

    @Slot()
    def close(self) -> None:
        """Ends the game where it stands: nothing happens and nothing is said after that.

        All that was played is on disk then, unless the disk takes longer than a moment. A bot
        that thinks is not waited for.
        """
        if self._state is _State.CLOSED:
            return
        self._state = _State.CLOSED
        self._bots.close()
        self.keeping.close()
        self._give_up_asking()

    def _give_up_asking(self) -> None:
        """Takes back what is asked: no answer to it counts any longer."""
        prompt, self._asking.prompt, self._answer = self._asking.prompt, None, None
        self._clock.stop()
        if prompt is not None:
            self._humans.withdraw(prompt.id)

    # Showing what happened.

    @Slot()
    def _go_on(self) -> None:
        """The clock's wait has passed."""
        if self._state is _State.SHOWING:
            self._show_next()
        elif self._state is _State.THINKING:
            self._state = _State.OVERDUE
            self._clock.wait(lambda _: self._patience)
            self._play_answer()
        elif self._state is _State.OVERDUE and self._asking.prompt is not None:
            self._bots.leave_behind()
            self._clock.wait(lambda _: self._patience)
            self._play_substitute(self._asking.prompt, sentence("Controller", "no answer came"))
        elif self._state is _State.PROMPTING and self._asking.question is not None:
            self.close_question(self._asking.question.prompt.id)

    def _show_next(self) -> None:
        self._state = _State.SHOWING
        if self._events:
            event = self._events.popleft()
            self._clock.wait(partial(event_time, event=event))
            self.happened.emit(event.seen_by(self.audience))
        else:
            self._settle()

    def _settle(self) -> None:
        self.settled.emit(self._game.view(self.audience))
        if self._state is not _State.SHOWING:
            return  # closed by somebody who listened
        if self._game.over:
            self._state = _State.OVER
            self.waiting_for.emit(NOBODY)
            self.over.emit(self._game.winner)
            return
        prompt = self._asking.next_prompt()
        if self.pace is Pace.STEP and self._to_look_at and not self._asking.is_for_human(prompt):
            # A prompt to a human is a stop of its own.
            self._state = _State.PAUSED
            self.paused.emit(True)
        else:
            self._ask(prompt)

    def _resume(self) -> None:
        self._state = _State.SHOWING
        self.paused.emit(False)
        if self._state is _State.SHOWING:
            self._ask(self._asking.next_prompt())

    # Asking.

    def _ask_anew(self) -> None:
        """Asks what is due once more, since other people are to be asked, or otherwise."""
        self._give_up_asking()
        if not self._ended:
            self._ask(self._asking.next_prompt(), anew=True)

    def _ask(self, prompt: Prompt, *, anew: bool = False) -> None:
        asking = self._asking
        asking.take_up(prompt)
        self._answer = asking.unasked(prompt)
        self._to_look_at = False
        least = self._bots.least_time(prompt) if self._tells_time(prompt.seat) else 0
        if asking.is_for_human(prompt):
            self._state = _State.KEEPING
            self._stops.note(len(self.keeping.record.entries))
        else:
            self._state = _State.THINKING
            beat = tempo(self._setup.seed, len(prompt.view.history))
            times = partial(thinking_time, phase=prompt.view.phase, tempo=beat, least=least)
            self._clock.wait((lambda _: 0) if asking.has_told(prompt) else times, least)
        self.waiting_for.emit(prompt.seat)
        for seat in asking.asked if self._answer is not ALLOW and not anew else ():
            if not self._ended:
                self._set_letting(seat, on=False)
        if self._state is _State.KEEPING:
            self._prompt_when_kept()
        elif self._state is _State.THINKING and self._answer is None:
            self._bots.ask(prompt, least)

    @Slot()
    def _prompt_when_kept(self) -> None:
        prompt, question = self._asking.prompt, self._asking.question
        if self._state is not _State.KEEPING or prompt is None or self._answer is not None:
            return
        if not self.keeping.is_ready:
            return
        self._state = _State.PROMPTING
        if question is None or not self._asking.is_open:
            self._humans.ask(prompt)
            return
        if question.prompt.countdown:
            self._clock.wait(lambda _: question.prompt.countdown)
        self._humans.ask_together(question.prompt)

    # Answers.

    @Slot(int, object)
    def _answered(self, prompt_id: int, move: object) -> None:
        prompt = self._asking.prompt
        if prompt is None or prompt.id != prompt_id or self._answer is not None:
            return
        chosen = next((legal for legal in prompt.legal if legal is move), None)
        if chosen is not None:
            self._answer = chosen
            self._play_answer()
        elif self._state is not _State.PROMPTING:
            self._play_substitute(prompt, sentence("Controller", "its answer was not a legal move"))

    @Slot(int, str)
    def _failed(self, prompt_id: int, reason: str) -> None:
        prompt = self._asking.prompt
        if prompt is not None and prompt.id == prompt_id and self._answer is None:
            self._play_substitute(prompt, reason)

    def _play_substitute(self, prompt: Prompt, reason: str) -> None:
        word, name = self._chairs.bot(prompt.seat)[0], self._setup.shown_names[prompt.seat]
        self._answer = self._substitute.call(prompt, word, name, reason)
        self._play_answer()

    def _play_answer(self) -> None:
        """Plays the answer when it is there and its time has come."""
        prompt, move = self._asking.prompt, self._answer
        if prompt is None or move is None or self._state is _State.THINKING:
            return
        if self._is_held:
            if self._state is not _State.PROMPTING:
                return  # until it goes on
            self.hold(False)
        self._clock.stop()
        self._asking.note(prompt, move)
        self._asking.prompt = self._answer = None
        self._state = _State.SHOWING
        events = self._game.play(move)
        self.keeping.add(prompt, move, events)
        self._events.extend(events)
        self._to_look_at = any(shows_something(event) for event in events)
        self._humans.withdraw(prompt.id)
        if move.kind is Kind.ACTION and move.target != NOBODY and not self._ended:
            self._set_letting(move.target, on=False)
        if self._state is _State.SHOWING:
            self._show_next()
