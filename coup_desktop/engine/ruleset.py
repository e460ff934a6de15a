"""Presets, options and switches, and the rulesets made of them (RULES.md, section 1).

A preset is a row of values; an option swaps or adds characters or brings teams or the draft; a
switch changes one value. `Ruleset.make` resolves all three for a number of seats, or refuses them
with a `RulesetError` that names what cannot hold and why. Nothing outside this module asks which
preset is played.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Final, Literal

from coup_desktop.engine.cast import (
    AMBASSADOR,
    ASSASSIN,
    CAPTAIN,
    CHARACTERS,
    CONTESSA,
    CONVERT,
    COUP_COST,
    DEALER,
    DIPLOMAT,
    DUKE,
    EMBEZZLE,
    EXAMINE,
    FOREIGN_AID,
    GUARD,
    INCOME,
    INQUISITOR,
    INSPECTOR,
    THIEF,
    Action,
    Character,
)

TwoSeatCoins = Literal["starter", "both", "none"]
Blockers = Literal["target", "anyone"]
Decline = Literal["any", "other", "no"]
EmbezzlerLoses = Literal["barred", "choice"]
TeamStart = Literal["starter", "halves"]
Value = int | str | bool | None

START_COINS: Final = 2
HAND: Final = 2
"""Cards a seat starts with."""
DRAFT_COPIES: Final = 3
SMALLEST_COURT: Final = 2
MOST_COPIES: Final = 100
"""More copies than any box holds; keeps a slip of the finger from filling the memory."""


class RulesetError(ValueError):
    """Rules that cannot hold.

    Attributes:
        subject: the word that is refused: a preset, an option, a switch, or `seats`.
        reason: why, and what would do, as a sentence without the subject.
        others: further words without which the subject would hold.
    """

    def __init__(self, subject: str, reason: str, others: tuple[str, ...] = ()) -> None:
        super().__init__(f"{subject}: {reason}")
        self.subject = subject
        self.reason = reason
        self.others = others


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
    "factions", "Factions", "Monarchists against Populists until one faction is left.", teams=True
)
_INQUISITOR = Option(
    "inquisitor",
    "Inquisitor",
    "The Inquisitor instead of the Ambassador.",
    swaps=(AMBASSADOR, INQUISITOR),
)
_CLASSIC_CAST = (DUKE, ASSASSIN, CONTESSA, CAPTAIN, AMBASSADOR)
_FACTION_WORDS = ("monarchists", "populists")
_FACTION_NAMES = ("Monarchists", "Populists")

OFFICIAL: Final = Preset(
    word="official",
    name="Official",
    most_seats=6,
    copies=((6, 3),),
    cast=_CLASSIC_CAST,
    options=(
        _INQUISITOR,
        _FACTIONS,
        Option("draft", "Draft", "Two seats: each chooses its first card.", draft=True),
    ),
    team_words=_FACTION_WORDS,
    team_names=_FACTION_NAMES,
    team_start="starter",
    reserve_name="Almshouse",
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
    name="City-state",
    most_seats=8,
    copies=((6, 3), (8, 4)),
    cast=_CLASSIC_CAST,
    options=(
        _INQUISITOR,
        Option(
            "diplomat", "Diplomat", "The Diplomat instead of the Duke.", swaps=(DUKE, DIPLOMAT)
        ),
        _FACTIONS,
    ),
    team_words=_FACTION_WORDS,
    team_names=_FACTION_NAMES,
    team_start="halves",
    reserve_name="Almshouse",
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
    name="Coup X",
    most_seats=10,
    copies=((6, 3), (8, 4), (10, 5)),
    cast=(THIEF, ASSASSIN, GUARD, CAPTAIN, DEALER),
    options=(
        Option(
            "inspector",
            "Inspector",
            "The Inspector instead of the Dealer.",
            swaps=(DEALER, INSPECTOR),
            excludes=("six",),
        ),
        Option(
            "six", "Six characters", "The Dealer and the Inspector both.", adds=INSPECTOR,
            excludes=("inspector",),
        ),
        Option("teams", "Teams", "Red against blue until one team is left.", teams=True),
    ),
    team_words=("red", "blue"),
    team_names=("Red", "Blue"),
    team_start="starter",
    reserve_name="Bribes",
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
        INCOME: "Get Influence",
        FOREIGN_AID: "Street Aid",
        CONVERT: "Switch Team",
        EMBEZZLE: "Steal Bribe",
    },
)

PRESETS: Final = (OFFICIAL, CITY_STATE, COUP_X)


def preset(word: str) -> Preset:
    """The preset of that word.

    Raises:
        RulesetError: there is none such.
    """
    for candidate in PRESETS:
        if candidate.word == word:
            return candidate
    known = ", ".join(p.word for p in PRESETS)
    raise RulesetError(word, f"is no preset; there are {known}")


def _whole(text: str) -> int:
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 18):
        raise ValueError(text)
    return int(text)


def _whole_or(other: str, text: str) -> int | None:
    return None if text == other else _whole(text)


def _yes_no(text: str) -> bool:
    return {"yes": True, "no": False}[text]


def _one_of(values: tuple[str, ...], text: str) -> str:
    return values[values.index(text)]


@dataclass(frozen=True, slots=True)
class Switch:
    """A value of the ruleset that a `set` line may change."""

    word: str
    attribute: str
    """The attribute of `Ruleset` that holds it."""
    name: str
    """What it is about, in plain English."""
    values: str
    """The words it takes, for messages."""
    parse: Callable[[str], Value]
    """Raises KeyError or ValueError for a word that it does not take."""

    def text(self, value: Value) -> str:
        """The word for a value; inverse of `parse`."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if value is None:
            return self.values.rpartition(" ")[2]
        return str(value)


def _choice(word: str, attribute: str, name: str, *values: str) -> Switch:
    return Switch(word, attribute, name, " or ".join(values), partial(_one_of, values))


def _number(word: str, attribute: str, name: str, other: str = "") -> Switch:
    parse = partial(_whole_or, other) if other else _whole
    return Switch(word, attribute, name, f"a whole number{f' or {other}' if other else ''}", parse)


def _toggle(word: str, attribute: str, name: str) -> Switch:
    return Switch(word, attribute, name, "yes or no", _yes_no)


SWITCHES: Final = (
    _number("copies", "copies", "Copies of each character"),
    _number("box", "box", "Coins in the box", "unlimited"),
    _choice(
        "two-seat-coins",
        "two_seat_coins",
        "With two seats, who starts with one coin",
        "starter",
        "both",
        "none",
    ),
    _toggle("refund", "refund", "The cost of a caught action is returned"),
    _choice("blockers", "blockers", "Who may block an action that has a target", "target", "anyone"),
    _number("must-coup", "must_coup", "A Coup is compulsory from so many coins", "never"),
    _choice(
        "decline",
        "decline",
        "Which card a seat that holds the claimed one may lose instead",
        "any",
        "other",
        "no",
    ),
    _toggle("steal-from-empty", "steal_from_empty", "A seat without coins may be stolen from"),
    _number("keep-drawn", "keep_drawn", "Drawn cards that an exchange may keep", "any"),
    _toggle(
        "contessa-blocks-examine", "contessa_blocks_examine", "The Contessa blocks an examination"
    ),
    _choice("embezzler-loses", "embezzler_loses", "A caught embezzler loses", "barred", "choice"),
)
SWITCH_BY_WORD: Final = {switch.word: switch for switch in SWITCHES}


@dataclass(frozen=True, slots=True)
class Ruleset:
    """The rules of one game, resolved for its number of seats. Made by `Ruleset.make`."""

    preset: Preset
    seats: int
    options: tuple[str, ...]
    """Option words, in alphabetical order."""
    changes: tuple[tuple[str, str], ...]
    """Switches that were set, as words, in the order of `SWITCHES`."""
    cast: tuple[Character, ...]
    copies: int
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
    teams: bool
    draft: bool

    @classmethod
    def make(
        cls,
        preset_word: str,
        seats: int,
        options: Iterable[str] = (),
        switches: Mapping[str, str] | None = None,
    ) -> "Ruleset":
        """The ruleset of a preset with options and changed switches, at so many seats.

        Args:
            preset_word: `official`, `city-state` or `coup-x`.
            seats: how many play.
            options: words of the preset's options, in any order.
            switches: the words and values of `set` lines.

        Raises:
            RulesetError: something in it is unknown, or cannot hold.
        """
        base = preset(preset_word)
        if not base.fewest_seats <= seats <= base.most_seats:
            reason = f"{base.name} is for {base.fewest_seats} to {base.most_seats} seats, not {seats}"
            raise RulesetError("seats", reason)
        chosen = _chosen_options(base, options)
        changes = dict(switches or {})
        values: dict[str, Value] = {s.attribute: getattr(base, s.attribute) for s in SWITCHES[1:]}
        values["copies"] = base.copies_for(seats)
        for word, text in changes.items():
            switch = SWITCH_BY_WORD.get(word)
            if switch is None:
                known = ", ".join(SWITCH_BY_WORD)
                raise RulesetError(word, f"is no switch; there are {known}")
            values[switch.attribute] = _parsed(switch, text)
        ruleset = cls(
            preset=base,
            seats=seats,
            options=tuple(sorted(option.word for option in chosen)),
            changes=tuple(
                (s.word, s.text(values[s.attribute])) for s in SWITCHES if s.word in changes
            ),
            cast=_cast(base, chosen),
            teams=any(option.teams for option in chosen),
            draft=any(option.draft for option in chosen),
            **values,  # type: ignore[arg-type]
        )
        for check in _CHECKS:
            check(ruleset, changes)
        return ruleset

    @property
    def court(self) -> int:
        """Cards in the Court between turns."""
        if self.draft:
            return len(self.cast) - self.seats
        return self.copies * len(self.cast) - HAND * self.seats

    def start_coins(self, starter: int) -> tuple[int, ...]:
        """Coins of each seat at the start of a game that `starter` begins."""
        fewer = {"starter": {starter}, "both": {0, 1}, "none": set[int]()}[self.two_seat_coins]
        if self.seats != 2:  # noqa: PLR2004 - the switch speaks of two seats
            fewer = set()
        return tuple(START_COINS - (seat in fewer) for seat in range(self.seats))


def _chosen_options(base: Preset, words: Iterable[str]) -> list[Option]:
    chosen: list[Option] = []
    for word in words:
        option = base.option(word)
        if option is None:
            known = ", ".join(o.word for o in base.options)
            raise RulesetError(word, f"is no option of {base.name}; there are {known}")
        if option in chosen:
            raise RulesetError(word, "is named twice")
        for other in chosen:
            if other.word in option.excludes:
                reason = f"cannot be played with {other.word}; choose one of the two"
                raise RulesetError(word, reason, (other.word,))
        chosen.append(option)
    return chosen


def _cast(base: Preset, chosen: list[Option]) -> tuple[Character, ...]:
    swaps = dict(option.swaps for option in chosen if option.swaps is not None)
    added = tuple(option.adds for option in chosen if option.adds is not None)
    return tuple(swaps.get(character, character) for character in base.cast) + added


def _parsed(switch: Switch, text: str) -> Value:
    try:
        return switch.parse(text)
    except (KeyError, ValueError):
        raise RulesetError(switch.word, f"takes {switch.values}, not {text!r}") from None


_Check = Callable[[Ruleset, Mapping[str, str]], None]


def _check_draft(ruleset: Ruleset, changes: Mapping[str, str]) -> None:
    if not ruleset.draft:
        return
    if ruleset.seats != 2:  # noqa: PLR2004 - RULES.md: the two-seat draft
        raise RulesetError("draft", f"is for two seats, not {ruleset.seats}", ("seats",))
    if ruleset.copies != DRAFT_COPIES:
        others = tuple(word for word in changes if word == "copies")
        reason = f"needs {DRAFT_COPIES} copies of each character, not {ruleset.copies}"
        raise RulesetError("draft", reason, others)


def _check_teams(ruleset: Ruleset, changes: Mapping[str, str]) -> None:
    word = next((o.word for o in ruleset.preset.options if o.teams), "teams")
    if ruleset.teams and ruleset.seats <= len(ruleset.preset.team_words):
        raise RulesetError(word, "needs three seats or more", ("seats",))
    if not ruleset.teams and "embezzler-loses" in changes:
        raise RulesetError("embezzler-loses", f"means something only with the option {word}")


def _check_copies(ruleset: Ruleset, changes: Mapping[str, str]) -> None:
    if ruleset.copies > MOST_COPIES:
        raise RulesetError("copies", f"at most {MOST_COPIES} of each character")
    if ruleset.copies * len(ruleset.cast) - HAND * ruleset.seats < SMALLEST_COURT:
        least = -(-(HAND * ruleset.seats + SMALLEST_COURT) // len(ruleset.cast))
        reason = (
            f"{ruleset.copies} of each character leave fewer than {SMALLEST_COURT} cards in the "
            f"Court at {ruleset.seats} seats; {least} or more would do"
        )
        raise RulesetError("copies", reason)


def _check_box(ruleset: Ruleset, changes: Mapping[str, str]) -> None:
    needed = sum(ruleset.start_coins(0))
    if ruleset.box is not None and ruleset.box < needed:
        reason = f"{ruleset.box} coins are fewer than the {needed} that the seats start with"
        raise RulesetError("box", reason)


def _check_must_coup(ruleset: Ruleset, changes: Mapping[str, str]) -> None:
    if ruleset.must_coup is not None and ruleset.must_coup < COUP_COST:
        reason = f"a Coup costs {COUP_COST} coins, so it cannot be compulsory from {ruleset.must_coup}"
        raise RulesetError("must-coup", reason)


def _check_keep_drawn(ruleset: Ruleset, changes: Mapping[str, str]) -> None:
    if ruleset.keep_drawn is not None and ruleset.keep_drawn < 0:
        raise RulesetError("keep-drawn", "cannot be below 0")


def _check_examine(ruleset: Ruleset, changes: Mapping[str, str]) -> None:
    if "contessa-blocks-examine" not in changes:
        return
    if not any(EXAMINE in CHARACTERS[character].actions for character in ruleset.cast):
        raise RulesetError("contessa-blocks-examine", "there is no Examine in this game")
    if CONTESSA not in ruleset.cast:
        raise RulesetError("contessa-blocks-examine", "there is no Contessa in this game")


_CHECKS: Final[tuple[_Check, ...]] = (
    _check_draft,
    _check_teams,
    _check_copies,
    _check_box,
    _check_must_coup,
    _check_keep_drawn,
    _check_examine,
)
