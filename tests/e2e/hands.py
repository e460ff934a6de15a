"""A pair of hands: xdotool, and nothing else."""

import subprocess
from collections.abc import Mapping
from typing import Final

_LIMIT: Final = 30.0
"""Seconds that xdotool may take."""
_DOUBLE: Final = "90"
"""Milliseconds between two clicks or keys."""


class Hands:
    """Moves the mouse and presses keys on one screen."""

    def __init__(self, environ: Mapping[str, str]) -> None:
        self._environ = dict(environ)

    def click(self, where: tuple[int, int], times: int = 1) -> None:
        """Click with the left button; several times as fast as a double click is."""
        again = ("--repeat", str(times), "--delay", _DOUBLE) if times > 1 else ()
        self._do("mousemove", str(where[0]), str(where[1]), "click", *again, "1")

    def key(self, *names: str) -> None:
        """Keys one after the other, by their X11 names: `ctrl+n`, `Return`, `1`."""
        again = ("--delay", _DOUBLE) if len(names) > 1 else ()
        self._do("key", "--clearmodifiers", *again, *names)

    def type(self, text: str) -> None:
        """A text, letter by letter."""
        self._do("type", "--clearmodifiers", text)

    def rest(self) -> None:
        """The mouse out of the way."""
        self._do("mousemove", "1279", "799")

    def _do(self, *arguments: str) -> None:
        subprocess.run(["xdotool", *arguments], env=self._environ, check=True, timeout=_LIMIT)
