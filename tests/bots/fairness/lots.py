"""Every single card of a game followed from the deal on, and other games that a seat cannot tell.

Each card has a number. Two cards that a seat has never seen (face up, in its own hand, or shown to
it) may be exchanged for one another from the deal on without that seat's noticing: whoever held,
drew, kept or gave back the one did so with the other. So `Lots.twin` plays the whole game once more
with the unseen cards shuffled among themselves. Where the rules would not have let somebody decide
as it did with the other cards, the shuffle is tried anew.
"""

from collections.abc import Sequence
from typing import NamedTuple

from coup_desktop.engine.cast import Character
from coup_desktop.engine.events import (
    CardEvent,
    Cause,
    Dealt,
    Drafted,
    Drew,
    Event,
    Lost,
    Opened,
    Presented,
    Returned,
    Shown,
)
from coup_desktop.engine.game import Game
from coup_desktop.engine.moves import Kind, Move
from coup_desktop.engine.moves import move as make_move
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.ruleset import DRAFT_COPIES

_TRIES = 60
_NAMES_OWN_CARDS = frozenset({Kind.KEEP, Kind.PRESENT, Kind.GIVE, Kind.DRAFT})
"""Decisions that name cards which not all see."""

Lot = int
"""One card, by its number."""


class Step(NamedTuple):
    """A decision, the hidden cards that it names, and what the Court gave after it, by turns."""

    move: Move
    named: tuple[Lot, ...]
    draws: tuple[tuple[Lot, ...], ...]


class Lots:
    """The single cards of a game that is played by `play`."""

    def __init__(self, game: Game) -> None:
        """Args: game: just begun, with its history."""
        self.game = game
        self._teams = tuple(game.teams) or None
        ruleset = game.ruleset
        seats = range(ruleset.seats)
        copies = DRAFT_COPIES if ruleset.draft else ruleset.copies
        self._characters = [card for _ in range(copies) for card in ruleset.cast]
        every = range(len(self._characters))
        # In a draft each seat has a set of its own, and so has the Court.
        size = len(ruleset.cast) if ruleset.draft else len(every)
        self._sets = [list(every[start : start + size]) for start in every[::size]]
        self._court = self._sets[-1][:]
        drafted = [self._sets[seat] for seat in seats] if ruleset.draft else [[] for _ in seats]
        self._before: list[list[Lot]] = [list(lots) for lots in drafted]
        """What a seat may draft from."""
        self._hands: list[list[Lot]] = [[] for _ in seats]
        """With the cards that were drawn in an exchange behind those held before."""
        self._seen = [set(lots) for lots in drafted]
        self._open: set[Lot] = set()
        """Cards that all have seen."""
        self._shown: list[Lot] = []
        self._presented: tuple[Lot, ...] = ()
        self._course: list[Step] = []
        self._deal: list[tuple[Lot, ...]] = []
        for event in game.history or ():
            if isinstance(event, Dealt):
                self._deal.append(tuple(self._follow(event, ())))

    def play(self, move: Move) -> None:
        """Plays a decision in the game, and follows the cards."""
        named = self._named(move)
        draws = []
        for event in self.game.play(move):
            moved = self._follow(event, named)
            if isinstance(event, Drew):
                draws.append(tuple(moved))
        self._course.append(Step(move, named, tuple(draws)))

    def _named(self, move: Move) -> tuple[Lot, ...]:
        if move.kind not in _NAMES_OWN_CARDS:
            return ()
        seat = self.game.asked
        left = (self._before if move.kind is Kind.DRAFT else self._hands)[seat][:]
        named = []
        for card in move.cards:
            named.append(next(lot for lot in left if self._characters[lot] == card))
            left.remove(named[-1])
        return tuple(named)

    def _follow(self, event: Event, named: Sequence[Lot]) -> list[Lot]:
        """Moves the cards of an event, and returns them."""
        if isinstance(event, Lost):
            hand = self._hands[event.seat]
            (lot,) = self._picked(hand, (event.card,), opened=True)
            hand.remove(lot)
            self._open.add(lot)
        elif isinstance(event, Shown | Opened):
            self._shown = self._picked(self._hands[event.seat], event.cards, opened=True)
            self._open.update(self._shown)
        elif isinstance(event, CardEvent):
            lots = self._moved(event, named)
            for seat in event.visible_to or ():
                self._seen[seat].update(lots)
            return lots
        return []

    def _moved(self, event: CardEvent, named: Sequence[Lot]) -> list[Lot]:
        hand = self._hands[event.seat]
        if isinstance(event, Drafted | Presented):
            if isinstance(event, Drafted):
                hand.extend(named)
            self._presented = tuple(named)
            return list(named)
        if isinstance(event, Returned):
            lots = self._returned(event, named)
            for lot in lots:
                hand.remove(lot)
            self._court.extend(lots)
            return lots
        lots = self._picked(self._court, event.cards, opened=False)
        for lot in lots:
            self._court.remove(lot)
        hand.extend(lots)
        return lots

    def _returned(self, event: Returned, named: Sequence[Lot]) -> list[Lot]:
        hand = self._hands[event.seat]
        match event.cause:
            case Cause.EXCHANGE:
                return [lot for lot in hand if lot not in named]
            case Cause.EXAMINATION:
                return list(self._presented)
            case Cause.REPLACEMENT:
                return list(named)
        return [lot for lot in self._shown if lot in hand]

    def _picked(
        self, place: Sequence[Lot], cards: Sequence[Character], *, opened: bool
    ) -> list[Lot]:
        """Cards of these characters, best such as were seen by all, or by as few as can be."""
        left = sorted(place, key=lambda lot: (lot in self._open) != opened)
        if not opened:
            left.sort(key=lambda lot: sum(lot in seen for seen in self._seen))
        picked = []
        for card in cards:
            picked.append(next(lot for lot in left if self._characters[lot] == card))
            left.remove(picked[-1])
        return picked

    # Other games.

    def twin(self, me: int, chance: SplitMix64) -> Game | None:
        """The game with other cards where a seat does not see them; None where none was found.

        It is at the same decision and differs in a hand of another seat or in the Court.
        """
        for _ in range(_TRIES):
            characters = self._characters[:]
            for lots in self._sets:
                unseen = [lot for lot in lots if lot not in self._open | self._seen[me]]
                for lot, card in zip(unseen, _shuffled(unseen, chance), strict=True):
                    characters[lot] = self._characters[card]
            twin = self._replayed(characters)
            if twin is not None and (
                twin.hands != self.game.hands
                or twin.court != self.game.court
                or twin.discards != self.game.discards
            ):
                return twin
        return None

    def _replayed(self, characters: Sequence[Character]) -> Game | None:
        """The same decisions with other cards; None where one of them is not legal."""

        def cards(lots: Sequence[Lot]) -> tuple[Character, ...]:
            return tuple(characters[lot] for lot in lots)

        game = self.game
        deal = [cards(lots) for lots in self._deal] or None
        twin = Game.start(game.ruleset, game.starter, None, self._teams, deal)
        for move, named, draws in self._course:
            played = make_move(move.kind, cards=cards(named)) if named else move
            if played not in twin.legal():
                return None
            twin.play(played)
            for given in draws:
                twin.draw(cards(given))
        return twin


def _shuffled(lots: Sequence[Lot], chance: SplitMix64) -> list[Lot]:
    order = list(lots)
    for last in range(len(order) - 1, 0, -1):
        place = chance.below(last + 1)
        order[last], order[place] = order[place], order[last]
    return order
