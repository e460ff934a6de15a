"""The file that an arena can be gone on from: a line for the plan, then a line a round.

The file is written round by round. A line that was cut off by a crash is left out and played anew;
anything else that does not fit is refused, for a result that mixes two plans would be none.
"""

import contextlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, BinaryIO, Final

from coup_desktop.arena.plan import ArenaError, ArenaPlan
from coup_desktop.arena.playing import Outcome, times_of
from coup_desktop.engine.moves import NOBODY
from coup_desktop.engine.translating import sentence
from coup_desktop.store.hold import hold

_KIND: Final = "coup-desktop arena 1"
_NAMES: Final[dict[str, str]] = {
    "arena": sentence("Arena", "kind of file"),
    "rules": "--rules",
    "options": "--option",
    "changes": "--set",
    "seats": "--seats",
    "bots": "--bots",
    "companies": sentence("Arena", "{first} or {second}", first="--bots", second="--against"),
    "seed": "--seed",
    "max_turns": "--max-turns",
    "rollouts": "--rollouts",
}


class Journal:
    """What was played of a plan; with a file, there for the next time."""

    def __init__(self, plan: ArenaPlan, path: Path | None = None) -> None:
        """Opens a journal, or begins one; close it at the end.

        Args:
            plan: what is played. It may have more or fewer games than last time.
            path: the file; None: nothing is kept.

        Raises:
            ArenaError: the file is another plan's, or no journal, or somebody writes it now.
            OSError: it cannot be read or written.
        """
        self._plan = plan
        self._path = path
        self._file: BinaryIO | None = None
        self.outcomes: dict[int, tuple[Outcome, ...]] = {}
        """Of the rounds that were played, by number."""
        if path is not None:
            self._open(path)

    @property
    def games(self) -> int:
        """How many games are known."""
        return sum(len(outcomes) for outcomes in self.outcomes.values())

    def add(self, number: int, outcomes: tuple[Outcome, ...]) -> None:
        """Notes a round that was played.

        Raises:
            OSError: the file cannot be written.
        """
        self.outcomes[number] = outcomes
        if self._file is not None:
            line = {
                "round": number,
                "games": [[o.winner, [taken.tolist() for taken in o.times]] for o in outcomes],
            }
            self._write(line)

    def close(self) -> None:
        """Lets go of the file."""
        if self._file is not None:
            with contextlib.suppress(OSError):
                self._file.close()
            self._file = None

    def _open(self, path: Path) -> None:
        if path.exists() and not path.is_file():  # a device may have no end, a pipe no words
            raise ArenaError(
                sentence(
                    "Arena", "{path}: this is no file; name another, or an absent one", path=path
                )
            )
        # Read before it is held: on Windows a held file cannot be read.
        data = path.read_bytes() if path.exists() else b""
        self._file = hold(path)
        if self._file is None:
            raise ArenaError(
                sentence(
                    "Arena",
                    "{path}: another arena writes it just now; name another file",
                    path=path,
                )
            )
        try:
            self._read(data, path)
        except BaseException:
            self.close()
            raise

    def _read(self, data: bytes, path: Path) -> None:
        whole = data.rfind(b"\n") + 1
        if data and not whole and not _header(self._plan).startswith(data):
            raise ArenaError(
                sentence(
                    "Arena",
                    "{path}: this is no arena's file; name another, or an absent one",
                    path=path,
                )
            )
        if whole < len(data) and self._file is not None:
            self._file.truncate(whole)
        lines = data[:whole].splitlines()
        if not lines:
            self._write_bytes(_header(self._plan))
            return
        self._compare(_parsed(lines[0], path, 1), path)
        known = {}
        for number, line in enumerate(lines[1:], start=2):
            try:
                said = _parsed(line, path, number)
                known[int(said["round"])] = tuple(_outcome(*game) for game in said["games"])
            except (KeyError, OverflowError, TypeError, ValueError) as error:
                if isinstance(error, ArenaError):
                    raise
                raise ArenaError(
                    sentence(
                        "Arena",
                        "{path}:{number}: this is no round; remove the line",
                        path=path,
                        number=number,
                    )
                ) from None
        self._take(known, path)

    def _take(self, known: Mapping[int, tuple[Outcome, ...]], path: Path) -> None:
        """Takes what the plan wants: of fewer games the first, of more than are known none."""
        seats = self._plan.ruleset.seats
        for played in self._plan.rounds():
            outcomes = known.get(played.number, ())[: len(played.seatings)]
            if any(not _fits(outcome, seats) for outcome in outcomes):
                raise ArenaError(
                    sentence(
                        "Arena",
                        "{path}: round {number} is not of {seats} seats; remove its line",
                        path=path,
                        number=played.number,
                        seats=seats,
                    )
                )
            if len(outcomes) == len(played.seatings):
                self.outcomes[played.number] = outcomes

    def _compare(self, said: dict[str, Any], path: Path) -> None:
        if said.get("arena") != _KIND:
            raise ArenaError(
                sentence(
                    "Arena",
                    "{path}: this is no arena's file; name another, or an absent one",
                    path=path,
                )
            )
        for key, value in _identity(self._plan).items():
            if said.get(key) != value:
                raise ArenaError(
                    sentence(
                        "Arena",
                        "{path}: it was begun with another {what}; give the same as then, or name "
                        "another file",
                        path=path,
                        what=_NAMES[key],
                    )
                )

    def _write(self, line: dict[str, Any]) -> None:
        self._write_bytes(json.dumps(line, separators=(",", ":")).encode() + b"\n")

    def _write_bytes(self, data: bytes) -> None:
        if self._file is None:
            return
        written = self._file.write(data)
        if written != len(data):
            raise OSError(28, "the disk did not take it all", str(self._path))


def _identity(plan: ArenaPlan) -> dict[str, Any]:
    """What must be the same for games to belong together, as JSON gives it back."""
    ruleset = plan.ruleset
    identity = {
        "arena": _KIND,
        "rules": ruleset.preset.word,
        "options": ruleset.options,
        "changes": ruleset.changes,
        "seats": ruleset.seats,
        "bots": plan.words,
        "companies": plan.companies,
        "seed": plan.seed,
        "max_turns": plan.max_turns,
        "rollouts": plan.settings.rollouts,
    }
    found: dict[str, Any] = json.loads(json.dumps(identity))
    return found


def _header(plan: ArenaPlan) -> bytes:
    return json.dumps(_identity(plan), separators=(",", ":")).encode() + b"\n"


def _parsed(line: bytes, path: Path, number: int) -> dict[str, Any]:
    try:
        said = json.loads(line)
    except ValueError:
        said = None
    if not isinstance(said, dict):
        if number == 1:
            raise ArenaError(
                sentence(
                    "Arena",
                    "{path}: this is no arena's file; name another, or an absent one",
                    path=path,
                )
            )
        raise ArenaError(
            sentence(
                "Arena",
                "{path}:{number}: this is no round; remove the line",
                path=path,
                number=number,
            )
        )
    return said


def _fits(outcome: Outcome, seats: int) -> bool:
    """Whether a game of so many seats can have ended like that."""
    return len(outcome.times) == seats and NOBODY <= outcome.winner < seats


def _outcome(winner: int, times: list[list[int]]) -> Outcome:
    return Outcome(int(winner), tuple(times_of(taken) for taken in times))
