"""The growing file of a game, and what a cut leaves of it."""

import errno
import io
import os
import shutil
import sys
from itertools import accumulate
from pathlib import Path
from typing import BinaryIO

import pytest

from coup_desktop.engine.record_reader import RecordError
from coup_desktop.store.game_lock import GameLock, is_played
from coup_desktop.store.journal import Journal, append_to, recover, whole_lines
from tests.full_disk import CAN_BE_FULL, full_disk
from tests.store.games import played

OPEN_FILES_STAY = pytest.mark.skipif(
    sys.platform == "win32", reason="Windows lets no open file go, or its folder"
)
HEADER = """\
coup-record 1
rules official
seat Ändri
seat Bo random
starter Ändri
deal Ändri duke duke
deal Bo captain contessa

"""


def test_entries_follow_one_another(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "game")
    journal.start(HEADER)
    journal.append("Ändri exchange\n")
    journal.append("Bo allow\ndraw duke captain\n")
    expected = HEADER + "Ändri exchange\nBo allow\ndraw duke captain\n"
    assert journal.path.read_text(encoding="utf-8") == expected
    journal.close()
    journal.close()
    assert journal.path.read_text(encoding="utf-8") == expected


def test_nothing_is_added_to_a_closed_journal(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "game")
    with pytest.raises(OSError, match="not open"):
        journal.append("Bo allow\n")
    journal.start(HEADER)
    journal.close()
    with pytest.raises(OSError, match="not open"):
        journal.append("Bo allow\n")
    assert journal.path.read_text(encoding="utf-8") == HEADER


@CAN_BE_FULL
def test_what_does_not_fit_is_taken_back_and_tried_again(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "game")
    journal.start(HEADER)
    journal.append("Ändri exchange\n")
    held = journal.path.read_bytes()
    with full_disk(len(held) + 5):
        for entry in ("Bo allow\ndraw duke captain\n", "Ändri keep duke duke\n"):
            with pytest.raises(OSError, match="game") as caught:
                journal.append(entry)
            assert caught.value.errno == errno.EFBIG
            assert caught.value.filename == str(journal.path)
            assert journal.path.read_bytes() == held
    old = journal.path.stat().st_ino
    journal.append("Bo income\n")
    assert journal.path.stat().st_ino == old, "a disk that is nearly full has no room for a copy"
    played = "Ändri exchange\nBo allow\ndraw duke captain\nÄndri keep duke duke\nBo income\n"
    assert journal.path.read_text(encoding="utf-8") == HEADER + played
    assert [path.name for path in tmp_path.iterdir()] == ["game"]
    journal.close()


def test_a_torn_line_is_no_line() -> None:
    assert whole_lines("Ändri tax\nÄ".encode()[:-1]) == "Ändri tax\n".encode()
    assert not whole_lines(b"coup-rec")


def test_a_decision_without_its_draw_is_left_out() -> None:
    played = HEADER + "Ändri exchange\nBo allow\n"
    reading = recover((played + "draw duke capt").encode(), "game")
    assert reading.game.phase.word == "challenge"
    assert len(reading.record.entries) == 1
    reading = recover((played + "draw duke captain\n").encode(), "game")
    assert reading.game.phase.word == "exchange"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "coup-record 1\nrules official\n",
        HEADER + "Ändri exchange\nBo tax\nBo allow\ndraw duke captain\n",
        HEADER + "Ändri income\nÄndri income\nBo income\n",
    ],
)
def test_what_is_damaged_elsewhere_is_in_error(text: str) -> None:
    with pytest.raises(RecordError, match=r"^game:"):
        recover(text.encode(), "game")


GAMES = [
    ("official", 2, (), 8),
    ("official", 2, ("draft",), 8),
    ("city-state", 3, ("inquisitor", "factions"), 5),
    ("coup-x", 4, ("six", "teams"), 5),
]


def entries_in(content: bytes) -> list[str]:
    """What `recover` finds, as the lines of a journal."""
    return recover(content, "game").record.text(whole=True).splitlines(keepends=True)


@pytest.mark.parametrize(("preset", "seats", "options", "seed"), GAMES)
def test_a_cut_at_any_byte_loses_the_torn_entry_alone(
    preset: str, seats: int, options: tuple[str, ...], seed: int
) -> None:
    """Also where the disk has made room for the entry and filled it with nothing."""
    header, *entries = played(preset, seats, options, seed=seed)
    assert any(entry.count("\n") > 1 for entry in entries), "no entry has draws"
    content = "".join([header, *entries]).encode()
    whole = list(accumulate(len(entry.encode()) for entry in (header, *entries)))
    for cut in range(whole[0], len(content) + 1):
        kept = [end for end in whole if end <= cut][-1]
        expected = content[:kept].decode().splitlines(keepends=True)
        assert entries_in(content[:cut]) == expected, content[kept:cut]
        assert entries_in(content[:cut] + bytes(40)) == expected, content[kept:cut]


@pytest.mark.parametrize(("preset", "seats", "options", "seed"), GAMES)
def test_a_hole_in_the_last_entry_loses_it_alone(
    preset: str, seats: int, options: tuple[str, ...], seed: int
) -> None:
    """A power cut may keep the end of an entry and not its beginning."""
    header, *entries = played(preset, seats, options, seed=seed)
    before = header.encode()
    for entry in entries:
        new = entry.encode()
        expected = before.decode().splitlines(keepends=True)
        for hole in range(1, len(new)):
            assert entries_in(before + bytes(hole) + new[hole:]) == expected, new[hole:]
        before += new


@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"], ids=["no mark", "byte order mark"])
@pytest.mark.parametrize("end", [b"\n", b"\r\n"], ids=["LF", "CRLF"])
def test_what_an_editor_has_saved_otherwise_is_gone_on_with(
    tmp_path: Path, mark: bytes, end: bytes
) -> None:
    header, *entries = played("official", 3, seed=2)
    path = tmp_path / "game"
    path.write_bytes(mark + "".join([header, *entries[:5]]).encode().replace(b"\n", end))
    text = recover(path.read_bytes(), "game").record.text(whole=True)
    assert text == "".join([header, *entries[:5]])
    journal = Journal(path)
    journal.resume(text)
    journal.append(entries[5])
    journal.close()
    assert path.read_text(encoding="utf-8") == "".join([header, *entries[:6]])


@pytest.mark.parametrize("torn", ["", "Ä0 ta", "Ä0 exchange\n"])
def test_going_on_cuts_a_torn_end(tmp_path: Path, torn: str) -> None:
    header, *entries = played("official", 3, seed=2)
    path = tmp_path / "game"
    text = "".join([header, *entries[:5]])
    path.write_text(text + torn, encoding="utf-8", newline="\n")
    opened: list[Path] = []

    def note(path: Path) -> BinaryIO:
        opened.append(path)
        return append_to(path)

    journal = Journal(path, note)
    journal.resume(text)
    assert path.read_text(encoding="utf-8") == text + torn, "not before there is something new"
    old = path.stat().st_ino
    journal.append(entries[5])
    assert path.read_text(encoding="utf-8") == "".join([header, *entries[:6]])
    assert (path.stat().st_ino == old) is not bool(torn), "what is right is added to"
    journal.append(entries[6])
    assert path.read_text(encoding="utf-8") == "".join([header, *entries[:7]])
    assert len(opened) == 1
    journal.close()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows flushes no folder, to look then")
def test_all_of_it_is_replaced_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    header, *entries = played("official", 3, seed=2)
    journal = Journal(tmp_path / "game")
    journal.start(header)
    for entry in entries[:9]:
        journal.append(entry)
    undone = "".join([header.replace("\n\n", "\ntag practice yes\n\n"), *entries[:7]])
    seen: list[str] = []
    fsync = os.fsync

    def look(handle: int) -> None:
        seen.append(journal.path.read_text(encoding="utf-8"))
        fsync(handle)

    monkeypatch.setattr(os, "fsync", look)
    before = journal.path.read_text(encoding="utf-8")
    journal.rewrite(undone)
    assert set(seen) == {before, undone}, "old, then new, and nothing between"
    journal.append(entries[7])
    assert journal.path.read_text(encoding="utf-8") == undone + entries[7]
    journal.close()
    assert [path.name for path in tmp_path.iterdir()] == ["game"]


def test_a_game_may_begin_in_the_middle(tmp_path: Path) -> None:
    header, *entries = played("official", 3, seed=2)
    journal = Journal(tmp_path / "game")
    journal.rewrite("".join([header, *entries[:4]]))
    journal.append(entries[4])
    journal.close()
    assert journal.path.read_text(encoding="utf-8") == "".join([header, *entries[:5]])


@pytest.mark.parametrize(
    "gone",
    [
        *(pytest.param(what, marks=OPEN_FILES_STAY) for what in ("file", "folder", "replaced")),
        "shortened",
        "lengthened",
    ],
)
def test_a_file_that_is_not_as_it_was_left_is_written_whole(tmp_path: Path, gone: str) -> None:
    header, *entries = played("official", 3, seed=2)
    path = tmp_path / "folder" / "inner" / "game"
    journal = Journal(path, lock=GameLock(path))
    journal.start(header)
    journal.append(entries[0])
    if gone == "file":
        path.unlink()
    elif gone == "folder":
        shutil.rmtree(tmp_path / "folder")
    elif gone == "replaced":
        path.rename(path.with_name("old"))
        path.write_bytes(header.encode())
    elif gone == "shortened":
        os.truncate(path, 30)
    else:
        with path.open("ab") as file:
            file.write(b"Zo\xc3")
    journal.append(entries[1])
    journal.append(entries[2])
    assert path.read_text(encoding="utf-8") == "".join([header, *entries[:3]])
    assert is_played(path)
    journal.close()
    assert not is_played(path)


@pytest.mark.parametrize(
    "first",
    [
        pytest.param(True, id="at the start"),
        pytest.param(False, id="in mid-game", marks=OPEN_FILES_STAY),
    ],
)
def test_a_file_in_the_folders_place(tmp_path: Path, first: bool) -> None:
    """A folder where nothing can be written, also for an administrator."""
    header, *entries = played("official", 3, seed=2)
    folder = tmp_path / "games"
    path = folder / "game"
    journal = Journal(path, lock=GameLock(path))
    if not first:
        journal.start(header)
        shutil.rmtree(folder)
    folder.write_bytes(b"")
    for entry in [header][not first :] + entries[:3]:
        with pytest.raises(OSError, match="game"):
            (journal.start if entry is header else journal.append)(entry)
    folder.unlink()
    journal.append(entries[3])
    assert path.read_text(encoding="utf-8") == "".join([header, *entries[:4]])
    journal.close()


@CAN_BE_FULL
def test_what_is_missing_is_tried_once_more_in_the_end(tmp_path: Path) -> None:
    header, *entries = played("official", 3, seed=2)
    journal = Journal(tmp_path / "game")
    journal.start(header)
    with full_disk(len(header.encode())), pytest.raises(OSError, match="game"):
        journal.append(entries[0])
    journal.close()
    assert journal.path.read_text(encoding="utf-8") == header + entries[0]


@OPEN_FILES_STAY
def test_a_file_that_has_gone_is_there_again_in_the_end(tmp_path: Path) -> None:
    header, *entries = played("official", 3, seed=2)
    path = tmp_path / "games" / "unfinished" / "game"
    for done in (True, False):
        journal = Journal(path, lock=GameLock(path), done=tmp_path / "games")
        journal.start(header)
        journal.append(entries[0])
        shutil.rmtree(tmp_path / "games")
        if done:
            journal.finish()
        journal.close()
        assert journal.path.read_text(encoding="utf-8") == header + entries[0]
        assert not is_played(path)


@CAN_BE_FULL
def test_a_disk_that_is_full_for_good_keeps_what_it_had(tmp_path: Path) -> None:
    header, *entries = played("official", 3, seed=2)
    journal = Journal(tmp_path / "game", done=tmp_path / "done")
    journal.start(header)
    journal.append(entries[0])
    size = len((header + entries[0]).encode())
    with full_disk(size + 1):
        for entry in entries[1:]:
            with pytest.raises(OSError, match="game"):
                journal.append(entry)
        with pytest.raises(OSError, match="game"):
            journal.finish()
    assert [path.name for path in tmp_path.iterdir()] == ["game"], "it stays unfinished"
    assert journal.path.read_text(encoding="utf-8") == header + entries[0]


def test_a_whole_game_that_cannot_be_moved_stays_where_it_is(tmp_path: Path) -> None:
    header, *entries = played("official", 3, seed=2)
    (tmp_path / "done").write_text("no folder")
    journal = Journal(tmp_path / "game", done=tmp_path / "done")
    journal.start(header)
    for entry in entries:
        journal.append(entry)
    assert journal.finish() == tmp_path / "game"
    assert journal.path.read_text(encoding="utf-8") == "".join([header, *entries])


class Torn(io.FileIO):
    """Writes half of what it is given and can then do nothing more: neither write nor take back."""

    def write(self, content: "memoryview[int]") -> int:  # type: ignore[override]
        super().write(bytes(content)[: len(content) // 2])
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    def truncate(self, size: int | None = None) -> int:
        raise OSError(errno.EIO, os.strerror(errno.EIO))


def test_a_torn_entry_that_cannot_be_taken_back_is_written_over(tmp_path: Path) -> None:
    header, *entries = played("official", 3, seed=2)
    openers = [Torn, io.FileIO]
    path = tmp_path / "game"
    journal = Journal(path, lambda path: openers.pop(0)(path, "ab"))
    journal.start(header)
    with pytest.raises(OSError, match="game"):
        journal.append(entries[0])
    assert path.read_text(encoding="utf-8") not in {header, header + entries[0]}
    assert entries_in(path.read_bytes()) == header.splitlines(keepends=True)
    journal.append(entries[1])
    assert path.read_text(encoding="utf-8") == "".join([header, *entries[:2]])
    journal.close()


def test_a_new_game_takes_nobodys_file(tmp_path: Path) -> None:
    path = tmp_path / "game"
    path.write_text("another game", encoding="utf-8")
    journal = Journal(path)
    for keep in (journal.start, journal.append):
        with pytest.raises(FileExistsError, match="game"):
            keep(HEADER)
    with pytest.raises(FileExistsError):
        journal.finish()
    assert path.read_text(encoding="utf-8") == "another game"


def test_a_new_game_finds_another_name(tmp_path: Path) -> None:
    path = tmp_path / "game"
    path.write_text("another game", encoding="utf-8")
    held = GameLock(tmp_path / "held")
    assert held.take()
    names = [tmp_path / "held", tmp_path / "free"]
    journal = Journal(path, lock=GameLock(path), another=lambda: names.pop(0))
    journal.start(HEADER)
    assert journal.path == tmp_path / "free"
    assert is_played(journal.path)
    journal.close()
    held.drop()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["free", "game"]


def test_a_game_that_is_done_moves(tmp_path: Path) -> None:
    header, *entries = played("official", 3, seed=2)
    for number in range(1, 3):
        path = tmp_path / "games" / "unfinished" / "game.coup"
        journal = Journal(path, lock=GameLock(path), done=tmp_path / "games")
        journal.start(header)
        journal.append(entries[number])
        end = "" if number == 1 else f"-{number}"
        assert journal.finish() == tmp_path / "games" / f"game{end}.coup"
        assert journal.path.read_text(encoding="utf-8") == header + entries[number]
        assert journal.finish() == journal.path, "once"
        assert not list((tmp_path / "games" / "unfinished").iterdir())


def test_a_game_without_a_decision_goes(tmp_path: Path) -> None:
    path = tmp_path / "games" / "unfinished" / "game.coup"
    for begins in (True, False):
        journal = Journal(path, lock=GameLock(path), done=tmp_path / "games")
        if begins:
            journal.start(HEADER)
        assert journal.finish() is None
        assert not list(tmp_path.rglob("*.coup*"))


def test_somebody_else_s_game_without_a_decision_stays(tmp_path: Path) -> None:
    path = tmp_path / "game"
    path.write_text(HEADER, encoding="utf-8")
    other = GameLock(path)
    assert other.take()
    journal = Journal(path, lock=GameLock(path))
    journal.resume(HEADER)
    assert journal.finish() is None
    assert path.read_text(encoding="utf-8") == HEADER
    other.drop()
