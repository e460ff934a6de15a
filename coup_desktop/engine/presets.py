"""The three presets and their options: RULES.md's table of section 1 as data."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

from coup_desktop.engine.cast import (
    AMBASSADOR,
    ASSASSIN,
    CAPTAIN,
    CONTESSA,
    CONVERT,
    DEALER,
    DIPLOMAT,
    DUKE,
    EMBEZZLE,
    FOREIGN_AID,
    GUARD,
    INCOME,
    INQUISITOR,
    INSPECTOR,
    THIEF,
    Action,
    Character,
)
from coup_desktop.engine.translating import QT_TRANSLATE_NOOP

TwoSeatCoins = Literal["starter", "both", "none"]
Blockers = Literal["target", "anyone"]
Decline = Literal["any", "other", "no"]
EmbezzlerLoses = Literal["barred", "choice"]
TeamStart = Literal["starter", "halves"]


@dataclass(frozen=True, slots=True)
class Option:
    """A named option of a preset."""

    word: str
    name: str
    about: str
    """What it changes, in one English sentence."""
    swaps: tuple[Character, Character] | None = None
    """The character that leaves the cast, and the one that takes its place."""
    adds: Character | None = None
    teams: bool = False
    draft: bool = False
    excludes: tuple[str, ...] = ()
    """Options that it cannot be played with; it is this one that is refused then."""


@dataclass(frozen=True, slots=True)
class Preset:
    """One column of RULES.md's table of presets."""

    word: str
    name: str
    most_seats: int
    copies: tuple[tuple[int, int], ...]
    """Pairs of a number of seats and the copies of each character up to it, rising."""
    cast: tuple[Character, ...]
    options: tuple[Option, ...]
    team_words: tuple[str, str]
    team_names: tuple[str, str]
    team_start: TeamStart
    reserve_name: str
    box: int | None
    two_seat_coins: TwoSeatCoins
    refund: bool
    blockers: Blockers
    must_coup: int | None
    decline: Decline
    steal_from_empty: bool
    keep_drawn: int | None
    contessa_blocks_examine: bool
    embezzler_loses: EmbezzlerLoses
    action_names: Mapping[Action, str] = field(default_factory=dict, hash=False)
    """English names of actions where they differ from `cast.ACTIONS`."""
    fewest_seats: int = 2

    def option(self, word: str) -> Option | None:
        """The option of that word, or None where this preset has none such."""
        return next((option for option in self.options if option.word == word), None)

    def copies_for(self, seats: int) -> int:
        """Copies of each character at a table of so many seats."""
        return next(copies for most, copies in self.copies if seats <= most)


_FACTIONS = Option(
    "factions",
    QT_TRANSLATE_NOOP("Game", "Factions"),
    QT_TRANSLATE_NOOP("Game", "Monarchists against Populists until one faction is left."),
    teams=True,
)
_INQUISITOR = Option(
    "inquisitor",
    QT_TRANSLATE_NOOP("Game", "Inquisitor"),
    QT_TRANSLATE_NOOP("Game", "The Inquisitor instead of the Ambassador."),
    swaps=(AMBASSADOR, INQUISITOR),
)
_CLASSIC_CAST = (DUKE, ASSASSIN, CONTESSA, CAPTAIN, AMBASSADOR)
_FACTION_WORDS = ("monarchists", "populists")
_FACTION_NAMES = (QT_TRANSLATE_NOOP("Game", "Monarchists"), QT_TRANSLATE_NOOP("Game", "Populists"))

OFFICIAL: Final = Preset(
    word="official",
    name=QT_TRANSLATE_NOOP("Game", "Official"),
    most_seats=6,
    copies=((6, 3),),
    cast=_CLASSIC_CAST,
    options=(
        _INQUISITOR,
        _FACTIONS,
        Option(
            "draft",
            QT_TRANSLATE_NOOP("Game", "Draft"),
            QT_TRANSLATE_NOOP("Game", "Two seats: each chooses its first card."),
            draft=True,
        ),
    ),
    team_words=_FACTION_WORDS,
    team_names=_FACTION_NAMES,
    team_start="starter",
    reserve_name=QT_TRANSLATE_NOOP("Game", "Almshouse"),
    box=50,
    two_seat_coins="starter",
    refund=True,
    blockers="target",
    must_coup=10,
    decline="any",
    steal_from_empty=True,
    keep_drawn=None,
    contessa_blocks_examine=False,
    embezzler_loses="barred",
)

CITY_STATE: Final = Preset(
    word="city-state",
    name=QT_TRANSLATE_NOOP("Game", "City-state"),
    most_seats=8,
    copies=((6, 3), (8, 4)),
    cast=_CLASSIC_CAST,
    options=(
        _INQUISITOR,
        Option(
            "diplomat",
            QT_TRANSLATE_NOOP("Game", "Diplomat"),
            QT_TRANSLATE_NOOP("Game", "The Diplomat instead of the Duke."),
            swaps=(DUKE, DIPLOMAT),
        ),
        _FACTIONS,
    ),
    team_words=_FACTION_WORDS,
    team_names=_FACTION_NAMES,
    team_start="halves",
    reserve_name=QT_TRANSLATE_NOOP("Game", "Almshouse"),
    box=None,
    two_seat_coins="both",
    refund=True,
    blockers="target",
    must_coup=10,
    decline="other",
    steal_from_empty=False,
    keep_drawn=None,
    contessa_blocks_examine=True,
    embezzler_loses="barred",
)

COUP_X: Final = Preset(
    word="coup-x",
    name=QT_TRANSLATE_NOOP("Game", "Coup X"),
    most_seats=10,
    copies=((6, 3), (8, 4), (10, 5)),
    cast=(THIEF, ASSASSIN, GUARD, CAPTAIN, DEALER),
    options=(
        Option(
            "inspector",
            QT_TRANSLATE_NOOP("Game", "Inspector"),
            QT_TRANSLATE_NOOP("Game", "The Inspector instead of the Dealer."),
            swaps=(DEALER, INSPECTOR),
            excludes=("six",),
        ),
        Option(
            "six",
            QT_TRANSLATE_NOOP("Game", "Six characters"),
            QT_TRANSLATE_NOOP("Game", "The Dealer and the Inspector both."),
            adds=INSPECTOR,
        ),
        Option(
            "teams",
            QT_TRANSLATE_NOOP("Game", "Teams"),
            QT_TRANSLATE_NOOP("Game", "Red against blue until one team is left."),
            teams=True,
        ),
    ),
    team_words=("red", "blue"),
    team_names=(QT_TRANSLATE_NOOP("Game", "Red"), QT_TRANSLATE_NOOP("Game", "Blue")),
    team_start="starter",
    reserve_name=QT_TRANSLATE_NOOP("Game", "Bribes"),
    box=62,
    two_seat_coins="starter",
    refund=False,
    blockers="anyone",
    must_coup=None,
    decline="no",
    steal_from_empty=True,
    keep_drawn=1,
    contessa_blocks_examine=False,
    embezzler_loses="choice",
    action_names={
        INCOME: QT_TRANSLATE_NOOP("Game", "Get Influence"),
        FOREIGN_AID: QT_TRANSLATE_NOOP("Game", "Street Aid"),
        CONVERT: QT_TRANSLATE_NOOP("Game", "Switch Team"),
        EMBEZZLE: QT_TRANSLATE_NOOP("Game", "Steal Bribe"),
    },
)

PRESETS: Final = (OFFICIAL, CITY_STATE, COUP_X)
