"""The styles that are fitted to the levels: how they are, and that those that are there fit."""

from dataclasses import replace

import pytest
from training.rule_styles import (
    QUESTIONS,
    SLIP,
    fitted,
    likelihood,
    moments,
    moved,
    of_phases,
    rows,
    written,
)

from coup_desktop.bots.opponents.fitted import BY_RULE, COURTIER
from coup_desktop.bots.opponents.style import Style
from coup_desktop.bots.opponents.styles import MEASURED


@pytest.mark.parametrize("style", BY_RULE, ids=lambda style: style.word)
def test_a_level_plays_more_like_its_style_than_like_a_good_player(style: Style) -> None:
    unseen = moments(style.word, 7, 99)
    gained = 0.0
    for phases, _ in QUESTIONS:
        some = of_phases(unseen, phases, 1)
        gained += len(some) * (likelihood(style, some) - likelihood(MEASURED, some))
    assert gained > 0.02 * len(unseen)


def test_fitting_makes_what_was_decided_likelier_and_is_repeated_exactly() -> None:
    phases, turned = QUESTIONS[2]
    blocks = of_phases(moments("courtier", 7, 5), phases, 1)[:150]
    start = replace(MEASURED, word="courtier", slip=SLIP)
    style = fitted(start, turned, blocks)
    assert likelihood(style, blocks) > likelihood(start, blocks) + 0.01
    assert fitted(start, turned, blocks) == style
    assert (style.doubt, style.eager) == (start.doubt, start.eager)


def test_characters_that_stand_for_one_another_are_moved_alike() -> None:
    (knob,) = rows("bluff", [(0, 7)])
    style = moved(MEASURED, knob, 0.5)
    assert style.bluff[0] == style.bluff[7] > MEASURED.bluff[0]
    assert style.bluff[1:7] == MEASURED.bluff[1:7]


def test_a_style_is_written_as_it_is() -> None:
    scope: dict[str, object] = {"Style": Style, "Final": None}
    exec(written(COURTIER).replace(": Final", ""), scope)
    assert scope["COURTIER"] == COURTIER
