"""Whether the sounds can be played, by the code that plays them in a game; nothing is heard."""

import sys
import wave
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, Signal, Slot

from coup_desktop.desk.self_test.report import FaultError
from coup_desktop.desk.self_test.runner import Verdict
from coup_desktop.desk.sound import Sound
from coup_desktop.desk.sound_device import open_device
from coup_desktop.desk.sound_player import OpenDevice, Player, Trouble, read_frames
from coup_desktop.table.background import Background

_SAID: Final = {
    Trouble.NONE: "a device plays them",
    Trouble.NO_DEVICE: "there is no device here",
    Trouble.NO_LIBRARY: "the library for them is not installed",
}


class Hearing(QObject):
    """Begins with `begin`, in a thread of its own: a device takes its time."""

    _heard = Signal(object)

    def __init__(self, open_device: OpenDevice = open_device) -> None:
        """Args: open_device: opens the way out; called in the thread."""
        super().__init__()
        self._open = open_device
        self._thread: Background | None = None
        self._verdict: Verdict | None = None
        self._heard.connect(self._take)

    def begin(self, verdict: Verdict) -> None:
        """Reads all sounds, and plays them with the volume at nothing."""
        self._verdict = verdict
        self._thread = thread = Background("self-test of sound")
        thread.do(partial(self._listen, thread))

    @Slot()
    def close(self) -> None:
        """Listens no longer."""
        if self._thread is not None:
            self._thread.close()

    def _listen(self, thread: Background) -> None:
        """In the thread."""
        found: list[Trouble] = []
        player = Player(found.append, self._open)
        player.check()
        for sound in Sound:
            player.sound(sound.value)
        player.rest()
        trouble = found[-1] if found else Trouble.NONE
        thread.tell(partial(self._heard.emit, trouble))

    @Slot(object)
    def _take(self, trouble: Trouble) -> None:
        if self._verdict is not None:
            self._verdict.of(partial(check_sounds, trouble))


def check_sounds(trouble: Trouble) -> str:
    """Reads all sounds of the program.

    Args:
        trouble: what has kept them from being played. To have no device is none of the program's
            faults; to have no library is one where that was to be packed.

    Raises:
        FaultError: names what is missing.
    """
    problems = [f"{sound.value} cannot be read" for sound in Sound if not _can_be_read(sound)]
    if trouble is Trouble.NO_LIBRARY and getattr(sys, "frozen", False):
        problems.append("the library for them (miniaudio) was not packed")
    if problems:
        raise FaultError(*problems)
    return f"{len(Sound)} sounds; {_SAID.get(trouble, trouble.name)}"


def _can_be_read(sound: Sound) -> bool:
    try:
        return bool(read_frames(sound.value))
    except (OSError, EOFError, wave.Error):
        return False
