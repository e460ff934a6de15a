"""A game of Coup as a state machine (RULES.md, sections 2 to 4).

A game says who is asked (`asked`, `phase`) and what is legal (`legal`), and takes one move at a
time (`play`). It knows no screen, thread, clock or file. Where the Court has to give cards it
draws them from its own stream of chance, or, without one, stops in `Phase.DRAW` until `draw` names
them, as the record's reader does.
"""

from collections.abc import Sequence
from typing import Final, final

from coup_desktop.engine import causes, effects, phases, transfers
from coup_desktop.engine.cast import (
    ACTIONS,
    CHARACTERS,
    NO_CHARACTER,
    STEAL_AT_MOST,
    Character,
    Effect,
)
from coup_desktop.engine.events import (
    RESERVE,
    TREASURY,
    Allowed,
    Blocked,
    BlockFailed,
    Cause,
    Challenged,
    Dealt,
    Decided,
    Declared,
    Drafted,
    Drew,
    Event,
    Failed,
    Opened,
    Phase,
    Presented,
    Returned,
    Shown,
    TurnBegan,
    TurnEnded,
)
from coup_desktop.engine.moves import ALLOW, CHALLENGE, HAND_BACK, HAVE_REPLACED, NOBODY, Kind, Move
from coup_desktop.engine.moves import move as make_move
from coup_desktop.engine.position import IllegalDrawError, Position
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.rulebook import rulebook
from coup_desktop.engine.ruleset import HAND, Ruleset
from coup_desktop.engine.translating import sentence

_EMBEZZLE_PROOF: Final = NO_CHARACTER
_SHOW: Final = Kind.SHOW
_EFFECTS: Final = tuple(info.effect for info in ACTIONS)
_GAINS: Final = tuple(info.gain for info in ACTIONS)


class IllegalMoveError(ValueError):
    """A move that the seat that is asked may not make now. The game is unchanged."""


@final
class Game(Position):
    """One game. Made by `Game.start`; changed by `play`, `push` and `draw` alone."""

    __slots__ = ()

    @classmethod
    def start(
        cls,
        ruleset: Ruleset,
        starter: int,
        rng: SplitMix64 | None,
        teams: Sequence[int] | None = None,
        deal: Sequence[tuple[Character, ...]] | None = None,
        *,
        history: bool = True,
    ) -> "Game":
        """A game before its first decision.

        Args:
            ruleset: the rules in force.
            starter: the seat that begins.
            rng: the stream of chance; None: draws are named by `draw`.
            teams: the team of each seat, in a team game.
            deal: the two cards of each seat; None: dealt by `rng`. Not in a draft game.
            history: whether to keep what happens, for views and for `play`'s answer.

        Raises:
            ValueError: the arguments do not fit the ruleset or one another.
        """
        game = cls(rulebook(ruleset), rng)
        game.set_up(starter, teams, history=history)
        if ruleset.draft:
            if deal is not None:
                raise ValueError("a draft game has no deal")
            game.begin_draft()
        elif deal is not None and len(deal) != ruleset.seats:
            raise ValueError(f"a deal of {len(deal)} hands for {ruleset.seats} seats")
        else:
            game.deal(deal)
        return game

    def begin_draft(self) -> None:
        """Lays out the third set and asks the first seat which card it drafts."""
        for card in self.ruleset.cast:
            self.court[card] = 1
        self._ask(phases.DRAFT, 0)

    def deal(self, deal: Sequence[tuple[Character, ...]] | None) -> None:
        """Deals these cards, or cards by chance, and begins the first turn; see `start`."""
        for card in self.ruleset.cast:
            self.court[card] = self.ruleset.copies
        for seat in range(self.ruleset.seats):
            if deal is not None:
                cards = tuple(deal[seat])
                self._take(cards, HAND)
            elif self.rng is not None:
                cards = self.rng.take(self.court, HAND)
            else:
                raise ValueError("neither a deal nor a stream of chance")
            self.hands[seat] = tuple(sorted(cards))
            if self.history is not None:
                self.history.append(Dealt(seat, cards, HAND, (seat,)))
        self._begin_turn(self.starter)

    # What is asked, and what may be answered.

    def legal(self) -> tuple[Move, ...]:
        """The moves of the seat that is asked; none when nobody is."""
        phase = self.phase
        if phase is phases.CHALLENGE or phase is phases.CHALLENGE_BLOCK:
            return _DOUBT
        if phase is phases.ACTION:
            return self._turn_moves()
        if phase is phases.BLOCK:
            return self.book.blocks[self.declared.action]
        if phase is phases.LOSE:
            return self.book.losses(self.hands[self.asked])
        if phase is phases.PROVE:
            return self.book.proofs(self.hands[self.asked], self.claimed)
        if phase is phases.EXCHANGE:
            return self.book.keeps(self.hands[self.turn], self.drawn, self.declared.claim)
        return self._rare_moves()

    def _rare_moves(self) -> tuple[Move, ...]:
        phase = self.phase
        if phase is phases.PRESENT or phase is phases.GIVE:
            kind = Kind.PRESENT if phase is phases.PRESENT else Kind.GIVE
            cards = sorted(set(self.hands[self.asked]))
            return tuple(make_move(kind, cards=(card,)) for card in cards)
        if phase is phases.DRAFT:
            return self.book.draft_moves
        return _DECISIONS if phase is phases.DECIDE else ()

    # The moves.

    def play(self, move: Move) -> list[Event]:
        """Takes a decision of the seat that is asked.

        Returns:
            What happened, in order, with every hidden card; empty where no history is kept.

        Raises:
            IllegalMoveError: the move is not among `legal()`.
        """
        if move not in self.legal():
            raise IllegalMoveError(f"{move!r} is not legal: seat {self.asked}, {self.phase.word}")
        before = len(self.history or ())
        self.push(move)
        return [] if self.history is None else self.history[before:]

    def push(self, move: Move) -> None:
        """`play` without the check and the answer, for play-outs. `move` must be legal."""
        phase = self.phase
        if phase is phases.CHALLENGE or phase is phases.CHALLENGE_BLOCK:
            if move is CHALLENGE:
                self._challenge()
            else:
                self._let_pass()
        elif phase is phases.BLOCK:
            if move is ALLOW:
                self._let_pass()
            else:
                self._claim_block(move)
        elif phase is phases.ACTION:
            self._declare(move)
        elif phase is phases.PROVE:
            self._answer_challenge(move)
        elif phase is phases.LOSE:
            self._lose(self.asked, move.cards[0], self.lose_cause)
            if self.phase is not phases.OVER:
                self._after_loss()
        elif phase is phases.EXCHANGE:
            self._keep(move)
        else:
            self._other_decision(move)

    def _other_decision(self, move: Move) -> None:
        phase = self.phase
        log = self.history
        target = self.action.target if self.action is not None else NOBODY
        if phase is phases.PRESENT:
            self.presented = move.cards[0]
            if log is not None:
                log.append(Presented(target, move.cards, 1, (target, self.turn), self.turn))
            self._ask(phases.DECIDE, self.turn)
        elif phase is phases.DECIDE:
            replaced = move is HAVE_REPLACED
            if log is not None:
                log.append(Decided(self.turn, target, replaced))
            if replaced:
                self._want(target, 1, causes.EXAMINATION)
            else:
                self._end_turn()
        elif phase is phases.GIVE:
            self.presented = move.cards[0]
            self._want(target, 1, causes.REPLACEMENT)
        elif phase is phases.DRAFT:
            self._draft(move.cards)

    def _declare(self, move: Move) -> None:
        self.action = move
        seat = self.turn
        if self.history is not None:
            self.history.append(Declared(seat, move))
        if move.cost:
            converts = _EFFECTS[move.action] is effects.CONVERT
            self._transfer(seat, RESERVE if converts else TREASURY, move.cost, transfers.COST)
        if move.challengeable:
            self.claimed = move.claim
            self._open(phases.CHALLENGE, self.living & ~(1 << seat), seat + 1)
        else:
            self._ask_block(move)

    def _open(self, phase: Phase, pending: int, origin: int) -> None:
        """Asks the seats of a bit mask in turn, clockwise from `origin`."""
        self.phase = phase
        self.pending = pending
        self.origin = origin
        self._ask_next()

    def _ask_next(self) -> None:
        pending = self.pending
        if pending:
            ahead = pending >> self.origin << self.origin
            bit = (ahead & -ahead) or (pending & -pending)
            self.pending = pending ^ bit
            self.asked = bit.bit_length() - 1
        elif self.phase is phases.CHALLENGE:
            self._ask_block(self.declared)
        elif self.phase is phases.BLOCK:
            self._resolve(self.declared)
        else:
            self._block_stands()

    def _let_pass(self) -> None:
        if self.history is not None:
            self.history.append(Allowed(self.asked, self.phase))
        self._ask_next()

    def _ask_block(self, action: Move) -> None:
        target = action.target
        if not self.book.blocks[action.action] or (target >= 0 and not self.living >> target & 1):
            self._resolve(action)
            return
        may_block = self._rivals(self.turn)
        if target == NOBODY:
            self._open(phases.BLOCK, may_block, self.turn + 1)
        elif may_block >> target & 1:
            others = may_block & ~(1 << target) if self.book.anyone_blocks else 0
            self._ask(phases.BLOCK, target)
            self.pending = others
            self.origin = self.turn + 1
        elif self.book.anyone_blocks:
            self._open(phases.BLOCK, may_block, self.turn + 1)
        else:
            self._resolve(action)

    def _claim_block(self, move: Move) -> None:
        self.block = move
        self.blocker = self.asked
        self.claimed = move.claim
        if self.history is not None:
            self.history.append(Blocked(self.blocker, move))
        self._open(phases.CHALLENGE_BLOCK, self.living & ~(1 << self.blocker), self.blocker + 1)

    # Challenges.

    def _challenge(self) -> None:
        doubted = self.block or self.declared
        claimant = self.turn if self.block is None else self.blocker
        self.challenger = self.asked
        if self.history is not None:
            self.history.append(Challenged(self.asked, claimant, doubted))
        self._ask(phases.PROVE, claimant)

    def _answer_challenge(self, move: Move) -> None:
        seat = self.asked
        if move.kind is _SHOW:
            shown = move.cards or self.hands[seat]
            if self.history is not None:
                self.history.append(Shown(seat, shown))
            self.lose_cause = causes.CHALLENGE
            self._ask(phases.LOSE, self.challenger)
            return
        embezzler = self.claimed == _EMBEZZLE_PROOF
        if embezzler and self.history is not None:
            self.history.append(Opened(seat, self.hands[seat]))
        self._lose(seat, move.cards[0], causes.CHALLENGE)
        if self.phase is phases.OVER:
            return
        self.challenger = NOBODY
        if self.block is not None:
            if self.history is not None:
                self.history.append(BlockFailed(seat, self.block))
            self._resolve(self.declared)
            return
        self._fail(causes.CHALLENGE)
        if embezzler and self.book.replaces_opened and self.hands[seat]:
            self._put_back(seat, self.hands[seat], causes.CHALLENGE)
            self._want(seat, 1, causes.CHALLENGE)
        else:
            self._end_turn()

    def _fail(self, cause: Cause) -> None:
        action = self.declared
        if self.history is not None:
            self.history.append(Failed(self.turn, action, cause))
        if cause is causes.CHALLENGE and self.book.refund:
            self._transfer(TREASURY, self.turn, action.cost, transfers.REFUND)

    def _after_loss(self) -> None:
        """Goes on behind a loss that a seat has chosen."""
        if self.lose_cause is not causes.CHALLENGE:
            self._end_turn()
            return
        claimant = self.turn if self.block is None else self.blocker
        hand = self.hands[claimant]
        shown = hand if self.claimed == _EMBEZZLE_PROOF else (self.claimed,)
        self.challenger = NOBODY
        self._put_back(claimant, shown, causes.PROOF)
        self._want(claimant, len(shown), causes.PROOF)

    def _block_stands(self) -> None:
        self._fail(causes.BLOCK)
        self._end_turn()

    def _want(self, seat: int, count: int, cause: Cause) -> None:
        """Has the Court give a seat cards."""
        self.phase = phases.DRAW
        self.asked = seat
        self.drawing = count
        self.draw_cause = cause
        if self.rng is not None:
            self._receive(self.rng.take(self.court, count))

    def draw(self, cards: Sequence[Character]) -> list[Event]:
        """Names the cards that the Court gives, in `Phase.DRAW`.

        Raises:
            IllegalDrawError: not now, not so many, or not in the Court.
        """
        if self.phase is not phases.DRAW:
            raise IllegalDrawError(sentence("Record", "the Court has nothing to give now"))
        self._take(cards, self.drawing)
        before = len(self.history or ())
        self._receive(tuple(cards))
        return [] if self.history is None else self.history[before:]

    def draw_by(self, rng: SplitMix64) -> list[Event]:
        """Lets a stream of chance name the cards, in `Phase.DRAW`."""
        return self.draw(rng.take(self.court[:], self.drawing))

    def _receive(self, cards: tuple[Character, ...]) -> None:
        seat = self.asked
        cause = self.draw_cause
        log = self.history
        if log is not None:
            log.append(Drew(seat, cards, len(cards), (seat,), cause))
        if cause is causes.EXCHANGE:
            self.drawn = tuple(sorted(cards))
            self._ask(phases.EXCHANGE, seat)
            return
        self.hands[seat] = tuple(sorted(self.hands[seat] + cards))
        if cause is causes.PROOF and self.block is None:
            self._ask_block(self.declared)
        elif cause is causes.PROOF:
            self._block_stands()
        elif cause is causes.DRAFT:
            self._after_draft_draw(seat)
        else:
            if cause is not causes.CHALLENGE:
                self._swap_presented(seat, cause)
            self._end_turn()

    def _keep(self, move: Move) -> None:
        seat = self.turn
        back = list(self.hands[seat] + self.drawn)
        for card in move.cards:
            back.remove(card)
        for card in back:
            self.court[card] += 1
        self.hands[seat] = move.cards
        self.drawn = ()
        if self.history is not None:
            cards = tuple(sorted(back))
            self.history.append(Returned(seat, cards, len(cards), (seat,), causes.EXCHANGE))
        self._end_turn()

    def _draft(self, cards: tuple[Character, ...]) -> None:
        seat = self.asked
        self.hands[seat] = cards
        self.discards = self.discards[:]
        self.discards[seat] = tuple(c for c in sorted(self.ruleset.cast) if c not in cards)
        if self.history is not None:
            self.history.append(Drafted(seat, cards, 1, (seat,)))
        if seat + 1 < self.ruleset.seats:
            self._ask(phases.DRAFT, seat + 1)
        else:
            self._want(0, 1, causes.DRAFT)

    def _after_draft_draw(self, seat: int) -> None:
        if seat + 1 < self.ruleset.seats:
            self._want(seat + 1, 1, causes.DRAFT)
        else:
            self._begin_turn(self.starter)

    # Resolution, and the turn's end.

    def _resolve(self, action: Move) -> None:
        seat = self.turn
        target = action.target
        effect = _EFFECTS[action.action]
        if effect is effects.GAIN:
            self._gain(seat, _GAINS[action.action])
        elif effect is effects.STEAL:
            self._transfer(target, seat, min(STEAL_AT_MOST, self.coins[target]), transfers.STEAL)
        elif effect is effects.EXCHANGE:
            self._want(seat, CHARACTERS[action.claim].draws, causes.EXCHANGE)
            return
        elif effect is effects.CONVERT:
            self._convert(seat if target == NOBODY else target)
        elif effect is effects.EMBEZZLE:
            self._transfer(RESERVE, seat, self.reserve, transfers.EMBEZZLE)
        elif effect is effects.SHARE:
            gained = self._gain(seat, _GAINS[action.action])
            if gained and self.living >> target & 1:
                self._transfer(seat, target, 1, transfers.SHARE)
        elif self.living >> target & 1:
            self._act_on_cards(action, effect)
            return
        self._end_turn()

    def _act_on_cards(self, action: Move, effect: Effect) -> None:
        if effect is effects.LOSE_INFLUENCE:
            coup = action.claim == NO_CHARACTER
            self.lose_cause = causes.COUP if coup else causes.ASSASSINATION
            self._ask(phases.LOSE, action.target)
        else:
            self._ask(
                phases.PRESENT if effect is effects.EXAMINE else phases.GIVE,
                action.target,
            )

    def _end_turn(self) -> None:
        self._collect_from_exiled()
        seat = self.turn
        self.turns += 1
        if self.history is not None:
            self.history.append(TurnEnded(seat, self.turns))
        ahead = self.living >> (seat + 1) << (seat + 1)
        bit = (ahead & -ahead) or (self.living & -self.living)
        self._begin_turn(bit.bit_length() - 1)

    def _begin_turn(self, seat: int) -> None:
        self.turn = self.asked = seat
        self.phase = phases.ACTION
        self._clear_turn()
        if self.history is not None:
            self.history.append(TurnBegan(seat, self.turns + 1))


_DOUBT: Final = (ALLOW, CHALLENGE)
_DECISIONS: Final = (HAND_BACK, HAVE_REPLACED)
