"""The tags of a record (RECORD.md): what is said of a game beside its cards and moves."""

from typing import Final

from coup_desktop.engine.record import HUMAN, Setup

SEED_TAG: Final = "table-seed"
"""With the seed, from which a resumed game's bots are made again."""
DATE_TAG: Final = "date"
"""With the day on which it began, YYYY-MM-DD, in UTC."""
PROGRAM_TAG: Final = "program"
"""With the name and the version of the program that began it."""
PRACTICE_TAG: Final = "practice"
"""Of a game in which something was undone, or whose cards could be known: `yes`."""
RESIGNED_TAG: Final = "resigned"
"""With the name of a person who gave the game up."""
STOOD_UP_TAG: Final = "stood-up"
"""With the name of a person whose chair a bot held for a while."""
AWAY_TAG: Final = "away"
BACK_TAG: Final = "back"
"""With the name of a person and the entry from which a bot decides, or the person: `stand_ins`."""
TAKEN_OVER_TAG: Final = "taken-over"
"""Of a game that was another's up to a turn: `turn N`, 0 before the first one."""
MATCH_TAG: Final = "match"
"""With the games won before this one, in the order of the seats."""

_LONGEST_SEED: Final = 20
"""Digits; 2**64 has so many."""


def is_practice(setup: Setup) -> bool:
    """Whether a record's game counts as practice only."""
    return any(key == PRACTICE_TAG for key, _ in setup.tags)


def table_seed(setup: Setup) -> int | None:
    """The seed of the table at which a record's game was played; None: it names none."""
    return number_in(dict(setup.tags).get(SEED_TAG, ""), _LONGEST_SEED)


def resigned_seats(setup: Setup) -> frozenset[int]:
    """The seats of people who gave a record's game up, by its tags; bots played on there."""
    names = {text for key, text in setup.tags if key == RESIGNED_TAG}
    people = zip(setup.names, setup.kinds, strict=True)
    return frozenset(i for i, (name, kind) in enumerate(people) if kind == HUMAN and name in names)


def number_in(text: str, digits: int) -> int | None:
    """The number that a tag says, of so many digits at most; None where it says none."""
    fits = text.isascii() and text.isdecimal() and len(text) <= digits
    return int(text) if fits else None
