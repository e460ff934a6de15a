"""The project keeps its own promises: floors, sizes, documents, what is in git."""

import ast
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "coup_desktop"
LONGEST_MODULE = 500  # lines

# Names whose call or use stops the one event loop, or starts a second one.
FORBIDDEN_CALLS = {"processEvents", "exec_", "QEventLoop"}
SLEEPS = {"sleep", "msleep", "usleep", "nanosleep"}
POLLS = {"startTimer", "QBasicTimer"}
# Modules that may keep a timer going, since they move pictures and ask nobody anything: none yet.
ANIMATIONS: set[str] = set()
LAYOUTS = {
    "QVBoxLayout",
    "QHBoxLayout",
    "QGridLayout",
    "QFormLayout",
    "QStackedLayout",
    "QBoxLayout",
}
# The one call that starts Qt's event loop.
COMPOSITION_ROOT = "desk/app.py"


def modules(*rooms: str) -> list[Path]:
    """All hand-written modules of the package, or of some of its rooms."""
    folders = [PACKAGE / room for room in rooms] or [PACKAGE]
    found = [path for folder in folders for path in folder.rglob("*.py")]
    return sorted(path for path in found if not path.name.startswith("ui_"))


def name_of(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


def called_name(node: ast.AST) -> str:
    """The last part of what is called: ``exec`` for ``dialog.exec()``."""
    if not isinstance(node, ast.Call):
        return ""
    function = node.func
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def blocking_calls(tree: ast.AST, name: str) -> Iterator[str]:
    """What ARCHITECTURE.md forbids in table/ and desk/, as 'line: reason'."""
    for node in ast.walk(tree):
        called = called_name(node)
        line = getattr(node, "lineno", 0)
        if called in FORBIDDEN_CALLS or called in SLEEPS or called.startswith("waitFor"):
            yield f"{line}: {called}()"
        elif called == "exec" and name != COMPOSITION_ROOT:
            yield f"{line}: exec(); dialogs open()"
        elif called in POLLS and name not in ANIMATIONS:
            yield f"{line}: {called}() polls; single shots only"
        elif isinstance(node, ast.FunctionDef) and name not in ANIMATIONS and ticks_in(node):
            yield f"{line}: a QTimer that is not made single-shot where it is made polls"
        elif isinstance(node, ast.For | ast.While | ast.AsyncFor) and plays_in(node):
            yield f"{line}: a loop over moves; one signal causes one play()"


def plays_in(loop: ast.For | ast.While | ast.AsyncFor) -> bool:
    repeated: list[ast.AST] = [*loop.body, *([loop.test] if isinstance(loop, ast.While) else [])]
    return any(called_name(node) == "play" for part in repeated for node in ast.walk(part))


def ticks_in(function: ast.FunctionDef) -> bool:
    """Tell whether a function makes more timers than it makes single-shot."""
    calls = [node for node in ast.walk(function) if isinstance(node, ast.Call)]
    timers = [call for call in calls if called_name(call) == "QTimer"]
    singles = [call for call in calls if called_name(call) == "setSingleShot"]
    singles += [call for call in timers if "singleShot" in {word.arg for word in call.keywords}]
    return len(timers) > len(singles)


def imported(path: Path) -> set[str]:
    """Full names of the modules that a file imports, at whatever depth."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            module = str(node.module)
            names |= {f"{module}.{alias.name}" for alias in node.names} | {module}
    return names


def tracked_files() -> list[str]:
    if not (ROOT / ".git").exists() or shutil.which("git") is None:
        pytest.skip("needs a git checkout, and git")
    done = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return done.stdout.split("\0")


@pytest.mark.parametrize("path", modules("table", "desk"), ids=name_of)
def test_nothing_blocks_the_event_loop(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert list(blocking_calls(tree, name_of(path))) == []


@pytest.mark.parametrize(
    "code",
    [
        "app.processEvents()",
        "QApplication.processEvents()",
        "dialog.exec()",
        "dialog.exec_()",
        "loop = QEventLoop()",
        "time.sleep(1)",
        "QThread.msleep(5)",
        "thread.waitForDone()",
        "self.startTimer(20)",
        "def f(self):\n    self.timer = QTimer(self)\n    self.timer.start(20)",
        "while not game.over:\n    game.play(move)",
        "for move in moves:\n    if move:\n        self.game.play(move)",
    ],
)
def test_the_check_for_blocking_calls_can_fail(code: str) -> None:
    assert len(list(blocking_calls(ast.parse(code), "desk/x.py"))) == 1


@pytest.mark.parametrize(
    "code",
    [
        "def f(self):\n    timer = QTimer(self)\n    timer.setSingleShot(True)",
        "def f(self):\n    timer = QTimer(self, singleShot=True)",
        "QTimer.singleShot(0, self.go)",
        "for event in game.play(move):\n    show(event)",
        "dialog.open()",
    ],
)
def test_the_check_for_blocking_calls_lets_pass(code: str) -> None:
    assert list(blocking_calls(ast.parse(code), "desk/x.py")) == []


def test_layouts_are_drawn_in_designer() -> None:
    found = [
        f"{name_of(path)}:{node.lineno} {called_name(node)}"
        for path in modules("desk")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and called_name(node) in LAYOUTS
    ]
    assert found == []


@pytest.mark.parametrize("path", modules("engine"), ids=name_of)
def test_the_engine_needs_the_standard_library_only(path: Path) -> None:
    allowed = sys.stdlib_module_names
    foreign = {
        name
        for name in imported(path)
        if name.partition(".")[0] not in allowed and not name.startswith("coup_desktop.engine")
    }
    assert foreign <= {"coup_desktop"}


@pytest.mark.parametrize("path", modules("table"), ids=name_of)
def test_the_table_knows_qtcore_only(path: Path) -> None:
    qt = {name for name in imported(path) if name.startswith("PySide6")}
    assert {name for name in qt if not name.startswith("PySide6.QtCore")} <= {"PySide6"}


@pytest.mark.parametrize(
    "door", ["coup_desktop", "coup_desktop.cli", "coup_desktop.engine", "coup_desktop.bots"]
)
def test_qt_is_loaded_for_a_window_only(door: str) -> None:
    code = f"import sys, {door}; sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True)


def test_no_module_is_too_long() -> None:
    lengths = {name_of(path): path.read_bytes().count(b"\n") for path in modules()}
    assert {name: lines for name, lines in lengths.items() if lines > LONGEST_MODULE} == {}


def test_packaging_does_not_hide_the_package_of_that_name() -> None:
    assert not (ROOT / "packaging" / "__init__.py").exists()


def test_forms_are_drawn_on_one_level() -> None:
    assert list((ROOT / "ui").glob("*/**/*.ui")) == []


def test_compiled_forms_are_not_in_git() -> None:
    assert [name for name in tracked_files() if re.search(r"/ui_\w+\.py$", name)] == []


@pytest.mark.skipif(sys.platform == "win32", reason="its bash is that of another system")
def test_ci_runs_what_the_readme_says() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    block = re.search(r"<!-- test command -->\n+```sh\n(.+?)\n```", readme, re.DOTALL)
    assert block is not None
    shown = subprocess.run(
        ["bash", ".ci/run", "--show"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert shown.stdout.strip() == block[1]
    assert "-m tests" in block[1]


def test_the_version_comes_from_pyproject() -> None:
    import coup_desktop

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert coup_desktop.__version__ == project["version"]
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert f"## {project['version']}" in changelog
