"""The installed program's window, by hand and eye: keys go in, a picture and records come out."""

import contextlib
import subprocess
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from coup_desktop.desk.new_game_choice import NewGameChoice
from coup_desktop.store.journal import recover
from coup_desktop.store.settings import Settings, save_settings
from coup_desktop.table.setup import SeatSetup
from tests.installers.roots import PLAYER, Root

_WINDOW_LIMIT: Final = 60  # seconds until a window is there
_GAME_LIMIT: Final = 240  # seconds until a game is over
# A person who lets everything pass, takes income, and strikes when that is all that is left: who
# presses a key that answers nothing just then does no harm.
_KEYS: Final = ("Return", "u", "1", "2", "i", "a", "l", "1")


def seat_a_person(root: Root) -> None:
    """Write settings as a person's, who plays with two bots and without waiting."""
    seats = (SeatSetup("Sacha"), SeatSetup("Corvino", "random"), SeatSetup("Lia", "random"))
    table = NewGameChoice("official", (), (), seats).text()
    settings = root.home / ".config" / "coup-desktop" / "settings.json"
    save_settings(settings, Settings(pace="instant", table=table))
    root.as_root("chown", "-R", f"{PLAYER}:", f"/home/{PLAYER}")


@contextlib.contextmanager
def opened(root: Root, *command: str) -> Iterator[str]:
    """The window that a command opens on X11. Yields its number."""
    with running(root, *command, told={}):
        yield find(root, ".*Coup.*")


@contextlib.contextmanager
def running(root: Root, *command: str, told: Mapping[str, str]) -> Iterator[None]:
    """A program that runs until the end of this; nothing may be said on the terminal."""
    words = root.command(*command)
    environ = root.environ(told)
    with subprocess.Popen(words, env=environ, stderr=subprocess.PIPE, text=True) as process:
        try:
            yield
            assert process.poll() is None
        finally:
            process.terminate()
        assert process.communicate(timeout=_WINDOW_LIMIT)[1] == ""


def find(root: Root, title: str) -> str:
    """Wait for a window; its number."""
    search = ["xdotool", "search", "--sync", "--onlyvisible", "--name", title]
    environ = {"DISPLAY": root.display, "PATH": "/usr/bin"}
    done = subprocess.run(
        search, env=environ, capture_output=True, text=True, timeout=_WINDOW_LIMIT, check=True
    )
    return done.stdout.split()[0]


def title_of(root: Root, window: str) -> str:
    """What stands in a window's title bar."""
    return _xdotool(root, "getwindowname", window).strip()


def press(root: Root, window: str, *keys: str) -> None:
    """Give a window the keyboard and press keys."""
    _xdotool(root, "windowfocus", "--sync", window, "key", "--delay", "60", *keys)


def photograph(root: Root, target: Path, after: float = 1) -> None:
    """Make a picture of the screen, after so many seconds: what opens is yet to be painted."""
    time.sleep(after)
    command = ["import", "-window", "root", str(target)]
    subprocess.run(command, env={"DISPLAY": root.display, "PATH": "/usr/bin"}, check=True)


def play(root: Root, window: str) -> Path:
    """Play by keyboard until a game is over; its record."""
    deadline = time.monotonic() + _GAME_LIMIT
    while not (finished := finished_games(root)):
        assert time.monotonic() < deadline, "no game was played to its end"
        press(root, window, *_KEYS)
    return finished[0]


def finished_games(root: Root) -> list[Path]:
    """The records of the person's games that are over."""
    found = sorted((root.home / ".local/share/coup-desktop").rglob("*.coup"))
    return [path for path in found if _is_over(path)]


def _is_over(path: Path) -> bool:
    try:
        return recover(path.read_bytes(), path.name).game.over
    except FileNotFoundError:
        return False  # it has just been replaced by its next state


def _xdotool(root: Root, *arguments: str) -> str:
    environ = {"DISPLAY": root.display, "PATH": "/usr/bin"}
    done = subprocess.run(
        ["xdotool", *arguments], env=environ, capture_output=True, text=True, check=True, timeout=60
    )
    return done.stdout
