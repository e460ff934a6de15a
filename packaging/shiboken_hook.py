"""Runs before the frozen program: PySide6 finds its Python code compiled.

See packaging/installers/shiboken_code.py.
"""

import builtins
import marshal
import sys
import zlib
from pathlib import Path
from typing import Any


def _use(file: Path) -> None:
    compiled = marshal.loads(file.read_bytes())  # noqa: S302 - as Python reads its modules
    plain = builtins.compile

    # As `compile` takes it.
    def find(source: Any, filename: Any, *args: Any, **options: Any) -> Any:  # noqa: ANN401
        code = None
        if isinstance(source, bytes):
            code = compiled.pop((filename, zlib.crc32(source)), None)
            if not compiled:
                vars(builtins)["compile"] = plain
        return plain(source, filename, *args, **options) if code is None else code

    if compiled:
        vars(builtins)["compile"] = find


_use(Path(vars(sys)["_MEIPASS"], "shiboken_code.bin"))
