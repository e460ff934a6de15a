"""The cast: complete, told apart by temper, and silent about cards."""

import re
from itertools import combinations

import pytest

from coup_desktop.bots import bot, personas
from coup_desktop.bots.lines import LINES
from coup_desktop.bots.occasions import Occasion
from coup_desktop.bots.personas import CAST
from coup_desktop.bots.settings import BadSettingsError, Settings
from coup_desktop.engine.cast import ACTIONS, CHARACTERS
from coup_desktop.engine.record import name_problem
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.resources import resource_path
from tests.bots.playing import answer, new_game

LONGEST_LINE = 50
"""Letters; what fits a bubble in two lines."""


def test_there_are_twelve_with_names_and_faces_of_their_own() -> None:
    assert len(CAST) >= 12
    assert len({persona.word for persona in CAST}) == len(CAST)
    assert len({persona.seat_name for persona in CAST}) == len(CAST)
    for persona in CAST:
        assert resource_path(f"portraits/{persona.word}.svg").is_file()
        assert re.fullmatch(r"[a-z]+(-[a-z]+)*", persona.word)
        assert name_problem(persona.seat_name) is None
        assert persona.about.count(".") == 1
        assert persona.about.endswith(".")
        assert personas.named(persona.word) is persona


def test_no_two_tempers_are_alike() -> None:
    for one, other in combinations(CAST, 2):
        a, b = one.temper, other.temper
        far = abs(a.bluff - b.bluff) / 0.8 + abs(a.doubt - b.doubt) / 0.08
        assert far + abs(a.last_card - b.last_card) + (a.aim != b.aim) > 0.5, (one.word, other.word)


def test_everybody_has_something_to_say_each_time() -> None:
    heard: set[str] = set()
    assert list(LINES) == [persona.word for persona in CAST]
    for lines_of in LINES.values():
        assert set(lines_of) == set(Occasion)
        for lines in lines_of.values():
            assert len(lines) >= 2
            for line in lines:
                assert 1 < len(line) <= LONGEST_LINE
                assert line[-1] in ".!?"
                assert line not in heard, "each speaks with a voice of their own"
                heard.add(line)


def test_no_line_names_a_card_or_what_one_does() -> None:
    """A line is chosen by what all saw; it must not sound as if it told more."""
    forbidden = {info.name.casefold() for info in CHARACTERS if info.name}
    forbidden |= {info.name.casefold() for info in ACTIONS if info.name}
    forbidden |= {"card", "cards", "hand", "influence", "bluff"}
    for lines_of in LINES.values():
        for line in (line for lines in lines_of.values() for line in lines):
            words = set(re.findall(r"[a-z]+", line.casefold()))
            assert not words & forbidden, line


@pytest.mark.parametrize("persona", CAST, ids=lambda persona: persona.word)
def test_everybody_plays_each_level(persona: personas.Persona) -> None:
    game = new_game(Ruleset.make("official", 2), 1)
    for level in bot.LEVELS:
        word = f"{level.word}:{persona.word}"
        assert bot.info(word) is level
        if not level.searches:
            assert answer(game, 1, word) in game.legal()


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("courtier:zoe", "'courtier:zoe' is no bot: 'zoe' is no character; there are orsola, "),
        ("courtier:", "'courtier:' is no bot: '' is no character; there are orsola, "),
        ("courtier:Orsola", "'Orsola' is no character"),
        ("courtier:orsola:lia", "'orsola:lia' is no character"),
        ("Courtier", "'Courtier' is no bot; there are random, "),
        ("", "'' is no bot; there are random, "),
        ("duke:orsola", "'duke:orsola' is no bot; there are random, "),
        ("random:orsola", "random has no characters; levels that have are "),
        ("honest:lia", "honest has no characters; levels that have are "),
    ],
)
def test_a_word_that_is_none_is_refused_with_what_there_is(word: str, reason: str) -> None:
    with pytest.raises(bot.UnknownBotError) as caught:
        bot.make(word, 1)
    assert reason in str(caught.value)
    with pytest.raises(bot.UnknownBotError):
        bot.check(word, Ruleset.make("official", 2))


@pytest.mark.parametrize("count", [0, -1, 10_000_000])
def test_a_budget_that_cannot_be_is_refused(count: int) -> None:
    with pytest.raises(BadSettingsError, match=f"^{count} rollouts; 1 to "):
        Settings(rollouts=count)
