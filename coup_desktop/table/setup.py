"""What a game at this table is made of."""

from dataclasses import dataclass
from typing import Self

from coup_desktop.bots.personas import shown_name
from coup_desktop.bots.stream import seat_seed
from coup_desktop.engine.game import Game
from coup_desktop.engine.position import starting_teams
from coup_desktop.engine.record import HUMAN, Record, Setup, name_problem
from coup_desktop.engine.rng import SplitMix64, fresh_seed
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.engine.tags import SEED_TAG, table_seed


@dataclass(frozen=True, slots=True)
class SeatSetup:
    """Who sits in a seat."""

    name: str
    kind: str = HUMAN
    """`human`, or the word of a bot."""

    @property
    def human(self) -> bool:
        """Whether a person decides for this seat."""
        return self.kind == HUMAN

    @property
    def shown_name(self) -> str:
        """The name as people read it; the record's has no spaces."""
        return shown_name(self.name, self.kind)


@dataclass(frozen=True, slots=True)
class TableSetup:
    """Everything that a game needs to begin; the same set-up gives the same deal and draws."""

    ruleset: Ruleset
    seats: tuple[SeatSetup, ...]
    """Clockwise."""
    starter: int
    seed: int
    """Of the deal, the draws, the bots and what chance decides besides; 64 bits."""
    teams: tuple[int, ...] | None = None
    """One a seat; None where there are none, or where chance divides the seats."""
    tags: tuple[tuple[str, str], ...] = ()
    """Further tags of the record, such as the date and the program's version."""

    def __post_init__(self) -> None:
        """Refuses what no game can be made of.

        Raises:
            ValueError: names what does not fit.
        """
        expected = self.ruleset.seats
        if len(self.seats) != expected:
            raise ValueError(f"the ruleset is for {expected} seats, not {len(self.seats)}")
        if not 0 <= self.starter < expected:
            raise ValueError(f"seat {self.starter} cannot start a game of {expected} seats")
        for i, seat in enumerate(self.seats):
            problem = name_problem(seat.name, self.names[:i])
            if problem is not None:
                raise ValueError(problem)
            if seat.kind.split() != [seat.kind] or "#" in seat.kind:
                raise ValueError(f"“{seat.kind}” is no single word for who plays {seat.name}")
        if self.teams is not None and not self.ruleset.teams:
            raise ValueError("teams are given, but the ruleset has none")
        if self.teams is not None and len(self.teams) != expected:
            raise ValueError(f"{len(self.teams)} teams are given for {expected} seats")

    @classmethod
    def of(cls, setup: Setup) -> Self:
        """The table of a record; a record without a table's seed gets a fresh one.

        Raises:
            ValueError: the record's seats are none of this program's.
        """
        seed = table_seed(setup)
        return cls(
            ruleset=setup.ruleset,
            seats=tuple(map(SeatSetup, setup.names, setup.kinds)),
            starter=setup.starter,
            seed=fresh_seed() if seed is None else seed,
            teams=setup.teams,
            tags=tuple((key, text) for key, text in setup.tags if key != SEED_TAG),
        )

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats, clockwise."""
        return tuple(seat.name for seat in self.seats)

    @property
    def shown_names(self) -> tuple[str, ...]:
        """The names as people read them, clockwise."""
        return tuple(seat.shown_name for seat in self.seats)

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(i for i, seat in enumerate(self.seats) if seat.human)

    @property
    def chairs(self) -> dict[int, tuple[str, int]]:
        """By seat of a bot: its word and its seed."""
        return {
            i: (seat.kind, seat_seed(self.seed, i))
            for i, seat in enumerate(self.seats)
            if not seat.human
        }

    def start(self) -> tuple[Game, Record]:
        """The game, dealt, and its record."""
        chance = SplitMix64(self.seed)
        teams = self.teams
        if teams is None:
            teams = starting_teams(self.ruleset, self.starter, chance)
        game = Game.start(self.ruleset, self.starter, chance, teams)
        return game, Record.of(self.header(teams), game)

    def header(self, teams: tuple[int, ...] | None) -> Setup:
        """What the record says before the first decision, but for the deal."""
        return Setup(
            ruleset=self.ruleset,
            names=self.names,
            kinds=tuple(seat.kind for seat in self.seats),
            starter=self.starter,
            teams=teams,
            tags=(*self.tags, (SEED_TAG, str(self.seed))),
        )
