"""Shows recorded games at the window's table, one at a time, where else a game is played."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, SignalInstance, Slot
from PySide6.QtGui import QAction

from coup_desktop.desk.dialog_place import DialogPlace
from coup_desktop.desk.foot import Foot
from coup_desktop.desk.host import Host
from coup_desktop.desk.in_window import in_window
from coup_desktop.desk.new_game_choice import NewGameChoice
from coup_desktop.desk.preferences import Preferences, member
from coup_desktop.desk.reading_order import put_in_order
from coup_desktop.desk.sound import SoundBox
from coup_desktop.engine.tags import is_practice, resigned_seats
from coup_desktop.engine.translating import said, sentence
from coup_desktop.table.background import Background
from coup_desktop.table.pace import Pace
from coup_desktop.table.setup import TableSetup

if TYPE_CHECKING:  # the window opens before any of it is needed
    from coup_desktop.desk.forms.ui_main_window import Ui_MainWindow
    from coup_desktop.desk.main_window import MainWindow
    from coup_desktop.desk.replay.bar import ReplayBar
    from coup_desktop.desk.replay.eyes import Eyes
    from coup_desktop.desk.replay.film import Film, Moment
    from coup_desktop.desk.replay.reel import Reel
    from coup_desktop.desk.replay.replay import Replay
    from coup_desktop.engine.record import Record
    from coup_desktop.engine.record_reader import Reading
    from coup_desktop.engine.review import Review
    from coup_desktop.engine.ruleset import Ruleset
    from coup_desktop.table.standing import Standing


class Replays(QObject):
    """Lives as long as the window. `end` must be called in the end."""

    shown = Signal(object, bool)
    """A recorded game is on the table: its `Ruleset`, and whether it was practice."""

    # From the thread: what was worked out, and of which game: another may be on the table by now.
    _cut = Signal(object, object)
    _cut_anew = Signal(object, object)
    _stands = Signal(object, object)
    _reviewed = Signal(object, object)

    def __init__(
        self,
        window: "MainWindow",
        ui: "Ui_MainWindow",
        foot: Foot,
        host: Host,
        dialogs: DialogPlace,
        preferences: Preferences,
        sounds: SoundBox,
    ) -> None:
        """Shows nothing until `show`.

        Args:
            window: gets the record's name as its title; asks before a game is lost.
            ui: the window's parts.
            foot: gives its place to what leads through a recorded game.
            host: plays games at the same table; while a recorded one is on it, none.
            dialogs: where the story is told.
            preferences: say how fast things go.
            sounds: has it heard what happens.
        """
        super().__init__(window)
        self._window = window
        self._ui = ui
        self._foot = foot
        self._host = host
        self._dialogs = dialogs
        self._preferences = preferences
        self._sounds = sounds
        self._record: Record | None = None
        self._bar: ReplayBar | None = None
        self._replay: Replay | None = None
        self._reels: dict[Eyes, Reel] = {}
        self._thread: Background | None = None
        self._off: list[QAction] = []
        self._window_title = self._title = ""
        self._cut.connect(self._lay)
        self._cut_anew.connect(self._see_through)
        self._stands.connect(self._go_on)
        self._reviewed.connect(self._tell)
        host.clearing.connect(self.drop)
        for signal in (host.ended, host.returned):
            signal.connect(self._offer_last)
        for wish in (ui.actionWatch.triggered, ui.welcome.watch):
            wish.connect(self.show_last)
        preferences.bind("pace", self._set_pace)
        preferences.bind("talk", self._set_talk)

    @property
    def replay(self) -> "Replay | None":
        """The recorded game that can be led through; None: there is none, or not yet."""
        return self._replay

    @property
    def ruleset(self) -> "Ruleset | None":
        """The rules of the recorded game on the table; None: there is none."""
        return None if self._record is None else self._record.setup.ruleset

    def show(self, reading: "Reading", title: str) -> None:
        """Shows a recorded game in place of what is on the table.

        The game that is on it is left: ask before, where somebody plays.

        Args:
            reading: of its record.
            title: what it is called, as the window's title.
        """
        self._host.clear()
        self._show(reading.record, title)

    @Slot()
    def _offer_last(self) -> None:
        self._ui.actionWatch.setEnabled(True)

    @Slot()
    def show_last(self) -> None:
        """Shows the game that has just ended at the table, and is there again after `close`.

        Nothing while one runs.
        """
        session = self._host.session
        if session is not None and session.winner is not None:
            self._host.set_aside()
            self._show(session.controller.record, sentence("Replays", "The last game"))

    def _show(self, record: "Record", title: str) -> None:
        from coup_desktop.desk.replay.bar import ReplayBar

        self.drop()
        self._dialogs.drop_next()
        self._record = record
        self._turn_off()
        self._window_title, self._title = self._window.windowTitle(), title
        self.say_anew()
        self._ui.log.clear()
        self._bar = ReplayBar()
        self._bar.closed.connect(self.close)
        self._bar.story_asked.connect(self._review)
        self._foot.lend(self._bar)
        self._do(partial(_cut_first, record, self._cut))

    def say_anew(self) -> None:
        """Names the window and tells the game in the language that is on."""
        if self._record is not None:
            title = said(self._title, in_window)
            self._window.setWindowTitle(f"{title} — {self._window_title}")
        if self._replay is not None:
            self._reels.clear()
            self._want_eyes(self._replay.eyes)

    @Slot()
    def close(self) -> None:
        """Puts the recorded game away, for the one that was set aside or a table that is laid."""
        if self._record is None:
            return
        self.drop()
        if not self._host.bring_back():
            self._host.lay()

    @Slot()
    def drop(self) -> None:
        """Takes the recorded game off the table; nothing where there is none."""
        self._ui.actionWatch.setEnabled(False)
        if self._record is None:
            return
        self.end()
        self._record = None
        self._window.setWindowTitle(self._window_title)
        for action in self._off:
            action.setEnabled(True)
        bar, self._bar = self._bar, None
        if bar is not None:
            self._foot.take_back()
            bar.deleteLater()

    def end(self) -> None:
        """Leads through nothing any more: the game leaves the table, or the window closes."""
        if self._thread is not None:
            self._thread.close()
            self._thread = None
        self._reels.clear()
        replay, self._replay = self._replay, None
        if replay is not None:
            replay.close()
            replay.deleteLater()

    def _turn_off(self) -> None:
        """What acts on a game is of no use meanwhile; one that is set aside can be saved."""
        ui = self._ui
        ui.actionStory.setEnabled(False)
        saves = [] if self._host.savable is not None else [ui.actionSave]
        actions = (
            *saves,
            ui.actionUndo,
            ui.actionGoOn,
            ui.actionPause,
            ui.actionLetPass,
            ui.actionResign,
            ui.actionChangeSeats,
            ui.menuChairs.menuAction(),
        )
        self._off = [action for action in actions if action.isEnabled()]
        for action in self._off:
            action.setEnabled(False)

    # What is worked out off the window's thread.

    def _do(self, job: Callable[[Background], None]) -> None:
        if self._thread is None:
            self._thread = Background("replay")
        self._thread.do(partial(job, self._thread))

    @Slot(object, object)
    def _lay(self, film: "Film", reel: "Reel") -> None:
        """The game has been played through: it can be shown."""
        from coup_desktop.desk.replay.replay import Replay

        bar = self._bar
        if bar is None or film.record is not self._record:
            return
        ui = self._ui
        replay = Replay(film, ui.table, ui.log, bar, self._pace, self._sounds.play, self)
        self._replay = replay
        self._reels[reel.eyes] = reel
        replay.eyes_wanted.connect(self._want_eyes)
        replay.taken_over.connect(self._take_over)
        replay.talk.set_on(self._preferences.settings.talk)
        setup = film.record.setup
        table = NewGameChoice.of_table(TableSetup.of(setup), self._host.choice)
        replay.lay(table.portraits, reel)
        put_in_order(ui.foot, ui.table, ui.log)
        bar.take_focus()
        self.shown.emit(setup.ruleset, is_practice(setup))

    @Slot(object)
    def _want_eyes(self, eyes: "Eyes") -> None:
        replay, reel = self._replay, self._reels.get(eyes)
        if replay is not None and reel is not None:
            self._see_through(replay.film, reel)
        elif replay is not None:
            self._do(partial(_cut_next, replay.film, eyes, self._cut_anew))

    @Slot(object, object)
    def _see_through(self, film: "Film", reel: "Reel") -> None:
        if self._replay is not None and self._replay.film is film:
            self._reels[reel.eyes] = reel
            self._replay.see_through(reel)
            put_in_order(self._ui.foot, self._ui.table, self._ui.log)

    @Slot(int, object)
    def _take_over(self, seat: int, moment: "Moment") -> None:
        if self._replay is not None:
            self._do(partial(_stand, self._replay.film, seat, moment, self._stands))

    @Slot(object, object)
    def _go_on(self, film: "Film", standing: "Standing") -> None:
        """A person goes on with the recorded game."""
        if self._replay is not None and self._replay.film is film:
            self._window.leaving.sure(partial(self._go_on_now, standing))

    def _go_on_now(self, standing: "Standing") -> None:
        self._host.lay_standing(standing)
        self._host.begin()

    @Slot()
    def _review(self) -> None:
        if self._replay is not None:
            self._do(partial(_review, self._replay.film, self._reviewed))

    @Slot(object, object)
    def _tell(self, film: "Film", review: "Review") -> None:
        """The story is worked out."""
        from coup_desktop.desk.dialogs.story import Story, StoryDialog
        from coup_desktop.engine.narrate import Narrator

        replay = self._replay
        if replay is None or replay.film is not film:
            return
        replay.pause()
        setup = film.record.setup
        names = Narrator(setup.ruleset, film.names, in_window)
        story = Story(
            names,
            review,
            replay.portraits,
            goes_on=False,
            practice=is_practice(setup),
            resigned=resigned_seats(setup),
        )
        dialog = StoryDialog(story, self._window)
        dialog.ui.save.hide()  # it is a file already
        self._dialogs.open(dialog)

    @property
    def _pace(self) -> Pace:
        return member(Pace, self._preferences.settings.pace, Pace.NORMAL)

    def _set_pace(self, _word: str) -> None:
        if self._replay is not None:
            self._replay.set_pace(self._pace)

    def _set_talk(self, on: bool) -> None:
        if self._replay is not None:
            self._replay.talk.set_on(on)


# In the thread.


def _cut_first(record: "Record", cut: SignalInstance, thread: Background) -> None:
    from coup_desktop.desk.replay.eyes import first_eyes
    from coup_desktop.desk.replay.film import Film
    from coup_desktop.desk.replay.reel import Reel

    film = Film.of(record)
    reel = Reel.of(film, first_eyes(film))
    thread.tell(lambda: cut.emit(film, reel))


def _cut_next(film: "Film", eyes: "Eyes", cut: SignalInstance, thread: Background) -> None:
    from coup_desktop.desk.replay.reel import Reel

    reel = Reel.of(film, eyes)
    thread.tell(lambda: cut.emit(film, reel))


def _stand(
    film: "Film", seat: int, moment: "Moment", stands: SignalInstance, thread: Background
) -> None:
    from coup_desktop.desk.replay.taking_over import taken_over

    standing = taken_over(film, seat, moment)
    thread.tell(lambda: stands.emit(film, standing))


def _review(film: "Film", reviewed: SignalInstance, thread: Background) -> None:
    from coup_desktop.engine.review import review

    told = review(film.record)
    thread.tell(lambda: reviewed.emit(film, told))
