"""The record on disk while a game runs."""

import contextlib
import errno
import json
import os
import stat
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

import pytest
from pytestqt.qtbot import QtBot

from coup_desktop.engine.record import state
from coup_desktop.engine.record_reader import read
from coup_desktop.store.journal import Journal, recover
from coup_desktop.table.controller import Controller
from coup_desktop.table.prompt import Prompt
from tests.full_disk import CAN_BE_FULL, full_disk
from tests.table.conftest import PATIENT, MakeTable, Person, play_out, quiet

GAMES = [
    (("human", "random", "random"), "official", ()),
    (("random", "human"), "official", ("draft",)),
    (("human", "human", "random", "random"), "city-state", ("inquisitor", "factions")),
    (("random", "human", "random", "random", "human"), "coup-x", ("six", "teams")),
]


def state_of(controller: Controller) -> str:
    return json.dumps(state(controller._game, controller.setup.names))


def state_in(content: bytes) -> str:
    reading = recover(content, "journal")
    return json.dumps(state(reading.game, reading.record.setup.names))


@pytest.mark.parametrize(("kinds", "preset", "options"), GAMES)
def test_at_each_prompt_the_game_is_on_disk(
    make_table: MakeTable,
    qtbot: QtBot,
    tmp_path: Path,
    kinds: tuple[str, ...],
    preset: str,
    options: tuple[str, ...],
) -> None:
    path = tmp_path / "game.coup"
    controller, watch = make_table(kinds, preset, options, keeper=Journal(path), seed=8)
    compared: list[int] = []

    def compare(prompt: Prompt) -> None:
        assert state_in(path.read_bytes()) == state_of(controller)
        compared.append(prompt.id)

    controller.prompted.connect(compare)
    Person(controller, later=True)
    play_out(qtbot, controller)
    controller.close()
    assert compared == [prompt.id for prompt in watch.prompts]
    assert path.read_text(encoding="utf-8") == controller.record.text(whole=True)
    assert state_in(path.read_bytes()) == state_of(controller)
    setup = read(path.read_text(encoding="utf-8")).record.setup
    assert setup.kinds == kinds
    assert setup.starter == 0
    assert ("table-seed", "8") in setup.tags
    assert not watch.troubles


@pytest.mark.parametrize(("kinds", "preset", "options"), GAMES)
def test_a_journal_cut_anywhere_holds_the_game_up_to_the_move_before(
    make_table: MakeTable,
    qtbot: QtBot,
    tmp_path: Path,
    kinds: tuple[str, ...],
    preset: str,
    options: tuple[str, ...],
) -> None:
    path = tmp_path / "game.coup"
    controller, _ = make_table(kinds, preset, options, keeper=Journal(path), seed=21)
    states = [state_of(controller)]
    sizes = [len(controller.keeping.record.text(whole=True).encode())]

    def note() -> None:
        states.append(state_of(controller))
        sizes.append(len(controller.keeping.record.text(whole=True).encode()))

    Person(controller, later=True)
    controller.settled.connect(note)
    play_out(qtbot, controller)
    controller.close()
    content = path.read_bytes()
    assert sizes[-1] == len(content)
    # `settled` also follows the set-up, before the first move.
    entries = list(zip(sizes[1:], states[1:], strict=True))
    step = max(1, (len(content) - sizes[0]) // 400)
    for cut in [*range(sizes[0], len(content), step), *sizes]:
        whole = [found for size, found in entries if size <= cut][-1]
        assert state_in(content[:cut]) == whole, content[sizes[0] : cut]


def test_copies_taken_at_any_time_are_good(
    make_table: MakeTable, qtbot: QtBot, tmp_path: Path
) -> None:
    """As after `kill -9`: what other programs find in the file at that moment."""
    path = tmp_path / "game.coup"
    controller, _ = make_table(["random"] * 5, keeper=Journal(path), seed=3)
    copies: list[bytes] = []
    states: list[str] = []
    controller.happened.connect(
        lambda _: copies.append(path.read_bytes() if path.exists() else b"")
    )
    controller.settled.connect(lambda _: states.append(state_of(controller)))
    play_out(qtbot, controller)
    controller.close()
    copies.append(path.read_bytes())
    places = [states.index(state_in(copy)) for copy in copies if copy]
    assert places == sorted(places)
    assert places[-1] == len(states) - 1


class SlowDisk:
    """Takes an entry when the test lets it."""

    def __init__(self) -> None:
        self.entries: list[str] = []
        self.ready = threading.Semaphore(0)

    def start(self, header: str) -> None:
        self.append(header)

    def append(self, entry: str) -> None:
        assert self.ready.acquire(timeout=60)
        self.entries.append(entry)

    def rewrite(self, text: str) -> None:
        self.append(text)

    def finish(self) -> None:
        self.entries.append("finished")

    def close(self) -> None:
        self.entries.append("closed")


def test_a_person_is_asked_when_the_disk_has_all_before(
    make_table: MakeTable, qtbot: QtBot
) -> None:
    disk = SlowDisk()
    controller, watch = make_table(["random", "human"], bots=quiet, keeper=disk)
    controller.begin()
    qtbot.waitUntil(lambda: controller._state.name == "KEEPING", timeout=PATIENT)
    assert watch.waited_for[-1] == 1
    assert not watch.prompts
    assert controller.keeping._writer is not None
    with qtbot.waitSignal(controller.keeping._writer.written, timeout=PATIENT):
        disk.ready.release()
    assert not watch.prompts, "the header alone is not enough"
    with qtbot.waitSignal(controller.prompted, timeout=PATIENT):
        disk.ready.release()
    assert disk.entries[-1] == "P0 income\n"
    disk.ready.release(100)
    controller.close()
    assert disk.entries[-1] == "closed"


def test_closing_keeps_what_was_played(make_table: MakeTable, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "game.coup"
    controller, _ = make_table(["human", "random"], keeper=Journal(path), bots=quiet)
    with qtbot.waitSignal(controller.prompted, timeout=PATIENT) as asked:
        controller.begin()
    prompt = (asked.args or [])[0]
    controller.answer(prompt.id, prompt.legal[0])
    controller.close()
    assert path.read_text(encoding="utf-8") == controller.keeping.record.text(whole=True)
    assert path.read_text(encoding="utf-8").endswith("P0 income\n")
    assert not [thread for thread in threading.enumerate() if thread.name == "journal"]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such bits")
def test_only_the_owner_reads_it(make_table: MakeTable, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "game.coup"
    controller, _ = make_table(["random"] * 2, keeper=Journal(path))
    old = os.umask(0)
    try:
        play_out(qtbot, controller)
    finally:
        os.umask(old)
    controller.close()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


@CAN_BE_FULL
def test_on_a_full_disk_the_game_goes_on(
    make_table: MakeTable, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "game.coup"
    controller, watch = make_table(["random", "human"], keeper=Journal(path))
    states: list[str] = []
    controller.settled.connect(lambda _: states.append(state_of(controller)))
    Person(controller, later=True)
    size = len(controller.keeping.record.text().encode()) + 60
    with full_disk(size):
        play_out(qtbot, controller)
        controller.close()
    assert watch.winners
    assert len(watch.troubles) == 1
    assert "cannot be kept on disk just now" in watch.troubles[0]
    assert os.strerror(errno.EFBIG) in watch.troubles[0]
    assert str(path) in watch.troubles[0]
    assert state_in(path.read_bytes()) in states, "the torn entry was taken back"


@CAN_BE_FULL
def test_once_there_is_room_again_all_is_kept(
    make_table: MakeTable, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "game.coup"
    controller, watch = make_table(["random", "human"], keeper=Journal(path), bots=quiet)
    with full_disk(len(controller.keeping.record.text().encode()) + 5):
        controller.begin()
        for _ in range(3):
            qtbot.waitUntil(lambda: watch.open is not None, timeout=PATIENT)
            assert watch.open is not None
            controller.answer(watch.open.id, watch.open.legal[0])
        qtbot.waitUntil(lambda: watch.open is not None, timeout=PATIENT)
        assert controller.keeping.is_failing
        assert len(watch.troubles) == 1
    assert watch.open is not None
    controller.answer(watch.open.id, watch.open.legal[0])
    qtbot.waitUntil(lambda: not controller.keeping.is_failing, timeout=PATIENT)
    assert len(watch.troubles) == 2
    qtbot.waitUntil(lambda: watch.open is not None, timeout=PATIENT)
    assert path.read_text(encoding="utf-8") == controller.keeping.record.text(whole=True)
    controller.close()


@pytest.mark.parametrize("error", [errno.EROFS, errno.EACCES, errno.EIO])
def test_where_no_file_can_be_the_game_goes_on(
    make_table: MakeTable, qtbot: QtBot, tmp_path: Path, error: int
) -> None:
    def refuse(path: Path) -> BinaryIO:
        raise OSError(error, os.strerror(error), "/somewhere/else.part")

    path = tmp_path / "game.coup"
    controller, watch = make_table(["random", "human"], keeper=Journal(path, refuse))
    Person(controller, later=True)
    play_out(qtbot, controller)
    assert [os.strerror(error) in trouble for trouble in watch.troubles] == [True]
    assert str(path) in watch.troubles[0]


@contextlib.contextmanager
def an_ordinary_user() -> Iterator[None]:
    """The administrator may write everywhere, so a test is somebody else for a while."""
    if sys.platform == "win32" or os.geteuid() != 0:
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.mark.parametrize("place", ["a file", "taken", "read-only"])
def test_where_the_folder_does_not_let_it_the_game_goes_on(
    make_table: MakeTable, qtbot: QtBot, tmp_path: Path, place: str
) -> None:
    path = tmp_path / "folder" / "game.coup"
    if place == "a file":
        path.parent.write_text("no folder", encoding="utf-8")
    elif place == "taken":
        path.parent.mkdir()
        path.write_text("another game", encoding="utf-8")
    elif place == "read-only":
        path.parent.mkdir(mode=0o500)
    controller, watch = make_table(["random", "human"], keeper=Journal(path))
    Person(controller, later=True)
    with an_ordinary_user():
        play_out(qtbot, controller)
    assert len(watch.troubles) == 1
    assert str(path) in watch.troubles[0]
    if place == "taken":
        assert path.read_text(encoding="utf-8") == "another game"
        assert [found.name for found in path.parent.iterdir()] == ["game.coup"]
