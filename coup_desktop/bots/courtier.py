"""The courtier: rule play by its own cards, the open ones, and what was claimed."""

from coup_desktop.bots.rules.insight import COURTIER
from coup_desktop.bots.rules.player import RulePlayer


class Courtier(RulePlayer):
    """Plays by chance and stake, every preset and option."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, COURTIER)
