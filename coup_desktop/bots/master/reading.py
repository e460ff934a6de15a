"""What a view's history says of each seat's claims, for the trained policy."""

from collections.abc import Sequence
from typing import Final, final

from coup_desktop.bots.master import keys
from coup_desktop.engine.cast import (
    AMBASSADOR,
    ASSASSINATE,
    CAPTAIN,
    CONTESSA,
    DUKE,
    FOREIGN_AID,
    NO_CHARACTER,
    STEAL,
    Character,
)
from coup_desktop.engine.events import (
    Allowed,
    Blocked,
    Cause,
    Challenged,
    CoinsMoved,
    Declared,
    Event,
    Lost,
    Phase,
    Returned,
    TurnBegan,
)
from coup_desktop.engine.moves import NOBODY, Move

_WEIGHTS: Final = (1, 3, 9, 27, 81)


@final
class Reading:
    """What is remembered of each seat; `enter` events in order, then ask for `memory`."""

    __slots__ = (
        "_action",
        "_actor",
        "_block",
        "_blocker",
        "_caught",
        "_coins",
        "_fresh",
        "_known",
        "_proving",
    )

    def __init__(self, coins: Sequence[int]) -> None:
        """Args: coins: of each seat at the start."""
        self._coins: list[int] = list(coins)
        self._known: list[list[int]] = [[keys.SILENT] * keys.CAST for _ in coins]
        self._caught: list[set[Character]] = [set() for _ in coins]
        self._fresh: list[bool] = [False] * len(self._coins)
        self._action: Move | None = None
        self._actor: int = NOBODY
        self._block: Move | None = None
        self._blocker: int = NOBODY
        self._proving: int = NOBODY

    def memory(self, seat: int) -> int:
        """What is remembered of a seat, as a key wants it."""
        known = sum(w * status for w, status in zip(_WEIGHTS, self._known[seat], strict=True))
        return known + keys.FRESH * self._fresh[seat]

    def was_caught(self, seat: int, character: Character) -> bool:
        """Whether a seat was caught at claiming a character, and has drawn no card since."""
        return character in self._caught[seat]

    def enter(self, event: Event) -> None:
        """Takes in what happened next."""
        if isinstance(event, CoinsMoved):
            if event.source >= 0:
                self._coins[event.source] -= event.coins
            if event.destination >= 0:
                self._coins[event.destination] += event.coins
        elif isinstance(event, TurnBegan):
            self._block = None
            self._blocker = self._proving = NOBODY
        elif isinstance(event, Declared):
            self._action = event.move
            self._actor = event.seat
        elif isinstance(event, Blocked):
            self._block = event.move
            self._blocker = event.seat
        elif isinstance(event, Allowed):
            self._allow(event)
        elif isinstance(event, Challenged):
            self._proving = event.challenged
        elif isinstance(event, Lost):
            self._lose(event)
        elif isinstance(event, Returned):
            self._return(event)

    def _allow(self, event: Allowed) -> None:
        action = self._action
        if event.question is Phase.BLOCK:
            if action is not None:
                self._let_through(event.seat, action)
            return
        of_block = event.question is Phase.CHALLENGE_BLOCK
        claim = self._block if of_block else action
        seat = self._blocker if of_block else self._actor
        if claim is not None and claim.claim != NO_CHARACTER:
            self._known[seat][claim.claim] = keys.CLAIMED
            self._fresh[seat] = False

    def _let_through(self, seat: int, action: Move) -> None:
        known = self._known[seat]
        if action.action == FOREIGN_AID:
            known[DUKE] = keys.DENIED
        elif action.action == ASSASSINATE:
            known[CONTESSA] = keys.DENIED
        elif action.action == STEAL and self._coins[seat] > 0:
            known[CAPTAIN] = known[AMBASSADOR] = keys.DENIED

    @property
    def claimed(self) -> Character:
        """The character of the last claim of this turn."""
        claim = self._block or self._action
        return NO_CHARACTER if claim is None else claim.claim

    def _lose(self, event: Lost) -> None:
        known = self._known[event.seat]
        if known[event.card] == keys.CLAIMED:
            known[event.card] = keys.SILENT
        if event.seat == self._proving and event.cause is Cause.CHALLENGE:
            known[self.claimed] = keys.DENIED
            self._caught[event.seat].add(self.claimed)
        self._proving = NOBODY

    def _return(self, event: Returned) -> None:
        known = self._known[event.seat]
        self._caught[event.seat].clear()
        if event.cause is Cause.PROOF:
            self._fresh[event.seat] = False
            for character, status in enumerate(known):
                if status == keys.DENIED or character == self.claimed:
                    known[character] = keys.SILENT
        elif event.cause is Cause.EXCHANGE:
            self._known[event.seat] = [keys.SILENT] * keys.CAST
            self._fresh[event.seat] = True
