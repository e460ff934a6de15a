"""The file of what points of a turn are worth: read once, checked.

First a line of JSON: format, checksum of the rest, and how it was made. Then, compressed by zlib,
a byte a point (`points.py`): the share of games that the actor wins, in 255ths; and a byte a tale:
what it adds, in 256ths, plus 128.
"""

from functools import cache
from pathlib import Path
from typing import Any, Final, final

from coup_desktop.bots.master import points
from coup_desktop.bots.master.policy import coming_along, damaged, opened

FORMAT: Final = "coup-desktop worths for two seats, 1"
_NAME: Final = "policies/two-seats.worths"


@final
class Worths:
    """What points are worth, and what memories add."""

    __slots__ = ("made", "points", "tales")

    def __init__(self, made: dict[str, Any], worths: bytes, tales: bytes) -> None:
        """Args: made: how; worths: of all points; tales: of all memories."""
        self.made: dict[str, Any] = made
        self.points: bytes = worths
        self.tales: bytes = tales


def read(path: Path) -> Worths:
    """Reads a file of worths.

    Raises:
        PolicyError: it cannot be read, is of another format or damaged.
    """
    header, whole = opened(path, FORMAT)
    if len(whole) != points.SIZE + points.TALES:
        raise damaged(path)
    return Worths(header["made"], whole[: points.SIZE], whole[points.SIZE :])


@cache
def two_seats() -> Worths:
    """The worths that come with the program, read once.

    Raises:
        PolicyError: the file is damaged or missing.
    """
    return read(coming_along(_NAME))
