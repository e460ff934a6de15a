"""The same seed gives the same game: in another process, after a resumption, with any hash seed."""

import os
import subprocess
import sys

import pytest

from coup_desktop.engine.record_reader import read
from coup_desktop.engine.resumption import resume
from tests.bots.fairness import whole_games
from tests.bots.fairness.whole_games import begun, go_on, tables
from tests.bots.fairness.worlds import Table
from tests.bots.levels import LEVELS, THOROUGH, searches


def printed(hash_seed: str) -> str:
    environment = os.environ | {"PYTHONHASHSEED": hash_seed}
    command = [sys.executable, "-m", whole_games.__name__]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    return done.stdout


def test_other_processes_play_the_same_games() -> None:
    games = printed("1")
    assert games.count("coup-record 1") == sum(len(tables(word)) for word in LEVELS)
    assert "does not come to an end" not in games
    assert printed("2") == games


@pytest.mark.parametrize(
    ("word", "table"), [(word, table) for word in LEVELS for table in tables(word)], ids=str
)
def test_a_resumed_game_goes_on_as_it_would_have(word: str, table: Table) -> None:
    seed = 21
    game, record = begun(table, word, seed)
    go_on(game, record, word, seed)
    whole = record.text(whole=True)
    assert game.over
    decisions = len(record.entries)
    for part in (5, 3, 2) if THOROUGH or not searches(word) else (3,):
        game, record = begun(table, word, seed)
        go_on(game, record, word, seed, decisions // part)
        text = record.text(whole=True)
        assert text != whole
        resumed = read(text).record
        game = resume(resumed, seed)
        go_on(game, resumed, word, seed)
        assert resumed.text(whole=True) == whole


@pytest.mark.parametrize("word", LEVELS)
def test_another_seed_gives_another_game(word: str) -> None:
    games = set()
    for seed in range(8):
        game, record = begun(whole_games.TABLES[2], word, 21)
        go_on(game, record, word, seed)
        games.add(record.text(whole=True))
        if len(games) > 1:
            return
    pytest.fail("eight seeds, one game")
