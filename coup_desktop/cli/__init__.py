"""The door: the command line.

Without a command the window opens. `replay`, `simulate` and `arena` import no Qt.
"""

import contextlib
import gc
import io
import json
import sys
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final

import coup_desktop
from coup_desktop.cli.ending import BAD_INPUT, INTERRUPTED, PROGRAM, fail, forget_output, say

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
            if command in ("simulate", "arena"):
                return _play(command, arguments[1:])
            return _window(arguments, without_box)
    except KeyboardInterrupt:
        return INTERRUPTED


def _play(command: str, arguments: Sequence[str]) -> int:
    from coup_desktop.cli import games

    return games.simulate(arguments) if command == "simulate" else games.measure(arguments)


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
        forget_output()
        raise SystemExit(1) from None


def _shown(text: str) -> str:
    """Text from a file, for a terminal: what would steer the terminal is written out."""
    return "".join(
        repr(c)[1:-1] if unicodedata.category(c) == "Cc" and c != "\n" else c for c in text
    )


# The window.


def _window(arguments: list[str], without_box: Callable[[], None]) -> int:
    if not arguments:
        return _open_window(None, without_box)

    import argparse  # it takes a fiftieth of a start, and mostly there is nothing to read

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
        return fail(f"{_shown(str(file))}: {problem}")
    return _open_window(file, without_box)


def _open_window(file: Path | None, without_box: Callable[[], None]) -> int:
    gc.disable()  # next to nothing that a start makes is garbage; desk.app turns it on again
    problem = _why_no_window()
    if problem is not None:
        return fail(problem, 1)
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
    return "there is no such file, and no such command; commands are replay, simulate and arena"


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
                return fail(f"{_shown(str(path))}: {error.strerror or error}")
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
    import argparse

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
        return fail("there is no standard input to read")
    try:
        data = sys.stdin.buffer.read() if said.file == "-" else Path(said.file).read_bytes()
    except OSError as error:
        return fail(f"{said.file}: {error.strerror or error}")
    try:
        reading = read(decode(data, said.file), said.file)
    except RecordError as error:
        print(_shown(str(error)), file=sys.stderr)
        return BAD_INPUT
    if said.json:
        say(json.dumps(state(reading.game, reading.record.setup.names)))
    else:
        say(_shown(transcript(reading)), end="")
    return 0
