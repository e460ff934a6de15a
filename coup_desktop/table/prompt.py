"""A question to a seat, or to several, as the controller hands it out."""

from dataclasses import dataclass

from coup_desktop.engine.moves import ALLOW, Move
from coup_desktop.engine.view import View


@dataclass(frozen=True, slots=True)
class Prompt:
    """One decision that a seat has to take.

    What is claimed and what could counter it stand in the view (`action`, `block`, `claimant`).
    """

    id: int
    """Unique for the controller's life; an answer to another id than the open one is dropped."""
    seat: int
    """The seat that decides."""
    view: View
    """What that seat may know."""
    legal: tuple[Move, ...]
    """The moves it may answer with, at least one."""


@dataclass(frozen=True, slots=True)
class OpenPrompt:
    """One question to several people at once: does anybody doubt it, does anybody block it?

    It stands in the open: nothing in it is hidden from anybody who looks at the screen.
    """

    id: int
    """As a `Prompt`'s."""
    seats: tuple[int, ...]
    """The seats that are asked, in the rules' order: the first that speaks up counts, whoever is
    quicker."""
    view: View
    """What somebody knows who sees no hidden card."""
    legal: tuple[Move, ...]
    """What each of them may answer."""
    raised: tuple[int, ...] = ()
    """Who of them has spoken up already, when the same was asked before of more or of others."""
    countdown: int = 0
    """Milliseconds after which it passes by itself; 0: never."""

    @property
    def direct(self) -> Move | None:
        """What speaking up means where there is one way to do it; else it is chosen afterwards."""
        ways = [move for move in self.legal if move is not ALLOW]
        return ways[0] if len(ways) == 1 else None
