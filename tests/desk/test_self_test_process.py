"""The self-test as a process: what works, and what deliberate faults it finds."""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import MappingProxyType
from typing import IO

import pytest

import coup_desktop

ROOT = Path(__file__).resolve().parents[2]
LIMIT = 200
"""Seconds that a process may take on a busy machine."""
PARTS = (
    "screen",
    "modules",
    "resources",
    "languages",
    "forms",
    "sound",
    "bots",
    "window",
    "game",
    "journal",
    "save",
    "replay",
    "statistics",
    "dialogs",
    "handbook",
    "end",
)


def command(
    *arguments: str | Path, cwd: Path = ROOT, environ: Mapping[str, str] = MappingProxyType({})
) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "coup_desktop", *map(str, arguments)],
        cwd=cwd,
        env={**os.environ, **environ},
        capture_output=True,
        encoding="utf-8",
        timeout=LIMIT,
        check=False,
    )


def lines_of(said: str) -> dict[str, str]:
    """The line of each part, by its name."""
    lines = [line for line in said.splitlines() if line.startswith(("ok  ", "FAILED "))]
    return {line.split(":")[0].split()[1]: line for line in lines}


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    """A copy of the program, to be broken."""
    folder = tmp_path / "program"
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "coup_desktop", folder / "coup_desktop", ignore=ignored)
    shutil.copytree(ROOT / "resources", folder / "resources")
    return folder


def replace_in(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def failed(done: "subprocess.CompletedProcess[str]") -> dict[str, str]:
    """The parts that failed, and no word of what an error said."""
    assert done.returncode == 1, done.stdout + done.stderr
    lines = lines_of(done.stdout)
    assert tuple(lines) == PARTS
    assert "Traceback" not in done.stderr
    assert "secret" not in done.stdout + done.stderr
    found = {part: line for part, line in lines.items() if line.startswith("FAILED")}
    assert done.stdout.splitlines()[-1] == f"self-test: FAILED: {', '.join(found)}"
    return found


def test_it_works_and_leaves_nothing(tmp_path: Path) -> None:
    kinds = ("CONFIG", "DATA", "STATE")
    own = {f"XDG_{kind}_HOME": str(tmp_path / "home" / kind) for kind in kinds}
    own |= {"APPDATA": str(tmp_path / "home"), "LOCALAPPDATA": str(tmp_path / "home")}
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    own |= {name: str(temporary) for name in ("TMPDIR", "TEMP", "TMP")}
    done = command("--self-test-report", tmp_path / "lines", environ=own)
    assert done.returncode == 0, done.stdout + done.stderr
    said = done.stdout.splitlines()
    assert said[0].startswith(f"Coup Desktop {coup_desktop.__version__}, Python ")
    assert said[1].endswith("offscreen")
    assert tuple(lines_of(done.stdout)) == PARTS
    assert "10 bots" in lines_of(done.stdout)["game"]
    assert said[-1] == f"self-test: all {len(PARTS)} parts work"
    assert [line for line in said if line.startswith("FAILED")] == []
    written = (tmp_path / "lines").read_text(encoding="utf-8").splitlines()
    assert [line for line in written if line in said] == said
    assert not (tmp_path / "home").exists()
    assert list(temporary.iterdir()) == []


@pytest.mark.e2e
def test_it_works_on_a_real_screen(real_screen: dict[str, str]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "coup_desktop", "--self-test"],
        cwd=ROOT,
        env=real_screen,
        capture_output=True,
        encoding="utf-8",
        timeout=LIMIT,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    assert "xcb" in lines_of(done.stdout)["screen"]


def test_broken_files_are_found(broken: Path) -> None:
    (broken / "resources" / "cards" / "duke.svg").unlink()
    picture = broken / "resources" / "coins" / "coin.svg"
    picture.write_bytes(picture.read_bytes()[:100])
    found = failed(command("--self-test", cwd=broken))
    assert found["resources"] == (
        "FAILED resources: cards/duke.svg is missing; coins/coin.svg is no SVG that Qt can draw"
    )
    # Who paints them fails in the middle of that, and the program goes on.
    assert "unexpected ValueError in coup_desktop/desk/art.py" in found["game"]


def test_a_broken_form_is_found(broken: Path) -> None:
    form = broken / "coup_desktop" / "desk" / "forms" / "ui_about.py"
    line = "self.column = QVBoxLayout(AboutDialog)"
    replace_in(form, line, f"raise ValueError('secret'); {line}")
    found = failed(command("--self-test", cwd=broken))
    assert set(found) == {"languages", "forms", "dialogs"}
    assert found["forms"] == "FAILED forms: ui_about fails: ValueError"
    assert found["dialogs"].startswith("FAILED dialogs: AboutDialog does not open; unexpected")


def test_a_broken_game_is_found(broken: Path) -> None:
    player = broken / "coup_desktop" / "bots" / "rules" / "player.py"
    line = "best: Move = legal[0]"
    replace_in(player, line, f"raise ValueError('secret'); {line}")
    found = failed(command("--self-test", cwd=broken))
    assert set(found) == {"bots", "game", "journal", "save", "replay", "statistics", "dialogs"}
    assert "courtier has failed (ValueError, player.py:" in found["bots"]


def test_a_game_that_stands_still_is_found(broken: Path) -> None:
    replace_in(
        broken / "coup_desktop" / "desk" / "self_test" / "sitting.py",
        "GAME_SECONDS: Final = 120.0",
        "GAME_SECONDS: Final = 0.2",
    )
    replace_in(
        broken / "coup_desktop" / "table" / "controller.py",
        "def _ask(self, prompt: Prompt, *, anew: bool = False) -> None:",
        "def _ask(self, prompt: Prompt, *, anew: bool = False) -> None:\n        return",
    )
    found = failed(command("--self-test", cwd=broken))
    assert found["game"] == "FAILED game: is not over after 0.2 seconds"
    assert "no game was played to its end" in found["save"]


@pytest.mark.parametrize(
    ("module", "line", "problem"),
    [
        ("desk/application.py", "super().__init__([", "unexpected ValueError in coup_desktop/desk"),
        ("desk/main_window.py", "import base64", "unexpected ValueError in coup_desktop/desk"),
        ("store/shelf.py", "import contextlib", "lacks left_out; unexpected ModuleNotFoundError"),
    ],
)
def test_a_program_that_cannot_even_begin_says_so(
    broken: Path, module: str, line: str, problem: str
) -> None:
    fault = "import left_out" if "lacks" in problem else "raise ValueError('secret')"
    replace_in(broken / "coup_desktop" / module, line, f"{fault}; {line}")
    done = command("--self-test-report", "lines", cwd=broken)
    assert done.returncode == 1
    written = (broken / "lines").read_text(encoding="utf-8").splitlines()
    for said in (written, done.stdout.splitlines()):
        assert any(text.startswith(f"FAILED start: {problem}") for text in said)
        assert said[-1] == "self-test: FAILED: start"
    assert "secret" not in done.stdout + done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems have a screen")
def test_no_screen_is_said_in_the_report(tmp_path: Path) -> None:
    nothing = {"QT_QPA_PLATFORM": "", "DISPLAY": "", "WAYLAND_DISPLAY": ""}
    done = command("--self-test-report", tmp_path / "lines", environ=nothing)
    assert done.returncode == 1
    written = (tmp_path / "lines").read_text(encoding="utf-8")
    assert written.startswith("FAILED screen: there is no screen to open a window on")
    assert written == done.stdout


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["--self-test", "game.coup"], "a self-test opens no file: game.coup"),
        (["--self-test-report", "no-such-folder/lines"], "no-such-folder/lines: "),
    ],
)
def test_what_cannot_be_meant_is_refused(arguments: list[str], named: str, tmp_path: Path) -> None:
    done = command(*arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert named in done.stderr


@contextmanager
def running(*arguments: str) -> Iterator["subprocess.Popen[str]"]:
    with subprocess.Popen(
        [sys.executable, "-m", "coup_desktop", *arguments],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def until(stream: IO[str] | None, beginning: str) -> str:
    """The first line that begins so; empty at the end of the stream."""
    assert stream is not None
    return next((line for line in stream if line.startswith(beginning)), "")


@pytest.mark.skipif(sys.platform == "win32", reason="no signals of that kind")
def test_ctrl_c_ends_it(tmp_path: Path) -> None:
    interrupted = [f"FAILED {part}: interrupted\n" for part in ("window", "game")]
    with running("--self-test") as process:
        assert until(process.stdout, "ok  window")
        process.send_signal(signal.SIGINT)
        assert until(process.stdout, "FAILED") in interrupted
        assert process.wait(LIMIT) == 130
