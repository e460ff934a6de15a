"""How the command line ends, and what it says then."""

import sys
from typing import Final

PROGRAM: Final = "coup-desktop"
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130


def fail(message: str, status: int = BAD_INPUT) -> int:
    """Says what is wrong. Returns: the exit status."""
    print(f"{PROGRAM}: {message}", file=sys.stderr)
    return status
