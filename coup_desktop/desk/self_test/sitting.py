"""The program's own window in a temporary folder: a game in it, and what is written of that."""

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QObject, QTimer, Slot
from PySide6.QtWidgets import QApplication

from coup_desktop.bots.personas import CAST
from coup_desktop.desk.handbook.contents import CARD
from coup_desktop.desk.main_window import MainWindow
from coup_desktop.desk.new_game_choice import DEFAULT_BOT, NewGameChoice, seat_of
from coup_desktop.desk.places import Places
from coup_desktop.desk.self_test.dialogs import DialogTour
from coup_desktop.desk.self_test.handbook import check_handbook
from coup_desktop.desk.self_test.report import FaultError
from coup_desktop.desk.self_test.runner import PATIENCE, Part, Verdict, at_once
from coup_desktop.engine.record import state
from coup_desktop.engine.record_reader import Reading, RecordError, decode, read
from coup_desktop.store.settings import Settings, load_settings, save_settings
from coup_desktop.store.statistics import Choice, Totals
from coup_desktop.table.controller import Controller
from coup_desktop.table.pace import Pace

SEATS: Final = 10
GAME_SECONDS: Final = 120.0
"""That a game may take on a slow machine; usually it takes a few."""
DISK_SECONDS: Final = 120.0
"""That a slow disk may take for a game's entries, each of which is synced."""
Replay = Callable[[Path], str]
"""What the command `replay --json` prints of a record."""


def table() -> NewGameChoice:
    """Ten bots, teams, six characters: as much as a table can show."""
    seats = tuple(seat_of(DEFAULT_BOT, persona) for persona in CAST[:SEATS])
    return NewGameChoice("coup-x", ("six", "teams"), (), seats)


class Sitting(QObject):
    """Has a window from its first part on, until its last part or `close`."""

    def __init__(
        self, open_window: Callable[[], MainWindow], places: Places, replay: Replay
    ) -> None:
        """A sitting without a window.

        Args:
            open_window: makes the window, whose files are in `places`.
            places: in a folder of their own, in which nothing is yet.
            replay: reads a record as the command does.
        """
        super().__init__()
        self._open_window = open_window
        self._places = places
        self._replay = replay
        self._window: MainWindow | None = None
        self._shown: Verdict | None = None

    def parts(self) -> list[Part]:
        """What is looked at, in order; each needs those before it."""
        return [
            Part("window", self._show, late="was not painted"),
            Part("game", self._play, GAME_SECONDS, "is not over"),
            Part("journal", self._wait_for_disk, DISK_SECONDS, "is not on disk"),
            Part("save", self._save, late="was not written"),
            at_once("replay", self._compare),
            Part("statistics", self._count, late="have not answered"),
            Part("dialogs", self._tell, 3 * PATIENCE, "was not painted"),
            Part("handbook", self._open_handbook, late="does not open"),
            at_once("end", self._end),
        ]

    @Slot()
    def close(self) -> None:
        """Ends it in whatever state it is; nothing stays on the screen."""
        window, self._window = self._window, None
        if window is not None:
            window.close()
            window.deleteLater()

    @property
    def _there(self) -> MainWindow:
        """Raises: FaultError: there is no window."""
        if self._window is None:
            raise FaultError("there is no window")
        return self._window

    @property
    def _ended(self) -> Controller:
        """The game that was played. Raises: FaultError: none was."""
        session = self._there.host.session
        if session is None or session.winner is None:
            raise FaultError("no game was played to its end")
        return session.controller

    @property
    def _save_path(self) -> Path:
        return self._places.settings.with_name("save.coup")

    # The window, and the game in it.

    def _show(self, verdict: Verdict) -> None:
        wanted = Settings(pace=Pace.INSTANT.value, volume=0, table=table().text())
        save_settings(self._places.settings, wanted)
        self._window = window = self._open_window()
        self._shown = verdict
        window.ui.table.installEventFilter(self)
        window.show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Sees the table painted for the first time; what is on it is painted next."""
        if event.type() == QEvent.Type.Paint and self._shown is not None:
            shown, self._shown = self._shown, None
            QTimer.singleShot(0, self, partial(self._painted, shown))
        return super().eventFilter(watched, event)

    def _painted(self, shown: Verdict) -> None:
        size = self._there.size()
        shown.good(f"{size.width()}x{size.height()}, painted")

    def _play(self, verdict: Verdict) -> None:
        window = self._there
        window.host.ended.connect(lambda winner: verdict.of(partial(self._told_end, winner)))
        window.host.troubled.connect(verdict.bad)
        window.closed.connect(lambda: verdict.bad("somebody has closed the window"))
        window.begin()

    def _told_end(self, winner: int) -> str:
        record = self._ended.record
        names = record.setup.names
        return f"{len(names)} bots, {len(record.entries)} entries, {names[winner]} has won"

    # What is written of it.

    def _wait_for_disk(self, verdict: Verdict) -> None:
        """Waits for what the game has left behind it: no window waits so long when it closes."""
        keeping = self._ended.keeping

        def look() -> None:
            if keeping.is_failing:
                verdict.bad("the game cannot be kept on disk")
            elif keeping.is_ready:
                verdict.good(f"{len(keeping.record.entries)} entries are on disk")

        keeping.ready.connect(look)
        look()

    def _save(self, verdict: Verdict) -> None:
        keeping = self._ended.keeping
        keeping.saved.connect(lambda _path: verdict.of(self._read_back))
        keeping.not_saved.connect(lambda _path, reason: verdict.bad(reason))
        keeping.save(self._save_path)

    def _read_back(self) -> str:
        text = self._ended.record.text()
        if _read(self._save_path).record.text() != text:
            raise FaultError("what is read is not what was written")
        return f"{len(text.encode())} bytes, read back"

    def _compare(self) -> str:
        """Whether `replay` tells the end that the window has shown."""
        record = self._ended.record
        end = state(read(record.text()).game, record.setup.names)
        if end["winner"] is None or json.loads(self._replay(self._save_path) or "0") != end:
            raise FaultError("the command tells another end than the window")
        return f"the same end: {end['winner']} has won"

    def _count(self, verdict: Verdict) -> None:
        # The game is in by then: its thread does one thing after the other.
        self._ended  # noqa: B018 - there is nothing to count without
        keeper = self._there.statistics.keeper

        def answered(totals: Totals) -> None:
            games = totals.kept.games
            if games == 1:
                verdict.good("the game is counted")
            else:
                verdict.bad(f"they have {games} games instead of 1")

        keeper.totals.connect(answered)
        keeper.unanswered.connect(verdict.bad)
        keeper.failed.connect(verdict.bad)
        keeper.ask(Choice())

    # The dialogs, and the end.

    def _tell(self, verdict: Verdict) -> None:
        window = self._there
        self._ended  # noqa: B018 - its story is told
        tour = DialogTour(window, verdict)
        if window.ui.actionStory.isEnabled():
            tour.start()
        else:
            window.ending.told.connect(lambda _review: tour.start())

    def _open_handbook(self, verdict: Verdict) -> None:
        place = self._there.handbook

        def read_it() -> str:
            handbook = place.handbook
            if handbook is None:
                raise FaultError("has no window")
            told = check_handbook(handbook)
            handbook.close()
            return told

        place.opened.connect(lambda: verdict.of(read_it))
        place.open(CARD)

    def _end(self) -> str:
        """Closes the window, and looks at what it has left."""
        session = self._there.host.session
        over = session is not None and session.winner is not None
        ended = [self._ended.record.text()] if over else []
        self.close()
        stays = [type(w).__name__ for w in QApplication.topLevelWidgets() if w.isVisible()]
        if stays:
            raise FaultError(f"still on the screen: {', '.join(stays)}")
        kept = self._places.games.glob("*.coup")
        if [_read(path).record.text() for path in kept] != ended:
            raise FaultError("the game was not kept by itself")
        if not load_settings(self._places.settings).settings.geometry:
            raise FaultError("the settings were not kept")
        return f"the window is closed; kept are {'the game and ' if ended else ''}the settings"


def _read(path: Path) -> Reading:
    """Raises: FaultError: it cannot be read as a record."""
    try:
        return read(decode(path.read_bytes(), path.name), path.name)
    except OSError as error:
        raise FaultError(f"{path.name} cannot be read: {error.strerror}") from error
    except RecordError as error:
        raise FaultError(f"{path.name} is no record that can be read") from error
