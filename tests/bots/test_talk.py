"""Lines of talk: by what all could see, by the seed, now and then, on every occasion."""

from collections import Counter
from dataclasses import replace
from itertools import pairwise

import pytest

from coup_desktop.bots.lines import LINES
from coup_desktop.bots.occasions import Occasion
from coup_desktop.bots.talk import Said, Talk
from coup_desktop.engine.events import CardEvent, Event, TurnBegan
from coup_desktop.engine.ruleset import Ruleset
from tests.bots.playing import TABLES, dealt, new_game, positions, say

WORDS = tuple(LINES)
GREAT = (Occasion.EXILED, Occasion.WINS)


def history(
    seed: int,
    preset: str = "official",
    seats: int = 4,
    options: tuple[str, ...] = (),
    *,
    word: str = "random",
) -> list[Event]:
    """The events of a game of bots, as somebody knows them who sees everything."""
    game = new_game(Ruleset.make(preset, seats, options), seed)
    for _ in positions(game, word, seed):
        pass
    return list(game.history or ())


def lines(events: list[Event], seed: int, seats: int = 4) -> list[tuple[int, Said]]:
    """What is said to these events, each with the turn."""
    talk, turn, found = Talk(WORDS[:seats], seed), 0, []
    for event in events:
        if isinstance(event, TurnBegan):
            turn = event.number
        said = talk.hear(event)
        if said is not None:
            found.append((turn, said))
    return found


def test_the_same_game_is_talked_about_in_the_same_words() -> None:
    events = history(3)
    assert lines(events, 7) == lines(events, 7)
    assert lines(events, 7) != lines(events, 8)
    assert lines(events, 7)


@pytest.mark.parametrize(("preset", "seats", "options"), TABLES)
def test_hidden_cards_change_no_line(preset: str, seats: int, options: tuple[str, ...]) -> None:
    """Neither which they are nor whether they are seen."""
    for seed in range(4):
        events = history(seed, preset, seats, options)
        seen = lines(events, seed, seats)
        for seat in (None, 0, seats - 1):
            assert lines([event.seen_by(seat) for event in events], seed, seats) == seen
        others = [
            replace(event, cards=event.cards[::-1] and event.cards[:1] * event.count)
            if isinstance(event, CardEvent) and event.visible_to is not None
            else event
            for event in events
        ]
        assert lines(others, seed, seats) == seen


def test_a_line_now_and_then() -> None:
    spoken = turns = 0
    for seed in range(30):
        events = history(seed, word="courtier")
        found = lines(events, seed)
        spoken += len(found)
        turns += sum(isinstance(event, TurnBegan) for event in events)
        usual = [turn for turn, said in found if said.occasion not in GREAT]
        assert all(later - earlier >= 3 for earlier, later in pairwise(usual))
        assert found[-1][1].occasion is Occasion.WINS
    assert 0.1 < spoken / turns < 0.4, "neither silent nor a market"


def test_every_occasion_comes_and_each_has_more_than_one_line() -> None:
    found: Counter[Occasion] = Counter()
    texts: dict[Occasion, set[str]] = {}
    for seed in range(150):
        for _, said in lines(history(seed), seed):
            found[said.occasion] += 1
            assert said.text in LINES[WORDS[said.seat]][said.occasion]
            texts.setdefault(said.occasion, set()).add(said.text)
    assert set(found) == set(Occasion)
    for occasion, count in found.items():
        # Of four seats with two or three lines each.
        assert count < 40 or len(texts[occasion]) >= 6


def test_nobody_repeats_the_line_before() -> None:
    talk = Talk(WORDS[:2], 1)
    last: dict[tuple[int, Occasion], str] = {}
    for number in range(300):
        said = talk.hear(TurnBegan(number % 2, 3 * number + 9))
        if said is not None:
            assert last.get((said.seat, said.occasion)) != said.text
            last[said.seat, said.occasion] = said.text
    assert last


def test_who_is_nobody_says_nothing() -> None:
    talk = Talk(("", "", ""), 1)
    assert [said for event in history(1, seats=3) if (said := talk.hear(event))] == []


def occasions(hands: str, *decisions: str) -> dict[Occasion, set[int]]:
    """By occasion, the seats that some seed has speak, when that is decided."""
    game = dealt(hands)
    say(game, *decisions)
    found: dict[Occasion, set[int]] = {}
    for seed in range(600):
        talk = Talk(WORDS[:3], seed)
        for event in game.history or ():
            said = talk.hear(event)
            if said is not None:
                found.setdefault(said.occasion, set()).add(said.seat)
    return found


def test_who_speaks_is_who_it_happened_to() -> None:
    hands = "duke duke,captain captain,contessa assassin"
    caught = occasions(hands, "exchange", "challenge", "lose duke")
    assert caught[Occasion.CLAIMS] == {0}
    assert caught[Occasion.DOUBTED] == {0}
    assert caught[Occasion.DOUBTS] == {1}
    assert caught[Occasion.CAUGHT] == {0}
    assert caught[Occasion.RIGHT] == {1}
    assert not {Occasion.PROVES, Occasion.WRONG, Occasion.HIT} & set(caught)
    proven = occasions(hands, "tax", "challenge", "show duke", "lose captain")
    assert proven[Occasion.PROVES] == {0}
    assert proven[Occasion.WRONG] == {1}
    assert not {Occasion.CAUGHT, Occasion.RIGHT, Occasion.HIT} & set(proven)
    robbed = occasions(hands, "steal 1", "allow", "allow", "allow")
    assert robbed[Occasion.ROBBED] == {1}
    blocked = occasions(hands, "steal 1", "allow", "allow", "block captain", "allow", "allow")
    assert blocked[Occasion.BLOCKS] == {1}
    assert blocked[Occasion.BLOCKED] == {0}
