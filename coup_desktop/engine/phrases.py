"""The sentences of the log and what is said at the table, as English templates.

Each is filled by `narrate.Narrator`; places in braces are names, numbers and cards. Kept as data so
that they can be translated.
"""

from typing import Final

from coup_desktop.engine.cast import (
    ASSASSINATE,
    CONVERT,
    COOPERATE,
    COUP,
    EMBEZZLE,
    EXAMINE,
    EXCHANGE,
    FOREIGN_AID,
    INCOME,
    REPLACE,
    STEAL,
    TAX,
    THIEF,
)
from coup_desktop.engine.events import Transfer

DECLARED: Final = {
    INCOME: "{seat} takes {action}.",
    FOREIGN_AID: "{seat} asks for {action}.",
    COUP: "{seat} launches a {action} against {target}.",
    TAX: "{seat} claims the {character} to take {coins}.",
    COOPERATE: "{seat} claims the {character} to cooperate with {target}.",
    ASSASSINATE: "{seat} claims the {character} to assassinate {target}.",
    STEAL: "{seat} claims the {character} to steal from {target}.",
    EXCHANGE: "{seat} claims the {character} to exchange cards.",
    EXAMINE: "{seat} claims the {character} to examine a card of {target}.",
    REPLACE: "{seat} claims the {character} to have {target} replace a card.",
    CONVERT: "{seat} pays to change sides.",
    EMBEZZLE: "{seat} claims not to hold the {barred}, to take the {reserve}.",
}
"""What a seat declares, by action."""
RENAMED: Final = "{seat} chooses {action}."
"""For a general action without a target that has a name of its own in the preset."""
CONVERT_OTHER: Final = "{seat} pays to make {target} change sides."

BUBBLES: Final = {
    COUP: "{action} against {target}!",
    COOPERATE: "{action} with {target}. I am the {character}.",
    ASSASSINATE: "{action} {target}! I am the {character}.",
    STEAL: "{action} from {target}. I am the {character}.",
    EXAMINE: "{action} {target}. I am the {character}.",
    REPLACE: "{action}: a new card for {target}. I am the {character}.",
    EMBEZZLE: "{action}. I hold no {barred}.",
}
BUBBLE_CLAIM: Final = "{action}. I am the {character}."
BUBBLE_PLAIN: Final = "{action}."
BUBBLE_AT: Final = "{action}: {target}."
BUBBLE_CHALLENGE: Final = "I challenge that!"
BUBBLE_BLOCK: Final = "Blocked. I am the {character}."
BUBBLE_SHORT: Final = "{action}: {character}."
BUBBLE_SHORT_BLOCK: Final = "Blocked: {character}."
BUBBLE_SHORT_CHALLENGE: Final = "Challenge!"

COINS: Final = ("{count} coin", "{count} coins")
CARDS: Final = ("{count} card", "{count} cards")
MOVED: Final = {
    Transfer.COST: "{source} pays {coins}.",
    Transfer.REFUND: "{destination} gets {coins} back.",
    Transfer.GAIN: "{destination} takes {coins} from the Treasury.",
    Transfer.STEAL: "{destination} takes {coins} from {source}.",
    Transfer.SHARE: "{source} gives {coins} to {destination}.",
    Transfer.EMBEZZLE: "{destination} takes {coins} from the {reserve}.",
    Transfer.EXILE: "{source} returns {coins} to the Treasury.",
}
TURN: Final = "Turn {number}: {seat}"
CHALLENGES: Final = "{seat} challenges {other}'s {character}."
CHALLENGES_EMBEZZLER: Final = "{seat} challenges {other}'s claim to hold no {barred}."
BLOCKS: Final = "{seat} claims the {character} to block."
SHOWS: Final = "{seat} shows {cards}."
OPENS: Final = "{seat} opens its hand: {cards}."
LOSES: Final = "{seat} loses {cards}."
EXILED: Final = "{seat} is exiled."
DEEDS: Final = {
    "Cooperate": "cooperation",
    "Assassinate": "assassination",
    "Steal": "theft",
    "Exchange": "exchange",
    "Examine": "examination",
    "Replace": "replacement",
    "Convert": "conversion",
    "Embezzle": "embezzlement",
    "Switch Team": "change of team",
    "Steal Bribe": "theft of the bribe",
}
"""What is done, as a noun, by the English name of the action; other names are nouns themselves."""
THE_DEED: Final = "the {deed}"
DEED_FAILS: Final = "The {deed} fails."
DEED_IS_BLOCKED: Final = "The {deed} is blocked."
FAILS: Final = "{action} fails."
IS_BLOCKED: Final = "{action} is blocked."
BLOCK_FALLS: Final = "The block falls."
DRAWS: Final = "{seat} draws {cards} from the Court."
RETURNS: Final = "{seat} shuffles {cards} into the Court."
PRESENTS: Final = "{seat} lets {other} see {cards}."
HANDS_BACK: Final = "{seat} lets {other} keep the card."
HAS_REPLACED: Final = "{seat} has {other} replace the card."
CHANGES_TEAM: Final = "{seat} belongs to the {team} now."
WINS: Final = "{seat} wins the game."
DRAFTS: Final = "{seat} drafts {cards}."
DEALT: Final = "{seat} is dealt {cards}."
NOBODY_CHALLENGES: Final = "Nobody challenges it."
NOBODY_BLOCKS: Final = "Nobody blocks it."
SEVERAL_ALLOWED: Final = "{seats} let it pass."
ONE_ALLOWED: Final = "{seats} lets it pass."
THE: Final = "the {character}"
PLURALS: Final = {THIEF: "Thieves"}
"""Names of several of a character, where they are not the name with an s."""
SEVERAL: Final = {2: "two {characters}", 3: "three {characters}", 4: "four {characters}"}
"""Equal cards of one hand, by their number."""
AND: Final = "{first} and {last}"
OR: Final = "{first} or {last}"
