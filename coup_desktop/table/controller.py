"""Runs one game: asks the seats, shows what happens at a pace, keeps the record."""

from collections import deque
from collections.abc import Sequence
from enum import Enum, auto
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, Signal, Slot

from coup_desktop.bots.random_bot import RandomBot
from coup_desktop.bots.stream import seat_seed
from coup_desktop.engine.events import Event, Phase
from coup_desktop.engine.moves import ALLOW, NOBODY, Kind, Move
from coup_desktop.engine.view import View
from coup_desktop.table.clock import Clock
from coup_desktop.table.pace import Pace, event_time, shows_something, thinking_time
from coup_desktop.table.passing import AskedAbout, passes
from coup_desktop.table.prompt import Prompt
from coup_desktop.table.seats import BotFactory, Bots, Humans
from coup_desktop.table.setup import TableSetup
from coup_desktop.table.writer import Keeper, Writer

PATIENCE: Final = 60_000
"""Milliseconds beyond its thinking time after which a bot is not waited for any longer."""

_OWN_CARDS: Final = {
    Phase.PROVE, Phase.LOSE, Phase.EXCHANGE, Phase.PRESENT, Phase.GIVE, Phase.DRAFT,
}  # fmt: skip


class HiddenError(Exception):
    """Somebody wanted to see what no player may see while the game runs."""


class _State(Enum):
    NEW = auto()
    SHOWING = auto()
    """Events stand to be shown, one after the other."""
    PAUSED = auto()
    """`Pace.STEP` waits for `proceed`."""
    THINKING = auto()
    """A bot's answer, or a forced one, is shown when its time has come."""
    OVERDUE = auto()
    """The time has come; the bot has not answered yet."""
    KEEPING = auto()
    """A human is asked as soon as the disk has what happened before."""
    PROMPTING = auto()
    """A human is asked."""
    OVER = auto()
    CLOSED = auto()


class Controller(QObject):
    """The only owner of a game while it runs.

    One answer causes one `play`; everything else follows by signals and one timer. All slots
    belong to the thread the controller lives in, the window's. `close` must be called in the end.
    """

    prompted = Signal(Prompt)
    """A human is asked; answer with `answer`. One prompt is open at a time."""
    withdrawn = Signal(int)
    """The prompt of that id is no longer open: it was answered, or the table is closed."""
    happened = Signal(Event)
    """One event as the audience may see it; the pace gives it its time before the next."""
    settled = Signal(View)
    """The table after all events of a move, as the audience sees it."""
    waiting_for = Signal(int)
    """The seat that is asked now; `NOBODY` when the game is over."""
    paused = Signal(bool)
    """Whether the table waits for `proceed` (`Pace.STEP`)."""
    letting_pass = Signal(int, bool)
    """A human's seat, and whether it lets everything pass from now on; see `let_pass`."""
    held = Signal(bool)
    """Whether somebody holds the table (`hold`)."""
    over = Signal(int)
    """The game has ended; the seat that has won."""
    trouble = Signal(str)
    """Something failed, and how the game went on, as a sentence for a person."""

    def __init__(
        self,
        setup: TableSetup,
        pace: Pace,
        make_bot: BotFactory,
        keeper: Keeper | None = None,
        *,
        answer_forced: bool = True,
        asked_about: AskedAbout = AskedAbout.EVERY,
        patience: int = PATIENCE,
        parent: QObject | None = None,
    ) -> None:
        """A table that waits for `begin`.

        Args:
            setup: the game.
            pace: how fast it is shown.
            make_bot: makes a bot of its word and seed; called in the bots' thread.
            keeper: keeps the record while the game runs (`store.journal.Journal`); None: nobody.
            answer_forced: whether a decision with one legal answer is taken without asking.
            asked_about: which claims people are asked about.
            patience: milliseconds after which a bot that does not answer is given up.
            parent: owns the controller.
        """
        super().__init__(parent)
        self._setup = setup
        self._game, self._record = setup.start()
        self._events: deque[Event] = deque(self._game.history or ())
        self._answer_forced = answer_forced
        self._asked_about = asked_about
        self._letting: frozenset[int] = frozenset()
        self._patience = patience
        self._state = _State.NEW
        self._prompt: Prompt | None = None
        self._prompts = 0
        self._answer: Move | None = None
        self._to_look_at = False
        self._is_held = False
        self._substitute = RandomBot(seat_seed(setup.seed, NOBODY))
        self._clock = Clock(pace, self)
        self._clock.passed.connect(self._go_on)
        self._humans = Humans(self)
        self._humans.prompted.connect(self.prompted)
        self._humans.withdrawn.connect(self.withdrawn)
        self._bots = Bots(make_bot, setup.chairs, self)
        for answerer in (self._humans, self._bots):
            answerer.answered.connect(self._answered)
            answerer.failed.connect(self._failed)
        self._writer = None if keeper is None else Writer(keeper, self)
        self._written = 0
        if self._writer is not None:
            self._writer.written.connect(self._kept)
            self._writer.failed.connect(self._not_kept)

    # What others may know.

    @property
    def setup(self) -> TableSetup:
        """What the game was made of."""
        return self._setup

    @property
    def teams(self) -> tuple[int, ...] | None:
        """The team of each seat at the start, in a team game."""
        return self._record.setup.teams

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats of people."""
        return self._setup.humans

    @property
    def audience(self) -> int | None:
        """Whose eyes the screen has: the only human's seat; None with several or none."""
        humans = self.humans
        return humans[0] if len(humans) == 1 else None

    @property
    def pace(self) -> Pace:
        """The pace in force."""
        return self._clock.pace

    @property
    def is_held(self) -> bool:
        """Whether somebody holds the table."""
        return self._is_held

    @property
    def letting(self) -> frozenset[int]:
        """The seats of people that let everything pass just now."""
        return self._letting

    def view(self, seat: int | None) -> View:
        """What a seat may know; None: what somebody knows who sees no hidden card.

        Raises:
            HiddenError: the seat is a bot's, and the game with people at the table still runs.
        """
        if seat is None or seat in self.humans or self._open_to_all:
            return self._game.view(seat)
        raise HiddenError(f"{self._setup.names[seat]}'s cards are hidden until the game is over")

    def record_text(self, *, whole: bool = False) -> str:
        """The record, once no card in it is secret: the game is over, or only bots play.

        Args:
            whole: with what goes without saying, as the journal has it.

        Raises:
            HiddenError: the game with people at the table still runs; its journal has it.
        """
        if not self._open_to_all:
            raise HiddenError("the record holds hidden cards until the game is over")
        return self._record.text(whole=whole)

    @property
    def _open_to_all(self) -> bool:
        return self._game.over or not self.humans

    # What others may do.

    @Slot()
    def begin(self) -> None:
        """Begins the game, once."""
        if self._state is _State.NEW:
            if self._writer is not None:
                self._writer.write(self._record.text(whole=True))
            self._show_next()

    def answer(self, prompt_id: int, move: Move) -> None:
        """A human's answer; dropped when that prompt is not open or the move is not legal."""
        self._humans.answer(prompt_id, move)

    def set_pace(self, pace: Pace) -> None:
        """Changes the pace at once, also of what is being shown."""
        self._clock.set_pace(pace)
        if self._state is _State.PAUSED and pace is not Pace.STEP:
            self._resume()

    def set_answer_forced(self, on: bool) -> None:
        """Whether a decision with one legal answer is taken unasked; from the next one on."""
        self._answer_forced = on

    def set_asked_about(self, asked_about: AskedAbout) -> None:
        """Changes which claims people are asked about; a prompt that is open stays."""
        self._asked_about = asked_about

    def let_pass(self, seat: int, on: bool) -> None:
        """Lets everything pass for a person from now on, or not any longer.

        A question that is open to that seat passes at once, unless it aims at the seat. It ends by
        itself with the first decision that does not pass so (the seat's next turn, its own cards,
        whatever aims at it), and when an action names the seat. Nothing for a bot's seat or an
        exiled one.
        """
        if seat not in self.humans or not self._game.living >> seat & 1 or self._ended:
            return
        self._set_letting(seat, on)
        prompt = self._prompt
        if prompt is None or prompt.seat != seat or self._ended:
            return
        asks = self._state in {_State.KEEPING, _State.PROMPTING}
        if asks and self._passes(prompt):
            self._answer = ALLOW
            self._play_answer()
        elif not asks and self._is_for_human(prompt):
            self._clock.stop()  # it was about to pass
            self._ask(prompt)

    def _set_letting(self, seat: int, on: bool) -> None:
        if (seat in self._letting) is not on:
            self._letting ^= {seat}
            self.letting_pass.emit(seat, on)

    @property
    def _ended(self) -> bool:
        return self._state in {_State.OVER, _State.CLOSED}

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
        """Goes on where the table is held or `Pace.STEP` waits; else cuts the wait short."""
        if self._is_held:
            self.hold(False)
        elif self._state is _State.PAUSED:
            self._resume()
        elif self._state in {_State.SHOWING, _State.THINKING}:
            self._clock.skip()

    @Slot()
    def close(self) -> None:
        """Ends the game where it stands: nothing happens and nothing is said after that.

        All that was played is on disk then, unless the disk takes longer than a moment. A bot
        that thinks is not waited for.
        """
        if self._state is _State.CLOSED:
            return
        self._state = _State.CLOSED
        prompt, self._prompt = self._prompt, None
        self._clock.stop()
        self._bots.close()
        if self._writer is not None:
            self._writer.close()
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
        elif self._state is _State.OVERDUE and self._prompt is not None:
            self._bots.leave_behind()
            self._play_substitute(self._prompt, self.tr("no answer came"))

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
        prompt = self._next_prompt()
        if self.pace is Pace.STEP and self._to_look_at and not self._is_for_human(prompt):
            # A prompt to a human is a stop of its own.
            self._state = _State.PAUSED
            self.paused.emit(True)
        else:
            self._ask(prompt)

    def _resume(self) -> None:
        self._state = _State.SHOWING
        self.paused.emit(False)
        if self._state is _State.SHOWING:
            self._ask(self._next_prompt())

    # Asking.

    def _next_prompt(self) -> Prompt:
        seat = self._game.asked
        return Prompt(self._prompts + 1, seat, self._game.view(seat), self._game.legal())

    def _is_forced(self, prompt: Prompt) -> bool:
        """Whether the decision is taken without asking.

        Where several people look at the screen, that a card was given up unasked would tell that
        the other card is the same: then it goes only where everybody sees that there is no choice.
        """
        if not self._answer_forced or len(prompt.legal) > 1:
            return False
        secret = prompt.view.phase in _OWN_CARDS and len(prompt.view.hand) > 1
        return not (secret and prompt.seat in self.humans and len(self.humans) > 1)

    def _passes(self, prompt: Prompt) -> bool:
        """Whether a person's question is let pass unasked.

        Where several people look at the screen, that a seat is asked must not tell what it holds.
        """
        about = self._asked_about
        if about is AskedAbout.REFUTABLE and len(self.humans) > 1:
            about = AskedAbout.TOUCHING
        letting = prompt.seat in self._letting
        return prompt.seat in self.humans and passes(prompt, about, letting=letting)

    def _unasked(self, prompt: Prompt) -> Move | None:
        """The answer that goes without asking, or None where the seat is asked."""
        if self._is_forced(prompt):
            return prompt.legal[0]
        return ALLOW if self._passes(prompt) else None

    def _is_for_human(self, prompt: Prompt) -> bool:
        return prompt.seat in self.humans and self._unasked(prompt) is None

    def _ask(self, prompt: Prompt) -> None:
        self._prompts = prompt.id
        self._prompt = prompt
        self._answer = self._unasked(prompt)
        self._to_look_at = False
        if self._answer is None and prompt.seat in self.humans:
            self._state = _State.KEEPING
        else:
            self._state = _State.THINKING
            self._clock.wait(partial(thinking_time, phase=prompt.view.phase))
        self.waiting_for.emit(prompt.seat)
        if self._answer is not ALLOW and not self._ended:
            self._set_letting(prompt.seat, on=False)
        if self._state is _State.KEEPING:
            self._prompt_when_kept()
        elif self._state is _State.THINKING and self._answer is None:
            self._bots.ask(prompt)

    def _prompt_when_kept(self) -> None:
        prompt = self._prompt
        if self._state is not _State.KEEPING or prompt is None or self._answer is not None:
            return
        if self._writer is None or self._written >= self._writer.handed:
            self._state = _State.PROMPTING
            self._humans.ask(prompt)

    # Answers.

    @Slot(int, object)
    def _answered(self, prompt_id: int, move: object) -> None:
        prompt = self._prompt
        if prompt is None or prompt.id != prompt_id or self._answer is not None:
            return
        chosen = next((legal for legal in prompt.legal if legal is move), None)
        if chosen is not None:
            self._answer = chosen
            self._play_answer()
        elif self._state is not _State.PROMPTING:
            self._play_substitute(prompt, self.tr("its answer was not a legal move"))

    @Slot(int, str)
    def _failed(self, prompt_id: int, reason: str) -> None:
        prompt = self._prompt
        if prompt is not None and prompt.id == prompt_id and self._answer is None:
            self._play_substitute(prompt, reason)

    def _play_substitute(self, prompt: Prompt, reason: str) -> None:
        self._answer = self._substitute.choose(prompt.view, prompt.legal)
        seat = self._setup.seats[prompt.seat]
        self.trouble.emit(
            self.tr(
                "The bot “{bot}” could not decide for {name} ({reason}). A random legal move was "
                "played instead, and the game goes on."
            ).format(bot=seat.kind, name=seat.name, reason=reason)
        )
        self._play_answer()

    def _play_answer(self) -> None:
        """Plays the answer when it is there and its time has come."""
        prompt, move = self._prompt, self._answer
        if prompt is None or move is None or self._state is _State.THINKING:
            return
        if self._is_held:
            if self._state is not _State.PROMPTING:
                return  # until it goes on
            self.hold(False)
        self._clock.stop()
        self._prompt = self._answer = None
        self._state = _State.SHOWING
        events = self._game.play(move)
        self._keep(prompt, move, events)
        self._events.extend(events)
        self._to_look_at = any(shows_something(event) for event in events)
        self._humans.withdraw(prompt.id)
        if move.kind is Kind.ACTION and move.target != NOBODY and not self._ended:
            self._set_letting(move.target, on=False)
        if self._state is _State.SHOWING:
            self._show_next()

    # Keeping.

    def _keep(self, prompt: Prompt, move: Move, events: Sequence[Event]) -> None:
        entry = self._record.add(prompt.seat, move, prompt.legal, events)
        if self._writer is not None:
            self._writer.write(entry)

    @Slot(int)
    def _kept(self, entries: int) -> None:
        self._written = entries
        self._prompt_when_kept()

    @Slot(str)
    def _not_kept(self, reason: str) -> None:
        if self._writer is not None:
            self._writer.close()
            self._writer = None
        self.trouble.emit(
            self.tr(
                "This game is no longer being kept on disk: {reason}. It goes on, but after a "
                "crash it could not be resumed from here. Make room or choose another folder "
                "before the next game."
            ).format(reason=reason)
        )
        self._prompt_when_kept()
