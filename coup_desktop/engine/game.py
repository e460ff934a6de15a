"""A game of Coup as a state machine (RULES.md, sections 2 to 4).

A game says who is asked (`asked`, `phase`) and what is legal (`legal`), and takes one move at a
time (`play`). It knows no screen, thread, clock or file. Where the Court has to give cards it
draws them from its own stream of chance, or, without one, stops in `Phase.DRAW` until `draw` names
them, as the record's reader does.
"""

from collections.abc import Sequence
from typing import Final, final

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
    CoinsMoved,
    Dealt,
    Decided,
    Declared,
    Drafted,
    Drew,
    Event,
    Exiled,
    Failed,
    GameOver,
    Lost,
    Opened,
    Phase,
    Presented,
    Returned,
    Shown,
    TeamChanged,
    TurnBegan,
    TurnEnded,
)
from coup_desktop.engine.moves import ALLOW, CHALLENGE, HAND_BACK, HAVE_REPLACED, NOBODY, Kind, Move
from coup_desktop.engine.moves import move as make_move
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.rulebook import Rulebook, rulebook
from coup_desktop.engine.ruleset import HAND, Ruleset
from coup_desktop.engine.view import SeatView, View

_EMBEZZLE_PROOF: Final = NO_CHARACTER
_ACTION: Final = Phase.ACTION
_CHALLENGE: Final = Phase.CHALLENGE
_BLOCK: Final = Phase.BLOCK
_CHALLENGE_BLOCK: Final = Phase.CHALLENGE_BLOCK
_PROVE: Final = Phase.PROVE
_LOSE: Final = Phase.LOSE
_EXCHANGE: Final = Phase.EXCHANGE
_PRESENT: Final = Phase.PRESENT
_DECIDE: Final = Phase.DECIDE
_GIVE: Final = Phase.GIVE
_DRAFT: Final = Phase.DRAFT
_DRAW: Final = Phase.DRAW
_OVER: Final = Phase.OVER
_EFFECTS: Final = tuple(info.effect for info in ACTIONS)
_GAINS: Final = tuple(info.gain for info in ACTIONS)
_UNLIMITED: Final = -1


class IllegalMoveError(ValueError):
    """A move that the seat that is asked may not make now. The game is unchanged."""


class IllegalDrawError(ValueError):
    """Cards that the Court cannot give now. The game is unchanged."""


def starting_teams(
    ruleset: Ruleset, starter: int, rng: SplitMix64, first: int | None = None
) -> tuple[int, ...] | None:
    """The team of each seat at the start, or None in a game without teams (RULES.md, section 1).

    Args:
        ruleset: the rules in force.
        starter: the seat that begins.
        rng: where chance decides.
        first: the team that the starter chooses, where the preset lets it; None: by chance.
    """
    if not ruleset.teams:
        return None
    seats = ruleset.seats
    if ruleset.preset.team_start == "starter":
        chosen = rng.below(2) if first is None else first
        return tuple((chosen + (seat - starter) % seats) % 2 for seat in range(seats))
    teams = [0] * seats
    for _ in range(seats // 2):
        free = [seat for seat in range(seats) if teams[seat] == 0]
        teams[free[rng.below(len(free))]] = 1
    return tuple(teams)


@final
class Game:
    """One game. Made by `Game.start`; changed by `play`, `push` and `draw` alone."""

    __slots__ = (
        "_claimed", "_draw_cause", "_lose_cause", "_origin", "_pending", "_seen", "action",
        "asked", "block", "blocker", "book", "challenger", "coins", "court", "discards", "drawn",
        "drawing", "hands", "history", "living", "phase", "presented", "reserve", "revealed",
        "rng", "ruleset", "starter", "teams", "treasury", "turn", "turns", "winner",
    )  # fmt: skip

    ruleset: Ruleset
    book: Rulebook
    rng: SplitMix64 | None
    hands: list[tuple[Character, ...]]
    """Face-down cards of each seat, rising."""
    revealed: list[tuple[Character, ...]]
    """Lost cards of each seat, in the order in which they were lost."""
    discards: list[tuple[Character, ...]]
    """What each seat discarded in a draft."""
    coins: list[int]
    teams: list[int]
    """Team of each seat, 0 or 1; empty in a game without teams."""
    court: list[int]
    """Cards in the Court, counted by character."""
    treasury: int
    """Coins; below 0 where the box is unlimited."""
    reserve: int
    living: int
    """The seats with an influence, as a bit mask."""
    starter: int
    turn: int
    turns: int
    phase: Phase
    asked: int
    action: Move | None
    block: Move | None
    blocker: int
    challenger: int
    drawn: tuple[Character, ...]
    drawing: int
    """Cards that the Court has to give in `Phase.DRAW`."""
    presented: Character
    winner: int
    history: list[Event] | None

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
        game = cls.__new__(cls)
        game.ruleset = ruleset
        game.book = rulebook(ruleset)
        game.rng = rng
        game._set_up(starter, teams)
        game.history = [] if history else None
        if ruleset.draft:
            if deal is not None:
                raise ValueError("a draft game has no deal")
            for card in ruleset.cast:
                game.court[card] = 1
            game.phase = _DRAFT
            game.asked = 0
            return game
        for card in ruleset.cast:
            game.court[card] = ruleset.copies
        for seat in range(ruleset.seats):
            if deal is not None:
                cards = deal[seat]
                game._take(cards, HAND)
            elif rng is not None:
                cards = rng.take(game.court, HAND)
            else:
                raise ValueError("neither a deal nor a stream of chance")
            game.hands[seat] = tuple(sorted(cards))
            if game.history is not None:
                game.history.append(Dealt(seat, tuple(cards), HAND, (seat,)))
        game._begin_turn(starter)
        return game

    def _set_up(self, starter: int, teams: Sequence[int] | None) -> None:
        seats = self.ruleset.seats
        if not 0 <= starter < seats:
            raise ValueError(f"seat {starter} cannot start a game of {seats}")
        if self.ruleset.teams != (teams is not None) or len(teams or ()) not in {0, seats}:
            raise ValueError("one team a seat in a team game, and none in another")
        self.hands = [()] * seats
        self.revealed = [()] * seats
        self.discards = [()] * seats
        self.coins = list(self.ruleset.start_coins(starter))
        self.teams = list(teams or ())
        self.court = [0] * len(CHARACTERS)
        box = self.ruleset.box
        self.treasury = _UNLIMITED if box is None else box - sum(self.coins)
        self.reserve = 0
        self.living = (1 << seats) - 1
        self.starter = self.turn = starter
        self.turns = 0
        self.winner = NOBODY
        self.drawing = 0
        self._pending = self._origin = 0
        self._draw_cause = self._lose_cause = Cause.DEAL
        self._claimed = NO_CHARACTER
        self._seen: dict[int | None, tuple[Event, ...]] = {}
        self._clear_turn()

    def _clear_turn(self) -> None:
        self.action = None
        self.block = None
        self.blocker = NOBODY
        self.challenger = NOBODY
        self.drawn = ()
        self.presented = NO_CHARACTER

    def copy(self, rng: SplitMix64 | None = None) -> "Game":
        """The same position, without its history, with a stream of chance of its own."""
        twin = Game.__new__(Game)
        twin.ruleset = self.ruleset
        twin.book = self.book
        twin.rng = rng
        twin.hands = self.hands[:]
        twin.revealed = self.revealed[:]
        twin.discards = self.discards
        twin.coins = self.coins[:]
        twin.teams = self.teams[:]
        twin.court = self.court[:]
        twin.treasury = self.treasury
        twin.reserve = self.reserve
        twin.living = self.living
        twin.starter = self.starter
        twin.turn = self.turn
        twin.turns = self.turns
        twin.phase = self.phase
        twin.asked = self.asked
        twin.action = self.action
        twin.block = self.block
        twin.blocker = self.blocker
        twin.challenger = self.challenger
        twin.drawn = self.drawn
        twin.drawing = self.drawing
        twin.presented = self.presented
        twin.winner = self.winner
        twin.history = None
        twin._claimed = self._claimed
        twin._draw_cause = self._draw_cause
        twin._lose_cause = self._lose_cause
        twin._origin = self._origin
        twin._pending = self._pending
        twin._seen = {}
        return twin

    # What is asked, and what may be answered.

    @property
    def over(self) -> bool:
        """Whether one seat is left."""
        return self.phase is _OVER

    def legal(self) -> tuple[Move, ...]:
        """The moves of the seat that is asked; none when nobody is."""
        phase = self.phase
        if phase is _CHALLENGE or phase is _CHALLENGE_BLOCK:
            return _DOUBT
        if phase is _ACTION:
            return self._turn_moves()
        action = self.action
        if phase is _LOSE:
            return self.book.losses(self.hands[self.asked])
        if action is None:
            return self.book.draft_moves if phase is _DRAFT else ()
        if phase is _BLOCK:
            return self.book.blocks[action.action]
        if phase is _PROVE:
            return self.book.proofs(self.hands[self.asked], self._claimed)
        if phase is _EXCHANGE:
            return self.book.keeps(self.hands[self.turn], self.drawn, action.claim)
        if phase is _PRESENT:
            return _cards_of(self.book, self.hands[self.asked], Kind.PRESENT)
        if phase is _GIVE:
            return _cards_of(self.book, self.hands[self.asked], Kind.GIVE)
        return _DECISIONS if phase is _DECIDE else ()

    def _turn_moves(self) -> tuple[Move, ...]:
        seat = self.turn
        anyone = self.living & ~(1 << seat)
        rivals = self._rivals(seat)
        with_coins = rivals
        if not self.book.steal_from_empty:
            for other, coins in enumerate(self.coins):
                if coins == 0:
                    with_coins &= ~(1 << other)
        return self.book.turn_moves(self.coins[seat], anyone, rivals, with_coins, self.reserve > 0)

    def _rivals(self, seat: int) -> int:
        """The living seats that `seat` may target or block, as a bit mask."""
        others = self.living & ~(1 << seat)
        if not self.teams:
            return others
        own = self.teams[seat]
        enemies = 0
        for other, team in enumerate(self.teams):
            if team != own:
                enemies |= 1 << other
        return others & enemies or others

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
        if phase is _CHALLENGE or phase is _CHALLENGE_BLOCK:
            if move is CHALLENGE:
                self._challenge()
            else:
                self._let_pass()
        elif phase is _BLOCK:
            if move is ALLOW:
                self._let_pass()
            else:
                self._claim_block(move)
        elif phase is _ACTION:
            self._declare(move)
        elif phase is _PROVE:
            self._answer_challenge(move)
        elif phase is _LOSE:
            self._lose(self.asked, move.cards[0], self._lose_cause)
            if self.phase is not _OVER:
                self._after_loss()
        elif phase is _EXCHANGE:
            self._keep(move)
        else:
            self._other_decision(move)

    def _other_decision(self, move: Move) -> None:
        phase = self.phase
        log = self.history
        target = self.action.target if self.action is not None else NOBODY
        if phase is _PRESENT:
            self.presented = move.cards[0]
            if log is not None:
                log.append(Presented(target, move.cards, 1, (target, self.turn), self.turn))
            self._ask(_DECIDE, self.turn)
        elif phase is _DECIDE:
            replaced = move is HAVE_REPLACED
            if log is not None:
                log.append(Decided(self.turn, target, replaced))
            if replaced:
                self._want(target, 1, Cause.EXAMINATION)
            else:
                self._end_turn()
        elif phase is _GIVE:
            self.presented = move.cards[0]
            self._want(target, 1, Cause.REPLACEMENT)
        elif phase is _DRAFT:
            self._draft(move.cards)

    def _declare(self, move: Move) -> None:
        self.action = move
        seat = self.turn
        cost = self.book.cost(move)
        if self.history is not None:
            self.history.append(Declared(seat, move))
        if cost:
            converts = _EFFECTS[move.action] is Effect.CONVERT
            self._transfer(seat, RESERVE if converts else TREASURY, cost)
        if self.book.challengeable(move.action):
            self._claimed = move.claim
            self._open(_CHALLENGE, self.living & ~(1 << seat), seat + 1)
        else:
            self._ask_block()

    def _open(self, phase: Phase, pending: int, origin: int) -> None:
        """Asks the seats of a bit mask in turn, clockwise from `origin`."""
        self.phase = phase
        self._pending = pending
        self._origin = origin
        self._ask_next()

    def _ask_next(self) -> None:
        pending = self._pending
        if pending:
            ahead = pending >> self._origin << self._origin
            bit = (ahead & -ahead) or (pending & -pending)
            self._pending = pending ^ bit
            self.asked = bit.bit_length() - 1
        elif self.phase is _CHALLENGE:
            self._ask_block()
        elif self.phase is _BLOCK:
            self._resolve()
        else:
            self._block_stands()

    def _let_pass(self) -> None:
        if self.history is not None:
            self.history.append(Allowed(self.asked, self.phase))
        self._ask_next()

    def _ask(self, phase: Phase, seat: int) -> None:
        self.phase = phase
        self.asked = seat

    def _ask_block(self) -> None:
        action = self.action
        assert action is not None
        target = action.target
        if not self.book.blocks[action.action] or (target >= 0 and not self.living >> target & 1):
            self._resolve()
            return
        may_block = self._rivals(self.turn)
        if target == NOBODY:
            self._open(_BLOCK, may_block, self.turn + 1)
        elif may_block >> target & 1:
            others = may_block & ~(1 << target) if self.book.anyone_blocks else 0
            self._ask(_BLOCK, target)
            self._pending = others
            self._origin = self.turn + 1
        elif self.book.anyone_blocks:
            self._open(_BLOCK, may_block, self.turn + 1)
        else:
            self._resolve()

    def _claim_block(self, move: Move) -> None:
        self.block = move
        self.blocker = self.asked
        self._claimed = move.claim
        if self.history is not None:
            self.history.append(Blocked(self.blocker, move))
        self._open(_CHALLENGE_BLOCK, self.living & ~(1 << self.blocker), self.blocker + 1)

    # Challenges.

    def _challenge(self) -> None:
        doubted = self.block if self.block is not None else self.action
        assert doubted is not None
        claimant = self.turn if self.block is None else self.blocker
        self.challenger = self.asked
        if self.history is not None:
            self.history.append(Challenged(self.asked, claimant, doubted))
        self._ask(_PROVE, claimant)

    def _answer_challenge(self, move: Move) -> None:
        seat = self.asked
        if move.kind is Kind.SHOW:
            shown = move.cards or self.hands[seat]
            if self.history is not None:
                self.history.append(Shown(seat, shown))
            self.drawn = ()
            self._lose_cause = Cause.CHALLENGE
            self._ask(_LOSE, self.challenger)
            return
        embezzler = self._claimed == _EMBEZZLE_PROOF
        if embezzler and self.history is not None:
            self.history.append(Opened(seat, self.hands[seat]))
        self._lose(seat, move.cards[0], Cause.CHALLENGE)
        if self.phase is _OVER:
            return
        self.challenger = NOBODY
        if self.block is not None:
            if self.history is not None:
                self.history.append(BlockFailed(seat, self.block))
            self._resolve()
            return
        self._fail(Cause.CHALLENGE)
        if embezzler and self.book.replaces_opened and self.hands[seat]:
            self._put_back(seat, self.hands[seat], Cause.CHALLENGE)
            self._want(seat, 1, Cause.CHALLENGE)
        else:
            self._end_turn()

    def _fail(self, cause: Cause) -> None:
        action = self.action
        assert action is not None
        if self.history is not None:
            self.history.append(Failed(self.turn, action, cause))
        if cause is Cause.CHALLENGE and self.book.refund:
            cost = self.book.cost(action)
            if cost:
                self._transfer(TREASURY, self.turn, cost)

    def _after_loss(self) -> None:
        """Goes on behind a loss that a seat has chosen."""
        if self._lose_cause is not Cause.CHALLENGE:
            self._end_turn()
            return
        claimant = self.turn if self.block is None else self.blocker
        hand = self.hands[claimant]
        shown = hand if self._claimed == _EMBEZZLE_PROOF else (self._claimed,)
        self.challenger = NOBODY
        self._put_back(claimant, shown, Cause.PROOF)
        self._want(claimant, len(shown), Cause.PROOF)

    def _after_proof(self) -> None:
        if self.block is None:
            self._ask_block()
        else:
            self._block_stands()

    def _block_stands(self) -> None:
        self._fail(Cause.BLOCK)
        self._end_turn()

    # Cards.

    def _lose(self, seat: int, card: Character, cause: Cause) -> None:
        hand = list(self.hands[seat])
        hand.remove(card)
        self.hands[seat] = tuple(hand)
        self.revealed[seat] += (card,)
        log = self.history
        if log is not None:
            log.append(Lost(seat, card, cause))
        if hand:
            return
        self.living = living = self.living & ~(1 << seat)
        if log is not None:
            log.append(Exiled(seat))
        if living & (living - 1) == 0:
            self._collect_from_exiled()
            self.winner = living.bit_length() - 1
            self._ask(_OVER, NOBODY)
            if log is not None:
                log.append(GameOver(self.winner))

    def _put_back(self, seat: int, cards: tuple[Character, ...], cause: Cause) -> None:
        """Shuffles cards that all have seen into the Court."""
        hand = list(self.hands[seat])
        for card in cards:
            hand.remove(card)
            self.court[card] += 1
        self.hands[seat] = tuple(hand)
        if self.history is not None:
            self.history.append(Returned(seat, cards, len(cards), None, cause))

    def _want(self, seat: int, count: int, cause: Cause) -> None:
        """Has the Court give a seat cards."""
        self.phase = _DRAW
        self.asked = seat
        self.drawing = count
        self._draw_cause = cause
        if self.rng is not None:
            self._receive(self.rng.take(self.court, count))

    def draw(self, cards: Sequence[Character]) -> list[Event]:
        """Names the cards that the Court gives, in `Phase.DRAW`.

        Raises:
            IllegalDrawError: not now, not so many, or not in the Court.
        """
        if self.phase is not _DRAW:
            raise IllegalDrawError("the Court has nothing to give now")
        self._take(cards, self.drawing)
        before = len(self.history or ())
        self._receive(tuple(cards))
        return [] if self.history is None else self.history[before:]

    def draw_by(self, rng: SplitMix64) -> list[Event]:
        """Lets a stream of chance name the cards, in `Phase.DRAW`."""
        court = self.court[:]
        return self.draw(rng.take(court, self.drawing))

    def _take(self, cards: Sequence[Character], count: int) -> None:
        """Removes cards from the Court, or raises and leaves it as it is."""
        if len(cards) != count:
            raise IllegalDrawError(f"{count} cards are due, not {len(cards)}")
        court = self.court[:]
        for card in cards:
            if court[card] == 0:
                raise IllegalDrawError(f"no {CHARACTERS[card].word} is left in the Court")
            court[card] -= 1
        self.court = court

    def _receive(self, cards: tuple[Character, ...]) -> None:
        seat = self.asked
        cause = self._draw_cause
        log = self.history
        if log is not None:
            log.append(Drew(seat, cards, len(cards), (seat,), cause))
        if cause is Cause.EXCHANGE:
            self.drawn = tuple(sorted(cards))
            self._ask(_EXCHANGE, seat)
            return
        self.hands[seat] = tuple(sorted(self.hands[seat] + cards))
        if cause is Cause.PROOF:
            self._after_proof()
        elif cause is Cause.DRAFT:
            self._after_draft_draw(seat)
        else:
            if cause is not Cause.CHALLENGE:
                self._swap_presented(seat, cause)
            self._end_turn()

    def _swap_presented(self, seat: int, cause: Cause) -> None:
        """Shuffles the presented or given card into the Court, after the new one was drawn."""
        card = self.presented
        hand = list(self.hands[seat])
        hand.remove(card)
        self.court[card] += 1
        self.hands[seat] = tuple(hand)
        if self.history is not None:
            knows = (seat, self.turn) if cause is Cause.EXAMINATION else (seat,)
            self.history.append(Returned(seat, (card,), 1, knows, cause))

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
            self.history.append(Returned(seat, cards, len(cards), (seat,), Cause.EXCHANGE))
        self._end_turn()

    def _draft(self, cards: tuple[Character, ...]) -> None:
        seat = self.asked
        self.hands[seat] = cards
        self.discards = self.discards[:]
        self.discards[seat] = tuple(c for c in sorted(self.ruleset.cast) if c not in cards)
        if self.history is not None:
            self.history.append(Drafted(seat, cards, 1, (seat,)))
        if seat + 1 < self.ruleset.seats:
            self._ask(_DRAFT, seat + 1)
        else:
            self._want(0, 1, Cause.DRAFT)

    def _after_draft_draw(self, seat: int) -> None:
        if seat + 1 < self.ruleset.seats:
            self._want(seat + 1, 1, Cause.DRAFT)
        else:
            self._begin_turn(self.starter)

    # Resolution, and the turn's end.

    def _resolve(self) -> None:
        action = self.action
        assert action is not None
        seat = self.turn
        target = action.target
        effect = _EFFECTS[action.action]
        if effect is Effect.GAIN:
            self._gain(seat, _GAINS[action.action])
        elif effect is Effect.STEAL:
            self._transfer(target, seat, min(STEAL_AT_MOST, self.coins[target]))
        elif effect is Effect.EXCHANGE:
            self._want(seat, CHARACTERS[action.claim].draws, Cause.EXCHANGE)
            return
        elif effect is Effect.CONVERT:
            self._convert(seat if target == NOBODY else target)
        elif effect is Effect.EMBEZZLE:
            self._transfer(RESERVE, seat, self.reserve)
        elif effect is Effect.SHARE:
            gained = self._gain(seat, _GAINS[action.action])
            if gained and self.living >> target & 1:
                self._transfer(seat, target, 1)
        elif self.living >> target & 1:
            self._act_on_cards(action, effect)
            return
        self._end_turn()

    def _act_on_cards(self, action: Move, effect: Effect) -> None:
        if effect is Effect.LOSE_INFLUENCE:
            coup = action.claim == NO_CHARACTER
            self._lose_cause = Cause.COUP if coup else Cause.ASSASSINATION
            self._ask(_LOSE, action.target)
        else:
            self._ask(_PRESENT if effect is Effect.EXAMINE else _GIVE, action.target)

    def _convert(self, seat: int) -> None:
        team = 1 - self.teams[seat]
        self.teams[seat] = team
        if self.history is not None:
            self.history.append(TeamChanged(seat, team))

    def _gain(self, seat: int, coins: int) -> int:
        """Takes coins from the Treasury, as far as it holds them; returns how many."""
        if self.treasury >= 0:
            coins = min(coins, self.treasury)
        self._transfer(TREASURY, seat, coins)
        return coins

    def _transfer(self, source: int, destination: int, coins: int) -> None:
        if coins == 0:
            return
        for place, change in ((source, -coins), (destination, coins)):
            if place >= 0:
                self.coins[place] += change
            elif place == RESERVE:
                self.reserve += change
            elif self.treasury >= 0:
                self.treasury += change
        if self.history is not None:
            self.history.append(CoinsMoved(source, destination, coins))

    def _collect_from_exiled(self) -> None:
        for seat, coins in enumerate(self.coins):
            if coins and not self.living >> seat & 1:
                self._transfer(seat, TREASURY, coins)

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
        self.turn = seat
        self._clear_turn()
        self._ask(_ACTION, seat)
        if self.history is not None:
            self.history.append(TurnBegan(seat, self.turns + 1))

    # What is known.

    def view(self, seat: int | None) -> View:
        """What a seat may know now; None: what somebody knows who sees no hidden card."""
        knows = seat is not None
        sees_presented = self.presented != NO_CHARACTER and (
            seat == self.asked_of_presented or (seat == self.turn and self.phase is _DECIDE)
        )
        return View(
            ruleset=self.ruleset,
            seat=seat,
            hand=self.hands[seat] if seat is not None else (),
            drawn=self.drawn if knows and seat == self.turn else (),
            presented=self.presented if sees_presented else None,
            discards=self.discards[seat] if seat is not None else (),
            seats=tuple(self._seat_view(other) for other in range(self.ruleset.seats)),
            starter=self.starter,
            turn=self.turn,
            turns=self.turns,
            phase=self.phase,
            asked=self.asked,
            action=self.action,
            block=self.block,
            blocker=self.blocker,
            challenger=self.challenger,
            treasury=self.treasury if self.treasury >= 0 else None,
            reserve=self.reserve,
            court=sum(self.court),
            winner=self.winner,
            history=self._history_of(seat),
        )

    @property
    def asked_of_presented(self) -> int:
        """The seat whose card was presented or given, or `NOBODY`."""
        return self.action.target if self.action is not None else NOBODY

    def _seat_view(self, seat: int) -> SeatView:
        return SeatView(
            coins=self.coins[seat],
            influence=len(self.hands[seat]),
            drawn=len(self.drawn) if seat == self.turn else 0,
            revealed=self.revealed[seat],
            team=self.teams[seat] if self.teams else None,
        )

    def _history_of(self, seat: int | None) -> tuple[Event, ...]:
        if self.history is None:
            return ()
        known = self._seen.get(seat, ())
        if len(known) < len(self.history):
            new = tuple(event.seen_by(seat) for event in self.history[len(known) :])
            known = self._seen[seat] = known + new
        return known


_DOUBT: Final = (ALLOW, CHALLENGE)
_DECISIONS: Final = (HAND_BACK, HAVE_REPLACED)


def _cards_of(book: Rulebook, hand: tuple[Character, ...], kind: Kind) -> tuple[Move, ...]:
    return tuple(make_move(kind, cards=loss.cards) for loss in book.losses(hand))
