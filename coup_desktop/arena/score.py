"""What came out of an arena: shares with their intervals, ratings, times."""

from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import ceil, sqrt
from statistics import fmean
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

from coup_desktop.arena.plan import ArenaPlan, Round
from coup_desktop.arena.playing import Outcome, times_of
from coup_desktop.bots.stream import mixed
from coup_desktop.engine.figures import decimal, percent
from coup_desktop.engine.moves import NOBODY
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.translating import Translate, as_written

_Z95: Final = 1.959963984540054
"""Between minus and plus so many standard deviations lie 95 % of a normal distribution."""
_US_A_MS: Final = 1000
_WIDTHS: Final = (8, 8, 8, 17, 7, 9, 9, 9)
"""Letters of the columns behind the bots' words, at least."""
_INTERVAL: Final = 3
"""The column that stands to the left."""
_SHUFFLE: Final = 0x5EED
_ORDERS: Final = 8
"""In how many orders the games are rated."""


def wilson(wins: int, games: int, z: float = _Z95) -> tuple[float, float]:
    """Wilson's interval for a share: its ends, 0 to 1.

    It takes games for independent. Duplicates are not: what luck gives one seating it takes from
    another, so what is true lies in the interval more often than that, not less.
    """
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    spread = z * z / games
    middle = (share + spread / 2) / (1 + spread)
    half = z / (1 + spread) * sqrt(share * (1 - share) / games + spread / (4 * games))
    # The ends themselves are exact at none and at all; rounding would leave them just beside.
    low = 0.0 if wins == 0 else max(0.0, middle - half)
    high = 1.0 if wins == games else min(1.0, middle + half)
    return low, high


def quantile(values: "array[int]", part: float) -> int:
    """The smallest of some rising values that at least that part of them does not exceed."""
    if not values:
        return 0
    return values[max(0, ceil(part * len(values)) - 1)]


@dataclass(slots=True)
class Score:
    """One bot's results."""

    bot: str
    games: int = 0
    """Seats that it has played: one a game, or more where it sat on several."""
    wins: int = 0
    rating: float = 0.0
    times: "array[int]" = field(default_factory=times_of)
    """How long its decisions took, in µs, rising."""

    @property
    def share(self) -> float:
        """The part of its games that it won; among equals one by the number of seats."""
        return self.wins / self.games if self.games else 0.0

    def as_json(self) -> dict[str, object]:
        """One of the objects in `bots` of what `arena --json` prints."""
        low, high = wilson(self.wins, self.games)
        return {
            "bot": self.bot,
            "games": self.games,
            "wins": self.wins,
            "share": round(self.share, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "rating": round(self.rating, 2),
            "ms_median": quantile(self.times, 0.5) / _US_A_MS,
            "ms_p95": quantile(self.times, 0.95) / _US_A_MS,
            "ms_max": (self.times[-1] if self.times else 0) / _US_A_MS,
        }


@dataclass(frozen=True, slots=True)
class Result:
    """What came out of all games that were played."""

    games: int
    unfinished: int
    seats: int
    scores: tuple[Score, ...]

    def as_json(self) -> dict[str, object]:
        """The object that `arena --json` prints."""
        return {
            "games": self.games,
            "seats": self.seats,
            "bots": [score.as_json() for score in self.scores],
        }


def result(plan: ArenaPlan, outcomes: Mapping[int, tuple[Outcome, ...]]) -> Result:
    """The result of a plan's rounds, as far as they were played.

    Args:
        plan: what was played.
        outcomes: the outcomes of rounds, by their numbers.
    """
    scores = tuple(Score(word) for word in plan.words)
    unfinished = 0
    games: list[tuple[tuple[int, ...], int]] = []
    for played in plan.rounds():
        for seating, outcome in _paired(played, outcomes):
            unfinished += outcome.winner == NOBODY
            games.append((seating, outcome.winner))
            for seat, number in enumerate(seating):
                score = scores[number]
                score.games += 1
                score.wins += outcome.winner == seat
                score.times.extend(outcome.times[seat])
    for score, rating in zip(scores, ratings(len(scores), games, plan.seed), strict=True):
        score.rating = rating
        score.times = times_of(sorted(score.times))
    return Result(len(games), unfinished, plan.ruleset.seats, scores)


def _paired(
    played: Round, outcomes: Mapping[int, tuple[Outcome, ...]]
) -> Iterable[tuple[tuple[int, ...], Outcome]]:
    known = outcomes.get(played.number)
    return () if known is None else zip(played.seatings, known, strict=True)


_Games = Sequence[tuple[tuple[int, ...], int]]
"""Of each game the bot on each seat, and the seat that won, or `NOBODY`."""


def ratings(bots: int, games: _Games, seed: int) -> list[float]:
    """Each bot's strength by openskill's Plackett-Luce model: 25 at first, higher is better.

    A bot's strength does not change from game to game, so the model lets it not drift (`tau`), and
    no game shall count more for when it was played: it is the mean over several orders by chance.

    Args:
        bots: how many there are.
        games: in any order, but always the same.
        seed: of the orders.
    """
    chance = SplitMix64(mixed(seed, _SHUFFLE))
    passes = [_rated(bots, _shuffled(games, chance)) for _ in range(_ORDERS)]
    return [fmean(found) for found in zip(*passes, strict=True)]


def _rated(bots: int, games: _Games) -> list[float]:
    """The strengths after games in this order.

    A bot with several seats in a game is moved by the mean of what they tell.
    """
    model = PlackettLuce(tau=0.0)
    known = [model.rating() for _ in range(bots)]
    for seating, winner in games:
        ranks = [1.0 if winner in (NOBODY, seat) else 2.0 for seat in range(len(seating))]
        said = model.rate([[known[number]] for number in seating], ranks=ranks)
        told: dict[int, list[PlackettLuceRating]] = {}
        for number, (rating,) in zip(seating, said, strict=True):
            told.setdefault(number, []).append(rating)
        for number, new in told.items():
            mean, sigma = fmean(r.mu for r in new), fmean(r.sigma for r in new)
            known[number] = model.rating(mean, sigma)
    return [rating.mu for rating in known]


def _shuffled(games: _Games, chance: SplitMix64) -> _Games:
    order = list(games)
    for last in range(len(order) - 1, 0, -1):
        place = chance.below(last + 1)
        order[last], order[place] = order[place], order[last]
    return order


def table(plan: ArenaPlan, found: Result, translate: Translate = as_written) -> str:
    """The result for a reader."""
    ruleset = plan.ruleset
    extras = [*ruleset.options, *(f"{word} {value}" for word, value in ruleset.changes)]
    rules = ruleset.preset.word + (f" ({', '.join(extras)})" if extras else "")
    if found.games == 1:
        text = translate("Arena", "1 game of {seats} seats under {rules}, seed {seed}")
    else:
        text = translate(
            "Arena", "%n games of {seats} seats under {rules}, seed {seed}", found.games
        )
    lines = [text.format(seats=found.seats, rules=rules, seed=plan.seed)]
    if found.unfinished:
        unfinished = translate("Arena", "{number} not over after {turns} turns: won by nobody")
        lines.append(unfinished.format(number=found.unfinished, turns=plan.max_turns))
    fair = translate("Arena", "fair share {share}; times of decisions with a choice, in ms")
    lines += [fair.format(share=percent(translate, 1 / found.seats)), ""]
    lines += _columns(found, max(12, *(len(word) for word in plan.words)) + 2, translate)
    return "\n".join(lines)


def _columns(found: Result, width: int, translate: Translate) -> Iterator[str]:
    """The head and a line a bot. Args: width: of the bots' words."""
    first = translate("Arena", "bot")
    heads = (
        translate("Arena", "games"),
        translate("Arena", "won"),
        translate("Arena", "share"),
        translate("Arena", "95 % interval"),
        translate("Arena", "rating"),
        translate("Arena", "median"),
        translate("Arena", "95 %"),
        translate("Arena", "longest"),
    )
    between = translate("Arena", "{low} to {high}")
    wide = [max(w, 2 + len(h)) for w, h in zip(_WIDTHS, heads, strict=True)]
    wide[_INTERVAL] = max(_WIDTHS[_INTERVAL], len(heads[_INTERVAL]))

    def line(word: str, cells: Sequence[str]) -> str:
        told = [f"{cell:>{w}}" for cell, w in zip(cells, wide, strict=True)]
        told[_INTERVAL] = f"   {cells[_INTERVAL]:<{wide[_INTERVAL]}}"
        return f"{word:<{width}}{''.join(told)}"

    yield line(first, heads)
    for score in found.scores:
        low, high = (percent(translate, end) for end in wilson(score.wins, score.games))
        times = (quantile(score.times, part) / _US_A_MS for part in (0.5, 0.95, 1.0))
        yield line(
            score.bot,
            (
                str(score.games),
                str(score.wins),
                percent(translate, score.share),
                between.format(low=low, high=high),
                decimal(translate, score.rating, 2),
                *(decimal(translate, time, 2) for time in times),
            ),
        )
