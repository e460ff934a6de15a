"""Duplicate games with somebody who watches: what `accept` and `tempers` are made of.

The arena counts wins; here every decision of the seat that is measured can be looked at, and its
bot may come from another checkout. One bot sits alone at a table of others, on each seat in turn of
the same deal, so that all luck that can be is the same for two bots that are compared.
"""

import json
import os
import pickle
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from coup_desktop.bots import bot
from coup_desktop.bots.bot import Bot
from coup_desktop.bots.settings import Settings
from coup_desktop.bots.stream import mixed, seat_seed
from coup_desktop.engine.game import Game
from coup_desktop.engine.moves import Move
from coup_desktop.engine.position import starting_teams
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.engine.view import View
from tests.bench.habits import Habits

_MOST_TURNS = 1000
_AHEAD = 3
"""Deals that are handed out to a process at a time."""


@dataclass(frozen=True)
class Task:
    """A bot alone at a table."""

    rules: tuple[str, int, tuple[str, ...]]
    """Preset, seats, options."""
    word: str
    """The bot that is measured; `WORD@FOLDER`: as the checkout in that folder has it."""
    table: tuple[str, ...]
    """Who sits on the other seats, in turn; of this checkout."""
    seed: int
    rollouts: int | None = None

    @property
    def key(self) -> str:
        """Tells tasks apart in a file."""
        preset, seats, options = self.rules
        said = (preset, *options, str(seats), self.word, ",".join(self.table), str(self.seed))
        return " ".join((*said, str(self.rollouts or "")))


@dataclass(frozen=True)
class Found:
    """What came of one deal."""

    wins: int
    games: int
    habits: Habits

    @property
    def share(self) -> float:
        """The part of the deal's games that was won."""
        return self.wins / self.games


def play(task: Task, deal: int) -> Found:
    """Plays a deal with the measured bot on each seat in turn."""
    preset, seats, options = task.rules
    ruleset = Ruleset.make(preset, seats, options)
    habits = Habits()
    wins = 0
    for own in range(seats):
        seed = mixed(task.seed, deal)
        chance = SplitMix64(seed)
        starter = chance.below(seats)
        game = Game.start(ruleset, starter, chance, starting_teams(ruleset, starter, chance))
        others = [task.table[(place + deal) % len(task.table)] for place in range(seats - 1)]
        words = [*others[:own], task.word, *others[own:]]
        bots = [_made(word, seat_seed(seed, n), task.rollouts) for n, word in enumerate(words)]
        while not game.over and game.turns < _MOST_TURNS:
            seat, legal = game.asked, game.legal()
            view = game.view(seat)
            move = bots[seat].choose(view, legal)
            if seat == own:
                habits.note(view, legal, move)
            game.play(move)
        wins += game.over and game.winner == own
    return Found(wins, seats, habits)


def _made(word: str, seed: int, rollouts: int | None) -> Bot:
    known, _, folder = word.partition("@")
    if folder:
        return _Borrowed(known, seed, rollouts, folder)
    return bot.make(known, seed, Settings(rollouts=rollouts))


# Bots of another checkout.

_LENDER = """
import pickle, sys
from coup_desktop.bots import bot
bots = {}
while True:
    try:
        word, seed, rollouts, view, legal = pickle.load(sys.stdin.buffer)
    except EOFError:
        break
    if seed not in bots:
        bots.clear()
        if rollouts is None:
            bots[seed] = bot.make(word, seed)
        else:
            from coup_desktop.bots.settings import Settings
            bots[seed] = bot.make(word, seed, Settings(rollouts=rollouts))
    pickle.dump(bots[seed].choose(view, legal), sys.stdout.buffer)
    sys.stdout.buffer.flush()
"""
_LENDERS: dict[str, "subprocess.Popen[bytes]"] = {}
"""By folder; each ends with this process, whose pipe it reads."""


class _Borrowed:
    """A bot that lives in a process of another checkout, and is told all through a pipe."""

    def __init__(self, word: str, seed: int, rollouts: int | None, folder: str) -> None:
        self._word, self._seed, self._rollouts = word, seed, rollouts
        if not (Path(folder) / "coup_desktop" / "bots" / "bot.py").is_file():
            raise SystemExit(f"{folder}: no checkout of Coup Desktop is there; name its folder")
        if folder not in _LENDERS:
            command = [sys.executable, "-c", _LENDER]
            environment = os.environ | {"PYTHONPATH": str(Path(folder).resolve())}
            _LENDERS[folder] = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=folder, env=environment
            )
        self._lender = _LENDERS[folder]

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        """What the other checkout's bot answers."""
        if self._lender.stdin is None or self._lender.stdout is None:
            raise RuntimeError("no pipes")
        asked = (self._word, self._seed, self._rollouts, view, tuple(legal))
        try:
            pickle.dump(asked, self._lender.stdin)
            self._lender.stdin.flush()
            move: Move = pickle.load(self._lender.stdout)
        except (EOFError, BrokenPipeError):
            raise SystemExit(
                f"the other checkout cannot play {self._word}, or has another engine: see above"
            ) from None
        return move


# Many deals, kept in a file.


class Deals:
    """What is known of the deals of several tasks; with a file, there for the next time."""

    def __init__(self, path: Path | None) -> None:
        """Args: path: read where it exists, and written on; a line that is cut off is left out."""
        self._path = path
        self._known: dict[str, dict[int, Found]] = {}
        if path is not None and path.exists():
            for line in path.read_text(encoding="utf-8").splitlines():
                try:
                    said = json.loads(line)
                    found = Found(said["wins"], said["games"], Habits(said["habits"]))
                    self._known.setdefault(said["task"], {})[said["deal"]] = found
                except (KeyError, TypeError, ValueError):
                    continue

    def of(self, task: Task) -> Mapping[int, Found]:
        """The deals of a task that were played."""
        return self._known.get(task.key, {})

    def add(self, task: Task, deal: int, found: Found) -> None:
        """Keeps what came of a deal."""
        self._known.setdefault(task.key, {})[deal] = found
        if self._path is not None:
            said: dict[str, Any] = {"task": task.key, "deal": deal, "wins": found.wins}
            said |= {"games": found.games, "habits": found.habits.counts}
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(said, separators=(",", ":")) + "\n")

    def played(self, tasks: Sequence[Task], deals: int, jobs: int) -> Iterator[int]:
        """Plays what is missing, deal by deal of all tasks; yields each deal when all have it."""
        todo = iter(
            [(task, deal) for deal in range(deals) for task in tasks if deal not in self.of(task)]
        )
        ready = 0
        with _pool(jobs) as pool:
            running: dict[Future[Found], tuple[Task, int]] = {}
            while True:
                while ready < deals and all(ready in self.of(task) for task in tasks):
                    yield ready
                    ready += 1
                for task, deal in todo:
                    running[pool.submit(play, task, deal)] = (task, deal)
                    if len(running) >= jobs * _AHEAD:
                        break
                if not running:
                    return
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    self.add(*running.pop(future), future.result())


def _pool(jobs: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(jobs, get_context("spawn"))
