"""Qt's enumerations, which the frozen program makes quicker than Python: a tenth of a start.

PySide6 has Python make an enumeration when the class that holds it is first used, 300 at a start,
each by code in Python that looks at every name anew. packaging/enum_hook.py makes the same classes
from what those of a kind have in common. Here all of Qt's are made in both ways and compared; the
program is frozen with the hook only where none differs, so with a later Python at worst without.
"""

import enum
import importlib
import runpy
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import MethodType
from typing import Any, Final

from installers.code_at_freezing import have_written

HOOK: Final = Path(__file__).resolve().parents[1] / "enum_hook.py"
_MODULES: Final = ("QtCore", "QtGui", "QtWidgets", "QtSvg", "QtDBus")
_DEPTH: Final = 3
"""Of classes within classes."""
_REPORT: Final = "enumerations.txt"

Create = Callable[..., Any]
Call = tuple[Any, str, list[tuple[str, int]], Any]
"""What an enumeration is made of: base, name, members, boundary."""


def hooks(folder: Path, hook: Path = HOOK) -> list[str]:
    """The hook's path, or nothing if what it makes differs from what Python makes.

    Args:
        folder: for a list of what differs.
        hook: another one than the program's.

    Raises:
        BuildError: PySide6 cannot be imported.
    """
    report = have_written(folder / _REPORT, "installers.enum_code", [str(hook)])
    return [] if report.read_text(encoding="utf-8") else [str(hook)]


def write(hook: str, target: str) -> None:
    """Write a line for each enumeration that differs; wants a Python of its own."""
    calls, create = collect(), quick(Path(hook))
    told = [line for call in calls for line in compare(call, create)]
    Path(target).write_text("".join(f"{line}\n" for line in told), encoding="utf-8")


def collect() -> list[Call]:
    """All enumerations of Qt's modules, noted as they are made: wants a Python of its own."""
    found: list[Call] = []
    plain = vars(enum.EnumType)["_create_"]

    # As Python names them.
    def note(cls: Any, class_name: str, names: Any, **options: Any) -> Any:  # noqa: ANN401
        found.append((cls, class_name, list(names), options.get("boundary")))
        options["module"] = options.get("module") or sys._getframe(2).f_globals.get(  # noqa: SLF001
            "__name__"
        )
        return plain(cls, class_name, names, **options)

    with _in_force(note):
        for module in _MODULES:
            held = importlib.import_module(f"PySide6.{module}")
            for name in dir(held):
                _touch(getattr(held, name), _DEPTH)
    return found


def _touch(thing: object, depth: int) -> None:
    """Have a class and those within it made."""
    if isinstance(thing, type) and thing.__module__.startswith("PySide6") and depth:
        for name in [*vars(thing)]:
            _touch(getattr(thing, name, None), depth - 1)


def quick(hook: Path) -> Create:
    """How the hook makes enumerations; in force is Python's own way."""
    with _in_force(vars(enum.EnumType)["_create_"]):
        runpy.run_path(str(hook))
        return vars(enum.EnumType)["_create_"]  # type: ignore[no-any-return]


def compare(call: Call, create: Create) -> list[str]:
    """What differs, by name, between an enumeration that is made so and Python's."""
    base, name, items, boundary = call
    theirs = _told(base(name, items, module="m", boundary=boundary))
    with _in_force(create):
        ours = _told(base(name, items, module="m", boundary=boundary))
    return [
        f"{name}.{key}: {ours.get(key)!r}, not {theirs.get(key)!r}"
        for key in sorted(ours.keys() | theirs.keys())
        if key not in ours or key not in theirs or ours[key] != theirs[key]
    ]


@contextmanager
def _in_force(create: Create) -> Iterator[None]:
    before, name = vars(enum.EnumType)["_create_"], "_create_"
    setattr(enum.EnumType, name, create)
    try:
        yield
    finally:
        setattr(enum.EnumType, name, before)


def _told(made: Any) -> dict[str, Any]:  # noqa: ANN401
    """All that an enumeration holds and says, so that it can be compared with another's."""
    told = {key: _plain(value, made) for key, value in vars(made).items()}
    told["its list"] = [repr(member) for member in made]
    told["its words"] = [f"{m!s} {m:} {m._name_} {m.value} {hash(m)}" for m in made]
    told["its bases"] = made.__mro__[1:]
    told["its order"] = [*made.__members__]
    if issubclass(made, enum.Flag):
        members = [*made.__members__.values()]
        told["its sums"] = [repr(one | other) for one in members[:9] for other in members]
        told["its rests"] = [repr(~member) for member in members]
        told["its parts"] = [_parts(member) for member in members]
    return told


def _plain(value: Any, made: type) -> Any:  # noqa: ANN401
    if isinstance(value, dict):
        return {key: _plain(held, made) for key, held in value.items()}
    if isinstance(value, made):
        held = {key: _plain(part, made) for key, part in vars(value).items()}
        return "a member", held, int(value) if isinstance(value, int) else None
    if value is made:
        return "the enumeration"
    if isinstance(value, MethodType | staticmethod):
        return type(value), value.__func__
    if isinstance(value, enum.property) or type(value) is type(vars(_Dict)["__dict__"]):
        return type(value)  # each class has its own
    return value


def _parts(member: Any) -> str:  # noqa: ANN401
    try:
        return repr([*member])
    except (ValueError, AttributeError) as error:  # what is below 0, or has no names, has none
        return str(error)


class _Dict:
    """Has what Python gives each class."""
