"""Writes resources/contents.txt, by which the self-test knows what an installation should have.

Run it when a file of resources/ is added, renamed or removed:
``python packaging/list_resources.py``.
"""

import os
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CONTENTS = "contents.txt"


def contents(resources: Path) -> str:
    """The names of all files of a folder that is installed, a line each, sorted.

    `CONTENTS` is among them, and compiled translations, but not what they are compiled from.
    """
    names = {
        path.relative_to(resources).as_posix()
        for path in resources.rglob("*")
        if path.is_file() and path.suffix != ".ts"
    }
    return "".join(f"{name}\n" for name in sorted({*names, CONTENTS}))


def main() -> int:
    """Writes the list, whole or not at all."""
    resources = ROOT / "resources"
    text = contents(resources)
    try:
        handle, made = tempfile.mkstemp(dir=ROOT, prefix=".contents")
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        Path(made).chmod(0o644)
        Path(made).replace(resources / CONTENTS)
    except OSError as error:
        print(f"{resources / CONTENTS} cannot be written: {error.strerror}", file=sys.stderr)
        return 1
    print(f"{resources / CONTENTS}: {text.count(chr(10))} files")
    return 0


if __name__ == "__main__":
    sys.exit(main())
