"""Runs before the frozen program: Qt's enumerations are made in a fifth of the time.

PySide6 has Python make some 300 of them at a start. See packaging/installers/enum_code.py, which
compares those that are made here with Python's own.
"""

import enum
import sys
from itertools import chain
from typing import Any, Final

_PLAIN: Final = vars(enum.EnumType)["_create_"]
_OF_ITS_MEMBERS: Final = frozenset({"_member_names_", "_member_map_", "_value2member_map_"})
_OF_ITS_FLAGS: Final = frozenset({"_flag_mask_", "_singles_mask_", "_all_bits_", "_iter_member_"})
_OF_ITS_OWN: Final = frozenset({"ONE", "SIX", "__dict__", "__weakref__", "__module__", "__new__"})
_BASES: Final = frozenset({enum.Enum, enum.IntEnum, enum.Flag, enum.IntFlag})


class Mould:
    """Makes enumerations of one kind: what they have in common is taken from one of Python's."""

    def __init__(self, base: Any, boundary: Any) -> None:  # noqa: ANN401 - types and enumerations
        # A flag of one bit, and one of several, which counts as another name for those.
        made = _PLAIN(base, "Made", [("ONE", 1), ("SIX", 6)], module="", boundary=boundary)
        own = _OF_ITS_MEMBERS | _OF_ITS_FLAGS | _OF_ITS_OWN
        common = {key: value for key, value in vars(made).items() if key not in own}
        self._base, self._boundary = base, boundary
        self._common = common
        self._fresh = {key: type(value) for key, value in common.items() if value in ([], {})}
        self._taken = {"mro", "", *chain.from_iterable(map(vars, base.__mro__))}
        self._is_flag, self._is_int = issubclass(base, enum.Flag), issubclass(base, int)
        self._flags = {key: value for key, value in vars(made).items() if key in _OF_ITS_FLAGS}

    def make(self, name: str, items: Any, module: str) -> Any:  # noqa: ANN401
        """As Python would; what is unusual is left to Python."""
        values = dict(items)
        if (
            not values
            or len(values) != len(items)
            or {*map(type, values), *map(type, values.values())} != {str, int}
            or not self._taken.isdisjoint(values)
            or any(word[0] == "_" for word in values)
            or (self._is_flag and min(values.values()) < 0)
        ):
            return _PLAIN(self._base, name, items, module=module, boundary=self._boundary)
        space = self._common | {key: kind() for key, kind in self._fresh.items()}
        space |= {"__module__": module, "_member_names_": [], "_member_map_": {}}
        space["_value2member_map_"] = {}
        if self._is_flag:
            space |= self._masks(values.values())
        made: Any = type.__new__(enum.EnumType, name, (self._base,), space)
        type.__setattr__(made, "__new__", enum.Enum.__new__)  # a class's first would be wrapped
        self._fill(made, values)
        if self._is_flag:
            singles = [made._member_map_[word]._value_ for word in made._member_names_]
            if singles != sorted(singles):
                type.__setattr__(made, "_iter_member_", made._iter_member_by_def_)
        return made

    def _fill(self, made: Any, values: dict[str, int]) -> None:  # noqa: ANN401
        names, by_name, by_value = made._member_names_, made._member_map_, made._value2member_map_
        new: Any = int.__new__ if self._is_int else object.__new__
        put = type.__setattr__
        for name, value in values.items():
            member = by_value.get(value)
            if member is None:
                member = by_value[value] = new(made, value) if self._is_int else new(made)
                member._value_ = value
                member._name_ = name
                member.__objclass__ = made
                member._sort_order_ = len(names)
                if not self._is_flag or (value and not value & (value - 1)):
                    names.append(name)
            by_name[name] = member
            put(made, name, member)

    def _masks(self, values: Any) -> dict[str, int]:  # noqa: ANN401
        """How a flag's values are summed up: Python 3.11 has no mask of several bits."""
        every = single = 0
        for value in values:
            every |= value
            single |= 0 if value & (value - 1) else value
        bits = (1 << every.bit_length()) - 1
        known = {"_flag_mask_": every, "_singles_mask_": single, "_all_bits_": bits}
        if self._flags["_flag_mask_"] == 1:
            known["_flag_mask_"] = single
        return {key: known[key] for key in self._flags if key in known}


def _use() -> None:
    moulds: dict[Any, Mould] = {}

    # As Python's own, which `Enum(name, items, boundary=...)` calls.
    def create(cls: Any, class_name: str, names: Any, **options: Any) -> Any:  # noqa: ANN401
        said = {key: value for key, value in options.items() if value is not None}
        caller = sys._getframe(2)  # noqa: SLF001 - as Python does
        said.setdefault("module", caller.f_globals.get("__name__"))
        module, boundary = said["module"], said.get("boundary")
        usual = {"module": module, "boundary": enum.KEEP, "start": 1}
        if said != usual or cls not in _BASES or not isinstance(names, list):
            return _PLAIN(cls, class_name, names, **said)
        mould = moulds.get(cls)
        if mould is None:
            mould = moulds[cls] = Mould(cls, boundary)
        return mould.make(class_name, names, module)

    setattr(enum.EnumType, "_create_", create)  # noqa: B010 - not known to mypy


_use()
