"""The phases of a game as constants, for what is done at every decision.

A member that is looked up in its class costs as much as a call; one that is named here costs next
to nothing, above all where the engine is compiled.
"""

from typing import Final

from coup_desktop.engine.events import Phase

DRAFT: Final = Phase.DRAFT
ACTION: Final = Phase.ACTION
CHALLENGE: Final = Phase.CHALLENGE
BLOCK: Final = Phase.BLOCK
CHALLENGE_BLOCK: Final = Phase.CHALLENGE_BLOCK
PROVE: Final = Phase.PROVE
LOSE: Final = Phase.LOSE
EXCHANGE: Final = Phase.EXCHANGE
PRESENT: Final = Phase.PRESENT
DECIDE: Final = Phase.DECIDE
GIVE: Final = Phase.GIVE
OVER: Final = Phase.OVER
DRAW: Final = Phase.DRAW
