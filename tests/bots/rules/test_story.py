"""The story that a seat tells of its hand."""

from collections import Counter

from coup_desktop.bots.rules.reading import Reading, SeatNotes
from coup_desktop.bots.rules.story import Story
from coup_desktop.bots.rules.weights import PLAIN
from coup_desktop.engine.cast import NO_CHARACTER, Character
from coup_desktop.engine.ruleset import Ruleset
from tests.bots.playing import cards, dealt, say

CAST = Ruleset.make("official", 4).cast
HAND = cards("captain contessa")


def story(seed: int, notes: SeatNotes, hand: tuple[Character, ...] = HAND) -> Story:
    return Story(seed, notes, tuple(sorted(hand)), CAST, PLAIN)


def test_it_is_true_or_has_one_false_character() -> None:
    told = Counter[int]()
    for seed in range(300):
        found = story(seed, SeatNotes())
        false = [card for card in found.told if card not in HAND]
        assert len(found.told) == len(HAND)
        assert false == ([] if found.false == NO_CHARACTER else [found.false])
        told[len(false)] += 1
    assert 0.2 < told[1] / 300 < 0.6


def test_one_card_is_said_to_be_one() -> None:
    for seed in range(50):
        assert len(story(seed, SeatNotes(), cards("duke")).told) == 1


def test_it_stays_while_the_hand_stays_and_is_made_anew_after_a_draw_or_a_caught_lie() -> None:
    game = dealt("captain contessa,assassin captain,ambassador assassin")
    reading = Reading(0, 3, game.ruleset.cast)
    retold = []
    for lines in (
        ("income", "income", "income"),
        ("tax", "challenge", "lose contessa"),
        ("income", "income"),
        ("exchange", "allow", "allow"),
    ):
        say(game, *lines)
        reading.update(game.view(0).history)
        retold.append(reading.notes[0].retold_at)
    assert retold[0] == 0
    assert retold[1] > 0
    assert retold[2] == retold[1]
    assert retold[3] > retold[2]


def test_what_was_caught_is_no_part_of_the_next_story() -> None:
    notes = SeatNotes()
    plain = [story(seed, notes).false for seed in range(300)]
    (duke,) = cards("duke")
    notes.caught[duke] = 1
    after = [story(seed, notes).false for seed in range(300)]
    assert duke in plain
    assert duke not in after
