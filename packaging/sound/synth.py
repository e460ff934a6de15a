"""Instruments in plain Python: struck things, plucked strings, bowed strings, noise in a band.

A sound is a list of floats, one a frame, at `RATE`. Nothing is drawn from chance but a fixed
sequence of its own, so the same call gives the same sound on every machine.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

RATE: Final = 44100
"""Frames a second."""
Sound = list[float]


class Mode(NamedTuple):
    """One way in which a struck thing swings."""

    hertz: float
    level: float
    seconds: float
    """Until it has fallen to a thousandth."""


def frames(seconds: float) -> int:
    """How many frames that is."""
    return round(seconds * RATE)


def chance(seed: int) -> Iterator[float]:
    """Numbers from -1 to 1, for ever the same for a seed (SplitMix64)."""
    mask = (1 << 64) - 1
    state = seed
    while True:
        state = (state + 0x9E3779B97F4A7C15) & mask
        mixed = state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & mask
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & mask
        yield ((mixed ^ (mixed >> 31)) >> 11) / (1 << 52) - 1


def struck(modes: Sequence[Mode], seconds: float, attack: float = 0.001) -> Sound:
    """A struck body: each mode rings and dies on its own, all swell within the attack."""
    sound = [0.0] * frames(seconds)
    rise = max(1, frames(attack))
    for mode in modes:
        # A decaying swing as a recurrence: x[n] = 2 r cos(w) x[n-1] - r^2 x[n-2].
        shrink = 1000 ** (-1 / (mode.seconds * RATE))
        turn = math.tau * mode.hertz / RATE
        near, far = 2 * shrink * math.cos(turn), -shrink * shrink
        before, last = -math.sin(turn) / shrink * mode.level, 0.0
        for n in range(len(sound)):
            sound[n] += last
            before, last = last, near * last + far * before
    for n in range(min(rise, len(sound))):
        sound[n] *= swell(n / rise)
    return sound


def plucked(hertz: float, seconds: float, seed: int, softness: float, ring: float) -> Sound:
    """A plucked string (Karplus and Strong, 1983), tuned between the frames by an all-pass.

    Args:
        hertz: the note.
        seconds: how long it is.
        seed: of the pluck's noise.
        softness: 0 for a nail near the bridge, 1 for the thumb over the rose.
        ring: what is left of the swing after one turn, below 1.
    """
    period = RATE / hertz - 0.5  # the average of two neighbours below is half a frame
    whole = int(period - 0.1)
    rest = period - whole
    tune = (1 - rest) / (1 + rest)
    source = chance(seed)
    line = [next(source) for _ in range(whole)]
    for _ in range(1 + round(softness * 8)):
        line = [(line[n - 1] + line[n]) / 2 for n in range(whole)]
    middle = sum(line) / whole
    line = [value - middle for value in line]
    sound: Sound = []
    place, previous, before, tuned = 0, 0.0, 0.0, 0.0
    for _ in range(frames(seconds)):
        now = line[place]
        mean = ring * (now + previous) / 2
        tuned = tune * (mean - tuned) + before
        before, previous = mean, now
        line[place] = tuned
        place = (place + 1) % whole
        sound.append(now)
    return sound


def bowed(hertz: float, seconds: float, attack: float, overtones: int = 7) -> Sound:
    """A bowed string: overtones that swell one after the other, and a slight tremble."""
    length, rise = frames(seconds), frames(attack)
    sound = [0.0] * length
    for number in range(1, overtones + 1):
        level = number**-1.25 * (0.7 if number % 2 == 0 else 1.0)
        late = rise * (1 + 0.25 * (number - 1))
        turn = math.tau * hertz * number / RATE
        for n in range(length):
            tremble = 0.35 * math.sin(math.tau * 6.5 * n / RATE) * number / 7
            sound[n] += level * swell(min(1.0, n / late)) * math.sin(turn * n + tremble)
    return sound


def noise(seconds: float, seed: int) -> Sound:
    """White noise, from -1 to 1."""
    source = chance(seed)
    return [next(source) for _ in range(frames(seconds))]


def band(sound: Sound, start: float, end: float, width: float) -> Sound:
    """What lies about a frequency that glides from `start` to `end` hertz.

    A state-variable filter (Chamberlin's, with the trapezoid rule); `width` is 1 / Q.
    """
    low, middle = 0.0, 0.0
    passed: Sound = []
    for n, value in enumerate(sound):
        hertz = start * (end / start) ** (n / len(sound))
        turn = math.tan(math.pi * hertz / RATE)
        scale = 1 / (1 + turn * (turn + width))
        high = (value - (turn + width) * middle - low) * scale
        centre = middle + turn * high
        middle = centre + turn * high
        low += 2 * turn * centre
        passed.append(centre * width)
    return passed


def soft(sound: Sound, hertz: float) -> Sound:
    """Without much above a frequency: one pole, 6 dB an octave."""
    keep = math.exp(-math.tau * hertz / RATE)
    level = 0.0
    passed: Sound = []
    for value in sound:
        level = keep * level + (1 - keep) * value
        passed.append(level)
    return passed


def swell(part: float) -> float:
    """From 0 at 0 to 1 at 1, without a corner."""
    return 0.5 - 0.5 * math.cos(math.pi * part)


def shaped(sound: Sound, attack: float, seconds: float, level: float = 1.0) -> Sound:
    """With an attack, and a decay that has fallen to a thousandth after `seconds`."""
    rise = max(1, frames(attack))
    shrink = 1000 ** (-1 / (seconds * RATE))
    return [
        value * level * swell(min(1.0, n / rise)) * shrink ** max(0, n - rise)
        for n, value in enumerate(sound)
    ]


def mixed(seconds: float, *parts: tuple[float, float, Sound]) -> Sound:
    """Several sounds in one; each part: when it begins in seconds, its level, itself."""
    whole = [0.0] * frames(seconds)
    for begin, level, part in parts:
        first = frames(begin)
        for n, value in enumerate(part[: len(whole) - first], first):
            whole[n] += level * value
    return whole


def finished(sound: Sound, decibels: float, fade: float = 0.03) -> Sound:
    """Ready to be written: no rumble, faded out to nothing, its peak at `decibels` of full."""
    keep = math.exp(-math.tau * 25 / RATE)
    level = 0.0
    clean: Sound = []
    for value in sound:
        level = keep * level + (1 - keep) * value
        clean.append(value - level)
    tail, head = frames(fade), frames(0.0007)
    for n in range(tail):
        clean[len(clean) - 1 - n] *= swell(n / tail)
    for n in range(head):
        clean[n] *= swell(n / head)
    peak = max(abs(value) for value in clean)
    return [value / peak * 10 ** (decibels / 20) for value in clean]
