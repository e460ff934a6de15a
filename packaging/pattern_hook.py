"""Runs before the frozen program and the other hooks: regular expressions are found compiled.

See packaging/installers/pattern_code.py.
"""

import marshal
import os
import re
import sys
from typing import Any


def _use(path: str) -> None:
    with open(path, "rb") as file:  # noqa: PTH123 - pathlib has patterns of its own
        known = marshal.loads(file.read())  # noqa: S302 - as Python reads its modules
    names = vars(vars(re)["_compiler"])
    plain, make = names["compile"], names["_sre"].compile

    def find(pattern: Any, flags: int = 0) -> Any:  # noqa: ANN401 - as Python's own
        parts = known.get((pattern, flags)) if isinstance(pattern, str | bytes) else None
        return plain(pattern, flags) if parts is None else make(pattern, *parts)

    names["compile"] = find


_use(os.path.join(vars(sys)["_MEIPASS"], "pattern_code.bin"))  # noqa: PTH118
