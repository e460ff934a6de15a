"""The sounds: made anew they are the same, and each is what packaging/sound promises.

All is measured from the bytes of the files.
"""

import cmath
import math
import subprocess
import sys
import wave
from array import array
from functools import cache
from itertools import combinations, pairwise
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOUNDS = ROOT / "resources" / "sounds"
NAMES = sorted(path.stem for path in SOUNDS.glob("*.wav"))
RATE = 44100
LOUDEST = -6.0  # dBFS
SHORTEST, LONGEST = 0.060, 0.900  # seconds
LARGEST = 80_000  # bytes of a file
WINDOW = 4096  # frames looked at for partials
FLOOR = -70.0  # dB below a sound's loudest band, in comparisons
ALIKE = 8.0  # dB: sounds that differ less, band by band and slice by slice, are alike


@cache
def frames(name: str) -> list[float]:
    """A sound's frames, -1 to 1."""
    with wave.open(str(SOUNDS / f"{name}.wav"), "rb") as file:
        shape = (file.getnchannels(), file.getsampwidth(), file.getframerate())
        assert shape == (1, 2, RATE)
        values = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        values.byteswap()
    return [value / 32768 for value in values]


def decibels(ratio: float) -> float:
    return 20 * math.log10(max(ratio, 1e-9))


def loudness(part: list[float]) -> float:
    """Root mean square."""
    return math.sqrt(sum(value * value for value in part) / len(part))


def transform(values: list[complex]) -> list[complex]:
    """Fourier's, of a power of two."""
    if len(values) == 1:
        return values
    even, odd = transform(values[::2]), transform(values[1::2])
    half = len(even)
    turned = [cmath.exp(-1j * math.pi * n / half) * odd[n] for n in range(half)]
    return [a + b for a, b in zip(even, turned, strict=True)] + [
        a - b for a, b in zip(even, turned, strict=True)
    ]


def spectrum(part: list[float], size: int) -> list[float]:
    """Magnitudes up to half the rate of a part, under Hann's window."""
    cut = part[:size] + [0.0] * (size - len(part))
    length = min(len(part), size)
    shaped = [
        complex(cut[n] * (0.5 - 0.5 * math.cos(math.tau * n / length))) for n in range(length)
    ]
    padded = shaped + [0j] * (size - length)
    return [abs(value) for value in transform(padded)[: size // 2]]


def loudest_part(sound: list[float], size: int) -> list[float]:
    """The window of a sound in which most happens."""
    starts = range(0, max(1, len(sound) - size), size // 8)
    return max((sound[at : at + size] for at in starts), key=loudness)


def partials(sound: list[float]) -> int:
    """How many peaks of the spectrum stand 6 dB out, at most 40 dB below the highest."""
    levels = [decibels(value) for value in spectrum(loudest_part(sound, WINDOW), WINDOW)]
    top = max(levels)
    found, valley, peak, rising = 0, levels[0], levels[0], True
    for level in levels:
        if rising:
            peak = max(peak, level)
            if level < peak - 6:
                found += peak > top - 40 and peak > valley + 6
                rising, valley = False, level
        else:
            valley = min(valley, level)
            if level > valley + 6:
                rising, peak = True, level
    return found


def noisiness(sound: list[float]) -> float:
    """Flatness of the spectrum, 300 Hz to 10 kHz: 1 for white noise, next to 0 for tones."""
    levels = spectrum(loudest_part(sound, 2048), 2048)
    powers = [value * value + 1e-18 for value in levels[14:464]]
    mean = sum(powers) / len(powers)
    return math.exp(sum(math.log(power) for power in powers) / len(powers)) / mean


def portrait(sound: list[float]) -> list[float]:
    """How loud each of 16 bands is in each of 9 slices of 100 ms, in dB, 0 for the loudest."""
    size = 4096
    edges = [round(60 * (16000 / 60) ** (n / 16) * size / RATE) for n in range(17)]
    picture: list[float] = []
    for slice_ in range(9):
        part = sound[slice_ * 4410 : (slice_ + 1) * 4410]
        levels = spectrum(part, size) if part else [0.0] * (size // 2)
        picture += [
            math.sqrt(sum(v * v for v in levels[low : max(high, low + 1)]))
            for low, high in pairwise(edges)
        ]
    top = max(picture)
    return [max(FLOOR, decibels(value / top)) for value in picture]


def distance(one: list[float], other: list[float]) -> float:
    """The mean difference of two portraits in dB, where at least one of them sounds."""
    pairs = [pair for pair in zip(one, other, strict=True) if max(pair) > FLOOR]
    return sum(abs(a - b) for a, b in pairs) / len(pairs)


def test_made_anew_they_are_the_same(tmp_path: Path) -> None:
    script = ROOT / "packaging" / "sound" / "make_sounds.py"
    subprocess.run([sys.executable, str(script), str(tmp_path)], check=True)
    made = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    kept = {path.name: path.read_bytes() for path in SOUNDS.glob("*.wav")}
    assert sorted(made) == sorted(kept)
    assert [name for name in made if made[name] != kept[name]] == []


def test_there_is_a_sound_for_each_kind_of_thing() -> None:
    assert {"coin", "card", "claim", "doubt", "block", "loss", "turn", "win"} <= set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_is_short_and_small(name: str) -> None:
    assert SHORTEST <= len(frames(name)) / RATE <= LONGEST
    assert (SOUNDS / f"{name}.wav").stat().st_size <= LARGEST


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_is_never_too_loud(name: str) -> None:
    peak = decibels(max(abs(value) for value in frames(name)))
    assert -20 < peak <= LOUDEST


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_begins_and_ends_without_a_click(name: str) -> None:
    sound = frames(name)
    peak = max(abs(value) for value in sound)
    assert abs(sound[0]) < 0.01 * peak
    assert max(abs(value) for value in sound[:8]) < 0.25 * peak  # an attack, not a step
    assert max(abs(value) for value in sound[-44:]) < 0.01 * peak
    assert abs(sum(sound) / len(sound)) < 0.005 * peak  # no offset


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_decays(name: str) -> None:
    sound = frames(name)
    tenth = len(sound) // 10
    parts = [loudness(sound[at : at + tenth]) for at in range(0, tenth * 10, tenth)]
    assert decibels(parts[-1] / max(parts)) < -20
    assert parts[-1] < parts[-2] < max(parts)


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_has_body(name: str) -> None:
    sound = frames(name)
    assert partials(sound) >= 4 or noisiness(sound) > 0.1


def test_the_measure_of_body_finds_a_bare_tone() -> None:
    tone = [0.3 * math.sin(math.tau * 440 * n / RATE) * 0.9997**n for n in range(RATE // 2)]
    assert partials(tone) == 1
    assert noisiness(tone) < 0.01
    chord = [sum(tone[n * step % len(tone)] for step in (1, 2, 3, 5)) for n in range(8000)]
    assert partials(chord) >= 4


def test_no_two_are_alike() -> None:
    portraits = {name: portrait(frames(name)) for name in NAMES}
    alike = {
        pair: round(distance(portraits[pair[0]], portraits[pair[1]]), 1)
        for pair in combinations(NAMES, 2)
    }
    assert {pair: far for pair, far in alike.items() if far < ALIKE} == {}


def test_the_measure_of_likeness_finds_a_copy() -> None:
    sound = frames("coin")
    copy = [0.0] * 30 + [value * 0.5 for value in sound]  # later and softer, else the same
    assert distance(portrait(sound), portrait(copy)) < ALIKE / 2
