"""What a seat can refute, and so is asked about."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from coup_desktop.engine.cast import CONTESSA, DUKE, EMBEZZLE, NO_CHARACTER, TAX, Character
from coup_desktop.engine.events import Phase
from coup_desktop.engine.moves import Move
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.table.passing import AskedAbout, aims_at, passes, refutes, touches
from coup_desktop.table.prompt import Prompt
from tests.table.questions import every_prompt

REFUTABLE, TOUCHING = AskedAbout.REFUTABLE, AskedAbout.TOUCHING


def claim(phase: Phase, ruleset: Ruleset, fits: Callable[[Prompt], bool]) -> Prompt:
    return next(
        prompt
        for prompt in every_prompt(ruleset, 40)
        if prompt.view.phase is phase
        and len(prompt.view.living) > 2
        and not aims_at(prompt.view, prompt.seat)
        and fits(prompt)
    )


def doubted(prompt: Prompt) -> Move:
    found = prompt.view.block or prompt.view.action
    assert found is not None
    return found


def with_hand(prompt: Prompt, *hand: Character) -> Prompt:
    return replace(prompt, view=replace(prompt.view, hand=tuple(sorted(hand))))


def with_lost(prompt: Prompt, *cards: Character) -> Prompt:
    """The same question where the seat on the left of the asked one has lost those cards."""
    view = prompt.view
    other = (prompt.seat + 1) % len(view.seats)
    bare = [replace(seat, revealed=()) for seat in view.seats]
    bare[other] = replace(bare[other], revealed=cards)
    return replace(prompt, view=replace(view, seats=tuple(bare)))


def test_a_claim_is_refutable_when_all_copies_are_in_sight() -> None:
    ruleset = Ruleset.make("official", 4)
    tax = claim(
        Phase.CHALLENGE,
        ruleset,
        lambda p: doubted(p).claim == DUKE,
    )
    two = with_lost(with_hand(tax, DUKE, CONTESSA), DUKE)
    three = with_lost(with_hand(tax, DUKE, DUKE), DUKE)
    assert not refutes(two)
    assert passes(two, REFUTABLE, letting=False)
    assert refutes(three)
    assert not passes(three, REFUTABLE, letting=False)
    assert passes(three, TOUCHING, letting=False)
    assert passes(three, REFUTABLE, letting=True)


def test_a_block_is_refutable_in_the_same_way() -> None:
    ruleset = Ruleset.make("official", 4)
    block = claim(Phase.CHALLENGE_BLOCK, ruleset, lambda p: p.view.action is not None)
    assert block.view.block is not None
    card = block.view.block.claim
    assert refutes(with_lost(with_hand(block, card, card), card))
    others = [c for c in ruleset.cast if c != card]
    assert not refutes(with_lost(with_hand(block, *others[:2]), card, card))


@pytest.mark.parametrize("hand", [(DUKE, CONTESSA), (CONTESSA, CONTESSA)])
def test_who_holds_a_blocker_is_asked_whether_to_block(hand: tuple[Character, ...]) -> None:
    aid = claim(Phase.BLOCK, Ruleset.make("official", 4), lambda p: True)
    asked = with_hand(aid, *hand)
    assert refutes(asked) == (DUKE in hand)
    assert passes(asked, REFUTABLE, letting=False) == (DUKE not in hand)
    assert passes(asked, TOUCHING, letting=False)


def test_an_embezzler_is_refuted_when_too_few_other_cards_are_out_of_sight() -> None:
    ruleset = Ruleset.make("official", 4, ("factions",))
    theft = claim(
        Phase.CHALLENGE,
        ruleset,
        lambda p: doubted(p).action == EMBEZZLE,
    )
    assert theft.view.action is not None
    assert theft.view.action.claim == NO_CHARACTER
    others = [c for c in ruleset.cast if c != DUKE for _ in range(3)]
    influence = theft.view.seats[theft.view.turn].influence
    enough = with_lost(with_hand(theft, *others[:2]), *others[2 : len(others) - influence])
    short = with_lost(with_hand(theft, *others[:2]), *others[2 : len(others) - influence + 1])
    assert not refutes(enough)
    assert refutes(short)


def test_who_stands_alone_is_touched_by_everything() -> None:
    """The last of a side: nobody else would doubt the others."""
    ruleset = Ruleset.make("official", 4, ("factions",))
    tax = claim(
        Phase.CHALLENGE,
        ruleset,
        lambda p: doubted(p).action == TAX,
    )
    seats = list(tax.view.seats)
    for alone in (False, True):
        for other, seat in enumerate(seats):
            mine = other == tax.seat or (not alone and other == (tax.seat + 1) % 4)
            seats[other] = replace(seat, team=0 if mine else 1)
        assert touches(replace(tax.view, seats=tuple(seats)), tax.seat) == alone
    one_side = tuple(replace(seat, team=1) for seat in seats)
    assert not touches(replace(tax.view, seats=one_side), tax.seat), "each for itself again"
