"""Whether every level decides, in the process that those who search think in."""

from functools import partial
from typing import Final

from PySide6.QtCore import QObject, Signal, Slot

from coup_desktop.bots.bot import LEVELS
from coup_desktop.desk.self_test.report import FaultError
from coup_desktop.desk.self_test.runner import Verdict
from coup_desktop.engine.game import Game
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.table.background import Background
from coup_desktop.table.bot_process import BotProcess, ProcessEndedError, Serve, ThoughtError

_SEED: Final = 7
_SEATS: Final = 3


class Thinking(QObject):
    """Begins with `begin`, in a thread of its own: the process is waited for."""

    _thought = Signal(object)

    def __init__(self, serve: Serve | None = None) -> None:
        """Args: serve: what runs in the process; None: what runs there in a game."""
        super().__init__()
        self._process = BotProcess(serve)
        self._thread: Background | None = None
        self._verdict: Verdict | None = None
        self._thought.connect(self._take)

    def begin(self, verdict: Verdict) -> None:
        """Has a bot of each level name its first action."""
        self._verdict = verdict
        self._thread = thread = Background("self-test of thinking")
        thread.do(partial(self._ask, thread))

    @Slot()
    def close(self) -> None:
        """Ends the process."""
        self._process.close()
        if self._thread is not None:
            self._thread.close()

    def _ask(self, thread: Background) -> None:
        """In the thread."""
        game = Game.start(Ruleset.make("official", _SEATS), 0, SplitMix64(_SEED))
        problems = []
        for level in LEVELS:
            try:
                if self._process.choose(level.word, _SEED, game.view(0), game.legal()) is None:
                    problems.append(f"{level.word} has answered with no legal move")
            except ProcessEndedError:
                problems.append(f"the process has ended while {level.word} thought")
            except ThoughtError as error:
                problems.append(f"{level.word} has failed ({error})")
        thread.tell(partial(self._thought.emit, tuple(problems)))

    @Slot(object)
    def _take(self, problems: tuple[str, ...]) -> None:
        self._process.close()
        if self._verdict is not None:
            self._verdict.of(partial(_judge, problems))


def _judge(problems: tuple[str, ...]) -> str:
    if problems:
        raise FaultError(*problems)
    return f"{len(LEVELS)} levels, in a process of their own"
