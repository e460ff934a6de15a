"""A temper's bounds."""

import math
import re

import pytest

from coup_desktop.bots.temper import BLUFF_MOST, DOUBT_MOST, NEUTRAL, Aim, Temper


def test_neutral_has_no_inclination() -> None:
    assert Temper() == NEUTRAL
    assert (NEUTRAL.bluff, NEUTRAL.doubt, NEUTRAL.grudge, NEUTRAL.last_card) == (0, 0, 0, 0)
    assert NEUTRAL.aim is Aim.STRONGEST


def test_the_bounds_themselves_are_within() -> None:
    Temper(BLUFF_MOST, DOUBT_MOST, 1.0, 1.0)
    Temper(-BLUFF_MOST, -DOUBT_MOST, 0.0, -1.0)


@pytest.mark.parametrize(
    ("trait", "value"),
    [("bluff", 0.9), ("bluff", -0.9), ("doubt", 0.1), ("doubt", -0.1), ("grudge", -0.1),
     ("grudge", 1.1), ("last_card", 1.5), ("last_card", -1.5), ("bluff", math.nan)],
)  # fmt: skip
def test_beyond_its_bounds_a_trait_is_refused_by_name(trait: str, value: float) -> None:
    with pytest.raises(ValueError, match=re.escape(f"temper's {trait} lies from")):
        Temper(**{trait: value})  # type: ignore[arg-type]
