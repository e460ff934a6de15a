"""What whoever asks a bot may say about how much it thinks."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from coup_desktop.engine.translating import sentence

FEWEST_ROLLOUTS: Final = 1
MOST_ROLLOUTS: Final = 1_000_000


class BadSettingsError(ValueError):
    """Settings that no bot can think by; the message says what would do."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How much a bot may think. Bots that do not search heed none of it.

    With the same settings, but without a `deadline`, the same seed gives the same game.
    """

    rollouts: int | None = None
    """Play-outs a decision, at most; None: the level's own number."""
    deadline: Callable[[], bool] | None = None
    """Asked again and again while the bot thinks: whether it has to answer by what it knows now.
    Whoever asks the bot sets it back before each decision. None: no clock cuts a decision short."""

    def __post_init__(self) -> None:
        """Refuses a number of play-outs that there cannot be.

        Raises:
            BadSettingsError: names it and what would do.
        """
        count = self.rollouts
        if count is not None and not FEWEST_ROLLOUTS <= count <= MOST_ROLLOUTS:
            raise BadSettingsError(
                sentence(
                    "Bots",
                    "{count} rollouts; {fewest} to {most}",
                    count=count,
                    fewest=FEWEST_ROLLOUTS,
                    most=MOST_ROLLOUTS,
                )
            )


USUAL: Final = Settings()
"""Each level's own budget, and no clock."""
