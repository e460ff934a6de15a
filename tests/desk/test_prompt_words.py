"""What is said: rules from the tables, questions with all that is needed to answer."""

import re
from dataclasses import replace

import pytest

from coup_desktop.desk.choices import Choices
from coup_desktop.desk.claims import Claims
from coup_desktop.desk.questions import Questions
from coup_desktop.desk.reference_card import reference_page
from coup_desktop.desk.wording import Wording, all_of, coins, either, offer_claim
from coup_desktop.engine.cast import ACTIONS, CHARACTERS, NO_CHARACTER
from coup_desktop.engine.events import Phase
from coup_desktop.engine.narrate import Narrator
from coup_desktop.engine.presets import PRESETS
from coup_desktop.engine.ruleset import SWITCHES, Ruleset, RulesetError
from tests.desk.prompt_games import NAMES, RULESETS, narrator, some_prompts
from tests.table.questions import every_prompt

rulesets = pytest.mark.parametrize(
    "ruleset", RULESETS, ids=lambda r: "-".join([r.preset.word, *r.options])
)


def every_ruleset() -> list[Ruleset]:
    """Each preset with each set of its options, at each number of seats that allows it."""
    found = []
    for preset in PRESETS:
        for bits in range(1 << len(preset.options)):
            options = [o.word for i, o in enumerate(preset.options) if bits >> i & 1]
            for seats in range(preset.fewest_seats, preset.most_seats + 1):
                try:
                    found.append(Ruleset.make(preset.word, seats, options))
                except RulesetError:
                    continue
    return found


def page(ruleset: Ruleset) -> str:
    wording = Wording(ruleset, narrator(ruleset))
    return reference_page(wording, ink="#000000", quiet="#333333", rule="#999999", display="Serif")


def test_every_action_of_every_ruleset_has_its_text_with_its_numbers() -> None:
    rulesets_seen = every_ruleset()
    assert len(rulesets_seen) > 60
    for ruleset in rulesets_seen:
        wording = Wording(ruleset, narrator(ruleset))
        for offer in wording.offers:
            text = wording.action_help(offer.action, offer_claim(offer))
            assert "{" not in text
            assert not offer.cost or coins(offer.cost) in text
            claim = offer_claim(offer)
            if claim != NO_CHARACTER:
                assert wording.character(claim) in text
            for blocker in wording.blockers(offer.action):
                assert wording.character(blocker) in text
        for rule in wording.rules_in_force():
            assert "{" not in rule
            assert rule.endswith(".")


def test_the_reference_names_what_is_in_the_game_and_nothing_else() -> None:
    for ruleset in every_ruleset():
        text = page(ruleset)
        wording = Wording(ruleset, narrator(ruleset))
        for index, info in enumerate(CHARACTERS):
            assert (f"card-{info.word}'" in text) == (index in ruleset.cast), info.word
        for offer in wording.offers:
            assert wording.action(offer.action) in text
        teams = ruleset.preset.team_names
        assert all(bool(re.search(rf"\b{n}\b", text)) == ruleset.teams for n in teams)


@pytest.mark.parametrize("switch", SWITCHES, ids=lambda s: s.word)
def test_every_switch_changes_what_the_rules_in_force_say(switch: object) -> None:
    words = {
        "copies": "4", "box": "unlimited", "two-seat-coins": "none", "refund": "no",
        "blockers": "anyone", "must-coup": "never", "decline": "no", "steal-from-empty": "no",
        "keep-drawn": "1", "contessa-blocks-examine": "yes", "embezzler-loses": "choice",
    }  # fmt: skip
    word = getattr(switch, "word")  # noqa: B009 - the parameter's type is the test's own affair
    seats = 2 if word == "two-seat-coins" else 5
    options = {
        "contessa-blocks-examine": ("inquisitor",), "embezzler-loses": ("factions",),
    }.get(word, ())  # fmt: skip
    usual = Ruleset.make("official", seats, options)
    changed = Ruleset.make("official", seats, options, {word: words[word]})
    said = [Wording(r, narrator(r)).rules_in_force() for r in (usual, changed)]
    assert said[0] != said[1]


def test_rules_that_do_not_matter_are_not_said() -> None:
    plain = Wording(RULESETS[0], narrator(RULESETS[0])).rules_in_force()
    assert not any("Examine" in rule or "Embezzle" in rule or "Red" in rule for rule in plain)


def test_who_may_block_follows_the_ruleset() -> None:
    def steal(ruleset: Ruleset) -> str:
        wording = Wording(ruleset, narrator(ruleset))
        offer = next(o for o in wording.offers if ACTIONS[o.action].word == "steal")
        return wording.counters(offer.action)

    assert steal(RULESETS[0]) == "The target may block it as Captain or Ambassador."
    assert steal(RULESETS[5]) == "Any other seat may block it as Captain or Inspector."


def test_words_in_a_row() -> None:
    assert [either(["A", "B", "C"][:n]) for n in (1, 2, 3)] == ["A", "A or B", "A, B or C"]
    assert all_of(["A", "B"]) == "A and B"
    assert [coins(n) for n in (0, 1, 2)] == ["0 coins", "1 coin", "2 coins"]


@rulesets
@pytest.mark.parametrize("several", [False, True])
def test_every_question_has_its_words(ruleset: Ruleset, several: bool) -> None:
    wording = Wording(ruleset, narrator(ruleset))
    questions = Questions(wording, NAMES, several=several)
    choices = Choices(wording, NAMES, marks=not several)
    for prompt in some_prompts(ruleset):
        question = questions.of(prompt)
        assert question.title
        assert question.detail
        assert "{" not in question.title + question.detail
        assert "  " not in question.title + question.detail
        assert not several or NAMES[prompt.seat] in question.title
        for choice in choices.of(prompt):
            if len(choice.moves) > 1:
                assert choice.text in questions.of_target(prompt, choice).title


@rulesets
def test_a_claim_is_named_with_its_seat(ruleset: Ruleset) -> None:
    wording = Wording(ruleset, narrator(ruleset))
    questions = Questions(wording, NAMES, several=False)
    asked = {Phase.CHALLENGE, Phase.BLOCK, Phase.CHALLENGE_BLOCK}
    for prompt in every_prompt(ruleset, 3):
        view = prompt.view
        if view.phase not in asked or view.action is None:
            continue
        question = questions.of(prompt)
        move = view.block or view.action
        assert NAMES[view.claimant] in question.title
        named = wording.action if view.block is None else wording.deed
        assert named(view.action.action) in question.title
        if move.claim != NO_CHARACTER:
            assert wording.character(move.claim) in question.title


def test_names_are_never_read_as_places_or_markup() -> None:
    names = ("{name}", "<b>B</b>", "{0}", "{action}")
    official = RULESETS[0]
    questions = Questions(Wording(official, Narrator(official, names)), names, several=True)
    choices = Choices(Wording(official, Narrator(official, names)), names, marks=False)
    for prompt in some_prompts(official):
        assert names[prompt.seat] in questions.of(prompt).title
        for choice in choices.of(prompt):
            if len(choice.moves) > 1:
                assert names[prompt.seat] in questions.of_target(prompt, choice).title


def test_a_proof_and_a_loss_say_for_which_action_the_claim_was_made() -> None:
    for ruleset in RULESETS:
        wording = Wording(ruleset, narrator(ruleset))
        questions = Questions(wording, NAMES, several=False)
        for prompt in every_prompt(ruleset, 3):
            action = prompt.view.action
            if prompt.view.phase in (Phase.PROVE, Phase.LOSE) and action is not None:
                question = questions.of(prompt)
                said = f"{question.title} {question.detail}"
                names = (wording.action(action.action), wording.deed(action.action))
                assert any(name in said for name in names)


def test_within_a_sentence_an_action_is_a_noun() -> None:
    """Nothing is asked about somebody's Steal, and nobody blocks Assassinate."""
    verbs = re.compile(r"('s|your|block|stop|for|blocks,) (?:the )?(Assassinate|Steal|Exchange)\b")
    seen = set()
    for ruleset in RULESETS:
        wording = Wording(ruleset, narrator(ruleset))
        questions = Questions(wording, NAMES, several=False)
        for prompt in every_prompt(ruleset, 3):
            question = questions.of(prompt)
            said = f"{question.title} {question.detail}"
            assert not verbs.search(said), said
            action = prompt.view.action
            if action is not None and wording.the_deed(action.action) in said:
                seen.add(wording.the_deed(action.action))
        for offer in wording.offers:
            for blocker in wording.blockers(offer.action):
                text = wording.block_help(offer.action, blocker)
                assert f"to stop {wording.the_deed(offer.action)}." in text
    assert {"the assassination", "the theft", "Foreign Aid"} <= seen


def test_a_target_is_chosen_knowing_what_it_can_counter_with() -> None:
    official = RULESETS[0]
    wording = Wording(official, narrator(official))
    questions = Questions(wording, NAMES, several=False)
    seen = set()
    for prompt in every_prompt(official, 6):
        for choice in Choices(wording, NAMES, marks=True).of(prompt):
            if len(choice.moves) > 1:
                seen.add(choice.text)
                detail = questions.of_target(prompt, choice).detail
                assert wording.counters(choice.moves[0].action) in detail
    assert {"Steal", "Assassinate"} <= seen


def test_the_treasury_pays_no_more_than_it_holds() -> None:
    official = RULESETS[0]
    wording = Wording(official, narrator(official))
    claims = Claims(wording, NAMES, several=False)
    tax = next(
        p.view
        for p in every_prompt(official, 6)
        if p.view.phase is Phase.CHALLENGE and p.view.action and p.view.action.word == "tax"
    )
    assert "3 coins" in claims.of_action(tax, tax.asked)
    assert "1 coin." in claims.of_action(replace(tax, treasury=1), tax.asked)


def test_a_question_is_not_broken_in_two() -> None:
    """Where its line is too long, the question goes to the next one as a whole."""
    official = RULESETS[0]
    questions = Questions(Wording(official, narrator(official)), NAMES, several=False)
    for prompt in some_prompts(official):
        if prompt.view.phase is Phase.CHALLENGE:
            assert questions.of(prompt).title.endswith("Do\u00a0you\u00a0challenge\u00a0it?")


def test_who_is_asked_without_a_choice_is_told_why_where_several_read_along() -> None:
    official = RULESETS[0]
    wording = Wording(official, narrator(official))
    told: dict[tuple[bool, bool], set[bool]] = {}
    for prompt in every_prompt(official, 20):
        hand = prompt.view.hand
        if prompt.view.phase is Phase.LOSE and len(hand) == 2:
            for several in (False, True):
                detail = Questions(wording, NAMES, several=several).of(prompt).detail
                said = told.setdefault((several, hand[0] == hand[1]), set())
                said.add("so that nobody can tell" in detail)
    assert told == {
        (False, False): {False},
        (False, True): {False},
        (True, False): {False},
        (True, True): {True},
    }
