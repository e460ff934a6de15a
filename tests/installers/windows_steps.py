"""What the tests of the Windows installer and zip do at the computer, and look at."""

import dataclasses
import os
import re
import shutil
import struct
import subprocess
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from installers import windows
from installers.build_paths import Build
from installers.project import Project

from coup_desktop.store.journal import recover
from tests.e2e.hands import Hands
from tests.installers.wine import Wine, eventually

ROOT: Final = Path(__file__).resolve().parents[2]
PROGRAM: Final = "coup-desktop.exe"
CONSOLE: Final = "coup-desktop-cli.exe"
FOLDER: Final = r"C:\users\root\AppData\Local\Programs\Coup Desktop"
UNINSTALL_KEY: Final = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\coup-desktop"
CLASSES: Final = r"HKCU\Software\Classes"
KIND: Final = "CoupDesktop.Record"
OUR_KEYS: Final = (
    UNINSTALL_KEY,
    r"HKCU\Software\Coup Desktop",
    rf"{CLASSES}\{KIND}",
    rf"{CLASSES}\Applications\{PROGRAM}",
    rf"HKCU\Software\Microsoft\Windows\CurrentVersion\App Paths\{PROGRAM}",
    rf"HKCU\Software\Microsoft\Windows\CurrentVersion\App Paths\{CONSOLE}",
)
SHORTCUT: Final = (
    r"C:\users\root\AppData\Roaming\Microsoft\Windows\Start Menu\Programs\Coup Desktop.lnk"
)
"""In the Start menu."""
STALE: Final = "_internal/of_an_older_version/stale.dll"
_PLAYS: Final = ("Return", "u", "1", "2", "i", "a", "l", "1")
"""Keys that begin a game, and answer one or the other of its questions; none leads elsewhere."""
_WINDOWS_GUI: Final = 2
_GAME_LIMIT: Final = 240.0
_WINDOW_LIMIT: Final = 90.0


def tell(*words: object) -> None:
    """A line of the transcript, which pytest shows with -rP."""
    print("  ", *words)


def older_installer(folder: Path) -> Path:
    """Make an installer of a version 0.0.9, of a made-up program with a file that is gone since."""
    project = dataclasses.replace(Project.load(ROOT), version="0.0.9")
    build = Build(ROOT, project, "windows", "x86_64", folder / "work", folder / "older")
    stale = build.frozen / STALE
    stale.parent.mkdir(parents=True)
    stale.write_bytes(b"old")
    for name in (PROGRAM, CONSOLE):
        (build.frozen / name).write_bytes(b"MZ of an older version")
    return windows.package(build)[0]


def files_in(folder: Path) -> set[str]:
    """The paths of all files in a folder, as seen from it; none where there is no folder."""
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def windows_called(environ: Mapping[str, str], name: str) -> list[str]:
    """The numbers of the visible windows whose titles have a name in them."""
    command = ["xdotool", "search", "--onlyvisible", "--name", name]
    done = subprocess.run(command, env=dict(environ), capture_output=True, text=True, check=False)
    return done.stdout.split()


def wait_for_window(environ: Mapping[str, str], name: str) -> None:
    """Wait for a visible window whose title has that in it."""
    eventually(f"a window {name!r}", lambda: windows_called(environ, name), _WINDOW_LIMIT)


def play_a_game(environ: Mapping[str, str], games: Path) -> Path:
    """Press keys until a game is over.

    Args:
        environ: with the DISPLAY that the program is on.
        games: the folder that the program keeps finished games in.

    Returns:
        The record of that game.
    """
    hands = Hands(environ)
    before = set(games.glob("*.coup"))

    def over() -> bool:
        hands.key(*_PLAYS)
        return bool(set(games.glob("*.coup")) - before)

    eventually("a game that is over", over, _GAME_LIMIT)
    (record,) = set(games.glob("*.coup")) - before
    assert recover(record.read_bytes(), record.name).game.over
    return record


def close_windows(environ: Mapping[str, str]) -> None:
    """Press Alt+F4 until no window is left: a dialog may lie over the program's."""
    hands = Hands(environ)

    def gone() -> bool:
        if windows_called(environ, "Coup Desktop"):
            hands.key("alt+F4")
            time.sleep(1)
        return not windows_called(environ, "Coup Desktop")

    eventually("the last window's end", gone, _WINDOW_LIMIT)


def settle(environ: Mapping[str, str]) -> None:
    """Wait until the screen shows what it has shown within two seconds: a cursor may blink."""
    seen: list[int] = []

    def still() -> bool:
        command = ["import", "-window", "root", "-depth", "8", "rgb:-"]
        done = subprocess.run(command, env=dict(environ), capture_output=True, check=True)
        seen.append(hash(done.stdout))
        time.sleep(0.5)
        recent = seen[-5:]
        # With and without the cursor, in whatever order: two pictures, the last one not a new one.
        return len(recent) == 5 and len(set(recent)) <= 2 and recent[-1] in recent[:-1]

    eventually("a screen that rests", still)


def record_kind(language: str) -> str:
    """What the installer calls a record in Explorer, in a language: ``de``."""
    names = {"en": "ENGLISH", "de": "GERMAN", "id": "INDONESIAN", "ru": "RUSSIAN"}
    texts = (ROOT / "packaging" / "windows" / "texts.nsh").read_text(encoding="utf-8-sig")
    found = re.search(rf'TEXT {names[language]} RECORD_KIND "(.+)"', texts)
    assert found is not None
    return found[1]


def has_no_console(program: Path) -> bool:
    """Whether Windows starts a program without a console, by its head."""
    content = program.read_bytes()
    (head,) = struct.unpack_from("<I", content, 0x3C)
    (subsystem,) = struct.unpack_from("<H", content, head + 24 + 68)
    return bool(subsystem == _WINDOWS_GUI)


def words_of_link(link: Path) -> str:
    """What a shortcut says in plain letters, of one byte or of two: where it leads is among it."""
    return link.read_bytes().replace(b"\0", b"").decode("latin-1")


def put_into_work(source: Path, work: Path) -> str:
    """Copy a file to where Windows sees it; its path there."""
    target = work / source.name
    if not target.exists():
        try:
            os.link(source, target)
        except OSError:
            shutil.copy(source, target)
    return f"W:\\{source.name}"


def self_test(wine: Wine, folder: str) -> list[str]:
    """Run the installed program's own test; its lines."""
    done = wine.run(rf"{folder}\{CONSOLE}", "--self-test")
    assert done.status == 0, done.said
    return done.said.splitlines()
