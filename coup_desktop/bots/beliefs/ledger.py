"""What everybody at the table could see at each point of a history, written up event by event."""

from typing import Final, final

from coup_desktop.bots.opponents.memory import Memory
from coup_desktop.engine.cast import NO_CHARACTER, Character
from coup_desktop.engine.events import (
    RESERVE,
    TREASURY,
    Blocked,
    CardEvent,
    Cause,
    Challenged,
    CoinsMoved,
    Dealt,
    Declared,
    Drafted,
    Drew,
    Event,
    Lost,
    Phase,
    Returned,
    Shown,
    TeamChanged,
    TurnBegan,
    TurnEnded,
)
from coup_desktop.engine.moves import (
    ALLOW,
    CHALLENGE,
    HAND_BACK,
    HAVE_REPLACED,
    NOBODY,
    Kind,
    Move,
    move,
)
from coup_desktop.engine.rulebook import Rulebook, rulebook
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.engine.view import View

Hand = tuple[Character, ...]

_DOUBT: Final = (ALLOW, CHALLENGE)
_DECISIONS: Final = (HAND_BACK, HAVE_REPLACED)


@final
class Ledger:
    """The public state behind the events that were entered; the same for every seat."""

    __slots__ = (
        "action",
        "block",
        "blocker",
        "book",
        "challenger",
        "coins",
        "drawn",
        "entered",
        "influence",
        "living",
        "memory",
        "proving",
        "reserve",
        "revealed",
        "ruleset",
        "teams",
        "treasury",
        "turn",
        "turns",
    )

    def __init__(self, ruleset: Ruleset, starter: int, teams: list[int]) -> None:
        """Args: teams: of each seat at the start, empty in a game without teams."""
        seats = ruleset.seats
        self.ruleset: Ruleset = ruleset
        self.book: Rulebook = rulebook(ruleset)
        self.coins: list[int] = list(ruleset.start_coins(starter))
        self.influence: list[int] = [0] * seats
        """Face-down cards of each seat, those drawn in an exchange not counted."""
        self.drawn: list[int] = [0] * seats
        """Cards drawn in an exchange that is not settled."""
        self.revealed: list[Hand] = [()] * seats
        self.teams: list[int] = teams
        self.treasury: int | None = None if ruleset.box is None else ruleset.box - sum(self.coins)
        self.reserve: int = 0
        self.living: int = (1 << seats) - 1
        """The seats that are not exiled, as a bit mask."""
        self.turn: int = starter
        self.turns: int = 0
        """Turns completed."""
        self.action: Move | None = None
        """The action of this turn, once it is named."""
        self.block: Move | None = None
        """The block of this turn, also once it fell."""
        self.blocker: int = NOBODY
        self.challenger: int = NOBODY
        """The last seat that challenged in this turn."""
        self.proving: int = NOBODY
        """The seat that is challenged and has not answered."""
        self.entered: int = 0
        """Events entered."""
        self.memory: Memory = Memory(ruleset)
        """What the seats have claimed, doubted and let pass."""

    @classmethod
    def of(cls, view: View) -> "Ledger":
        """The ledger of a view's game before its first event."""
        teams: list[int] = []
        if view.ruleset.teams:
            teams = [0 if seat.team is None else seat.team for seat in view.seats]
            for event in view.history:
                if isinstance(event, TeamChanged):
                    teams[event.seat] = 1 - teams[event.seat]
        return cls(view.ruleset, view.starter, teams)

    @property
    def claimed(self) -> Character:
        """The character in question: the block's, or without one the action's.

        `NO_CHARACTER` for an embezzlement, and where nothing is claimed.
        """
        doubted = self.block or self.action
        return NO_CHARACTER if doubted is None else doubted.claim

    def enter(self, event: Event) -> None:
        """Brings the ledger up to date with the next event."""
        self.entered += 1
        self.memory.enter(event)
        if isinstance(event, CardEvent):
            self._enter_cards(event)
        elif isinstance(event, CoinsMoved):
            self._enter_coins(event)
        elif isinstance(event, Declared):
            self.action = event.move
        elif isinstance(event, Blocked):
            self.block = event.move
            self.blocker = event.seat
        elif isinstance(event, Challenged):
            self.challenger = event.seat
            self.proving = event.challenged
        elif isinstance(event, Shown):
            self.proving = NOBODY
        elif isinstance(event, Lost):
            self._enter_loss(event)
        elif isinstance(event, TeamChanged):
            self.teams[event.seat] = event.team
        elif isinstance(event, TurnBegan):
            self.turn = event.seat
            self.action = self.block = None
            self.blocker = self.challenger = self.proving = NOBODY
        elif isinstance(event, TurnEnded):
            self.turns = event.number

    def _enter_cards(self, event: CardEvent) -> None:
        seat = event.seat
        if isinstance(event, Dealt | Drafted):
            self.influence[seat] += event.count
        elif isinstance(event, Drew):
            if event.cause is Cause.EXCHANGE:
                self.drawn[seat] = event.count
            else:
                self.influence[seat] += event.count
        elif isinstance(event, Returned):
            if event.cause is Cause.EXCHANGE:
                self.drawn[seat] = 0
            else:
                self.influence[seat] -= event.count

    def _enter_coins(self, event: CoinsMoved) -> None:
        for place, change in ((event.source, -event.coins), (event.destination, event.coins)):
            if place >= 0:
                self.coins[place] += change
            elif place == RESERVE:
                self.reserve += change
            elif place == TREASURY and self.treasury is not None:
                self.treasury += change

    def _enter_loss(self, event: Lost) -> None:
        seat = event.seat
        self.influence[seat] -= 1
        self.revealed[seat] += (event.card,)
        if seat == self.proving:
            self.proving = NOBODY
        if self.influence[seat] == 0:
            self.living &= ~(1 << seat)

    # What could be decided.

    def rivals(self, seat: int) -> int:
        """The living seats that `seat` may target or block, as a bit mask."""
        others = self.living & ~(1 << seat)
        if not self.teams:
            return others
        enemies = 0
        for other, team in enumerate(self.teams):
            if team != self.teams[seat]:
                enemies |= 1 << other
        return others & enemies or others

    def legal(self, phase: Phase, seat: int, hand: Hand, drawn: Hand = ()) -> tuple[Move, ...]:
        """What a seat that holds these cards may decide now.

        Args:
            phase: what it is asked; not `DRAW` or `OVER`.
            seat: the seat that is asked.
            hand: its face-down cards, rising.
            drawn: what it has drawn in an exchange, rising.
        """
        book = self.book
        if phase is Phase.ACTION:
            return self._turn_moves(seat)
        if phase is Phase.CHALLENGE or phase is Phase.CHALLENGE_BLOCK:
            return _DOUBT
        if phase is Phase.LOSE:
            return book.losses(hand)
        if phase is Phase.PROVE:
            return book.proofs(hand, self.claimed)
        if phase is Phase.DECIDE:
            return _DECISIONS
        if phase is Phase.DRAFT:
            return book.draft_moves
        if phase is Phase.PRESENT or phase is Phase.GIVE:
            kind = Kind.PRESENT if phase is Phase.PRESENT else Kind.GIVE
            return tuple(move(kind, cards=(card,)) for card in sorted(set(hand)))
        return self._of_action(phase, hand, drawn)

    def _of_action(self, phase: Phase, hand: Hand, drawn: Hand) -> tuple[Move, ...]:
        action = self.action
        if action is None:
            return ()
        if phase is Phase.BLOCK:
            return self.book.blocks[action.action]
        return self.book.keeps(hand, drawn, action.claim)

    def _turn_moves(self, seat: int) -> tuple[Move, ...]:
        anyone = self.living & ~(1 << seat)
        rivals = self.rivals(seat)
        with_coins = rivals
        if not self.book.steal_from_empty:
            for other, coins in enumerate(self.coins):
                if coins == 0:
                    with_coins &= ~(1 << other)
        return self.book.turn_moves(self.coins[seat], anyone, rivals, with_coins, self.reserve > 0)
