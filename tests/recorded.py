"""Records of finished games as people leave them: played by bots, some chairs named a person's."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta
from random import Random

from coup_desktop.engine.record import HUMAN, Record
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.simulate import Plan, play

NAMES = ("Mara", "Igor", "Odile", "Bruno", "Selma", "Tove", "Viktor", "Yara", "Zeno", "Ruth")
TABLES: Sequence[tuple[str, int, tuple[str, ...]]] = (
    ("official", 3, ()),
    ("official", 4, ()),
    ("official", 6, ("inquisitor",)),
    ("official", 2, ("draft",)),
    ("official", 5, ("factions",)),
    ("city-state", 4, ()),
    ("city-state", 7, ("diplomat",)),
    ("coup-x", 5, ()),
    ("coup-x", 8, ("six", "teams")),
    ("coup-x", 10, ("inspector",)),
)
LEVELS = ("courtier", "random")


@dataclass(frozen=True, slots=True)
class Table:
    """What is played, and by whom."""

    preset: str = "official"
    seats: int = 3
    options: tuple[str, ...] = ()
    bots: tuple[str, ...] = ("courtier",)
    """One for all chairs, or one a chair; the people's chairs are played by one too."""
    people: tuple[str, ...] = ("Sacha",)
    """From the first chair on."""
    tags: tuple[tuple[str, str], ...] = ()


def played(table: Table, number: int, seed: int = 4) -> Record:
    """The record of a game that was played to its end; the same for the same arguments."""
    ruleset = Ruleset.make(table.preset, table.seats, table.options)
    plan = Plan.make(ruleset, table.bots, number + 1, seed)
    done = play(plan, number)
    assert done is not None
    assert done.game.over
    people = len(table.people)
    record = done.record
    record.setup = replace(
        record.setup,
        names=(*table.people, *NAMES[people : table.seats]),
        kinds=(*[HUMAN] * people, *done.seating[people:]),
        tags=table.tags,
    )
    return record


def many(games: int, seed: int = 4) -> Iterator[Record]:
    """Games of mixed rules, days and levels; the person plays better from month to month."""
    random = Random(seed)
    day = date(2026, 3, 1)
    for number in range(games):
        preset, seats, options = random.choice(TABLES)
        level = random.choice(LEVELS)
        mixed = random.random() < 0.3
        skill = "courtier" if random.random() < 0.3 + number / games else "random"
        others = [random.choice(LEVELS) if mixed else level for _ in range(seats - 1)]
        people = ("Sacha", "Wren") if seats > 3 and random.random() < 0.15 else ("Sacha",)
        tags = [("date", day.isoformat()), ("table-seed", str(number))]
        if random.random() < 0.06:
            tags.append(("practice", "yes"))
        # The seats turn with the number of a game (`Plan.seating`); here nobody changes places.
        bots = [skill, *others]
        turned = [bots[(seat - number) % seats] for seat in range(seats)]
        table = Table(preset, seats, options, tuple(turned), people, tuple(tags))
        yield played(table, number, seed)
        day += timedelta(days=random.choice((0, 0, 1, 1, 3)))
