"""Plays a game to its end: reads what is asked from the tree, and answers by chance."""

import random
import re
import time
from collections import Counter
from typing import Final

from tests.e2e.people import Mouse, Person, key_of
from tests.e2e.tree import GoneError, Node, Role

QUESTION: Final = "Question"
FOOT: Final = "Before the game"
CURTAIN: Final = "Curtain"
TABLE: Final = "Table"
CHRONICLE: Final = "Lines of the chronicle"
OVER: Final = "The game is over"
BACK: Final = "Back"

_QUIET: Final = 60.0
"""Seconds without a question after which nothing seems to come any more."""
_OPENLY_ASKED: Final = re.compile(
    r"Challenge|Block as|Let it pass|Nobody else|.+ (challenges|blocks) it|.+ has spoken up"
)
"""Answers to a question that all read along."""
_SPEAKS_UP: Final = re.compile(r".+ (challenges|blocks) it|.+ has spoken up: take it back")
"""Answers of one person to a question that is put to several at once."""
_LEAVES: Final = "New game"
"""How the button begins that leaves the game."""
_NO_CARDS: Final = ("face-down card", "no card")
_LOST: Final = ", lost"
_NERVOUS: Final = 0.25
"""How often a button is pressed twice."""
_LATER: Final = 12
"""Answers after which a game looks like one."""
_PICTURES: Final = {
    "Challenge": "challenge",
    "Block as": "block",
    BACK: "target",
    "Keep": "keep",
    "Show": "prove",
    "Lose": "lose",
    ".+ challenges it": "does-anybody-challenge-it",
    ".+ blocks it": "does-anybody-block-it",
    ".+ has spoken up": "spoken-up",
}
"""What a question is called as a picture, by how an answer to it begins."""
_WEIGHTS: Final = {
    "Challenge": 0.07,
    "Let it pass": 1.0,
    "Nobody else": 1.0,
    "Block as": 0.3,
    BACK: 0.15,
    ".+ challenges it": 0.07,
    ".+ blocks it": 0.12,
    ".+ has spoken up": 0.1,
}
"""How often answers that begin so are taken, where others count 1."""


class Player:
    """Plays for every person at the table."""

    def __init__(self, person: Person, chance: random.Random, name: str, *, several: bool) -> None:
        """Play at the table that stands before a person.

        Args:
            person: whose hands answer.
            chance: what is answered.
            name: what pictures of this game are called.
            several: whether several people share the screen, so that no hand may show.
        """
        self._person = person
        self._name = name
        self._several = several
        self._program = person.program
        self._chance = chance
        self.answers = 0
        """Questions to one person that were answered; the target of an action is no more."""
        self.decided = 0
        """Those among them that are no question of letting something pass."""
        self.closed = 0
        """Questions to several people at once that were closed: by the common answer, or by the
        first who could speak up."""
        self.asked: Counter[str] = Counter()
        """How often each question came up, without the names."""
        self.curtains = 0
        """Times that the screen was handed over."""
        self.checked_hands = 0
        """Times that all cards were looked at where nobody may see one."""
        self._parts: dict[str, Node] = {}

    def play(self, limit: float) -> Node:
        """Answer until the game is over; the dialog that says so."""
        self._parts = self._find_parts()
        deadline = time.monotonic() + limit
        last_sign = time.monotonic()
        while True:
            try:
                over = self._over()
                if over is not None:
                    return over
                if self._step():
                    last_sign = time.monotonic()
            except GoneError:
                continue
            if time.monotonic() - last_sign > _QUIET:
                self._program.fail(f"nothing was asked for {_QUIET} s")
            if time.monotonic() > deadline:
                self._program.fail(f"the game was not over in {limit} s")
            time.sleep(0.03)

    def _find_parts(self) -> dict[str, Node]:
        """The parts of the window, which stay the same things all the time."""
        # What does not show now is found too: it has a name only while it shows.
        whole = self._program.until("the table", self._with_question)
        parts = {node.name: node for node in whole.all(Role.PANEL, Role.LIST)}
        return {name: parts[name] for name in (QUESTION, TABLE, CHRONICLE)}

    def _with_question(self) -> Node | None:
        whole = self._program.look()
        return whole if whole.find(QUESTION, Role.PANEL) else None

    def _over(self) -> Node | None:
        windows = self._program.windows()
        return next((w for w in windows if w.name.startswith(OVER)), None)

    def _step(self) -> bool:
        """Do what is to be done now, if anything; whether there was."""
        question = self._program.look(self._parts[QUESTION].ref)
        return self._lift_curtain() or self._answer_one(question)

    def _lift_curtain(self) -> bool:
        curtain = self._program.curtain()
        if curtain is None:
            return False
        button = next(curtain.all(Role.BUTTON), None)
        if button is None or not button.enabled:
            return False
        self._program.photograph(f"curtain-{self._name}")
        self._person.press(button)
        self._program.until("the curtain to go", lambda: self._program.curtain() is None)
        self.curtains += 1
        return True

    def _answer_one(self, question: Node) -> bool:
        found = (b for b in question.all(Role.BUTTON) if b.enabled and key_of(b))
        # Who is out is offered another game, too; this one is to be seen to its end.
        buttons = [b for b in found if not b.name.startswith(_LEAVES)]
        if not buttons:
            return False
        chosen = self._chance.choices(buttons, [_weight(button) for button in buttons])[0]
        seat = self._seat_of(chosen, buttons) if isinstance(self._person, Mouse) else None
        before = _face(question)
        self._photograph(buttons)
        together = any(_SPEAKS_UP.match(button.name) for button in buttons)
        if self._several and any(_OPENLY_ASKED.match(b.name) for b in buttons):
            self._check_hands()
        if seat is not None:
            self._person.press(seat)
        else:
            # A second click or key is a slip, and must not answer whatever comes next.
            self._person.answer(chosen, times=2 if self._chance.random() < _NERVOUS else 1)
        after = self._program.until(f"an effect of “{chosen.name}”", lambda: self._changed(before))
        self._count(chosen, after, together=together)
        return True

    def _count(self, chosen: Node, after: Node, *, together: bool) -> None:
        if together:
            again = any(_SPEAKS_UP.match(button.name) for button in after.all(Role.BUTTON))
            self.closed += not (again and _SPEAKS_UP.match(chosen.name))
            self.asked[chosen.name.partition(" ")[2]] += 1
        elif chosen.name != BACK and not any(b.name == BACK for b in after.all(Role.BUTTON)):
            self.answers += 1
            self.decided += not _OPENLY_ASKED.match(chosen.name)
            self.asked[chosen.name.split(" as ")[0]] += 1

    def _check_hands(self) -> None:
        """While all read along, no card that is still held tells what it is."""
        table = self._program.look(self._parts[TABLE].ref)
        cards = [card.name for card in table.all(Role.IMAGE) if not card.name.startswith(_NO_CARDS)]
        told = [name for name in cards if not name.endswith(_LOST)]
        if told:
            self._program.fail(f"cards that all can see: {told}")
        self.checked_hands += 1

    def _photograph(self, buttons: list[Node]) -> None:
        if self.answers == _LATER:
            self._program.photograph(f"game-{self._name}")
        for button in buttons:
            for beginning, name in _PICTURES.items():
                if self.answers > 1 and re.match(beginning, button.name):
                    self._program.photograph(f"{name}-{self._name}")

    def _seat_of(self, chosen: Node, buttons: list[Node]) -> Node | None:
        """Every other time: the seat itself, on the table, instead of the button with its name."""
        aiming = any(button.name == BACK for button in buttons)
        speaking = _SPEAKS_UP.match(chosen.name)
        if not (aiming or speaking) or self._chance.random() < 0.5:
            return None
        table = self._program.look(self._parts[TABLE].ref)
        name = chosen.name if speaking else f"Choose {chosen.name}"
        return table.find(name, Role.BUTTON)

    def _changed(self, before: object) -> Node | None:
        now = self._program.look(self._parts[QUESTION].ref)
        return now if _face(now) != before else None

    def chronicle(self) -> list[str]:
        """All lines of the chronicle."""
        return self._program.tree.lines(self._parts[CHRONICLE].ref)


def _weight(button: Node) -> float:
    return next((w for name, w in _WEIGHTS.items() if re.match(name, button.name)), 1.0)


def _face(question: Node) -> object:
    """All that a person sees of a question."""
    return [(node.name, node.enabled) for node in question.all(Role.LABEL, Role.BUTTON)]
