"""Beliefs by brute force: every deal and every draw, played by the engine, exactly weighed.

A `Multitude` holds all games that one seat cannot tell apart from the one that is played. Each
step, every one of them is led on by every move that its seat could make and every draw that its
Court could give, and kept where that seat would have seen the same. It shares nothing with the
beliefs but the engine: no transition, no count of ways, no reading of events.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import combinations
from math import comb
from random import Random

from coup_desktop.bots.beliefs import Decision, Ledger
from coup_desktop.engine.cast import CHARACTERS, EMBEZZLE, NO_CHARACTER, Action, Character
from coup_desktop.engine.events import Drew, Event, Phase
from coup_desktop.engine.game import Game
from coup_desktop.engine.moves import ALLOW, HAVE_REPLACED, Kind, Move
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.engine.view import View

Hand = tuple[Character, ...]
Policy = Callable[[Phase, Sequence[Move], Hand, Hand, Character], list[Fraction]]
"""Chances of the legal moves: phase, moves, hand, drawn cards, the card before the Inquisitor."""


def uniform(
    phase: Phase, legal: Sequence[Move], hand: Hand, drawn: Hand, presented: Character
) -> list[Fraction]:
    """Any legal move, each as likely as another."""
    return [Fraction(1, len(legal))] * len(legal)


def leaning(
    phase: Phase, legal: Sequence[Move], hand: Hand, drawn: Hand, presented: Character
) -> list[Fraction]:
    """Somebody whose every decision depends on what it holds, by no particular sense."""
    weights = []
    for move in legal:
        weight = 2
        if move.claim != NO_CHARACTER:
            weight = 7 if move.claim in hand else 1
        elif move is ALLOW:
            weight = 3 + sum(hand)
        elif move.kind is Kind.CHALLENGE:
            weight = 1 + len(set(hand))
        elif move.action == EMBEZZLE:
            weight = 1 if any(CHARACTERS[card].barred for card in hand) else 4
        elif move is HAVE_REPLACED:
            weight = 1 + 2 * presented + sum(hand)
        elif move.cards:
            weight = 1 + sum((card + 2) * (place + 1) for place, card in enumerate(move.cards))
        weights.append(weight)
    return [Fraction(weight, sum(weights)) for weight in weights]


class PolicyModel:
    """A policy as the beliefs are told of it."""

    def __init__(self, policy: Policy) -> None:
        self._policy = policy

    def chance(self, decision: Decision, hand: Hand, table: Ledger) -> float:
        legal = table.legal(decision.phase, decision.seat, hand, decision.drawn)
        chances = self._policy(decision.phase, legal, hand, decision.drawn, decision.presented)
        return float(chances[legal.index(decision.move)])


def facts_alone(game: Game, legal: Sequence[Move]) -> list[Fraction]:
    """What beliefs without a model take for granted, told of single cards."""
    hand = game.hands[game.asked]
    phase = game.phase
    if phase is Phase.EXCHANGE:
        limited = CHARACTERS[game.declared.claim].keep_limited
        most = game.ruleset.keep_drawn if limited else None
        cards = [(card, False) for card in hand] + [(card, True) for card in game.drawn]
        found: Counter[Hand] = Counter()
        for kept in combinations(cards, len(hand)):
            if most is None or sum(drawn for _, drawn in kept) <= most:
                found[tuple(sorted(card for card, _ in kept))] += 1
        return [Fraction(found[move.cards], found.total()) for move in legal]
    if phase in (Phase.LOSE, Phase.PROVE, Phase.PRESENT, Phase.GIVE):
        single = [move for move in legal if move.kind is not Kind.SHOW]
        cards_open = sum(hand.count(move.cards[0]) for move in single)
        return [
            Fraction(1)
            if move.kind is Kind.SHOW
            else Fraction(hand.count(move.cards[0]), cards_open)
            for move in legal
        ]
    if phase is Phase.DRAFT:
        return [Fraction(1, len(legal))] * len(legal)
    return [Fraction(1)] * len(legal)


def deals(cards: Counter[Character], sizes: Sequence[int]) -> Iterator[tuple[list[Hand], int]]:
    """All deals of hands from some cards, with the number of ways to deal each."""
    if not sizes:
        yield [], 1
        return
    kinds = sorted(cards.elements())
    for hand in sorted(set(combinations(kinds, sizes[0]))):
        ways = 1
        for card, count in Counter(hand).items():
            ways *= comb(cards[card], count)
        for rest, more in deals(cards - Counter(hand), sizes[1:]):
            yield [hand, *rest], ways * more


Key = tuple[object, ...]


class Multitude:
    """All games that a seat cannot tell apart from the one that is played."""

    def __init__(self, game: Game, seat: int | None, policy: Policy | None) -> None:
        """Args: game: before its first decision; policy: None: see `facts_alone`."""
        self.game = game
        self.seat = seat
        self.policy = policy
        self.worlds: dict[Key, tuple[Game, Fraction]] = {}
        ruleset = game.ruleset
        if ruleset.draft:
            self._add(game.copy(), Fraction(1))
            return
        others = [other for other in range(ruleset.seats) if other != seat]
        pool = Counter(dict.fromkeys(ruleset.cast, ruleset.copies))
        if seat is not None:
            pool -= Counter(game.hands[seat])
        for hands, ways in deals(pool, [2] * len(others)):
            world = game.copy()
            left = Counter(pool)
            for other, hand in zip(others, hands, strict=True):
                world.hands[other] = hand
                left -= Counter(hand)
            for card in ruleset.cast:
                world.court[card] = left[card]
            self._add(world, Fraction(ways))

    def _add(self, world: Game, weight: Fraction) -> None:
        key = (
            tuple(world.hands),
            world.drawn,
            tuple(world.discards),
            tuple(world.court),
            world.presented,
        )
        known = self.worlds.get(key)
        self.worlds[key] = (world, weight if known is None else known[1] + weight)

    def play(self, move: Move) -> None:
        """The game's next decision."""
        asked = self.game.asked
        phase = self.game.phase
        seen = self._seen(self.game.play(move))
        own = asked == self.seat
        before = self._take()
        for world, weight in before:
            legal = world.legal()
            assert world.asked == asked
            assert world.phase is phase
            if self.policy is None:
                chances = facts_alone(world, legal)
            else:
                hand = world.hands[asked]
                chances = self.policy(phase, legal, hand, world.drawn, world.presented)
            for option, chance in zip(legal, chances, strict=True):
                if own and option is not move:
                    continue
                self._lead(world, option, seen, weight if own else weight * chance)

    def draw(self, cards: Hand) -> None:
        """The game's next draw."""
        count = self.game.drawing
        seen = self._seen(self.game.draw(cards))
        for world, weight in self._take():
            court = Counter({Character(c): n for c, n in enumerate(world.court) if n})
            all_ways = comb(court.total(), count)
            for hands, ways in deals(court, [count]):
                self._lead(world, hands[0], seen, weight * Fraction(ways, all_ways))

    def _take(self) -> list[tuple[Game, Fraction]]:
        """The games so far, weighed to 1 in sum."""
        before = list(self.worlds.values())
        total = sum(weight for _, weight in before)
        self.worlds = {}
        return [(world, weight / total) for world, weight in before]

    def _lead(
        self,
        world: Game,
        step: Move | Hand,
        seen: list[Event],
        weight: Fraction,
    ) -> None:
        twin = world.copy()
        twin.history = []
        told = twin.play(step) if isinstance(step, Move) else twin.draw(step)
        events = self._seen(told)
        if weight and _in_any_order(events) == _in_any_order(seen) and self._same(twin):
            twin.history = None
            self._add(twin, weight)

    def _seen(self, events: list[Event]) -> list[Event]:
        return [event.seen_by(self.seat) for event in events]

    def _same(self, world: Game) -> bool:
        return _without_history(world.view(self.seat)) == _without_history(
            self.game.view(self.seat)
        )

    # What comes out.

    def joint(self, seats: Sequence[int]) -> dict[tuple[Hand, ...], Fraction]:
        found: dict[tuple[Hand, ...], Fraction] = {}
        total = sum(weight for _, weight in self.worlds.values())
        for world, weight in self.worlds.values():
            hands = tuple(world.hands[seat] for seat in seats)
            found[hands] = found.get(hands, Fraction(0)) + weight / total
        return found

    def court(self, character: Character) -> Fraction:
        """Cards in the Court on average; those drawn by another in an exchange count as there."""
        total = sum(weight for _, weight in self.worlds.values())
        mean = Fraction(0)
        for world, weight in self.worlds.values():
            away = () if world.turn == self.seat else world.drawn
            mean += weight * (world.court[character] + away.count(character))
        return mean / total


def _in_any_order(events: list[Event]) -> list[Event]:
    """The events, drawn cards rising: the order in which they are drawn changes nothing."""
    return [
        replace(event, cards=tuple(sorted(event.cards))) if isinstance(event, Drew) else event
        for event in events
    ]


def _without_history(view: View) -> tuple[object, ...]:
    return tuple(
        getattr(view, name) for name in View.__slots__ if name not in ("history", "ruleset")
    )


def random_step(game: Game, random: Random, eager: Sequence[Action] = ()) -> Move | None:
    """A decision by chance, the rarer kinds more often; None: a draw is due (`random_draw`).

    Args:
        game: where it stands.
        random: where chance comes from.
        eager: actions that are mostly taken where they are legal, and then mostly let pass.
    """
    if game.phase is Phase.DRAW:
        return None
    legal = game.legal()
    if game.phase is Phase.ACTION:
        kinds = sorted({move.action for move in legal})
        wanted = [action for action in eager if action in kinds]
        action = random.choice(wanted if wanted and random.random() < 0.8 else kinds)
        return random.choice([move for move in legal if move.action == action])
    if legal[0] is ALLOW and random.random() < (0.85 if eager else 0.5):
        return ALLOW
    return random.choice(legal)


def random_draw(game: Game, random: Random) -> Hand:
    """Cards that the Court gives, by chance."""
    cards = [Character(c) for c, n in enumerate(game.court) for _ in range(n)]
    return tuple(random.sample(cards, game.drawing))


def new_game(ruleset: Ruleset, random: Random) -> Game:
    """A game before its first decision, whose draws are named."""
    teams = tuple(random.randrange(2) for _ in range(ruleset.seats)) if ruleset.teams else None
    deal = None
    if not ruleset.draft:
        deck = [card for card in ruleset.cast for _ in range(ruleset.copies)]
        random.shuffle(deck)
        deal = [tuple(sorted(deck[2 * i : 2 * i + 2])) for i in range(ruleset.seats)]
    return Game.start(ruleset, random.randrange(ruleset.seats), None, teams, deal)
