"""Adds up the sounds that are heard at once. No Qt, no device, no clock."""

import math
from array import array
from operator import add
from threading import Lock
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    Frames = array[int]  # one channel of 16 bits
else:
    Frames = array  # which Python 3.11 cannot index

RATE: Final = 44100
"""Frames a second, of every sound and of what comes out."""
VOICES: Final = 6
"""Sounds that are heard at once at most; a further one is dropped: a cut one would click."""
APART: Final = RATE * 40 // 1000
"""Frames between two beginnings of the same sound: nearer they are one, only louder."""
_LOUDEST: Final = 32767


def gain(percent: int) -> float:
    """By how much frames are multiplied at a volume of 0 to 100.

    The exponent is that of loudness (sone): twice the number is heard twice as loud.
    """
    return math.pow(min(100, max(0, percent)) / 100, 5 / 3)


class _Voice:
    """A sound that is heard, and how far it is."""

    __slots__ = ("frames", "name", "place")

    def __init__(self, name: str, frames: Frames) -> None:
        self.name = name
        self.frames = frames
        self.place = 0


class Mixer:
    """One channel of 16 bits. `render` is called from the device's thread, the others from any."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._voices: list[_Voice] = []
        self._gain = 0.0
        self._heard = 0.0
        self._rendered = 0

    @property
    def rendered(self) -> int:
        """Frames that the device has asked for so far."""
        return self._rendered

    @property
    def sounding(self) -> tuple[str, ...]:
        """The names of what is heard, the oldest first."""
        with self._lock:
            return tuple(voice.name for voice in self._voices)

    def set_gain(self, factor: float) -> None:
        """The factor in force; what is heard glides there, without a click."""
        with self._lock:
            self._gain = factor
            if not self._voices:
                self._heard = factor

    def start(self, name: str, frames: Frames) -> bool:
        """Begins a sound.

        Returns:
            Whether it is heard: not just after the same one, nor beside `VOICES` others.
        """
        with self._lock:
            near = any(v.name == name and v.place < APART for v in self._voices)
            if near or len(self._voices) >= VOICES:
                return False
            self._voices.append(_Voice(name, frames))
            return True

    def clear(self) -> None:
        """Forgets whatever sounds."""
        with self._lock:
            self._voices.clear()

    def render(self, count: int) -> Frames:
        """The next `count` frames; none at all for silence."""
        self._rendered += count
        with self._lock:
            total = self._sum(count)
            before, after = self._heard, self._gain
            self._heard = after
        if not total:
            return array("h")
        if before == after:
            louder = (value * after for value in total)
        else:
            step = (after - before) / count
            louder = (value * (before + step * n) for n, value in enumerate(total))
        return array("h", [max(-_LOUDEST, min(_LOUDEST, round(value))) for value in louder])

    def _sum(self, count: int) -> list[int]:
        """The voices added up, each moved on; empty where there is none."""
        total: list[int] = []
        for voice in self._voices:
            part = voice.frames[voice.place : voice.place + count].tolist()
            voice.place += count
            part.extend([0] * (count - len(part)))
            total = list(map(add, total, part)) if total else part
        self._voices = [v for v in self._voices if v.place < len(v.frames)]
        return total
