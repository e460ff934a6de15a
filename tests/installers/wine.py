"""A computer with Windows that nobody has used before, as Wine has it; in a Debian root of its own.

Wine is not Windows: what is tried here starts, installs and removes; how it looks to Explorer,
SmartScreen and a virus scanner is not.
"""

import os
import re
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

_LIMIT: Final = 300.0
"""Seconds that a program may take, installers included."""
_NOISE: Final = re.compile(
    r"^(error: XDG_RUNTIME_DIR|wine: |[0-9a-f]{4}:(err|fixme)).*\n", re.MULTILINE
)


@dataclass(frozen=True)
class Done:
    """How a program ended."""

    status: int
    said: str
    """Both of its outputs, without carriage returns."""


class Wine:
    """One person's computer, made new. Drive W: is a folder of the test's."""

    def __init__(self, root: Path, environ: Mapping[str, str]) -> None:
        """Args: root: Debian with Wine in it; environ: with DISPLAY."""
        self._root = root
        name = f"/wine-{os.getpid()}-{time.monotonic_ns()}"
        self.prefix = name
        """Where it lies in the root."""
        self.mount = f"{name}-work"
        """Where the folder of the test's is mounted there."""
        self._environ = {
            "HOME": "/root",
            "LC_ALL": "C.UTF-8",
            "PATH": "/usr/bin:/bin:/usr/sbin:/sbin",
            "DISPLAY": environ["DISPLAY"],
            "WINEPREFIX": self.prefix,
            "WINEDEBUG": "-all",
        }

    @property
    def home(self) -> Path:
        """The person's folder, seen from here."""
        return self._root / self.prefix[1:] / "drive_c" / "users" / "root"

    @property
    def local(self) -> Path:
        """%LOCALAPPDATA%, seen from here."""
        return self.home / "AppData" / "Local"

    def path(self, windows: str) -> Path:
        """A path of drive C:, seen from here."""
        drive, _, rest = windows.partition("\\")
        assert drive.upper() == "C:", windows
        return self._root / self.prefix[1:] / "drive_c" / rest.replace("\\", "/")

    def start(self, *command: str) -> "subprocess.Popen[bytes]":
        """Start a program in W:."""
        shell = ["sh", "-c", f'cd {self.mount} && exec wine "$@"', "-", *command]
        # Python for Windows wants pipes.
        return subprocess.Popen(
            ["chroot", str(self._root), *shell],
            env=self._environ,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )

    @contextmanager
    def started(self, *command: str) -> "Iterator[subprocess.Popen[bytes]]":
        """Start a program and wait for its end; where the test fails meanwhile, make an end."""
        with self.start(*command) as process:
            try:
                yield process
            except BaseException:
                self.end_all()
                raise

    def run(self, *command: str, limit: float = _LIMIT) -> Done:
        """Run a program in W: to its end."""
        with self.start(*command) as process:
            try:
                said, _ = process.communicate(b"", timeout=limit)
            except subprocess.TimeoutExpired:
                self.end_all()
                process.kill()
                raise
        return Done(process.returncode, _NOISE.sub("", _text(said)))

    def registry(self, key: str) -> dict[str, str]:
        """The values of a key of the registry, the default one as ``""``; empty: no such key."""
        if self.run("reg", "export", key, r"C:\exported.reg", "/y").status:
            return {}
        text = self.path(r"C:\exported.reg").read_text(encoding="utf-16")
        own = text.split("\n[")[1]  # what follows are keys below it
        found = re.findall(r'^(@|"[^"]*")=(?:"(.*)"|dword:(\w+))$', own, re.MULTILINE)
        return {
            name.strip('@"'): re.sub(r"\\(.)", r"\1", words) or number
            for name, words, number in found
        }

    def has_key(self, key: str) -> bool:
        """Whether there is a key in the registry, with values or without."""
        return self.run("reg", "query", key).status == 0

    def show_classes(self, *names: str) -> None:
        """Have a double click see a person's own kinds of files, which Wine does not look for."""
        for name in names:
            source, target = (rf"{root}\Software\Classes\{name}" for root in ("HKCU", "HKLM"))
            done = self.run("reg", "copy", source, target, "/s", "/f")
            assert done.status == 0, done.said

    def end_all(self) -> None:
        """End every program, as a power cut does."""
        command = ["chroot", str(self._root), "wineserver", "-k"]
        subprocess.run(command, env=self._environ, check=False, capture_output=True)

    def wait_for_all(self) -> None:
        """Wait until no program runs any more."""
        command = ["chroot", str(self._root), "wineserver", "-w"]
        subprocess.run(command, env=self._environ, check=True, timeout=_LIMIT)


@contextmanager
def computer(root: Path, folder: Path, environ: Mapping[str, str]) -> Iterator[Wine]:
    """Yields a new computer, which is thrown away afterwards.

    Args:
        root: Debian with Wine in it; what this needs is mounted there meanwhile.
        folder: what is drive W: to it.
        environ: with DISPLAY.
    """
    wine = Wine(root, environ)
    sockets = Path("/tmp/.X11-unix")
    with ExitStack() as stack:
        stack.callback(_remove_if_empty, root / wine.mount[1:])
        stack.enter_context(_mounted(["-t", "proc", "proc"], root / "proc"))
        bound = ((Path("/dev"), "dev"), (folder, wine.mount[1:]), (sockets, "tmp/.X11-unix"))
        for source, target in bound:
            (root / target).mkdir(parents=True, exist_ok=True)
            stack.enter_context(_mounted(["--bind", str(source)], root / target))
        stack.callback(shutil.rmtree, root / wine.prefix[1:], ignore_errors=True)
        stack.callback(_end, wine)
        assert wine.run("wineboot", "--init").status == 0
        (root / wine.prefix[1:] / "dosdevices" / "w:").symlink_to(wine.mount)
        yield wine


@contextmanager
def small_disk(wine: Wine, letter: str, size: str) -> Iterator[None]:
    """Gives the computer another drive meanwhile, of a size as mount takes it: ``4m``."""
    prefix = wine.path("C:\\").parent
    (prefix / "small").mkdir()
    with _mounted(["-t", "tmpfs", "-o", f"size={size}", "tmpfs"], prefix / "small"):
        (prefix / "dosdevices" / f"{letter}:").symlink_to("../small")
        yield


@contextmanager
def _mounted(what: list[str], target: Path) -> Iterator[None]:
    subprocess.run(["mount", *what, str(target)], check=True)
    try:
        yield
    finally:
        # A program that has just been ended may hold it for a moment.
        if subprocess.run(["umount", target], check=False, capture_output=True).returncode:
            subprocess.run(["umount", "-l", target], check=True)


def _text(said: bytes) -> str:
    """What a program has printed: ours writes UTF-8, some of Wine's own as consoles once did."""
    try:
        text = said.decode("utf-8")
    except UnicodeDecodeError:
        text = said.decode("cp437")
    return text.replace("\r", "")


def unquoted(argument: str) -> list[str]:
    """An argument with blanks, without the quotation marks that it would get: NSIS wants it so."""
    return argument.split(" ")


def _remove_if_empty(folder: Path) -> None:
    with suppress(OSError):
        folder.rmdir()


def _end(wine: Wine) -> None:
    wine.end_all()
    with suppress(subprocess.TimeoutExpired):
        wine.wait_for_all()


def eventually(what: str, holds: Callable[[], object], limit: float = 60.0) -> None:
    """Wait until something holds; fail with its name if it does not within so many seconds."""
    deadline = time.monotonic() + limit
    while not holds():
        assert time.monotonic() < deadline, f"not within {limit:.0f} s: {what}"
        time.sleep(0.2)
