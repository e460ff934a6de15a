"""Two people who use the window: one with the mouse, one with the keyboard, each with nothing else.

What they do is told by name, as a screen reader says it; where things lie and which key they have
is read from the tree at the moment it is done.
"""

import re
import time
from abc import ABC, abstractmethod
from functools import partial
from typing import Final

from tests.e2e.program import LIMIT, Program
from tests.e2e.tree import Node, Role, State

_KEY: Final = re.compile(r"Key: (\S+?)\.(?: |$)")
_KEY_NAMES: Final = {"⏎": "Return", "Esc": "Escape"}
_MOST_STEPS: Final = 80
"""Presses of Tab or an arrow after which something cannot be reached."""


def key_of(button: Node) -> str:
    """The key that a button says it has, as X11 calls it; empty if none."""
    found = _KEY.search(button.description)
    return _KEY_NAMES.get(found[1], found[1].lower()) if found else ""


class Person(ABC):
    """Somebody at the screen."""

    def __init__(self, program: Program) -> None:
        self.program = program

    @abstractmethod
    def press(self, button: Node) -> None:
        """Press a button of a dialog, or another thing that has no key of its own."""

    @abstractmethod
    def answer(self, button: Node, times: int = 1) -> None:
        """Press a button that says its key; more than once by a nervous hand."""

    @abstractmethod
    def choose(self, box: Node, entry: str) -> None:
        """Choose the entry of a combo box that begins so."""

    @abstractmethod
    def count_to(self, spin: Node, number: int) -> None:
        """Set a spin box, whose present value is known."""

    @abstractmethod
    def write(self, field: Node, text: str) -> None:
        """Put a text in a field, if these hands can."""

    @abstractmethod
    def menu(self, *path: str) -> None:
        """Choose an entry of the menus."""

    @abstractmethod
    def new_game(self) -> None:
        """Ask for the dialog of a new game, from wherever the window stands."""

    def seen(self, like: Node) -> Node:
        """The same thing as it is now."""
        return self.program.look(like.ref)

    def _menu_bar(self) -> Node:
        bar = next(self.program.look().all(Role.MENU_BAR), None)
        assert bar is not None, "the window has no menus"
        return bar

    def _opened(self, title: str) -> Node:
        """The menu below a title, when it has opened."""

        def look() -> Node | None:
            entry = self._menu_bar().find(title, Role.MENU_ITEM)
            below = None if entry is None else next(entry.all(Role.POPUP_MENU), None)
            return below if below is not None and below.box[3] > 0 else None

        return self.program.until(f"the menu {title}", look)


class Mouse(Person):
    """Clicks; has no keyboard."""

    def press(self, button: Node) -> None:
        """Click on it."""
        self.program.hands.click(button.centre)

    def answer(self, button: Node, times: int = 1) -> None:
        """Click on it."""
        self.program.hands.click(button.centre, times)

    def choose(self, box: Node, entry: str) -> None:
        """Open the list and click on the entry."""
        self.press(box)

        def entry_in_list() -> Node | None:
            items = self.program.look(box.ref, lists=True).all(Role.LIST_ITEM)
            return next((item for item in items if item.name.startswith(entry)), None)

        self.press(self.program.until(f"the entry {entry}", entry_in_list))
        self.program.until(f"{entry} chosen", lambda: self.seen(box).name.startswith(entry))

    def count_to(self, spin: Node, number: int) -> None:
        """Click on the small arrows at its right end."""
        left, top, width, height = spin.box
        for _ in range(_MOST_STEPS):
            now = self.program.tree.number(spin)
            if now == number:
                return
            row = top + (height // 4 if now < number else height - height // 4)
            self.program.hands.click((left + width - 6, row))
            self.program.until("the number to change", partial(self._moved, spin, now))
        self.program.fail(f"{spin.name} cannot be set to {number}")

    def _moved(self, spin: Node, was: int) -> bool:
        return self.program.tree.number(spin) != was

    def write(self, field: Node, text: str) -> None:
        """A mouse cannot write: what stands there stays."""

    def menu(self, *path: str) -> None:
        """Click from title to title."""
        title, *rest = path
        entry = self._menu_bar().find(title, Role.MENU_ITEM)
        assert entry is not None, f"there is no menu {title}"
        self.press(entry)
        for inner in rest:
            found = self._opened(title).find(inner)
            assert found is not None, f"there is no {inner} in {title}"
            self.press(found)
            title = inner

    def new_game(self) -> None:
        """By the menu."""
        self.menu("Game", "New Game…")


class Keyboard(Person):
    """Presses keys; has no mouse."""

    def press(self, button: Node) -> None:
        """Go there and press Space."""
        self._go_to(button)
        self.program.hands.key("space")

    def answer(self, button: Node, times: int = 1) -> None:
        """Press the key that it says it has."""
        key = key_of(button)
        assert key, f"{button.name} says no key: {button.description}"
        self.program.hands.key(*[key] * times)

    def choose(self, box: Node, entry: str) -> None:
        """Go there, and down from the first entry."""
        self._go_to(box)
        self.program.hands.key("Home")
        last = ""
        while not (name := self._settled_name(box, last)).startswith(entry):
            if name == last:
                self.program.fail(f"there is no entry {entry}; the last one is {name}")
            last = name
            self.program.hands.key("Down")

    def _settled_name(self, box: Node, last: str) -> str:
        """The entry that shows, after it had time to change."""
        deadline = time.monotonic() + LIMIT
        while (name := self.seen(box).name) == last and time.monotonic() < deadline:
            time.sleep(0.02)
        return name

    def count_to(self, spin: Node, number: int) -> None:
        """Go there and write the number."""
        self._go_to(spin)
        self.program.hands.key("ctrl+a")
        self.program.hands.type(str(number))
        self.program.until(f"{number}", lambda: self.program.tree.number(spin) == number)

    def write(self, field: Node, text: str) -> None:
        """Go there and write."""
        self._go_to(field)
        self.program.hands.key("ctrl+a")
        self.program.hands.type(text)
        self.program.until(text, lambda: self.program.tree.content(field) == text)

    def menu(self, *path: str) -> None:
        """Open the menu by its letter, and go down."""
        title, *rest = path
        entry = self._menu_bar().find(title, Role.MENU_ITEM)
        assert entry is not None, f"there is no menu {title}"
        self.program.hands.key(self.program.tree.shortcut(entry).lower())
        for place, inner in enumerate(rest):
            self._opened(title)
            self._go_down_to(title, inner)
            self.program.hands.key("Return" if place == len(rest) - 1 else "Right")
            title = inner

    def _go_down_to(self, title: str, inner: str) -> None:
        for _ in range(_MOST_STEPS):
            here = self._focused(self._opened(title))
            if here is not None and here.name == inner:
                return
            self.program.hands.key("Down")
            self.program.until("the next entry", partial(self._left, title, here))
        self.program.fail(f"there is no {inner} in {title}")

    def _left(self, title: str, was: Node | None) -> bool:
        now = self._focused(self._opened(title))
        return now is not None and (was is None or now.ref != was.ref)

    def new_game(self) -> None:
        """By its key."""
        self.program.hands.key("ctrl+n")

    def _focused(self, root: Node) -> Node | None:
        """The innermost thing that has the focus."""
        things = [node for node in root.all() if State.FOCUSED in node.states]
        return things[-1] if things else None

    def _go_to(self, target: Node) -> None:
        """Press Tab until it has the focus."""
        for _ in range(_MOST_STEPS):
            if State.FOCUSED in self.seen(target).states:
                return
            before = self._focus()
            self.program.hands.key("Tab")
            self.program.until("the focus to move on", partial(self._refocused, before))
        self.program.fail(f"Tab does not lead to {target.role.name} {target.name}")

    def _refocused(self, was: object) -> bool:
        return self._focus() != was

    def _focus(self) -> object:
        window = next((w for w in self.program.windows() if State.ACTIVE in w.states), None)
        if window is None:
            return None
        here = self._focused(self.program.look(window.ref))
        return None if here is None else here.ref
