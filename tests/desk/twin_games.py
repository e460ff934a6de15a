"""Two games that differ in hidden cards alone, with moves that look the same to everybody.

They are played without a window first, to know that they stay alike; the window plays them after.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import TypeVar

from coup_desktop.engine.cast import Character
from coup_desktop.engine.events import Event, Phase
from coup_desktop.engine.game import Game
from coup_desktop.engine.moves import ALLOW, CHALLENGE, Move
from coup_desktop.engine.position import starting_teams
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.ruleset import Ruleset

OPEN_PHASES = (Phase.ACTION, Phase.CHALLENGE, Phase.BLOCK, Phase.CHALLENGE_BLOCK)
"""What is asked in the open; the answers there depend on no hidden card."""
_Item = TypeVar("_Item")
LONGEST = 400
"""Decisions."""

Decision = tuple[int, Phase, Move]
"""Who decides, in which phase, what."""
Deal = tuple[tuple[Character, ...], ...]


@dataclass(frozen=True)
class Twins:
    """Two games, and what is decided in them."""

    ruleset: Ruleset
    starter: int
    seed: int
    teams: tuple[int, ...] | None
    deals: tuple[Deal | None, Deal | None]
    """None: a draft."""
    moves: tuple[tuple[Decision, ...], tuple[Decision, ...]]
    """Of each game, in order; as many in both."""
    whole: bool
    """Whether the games end; else they are alike up to there and could not go on so."""

    def start(self, which: int) -> Game:
        """The one game or the other, before its first decision."""
        return Game.start(
            self.ruleset,
            self.starter,
            SplitMix64(self.seed),
            teams=self.teams,
            deal=self.deals[which],
        )

    def private(self, seats: Sequence[int]) -> Iterator[Phase]:
        """The phases of what some seats decide in private."""
        for seat, phase, _ in self.moves[0]:
            if seat in seats and phase not in OPEN_PHASES:
                yield phase


def twins(ruleset: Ruleset, seed: int, starter: int, swapped: int | None) -> Twins:
    """Two games of chance.

    Args:
        ruleset: of both.
        seed: of the deal, the draws and the moves.
        starter: the seat that begins.
        swapped: the seat that holds one other card in the second game; None: every seat was dealt
            other cards.
    """
    teams = starting_teams(ruleset, starter, SplitMix64(seed + 1))
    deals: tuple[Deal | None, Deal | None] = (None, None)
    if not ruleset.draft:
        first = _dealt(ruleset, seed)
        deals = (
            first,
            _dealt(ruleset, seed + 2) if swapped is None else _other(ruleset, first, swapped),
        )
    begun = Twins(ruleset, starter, seed, teams, deals, ((), ()), False)
    games = [begun.start(which) for which in (0, 1)]
    chance = SplitMix64(seed + 3)
    played: tuple[list[Decision], list[Decision]] = ([], [])
    while not games[0].over and len(played[0]) < LONGEST:
        step = _alike(games, chance, swapped)
        if step is None:
            break
        for game, move, decided in zip(games, step, played, strict=True):
            decided.append((game.asked, game.phase, move))
            game.play(move)
    moves = (tuple(played[0]), tuple(played[1]))
    return Twins(ruleset, starter, seed, teams, deals, moves, games[0].over)


def _dealt(ruleset: Ruleset, seed: int) -> Deal:
    court = [0] * (max(ruleset.cast) + 1)
    for card in ruleset.cast:
        court[card] = ruleset.copies
    rng = SplitMix64(seed)
    return tuple(rng.take(court, 2) for _ in range(ruleset.seats))


def _other(ruleset: Ruleset, deal: Deal, seat: int) -> Deal:
    """The same deal, but the seat's second card is another one out of the Court."""
    held = [card for hand in deal for card in hand]
    kept, given = deal[seat]
    other = next(
        card
        for card in ruleset.cast
        if card not in (kept, given) and held.count(card) < ruleset.copies
    )
    return (*deal[:seat], (kept, other), *deal[seat + 1 :])


def _alike(
    games: Sequence[Game], chance: SplitMix64, swapped: int | None
) -> tuple[Move, Move] | None:
    """Moves that look alike to everybody, and leave everything alike that is in the open."""
    one, other = games
    assert (one.asked, one.phase) == (other.asked, other.phase)
    if one.phase in OPEN_PHASES:
        assert one.legal() == other.legal(), "what is asked in the open depends on no hidden card"
        pairs = [(move, move) for move in _wanted(one.legal(), chance)]
    else:
        pairs = list(product(one.legal(), other.legal()))
        # Other cards in both, where that can be.
        pairs = sorted(_shuffled(pairs, chance), key=lambda pair: pair[0] is pair[1])
        if one.phase is Phase.LOSE and one.asked == swapped:
            pairs = [pair for pair in pairs if pair[0] is pair[1]]
    seen = ((pair, _seen(one, pair[0]), _seen(other, pair[1])) for pair in pairs)
    return next((pair for pair, a, b in seen if a == b), None)


def _wanted(legal: Sequence[Move], chance: SplitMix64) -> list[Move]:
    """All of them, the likelier ones first: doubts and blocks are rare, and so is a coup."""
    moves = _shuffled(legal, chance)
    if ALLOW in moves and chance.below(100) < 80:
        moves.remove(ALLOW)
        moves.insert(0, ALLOW)
    elif CHALLENGE in moves and chance.below(100) < 60:
        moves.remove(CHALLENGE)
        moves.append(CHALLENGE)
    return moves


def _shuffled(items: Sequence[_Item], chance: SplitMix64) -> list[_Item]:
    left, mixed = list(items), list[_Item]()
    while left:
        mixed.append(left.pop(chance.below(len(left))))
    return mixed


def _seen(game: Game, move: Move) -> tuple[object, list[Event]]:
    """What everybody sees of a move, and of the game afterwards."""
    rng = SplitMix64(0)
    assert game.rng is not None
    rng.state = game.rng.state
    copy = game.copy(rng)
    copy.history = []
    events = copy.play(move)
    return copy.view(None), [event.seen_by(None) for event in events]
