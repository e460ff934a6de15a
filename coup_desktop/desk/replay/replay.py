"""One recorded game on the screen: leads through it, at a pace or step by step."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal, Slot

from coup_desktop.desk.announcer import Announcer
from coup_desktop.desk.replay.bar import Place, Takeover
from coup_desktop.desk.replay.eyes import EVERYBODYS, NOBODYS, Eyes, may_see_all
from coup_desktop.desk.replay.script import Script
from coup_desktop.desk.sound_cues import sound_of
from coup_desktop.desk.table_talk import LineTeller
from coup_desktop.engine.events import TurnBegan
from coup_desktop.engine.moves import NOBODY
from coup_desktop.table.clock import Clock
from coup_desktop.table.pace import Pace, event_time, shows_something, thinking_time

if TYPE_CHECKING:
    from coup_desktop.desk.log_panel import LogPanel
    from coup_desktop.desk.replay.bar import ReplayBar
    from coup_desktop.desk.replay.film import Film, Moment, Turn
    from coup_desktop.desk.replay.reel import Reel
    from coup_desktop.desk.sound import Sound
    from coup_desktop.desk.table_view import TableView


class Replay(QObject):
    """Lives as long as one recorded game is on the screen; `close` ends it.

    A point of the game is told by how many events came before it. The table shows what the eyes
    may see that are chosen, and nothing else: events, states and lines are those of a `Reel`.
    """

    eyes_wanted = Signal(object)
    """Other `Eyes` are wanted: `see_through` brings them."""
    taken_over = Signal(int, object)
    """A person wants to go on with this seat, at this `Moment`."""

    def __init__(
        self,
        film: "Film",
        table: "TableView",
        log: "LogPanel",
        bar: "ReplayBar",
        pace: Pace,
        play_sound: Callable[["Sound"], None],
        parent: QObject | None = None,
    ) -> None:
        """A replay that shows nothing until it is given eyes.

        Args:
            film: the game.
            table: to be laid for it, see `lay`.
            log: gets its chronicle.
            bar: leads through it.
            pace: how fast it plays; see `set_pace`.
            play_sound: has a sound heard.
            parent: owns the replay.
        """
        super().__init__(parent)
        self.film: Final = film
        self._table = table
        self._bar = bar
        self._play_sound = play_sound
        self.portraits: tuple[str, ...] = ()
        """A picture's name for each seat."""
        self._reel: Reel | None = None
        self._at = film.first
        self._until: int | None = None
        """Where it stops to play; None while it does not play."""
        self._steps = False
        """Whether it plays a single step."""
        self._thinks = False
        """Whether who decides next has had time for it, or has it now."""
        self._pace = pace
        self._clock = Clock(_pace_of_playing(pace), self)
        self._clock.passed.connect(self._go_on)
        self._announcer = Announcer(table, lambda: self._clock.pace, self)
        self.talk: Final = LineTeller(film.names, table, self)
        self._script = Script(log, self)
        for signal, slot in self._pairs():
            signal.connect(slot)  # type: ignore[attr-defined]

    def _pairs(self) -> list[tuple[object, object]]:
        bar = self._bar
        return [
            (bar.stepped, self.step),
            (bar.turned, self.turn),
            (bar.start_asked, self._go_to_start),
            (bar.end_asked, self._go_to_end),
            (bar.play_pressed, self.play_or_pause),
            (bar.turn_chosen, self._go_to_turn),
            (bar.eyes_chosen, self.eyes_wanted),
            (bar.taken_over, self._take_over),
            (bar.language_changed, self._tell_anew),
            (self._script.chosen, self._go_to_row),
        ]

    def lay(self, portraits: tuple[str, ...], reel: "Reel") -> None:
        """Lays the table where the first decision is due.

        Args:
            portraits: a picture's name for each seat.
            reel: the game as the first eyes see it.
        """
        self.portraits = portraits
        names = self.film.names
        self._bar.set_table(names, self._turn_numbers(), story=self.film.over)
        self.see_through(reel)

    def close(self) -> None:
        """Takes the game off the screen, at once, and lets go of the widgets. Once."""
        self._clock.stop()
        for signal, slot in self._pairs():
            signal.disconnect(slot)  # type: ignore[attr-defined]
        self._script.close()
        self._table.hush()

    # Where it stands.

    @property
    def at(self) -> int:
        """How many events came before what is shown."""
        return self._at

    @property
    def eyes(self) -> Eyes:
        """Through whose eyes it is watched."""
        return NOBODYS if self._reel is None else self._reel.eyes

    @property
    def playing(self) -> bool:
        """Whether it plays, if only a step."""
        return self._until is not None

    def see_through(self, reel: "Reel") -> None:
        """Watches on through other eyes, at the same point."""
        self.pause()
        before, self._reel = self._reel, reel
        if before is None or before.eyes.seat != reel.eyes.seat:
            self._lay_seats(reel.eyes.seat)
        self._bar.set_eyes(self._eye_choices(), reel.eyes)
        self._script.write(reel.lines, reel.row(self._at))
        self._show()

    def _lay_seats(self, viewpoint: int | None) -> None:
        """Lays the table with that seat at the bottom, or else the only person's."""
        setup, people = self.film.record.setup, self.film.people
        self._table.set_table(
            setup.ruleset,
            self.film.names,
            setup.kinds,
            self.portraits,
            viewpoint,
            first=people[0] if len(people) == 1 else 0,
            recorded=True,
        )

    def _eye_choices(self) -> list[tuple[Eyes, str, bool]]:
        everybody = self.tr("Everybody’s")
        allowed = may_see_all(self.film)
        if not allowed:
            everybody = self.tr("Everybody’s (once the game is over)")
        names = self.film.names
        return [
            (EVERYBODYS, everybody, allowed),
            (NOBODYS, self.tr("Nobody’s"), True),
            *((Eyes(seat), name, True) for seat, name in enumerate(names)),
        ]

    # Leading through it.

    @Slot(int)
    def step(self, ahead: int) -> None:
        """Plays the next step, or goes back to the one before where it is negative.

        A step that plays already is at its end at once.
        """
        reel = self._reel
        if reel is None:
            return
        at = self._at if self._until is None or not self._steps else self._until
        self.pause()
        if ahead < 0:
            self._go_to(reel.stop_before(self._at))
        elif self._pace is Pace.INSTANT:
            self._go_to(reel.stop_after(at))
        elif at < self.film.last:
            if at != self._at:
                self._at = at
                self._show()
            self._steps = True
            self._play(reel.stop_after(at))

    @Slot(int)
    def turn(self, ahead: int) -> None:
        """Goes to the next turn, or to the beginning of this one or the one before."""
        counts = [self.film.first, *(turn.count for turn in self.film.turns), self.film.last]
        if ahead > 0:
            self._go_to(next((count for count in counts if count > self._at), self.film.last))
        else:
            before = [count for count in counts if count < self._at]
            self._go_to(before[-1] if before else self.film.first)

    @Slot()
    def play_or_pause(self) -> None:
        """Plays from here on, from the beginning where it has come to the end; or stops."""
        if self.playing and not self._steps:
            self.pause()
            self._show_asked()
            self._announcer.ask(self.tr("Paused."))
            return
        self.pause()
        if self._at >= self.film.last:
            self._go_to(self.film.first)
        self._steps = self._clock.pace is Pace.STEP
        reel = self._reel
        if reel is not None:
            self._play(reel.stop_after(self._at) if self._steps else self.film.last)

    def go_to(self, count: int) -> None:
        """Stops, and shows the game as it stood after so many events."""
        self._go_to(max(self.film.first, min(count, self.film.last)))

    def set_pace(self, pace: Pace) -> None:
        """Plays at another pace, at once.

        At `Pace.INSTANT` a step is there at once, but what is played goes as at `Pace.FAST`: else
        nobody would see anything but the end.
        """
        self._pace = pace
        self._clock.set_pace(_pace_of_playing(pace))

    def pause(self) -> None:
        """Stops where it is."""
        self._clock.stop()
        self._until = None
        self._steps = self._thinks = False
        self._bar.set_playing(False)

    @Slot()
    def _go_to_start(self) -> None:
        self._go_to(self.film.first)

    @Slot()
    def _go_to_end(self) -> None:
        self._go_to(self.film.last)

    @Slot(int)
    def _go_to_turn(self, number: int) -> None:
        found = [turn.count for turn in self.film.turns if turn.number == number]
        self._go_to(found[0] if found else self.film.first)

    @Slot(int)
    def _go_to_row(self, row: int) -> None:
        if self._reel is not None:
            self._go_to(max(self.film.first, self._reel.count(row)), row)

    def _go_to(self, count: int, row: int | None = None) -> None:
        """Stops, and shows the game as it stood after so many events, with a line of it marked."""
        self.pause()
        self._at = count
        self._show(row)
        self._announcer.ask(self._spoken())

    # Playing.

    def _play(self, until: int) -> None:
        self._until = until
        self._thinks = True  # long enough, while the game stood here
        self._bar.set_playing(not self._steps)
        self._clock.wait(lambda _: 0)

    @Slot()
    def _go_on(self) -> None:
        """The wait has passed: the next thing happens, or somebody thinks about it."""
        until = self._until
        if until is None or self._reel is None:
            return
        moment = self.film.moment_at(self._at)
        if self._at >= until:
            self.pause()
            self._announcer.stop()
            self._show_asked()
        elif moment is not None and not self._thinks and not self._steps:
            self._thinks = True
            self._show_asked()
            self._clock.wait(partial(thinking_time, phase=moment.phase))
        else:
            self._happen(self._reel)

    def _happen(self, reel: "Reel") -> None:
        """The next event is shown; it stands for its time."""
        event = reel.events[self._at]
        self._at += 1
        self._thinks = False
        if shows_something(event):
            self._table.set_waiting(NOBODY)
        self._table.apply(event, event_time(self._clock.pace, event))
        sound = sound_of(event, reel.eyes.seat)
        if sound is not None:
            self._play_sound(sound)
        told = [line.text for line in reel.told_by(self._at)]
        said = self.film.lines.get(self._at)
        if said is not None:
            told.append(self.talk.tell(said))
        self._announcer.hear(filter(None, told), turn_begins=isinstance(event, TurnBegan))
        self._tell_place()
        self._clock.wait(partial(event_time, event=event))

    # Showing.

    def _show(self, row: int | None = None) -> None:
        """The table, the marked line and the bar, as the game stands."""
        reel = self._reel
        if reel is not None:
            self._table.show_state(reel.state(self._at), reel.said(self._at))
            for said in self.film.still_said(self._at):
                self.talk.tell(said)
            self._tell_place(row)

    def _show_asked(self) -> None:
        moment = self.film.moment_at(self._at)
        if moment is None:
            self._table.set_waiting(NOBODY)
        else:
            self._table.set_waiting(moment.asked, moment.pending)

    def _tell_place(self, row: int | None = None) -> None:
        reel, film, at = self._reel, self.film, self._at
        if reel is None:
            return
        row = reel.row(at) if row is None else row
        self._script.mark(row)
        turn = film.turn_at(at)
        place = Place(
            told=self._told(row),
            turn=self._turn_words(turn),
            number=0 if turn is None else turn.number,
            at_start=at <= film.first,
            at_end=at >= film.last,
        )
        self._bar.show_place(place)
        self._bar.set_takeover(self._takeover())

    @Slot()
    def _tell_anew(self) -> None:
        """In another language."""
        self._bar.set_eyes(self._eye_choices(), self.eyes)
        self._tell_place()

    def _told(self, row: int) -> str:
        reel = self._reel
        told = reel.lines[row].text if reel is not None and row >= 0 else ""
        if self._at >= self.film.last and not self.film.over:
            told = f"{told} {self.tr('The record ends here.')}".strip()
        return told or self.tr("Nothing has happened yet.")

    def _turn_words(self, turn: "Turn | None") -> str:
        if turn is None:
            return self.tr("Before the first turn")
        name = self.film.names[turn.seat]
        return self._bar.turn_words(turn.number, len(self.film.turns), name)

    def _turn_numbers(self) -> tuple[int, int]:
        turns = self.film.turns
        if not turns:
            return 0, 0
        return int(turns[0].count <= self.film.first), len(turns)

    def _spoken(self) -> str:
        """Where it stands, for a screen reader: the turn only where the line does not name it."""
        reel = self._reel
        row = -1 if reel is None else reel.row(self._at)
        told = self._told(row)
        if reel is not None and row >= 0 and reel.lines[row].heading:
            return told
        return f"{self._turn_words(self.film.turn_at(self._at))}. {told}"

    # Taking over.

    def _takeover(self) -> Takeover:
        moment = self.film.next_moment(self._at)
        if moment.asked == NOBODY:
            return Takeover({}, refused=self.tr("The game is over here: go back a step."))
        names = self.film.names
        seats = {seat: names[seat] for seat in moment.living or range(len(names))}
        return Takeover(seats, self.eyes.seat if self.eyes.seat in seats else None)

    @Slot(int)
    def _take_over(self, seat: int) -> None:
        self.pause()
        moment: Moment = self.film.decision_of(seat, self._at)
        self.taken_over.emit(seat, moment)


def _pace_of_playing(pace: Pace) -> Pace:
    return Pace.FAST if pace is Pace.INSTANT else pace
