"""Paths and pieces of SVG that all drawings are made of; angles in degrees, 0 is up, clockwise."""

from __future__ import annotations

import math

INK = "#2b2118"


def num(value: float) -> str:
    """Write a coordinate with at most two decimals."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def circle(x: float, y: float, r: float) -> str:
    """Path of a circle."""
    return f"M{num(x - r)} {num(y)}A{num(r)} {num(r)} 0 1 1 {num(x + r)} {num(y)}A{num(r)} {num(r)} 0 1 1 {num(x - r)} {num(y)}Z"


def ellipse(x: float, y: float, rx: float, ry: float) -> str:
    """Path of an ellipse."""
    return (
        f"M{num(x - rx)} {num(y)}A{num(rx)} {num(ry)} 0 1 1 {num(x + rx)} {num(y)}"
        f"A{num(rx)} {num(ry)} 0 1 1 {num(x - rx)} {num(y)}Z"
    )


def polar(x: float, y: float, r: float, degrees: float) -> tuple[float, float]:
    """Point at a distance and an angle; 0 degrees points up, clockwise."""
    angle = math.radians(degrees)
    return x + r * math.sin(angle), y - r * math.cos(angle)


def at(point: tuple[float, float]) -> str:
    """Write a point."""
    return f"{num(point[0])} {num(point[1])}"


def star_path(x: float, y: float, outer: float, inner: float, points: int = 5) -> str:
    """Path of a star that points up."""
    tips = [
        at(polar(x, y, outer if i % 2 == 0 else inner, i * 180 / points)) for i in range(2 * points)
    ]
    return f"M{'L'.join(tips)}Z"


def lozenge(x: float, y: float, wide: float, high: float) -> str:
    """Path of a lozenge about a point; half its width, half its height."""
    return f"M{num(x)} {num(y - high)}L{num(x + wide)} {num(y)}L{num(x)} {num(y + high)}L{num(x - wide)} {num(y)}Z"


def wedges(x: float, y: float, near: float, far: float, count: int) -> str:
    """Path of every other slice of a disc or ring."""
    step = 360 / count / 2
    slices = []
    for i in range(count):
        a, b = (2 * i - 0.5) * step, (2 * i + 0.5) * step
        start = f"M{at(polar(x, y, near, a))}" if near else f"M{num(x)} {num(y)}"
        outer = f"L{at(polar(x, y, far, a))}A{num(far)} {num(far)} 0 0 1 {at(polar(x, y, far, b))}"
        inner = f"L{at(polar(x, y, near, b))}" if near else ""
        slices.append(f"{start}{outer}{inner}Z")
    return "".join(slices)


def sunburst(x: float, y: float, near: float, box: tuple[float, float, float, float]) -> str:
    """Path of 36 slices from a disc's edge to the edges of a box: left, top, right, foot."""

    def edge(angle: float) -> tuple[float, float]:
        dx, dy = polar(0, 0, 1, angle)
        reach = min(
            ((box[2] if dx > 0 else box[0]) - x) / dx if abs(dx) > 1e-9 else math.inf,
            ((box[3] if dy > 0 else box[1]) - y) / dy if abs(dy) > 1e-9 else math.inf,
        )
        return x + dx * reach, y + dy * reach

    corners = [(box[i], box[j]) for i, j in ((2, 1), (2, 3), (0, 3), (0, 1))]
    turns = [math.degrees(math.atan2(cx - x, y - cy)) % 360 for cx, cy in corners]
    slices = []
    for i in range(36):
        a, b = i * 10 - 2.2, i * 10 + 2.2
        between = [
            c for c, turn in zip(corners, turns, strict=True) if a < turn < b or a < turn - 360 < b
        ]
        points = [edge(a), *between, edge(b), polar(x, y, near, b), polar(x, y, near, a)]
        slices.append(f"M{'L'.join(at(p) for p in points)}Z")
    return "".join(slices)


LILY = (
    "M0 -12C3.5 -8 4.5 -4 2.2 0H-2.2C-4.5 -4 -3.5 -8 0 -12Z"
    "M3.2 0C3.4 -6 8 -9 11 -5.5C12.4 -3 10.8 0 8.3 -0.6C9.6 -2.4 8.2 -4.5 6.4 -3.1C5 -2.2 4.8 -0.8 4.6 0Z"
    "M-3.2 0C-3.4 -6 -8 -9 -11 -5.5C-12.4 -3 -10.8 0 -8.3 -0.6C-9.6 -2.4 -8.2 -4.5 -6.4 -3.1C-5 -2.2 -4.8 -0.8 -4.6 0Z"
    "M-5.7 1H5.7V3.2H-5.7ZM-1.8 4.2H1.8C2.2 7 3.5 8.3 5 9C3 10.2 1.2 9.3 0 7.6C-1.2 9.3 -3 10.2 -5 9C-3.5 8.3 -2.2 7 -1.8 4.2Z"
)


def mixed(one: str, other: str, part: float) -> str:
    """So much of one colour in another, both `#rrggbb`."""
    channels = (
        round(int(one[i : i + 2], 16) * part + int(other[i : i + 2], 16) * (1 - part))
        for i in (1, 3, 5)
    )
    return "#" + "".join(f"{channel:02x}" for channel in channels)


def gradient(name: str, top: str, foot: str, *, across: bool = False) -> str:
    """A plain two-colour gradient."""
    x, y = ("1", "0") if across else ("0", "1")
    return (
        f'<linearGradient id="{name}" x1="0" y1="0" x2="{x}" y2="{y}"><stop offset="0" stop-color="{top}"/>'
        f'<stop offset="1" stop-color="{foot}"/></linearGradient>'
    )


def svg(width: float, height: float, body: str, note: str = "") -> str:
    """Wrap a drawing."""
    comment = f"<!-- {note} -->\n" if note else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {num(width)} {num(height)}" '
        f'width="{num(width)}" height="{num(height)}">\n{comment}{body}\n</svg>\n'
    )


def shape(d: str, fill: str, width: float = 2.0) -> str:
    """A flat shape with the ink outline."""
    return f'<path d="{d}" fill="{fill}" stroke="{INK}" stroke-width="{num(width)}" stroke-linejoin="round"/>'


def flat(d: str, fill: str, opacity: float = 1.0) -> str:
    """A flat shape without outline."""
    extra = f' opacity="{num(opacity)}"' if opacity != 1 else ""
    return f'<path d="{d}" fill="{fill}"{extra}/>'


def line(d: str, colour: str = INK, width: float = 1.5) -> str:
    """An engraved line."""
    return (
        f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{num(width)}"'
        ' stroke-linecap="round" stroke-linejoin="round"/>'
    )


def group(transform: str, *parts: str) -> str:
    """Parts under a transform."""
    return f'<g transform="{transform}">{"".join(parts)}</g>'
