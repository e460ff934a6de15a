"""The program's memory after a game of ten bots."""

import subprocess
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from installers.project import BuildError

from coup_desktop.desk.new_game_choice import CAST, DEFAULT_BOT, NewGameChoice
from coup_desktop.store.journal import recover
from coup_desktop.store.settings import Settings, save_settings
from coup_desktop.table.setup import SeatSetup
from measuring.screen import Screen, ending, memory
from tests.e2e.hands import Hands

_SEATS: Final = 10
_LIMIT: Final = 120.0


def memory_after_game(program: Path, screen: Screen) -> tuple[int, int]:
    """Bytes resident after a game, and the process's share of them.

    Raises:
        BuildError: the game comes to no end.
    """
    seats = tuple(SeatSetup(name, DEFAULT_BOT) for name in CAST[:_SEATS])
    with TemporaryDirectory(prefix="coup-bots-") as folder:
        home = Path(folder)
        table = NewGameChoice("coup-x", ("six", "teams"), (), seats).text()
        save_settings(
            home / "config" / "coup-desktop" / "settings.json",
            Settings(pace="instant", table=table),
        )
        environ = dict(screen.environ)
        environ |= {f"XDG_{name}_HOME": str(home / name.lower()) for name in ("CONFIG", "DATA")}
        process = subprocess.Popen([program], env=environ)
        try:
            _play(screen, home, process)
            return memory(process.pid)
        finally:
            ending(process)


def _play(screen: Screen, home: Path, process: subprocess.Popen[bytes]) -> None:
    hands, begin = Hands(screen.environ), time.monotonic()
    while not any(_is_over(file) for file in (home / "data").rglob("*.coup")):
        if process.poll() is not None or time.monotonic() - begin > _LIMIT:
            raise BuildError(f"ten bots have not come to an end after {_LIMIT:.0f} s")
        time.sleep(1)
        hands.key("Return")  # begins; in a game of bots it means nothing
    time.sleep(1)


def _is_over(file: Path) -> bool:
    try:
        content = file.read_bytes()
    except FileNotFoundError:
        return False  # it has just been moved
    return recover(content, file.name).game.over
