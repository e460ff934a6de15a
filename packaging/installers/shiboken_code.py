"""Python code that PySide6 carries as source text inside a library, compiled at the freezing.

PySide6's library unpacks and compiles a dozen modules at each start, which takes as long as the
import of Qt itself. Here they are compiled beforehand; packaging/shiboken_hook.py has the frozen
program use what is compiled. A text that is not found there, of another PySide6 say that somebody
put into the folder, is compiled as ever.
"""

import __future__

import builtins
import importlib
import marshal
import zlib
from pathlib import Path
from types import CodeType
from typing import Any, Final

from installers.code_at_freezing import have_written

FILE: Final = "shiboken_code.bin"
"""Its name in the frozen folder, beside the program's modules."""
UNNEEDED: Final = frozenset(
    f"shibokensupport/signature/lib/{name}.py" for name in ("enum_sig", "pyi_generator")
)
"""What writes .pyi files, for editors: these modules are empty in the frozen program."""

Key = tuple[str, int]
"""A text's file name inside the library, and its CRC."""


def make(folder: Path) -> Path:
    """Write the file, by a Python of its own that has imported nothing else.

    Args:
        folder: for the file.

    Raises:
        BuildError: PySide6 cannot be imported.
    """
    return have_written(folder / FILE, "installers.shiboken_code")


def collect() -> dict[Key, CodeType]:
    """Import PySide6, for the first time in this process; what it has compiled meanwhile."""
    found: dict[Key, CodeType] = {}
    plain = builtins.compile
    flags = __future__.annotations.compiler_flag  # it says so where it compiles

    # As `compile` takes it.
    def note(source: Any, filename: Any, mode: str, *args: Any, **options: Any) -> Any:  # noqa: ANN401
        if isinstance(source, bytes) and str(filename).startswith("shibokensupport/"):
            needed = b"" if filename in UNNEEDED else source
            code = plain(needed, filename, mode, flags, dont_inherit=True)
            found[filename, zlib.crc32(source)] = code
        return plain(source, filename, mode, *args, **options)

    vars(builtins)["compile"] = note
    try:
        importlib.import_module("PySide6.QtCore")
    finally:
        vars(builtins)["compile"] = plain
    return found


def write(target: str) -> None:
    """Write what `collect` finds."""
    Path(target).write_bytes(marshal.dumps(dict(sorted(collect().items()))))
