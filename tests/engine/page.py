"""RULES.md's section 1 written out once more by hand, in the record's words; no code of the engine.

The table of presets, what options and switches make of it, and what is refused. `test_ruleset`
holds the engine's data against it; `reference` plays by it.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

SWITCHES = (
    "copies",
    "box",
    "two-seat-coins",
    "refund",
    "blockers",
    "must-coup",
    "decline",
    "steal-from-empty",
    "keep-drawn",
    "contessa-blocks-examine",
    "embezzler-loses",
)


@dataclass(frozen=True)
class Column:
    """A preset: one column of the table, top to bottom."""

    seats: tuple[int, int]
    copies: Mapping[int, int]
    cast: tuple[str, ...]
    cast_options: tuple[str, ...]
    box: str
    two_seat_coins: str
    refund: str
    blockers: str
    must_coup: str
    decline: str
    steal_from_empty: str
    keep_drawn: str
    contessa_blocks_examine: str
    team_option: str
    team_words: tuple[str, str]
    starter_chooses_team: bool
    embezzler_loses: str
    draft: bool

    @property
    def options(self) -> tuple[str, ...]:
        return (*self.cast_options, self.team_option, *(("draft",) if self.draft else ()))


TABLE = {
    "official": Column(
        seats=(2, 6),
        copies={2: 3, 3: 3, 4: 3, 5: 3, 6: 3},
        cast=("duke", "assassin", "captain", "ambassador", "contessa"),
        cast_options=("inquisitor",),
        box="50",
        two_seat_coins="starter",
        refund="yes",
        blockers="target",
        must_coup="10",
        decline="any",
        steal_from_empty="yes",
        keep_drawn="any",
        contessa_blocks_examine="no",
        team_option="factions",
        team_words=("monarchists", "populists"),
        starter_chooses_team=True,
        embezzler_loses="barred",
        draft=True,
    ),
    "city-state": Column(
        seats=(2, 8),
        copies={2: 3, 3: 3, 4: 3, 5: 3, 6: 3, 7: 4, 8: 4},
        cast=("duke", "assassin", "captain", "ambassador", "contessa"),
        cast_options=("inquisitor", "diplomat"),
        box="unlimited",
        two_seat_coins="both",
        refund="yes",
        blockers="target",
        must_coup="10",
        decline="other",
        steal_from_empty="no",
        keep_drawn="any",
        contessa_blocks_examine="yes",
        team_option="factions",
        team_words=("monarchists", "populists"),
        starter_chooses_team=False,
        embezzler_loses="barred",
        draft=False,
    ),
    "coup-x": Column(
        seats=(2, 10),
        copies={2: 3, 3: 3, 4: 3, 5: 3, 6: 3, 7: 4, 8: 4, 9: 5, 10: 5},
        cast=("thief", "assassin", "captain", "dealer", "guard"),
        cast_options=("inspector", "six"),
        box="62",
        two_seat_coins="starter",
        refund="no",
        blockers="anyone",
        must_coup="never",
        decline="no",
        steal_from_empty="yes",
        keep_drawn="1",
        contessa_blocks_examine="no",
        team_option="teams",
        team_words=("red", "blue"),
        starter_chooses_team=True,
        embezzler_loses="choice",
        draft=False,
    ),
}


@dataclass(frozen=True)
class Rules:
    """What somebody asks to play: a preset, seats, options and `set` lines, all as words."""

    preset: str
    seats: int
    options: tuple[str, ...] = ()
    sets: Mapping[str, str] = field(default_factory=dict)

    @property
    def column(self) -> Column:
        return TABLE[self.preset]

    def value(self, switch: str) -> str:
        """The word a switch stands at."""
        if switch in self.sets:
            return self.sets[switch]
        if switch == "copies":
            return str(self.column.copies[self.seats])
        return str(getattr(self.column, switch.replace("-", "_")))

    @property
    def cast(self) -> list[str]:
        swaps = {
            "inquisitor": ("ambassador", "inquisitor"),
            "diplomat": ("duke", "diplomat"),
            "inspector": ("dealer", "inspector"),
        }
        cast = list(self.column.cast)
        for option in self.options:
            if option in swaps:
                old, new = swaps[option]
                cast[cast.index(old)] = new
        if "six" in self.options:
            cast.append("inspector")
        return cast

    @property
    def teams(self) -> bool:
        return self.column.team_option in self.options

    @property
    def draft(self) -> bool:
        return "draft" in self.options

    def start_coins(self, seat: int, starter: int) -> int:
        if self.seats == 2:
            who = self.value("two-seat-coins")
            if who == "both" or (who == "starter" and seat == starter):
                return 1
        return 2

    def __str__(self) -> str:
        sets = [f"{word}={value}" for word, value in self.sets.items()]
        return "/".join([self.preset, str(self.seats), *self.options, *sets])


def refused(rules: Rules) -> set[str]:
    """What of well-formed rules cannot hold, by name: the paragraph "Refused" of section 1."""
    column = rules.column
    no: set[str] = set()
    if not column.seats[0] <= rules.seats <= column.seats[1]:
        return {"seats"}
    no |= {option for option in rules.options if option not in column.options}
    if {"inspector", "six"} <= set(rules.options):
        no.add("inspector")
    known = Rules(rules.preset, rules.seats, _known(rules.options, column), rules.sets)
    copies = int(known.value("copies"))
    if known.draft and (known.seats != 2 or copies != 3):
        no.add("draft")
    if known.teams and known.seats == 2:
        no.add(column.team_option)
    if copies * len(known.cast) - 2 * known.seats < 2:
        no.add("copies")
    box = known.value("box")
    needed = sum(known.start_coins(seat, 0) for seat in range(known.seats))
    if box != "unlimited" and int(box) < needed:
        no.add("box")
    must_coup = known.value("must-coup")
    if must_coup != "never" and int(must_coup) < 7:
        no.add("must-coup")
    keep = known.value("keep-drawn")
    if keep != "any" and int(keep) < 0:
        no.add("keep-drawn")
    if "contessa-blocks-examine" in known.sets and not {"inquisitor", "contessa"} <= set(
        known.cast
    ):
        no.add("contessa-blocks-examine")
    if "embezzler-loses" in known.sets and not known.teams:
        no.add("embezzler-loses")
    return no


def _known(options: Iterable[str], column: Column) -> tuple[str, ...]:
    known = [option for option in options if option in column.options]
    if "inspector" in known and "six" in known:
        known.remove("inspector")
    return tuple(known)
