"""What a self-test has to say: a line for each part, written at once wherever it is wanted."""

import sys
from collections.abc import Sequence
from typing import Final, TextIO

from coup_desktop.store.mishap import Mishap, describe

PASSED: Final = 0
FAILED: Final = 1
_MOST: Final = 8
"""Problems that a line names."""


def short(mishap: Mishap) -> str:
    """An error that nobody expected in a line: its type, and where it arose."""
    kind, place = mishap.key
    return f"unexpected {kind} in {place}"


class FaultError(Exception):
    """What is wrong with a part, in sentences of this program's own."""

    def __init__(self, *problems: str) -> None:
        super().__init__(*problems)
        self.problems: Final = problems


class Report:
    """Says lines on the standard output, where there is one, and in a file, where one is wanted.

    Each line is out before the next part begins: where the program dies, the last line tells how
    far it came.
    """

    def __init__(self, file: TextIO | None = None) -> None:
        """Args: file: open for writing; not closed here."""
        self._file = file
        self._parts = 0
        self._failed: list[str] = []
        self._mute = False

    def say(self, line: str) -> None:
        """Says something that is neither good nor bad."""
        if sys.stdout is not None and not self._mute:  # a window's program on Windows has none
            try:
                sys.stdout.write(f"{line}\n")
                sys.stdout.flush()
            except (OSError, ValueError):
                self._mute = True  # whoever read it has gone
        self.note(line)

    def note(self, text: str) -> None:
        """Says something in the file alone: for what the terminal was told already."""
        if self._file is None:
            return
        try:
            self._file.write(f"{text}\n")
            self._file.flush()
        except (OSError, ValueError) as error:
            self._file = None
            reason = (isinstance(error, OSError) and error.strerror) or type(error).__name__
            self.failed("report", [f"its file cannot be written: {reason}"])

    def good(self, part: str, text: str) -> None:
        """A part works; `text` says what was looked at."""
        self._parts += 1
        self.say(f"ok  {part}: {text}")

    def failed(self, part: str, problems: Sequence[str]) -> None:
        """A part does not work; `problems` says why."""
        self._parts += 1
        self._failed.append(part)
        named = [" ".join(problem.split()) for problem in problems[:_MOST]]
        if len(problems) > _MOST:
            named.append(f"and {len(problems) - _MOST} more")
        self.say(f"FAILED {part}: {'; '.join(named)}")

    def broke(self, part: str, error: Exception) -> None:
        """A part was ended by an error; of its words only a module's name is told."""
        mishap = describe(f"in the part {part}", type(error), error, error.__traceback__)
        lacks = error.name if isinstance(error, ImportError) else None
        self.failed(part, [*([f"lacks {lacks}"] if lacks else []), short(mishap)])
        self.details(mishap)

    def details(self, mishap: Mishap) -> None:
        """Says the way to an error, in the file: the terminal was told."""
        self.note("\n".join(f"    {line}" for line in mishap.lines))

    def close(self) -> int:
        """Says how it ended; returns the exit status."""
        if not self._failed:
            self.say(f"self-test: all {self._parts} parts work")
        if self._failed:  # the line above may be the one that the disk has no room for
            self.say(f"self-test: FAILED: {', '.join(self._failed)}")
        return FAILED if self._failed else PASSED
