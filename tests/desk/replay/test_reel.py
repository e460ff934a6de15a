"""A recorded game as any eyes see it is what the game's own views tell, at every decision."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from coup_desktop.desk.replay.eyes import EVERYBODYS, NOBODYS, Eyes, first_eyes, may_see_all
from coup_desktop.desk.replay.film import Film
from coup_desktop.desk.replay.reel import Reel
from coup_desktop.desk.replay.taking_over import taken_over
from coup_desktop.desk.table_state import TableState
from coup_desktop.engine.card_count import CardCount
from coup_desktop.engine.cast import Character
from coup_desktop.engine.events import CardEvent, Event, Phase
from coup_desktop.engine.game import Game
from coup_desktop.engine.moves import NOBODY
from coup_desktop.engine.narrate import Chronicle, Narrator
from coup_desktop.engine.record import Draw, Record
from coup_desktop.engine.record_reader import read
from coup_desktop.table.pace import shows_something
from tests.recorded import TABLES, Table, played

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted(
    path
    for path in (*ROOT.glob("cases/*.coup"), *ROOT.glob("golden/*.coup"))
    if not path.name.startswith("bad-")
)
TEN = Table("coup-x", 10, ("inspector",), ("courtier",), ("Sacha",))


def record_of(path: Path) -> Record:
    return read(path.read_text(encoding="utf-8"), path.name).record


def decisions(record: Record) -> Iterator[Game]:
    """The game at each decision, and at its end."""
    setup = record.setup
    game = Game.start(setup.ruleset, setup.starter, None, setup.teams, setup.deal)
    yield game
    for entry in record.entries:
        if isinstance(entry, Draw):
            game.draw(entry.cards)
        else:
            game.play(entry.move)
        if game.phase is not Phase.DRAW:
            yield game


def all_eyes(record: Record) -> list[Eyes]:
    return [EVERYBODYS, NOBODYS, *(Eyes(seat) for seat in range(record.setup.ruleset.seats))]


def plain(state: TableState) -> TableState:
    """Without what only events tell: what lies open for a moment, what is being lost."""
    made = state.copy()
    for seat in made.seats:
        seat.shown, seat.falling = (), False
        seat.hand, seat.taken = tuple(sorted(seat.hand)), tuple(sorted(seat.taken))
    return made


def told_by_views(game: Game, eyes: Eyes) -> TableState:
    state = TableState.empty(game.ruleset, eyes.seat, all_open=eyes.all_open)
    state.show(game.view(eyes.seat))
    if eyes.all_open:
        for number, seat in enumerate(state.seats):
            view = game.view(number)
            seat.hand, seat.taken = view.hand, view.drawn
        state.count = CardCount.before(game.ruleset, None, all_open=True)
        for event in game.history or ():
            state.count.enter(event)
    return plain(state)


def check(record: Record, eyes: list[Eyes]) -> Film:
    """Every decision, and back: the same from the end as from the beginning."""
    film = Film.of(record)
    reels = [Reel.of(film, one) for one in eyes]
    expected: list[list[TableState]] = []
    for moment, game in zip(film.moments, decisions(record), strict=True):
        assert moment.asked == game.asked
        assert moment.phase is game.phase
        assert moment.count == len(game.history or ())
        expected.append([told_by_views(game, one) for one in eyes])
        for reel, wanted in zip(reels, expected[-1], strict=True):
            assert plain(reel.state(moment.count)) == wanted, (moment, reel.eyes)
    for moment, wanted_there in zip(reversed(film.moments), reversed(expected), strict=True):
        for reel, wanted in zip(reels, wanted_there, strict=True):
            assert plain(reel.state(moment.count)) == wanted, (moment, reel.eyes)
    return film


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_decision_of_every_case(path: Path) -> None:
    record = record_of(path)
    film = check(record, all_eyes(record))
    assert film.winner == read(path.read_text(encoding="utf-8")).game.winner


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_every_decision_of_whole_games_of_every_preset(number: int) -> None:
    preset, seats, options = TABLES[number]
    record = played(Table(preset, seats, options, ("random",)), number)
    film = check(record, [EVERYBODYS, NOBODYS, Eyes(0), Eyes(seats - 1)])
    assert film.over
    assert len(film.turns) == film.turns[-1].number


def secrets(event: Event, eyes: Eyes) -> bool:
    """Whether an event has cards that these eyes may not see."""
    if eyes.all_open or not isinstance(event, CardEvent) or event.visible_to is None:
        return False
    return bool(event.cards) and eyes.seat not in event.visible_to


def test_nothing_hidden_is_in_what_eyes_are_given() -> None:
    record = played(TEN, 3)
    film = Film.of(record)
    assert any(secrets(event, NOBODYS) for event in film.events), "there are secrets to keep"
    for eyes in (NOBODYS, Eyes(0), Eyes(7)):
        reel = Reel.of(film, eyes)
        assert not any(secrets(event, eyes) for event in reel.events)
        for count in range(film.last + 1):
            assert not any(secrets(event, eyes) for event in reel.said(count))
        for moment in film.moments:
            for number, seat in enumerate(reel.state(moment.count).seats):
                assert eyes.seat == number or not (seat.hand or seat.taken), moment


def with_other_hidden_cards(record: Record) -> Record:
    """The same game up to its first decision, but two seats have changed a card."""
    deal = [list(hand) for hand in record.setup.deal or ()]
    deal[1][0], deal[2][0] = deal[2][0], deal[1][0]
    setup = replace(record.setup, deal=tuple(map(tuple, deal)))
    return Record(setup, record.entries[:1])


def test_two_games_that_differ_in_hidden_cards_look_alike() -> None:
    record = read(
        "coup-record 1\nrules official\nseat A\nseat B bot\nseat C bot\nstarter A\n"
        "deal A duke duke\ndeal B captain contessa\ndeal C assassin ambassador\n\nA tax\n"
    ).record
    one, other = Film.of(record), Film.of(with_other_hidden_cards(record))
    assert one.events != other.events
    for eyes in (NOBODYS, Eyes(0)):
        first, second = Reel.of(one, eyes), Reel.of(other, eyes)
        assert first.events == second.events
        assert first.lines == second.lines
        for count in range(one.last + 1):
            assert first.state(count) == second.state(count)
    assert Reel.of(one, EVERYBODYS).state(one.last) != Reel.of(other, EVERYBODYS).state(other.last)


@pytest.mark.parametrize("eyes", [EVERYBODYS, NOBODYS, Eyes(4)])
def test_the_chronicle_is_the_one_of_a_game(eyes: Eyes) -> None:
    record = played(TEN, 3)
    film = Film.of(record)
    reel = Reel.of(film, eyes)
    chronicle = Chronicle(Narrator(record.setup.ruleset, record.setup.names))
    lines = [line for event in film.events for line in chronicle.lines(eyes.see(event))]
    assert reel.lines == [*lines, *chronicle.rest()]
    told = [line for count in range(film.last + 1) for line in reel.told_by(count)]
    assert told == lines
    for row in range(len(reel.lines)):
        assert reel.row(reel.count(row)) >= row


def test_stops_are_where_something_was_shown_or_the_seat_decides() -> None:
    film = Film.of(played(TEN, 3))
    for eyes in (NOBODYS, Eyes(4)):
        reel = Reel.of(film, eyes)
        stops = [film.moment_at(count) for count in reel.stops]
        assert stops[0] is film.moments[0]
        assert stops[-1] is film.moments[-1]
        for before, after in zip(reel.stops, reel.stops[1:], strict=False):
            assert reel.stop_after(before) == after
            assert reel.stop_before(after) == before
            between = film.events[before:after]
            moment = film.moment_at(after)
            assert moment is not None
            shown = any(shows_something(event) for event in between)
            assert shown or moment.asked == eyes.seat or moment is film.moments[-1]
        assert reel.stop_after(film.last) == film.last
        assert reel.stop_before(0) == film.first
    asked = [moment.count for moment in film.moments if moment.asked == 4]
    assert set(asked) <= set(Reel.of(film, Eyes(4)).stops)


def test_whose_eyes_there_are() -> None:
    over = Film.of(played(Table(seats=3, bots=("random",)), 1))
    assert may_see_all(over)
    assert first_eyes(over) == EVERYBODYS
    record = over.record
    cut = Record(record.setup, record.entries[:4])
    assert not may_see_all(Film.of(cut))
    assert first_eyes(Film.of(cut)) == Eyes(0)
    bots = replace(record.setup, kinds=("random",) * 3)
    assert first_eyes(Film.of(Record(bots, record.entries[:4]))) == EVERYBODYS
    two = replace(record.setup, kinds=("human", "human", "random"))
    assert first_eyes(Film.of(Record(two, record.entries[:4]))) == NOBODYS


def hands(game: Game) -> list[tuple[Character, ...]]:
    return list(game.hands)


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_a_game_taken_over_stands_at_the_very_decision(number: int) -> None:
    preset, seats, options = TABLES[number]
    record = played(Table(preset, seats, options, ("random",)), number)
    film = Film.of(record)
    phases: set[Phase] = set()
    for moment, game in zip(film.moments, decisions(record), strict=True):
        if game.over or moment.phase in phases:
            continue  # each kind of decision once
        phases.add(moment.phase)
        standing = taken_over(film, moment.asked, moment)
        there = standing.game
        assert (there.asked, there.phase, hands(there)) == (game.asked, game.phase, hands(game))
        assert there.drawn == game.drawn
        assert there.coins == game.coins
        assert sorted(map(str, there.legal())) == sorted(map(str, game.legal()))
        assert standing.setup.humans == (moment.asked,)
        assert standing.setup.ruleset == record.setup.ruleset
        tags = standing.setup.tags
        turn = film.turn_at(moment.count)
        assert ("taken-over", f"turn {0 if turn is None else turn.number}") in tags
        assert ("practice", "yes") in tags
        text = standing.record.text(whole=True)
        assert read(text).game.phase is there.phase, "its journal leads there too"
    assert len(phases) > 3


def test_a_game_taken_over_does_not_go_on_as_the_recorded_one() -> None:
    record = played(TEN, 3)
    tags = (("table-seed", "4"), ("match", "1 0"), ("resigned", "Sacha"))
    record.setup = replace(record.setup, tags=tags)
    film = Film.of(record)
    seeds = set()
    for _ in range(3):
        setup = taken_over(film, 2, film.moments[5]).setup
        seeds.add(setup.seed)
        assert not {"match", "resigned"} & {key for key, _ in setup.tags}
    assert 4 not in seeds
    assert len(seeds) == 3


def test_people_become_bots_and_unknown_bots_the_usual_one() -> None:
    record = played(Table(seats=4, bots=("random",), people=("Sacha", "Wren")), 2)
    kinds = ("human", "human", "random", "someone-elses")
    film = Film.of(Record(replace(record.setup, kinds=kinds), record.entries))
    setup = taken_over(film, 1, film.moments[0]).setup
    assert [seat.kind for seat in setup.seats] == ["courtier", "human", "random", "courtier"]


def test_a_seat_is_taken_over_at_its_own_decision_if_only_passes_come_before() -> None:
    text = (
        "coup-record 1\nrules official\nseat A\nseat B\nseat C\nstarter A\n"
        "deal A duke duke\ndeal B captain contessa\ndeal C assassin ambassador\n\n"
        "A tax\nB allow\nC allow\nB income\nC income\n"
    )
    film = Film.of(read(text).record)
    declared = film.moments[1]
    assert (declared.asked, declared.phase) == (1, Phase.CHALLENGE)
    own = film.decision_of(2, declared.count)
    assert (own.asked, own.phase) == (2, Phase.CHALLENGE)
    assert film.decision_of(1, declared.count) is declared
    assert film.decision_of(0, declared.count) is declared, "its own one comes after something"
    assert film.next_moment(declared.count + 1) is own
    assert film.moments[-1].asked != NOBODY
    assert not film.over
