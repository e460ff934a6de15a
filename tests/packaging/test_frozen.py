"""The program that build.py freezes: it starts, plays, shows a window, and knows no developer."""

import json
import os
import shutil
import subprocess
import sys
import time
import tomllib
from importlib.util import find_spec
from pathlib import Path

import compile_modules
import pytest
from installers.build_paths import Build, running_machine, running_system
from installers.project import Project
from PySide6.QtCore import qVersion

from coup_desktop.desk.new_game_choice import NewGameChoice
from coup_desktop.store.journal import recover
from coup_desktop.store.settings import Settings, save_settings
from coup_desktop.table.setup import SeatSetup

ROOT = Path(__file__).resolve().parents[2]
BUILD_LIMIT = 600  # seconds
WINDOW_LIMIT = 60  # seconds until the window is there
GAME_LIMIT = 180  # seconds that three bots may take
SELF_TEST_LIMIT = 200  # seconds
# What PyInstaller says where this Python cannot be frozen, which is no fault of ours.
CANNOT_FREEZE = ("Python library not found", "PythonLibraryNotFoundError", "objdump")


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The frozen program, built from packaging/coup-desktop.spec."""
    work = tmp_path_factory.mktemp("frozen")
    # What is installed here, not what the lock file says: that takes a network.
    options = ["freeze", "--here", "--any-versions", "--work", str(work)]
    done = subprocess.run(
        [sys.executable, str(ROOT / "packaging" / "build.py"), *options],
        cwd=work,
        capture_output=True,
        text=True,
        timeout=BUILD_LIMIT,
        check=False,
    )
    if done.returncode and any(text in done.stderr for text in CANNOT_FREEZE):
        reason = "PyInstaller cannot freeze this Python: it wants its shared library and binutils"
        if os.environ.get("CI"):
            pytest.fail(f"{reason}\n{done.stderr}")
        pytest.skip(reason)
    assert done.returncode == 0, done.stdout + done.stderr
    own = Build(ROOT, Project.load(ROOT), running_system(), running_machine(), work, work / "dist")
    return own.program


def run(program: Path, *arguments: str) -> str:
    """Run to the end in a bare environment; nothing may be said on stderr."""
    done = subprocess.run(
        [program, *arguments],
        cwd=program.parent,
        env={name: os.environ[name] for name in ("HOME", "SYSTEMROOT") if name in os.environ},
        capture_output=True,
        text=True,
        timeout=GAME_LIMIT,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_it_tells_its_version(program: Path) -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"][
        "version"
    ]
    assert version in run(program, "--version")


def test_it_has_the_licences_of_all_that_it_carries(program: Path) -> None:
    own = program.parent if sys.platform != "darwin" else program.parents[1] / "Resources"
    told = json.loads((own / "licences" / "parts.json").read_text(encoding="utf-8"))
    assert {"Coup Desktop", "Qt", "PySide6", "Python", "PT Sans"} <= {part["name"] for part in told}
    assert qVersion() in {part["version"] for part in told}
    for text in (text for part in told for text in part["texts"]):
        assert (own / "licences" / text).is_file()


def test_its_engine_is_compiled_where_that_can_be_done(program: Path) -> None:
    libraries = list(program.parent.rglob(f"{compile_modules.LIBRARY}.*"))
    assert bool(libraries) is (compile_modules.obstacle() is None)


def test_it_plays(program: Path) -> None:
    game = [
        "--rules",
        "official",
        "--seats",
        "2",
        "--bots",
        "random",
        "--games",
        "2",
        "--seed",
        "1",
    ]
    result = json.loads(run(program, "simulate", *game, "--json"))
    assert (result["games"], result["unfinished"]) == (2, 0)


def test_its_arena_plays_on_several_cores(program: Path) -> None:
    """Its processes are this very program, told to work for it."""
    arguments = ["--rules", "official", "--seats", "2", "--bots", "courtier,random"]
    often = ["--games", "4", "--seed", "1", "--jobs", "2", "--json"]
    result = json.loads(run(program, "arena", *arguments, *often))
    assert (result["games"], result["seats"]) == (4, 2)
    assert sum(bot["wins"] for bot in result["bots"]) == 4
    assert all(bot["rating"] > 0 for bot in result["bots"])


def test_it_carries_the_resources(program: Path) -> None:
    (carried,) = program.parent.rglob("resources_data")
    wanted = {p.relative_to(ROOT / "resources") for p in (ROOT / "resources").rglob("*.svg")}
    assert wanted <= {path.relative_to(carried) for path in carried.rglob("*.svg")}


def test_it_can_be_heard(program: Path) -> None:
    if find_spec("_miniaudio") is None:
        pytest.skip("there is no sound library for this machine")
    carried = {path.name.partition(".")[0] for path in (program.parent / "_internal").iterdir()}
    assert {"_miniaudio", "_cffi_backend"} <= carried
    (sounds,) = program.parent.rglob("resources_data/sounds")
    assert list(sounds.glob("*.wav"))


def test_it_knows_no_path_of_the_developer(program: Path) -> None:
    here = f"{ROOT}{os.sep}".encode()
    files = [path for path in program.parent.rglob("*") if path.is_file()]
    assert [path.name for path in files if here in path.read_bytes()] == []


@pytest.mark.e2e
def test_all_its_parts_work(program: Path, real_screen: dict[str, str], tmp_path: Path) -> None:
    report = tmp_path / "lines"
    done = subprocess.run(
        [program, "--self-test-report", report],
        env=real_screen,
        capture_output=True,
        encoding="utf-8",
        timeout=SELF_TEST_LIMIT,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    assert "(packaged)" in done.stdout.splitlines()[0]
    assert done.stdout in report.read_text(encoding="utf-8")


@pytest.mark.e2e
def test_its_window_plays_a_game(
    program: Path, real_screen: dict[str, str], tmp_path: Path
) -> None:
    if shutil.which("xdotool") is None:
        pytest.skip("needs xdotool")
    seats = tuple(SeatSetup(name, "courtier") for name in ("Orsola", "Corvino", "Lia"))
    table = NewGameChoice("official", (), (), seats).text()
    settings = tmp_path / "config" / "coup-desktop" / "settings.json"
    save_settings(settings, Settings(pace="instant", table=table))
    places = {"XDG_CONFIG_HOME": tmp_path / "config", "XDG_DATA_HOME": tmp_path / "data"}
    environ = real_screen | {name: str(folder) for name, folder in places.items()}
    search = ["xdotool", "search", "--sync", "--onlyvisible", "--name", "Coup"]
    with subprocess.Popen([program], env=environ, stderr=subprocess.PIPE, text=True) as process:
        try:
            found = subprocess.run(
                search,
                env=environ,
                capture_output=True,
                timeout=WINDOW_LIMIT,
                check=True,
                text=True,
            )
            window = found.stdout.split()[0]
            deadline = time.monotonic() + GAME_LIMIT
            while not any(finished(file) for file in (tmp_path / "data").rglob("*.coup")):
                assert process.poll() is None, process.communicate()[1]
                assert time.monotonic() < deadline, "no game was played to its end"
                # The key that begins a game; in a game it means nothing.
                subprocess.run(
                    ["xdotool", "windowfocus", window, "key", "Return"], env=environ, check=False
                )
                time.sleep(0.5)
        finally:
            process.terminate()
        assert process.communicate()[1] == ""


@pytest.mark.e2e
@pytest.mark.skipif(sys.platform != "linux", reason="only there a running program can be replaced")
def test_it_goes_on_when_a_newer_version_takes_its_place(
    program: Path, real_screen: dict[str, str], tmp_path: Path
) -> None:
    if shutil.which("xdotool") is None:
        pytest.skip("needs xdotool")
    own = tmp_path / "program"
    shutil.copytree(program.parent, own, symlinks=True, copy_function=os.link)
    places = {f"XDG_{kind}_HOME": tmp_path for kind in ("CONFIG", "DATA", "STATE")}
    environ = real_screen | {name: str(folder) for name, folder in places.items()}

    def find(title: str) -> str:
        command = ["xdotool", "search", "--sync", "--onlyvisible", "--name", title]
        return subprocess.check_output(command, env=environ, timeout=WINDOW_LIMIT, text=True)

    with subprocess.Popen([own / program.name], env=environ, stderr=subprocess.PIPE) as process:
        try:
            window = find("Coup").split()[0]
            (own / "newer").write_bytes(b"\0" * program.stat().st_size)
            (own / "newer").replace(own / program.name)
            keys = ["xdotool", "windowfocus", "--sync", window, "key", "F1"]
            subprocess.run(keys, env=environ, timeout=WINDOW_LIMIT, check=True)
            assert find("Handbook")  # which is read only now
        finally:
            process.terminate()
        assert process.communicate()[1] == b""


def finished(file: Path) -> bool:
    """Whether a journal, which may be in the middle of a line, tells a whole game."""
    try:
        content = file.read_bytes()
    except FileNotFoundError:
        return False  # it has just been moved, or replaced by its next state
    return recover(content, file.name).game.over
