"""How the seats stand, and what cards and coins are worth to one of them.

Worths are measured in influences: the loss of the first of two own cards counts 1.
"""

from typing import final

from coup_desktop.bots.rules.insight import Insight
from coup_desktop.bots.rules.reading import SeatNotes
from coup_desktop.bots.rules.weights import Weights
from coup_desktop.engine.cast import COUP_COST
from coup_desktop.engine.moves import NOBODY
from coup_desktop.engine.view import SeatView, View


@final
class Standing:
    """The seats of a view, as one of them sees how strong they are."""

    __slots__ = (
        "_dangers",
        "_most_danger",
        "_threats",
        "_weights",
        "divided",
        "insight",
        "me",
        "others",
        "own",
        "own_loss",
        "rival_worth",
        "seats",
    )

    def __init__(self, view: View, me: int, notes: list[SeatNotes], insight: Insight) -> None:
        """Args: notes: on each seat."""
        weights = insight.weights
        self._weights: Weights = weights
        self.insight: Insight = insight
        self.me: int = me
        self.seats: tuple[SeatView, ...] = view.seats
        self.own: SeatView = view.seats[me]
        living = view.living
        self.others: tuple[int, ...] = tuple(seat for seat in living if seat != me)
        self.divided: bool = len({view.seats[seat].team for seat in living}) > 1
        """Whether living seats belong to both teams."""
        self.own_loss: float = weights.last_card if self.last_card else 1.0
        """What losing an influence now would cost."""
        rivals = len(self.others)
        self.rival_worth: float = (
            1.0 if rivals == 1 else weights.rival_base + weights.rival_shared / rivals
        )
        """What an influence of the strongest rival is worth: the more rivals, the less."""
        self._dangers: dict[int, float] = {s: self._danger(s, notes[s]) for s in self.others}
        self._most_danger: float = max(self._dangers.values())
        threats = {
            seat: danger * (weights.mate if self.is_mate(seat) else 1.0)
            for seat, danger in self._dangers.items()
        }
        most = max(threats.values()) or 1.0  # before a draft nobody has a card
        self._threats: dict[int, float] = {s: threat / most for s, threat in threats.items()}

    @property
    def last_card(self) -> bool:
        """Whether the next loss ends the game for this seat."""
        return self.own.influence == 1

    def is_mate(self, seat: int) -> bool:
        """Whether a seat is of the own team, and that still means something."""
        return self.divided and self.seats[seat].team == self.own.team

    def _danger(self, seat: int, notes: SeatNotes) -> float:
        other = self.seats[seat]
        danger = 1.0 * other.influence
        if self.insight.threats:
            weights = self._weights
            danger += weights.danger_coin * min(other.coins, COUP_COST)
            if other.coins >= COUP_COST:
                danger += weights.danger_coup
            danger += weights.danger_claim * len(notes.claims)
        return danger

    def danger(self, seats: set[int]) -> float:
        """How dangerous some seats are together, where 1 is one strong seat."""
        return sum(self._dangers[seat] for seat in sorted(seats)) / self._most_danger

    def doom_by(self, enemies: set[int]) -> float:
        """The chance that one of some seats strikes down the own last card at its next turn."""
        if not self.last_card:
            return 0.0
        spared = 1.0
        for seat in sorted(enemies):
            if self.seats[seat].coins >= COUP_COST:
                spared *= 1.0 - self._weights.struck / len(self.others)
        return 1.0 - spared

    def doom(self, without: int = NOBODY) -> float:
        """The same for all enemies, but for one that is to be dealt with now."""
        return self.doom_by({s for s in self.others if not self.is_mate(s) and s != without})

    def threat(self, seat: int) -> float:
        """How dangerous a seat is, against the most dangerous: above 0, at most 1."""
        return self._threats[seat]

    def is_next(self, seat: int) -> bool:
        """Whether a seat's turn comes right after this one's."""
        count = len(self.seats)
        after = (self.me + 1) % count
        while after not in self.others:
            after = (after + 1) % count
        return after == seat

    def loss_of(self, seat: int) -> float:
        """What it is worth that another seat loses an influence."""
        other = self.seats[seat]
        weights = self._weights
        worth = self.rival_worth * self.threat(seat)
        if other.influence == 1:
            if len(self.others) == 1:
                return weights.last_card
            worth *= weights.exile
            if other.coins >= COUP_COST and not self.is_mate(seat):
                worth += weights.exile_rich
        return worth

    def purse(self, coins: int) -> float:
        """What so many own coins are worth."""
        top = min(coins, COUP_COST)
        weights = self._weights
        return self.rival_worth * (weights.purse[top] + weights.beyond_coup * (coins - top))

    def gain(self, coins: int) -> float:
        """What so many coins more (or fewer) are worth to this seat."""
        return self.purse(max(0, self.own.coins + coins)) - self.purse(self.own.coins)

    def gain_of(self, seat: int, coins: int) -> float:
        """What it costs that another seat gains coins: it may spend them on anyone."""
        had = self.seats[seat].coins
        worth = self.purse(max(0, had + coins)) - self.purse(had)
        return worth * self.threat(seat) / len(self.others)
