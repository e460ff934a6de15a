"""``python -m tests``: every check of the project, one after the other. CONTRIBUTING.md has more.

Further arguments go to pytest: ``python -m tests -k engine``; ``-n 0`` runs the tests one by one.
"""

import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PYTHON = sys.executable

# As many processes as cores, but not more than the screens and buses of e2e bear. Each takes whole
# files, in order: what a file builds once, such as the frozen program, is built once.
SPREAD = ["-n", "logical", "--maxprocesses", "4", "--dist", "loadfile", "--no-loadscope-reorder"]
NOT_SPREAD = {"--pdb", "no:xdist", "-pno:xdist"}
"""Arguments of whoever wants one process."""

STEPS: dict[str, list[str]] = {
    "ruff check": [PYTHON, "-m", "ruff", "check"],
    "ruff format": [PYTHON, "-m", "ruff", "format", "--check"],
    "mypy": [PYTHON, "-m", "mypy"],
    "imports": [
        PYTHON,
        "-c",
        "from importlinter import cli; cli.lint_imports_command()",
        "--no-logo",
    ],
    "forms": [PYTHON, "packaging/compile_forms.py", "--check"],
    "compiled": [PYTHON, "-m", "tests.compiled"],
    # The last: its closing line is what a reader of the log looks for.
    "pytest": [PYTHON, "-m", "pytest"],
}


def pytest_arguments(own: list[str]) -> list[str]:
    """What pytest is called with, where somebody has given arguments of their own."""
    return own if NOT_SPREAD & set(own) else [*SPREAD, *own]


def main() -> int:
    """Run all steps, also after a failure; return 1 if any failed."""
    # Steps are told to print as they go, so that a log shows them in order.
    environ = os.environ | {"PYTHONUNBUFFERED": "1"}
    results: list[str] = []
    failed: list[str] = []
    for name, command in STEPS.items():
        if name == "compiled" and sys.argv[1:]:
            continue  # somebody wants some tests, and not to wait for a compiler
        arguments = pytest_arguments(sys.argv[1:]) if name == "pytest" else []
        print(f"--- {name}", flush=True)
        start = time.monotonic()
        done = subprocess.run([*command, *arguments], cwd=ROOT, env=environ, check=False)
        took = f"{name} {time.monotonic() - start:.1f} s"
        results.append(took)
        if done.returncode:
            failed.append(name)
        if done.returncode < 0:
            print(f"\n{name} was killed by signal {-done.returncode}", flush=True)
        if name != "pytest":
            print(f"    {'FAILED: ' if done.returncode else ''}{took}", flush=True)
    verdict = f"FAILED: {', '.join(failed)}" if failed else "all checks passed"
    print(f"{verdict} ({', '.join(results)})", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main())
