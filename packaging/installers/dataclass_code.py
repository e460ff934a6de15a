"""The methods of the program's dataclasses, compiled when it is frozen: a sixth of a start.

Python writes the methods of a dataclass as source text each time that the class is made, and
compiles it: 400 texts at a start. Here they are compiled beforehand; packaging/dataclass_hook.py
has the frozen program use what is compiled. A text that is not found there is compiled as ever.
"""

import contextlib
import dataclasses
import importlib
import marshal
import pkgutil
from collections.abc import Mapping
from pathlib import Path
from types import CodeType
from typing import Any, Final

from installers.code_at_freezing import have_written

FILE: Final = "dataclass_code.bin"
"""Its name in the frozen folder, beside the program's modules."""


def make(root: Path, folder: Path) -> Path:
    """Write the file, by a Python of its own that has imported nothing else.

    Args:
        root: the checkout.
        folder: for the file.

    Raises:
        BuildError: the program cannot be imported at all.
    """
    return have_written(folder / FILE, "installers.dataclass_code", ["coup_desktop"], root)


def collect(package: str) -> dict[str, CodeType]:
    """Import all modules of a package; what `dataclasses` has compiled meanwhile, by its text."""
    found: dict[str, CodeType] = {}

    def run(text: str, names: dict[str, Any], into: Mapping[str, object]) -> None:
        found[text] = compile(text, "<string>", "exec")
        exec(found[text], names, into)  # noqa: S102 - as dataclasses does

    vars(dataclasses)["exec"] = run
    try:
        parent = importlib.import_module(package)
        for module in pkgutil.walk_packages(parent.__path__, f"{package}."):
            if not module.name.endswith(".__main__"):
                with contextlib.suppress(ImportError):  # the self-test tells; here it costs speed
                    importlib.import_module(module.name)
    finally:
        del vars(dataclasses)["exec"]
    return found


def write(package: str, target: str) -> None:
    """Write what `collect` finds."""
    Path(target).write_bytes(marshal.dumps(dict(sorted(collect(package).items()))))
