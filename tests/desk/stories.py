"""Games of bots in hindsight, for the tests of what tells their story."""

from functools import cache

from coup_desktop.desk.dialogs.story import Story
from coup_desktop.engine.record import Record
from coup_desktop.engine.review import Review, review
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.simulate import Plan, play
from tests.desk.prompt_games import narrator


@cache
def recorded(ruleset: Ruleset, number: int = 0) -> Record:
    """A game that bots have played to its end."""
    played = play(Plan.make(ruleset, ("courtier",), games=number + 1, seed=7), number)
    assert played is not None
    assert played.game.over
    return played.record


@cache
def reviewed(ruleset: Ruleset, number: int = 0) -> Review:
    return review(recorded(ruleset, number))


def story(ruleset: Ruleset, number: int = 0, *, goes_on: bool = True) -> Story:
    """Its story, told with the names that the tests of the desk use."""
    crests = [f"crest-{seat + 1}" for seat in range(ruleset.seats)]
    return Story(narrator(ruleset), reviewed(ruleset, number), crests, goes_on)
