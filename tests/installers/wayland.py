"""A Wayland desktop on the screen of a test: Weston, in a window of the X server's."""

import contextlib
import os
import shutil
import subprocess
import time
from collections.abc import Iterator

import pytest

from tests.installers.roots import PLAYER, Root

_SOCKET = "wayland-test"
_LIMIT = 30  # seconds until it is there


@contextlib.contextmanager
def wayland(root: Root) -> Iterator[dict[str, str]]:
    """Run Weston outside and let programs in the root on it; yields what they are to be told."""
    if shutil.which("weston") is None:
        pytest.skip("needs weston")
    runtime = root.path / "run" / "wayland"
    runtime.mkdir(mode=0o700)
    command = ["weston", "--backend=x11-backend.so", f"--socket={_SOCKET}", "--idle-time=0"]
    environ = {"DISPLAY": root.display, "PATH": os.environ["PATH"], "XDG_RUNTIME_DIR": str(runtime)}
    size = ["--width=1280", "--height=800"]
    log = root.path / "srv" / "weston.log"
    with log.open("w", encoding="utf-8") as sink:
        weston = subprocess.Popen([*command, *size], env=environ, stdout=sink, stderr=sink)
    try:
        deadline = time.monotonic() + _LIMIT
        while not (runtime / _SOCKET).exists():
            assert weston.poll() is None, log.read_text(encoding="utf-8")
            assert time.monotonic() < deadline, "Weston does not start"
            time.sleep(0.1)
        root.as_root("chown", "-R", f"{PLAYER}:", f"/{runtime.relative_to(root.path)}")
        yield {
            "XDG_RUNTIME_DIR": f"/{runtime.relative_to(root.path)}",
            "WAYLAND_DISPLAY": _SOCKET,
            "DISPLAY": "",
        }
    finally:
        weston.terminate()
        weston.wait()
