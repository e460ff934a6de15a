"""A game in hindsight: what holds in any game, and wherever its record breaks off."""

from collections import Counter
from itertools import pairwise
from random import Random

from coup_desktop.engine import events as ev
from coup_desktop.engine.cast import CHARACTERS, NO_CHARACTER
from coup_desktop.engine.events import Cause, Phase
from coup_desktop.engine.game import Game
from coup_desktop.engine.moves import NOBODY
from coup_desktop.engine.record import Draw, Record
from coup_desktop.engine.review import Claim, Fate, Review, review
from tests.engine.play import Sided, all_options, random_rules
from tests.engine.told import in_short


def replayed(record: Record) -> Game:
    setup = record.setup
    game = Game.start(setup.ruleset, setup.starter, None, setup.teams, setup.deal)
    for entry in record.entries:
        game.draw(entry.cards) if isinstance(entry, Draw) else game.push(entry.move)
    return game


def check(record: Record) -> Review:
    told = review(record)
    game = replayed(record)
    history = game.history or []
    kinds = Counter(type(event) for event in history)
    declared = [e for e in history if isinstance(e, ev.Declared) and e.move.challengeable]
    assert len(told.claims) == len(declared) + kinds[ev.Blocked]
    assert [c.number for c in told.claims] == list(range(len(told.claims)))
    assert len(told.doubts) == kinds[ev.Challenged]
    assert len(told.losses) == kinds[ev.Lost]
    assert sum(loss.exiled for loss in told.losses) == kinds[ev.Exiled]
    assert sum(claim.fate is Fate.PROVEN for claim in told.claims) == kinds[ev.Shown]
    assert (told.winner is not None) == game.over
    assert told.turns == kinds[ev.TurnBegan]
    assert all(a.turn <= b.turn for a, b in pairwise(told.moments))
    for claim in told.claims:
        check_claim(claim, game)
    for loss in told.losses:
        assert loss.by not in (NOBODY, loss.seat)
        assert (loss.claim is None) == (loss.cause is Cause.COUP)
    seats = told.seats
    assert sum(s.claims for s in seats) == len(told.claims)
    assert sum(s.bluffs for s in seats) == sum(c.bluff for c in told.claims)
    assert sum(s.fooled for s in seats) == sum(s.was_fooled for s in seats)
    assert sum(s.fooled for s in seats) == sum(pair.times for pair in told.fooled)
    for s in seats:
        assert s.caught + s.declined == sum(
            d.claimant == s.seat and bool(d.right) for d in told.doubts
        )
        assert s.hidden == game.hands[s.seat]
        assert (s.exiled is None) == bool(s.hidden)
    return told


def check_claim(claim: Claim, game: Game) -> None:
    if claim.character == NO_CHARACTER:
        assert claim.true == (not any(CHARACTERS[card].barred for card in claim.held))
    else:
        assert claim.true == (claim.character in claim.held)
    doubted = claim.doubter != NOBODY
    if claim.fate is not Fate.OPEN:
        assert doubted == (claim.fate is not Fate.UNDOUBTED)
    if claim.fate is Fate.CAUGHT:
        assert claim.bluff
    if claim.fate in (Fate.PROVEN, Fate.DECLINED):
        assert claim.true
    if claim.fate is Fate.DECLINED:
        assert game.ruleset.decline != "no"
    if claim.fate in (Fate.CAUGHT, Fate.DECLINED):
        assert not claim.went_through
    assert claim.seat not in {*claim.passed, *claim.fooled, claim.doubter}
    assert set(claim.hurt) <= set(claim.fooled) <= set(claim.passed)
    if claim.fooled:
        assert claim.bluff
        assert claim.went_through
    assert 0 <= claim.chance <= 1
    assert claim.score >= 0


def cut(record: Record, entries: int) -> Record:
    """Its beginning, as far as the Court has given what it owes."""
    part = Record(record.setup, record.entries[:entries])
    while replayed(part).phase is Phase.DRAW:
        part.entries.append(record.entries[len(part.entries)])
    return part


def test_any_game_and_where_it_may_break_off() -> None:
    random = Random(20)
    fates: Counter[Fate] = Counter()
    fooled = 0
    for _ in range(120):
        record = Sided(random_rules(random), random).run().record
        told = check(record)
        assert told.winner is not None
        assert all(claim.fate is not Fate.OPEN for claim in told.claims)
        fates.update(claim.fate for claim in told.claims)
        fooled += len(told.fooled)
        part = check(cut(record, random.randrange(len(record.entries))))
        assert [in_short(c) for c in part.claims[:-2]] == [
            in_short(c) for c in told.claims[: len(part.claims)][:-2]
        ]
    assert all(fates[fate] > 10 for fate in Fate if fate is not Fate.OPEN)
    assert fooled > 50


def test_every_preset_and_option() -> None:
    random = Random(21)
    for rules in all_options():
        check(Sided(rules, random).run().record)
