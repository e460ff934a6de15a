"""Compiles what is thought with to machine code: ``python packaging/compile_modules.py FOLDER``.

mypyc makes C of the very sources that run without it, and a C compiler makes extension modules of
that, which Python takes before the sources beside them. pyproject.toml names the modules, in
``[tool.coup-desktop.compiled]``. The build hook, the installers and the tests call this; nothing is
ever written into the checkout. Standard library only at import: the hook runs in an environment
that may lack the rest.
"""

import argparse
import importlib.metadata
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
SWITCH: Final = "COUP_COMPILE"
"""The environment variable: `yes`, `no`, or nothing for wherever it can be done."""
LIBRARY: Final = "coup_desktop__mypyc"
"""The module that holds all compiled code; the modules themselves only lead there."""
REQUIREMENTS: Final = ("mypy[mypyc]>=2.4,<3",)
"""What compiles; has setuptools."""
_OLDEST_MYPY: Final = (2, 4)
_NEWEST_PYTHON: Final = (3, 14)
"""The newest that mypy is known to have a wheel for: without one, pip would ask for Rust."""
_MACHINES: Final = {"linux": {"x86_64", "aarch64"}, "darwin": {"x86_64", "arm64"}}
_WORKER: Final = "--in-this-folder"


class CompileError(Exception):
    """What keeps the modules from being compiled; the message is for the person at the keyboard."""


def is_asked_for() -> bool | None:
    """What the switch says: whether to compile; None where it is left to what there is.

    Raises:
        CompileError: it says something else.
    """
    said = os.environ.get(SWITCH, "")
    if said not in {"", "yes", "no"}:
        raise CompileError(f"{SWITCH} is to be yes, no or empty, not {said!r}")
    return None if said == "" else said == "yes"


def sources(root: Path) -> list[Path]:
    """The modules that are compiled, as files below the checkout, sorted.

    Raises:
        CompileError: pyproject.toml cannot be read, or names a module that there is not.
    """
    path = root / "pyproject.toml"
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8"))["tool"]["coup-desktop"]["compiled"]
        names = [f"{package}.{name}" for package, names in table.items() for name in names]
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise CompileError(f"{path}: [tool.coup-desktop.compiled] is not to be read") from error
    files = sorted(Path(*name.split(".")).with_suffix(".py") for name in names)
    if missing := [file.as_posix() for file in files if not (root / file).is_file()]:
        raise CompileError(f"{path}: [tool.coup-desktop.compiled] names {', '.join(missing)}")
    return files


def requirements() -> list[str]:
    """What a build that may compile needs installed; nothing where it will not compile.

    Raises:
        CompileError: the switch says something that it cannot.
    """
    asked = is_asked_for()
    if asked is None:
        asked = _has_wheels() and missing_compiler() is None
    return list(REQUIREMENTS) if asked else []


def _has_wheels() -> bool:
    """Whether mypy and what it needs can be installed here without a compiler of their own."""
    if sys.implementation.name != "cpython" or sys.version_info[:2] > _NEWEST_PYTHON:
        return False
    platform = sysconfig.get_platform()
    if sys.platform == "win32":
        return platform == "win-amd64"
    machine = platform.rpartition("-")[2]
    has_glibc = sys.platform != "linux" or "gnu" in (sysconfig.get_config_var("SOABI") or "")
    return has_glibc and machine in _MACHINES.get(sys.platform, set())


def obstacle() -> str | None:
    """What there is not to compile with, and how to get it, in a line; None where all is there."""
    if sysconfig.get_config_var("Py_GIL_DISABLED"):
        return "this Python has no interpreter lock, which compiled games would need"
    wanted = f"pip install '{REQUIREMENTS[0]}'"
    if importlib.util.find_spec("mypyc") is None:
        return f"mypyc is missing: {wanted}"
    numbers = importlib.metadata.version("mypy").split(".")[:2]
    if tuple(int(number) for number in numbers if number.isdecimal()) < _OLDEST_MYPY:
        return f"mypy {'.'.join(numbers)} is too old: {wanted}"
    if importlib.util.find_spec("setuptools") is None:
        return f"setuptools is missing: {wanted}"
    return missing_compiler()


def missing_compiler() -> str | None:
    """What there is not of a C compiler and Python's headers, in a line; None where both are."""
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        remedy = "; Debian's package is python3-dev" if sys.platform == "linux" else ""
        return f"Python's headers are missing{remedy}"
    if sys.platform == "win32":
        return None if _has_visual_studio() else "there is no C compiler of Visual Studio"
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if shutil.which(shlex.split(command)[0]) is None:
        return f"there is no C compiler ({command})"
    if sys.platform == "darwin" and not _says(["xcode-select", "-p"]):
        return "Xcode's command line tools are missing: xcode-select --install"
    return None


def _has_visual_studio() -> bool:
    """Whether Visual Studio's installer knows of a compiler, asked as setuptools will."""
    programs = os.environ.get("PROGRAMFILES(X86)") or os.environ.get("PROGRAMFILES") or ""
    vswhere = Path(programs, "Microsoft Visual Studio", "Installer", "vswhere.exe")
    part = "Microsoft.VisualStudio.Component.VC.Tools.x86.x64"
    options = ["-latest", "-prerelease", "-products", "*", "-property", "installationPath"]
    return vswhere.is_file() and _says([str(vswhere), *options, "-requires", part])


def _says(command: list[str]) -> bool:
    """Whether a program ends well and has something to say."""
    done = subprocess.run(command, capture_output=True, check=False)
    return done.returncode == 0 and bool(done.stdout.strip())


def compile_into(root: Path, target: Path) -> list[Path]:
    """Compile the modules. Equal sources and tools give equal bytes, whatever the folders.

    Args:
        root: the checkout, which is only read.
        target: a folder; gets the extension modules, which lie in it as the sources below `root`,
            and the library at its top.

    Returns:
        The files, below `target`, sorted.

    Raises:
        CompileError: there is nothing to compile with, or it fails.
    """
    files = sources(root)
    if problem := obstacle():
        raise CompileError(problem)
    target.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="coup-compile-") as folder:
        work = Path(folder).resolve() / "work"
        shutil.copytree(
            root / "coup_desktop",
            work / "coup_desktop",
            ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"),
        )
        worker = [sys.executable, "-I", str(Path(__file__).resolve()), _WORKER]
        done = subprocess.run(
            [*worker, str(target.resolve()), *map(str, files)],
            cwd=work,
            env=os.environ | {"PYTHONHASHSEED": "0", "MYPYPATH": ""},
            capture_output=True,
            text=True,
            check=False,
        )
    if done.returncode:
        raise CompileError(f"mypyc failed:\n{done.stdout}{done.stderr}".rstrip())
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    made = [file.with_name(file.stem + suffix) for file in files] + [Path(LIBRARY + suffix)]
    if missing := [str(file) for file in made if not (target / file).is_file()]:
        raise CompileError(f"mypyc has not made {', '.join(missing)}")
    return sorted(made)


def _work(target: Path, files: Sequence[str]) -> None:
    """Compile modules of the working folder, in a process of its own: mypyc ends it where it fails.

    Args:
        target: for the extension modules.
        files: the sources, below the working folder.
    """
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    if sys.platform == "linux" and "LDSHARED" not in os.environ:
        # Without the folder that this Python was installed in.
        words = shlex.split(sysconfig.get_config_var("LDSHARED"))
        os.environ["LDSHARED"] = shlex.join(w for w in words if not w.startswith("-Wl,-rpath"))
    options = ["--config-file=", "--cache-dir=cache", "--hide-error-context"]
    extensions = mypycify(
        [*options, *files], debug_level="0", target_dir="c", group_name="coup_desktop"
    )
    compiling, linking = _flags()
    for extension in extensions:
        extension.extra_compile_args += compiling
        extension.extra_link_args += linking
    command = build_ext(Distribution({"name": "coup-desktop", "ext_modules": extensions}))
    command.build_lib = str(target)
    command.build_temp = "objects"
    command.ensure_finalized()
    command.run()


def _flags() -> tuple[list[str], list[str]]:
    """For compiling and for linking: no folder of the builder, no time, no symbols, no pedantry."""
    if sys.platform == "win32":
        return ["/Brepro"], ["/Brepro"]
    maps = [f"-ffile-prefix-map={Path.cwd()}=."]
    runtime = importlib.util.find_spec("mypyc")
    if runtime is not None and runtime.origin is not None:
        maps.append(f"-ffile-prefix-map={Path(runtime.origin).parent}=mypyc")
    # Where a processor multiplies and adds at once, sums would end in other bits than Python's.
    compiling = ["-Wno-error", "-ffp-contract=off", *maps]
    return compiling, ["-Wl,-s"] if sys.platform == "linux" else []


def main(argv: Sequence[str] | None = None) -> int:
    """Compile into a folder; 0 if all went well, 1 with the reason on standard error."""
    parser = argparse.ArgumentParser(description="Compiles the program's modules by mypyc.")
    parser.add_argument("folder", type=Path, help="for what is compiled; never the checkout")
    parser.add_argument("files", nargs="*", help=argparse.SUPPRESS)
    parser.add_argument(_WORKER, action="store_true", dest="works", help=argparse.SUPPRESS)
    said = parser.parse_args(argv)
    if said.works:
        _work(said.folder, said.files)
        return 0
    try:
        if said.folder.resolve() == ROOT:
            raise CompileError("the checkout stays plain Python: name another folder")
        made = compile_into(ROOT, said.folder)
    except CompileError as error:
        print(f"compile_modules.py: {error}", file=sys.stderr)
        return 1
    for file in made:
        print(said.folder / file)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
