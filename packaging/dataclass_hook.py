"""Runs before the frozen program: its dataclasses are made of what was compiled at the build.

See packaging/installers/dataclass_code.py.
"""

import dataclasses
import marshal
import sys
from pathlib import Path
from typing import Any


def _use(file: Path) -> None:
    compiled = marshal.loads(file.read_bytes())  # noqa: S302 - as Python reads its modules

    def run(text: str, names: dict[str, Any], into: dict[str, Any]) -> None:
        exec(compiled.get(text, text), names, into)  # noqa: S102 - as dataclasses does

    vars(dataclasses)["exec"] = run


_use(Path(vars(sys)["_MEIPASS"], "dataclass_code.bin"))
