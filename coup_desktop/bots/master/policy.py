"""The file of the trained policy: read once, checked, looked up by bisection.

First a line of JSON: format, number of entries, checksum of the rest, and how it was made. Then,
compressed by zlib, planes of bytes: of the differences between the rising keys, eight, the lowest
bytes first; of the strategies, three. A strategy is the share of each choice in fifteenths: two
choices a byte, the first choice left out, since all sum up to fifteen.
"""

import json
import sys
import zlib
from array import array
from bisect import bisect_left
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from itertools import accumulate
from pathlib import Path
from typing import Any, Final, final

from coup_desktop.engine.translating import sentence
from coup_desktop.resources import resource_path

FORMAT: Final = "coup-desktop policy for two seats, 1"
WHOLE: Final = 15
"""In how many parts a strategy is divided."""
KEY_PLANES: Final = 8
STRATEGY_PLANES: Final = 3
MOST_CHOICES: Final = 1 + 2 * STRATEGY_PLANES
_NAME: Final = "policies/two-seats.policy"
_REMEDY: Final = sentence("Bots", "please install Coup Desktop again")


class PolicyError(Exception):
    """A policy file that cannot be used; the message says which and what would help."""


@final
class Policy:
    """Strategies by key."""

    __slots__ = ("_keys", "_strategies", "made")

    def __init__(self, made: dict[str, Any], keys: "array[int]", strategies: bytes) -> None:
        """Args: made: how; keys: rising; strategies: planes, see the module."""
        self.made: dict[str, Any] = made
        self._keys: array[int] = keys
        self._strategies: bytes = strategies

    def __len__(self) -> int:
        return len(self._keys)

    def shares(self, key: int) -> tuple[int, ...] | None:
        """The share of each choice in fifteenths, as many as there can be; None: unknown key."""
        keys = self._keys
        place = bisect_left(keys, key)
        if place == len(keys) or keys[place] != key:
            return None
        return self._shares(place)

    def entries(self) -> Iterator[tuple[int, tuple[int, ...]]]:
        """All keys, rising, with the shares of their choices."""
        for place, key in enumerate(self._keys):
            yield key, self._shares(place)

    def _shares(self, place: int) -> tuple[int, ...]:
        shares = [0]
        for plane in range(STRATEGY_PLANES):
            both = self._strategies[plane * len(self._keys) + place]
            shares.append(both & 15)
            shares.append(both >> 4)
        shares[0] = WHOLE - sum(shares)
        return tuple(shares)


def read(path: Path) -> Policy:
    """Reads a policy file.

    Raises:
        PolicyError: it cannot be read, is of another format or damaged.
    """
    header, planes = opened(path, FORMAT)
    entries = header.get("entries")
    if not isinstance(entries, int) or len(planes) != entries * (KEY_PLANES + STRATEGY_PLANES):
        raise PolicyError(
            sentence(
                "Bots",
                "{path} is damaged: {entries} entries do not fit it; {remedy}",
                path=path,
                entries=entries,
                remedy=_REMEDY,
            )
        )
    return Policy(dict(header["made"]), _keys(planes, entries), planes[entries * KEY_PLANES :])


def opened(path: Path, wanted: str) -> tuple[dict[str, Any], bytes]:
    """The header of a file as the master has them, and what was compressed.

    Args:
        path: of the file: a line of JSON, then what zlib has compressed.
        wanted: the format that the header has to name.

    Raises:
        PolicyError: it cannot be read, is of another format or damaged.
    """
    try:
        head, _, body = path.read_bytes().partition(b"\n")
        header = dict(json.loads(head))
        if header["format"] != wanted:
            raise PolicyError(
                sentence(
                    "Bots",
                    "{path} is {found!r}, not {wanted!r}; {remedy}",
                    path=path,
                    found=header["format"],
                    wanted=wanted,
                    remedy=_REMEDY,
                )
            )
        if sha256(body).hexdigest() != header["sha256"]:
            raise PolicyError(
                sentence(
                    "Bots",
                    "{path} is damaged: its checksum is wrong; {remedy}",
                    path=path,
                    remedy=_REMEDY,
                )
            )
        header["made"] = dict(header["made"])
        return header, zlib.decompress(body)
    except OSError as error:
        raise PolicyError(
            sentence(
                "Bots",
                "{path} cannot be read: {reason}; {remedy}",
                path=path,
                reason=error.strerror,
                remedy=_REMEDY,
            )
        ) from error
    except (ValueError, KeyError, TypeError, zlib.error) as error:
        raise damaged(path) from error


def damaged(path: Path) -> PolicyError:
    """Says that a file is."""
    return PolicyError(sentence("Bots", "{path} is damaged; {remedy}", path=path, remedy=_REMEDY))


def _keys(planes: bytes, entries: int) -> "array[int]":
    steps = bytearray(entries * KEY_PLANES)
    for plane in range(KEY_PLANES):
        steps[plane::KEY_PLANES] = planes[plane * entries : (plane + 1) * entries]
    # Written the lowest byte first, whatever this machine's order is.
    return array("Q", accumulate(_numbers(bytes(steps))))


def _numbers(steps: bytes) -> "array[int]":
    numbers = array("Q")
    numbers.frombytes(steps)
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


@cache
def two_seats() -> Policy:
    """The policy that comes with the program, read once.

    Raises:
        PolicyError: the file is damaged or missing.
    """
    return read(coming_along(_NAME))


def coming_along(name: str) -> Path:
    """Where a file of the program is. Args: name: below its resources.

    Raises:
        PolicyError: it is missing.
    """
    try:
        return resource_path(name)
    except FileNotFoundError as error:
        raise PolicyError(
            sentence("Bots", "{error}; {remedy}", error=error, remedy=_REMEDY)
        ) from error
