"""Write the character cards, their emblems and the card backs.

The script only keeps the frame common: rim, parchment, sun disc, roundels, ribbon and the small
symbols at the foot. Each emblem is drawn by hand below, in a 100 x 100 box.

Run it from anywhere: ``python packaging/art/make_cards.py``; it writes to ``resources/cards``.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from pathlib import Path

OUT = Path(__file__).resolve().parents[2] / "resources" / "cards"

INK = "#2b2118"
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


@dataclass(frozen=True)
class Character:
    """The colours of a character and what stands on its card.

    `plate` is dark enough to carry cream letters at 4.5:1, on ribbon and roundels.
    """

    word: str
    light: str
    main: str
    dark: str
    plate: str
    emblem: tuple[Part, ...]
    does: tuple[str, ...]
    blocks: str


def num(value: float) -> str:
    """Write a coordinate with at most two decimals."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def circle(x: float, y: float, r: float) -> str:
    """Path of a circle."""
    return f"M{num(x - r)} {num(y)}A{num(r)} {num(r)} 0 1 1 {num(x + r)} {num(y)}A{num(r)} {num(r)} 0 1 1 {num(x - r)} {num(y)}Z"


def polar(x: float, y: float, r: float, degrees: float) -> tuple[float, float]:
    """Point at a distance and an angle; 0 degrees points up, clockwise."""
    angle = math.radians(degrees)
    return x + r * math.sin(angle), y - r * math.cos(angle)


def at(point: tuple[float, float]) -> str:
    """Write a point."""
    return f"{num(point[0])} {num(point[1])}"


def crown() -> tuple[Part, ...]:
    """Duke: a ducal crown of five strawberry leaves over a velvet cap, on ermine."""
    leaf = (
        "M-3.4 2C-3.2 -4 -3.6 -7 -4.6 -8.6C-8.6 -6.2 -12.6 -9.4 -11.4 -13.4C-10.4 -16.8 -6.4 -17.4 -3.8 -15.2"
        "C-6 -20 -4 -26 0 -30C4 -26 6 -20 3.8 -15.2C6.4 -17.4 10.4 -16.8 11.4 -13.4C12.6 -9.4 8.6 -6.2 4.6 -8.6"
        "C3.6 -7 3.2 -4 3.4 2Z"
    )
    vein = "M0 -1V-24M0 -9L-8 -12.6M0 -9L8 -12.6"

    def leaf_at(x: float, y: float, angle: float, size: float) -> Turned:
        return Turned(
            f"translate({num(x)} {num(y)}) rotate({num(angle)}) scale({num(size)})",
            (Shape(leaf, GOLD, 2.2 / size), Line(vein, "#8a6418", 1.2 / size)),
        )

    return (
        Shape("M19 62C14 40 28 25 50 21C72 25 86 40 81 62Z", MAIN),
        Line("M35 60C32 46 37 34 46 27M65 60C68 46 63 34 54 27", "#cdb6ee", 1.4, 0.75),
        Shape(circle(50, 17.5, 5), GOLD, 2),
        leaf_at(11, 60, -17, 0.86),
        leaf_at(89, 60, 17, 0.86),
        leaf_at(30, 56, -7, 0.98),
        leaf_at(70, 56, 7, 0.98),
        leaf_at(50, 55, 0, 1.06),
        *(
            Shape(circle(x, y, 3.3), PALE, 1.8)
            for x, y in ((20, 50), (40, 46.5), (60, 46.5), (80, 50))
        ),
        Shape("M8 59C34 49 66 49 92 59L88 77C62 68 38 68 12 77Z", GOLD, 2.4),
        Line("M12 62.5C36 53.5 64 53.5 88 62.5M14.5 73C38 65 62 65 85.5 73", "#8a6418", 1.2),
        Shape("M50 56.2L55 61L50 66L45 61Z", MAIN, 1.6),
        Shape(circle(31, 63, 3.4), "#a3202f", 1.6),
        Shape(circle(69, 63, 3.4), "#a3202f", 1.6),
        Shape(
            "M11 77C37 66.5 63 66.5 89 77C92 82 91 87 88 92C62 83 38 83 12 92C9 87 8 82 11 77Z",
            PAPER,
        ),
        Flat(
            "M21 78.6L23.4 86L18.4 87.2ZM35.5 75.2L37.6 82.6L33 83.4ZM50 74L52.3 81.8H47.7Z"
            "M64.5 75.2L67 83.4L62.4 82.6ZM79 78.6L81.6 87.2L76.6 86Z",
            INK,
        ),
    )


def stiletto() -> tuple[Part, ...]:
    """Assassin: a stiletto, point down, a ribbon on its grip and a drop at its tip."""
    blade = (
        Shape(
            "M50 36C44 40 30 42 22 34C18 30 24 26 28 30C34 35 44 31 50 29C56 31 66 35 72 30C76 26 82 30 78 34C70 42 56 40 50 36Z",
            GOLD,
        ),
        Shape("M43 38H57L55.5 58L50 101L44.5 58Z", STEEL, 2.4),
        Flat("M50 38H57L55.5 58L50 101Z", "#77727f", 0.75),
        Line("M50 40V94", INK, 1.2),
        Shape("M45.5 10H54.5L56.5 31H43.5Z", MAIN),
        Line(
            "M45.3 14.5L54.8 18M44.9 19.5L55.3 23M44.5 24.5L55.8 28",
            "#e9b9bd",
            1.5,
            0.9,
        ),
        Shape(circle(50, 5.5, 6.5), GOLD, 2.2),
        Flat(circle(50, 5.5, 2.6), "#a3202f"),
        Shape(
            "M37 30.5C44 27.5 56 27.5 63 30.5C63.5 35 62 38 60 40.5C54 38 46 38 40 40.5C38 38 36.5 35 37 30.5Z",
            GOLD,
        ),
        Flat("M50 31L53 34.5L50 38L47 34.5Z", "#a3202f"),
    )
    return (
        Shape(
            "M76 22C88 24 93 34 88 44C85 51 88 56 94 60C86 62 79 57 78.5 49C78 42 82 37 78 32C75 29 71 29 68 30Z",
            "#a3202f",
        ),
        Line("M79 27C86 31 87 37 84 43C82 48 83 53 86 57", "#6d1019", 1.2),
        Turned(
            "translate(2 -2) rotate(36 50 50) translate(50 50) scale(1.17) translate(-50 -52)",
            blade,
        ),
        Shape(
            "M11 70C16 77 17.5 80 17.5 84A6.5 6.5 0 1 1 4.5 84C4.5 80 7 77 11 70Z",
            "#a3202f",
            2,
        ),
        Flat("M8 83C8 86 9.5 87.5 12 87.7C9 90 6.3 87 8 83Z", "#f3c4c6"),
    )


def fan() -> tuple[Part, ...]:
    """Contessa: an open fan, a rose at its pivot."""
    px, py, reach, half, count = 50.0, 77.0, 58.0, 56.0, 7
    step = 2 * half / count
    parts: list[Part] = []
    for i in range(count):
        a, b = -half + i * step, -half + (i + 1) * step
        outer = f"M{at((px, py))}L{at(polar(px, py, reach, a))}Q{at(polar(px, py, reach * 1.14, (a + b) / 2))} {at(polar(px, py, reach, b))}Z"
        parts.append(Shape(outer, MAIN if i % 2 == 0 else "#e2707a"))
        lace = (
            f"M{at(polar(px, py, reach * 0.8, a))}L{at(polar(px, py, reach, a))}"
            f"Q{at(polar(px, py, reach * 1.14, (a + b) / 2))} {at(polar(px, py, reach, b))}"
            f"L{at(polar(px, py, reach * 0.8, b))}Q{at(polar(px, py, reach * 0.88, (a + b) / 2))} "
            f"{at(polar(px, py, reach * 0.8, a))}Z"
        )
        parts.append(Shape(lace, PALE, 1.5))
        parts.append(Flat(circle(*polar(px, py, reach * 0.93, (a + b) / 2), 2.3), "#b3313a"))
        parts.append(
            Line(
                f"M{at((px, py))}L{at(polar(px, py, reach * 0.8, (a + b) / 2))}",
                "#f7d9c9",
                1.1,
                0.7,
            )
        )
    for edge in (-half, half):
        parts.append(
            Turned(
                f"rotate({num(edge)} {num(px)} {num(py)})",
                (
                    Shape(
                        f"M{px - 2.2} {py}L{px - 2.8} {py - reach - 1}H{px + 2.8}L{px + 2.2} {py}Z",
                        GOLD,
                        1.8,
                    ),
                ),
            )
        )
    parts += [
        Shape(
            "M38 82C28 80 20 84 15 92C25 96 35 93 41 86ZM62 82C72 80 80 84 85 92C75 96 65 93 59 86Z",
            "#3f7a4a",
            2,
        ),
        Line("M19 91C27 90 33 87 39 83M81 91C73 90 67 87 61 83", "#1f4a2a", 1.1),
    ]
    parts += [
        Shape(circle(*polar(50, 79, 9.5, angle), 7.6), "#cf3c47", 2)
        for angle in (0, 72, 144, 216, 288)
    ]
    parts += [
        Shape(circle(50, 79, 8.8), "#e2606b", 1.8),
        Line(
            "M44.5 80C45 74.5 54 73.5 55.5 78.5C56 83 48.5 84.5 47.5 80.5C47.5 77.5 52.5 77 52.3 80",
            "#6d1019",
            1.6,
        ),
    ]
    return tuple(parts)


def wheel() -> tuple[Part, ...]:
    """Captain: a ship's wheel of eight spokes."""
    spokes: list[Part] = []
    for i in range(8):
        spokes.append(
            Turned(
                f"rotate({i * 45} 50 50)",
                (
                    Shape("M47.4 44L46.8 16H53.2L52.6 44Z", GOLD, 1.9),
                    Shape(
                        "M46.6 17C44.2 12.5 44.6 5.5 47 3C48.6 1.6 51.4 1.6 53 3C55.4 5.5 55.8 12.5 53.4 17Z",
                        GOLD,
                        2.1,
                    ),
                ),
            )
        )
    return (
        *spokes,
        Shape(circle(50, 50, 34) + circle(50, 50, 22.5), MAIN, 2.4, "evenodd"),
        Line(circle(50, 50, 30.8), "#9fd0f5", 1.2, 0.8),
        Line(circle(50, 50, 25.6), "#0d3557", 1.2, 0.9),
        *(Flat(circle(*polar(50, 50, 28.2, 22.5 + i * 45), 2.2), "#f0d58a") for i in range(8)),
        Shape(circle(50, 50, 10.5), MAIN, 2.2),
        Shape(circle(50, 50, 5), GOLD, 1.8),
    )


def scroll() -> tuple[Part, ...]:
    """Ambassador: an unrolled charter with a hanging seal."""
    sheet = (
        Shape("M24 18H76C79 34 73 50 76 80H24C21 60 27 40 24 18Z", PALE),
        Flat("M24 25H76.5V20H24ZM24 78H76V73H24Z", "#b99b62", 0.45),
        Line("M32 34C38 31 42 37 48 34S58 31 66 34", "#2f7d4f", 2.4),
        Line("M33 43H68M33 50H67M33 57H58M33 64H52", INK, 1.6, 0.75),
        Shape("M16 7H84C90 7 90 21 84 21H16C10 21 10 7 16 7Z", PALE),
        Line("M20 11H80M20 16.5H70", "#a98b56", 1.1),
        Shape("M16 77H84C90 77 90 91 84 91H16C10 91 10 77 16 77Z", PALE),
        Line("M20 81H80M30 86.5H80", "#a98b56", 1.1),
        Shape("M10 10.5H4C2 12 2 16 4 17.5H10ZM90 10.5H96C98 12 98 16 96 17.5H90Z", MAIN, 1.9),
        Shape("M10 80.5H4C2 82 2 86 4 87.5H10ZM90 80.5H96C98 82 98 86 96 87.5H90Z", MAIN, 1.9),
    )
    seal = (
        Shape("M58 66L50 96L59 92L64 100L69 70Z", MAIN, 1.9),
        Shape("M70 68L82 96L74.5 93L69 100L62 72Z", "#49a36d", 1.9),
        Shape(
            "M66 50C69 50 71 53 74 53.5C77 54 79.5 56 80 59C80.5 62 83 64 83 67C83 70 80.5 72 80 75"
            "C79 78 76 78.5 73.5 80C71 81.5 69 83.5 66 83.5C63 83.5 61 81.5 58.5 80C56 78.5 53 78 52 75"
            "C51.5 72 49 70 49 67C49 64 51.5 62 52 59C52.5 56 55 54 58 53.5C61 53 63 50 66 50Z",
            MAIN,
        ),
        Line(circle(66, 67, 10.8), "#c9ecd6", 1.3, 0.9),
        Flat(
            "M66 58.5L68.3 64.3L74.5 64.6L69.7 68.5L71.3 74.5L66 71.1L60.7 74.5L62.3 68.5L57.5 64.6L63.7 64.3Z",
            "#f0d58a",
        ),
    )
    return (Turned("translate(0 -1) rotate(-7 50 50)", sheet), Turned("translate(0 -3)", seal))


def eye_book() -> tuple[Part, ...]:
    """Inquisitor: an eye that watches over an open book."""
    rays: list[Part] = [
        Turned(f"rotate({angle} 50 36)", (Shape("M46.5 11L50 -3L53.5 11Z", GOLD, 1.6),))
        for angle in (-57, -29, 0, 29, 57)
    ]
    return (
        *rays,
        Shape(
            "M50 72C38 62 20 60 3 64V93C20 90 38 90 46 95H54C62 90 80 90 97 93V64C80 60 62 62 50 72Z",
            MAIN,
        ),
        Shape("M50 69C40 58 24 56 8 59V86.5C24 84 40 85 50 92Z", PALE, 1.9),
        Shape("M50 69C60 58 76 56 92 59V86.5C76 84 60 85 50 92Z", PALE, 1.9),
        Line(
            "M14 66C24 64.5 34 66 43 71M14 72C24 70.5 34 72 43 77M14 78C24 76.5 34 78 43 83"
            "M86 66C76 64.5 66 66 57 71M86 72C76 70.5 66 72 57 77M86 78C76 76.5 66 78 57 83",
            INK,
            1.3,
            0.7,
        ),
        Line("M50 69V92", INK, 1.6),
        Shape("M7 36C22 8 78 8 93 36C78 58 22 58 7 36Z", PAPER, 2.6),
        Line("M14 30C28 12 72 12 86 30", "#8a4a0e", 1.4, 0.8),
        Shape(circle(50, 34, 15.5), MAIN, 2.2),
        *(
            Line(
                f"M{at(polar(50, 34, 8.5, i * 30))}L{at(polar(50, 34, 13.5, i * 30))}",
                "#ffd9a3",
                1.1,
                0.9,
            )
            for i in range(12)
        ),
        Flat(circle(50, 34, 7.6), INK),
        Flat(circle(46.5, 30.5, 2.7), PAPER),
    )


def bezier(points: tuple[tuple[float, float], ...], t: float) -> tuple[float, float, float]:
    """Point on a cubic curve, with the direction of travel in degrees (0 is up)."""
    u = 1 - t
    weights = (u**3, 3 * u * u * t, 3 * u * t * t, t**3)
    x = sum(w * p[0] for w, p in zip(weights, points, strict=True))
    y = sum(w * p[1] for w, p in zip(weights, points, strict=True))
    slopes = (3 * u * u, 6 * u * t, 3 * t * t)
    dx = sum(s * (points[i + 1][0] - points[i][0]) for i, s in enumerate(slopes))
    dy = sum(s * (points[i + 1][1] - points[i][1]) for i, s in enumerate(slopes))
    return x, y, math.degrees(math.atan2(dx, -dy))


def branch(light: str, dark: str) -> tuple[Part, ...]:
    """One olive branch that leans to the left."""
    stem = ((66.0, 97.0), (50.0, 76.0), (8.0, 66.0), (26.0, 12.0))
    parts: list[Part] = [
        Line("M66 97C50 76 8 66 26 12", INK, 4.6),
        Line("M66 97C50 76 8 66 26 12", "#8a6a3a", 2.2),
    ]
    leaf = "M0 0C-7 -5 -7.5 -15 0 -22C7.5 -15 7 -5 0 0Z"
    for t, side in (
        (0.3, 1),
        (0.36, -1),
        (0.5, 1),
        (0.56, -1),
        (0.69, 1),
        (0.75, -1),
        (0.87, 1),
        (0.92, -1),
        (1.0, 0),
    ):
        x, y, angle = bezier(stem, t)
        size = 1.0 if t < 0.9 else 0.86
        parts.append(
            Turned(
                f"translate({num(x)} {num(y)}) rotate({num(angle + side * 50)}) scale({size})",
                (
                    Shape(leaf, light if side <= 0 else dark, 2),
                    Line("M0 -2V-17", "#d9f3ec", 1.1, 0.8),
                ),
            )
        )
    for t, dx, dy in ((0.43, 8, 1.5), (0.64, 8.5, 1)):
        x, y, _ = bezier(stem, t)
        parts.append(Shape(circle(x + dx, y + dy, 4), "#3a2f55", 1.7))
        parts.append(Flat(circle(x + dx - 1.2, y + dy - 1.3, 1.1), "#cfc4ee"))
    return tuple(parts)


def olives() -> tuple[Part, ...]:
    """Diplomat: two olive branches, crossed and tied."""
    left = branch(MAIN, "#3fb3ab")
    return (
        Turned("translate(100 0) scale(-1 1)", left),
        *left,
        Shape(
            "M42 78C34 72 27 76 28 82C29 88 38 87 44 83ZM58 78C66 72 73 76 72 82C71 88 62 87 56 83Z",
            GOLD,
            1.9,
        ),
        Shape("M43.5 76.5H56.5V85.5H43.5Z", GOLD, 1.9),
        Line("M47.5 78V84M52.5 78V84", "#8a6418", 1.2),
    )


def mask_purse() -> tuple[Part, ...]:
    """Thief: a half mask above a full purse."""
    return (
        Shape(
            "M9 30C4 40 8 48 3 58C9 60 15 55 14 47C13.5 41 15 38 17 36ZM91 30C96 40 92 48 97 58C91 60 85 55 86 47C86.5 41 85 38 83 36Z",
            "#8f2f45",
            1.9,
        ),
        Shape(
            "M4 17C18 5 38 9 50 17C62 9 82 5 96 17C99 36 88 50 73 50C62 50 57 41 50 39C43 41 38 50 27 50C12 50 1 36 4 17Z"
            "M18 28C24 20 37 22 42 31C36 38 22 38 18 28ZM82 28C76 20 63 22 58 31C64 38 78 38 82 28Z",
            MAIN,
            2.4,
            "evenodd",
        ),
        Line("M9 19C21 11 37 14 50 22C63 14 79 11 91 19", "#c9c9ee", 1.4, 0.85),
        Line(
            "M10 33C14 41 20 45 27 45C34 45 39 38 44 35.5M90 33C86 41 80 45 73 45C66 45 61 38 56 35.5",
            "#1e1e3a",
            1.2,
            0.8,
        ),
        Flat("M50 24L53 28L50 32L47 28Z", "#f0d58a"),
        Shape(
            "M40 57C36 52 35 48 37 45C41 48 44 45 47 47C50 44 53 48 56 46C59 48 62 46 64 46C66 50 63 54 60 57Z",
            "#a9753a",
        ),
        Shape("M40 58C28 66 22 78 27 88C32 97 68 97 73 88C78 78 72 66 60 58Z", "#a9753a", 2.4),
        Flat("M60 60C66 70 67 82 60 94C67 93 71 91 73 87C77 78 70 66 60 60Z", "#6e4519", 0.7),
        Line("M44 62C38 69 35 76 36 84M52 62.5V68", "#5b3811", 1.3),
        Shape("M38 55.5H62C64 57.5 64 60 62 61.5H38C36 60 36 57.5 38 55.5Z", "#8f2f45", 1.8),
        Shape(circle(50, 79, 9.5), GOLD, 2),
        Line(circle(50, 79, 6), "#8a6418", 1.2),
    )


def halberd_tower() -> tuple[Part, ...]:
    """Guard: a halberd that stands on watch before a battlemented tower."""
    return (
        Shape("M3 12H15V21H23V12H36V21H44V12H56V34L51 41V82L58 95H1L8 82V41L3 34Z", MAIN, 2.4),
        Flat("M8 41H15V82L9.5 93H4L8 82Z", "#f2b49a", 0.4),
        Line("M3 34H56M8 41H51M8 82H51", INK, 1.8),
        Line(
            "M10 27H20M27 27H35M42 27H50M12 48H20M41 48H47M10 58H15M36 56H43M43 66H48M11 70H17M11 90H17M44 90H52",
            "#5f1f10",
            1.6,
        ),
        Shape("M20 95V77C20 65 39 65 39 77V95Z", INK, 1.4),
        Line("M25 72V95M29.5 70V95M34 72V95M20 81H39M20 88H39", "#d9a45e", 1.3),
        Shape("M26 58V49C26 44 33 44 33 49V58Z", INK, 1.4),
        Shape("M73.2 26H78.8V101H73.2Z", "#9a6b35", 2.2),
        Line("M76 50V99", "#5b3811", 1.2),
        Shape("M76 -4C81.5 4 82.5 13 79.5 22H72.5C69.5 13 70.5 4 76 -4Z", STEEL, 2.2),
        Line("M76 2V20", INK, 1.2),
        Shape(
            "M79 25C85 25.5 92 21 97 13C104.5 26 104.5 42 97 55C92 47 85 42.5 79 43Z", STEEL, 2.4
        ),
        Line("M94.5 20C99 29 99 39 94.5 48", INK, 1.2, 0.8),
        Shape("M73 27C66 27 59.5 31.5 56.5 40C62 42.5 68 42 73 40Z", STEEL, 2.2),
        Shape("M70.8 21.5H81.2V47H70.8Z", GOLD, 2.2),
        Line("M71.5 29H80.5M71.5 39.5H80.5", "#8a6418", 1.3),
        Shape("M71.5 62H80.5L79.5 68H72.5Z", "#8f2f2a", 1.8),
    )


def hand_cards() -> tuple[Part, ...]:
    """Dealer: a hand that holds three cards fanned: swords, coins, cups."""
    pips: tuple[tuple[Part, ...], ...] = (
        (
            Shape("M48.2 13H51.8V33L50 38L48.2 33Z", STEEL, 1.5),
            Shape("M43.5 31.5H56.5V35H43.5Z", "#c9962f", 1.5),
        ),
        (Shape(circle(50, 25, 8), GOLD, 1.6), Line(circle(50, 25, 4.4), "#8a6418", 1.4)),
        (
            Shape(
                "M42.5 15H57.5C57.5 24 55 27.5 51.6 29V33.5H56V37H44V33.5H48.4V29C45 27.5 42.5 24 42.5 15Z",
                "#a8323c",
                1.5,
            ),
        ),
    )
    cards = [
        Turned(
            f"rotate({angle} 50 88)",
            (
                Shape("M37.5 3H62.5Q65.5 3 65.5 6V72H34.5V6Q34.5 3 37.5 3Z", PALE, 2.2),
                Line("M38.5 8H61.5V70H38.5Z", "#667a2a", 1.3),
                *pip,
            ),
        )
        for angle, pip in zip((-27, 0, 27), pips, strict=True)
    ]
    skin, fold = "#e3b184", "#8f5a33"
    return (
        *cards,
        Shape(
            "M68 58C72 54 77 57 76 62L73 72C72 80 69 85 66 90H36C31 84 28 78 28 71C28 66 32 63 36 65L46 70L60 68Z",
            skin,
            2.2,
        ),
        Line("M66 60C65 65 62 68 58 70M72 74C70 76 66 77 62 76", fold, 1.3),
        Shape(
            "M28.5 73C27 65 31 60 37 58C43 56 49 51 54 47.5C58 45 62 47 61.5 51C61 55 57 58 54 61C51 64 50 67 51 71C52 76 48 80 44 82",
            skin,
            2.2,
        ),
        Line("M54.5 50C56.5 48.5 59 49 58.8 51.5C58.5 53.5 56.5 54.5 55 55.5", fold, 1.2),
        Line("M43 69C44 65.5 46.5 63 49 61", fold, 1.2),
        Shape("M31 88C43 92.5 59 92.5 71 88L76 100H26Z", MAIN, 2.2),
        Shape("M29.5 84.5C43 89.5 59 89.5 72.5 84.5L74 90.5C59 95.5 43 95.5 28 90.5Z", GOLD, 2),
    )


def lens_foot() -> tuple[Part, ...]:
    """Inspector: a lens that shows a footprint."""
    handle = (
        Shape("M45.5 36H54.5V46H45.5Z", GOLD, 2),
        Shape(
            "M44 45H56C58.5 56 59 70 57.5 80C56.5 84.5 43.5 84.5 42.5 80C41 70 41.5 56 44 45Z",
            MAIN,
            2.4,
        ),
        Line("M44.5 51H55.5M43.5 76H56.5", "#ffe6a8", 1.5),
        Line("M47.5 55V72", "#ffe6a8", 1.3, 0.6),
    )
    foot = (
        Flat(
            "M32 37C30 29 38 27 44 28.5C52 30 55 36 52 43C49.5 49 52 53 51.5 59C50.5 66 41 67 38.5 61C36.5 55.5 37.5 50 36 45C35 42 32.8 40 32 37Z",
            INK,
        ),
        *(
            Flat(circle(x, y, r), INK)
            for x, y, r in (
                (33, 23.5, 4.3),
                (40.5, 21, 3.3),
                (46.5, 21.8, 2.9),
                (51.5, 24.5, 2.6),
                (55.3, 28.5, 2.3),
            )
        ),
    )
    return (
        Turned("translate(-8 -8) rotate(-45 50 50) translate(0 36)", handle),
        Shape(circle(42, 42, 37), MAIN, 2.4),
        Line(circle(42, 42, 33.3), "#ffe6a8", 1.3, 0.9),
        Shape(circle(42, 42, 29.5), "#eaf1e8", 2.2),
        Flat("M17 36C19 24 27 17 37 15C31 22 25 30 23 42C21 49 17 44 17 36Z", "#ffffff", 0.9),
        Turned("rotate(12 42 42) translate(-1 -0.5)", foot),
    )


CHARACTERS = (
    Character("duke", "#6f47b0", "#5b3a8c", "#3a2264", "#4b2d7a", crown(), ("coin3",), "coin2"),
    Character(
        "assassin", "#55505e", "#2d2a32", "#1b191f", "#2d2a32", stiletto(), ("pay3", "dagger"), ""
    ),
    Character("contessa", "#bd3540", "#b3313a", "#701a25", "#8c1f2c", fan(), (), "dagger"),
    Character(
        "captain", "#3b86cc", "#1f5f99", "#164469", "#1f5f99", wheel(), ("grab", "coin2"), "grab"
    ),
    Character(
        "ambassador", "#55b57c", "#2f7d4f", "#236b41", "#2f7f50", scroll(), ("swap2",), "grab"
    ),
    Character(
        "inquisitor",
        "#e58a3a",
        "#c46a1b",
        "#8f480b",
        "#a5550f",
        eye_book(),
        ("swap1", "bar", "look"),
        "grab",
    ),
    Character(
        "diplomat", "#1f9089", "#16827f", "#083f3d", "#0b4f4d", olives(), ("coin3", "gift"), "coin2"
    ),
    Character(
        "thief", "#5f5f9e", "#4a4a78", "#2c2c55", "#3d3d6b", mask_purse(), ("coin3",), "coin2"
    ),
    Character("guard", "#c25736", "#a8442a", "#68230f", "#82301a", halberd_tower(), (), "dagger"),
    Character(
        "dealer", "#86a03a", "#667a2a", "#3f5016", "#536620", hand_cards(), ("swap2",), "grab"
    ),
    Character(
        "inspector",
        "#e3b02f",
        "#b8860b",
        "#8a6204",
        "#8f6805",
        lens_foot(),
        ("swap1", "bar", "force"),
        "grab",
    ),
)


# Where an emblem stands in its own file, if not in the middle.
PLACE = {
    "duke": "translate(4.5 2) scale(0.91)",
    "assassin": "translate(4.5 6) scale(0.92)",
    "contessa": "translate(3.5 -0.8) scale(0.93)",
    "inquisitor": "translate(3.5 6.5) scale(0.93)",
    "diplomat": "translate(5.5 8.6) scale(0.89)",
    "guard": "translate(4 6) scale(0.9)",
}


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


def gradients(who: Character) -> str:
    """Write the gradients that a card and its emblem share."""

    def vertical(name: str, top: str, foot: str) -> str:
        return (
            f'<linearGradient id="{name}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{top}"/>'
            f'<stop offset="1" stop-color="{foot}"/></linearGradient>'
        )

    return (
        "<defs>"
        + vertical("paper", PAPER, "#ead9b4")
        + vertical("main", who.light, who.dark)
        + vertical("plate", who.plate, who.dark)
        + vertical("gold", "#f0d58a", "#b98a2e")
        + vertical("steel", "#eef0f2", "#9aa0aa")
        + "</defs>"
    )


def emblem_svg(who: Character) -> str:
    """The emblem alone, with a pale halo so that it stands out on dark buttons."""
    halo = "".join(draw(p, halo=True) for p in who.emblem)
    body = "\n".join(draw(p) for p in who.emblem)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">\n'
        f"{gradients(who)}\n"
        f'<g transform="{PLACE.get(who.word, "translate(3.5 3.5) scale(0.93)")}">\n<g>{halo}</g>\n{body}\n</g>\n</svg>\n'
    )


def coin(x: float, y: float, r: float) -> str:
    """A coin seen face on."""
    return (
        f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="url(#gold)" stroke="{INK}" stroke-width="1.3"/>'
        f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r * 0.62)}" fill="none" stroke="#8a6418" stroke-width="0.9"/>'
    )


def coins(x: float, y: float, count: int, r: float) -> str:
    """A row of overlapping coins, the last in front."""
    step = r * 1.5
    left = x - step * (count - 1) / 2
    return "".join(coin(left + i * step, y, r) for i in range(count))


def dagger(x: float, y: float, scale: float = 1.0) -> str:
    """A small dagger, point down."""
    return (
        f'<g transform="translate({num(x)} {num(y)}) scale({num(scale)})" stroke="{INK}" stroke-width="1.3" stroke-linejoin="round">'
        '<path d="M-2.6 -5H2.6L2.2 6L0 13.5L-2.2 6Z" fill="#dfe2e6"/><path d="M-1.8 -12H1.8V-6H-1.8Z" fill="#a3202f"/>'
        '<path d="M-7 -7H7V-4H-7Z" fill="url(#gold)"/><circle cx="0" cy="-13" r="2.4" fill="url(#gold)"/></g>'
    )


def grab(x: float, y: float, scale: float = 1.0) -> str:
    """An open hand that takes."""
    fingers = "M-5.5 2V-7.5M-1.8 0V-10.5M1.9 0V-10M5.6 2V-6.5M-6 6L-10.5 0.5"
    palm = "M-7.3 0H7.3V5C7 10 4.5 12 0.5 12C-3.5 12 -7 9.5 -7.3 5Z"
    return (
        f'<g transform="translate({num(x)} {num(y)}) scale({num(scale)})" fill="none" stroke-linecap="round" stroke-linejoin="round">'
        f'<path d="{fingers}" stroke="{INK}" stroke-width="5.4"/><path d="{palm}" fill="{INK}" stroke="{INK}" stroke-width="2.5"/><path d="{palm}" fill="#e3b184"/>'
        f'<path d="{fingers}" stroke="#e3b184" stroke-width="2.9"/><path d="M-5 1H5V7H-5Z" fill="#e3b184"/></g>'
    )


def card(x: float, y: float, angle: float = 0.0) -> str:
    """A small face-down card."""
    return (
        f'<g transform="translate({num(x)} {num(y)}) rotate({num(angle)})">'
        f'<rect x="-7" y="-10.5" width="14" height="21" rx="1.8" fill="#8a2430" stroke="{INK}" stroke-width="1.3"/>'
        '<path d="M-4.5 -8H4.5V8H-4.5ZM0 -4L3 0L0 4L-3 0Z" fill="none" stroke="#e6c878" stroke-width="0.9"/></g>'
    )


def swap(x: float, y: float) -> str:
    """Two arrows, to and fro."""
    return (
        f'<g transform="translate({num(x)} {num(y)})" fill="{INK}">'
        '<path d="M-9 -6.5H2V-10.5L9.5 -5L2 0.5V-3.5H-9Z"/><path d="M9 6.5H-2V10.5L-9.5 5L-2 -0.5V3.5H9Z"/></g>'
    )


def arrow(x: float, y: float) -> str:
    """An arrow to the right: what one gets for what one pays."""
    return f'<path d="M{num(x - 7)} {num(y - 1.8)}H{num(x)}V{num(y - 6)}L{num(x + 8)} {num(y)}L{num(x)} {num(y + 6)}V{num(y + 1.8)}H{num(x - 7)}Z" fill="{INK}"/>'


def person(x: float, y: float) -> str:
    """Another player: head and shoulders."""
    return (
        f'<g transform="translate({num(x)} {num(y)})" fill="#e9d3a4" stroke="{INK}" stroke-width="1.3" stroke-linejoin="round">'
        '<path d="M-9 11C-9 3 -4 1 0 1S9 3 9 11Z" fill="url(#main)"/><circle cx="0" cy="-5" r="5.2"/></g>'
    )


def look(x: float, y: float) -> str:
    """A small open eye."""
    return (
        f'<g transform="translate({num(x)} {num(y)})"><path d="M-10 0C-5 -8 5 -8 10 0C5 8 -5 8 -10 0Z" fill="{PAPER}" stroke="{INK}" stroke-width="1.4"/>'
        f'<circle cx="0" cy="0" r="3.6" fill="{INK}"/><circle cx="-1.2" cy="-1.3" r="1.1" fill="{PAPER}"/></g>'
    )


def shield(x: float, y: float, what: str, who: Character) -> str:
    """A shield that bears what it stops."""
    inside = {
        "coin2": coins(x, y - 2, 2, 6.2),
        "dagger": dagger(x, y - 1, 0.86),
        "grab": grab(x, y - 1.5, 0.86),
    }[what]
    return (
        f'<g transform="translate({num(x)} {num(y)})" stroke-linejoin="round">'
        f'<path d="M-17 -17H17V0C17 9 9 16 0 20C-9 16 -17 9 -17 0Z" fill="{who.main}" stroke="{INK}" stroke-width="1.6"/>'
        f'<path d="M-13.7 -13.7H13.7V0C13.7 7 7 12.7 0 16C-7 12.7 -13.7 7 -13.7 0Z" fill="{CREAM}" stroke="#b98a2e" stroke-width="1"/></g>'
        + inside
    )


def foot_item(item: str, x: float, y: float) -> tuple[str, float]:
    """Draw one symbol of the foot with its left edge at x; return it with its width."""
    match item:
        case "coin3":
            return coins(x + 21.5, y, 3, 8.5), 43
        case "coin2":
            return coins(x + 15, y, 2, 8.5), 30
        case "pay3":
            return coins(x + 21.5, y, 3, 8.5) + arrow(x + 55, y), 68
        case "dagger":
            return dagger(x + 9, y, 1.15), 18
        case "grab":
            return grab(x + 12, y, 1.1), 24
        case "swap2":
            return card(x + 9, y, -10) + card(x + 19, y + 0.5, 10) + swap(x + 42, y), 54
        case "swap1":
            return card(x + 8, y) + swap(x + 28, y), 39
        case "look":
            return card(x + 8, y) + look(x + 28, y), 39
        case "force":
            return person(x + 9, y) + swap(x + 30, y), 41
        case "gift":
            return arrow(x + 8, y) + coin(x + 26, y, 7) + person(x + 42, y), 52
        case "bar":
            return (
                f'<path d="M{num(x + 1)} {num(y - 12)}V{num(y + 12)}" stroke="#b98a2e" stroke-width="1.2"/>',
                2,
            )
    raise ValueError(item)


def foot(who: Character) -> str:
    """What the character does and blocks, centred between the left rule and the lower roundel."""
    y, gap, shield_gap = 304.0, 6.0, 10.0
    width = sum(foot_item(i, 0, 0)[1] for i in who.does) + gap * max(0, len(who.does) - 1)
    total = width + (34 if who.blocks else 0) + (shield_gap if who.blocks and who.does else 0)
    x = 106 - total / 2
    out = []
    for item in who.does:
        text, w = foot_item(item, x, y)
        out.append(text)
        x += w + gap
    if who.blocks:
        if who.does:
            x += shield_gap - gap
        out.append(shield(x + 17, y, who.blocks, who))
    return "".join(out)


def mixed(one: str, other: str, part: float) -> str:
    """So much of one colour in another, both `#rrggbb`."""
    channels = (
        round(int(one[i : i + 2], 16) * part + int(other[i : i + 2], 16) * (1 - part))
        for i in (1, 3, 5)
    )
    return "#" + "".join(f"{channel:02x}" for channel in channels)


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


def sun(who: Character, x: float, y: float, r: float) -> str:
    """The disc behind an emblem, in slices of two tints."""
    ground = "#f8edd0"
    hue = "#8d8794" if who.word == "assassin" else who.light
    return (
        f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{mixed(hue, ground, 0.3)}" stroke="{who.main}" stroke-width="2.6"/>'
        f'<path d="{wedges(x, y, 0, r - 5, 24)}" fill="{mixed(hue, ground, 0.46)}"/>'
        f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r - 5)}" fill="none" stroke="{PAPER}" stroke-width="1.6"/>'
    )


NUDGE = {
    "contessa": (0.0, -4.5),
    "inquisitor": (0.0, 2.0),
    "inspector": (1.0, 1.0),
    "dealer": (0.0, -1.0),
}
"""How far an emblem is moved to stand in the middle of its disc, in hundredths of its box."""


def emblem_on_card(who: Character, x: float, y: float, scale: float) -> str:
    """The emblem with its halo, its box about a point."""
    dx, dy = NUDGE.get(who.word, (0.0, 0.0))
    halo = "".join(draw(p, halo=True) for p in who.emblem)
    body = "\n".join(draw(p) for p in who.emblem)
    left, top = x + (dx - 50) * scale, y + (dy - 50) * scale
    return f'<g transform="translate({num(left)} {num(top)}) scale({num(scale)})">\n<g>{halo}</g>\n{body}\n</g>'


def rays(colour: str) -> str:
    """Engraved rays about the sun disc: long and short by turns."""
    lines = []
    for i in range(48):
        angle = i * 7.5
        inner, outer = 82.0, (97.0 if i % 2 == 0 else 89.0)
        a, b = polar(125, 148, inner, angle), polar(125, 148, outer, angle)
        lines.append(f"M{at(a)}L{at(b)}")
    return f'<path d="{"".join(lines)}" fill="none" stroke="{colour}" stroke-width="1.3" stroke-linecap="round" opacity="0.5"/>'


def edged(who: Character) -> str:
    """The colour of the fine line in the rim."""
    return "#a3202f" if who.word == "assassin" else who.dark


def card_svg(who: Character) -> str:
    """The whole card, without letters and name, which the widget writes."""
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 350" width="250" height="350">
{gradients(who)}
<rect x="1" y="1" width="248" height="348" rx="16" fill="{INK}"/>
<rect x="3.5" y="3.5" width="243" height="343" rx="14" fill="url(#main)"/>
<rect x="5.5" y="5.5" width="239" height="339" rx="12.5" fill="none" stroke="{edged(who)}" stroke-width="2.6"/>
<rect x="13" y="13" width="224" height="324" rx="9" fill="url(#paper)" stroke="{INK}" stroke-width="1"/>
<path d="{sunburst(125, 148, 84, (19.5, 19.5, 230.5, 330.5))}" fill="{who.main}" opacity="0.09"/>
<rect x="18.5" y="18.5" width="213" height="313" rx="6" fill="none" stroke="{who.main}" stroke-width="2"/>
<rect x="23" y="23" width="204" height="304" rx="4" fill="none" stroke="#b98a2e" stroke-width="0.9"/>
{corner(who)}<g transform="rotate(180 125 175)">{corner(who)}</g>
{rays(who.main)}
{sun(who, 125, 148, 79)}
{emblem_on_card(who, 125, 148, 1.3)}
<circle cx="43" cy="45" r="19" fill="url(#plate)" stroke="{INK}" stroke-width="4.8"/>
<circle cx="43" cy="45" r="19" fill="none" stroke="#d9b55c" stroke-width="2.2"/>
<circle cx="207" cy="305" r="19" fill="url(#plate)" stroke="{INK}" stroke-width="4.8"/>
<circle cx="207" cy="305" r="19" fill="none" stroke="#d9b55c" stroke-width="2.2"/>
<path d="M8 245H30V275H8L16 260ZM242 245H220V275H242L234 260Z" fill="{who.dark}" stroke="{INK}" stroke-width="1.8" stroke-linejoin="round"/>
<path d="M22 275H30V281ZM228 275H220V281Z" fill="{INK}"/>
<path d="M22 239H228V275H22Z" fill="url(#plate)" stroke="{INK}" stroke-width="1.8" stroke-linejoin="round"/>
<path d="M24 242.5H226M24 271.5H226" fill="none" stroke="#e6c878" stroke-width="0.9" opacity="0.8"/>
{foot(who)}
</svg>
"""


def corner(who: Character) -> str:
    """A piece of gold leaf in the upper right corner; turned, in the lower left one."""
    return (
        f'<path d="M227 41C218 41 209 32 209 23H227Z" fill="{CREAM}" stroke="#b98a2e" stroke-width="0.9"/>'
        f'<path d="M220 25.5L224.5 30L220 34.5L215.5 30Z" fill="{who.main}"/>'
    )


def small_svg(who: Character) -> str:
    """The card for sizes at which the other is too fine: rim, emblem, and a plate for the widget's letters."""
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 350" width="250" height="350">
{gradients(who)}
<rect x="1" y="1" width="248" height="348" rx="16" fill="{INK}"/>
<rect x="4.5" y="4.5" width="241" height="341" rx="13" fill="url(#main)"/>
<rect x="7" y="7" width="236" height="336" rx="11.5" fill="none" stroke="{edged(who)}" stroke-width="3.4"/>
<rect x="18" y="18" width="214" height="314" rx="7" fill="url(#paper)" stroke="{INK}" stroke-width="2"/>
<path d="{sunburst(125, 130, 96, (19, 19, 231, 331))}" fill="{who.main}" opacity="0.12"/>
{sun(who, 125, 130, 96)}
{emblem_on_card(who, 125, 130, 1.86)}
<rect x="9" y="240" width="232" height="101" rx="8" fill="{who.plate}" stroke="{INK}" stroke-width="2"/>
<rect x="14" y="245" width="222" height="91" rx="6" fill="none" stroke="#d9b65f" stroke-width="1.6"/>
</svg>
"""


def frame_back(field: str, deep: str, gold: str, inside: str, rim: str = "") -> str:
    """The common frame of a card back; what is inside must look the same upside down."""
    edge = rim or "url(#field)"
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 350" width="250" height="350">
<defs><linearGradient id="field" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="{field}"/><stop offset="0.5" stop-color="{deep}"/><stop offset="1" stop-color="{field}"/></linearGradient>
<linearGradient id="leaf" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f0d58a"/><stop offset="0.5" stop-color="{gold}"/><stop offset="1" stop-color="#f0d58a"/></linearGradient></defs>
<rect x="1" y="1" width="248" height="348" rx="16" fill="{INK}"/>
<rect x="3.5" y="3.5" width="243" height="343" rx="14" fill="{edge}"/>
<rect x="18" y="18" width="214" height="314" rx="6" fill="url(#field)" stroke="{gold}" stroke-width="1.2"/>
<rect x="12" y="12" width="226" height="326" rx="9" fill="none" stroke="url(#leaf)" stroke-width="2.4"/>
{inside}
</svg>
"""


def twice(markup: str) -> str:
    """Draw something upright and upside down about the middle of the card."""
    return f'{markup}<g transform="rotate(180 125 175)">{markup}</g>'


def lozenge(x: float, y: float, wide: float, high: float) -> str:
    """Path of a lozenge about a point; half its width, half its height."""
    return f"M{num(x)} {num(y - high)}L{num(x + wide)} {num(y)}L{num(x)} {num(y + high)}L{num(x - wide)} {num(y)}Z"


def back_crimson() -> str:
    """Crimson: two crowns, foot to foot, in a medallion on a lattice of lozenges."""
    gold, ground = "#d7b25c", "#5c121f"
    columns, rows = 6, 8
    wide, high = 214 / columns / 2, 314 / rows / 2
    lattice, charges = [], []
    for row in range(2 * rows + 1):
        for column in range(2 * columns + 1):
            x, y = 18 + column * wide, 18 + row * high
            inside = 0 < column < 2 * columns and 0 < row < 2 * rows
            away = math.hypot(x - 125, y - 175) > 88 and (abs(x - 125) > 18 or abs(y - 175) > 142)
            if (row + column) % 2 == 0 and inside and away:
                kind = lozenge(x, y, 4.2, 5) if row % 2 else star_path(x, y, 7, 2.3, 4)
                charges.append(kind)
            if (row + column) % 2 == 1:
                # Two of a lozenge's sides: from its left corner up and down to the middle.
                for dy in (-high, high):
                    if column < 2 * columns and 18 <= y + dy <= 332:
                        lattice.append(f"M{num(x)} {num(y)}L{num(x + wide)} {num(y + dy)}")
    crown = (
        "M-40 -9L-47 -47L-27.5 -29L-21 -53L-9 -32L0 -62L9 -32L21 -53L27.5 -29L47 -47L40 -9"
        "C14 -16 -14 -16 -40 -9Z"
    )
    balls = "".join(
        f'<circle cx="{x}" cy="{y}" r="{r}"/>'
        for x, y, r in (
            (-47, -49, 3.6),
            (-21, -56, 3.6),
            (0, -66, 4.6),
            (21, -56, 3.6),
            (47, -49, 3.6),
        )
    )
    half = (
        f'<g transform="translate(125 175)"><g fill="url(#leaf)" stroke="#3d0a13" stroke-width="1.8" stroke-linejoin="round">'
        f'<path d="{crown}"/>{balls}</g>'
        f'<path d="M-37 -15C-12 -21.5 12 -21.5 37 -15" fill="none" stroke="#8a6418" stroke-width="1.6"/>'
        f'<path d="{lozenge(0, -28, 4.4, 6)}{lozenge(-22, -26, 3, 4.4)}{lozenge(22, -26, 3, 4.4)}" fill="{ground}"/></g>'
    )
    outer = "M125 40C136 96 152 138 176 175C152 212 136 254 125 310C114 254 98 212 74 175C98 138 114 96 125 40Z"
    return frame_back(
        "#9a2b3a",
        "#7a1c2b",
        gold,
        f'<path d="{"".join(lattice)}" fill="none" stroke="{gold}" stroke-width="1.1" opacity="0.55"/>'
        f'<path d="{"".join(charges)}" fill="{gold}" opacity="0.8"/>'
        f'<circle cx="125" cy="175" r="78" fill="{ground}" stroke="#3d0a13" stroke-width="6"/>'
        f'<path d="{outer}" fill="{ground}" stroke="#3d0a13" stroke-width="6" stroke-linejoin="round"/>'
        f'<path d="{outer}" fill="none" stroke="url(#leaf)" stroke-width="2.8" stroke-linejoin="round"/>'
        f'<circle cx="125" cy="175" r="78" fill="{ground}" stroke="url(#leaf)" stroke-width="2.8"/>'
        f'<circle cx="125" cy="175" r="72" fill="none" stroke="{gold}" stroke-width="1.2"/>'
        + twice(
            f'<path d="{star_path(125, 72, 11, 3.4, 4)}" fill="url(#leaf)" stroke="#3d0a13" stroke-width="1.2"/>'
        )
        + twice(half)
        + f'<path d="M57 175H193" fill="none" stroke="{gold}" stroke-width="2.2"/><path d="{lozenge(125, 175, 9, 6)}" fill="url(#leaf)" stroke="#3d0a13" stroke-width="1.2"/>',
    )


def star_path(x: float, y: float, outer: float, inner: float, points: int = 5) -> str:
    """Path of a star that points up."""
    tips = [
        at(polar(x, y, outer if i % 2 == 0 else inner, i * 180 / points)) for i in range(2 * points)
    ]
    return f"M{'L'.join(tips)}Z"


def back_night() -> str:
    """Night blue: a sun among stars on the rings of a sky chart."""
    gold = "#cdbd84"
    arcs = "".join(
        f'<circle cx="125" cy="175" r="{r}" fill="none" stroke="{gold}" stroke-width="1" opacity="0.55"/>'
        for r in (52, 74, 100)
    )
    spokes = "".join(
        f"M{at(polar(125, 175, 52, a))}L{at(polar(125, 175, 100, a))}" for a in range(0, 360, 15)
    )
    ticks = "".join(
        f"M{at(polar(125, 175, 74, a))}L{at(polar(125, 175, 79, a))}" for a in range(0, 360, 5)
    )
    corner = (
        star_path(48, 48, 13, 5, 8)
        + star_path(202, 48, 13, 5, 8)
        + star_path(125, 44, 9, 3.6, 4)
        + star_path(84, 37, 4, 1.8, 4)
        + star_path(166, 37, 4, 1.8, 4)
        + star_path(32, 88, 4.5, 2, 4)
        + star_path(218, 88, 4.5, 2, 4)
        + star_path(80, 62, 3, 1.4, 4)
        + star_path(170, 62, 3, 1.4, 4)
        + star_path(31, 128, 3, 1.4, 4)
        + star_path(219, 128, 3, 1.4, 4)
    )
    signs = "".join(
        (
            circle(*polar(125, 175, 87, a), 3.4)
            if i % 2
            else star_path(*polar(125, 175, 87, a), 7, 3, 4)
        )
        for i, a in enumerate(range(0, 360, 30))
    )
    beams = "".join(
        f'<path transform="rotate({a} 125 175)" d="'
        + (
            "M119 160L125 133L131 160Z"
            if a % 45 == 0
            else "M121.5 160C117.5 152 126 149 123 139C129.5 146 131 153 128.5 160Z"
        )
        + '"/>'
        for a in [i * 22.5 for i in range(16)]
    )
    return frame_back(
        "#1d3057",
        "#111d3b",
        gold,
        f'{arcs}<path d="{spokes}{ticks}" fill="none" stroke="{gold}" stroke-width="0.9" opacity="0.5"/>'
        f'<path d="{signs}" fill="url(#leaf)" stroke="#0f1b36" stroke-width="0.9"/>'
        f'<circle cx="125" cy="175" r="46" fill="#0d1730" stroke="url(#leaf)" stroke-width="2.4"/>'
        f'<g fill="url(#leaf)" stroke="#0f1b36" stroke-width="0.8">{beams}</g>'
        f'<circle cx="125" cy="175" r="17" fill="url(#leaf)" stroke="#0f1b36" stroke-width="1.4"/>'
        f'<circle cx="125" cy="175" r="13" fill="none" stroke="#8a6418" stroke-width="1"/>'
        f'<path d="{star_path(125, 175, 9, 3.6, 4)}" fill="#14244a"/>'
        + twice(f'<path d="{corner}" fill="url(#leaf)" stroke="#0f1b36" stroke-width="0.8"/>'),
        "#3d5a97",
    )


def hedge(d: str, width: float) -> str:
    """A clipped hedge along a path, seen from above."""
    return (
        f'<path d="{d}" fill="none" stroke="#16301f" stroke-width="{num(width + 3)}" stroke-linejoin="round" stroke-linecap="round"/>'
        f'<path d="{d}" fill="none" stroke="#2f6b47" stroke-width="{num(width)}" stroke-linejoin="round" stroke-linecap="round"/>'
        f'<path d="{d}" fill="none" stroke="#5c9a6c" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"/>'
    )


def topiary(x: float, y: float, r: float) -> str:
    """A round tree, seen from above."""
    leaves = "".join(
        f"M{at(polar(x, y, r * 0.42, a))}L{at(polar(x, y, r * 0.78, a + 22))}"
        for a in range(0, 360, 45)
    )
    return (
        f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="#2f6b47" stroke="#16301f" stroke-width="1.6"/>'
        f'<path d="{leaves}" fill="none" stroke="#7fb58a" stroke-width="1.4" stroke-linecap="round"/>'
    )


def rose(x: float, y: float, r: float) -> str:
    """A rose of five petals."""
    petals = "".join(circle(*polar(x, y, r * 0.62, a), r * 0.5) for a in range(0, 360, 72))
    return (
        f'<path d="{petals}" fill="#b3313a" stroke="#16301f" stroke-width="0.9"/>'
        f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r * 0.36)}" fill="#f0d58a"/>'
    )


def back_garden() -> str:
    """Garden green: a parterre about a basin, seen from above at noon."""
    gold, gravel = "#c9a24b", "#e9dcb6"
    bed = "M31 31H112V115A63 63 0 0 0 66 160H31Z"
    inner = "M47 47H96V100A82 82 0 0 0 53 144H47Z"
    quarter = (
        f'<path d="{bed}" fill="#a8be86"/>{hedge(bed, 6.5)}{hedge(inner, 3.4)}'
        + topiary(71.5, 71, 13)
        + rose(58.5, 107, 6)
        + rose(72, 95, 5.2)
        + rose(55.5, 122, 4.6)
    )
    four = "".join(
        f'<g transform="translate({x} {y}) scale({sx} {sy})">{quarter}</g>'
        for x, y, sx, sy in ((0, 0, 1, 1), (250, 0, -1, 1), (0, 350, 1, -1), (250, 350, -1, -1))
    )
    ripples = "".join(
        f'<circle cx="125" cy="175" r="{r}" fill="none" stroke="#d5ecf0" stroke-width="1.2" opacity="0.8"/>'
        for r in (21, 28)
    )
    petals = "".join(
        f'<path transform="rotate({a} 125 175)" d="M125 175C119.5 169 119.5 162 125 157C130.5 162 130.5 169 125 175Z"/>'
        for a in range(0, 360, 45)
    )
    return frame_back(
        gravel,
        "#ddcd9f",
        gold,
        four
        + f'<circle cx="125" cy="175" r="46" fill="#cbb98a" stroke="{INK}" stroke-width="1.4"/>'
        + f'<circle cx="125" cy="175" r="41.5" fill="none" stroke="{gravel}" stroke-width="1.4"/>'
        + '<circle cx="125" cy="175" r="36" fill="#4f8fa3" stroke="#16301f" stroke-width="2"/>'
        + ripples
        + f'<g fill="url(#leaf)" stroke="#16301f" stroke-width="1">{petals}</g>'
        + '<circle cx="125" cy="175" r="4.6" fill="#b3313a" stroke="#16301f" stroke-width="1"/>',
        "#1f4d35",
    )


def main() -> None:
    """Write every card, large and small, every emblem and every back."""
    for folder in ("emblems", "small"):
        (OUT / folder).mkdir(parents=True, exist_ok=True)
    for who in CHARACTERS:
        (OUT / f"{who.word}.svg").write_text(card_svg(who), encoding="utf-8")
        (OUT / "emblems" / f"{who.word}.svg").write_text(emblem_svg(who), encoding="utf-8")
        (OUT / "small" / f"{who.word}.svg").write_text(small_svg(who), encoding="utf-8")
    for name, text in (
        ("back", back_crimson()),
        ("back-night", back_night()),
        ("back-garden", back_garden()),
    ):
        (OUT / f"{name}.svg").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
