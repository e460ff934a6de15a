"""What a screen reader gets to know: the accessibility tree, read over D-Bus.

A pure D-Bus client, because Debian's bindings belong to the system's Python, and because many
questions can be sent before the first answer has come: a window of 200 things takes one breath.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Final, NamedTuple

from jeepney import (
    DBusAddress,
    HeaderFields,
    MatchRule,
    Message,
    MessageType,
    message_bus,
    new_method_call,
)
from jeepney.io.blocking import DBusConnection, open_dbus_connection

ANSWER_TIME: Final = 30.0
"""Seconds until a question counts as not answered."""
ACCESSIBLE: Final = "org.a11y.atspi.Accessible"
COMPONENT: Final = "org.a11y.atspi.Component"
_REGISTRY: Final = "org.a11y.atspi.Registry"
_ROOT: Final = "/org/a11y/atspi/accessible/root"
_PROPERTIES: Final = "org.freedesktop.DBus.Properties"
_SCREEN: Final = 0
"""Coordinates of the whole screen."""


class Role(IntEnum):
    """Numbers of AtspiRole, as far as this program has such things."""

    UNKNOWN = 67
    ALERT = 2
    CHECK_BOX = 7
    CHECK_MENU_ITEM = 8
    COMBO_BOX = 11
    DIALOG = 16
    FILLER = 20
    FRAME = 23
    IMAGE = 27
    LABEL = 29
    LIST = 31
    LIST_ITEM = 32
    MENU = 33
    MENU_BAR = 34
    MENU_ITEM = 35
    PANEL = 39
    POPUP_MENU = 41
    BUTTON = 43
    RADIO_BUTTON = 44
    RADIO_MENU_ITEM = 45
    SCROLL_BAR = 48
    SCROLL_AREA = 49
    SPIN_BOX = 52
    STATUS_BAR = 54
    TABLE = 55
    CELL = 56
    TEXT = 61
    TOGGLE_BUTTON = 62
    TREE = 65
    WINDOW = 69
    APPLICATION = 75
    EDIT = 79
    GROUP = 98
    NOTIFICATION = 101

    @classmethod
    def _missing_(cls, value: object) -> "Role":
        return cls.UNKNOWN


class State(IntEnum):
    """Bits of AtspiStateType."""

    ACTIVE = 1
    CHECKED = 4
    ENABLED = 8
    FOCUSED = 12
    MODAL = 16
    SELECTED = 23
    SENSITIVE = 24
    SHOWING = 25


class Ref(NamedTuple):
    """An accessible thing: who has it, and what they call it."""

    bus: str
    path: str


class Question(NamedTuple):
    """One method call on a thing."""

    ref: Ref
    interface: str
    method: str
    signature: str | None = None
    arguments: tuple[Any, ...] = ()


class GoneError(Exception):
    """The thing is not there any more, or the program is not."""


@dataclass(frozen=True)
class Node:
    """A thing as it was when it was looked at, with what was in it."""

    ref: Ref
    role: Role
    role_number: int
    name: str
    description: str
    states: frozenset[int]
    box: tuple[int, int, int, int]
    """Left, top, width, height on the screen."""
    children: tuple["Node", ...] = ()

    @property
    def showing(self) -> bool:
        """Whether it is on the screen."""
        return State.SHOWING in self.states

    @property
    def enabled(self) -> bool:
        """Whether it can be used."""
        return State.ENABLED in self.states and State.SENSITIVE in self.states

    @property
    def centre(self) -> tuple[int, int]:
        """Where a person would click."""
        left, top, width, height = self.box
        return left + width // 2, top + height // 2

    def all(self, *roles: Role) -> Iterator["Node"]:
        """This thing and all in it, of some roles or any, as far as they show, in reading order."""
        if not self.showing:
            return
        if not roles or self.role in roles:
            yield self
        for child in self.children:
            yield from child.all(*roles)

    def find(self, name: str, *roles: Role) -> "Node | None":
        """The first thing of that name in it that shows."""
        return next((node for node in self.all(*roles) if node.name == name), None)

    def text(self) -> str:
        """The tree as lines, for people who look for what went wrong."""
        words = sorted(State(bit).name.lower() for bit in self.states if bit in set(State))
        role = self.role.name.lower()
        line = f"{role}({self.role_number}) “{self.name}” [{self.description}] {words} {self.box}"
        inner = [f"  {part}" for child in self.children for part in child.text().splitlines()]
        return "\n".join([line, *inner])


class Tree:
    """A connection to the accessibility bus of one session."""

    def __init__(self, session: str) -> None:
        """Args: session: address of the session's bus."""
        with open_dbus_connection(session) as bus:
            whereabouts = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus")
            question = new_method_call(whereabouts, "GetAddress")
            answer = bus.send_and_get_reply(question, timeout=ANSWER_TIME)
        self._bus: DBusConnection = open_dbus_connection(answer.body[0])

    def close(self) -> None:
        """Hang up."""
        self._bus.close()

    def ask(self, questions: Sequence[Question], patience: float = ANSWER_TIME) -> list[Any]:
        """The first value of each answer, in order.

        Raises:
            GoneError: one was answered with an error.
            TimeoutError: one was not answered.
        """
        places = {self.send(question): place for place, question in enumerate(questions)}
        answers: list[Any] = [None] * len(questions)
        while places:
            message = self._bus.receive(timeout=patience)
            place = places.pop(message.header.fields.get(HeaderFields.reply_serial, -1), None)
            if place is None:
                continue
            if message.header.message_type is not MessageType.method_return:
                raise GoneError(f"{questions[place]}: {message.body}")
            answers[place] = message.body[0] if message.body else None
        return answers

    def send(self, question: Question) -> int:
        """Send a question; returns the number that its answer will bear."""
        ref, interface, method, signature, arguments = question
        where = DBusAddress(ref.path, ref.bus, interface)
        serial: int = next(self._bus.outgoing_serial)
        self._bus.send(new_method_call(where, method, signature, arguments), serial=serial)
        return serial

    def receive(self, patience: float) -> Message:
        """The next message; TimeoutError if none comes."""
        return self._bus.receive(timeout=patience)

    def listen(self, rule: MatchRule) -> None:
        """Have such signals sent here from now on; they come by `receive`."""
        answer = self._bus.send_and_get_reply(message_bus.AddMatch(rule), timeout=ANSWER_TIME)
        if answer.header.message_type is not MessageType.method_return:
            raise GoneError(f"{rule.serialise()}: {answer.body}")

    def value(self, ref: Ref, interface: str, name: str) -> Any:  # noqa: ANN401 - D-Bus has variants
        """A property."""
        question = Question(ref, _PROPERTIES, "Get", "ss", (interface, name))
        return self.ask([question])[0][1]

    def content(self, node: Node) -> str:
        """What stands in a text field."""
        interface = "org.a11y.atspi.Text"
        length = self.value(node.ref, interface, "CharacterCount")
        question = Question(node.ref, interface, "GetText", "ii", (0, length))
        return str(self.ask([question])[0])

    def number(self, node: Node) -> int:
        """What a spin box says."""
        value: float = self.value(node.ref, "org.a11y.atspi.Value", "CurrentValue")
        return round(value)

    def lines(self, ref: Ref) -> list[str]:
        """The names of all that is in a list, also of what is scrolled out of sight."""
        inner = self.ask([Question(ref, ACCESSIBLE, "GetChildren")])[0]
        arguments = (ACCESSIBLE, "Name")
        questions = [Question(Ref(*child), _PROPERTIES, "Get", "ss", arguments) for child in inner]
        return [answer[1] for answer in self.ask(questions)]

    def shortcut(self, node: Node) -> str:
        """The key that a menu or a button has, as `Alt+S`."""
        interface = "org.a11y.atspi.Action"
        return str(self.ask([Question(node.ref, interface, "GetKeyBinding", "i", (0,))])[0])

    def applications(self) -> list[Ref]:
        """The programs that are there, a reference to each one's root."""
        question = Question(Ref(_REGISTRY, _ROOT), ACCESSIBLE, "GetChildren")
        return [Ref(*ref) for ref in self.ask([question])[0]]

    def process_of(self, ref: Ref) -> int:
        """The number of the process that a thing belongs to."""
        bus = Ref("org.freedesktop.DBus", "/org/freedesktop/DBus")
        method = "GetConnectionUnixProcessID"
        answers = self.ask([Question(bus, "org.freedesktop.DBus", method, "s", (ref.bus,))])
        return int(answers[0])

    def look(self, root: Ref, *, into: frozenset[Role] = frozenset()) -> Node:
        """A thing and what is in it, as far as it shows. Some roles are not looked into.

        Raises:
            GoneError: something vanished meanwhile; look again.
        """
        found: dict[Ref, _Seen] = {}
        level = [root]
        while level:
            kinds = self.ask([question for ref in level for question in _kind_of(ref)])
            seen = [_Seen.of(*kinds[3 * place : 3 * place + 3]) for place in range(len(level))]
            # What does not show is not asked any more: a window is full of it.
            visible = [
                (ref, thing)
                for ref, thing in zip(level, seen, strict=True)
                if State.SHOWING in thing.states
            ]
            details = self.ask([question for ref, _ in visible for question in _details_of(ref)])
            for place, (_, thing) in enumerate(visible):
                thing.name, thing.description = (v[1] for v in details[3 * place : 3 * place + 2])
                thing.box = tuple(details[3 * place + 2])
            following: list[Ref] = []
            for ref, thing in zip(level, seen, strict=True):
                if State.SHOWING not in thing.states or Role(thing.role) in into:
                    thing.inner = []
                found[ref] = thing
                following += [child for child in thing.inner if child not in found]
            level = following
        return _grown(root, found)


@dataclass
class _Seen:
    """What has been heard of a thing so far."""

    role: int
    states: frozenset[int]
    inner: list[Ref]
    name: str = ""
    description: str = ""
    box: tuple[int, ...] = (0, 0, 0, 0)

    @classmethod
    def of(cls, role: int, states: Sequence[int], children: Sequence[tuple[str, str]]) -> "_Seen":
        return cls(role, _bits(states), [Ref(*child) for child in children])


def _kind_of(ref: Ref) -> list[Question]:
    return [Question(ref, ACCESSIBLE, method) for method in ("GetRole", "GetState", "GetChildren")]


def _details_of(ref: Ref) -> list[Question]:
    return [
        Question(ref, _PROPERTIES, "Get", "ss", (ACCESSIBLE, "Name")),
        Question(ref, _PROPERTIES, "Get", "ss", (ACCESSIBLE, "Description")),
        Question(ref, COMPONENT, "GetExtents", "u", (_SCREEN,)),
    ]


def _bits(words: Sequence[int]) -> frozenset[int]:
    number = words[0] | words[1] << 32
    return frozenset(bit for bit in range(64) if number >> bit & 1)


def _grown(ref: Ref, found: dict[Ref, _Seen]) -> Node:
    seen = found[ref]
    left, top, width, height = seen.box
    return Node(
        ref=ref,
        role=Role(seen.role),
        role_number=seen.role,
        name=seen.name,
        description=seen.description,
        states=seen.states,
        box=(left, top, width, height),
        children=tuple(_grown(child, found) for child in seen.inner),
    )
