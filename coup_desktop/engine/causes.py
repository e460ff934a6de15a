"""The causes of events as constants, for what is done at every decision.

A member that is looked up in its class costs as much as a call; one that is named here costs next
to nothing, above all where the engine is compiled.
"""

from typing import Final

from coup_desktop.engine.events import Cause

CHALLENGE: Final = Cause.CHALLENGE
COUP: Final = Cause.COUP
ASSASSINATION: Final = Cause.ASSASSINATION
EXCHANGE: Final = Cause.EXCHANGE
EXAMINATION: Final = Cause.EXAMINATION
REPLACEMENT: Final = Cause.REPLACEMENT
PROOF: Final = Cause.PROOF
DRAFT: Final = Cause.DRAFT
BLOCK: Final = Cause.BLOCK
DEAL: Final = Cause.DEAL
