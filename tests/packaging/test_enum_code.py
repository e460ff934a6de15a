"""Qt's enumerations are made in less time in the frozen program, and are as Python makes them."""

import enum
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from installers import enum_code

ROOT = Path(__file__).resolve().parents[2]
NO_BOUNDARY = None


@pytest.fixture(scope="module")
def create() -> enum_code.Create:
    return enum_code.quick(enum_code.HOOK)


def test_all_enumerations_of_qt_are_as_pythons(tmp_path: Path) -> None:
    assert enum_code.hooks(tmp_path) == [str(enum_code.HOOK)]


def test_all_of_them_are_compared() -> None:
    code = "from installers import enum_code; print(len(enum_code.collect()))"
    folder = ROOT / "packaging"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=folder, capture_output=True, text=True, check=True
    )
    assert int(done.stdout) > 600


FAULTS = (
    ("member._sort_order_ = len(names)", "member._sort_order_ = 0"),
    ("put(made, name, member)", "put(made, name, by_value[max(by_value)])"),
    ("if singles != sorted(singles)", "if False"),
    ("(1 << every.bit_length()) - 1", "every"),
)


def _with_fault(folder: Path, right: str, wrong: str) -> Path:
    text = enum_code.HOOK.read_text(encoding="utf-8")
    assert right in text
    hook = folder / "hook.py"
    hook.write_text(text.replace(right, wrong), encoding="utf-8")
    return hook


def test_a_program_is_frozen_without_what_makes_others(tmp_path: Path) -> None:
    assert enum_code.hooks(tmp_path, _with_fault(tmp_path, *FAULTS[0])) == []


@pytest.mark.parametrize(("right", "wrong"), FAULTS)
def test_each_fault_shows(right: str, wrong: str, tmp_path: Path) -> None:
    create = enum_code.quick(_with_fault(tmp_path, right, wrong))
    items = [("Four", 4), ("No", 0), ("Twelve", 12), ("One", 1)]
    assert enum_code.compare((enum.Flag, "Made", items, enum.KEEP), create) != []


@pytest.mark.parametrize(
    ("base", "items", "boundary"),
    [
        (enum.Enum, [("One", 1), ("Uno", 1), ("Two", 2), ("Deux", 2)], enum.KEEP),
        (enum.Enum, [("name", 1), ("Two", 2)], enum.KEEP),
        (enum.IntEnum, [("real", 1), ("bit_length", 2), ("Three", 3)], enum.KEEP),
        (enum.IntEnum, [("Less", -1), ("None_", 0)], enum.KEEP),
        (enum.Enum, [("_hidden", 1), ("Two", 2)], enum.KEEP),
        (enum.Enum, [("Text", "t"), ("True_", True), ("One", 1.0)], enum.KEEP),
        (enum.Flag, [("All", -1), ("One", 1)], enum.KEEP),
        (enum.Flag, [("Four", 4), ("No", 0), ("Six", 6), ("One", 1)], enum.KEEP),
        (enum.IntFlag, [("Both", 3), ("One", 1), ("Two", 2), ("Deux", 2)], enum.KEEP),
        (enum.Flag, [("One", 1), ("Two", 2)], enum.STRICT),
        (enum.Flag, [("One", 1), ("Two", 2)], NO_BOUNDARY),
        (enum.IntEnum, [("One", 1), ("Two", 2)], NO_BOUNDARY),
        (enum.StrEnum, [("One", "one")], NO_BOUNDARY),
    ],
)
def test_what_is_unusual_is_as_pythons(
    base: type,
    items: list[tuple[str, Any]],
    boundary: enum.FlagBoundary | None,
    create: enum_code.Create,
) -> None:
    assert enum_code.compare((base, "Made", items, boundary), create) == []


@pytest.mark.parametrize("items", [[("One", 1), ("One", 2)], [("mro", 1)]])
def test_what_python_refuses_is_refused(
    items: list[tuple[str, int]], create: enum_code.Create
) -> None:
    for make in (enum.EnumType._create_, create):  # type: ignore[attr-defined]
        with pytest.raises((TypeError, ValueError)):
            make(enum.Enum, "Made", items, module="m", start=1, boundary=enum.KEEP)


def test_it_does_not_ask_python_for_what_is_usual(
    create: enum_code.Create, monkeypatch: pytest.MonkeyPatch
) -> None:
    create(enum.Flag, "First", [("One", 1)], module="m", start=1, boundary=enum.KEEP)
    monkeypatch.setattr(enum, "_proto_member", None)  # what Python makes members by
    made = create(
        enum.Flag, "Next", [("One", 1), ("Two", 2)], module="m", start=1, boundary=enum.KEEP
    )
    assert made(3) == made.One | made.Two
    with pytest.raises(TypeError):
        create(enum.Flag, "Other", [("One", 1)], module="m", start=1, boundary=enum.STRICT)


def test_its_module_is_that_of_the_caller(create: enum_code.Create) -> None:
    with enum_code._in_force(create):
        made = enum.Enum("Made", [("One", 1)], boundary=enum.KEEP)  # type: ignore[misc]
    assert made.__module__ == __name__
