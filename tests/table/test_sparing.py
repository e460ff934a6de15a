"""Who is spared a question must not tell what is held."""

import pytest

from coup_desktop.engine.events import Phase
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.table.manners import Manners
from coup_desktop.table.prompt import Prompt
from coup_desktop.table.sparing import Sparing
from tests.table.questions import every_prompt

FORCED = [
    (Ruleset.make("official", 4, ["inquisitor"]), Phase.EXCHANGE, 1),
    (Ruleset.make("official", 4), Phase.LOSE, 2),
]
"""The rules, a phase, and how many cards the hand has."""


def forced(ruleset: Ruleset, phase: Phase, hand: int) -> Prompt:
    """A decision about several cards that are all the same."""
    return next(
        prompt
        for prompt in every_prompt(ruleset, 400)
        if prompt.view.phase is phase
        and len(prompt.legal) == 1
        and len(prompt.view.hand) == hand
        and len(prompt.view.hand + prompt.view.drawn) > 1
    )


@pytest.mark.parametrize(("ruleset", "phase", "hand"), FORCED)
def test_equal_cards_are_asked_about_where_several_look(
    ruleset: Ruleset, phase: Phase, hand: int
) -> None:
    """Also where one is held and the same one was drawn."""
    prompt = forced(ruleset, phase, hand)
    others = tuple({prompt.seat, (prompt.seat + 1) % 4})
    assert Sparing(others, Manners()).unasked(prompt, person=True) is None
    alone = Sparing((prompt.seat,), Manners())
    assert alone.unasked(prompt, person=True) is prompt.legal[0]
    assert Sparing(others, Manners()).unasked(prompt, person=False) is prompt.legal[0]


def test_a_last_card_goes_unasked() -> None:
    prompt = next(
        prompt
        for prompt in every_prompt(Ruleset.make("official", 4), 50)
        if prompt.view.phase is Phase.LOSE and len(prompt.view.hand) == 1
    )
    assert Sparing((0, 1, 2, 3), Manners()).unasked(prompt, person=True) is prompt.legal[0]
