"""The emblems of the characters, each drawn by hand in a box of 100 x 100."""

from __future__ import annotations

import math

from parts import GOLD, MAIN, PALE, PAPER, STEEL, Flat, Line, Part, Shape, Turned
from shapes import INK, at, circle, num, polar


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
