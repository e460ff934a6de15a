"""The door: the command line.

Without a command the window opens. `replay`, `simulate` and `arena` import no Qt.
"""

import argparse
import contextlib
import gc
import io
import json
import os
import signal
import sys
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Final, NoReturn

import coup_desktop

if TYPE_CHECKING:
    from coup_desktop.arena.plan import ArenaPlan
    from coup_desktop.engine.ruleset import Ruleset
    from coup_desktop.simulate import Plan

PROGRAM: Final = "coup-desktop"
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
_COMMANDS: Final = """\
commands:
  replay FILE      play a game record without a window and tell it, or its end as JSON
  simulate ...     play games between bots without a window
  arena ...        measure bots against one another without a window

`coup-desktop COMMAND --help` says more. Without arguments the window opens.
"""


def main(argv: Sequence[str] | None = None) -> int:
    """Runs the program.

    Args:
        argv: the arguments behind the program's name; None: those of this process.

    Returns:
        The exit status: 0, 1 for what the system lacks or a self-test finds, 2 for bad input, 70
        after an unexpected error in the window, 130 when interrupted.
    """
    from coup_desktop.desk.message_box import words_in_a_box

    arguments = list(sys.argv[1:] if argv is None else argv)
    _print_anything()
    command = arguments[0] if arguments else ""
    try:
        with words_in_a_box() as without_box, _quiet_pipes():
            if command == "replay":
                return _replay(arguments[1:])
            if command == "simulate":
                return _simulate(arguments[1:])
            if command == "arena":
                return _arena(arguments[1:])
            return _window(arguments, without_box)
    except KeyboardInterrupt:
        return INTERRUPTED


def _print_anything() -> None:
    """A name that the terminal's encoding lacks must not end the program."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


@contextlib.contextmanager
def _quiet_pipes() -> Iterator[None]:
    """Whoever reads the output may stop, as `head` does."""
    try:
        yield
        if sys.stdout is not None:  # pythonw, or a window's program on Windows, has none
            sys.stdout.flush()
    except BrokenPipeError:
        # What is still in the buffer must not fail again when Python closes the stream.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise SystemExit(1) from None


def _shown(text: str) -> str:
    """Text from a file, for a terminal: what would steer the terminal is written out."""
    return "".join(
        repr(c)[1:-1] if unicodedata.category(c) == "Cc" and c != "\n" else c for c in text
    )


def _fail(message: str, status: int = BAD_INPUT) -> int:
    print(f"{PROGRAM}: {message}", file=sys.stderr)
    return status


# The window.


def _window(arguments: list[str], without_box: Callable[[], None]) -> int:
    parser = argparse.ArgumentParser(
        prog=PROGRAM,
        description="The card game of bluff and deduction, against bots or with friends.",
        epilog=_COMMANDS,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("word", nargs="?", metavar="FILE.coup", help="a game record to open")
    parser.add_argument("--version", action="store_true", help="print the version and leave")
    parser.add_argument(
        "--self-test",
        action="store_true",
        help="look whether all parts work here, a line each, and leave: status 0, or 1 if one "
        "does not; your games and settings are not touched",
    )
    parser.add_argument(
        "--self-test-report",
        type=Path,
        metavar="FILE",
        help="the same, with its lines in FILE too: on Windows there is no terminal",
    )
    said = parser.parse_args(arguments)
    if said.version:
        print(f"{PROGRAM} {coup_desktop.__version__}")
        return 0
    if said.self_test or said.self_test_report is not None:
        if said.word is not None:
            parser.error(f"a self-test opens no file: {_shown(said.word)}")
        without_box()  # nobody need be there
        return _self_test(said.self_test_report)
    file = None if said.word is None else Path(said.word)
    problem = None if file is None else _problem_of(file)
    if problem is not None:
        return _fail(f"{_shown(str(file))}: {problem}")
    gc.disable()  # next to nothing that a start makes is garbage; desk.app turns it on again
    problem = _why_no_window()
    if problem is not None:
        return _fail(problem, 1)
    from coup_desktop.desk.app import run

    without_box()
    return run(file)


def _why_no_window() -> str | None:
    """Why no window can be opened here, and what helps; None: nothing is known against it."""
    from coup_desktop.desk.startup import check_display, explain_missing_libraries

    try:
        import PySide6.QtSvg
        import PySide6.QtWidgets  # noqa: F401 - to tell missing libraries from faults of our own
    except ImportError as error:
        return explain_missing_libraries(error)
    return check_display()


def _problem_of(file: Path) -> str | None:
    """Why that cannot be opened in the window; None: it can be tried."""
    try:
        if file.is_file():
            return None
        if file.exists():
            return "this is no file"
    except OSError as error:
        return error.strerror or type(error).__name__
    return "there is no such file, and no such command; commands are replay and simulate"


# The self-test.


def _self_test(path: Path | None) -> int:
    """Args: path: of the file that has the lines too; it is replaced."""
    from coup_desktop.desk.self_test.report import Report

    with contextlib.ExitStack() as stack:
        file = None
        if path is not None:
            try:
                file = stack.enter_context(path.open("w", encoding="utf-8"))
            except OSError as error:
                return _fail(f"{_shown(str(path))}: {error.strerror or error}")
        report = Report(file)
        problem = _why_no_window()
        if problem is not None:
            report.failed("screen", [problem])
            return report.close()
        try:
            from coup_desktop.desk.app import run_self_test
        except Exception as error:  # noqa: BLE001 - a module that is broken, or was left out
            report.broke("start", error)
            return report.close()
        return run_self_test(report, _replayed)


def _replayed(path: Path) -> str:
    """What `replay --json` prints of a record; empty where it does not end well."""
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        status = _replay([str(path), "--json"])
    return "" if status else printed.getvalue()


# Replay.


def _replay(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog=f"{PROGRAM} replay", description="Plays a game record without a window and tells it."
    )
    parser.add_argument("file", metavar="FILE", help="the record; - reads standard input")
    parser.add_argument("--json", action="store_true", help="print where it ends as one object")
    said = parser.parse_args(arguments)

    from coup_desktop.engine.record import state
    from coup_desktop.engine.record_reader import RecordError, decode, read
    from coup_desktop.engine.transcript import transcript

    if said.file == "-" and sys.stdin is None:  # as with the other streams on Windows
        return _fail("there is no standard input to read")
    try:
        data = sys.stdin.buffer.read() if said.file == "-" else Path(said.file).read_bytes()
    except OSError as error:
        return _fail(f"{said.file}: {error.strerror or error}")
    try:
        reading = read(decode(data, said.file), said.file)
    except RecordError as error:
        print(_shown(str(error)), file=sys.stderr)
        return BAD_INPUT
    if said.json:
        print(json.dumps(state(reading.game, reading.record.setup.names)))
    else:
        print(_shown(transcript(reading)), end="")
    return 0


# Simulate.


def _whole_number(text: str) -> int:
    if not text.removeprefix("-").isdecimal():
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number")
    return int(text)


class _Parser(argparse.ArgumentParser):
    """What `simulate` and `arena` have in common: which games are played."""

    def __init__(self, command: str, description: str, bots: str, rules: str = "") -> None:
        """Args: bots: the help for `--bots`; rules: the preset where none is named, if any."""
        super().__init__(prog=f"{PROGRAM} {command}", description=description)
        add = self.add_argument
        presets = "official, city-state or coup-x" + (rules and f" ({rules} if none is named)")
        add("--rules", required=not rules, default=rules, metavar="PRESET", help=presets)
        add("--option", action="append", default=[], metavar="WORD", help="an option of the preset")
        add(
            "--set",
            action="append",
            nargs=2,
            default=[],
            metavar=("SWITCH", "VALUE"),
            help="any other change of the rules, as in a record",
        )
        add("--seats", required=True, type=_whole_number, metavar="N", help="how many play")
        add("--bots", required=True, metavar="WORD[,WORD...]", help=bots)
        add("--games", required=True, type=_whole_number, metavar="G", help="how many games")
        add(
            "--seed", required=True, type=_whole_number, metavar="S", help="where chance comes from"
        )
        add(
            "--max-turns",
            type=_whole_number,
            default=1000,
            metavar="T",
            help="a game that is not over after so many turns counts as unfinished (%(default)s)",
        )
        add("--json", action="store_true", help="print the result as one object")

    def ruleset(self, said: argparse.Namespace) -> "Ruleset":
        """The rules that were chosen.

        Raises:
            RulesetError: they cannot hold.
        """
        from coup_desktop.engine.ruleset import Ruleset

        switches: dict[str, str] = {}
        for word, value in said.set:
            if word in switches:
                self.error(f"--set {word} stands twice")
            switches[word] = value
        return Ruleset.make(said.rules, said.seats, said.option, switches)

    def error(self, message: str) -> NoReturn:
        """Says what is wrong, without the whole usage before it."""
        print(f"{self.prog}: {message}", file=sys.stderr)
        raise SystemExit(BAD_INPUT)


def _simulation(arguments: list[str]) -> tuple["Plan", bool]:
    """What is to be played, and whether JSON is wanted; ends the program on bad input."""
    from coup_desktop.bots.bot import UnfitBotError, UnknownBotError
    from coup_desktop.engine.ruleset import RulesetError
    from coup_desktop.simulate import Plan, SimulationError

    parser = _Parser(
        "simulate",
        "Plays games between bots without a window. The same arguments give the same result, but "
        "for the seconds.",
        bots="one bot for all seats, or one a seat; they move on by a seat from game to game",
    )
    save = "write each game's record into this folder"
    parser.add_argument("--save", type=Path, metavar="DIR", help=save)
    said = parser.parse_args(arguments)
    try:
        ruleset = parser.ruleset(said)
        words = tuple(said.bots.split(","))
        plan = Plan.make(ruleset, words, said.games, said.seed, said.max_turns, said.save)
    except (RulesetError, UnknownBotError, UnfitBotError, SimulationError) as error:
        parser.error(str(error))
    return plan, said.json


def _simulate(arguments: list[str]) -> int:
    plan, as_json = _simulation(arguments)

    from coup_desktop.simulate import SimulationError, run, table

    progress = _Progress(plan.games) if sys.stderr is not None and sys.stderr.isatty() else None
    try:
        with _stop_on_interrupt() as stopped:
            tally = run(plan, progress, stopped)
    except SimulationError as error:
        return _fail(str(error))
    except OSError as error:
        return _fail(f"{error.filename or plan.save}: {error.strerror or error}")
    finally:
        if progress is not None:
            progress.clear()
    print(json.dumps(tally.as_json()) if as_json else table(plan, tally))
    if tally.games < plan.games:
        return _fail(f"interrupted after {tally.games} of {plan.games} games", INTERRUPTED)
    return 0


# Arena.


def _contest(arguments: list[str]) -> tuple["ArenaPlan", argparse.Namespace]:
    """What is to be played, and what else was said; ends the program on bad input."""
    from coup_desktop.arena.plan import MOST_JOBS, ArenaError, ArenaPlan
    from coup_desktop.bots.bot import UnfitBotError, UnknownBotError
    from coup_desktop.engine.ruleset import RulesetError

    parser = _Parser(
        "arena",
        "Measures bots against one another without a window. Each deal is played once for every "
        "place that a bot can have at the table. Of each bot: games (seats it played), wins, its "
        "share with a 95 percent interval, a rating (25 at first), and how long its decisions "
        "took. The same arguments give the same result, but for the times.",
        bots="who is measured: as many as seats, fewer (who then have several seats each), or more "
        "(every choice of them plays); also bots made for this: honest, turtle, doubter, truster, "
        "duke-liar, contest, and ruleai, which needs coupml from PyPI and the official rules",
        rules="official",
    )
    add = parser.add_argument
    add(
        "--against",
        metavar="WORD[,WORD...]",
        help="each of --bots plays alone against a table of this one, or of these, one a seat",
    )
    add(
        "--jobs",
        type=_whole_number,
        default=min(MOST_JOBS, os.cpu_count() or 1),
        metavar="J",
        help="how many processes play at once (%(default)s here); the result is the same",
    )
    add(
        "--resume",
        type=Path,
        metavar="FILE",
        help="keep what was played in FILE, and go on from there if it exists: after an "
        "interrupt, or with more --games",
    )
    said = parser.parse_args(arguments)
    bots, against = said.bots.split(","), said.against.split(",") if said.against else []
    if not 1 <= said.jobs <= MOST_JOBS:
        parser.error(f"{said.jobs} jobs; 1 to {MOST_JOBS}")
    try:
        plan = ArenaPlan.make(
            parser.ruleset(said),
            tuple(bots),
            said.games,
            said.seed,
            tuple(against),
            said.max_turns,
        )
    except (RulesetError, UnknownBotError, UnfitBotError, ArenaError) as error:
        parser.error(str(error))
    return plan, said


def _arena(arguments: list[str]) -> int:
    plan, said = _contest(arguments)
    try:
        from coup_desktop.arena.score import result, table
    except ModuleNotFoundError as error:
        if error.name != "openskill":
            raise
        return _fail("arena rates by openskill, which is missing: pip install openskill", 1)
    from coup_desktop.arena.crew import run
    from coup_desktop.arena.journal import Journal
    from coup_desktop.arena.plan import ArenaError

    progress: _Progress | None = None
    try:
        with contextlib.closing(Journal(plan, said.resume)) as journal:
            if sys.stderr is not None and sys.stderr.isatty():
                progress = _Progress(plan.games, journal.games)
            with _stop_on_interrupt() as stopped:
                run(plan, journal, said.jobs, progress, stopped)
    except ArenaError as error:
        return _fail(str(error))
    except OSError as error:
        return _fail(f"{error.filename or said.resume}: {error.strerror or error}")
    finally:
        if progress is not None:
            progress.clear()
    found = result(plan, journal.outcomes)
    print(json.dumps(found.as_json()) if said.json else table(plan, found))
    if found.games < plan.games:
        kept = f"; {said.resume} has them" if said.resume else ""
        interrupted = f"interrupted after {found.games} of {plan.games} games{kept}"
        return _fail(interrupted, INTERRUPTED)
    return 0


class _Progress:
    """One line on a terminal's standard error."""

    _PAUSE: Final = 0.1
    """Seconds between two lines; a terminal is slower than a game."""

    def __init__(self, games: int, known: int = 0) -> None:
        """Args: games: how many there will be; known: how many of them were played before."""
        self._games = games
        self._known = known
        self._next = 0.0

    def __call__(self, played: int, seconds: float) -> None:
        if seconds < self._next:
            return
        self._next = seconds + self._PAUSE
        left = seconds / max(1, played - self._known) * (self._games - played)
        line = f"{played} of {self._games} games, about {left:.0f} s left"
        print(f"\r{line:<60}", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Takes the line away."""
        print(f"\r{'':<60}\r", end="", file=sys.stderr, flush=True)


class _Stop:
    """Whether an interrupt has come."""

    def __init__(self) -> None:
        self.now = False

    def __call__(self) -> bool:
        return self.now

    def handle(self, _signal: int, _frame: FrameType | None) -> None:
        """Remembers the interrupt, so that no record is left half written."""
        self.now = True


@contextlib.contextmanager
def _stop_on_interrupt() -> Iterator[_Stop]:
    stop = _Stop()
    before = signal.signal(signal.SIGINT, stop.handle)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)
