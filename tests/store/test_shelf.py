"""The folders of records, also with several windows at once."""

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from datetime import UTC, datetime
from itertools import chain
from pathlib import Path

import pytest

from coup_desktop.engine.cast import CHARACTERS
from coup_desktop.engine.record_reader import RecordError
from coup_desktop.store import shelf as shelf_module
from coup_desktop.store.game_lock import GameLock, is_played
from coup_desktop.store.shelf import Shelf
from tests.store.games import played

HEADER, *ENTRIES = played("official", 3, seed=2)


def put(shelf: Shelf, entries: Sequence[str] = ENTRIES[:5], age: float = 0) -> Path:
    """A game that was cut off so many seconds ago."""
    journal = shelf.new()
    journal.start(HEADER)
    for entry in entries:
        journal.append(entry)
    journal.close()
    moment = time.time() - age
    os.utime(journal.path, (moment, moment))
    return journal.path


def files(folder: Path) -> list[str]:
    """All files below it, by their paths from there."""
    return sorted(
        path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()
    )


def test_a_new_game_touches_nothing_before_its_first_entry(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "games")
    one, two = shelf.new(), shelf.new()
    assert one.path != two.path
    assert not list(tmp_path.iterdir())
    assert not shelf.unfinished()
    one.start(HEADER)
    assert files(tmp_path) == [
        f"games/unfinished/{one.path.name}",
        f"games/unfinished/{one.path.name}.lock",
    ]
    assert not two.finish()
    one.close()
    assert files(tmp_path) == [f"games/unfinished/{one.path.name}"]


def test_unfinished_games_are_told_newest_first(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    old, new = put(shelf, age=100), put(shelf, ENTRIES[:1], age=10)
    running = shelf.new()
    running.start(HEADER)
    (tmp_path / "20250101-120000-000000.coup").write_text(HEADER, encoding="utf-8")
    found = Shelf(tmp_path).unfinished()
    assert [game.path for game in found] == [running.path, new, old]
    assert [game.in_use for game in found] == [True, False, False]
    assert [game.problem for game in found] == [None] * 3
    summary = found[2].summary
    assert summary is not None
    assert summary.names == ("Ä0", "Ä1", "Ä2")
    assert summary.kinds == ("human", "random", "random")
    assert summary.ruleset.preset.word == "official"
    reading = Shelf(tmp_path).claim(old)
    assert reading is not None
    assert summary.turns == reading.reading.game.turns > 0
    reading.journal.close()
    running.close()


def test_a_claimed_game_goes_on_and_ends_among_the_done_ones(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    path = put(shelf)
    claim = shelf.claim(path)
    assert claim is not None
    assert claim.reading.record.text(whole=True) == "".join([HEADER, *ENTRIES[:5]])
    assert Shelf(tmp_path).claim(path) is None
    assert [game.in_use for game in Shelf(tmp_path).unfinished()] == [True]
    for entry in ENTRIES[5:]:
        claim.journal.append(entry)
    assert claim.journal.finish() == tmp_path / path.name
    assert files(tmp_path) == [path.name]
    assert (tmp_path / path.name).read_text(encoding="utf-8") == "".join([HEADER, *ENTRIES])
    assert shelf.claim(path) is None, "it is gone"
    assert not shelf.unfinished()


def test_a_game_that_is_closed_in_the_middle_is_offered_again(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    path = put(shelf, ())
    for entry in ENTRIES[:3]:
        assert [game.path for game in shelf.unfinished()] == [path]
        claim = shelf.claim(path)
        assert claim is not None
        claim.journal.append(entry)
        claim.journal.close()
    assert path.read_text(encoding="utf-8") == "".join([HEADER, *ENTRIES[:3]])


@pytest.mark.parametrize("where", ["looking", "claiming"])
def test_a_damaged_game_is_told_once_and_kept(tmp_path: Path, where: str) -> None:
    shelf = Shelf(tmp_path)
    good = put(shelf)
    path = put(shelf)
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    lines[HEADER.count("\n")] = "Ä0 dance\n"
    damaged = "".join(lines).encode()
    path.write_bytes(damaged)
    line = HEADER.count("\n") + 1
    if where == "looking":
        found = [game for game in shelf.unfinished() if game.problem is not None]
        assert [game.path for game in found] == [tmp_path / "damaged" / path.name]
        assert found[0].summary is None
        assert not found[0].in_use
        problem = found[0].problem or ""
    else:
        with pytest.raises(RecordError) as caught:
            shelf.claim(path)
        problem = str(caught.value)
    assert problem.startswith(f"{path.name}:{line}: found …; Ä0 is asked (action)")
    assert (tmp_path / "damaged" / path.name).read_bytes() == damaged
    assert [game.path for game in shelf.unfinished()] == [good]
    assert files(tmp_path) == [f"damaged/{path.name}", f"unfinished/{good.name}"]


def test_what_is_told_of_a_damaged_game_names_no_card(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    words = [character.word for character in CHARACTERS]
    journal = "".join([HEADER, *ENTRIES]).splitlines(keepends=True)
    told = 0
    for number in range(HEADER.count("\n"), len(journal) - 3):
        for line in (
            "draw duke duke",
            "draw captain",
            "Ä1 lose contessa",
            "Ä0 keep duke duke",
            "draw duke",
            "deal Ä1 duke duke",
        ):
            path = put(shelf)
            text = "".join([*journal[:number], f"{line}\n", *journal[number:]])
            path.write_text(text, encoding="utf-8")
            for game in shelf.unfinished():
                assert game.problem is not None
                assert not [word for word in words if word in game.problem], game.problem
                told += 1
    assert told > 20


def test_a_folder_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    (tmp_path / "unfinished").touch()
    (found,) = Shelf(tmp_path).unfinished()
    assert found.problem is not None
    place, _, reason = found.problem.rpartition(": ")
    assert place == str(tmp_path / "unfinished")
    assert reason == "Not a directory" or (reason and sys.platform == "win32")


@pytest.mark.parametrize("content", [b"", bytes(500), b"\x89PNG\r\n", HEADER.encode()[:40]])
def test_what_is_no_game_is_put_aside(tmp_path: Path, content: bytes) -> None:
    folder = tmp_path / "unfinished"
    folder.mkdir()
    (folder / "x.coup").write_bytes(content)
    (folder / "notes.txt").write_bytes(b"mine")
    (found,) = Shelf(tmp_path).unfinished()
    assert found.problem is not None
    assert found.problem.startswith("x.coup:")
    assert (tmp_path / "damaged" / "x.coup").read_bytes() == content
    assert files(tmp_path) == ["damaged/x.coup", "unfinished/notes.txt"]


def test_a_game_that_is_being_written_is_never_put_aside(tmp_path: Path) -> None:
    path = put(Shelf(tmp_path))
    path.write_bytes(b"what?")
    lock = GameLock(path)
    assert lock.take()
    (found,) = Shelf(tmp_path).unfinished()
    assert (found.in_use, found.summary, found.problem, found.path) == (True, None, None, path)
    assert Shelf(tmp_path).claim(path) is None
    assert path.read_bytes() == b"what?"
    lock.drop()


def test_a_game_that_was_over_when_the_window_was_killed_is_done(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    one, two = put(shelf, ENTRIES), put(shelf, ENTRIES)
    assert shelf.claim(one) is None, "there is nothing to go on with"
    assert not shelf.unfinished()
    assert files(tmp_path) == [one.name, two.name]
    assert (tmp_path / two.name).read_text(encoding="utf-8") == "".join([HEADER, *ENTRIES])


def test_a_move_that_was_cut_in_the_middle_is_completed(tmp_path: Path) -> None:
    """Some file systems move in two steps, and a power cut comes between."""
    shelf = Shelf(tmp_path)
    path, other = put(shelf), put(shelf)
    (tmp_path / path.name).write_bytes(path.read_bytes())
    (tmp_path / other.name).write_bytes(b"something else")
    assert [game.path for game in shelf.unfinished()] == [other]
    assert files(tmp_path) == sorted([path.name, other.name, f"unfinished/{other.name}"])


def test_what_killed_windows_leave_goes(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    kept = put(shelf)
    running = shelf.new()
    running.start(HEADER)
    folder = kept.parent
    for name in (
        f".{kept.name}.ab_c.part",
        f".{running.path.name}.xyz.part",
        "20260101-120000-000000.coup.lock",
        f"{kept.name}.lock",
    ):
        (folder / name).touch()
    assert len(shelf.unfinished()) == 2
    left = {path.name for path in folder.iterdir()}
    mine = {running.path.name, f"{running.path.name}.lock", f".{running.path.name}.xyz.part"}
    assert left == mine | {kept.name}, "of games that nobody plays"
    (folder / f"{kept.name}.lock").touch()
    assert [game.in_use for game in shelf.unfinished()] == [True, False]
    claim = shelf.claim(kept)
    assert claim is not None
    claim.journal.close()
    assert not folder.joinpath(f"{kept.name}.lock").exists()
    running.close()


def test_where_nothing_can_be_moved_it_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf = Shelf(tmp_path)
    over, damaged = put(shelf, ENTRIES), put(shelf)
    damaged.write_bytes(b"what?")

    def refuse(path: Path, folder: Path) -> Path:
        raise PermissionError("read-only")

    monkeypatch.setattr(shelf_module, "move_file", refuse)
    (found,) = shelf.unfinished()
    assert found.path == damaged
    assert found.problem is not None
    assert files(tmp_path) == [f"unfinished/{over.name}", f"unfinished/{damaged.name}"]


def test_where_no_lock_can_be_written_a_game_is_still_had(tmp_path: Path) -> None:
    """A read-only folder: its next entry says what is wrong."""
    shelf = Shelf(tmp_path)
    path = put(shelf)
    path.with_name(f"{path.name}.lock").mkdir()
    with pytest.raises(OSError, match="lock"):
        GameLock(path).take()
    claim = shelf.claim(path)
    assert claim is not None
    with pytest.raises(OSError, match=path.name):
        claim.journal.append(ENTRIES[5])
    path.with_name(f"{path.name}.lock").rmdir()
    claim.journal.append(ENTRIES[6])
    assert is_played(path)
    claim.journal.close()
    assert path.read_text(encoding="utf-8") == "".join([HEADER, *ENTRIES[:7]])


def test_a_file_that_cannot_be_read_is_named_and_stays(tmp_path: Path) -> None:
    folder = tmp_path / "unfinished" / "x.coup"
    folder.mkdir(parents=True)
    (found,) = Shelf(tmp_path).unfinished()
    assert found.path == folder
    assert found.problem is not None
    assert str(folder) in found.problem
    with pytest.raises(OSError, match=r"x\.coup"):
        Shelf(tmp_path).claim(folder)
    assert not list(tmp_path.rglob("*.lock"))


def test_the_newest_that_can_be_had_is_taken(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    oldest, old, middle, new = (put(shelf, age=age) for age in (40, 30, 20, 10))
    newest = shelf.new()
    newest.start(HEADER)
    games = shelf.unfinished()
    # All of this happens after it has looked.
    newest.close()
    new.write_bytes(b"what?")
    lock = GameLock(middle)
    assert lock.take()
    old.unlink()
    claim = shelf.claim_newest(games)
    assert claim is not None
    assert claim.journal.path == oldest
    assert shelf.claim_newest(games) is None
    claim.journal.close()
    lock.drop()


# Several processes.

RACER = """
import sys
from pathlib import Path
from coup_desktop.store.shelf import Shelf
shelf = Shelf(Path(sys.argv[1]))
mine = []
print("ready", flush=True)
sys.stdin.readline()
for game in shelf.unfinished():
    claim = None if game.in_use else shelf.claim(game.path)
    if claim is not None:
        mine.append(claim)
        claim.journal.append(sys.argv[2] + "\\n")
        print(game.path.name, flush=True)
        if len(sys.argv) > 3:
            break
new = shelf.new()
new.start(sys.argv[3] if len(sys.argv) > 3 else "x")
print("done", new.path.name, flush=True)
sys.stdin.readline()
"""


class Racers:
    """Processes that start at once, each taking games."""

    def __init__(self, folder: Path, count: int, *more: str) -> None:
        self.processes = [
            subprocess.Popen(
                [sys.executable, "-c", RACER, str(folder), "# taken", *more],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
            for _ in range(count)
        ]
        for process in self.processes:
            assert self._line(process) == "ready"

    def go(self) -> tuple[list[list[str]], list[str]]:
        """What each has taken, and what each has begun."""
        for process in self.processes:
            assert process.stdin is not None
            process.stdin.write("\n")
            process.stdin.flush()
        taken: list[list[str]] = []
        begun: list[str] = []
        for process in self.processes:
            names: list[str] = []
            while not (line := self._line(process)).startswith("done"):
                assert line, "it has failed"
                names.append(line)
            taken.append(names)
            begun.append(line.removeprefix("done "))
        return taken, begun

    def end(self) -> None:
        for process in self.processes:
            process.kill()
            process.communicate()

    @staticmethod
    def _line(process: subprocess.Popen[str]) -> str:
        assert process.stdout is not None
        return process.stdout.readline().strip()


def test_windows_that_start_at_once_never_take_the_same_game(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    for _ in range(5):
        games = [put(shelf) for _ in range(12)]
        racers = Racers(tmp_path, 3)
        try:
            taken, begun = racers.go()
        finally:
            racers.end()
        assert sorted(chain.from_iterable(taken)) == [path.name for path in games], "each game once"
        assert len(set(begun)) == 3
        for path in games:
            assert path.read_text(encoding="utf-8").count("# taken") == 1
            path.unlink()
        for name in begun:
            (tmp_path / "unfinished" / name).unlink()
        assert not shelf.unfinished()
        assert not files(tmp_path), "killed as they were, their locks are tidied"


def test_each_window_gets_another_game(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    games = [put(shelf) for _ in range(3)]
    racers = Racers(tmp_path, 3, HEADER)
    try:
        taken, begun = racers.go()
        assert sorted(chain.from_iterable(taken)) == [path.name for path in games]
        found = shelf.unfinished()
        assert all(game.in_use for game in found)
        assert {game.path.name for game in found} == {path.name for path in games} | set(begun)
    finally:
        racers.end()
    assert not any(game.in_use for game in shelf.unfinished())


def test_windows_that_begin_at_the_same_moment_begin_two_games(tmp_path: Path) -> None:
    """By a clock that stands, or that was set back."""
    moment = datetime(2026, 1, 1, tzinfo=UTC)
    journals = [Shelf(tmp_path, lambda: moment).new() for _ in range(3)]
    assert len({journal.path for journal in journals}) == 1
    for number, journal in enumerate(journals):
        journal.start(HEADER)
        journal.append(ENTRIES[number])
    assert len({journal.path for journal in journals}) == 3
    for number, journal in enumerate(journals):
        journal.close()
        assert journal.path.read_text(encoding="utf-8") == HEADER + ENTRIES[number]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such pipes")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    folder = tmp_path / "unfinished"
    folder.mkdir()
    os.mkfifo(folder / "a.coup")
    assert Shelf(tmp_path).unfinished() == []
