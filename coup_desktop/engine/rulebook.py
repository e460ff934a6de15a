"""A ruleset worked out for the engine: which moves there are, by look-up instead of by question.

`Game` asks here what is legal; everything that does not depend on the run of a game is computed
once a ruleset and shared by all its games.
"""

from bisect import bisect_right
from functools import lru_cache
from itertools import combinations
from typing import Final, final

from coup_desktop.engine.cast import (
    ACTIONS,
    CHARACTERS,
    CONTESSA,
    CONVERT_OTHER_COST,
    COUP,
    EMBEZZLE,
    EXAMINE,
    NO_CHARACTER,
    STEAL,
    Action,
    Character,
    Targets,
)
from coup_desktop.engine.moves import ALLOW, SHOW_HAND, Kind, Move, move
from coup_desktop.engine.ruleset import Ruleset

Hand = tuple[Character, ...]
Moves = tuple[Move, ...]

_NEVER: Final = 1 << 60
"""More coins than there are."""
_MOST_CACHED: Final = 40_000
"""Entries of the table of turn options before it starts anew; keeps long searches flat."""


@final
class Offer:
    """An action as one character (or nobody in particular) lets a seat take it."""

    __slots__ = ("action", "aimed", "cost", "plain", "targets")

    def __init__(
        self, action: Action, cost: int, targets: Targets, plain: Move | None, aimed: Moves
    ) -> None:
        """Args: plain: the move without a target; aimed: the moves by target seat, or none."""
        self.action = action
        self.cost = cost
        self.targets = targets
        self.plain = plain
        self.aimed = aimed


@final
class Rulebook:
    """The moves of a ruleset. Get it by `rulebook`."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.must_coup = _NEVER if ruleset.must_coup is None else ruleset.must_coup
        self.anyone_blocks = ruleset.blockers == "anyone"
        self.steal_from_empty = ruleset.steal_from_empty
        self.refund = ruleset.refund
        self.replaces_opened = ruleset.embezzler_loses == "barred"
        self.barred = frozenset(c for c in ruleset.cast if CHARACTERS[c].barred)
        self.draft_moves: Moves = tuple(
            move(Kind.DRAFT, cards=(character,)) for character in sorted(ruleset.cast)
        )
        self.blocks: tuple[Moves, ...] = tuple(
            self._block_moves(Action(action)) for action in range(len(ACTIONS))
        )
        """By action: what a seat that may block can answer; empty where nobody may."""
        self.offers: tuple[Offer, ...] = self._offers()
        self._turns: dict[tuple[int, int, int, int, bool], Moves] = {}
        self._losses: dict[Hand, Moves] = {}
        self._proofs: dict[tuple[Hand, Character], Moves] = {}
        self._keeps: dict[tuple[Hand, Hand, Character], Moves] = {}
        self._coin_steps = sorted(
            {offer.cost for offer in self.offers} | {CONVERT_OTHER_COST, self.must_coup}
        )

    def _block_moves(self, action: Action) -> Moves:
        blockers = [
            character
            for character in sorted(self.ruleset.cast)
            if action in CHARACTERS[character].blocks
            and (action != EXAMINE or character != CONTESSA or self.ruleset.contessa_blocks_examine)
        ]
        if not blockers:
            return ()
        return (ALLOW, *(move(Kind.BLOCK, action, claim=character) for character in blockers))

    def _offers(self) -> tuple[Offer, ...]:
        offers: list[Offer] = []
        for i, info in enumerate(ACTIONS):
            action = Action(i)
            if info.general:
                if self.ruleset.teams or not info.needs_teams:
                    offers.append(self._offer(action, NO_CHARACTER, named=False))
                continue
            claims = [c for c in sorted(self.ruleset.cast) if action in CHARACTERS[c].actions]
            offers.extend(self._offer(action, claim, named=len(claims) > 1) for claim in claims)
        return tuple(offers)

    def _offer(self, action: Action, claim: Character, *, named: bool) -> Offer:
        info = ACTIONS[action]
        plain: Move | None = None
        aimed: Moves = ()
        if info.targets is not Targets.RIVAL:
            plain = move(Kind.ACTION, action, claim, named=named)
        if info.targets is not Targets.NOBODY:
            aimed = tuple(
                move(Kind.ACTION, action, claim, target, named=named)
                for target in range(self.ruleset.seats)
            )
        return Offer(action, info.cost, info.targets, plain, aimed)

    def turn_moves(
        self, coins: int, anyone: int, rivals: int, with_coins: int, reserve: bool
    ) -> Moves:
        """What a seat may do on its turn.

        Args:
            coins: the seat's.
            anyone: the other living seats, as a bit mask.
            rivals: those of them that it may target.
            with_coins: those of the rivals that may be stolen from.
            reserve: whether the reserve holds something.
        """
        bracket = bisect_right(self._coin_steps, coins)
        key = (bracket, anyone, rivals, with_coins, reserve)
        moves = self._turns.get(key)
        if moves is None:
            if len(self._turns) >= _MOST_CACHED:
                self._turns.clear()
            moves = self._turns[key] = self._turn_moves(coins, anyone, rivals, with_coins, reserve)
        return moves

    def _turn_moves(
        self, coins: int, anyone: int, rivals: int, with_coins: int, reserve: bool
    ) -> Moves:
        moves: list[Move] = []
        for offer in self.offers:
            if offer.cost > coins:
                continue
            if coins >= self.must_coup and offer.action != COUP:
                continue
            if offer.action == EMBEZZLE and not reserve:
                continue
            if offer.plain is not None:
                moves.append(offer.plain)
            mask = rivals
            if offer.targets is Targets.SELF_OR_ANYONE:
                mask = anyone if coins >= CONVERT_OTHER_COST else 0
            elif offer.action == STEAL:
                mask = with_coins
            moves.extend(m for m in offer.aimed if mask >> m.target & 1)
        return tuple(moves)

    def losses(self, hand: Hand) -> Moves:
        """Which influence a seat may lose."""
        moves = self._losses.get(hand)
        if moves is None:
            moves = self._losses[hand] = tuple(
                move(Kind.LOSE, cards=(card,)) for card in sorted(set(hand))
            )
        return moves

    def proofs(self, hand: Hand, claim: Character) -> Moves:
        """How a challenged seat may answer.

        Args:
            hand: its face-down cards.
            claim: the claimed character; `NO_CHARACTER` for an embezzlement.
        """
        moves = self._proofs.get((hand, claim))
        if moves is None:
            moves = self._proofs[hand, claim] = self._proof_moves(hand, claim)
        return moves

    def _proof_moves(self, hand: Hand, claim: Character) -> Moves:
        if claim == NO_CHARACTER:
            held = tuple(card for card in hand if card in self.barred)
            if not held:
                return (SHOW_HAND,)
            return self.losses(held if self.replaces_opened else hand)
        if claim not in hand:
            return self.losses(hand)
        show = move(Kind.SHOW, cards=(claim,))
        if self.ruleset.decline == "no":
            return (show,)
        if self.ruleset.decline == "any":
            return (show, *self.losses(hand))
        return (show, *self.losses(tuple(card for card in hand if card != claim)))

    def keeps(self, hand: Hand, drawn: Hand, claim: Character) -> Moves:
        """Which cards a seat may keep in an exchange as the claimed character."""
        moves = self._keeps.get((hand, drawn, claim))
        if moves is None:
            moves = self._keeps[hand, drawn, claim] = self._keep_moves(hand, drawn, claim)
        return moves

    def _keep_moves(self, hand: Hand, drawn: Hand, claim: Character) -> Moves:
        most = self.ruleset.keep_drawn if CHARACTERS[claim].keep_limited else None
        kept = sorted(set(combinations(sorted(hand + drawn), len(hand))))
        return tuple(
            move(Kind.KEEP, cards=cards)
            for cards in kept
            if most is None
            or sum(max(0, cards.count(c) - hand.count(c)) for c in set(cards)) <= most
        )


@lru_cache(maxsize=256)
def rulebook(ruleset: Ruleset) -> Rulebook:
    """The rulebook of a ruleset, made once."""
    return Rulebook(ruleset)
