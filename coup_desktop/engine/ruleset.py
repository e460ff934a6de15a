"""Presets, options and switches, and the rulesets made of them (RULES.md, section 1).

A preset is a row of values; an option swaps or adds characters or brings teams or the draft; a
switch changes one value. `Ruleset.make` resolves all three for a number of seats, or refuses them
with a `RulesetError` that names what cannot hold and why. Nothing outside this module asks which
preset is played.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final, Literal

from coup_desktop.engine.cast import (
    CHARACTERS,
    CONTESSA,
    COUP_COST,
    EXAMINE,
    Character,
)
from coup_desktop.engine.presets import (
    PRESETS,
    Blockers,
    Decline,
    EmbezzlerLoses,
    Option,
    Preset,
    TwoSeatCoins,
)
from coup_desktop.engine.translating import GAME, QT_TRANSLATE_NOOP, Sentence, sentence

Value = int | str | bool | None

START_COINS: Final = 2
HAND: Final = 2
"""Cards a seat starts with."""
DRAFT_COPIES: Final = 3
DRAFT_SEATS: Final = 2
TWO_SEATS: Final = 2
SMALLEST_COURT: Final = 2
MOST_COPIES: Final = 100
"""More copies than any box holds; keeps a slip of the finger from filling the memory."""


class RulesetError(ValueError):
    """Rules that cannot hold.

    Attributes:
        subject: the word that is refused: a preset, an option, a switch, or `seats`.
        reason: why, and what would do, as a sentence without the subject.
        others: further words without which the subject would hold.
        kind: what the subject was given as; an unknown option may have a switch's word.
    """

    def __init__(
        self,
        subject: str,
        reason: str,
        others: tuple[str, ...] = (),
        *,
        kind: Literal["preset", "seats", "option", "switch"] = "switch",
    ) -> None:
        super().__init__(
            Sentence("", "{subject}: {reason}", {"subject": subject, "reason": reason})
        )
        self.subject = subject
        self.reason = reason
        self.others = others
        self.kind = kind


def preset(word: str) -> Preset:
    """The preset of that word.

    Raises:
        RulesetError: there is none such.
    """
    for candidate in PRESETS:
        if candidate.word == word:
            return candidate
    known = ", ".join(p.word for p in PRESETS)
    raise RulesetError(
        word, sentence("Ruleset", "is no preset; there are {known}", known=known), kind="preset"
    )


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
    return Switch(word, attribute, name, _any_of(*values), partial(_one_of, values))


def _any_of(first: str, second: str, third: str = "") -> str:
    if not third:
        return sentence("Ruleset", "{first} or {second}", first=first, second=second)
    return sentence(
        "Ruleset", "{first} or {second} or {third}", first=first, second=second, third=third
    )


def _number(word: str, attribute: str, name: str, other: str = "") -> Switch:
    parse = partial(_whole_or, other) if other else _whole
    whole = sentence("Ruleset", "a whole number")
    values = sentence("Ruleset", "a whole number or {other}", other=other) if other else whole
    return Switch(word, attribute, name, values, parse)


def _toggle(word: str, attribute: str, name: str) -> Switch:
    return Switch(word, attribute, name, _any_of("yes", "no"), _yes_no)


SWITCHES: Final = (
    _number("copies", "copies", QT_TRANSLATE_NOOP("Game", "Copies of each character")),
    _number("box", "box", QT_TRANSLATE_NOOP("Game", "Coins in the box"), "unlimited"),
    _choice(
        "two-seat-coins",
        "two_seat_coins",
        QT_TRANSLATE_NOOP("Game", "With two seats, who starts with one coin"),
        "starter",
        "both",
        "none",
    ),
    _toggle(
        "refund", "refund", QT_TRANSLATE_NOOP("Game", "The cost of a caught action is returned")
    ),
    _choice(
        "blockers",
        "blockers",
        QT_TRANSLATE_NOOP("Game", "Who may block an action that has a target"),
        "target",
        "anyone",
    ),
    _number(
        "must-coup",
        "must_coup",
        QT_TRANSLATE_NOOP("Game", "A Coup is compulsory from so many coins"),
        "never",
    ),
    _choice(
        "decline",
        "decline",
        QT_TRANSLATE_NOOP("Game", "A seat that could prove a claim may decline and lose a card"),
        "any",
        "other",
        "no",
    ),
    _toggle(
        "steal-from-empty",
        "steal_from_empty",
        QT_TRANSLATE_NOOP("Game", "A seat without coins may be stolen from"),
    ),
    _number(
        "keep-drawn",
        "keep_drawn",
        QT_TRANSLATE_NOOP("Game", "Drawn cards that an exchange may keep"),
        "any",
    ),
    _toggle(
        "contessa-blocks-examine",
        "contessa_blocks_examine",
        QT_TRANSLATE_NOOP("Game", "The Contessa blocks an examination"),
    ),
    _choice(
        "embezzler-loses",
        "embezzler_loses",
        QT_TRANSLATE_NOOP("Game", "A caught embezzler loses"),
        "barred",
        "choice",
    ),
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
        ruleset, problems = resolve(base, seats, options, switches or {})
        if problems:
            raise problems[0]
        return ruleset

    def __hash__(self) -> int:
        """What all the other values follow from is enough, and quick."""
        return hash((self.preset.word, self.seats, self.options, self.changes))

    @property
    def court(self) -> int:
        """Cards in the Court between turns."""
        if self.draft:
            return len(self.cast) - self.seats
        return self.copies * len(self.cast) - HAND * self.seats

    def start_coins(self, starter: int) -> tuple[int, ...]:
        """Coins of each seat at the start of a game that `starter` begins."""
        coins = [START_COINS] * self.seats
        if self.seats == TWO_SEATS:
            for seat in range(TWO_SEATS):
                if self.two_seat_coins == "both" or (
                    self.two_seat_coins == "starter" and seat == starter
                ):
                    coins[seat] -= 1
        return tuple(coins)

    def changed(self, switch: str) -> bool:
        """Whether a switch was set, be it to the preset's own value."""
        return any(word == switch for word, _ in self.changes)


def resolve(
    base: Preset, seats: int, options: Iterable[str], switches: Mapping[str, str]
) -> tuple[Ruleset, list[RulesetError]]:
    """The ruleset with whatever cannot hold left out, and all that is wrong with what was asked."""
    problems: list[RulesetError] = []
    if not base.fewest_seats <= seats <= base.most_seats:
        reason = sentence(
            "Ruleset",
            "{name} is for {fewest} to {most} seats, not {seats}",
            name=Sentence(GAME, base.name, {}),
            fewest=base.fewest_seats,
            most=base.most_seats,
            seats=seats,
        )
        problems.append(RulesetError("seats", reason, kind="seats"))
        seats = min(max(seats, base.fewest_seats), base.most_seats)
    chosen = _chosen_options(base, options, problems)
    values: dict[str, Value] = {s.attribute: getattr(base, s.attribute) for s in SWITCHES[1:]}
    values["copies"] = base.copies_for(seats)
    changed: list[str] = []
    for word, text in switches.items():
        switch = SWITCH_BY_WORD.get(word)
        try:
            if switch is None:
                raise RulesetError(
                    word,
                    sentence(
                        "Ruleset",
                        "is no switch; there are {known}",
                        known=", ".join(SWITCH_BY_WORD),
                    ),
                )
            values[switch.attribute] = _parsed(switch, text)
            changed.append(word)
        except RulesetError as problem:
            problems.append(problem)
    ruleset = Ruleset(
        preset=base,
        seats=seats,
        options=tuple(sorted(option.word for option in chosen)),
        changes=tuple((s.word, s.text(values[s.attribute])) for s in SWITCHES if s.word in changed),
        cast=_cast(base, chosen),
        teams=any(option.teams for option in chosen),
        draft=any(option.draft for option in chosen),
        **values,  # type: ignore[arg-type]
    )
    for check in _CHECKS:
        problems.extend(check(ruleset))
    return ruleset, problems


def _chosen_options(
    base: Preset, words: Iterable[str], problems: list[RulesetError]
) -> list[Option]:
    chosen: list[Option] = []
    for word in words:
        option = base.option(word)
        if option is None:
            known = ", ".join(o.word for o in base.options)
            reason = sentence(
                "Ruleset",
                "is no option of {name}; there are {known}",
                name=Sentence(GAME, base.name, {}),
                known=known,
            )
            problems.append(RulesetError(word, reason, kind="option"))
        elif option in chosen:
            problems.append(
                RulesetError(word, sentence("Ruleset", "is named twice"), kind="option")
            )
        else:
            chosen.append(option)
    for option in tuple(chosen):
        clash = next((other.word for other in chosen if other.word in option.excludes), None)
        if clash is not None:
            reason = sentence(
                "Ruleset", "cannot be played with {option}; choose one of the two", option=clash
            )
            problems.append(RulesetError(option.word, reason, kind="option"))
            chosen.remove(option)
    return chosen


def _cast(base: Preset, chosen: list[Option]) -> tuple[Character, ...]:
    swaps = dict(option.swaps for option in chosen if option.swaps is not None)
    added = tuple(option.adds for option in chosen if option.adds is not None)
    return tuple(swaps.get(character, character) for character in base.cast) + added


def _parsed(switch: Switch, text: str) -> Value:
    try:
        return switch.parse(text)
    except (KeyError, ValueError):
        raise RulesetError(
            switch.word,
            sentence("Ruleset", "takes {values}, not {text!r}", values=switch.values, text=text),
        ) from None


_Check = Callable[[Ruleset], Iterator[RulesetError]]


def _check_draft(ruleset: Ruleset) -> Iterator[RulesetError]:
    if not ruleset.draft:
        return
    if ruleset.seats != DRAFT_SEATS:
        reason = sentence("Ruleset", "is for two seats, not {seats}", seats=ruleset.seats)
        yield RulesetError("draft", reason, ("seats",), kind="option")
    if ruleset.copies != DRAFT_COPIES:
        reason = sentence(
            "Ruleset",
            "needs {needed} copies of each character, not {copies}",
            needed=DRAFT_COPIES,
            copies=ruleset.copies,
        )
        yield RulesetError("draft", reason, kind="option")


def _check_teams(ruleset: Ruleset) -> Iterator[RulesetError]:
    word = next((o.word for o in ruleset.preset.options if o.teams), "teams")
    if ruleset.teams and ruleset.seats <= len(ruleset.preset.team_words):
        yield RulesetError(
            word, sentence("Ruleset", "needs three seats or more"), ("seats",), kind="option"
        )
    if not ruleset.teams and ruleset.changed("embezzler-loses"):
        yield RulesetError(
            "embezzler-loses",
            sentence("Ruleset", "means something only with the option {option}", option=word),
        )


def _check_copies(ruleset: Ruleset) -> Iterator[RulesetError]:
    if ruleset.copies > MOST_COPIES:
        yield RulesetError(
            "copies",
            sentence("Ruleset", "at most {most} of each character", most=MOST_COPIES),
        )
    if ruleset.copies * len(ruleset.cast) - HAND * ruleset.seats < SMALLEST_COURT:
        least = -(-(HAND * ruleset.seats + SMALLEST_COURT) // len(ruleset.cast))
        reason = sentence(
            "Ruleset",
            "{copies} of each character leave fewer than {fewest} cards in the Court at {seats} "
            "seats; {least} or more would do",
            copies=ruleset.copies,
            fewest=SMALLEST_COURT,
            seats=ruleset.seats,
            least=least,
        )
        yield RulesetError("copies", reason)


def _check_box(ruleset: Ruleset) -> Iterator[RulesetError]:
    needed = sum(ruleset.start_coins(0))
    if ruleset.box is not None and ruleset.box < needed:
        reason = sentence(
            "Ruleset",
            "{box} coins are fewer than the {needed} that the seats start with",
            box=ruleset.box,
            needed=needed,
        )
        yield RulesetError("box", reason)


def _check_must_coup(ruleset: Ruleset) -> Iterator[RulesetError]:
    threshold = ruleset.must_coup
    if threshold is not None and threshold < COUP_COST:
        reason = sentence(
            "Ruleset",
            "a Coup costs {cost} coins, so it cannot be compulsory from {threshold}",
            cost=COUP_COST,
            threshold=threshold,
        )
        yield RulesetError("must-coup", reason)


def _check_keep_drawn(ruleset: Ruleset) -> Iterator[RulesetError]:
    if ruleset.keep_drawn is not None and ruleset.keep_drawn < 0:
        yield RulesetError("keep-drawn", sentence("Ruleset", "cannot be below 0"))


def _check_examine(ruleset: Ruleset) -> Iterator[RulesetError]:
    if not ruleset.changed("contessa-blocks-examine"):
        return
    if not any(EXAMINE in CHARACTERS[character].actions for character in ruleset.cast):
        yield RulesetError(
            "contessa-blocks-examine", sentence("Ruleset", "there is no Examine in this game")
        )
    elif CONTESSA not in ruleset.cast:
        yield RulesetError(
            "contessa-blocks-examine", sentence("Ruleset", "there is no Contessa in this game")
        )


_CHECKS: Final[tuple[_Check, ...]] = (
    _check_draft,
    _check_teams,
    _check_copies,
    _check_box,
    _check_must_coup,
    _check_keep_drawn,
    _check_examine,
)
