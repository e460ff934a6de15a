"""Starts the real program in processes of its own, in the folders of one person."""

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from coup_desktop.desk.new_game_choice import NewGameChoice
from coup_desktop.engine.record_reader import decode, read
from coup_desktop.store.settings import Settings, save_settings
from coup_desktop.table.setup import SeatSetup
from tests.desk.mishap_driver import FAILED, STUCK

ROOT = Path(__file__).resolve().parents[2]
QUIET = "default.warning=false"
"""The platform of tests says what it cannot do."""
PATIENCE = 30.0
"""Seconds until a process must have ended."""
HEAD = """\
import ctypes, os, signal, sys, threading
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget
from tests.desk.mishap_driver import able, asked, boom, dialogs, drive, tell
"""


@dataclass
class Ended:
    """A process that has ended."""

    status: int
    said: str
    errors: str
    log: str
    """Of all runs until then."""


class Sitting:
    """A person's own folders, in which the program is started again and again."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.state = home / ".local" / "state"
        self.logs = self.state / "coup-desktop" / "log"
        self.games = home / ".local" / "share" / "coup-desktop" / "games"
        seats = (SeatSetup("Ann"), SeatSetup("Bea", "random"), SeatSetup("Cid", "random"))
        table = NewGameChoice("official", (), (), seats, starter=1)
        config = home / ".config" / "coup-desktop" / "settings.json"
        save_settings(config, Settings(pace="instant", table=table.text(), sound=False))
        names = ("XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "PYTHONFAULTHANDLER")
        environ = {name: value for name, value in os.environ.items() if name not in names}
        self.environ = environ | {
            "HOME": str(home),
            "QT_QPA_PLATFORM": "offscreen",
            "QT_LOGGING_RULES": QUIET,
        }

    def start(self, act: str) -> "subprocess.Popen[str]":
        """Starts the program; `act` is the body of what is done in it."""
        body = act.strip()
        script = self.home / "script.py"
        script.write_text(
            f"{HEAD}\ndef act(window):\n    {body}\n    yield lambda: True\ndrive(act)\n"
        )
        return self.run(script)

    def run(self, script: Path) -> "subprocess.Popen[str]":
        """Starts any script of a test."""
        return subprocess.Popen(
            [sys.executable, script],
            cwd=ROOT,
            env=self.environ | {"PYTHONPATH": str(ROOT)},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def end(self, process: "subprocess.Popen[str]") -> Ended:
        """Waits for the end; whatever else a test looks at, nothing hidden may be anywhere."""
        try:
            said, errors = process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            said, errors = process.communicate()
            pytest.fail(f"{said}\n{errors}\n{self.log()}", pytrace=False)
        assert process.returncode not in {STUCK, FAILED}, f"{said}\n{errors}\n{self.log()}"
        for text in (said, errors, self.log()):
            assert "Duke" not in text
            assert "Lia" not in text
        return Ended(process.returncode, said, errors, self.log())

    def play(self, act: str) -> Ended:
        return self.end(self.start(act))

    def log(self) -> str:
        texts = [path.read_text(encoding="utf-8") for path in sorted(self.logs.glob("*.log*"))]
        return "".join(texts)

    def crashes(self) -> list[str]:
        return [path.name for path in self.logs.glob("crash-*")]


def journals(sitting: Sitting) -> list[Path]:
    return sorted(sitting.games.rglob("*.coup"))


def entries(journal: Path) -> int:
    reading = read(decode(journal.read_bytes(), journal.name), journal.name)
    return len(reading.record.entries)
