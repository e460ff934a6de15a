"""The command line, mostly as another program meets it: a process, its streams, its status."""

import io
import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import coup_desktop
from coup_desktop import cli
from coup_desktop.bots.bot import ROSTER, benchmarks

RECORD = """coup-record 1
rules official
seat Natasha
seat Søren
starter Natasha
deal Natasha contessa duke
deal Søren captain contessa

Natasha tax
Søren income
"""
SIMULATE = ["simulate", "--rules", "official", "--seats", "3", "--bots", "random", "--games", "5"]
PRINTING = [
    ["replay", "-"],
    ["replay", "-", "--json"],
    [*SIMULATE, "--seed", "1"],
    ["arena", "--seats", "2", "--bots", "random", "--games", "2", "--seed", "1", "--jobs", "1"],
]


def command(
    *arguments: str | Path,
    input: str | None = None,  # noqa: A002 - as subprocess calls it
    env: dict[str, str] | None = None,
) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "coup_desktop", *map(str, arguments)],
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
        input=input,
        # Windows' own code page is no matter of these tests.
        env={"PYTHONIOENCODING": "utf-8"} | dict(os.environ if env is None else env),
    )


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.coup"
    path.write_text(RECORD, encoding="utf-8")
    return path


def status(*arguments: str | Path) -> int:
    try:
        return cli.main([str(argument) for argument in arguments])
    except SystemExit as ending:
        return int(ending.code or 0)


def test_replay_prints_one_object(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert status("replay", record, "--json") == 0
    out, err = capsys.readouterr()
    found = json.loads(out)
    assert err == ""
    assert found["turns"] == 2
    assert [seat["name"] for seat in found["seats"]] == ["Natasha", "Søren"]


def test_replay_tells_the_game(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert status("replay", record) == 0
    out = capsys.readouterr().out
    assert "Natasha is dealt the Duke and the Contessa." in out
    assert "Natasha is asked (action)" in out


def test_replay_reads_standard_input() -> None:
    done = command("replay", "-", "--json", input=RECORD)
    assert done.returncode == 0
    assert json.loads(done.stdout)["asked"] == "Natasha"
    done = command("replay", "-", "--json", input=RECORD + "Natasha fly\n")
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("-:11: ")


def test_a_bad_record_is_named_with_its_line(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record.write_text(RECORD + "Natasha coup Søren\n", encoding="utf-8")
    assert status("replay", record, "--json") == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"{record}:11: ")


def test_a_record_that_is_no_text_is_named(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record.write_bytes(b"coup-record 1\nrules \xff\n")
    assert status("replay", record) == 2
    assert capsys.readouterr().err.startswith(f"{record}:2: ")


@pytest.mark.parametrize("name", ["missing.coup", "."])
def test_a_file_that_cannot_be_read_is_named(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert status("replay", tmp_path / name) == 2
    err = capsys.readouterr().err
    assert str(tmp_path / name) in err
    assert "Traceback" not in err


def test_names_print_where_the_terminal_lacks_their_letters(record: Path) -> None:
    environment = os.environ | {"PYTHONIOENCODING": "ascii"}
    done = command("replay", record, env=environment)
    assert done.returncode == 0
    assert r"S\xf8ren" in done.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="needs a shell")
def test_a_reader_that_stops_early_is_no_error(record: Path) -> None:
    shell = f"{sys.executable} -m coup_desktop replay {record} | true"
    done = subprocess.run(shell, shell=True, capture_output=True, text=True, check=False)
    assert done.stderr == ""


@pytest.mark.parametrize(
    "arguments",
    [
        ["replay", "-", "--json"],
        [*SIMULATE, "--seed", "1", "--json"],
        ["arena", *SIMULATE[1:], "--seed", "1", "--jobs", "1", "--json"],
        ["arena", *SIMULATE[1:], "--seed", "1", "--jobs", "2"],
        ["--version"],
        ["--help"],
    ],
    ids=["replay", "simulate", "arena", "arena on two cores", "version", "help"],
)
def test_no_qt_without_a_window(arguments: list[str]) -> None:
    code = (
        "import sys\n"
        "from coup_desktop.cli import main\n"
        "try:\n    status = main(sys.argv[1:])\n"
        "except SystemExit as ending:\n    status = ending.code\n"
        "found = [name for name in sys.modules if name.startswith(('PySide6', 'shiboken6'))]\n"
        "sys.exit(str(found) if found else status)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        input=RECORD,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert status("--version") == 0
    assert capsys.readouterr().out == f"coup-desktop {coup_desktop.__version__}\n"


def test_simulate_prints_one_object_and_nothing_else() -> None:
    done = command(*SIMULATE, "--seed", "1", "--json")
    again = command(*SIMULATE, "--seed", "1", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    first, second = json.loads(done.stdout), json.loads(again.stdout)
    assert first["games"] == 5
    del first["seconds"], second["seconds"]
    assert first == second


def test_simulate_takes_options_and_switches(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rules = ["--option", "factions", "--option", "inquisitor", "--set", "copies", "4"]
    done = status(*SIMULATE, *rules, "--set", "must-coup", "12", "--seed", "1", "--save", tmp_path)
    assert done == 0
    assert "official (factions, inquisitor, copies 4, must-coup 12)" in capsys.readouterr().out
    header = (tmp_path / "game-0005.coup").read_text(encoding="utf-8")
    assert "\noption factions\noption inquisitor\nset copies 4\nset must-coup 12\n" in header


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "--seed"),
        (["--seed", "x"], "'x' is no whole number"),
        (["--seed", "1", "--seats", "9"], "2 to 6 seats, not 9"),
        (["--seed", "1", "--rules", "poker"], "poker: is no preset"),
        (["--seed", "1", "--option", "six"], "six: is no option of Official"),
        (["--seed", "1", "--set", "copies", "many"], "copies: takes a whole number"),
        (["--seed", "1", "--set", "box", "60", "--set", "box", "70"], "--set box stands twice"),
        (["--seed", "1", "--bots", "random,random"], "2 bots for 3 seats"),
        (["--seed", "1", "--bots", "hal"], "--bots: 'hal' is no bot; there are random, "),
        (["--seed", "1", "--games", "0"], "0 games; at least 1"),
        (["--seed", "1", "--max-turns", "-1"], "-1 turns at most"),
        (["--seed", "1", "--rollouts", "0"], "0 rollouts; 1 to 1000000"),
        (["--seed", "1", "--bots", "courtier:hal"], "'hal' is no character; there are orsola,"),
        (["--seed", "1", "surplus"], "surplus"),
    ],
)
def test_simulate_refuses_in_one_line(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert status(*SIMULATE, *arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert message in err
    assert err.startswith("coup-desktop simulate: ")
    assert err.count("\n") == 1


def test_simulate_keeps_files_that_are_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "game-0002.coup").write_text("mine")
    assert status(*SIMULATE, "--seed", "1", "--save", tmp_path) == 2
    assert "game-0002.coup exists already; name an empty folder" in capsys.readouterr().err
    assert status(*SIMULATE, "--seed", "1", "--save", tmp_path / "game-0002.coup") == 2
    assert "game-0002.coup" in capsys.readouterr().err


def test_progress_shows_on_a_terminal_only() -> None:
    pty = pytest.importorskip("pty")
    ours, theirs = pty.openpty()
    arguments = [sys.executable, "-m", "coup_desktop", *SIMULATE, "--seed", "1", "--json"]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=theirs) as process:
        assert process.stdout is not None
        out = process.stdout.read()
    shown = os.read(ours, 4096).decode()
    os.close(ours)
    os.close(theirs)
    assert "of 5 games" in shown
    assert json.loads(out)["games"] == 5


@pytest.mark.skipif(sys.platform == "win32", reason="no process can send another one Ctrl+C")
def test_an_interrupt_ends_cleanly(tmp_path: Path) -> None:
    arguments = [*SIMULATE[:-1], "1000000", "--seed", "1", "--json", "--save", str(tmp_path)]
    with subprocess.Popen(
        [sys.executable, "-m", "coup_desktop", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    ) as process:
        deadline = time.monotonic() + 50
        while not any(tmp_path.glob("game-*.coup")) and time.monotonic() < deadline:
            time.sleep(0.02)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=30)
    assert process.returncode == 130
    played = json.loads(out)["games"]
    assert err == f"coup-desktop: interrupted after {played} of 1000000 games\n"
    assert 0 < played < 1_000_000
    assert len(list(tmp_path.iterdir())) == played


@pytest.mark.parametrize("command", [SIMULATE, PRINTING[-1]], ids=["simulate", "arena"])
@pytest.mark.parametrize(("games", "told"), [("1", "1 game of "), ("2", "2 games of ")])
def test_one_game_is_called_one(
    command: list[str], games: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert status(*command, "--games", games, "--seed", "1") == 0
    assert capsys.readouterr().out.startswith(told)


@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_the_help_names_the_bots(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert status(command, "--help") == 0
    words = set(re.findall(r"[a-z-]+", re.sub(r"-\n\s+", "-", capsys.readouterr().out)))
    known = [*ROSTER, *(benchmarks() if command == "arena" else ())]
    assert {bot.word for bot in known} <= words


def printing(command: list[str], to: int) -> tuple[int, str]:
    """What comes of a command whose output goes there: its status, and what it says of it."""
    ended = subprocess.run(
        [sys.executable, "-m", "coup_desktop", *command],
        check=False,
        input=RECORD,
        stdout=to,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        timeout=60,
    )
    os.close(to)
    return ended.returncode, ended.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="has no disk that is always full")
@pytest.mark.parametrize("command", PRINTING, ids=lambda words: " ".join(words[:3]))
def test_a_result_that_cannot_be_written_is_told_in_one_line(command: list[str]) -> None:
    status, said = printing(command, os.open("/dev/full", os.O_WRONLY))
    assert said == "coup-desktop: standard output: No space left on device\n"
    assert status == 1


@pytest.mark.skipif(sys.platform == "win32", reason="pipes close otherwise there")
@pytest.mark.parametrize("command", PRINTING, ids=lambda words: " ".join(words[:3]))
def test_nothing_is_said_where_nobody_reads_on(command: list[str]) -> None:
    read, write = os.pipe()
    os.close(read)
    assert printing(command, write) == (1, "")


def test_an_unknown_command_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert status("replya") == 2
    assert (
        "replya: there is no such file, and no such command; "
        "commands are replay, simulate and arena\n"
    ) in capsys.readouterr().err
    assert status("a.coup") == 2
    assert "a.coup: there is no such file" in capsys.readouterr().err
    assert status(str(tmp_path)) == 2
    assert f"{tmp_path}: this is no file" in capsys.readouterr().err
    assert status(f"{'x' * 5000}.coup") == 2
    assert "x.coup: " in capsys.readouterr().err


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is a screen")
def test_without_a_screen_the_window_says_so() -> None:
    dropped = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
    environment = {name: value for name, value in os.environ.items() if name not in dropped}
    done = command(env=environment)
    assert done.returncode == 1
    assert done.stderr.startswith("coup-desktop: ")
    assert "Traceback" not in done.stderr


def test_streams_may_be_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    # A program without a console on Windows has neither.
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    assert status(*SIMULATE, "--seed", "1", "--json") == 0
    monkeypatch.setattr(sys, "stdout", io.StringIO())
    assert status(*SIMULATE, "--seed", "1", "--json") == 0


def test_a_record_cannot_steer_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.coup"
    header = "coup-record 1\nrules official\nseat Ada\nseat Bo\nstarter Ada\nseed 1\n"
    path.write_text(f"{header}tag note \x1b[2J\n\n")
    assert status("replay", path) == 0
    assert "note: \\x1b[2J" in capsys.readouterr().out
    path.write_text(f"{header}\nAda \x1b[2J\n")
    assert status("replay", path) == 2
    err = capsys.readouterr().err
    assert "\x1b" not in err
    assert "Ada \\x1b[2J" in err
