"""What is kept of a finished game: worked out of its record."""

import hashlib
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date
from typing import Final

from coup_desktop.engine.bot_words import level_of
from coup_desktop.engine.cast import CHARACTERS, NO_CHARACTER, Character
from coup_desktop.engine.record import Record, Setup
from coup_desktop.engine.review import Claim, Fate, Review, review
from coup_desktop.engine.tags import DATE_TAG, SEED_TAG, STOOD_UP_TAG, is_practice, resigned_seats
from coup_desktop.store.statistics.totals import EMBEZZLE, Rules, Wits

_TELLING: Final = frozenset({DATE_TAG, SEED_TAG})
"""Tags that tell one game from another; the rest may be added later, or be left out by a save."""


@dataclass(frozen=True, slots=True)
class SeatTally:
    """One seat of a game."""

    name: str
    kind: str
    """`human`, or a bot's level, whoever plays it."""
    team: str
    """Its team's word at the start; empty where there are none."""
    won: bool
    """Whether the win counts for it: not where it was resigned and a bot brought it home."""
    resigned: bool
    stood_up: bool
    wits: Mapping[str, Wits]
    """By the characters' words, `EMBEZZLE` among them; only those that it claimed or doubted."""


@dataclass(frozen=True, slots=True)
class GameTally:
    """One game."""

    key: str
    """Equal for two records of the same game, be they written short or whole."""
    opening: str
    """Equal for two records of games that began alike."""
    seeded: bool
    """Whether games that began alike are games of one deal, and not so by chance."""
    date: str
    rules: Rules
    teams: bool
    turns: int
    finished: bool
    practice: bool
    seats: tuple[SeatTally, ...]

    @property
    def resigned(self) -> frozenset[int]:
        """The seats that were resigned."""
        return frozenset(i for i, seat in enumerate(self.seats) if seat.resigned)


def tally(record: Record, day: str) -> GameTally | None:
    """What is kept of a game; None where it is neither over nor resigned.

    Args:
        record: of the game.
        day: the date, YYYY-MM-DD, where the record has none.

    Raises:
        ValueError: the entries are not a game.
    """
    setup = record.setup
    resigned = resigned_seats(setup)
    seen = review(record)
    if seen.winner is None and not resigned:
        return None
    core = Record(_core(setup), record.entries)
    ruleset = setup.ruleset
    return GameTally(
        key=_hash(core.text()),
        opening=_hash(core.setup.text()),
        seeded=any(key == SEED_TAG for key, _ in setup.tags),
        date=next((text for key, text in setup.tags if key == DATE_TAG and _is_date(text)), day),
        rules=Rules(
            ruleset.preset.word,
            tuple(sorted(ruleset.options)),
            tuple(f"{word} {value}" for word, value in ruleset.changes),
        ),
        teams=ruleset.teams,
        turns=seen.turns,
        finished=seen.winner is not None,
        practice=is_practice(setup),
        seats=tuple(_seats(setup, seen, resigned)),
    )


def _core(setup: Setup) -> Setup:
    """The set-up with nothing but what tells this game from another."""
    return replace(setup, tags=tuple(sorted(tag for tag in setup.tags if tag[0] in _TELLING)))


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def _is_date(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def _seats(setup: Setup, seen: Review, resigned: frozenset[int]) -> list[SeatTally]:
    stood_up = {name for key, name in setup.tags if key == STOOD_UP_TAG}
    wits = _wits(seen)
    team_words = setup.ruleset.preset.team_words
    return [
        SeatTally(
            name=name,
            kind=level_of(setup.kinds[seat]),
            team=team_words[setup.teams[seat]] if setup.teams else "",
            won=seat == seen.winner and seat not in resigned,
            resigned=seat in resigned,
            stood_up=name in stood_up,
            wits=wits[seat],
        )
        for seat, name in enumerate(setup.names)
    ]


def _wits(seen: Review) -> list[dict[str, Wits]]:
    """By seat, by character's word."""
    made: list[Counter[tuple[str, str]]] = [Counter() for _ in seen.seats]
    for claim in (claim for claim in seen.claims if not claim.stand_in):
        for what in _of_claim(claim):
            made[claim.seat][_word(claim.character), what] += 1
    for doubt in seen.doubts:
        if doubt.right is not None and not doubt.stand_in:
            what = "doubts_right" if doubt.right else "doubts_wrong"
            made[doubt.seat][_word(seen.claims[doubt.claim].character), what] += 1
    return [
        {
            word: Wits(**{what: n for (of, what), n in counter.items() if of == word})
            for word in dict.fromkeys(of for of, _ in counter)
        }
        for counter in made
    ]


def _of_claim(claim: Claim) -> tuple[str, ...]:
    if not claim.bluff:
        return ("claims",)
    return ("claims", "bluffs", "caught") if claim.fate is Fate.CAUGHT else ("claims", "bluffs")


def _word(character: Character) -> str:
    return EMBEZZLE if character == NO_CHARACTER else CHARACTERS[character].word
