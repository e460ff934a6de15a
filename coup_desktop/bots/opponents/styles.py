"""The styles that seats are compared with, from tight to loose.

`MEASURED` has about the rates of a policy trained for two seats (BOTS.md); the others are habits
of people, each far from the next in what it lies about, doubts, or goes for. None is made from a
program that the search is later measured against.
"""

from dataclasses import replace
from typing import Final

from coup_desktop.bots.opponents.style import Row, Style


def _cast(
    duke: float, assassin: float, contessa: float, captain: float, ambassador: float,
    examiner: float,
) -> Row:  # fmt: skip
    """A row by character; who stands for another in other casts has its number.

    `examiner`: Inquisitor and Inspector.
    """
    return (
        duke, assassin, contessa, captain, ambassador, examiner, 0.9 * duke, duke, contessa,
        ambassador, examiner,
    )  # fmt: skip


def _acts(  # noqa: PLR0913, PLR0917 - as many as there are actions
    income: float = 0.0, aid: float = 0.0, coup: float = 0.0, tax: float = 0.0,
    assassinate: float = 0.0, steal: float = 0.0, exchange: float = 0.0, examine: float = 0.0,
    convert: float = 0.0, embezzle: float = 0.0,
) -> Row:  # fmt: skip
    """A row by action; cooperation counts as a tax, replacement as an examination."""
    return (
        income, aid, coup, tax, 0.8 * tax, assassinate, steal, exchange, examine, examine, convert,
        embezzle,
    )  # fmt: skip


MEASURED: Final = Style(
    word="measured",
    bluff=_cast(0.24, 0.1, 0.0, 0.14, 0.18, 0.14),
    bluff_hand=0.2,
    eager=_acts(0.4, 0.9, 3.0, 6.0, 5.0, 3.4, 1.5, 0.8, 0.3, 1.2),
    coup=10.0,
    block=_acts(aid=0.8, assassinate=0.97, steal=0.92, examine=0.5),
    bluff_block=_acts(aid=0.2, assassinate=0.14, steal=0.25, examine=0.1),
    last_block=0.9,
    meddle=0.15,
    doubt=_acts(tax=-2.0, assassinate=-2.0, steal=-2.2, exchange=-2.7, examine=-2.6, embezzle=-1.9),
    doubt_block=_acts(aid=-0.8, assassinate=0.2, steal=-0.1, examine=-1.1),
    trust=0.9,
    own=0.3,
    guarded=-0.8,
    lethal=2.0,
    last_card=-1.0,
    crowd=-1.5,
    mate=-1.5,
    story=-0.3,
    excess=0.7,
    liar=0.7,
    lapse=0.9,
    walled=0.2,
    worth=_cast(1.0, 0.7, 0.6, 0.8, 0.55, 0.6),
    sharp=5.0,
    judge=0.75,
    cards=0.5,
    coins=0.12,
    danger=0.5,
    grudge=1.2,
    slip=0.01,
)
"""A good player: lies where it pays, doubts by chance and stake."""

UPRIGHT: Final = replace(
    MEASURED,
    word="upright",
    bluff=_cast(0.02, 0.01, 0.0, 0.02, 0.03, 0.02),
    bluff_hand=0.02,
    eager=_acts(1.2, 1.6, 3.0, 6.0, 6.0, 3.0, 1.6, 0.8, 0.3, 1.5),
    bluff_block=_acts(aid=0.02, assassinate=0.05, steal=0.03, examine=0.02),
    last_block=0.45,
    meddle=0.1,
    doubt=_acts(tax=-3.2, assassinate=-2.6, steal=-3.2, exchange=-3.4, examine=-3.4, embezzle=-3.0),
    doubt_block=_acts(aid=-2.4, assassinate=-1.6, steal=-1.9, examine=-2.4),
    trust=1.2,
    story=-0.6,
)
"""Says what it holds, and believes others to."""

LIAR: Final = replace(
    MEASURED,
    word="liar",
    bluff=_cast(0.95, 0.75, 0.0, 0.8, 0.6, 0.6),
    bluff_hand=0.9,
    eager=_acts(0.15, 0.4, 3.0, 6.0, 6.0, 4.0, 1.2, 1.0, 0.3, 2.0),
    block=_acts(aid=0.9, assassinate=0.98, steal=0.95, examine=0.7),
    bluff_block=_acts(aid=0.6, assassinate=0.7, steal=0.75, examine=0.4),
    last_block=0.98,
    meddle=0.25,
    doubt=_acts(tax=-2.4, assassinate=-1.8, steal=-2.4, exchange=-2.9, examine=-2.9, embezzle=-2.2),
    doubt_block=_acts(aid=-1.3, assassinate=-0.4, steal=-0.5, examine=-1.4),
    trust=0.6,
    own=0.5,
)
"""Claims whatever is worth most, held or not."""

SCEPTIC: Final = replace(
    MEASURED,
    word="sceptic",
    bluff=_cast(0.25, 0.1, 0.0, 0.12, 0.2, 0.12),
    doubt=_acts(tax=0.4, assassinate=0.5, steal=0.2, exchange=-0.2, examine=-0.2, embezzle=0.4),
    doubt_block=_acts(aid=0.9, assassinate=1.4, steal=1.2, examine=0.8),
    trust=0.6,
    crowd=-0.5,
    last_card=-0.5,
    excess=0.9,
    liar=1.0,
)
"""Doubts much of what it hears."""

PASSIVE: Final = replace(
    MEASURED,
    word="passive",
    bluff=_cast(0.06, 0.02, 0.0, 0.03, 0.08, 0.05),
    bluff_hand=0.05,
    eager=_acts(4.0, 3.0, 2.0, 5.0, 1.5, 1.2, 1.6, 0.6, 0.3, 0.8),
    coup=3.0,
    block=_acts(aid=0.3, assassinate=0.92, steal=0.75, examine=0.3),
    bluff_block=_acts(aid=0.03, assassinate=0.1, steal=0.06, examine=0.03),
    last_block=0.6,
    meddle=0.03,
    doubt=_acts(tax=-4.2, assassinate=-3.4, steal=-4.0, exchange=-4.4, examine=-4.4, embezzle=-4.0),
    doubt_block=_acts(aid=-3.4, assassinate=-2.5, steal=-2.8, examine=-3.4),
    trust=0.7,
    grudge=1.6,
)
"""Saves its coins, hardly lies, lets nearly all pass."""

SAVER: Final = replace(
    PASSIVE,
    word="saver",
    bluff=_cast(0.5, 0.3, 0.0, 0.4, 0.5, 0.4),
    eager=_acts(10.0, 2.5, 12.0, 0.25, 0.1, 0.1, 0.2, 0.1, 0.1, 0.3),
    coup=30.0,
    block=_acts(aid=0.15, assassinate=0.9, steal=0.6, examine=0.2),
)
"""Takes a coin a turn until it can Coup."""

STRIKER: Final = replace(
    MEASURED,
    word="striker",
    bluff=_cast(0.35, 0.4, 0.0, 0.4, 0.2, 0.2),
    eager=_acts(0.3, 0.7, 6.0, 4.0, 12.0, 6.0, 0.5, 1.2, 0.2, 1.0),
    coup=20.0,
    bluff_block=_acts(aid=0.12, assassinate=0.4, steal=0.4, examine=0.2),
    doubt=_acts(tax=-2.3, assassinate=-0.9, steal=-1.2, exchange=-2.8, examine=-1.6, embezzle=-2.0),
    doubt_block=_acts(aid=-0.3, assassinate=0.8, steal=0.6, examine=-0.4),
    own=0.7,
    walled=0.55,
    grudge=3.0,
    cards=0.2,
    coins=0.2,
)
"""Goes for the others' coins and cards, and back at whoever went for its own."""

CARELESS: Final = replace(
    MEASURED,
    word="careless",
    bluff=_cast(0.6, 0.4, 0.0, 0.5, 0.6, 0.5),
    sharp=1.0,
    trust=0.3,
    cards=0.1,
    coins=0.05,
    slip=0.4,
)
"""Often does just anything."""

STYLES: Final = (UPRIGHT, PASSIVE, SAVER, MEASURED, STRIKER, SCEPTIC, LIAR, CARELESS)
"""All of them, the tightest first."""

SHARES: Final[tuple[float, ...]] = (4.0, 2.0, 1.0, 5.0, 2.0, 2.0, 3.0, 1.0)
"""How common they are among seats of which nothing was seen yet, as weights."""

STYLE_BY_WORD: Final = {style.word: style for style in STYLES}
