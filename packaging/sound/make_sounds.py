"""Write the table's sounds, each struck, plucked, bowed or flicked by the instruments of synth.py.

Run it from anywhere: ``python packaging/sound/make_sounds.py [FOLDER]``; it writes to
``resources/sounds``, or to that folder. The same bytes every time.
"""

from __future__ import annotations

import struct
import sys
import wave
from collections.abc import Callable
from pathlib import Path
from typing import Final

from synth import (
    RATE,
    Mode,
    Sound,
    band,
    bowed,
    finished,
    mixed,
    noise,
    plucked,
    shaped,
    soft,
    struck,
)

OUT: Final = Path(__file__).resolve().parents[2] / "resources" / "sounds"


def chink(pitch: float, seed: int, seconds: float = 0.26) -> Sound:
    """Two coins touching: the modes of a small disc, and the scratch of the edge."""
    modes = [
        Mode(2310 * pitch, 0.55, 0.16),
        Mode(3870 * pitch, 1.00, 0.24),
        Mode(5480 * pitch, 0.60, 0.19),
        Mode(7130 * pitch, 0.42, 0.14),
        Mode(9260 * pitch, 0.22, 0.09),
        Mode(11950 * pitch, 0.10, 0.06),
    ]
    scratch = shaped(band(noise(0.02, seed), 5200, 7000, 1.2), 0.0006, 0.012)
    return mixed(seconds, (0, 0.5, struck(modes, seconds, 0.0012)), (0, 0.9, scratch))


def coin() -> Sound:
    """A coin or two put down: a chink, and a smaller one as it settles."""
    sound = mixed(0.3, (0, 1, chink(1, 11)), (0.068, 0.42, chink(1.065, 12)))
    return finished(sound, -13)


def coins() -> Sound:
    """A handful: strikes that come closer together, then the heap settles."""
    strikes = [
        (0.000, 0.80, 0.94, 21),
        (0.061, 1.00, 1.07, 22),
        (0.108, 0.72, 0.99, 23),
        (0.139, 0.86, 1.12, 24),
        (0.186, 0.58, 0.91, 25),
        (0.262, 0.34, 1.03, 26),
    ]
    parts = [(begin, level, chink(pitch, seed)) for begin, level, pitch, seed in strikes]
    return finished(mixed(0.5, *parts), -13)


def card() -> Sound:
    """A card slides over the cloth: a breath of noise that rises and is gone."""
    slide = shaped(band(noise(0.12, 31), 1500, 4600, 0.9), 0.026, 0.13)
    edge = shaped(band(noise(0.03, 32), 6200, 3600, 0.7), 0.001, 0.02)
    return finished(mixed(0.15, (0, 1, slide), (0.073, 0.8, edge)), -12)


def reveal() -> Sound:
    """A card is turned up: it bends, lets go, and claps on the table."""
    bend = shaped(band(noise(0.09, 41), 900, 2600, 0.8), 0.05, 0.16, 0.5)
    snap = shaped(band(noise(0.06, 42), 3400, 2300, 1.1), 0.0008, 0.032)
    wood = struck([Mode(236, 0.5, 0.09), Mode(392, 0.35, 0.07), Mode(655, 0.22, 0.05)], 0.12)
    return finished(mixed(0.26, (0, 1, bend), (0.093, 1.5, snap), (0.093, 0.7, wood)), -7)


def claim() -> Sound:
    """Knuckles on the table: a low, dry knock."""
    modes = [
        Mode(131, 1.00, 0.20),
        Mode(207, 0.75, 0.15),
        Mode(344, 0.70, 0.12),
        Mode(561, 0.48, 0.085),
        Mode(918, 0.28, 0.055),
        Mode(1430, 0.13, 0.035),
    ]
    knuckle = shaped(soft(soft(noise(0.03, 51), 1300), 1300), 0.001, 0.016)
    return finished(mixed(0.24, (0, 0.5, struck(modes, 0.23, 0.0015)), (0, 1.6, knuckle)), -6.5)


def doubt() -> Sound:
    """Two bowed notes a tritone apart, the second over the first: something is not right."""
    first = shaped(bowed(207.65, 0.52, 0.035), 0.03, 0.85)
    second = shaped(bowed(293.66, 0.42, 0.03), 0.03, 0.70)
    sound = mixed(0.58, (0, 0.75, first), (0.145, 1.0, second))
    return finished(soft(sound, 3800), -13, fade=0.09)


def block() -> Sound:
    """A blow on a shield: a dull drum under leather, and a little iron."""
    skin = [
        Mode(116, 1.00, 0.28),
        Mode(185, 0.85, 0.22),
        Mode(248, 0.70, 0.18),
        Mode(308, 0.55, 0.15),
        Mode(399, 0.40, 0.12),
    ]
    iron = [Mode(618, 0.5, 0.26), Mode(987, 0.4, 0.20), Mode(1424, 0.25, 0.15)]
    leather = shaped(soft(soft(noise(0.1, 61), 600), 900), 0.003, 0.08)
    sound = mixed(
        0.36,
        (0, 0.6, struck(skin, 0.35, 0.004)),
        (0.004, 0.085, struck(iron, 0.3, 0.002)),
        (0, 2.2, leather),
    )
    return finished(sound, -6.5)


def loss() -> Sound:
    """A low bell: hum, prime, minor third, fifth, octave and above, as bells have them."""
    prime = 185.0
    modes = [
        Mode(prime * 0.5, 0.45, 1.5),
        Mode(prime * 1.0, 0.80, 1.2),
        Mode(prime * 1.0035, 0.35, 1.2),
        Mode(prime * 1.19, 0.62, 0.95),
        Mode(prime * 1.506, 0.30, 0.75),
        Mode(prime * 2.0, 0.85, 0.80),
        Mode(prime * 2.51, 0.28, 0.45),
        Mode(prime * 3.01, 0.30, 0.38),
        Mode(prime * 4.17, 0.17, 0.24),
        Mode(prime * 5.43, 0.08, 0.15),
    ]
    return finished(struck(modes, 0.9, 0.004), -8, fade=0.22)


def exile() -> Sound:
    """Two beats of a muffled drum, the second lower: somebody leaves the city."""

    def beat(pitch: float, seed: int) -> Sound:
        ratios = ((1, 1.0, 0.34), (1.59, 0.7, 0.26), (2.14, 0.5, 0.20), (2.65, 0.4, 0.15))
        modes = [Mode(pitch * ratio, level, length) for ratio, level, length in ratios]
        snare = shaped(soft(band(noise(0.16, seed), 1500, 900, 1.2), 2500), 0.004, 0.14)
        return mixed(0.4, (0, 0.5, struck(modes, 0.38, 0.007)), (0.003, 0.3, snare))

    sound = mixed(0.74, (0, 0.8, beat(147, 71)), (0.27, 1.0, beat(110, 72)))
    return finished(sound, -6.5, fade=0.08)


def asked() -> Sound:
    """A fingernail on a glass: small, clear, once."""
    modes = [
        Mode(1046.5, 1.00, 0.30),
        Mode(1571, 0.16, 0.16),
        Mode(2790, 0.34, 0.17),
        Mode(4985, 0.14, 0.09),
        Mode(7640, 0.06, 0.05),
    ]
    return finished(struck(modes, 0.28, 0.002), -16)


def turn() -> Sound:
    """Two bars of a small metallophone, a fourth up: it is your turn."""

    def bar(hertz: float) -> Sound:
        ratios = ((1, 1.0, 0.42), (2.76, 0.30, 0.22), (5.40, 0.16, 0.11), (8.93, 0.06, 0.06))
        overtone = Mode(hertz * 2, 0.18, 0.30)
        modes = [Mode(hertz * ratio, level, length) for ratio, level, length in ratios]
        return struck([*modes, overtone], 0.42, 0.002)

    return finished(mixed(0.56, (0, 0.8, bar(587.33)), (0.125, 1.0, bar(783.99))), -15)


def lute(notes: list[tuple[float, float, float]], seconds: float, softness: float) -> Sound:
    """Notes on a lute, each: when it begins, its hertz, its level; the belly hums along."""
    parts = [
        (
            begin,
            level,
            shaped(
                plucked(hertz, seconds - begin, 80 + number, softness, 0.994),
                0.002 + 0.004 * softness,
                1.3,
            ),
        )
        for number, (begin, hertz, level) in enumerate(notes)
    ]
    strings = mixed(seconds, *parts)
    belly = band(strings, 230, 230, 0.6)
    dark = 4200 - 2600 * softness
    return mixed(seconds, (0, 1, soft(soft(strings, dark), dark)), (0, 0.6, belly))


def win() -> Sound:
    """A lute runs up a major chord and lets it ring."""
    notes = [
        (0.000, 146.83, 0.80),
        (0.085, 220.00, 0.80),
        (0.170, 293.66, 0.85),
        (0.255, 369.99, 0.90),
        (0.340, 440.00, 0.90),
        (0.440, 587.33, 1.00),
    ]
    return finished(lute(notes, 0.9, 0.3), -11, fade=0.25)


def over() -> Sound:
    """The same lute, three low notes down to a minor third: the game is over, another has won."""
    notes = [(0.000, 220.00, 0.9), (0.190, 174.61, 0.9), (0.400, 146.83, 1.0)]
    return finished(lute(notes, 0.9, 0.8), -12, fade=0.22)


SOUNDS: Final[dict[str, Callable[[], Sound]]] = {
    make.__name__: make
    for make in (
        coin, coins, card, reveal, claim, doubt, block, loss, exile, asked, turn, win, over,
    )
}  # fmt: skip


def write(path: Path, sound: Sound) -> None:
    """One channel of 16 bits."""
    values = [round(value * 32767) for value in sound]
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(struct.pack(f"<{len(values)}h", *values))


def main() -> None:
    """Write everything."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else OUT
    folder.mkdir(parents=True, exist_ok=True)
    for name, make in SOUNDS.items():
        write(folder / f"{name}.wav", make())


if __name__ == "__main__":
    main()
