"""What an arena plays: which bots meet, and who sits where in which game.

A deal is a number from which cards, starter, teams and all later chance come. A round is one deal
for one company of bots: as many games as it has seatings that turn into one another when all move
on by a seat. From deal to deal the company sits down in another order round the table, until all
orders have been.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from math import comb, factorial, gcd
from typing import Final

from coup_desktop.bots import bot
from coup_desktop.bots.settings import USUAL, Settings
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.engine.translating import sentence

DEFAULT_MAX_TURNS: Final = 1000
MOST_JOBS: Final = 61
"""Processes that play at once; for more of them one cannot wait on Windows."""
_MOST_COMPANIES: Final = 10_000
_GOLDEN: Final = 0.618


class ArenaError(ValueError):
    """What cannot be played or gone on with; the message says why and what would do."""


@dataclass(frozen=True, slots=True)
class Round:
    """The games of one deal for one company."""

    number: int
    """Counted from 0."""
    deal: int
    seatings: tuple[tuple[int, ...], ...]
    """A game each: the bot on each seat, by its place in `ArenaPlan.words`."""


@dataclass(frozen=True, slots=True)
class ArenaPlan:
    """What to play. Made by `ArenaPlan.make`."""

    ruleset: Ruleset
    words: tuple[str, ...]
    """The bots that are measured, each once, in the order in which they were named."""
    companies: tuple[tuple[int, ...], ...]
    """Who meets: bots by their place in `words`, as many as there are seats."""
    games: int
    seed: int
    max_turns: int
    """A game that is not over after so many turns is won by nobody."""
    settings: Settings = USUAL
    """How much the bots may think."""

    @classmethod
    def make(
        cls,
        ruleset: Ruleset,
        bots: tuple[str, ...],
        games: int,
        seed: int,
        against: tuple[str, ...] = (),
        max_turns: int = DEFAULT_MAX_TURNS,
        settings: Settings = USUAL,
    ) -> "ArenaPlan":
        """A plan of who meets whom.

        Without `against` all bots meet: as many as there are seats; where there are more, every
        choice of them; where there are fewer, each has as many seats as another, or one more.

        Args:
            ruleset: the rules.
            bots: the bots' words.
            games: how many are played; the last round is cut short where they are no multiple.
            seed: where chance comes from.
            against: the words of the table that each bot meets alone. They fill the other seats
                in rotation, each as often as another: all of one word, or of several in turn.
            max_turns: a game that is not over after so many turns is won by nobody.
            settings: how much the bots may think.

        Raises:
            ArenaError: the numbers do not fit.
            bot.UnknownBotError: there is no such bot.
            bot.UnfitBotError: a bot cannot play by these rules.
        """
        seats = ruleset.seats
        words = tuple(dict.fromkeys((*bots, *against)))
        for word in words:
            bot.check(word, ruleset)
        if games < 1:
            raise ArenaError(sentence("Arena", "{games} games; at least 1", games=games))
        if max_turns < 1:
            raise ArenaError(
                sentence("Arena", "{max_turns} turns at most; at least 1", max_turns=max_turns)
            )
        place = {word: number for number, word in enumerate(words)}
        named = tuple(place[word] for word in bots)
        if against:
            others = tuple(place[word] for word in against)
            companies = _one_against(tuple(dict.fromkeys(named)), others, seats)
        else:
            companies = _all_together(named, seats)
        return cls(ruleset, words, companies, games, seed, max_turns, settings)

    def rounds(self) -> Iterator[Round]:
        """The rounds, the last one cut short where the games end."""
        left = self.games
        number = 0
        while left:
            deal, company = divmod(number, len(self.companies))
            seatings = turned(arranged(self.companies[company], deal))[:left]
            yield Round(number, deal, seatings)
            left -= len(seatings)
            number += 1


def _one_against(
    bots: tuple[int, ...], others: tuple[int, ...], seats: int
) -> tuple[tuple[int, ...], ...]:
    """Each bot with the tables that come of going round the others and beginning at each."""
    circle = others * seats
    tables = [tuple(circle[first : first + seats - 1]) for first in range(len(others))]
    if len({tuple(sorted(table)) for table in tables}) == 1:
        del tables[1:]  # all of them have a seat: other orders come from deal to deal
    return tuple((one, *table) for table in tables for one in bots)


def _all_together(bots: tuple[int, ...], seats: int) -> tuple[tuple[int, ...], ...]:
    if len(bots) >= seats:
        if comb(len(bots), seats) > _MOST_COMPANIES:
            raise ArenaError(
                sentence(
                    "Arena",
                    "{number} bots make more than {most} tables of {seats}; name fewer",
                    number=len(bots),
                    most=_MOST_COMPANIES,
                    seats=seats,
                )
            )
        return tuple(sorted(set(combinations(sorted(bots), seats))))
    every, more = divmod(seats, len(bots))
    return tuple(
        tuple(sorted(bots * every + extra)) for extra in dict.fromkeys(combinations(bots, more))
    )


def arranged(company: tuple[int, ...], deal: int) -> tuple[int, ...]:
    """A company in the order round the table that a deal has: all orders, one after the other."""
    rest = list(company[1:])
    orders = factorial(len(rest))
    # Steps of about the golden section: orders that follow one another are unlike.
    step = max(1, int(_GOLDEN * orders))
    while gcd(step, orders) != 1:
        step += 1
    place = deal * step % orders
    seating = [company[0]]
    while rest:
        orders //= len(rest)
        number, place = divmod(place, orders)
        seating.append(rest.pop(number))
    return tuple(seating)


def turned(seating: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The different seatings that come of moving all on by a seat, again and again."""
    found = [seating]
    for first in range(1, len(seating)):
        moved = seating[first:] + seating[:first]
        if moved == seating:
            break
        found.append(moved)
    return tuple(found)
