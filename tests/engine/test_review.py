"""A game in hindsight: worked by hand."""

from dataclasses import replace
from math import sqrt

import pytest

from coup_desktop.engine.cast import CHARACTERS, NO_CHARACTER
from coup_desktop.engine.events import Cause
from coup_desktop.engine.game import IllegalMoveError
from coup_desktop.engine.record import Decision, Draw, Record
from coup_desktop.engine.record_reader import read
from coup_desktop.engine.review import Claim, Doubt, Fooled, Loss, Review, review
from coup_desktop.engine.stand_ins import absence, up_to
from tests.engine.told import DEAL3, game_text, in_short

ADA, BO, CY, DI = range(4)
DEAL4 = (*DEAL3, "ambassador contessa")
SAMPLE = """\
coup-record 1
rules official
seat Natasha
seat Sacha
seat Haig
starter Natasha
deal Natasha contessa duke
deal Sacha captain contessa
deal Haig assassin duke

Natasha tax
Sacha exchange
draw assassin duke
Sacha keep assassin captain
Haig tax
Sacha challenge
Haig show duke
Sacha lose assassin
draw contessa
Natasha tax
Sacha income
Haig assassinate Natasha
Natasha block contessa
Natasha coup Haig
Haig lose contessa
Sacha steal Haig
Haig block ambassador
Sacha challenge
Haig lose assassin
"""
"""RECORD.md's own example."""


def of(
    body: str,
    *,
    rules: str = "official",
    head: str = "",
    deal: tuple[str, ...] = DEAL3,
    teams: tuple[str, ...] = (),
) -> Review:
    return review(read(game_text(body, rules=rules, head=head, deal=deal, teams=teams)).record)


def test_the_sample_of_the_format() -> None:
    told = review(read(SAMPLE).record)
    assert [in_short(claim) for claim in told.claims] == [
        "1 0 tax duke true UNDOUBTED through",
        "2 1 exchange ambassador bluff UNDOUBTED through",
        "3 2 tax duke true PROVEN through",
        "4 0 tax duke true UNDOUBTED through",
        "6 2 assassinate assassin true UNDOUBTED stopped",
        "6 0 block contessa true UNDOUBTED through",
        "8 1 steal captain true UNDOUBTED through",
        "8 2 block ambassador bluff CAUGHT stopped",
    ]
    assert told.doubts == (Doubt(3, 1, 2, 2, False), Doubt(8, 1, 7, 2, True))
    losses = [
        (x.turn, x.seat, CHARACTERS[x.card].word, x.cause, x.by, x.claim) for x in told.losses
    ]
    assert losses == [
        (3, 1, "assassin", Cause.CHALLENGE, 2, 2),
        (7, 2, "contessa", Cause.COUP, 0, None),
        (8, 2, "assassin", Cause.CHALLENGE, 1, 7),
    ]
    assert [loss.exiled for loss in told.losses] == [False, False, True]
    assert [type(moment) for moment in told.moments] == [
        Claim, Claim, Claim, Doubt, Loss, Claim, Claim, Claim, Loss, Claim, Claim, Doubt, Loss,
    ]  # fmt: skip
    assert (told.winner, told.turns) == (None, 9)


def test_the_seats_of_the_sample() -> None:
    told = review(read(SAMPLE).record)
    natasha, sacha, haig = told.seats
    assert (natasha.claims, natasha.bluffs, natasha.honesty) == (3, 0, 1.0)
    assert (sacha.claims, sacha.bluffs, sacha.caught, sacha.honesty) == (2, 1, 0, 0.5)
    assert (haig.claims, haig.bluffs, haig.caught) == (3, 1, 1)
    assert haig.honesty == pytest.approx(2 / 3)
    assert (sacha.doubts_right, sacha.doubts_wrong) == (1, 1)
    assert (sacha.fooled, natasha.was_fooled, haig.was_fooled, sacha.was_fooled) == (2, 1, 1, 0)
    assert (natasha.exiled, haig.exiled) == (None, 8)
    assert [CHARACTERS[card].word for card in haig.lost] == ["contessa", "assassin"]
    assert [CHARACTERS[card].word for card in natasha.hidden] == ["duke", "contessa"]


def test_the_best_bluff_of_the_sample() -> None:
    told = review(read(SAMPLE).record)
    best = told.best_bluff
    assert best is told.claims[1]
    assert best.passed == (2, 0)
    assert (best.fooled, best.hurt, best.spoils) == ((0, 2), (), 2)
    # Three Ambassadors among fifteen unseen cards, and two cards in hand.
    chance = 1 - (12 * 11) / (15 * 14)
    assert best.chance == pytest.approx(chance)
    assert best.score == pytest.approx(2 * sqrt(2) / chance)
    assert told.fooled == (Fooled(1, 0, 1, 0), Fooled(1, 2, 1, 0))


def test_a_caught_action() -> None:
    told = of("Ada exchange; Cy challenge; Ada lose duke")
    (claim,) = told.claims
    assert in_short(claim) == "1 0 exchange ambassador bluff CAUGHT stopped"
    assert (claim.passed, claim.doubter, claim.fooled) == ((BO,), CY, ())
    assert told.doubts == (Doubt(1, CY, 0, ADA, True),)
    assert (told.losses[0].by, told.losses[0].claim) == (CY, 0)
    assert told.best_bluff is None
    assert told.seats[ADA].honesty == 0


def test_a_true_claim_that_is_not_shown_by_choice() -> None:
    told = of("Ada tax; Bo challenge; Ada lose captain")
    assert in_short(told.claims[0]) == "1 0 tax duke true DECLINED stopped"
    ada, bo = told.seats[ADA], told.seats[BO]
    assert (ada.caught, ada.declined, ada.bluffs, ada.honesty) == (0, 1, 0, 1)
    assert (bo.doubts_right, bo.doubts_wrong) == (1, 0)
    assert told.losses[0].by == BO


def test_who_must_show_has_proven() -> None:
    told = of(
        "Ada tax; Bo challenge; Bo lose guard; draw assassin",
        rules="coup-x",
        deal=("thief captain", "thief guard", "assassin captain"),
    )
    assert in_short(told.claims[0]) == "1 0 tax thief true PROVEN through"


def test_a_bluff_that_hurts_its_target() -> None:
    told = of("Ada income; Bo steal Cy; Cy income")
    claim = told.claims[0]
    assert in_short(claim) == "2 1 steal captain bluff UNDOUBTED through"
    assert (claim.fooled, claim.hurt, claim.spoils) == ((ADA, CY), (CY,), 2)
    assert told.fooled == (Fooled(BO, ADA, 1, 0), Fooled(BO, CY, 1, 1))


def test_a_bluff_that_is_blocked_fools_nobody() -> None:
    told = of("Ada income; Bo steal Cy; Cy block captain; Cy income")
    assert [in_short(claim) for claim in told.claims] == [
        "2 1 steal captain bluff UNDOUBTED stopped",
        "2 2 block captain true UNDOUBTED through",
    ]
    assert told.fooled == ()
    assert told.claims[0].spoils == 0
    assert (told.claims[1].against, told.claims[1].spoils) == (BO, 2)


def test_a_block_that_is_a_bluff() -> None:
    told = of("Ada foreign-aid; Cy block duke; Bo tax")
    block = told.claims[0]
    assert in_short(block) == "1 2 block duke bluff UNDOUBTED through"
    assert (block.fooled, block.hurt, block.spoils) == ((ADA, BO), (ADA,), 2)
    assert told.best_bluff is block


def test_an_assassination_is_worth_an_influence_less_its_price() -> None:
    told = of("Ada tax; Bo tax; Cy income; Ada assassinate Bo; Bo lose duke; Bo income")
    claim = told.claims[2]
    assert in_short(claim) == "4 0 assassinate assassin bluff UNDOUBTED through"
    assert (claim.spoils, claim.hurt) == (4, (BO,))
    assert told.losses == (Loss(4, BO, told.losses[0].card, Cause.ASSASSINATION, ADA, 2, False),)


def test_a_bluff_by_which_the_game_is_won() -> None:
    told = of(
        "Ada tax; Bo exchange; Ada challenge; Bo lose duke; Ada assassinate Bo; Bo lose contessa",
        deal=DEAL3[:2],
    )
    assert in_short(told.claims[-1]) == "3 0 assassinate assassin bluff UNDOUBTED through"
    assert (told.winner, told.turns) == (ADA, 3)
    assert told.best_bluff is told.claims[-1]
    assert told.losses[-1].exiled
    # One Duke lies face up; five characters, three each.
    assert told.claims[-1].chance == pytest.approx(1 - (11 * 10) / (14 * 13))


def test_a_doubt_by_which_the_game_is_lost() -> None:
    told = of(
        "Ada tax; Bo exchange; Ada challenge; Bo lose duke; Ada tax; Bo challenge; Ada show duke",
        deal=DEAL3[:2],
    )
    assert in_short(told.claims[-1]) == "3 0 tax duke true PROVEN stopped"
    assert told.winner is None
    over = of(
        "Ada tax; Bo exchange; Ada challenge; Bo lose duke; Ada tax; Bo challenge; Ada show duke; "
        "Bo lose contessa",
        deal=DEAL3[:2],
    )
    assert in_short(over.claims[-1]) == "3 0 tax duke true PROVEN stopped"
    assert (over.winner, over.losses[-1].by, over.losses[-1].exiled) == (ADA, ADA, True)


@pytest.mark.parametrize(
    ("body", "words_of_last", "right"),
    [
        ("Ada exchange", "1 0 exchange ambassador bluff OPEN stopped", ()),
        ("Ada exchange; Bo allow", "1 0 exchange ambassador bluff OPEN stopped", ()),
        ("Ada exchange; Bo challenge", "1 0 exchange ambassador bluff OPEN stopped", (None,)),
        (
            "Ada steal Bo; Bo allow; Cy allow; Bo block captain",
            "1 1 block captain bluff OPEN stopped",
            (),
        ),
    ],
)
def test_a_record_that_breaks_off(
    body: str, words_of_last: str, right: tuple[bool | None, ...]
) -> None:
    told = of(body)
    assert in_short(told.claims[-1]) == words_of_last
    assert tuple(doubt.right for doubt in told.doubts) == right
    assert told.fooled == ()
    assert told.winner is None


SIDES = ("monarchists", "populists", "monarchists", "populists")


def test_an_embezzler_claims_to_hold_no_barred_card() -> None:
    told = of(
        "Ada convert; Bo income; Cy embezzle; Di income; Ada convert; Bo embezzle; Di challenge; "
        "Bo lose duke; draw captain",
        teams=SIDES,
        head="option factions",
        deal=DEAL4,
    )
    true, bluff = told.claims
    assert in_short(true) == "3 2 embezzle none true UNDOUBTED through"
    assert true.spoils == 1
    assert true.chance == pytest.approx((12 * 11) / (15 * 14))
    assert in_short(bluff) == "6 1 embezzle none bluff CAUGHT stopped"
    assert bluff.character == NO_CHARACTER
    assert told.seats[BO].caught == 1


def test_an_embezzler_who_is_believed() -> None:
    told = of(
        "Ada convert; Bo embezzle; Cy income", teams=SIDES, head="option factions", deal=DEAL4
    )
    (claim,) = told.claims
    # Ada has gone over to the Populists, where Bo and Di are: only Cy is fooled.
    assert claim.passed == (CY, DI, ADA)
    assert (claim.fooled, claim.hurt, claim.spoils) == ((CY,), (), 1)


def test_an_embezzler_who_opens_the_whole_hand_has_proven() -> None:
    told = of(
        "Ada convert; Bo income; Cy embezzle; Di challenge; Cy show; Di lose contessa; "
        "draw captain captain",
        teams=SIDES,
        head="option factions",
        deal=DEAL4,
    )
    assert in_short(told.claims[0]) == "3 2 embezzle none true PROVEN through"
    assert (told.losses[0].seat, told.losses[0].by) == (DI, CY)


def test_friends_are_fooled_once_one_team_is_left() -> None:
    alone = of(
        "Ada income; Bo exchange; draw assassin assassin; Bo keep assassin assassin",
        head="option factions",
        deal=DEAL3,
        teams=("populists",) * 3,
    )
    assert alone.claims[0].fooled == (ADA, CY)


def test_an_inquisitor_who_is_none() -> None:
    told = of(
        "Ada examine Cy; Cy present captain; Ada replace; draw duke",
        head="option inquisitor",
    )
    claim = told.claims[0]
    assert in_short(claim) == "1 0 examine inquisitor bluff UNDOUBTED through"
    assert (claim.spoils, claim.hurt, claim.fooled) == (2, (CY,), (BO, CY))
    kept = of("Ada examine Cy; Cy present captain; Ada return", head="option inquisitor")
    assert kept.claims[0].spoils == 1


def test_a_diplomat_who_is_none_hurts_nobody() -> None:
    told = of(
        "Ada cooperate Cy; Bo income",
        rules="city-state",
        head="option diplomat",
        deal=("captain captain", "diplomat contessa", "assassin captain"),
    )
    claim = told.claims[0]
    assert (claim.spoils, claim.hurt, claim.fooled) == (2, (), (BO, CY))


def test_an_inspector_who_is_none() -> None:
    told = of(
        "Ada replace Cy; Cy give captain; draw thief",
        rules="coup-x",
        head="option inspector",
        deal=("thief captain", "thief guard", "assassin captain"),
    )
    claim = told.claims[0]
    assert in_short(claim) == "1 0 replace inspector bluff UNDOUBTED through"
    assert (claim.spoils, claim.hurt) == (2, (CY,))


def test_the_same_claim_is_the_better_the_less_likely_it_looks() -> None:
    early = of("Ada income; Bo steal Cy; Cy income", deal=DEAL3).claims[0]
    late = of("Ada steal Cy; Bo challenge; Ada lose captain; Bo steal Cy; Cy income").claims[1]
    assert late.chance < early.chance
    assert late.score > early.score


def test_a_draft_has_no_turn_before_it_is_over() -> None:
    text = (
        "coup-record 1\nrules official\noption draft\nseat Ada\nseat Bo\nstarter Bo\n\n"
        "Ada draft duke\n"
    )
    assert review(read(text).record).turns == 0
    body = "Bo draft captain\ndraw contessa\ndraw duke\nBo tax\n"
    told = review(read(text + body + "Ada income\n").record)
    assert in_short(told.claims[0]) == "1 1 tax duke true UNDOUBTED through"


def test_entries_that_are_no_game_are_refused() -> None:
    record = read(game_text("Ada tax; Bo income")).record
    first = record.entries[0]
    assert isinstance(first, Decision)
    with pytest.raises(IllegalMoveError):
        review(Record(record.setup, [first, Decision(BO, first.move, needless=False)]))
    with pytest.raises(ValueError, match="it is not asked"):
        review(Record(record.setup, [Decision(CY, first.move, needless=False)]))


def test_what_a_bot_did_in_somebody_s_chair_counts_for_nobody() -> None:
    """Natasha is away for her second Tax alone, and Haig from his steal on."""
    whole = read(SAMPLE).record
    names = whole.setup.names
    _, second = (i for i, e in enumerate(whole.entries) if line(whole, e) == "Natasha tax")
    steal = next(i for i, e in enumerate(whole.entries) if line(whole, e).startswith("Sacha steal"))
    tags = (
        absence("Natasha", second, away=True),
        absence("Natasha", second + 1, away=False),
        absence("Haig", steal, away=True),
        ("away", "Nobody 3"),
        ("away", "Sacha x"),
    )
    record = Record(replace(whole.setup, tags=tags), whole.entries)
    before, seen = review(whole), review(record)
    claims = [(c.turn, names[c.seat], c.stand_in) for c in seen.claims]
    assert [claim for claim in claims if claim[2]] == [(4, "Natasha", True), (8, "Haig", True)]
    for seat, name in enumerate(names):
        of_bots = sum(1 for _, of, bot in claims if of == name and bot)
        assert seen.seats[seat].claims == before.seats[seat].claims - of_bots
    assert [replace(claim, stand_in=False) for claim in seen.claims] == list(before.claims)
    # And so when the record was written short and read again.
    assert review(read(record.text()).record) == seen
    assert review(read(record.text(whole=True)).record) == seen


def line(record: Record, entry: Decision | Draw) -> str:
    return record.line(entry).strip()


def test_a_stand_in_s_doubt_counts_for_nobody() -> None:
    whole = read(SAMPLE).record
    doubt = next(i for i, e in enumerate(whole.entries) if line(whole, e) == "Sacha challenge")
    tags = (absence("Sacha", doubt, away=True), absence("Sacha", doubt + 1, away=False))
    seen = review(Record(replace(whole.setup, tags=tags), whole.entries))
    assert [found.stand_in for found in seen.doubts] == [True, False]
    before = review(whole).seats[1]
    now = seen.seats[1]
    assert (now.doubts_right, now.doubts_wrong) == (before.doubts_right, before.doubts_wrong - 1)


def test_absences_behind_a_cut_are_forgotten() -> None:
    tags = (("away", "Ann 3"), ("back", "Ann 5"), ("away", "Ann 9"), ("date", "x"))
    assert up_to(tags, 5) == (("away", "Ann 3"), ("back", "Ann 5"), ("date", "x"))
    assert up_to(tags, 3) == (("date", "x"),), "from the third on nothing is left"
