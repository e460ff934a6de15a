"""Makes packaging/requirements.txt, the lock file, anew from packaging/requirements.in.

Needs uv (`pip install uv`), which resolves for all systems at once. What is locked already stays at
its version unless ``--upgrade`` or ``--upgrade-package NAME`` is given, which uv is handed.
"""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
HEADER = """\
# Made from packaging/requirements.in by packaging/lock.py: for every system, with all hashes.
"""
OLDEST_PYTHON = "3.11"


def main() -> int:
    """Resolve, and replace the lock file if that worked."""
    uv = shutil.which("uv", path=str(Path(sys.executable).parent)) or shutil.which("uv")
    if uv is None:
        print("lock.py: there is no uv: pip install uv", file=sys.stderr)
        return 1
    lock = HERE / "requirements.txt"
    with tempfile.TemporaryDirectory() as folder:
        fresh = Path(folder) / "requirements.txt"
        if lock.exists():
            shutil.copy(lock, fresh)
        resolve = [uv, "pip", "compile", "--quiet", "--universal", "--generate-hashes"]
        plain = ["--no-annotate", "--no-header", "--python-version", OLDEST_PYTHON]
        files = [str(HERE / "requirements.in"), "--output-file", str(fresh)]
        done = subprocess.run([*resolve, *plain, *files, *sys.argv[1:]], check=False)
        if done.returncode:
            return done.returncode
        text = HEADER + fresh.read_text(encoding="utf-8")
    lock.write_text(text, encoding="utf-8")
    print(f"{lock}: {text.count('==')} packages")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
