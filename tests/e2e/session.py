"""A desktop to start programs on: a window manager, and a session bus with accessibility."""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

_LIMIT: Final = 30.0
"""Seconds until the window manager has to be there."""

_NEEDED: Final = {
    "Xvfb": "xvfb",
    "xdotool": "xdotool",
    "openbox": "openbox",
    "dbus-run-session": "dbus",
    "xprop": "x11-utils",
    "import": "imagemagick",
}
_LAUNCHERS: Final = (
    "/usr/libexec/at-spi-bus-launcher",
    "/usr/lib/at-spi2-core/at-spi-bus-launcher",
)


def missing() -> str:
    """What these tests need and this machine has not, as a sentence; empty if nothing."""
    if not sys.platform.startswith("linux"):
        return "needs Linux and its X server"
    lacking = [package for tool, package in _NEEDED.items() if shutil.which(tool) is None]
    if not any(Path(launcher).exists() for launcher in _LAUNCHERS):
        lacking.append("at-spi2-core")
    return f"needs (Debian's names): {' '.join(lacking)}" if lacking else ""


@contextmanager
def session(screen: Mapping[str, str]) -> Iterator[dict[str, str]]:
    """Yields the environment of a person who has just logged in, with empty folders.

    Args:
        screen: an environment with DISPLAY.
    """
    # Not in pytest's folders: the path of a socket must be short.
    with tempfile.TemporaryDirectory(prefix="coup-e2e-") as folder:
        home = Path(folder)
        environ = {name: screen[name] for name in ("PATH", "DISPLAY")}
        environ |= {
            "HOME": folder,
            "USER": "tester",
            "LOGNAME": "tester",
            "LANG": "C.UTF-8",
            "QT_QPA_PLATFORM": "xcb",
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        }
        for name in ("CONFIG", "DATA", "STATE", "CACHE"):
            environ[f"XDG_{name}_HOME"] = str(home / name.lower())
        runtime = home / "run"
        runtime.mkdir(mode=0o700)
        environ["XDG_RUNTIME_DIR"] = str(runtime)
        # The shell lives as long as its input is open, and the bus as long as the shell.
        shell = 'echo "$DBUS_SESSION_BUS_ADDRESS"; exec cat'
        with (
            (home / "session.txt").open("wb") as log,
            subprocess.Popen(
                ["dbus-run-session", "--", "sh", "-c", shell],
                env=environ,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            ) as bus,
        ):
            assert bus.stdin is not None
            assert bus.stdout is not None
            environ["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().strip()
            manager = subprocess.Popen(["openbox"], env=environ, stderr=log, stdout=log)
            try:
                _wait_for_manager(environ)
                yield environ
            finally:
                manager.terminate()
                manager.wait()
                bus.stdin.close()


def _wait_for_manager(environ: Mapping[str, str]) -> None:
    deadline = time.monotonic() + _LIMIT
    question = ["xprop", "-root", "_NET_SUPPORTING_WM_CHECK"]
    while True:
        done = subprocess.run(question, env=environ, capture_output=True, text=True, check=False)
        if "window id" in done.stdout:
            return
        if time.monotonic() > deadline:
            raise TimeoutError(f"openbox does not start: {done.stdout}{done.stderr}")
        time.sleep(0.05)


def program_command() -> list[str | Path]:
    """The program as a user of this environment starts it."""
    script = Path(sys.executable).with_name("coup-desktop")
    if script.exists():
        return [script]
    return [sys.executable, "-m", "coup_desktop"]


def in_ci() -> bool:
    """Whether nobody would see that a test was skipped."""
    return bool(os.environ.get("CI"))
