"""Deals out how a game may stand: all cards, the styles of the others, the chance to come."""

from typing import Final, final

from coup_desktop.bots.beliefs import Beliefs, Ledger
from coup_desktop.bots.opponents.fitted import COURTIER, PAGE, SPYMASTER
from coup_desktop.bots.opponents.memory import Memory
from coup_desktop.bots.opponents.mixed import MixedAnswers
from coup_desktop.bots.opponents.player import StylePlayer
from coup_desktop.bots.opponents.profile import Profile, place_drawn
from coup_desktop.bots.opponents.style import Style, doubting_as
from coup_desktop.bots.opponents.styles import SHARES, STYLES
from coup_desktop.bots.search.playout import NO_END, play_out
from coup_desktop.engine.game import Game
from coup_desktop.engine.moves import Move
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.supposition import supposed
from coup_desktop.engine.view import View

MODELS: Final[tuple[Style, ...]] = (SPYMASTER, COURTIER, PAGE, *STYLES)
"""What another seat may play."""
COMMON: Final = (8.0, 5.0, 5.0, *SHARES)
"""How common they are among seats of which nothing was seen yet, as weights."""
_OWN: Final = 0
"""What the own seat plays on by: the best of them."""
MANY: Final = 5
"""From so many living seats on play-outs are broken off and weighed: see `prospects`."""
HORIZON: Final = 12
"""After so many turns."""


def broken_off(living: int) -> bool:
    """Whether play-outs are broken off where so many seats live."""
    return living >= MANY


@final
class Deal:
    """One way in which a game may stand and go on; moves are tried on it one after the other."""

    __slots__ = (
        "_decisions", "_draws", "_game", "_memory", "_players", "_seat", "_until", "models",
    )  # fmt: skip

    def __init__(
        self,
        game: Game,
        memory: Memory,
        players: list[StylePlayer],
        models: int,
        chance: SplitMix64,
    ) -> None:
        """Args: models: mask of those that other living seats have; chance: gives two numbers."""
        self.models: int = models
        """Mask of the places in `MODELS` that other living seats have."""
        self._game: Game = game
        self._memory: Memory = memory
        self._players: list[StylePlayer] = players
        self._seat: int = game.asked
        soon = broken_off(game.living.bit_count())
        self._until: int = game.turns + HORIZON if soon else NO_END
        self._draws: int = chance.next()
        self._decisions: int = chance.next()

    def value(self, move: Move) -> float:
        """What a move of the seat that is asked comes to: its share of the win."""
        return play_out(
            self._game.copy(SplitMix64(self._draws)),
            self._memory.copy(),
            self._players,
            move,
            SplitMix64(self._decisions),
            self._seat,
            self._until,
        )


@final
class Dealer:
    """Knows one seat's table: its beliefs, and what the other seats have shown.

    What it keeps only saves reading a history from its start again.
    """

    __slots__ = (
        "_beliefs", "_deeds", "_doubts", "_memory", "_players", "_profile", "_table", "_view",
    )  # fmt: skip

    def __init__(self, view: View) -> None:
        """Args: view: of a seat that is asked, with its history."""
        self._profile: Profile = Profile.of(view, MODELS, COMMON)
        self._beliefs: Beliefs = Beliefs.of(view, MixedAnswers(self._profile))
        self._table: tuple[object, ...] = _table_of(view)
        self._players: dict[int, StylePlayer] = {}
        self._view: View = view
        self._memory: Memory = Memory.of(view)
        self._deeds: list[tuple[float, ...]] = []
        self._doubts: list[tuple[float, ...]] = []
        self._weigh()

    def fits(self, view: View) -> bool:
        """Whether a view is of the same seat at such a table."""
        return _table_of(view) == self._table

    def look(self, view: View) -> None:
        """Takes in how the game went on. Args: view: one that fits."""
        self._view = view
        self._profile.update(view.history)
        self._beliefs.update(view.history)
        self._memory = Memory.of(view)
        self._weigh()

    def _weigh(self) -> None:
        seats = range(self._profile.seats)
        self._deeds = [self._profile.deeds(seat) for seat in seats]
        self._doubts = [self._profile.doubts(seat) for seat in seats]

    def deal(self, chance: SplitMix64) -> Deal:
        """One way in which the game may stand, by its chance."""
        view = self._view
        guess = self._beliefs.sample(chance)
        game = supposed(
            view,
            guess.hands,
            guess.court,
            None,
            drawn=guess.drawn,
            presented=guess.presented,
            discards=guess.discards,
        )
        players: list[StylePlayer] = []
        models = 0
        for seat in range(len(view.seats)):
            deeds = doubts = _OWN
            if seat != view.asked and game.living >> seat & 1:
                deeds = place_drawn(self._deeds[seat], chance)
                doubts = place_drawn(self._doubts[seat], chance)
                models |= 1 << deeds
            players.append(self._player(deeds, doubts))
        return Deal(game, self._memory, players, models, chance)

    def _player(self, deeds: int, doubts: int) -> StylePlayer:
        key = deeds * len(MODELS) + doubts
        player = self._players.get(key)
        if player is None:
            style = doubting_as(MODELS[deeds], MODELS[doubts])
            player = self._players[key] = StylePlayer(style, self._view.ruleset)
        return player


def _table_of(view: View) -> tuple[object, ...]:
    """What a dealer's table has from its start to its end."""
    return view.ruleset, view.seat, view.starter, tuple(Ledger.of(view).teams)
