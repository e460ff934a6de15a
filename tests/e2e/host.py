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

    @property
    def recorded(self) -> str:
        """The name as the record has it, in one piece."""
        return self.name.replace(" ", "")


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
        last = wish.seats - 1
        self._program.until(f"seat {wish.seats}", lambda: self._row_if_shown(last))
        for number, name in enumerate(wish.people):
            kind = self._kind(number)
            if not kind.name.startswith(HUMAN):
                self._person.choose(kind, HUMAN)
            field = self._program.until(f"the name of {name}", partial(self._field, number))
            self._person.write(field, name)

    def _row_if_shown(self, number: int) -> Node | None:
        """The line of a seat: what has its number, and two things that can be chosen or written."""
        for node in self._now().all():
            if any(c.role == Role.LABEL and c.name == str(number + 1) for c in node.children):
                return node
        return None

    def _row(self, number: int) -> Node:
        row = self._row_if_shown(number)
        if row is None:
            self._program.fail(f"the dialog has no seat {number + 1}")
            raise AssertionError
        return row

    def _kind(self, number: int) -> Node:
        """Who decides for a seat: the last of its boxes."""
        return list(self._row(number).all(Role.COMBO_BOX))[-1]

    def _field(self, number: int) -> Node | None:
        """Where the name of a seat is written; none where a character sits."""
        return next(self._row(number).all(Role.TEXT), None)

    def _name(self, number: int) -> str:
        field = self._field(number)
        if field is not None:
            return self._program.tree.content(field)
        # A character: the box says who.
        return next(self._row(number).all(Role.COMBO_BOX)).name

    def guests(self, seats: int) -> tuple[Guest, ...]:
        return tuple(
            Guest(self._name(number), self._kind(number).name.startswith(HUMAN))
            for number in range(seats)
        )

    def start(self, wish: Wish, guests: tuple[Guest, ...]) -> None:
        if wish.starter is not None:
            # Behind the seats: who begins.
            below = self._kind(wish.seats - 1).ref
            boxes = list(self._now().all(Role.COMBO_BOX))
            place = [box.ref for box in boxes].index(below) + 1
            self._person.choose(boxes[place], guests[wish.starter].name)
        button = self._node(Role.BUTTON, START)
        assert button.enabled, "the dialog refuses what is wanted"
        self._program.photograph(f"new-game-{wish.seats}")
        self._person.press(button)
        self._program.until("the dialog to close", lambda: self._open() is None)
