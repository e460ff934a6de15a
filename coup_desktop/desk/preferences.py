"""What a person chose, while the program runs: one place to ask, to change it, to hear of it."""

from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from enum import Enum
from typing import Any, Final, TypeVar

from PySide6.QtCore import QObject, Signal

from coup_desktop.store.settings import Settings

Value = str | int | bool
_Member = TypeVar("_Member", bound=Enum)
_FIELDS: Final = frozenset(field.name for field in fields(Settings))

REMEMBERED: Final = frozenset(
    {
        "geometry",
        "chronicle_geometry",
        "handbook_geometry",
        "handbook_zoom",
        "counter_page",
        "table",
        "recent",
        "lessons",
    }
)
"""What the program remembers by itself; it is no choice, so `Preferences.reset` leaves it."""


class Preferences(QObject):
    """Holds the `Settings` in force. A part is bound to a field and follows it from then on."""

    changed = Signal(object)
    """The names of the fields that have another value now, a frozenset; never empty."""

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._bound: list[tuple[str, Callable[[Any], object]]] = []

    @property
    def settings(self) -> Settings:
        """What is in force."""
        return self._settings

    def value(self, field: str) -> Value:
        """What a field holds.

        Raises:
            KeyError: there is no such field.
        """
        if field not in _FIELDS:
            raise KeyError(field)
        value: Value = getattr(self._settings, field)
        return value

    def bind(self, field: str, apply: Callable[[Any], object]) -> None:
        """Give a part the value of a field now and whenever it changes.

        Args:
            field: of `Settings`.
            apply: takes the value; lives as long as this object does.

        Raises:
            KeyError: there is no such field.
        """
        apply(self.value(field))
        self._bound.append((field, apply))

    def change(self, **values: Value) -> None:
        """Put other values in force, and tell whoever is bound to them.

        Raises:
            KeyError: there is no such field.
            TypeError: a value is of another type than the field's.
        """
        known = _values(Settings())
        for field, value in values.items():
            if type(value) is not type(known[field]):
                raise TypeError(f"{field} is of type {type(known[field]).__name__}: {value!r}")
        before = _values(self._settings)
        other = frozenset(field for field, value in values.items() if before[field] != value)
        if not other:
            return
        self._settings = replace(self._settings, **{f: values[f] for f in other})  # type: ignore[arg-type]
        for field, apply in self._bound:
            # A part that was told may change a field itself; then the last value counts.
            if field in other:
                apply(self.value(field))
        self.changed.emit(other)

    def reset(self) -> None:
        """Put the defaults in force; window places and the last table stay."""
        defaults = _values(Settings())
        self.change(**{f: value for f, value in defaults.items() if f not in REMEMBERED})

    def is_default(self) -> bool:
        """Whether nothing that `reset` would change was chosen."""
        defaults, now = _values(Settings()), _values(self._settings)
        return all(now[f] == defaults[f] for f in defaults if f not in REMEMBERED)


def member(kind: type[_Member], value: str, otherwise: _Member) -> _Member:
    """The member of an enum that has a value, or another where a file from elsewhere holds none."""
    return next((member for member in kind if member.value == value), otherwise)


def _values(settings: Settings) -> Mapping[str, Value]:
    return {field.name: getattr(settings, field.name) for field in fields(Settings)}
