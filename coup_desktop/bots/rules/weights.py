"""What things are worth to a seat that plays by rule, in one place.

Worths are measured in influences: the loss of the first of two own cards counts 1. `PLAIN` and
`FITTED` are two tables of them; `tests/bench/tuning.py` fits and compares such tables by games.
"""

from dataclasses import dataclass, fields
from typing import Final


@dataclass(frozen=True, slots=True)
class Weights:
    """The constants of rule play."""

    # Seats and coins.
    last_card: float = 1.9
    """What losing the last card costs, against 1 for the one before."""
    purse: tuple[float, ...] = (0.0, 0.11, 0.22, 0.36, 0.46, 0.56, 0.66, 0.80)
    """What coins are worth, against an influence of the strongest rival."""
    beyond_coup: float = 0.035
    """What each coin is worth beyond the price of a Coup."""
    rival_base: float = 0.45
    rival_shared: float = 0.4
    """What an influence of the strongest rival is worth: the base, and this over their number."""
    danger_coin: float = 0.14
    danger_coup: float = 0.5
    danger_claim: float = 0.1
    """How dangerous a seat is by each coin, by the price of a Coup, by each claim that stands; an
    influence counts 1."""
    mate: float = 0.25
    """How much of a threat a seat of the own team is while both teams live."""
    exile: float = 1.35
    exile_rich: float = 0.25
    """What the last influence of a rival is worth more, as a factor, and where it could strike."""
    struck: float = 0.9
    """How likely a rich rival strikes at a last card, shared among its targets."""

    # Actions.
    haste: float = 0.12
    """Why a Coup does not wait: coins can be stolen, and others may be quicker."""
    examines: float = 0.1
    replaces: float = 0.07
    conversion: float = 0.1
    idle: float = 0.05
    """What an action that brings neither coins nor a loss costs for each such turn in a row
    before."""
    exchange: float = 0.01
    shown_card_goes: float = 0.05
    robbed_of_coup: float = 0.08
    """What it is worth to steal from a seat so that it cannot pay a Coup next turn."""
    next_strike: float = 0.0
    """What it is worth more to deal with the seat that moves next, where it could strike."""
    held_block: float = 0.85
    bluffed_block: float = 0.1
    cornered_block: float = 0.9
    """How often a seat blocks: holding the card, by a bluff, by a bluff for its last card."""
    others_held_block: float = 0.3
    others_bluffed_block: float = 0.03
    """The same for a seat that is not the target."""

    # Claims.
    story: float = 0.26
    out_of_story: float = -0.06
    """What a bluff is worth more inside the own story, and outside it."""
    untold: float = 0.0
    """What it costs to claim a card that is held, outside the own story."""
    story_bluffs: float = 0.6
    """How many hands come with a pretended character."""
    mood: float = 0.24
    mood_centre: float = 0.55
    """How far the worth of a bluff varies from decision to decision, and which part of it is
    below 0."""
    crowd: float = 0.1
    """What each rival beyond the third takes from the worth of a bluff: one of them may doubt."""
    block_in_story: float = -0.15
    block_out_of_story: float = 0.05
    """From which gain on a block is bluffed."""
    exposure: float = 0.02
    """What it costs to let all know a character one holds."""
    doubted_base: float = 1.55
    doubted_slope: float = 1.3
    """How much likelier than usual a claim is doubted: the base, less this by its chance."""
    concerned_base: float = 0.06
    concerned_factor: float = 1.2
    """How a seat that a claim concerns doubts more."""
    overclaimed: float = 0.0
    """How much likelier a claim is doubted for each character claimed beyond the cards held."""
    margin: float = 0.05
    bystander_margin: float = 0.12
    """What a doubt has to promise. It is dear to the doubter and good for all: who is not
    concerned leaves it to others."""
    doubt_mood: float = 0.08

    # Signs.
    claim_odds: float = 3.2
    """How much likelier a seat claims what it holds than what it does not, before it is known."""
    stood_odds: float = 1.35
    passed_odds: float = 0.45
    caught_odds: float = 0.04
    doubts_prior: float = 0.8
    questions_prior: float = 8.0
    block_doubts_prior: float = 0.9
    block_questions_prior: float = 6.0
    """How often seats doubt that have not shown it yet."""

    # Harm by others.
    examined: float = 0.12
    replaced: float = 0.1
    exchanged: float = 0.06

    # Cards.
    tax: float = 1.0
    steal: float = 0.8
    assassinate: float = 0.8
    exchange_card: float = 0.22
    exchange_draw: float = 0.14
    examine_card: float = 0.15
    other_action: float = 0.25
    blocks_aid: float = 0.08
    blocks_assassin: float = 0.65
    blocks_assassin_about: float = 0.15
    """The same more, while a claimed Assassin could pay."""
    blocks_steal: float = 0.28
    blocks_other: float = 0.04
    second_of_a_kind: float = 0.35
    barred: float = 0.04
    """What a card that forbids embezzling costs for each coin of the reserve."""
    told: float = 0.06
    """What it is worth to go on holding what one has claimed."""
    needed_now: float = 0.8
    """What a card is worth more that can still block the action in hand."""

    # The last two.
    race: float = 2.0
    """What the chance to win the open race is worth, from 0 to 1."""

    # Temper.
    bluff_step: float = 0.09
    """What a bluff is worth more for one log-odds of a temper."""
    last_card_bluff: float = 0.25
    """Log-odds of a bluff for full boldness on the last card."""
    last_card_doubt: float = 0.04
    """Shift of a challenge's threshold for the same."""
    liking: float = 0.12
    """What it is worth to hit the seat that a temper likes to hit, against one that it does not."""


PLAIN: Final = Weights()
"""As a player has it who takes what a rival loses nearly for an own gain, and so doubts and lies
much where many are left."""

FITTED: Final = Weights(
    last_card=2.22,
    rival_base=0.27,
    rival_shared=0.38,
    danger_coup=0.45,
    danger_claim=0.055,
    exile=0.81,
    exile_rich=0.22,
    struck=0.8,
    haste=0.11,
    exchange=0.023,
    robbed_of_coup=0.088,
    next_strike=0.15,
    held_block=0.84,
    bluffed_block=0.11,
    cornered_block=0.97,
    others_held_block=0.34,
    story=0.13,
    out_of_story=-0.1,
    untold=0.011,
    mood=0.23,
    mood_centre=0.1,
    block_in_story=-0.097,
    block_out_of_story=0.12,
    doubted_base=1.89,
    doubted_slope=1.43,
    concerned_base=0.077,
    concerned_factor=0.91,
    overclaimed=0.15,
    margin=0.039,
    bystander_margin=0.15,
    doubt_mood=0.087,
    claim_odds=4.48,
    stood_odds=1.89,
    passed_odds=0.42,
    doubts_prior=0.83,
    questions_prior=7.25,
    block_doubts_prior=0.86,
    block_questions_prior=6.97,
    exchanged=0.066,
    tax=1.13,
    steal=0.85,
    assassinate=0.85,
    blocks_assassin=0.63,
    blocks_assassin_about=0.14,
    blocks_steal=0.24,
    second_of_a_kind=0.26,
    purse=(0.0, 0.15, 0.23, 0.36, 0.43, 0.54, 0.6, 0.83),
)
"""As it pays: a caught liar serves all the others, too, and a claim that stood is mostly true.

The slopes of the share of wins in each weight were measured in 5,600 games of three to six seats,
in which half the seats played by weights shifted at random; one step along them was taken. Only
`mood_centre` is set apart: how often a seat lies changes hardly anything for its wins, and who
never lied would be an open book.
"""


def learnt(share: float) -> Weights:
    """Part of the way from `PLAIN` (0) to `FITTED` (1): what some practice teaches."""
    values: dict[str, float] = {}
    for field in fields(Weights):
        if field.name != "purse":
            plain: float = getattr(PLAIN, field.name)
            values[field.name] = plain + share * (getattr(FITTED, field.name) - plain)
    purse = tuple(
        plain + share * (fitted - plain)
        for plain, fitted in zip(PLAIN.purse, FITTED.purse, strict=True)
    )
    return Weights(purse=purse, **values)
