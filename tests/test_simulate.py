from pathlib import Path

import pytest

from coup_desktop.bots.bot import UnknownBotError
from coup_desktop.engine.record_reader import read
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.simulate import Plan, SimulationError, Tally, play, run, table


def plan(
    games: int = 12,
    words: str = "random",
    seats: int = 3,
    *,
    preset: str = "official",
    options: tuple[str, ...] = (),
    save: Path | None = None,
    max_turns: int = 1000,
    seed: int = 7,
) -> Plan:
    ruleset = Ruleset.make(preset, seats, options)
    return Plan.make(ruleset, tuple(words.split(",")), games, seed, max_turns, save)


def without_seconds(tally: Tally) -> dict[str, object]:
    result = tally.as_json()
    del result["seconds"]
    return result


def text_of(number: int, of: Plan) -> str:
    played = play(of, number)
    assert played is not None
    return played.record.text()


def test_the_same_plan_gives_the_same_result_and_another_seed_another() -> None:
    first = without_seconds(run(plan(words="courtier,random,random")))
    assert without_seconds(run(plan(words="courtier,random,random"))) == first
    assert without_seconds(run(plan(words="courtier,random,random", seed=8))) != first


def test_a_game_is_the_same_whatever_was_played_before() -> None:
    few, many = plan(games=3), plan(games=12)
    play(few, 0)
    assert text_of(5, many) == text_of(5, few)
    texts = {text_of(number, many) for number in range(12)}
    assert len(texts) == 12


def test_the_result_adds_up() -> None:
    tally = run(plan(games=40, words="random,courtier,random"))
    assert tally.games == 40
    assert tally.unfinished == 0
    assert sum(tally.wins_by_seat) == 40
    assert sum(tally.wins_by_bot.values()) == 40
    assert list(tally.as_json()) == [
        "games",
        "unfinished",
        "turns",
        "decisions",
        "seconds",
        "wins_by_seat",
        "wins_by_bot",
    ]
    assert tally.decisions > tally.turns > 40


def test_the_seats_rotate() -> None:
    words = plan(words="courtier,random,random")
    found = [words.seating(number).index("courtier") for number in range(6)]
    assert found == [0, 2, 1, 0, 2, 1]
    played = play(words, 1)
    assert played is not None
    assert played.record.setup.kinds == ("random", "random", "courtier")
    assert played.record.setup.names == ("Random1", "Random2", "Courtier3")


def test_characters_go_by_their_names() -> None:
    words = plan(words="courtier:ser-piero,courtier:lia,courtier:lia")
    played = play(words, 0)
    assert played is not None
    assert played.record.setup.kinds == words.bots
    assert played.record.setup.names == ("SerPiero1", "Lia2", "Lia3")
    reading = read(played.record.text())
    assert reading.record.setup.kinds == words.bots
    tally = run(words)
    assert sorted(tally.wins_by_bot) == ["courtier:lia", "courtier:ser-piero"]


def test_who_starts_comes_from_the_seed() -> None:
    starters = {game.record.setup.starter for n in range(30) if (game := play(plan(), n))}
    assert starters == {0, 1, 2}


def test_records_are_saved_and_replay_to_the_same_end(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "games"
    of = plan(games=5, seats=4, preset="city-state", options=("factions", "diplomat"), save=folder)
    tally = run(of)
    paths = sorted(folder.iterdir())
    assert [path.name for path in paths] == [f"game-000{n}.coup" for n in range(1, 6)]
    readings = [read(path.read_text(encoding="utf-8"), path.name) for path in paths]
    winners = [0] * 4
    for reading in readings:
        assert reading.game.over
        winners[reading.game.winner] += 1
    assert winners == tally.wins_by_seat
    assert sum(reading.game.turns for reading in readings) == tally.turns
    assert readings[0].record.setup.tags == (("simulated", "game 1, seed 7"),)


def test_files_that_are_there_are_kept(tmp_path: Path) -> None:
    kept = tmp_path / "game-0003.coup"
    kept.write_text("mine")
    with pytest.raises(SimulationError, match=r"game-0003\.coup exists already"):
        run(plan(games=5, save=tmp_path))
    assert kept.read_text() == "mine"
    assert list(tmp_path.iterdir()) == [kept]


def test_a_game_beyond_the_limit_is_unfinished_and_saved_as_far_as_it_went(tmp_path: Path) -> None:
    tally = run(plan(games=4, max_turns=2, save=tmp_path))
    assert tally.unfinished == 4
    assert tally.turns == 8
    assert tally.wins_by_seat == [0, 0, 0]
    reading = read((tmp_path / "game-0001.coup").read_text(encoding="utf-8"))
    assert not reading.game.over
    assert reading.game.turns == 2


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"words": "random,random"}, "2 bots for 3 seats"),
        ({"games": 0}, "0 games"),
        ({"max_turns": 0}, "0 turns"),
    ],
)
def test_what_cannot_be_played_is_refused(arguments: dict[str, int], message: str) -> None:
    with pytest.raises(SimulationError, match=message):
        plan(**arguments)  # type: ignore[arg-type]


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(UnknownBotError, match="there are random, "):
        plan(words="random,nobody,random")


def test_stopping_counts_whole_games_only(tmp_path: Path) -> None:
    asked = 0

    def stopped() -> bool:
        nonlocal asked
        asked += 1
        return asked > 100

    of = plan(games=50, save=tmp_path)
    tally = run(of, stopped=stopped)
    assert 0 < tally.games < 50
    assert len(list(tmp_path.iterdir())) == tally.games
    assert tally.decisions <= 100


def test_progress_is_told_after_each_game() -> None:
    told: list[int] = []
    run(plan(games=4), lambda games, _: told.append(games))
    assert told == [1, 2, 3, 4]


def test_the_table_names_rules_bots_and_shares() -> None:
    of = plan(games=10, words="courtier,random,random", preset="coup-x", options=("six",))
    text = table(of, run(of))
    assert "10 games of 3 seats under coup-x (six), seed 7" in text
    (line,) = (line for line in text.splitlines() if line.startswith("courtier"))
    assert line.endswith("33.3%")
