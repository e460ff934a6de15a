"""The position of a game: cards, coins, whose turn it is, and what each seat may know of it.

`game.Game` is a position with the rules of how it changes.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Self

from coup_desktop.engine import causes, phases, transfers
from coup_desktop.engine.cast import CHARACTERS, NO_CHARACTER, Character
from coup_desktop.engine.events import (
    RESERVE,
    TREASURY,
    Cause,
    CoinsMoved,
    Event,
    Exiled,
    GameOver,
    Lost,
    Phase,
    Returned,
    TeamChanged,
    Transfer,
)
from coup_desktop.engine.moves import NOBODY, Move
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.rulebook import Rulebook
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.engine.translating import sentence
from coup_desktop.engine.view import SeatView, View

_UNLIMITED: Final = -1
_NO_CARD: Final = NO_CHARACTER
_QUESTIONS: Final = frozenset({Phase.CHALLENGE, Phase.BLOCK, Phase.CHALLENGE_BLOCK})
"""Phases whose question goes round the table."""


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


class Position:
    """What lies on the table and what is asked; see `game.Game`."""

    __slots__ = (
        "_seen",
        "_uncollected",
        "action",
        "asked",
        "block",
        "blocker",
        "book",
        "challenger",
        "claimed",
        "coins",
        "court",
        "discards",
        "draw_cause",
        "drawing",
        "drawn",
        "hands",
        "history",
        "living",
        "lose_cause",
        "origin",
        "pending",
        "phase",
        "presented",
        "reserve",
        "revealed",
        "rng",
        "ruleset",
        "starter",
        "teams",
        "treasury",
        "turn",
        "turns",
        "winner",
    )

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
    _uncollected: bool
    """Whether an exiled seat may have coins, which the Treasury gets at the end of the turn."""
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

    def __init__(self, book: Rulebook, rng: SplitMix64 | None) -> None:
        """A bare table, for `set_up` or `copy` to fill."""
        self.ruleset = book.ruleset
        self.book = book
        self.rng = rng

    def set_up(self, starter: int, teams: Sequence[int] | None, *, history: bool) -> None:
        """Lays the table for a game, no card dealt. For the arguments see `game.Game.start`."""
        ruleset = self.ruleset
        seats = ruleset.seats
        self.history = [] if history else None
        if not 0 <= starter < seats:
            raise ValueError(f"seat {starter} cannot start a game of {seats}")
        if ruleset.teams != (teams is not None) or (
            teams is not None and (len(teams) != seats or not set(teams) <= {0, 1})
        ):
            raise ValueError("one team a seat in a team game, 0 or 1, and none in another")
        self.hands = [()] * seats
        self.revealed = [()] * seats
        self.discards = [()] * seats
        self.coins = list(ruleset.start_coins(starter))
        self.teams = list(teams or ())
        self.court = [0] * len(CHARACTERS)
        box = ruleset.box
        self.treasury = _UNLIMITED if box is None else box - sum(self.coins)
        self.reserve = 0
        self.living = (1 << seats) - 1
        self.starter = self.turn = starter
        self.turns = 0
        self.winner = NOBODY
        self.drawing = 0
        self.pending = self.origin = 0
        self.draw_cause = self.lose_cause = causes.DEAL
        self.claimed = NO_CHARACTER
        self._seen: dict[int | None, tuple[Event, ...]] = {}
        self._uncollected = True
        self._clear_turn()

    def _clear_turn(self) -> None:
        self.action = None
        self.block = None
        self.blocker = NOBODY
        self.challenger = NOBODY
        self.drawn = ()
        self.presented = _NO_CARD

    def copy(self, rng: SplitMix64 | None = None) -> Self:
        """The same position, without its history, with a stream of chance of its own."""
        twin = type(self)(self.book, rng)
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
        twin.claimed = self.claimed
        twin.draw_cause = self.draw_cause
        twin.lose_cause = self.lose_cause
        twin.origin = self.origin
        twin.pending = self.pending
        twin._seen = {}  # noqa: SLF001 - its own kind
        twin._uncollected = self._uncollected  # noqa: SLF001
        return twin

    @property
    def over(self) -> bool:
        """Whether one seat is left."""
        return self.phase is phases.OVER

    @property
    def declared(self) -> Move:
        """The action of this turn, once it is named.

        Raises:
            RuntimeError: none is named yet.
        """
        if self.action is None:
            raise RuntimeError("no action is named yet")
        return self.action

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

    def _ask(self, phase: Phase, seat: int) -> None:
        self.phase = phase
        self.asked = seat

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
        self._uncollected = True
        if log is not None:
            log.append(Exiled(seat))
        if living & (living - 1) == 0:
            self._collect_from_exiled()
            self.winner = living.bit_length() - 1
            self._ask(phases.OVER, NOBODY)
            if log is not None:
                log.append(GameOver(self.winner))

    def _turn_moves(self) -> tuple[Move, ...]:
        seat = self.turn
        anyone = self.living & ~(1 << seat)
        rivals = self._rivals(seat) if self.teams else anyone
        with_coins = rivals
        if not self.book.steal_from_empty and 0 in self.coins:
            for other, coins in enumerate(self.coins):
                if coins == 0:
                    with_coins &= ~(1 << other)
        return self.book.turn_moves(self.coins[seat], anyone, rivals, with_coins, self.reserve > 0)

    def _take(self, cards: Sequence[Character], count: int) -> None:
        """Removes cards from the Court, or raises and leaves it as it is."""
        if len(cards) != count:
            raise IllegalDrawError(
                sentence(
                    "Record", "{count} cards are due, not {number}", count=count, number=len(cards)
                )
            )
        court = self.court[:]
        for card in cards:
            if card not in self.ruleset.cast:
                raise IllegalDrawError(
                    sentence("Record", "the Court has no character {card}", card=card)
                )
            if court[card] == 0:
                raise IllegalDrawError(
                    sentence("Record", "no {word} is left in the Court", word=CHARACTERS[card].word)
                )
            court[card] -= 1
        self.court = court

    def _put_back(self, seat: int, cards: tuple[Character, ...], cause: Cause) -> None:
        """Shuffles cards that all have seen into the Court."""
        hand = list(self.hands[seat])
        for card in cards:
            hand.remove(card)
            self.court[card] += 1
        self.hands[seat] = tuple(hand)
        if self.history is not None:
            self.history.append(Returned(seat, cards, len(cards), None, cause))

    def _swap_presented(self, seat: int, cause: Cause) -> None:
        """Shuffles the presented or given card into the Court, after the new one was drawn."""
        card = self.presented
        hand = list(self.hands[seat])
        hand.remove(card)
        self.court[card] += 1
        self.hands[seat] = tuple(hand)
        if self.history is not None:
            knows = (seat, self.turn) if cause is causes.EXAMINATION else (seat,)
            self.history.append(Returned(seat, (card,), 1, knows, cause))

    def _convert(self, seat: int) -> None:
        team = 1 - self.teams[seat]
        self.teams[seat] = team
        if self.history is not None:
            self.history.append(TeamChanged(seat, team))

    def _gain(self, seat: int, coins: int) -> int:
        """Takes coins from the Treasury, as far as it holds them; returns how many."""
        if self.treasury >= 0:
            coins = min(coins, self.treasury)
        self._transfer(TREASURY, seat, coins, transfers.GAIN)
        return coins

    def _transfer(self, source: int, destination: int, coins: int, why: Transfer) -> None:
        if coins == 0:
            return
        if source >= 0:
            self.coins[source] -= coins
        elif source == RESERVE:
            self.reserve -= coins
        elif self.treasury >= 0:
            self.treasury -= coins
        if destination >= 0:
            self.coins[destination] += coins
        elif destination == RESERVE:
            self.reserve += coins
        elif self.treasury >= 0:
            self.treasury += coins
        if self.history is not None:
            self.history.append(CoinsMoved(source, destination, coins, why))

    def _collect_from_exiled(self) -> None:
        if not self._uncollected:
            return
        self._uncollected = False
        for seat, coins in enumerate(self.coins):
            if coins and not self.living >> seat & 1:
                self._transfer(seat, TREASURY, coins, transfers.EXILE)

    # What is known.

    @property
    def asked_after(self) -> tuple[int, ...]:
        """The seats to which the question goes on if it is let pass, in the rules' order."""
        if self.phase not in _QUESTIONS:
            return ()
        waiting = _seats(self.pending)
        ahead = [seat for seat in waiting if seat >= self.origin]
        return (*ahead, *(seat for seat in waiting if seat < self.origin))

    def view(self, seat: int | None) -> View:
        """What a seat may know now; None: what somebody knows who sees no hidden card."""
        knows = seat is not None
        sees_presented = self.presented != NO_CHARACTER and (
            seat == self.asked_of_presented or (seat == self.turn and self.phase is phases.DECIDE)
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
            pending=_seats(self.pending) if self.phase in _QUESTIONS else (),
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


@lru_cache(maxsize=1024)
def _seats(mask: int) -> tuple[int, ...]:
    """The seats of a bit mask."""
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)
