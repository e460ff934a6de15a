"""What an emblem is put together from: it can be drawn, and so can the halo that it casts."""

from __future__ import annotations

from dataclasses import dataclass

from shapes import INK, num

PAPER = "#fbf3df"
CREAM = "#f6e9c8"
GOLD = "url(#gold)"
MAIN = "url(#main)"
PALE = "url(#paper)"
STEEL = "url(#steel)"


@dataclass(frozen=True)
class Shape:
    """A filled path with an ink outline; it casts a pale halo when the emblem stands alone."""

    d: str
    fill: str
    width: float = 2.2
    rule: str = ""


@dataclass(frozen=True)
class Line:
    """An engraved line: no fill, no halo."""

    d: str
    colour: str = INK
    width: float = 1.2
    opacity: float = 1.0


@dataclass(frozen=True)
class Flat:
    """A filled path without an outline and without a halo."""

    d: str
    fill: str
    opacity: float = 1.0


@dataclass(frozen=True)
class Turned:
    """Several parts under one transform."""

    transform: str
    parts: tuple[Part, ...]


Part = Shape | Line | Flat | Turned


def draw(part: Part, *, halo: bool = False) -> str:
    """Write one part, or only the halo that it casts."""
    if isinstance(part, Turned):
        inner = "".join(draw(p, halo=halo) for p in part.parts)
        return f'<g transform="{part.transform}">{inner}</g>' if inner else ""
    if isinstance(part, Shape):
        if halo:
            return f'<path d="{part.d}" fill="none" stroke="{PAPER}" stroke-width="{num(part.width + 3.2)}" stroke-linejoin="round"/>'
        rule = f' fill-rule="{part.rule}"' if part.rule else ""
        return f'<path d="{part.d}" fill="{part.fill}"{rule} stroke="{INK}" stroke-width="{num(part.width)}" stroke-linejoin="round"/>'
    if halo:
        return ""
    opacity = f' opacity="{num(part.opacity)}"' if part.opacity != 1 else ""
    if isinstance(part, Line):
        return (
            f'<path d="{part.d}" fill="none" stroke="{part.colour}" stroke-width="{num(part.width)}"'
            f' stroke-linecap="round" stroke-linejoin="round"{opacity}/>'
        )
    return f'<path d="{part.d}" fill="{part.fill}"{opacity}/>'
