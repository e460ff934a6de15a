"""The sentences of the log and what is said at the table, as English templates.

Each is filled by `narrate.Narrator`; places in braces are names, numbers and cards. Kept as data so
that they can be translated.
"""

from typing import Final

from coup_desktop.engine.cast import (
    AMBASSADOR,
    ASSASSIN,
    ASSASSINATE,
    CAPTAIN,
    CONTESSA,
    CONVERT,
    COOPERATE,
    COUP,
    DEALER,
    DIPLOMAT,
    DUKE,
    EMBEZZLE,
    EXAMINE,
    EXCHANGE,
    FOREIGN_AID,
    GUARD,
    INCOME,
    INQUISITOR,
    INSPECTOR,
    REPLACE,
    STEAL,
    TAX,
    THIEF,
)
from coup_desktop.engine.events import Transfer
from coup_desktop.engine.translating import QT_TRANSLATE_NOOP

DECLARED: Final = {
    INCOME: QT_TRANSLATE_NOOP("Game", "{seat} takes {action}."),
    FOREIGN_AID: QT_TRANSLATE_NOOP("Game", "{seat} asks for {action}."),
    COUP: QT_TRANSLATE_NOOP("Game", "{seat} launches a {action} against {target}."),
    TAX: QT_TRANSLATE_NOOP("Game", "{seat} claims the {character} to take {coins}."),
    COOPERATE: QT_TRANSLATE_NOOP(
        "Game", "{seat} claims the {character} to cooperate with {target}."
    ),
    ASSASSINATE: QT_TRANSLATE_NOOP(
        "Game", "{seat} claims the {character} to assassinate {target}."
    ),
    STEAL: QT_TRANSLATE_NOOP("Game", "{seat} claims the {character} to steal from {target}."),
    EXCHANGE: QT_TRANSLATE_NOOP("Game", "{seat} claims the {character} to exchange cards."),
    EXAMINE: QT_TRANSLATE_NOOP(
        "Game", "{seat} claims the {character} to examine a card of {target}."
    ),
    REPLACE: QT_TRANSLATE_NOOP(
        "Game", "{seat} claims the {character} to have {target} replace a card."
    ),
    CONVERT: QT_TRANSLATE_NOOP("Game", "{seat} pays to change sides."),
    EMBEZZLE: QT_TRANSLATE_NOOP(
        "Game", "{seat} claims not to hold the {barred}, to take the {reserve}."
    ),
}
"""What a seat declares, by action."""
RENAMED: Final = QT_TRANSLATE_NOOP("Game", "{seat} chooses {action}.")
"""For a general action without a target that has a name of its own in the preset."""
CONVERT_OTHER: Final = QT_TRANSLATE_NOOP("Game", "{seat} pays to make {target} change sides.")

BUBBLES: Final = {
    COUP: QT_TRANSLATE_NOOP("Game", "{action} against {target}!"),
    COOPERATE: QT_TRANSLATE_NOOP("Game", "{action} with {target}. I am the {character}."),
    ASSASSINATE: QT_TRANSLATE_NOOP("Game", "{action} {target}! I am the {character}."),
    STEAL: QT_TRANSLATE_NOOP("Game", "{action} from {target}. I am the {character}."),
    EXAMINE: QT_TRANSLATE_NOOP("Game", "{action} {target}. I am the {character}."),
    REPLACE: QT_TRANSLATE_NOOP("Game", "{action}: a new card for {target}. I am the {character}."),
    EMBEZZLE: QT_TRANSLATE_NOOP("Game", "{action}. I hold no {barred}."),
}
BUBBLE_CLAIM: Final = QT_TRANSLATE_NOOP("Game", "{action}. I am the {character}.")
BUBBLE_PLAIN: Final = QT_TRANSLATE_NOOP("Game", "{action}.")
BUBBLE_AT: Final = QT_TRANSLATE_NOOP("Game", "{action}: {target}.")
BUBBLE_CHALLENGE: Final = QT_TRANSLATE_NOOP("Game", "I challenge that!")
BUBBLE_BLOCK: Final = QT_TRANSLATE_NOOP("Game", "Blocked. I am the {character}.")
BUBBLE_SHORT: Final = QT_TRANSLATE_NOOP("Game", "{action}: {character}.")
BUBBLE_SHORT_BLOCK: Final = QT_TRANSLATE_NOOP("Game", "Blocked: {character}.")
BUBBLE_SHORT_CHALLENGE: Final = QT_TRANSLATE_NOOP("Game", "Challenge!")

COINS: Final = (QT_TRANSLATE_NOOP("Game", "1 coin"), QT_TRANSLATE_NOOP("Game", "%n coins"))
CARDS: Final = (QT_TRANSLATE_NOOP("Game", "1 card"), QT_TRANSLATE_NOOP("Game", "%n cards"))
INFLUENCES: Final = (
    QT_TRANSLATE_NOOP("Game", "1 influence"),
    QT_TRANSLATE_NOOP("Game", "%n influences"),
)
MOVED: Final = {
    Transfer.COST: QT_TRANSLATE_NOOP("Game", "{source} pays {coins}."),
    Transfer.REFUND: QT_TRANSLATE_NOOP("Game", "{destination} gets {coins} back."),
    Transfer.GAIN: QT_TRANSLATE_NOOP("Game", "{destination} takes {coins} from the Treasury."),
    Transfer.STEAL: QT_TRANSLATE_NOOP("Game", "{destination} takes {coins} from {source}."),
    Transfer.SHARE: QT_TRANSLATE_NOOP("Game", "{source} gives {coins} to {destination}."),
    Transfer.EMBEZZLE: QT_TRANSLATE_NOOP("Game", "{destination} takes {coins} from the {reserve}."),
    Transfer.EXILE: QT_TRANSLATE_NOOP("Game", "{source} returns {coins} to the Treasury."),
}
TURN: Final = QT_TRANSLATE_NOOP("Game", "Turn {number}: {seat}")
CHALLENGES: Final = QT_TRANSLATE_NOOP("Game", "{seat} challenges {other}'s {character}.")
CHALLENGES_EMBEZZLER: Final = QT_TRANSLATE_NOOP(
    "Game", "{seat} challenges {other}'s claim to hold no {barred}."
)
BLOCKS: Final = QT_TRANSLATE_NOOP("Game", "{seat} claims the {character} to block.")
SHOWS: Final = QT_TRANSLATE_NOOP("Game", "{seat} shows {cards}.")
OPENS: Final = QT_TRANSLATE_NOOP("Game", "{seat} opens its hand: {cards}.")
LOSES: Final = QT_TRANSLATE_NOOP("Game", "{seat} loses {cards}.")
EXILED: Final = QT_TRANSLATE_NOOP("Game", "{seat} is exiled.")
DEEDS: Final = {
    "Cooperate": QT_TRANSLATE_NOOP("Game", "cooperation"),
    "Assassinate": QT_TRANSLATE_NOOP("Game", "assassination"),
    "Steal": QT_TRANSLATE_NOOP("Game", "theft"),
    "Exchange": QT_TRANSLATE_NOOP("Game", "exchange"),
    "Examine": QT_TRANSLATE_NOOP("Game", "examination"),
    "Replace": QT_TRANSLATE_NOOP("Game", "replacement"),
    "Convert": QT_TRANSLATE_NOOP("Game", "conversion"),
    "Embezzle": QT_TRANSLATE_NOOP("Game", "embezzlement"),
    "Switch Team": QT_TRANSLATE_NOOP("Game", "change of team"),
    "Steal Bribe": QT_TRANSLATE_NOOP("Game", "theft of the bribe"),
}
"""What is done, as a noun, by the English name of the action; other names are nouns themselves."""
THE_DEED: Final = QT_TRANSLATE_NOOP("Game", "the {deed}")
DEED_FAILS: Final = QT_TRANSLATE_NOOP("Game", "The {deed} fails.")
DEED_IS_BLOCKED: Final = QT_TRANSLATE_NOOP("Game", "The {deed} is blocked.")
FAILS: Final = QT_TRANSLATE_NOOP("Game", "{action} fails.")
IS_BLOCKED: Final = QT_TRANSLATE_NOOP("Game", "{action} is blocked.")
BLOCK_FALLS: Final = QT_TRANSLATE_NOOP("Game", "The block falls.")
DRAWS: Final = QT_TRANSLATE_NOOP("Game", "{seat} draws {cards} from the Court.")
RETURNS: Final = QT_TRANSLATE_NOOP("Game", "{seat} shuffles {cards} into the Court.")
PRESENTS: Final = QT_TRANSLATE_NOOP("Game", "{seat} lets {other} see {cards}.")
HANDS_BACK: Final = QT_TRANSLATE_NOOP("Game", "{seat} lets {other} keep the card.")
HAS_REPLACED: Final = QT_TRANSLATE_NOOP("Game", "{seat} has {other} replace the card.")
CHANGES_TEAM: Final = QT_TRANSLATE_NOOP("Game", "{seat} belongs to the {team} now.")
WINS: Final = QT_TRANSLATE_NOOP("Game", "{seat} wins the game.")
DRAFTS: Final = QT_TRANSLATE_NOOP("Game", "{seat} drafts {cards}.")
DEALT: Final = QT_TRANSLATE_NOOP("Game", "{seat} is dealt {cards}.")
NOBODY_CHALLENGES: Final = QT_TRANSLATE_NOOP("Game", "Nobody challenges it.")
NOBODY_BLOCKS: Final = QT_TRANSLATE_NOOP("Game", "Nobody blocks it.")
SEVERAL_ALLOWED: Final = QT_TRANSLATE_NOOP("Game", "{seats} let it pass.")
ONE_ALLOWED: Final = QT_TRANSLATE_NOOP("Game", "{seats} lets it pass.")
THE: Final = QT_TRANSLATE_NOOP("Game", "the {character}")
PLURALS: Final = {
    DUKE: QT_TRANSLATE_NOOP("Game", "Dukes"),
    ASSASSIN: QT_TRANSLATE_NOOP("Game", "Assassins"),
    CONTESSA: QT_TRANSLATE_NOOP("Game", "Contessas"),
    CAPTAIN: QT_TRANSLATE_NOOP("Game", "Captains"),
    AMBASSADOR: QT_TRANSLATE_NOOP("Game", "Ambassadors"),
    INQUISITOR: QT_TRANSLATE_NOOP("Game", "Inquisitors"),
    DIPLOMAT: QT_TRANSLATE_NOOP("Game", "Diplomats"),
    THIEF: QT_TRANSLATE_NOOP("Game", "Thieves"),
    GUARD: QT_TRANSLATE_NOOP("Game", "Guards"),
    DEALER: QT_TRANSLATE_NOOP("Game", "Dealers"),
    INSPECTOR: QT_TRANSLATE_NOOP("Game", "Inspectors"),
}
"""Names of several of a character."""
SEVERAL: Final = {
    2: QT_TRANSLATE_NOOP("Game", "two {characters}"),
    3: QT_TRANSLATE_NOOP("Game", "three {characters}"),
    4: QT_TRANSLATE_NOOP("Game", "four {characters}"),
}
"""Equal cards of one hand, by their number."""
AND: Final = (
    QT_TRANSLATE_NOOP("Game", "{first} and {last}"),
    QT_TRANSLATE_NOOP("Game", "{others} and {last}"),
)
"""Joins two, and more than two: of those `{others}` are all but the last, with commas."""
OR: Final = (
    QT_TRANSLATE_NOOP("Game", "{first} or {last}"),
    QT_TRANSLATE_NOOP("Game", "{others} or {last}"),
)
