"""Which versions of Qt, Python and others there are in a frozen program, by its files."""

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from installers.build_paths import Build
from installers.environment import STAMP

_SAID: Final = {
    "Qt": rb"Qt (\d+\.\d+\.\d+) \(",
    "OpenSSL": rb"OpenSSL (\d+\.\d+\.\d+\w*) ",
    "PT Sans": rb"Version (\d+\.\d+)",
    "Vollkorn": rb"Version (\d+\.\d+)",
}
"""What libraries and fonts say of themselves, somewhere in their files."""
_RESOURCE: Final = rb"ProductVersion(\d+(?:[.,] ?\d+)+)"
"""What Windows' libraries say in their version resource."""
_ICU: Final = re.compile(r"icu[a-z0-9]*?[.]?(\d\d)(\.\d+)*(\.dll|\.dylib)?$")


def version_of(build: Build, part: str, files: Sequence[Path]) -> str:
    """The version of what does not come from the lock file; empty if nothing tells it.

    Args:
        build: what has been frozen.
        part: its name.
        files: all that there is of it.
    """
    if part == "Python" and (known := _of_environment(build)):
        return known
    if part == "ICU":
        names = (_ICU.search(path.name.lower().replace(".so.", ".")) for path in files)
        return next((name[1] for name in names if name), "")
    for pattern in filter(None, (_SAID.get(part), _RESOURCE)):
        for path in files:
            # Without zeros, letters of 16 bits are like those of eight.
            if said := re.search(pattern, path.read_bytes().replace(b"\0", b"")):
                return said[1].decode("ascii").replace(", ", ".").replace(",", ".")
    return ""


def _of_environment(build: Build) -> str:
    """Python's version where the stage `env` has made what froze."""
    try:
        said = json.loads((build.environment / STAMP).read_text(encoding="utf-8"))
    except OSError:
        return ""
    return str(said["python"]).split()[0]
