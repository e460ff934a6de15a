"""Records of random games: written as RECORD.md says, and read back to the same state."""

from random import Random

import pytest

from coup_desktop.engine.cast import CHARACTERS
from coup_desktop.engine.events import Phase
from coup_desktop.engine.game import Game
from coup_desktop.engine.position import starting_teams
from coup_desktop.engine.record import Record, Setup, name_problem, state
from coup_desktop.engine.record_reader import read
from coup_desktop.engine.rng import SplitMix64
from tests.engine.page import TABLE, Rules
from tests.engine.plain_record import plain_read
from tests.engine.play import NAMES, Sided, all_options, random_rules, ruleset_of


def check(side: Sided) -> None:
    """The engine writes what the page wants, and both readers read it."""
    for whole in (False, True):
        text = side.text(whole=whole)
        assert side.record.text(whole=whole) == text
        reading = read(text)
        assert state(reading.game, side.names) == side.plain.state()
        assert reading.record == side.record
        assert plain_read(text).state() == side.plain.state()


@pytest.mark.parametrize("preset", TABLE)
@pytest.mark.parametrize("number", range(12))
def test_round_trip_at_every_decision(preset: str, number: int) -> None:
    random = Random(f"{preset} {number}")
    rules = random_rules(random)
    while rules.preset != preset or rules.seats > 6:
        rules = random_rules(random)
    side = Sided(rules, random)
    check(side)
    while not side.over and len(side.lines) < 120:
        side.step()
        check(side)


@pytest.mark.parametrize("rules", list(all_options()), ids=str)
def test_round_trip_of_whole_games(rules: Rules) -> None:
    side = Sided(rules, Random(str(rules))).run()
    check(side)


def test_the_engine_draws_what_its_record_names() -> None:
    """With a stream of its own, as the table plays; the record does without."""
    for number, preset in enumerate(TABLE):
        ruleset = ruleset_of(Rules(preset, 4, (TABLE[preset].team_option,)))
        rng = SplitMix64(number)
        teams = starting_teams(ruleset, 1, rng)
        game = Game.start(ruleset, 1, rng, teams)
        names = NAMES[:4]
        record = Record.of(Setup(ruleset, names, ("human",) * 4, 1, teams), game)
        journal = record.text()
        while not game.over:
            legal = game.legal()
            move = legal[rng.below(len(legal))]
            journal += record.add(game.asked, move, legal, game.play(move))
            assert game.phase is not Phase.DRAW
        assert journal == record.text(whole=True)
        for text in (journal, record.text()):
            reading = read(text)
            assert state(reading.game, names) == state(game, names)
            assert reading.game.history == game.history


def test_the_tail_is_written_whole() -> None:
    """A reader infers nothing behind the last line, so there every decision stands."""
    text = (
        "coup-record 1\nrules official\nseat Ada\nseat Bo\nseat Cy\nstarter Ada\n"
        "deal Ada duke captain\ndeal Bo duke contessa\ndeal Cy assassin captain\n\n"
    )
    body = ["Ada tax", "Bo allow", "Cy allow", "Bo foreign-aid", "Cy allow", "Ada allow"]
    written = {
        1: ["Ada tax"],
        2: ["Ada tax", "Bo allow"],
        3: ["Ada tax", "Bo allow", "Cy allow"],
        4: ["Ada tax", "Bo foreign-aid"],
        5: ["Ada tax", "Bo foreign-aid", "Cy allow"],
        6: ["Ada tax", "Bo foreign-aid", "Cy allow", "Ada allow"],
    }
    for count, lines in written.items():
        said = text + "".join(f"{line}\n" for line in body[:count])
        reading = read(said)
        assert reading.record.text() == text + "".join(f"{line}\n" for line in lines)
        assert reading.record.text(whole=True) == said


def test_a_choice_of_one_is_left_out() -> None:
    text = (
        "coup-record 1\nrules official\nset must-coup 7\nseat Ada\nseat Bo\nstarter Bo\n"
        "deal Ada duke duke\ndeal Bo captain contessa\n\n"
    )
    whole = [
        "Bo foreign-aid", "Ada allow",
        "Ada tax", "Bo allow", "Bo income", "Ada tax", "Bo allow", "Bo income",
        "Ada coup Bo", "Bo lose captain", "Bo income",
    ]  # fmt: skip
    short = ["Bo foreign-aid", "Ada tax", "Bo income", "Ada tax", "Bo income", "Bo lose captain",
             "Bo income"]  # fmt: skip
    reading = read(text + "\n".join(whole) + "\n")
    assert reading.record.text() == text + "\n".join(short) + "\n"
    assert read(reading.record.text()).record == reading.record


def test_names_that_a_record_cannot_hold_are_told() -> None:
    for word in "coup-record rules option set seat starter team deal seed tag draw".split():  # noqa: SIM905
        assert name_problem(word)
    for name in ("", "Ada Lovelace", "A\tB", "A\u00a0B", "A\u2028B", "A#", "\x1b"):
        assert name_problem(name)
    assert name_problem("Ada", ("Bo", "Ada"))
    assert name_problem("Ada", ("Bo", "ada")) is None
    assert all(name_problem(info.word) is None for info in CHARACTERS)
