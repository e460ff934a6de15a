"""Decisions of a seat as small shared values.

Every move exists once: two moves with the same meaning are the same object, so that `is`, `==` and
`hash` cost nothing in the engine's hot path. Get them from `Game.legal` or from `move`.
"""

from enum import IntEnum
from typing import Final, final

from coup_desktop.engine.cast import (
    ACTIONS,
    CHARACTERS,
    CONVERT_OTHER_COST,
    NO_ACTION,
    NO_CHARACTER,
    Action,
    Character,
    Targets,
    words,
)


class Kind(IntEnum):
    """What sort of decision a move is."""

    ACTION = 0
    ALLOW = 1
    CHALLENGE = 2
    BLOCK = 3
    SHOW = 4
    LOSE = 5
    KEEP = 6
    PRESENT = 7
    HAND_BACK = 8
    """The Inquisitor returns the examined card (`return`)."""
    HAVE_REPLACED = 9
    """The Inquisitor has the examined card replaced (`replace`)."""
    GIVE = 10
    DRAFT = 11


NOBODY: Final = -1
"""Stands for a seat where there is none."""

_WORDS: Final = (
    "", "allow", "challenge", "block", "show", "lose", "keep", "present", "return", "replace",
    "give", "draft",
)  # fmt: skip


@final
class Move:
    """One decision; made by `move` alone, and compared by identity."""

    __slots__ = (
        "action", "cards", "challengeable", "claim", "cost", "kind", "named", "target", "word",
    )  # fmt: skip

    kind: Kind
    action: Action
    """The action, or `NO_ACTION` where the move is none."""
    claim: Character
    """The character that is claimed (an action's, a block's), or `NO_CHARACTER`."""
    target: int
    """The seat that an action is aimed at, or `NOBODY`."""
    cards: tuple[Character, ...]
    """Cards shown, lost, kept, presented, given or drafted, rising."""
    named: bool
    """Whether the record must name an action's claimed character (two characters share it)."""
    cost: int
    """Coins that an action costs, paid at once."""
    challengeable: bool
    """Whether an action makes a claim."""
    word: str
    """The record's words, without the target's name."""

    def __init__(
        self,
        kind: Kind,
        action: Action,
        claim: Character,
        target: int,
        cards: tuple[Character, ...],
        named: bool,
    ) -> None:
        self.kind = kind
        self.action = action
        self.claim = claim
        self.target = target
        self.cards = cards
        self.named = named
        self.cost = 0
        self.challengeable = False
        if kind == Kind.ACTION:
            info = ACTIONS[action]
            converts_other = info.targets is Targets.SELF_OR_ANYONE and target != NOBODY
            self.cost = CONVERT_OTHER_COST if converts_other else info.cost
            self.challengeable = info.challengeable
        parts = [ACTIONS[action].word if kind == Kind.ACTION else _WORDS[kind]]
        if kind == Kind.BLOCK or named:
            parts.append(CHARACTERS[claim].word)
        parts.extend(words(cards))
        self.word = " ".join(parts)

    def text(self, names: tuple[str, ...] | list[str]) -> str:
        """The words of a decision line, behind the name of the seat that decides."""
        return self.word if self.target == NOBODY else f"{self.word} {names[self.target]}"

    def __repr__(self) -> str:
        """The record's words, with the target as a number."""
        return f"<{self.word}{'' if self.target == NOBODY else f' {self.target}'}>"

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled by its parts, so that it is the one shared object again on the other side."""
        parts = (self.kind, self.action, self.claim, self.target, self.cards, self.named)
        return (move, parts)


_MOVES: dict[tuple[int, Action, Character, int, tuple[Character, ...], bool], Move] = {}


def move(
    kind: Kind,
    action: Action = NO_ACTION,
    claim: Character = NO_CHARACTER,
    target: int = NOBODY,
    cards: tuple[Character, ...] = (),
    named: bool = False,
) -> Move:
    """The one move of these parts."""
    cards = tuple(sorted(cards))
    key = (int(kind), action, claim, target, cards, named)
    found = _MOVES.get(key)
    if found is None:
        found = _MOVES.setdefault(key, Move(kind, action, claim, target, cards, named))
    return found


ALLOW: Final = move(Kind.ALLOW)
CHALLENGE: Final = move(Kind.CHALLENGE)
HAND_BACK: Final = move(Kind.HAND_BACK)
HAVE_REPLACED: Final = move(Kind.HAVE_REPLACED)
SHOW_HAND: Final = move(Kind.SHOW)
"""Opening the whole hand to prove an embezzlement."""
