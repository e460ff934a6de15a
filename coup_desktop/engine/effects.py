"""The effects of actions as constants, for what is done at every decision.

A member that is looked up in its class costs as much as a call; one that is named here costs next
to nothing, above all where the engine is compiled.
"""

from typing import Final

from coup_desktop.engine.cast import Effect

GAIN: Final = Effect.GAIN
SHARE: Final = Effect.SHARE
LOSE_INFLUENCE: Final = Effect.LOSE_INFLUENCE
STEAL: Final = Effect.STEAL
EXCHANGE: Final = Effect.EXCHANGE
EXAMINE: Final = Effect.EXAMINE
REPLACE: Final = Effect.REPLACE
CONVERT: Final = Effect.CONVERT
EMBEZZLE: Final = Effect.EMBEZZLE
