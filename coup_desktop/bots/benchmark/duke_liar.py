"""The bot that always says it has the Duke."""

from collections.abc import Sequence

from coup_desktop.bots.benchmark.plain import Plain, strength, strike
from coup_desktop.engine.cast import COOPERATE, FOREIGN_AID, INCOME, TAX
from coup_desktop.engine.moves import ALLOW, Kind, Move
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.view import View


class DukeLiar(Plain):
    """Takes tax until it can pay for a Coup, and blocks foreign aid, whatever it holds.

    Where the Diplomat or the Thief is in the Duke's place it says that.
    """

    __slots__ = ()

    def act(self, view: View, legal: Sequence[Move], stream: SplitMix64) -> Move:
        """A Coup, else what the Duke may do; the weakest seat profits, if one must."""
        coup = strike(view, legal, stream)
        if coup is not None:
            return coup
        lies = [move for move in legal if move.action in (TAX, COOPERATE)]
        lies.sort(key=lambda move: strength(view, move.target) if move.target >= 0 else 0)
        return lies[0] if lies else next(move for move in legal if move.action == INCOME)

    def answer(self, view: View, legal: Sequence[Move], stream: SplitMix64) -> Move:  # noqa: ARG002 - its habit
        """Blocks as the Duke, and as nobody else."""
        blocks = [m for m in legal if m.kind is Kind.BLOCK and m.action == FOREIGN_AID]
        return blocks[0] if blocks else ALLOW
