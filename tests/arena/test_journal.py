import json
import os
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from coup_desktop.arena.crew import run
from coup_desktop.arena.journal import Journal
from coup_desktop.arena.plan import ArenaError, ArenaPlan
from coup_desktop.arena.playing import Outcome, times_of
from coup_desktop.arena.score import result
from coup_desktop.bots.settings import Settings
from coup_desktop.engine.ruleset import Ruleset


def plan(
    bots: str = "random,honest",
    seats: int = 2,
    games: int = 40,
    seed: int = 1,
    *,
    against: tuple[str, ...] = (),
    options: tuple[str, ...] = (),
    switches: dict[str, str] | None = None,
    max_turns: int = 1000,
) -> ArenaPlan:
    ruleset = Ruleset.make("official", seats, options, switches)
    return ArenaPlan.make(ruleset, tuple(bots.split(",")), games, seed, against, max_turns)


def wins(journal: Journal, of: ArenaPlan) -> list[tuple[str, int, int, float]]:
    """What does not depend on how long it took."""
    scores = result(of, journal.outcomes).scores
    return [(score.bot, score.games, score.wins, score.rating) for score in scores]


def stop_after(decisions: int) -> "Stop":
    return Stop(decisions)


class Stop:
    def __init__(self, decisions: int) -> None:
        self.left = decisions

    def __call__(self) -> bool:
        self.left -= 1
        return self.left < 0


def whole(of: ArenaPlan) -> list[tuple[str, int, int, float]]:
    journal = Journal(of)
    run(of, journal)
    return wins(journal, of)


def begun(of: ArenaPlan, path: Path, decisions: int = 300) -> int:
    """Plays the beginning of a plan into a file; returns the number of games."""
    journal = Journal(of, path)
    run(of, journal, stopped=stop_after(decisions))
    journal.close()
    assert 0 < journal.games < of.games
    return journal.games


def test_it_goes_on_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    of = plan()
    known = begun(of, path)
    journal = Journal(of, path)
    assert journal.games == known
    told: list[int] = []
    run(of, journal, progress=lambda games, seconds: told.append(games))
    journal.close()
    assert told == list(range(known + 2, 41, 2))
    assert wins(journal, of) == whole(of)
    again = Journal(of, path)
    again.close()
    assert result(of, again.outcomes) == result(of, journal.outcomes)


def test_more_games_go_on_and_fewer_are_a_part(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    # 7 is no multiple of three seats: the last round is cut short, and played whole later.
    words = "random,honest,courtier"
    first, more, fewer = plan(words, 3, 7), plan(words, 3, 24), plan(words, 3, 5)
    for of in (first, more, fewer):
        journal = Journal(of, path)
        run(of, journal)
        journal.close()
        assert journal.games == of.games
        assert wins(journal, of) == whole(of)


@pytest.mark.parametrize("cut", [1, 9, 30])
def test_a_line_that_was_cut_off_is_played_anew(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "arena.jsonl"
    of = plan()
    known = begun(of, path)
    path.write_bytes(path.read_bytes()[:-cut])
    journal = Journal(of, path)
    assert journal.games == known - 2
    run(of, journal)
    journal.close()
    assert wins(journal, of) == whole(of)
    for line in path.read_bytes().splitlines():
        json.loads(line)


def test_a_file_from_before_rollouts_were_counted_is_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    of = plan()
    known = begun(of, path)
    header, *rest = path.read_bytes().splitlines(keepends=True)
    old = json.loads(header)
    assert old.pop("rollouts") is None
    path.write_bytes(json.dumps(old).encode() + b"\n" + b"".join(rest))
    journal = Journal(of, path)
    journal.close()
    assert journal.games == known


def test_a_header_that_was_cut_off_is_written_anew(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    of = plan(games=4)
    Journal(of, path).close()
    header = path.read_bytes()
    path.write_bytes(header[:20])
    Journal(of, path).close()
    assert path.read_bytes() == header


@pytest.mark.parametrize(
    ("other", "named"),
    [
        (plan("honest,random"), "--bots"),
        (replace(plan(), settings=Settings(rollouts=9)), "--rollouts"),
        (plan("random,honest,turtle"), "--bots"),
        (plan("random", against=("honest",), seats=3), "--seats"),
        (plan(seed=2), "--seed"),
        (plan(options=("inquisitor",)), "--option"),
        (plan(switches={"box": "60"}), "--set"),
        (plan(max_turns=9), "--max-turns"),
    ],
)
def test_another_plans_file_is_refused_and_kept(
    tmp_path: Path, other: ArenaPlan, named: str
) -> None:
    path = tmp_path / "arena.jsonl"
    begun(plan(), path)
    before = path.read_bytes()
    with pytest.raises(ArenaError, match=rf"arena\.jsonl: it was begun with another {named}"):
        Journal(other, path)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "text", ["my notes", "my notes\n", '{"arena":"other"}\n', "[1]\n", "\x00\xff\n"]
)
def test_what_is_no_arenas_file_is_refused_and_kept(tmp_path: Path, text: str) -> None:
    path = tmp_path / "notes.txt"
    path.write_text(text, encoding="latin-1")
    before = path.read_bytes()
    with pytest.raises(ArenaError, match=r"notes\.txt: this is no arena's file"):
        Journal(plan(), path)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "line",
    [
        "gibberish",
        "{}",
        '{"round":1,"games":5}',
        '{"round":"x","games":[]}',
        '{"round":1,"games":[[0]]}',
        '{"round":1,"games":[[0,"ab"]]}',
        '{"round":1,"games":[[0,[[-1],[1]]]]}',
    ],
)
def test_a_broken_line_is_named(tmp_path: Path, line: str) -> None:
    path = tmp_path / "arena.jsonl"
    Journal(plan(), path).close()
    with path.open("a", encoding="utf-8") as file:
        file.write(line + "\n")
    with pytest.raises(ArenaError, match=r"arena\.jsonl:2: this is no round; remove the line"):
        Journal(plan(), path)


@pytest.mark.parametrize(
    "outcome",
    [
        Outcome(0, (times_of(), times_of(), times_of())),
        Outcome(2, (times_of(), times_of())),
        Outcome(-2, (times_of(), times_of())),
    ],
)
def test_a_round_of_another_table_is_named(tmp_path: Path, outcome: Outcome) -> None:
    path = tmp_path / "arena.jsonl"
    of = plan()
    journal = Journal(of, path)
    journal.add(3, (outcome, outcome))
    journal.close()
    with pytest.raises(ArenaError, match="round 3 is not of 2 seats"):
        Journal(of, path)


@pytest.mark.parametrize("what", ["device", "pipe"])
@pytest.mark.skipif(sys.platform == "win32", reason="has neither in its folders")
def test_what_has_no_end_is_not_read(tmp_path: Path, what: str) -> None:
    path = Path("/dev/zero")
    if what == "pipe":
        path = tmp_path / "pipe"
        os.mkfifo(path)
    with pytest.raises(ArenaError, match=f"{path}: this is no file; name another"):
        Journal(plan(), path)


def test_one_arena_at_a_time_writes_a_file(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    of = plan()
    first = Journal(of, path)
    with pytest.raises(ArenaError, match="another arena writes it just now"):
        Journal(of, path)
    first.close()
    Journal(of, path).close()


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="absent") as found:
        Journal(plan(), tmp_path / "absent" / "arena.jsonl")
    assert str(found.value.filename).endswith("arena.jsonl")
