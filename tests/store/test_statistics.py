"""What is counted of games, and that the totals are what one would count by hand."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from coup_desktop.engine.moves import ALLOW
from coup_desktop.engine.record import Record
from coup_desktop.engine.record_reader import read
from coup_desktop.engine.review import Fate, Review, review
from coup_desktop.store.statistics import (
    Added,
    Choice,
    Rules,
    Score,
    Statistics,
    Totals,
    Who,
    Wits,
)
from coup_desktop.store.statistics.asking import LEAST_STRETCH, MOST_STRETCHES
from tests.recorded import Table, many, played

DAY = "2026-11-30"


@dataclass(frozen=True)
class Game:
    """A game and what it was like."""

    record: Record
    seen: Review


@pytest.fixture(scope="module")
def games() -> list[Game]:
    return [Game(record, review(record)) for record in many(60)]


@pytest.fixture
def book(tmp_path: Path) -> Statistics:
    return Statistics(tmp_path / "new" / "statistics.sqlite")


@pytest.fixture(scope="module")
def full(games: Sequence[Game], tmp_path_factory: pytest.TempPathFactory) -> Statistics:
    book = Statistics(tmp_path_factory.mktemp("full") / "statistics.sqlite")
    for game in games:
        assert book.add(game.record, DAY) is Added.NEW
    return book


def tagged(record: Record, *tags: tuple[str, str]) -> Record:
    return Record(replace(record.setup, tags=(*record.setup.tags, *tags)), record.entries)


def resigned() -> Record:
    """Ann gives up in the midst of a game."""
    text = """\
coup-record 1
rules official
seat Ann
seat Bob courtier
seat Cid random
starter Ann
deal Ann contessa contessa
deal Bob duke captain
deal Cid assassin duke
tag date 2026-02-28
tag resigned Ann

Ann tax
Bob challenge
Ann lose contessa
Bob tax
Cid challenge
Bob show duke
Cid lose duke
draw duke
Cid income
"""
    return read(text).record


# ---------------------------------------------------------------------------- what is counted


def test_claims_and_doubts_of_a_game_written_by_hand(book: Statistics) -> None:
    assert book.add(resigned(), DAY) is Added.NEW
    ann = book.totals(Choice())
    assert ann.characters == (("duke", Wits(claims=1, bluffs=1, caught=1)),)
    assert ann.wits == Wits(claims=1, bluffs=1, caught=1)
    assert ann.stretches[0].first == "2026-02-28"


def test_of_a_resigned_game_only_the_loss_of_who_gave_up_counts(book: Statistics) -> None:
    book.add(resigned(), DAY)
    told = book.totals(Choice())
    assert told.all == Score(1, 0, 1 / 3)
    assert dict(told.by_kind) == {"human": told.all}
    assert book.totals(Choice(Who("courtier"))).all == Score()


def test_a_second_person_who_gives_up_at_the_same_place_has_lost_too(book: Statistics) -> None:
    first = resigned()
    people = Record(replace(first.setup, kinds=("human", "human", "random")), first.entries)
    book.add(people, DAY)
    assert book.totals(Choice()).all == Score(1, 0, 1 / 3)
    assert book.add(tagged(people, ("resigned", "Bob")), DAY) is Added.GONE_ON
    assert book.totals(Choice()).all == Score(2, 0, 2 / 3)
    assert book.add(tagged(people, ("resigned", "Bob")), DAY) is Added.KNOWN
    assert book.add(people, DAY) is Added.KNOWN


def test_whom_a_bot_brought_home_has_lost_all_the_same(book: Statistics) -> None:
    record = played(Table(seats=2, people=("Sacha", "Wren")), 0)
    winner = record.setup.names[review(record).winner or 0]
    book.add(tagged(record, ("resigned", winner), ("stood-up", winner)), DAY)
    told = book.totals(Choice())
    assert told.all.wins == 0
    assert dict(told.by_name)[winner].games == 1


def test_a_game_that_is_neither_over_nor_resigned_is_left_out(book: Statistics) -> None:
    record = played(Table(), 0)
    record.entries = record.entries[:5]
    assert book.add(record, DAY) is None
    assert not book.path.exists()
    assert book.totals(Choice()) == Totals()


def test_a_game_without_a_date_has_the_day_it_is_added(book: Statistics) -> None:
    book.add(played(Table(), 0), DAY)
    book.add(played(Table(tags=(("date", "yesterday"),)), 1), DAY)
    (stretch,) = book.totals(Choice()).stretches
    assert (stretch.first, stretch.last) == (DAY, DAY)


def test_practice_and_held_chairs_count_on_demand_only(book: Statistics) -> None:
    book.add(played(Table(tags=(("practice", "yes"),)), 0), DAY)
    book.add(played(Table(tags=(("stood-up", "Sacha"),)), 1), DAY)
    book.add(played(Table(), 2), DAY)
    assert book.totals(Choice()).all.games == 1
    assert book.totals(Choice(practice=True)).all.games == 3
    kept = book.totals(Choice()).kept
    assert (kept.games, kept.practice) == (3, 1)
    # The others at a table with a held chair played as ever.
    bots = dict(book.totals(Choice()).by_kind)["courtier"]
    assert bots.games == 2 * 2


def test_bots_count_by_their_level_whoever_plays_it(book: Statistics) -> None:
    record = played(Table(), 2)
    kinds = tuple(f"{kind}:lia" if kind == "courtier" else kind for kind in record.setup.kinds)
    assert kinds != record.setup.kinds
    book.add(Record(replace(record.setup, kinds=kinds), record.entries), DAY)
    told = book.totals(Choice())
    assert set(dict(told.by_kind)) == {"human", "courtier"}
    assert "courtier" in told.kept.kinds


# ----------------------------------------------------------------------------------- never twice


def test_a_game_counts_once_however_it_is_written(book: Statistics) -> None:
    record = played(Table(tags=(("date", DAY), ("table-seed", "7"))), 0)
    assert any(getattr(entry, "move", None) is ALLOW for entry in record.entries)
    assert record.text() != record.text(whole=True)
    assert book.add(record, DAY) is Added.NEW
    for other in (
        record,
        read(record.text()).record,
        read(record.text(whole=True)).record,
        tagged(record, ("comment", "a fine game")),
        tagged(record, ("match", "1 0 2")),
    ):
        assert book.add(other, "2030-01-01") is Added.KNOWN
    assert book.totals(Choice()).all.games == 1


@pytest.mark.parametrize("tag", [("date", "2026-11-29"), ("table-seed", "8")], ids=["day", "seed"])
def test_the_same_moves_at_another_table_are_another_game(
    book: Statistics, tag: tuple[str, str]
) -> None:
    record = played(Table(), 0)
    book.add(record, DAY)
    assert book.add(tagged(record, tag), DAY) is Added.NEW
    assert book.totals(Choice()).all.games == 2


def test_a_resigned_game_that_bots_end_later_counts_once(book: Statistics) -> None:
    whole = played(Table(tags=(("table-seed", "7"), ("resigned", "Sacha"))), 0)
    part = Record(whole.setup, whole.entries[:8])
    assert book.add(part, DAY) is Added.NEW
    assert book.add(part, DAY) is Added.KNOWN
    assert book.add(whole, DAY) is Added.GONE_ON
    told = book.totals(Choice())
    assert told.all.games == told.kept.games == 1
    assert told.all.wins == 0
    assert dict(told.by_kind)["courtier"].games == 2


def test_a_deal_that_is_tried_again_takes_back_no_resignation(book: Statistics) -> None:
    whole = played(Table(tags=(("table-seed", "7"),)), 0)
    part = Record(tagged(whole, ("resigned", "Sacha")).setup, whole.entries[:8])
    book.add(part, DAY)
    assert book.add(whole, DAY) is Added.NEW
    assert book.totals(Choice()).all == Score(1, 0, 1 / 3)
    assert book.totals(Choice(practice=True)).all.games == 2


def test_a_copy_that_is_played_on_otherwise_is_practice(book: Statistics) -> None:
    tags = (("date", DAY), ("table-seed", "7"))
    first = played(Table(seats=4, bots=("courtier",), tags=tags), 0)
    other = played(Table(seats=4, bots=("random",), tags=tags), 0)
    assert first.setup.deal == other.setup.deal
    # What differs is how the seats played; what they are called is the same.
    setup = replace(other.setup, kinds=first.setup.kinds)
    book.add(first, DAY)
    assert book.add(Record(setup, other.entries), DAY) is Added.NEW
    assert book.totals(Choice()).all.games == 1
    told = book.totals(Choice(practice=True))
    assert (told.all.games, told.kept.practice) == (2, 1)


# ------------------------------------------------------------------------------------ the totals


def seat_games(games: Sequence[Game], choice: Choice) -> list[tuple[Game, int, bool]]:
    """Game, seat and whether it won, for what a choice counts: by plain loops."""
    found = []
    for game in games:
        setup, winner = game.record.setup, game.seen.winner
        if any(key == "practice" for key, _ in setup.tags) and not choice.practice:
            continue
        if choice.preset and setup.ruleset.preset.word != choice.preset:
            continue
        if choice.rules and setup.ruleset.options != choice.rules.options:
            continue
        for seat, kind in enumerate(setup.kinds):
            if kind != choice.who.kind or choice.who.name not in ("", setup.names[seat]):
                continue
            if not choice.against or choice.against in others(game, seat):
                found.append((game, seat, seat == winner))
    return found


def scored(found: Sequence[tuple[Game, int, bool]]) -> Score:
    expected = sum(1 / len(game.record.setup.names) for game, _, _ in found)
    near = pytest.approx(expected)
    return Score(len(found), sum(won for _, _, won in found), near)  # type: ignore[arg-type]


def scored_by(
    found: Sequence[tuple[Game, int, bool]], key: Callable[[Game], object]
) -> dict[object, Score]:
    """A score for each value of a key."""
    return {
        value: scored([f for f in found if key(f[0]) == value])
        for value in {key(game) for game, _, _ in found}
    }


def rules_of(game: Game) -> tuple[str, tuple[str, ...]]:
    ruleset = game.record.setup.ruleset
    return ruleset.preset.word, ruleset.options


def others(game: Game, seat: int) -> tuple[str, ...]:
    """The kinds of the others at a table."""
    kinds = game.record.setup.kinds
    return kinds[:seat] + kinds[seat + 1 :]


CHOICES = {
    "people": Choice(),
    "with practice": Choice(practice=True),
    "one person": Choice(Who(name="Wren"), practice=True),
    "nobody": Choice(Who(name="Nemo")),
    "courtiers": Choice(Who("courtier")),
    "against random": Choice(against="random"),
    "a preset": Choice(preset="coup-x"),
    "exact rules": Choice(preset="official", rules=Rules("official")),
    "its options": Choice(preset="official", rules=Rules("official", ("factions",))),
    "all of it": Choice(Who("random"), "coup-x", None, "human", practice=True),
}


@pytest.mark.parametrize("choice", CHOICES.values(), ids=CHOICES)
def test_scores_are_what_one_counts(
    games: Sequence[Game], full: Statistics, choice: Choice
) -> None:
    found = seat_games(games, choice)
    told = full.totals(choice)
    assert told.choice == choice
    assert told.all == scored(found)
    assert dict(told.by_size) == scored_by(found, lambda game: len(game.record.setup.names))
    assert [size for size, _ in told.by_size] == sorted(dict(told.by_size))
    by_rules = {(rules.preset, rules.options): score for rules, score in told.by_rules}
    assert by_rules == scored_by(found, rules_of)
    for kind, score in told.by_opponent:
        assert score == scored([f for f in found if kind in others(f[0], f[1])])
    for kind, score in told.by_kind:
        assert score == scored(seat_games(games, replace(choice, who=Who(kind))))
    for name, score in told.by_name:
        assert score == scored(seat_games(games, replace(choice, who=Who(name=name))))


@pytest.mark.parametrize("choice", CHOICES.values(), ids=CHOICES)
def test_claims_and_doubts_are_what_one_counts(
    games: Sequence[Game], full: Statistics, choice: Choice
) -> None:
    counted: Counter[str] = Counter()
    for game, seat, _ in seat_games(games, choice):
        seen = game.seen
        own = [claim for claim in seen.claims if claim.seat == seat]
        counted["claims"] += len(own)
        counted["bluffs"] += sum(claim.bluff for claim in own)
        counted["caught"] += sum(claim.fate is Fate.CAUGHT for claim in own)
        counted["doubts_right"] += seen.seats[seat].doubts_right
        counted["doubts_wrong"] += seen.seats[seat].doubts_wrong
    told = full.totals(choice)
    assert told.wits == Wits(**counted)
    assert sum((wits for _, wits in told.characters), Wits()) == told.wits


def test_the_row_of_games_is_cut_into_equal_parts(full: Statistics) -> None:
    for choice in (Choice(), Choice(Who("courtier")), Choice(Who(name="Wren"))):
        told = full.totals(choice)
        sizes = [stretch.score.games for stretch in told.stretches]
        assert sum(sizes) == told.all.games
        assert max(sizes) - min(sizes) <= 1
        assert len(sizes) <= MOST_STRETCHES
        assert min(sizes) >= min(LEAST_STRETCH, told.all.games)
        days = [day for stretch in told.stretches for day in (stretch.first, stretch.last)]
        assert days == sorted(days)
    assert full.totals(Choice(Who(name="Nemo"))).stretches == ()


def test_what_there_is_to_choose_from(games: Sequence[Game], full: Statistics) -> None:
    kept = full.totals(CHOICES["nobody"]).kept
    assert kept.games == sum(count for _, count in kept.rules) == len(games)
    assert kept.people == ("Sacha", "Wren")
    assert kept.kinds == ("courtier", "human", "random")
    assert [rules.preset for rules, _ in kept.rules] == sorted(r.preset for r, _ in kept.rules)


def test_house_rules_are_told_apart(book: Statistics) -> None:
    text = played(Table(), 0).text()
    changed = text.replace("rules official", "rules official\nset must-coup 12\nset box 60")
    assert book.add(read(text).record, DAY) is Added.NEW
    assert book.add(read(changed).record, DAY) is Added.NEW
    rules = Rules("official", (), ("box 60", "must-coup 12"))
    told = book.totals(Choice(preset="official", rules=rules))
    assert told.all.games == 1
    assert [played for played, _ in told.by_rules] == [rules]
