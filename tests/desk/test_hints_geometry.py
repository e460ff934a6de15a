"""The longest hints and warnings in the window at every size: nothing overlaps or is cut."""

from collections.abc import Iterable

import pytest

from coup_desktop.bots.counsel.counsel import Counsel
from coup_desktop.bots.counsel.reason import Advice
from coup_desktop.desk import fonts
from coup_desktop.desk.hint_words import HintWords
from coup_desktop.desk.wording import Wording
from coup_desktop.engine.events import Phase
from coup_desktop.engine.narrate import Narrator
from coup_desktop.table.prompt import Prompt
from tests.desk.languages import ENGLISH, PSEUDO
from tests.desk.test_geometry import (
    LARGEST_TEXT,
    SIZES,
    SMALLEST,
    Case,
    Stand,
    fail_if,
    faults_at,
    game_of,
)
from tests.desk.test_geometry import stand as stand  # noqa: PLC0414 - a fixture
from tests.table.questions import every_prompt

CASES = (
    Case(2, False, 1, fonts.USUAL_SIZE, ENGLISH),
    Case(4, True, 1, LARGEST_TEXT, PSEUDO),
    Case(10, True, 1, fonts.USUAL_SIZE, ENGLISH),
    Case(10, True, 1, fonts.USUAL_SIZE, PSEUDO),
    Case(10, True, 1, LARGEST_TEXT, PSEUDO),
    Case(10, True, 2, fonts.USUAL_SIZE, PSEUDO),
)


def longest(case: Case) -> Iterable[tuple[Prompt, Advice]]:
    """The longest hint to each sort of question."""
    words = HintWords(Wording(case.ruleset, Narrator(case.ruleset, case.names)), case.names)
    found: dict[Phase, tuple[int, Prompt, Advice]] = {}
    for number, prompt in enumerate(every_prompt(case.ruleset, 3)):
        if number % 3 and prompt.view.phase in (Phase.CHALLENGE, Phase.CHALLENGE_BLOCK):
            continue
        advice = Counsel().advise(prompt.view, prompt.legal)
        length = len(words.of(advice))
        if length > found.get(prompt.view.phase, (0,))[0]:
            found[prompt.view.phase] = (length, prompt, advice)
    return [(prompt, advice) for _, prompt, advice in found.values()]


@pytest.mark.parametrize("stand", CASES, indirect=True, ids=str)
def test_the_longest_hints(stand: Stand) -> None:
    stand.show(game_of(stand.case).view(0))
    prompts = stand.window.ui.prompts
    wrong: list[str] = []
    for prompt, advice in longest(stand.case):
        for size in (SMALLEST, *SIZES[:2]):
            stand.ask(prompt)
            prompts.show_hint(advice)
            wrong += [f"{prompt.view.phase}: {fault}" for fault in faults_at(stand, size)]
    fail_if(wrong)
