"""What a prompt offers: all that is legal, nothing else, each thing once."""

from collections import Counter
from dataclasses import replace

import pytest

from coup_desktop.desk.choice import Choice, Mark, Tone
from coup_desktop.desk.choices import PRIVATE_PHASES, Choices
from coup_desktop.desk.wording import Wording, offer_claim
from coup_desktop.engine.cast import CHARACTERS, NO_CHARACTER, STEAL
from coup_desktop.engine.events import Phase
from coup_desktop.engine.moves import Kind
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.engine.view import View
from coup_desktop.table.prompt import Prompt
from tests.desk.prompt_games import NAMES, RULESETS, narrator, prompt_in
from tests.table.questions import every_prompt

CAPS = set("ABCDEFGHIJKLMNOPQRSTUVWXYZ1234567890") | {"Esc"}
rulesets = pytest.mark.parametrize(
    "ruleset", RULESETS, ids=lambda r: "-".join([r.preset.word, *r.options])
)


def choices_for(ruleset: Ruleset, *, marks: bool = True) -> Choices:
    return Choices(Wording(ruleset, narrator(ruleset)), NAMES[: ruleset.seats], marks=marks)


@rulesets
def test_every_legal_move_is_offered_once_and_no_other(ruleset: Ruleset) -> None:
    choices = choices_for(ruleset)
    phases = set()
    for prompt in every_prompt(ruleset, 14):
        phases.add(prompt.view.phase)
        offered = choices.of(prompt)
        answers = Counter(move for choice in offered for move in choice.moves)
        assert answers == Counter(prompt.legal)
        for choice in offered:
            assert bool(choice.moves) != bool(choice.refused), choice
    assert {Phase.ACTION, Phase.BLOCK, Phase.LOSE, Phase.EXCHANGE} <= phases


@rulesets
def test_keys_are_ones_that_can_be_pressed_and_tell_the_answers_apart(ruleset: Ruleset) -> None:
    choices = choices_for(ruleset)
    for prompt in every_prompt(ruleset, 6):
        offered = choices.of(prompt)
        sets = [offered]
        sets += [choices.targets(prompt, choice) for choice in offered if len(choice.moves) > 1]
        for each in sets:
            keys = [choice.key for choice in each]
            assert set(keys) <= CAPS
            assert len(set(keys)) == len(keys), keys
            spoken = [choice.full_text for choice in each]
            assert len(set(spoken)) == len(spoken), spoken
            assert len(each) <= 18


@rulesets
def test_a_target_goes_by_the_number_of_its_seat_in_every_prompt(ruleset: Ruleset) -> None:
    choices = choices_for(ruleset)
    for prompt in every_prompt(ruleset, 3):
        for choice in choices.of(prompt):
            if len(choice.moves) < 2:
                continue
            *seats, back = choices.targets(prompt, choice)
            assert (back.key, back.tone, back.moves) == ("Esc", Tone.BACK, ())
            assert [c.moves for c in seats] == [(move,) for move in choice.moves]
            for offered in seats:
                target = offered.moves[0].target
                assert offered.text == NAMES[target]
                assert offered.key == str((target + 1) % 10)


def test_an_action_has_the_same_key_in_every_ruleset() -> None:
    keys: dict[str, set[object]] = {}
    for ruleset in RULESETS:
        prompt = prompt_in(ruleset, Phase.ACTION)
        wording = Wording(ruleset, narrator(ruleset))
        for offer in wording.offers:
            moves = {offer.plain, *offer.aimed} - {None}
            for choice in choices_for(ruleset).of(prompt):
                if set(choice.moves) & moves and offer_claim(offer) != NO_CHARACTER:
                    keys.setdefault(choice.key, set()).add(offer.action)
    assert all(len(actions) == 1 for actions in keys.values()), keys


@rulesets
def test_all_actions_of_the_game_are_shown_and_no_others(ruleset: Ruleset) -> None:
    wording = Wording(ruleset, narrator(ruleset))
    offered = choices_for(ruleset).of(prompt_in(ruleset, Phase.ACTION))
    shown = {card for choice in offered for card in choice.cards}
    assert shown == {c for c in ruleset.cast if wording.offers_of(c)}
    names = {wording.action(offer.action) for offer in wording.offers}
    assert {choice.text for choice in offered} == names


def on_turn(ruleset: Ruleset, coins: int, reserve: int = 0, others: int | None = None) -> Prompt:
    """A turn with so many coins, made from the first prompt; legal moves as the engine lists."""
    from coup_desktop.engine.rulebook import rulebook

    prompt = prompt_in(ruleset, Phase.ACTION)
    seats = list(prompt.view.seats)
    seats[prompt.seat] = replace(seats[prompt.seat], coins=coins)
    for seat in range(ruleset.seats):
        if others is not None and seat != prompt.seat:
            seats[seat] = replace(seats[seat], coins=others)
    view: View = replace(prompt.view, seats=tuple(seats), reserve=reserve)
    rivals = sum(1 << seat for seat in range(ruleset.seats) if seat != prompt.seat)
    rich = rivals if ruleset.steal_from_empty or others != 0 else 0
    legal = rulebook(ruleset).turn_moves(coins, rivals, rivals, rich, reserve > 0)
    return Prompt(0, prompt.seat, view, legal)


def refused(ruleset: Ruleset, prompt: Prompt) -> dict[str, Choice]:
    return {c.full_text: c for c in choices_for(ruleset).of(prompt) if c.refused}


def test_reasons_name_what_is_missing() -> None:
    official = RULESETS[2]
    poor = refused(official, on_turn(official, coins=1))
    assert poor["Coup"].refused == "Coup costs 7 coins; you have 1 coin."
    assert poor["Assassinate"].refused == "Assassinate costs 3 coins; you have 1 coin."
    assert (
        poor["Convert: another seat"].refused
        == "Convert (another seat) costs 2 coins; you have 1 coin."
    )
    assert poor["Embezzle"].refused == "There are no coins in the Almshouse."
    assert {name: choice.note for name, choice in poor.items()} == {
        "Coup": "needs 7 coins",
        "Assassinate": "needs 3 coins",
        "Convert: another seat": "another · needs 2",
        "Embezzle": "Almshouse empty",
    }
    assert set(poor) == {"Coup", "Assassinate", "Convert: another seat", "Embezzle"}

    rich = refused(official, on_turn(official, coins=10, reserve=3))
    assert "Coup" not in rich
    assert {c.refused for c in rich.values()} == {"With 10 coins or more, Coup is compulsory."}

    city = RULESETS[3]
    empty = refused(city, on_turn(city, coins=4, others=0))
    assert empty["Steal"].refused == "No seat that may be the target has coins."


def test_nothing_is_compulsory_where_the_rules_do_not_say_so() -> None:
    coup_x = RULESETS[5]
    assert not refused(coup_x, on_turn(coup_x, coins=12))


@rulesets
def test_marks_tell_the_truth_and_only_where_one_person_looks(ruleset: Ruleset) -> None:
    marked, bare = choices_for(ruleset), choices_for(ruleset, marks=False)
    for prompt in every_prompt(ruleset, 4):
        assert all(choice.mark is Mark.NONE for choice in bare.of(prompt))
        for choice in marked.of(prompt):
            if choice.mark is Mark.NONE:
                continue
            if not choice.cards:
                assert any(CHARACTERS[card].barred for card in prompt.view.hand)
                continue
            held = choice.cards[0] in prompt.view.hand
            assert choice.mark is (Mark.HELD if held else Mark.BLUFF)


@rulesets
def test_prompts_that_name_own_cards_are_private(ruleset: Ruleset) -> None:
    """For several people a prompt in the open is the same whatever its seat holds."""
    bare = choices_for(ruleset, marks=False)
    for prompt in every_prompt(ruleset, 4):
        if prompt.view.phase in PRIVATE_PHASES:
            continue
        others = tuple(sorted(ruleset.cast, reverse=True))[: len(prompt.view.hand)]
        other = replace(prompt, view=replace(prompt.view, hand=others))
        assert bare.of(other) == bare.of(prompt)


def test_a_doubt_and_letting_pass_differ_in_more_than_colour() -> None:
    doubt, consent = choices_for(RULESETS[0]).of(prompt_in(RULESETS[0], Phase.CHALLENGE))
    assert (doubt.text, doubt.key, doubt.tone) == ("Challenge", "C", Tone.DOUBT)
    assert (consent.text, consent.key, consent.tone) == ("Let it pass", "A", Tone.CONSENT)


def test_blocks_name_their_character() -> None:
    six = RULESETS[6]
    prompt = next(
        p
        for p in every_prompt(six, 30)
        if p.view.phase is Phase.BLOCK
        and p.view.action is not None
        and p.view.action.action == STEAL
    )
    texts = [choice.text for choice in choices_for(six).of(prompt)]
    assert sorted(texts) == [
        "Block as Captain", "Block as Dealer", "Block as Inspector", "Let it pass",
    ]  # fmt: skip


def test_declining_is_called_so_only_where_the_claim_could_be_shown() -> None:
    official = RULESETS[0]
    for prompt in every_prompt(official, 20):
        if prompt.view.phase is not Phase.PROVE:
            continue
        shows = any(move.kind is Kind.SHOW for move in prompt.legal)
        texts = [c.text for c in choices_for(official).of(prompt)]
        assert any(text.startswith("Decline") for text in texts) == shows
        assert any(text.startswith("Show") for text in texts) == shows


def test_no_key_that_answers_a_claim_starts_an_action() -> None:
    """A key pressed once too often after a challenge must not start an action."""
    answers = {"A", "B", "C", "N"}
    for ruleset in RULESETS:
        for choice in choices_for(ruleset).of(prompt_in(ruleset, Phase.ACTION)):
            assert choice.key not in answers
