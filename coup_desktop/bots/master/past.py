"""What a history says of both hands to everybody, turn by turn, with two seats left."""

from typing import Final, final

from coup_desktop.bots.master import keys, leaves, ranges, turns
from coup_desktop.bots.master.habits import Habits, Stand
from coup_desktop.bots.master.policy import Policy
from coup_desktop.bots.master.reading import Reading
from coup_desktop.bots.master.worths import Worths
from coup_desktop.engine.cast import (
    AMBASSADOR,
    ASSASSINATE,
    COUP,
    DUKE,
    EXCHANGE,
    FOREIGN_AID,
    INCOME,
    STEAL,
    TAX,
    Action,
)
from coup_desktop.engine.events import (
    Allowed,
    Blocked,
    Cause,
    Challenged,
    CoinsMoved,
    Declared,
    Event,
    Exiled,
    Lost,
    Phase,
    Returned,
    Shown,
    TurnBegan,
)
from coup_desktop.engine.moves import NOBODY
from coup_desktop.engine.view import View

ITERATIONS: Final = 60
"""How often a turn's strategies are bettered."""
_SLIP: Final = 0.02
"""How often a seat does what it should not, and how likely any one thing is then."""
_ANY: Final = 0.4
_ACTIONS: Final = {
    INCOME: turns.INCOME,
    FOREIGN_AID: turns.AID,
    COUP: turns.COUP,
    TAX: turns.TAX,
    ASSASSINATE: turns.ASSASSINATE,
    STEAL: turns.STEAL,
    EXCHANGE: turns.SWAP,
}
_DOUBTS: Final = {
    TAX: keys.DOUBT_TAX,
    ASSASSINATE: keys.DOUBT_ASSASSINATION,
    STEAL: keys.DOUBT_STEAL,
    EXCHANGE: keys.DOUBT_EXCHANGE,
}
_BLOCKS: Final = {
    FOREIGN_AID: keys.BLOCK_AID,
    ASSASSINATE: keys.BLOCK_ASSASSINATION,
    STEAL: keys.BLOCK_STEAL,
}


@final
class Past:
    """Both seats' possible hands, event by event; each turn is solved as it comes.

    The own seat is taken to have played each turn as solved, the other by the trained policy. It
    depends on what everybody saw alone: any hand of the own seat gives the same.
    """

    __slots__ = (
        "_action", "_blocked", "_challenged", "_coins", "_gone", "_habits", "_joint", "_living",
        "_open", "_read", "_reading", "_solved", "_start", "_table", "_turn", "_two", "_view",
        "_worths",
    )  # fmt: skip

    def __init__(self, view: View, policy: Policy, worths: Worths) -> None:
        """Args: view: of the own seat; nothing of its history is read yet."""
        self._habits: Habits = Habits(policy)
        self._worths: Worths = worths
        self._view: View = view
        self._begin()

    def _begin(self) -> None:
        coins = self._view.ruleset.start_coins(self._view.starter)
        self._read: tuple[Event, ...] = ()
        self._reading: Reading = Reading(coins)
        self._coins: list[int] = list(coins)
        self._gone: list[int] = [0] * keys.CAST
        self._living: list[int] = list(range(len(self._coins)))
        self._two: list[bool] = [True] * len(self._coins)
        self._joint: list[float] = [0.0] * ranges.PAIRS
        self._table: list[int] = []
        self._start: list[float] = []
        self._solved: list[float] = []
        self._turn: int = NOBODY
        self._open: bool = False
        self._action: Action | None = None
        self._blocked: bool = False
        self._challenged: int = NOBODY
        self._forget()

    def _forget(self) -> None:
        """Takes both hands for any that fit what lies face up, where two seats are left."""
        if len(self._living) == 2:
            first, second = self._living
            ranges.dealt(self._joint, self._gone, self._two[first], self._two[second])

    def fits(self, view: View) -> bool:
        """Whether a view is of the same seat at such a table."""
        mine = self._view
        return (view.ruleset, view.starter, view.seat) == (mine.ruleset, mine.starter, mine.seat)

    def update(self, history: tuple[Event, ...]) -> None:
        """Reads on to the end of a history; from its start where it is another than before."""
        done = len(self._read)
        if history[:done] != self._read:
            self._begin()
            done = 0
        for place in range(done, len(history)):
            self._enter(history[place])
            self._reading.enter(history[place])
        self._read = history

    def joint(self) -> list[float]:
        """The weights of both hands as they are now: `ranges` says how they are laid out."""
        return self._joint[0 : ranges.PAIRS]

    def solves(self, question: int) -> bool:
        """Whether a question is one of the tree's.

        Those that come after a challenge are not, and cards that are lost or kept; nor are there
        any in a turn that begins with a Coup that must be.
        """
        return self._open and question < turns.NODES

    def strategy(self, question: int, hand: int, seen: list[float]) -> list[float] | None:
        """What the own seat should do in this turn, choice by choice.

        Args:
            question: what is asked, as a key wants it.
            hand: the own hand: a pair, or a card.
            seen: what is believed of the other's hands as the turn began, by hand.

        Returns:
            The share of each choice; None: `solves` says no, or by such a history nobody would
            have this hand.
        """
        if not self.solves(question):
            return None
        joint = self._start[0 : ranges.PAIRS]
        if not ranges.believe(joint, self._turn != self._view.seat, hand, seen):
            return None
        solved = self._solve(joint)
        at = question * turns.ROW + hand * turns.MOST
        return solved[at : at + turns.MOST]

    def _solve(self, joint: list[float]) -> list[float]:
        worths = self._worths
        return turns.solved(self._table, joint, worths.points, worths.tales, ITERATIONS)

    def _place(self, seat: int) -> int:
        return 0 if seat == self._living[0] else 1

    def _other(self, seat: int) -> int:
        return self._living[1 - self._place(seat)]

    # What happens.

    def _enter(self, event: Event) -> None:
        if isinstance(event, CoinsMoved):
            if event.source >= 0:
                self._coins[event.source] -= event.coins
            if event.destination >= 0:
                self._coins[event.destination] += event.coins
        elif isinstance(event, Exiled):
            self._living.remove(event.seat)
            self._open = False
            self._forget()
        elif len(self._living) != 2:
            if isinstance(event, Lost):
                self._gone[event.card] += 1
                self._two[event.seat] = False
        elif isinstance(event, TurnBegan):
            self._begin_turn(event.seat)
        elif isinstance(event, Lost):
            self._lose(event)
        elif isinstance(event, Returned):
            self._return(event)
        elif isinstance(event, Shown):
            self._know(event.seat, event.cards[0], has=True)
            self._challenged = NOBODY
        else:
            self._hear(event)

    def _begin_turn(self, seat: int) -> None:
        if not ranges.whole(self._joint):
            self._forget()
            ranges.whole(self._joint)
        other = self._other(seat)
        self._turn = seat
        self._action = None
        self._blocked = False
        self._challenged = NOBODY
        self._solved = []
        self._open = self._coins[seat] < turns.MUST_COUP
        self._start = ranges.seen_from(self._joint, self._place(seat))
        table = [0] * 7
        table[leaves.TWO] = int(self._two[seat])
        table[leaves.OTHERS_TWO] = int(self._two[other])
        table[leaves.GONE] = keys.gone_number(*self._gone)
        table[leaves.COINS] = self._coins[seat]
        table[leaves.OTHERS_COINS] = self._coins[other]
        table[leaves.MEMORY] = self._reading.memory(seat)
        table[leaves.OTHERS_MEMORY] = self._reading.memory(other)
        self._table = table

    def _hear(self, event: Event) -> None:
        """Takes in what a seat says."""
        if isinstance(event, Declared):
            self._action = event.move.action
        action = self._action
        if action is None:
            return
        if isinstance(event, Declared):
            choice = turns.choice_of(_ACTIONS[action], self._coins[event.seat])
            self._decide(event.seat, keys.ACT, choice)
        elif isinstance(event, Allowed):
            blocks = event.question is Phase.BLOCK
            self._decide(event.seat, _BLOCKS[action] if blocks else self._doubt(action), 0)
        elif isinstance(event, Blocked):
            choice = 2 if event.move.claim == AMBASSADOR else 1
            self._decide(event.seat, _BLOCKS[action], choice)
            self._blocked = True
        elif isinstance(event, Challenged):
            self._decide(event.seat, self._doubt(action), 1)
            self._challenged = event.challenged
            self._open = False

    def _doubt(self, action: Action) -> int:
        """Which claim may be doubted, as a question."""
        if not self._blocked:
            return _DOUBTS[action]
        claim = self._reading.claimed
        return keys.DOUBT_DUKE if claim == DUKE else keys.DOUBT_CONTESSA + claim - 2

    def _decide(self, seat: int, question: int, choice: int) -> None:
        if self._open and seat == self._view.seat:
            if not self._solved:
                self._solved = self._solve(self._start)
            at = question * turns.ROW + choice
            chances = self._solved[at : at + turns.ROW : turns.MOST]
        elif question == keys.ACT and not self._open:
            return
        else:
            chances = self._habits.answers(self._stand(seat), question, choice)
        self._weigh(seat, chances)

    def _weigh(self, seat: int, chances: list[float]) -> None:
        ranges.weigh(self._joint, self._place(seat), _slipping(chances))

    def _stand(self, seat: int) -> Stand:
        other = self._other(seat)
        return Stand(
            keys.gone_number(*self._gone),
            self._coins[seat],
            self._coins[other],
            self._two[seat],
            self._two[other],
            self._reading.memory(seat),
            self._reading.memory(other),
        )

    def _know(self, seat: int, card: int, *, has: bool) -> None:
        """Takes in that a seat showed a card, or did not: who has it hardly ever hides it."""
        two = self._two[seat]
        chances = [0.0] * ranges.HANDS
        for h in range(ranges.HANDS):
            held = ranges.copies(two, h, card) > 0
            chances[h] = 1.0 if held == has else 0.0 if has else _SLIP
        ranges.weigh(self._joint, self._place(seat), chances)

    def _lose(self, event: Lost) -> None:
        seat = event.seat
        doubted = event.cause is Cause.CHALLENGE
        caught = doubted and seat == self._challenged
        if caught:
            self._know(seat, self._reading.claimed, has=False)
        if self._two[seat]:
            question = keys.LOSE_CAUGHT if caught else keys.LOSE
            if doubted and not caught and seat != self._turn and self._action == ASSASSINATE:
                question = keys.LOSE_BEFORE_BLOCK
            chances = self._habits.loses(self._stand(seat), question, event.card)
            ranges.lose(self._joint, self._place(seat), event.card, _slipping(chances))
            self._two[seat] = False
        self._gone[event.card] += 1
        self._challenged = NOBODY

    def _return(self, event: Returned) -> None:
        place = self._place(event.seat)
        two = self._two[event.seat]
        others_two = self._two[self._other(event.seat)]
        if event.cause is Cause.PROOF:
            ranges.redraw(self._joint, place, event.cards[0], self._gone, two, others_two)
        elif event.cause is Cause.EXCHANGE:
            kept = self._habits.keeps(self._stand(event.seat))
            ranges.exchange(self._joint, place, self._gone, two, others_two, kept)


def _slipping(chances: list[float]) -> list[float]:
    return [(1.0 - _SLIP) * chance + _SLIP * _ANY for chance in chances]
