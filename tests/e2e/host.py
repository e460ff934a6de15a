"""Sets up a game in the dialog of a new game."""

from dataclasses import dataclass
from functools import partial
from typing import Final

from tests.e2e.people import Person
from tests.e2e.tree import Node, Role, State

DIALOG: Final = "New game"
HUMAN: Final = "Human"
START: Final = "Start the game"


@dataclass(frozen=True, slots=True)
class Wish:
    """A game that is wanted, in the words of the dialog."""

    rules: str
    options: tuple[str, ...]
    seats: int
    people: tuple[str, ...] = ("Ada",)
    """Names of the seats that persons take; whoever cannot write leaves those that stand there."""
    starter: int | None = None
    """The seat that begins; None: by chance."""


@dataclass(frozen=True, slots=True)
class Guest:
    """A seat as the dialog showed it when the game was started."""

    name: str
    human: bool


def set_up(person: Person, wish: Wish) -> tuple[Guest, ...]:
    """Start the game that is wanted; who sits at its table, in order."""
    host = _Host(person)
    host.choose_rules(wish)
    host.choose_seats(wish)
    guests = host.guests(wish.seats)
    host.start(wish, guests)
    return guests


class _Host:
    def __init__(self, person: Person) -> None:
        self._person = person
        self._program = person.program
        person.new_game()
        self._dialog = self._program.until(DIALOG, self._open)

    def _open(self) -> Node | None:
        windows = self._program.windows()
        return next((w for w in windows if w.name.startswith(DIALOG)), None)

    def _now(self) -> Node:
        return self._program.look(self._dialog.ref)

    def _node(self, role: Role, beginning: str) -> Node:
        """The thing whose name begins so."""
        things = [node for node in self._now().all(role) if node.name.startswith(beginning)]
        if not things:
            self._program.fail(f"the dialog has no {role.name} {beginning}")
        return things[0]

    def choose_rules(self, wish: Wish) -> None:
        self._person.choose(next(self._now().all(Role.COMBO_BOX)), wish.rules)
        for option in wish.options:
            self._person.press(self._node(Role.CHECK_BOX, option))
            self._program.until(option, partial(self._checked, option))

    def _checked(self, option: str) -> bool:
        return State.CHECKED in self._node(Role.CHECK_BOX, option).states

    def choose_seats(self, wish: Wish) -> None:
        self._person.count_to(self._node(Role.SPIN_BOX, "Number of seats"), wish.seats)
        last = f"Name of seat {wish.seats}"
        self._program.until(last, lambda: self._now().find(last, Role.TEXT))
        for number, name in enumerate(wish.people):
            field, kind = self._row(number)
            if not kind.name.startswith(HUMAN):
                self._person.choose(kind, HUMAN)
            self._person.write(field, name)

    def _row(self, number: int) -> tuple[Node, Node]:
        """The name and the kind of a seat."""
        name = f"Name of seat {number + 1}"
        for node in self._now().all():
            if any(child.name == name for child in node.children):
                return next(node.all(Role.TEXT)), next(node.all(Role.COMBO_BOX))
        self._program.fail(f"the dialog has no {name}")
        raise AssertionError

    def guests(self, seats: int) -> tuple[Guest, ...]:
        rows = [self._row(number) for number in range(seats)]
        tree = self._program.tree
        return tuple(
            Guest(tree.content(field), kind.name.startswith(HUMAN)) for field, kind in rows
        )

    def start(self, wish: Wish, guests: tuple[Guest, ...]) -> None:
        if wish.starter is not None:
            # The rules, the kinds of the seats, and then: who begins.
            boxes = list(self._now().all(Role.COMBO_BOX))
            self._person.choose(boxes[1 + wish.seats], guests[wish.starter].name)
        button = self._node(Role.BUTTON, START)
        assert button.enabled, "the dialog refuses what is wanted"
        self._program.photograph(f"new-game-{wish.seats}")
        self._person.press(button)
        self._program.until("the dialog to close", lambda: self._open() is None)
