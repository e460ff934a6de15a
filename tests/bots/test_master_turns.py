"""A turn of the last two seats solved anew: held against the game itself and best answers."""

import pytest
from training import chance, knowledge, outcomes, table_game

from coup_desktop.bots.master import keys, leaves, points, ranges, turns
from coup_desktop.engine.rng import SplitMix64

ACTOR = 0
Case = tuple[int, int, tuple[int, ...], int, int]
GAMES: list[Case] = [
    # Cards of the actor, of the other, lost ones, coins of both.
    (1, 1, (0, 4), 2, 2),
    (1, 1, (2, 2), 7, 4),
    (1, 1, (3, 1), 3, 1),
    (2, 1, (1,), 9, 0),
    (1, 2, (3,), 4, 6),
    (2, 2, (), 3, 8),
]
State = list[int]


class Turn:
    """A turn with any worths, on the training's own game."""

    def __init__(self, case: Case) -> None:
        cards, others, lost, coins, others_coins = case
        self.two = (cards == 2, others == 2)
        self.gone = [lost.count(card) for card in range(keys.CAST)]
        self.coins = (coins, others_coins)
        # What memories there are is no matter, as long as they are told apart.
        self.statuses = ([0, 1, 0, 2, 0], [1, 0, 2, 0, 0])
        stream = SplitMix64(coins * 100 + others_coins)
        self.worths = bytes(stream.below(256) for _ in range(4099)) * (points.SIZE // 4099 + 1)
        self.tales = bytes(118 + stream.below(20) for _ in range(4093)) * (points.TALES // 4093 + 1)
        self.joint = [0.0] * ranges.PAIRS
        ranges.dealt(self.joint, self.gone, *self.two)
        ranges.whole(self.joint)

    def table(self) -> list[int]:
        state = self.state(0, 0)
        table = [0] * 7
        table[leaves.TWO], table[leaves.OTHERS_TWO] = (int(two) for two in self.two)
        table[leaves.GONE] = keys.gone_number(*self.gone)
        table[leaves.COINS], table[leaves.OTHERS_COINS] = self.coins
        table[leaves.MEMORY] = knowledge.memory(state, 0)
        table[leaves.OTHERS_MEMORY] = knowledge.memory(state, 1)
        return table

    def solved(self, iterations: int) -> list[float]:
        return turns.solved(self.table(), self.joint, self.worths, self.tales, iterations)

    def state(self, hand: int, others: int) -> State:
        """The turn's begin with these hands."""
        s = [0] * table_game.SIZE
        table_game.lay(s, ACTOR)
        for seat, (two, number) in enumerate(zip(self.two, (hand, others), strict=True)):
            s[table_game.COINS + seat] = self.coins[seat]
            for card in (ranges.LOW[number], ranges.HIGH[number]) if two else (number,):
                table_game.give(s, seat, card)
            for card in range(keys.CAST):
                s[table_game.STATUS + 5 * seat + card] = self.statuses[seat][card]
        for card, count in enumerate(self.gone):
            for _ in range(count):
                table_game.turn_up(s, card)
        return s

    def worth(self, s: State) -> float | None:
        """What the actor has of a state that the turn has come to; None: it goes on."""
        if s[table_game.PHASE] == table_game.OVER:
            return 1.0 if s[table_game.WINNER] == ACTOR else 0.0
        kind = outcomes.kind_of(s)
        if kind < 0:
            return None
        notes = [0] * outcomes.NOTES
        outcomes.record(s, kind, 0, notes)
        share = points.share(self.worths[notes[1]], self.tales[notes[2]] + self.tales[notes[3]])
        return share if notes[0] == ACTOR else 1.0 - share

    def best(self, seat: int, strategies: list[float]) -> float:
        """What a seat has of answering best to the other's strategies."""
        total = 0.0
        for own in range(ranges.HANDS if self.two[seat] else keys.CAST):
            worlds = []
            for other in range(ranges.HANDS if self.two[1 - seat] else keys.CAST):
                hands = (own, other) if seat == 0 else (other, own)
                weight = self.joint[hands[0] * ranges.HANDS + hands[1]]
                if weight > 0.0:
                    worlds.append((self.state(*hands), other, weight))
            total += self._best(seat, worlds, strategies, begun=False)
        return total

    def _best(
        self,
        seat: int,
        worlds: list[tuple[State, int, float]],
        strategies: list[float],
        *,
        begun: bool,
    ) -> float:
        """The same, of one hand, over all hands of the other that are still possible."""
        total = 0.0
        going = []
        for s, other, weight in worlds:
            worth = self.worth(settled(s)) if begun else None
            if worth is None:
                going.append((s, other, weight))
            else:
                total += weight * (worth if seat == ACTOR else 1.0 - worth)
        if not going:
            return total
        first = going[0][0]
        node = knowledge.question(first)
        into = [0] * (table_game.MOST_CHOICES + 1)
        count = 3 if node == keys.BLOCK_STEAL else 2
        picks = list(range(count))
        if node == keys.ACT:
            picks = into[: table_game.choices(first, into)]
        values = []
        for place, pick in enumerate(picks):
            after = []
            for s, other, weight in going:
                share = 1.0
                if first[table_game.ASKED] != seat:
                    share = strategies[node * turns.ROW + other * turns.MOST + place]
                if share > 0.0:
                    t = s.copy()
                    table_game.play(t, pick)
                    after.append((t, other, weight * share))
            values.append(self._best(seat, after, strategies, begun=True) if after else 0.0)
        return total + (max(values) if first[table_game.ASKED] == seat else sum(values))


def settled(s: State) -> State:
    """A state after the loss of a last card, or of the one that a false Contessa costs."""
    if s[table_game.PHASE] != table_game.TO_LOSE:
        return s
    slain = s[table_game.AFTER] == table_game.CAUGHT_BLOCK
    slain = slain and s[table_game.ACTION] == table_game.ASSASSINATE
    last = table_game.influence(s, s[table_game.ASKED]) == 1
    if not last and not slain:
        return s
    t = s.copy()
    table_game.play(t, t[table_game.HANDS + 2 * t[table_game.ASKED]])
    return settled(t) if t[table_game.PHASE] == table_game.TO_LOSE else t


@pytest.mark.parametrize("case", GAMES)
def test_no_seat_gains_by_leaving_a_solved_turn(
    case: Case,
) -> None:
    """The sum of both best answers is 1 in an equilibrium, and above it elsewhere."""
    turn = Turn(case)
    rough = turn.solved(2)
    fine = turn.solved(300)
    gap = turn.best(0, fine) + turn.best(1, fine) - 1.0
    assert -1e-9 < gap < 0.004
    assert turn.best(0, rough) + turn.best(1, rough) - 1.0 > 3 * gap


def test_strategies_are_shares() -> None:
    turn = Turn(GAMES[1])
    solved = turn.solved(10)
    for node in range(turns.NODES):
        for hand in range(keys.CAST):
            at = node * turns.ROW + hand * turns.MOST
            assert sum(solved[at : at + turns.MOST]) == pytest.approx(1.0)
            assert min(solved[at : at + turns.MOST]) >= 0.0


def test_what_cannot_be_paid_is_no_choice() -> None:
    counts = [0] * turns.NODES
    children = [0] * (turns.NODES * turns.MOST)
    turns.tree(2, counts, children)
    assert counts[keys.ACT] == 5
    assert counts[keys.DOUBT_ASSASSINATION] == counts[keys.BLOCK_ASSASSINATION] == 0
    assert turns.choice_of(turns.STEAL, 2) == 3
    turns.tree(7, counts, children)
    assert counts[keys.ACT] == 7
    assert turns.choice_of(turns.STEAL, 7) == 5
    assert turns.choice_of(turns.STEAL, 5) == 4


def test_games_are_counted_at_their_points() -> None:
    """The mover's share of turns is that of the winner's; tales hold what worths did not say."""
    chance_of = [0, 0]
    chance.seeded(chance_of, 5)
    nobody: tuple[list[int], list[float], int] = ([0, 0], [0.0] * 14, 1)
    paper = (
        [0] * table_game.SIZE,
        [0] * 8,
        [0.0] * 8,
        [0] * (outcomes.NOTES * outcomes.DEEPEST),
    )
    won = [0.0] * points.SIZE
    of = [0.0] * points.SIZE
    outcomes.play(40, chance_of, nobody, False, [], won, of, paper)
    turns_of = points.COINS * points.COINS * points.DEALS
    assert sum(of[:turns_of]) > 40 * 3
    assert 0.3 < sum(won[:turns_of]) / sum(of[:turns_of]) < 0.7
    assert all(share <= count for share, count in zip(won, of, strict=True))
    told = [0.0] * points.TALES
    times = [0.0] * points.TALES
    certain = [1.0] * points.SIZE
    outcomes.play(10, chance_of, nobody, True, certain, told, times, paper)
    assert max(told) == 0.0
    assert min(told) < 0.0
    assert sum(times) % 2 == 0
