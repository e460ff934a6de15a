"""Characters and actions as one table of data (RULES.md, sections 2 and 6).

Characters and actions are small integers, so that hands and the Court can be plain tuples and
counters; `CHARACTERS` and `ACTIONS` say what each of them is and does. Nothing else in the engine
names a character: a rule reads this table.
"""

from dataclasses import dataclass
from enum import IntEnum
from typing import Final, NewType

from coup_desktop.engine.translating import QT_TRANSLATE_NOOP

Character = NewType("Character", int)
Action = NewType("Action", int)

DUKE: Final = Character(0)
ASSASSIN: Final = Character(1)
CONTESSA: Final = Character(2)
CAPTAIN: Final = Character(3)
AMBASSADOR: Final = Character(4)
INQUISITOR: Final = Character(5)
DIPLOMAT: Final = Character(6)
THIEF: Final = Character(7)
GUARD: Final = Character(8)
DEALER: Final = Character(9)
INSPECTOR: Final = Character(10)
NO_CHARACTER: Final = Character(-1)

INCOME: Final = Action(0)
FOREIGN_AID: Final = Action(1)
COUP: Final = Action(2)
TAX: Final = Action(3)
COOPERATE: Final = Action(4)
ASSASSINATE: Final = Action(5)
STEAL: Final = Action(6)
EXCHANGE: Final = Action(7)
EXAMINE: Final = Action(8)
REPLACE: Final = Action(9)
CONVERT: Final = Action(10)
EMBEZZLE: Final = Action(11)
NO_ACTION: Final = Action(-1)

COUP_COST: Final = 7
STEAL_AT_MOST: Final = 2
CONVERT_OTHER_COST: Final = 2


class Effect(IntEnum):
    """What a resolved action does."""

    GAIN = 0
    SHARE = 1
    LOSE_INFLUENCE = 2
    STEAL = 3
    EXCHANGE = 4
    EXAMINE = 5
    REPLACE = 6
    CONVERT = 7
    EMBEZZLE = 8


class Targets(IntEnum):
    """Whom an action is aimed at."""

    NOBODY = 0
    RIVAL = 1
    """Another living seat, not of the own team while both teams live."""
    SELF_OR_ANYONE = 2
    """Nobody named, or any other living seat of either team (`convert`)."""


@dataclass(frozen=True, slots=True)
class CharacterInfo:
    """One row of the cast."""

    word: str
    """The word of the record, lower case."""
    name: str
    """The English name; other languages are the translator's."""
    actions: tuple[Action, ...]
    """What a seat may do by claiming the character."""
    blocks: tuple[Action, ...]
    """What a seat may block by claiming the character."""
    draws: int = 0
    """Cards drawn in its exchange."""
    keep_limited: bool = False
    """Whether `keep-drawn` holds for its exchange (Ambassador, Dealer)."""
    barred: bool = False
    """Whether holding it forbids to embezzle."""


@dataclass(frozen=True, slots=True)
class ActionInfo:
    """One row of the actions."""

    word: str
    """The word of the record."""
    name: str
    """The English name in Coup; Coup X has names of its own (`ruleset.Preset.action_names`)."""
    effect: Effect
    cost: int = 0
    """Coins, paid at once."""
    gain: int = 0
    """Coins taken from the Treasury, as far as it holds them."""
    targets: Targets = Targets.NOBODY
    general: bool = False
    """Whether it needs no claim of a character and is open to every seat."""
    needs_teams: bool = False
    challengeable: bool = True
    """Whether it makes a claim (of a character, or of *not* holding one)."""


CHARACTERS: Final[tuple[CharacterInfo, ...]] = (
    CharacterInfo("duke", QT_TRANSLATE_NOOP("Game", "Duke"), (TAX,), (FOREIGN_AID,), barred=True),
    CharacterInfo("assassin", QT_TRANSLATE_NOOP("Game", "Assassin"), (ASSASSINATE,), ()),
    CharacterInfo("contessa", QT_TRANSLATE_NOOP("Game", "Contessa"), (), (ASSASSINATE, EXAMINE)),
    CharacterInfo("captain", QT_TRANSLATE_NOOP("Game", "Captain"), (STEAL,), (STEAL,)),
    CharacterInfo(
        "ambassador",
        QT_TRANSLATE_NOOP("Game", "Ambassador"),
        (EXCHANGE,),
        (STEAL,),
        draws=2,
        keep_limited=True,
    ),
    CharacterInfo(
        "inquisitor",
        QT_TRANSLATE_NOOP("Game", "Inquisitor"),
        (EXCHANGE, EXAMINE),
        (STEAL,),
        draws=1,
    ),
    CharacterInfo(
        "diplomat", QT_TRANSLATE_NOOP("Game", "Diplomat"), (COOPERATE,), (FOREIGN_AID,), barred=True
    ),
    CharacterInfo("thief", QT_TRANSLATE_NOOP("Game", "Thief"), (TAX,), (FOREIGN_AID,), barred=True),
    CharacterInfo("guard", QT_TRANSLATE_NOOP("Game", "Guard"), (), (ASSASSINATE,)),
    CharacterInfo(
        "dealer",
        QT_TRANSLATE_NOOP("Game", "Dealer"),
        (EXCHANGE,),
        (STEAL,),
        draws=2,
        keep_limited=True,
    ),
    CharacterInfo(
        "inspector", QT_TRANSLATE_NOOP("Game", "Inspector"), (EXCHANGE, REPLACE), (STEAL,), draws=1
    ),
)
"""Indexed by `Character`."""

_RIVAL = Targets.RIVAL

ACTIONS: Final[tuple[ActionInfo, ...]] = (
    ActionInfo(
        "income",
        QT_TRANSLATE_NOOP("Game", "Income"),
        Effect.GAIN,
        gain=1,
        general=True,
        challengeable=False,
    ),
    ActionInfo(
        "foreign-aid",
        QT_TRANSLATE_NOOP("Game", "Foreign Aid"),
        Effect.GAIN,
        gain=2,
        general=True,
        challengeable=False,
    ),
    ActionInfo(
        "coup",
        QT_TRANSLATE_NOOP("Game", "Coup"),
        Effect.LOSE_INFLUENCE,
        cost=COUP_COST,
        targets=_RIVAL,
        general=True,
        challengeable=False,
    ),
    ActionInfo("tax", QT_TRANSLATE_NOOP("Game", "Tax"), Effect.GAIN, gain=3),
    ActionInfo(
        "cooperate", QT_TRANSLATE_NOOP("Game", "Cooperate"), Effect.SHARE, gain=3, targets=_RIVAL
    ),
    ActionInfo(
        "assassinate",
        QT_TRANSLATE_NOOP("Game", "Assassinate"),
        Effect.LOSE_INFLUENCE,
        cost=3,
        targets=_RIVAL,
    ),
    ActionInfo("steal", QT_TRANSLATE_NOOP("Game", "Steal"), Effect.STEAL, targets=_RIVAL),
    ActionInfo("exchange", QT_TRANSLATE_NOOP("Game", "Exchange"), Effect.EXCHANGE),
    ActionInfo("examine", QT_TRANSLATE_NOOP("Game", "Examine"), Effect.EXAMINE, targets=_RIVAL),
    ActionInfo("replace", QT_TRANSLATE_NOOP("Game", "Replace"), Effect.REPLACE, targets=_RIVAL),
    ActionInfo(
        "convert",
        QT_TRANSLATE_NOOP("Game", "Convert"),
        Effect.CONVERT,
        cost=1,
        targets=Targets.SELF_OR_ANYONE,
        general=True,
        needs_teams=True,
        challengeable=False,
    ),
    ActionInfo(
        "embezzle",
        QT_TRANSLATE_NOOP("Game", "Embezzle"),
        Effect.EMBEZZLE,
        general=True,
        needs_teams=True,
    ),
)
"""Indexed by `Action`. `convert` costs `CONVERT_OTHER_COST` when another seat is named."""

CHARACTER_BY_WORD: Final = {info.word: Character(i) for i, info in enumerate(CHARACTERS)}
ACTION_BY_WORD: Final = {info.word: Action(i) for i, info in enumerate(ACTIONS)}


def word(character: Character) -> str:
    """The record's word for a character."""
    return CHARACTERS[character].word


def words(characters: tuple[Character, ...]) -> list[str]:
    """The record's words for some characters, in alphabetical order."""
    return sorted(CHARACTERS[c].word for c in characters)
