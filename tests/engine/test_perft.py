"""Counts of decision sequences from fixed positions: a net against accidental change.

A draw is no decision: the Court gives its first cards in alphabetical order. A sequence that comes
to the end of the game early counts once. The numbers were computed with `reference.Plain`, the
second reading of the rules, which `count_plainly` does again for small depths.
"""

import pytest

from coup_desktop.engine.cast import CHARACTERS, Character
from coup_desktop.engine.events import Phase
from coup_desktop.engine.game import Game
from coup_desktop.engine.record_reader import read
from tests.engine.plain_record import plain_read
from tests.engine.reference import Plain

POSITIONS = {
    "official": """\
coup-record 1
rules official
seat Ada
seat Bo
seat Cy
starter Bo
deal Ada duke captain
deal Bo assassin contessa
deal Cy ambassador ambassador
""",
    "official, rich": """\
coup-record 1
rules official
seat Ada
seat Bo
starter Ada
deal Ada duke assassin
deal Bo captain contessa

Ada tax
Bo income
Ada tax
Bo income
Ada foreign-aid
Bo income
""",
    "official, draft": """\
coup-record 1
rules official
option draft
option inquisitor
seat Ada
seat Bo
starter Bo
""",
    "city-state, all options": """\
coup-record 1
rules city-state
option diplomat
option factions
option inquisitor
seat Ada
seat Bo
seat Cy
seat Di
starter Ada
team Ada monarchists
team Bo populists
team Cy monarchists
team Di populists
deal Ada diplomat inquisitor
deal Bo assassin contessa
deal Cy captain captain
deal Di diplomat contessa

Ada convert
""",
    "city-state, last influences": """\
coup-record 1
rules city-state
seat Ada
seat Bo
seat Cy
starter Ada
deal Ada duke assassin
deal Bo contessa contessa
deal Cy captain duke

Ada tax
Bo challenge
Ada show duke
Bo lose contessa
draw captain
Bo tax
Cy challenge
Bo lose contessa
Cy income
""",
    "coup-x, six, teams": """\
coup-record 1
rules coup-x
option six
option teams
seat Ada
seat Bo
seat Cy
starter Ada
team Ada red
team Bo blue
team Cy red
deal Ada thief inspector
deal Bo dealer guard
deal Cy assassin captain

Ada convert
""",
    "coup-x, inspector": """\
coup-record 1
rules coup-x
option inspector
seat Ada
seat Bo
starter Bo
deal Ada thief inspector
deal Bo inspector guard
""",
    "house rules": """\
coup-record 1
rules official
option factions
set box 12
set refund no
set blockers anyone
set must-coup 7
set decline other
set steal-from-empty no
set keep-drawn 1
set embezzler-loses choice
seat Ada
seat Bo
seat Cy
seat Di
starter Di
team Ada populists
team Bo populists
team Cy monarchists
team Di monarchists
deal Ada duke ambassador
deal Bo duke contessa
deal Cy captain captain
deal Di assassin contessa

Di tax
""",
}
COUNTS: dict[str, tuple[int, ...]] = {
    "official": (6, 16, 36, 118, 373, 999, 2847, 8720, 26628),
    "official, rich": (7, 18, 56, 174, 470, 1293, 4297, 11991, 32682),
    "official, draft": (5, 25, 150, 400, 1155, 4092, 12885, 40653),
    "city-state, all options": (11, 85, 447, 1983, 7165, 25817),
    "city-state, last influences": (6, 16, 47, 166, 513, 1619, 5146, 15549, 46730),
    "coup-x, six, teams": (11, 62, 261, 939, 3467, 12986, 49882),
    "coup-x, inspector": (6, 16, 44, 153, 445, 1371, 4307, 13099, 39673),
    "house rules": (2, 4, 24, 154, 851, 4482, 20552, 78068),
}
"""For depths 1, 2, 3 and on."""
SMALL = 3


def perft(game: Game, depth: int) -> int:
    while game.phase is Phase.DRAW:
        court = [Character(i) for i, count in enumerate(game.court) for _ in range(count)]
        game.draw(sorted(court, key=lambda card: CHARACTERS[card].word)[: game.drawing])
    if depth == 0 or game.over:
        return 1
    total = 0
    for move in game.legal():
        child = game.copy()
        child.push(move)
        total += perft(child, depth - 1)
    return total


def count_plainly(text: str, depth: int) -> int:
    """The same by the plain game, which cannot be copied: each sequence from the start."""

    def count(path: list[str], left: int) -> int:
        game = plain_read(text)
        for words in path:
            game.answer(words)
            settle(game)
        choices = game.ask.choices
        if left == 0 or game.ask.phase == "over":
            return 1
        return sum(count([*path, words], left - 1) for words in choices)

    return count([], depth)


def settle(game: Plain) -> None:
    while game.ask.phase == "draw":
        game.answer(" ".join(sorted(game.court)[: game.ask.count]))


@pytest.mark.parametrize("name", POSITIONS)
def test_counts_of_decision_sequences(name: str) -> None:
    game = read(POSITIONS[name], history=False).game
    counts = tuple(perft(game.copy(), depth) for depth in range(1, len(COUNTS[name]) + 1))
    assert counts == COUNTS[name]


@pytest.mark.parametrize("name", POSITIONS)
def test_the_counts_are_those_of_the_plain_game(name: str) -> None:
    for depth in range(1, SMALL + 1):
        assert count_plainly(POSITIONS[name], depth) == COUNTS[name][depth - 1]
