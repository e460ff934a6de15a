"""What runs in a bots' process in tests: bots with faults, in place of those of the program."""

import os
import time
from collections.abc import Sequence
from multiprocessing.connection import Connection

from coup_desktop.bots.bot import Bot
from coup_desktop.bots.random_bot import RandomBot
from coup_desktop.bots.settings import Settings
from coup_desktop.bots.thinking import Call, Mind, answer_all, end_with_parent
from coup_desktop.engine.moves import Kind, Move, move
from coup_desktop.engine.view import View


class Faulty:
    """Does what its word says, and else plays by chance."""

    def __init__(self, word: str, seed: int, settings: Settings) -> None:
        if word == "unmade":
            raise ImportError("no such bot")
        self._word = word
        self._settings = settings
        self._usual = RandomBot(seed)

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        match self._word:
            case "crashes":
                os._exit(3)
            case "fails":
                raise RuntimeError(f"I hold {view.hand}")
            case "hangs":
                time.sleep(3600)
            case "illegal":
                return move(Kind.ACTION, target=9)
            case "until-deadline":
                assert self._settings.deadline is not None
                while not self._settings.deadline():
                    sum(range(1000))
            case "busy":
                end = time.monotonic() + 0.3
                while time.monotonic() < end:
                    sum(range(100_000))
        return self._usual.choose(view, legal)


def make(word: str, seed: int, settings: Settings) -> Bot:
    return Faulty(word, seed, settings)


def serve(pipe: Connection, calls: Sequence[Call]) -> None:
    import threading

    threading.Thread(target=end_with_parent, daemon=True).start()
    answer_all(pipe, calls, Mind(make))
