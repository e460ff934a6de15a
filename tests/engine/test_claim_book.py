"""The book of claims: what every seat has claimed, and what came of it."""

from collections import Counter
from random import Random

from coup_desktop.engine.cast import (
    AMBASSADOR,
    ASSASSIN,
    CAPTAIN,
    CONTESSA,
    DUKE,
    NO_CHARACTER,
    Character,
)
from coup_desktop.engine.claim_book import Break, Claim, ClaimBook, Fate, SeatClaims
from coup_desktop.engine.events import Cause, Declared
from coup_desktop.engine.game import Game
from coup_desktop.engine.review import Fate as ToldFate
from coup_desktop.engine.review import review
from coup_desktop.engine.ruleset import Ruleset
from tests.engine.play import Sided, all_options, random_rules


def book_of(game: Game) -> ClaimBook:
    """As an onlooker keeps it."""
    book = ClaimBook.before(game.ruleset.seats)
    for event in game.view(None).history:
        book.enter(event)
    return book


def all_claims(seat: SeatClaims) -> list[Claim]:
    """Those before every break, too."""
    return [*(claim for gone in seat.breaks for claim in gone.before), *seat.claims]


def test_any_game_against_its_story() -> None:
    random = Random(11)
    fates: Counter[Fate] = Counter()
    causes: Counter[Cause] = Counter()
    for rules in [*all_options(), *(random_rules(random) for _ in range(80))]:
        side = Sided(rules, random).run()
        told = review(side.record)
        book = book_of(side.game)
        for number, seat in enumerate(book.seats):
            claims = [claim for claim in told.claims if claim.seat == number]
            made = {(claim.character, claim.turn) for claim in claims}
            assert {(c.character, t) for c in all_claims(seat) for t in c.turns} == made
            proven = [claim for claim in claims if claim.fate is ToldFate.PROVEN]
            caught = [c for c in claims if c.fate in (ToldFate.CAUGHT, ToldFate.DECLINED)]
            assert (seat.proven, seat.caught) == (len(proven), len(caught))
            for fate, those in ((Fate.PROVEN, proven), (Fate.CAUGHT, caught)):
                settled = [(c.character, c.settled) for c in all_claims(seat) if c.fate is fate]
                assert sorted(settled) == sorted((c.character, c.turn) for c in those)
            assert bool(seat.exiled) == (side.game.living >> number & 1 == 0)
            fates.update(claim.fate for claim in all_claims(seat))
            causes.update(gone.cause for gone in seat.breaks)
    assert all(fates[fate] > 5 for fate in Fate if fate is not Fate.DOUBTED), fates
    assert set(causes) == {
        Cause.EXCHANGE,
        Cause.EXAMINATION,
        Cause.REPLACEMENT,
        Cause.PROOF,
        Cause.CHALLENGE,
    }


def _game(deal: list[tuple[Character, Character]]) -> Game:
    return Game.start(Ruleset.make("official", len(deal)), 0, None, None, deal)


def _play(game: Game, *words: str) -> None:
    for word in words:
        game.play(next(m for m in game.legal() if m.text(["A", "B", "C"]) == word))


def test_from_open_to_doubted_to_proven_and_claimed_again() -> None:
    game = _game([(DUKE, DUKE), (CONTESSA, CAPTAIN), (CAPTAIN, CAPTAIN)])
    _play(game, "tax", "allow", "allow", "income", "income")
    assert book_of(game).seats[0] == SeatClaims((Claim(DUKE, (1,)),))
    _play(game, "tax", "challenge")
    assert book_of(game).seats[0].claims == (Claim(DUKE, (1, 4), Fate.DOUBTED, 4),)
    _play(game, "show duke", "lose contessa")
    game.draw((AMBASSADOR,))
    proven = Claim(DUKE, (1, 4), Fate.PROVEN, 4)
    assert book_of(game).seats[0] == SeatClaims((proven,), proven=1)
    _play(game, "income", "income", "tax")
    assert book_of(game).seats[0].claims == (proven, Claim(DUKE, (7,)))


def test_caught_and_lost() -> None:
    game = _game([(DUKE, CONTESSA), (CONTESSA, CAPTAIN), (CAPTAIN, CAPTAIN)])
    _play(game, "tax", "allow", "allow", "tax", "challenge", "lose captain")
    caught = Claim(DUKE, (2,), Fate.CAUGHT, 2)
    assert book_of(game).seats[1] == SeatClaims((caught,), caught=1)
    _play(game, "income", "steal B", "challenge", "lose contessa")
    fell = Claim(CAPTAIN, (4,), Fate.CAUGHT, 4)
    assert book_of(game).seats[0] == SeatClaims((Claim(DUKE, (1,)), fell), caught=1)


def test_a_lost_card_ends_what_was_claimed_of_it() -> None:
    game = _game([(DUKE, CONTESSA), (CONTESSA, CAPTAIN), (CAPTAIN, CAPTAIN)])
    _play(game, "tax", "allow", "allow", "steal A", "allow", "challenge")
    _play(game, "show captain", "lose duke")
    assert book_of(game).seats[0].claims == (Claim(DUKE, (1,), Fate.LOST, 2),)


def test_an_exchange_breaks_with_what_was_claimed() -> None:
    game = _game([(AMBASSADOR, ASSASSIN), (CONTESSA, CAPTAIN), (CAPTAIN, CAPTAIN)])
    _play(game, "exchange", "allow", "allow")
    game.draw((DUKE, DUKE))
    _play(game, "keep duke duke")
    gone = Break(1, Cause.EXCHANGE, (Claim(AMBASSADOR, (1,)),))
    assert book_of(game).seats[0] == SeatClaims((), (gone,))


def test_income_claims_nothing_and_embezzling_does() -> None:
    random = Random(5)
    rules = next(r for r in all_options() if r.preset == "coup-x" and r.teams and r.seats == 4)
    while True:
        side = Sided(rules, random)
        while not side.over:
            side.step()
            last = [e for e in side.game.history or () if isinstance(e, Declared)][-1:]
            if last and last[0].move.word == "embezzle":
                claims = book_of(side.game).seats[last[0].seat]
                assert NO_CHARACTER in {c.character for c in all_claims(claims)}
                return
