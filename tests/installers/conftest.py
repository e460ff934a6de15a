"""What the tests of real installers share. They take minutes: COUP_INSTALLERS=1 asks for them.

| environment | what it names |
|---|---|
| `COUP_DIST` | the folder of the packages that are tried, `dist` by default |
| `COUP_PICTURES` | a folder for pictures |
| `COUP_WINE_ROOT` | a Debian root with Wine in it, for Windows' installer and zip |
"""

import os
import shutil
import subprocess
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True, scope="session")
def _asked_for() -> None:
    if os.environ.get("COUP_INSTALLERS") != "1":
        pytest.skip("tries real installers, for minutes: set COUP_INSTALLERS=1")


@pytest.fixture
def managed_screen(real_screen: dict[str, str]) -> Iterator[dict[str, str]]:
    """The environment of a screen with a window manager."""
    if shutil.which("openbox") is None:
        pytest.skip("needs openbox")
    manager = subprocess.Popen(["openbox"], env=real_screen, stderr=subprocess.DEVNULL)
    yield real_screen
    manager.terminate()
    manager.wait()
