"""The folders of records: games that can be gone on with, done ones, damaged ones.

    games/                 finished, or left for good
    games/unfinished/      running just now, or cut off; each held by the window that plays it
    games/damaged/         what was found in unfinished/ and could not be read

A game begins in `unfinished/` and is moved to `games/` when it is over. Nothing is deleted but a
game that was left before anybody had decided anything. All of it touches the disk: not for a
window's thread, `new` excepted.
"""

import contextlib
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from stat import S_ISDIR, S_ISREG
from typing import Final

from coup_desktop.engine.cast import CHARACTERS
from coup_desktop.engine.record_reader import Reading, RecordError
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.store.files import PART, move_file
from coup_desktop.store.game_lock import LOCK, GameLock, is_played
from coup_desktop.store.journal import Journal, recover

ENDING: Final = ".coup"
"""Of a record's name."""
_LINE_OR_CARD: Final = re.compile(
    "“[^”]*”|" + "|".join(rf"\b{character.word}\b" for character in CHARACTERS)
)
_STAMP: Final = "%Y%m%d-%H%M%S-%f"


@dataclass(frozen=True, slots=True)
class Summary:
    """What a menu may tell of a game: nothing that is hidden."""

    names: tuple[str, ...]
    kinds: tuple[str, ...]
    """By seat: `human`, or a bot's word."""
    ruleset: Ruleset
    turns: int
    """Turns completed."""


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A game in `unfinished/`."""

    path: Path
    """Where it lies; a damaged one has been put aside already."""
    modified: datetime
    """When its last entry was written, in UTC."""
    in_use: bool
    """Whether a window plays it just now."""
    summary: Summary | None
    """None where it cannot be read."""
    problem: str | None = None
    """Why it cannot be gone on with: `FILE:LINE: reason` without what the lines say, which may be
    somebody's cards; or the system's reason. `coup-desktop replay` tells it all."""


@dataclass(frozen=True, slots=True)
class Claim:
    """A game that is this window's to go on with."""

    journal: Journal
    reading: Reading


def now() -> datetime:
    """The moment, in UTC."""
    return datetime.now(UTC)


class Shelf:
    """The games' folder."""

    def __init__(self, folder: Path, clock: Callable[[], datetime] = now) -> None:
        """Args: folder: `games/`; it need not exist. clock: the time by which games are named."""
        self._clock = clock
        self._done = folder
        self._unfinished = folder / "unfinished"
        self._damaged = folder / "damaged"
        self._last = datetime.min.replace(tzinfo=UTC)

    @property
    def folder(self) -> Path:
        """Where the games lie that are finished or left; it need not exist."""
        return self._done

    def new(self) -> Journal:
        """A journal for a game that begins; it takes its place on disk with its first entry."""
        path = self._new_path()
        return Journal(path, lock=GameLock(path), done=self._done, another=self._new_path)

    def unfinished(self) -> list[Unfinished]:
        """The games that run or were cut off, newest first.

        On the way it tidies: games that turn out to be over go to the done ones, damaged ones are
        put aside and named this once.
        """
        try:
            paths = sorted(self._unfinished.iterdir())
        except FileNotFoundError:
            return []
        except OSError as error:
            return [_unreadable(self._unfinished, error)]
        self._tidy(paths)
        games = [self._look(path) for path in paths if path.suffix == ENDING]
        found = [game for game in games if game is not None]
        return sorted(found, key=lambda game: (game.modified, game.path), reverse=True)

    def holds(self, path: Path) -> bool:
        """Whether that file lies in `unfinished/`."""
        return path.absolute().parent == self._unfinished.absolute()

    def claim(self, path: Path) -> Claim | None:
        """Takes a game to go on with it; None: another window has it, or has taken it away.

        Raises:
            RecordError: it is damaged, and has been put aside.
            OSError: it cannot be read.
        """
        lock = GameLock(path)
        # Where no lock can be written, no journal can: its next entry will say why.
        with contextlib.suppress(OSError):
            if not path.exists() or not lock.take():
                return None
        kept = False
        try:
            reading = self._read(path)
            if reading is None or reading.game.over:
                return None
            journal = Journal(path, lock=lock, done=self._done)
            journal.resume(reading.record.text(whole=True))
            kept = True
        finally:
            if not kept:
                lock.drop()
        return Claim(journal, reading)

    def claim_newest(self, games: Iterable[Unfinished]) -> Claim | None:
        """Takes the first of these games that can be had; None: none of them can."""
        for game in games:
            if game.summary is None or game.in_use:
                continue
            with contextlib.suppress(OSError, RecordError):
                claim = self.claim(game.path)
                if claim is not None:
                    return claim
        return None

    def _new_path(self) -> Path:
        """A name by the time of day, later than all before it."""
        self._last = max(self._clock(), self._last + timedelta(microseconds=1))
        return self._unfinished / f"{self._last.strftime(_STAMP)}{ENDING}"

    def _look(self, path: Path) -> Unfinished | None:
        """What a file in `unfinished/` is; None: nothing that could be gone on with."""
        try:
            status = path.stat()
            if not (S_ISREG(status.st_mode) or S_ISDIR(status.st_mode)):
                # A pipe would be waited for; that a folder cannot be read is told.
                return None
            modified = datetime.fromtimestamp(status.st_mtime, UTC)
            in_use = is_played(path)
            content = path.read_bytes()
        except FileNotFoundError:
            return None
        except OSError as error:
            return _unreadable(path, error)
        try:
            reading = recover(content, path.name)
        except RecordError as error:
            if in_use:
                return Unfinished(path, modified, in_use=True, summary=None)
            aside = self._move(path, self._damaged)
            problem = str(_discreet(error))
            return Unfinished(aside, modified, in_use=False, summary=None, problem=problem)
        if not in_use and (reading.game.over or self._is_done(path, content)):
            self._move(path, self._done)
            return None
        setup = reading.record.setup
        summary = Summary(setup.names, setup.kinds, setup.ruleset, reading.game.turns)
        return Unfinished(path, modified, in_use, summary)

    def _is_done(self, path: Path, content: bytes) -> bool:
        """Whether it lies with the done ones too: some file systems move in two steps."""
        with contextlib.suppress(OSError):
            return (self._done / path.name).read_bytes() == content
        return False

    def _move(self, path: Path, folder: Path) -> Path:
        """Moves a file that nobody holds; where it lies now, which may be where it lay."""
        lock = GameLock(path)
        with contextlib.suppress(OSError):
            if lock.take():
                path = self._moved(path, folder)
        lock.drop()
        return path

    def _moved(self, path: Path, folder: Path) -> Path:
        if folder == self._done and self._is_done(path, path.read_bytes()):
            path.unlink()
            return folder / path.name
        return move_file(path, folder)

    def _read(self, path: Path) -> Reading | None:
        """Reads a file that is held; None: it is gone. See `claim` for what it raises."""
        try:
            return recover(path.read_bytes(), path.name)
        except FileNotFoundError:
            return None
        except RecordError as error:
            with contextlib.suppress(OSError):
                move_file(path, self._damaged)
            raise _discreet(error) from None

    def _tidy(self, paths: list[Path]) -> None:
        """Removes what killed windows have left: half-written copies, locks without a game."""
        for path in paths:
            if path.suffix == PART:
                game = path.name.lstrip(".").partition(f"{ENDING}.")[0] + ENDING
            elif path.suffix == LOCK and not path.with_suffix("").exists():
                game = path.stem
            else:
                continue
            lock = GameLock(path.with_name(game))
            with contextlib.suppress(OSError):
                if lock.take() and path.suffix == PART:
                    path.unlink()
            lock.drop()


def _unreadable(path: Path, error: OSError) -> Unfinished:
    long_ago = datetime.fromtimestamp(0, UTC)
    problem = f"{path}: {error.strerror}"
    return Unfinished(path, long_ago, in_use=False, summary=None, problem=problem)


def _discreet(error: RecordError) -> RecordError:
    """The same error without what was found and what would be legal: both may be cards."""
    said = error.message.partition(" and may say ")[0]
    return RecordError(error.file, error.line, _LINE_OR_CARD.sub("…", said))
