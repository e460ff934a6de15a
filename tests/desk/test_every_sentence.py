"""Every sentence that the window words, in every language: places are filled, forms are there."""

import re
from collections.abc import Iterable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from coup_desktop.bots.counsel.counsel import Counsel
from coup_desktop.bots.lessons.course import LESSONS
from coup_desktop.bots.lessons.lesson import CONTEXT, Lesson
from coup_desktop.bots.lessons.words import places
from coup_desktop.desk.choice import Choice
from coup_desktop.desk.in_window import in_window
from coup_desktop.desk.voices import Voices
from coup_desktop.desk.wording import Wording
from coup_desktop.engine.narrate import Narrator
from coup_desktop.engine.ruleset import Ruleset
from tests.desk.languages import ENGLISH, languages, spoken
from tests.desk.prompt_games import NAMES, RULESETS, some_prompts
from tests.table.questions import every_open_prompt, every_prompt

OTHERS = [language for language in languages() if language != ENGLISH]
LEFT = re.compile(r"[{}]|%n|\w\|\w")
"""What no sentence may show: places, and names of forms that there are not."""


@pytest.fixture(params=OTHERS)
def _language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[None]:
    with spoken(qapp, request.param):
        yield


def look_at(sentences: Iterable[str]) -> None:
    told = list(sentences)
    assert told
    assert [text for text in told if LEFT.search(text)] == []


def words_of(choices: Iterable[Choice]) -> Iterator[str]:
    for choice in choices:
        yield from (choice.text, choice.full_text, choice.tip, choice.refused, choice.note)


@pytest.mark.usefixtures("_language")
@pytest.mark.parametrize("ruleset", RULESETS, ids=lambda r: f"{r.preset.word}-{r.seats}")
class TestRuleset:
    """One set of rules at a table."""

    def test_rules(self, ruleset: Ruleset) -> None:
        wording = Wording(ruleset, Narrator(ruleset, NAMES[: ruleset.seats], in_window))
        look_at(wording.rules_in_force())
        for offer in wording.offers:
            move = offer.plain if offer.plain is not None else offer.aimed[0]
            look_at([wording.action_help(move.action, move.claim)])
        for character in ruleset.cast:
            for action in wording.blocked_by(character):
                look_at([wording.block_help(action, character)])

    @pytest.mark.parametrize("several", [False, True])
    def test_questions_and_answers(self, ruleset: Ruleset, several: bool) -> None:
        names = NAMES[: ruleset.seats]
        narrator = Narrator(ruleset, names, in_window)
        voices = Voices(ruleset, narrator, names, several=several, marks=True)
        for prompt in some_prompts(ruleset):
            question = voices.questions.of(prompt)
            choices = voices.choices.of(prompt)
            look_at([question.title, question.detail, *words_of(choices)])
            for choice in choices:
                if len(choice.moves) > 1:
                    aimed = voices.choices.targets(prompt, choice)
                    asked = voices.questions.of_target(prompt, choice)
                    look_at([asked.title, asked.detail, *words_of(aimed)])

    def test_questions_to_everybody(self, ruleset: Ruleset) -> None:
        names = NAMES[: ruleset.seats]
        words = Voices(
            ruleset, Narrator(ruleset, names, in_window), names, several=True, marks=False
        ).together
        for prompt in every_open_prompt(ruleset, 3, countdown=5000):
            question = words.of(prompt)
            look_at([question.title, question.detail])
            look_at(words_of(words.choices(prompt, frozenset(prompt.seats[-1:]), 5)))

    def test_hints(self, ruleset: Ruleset) -> None:
        names = NAMES[: ruleset.seats]
        narrator = Narrator(ruleset, names, in_window)
        hints = Voices(ruleset, narrator, names, several=False, marks=True).hints
        told: set[str] = set()
        for number, prompt in enumerate(every_prompt(ruleset, 8)):
            if number % 5 == 0:
                told.add(hints.of(Counsel().advise(prompt.view, prompt.legal)))
        look_at(told)
        assert len(told) > 10


def texts_of(lesson: Lesson) -> Iterator[str]:
    for beat in lesson.beats:
        yield from (page.text for page in beat.pages)
        yield from (beat.watch, *beat.others.values())


@pytest.mark.usefixtures("_language")
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.word)
def test_lessons(lesson: Lesson) -> None:
    ruleset = RULESETS[-1]
    names = Narrator(ruleset, NAMES[: ruleset.seats], in_window)
    others = {"tutor": "Lia", "challenge": "Doubt", "pass": "Pass", "hint_key": "H"}
    filled = places(names) | {"team": names.team_name(0)} | others
    translate = QCoreApplication.translate
    look_at(translate(CONTEXT, text).format(**filled) for text in texts_of(lesson) if text)
