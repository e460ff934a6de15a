"""A question to a seat, as the controller hands it out."""

from dataclasses import dataclass

from coup_desktop.engine.moves import Move
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
