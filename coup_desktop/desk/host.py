"""Plays one game after the other at the window's table: lays it, begins, goes on, clears it."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from coup_desktop.desk.foot import Foot
from coup_desktop.desk.match_words import game_line, standing_line
from coup_desktop.desk.new_game_choice import DEFAULT_BOT, NewGameChoice, default_choice
from coup_desktop.desk.preferences import Preferences, member
from coup_desktop.desk.seating import make_bot, seat_players, standing_of, summary, thinks_apart
from coup_desktop.desk.session import Session
from coup_desktop.desk.sound import SoundBox
from coup_desktop.desk.sound_cues import Cues
from coup_desktop.engine.record import Record
from coup_desktop.engine.translating import sentence
from coup_desktop.store.journal import Journal
from coup_desktop.store.shelf import Claim, Shelf
from coup_desktop.table.bot_process import BotFactory, BotMaker
from coup_desktop.table.controller import Controller
from coup_desktop.table.manners import Manners
from coup_desktop.table.match import Match
from coup_desktop.table.pace import Pace
from coup_desktop.table.passing import AskedAbout
from coup_desktop.table.setup import TableSetup
from coup_desktop.table.standing import Standing

if TYPE_CHECKING:
    from coup_desktop.desk.curtain import Curtain
    from coup_desktop.desk.forms.ui_main_window import Ui_MainWindow
    from coup_desktop.desk.peek import Peek


class Host(QObject):
    """Owns the game on the screen, and what was chosen for the next one."""

    clearing = Signal()
    """The table is cleared, for another game or for a recorded one."""
    laid = Signal()
    """Another game is on the table; it has not begun, or not gone on."""
    begun = Signal()
    """The game on the table runs."""
    ended = Signal(int)
    """It is over; the seat that has won. Not of a lesson's game."""
    lesson_ended = Signal(int)
    """A lesson's game is over; the seat that has won."""
    returned = Signal()
    """A game that is over is on the table again, after a recorded one; see `set_aside`."""
    left = Signal(object)
    """A game that is not over was left for good: the path that its record is moved to."""
    troubled = Signal(object)
    """Something failed, as a sentence for a person."""

    def __init__(
        self,
        ui: "Ui_MainWindow",
        foot: Foot,
        curtain: "Curtain",
        peek: "Peek",
        preferences: Preferences,
        shelf: Shelf,
        sounds: SoundBox,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._ui = ui
        self._foot = foot
        self._curtain = curtain
        self._peek = peek
        self._preferences = preferences
        self._shelf = shelf
        self._sounds = sounds
        self._choice = NewGameChoice.parse(preferences.settings.table) or default_choice()
        self._next: NewGameChoice | None = None
        self._opens = ""
        self._match = Match()
        self._session: Session | None = None
        self._journal: Journal | None = None
        self._aside: tuple[Session, Journal | None] | None = None
        """A game that is over, while a recorded one is on the table."""
        self._running = False
        self._can_go_on = False
        self._lesson: tuple[str, ...] | None = None
        follow = preferences.bind
        follow("pace", self._set_pace)
        follow("asked_about", self._set_asked_about)
        follow("answer_forced", self._set_answer_forced)
        follow("countdown", self._set_countdown)
        follow("talk", self._set_talk)

    @property
    def choice(self) -> NewGameChoice:
        """What is, or was last, played."""
        return self._choice

    @property
    def upcoming(self) -> NewGameChoice:
        """What the next game of the match is played by: the same, perhaps in other seats."""
        return self._next or self._choice

    @property
    def match(self) -> Match:
        """The games in a row at this table."""
        return self._match

    @property
    def session(self) -> Session | None:
        """The game on the screen."""
        return self._session

    @property
    def running(self) -> bool:
        """Whether a game has begun and is not over."""
        return self._running

    @property
    def in_lesson(self) -> bool:
        """Whether a lesson's game is on the table: it is not kept, and it counts nowhere."""
        return self._lesson is not None

    @property
    def portraits(self) -> tuple[str, ...]:
        """A picture's name for each seat of the game on the table."""
        return self._choice.portraits if self._lesson is None else self._lesson

    @property
    def has_unfinished(self) -> bool:
        """Whether a game is under way, also one that is only to be gone on with; no lesson is."""
        return (self._running or self._can_go_on) and not self.in_lesson

    @property
    def has_game(self) -> bool:
        """Whether leaving the table would leave somebody's game, running or to be gone on with.

        Not so where only bots are left to play; who has stood up could still come back.
        """
        if self._session is None:
            return False
        letting = self._session.letting
        left = letting.watching and not letting.standing
        return self.has_unfinished and not left

    @property
    def would_lose_something(self) -> bool:
        """Whether the disk lacks a part of the game on the table or set aside, over or not."""
        session = self._session or self._set_aside
        return session is not None and session.controller.keeping.is_failing

    @property
    def savable(self) -> Session | None:
        """The game whose record can be saved: it runs, or is over, also one that is set aside."""
        session = self._session or self._set_aside
        over = session is not None and session.winner is not None
        return session if (self._running or over) and not self.in_lesson else None

    @property
    def _set_aside(self) -> Session | None:
        return None if self._aside is None else self._aside[0]

    def plays(self, path: Path) -> bool:
        """Whether that file is the journal of the game on the table."""
        return self._journal is not None and self._journal.path == path.absolute()

    # Games.

    def lay(self, choice: NewGameChoice | None = None, starter: int | None = None) -> None:
        """Lays the table for a game; it begins when somebody says so.

        Args:
            choice: what is to be played; None: what was played last.
            starter: the seat that begins; None: as it was chosen.
        """
        if choice is not None:
            self._choice = choice
        self._next = None
        choice = self._choice if starter is None else replace(self._choice, starter=starter)
        setup = seat_players(choice)
        self._match.join(setup)
        setup = replace(setup, tags=(*setup.tags, *self._match.tag(setup)))
        self._lay(setup, None, self._shelf.new())
        self._foot.before_game(partial(self._table_line, setup))

    def take_up(self, claim: Claim, since: datetime | None = None) -> None:
        """Lays the table as an unfinished game left it; it goes on when somebody says so.

        Args:
            claim: the game.
            since: when it was played last; None: it is not known.
        """
        self.go_on_with(claim.reading.record, claim.journal, since)

    def go_on_with(
        self, record: Record, journal: Journal | None = None, since: datetime | None = None
    ) -> None:
        """Lays the table as a record leaves it; as `lay_standing`, and names what was replaced."""
        standing, replaced = standing_of(record)
        self.lay_standing(standing, journal, since)
        if replaced:
            self.troubled.emit(
                sentence(
                    "Host",
                    "{names} played by a bot that this version does not have; {bot} sits in.",
                    names=", ".join(replaced),
                    bot=DEFAULT_BOT,
                )
            )

    def lay_standing(
        self, standing: Standing, journal: Journal | None = None, since: datetime | None = None
    ) -> None:
        """Lays the table as a game stands; it goes on when somebody says so.

        Args:
            standing: the game.
            journal: where it is kept; None: in a new one.
            since: when it was played last; None: it is not known.
        """
        setup = standing.setup
        self._choice = NewGameChoice.of_table(setup, self._choice)
        self._next, self._opens = None, ""
        self._match.take_up(setup)
        self._lay(setup, standing, self._shelf.new() if journal is None else journal)
        self._can_go_on = True
        self._foot.before_going_on(partial(self._table_line, setup), since)

    def _table_line(self, setup: TableSetup) -> str:
        """What is played and by whom, and how the match stands."""
        return f"{game_line(self._match, setup)} {summary(setup)}".strip()

    def lay_lesson(self, standing: Standing, bots: BotFactory | None) -> None:
        """Lays the table for a lesson; it begins when somebody says so.

        What was chosen for the next game, and the match, stay as they are.

        Args:
            standing: the game as it stands.
            bots: makes those who play a part, as `Controller` wants it; None: the usual ones.
        """
        self.clear()
        self._lesson = NewGameChoice.of_table(standing.setup, self._choice).portraits
        manners = Manners(asked_about=AskedAbout.EVERY, together=True, stand_in=DEFAULT_BOT)
        bots = BotMaker(make_bot, thinks_apart) if bots is None else bots
        self._show(
            Controller(standing.setup, self._pace, bots, standing=standing, manners=manners), None
        )

    def _lay(self, setup: TableSetup, standing: Standing | None, journal: Journal) -> None:
        self.clear()
        bots = BotMaker(make_bot, thinks_apart)
        controller = Controller(
            setup, self._pace, bots, journal, standing=standing, manners=self._manners()
        )
        self._show(controller, journal)

    def _show(self, controller: Controller, journal: Journal | None) -> None:
        """Puts a game on the table, which was cleared for it."""
        ui = self._ui
        session = Session(controller, ui.table, ui.prompts, ui.log, self._curtain, self._peek, self)
        controller.setParent(session)
        Cues(controller, self._sounds.play, session)
        session.ended.connect(self._end)
        session.troubled.connect(self.troubled)
        self._session, self._journal = session, journal
        self._running = self._can_go_on = False
        self._foot.serve(session)
        session.talk.set_on(self._preferences.settings.talk and not self.in_lesson)
        session.lay(self.portraits)
        self.laid.emit()

    def clear(self) -> None:
        """Leaves the game on the table, whoever plays it, for something else that comes there."""
        self.clearing.emit()
        self.leave()

    def leave(self) -> None:
        """Takes the game off the table. One that is not over is left for good, but kept."""
        session, journal = self._session, self._journal
        if session is not None:
            session.controller.keeping.finish()
        self._put_away()
        unfinished = session is not None and session.winner is None and session.has_moves
        if unfinished and journal is not None:
            self.left.emit(self._shelf.folder / journal.path.name)

    def set_aside(self) -> None:
        """Clears the table of a game that is over, until `bring_back` or another game comes.

        Nothing where there is no such game.
        """
        session = self._session
        if session is not None and session.winner is not None:
            session.set_aside()
            self._aside = session, self._journal
            self._session = self._journal = None

    def bring_back(self) -> bool:
        """Shows the game again that was set aside; returns whether there was one."""
        if self._aside is None:
            return False
        session, journal = self._aside
        if session.winner is None:
            return False
        self._aside, self._session, self._journal = None, session, journal
        self._foot.follow(session)
        session.come_back(self._choice.portraits)
        self._stand_at_end(session, session.winner)
        self.returned.emit()
        return True

    def close(self) -> None:
        """Takes the game off the table as it stands: it can be gone on with another day."""
        self._put_away()

    def _put_away(self) -> None:
        aside, self._aside = self._set_aside, None
        if aside is not None:
            aside.close()
            aside.deleteLater()
        session, self._session, self._journal = self._session, None, None
        self._running = self._can_go_on = False
        self._lesson = None
        if session is not None:
            session.close()
            session.deleteLater()

    @Slot()
    def begin(self) -> None:
        """Begins the game that the table is laid for, or goes on with it."""
        if self._session is not None and not self._running and self._session.winner is None:
            self._running = True
            self._can_go_on = False
            self._opens = ""
            self._foot.begin()
            self.begun.emit()
            self._session.controller.begin()

    @Slot()
    def begin_or_go_on(self) -> None:
        """What Enter does at the foot: begin, go on, or play again."""
        if self._session is None or self._foot.go_on():
            return
        if self._running:
            self._session.controller.proceed()
        elif self._session.winner is not None:
            self.rematch()
        else:
            self.begin()

    @Slot()
    def go_on(self) -> None:
        """Goes on where the table waits, or cuts the present wait short."""
        if self._session is not None and self._running and not self._foot.go_on():
            self._session.controller.proceed()

    @Slot()
    def rematch(self) -> None:
        """The next game of the match, as `upcoming`; the winner of the last one begins.

        RULES.md, section 4.
        """
        self._lay_next()
        self.begin()

    def reseat(self, order: Sequence[int]) -> bool:
        """Has the same people and bots sit otherwise in the next game; the match goes on.

        Where no game is under way the table is laid for the next one.

        Args:
            order: who sits where, clockwise, by the seats of `upcoming`.

        Returns:
            Whether the table is laid so; else a game is under way and goes on first.
        """
        self._next = self.upcoming.reseated(order)
        self._preferences.change(table=self._next.text())
        if self.has_unfinished:
            return False
        self._lay_next()
        return True

    def _lay_next(self) -> None:
        choice = self.upcoming
        names = [seat.name for seat in choice.seats]
        self.lay(choice, names.index(self._opens) if self._opens in names else None)

    def play(self, choice: NewGameChoice) -> None:
        """Lays another table and begins."""
        self._preferences.change(table=choice.text())
        self._opens = ""
        self.lay(choice)
        self.begin()

    @Slot(int)
    def _end(self, winner: int) -> None:
        session = self._session
        if session is None:
            return
        self._running = False
        setup = session.controller.setup
        if self.in_lesson:
            self._foot.after_lesson(setup.shown_names[winner])
            self.lesson_ended.emit(winner)
            return
        self._opens = setup.names[winner]
        if winner not in session.controller.resigned:  # that person has lost, whatever the bot did
            self._match.note(setup.names[winner])
        session.controller.keeping.finish()
        self._stand_at_end(session, winner)
        self.ended.emit(winner)

    def _stand_at_end(self, session: Session, winner: int) -> None:
        """Says at the foot who has won."""
        setup = session.controller.setup
        resigned = winner in session.controller.resigned

        def name() -> str:
            text = self.tr("The bot in {name}'s chair") if resigned else "{name}"
            return text.format(name=setup.shown_names[winner])

        self._foot.after_game(name, partial(standing_line, self._match, setup))

    # What was chosen.

    @property
    def _pace(self) -> Pace:
        return member(Pace, self._preferences.settings.pace, Pace.NORMAL)

    @property
    def _asked_about(self) -> AskedAbout:
        return member(AskedAbout, self._preferences.settings.asked_about, AskedAbout.EVERY)

    def _manners(self) -> Manners:
        settings = self._preferences.settings
        return Manners(
            answer_forced=settings.answer_forced,
            asked_about=self._asked_about,
            together=True,
            countdown=settings.countdown,
            stand_in=DEFAULT_BOT,
        )

    def take_chosen_pace(self) -> None:
        """Gives the game on the table the pace of the settings again."""
        if self._session is not None:
            self._session.controller.set_pace(self._pace)

    def _set_pace(self, _word: str) -> None:
        self.take_chosen_pace()

    def _set_asked_about(self, _word: str) -> None:
        if self._session is not None and not self.in_lesson:
            self._session.controller.set_asked_about(self._asked_about)

    def _set_answer_forced(self, on: bool) -> None:
        if self._session is not None and not self.in_lesson:
            self._session.controller.set_answer_forced(on)

    def _set_countdown(self, seconds: int) -> None:
        if self._session is not None and not self.in_lesson:
            self._session.controller.set_countdown(seconds)

    def _set_talk(self, on: bool) -> None:
        if self._session is not None:
            self._session.talk.set_on(on and not self.in_lesson)
