"""A lesson's script played on the engine: where the learner is asked, and what comes next."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Self

from coup_desktop.bots.lessons.lesson import BEGINS, Lesson
from coup_desktop.engine.events import Event
from coup_desktop.engine.game import Game
from coup_desktop.engine.moves import Move
from coup_desktop.engine.record import Decision, Draw, Entry, Record, Setup
from coup_desktop.engine.record_reader import read
from coup_desktop.engine.rng import SplitMix64

LEARNER: Final = 0
"""The learner's seat."""


class LessonError(ValueError):
    """A script that the rules or its seed do not bear out; the message says where."""


@dataclass(frozen=True, slots=True)
class Line:
    """The way that a lesson takes when everybody does what the script says."""

    setup: Setup
    seed: int
    decisions: tuple[tuple[int, Move], ...]
    """Who decides what, one after the other."""
    stops: tuple[int, ...]
    """How many decisions were taken before each beat; the last one is the lesson's end."""
    history: tuple[Event, ...]
    """What happens, with every hidden card."""
    lengths: tuple[int, ...]
    """How much of the history has happened before each decision, and at the end."""

    @classmethod
    def of(cls, lesson: Lesson) -> Self:
        """Plays a lesson's script.

        Raises:
            RecordError: a line of it is not legal.
            LessonError: its draws are not those of its seed.
        """
        before = lesson.script.partition(f"{BEGINS}\n")[0]
        begins = len(_decisions(read(before, lesson.word).record.entries))
        record = read(lesson.script.replace(f"{BEGINS}\n", ""), lesson.word).record
        decisions = _decisions(record.entries)
        game = start(record.setup, lesson.seed)
        lengths, stops = [len(game.history or ())], []
        for number, (seat, move) in enumerate(decisions):
            if move not in game.legal():
                raise LessonError(f"{lesson.word}: the seed {lesson.seed} gives other draws")
            if number >= begins and seat == LEARNER and len(game.legal()) > 1:
                stops.append(number)
            game.play(move)
            lengths.append(len(game.history or ()))
        history = tuple(game.history or ())
        if _draws(history) != [each.cards for each in record.entries if isinstance(each, Draw)]:
            raise LessonError(f"{lesson.word}: the seed {lesson.seed} gives other draws")
        if not game.over and game.asked != LEARNER:
            raise LessonError(f"{lesson.word}: the script ends where another seat is asked")
        return cls(
            setup=record.setup,
            seed=lesson.seed,
            decisions=decisions,
            stops=(*stops, len(decisions)),
            history=history,
            lengths=tuple(lengths),
        )

    def place(self, seat: int, history: Sequence[Event]) -> int | None:
        """How many decisions of the line were taken; None: the game has left it.

        Args:
            seat: whose eyes the history was seen by.
            history: what has happened, up to a decision.
        """
        if len(history) not in self.lengths:
            return None
        known = (event.seen_by(seat) for event in self.history[: len(history)])
        if any(event != other for event, other in zip(history, known, strict=True)):
            return None
        return self.lengths.index(len(history))

    def beat(self, history: Sequence[Event]) -> int | None:
        """Which beat the learner has come to; None: the game has left the line."""
        place = self.place(LEARNER, history)
        return self.stops.index(place) if place in self.stops else None

    def expected(self, seat: int, history: Sequence[Event]) -> Move | None:
        """What a seat that is asked does by the script; None: the game has left it, or it ends."""
        place = self.place(seat, history)
        if place is None or place == len(self.decisions):
            return None
        decides, move = self.decisions[place]
        return move if decides == seat else None

    def play(self, setup: Setup, beat: int) -> tuple[Game, Record]:
        """The game as it stands at a beat, with a stream of chance, and its record.

        Args:
            setup: who sits there and the record's tags, by the rules of the line.
            beat: its number.
        """
        game = start(self.setup, self.seed)
        record = Record.of(setup, game)
        for seat, move in self.decisions[: self.stops[beat]]:
            legal = game.legal()
            record.add(seat, move, legal, game.play(move))
        return game, record


def start(setup: Setup, seed: int) -> Game:
    """A lesson's game, dealt as its record says; the draws come from the seed."""
    return Game.start(setup.ruleset, setup.starter, SplitMix64(seed), setup.teams, setup.deal)


def _decisions(entries: Sequence[Entry]) -> tuple[tuple[int, Move], ...]:
    return tuple((each.seat, each.move) for each in entries if isinstance(each, Decision))


def _draws(history: Sequence[Event]) -> list[tuple[int, ...]]:
    from coup_desktop.engine.events import Drew

    return [event.cards for event in history if isinstance(event, Drew)]
