"""The open race of the last two: by hand, and against a search of its own."""

from functools import cache
from itertools import combinations_with_replacement

import pytest

from coup_desktop.bots.rules.race import Race, side
from coup_desktop.engine.cast import (
    AMBASSADOR,
    ASSASSIN,
    CAPTAIN,
    CONTESSA,
    DIPLOMAT,
    DUKE,
    Character,
)
from coup_desktop.engine.cast import word as word_of

CAST = (DUKE, ASSASSIN, CONTESSA, CAPTAIN, AMBASSADOR)
Hand = tuple[Character, ...]


def wins(mine: Hand, coins: int, theirs: Hand, others: int) -> bool:
    return Race().wins(side(mine), coins, side(theirs), others)


@pytest.mark.parametrize(
    ("mine", "coins", "theirs", "others", "won"),
    [
        ((AMBASSADOR,), 7, (DUKE,), 9, True),  # a Coup now
        ((AMBASSADOR,), 6, (DUKE,), 7, False),  # struck before it can
        ((ASSASSIN,), 3, (DUKE,), 9, True),
        ((ASSASSIN,), 3, (CONTESSA,), 7, False),  # a true block is always made
        ((CAPTAIN,), 5, (DUKE,), 7, True),  # stolen below seven, then the Coup
        ((CAPTAIN,), 4, (AMBASSADOR,), 7, False),
        ((DUKE,), 4, (DUKE,), 3, True),  # 4 7; the other 3 6
        ((DUKE,), 0, (AMBASSADOR,), 6, False),
        ((DUKE, DUKE), 0, (AMBASSADOR,), 0, True),
    ],
)
def test_races_by_hand(mine: Hand, coins: int, theirs: Hand, others: int, won: bool) -> None:
    assert wins(mine, coins, theirs, others) is won


def test_a_seat_without_cards_has_lost() -> None:
    assert not Race().wins(side(()), 12, side((DUKE,)), 0)


def test_a_diplomat_shares_its_coin() -> None:
    assert wins((DIPLOMAT,), 5, (CONTESSA,), 4)
    assert not wins((DIPLOMAT,), 4, (CONTESSA,), 6)  # 6 and the other's 7: struck


@cache
def searched(mine: Hand, coins: int, theirs: Hand, others: int) -> bool:
    """The same by characters, without any cleverness."""
    if not mine:
        return False

    def strikes(cost: int) -> bool:
        left = {theirs[:place] + theirs[place + 1 :] for place in range(len(theirs))}
        return all(not rest or not searched(rest, others, mine, coins - cost) for rest in left)

    options: list[bool] = []
    if coins >= 7:
        options.append(strikes(7))
    if coins < 10:
        gains = [1]
        if DUKE not in theirs:
            gains.append(2)
        if DUKE in mine:
            gains.append(3)
        options += [not searched(theirs, others, mine, coins + gain) for gain in gains]
        if CAPTAIN in mine and others and not {CAPTAIN, AMBASSADOR} & set(theirs):
            moved = min(2, others)
            options.append(not searched(theirs, others - moved, mine, coins + moved))
    if ASSASSIN in mine and coins >= 3 and CONTESSA not in theirs:
        options.append(strikes(3))
    return any(options)


def test_every_race_is_as_a_plain_search_has_it() -> None:
    race = Race()
    hands = [h for n in (1, 2) for h in combinations_with_replacement(CAST, n)]
    won = asked = 0
    for mine in hands:
        for theirs in hands:
            for coins, others in ((0, 0), (2, 1), (3, 6), (6, 3), (7, 8), (9, 2)):
                found = race.wins(side(mine), coins, side(theirs), others)
                names = [word_of(card) for card in (*mine, *theirs)]
                assert found == searched(mine, coins, theirs, others), (names, coins, others)
                won += found
                asked += 1
    assert 0.2 < won / asked < 0.8
