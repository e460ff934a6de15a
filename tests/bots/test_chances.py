from itertools import combinations

import pytest

from coup_desktop.bots.chances import at_least_one, shifted


@pytest.mark.parametrize("copies", range(4))
@pytest.mark.parametrize("cards", range(3))
def test_the_chance_is_that_of_counting_all_deals(copies: int, cards: int) -> None:
    pool = [True] * copies + [False] * (7 - copies)
    deals = list(combinations(pool, cards))
    counted = sum(any(deal) for deal in deals) / len(deals)
    assert at_least_one(copies, len(pool), cards) == pytest.approx(counted)


def test_the_known_figures() -> None:
    # BOTS.md: a two-card seat, 13 unseen cards, 3, 2 and 1 copies among them.
    found = [round(100 * at_least_one(copies, 13, 2)) for copies in (3, 2, 1, 0)]
    assert found == [42, 29, 15, 0]


def test_odds_shift_without_leaving_certainty() -> None:
    assert shifted(0.0, 5.0) == 0.0
    assert shifted(1.0, 0.1) == 1.0
    assert shifted(0.5, 3.0) == pytest.approx(0.75)
