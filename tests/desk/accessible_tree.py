"""The window as a screen reader knows it, and what would be wrong with it."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget

Role = QAccessible.Role
SILENT = {Role.Client, Role.NoRole}
"""Roles of things that are passed over."""
SPOKEN = {Role.Graphic, Role.Button, Role.CheckBox, Role.RadioButton, Role.MenuItem}
"""Roles of things that are nothing without a name. Where a text is empty, nothing stands."""
OWN_NAMES = {Role.Cell, Role.TreeItem}
"""Roles of things that can have the focus and be empty: the cells of a table."""
_MARKUP = re.compile(r"</?[a-z][a-z0-9]*[^<>]*>|&(?:lt|gt|amp|nbsp|quot|#\d+);", re.IGNORECASE)


@dataclass(frozen=True)
class Thing:
    """Something in the tree, with what is in it."""

    role: Role
    name: str
    description: str
    value: str
    focusable: bool
    enabled: bool
    kind: str
    """The class of its widget."""
    children: tuple["Thing", ...]

    def all(self) -> Iterator["Thing"]:
        """It and all in it, in reading order."""
        yield self
        for child in self.children:
            yield from child.all()

    def text(self) -> str:
        """The tree as lines."""
        line = f"{self.role.name} {self.kind} “{self.name}” [{self.description}] {self.value}"
        inner = [f"  {part}" for child in self.children for part in child.text().splitlines()]
        return "\n".join([line.rstrip(), *inner])

    def words(self) -> str:
        """All that is said of it and of what is in it."""
        return "\n".join(f"{t.name}\n{t.description}\n{t.value}" for t in self.all())


def look(root: QWidget) -> Thing:
    """What of a widget is in the tree and in sight."""
    return _seen(QAccessible.queryAccessibleInterface(root))


def _seen(interface: QAccessibleInterface) -> Thing:
    state = interface.state()
    # The binding's types do not say that either may be missing.
    inner: list[QAccessibleInterface | None] = [
        interface.child(number) for number in range(interface.childCount())
    ]
    text = QAccessible.Text
    of: QObject | None = interface.object()
    return Thing(
        role=interface.role(),
        name=interface.text(text.Name),
        description=interface.text(text.Description),
        value=interface.text(text.Value),
        # What hands the focus on never has it, although Qt says that it could.
        focusable=bool(state.focusable) and not (isinstance(of, QWidget) and of.focusProxy()),
        enabled=not state.disabled,
        kind="" if of is None else type(of).__name__,
        children=tuple(
            _seen(child) for child in inner if child is not None and not child.state().invisible
        ),
    )


def faults(root: QWidget) -> list[str]:
    """What a screen reader could not say, or would say wrongly or twice."""
    tree = look(root)
    found = [fault for thing in tree.all() for fault in _faults_of(thing)]
    for parent in tree.all():
        texts = [
            child.name
            for child in parent.children
            if child.role is Role.StaticText and not child.children
        ]
        twice = [name for name, times in Counter(texts).items() if times > 1 and name]
        found += [f"{parent.kind} {parent.name}: “{name}” twice" for name in twice]
    return found


def _faults_of(thing: Thing) -> Iterator[str]:
    label = f"{thing.role.name} {thing.kind} “{thing.name}” [{thing.description}]"
    if thing.role in SILENT:
        if thing.focusable:
            yield f"{label}: can have the focus, but has no role"
        if thing.name or thing.description:
            yield f"{label}: nobody hears of it without a role"
    if thing.focusable and not thing.name.strip() and thing.role not in OWN_NAMES:
        yield f"{label}: can have the focus, but has no name"
    if thing.role in SPOKEN and not thing.name.strip():
        yield f"{label}: has no name"
    if thing.description and thing.description in (thing.name, thing.value):
        yield f"{label}: said twice"
    # What can be written may hold anything.
    value = "" if thing.role is Role.EditableText else thing.value
    for words in (thing.name, thing.description, value):
        if _MARKUP.search(words):
            yield f"{label}: markup in it"
