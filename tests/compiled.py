"""Runs a command with the compiled program: ``python -m tests.compiled [COMMAND…]``.

Modules are compiled as for a wheel, into a temporary folder that has a copy of the package, and
what is run there finds that copy before the checkout's. Without a command: tests of what is
compiled, the very ones that the sources pass; with `--long` those of all that plays by it, too.
With a command, say:
`python -m tests.compiled python -m tests.bench.engine`. The checkout stays plain Python.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "packaging"))

from compile_modules import SWITCH, CompileError, compile_into, is_asked_for, obstacle  # noqa: E402

MARK: Final = "COUP_TESTS_COMPILED"
"""Set for what is run here; `test_compiled.py` sees that it is true."""
TESTED: Final = (
    "tests/test_compiled.py",
    "tests/engine",
    "tests/bots/opponents",
    "tests/bots/rules",
    "tests/bots/search",
    "tests/bots/test_beliefs.py",
    "tests/bots/test_beliefs_exact.py",
    "tests/bots/test_beliefs_margins.py",
)
"""The tests of what is compiled: a minute on two cores, half of it the compiler's."""
TESTED_LONG: Final = (*TESTED, "tests/bots", "tests/arena", "tests/table", "tests/test_simulate.py")
LONG: Final = "--long"
PYTEST: Final = (sys.executable, "-m", "pytest", "-q", "-n", "logical", "--maxprocesses", "4")


def main(argv: Sequence[str]) -> int:
    """Compile, and run; the status is the command's, or 1 where nothing could be compiled."""
    try:
        asked = is_asked_for()
        problem = f"{SWITCH} is no" if asked is False else obstacle()
        if problem is not None and not asked:
            print(f"nothing is compiled here: {problem}")
            return 1 if argv else 0
        with TemporaryDirectory(prefix="coup-compiled-") as name:
            folder = Path(name).resolve()
            _copy_package(folder)
            compile_into(ROOT, folder)
            if argv and list(argv) != [LONG]:
                return _run(argv, folder)
            return _test(folder, TESTED_LONG if argv else TESTED)
    except CompileError as error:
        print(f"tests.compiled: {error}", file=sys.stderr)
        return 1


def _copy_package(folder: Path) -> None:
    """The package as a wheel has it."""
    unwanted = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(ROOT / "coup_desktop", folder / "coup_desktop", ignore=unwanted)
    shutil.copytree(ROOT / "resources", folder / "coup_desktop" / "resources_data")


def _run(command: Sequence[str], folder: Path) -> int:
    """Run a command, with that folder as the working folder: `python -m` looks there first."""
    shutil.copytree(ROOT / "tests", folder / "tests")
    environ = os.environ | {MARK: "yes", "PYTHONPATH": str(folder)}
    return subprocess.run(command, cwd=folder, env=environ, check=False).returncode


def _test(folder: Path, tests: Sequence[str]) -> int:
    """Run the checkout's tests on the package of that folder."""
    paths = f"pythonpath={folder.as_posix()} . packaging"
    command = [*PYTEST, "-o", paths, *tests]
    return subprocess.run(command, cwd=ROOT, env=os.environ | {MARK: "yes"}, check=False).returncode


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
