"""What pyproject.toml says of the program: the one source of its name and version."""

import os
import subprocess
import time
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

APP_ID: Final = "io.github.coup-desktop.coup-desktop"
"""Where a reverse domain name is compulsory: AppStream, and macOS' bundles."""
MIME_TYPE: Final = "application/x-coup-desktop-record"
"""Of a `.coup` file."""
PUBLISHER: Final = "The Coup Desktop authors"
_EARLIEST: Final = 315_532_800
"""1980-01-01: before it no zip can name a time."""
_LATEST: Final = 4_294_967_295
"""2106-02-07: after it no gzip and no .rpm can."""


class BuildError(Exception):
    """What keeps something from being built, and what helps: for the person at the keyboard."""


@dataclass(frozen=True)
class Project:
    """The program, as its packages name it."""

    name: str
    """As a command and a file name: ``coup-desktop``."""
    title: str
    """As people read it: ``Coup Desktop``."""
    version: str
    summary: str
    """One sentence."""
    epoch: int
    """The time that all that is built bears, in seconds since 1970."""

    @classmethod
    def load(cls, root: Path) -> "Project":
        """Read it.

        Args:
            root: the checkout, or an unpacked source archive.

        Raises:
            BuildError: pyproject.toml is missing or lacks something.
        """
        path = root / "pyproject.toml"
        try:
            table = tomllib.loads(path.read_text(encoding="utf-8"))["project"]
            name, version = str(table["name"]), str(table["version"])
            summary = str(table["description"])
        except (OSError, ValueError, KeyError) as error:
            raise BuildError(f"{path}: cannot be read as the program's: {error}") from error
        return cls(name, name.replace("-", " ").title(), version, summary, source_epoch(root))

    @property
    def date(self) -> str:
        """The epoch's day, as AppStream and man pages write it: 2026-11-30."""
        return time.strftime("%Y-%m-%d", time.gmtime(self.epoch))


def source_epoch(root: Path) -> int:
    """The time that what is built bears.

    Returns:
        Seconds since 1970: SOURCE_DATE_EPOCH where it is set, else the time of the last commit,
        else, outside a checkout, 1980. Never before 1980.

    Raises:
        BuildError: SOURCE_DATE_EPOCH is no time, or git does not tell that of the last commit.
    """
    said = os.environ.get("SOURCE_DATE_EPOCH", "")
    if not said:
        said = _last_commit(root) or "0"
    if not (said.isascii() and said.isdecimal() and int(said) <= _LATEST):
        raise BuildError(f"SOURCE_DATE_EPOCH is to be seconds since 1970, not {said!r}")
    return max(int(said), _EARLIEST)


def _last_commit(root: Path) -> str:
    if not (root / ".git").exists():
        return ""
    options = ["-1", "--no-show-signature", "--format=%ct"]
    try:
        command = ["git", "-C", str(root), "log", *options]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError as error:
        said = f"git cannot be started: {error.strerror}"
    else:
        if done.returncode == 0:
            return done.stdout.strip()
        said = done.stderr.strip()
    # Without a word all would bear 1980, and two builds of one commit would differ.
    raise BuildError(f"{root}: the last commit's time is not known; set SOURCE_DATE_EPOCH\n{said}")
