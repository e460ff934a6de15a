"""Positions of real games, each with worlds that the seat that is asked cannot tell apart.

A world is a game and what other seats, asked after this one or at the same screen, are going to
answer. A bot that is fair answers the same in all worlds of a position.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from coup_desktop.bots import bot
from coup_desktop.bots.bot import Bot
from coup_desktop.bots.stream import mixed, seat_seed
from coup_desktop.engine.events import Phase
from coup_desktop.engine.game import Game
from coup_desktop.engine.moves import Move
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.ruleset import Ruleset
from tests.bots.fairness.lots import Lots
from tests.bots.playing import new_game

Table = tuple[str, int, tuple[str, ...]]
"""Preset, seats, options."""

TABLES: Sequence[Table] = (
    ("official", 2, ()),
    ("official", 2, ("draft", "inquisitor")),
    ("official", 3, ("inquisitor",)),
    ("official", 4, ()),
    ("official", 5, ("factions",)),
    ("official", 6, ("factions", "inquisitor")),
    ("city-state", 2, ("diplomat",)),
    ("city-state", 4, ("inquisitor",)),
    ("city-state", 7, ("factions",)),
    ("city-state", 8, ("diplomat", "factions", "inquisitor")),
    ("coup-x", 2, ()),
    ("coup-x", 3, ("inspector", "teams")),
    ("coup-x", 9, ("six",)),
    ("coup-x", 10, ("six", "teams")),
)
"""Every preset and option, every number of seats."""

PLAYERS = ("random", "honest", "contest", "truster", "doubter", "duke-liar")
"""Who plays the games that positions are taken from: liars and doubters, sense and none."""
_ONE_OF = {
    Phase.CHALLENGE: 12,
    Phase.CHALLENGE_BLOCK: 12,
    Phase.EXCHANGE: 2,
    Phase.PRESENT: 1,
    Phase.DECIDE: 1,
    Phase.GIVE: 1,
}
"""How often a decision of that kind is taken: one of so many."""


@dataclass(frozen=True, slots=True)
class World:
    """What a bot must not see."""

    game: Game
    unspoken: Mapping[int, Move]
    """What the other seats that could be asked the same question are going to answer."""


@dataclass(frozen=True, slots=True)
class Place:
    """A decision of a real game, and other worlds that give the seat the same view."""

    worlds: tuple[World, ...]
    """The real one first."""
    number: int
    """Tells places apart: a seed."""

    @property
    def seat(self) -> int:
        """Who is asked."""
        return self.worlds[0].game.asked


def places(table: Table, count: int, seed: int, twins: int = 2) -> Iterator[Place]:
    """Decisions with a choice, spread over many games of a table.

    Args:
        table: the rules.
        count: how many.
        seed: of the games.
        twins: the other worlds of each place.
    """
    ruleset = Ruleset.make(*table)
    chance = SplitMix64(mixed(seed, ruleset.seats, len(table[2])))
    found = number = 0
    while found < count:
        number += 1
        starter = chance.below(ruleset.seats)
        lots = Lots(new_game(ruleset, chance.next(), starter))
        for _ in _decisions(lots, chance):
            # Some of each game, early and late ones; of what comes up seldom more.
            if len(lots.game.legal()) > 1 and chance.below(_ONE_OF.get(lots.game.phase, 4)) == 0:
                place = _place(lots, chance, twins)
                if place is not None:
                    yield place
                    found += 1
                    if found == count:
                        return


def _decisions(lots: Lots, chance: SplitMix64) -> Iterator[None]:
    """Plays a game, and stops before each decision."""
    game = lots.game
    words = [PLAYERS[chance.below(len(PLAYERS))] for _ in range(game.ruleset.seats)]
    seed = chance.next()
    bots = [bot.make(word, seat_seed(seed, seat)) for seat, word in enumerate(words)]
    while not game.over:
        yield
        seat = game.asked
        lots.play(bots[seat].choose(game.view(seat), game.legal()))


def _place(lots: Lots, chance: SplitMix64, twins: int) -> Place | None:
    game = lots.game
    # A copy, for the game goes on; its history is what a seat is told of.
    real = game.copy(game.rng)
    real.history = list(game.history or ())
    worlds = [World(real, _unspoken(game, chance))]
    for _ in range(twins):
        twin = lots.twin(game.asked, chance)
        if twin is not None:
            worlds.append(World(twin, _unspoken(twin, chance)))
    return Place(tuple(worlds), chance.next()) if len(worlds) > 1 or not twins else None


def _unspoken(game: Game, chance: SplitMix64) -> dict[int, Move]:
    legal = game.legal()
    return {seat: legal[chance.below(len(legal))] for seat in game.asked_after}


Maker = Callable[[int], Bot]
"""Makes a bot from its seed."""


def answer(world: World, bot_of_seat: Bot) -> Move:
    """What a bot answers in a world, of which it is given what its seat may know."""
    game = world.game
    return bot_of_seat.choose(game.view(game.asked), game.legal())


def betrayals(place: Place, make: Maker, seeds: int) -> int:
    """For how many seeds and worlds a bot decides otherwise than in the real one.

    Where it is the same move for each seed, so is the distribution over all seeds.
    """
    found = 0
    for number in range(seeds):
        seed = mixed(place.number, number)
        real, *others = (answer(world, make(seed)) for world in place.worlds)
        found += sum(other is not real for other in others)
    return found
