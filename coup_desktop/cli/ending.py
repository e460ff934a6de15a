"""How the command line ends, and what it says then."""

import os
import sys
from typing import Final

from coup_desktop.engine.translating import Translate

PROGRAM: Final = "coup-desktop"
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130


def fail(message: str, status: int = BAD_INPUT) -> int:
    """Says what is wrong. Returns: the exit status."""
    print(f"{PROGRAM}: {message}", file=sys.stderr)
    return status


def say(text: str, translate: Translate, end: str = "\n") -> None:
    """Prints what a command has found. Args: translate: the language of what goes wrong.

    Raises:
        BrokenPipeError: nobody reads it any more.
        SystemExit: it cannot be written; the reason is said.
    """
    try:
        print(text, end=end, flush=True)
    except BrokenPipeError:
        raise
    except OSError as error:
        output = translate("Command", "standard output")
        status = fail(f"{output}: {error.strerror or error}", 1)
        forget_output()
        raise SystemExit(status) from None


def forget_output() -> None:
    """What is still in standard output's buffer must not fail again when Python closes it."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
