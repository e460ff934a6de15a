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
from typing import TYPE_CHECKING

import coup_desktop
from coup_desktop.cli.ending import BAD_INPUT, INTERRUPTED, PROGRAM, fail, forget_output, say
from coup_desktop.cli.language import OPTION, NoLanguageError, add_option, taken
from coup_desktop.engine.translating import Translate, as_written, said

if TYPE_CHECKING:
    import argparse


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
    try:
        with words_in_a_box() as without_box, _quiet_pipes():
            if not arguments:
                return _open_window(None, without_box)
            return _command(arguments, without_box)
    except KeyboardInterrupt:
        return INTERRUPTED


def _command(arguments: list[str], without_box: Callable[[], None]) -> int:
    """Does what the arguments say, in the language that they name."""
    from coup_desktop.catalogue import (
        Catalogue,
        UnknownLanguageError,
        code_of,
        languages,
        system_language,
    )

    known = ", ".join(languages())
    speak = Catalogue(system_language())
    try:
        word, others = taken(arguments)
        code = code_of(word) if word else ""
    except UnknownLanguageError as error:
        unknown = speak("Command", "there is no language “{word}”; there are {known}")
        return fail(unknown.format(word=_shown(str(error)), known=known))
    except NoLanguageError:
        missing = speak("Command", "{option} names a language; there are {known}")
        return fail(missing.format(option=OPTION, known=known))
    if code:
        speak = Catalogue(code)
    speak.teach_argparse()
    command, rest = (others[0], others[1:]) if others else ("", [])
    if command == "replay":
        return _replay(rest, speak)
    if command in ("simulate", "arena"):
        from coup_desktop.cli import games

        return games.simulate(rest, speak) if command == "simulate" else games.measure(rest, speak)
    return _window(others, without_box, code, speak)


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


def _window(
    arguments: list[str], without_box: Callable[[], None], language: str, translate: Translate
) -> int:
    if not arguments:
        return _open_window(None, without_box, language, translate)
    parser = _parser(translate)
    said = parser.parse_args(arguments)
    if said.version:
        print(f"{PROGRAM} {coup_desktop.__version__}")
        return 0
    if said.self_test or said.self_test_report is not None:
        if said.word is not None:
            refused = translate("Command", "a self-test opens no file: {word}")
            parser.error(refused.format(word=_shown(said.word)))
        without_box()  # nobody need be there
        return _self_test(said.self_test_report, translate)
    file = None if said.word is None else Path(said.word)
    problem = None if file is None else _problem_of(file, translate)
    if problem is not None:
        return fail(f"{_shown(str(file))}: {problem}")
    return _open_window(file, without_box, language, translate)


def _parser(translate: Translate) -> "argparse.ArgumentParser":
    import argparse  # it takes a fiftieth of a start, and mostly there is nothing to read

    parser = argparse.ArgumentParser(
        prog=PROGRAM,
        description=translate(
            "Command", "The card game of bluff and deduction, against bots or with friends."
        ),
        epilog=_commands(translate),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add("word", nargs="?", metavar="FILE.coup", help=translate("Command", "a game record to open"))
    add_option(parser, translate)
    add("--version", action="store_true", help=translate("Command", "print the version and leave"))
    add(
        "--self-test",
        action="store_true",
        help=translate(
            "Command",
            "look whether all parts work here, a line each, and leave: status 0, or 1 if one "
            "does not; your games and settings are not touched",
        ),
    )
    add(
        "--self-test-report",
        type=Path,
        metavar="FILE",
        help=translate(
            "Command", "the same, with its lines in FILE too: on Windows there is no terminal"
        ),
    )
    return parser


def _commands(translate: Translate) -> str:
    """What stands below the options of `--help`."""
    replay = translate(
        "Command", "play a game record without a window and tell it, or its end as JSON"
    )
    simulate = translate("Command", "play games between bots without a window")
    arena = translate("Command", "measure bots against one another without a window")
    more = translate(
        "Command", "`coup-desktop COMMAND --help` says more. Without arguments the window opens."
    )
    return (
        f"{translate('Command', 'commands:')}\n"
        f"  replay FILE      {replay}\n"
        f"  simulate ...     {simulate}\n"
        f"  arena ...        {arena}\n\n{more}\n"
    )


def _open_window(
    file: Path | None,
    without_box: Callable[[], None],
    language: str = "",
    translate: Translate | None = None,
) -> int:
    """Opens the window. Args: translate: None: in the system's language, if need be."""
    gc.disable()  # next to nothing that a start makes is garbage; desk.app turns it on again
    problem = _why_no_window(translate)
    if problem is not None:
        return fail(problem, 1)
    from coup_desktop.desk.app import run

    without_box()
    return run(file, language)


def _why_no_window(translate: Translate | None) -> str | None:
    """Why no window can be opened here, and what helps; None: nothing is known against it."""
    from coup_desktop.desk.startup import check_display, explain_missing_libraries

    def speak(context: str, text: str) -> str:
        from coup_desktop.catalogue import Catalogue, system_language

        return (translate or Catalogue(system_language()))(context, text)

    try:
        import PySide6.QtSvg
        import PySide6.QtWidgets  # noqa: F401 - to tell missing libraries from faults of our own
    except ImportError as error:
        return explain_missing_libraries(error, translate=speak)
    return check_display(translate=speak)


def _problem_of(file: Path, translate: Translate) -> str | None:
    """Why that cannot be opened in the window; None: it can be tried."""
    try:
        if file.is_file():
            return None
        if file.exists():
            return translate("Command", "this is no file")
    except OSError as error:
        return error.strerror or type(error).__name__
    return translate(
        "Command",
        "there is no such file, and no such command; commands are replay, simulate and arena",
    )


# The self-test.


def _self_test(path: Path | None, translate: Translate) -> int:
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
        problem = _why_no_window(translate)
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
        status = _replay([str(path), "--json"], as_written)
    return "" if status else printed.getvalue()


# Replay.


def _replay(arguments: list[str], translate: Translate) -> int:
    import argparse

    parser = argparse.ArgumentParser(
        prog=f"{PROGRAM} replay",
        description=translate("Command", "Plays a game record without a window and tells it."),
    )
    add = parser.add_argument
    add("file", metavar="FILE", help=translate("Command", "the record; - reads standard input"))
    add_option(parser, translate)
    as_object = translate("Command", "print where it ends as one object")
    add("--json", action="store_true", help=as_object)
    said_words = parser.parse_args(arguments)

    from coup_desktop.engine.record import state
    from coup_desktop.engine.record_reader import RecordError, decode, read
    from coup_desktop.engine.transcript import transcript

    name = said_words.file
    if name == "-" and sys.stdin is None:  # as with the other streams on Windows
        return fail(translate("Command", "there is no standard input to read"))
    try:
        data = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except OSError as error:
        return fail(f"{name}: {error.strerror or error}")
    try:
        reading = read(decode(data, name), name)
    except RecordError as error:
        print(_shown(said(error, translate)), file=sys.stderr)
        return BAD_INPUT
    if said_words.json:
        say(json.dumps(state(reading.game, reading.record.setup.names)), translate)
    else:
        say(_shown(transcript(reading, translate)), translate, end="")
    return 0
