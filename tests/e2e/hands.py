"""A pair of hands: xdotool, and nothing else."""

import subprocess
from collections.abc import Mapping
from typing import Final

_LIMIT: Final = 10.0
"""Seconds that xdotool may take."""


class Hands:
    """Moves the mouse and presses keys on one screen."""

    def __init__(self, environ: Mapping[str, str]) -> None:
        self._environ = dict(environ)

    def click(self, where: tuple[int, int]) -> None:
        """One click with the left button."""
        self._do("mousemove", str(where[0]), str(where[1]), "click", "1")

    def key(self, *names: str) -> None:
        """Keys one after the other, by their X11 names: `ctrl+n`, `Return`, `1`."""
        self._do("key", "--clearmodifiers", *names)

    def type(self, text: str) -> None:
        """A text, letter by letter."""
        self._do("type", "--clearmodifiers", text)

    def rest(self) -> None:
        """The mouse out of the way."""
        self._do("mousemove", "1279", "799")

    def _do(self, *arguments: str) -> None:
        subprocess.run(["xdotool", *arguments], env=self._environ, check=True, timeout=_LIMIT)
