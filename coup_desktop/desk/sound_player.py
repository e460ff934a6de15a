"""Opens the device when something is to be heard, and sees to it that it lives."""

import sys
import wave
from array import array
from collections.abc import Callable
from enum import Enum, auto
from time import monotonic
from typing import Final

from coup_desktop.desk.sound_device import (
    Device,
    NoLibraryError,
    Render,
    SoundError,
    open_device,
)
from coup_desktop.desk.sound_mixer import Frames, Mixer
from coup_desktop.resources import resource_path

OpenDevice = Callable[[Render], Device]
RETRY: Final = 5.0
"""Seconds after a failure before a device is looked for again."""


class Trouble(Enum):
    """Why nothing is heard."""

    NONE = auto()
    NO_LIBRARY = auto()
    NO_DEVICE = auto()
    NO_FILE = auto()
    """The installation lacks its sounds."""


class Player:
    """Plays sounds by name. One thread calls it, never the window's: a device takes its time."""

    def __init__(
        self,
        tell: Callable[[Trouble], None],
        open_device: OpenDevice = open_device,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        """A player without a device; it is opened for the first sound.

        Args:
            tell: is called when the trouble is another than before.
            open_device: opens the way out.
            clock: seconds that only grow.
        """
        self.mixer: Final = Mixer()
        self._tell = tell
        self._open = open_device
        self._clock = clock
        self._device: Device | None = None
        self._trouble = Trouble.NONE
        self._retry_at = 0.0
        self._sounds: dict[str, Frames] = {}

    def sound(self, name: str) -> None:
        """Has a sound heard, if there is a device."""
        if self._has_device():
            frames = self._frames(name)
            if frames is not None:
                self.mixer.start(name, frames)

    def check(self) -> None:
        """Looks for a device, now, also just after there was none."""
        self._retry_at = self._clock()
        self._has_device()

    def rest(self) -> None:
        """Lets go of the device; the next sound opens it anew."""
        device, self._device = self._device, None
        if device is not None:
            device.close()
        self.mixer.clear()

    def _has_device(self) -> bool:
        if self._device is not None and not self._device.alive:
            self.rest()
        if self._device is None and self._clock() >= self._retry_at:
            self._look_for_device()
        return self._device is not None

    def _look_for_device(self) -> None:
        try:
            self._device = self._open(self.mixer.render)
        except NoLibraryError:
            self._fail(Trouble.NO_LIBRARY)
        except SoundError:
            self._fail(Trouble.NO_DEVICE)
        else:
            self._say(Trouble.NONE)

    def _fail(self, trouble: Trouble) -> None:
        self._retry_at = self._clock() + RETRY
        self._say(trouble)

    def _say(self, trouble: Trouble) -> None:
        if trouble is not self._trouble:
            self._trouble = trouble
            self._tell(trouble)

    def _frames(self, name: str) -> Frames | None:
        if name not in self._sounds:
            try:
                self._sounds[name] = read_frames(name)
            except (OSError, EOFError, wave.Error):
                self._say(Trouble.NO_FILE)
                return None
        return self._sounds[name]


def read_frames(name: str) -> Frames:
    """The frames of a sound in `resources/sounds`.

    Raises:
        OSError: there is no such file.
        EOFError, wave.Error: it holds no sound.
    """
    with wave.open(str(resource_path(f"sounds/{name}.wav")), "rb") as file:
        frames = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        frames.byteswap()
    return frames
