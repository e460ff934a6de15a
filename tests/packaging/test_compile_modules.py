"""Modules become machine code where that can be done, and a wheel tells which of the two it is."""

import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import compile_modules
import pytest
from compile_modules import (
    LIBRARY,
    SWITCH,
    CompileError,
    compile_into,
    is_asked_for,
    obstacle,
    requirements,
    sources,
)
from installers import compiled_modules
from installers.project import BuildError

ROOT = Path(__file__).resolve().parents[2]
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
SMALL = '''\
"""A module."""


def double(number: int) -> int:
    """Twice as much."""
    return 2 * number
'''
TABLE = '[tool.coup-desktop.compiled]\n"coup_desktop.engine" = ["small"]\n'
MADE = sorted([f"coup_desktop/engine/small{SUFFIX}", LIBRARY + SUFFIX])

compiling = pytest.mark.skipif(obstacle() is not None, reason=str(obstacle()))


def small_checkout(root: Path) -> Path:
    """A checkout with one module to compile, without forms."""
    (root / "coup_desktop" / "engine").mkdir(parents=True)
    for package in ("coup_desktop", "coup_desktop/engine"):
        (root / package / "__init__.py").write_text("")
    (root / "coup_desktop" / "engine" / "small.py").write_text(SMALL)
    (root / "pyproject.toml").write_text(TABLE)
    return root


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A small checkout."""
    return small_checkout(tmp_path / "checkout")


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What is compiled of a small checkout."""
    folder = tmp_path_factory.mktemp("here") / "made"
    compile_into(small_checkout(folder.with_name("a checkout")), folder)
    return folder


def files(folder: Path) -> list[str]:
    return sorted(p.relative_to(folder).as_posix() for p in folder.rglob("*") if p.is_file())


def test_the_program_names_modules_that_there_are() -> None:
    found = {path.as_posix() for path in sources(ROOT)}
    assert {"coup_desktop/engine/game.py", "coup_desktop/bots/beliefs/joint.py"} <= found


def test_what_has_to_stay_interpreted_is_not_compiled() -> None:
    """A dataclass that mypyc has compiled can be neither pickled nor copied."""
    for path in sources(ROOT):
        assert "@dataclass" not in (ROOT / path).read_text(encoding="utf-8"), path


def test_a_name_without_a_module_is_refused(checkout: Path) -> None:
    (checkout / "pyproject.toml").write_text(TABLE.replace("small", "smell"))
    with pytest.raises(CompileError, match=r"names coup_desktop/engine/smell\.py"):
        sources(checkout)


def test_a_table_that_is_none_is_refused(checkout: Path) -> None:
    (checkout / "pyproject.toml").write_text("[tool.coup-desktop]\ncompiled = 3\n")
    with pytest.raises(CompileError, match="compiled"):
        sources(checkout)


@pytest.mark.parametrize(("said", "meant"), [("", None), ("yes", True), ("no", False)])
def test_the_switch_has_three_positions(
    monkeypatch: pytest.MonkeyPatch, said: str, meant: bool | None
) -> None:
    monkeypatch.setenv(SWITCH, said)
    assert is_asked_for() is meant


def test_the_switch_has_no_fourth_position(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SWITCH, "perhaps")
    with pytest.raises(CompileError, match="yes, no or empty, not 'perhaps'"):
        is_asked_for()


def test_a_build_asks_for_mypyc_only_where_it_is_going_to_compile(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv(SWITCH, "no")
    assert requirements() == []
    monkeypatch.setenv(SWITCH, "yes")
    (wanted,) = requirements()
    assert wanted.startswith("mypy")
    monkeypatch.setenv(SWITCH, "")
    monkeypatch.setattr(compile_modules, "missing_compiler", lambda: "there is none")
    assert requirements() == []


def test_where_mypy_would_need_a_compiler_of_its_own_it_is_not_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv(SWITCH, "")
    monkeypatch.setattr(compile_modules, "missing_compiler", lambda: None)
    monkeypatch.setattr(sysconfig, "get_platform", lambda: "linux-riscv64")
    assert requirements() == []


@pytest.mark.skipif(sys.platform == "win32", reason="there the compiler is Visual Studio's")
def test_without_a_compiler_nothing_is_compiled_and_it_says_so(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    if "headers" in (obstacle() or ""):
        pytest.skip("this Python has no headers, which is said first")
    with pytest.raises(CompileError, match=r"no C compiler \(no-such-compiler -O2\)"):
        compile_into(checkout, tmp_path / "made")


@compiling
def test_equal_sources_give_equal_bytes_and_leave_the_checkout_alone(
    made: Path, checkout: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = files(checkout)
    monkeypatch.chdir(checkout)
    again = compile_into(checkout, tmp_path / "again")
    assert [file.as_posix() for file in again] == files(made) == files(tmp_path / "again") == MADE
    for file in again:
        content = (tmp_path / "again" / file).read_bytes()
        assert content == (made / file).read_bytes()
        assert str(tmp_path).encode() not in content
        assert sys.base_prefix.encode() not in content
    assert files(checkout) == before


@compiling
def test_what_is_compiled_is_taken_before_its_source(made: Path, tmp_path: Path) -> None:
    folder = tmp_path / "installed"
    shutil.copytree(made, folder)
    for name in ("coup_desktop/__init__.py", "coup_desktop/engine/__init__.py"):
        (folder / name).write_text("")
    (folder / "coup_desktop/engine/small.py").write_text("raise RuntimeError('the source')")
    code = (
        "from coup_desktop.engine.small import double\n"
        "print(double(21))\n"
        "try: double('a')\n"
        "except TypeError as error: print(error)\n"
    )
    command = [sys.executable, "-c", code]
    environ = os.environ | {"PYTHONPATH": str(folder)}
    done = subprocess.run(
        command, cwd=folder, env=environ, capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines() == ["42", "int object expected; got str"]


@compiling
def test_what_mypyc_refuses_is_told(checkout: Path, tmp_path: Path) -> None:
    small = checkout / "coup_desktop" / "engine" / "small.py"
    small.write_text(SMALL.replace("2 * number", "str(number)"))
    with pytest.raises(CompileError, match=r"small\.py:6: error: Incompatible return value"):
        compile_into(checkout, tmp_path / "made")


# The freezing.


def test_a_compiled_module_takes_its_sources_place() -> None:
    compiled = [
        ("coup_desktop/engine/game.cpython-313-darwin.so", "/made/game.so", "EXTENSION"),
        ("coup_desktop__mypyc.cpython-313-darwin.so", "/made/library.so", "EXTENSION"),
    ]
    pure = [
        ("coup_desktop.engine.game", "/root/game.py", "PYMODULE"),
        ("coup_desktop.engine.game_of_others", "/root/game_of_others.py", "PYMODULE"),
        ("coup_desktop.engine", "/root/__init__.py", "PYMODULE"),
    ]
    assert compiled_modules.without_sources(pure, compiled) == pure[1:]
    assert compiled_modules.without_sources(pure, []) == pure


def test_nothing_is_compiled_for_freezing_where_that_is_not_wanted(
    checkout: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(SWITCH, "no")
    assert compiled_modules.make(checkout, tmp_path / "made") == []
    assert compiled_modules.summary(checkout).endswith("plain Python: as asked")


@pytest.mark.skipif(sys.platform == "win32", reason="there the compiler is Visual Studio's")
def test_what_is_frozen_without_a_compiler_is_plain_unless_it_has_to_be_compiled(
    checkout: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.setenv(SWITCH, "")
    assert compiled_modules.make(checkout, tmp_path / "made") == []
    assert "plain Python: " in compiled_modules.summary(checkout)
    monkeypatch.setenv(SWITCH, "yes")
    with pytest.raises(BuildError):
        compiled_modules.make(checkout, tmp_path / "made")


# The build hook.


def build_wheel(checkout: Path, said: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """A wheel of a small checkout, by the program's own build hook."""
    (checkout / "ui").mkdir()
    (checkout / "resources").mkdir()
    (checkout / "resources" / "word.txt").write_text("word")
    (checkout / "hatch_build.py").write_bytes((ROOT / "hatch_build.py").read_bytes())
    (checkout / "packaging").mkdir()
    for name in ("compile_forms.py", "compile_modules.py"):
        (checkout / "packaging" / name).write_bytes((ROOT / "packaging" / name).read_bytes())
    shutil.copytree(ROOT / "packaging" / "i18n", checkout / "packaging" / "i18n")
    project = (
        '[build-system]\nrequires = ["hatchling"]\nbuild-backend = "hatchling.build"\n'
        '[project]\nname = "coup-desktop"\nversion = "1"\nrequires-python = ">=3"\n'
        "[tool.hatch.build.hooks.custom]\n"
        '[tool.hatch.build.targets.wheel]\npackages = ["coup_desktop"]\n'
    )
    (checkout / "pyproject.toml").write_text(project + TABLE)
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", "wheels"]
    environ = os.environ | {SWITCH: ""} | said
    return subprocess.run(
        command, cwd=checkout, env=environ, capture_output=True, text=True, check=False
    )


def inside(checkout: Path) -> tuple[str, list[str]]:
    """The one wheel's tags, and the machine code that it has."""
    (wheel,) = (checkout / "wheels").iterdir()
    with zipfile.ZipFile(wheel) as archive:
        names = sorted(name for name in archive.namelist() if name.endswith(SUFFIX))
        assert "coup_desktop/resources_data/word.txt" in archive.namelist()
        assert "coup_desktop/engine/small.py" in archive.namelist()
    return wheel.stem.partition("-1-")[2], names


@compiling
def test_a_wheel_has_the_compiled_modules_and_says_for_what_machine(checkout: Path) -> None:
    done = build_wheel(checkout, {})
    assert done.returncode == 0, done.stderr
    tags, names = inside(checkout)
    assert names == MADE
    version = "cp{}{}".format(*sys.version_info)
    assert tags.startswith(f"{version}-{version}-")
    assert not tags.endswith("any")


def test_a_wheel_is_plain_python_where_that_is_asked_for(checkout: Path) -> None:
    done = build_wheel(checkout, {SWITCH: "no"})
    assert done.returncode == 0, done.stderr
    assert inside(checkout) == ("py3-none-any", [])


@pytest.mark.skipif(sys.platform == "win32", reason="there the compiler is Visual Studio's")
def test_a_wheel_is_plain_python_without_a_compiler(checkout: Path) -> None:
    done = build_wheel(checkout, {"CC": "no-such-compiler"})
    assert done.returncode == 0, done.stderr
    assert "coup-desktop: plain Python, not compiled: " in done.stderr
    assert inside(checkout) == ("py3-none-any", [])


@pytest.mark.skipif(sys.platform == "win32", reason="there the compiler is Visual Studio's")
def test_a_wheel_that_has_to_be_compiled_is_none_without_a_compiler(checkout: Path) -> None:
    done = build_wheel(checkout, {"CC": "no-such-compiler", SWITCH: "yes"})
    assert done.returncode == 1
    assert done.stderr.startswith("coup-desktop: ")
    assert "Traceback" not in done.stderr
    assert not (checkout / "wheels").exists() or not list((checkout / "wheels").iterdir())
