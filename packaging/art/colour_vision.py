"""How colours look to eyes that see other colours than most, and how far apart two colours are.

Matrices: Machado, Oliveira, Fernandes, "A Physiologically-based Model for Simulation of Color
Vision Deficiency", 2009, severity 1.0, applied to linear light. Distances: Oklab, times 100; about
2 can just be told apart side by side, 10 at a glance.
"""

from __future__ import annotations

from collections.abc import Callable
from math import dist
from typing import Final

Triple = tuple[float, float, float]

PROTANOPIA: Final = (
    (0.152286, 1.052583, -0.204868),
    (0.114503, 0.786281, 0.099216),
    (-0.003882, -0.048116, 1.051998),
)
DEUTERANOPIA: Final = (
    (0.367322, 0.860646, -0.227968),
    (0.280085, 0.672501, 0.047413),
    (-0.011820, 0.042940, 0.968881),
)
TRITANOPIA: Final = (
    (1.255528, -0.076749, -0.178779),
    (-0.078411, 0.930809, 0.147602),
    (0.004733, 0.691367, 0.303900),
)
GREY: Final = ((0.2126, 0.7152, 0.0722),) * 3
VISIONS: Final = {
    "deuteranopia": DEUTERANOPIA,
    "protanopia": PROTANOPIA,
    "tritanopia": TRITANOPIA,
    "greyscale": GREY,
}


def linear(channel: float) -> float:
    """Light of an sRGB channel; both 0 to 1."""
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4


def encoded(light: float) -> float:
    """The sRGB channel of a light, cut to 0 to 1."""
    light = min(1.0, max(0.0, light))
    return light * 12.92 if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055


def parse(colour: str) -> Triple:
    """`#rrggbb` as linear red, green, blue."""
    red, green, blue = (linear(int(colour[i : i + 2], 16) / 255) for i in (1, 3, 5))
    return red, green, blue


def times(matrix: tuple[Triple, ...], triple: Triple) -> Triple:
    """A matrix times a column."""
    first, second, third = (sum(a * b for a, b in zip(row, triple, strict=True)) for row in matrix)
    return first, second, third


def seen(colour: str, vision: str) -> str:
    """What `#rrggbb` becomes for a vision of `VISIONS`."""
    return "#" + "".join(
        f"{round(encoded(c) * 255):02x}" for c in times(VISIONS[vision], parse(colour))
    )


def oklab(colour: str) -> Triple:
    """Lightness, green to red, blue to yellow."""
    cones = times(
        (
            (0.4122214708, 0.5363325363, 0.0514459929),
            (0.2119034982, 0.6806995451, 0.1073969566),
            (0.0883024619, 0.2817188376, 0.6299787005),
        ),
        parse(colour),
    )
    long, middle, short = (cone ** (1 / 3) for cone in cones)
    return times(
        (
            (0.2104542553, 0.7936177850, -0.0040720468),
            (1.9779984951, -2.4285922050, 0.4505937099),
            (0.0259040371, 0.7827717662, -0.8086757660),
        ),
        (long, middle, short),
    )


def difference(one: str, other: str, vision: str = "") -> float:
    """How far apart two colours are for a vision of `VISIONS`, or for most eyes."""
    if vision:
        one, other = seen(one, vision), seen(other, vision)
    return 100 * dist(oklab(one), oklab(other))


def contrast(one: str, other: str) -> float:
    """The contrast of WCAG 2: 1 to 21."""
    lights = sorted(times(GREY, parse(colour))[0] for colour in (one, other))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


class Lens(dict[int, int]):
    """Pixels, `0xffrrggbb`, as a vision sees them; each colour is worked out once."""

    def __init__(self, vision: str) -> None:
        super().__init__()
        self._see: Callable[[str], str] = lambda colour: seen(colour, vision)

    def __missing__(self, pixel: int) -> int:
        """Work out a colour that was not asked for before."""
        made = 0xFF000000 | int(self._see(f"#{pixel & 0xFFFFFF:06x}")[1:], 16)
        self[pixel] = made
        return made
