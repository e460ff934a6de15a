"""Why coins move as constants, for what is done at every decision.

A member that is looked up in its class costs as much as a call; one that is named here costs next
to nothing, above all where the engine is compiled.
"""

from typing import Final

from coup_desktop.engine.events import Transfer

COST: Final = Transfer.COST
REFUND: Final = Transfer.REFUND
GAIN: Final = Transfer.GAIN
STEAL: Final = Transfer.STEAL
SHARE: Final = Transfer.SHARE
EMBEZZLE: Final = Transfer.EMBEZZLE
EXILE: Final = Transfer.EXILE
