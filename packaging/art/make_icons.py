"""Write the coins, the crests of human players, the symbols and the program's icon.

Run it from anywhere: ``python packaging/art/make_icons.py``; it writes to ``resources``.
"""

from __future__ import annotations

import math
from pathlib import Path

from make_cards import circle, num, polar, star_path
from make_portraits import flat, group, line, shape

OUT = Path(__file__).resolve().parents[2] / "resources"

INK = "#2b2118"
PAPER = "#f3e6c8"
GOLD = "#e6bd55"
DEEP = "#b98a2e"
RED = "#c4414a"
GREEN = "#5aa883"
BLUE = "#5f98d0"
SKIN = "#ecc095"
STEEL = "#dfe3e8"


def svg(width: float, height: float, body: str, note: str = "") -> str:
    """Wrap a drawing."""
    comment = f"<!-- {note} -->\n" if note else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {num(width)} {num(height)}" '
        f'width="{num(width)}" height="{num(height)}">\n{comment}{body}\n</svg>\n'
    )


def gradient(name: str, top: str, foot: str, *, across: bool = False) -> str:
    """A plain two-colour gradient."""
    x, y = ("1", "0") if across else ("0", "1")
    return (
        f'<linearGradient id="{name}" x1="0" y1="0" x2="{x}" y2="{y}"><stop offset="0" stop-color="{top}"/>'
        f'<stop offset="1" stop-color="{foot}"/></linearGradient>'
    )


LILY = (
    "M0 -12C3.5 -8 4.5 -4 2.2 0H-2.2C-4.5 -4 -3.5 -8 0 -12Z"
    "M3.2 0C3.4 -6 8 -9 11 -5.5C12.4 -3 10.8 0 8.3 -0.6C9.6 -2.4 8.2 -4.5 6.4 -3.1C5 -2.2 4.8 -0.8 4.6 0Z"
    "M-3.2 0C-3.4 -6 -8 -9 -11 -5.5C-12.4 -3 -10.8 0 -8.3 -0.6C-9.6 -2.4 -8.2 -4.5 -6.4 -3.1C-5 -2.2 -4.8 -0.8 -4.6 0Z"
    "M-5.7 1H5.7V3.2H-5.7ZM-1.8 4.2H1.8C2.2 7 3.5 8.3 5 9C3 10.2 1.2 9.3 0 7.6C-1.2 9.3 -3 10.2 -5 9C-3.5 8.3 -2.2 7 -1.8 4.2Z"
)


def ellipse(x: float, y: float, rx: float, ry: float) -> str:
    """Path of an ellipse."""
    return (
        f"M{num(x - rx)} {num(y)}A{num(rx)} {num(ry)} 0 1 1 {num(x + rx)} {num(y)}"
        f"A{num(rx)} {num(ry)} 0 1 1 {num(x - rx)} {num(y)}Z"
    )


def coin_side() -> str:
    """A coin that lies on the table, seen slightly from above."""
    reeds = []
    for i in range(1, 16):
        angle = math.pi * i / 16
        x, y = 20 + 18.5 * math.cos(angle), 15 + 13.5 * math.sin(angle)
        reeds.append(f"M{num(x)} {num(y + 0.8)}V{num(y + 4.2)}")
    return svg(
        40,
        35,
        "<defs>"
        + gradient("face", "#fbe7a6", "#d3a541")
        + gradient("side", "#c08f30", "#7d5a18")
        + gradient("dish", "#d8ac48", "#f0cf78")
        + "</defs>"
        + shape("M1.5 15V20A18.5 13.5 0 0 0 38.5 20V15Z", "url(#side)", 1.6)
        + line("".join(reeds), "#f0cf78", 0.9)
        + shape(ellipse(20, 15, 18.5, 13.5), "url(#face)", 1.6)
        + flat(ellipse(20, 15, 14, 9.8), "url(#dish)")
        + line(ellipse(20, 15, 14, 9.8), "#8a6418", 1.1)
        + group("translate(20 16) scale(0.82 0.58)", flat(LILY, "#8a6418"))
        + line("M5 11C8 6 14 3.6 20 3.6", "#fff6d6", 1.1),
        "A coin seen slightly from above. viewBox 40 x 35: the face is an ellipse about (20,15) with radii 18.5 and 13.5, "
        "the edge is 5 high. To stack, draw from the lowest up, each 5 units (of 35) higher than the one below: "
        "n coins are 35 + 5 (n - 1) units high.",
    )


def coin_top() -> str:
    """A coin seen face on."""
    beads = "".join(circle(*polar(20, 20, 15.6, i * 15), 0.75) for i in range(24))
    return svg(
        40,
        40,
        "<defs>"
        + gradient("face", "#fbe7a6", "#c8982f")
        + gradient("dish", "#d8ac48", "#f0cf78")
        + "</defs>"
        + shape(circle(20, 20, 18.5), "url(#face)", 1.8)
        + flat(beads, "#8a6418")
        + flat(circle(20, 20, 13), "url(#dish)")
        + line(circle(20, 20, 13), "#8a6418", 1.2)
        + group("translate(20 21.5) scale(0.92)", flat(LILY, "#7a5714")),
    )


# ---------------------------------------------------------------- crests

HEATER = "M14 12H86V44C86 66 70 82 50 92C30 82 14 66 14 44Z"
ROUND = circle(50, 51, 40)
KITE = "M50 8C62 14 76 15 88 12C86 30 90 44 84 60C78 76 62 84 50 94C38 84 22 76 16 60C10 44 14 30 12 12C24 15 38 14 50 8Z"
SQUARE = "M15 11H85V66C85 78 76 82 66 83C58 84 54 87 50 93C46 87 42 84 34 83C24 82 15 78 15 66Z"
HORSE = (
    "M50 9C58 9 62 14 70 12C78 10 84 14 86 22C80 26 78 34 82 44C86 56 82 72 70 82C64 87 56 88 50 94"
    "C44 88 36 87 30 82C18 72 14 56 18 44C22 34 20 26 14 22C16 14 22 10 30 12C38 14 42 9 50 9Z"
)
LOZENGE = "M50 4L92 50L50 96L8 50Z"
OVAL = ellipse(50, 51, 36, 43)


def crest(number: int) -> str:
    """One of the ten shields."""
    gold, silver, red, blue, green, black, violet = (
        "#e3b94f",
        "#f3ead6",
        "#a8323c",
        "#2c5d97",
        "#2f7d4f",
        "#2d2a32",
        "#5b3a8c",
    )
    match number:
        case 1:
            ground, outline, field = "#c9b48a", HEATER, red
            charge = (
                shape(
                    "M32 24H40V31H46V24H54V31H60V24H68V40L63 46V66L68 74H32L37 66V46L32 40Z", gold
                )
                + line("M32 40H68M37 46H63M37 66H63M44 52H49M54 58H59M41 60H46", "#7d5a18", 1.4)
                + shape("M45 74V63C45 57 55 57 55 63V74Z", INK, 1.2)
                + shape("M47.5 52V47H52.5V52Z", INK, 1)
            )
        case 2:
            ground, outline, field = "#8aa0ae", ROUND, blue
            charge = (
                "".join(
                    group(
                        f"rotate({i * 22.5} 50 51)",
                        shape(
                            "M46 34L50 16L54 34Z"
                            if i % 2 == 0
                            else "M47 33C44 28 53 26 49.5 20C56 26 56 29 53 33Z",
                            gold,
                            1.5,
                        ),
                    )
                    for i in range(16)
                )
                + shape(circle(50, 51, 17.5), gold)
                + line(
                    "M42 47C43.5 45.5 46 45.5 47.5 47M52.5 47C54 45.5 56.5 45.5 58 47M50 48V54L48 55.5M44 59C47 61.5 53 61.5 56 59",
                    INK,
                    1.6,
                )
            )
        case 3:
            ground, outline, field = "#b7a27c", SQUARE, "#7fb6d8"
            charge = (
                flat(
                    "M16 63C22 58 28 58 34 63C40 68 46 68 51 63C57 58 62 58 67 63C73 68 79 67 84 63V67C84 77 76 81 66 82C58 83 54 86 50 92C46 86 42 83 34 82C24 81 16 77 16 67Z",
                    blue,
                )
                + line(
                    "M20 71C26 67 31 67 36 71M44 75C48 71 53 71 57 75M64 72C69 69 74 69 79 72",
                    silver,
                    1.5,
                )
                + shape("M26 54H75L69 67C60 71 40 71 31 67Z", "#8a5a2b")
                + line("M30 59H72", "#e3b94f", 1.6)
                + line("M50 18V54", INK, 3)
                + shape(
                    "M34 24C40 27 60 27 66 24C70 33 70 41 66 49C60 46 40 46 34 49C38 41 38 33 34 24Z",
                    silver,
                )
                + flat("M48.3 26.2H51.7V46.7H48.3ZM37 34H68.5V38H37Z", red)
                + shape("M50 18V12L62 15L50 19Z", red, 1.5)
            )
        case 4:
            ground, outline, field = "#7f9078", KITE, silver
            charge = group("translate(50 53) scale(2.75)", shape(LILY, red, 0.8))
        case 5:
            ground, outline, field = "#9c8266", HORSE, gold
            charge = (
                shape("M46.5 50H53.5C53 62 55 70 60 75H40C45 70 47 62 46.5 50Z", "#7a4c20")
                + shape(
                    "M50 18C58 16 64 21 64 27C72 28 75 36 71 42C73 50 66 56 59 54C55 58 45 58 41 54C34 56 27 50 29 42C25 36 28 28 36 27C36 21 42 16 50 18Z",
                    green,
                )
                + line(
                    "M42 30C44 27 48 26 51 27M56 36C59 34 62 34 65 36M36 42C39 40 42 40 45 42M53 47C56 45 59 45 62 47",
                    "#a9d8b4",
                    1.5,
                )
                + "".join(
                    flat(circle(x, y, 2.3), red)
                    for x, y in ((38, 35), (52, 33), (62, 29), (48, 50), (60, 41), (33, 46))
                )
                + line("M34 79C42 75 58 75 66 79", "#7d5a18", 1.6)
            )
        case 6:
            ground, outline, field = "#b89fb8", OVAL, violet
            key = (
                shape("M52.4 19H62V25H58.6V29H62V34.5H52.4Z", gold, 1.7)
                + shape("M47.6 63V18H52.4V63Z", gold, 1.7)
                + shape("M45.5 58H54.5V62.5H45.5Z", gold, 1.5)
                + shape(circle(50, 72, 10.5), gold, 1.7)
                + shape(circle(50, 72, 5), field, 1.5)
            )
            charge = group(
                "translate(4 4.5) scale(0.92)",
                group("rotate(-38 50 51) translate(100 0) scale(-1 1)", key),
                group("rotate(38 50 51)", key),
            )
        case 7:
            ground, outline, field = "#9aa39c", LOZENGE, black
            charge = (
                flat("M50 6L90 50L50 94Z", "#a98d3f", 0.55)
                + shape(star_path(50, 50, 31, 12, 8), silver)
                + "".join(
                    flat(
                        f"M50 50L{num(polar(50, 50, 30, i * 45)[0])} {num(polar(50, 50, 30, i * 45)[1])}L{num(polar(50, 50, 12, i * 45 + 22.5)[0])} {num(polar(50, 50, 12, i * 45 + 22.5)[1])}Z",
                        "#a59670",
                        0.6,
                    )
                    for i in range(8)
                )
            )
        case 8:
            ground, outline, field = "#6b7d96", HEATER, "#1c2a4a"
            charge = (
                shape(
                    "M62 22C42 22 28 34 28 50C28 66 42 76 58 74C46 70 41 60 42 50C43 38 50 28 62 22Z",
                    silver,
                )
                + shape(star_path(62, 46, 9.5, 3.9), gold, 1.5)
                + shape(star_path(71, 26, 5.5, 2.3), gold, 1.2)
            )
        case 9:
            ground, outline, field = "#a7b58f", SQUARE, silver
            charge = flat("M16 12H34L84 62V66C84 72 81 76 77 79L16 26Z", green) + line(
                "M16 26.5L77.5 80M34 12L84 61.5", INK, 2
            )
            for x, y in ((31, 25.5), (50, 44.5), (69, 62)):
                charge += "".join(
                    flat(circle(*polar(x, y, 4, a), 3.3), "#f0c6c2") for a in (0, 72, 144, 216, 288)
                ) + flat(circle(x, y, 2.4), "#b3313a")
            charge += group(
                "translate(68 28) scale(0.8)", shape(star_path(0, 0, 11, 4.5, 6), red, 1.8)
            ) + group("translate(32 66) scale(0.8)", shape(star_path(0, 0, 11, 4.5, 6), red, 1.8))
        case 10:
            ground, outline, field = "#c58f6a", KITE, gold
            charge = shape(
                "M50 36L83 64C80 69 76 73 72 76L50 57L28 76C24 73 20 69 17 64Z", black
            ) + "".join(
                shape(circle(x, y, 7), red, 1.8)
                + line(
                    f"M{x - 3} {y - 2.5}C{x - 2} {y - 4.5} {x} {y - 4.8} {x + 1} {y - 4.5}",
                    "#f0b8ac",
                    1.3,
                )
                for x, y in ((30, 32), (70, 32), (50, 77))
            )
        case _:
            raise ValueError(number)
    body = f'<rect id="ground" x="0" y="0" width="100" height="100" fill="{ground}"/>\n' + group(
        "translate(8 7.5) scale(0.84)",
        shape(outline, field, 5),
        charge,
        line(outline, INK, 5.5),
        line(outline, "#d9b55c", 2.4),
    )
    return svg(100, 100, body)


# ---------------------------------------------------------------- symbols, 24 x 24

W = 1.15


def s(d: str, fill: str = PAPER, width: float = W) -> str:
    """A filled shape of a symbol."""
    return shape(d, fill, width)


def disc(x: float, y: float, r: float) -> str:
    """A small coin."""
    return s(circle(x, y, r), GOLD) + line(circle(x, y, r * 0.58), "#8a6418", 0.9)


def small_card(x: float, y: float, angle: float = 0, fill: str = PAPER) -> str:
    """A small upright card about a point."""
    mark = "#a3202f" if fill == PAPER else GOLD
    return group(
        f"translate({num(x)} {num(y)}) rotate({num(angle)})",
        s("M-4.3 -6.5H4.3V6.5H-4.3Z", fill),
        flat("M0 -3.2L2.2 0L0 3.2L-2.2 0Z", mark),
    )


def down(x: float, y: float) -> str:
    """A small arrow that points down."""
    return s(
        f"M{num(x - 1.6)} {num(y - 4.5)}H{num(x + 1.6)}V{num(y - 0.5)}H{num(x + 4)}L{num(x)} {num(y + 4)}L{num(x - 4)} {num(y - 0.5)}H{num(x - 1.6)}Z",
        GREEN,
    )


def person(x: float, y: float, fill: str) -> str:
    """Head and shoulders."""
    return s(
        f"M{num(x - 4.8)} {num(y + 7)}C{num(x - 4.8)} {num(y + 2)} {num(x - 2.5)} {num(y + 0.5)} {num(x)} {num(y + 0.5)}S{num(x + 4.8)} {num(y + 2)} {num(x + 4.8)} {num(y + 7)}Z",
        fill,
    ) + s(circle(x, y - 2.6, 3), SKIN)


def crown_at(x: float, y: float, size: float, fill: str = GOLD) -> str:
    """A crown about a point; size 1 is 20 wide."""
    return group(
        f"translate({num(x)} {num(y)}) scale({num(size)})",
        s("M-8.5 4L-10 -6L-4.8 -1.5L0 -8.5L4.8 -1.5L10 -6L8.5 4Z", fill, W / size),
        s("M-8.5 4H8.5V7.5H-8.5Z", PAPER, W / size),
        s(circle(0, -8.3, 1.5), PAPER, 0.9 / size)
        + s(circle(-9.7, -6, 1.3), PAPER, 0.9 / size)
        + s(circle(9.7, -6, 1.3), PAPER, 0.9 / size),
    )


def split_crown(scale: float, fill: str = GOLD, band: str = RED, width: float = W) -> str:
    """A crown cloven in two, drawn in a box of 64 that is then scaled."""
    half = (
        shape("M29.5 55H12L5 25L17 35.5L28.5 17L26 27L30 35L26.5 44Z", fill, width / scale),
        shape("M12 55L10 47.5H27.8L29.5 55Z", band, width / scale),
        shape(circle(5.5, 23.5, 3.9), PAPER, 0.85 * width / scale),
    )
    left = group("translate(-1.3 0.5) rotate(-7 20 55)", *half)
    return group(f"scale({num(scale)})", left, group("translate(64 0) scale(-1 1)", left))


def dagger_at(transform: str) -> str:
    """A dagger 22 long, point down, about the middle of its guard."""
    return group(
        transform,
        s("M-2.1 0.5H2.1L1.6 10L0 14.5L-1.6 10Z", STEEL),
        line("M0 2V11", "#6c7681", 0.8),
        s("M-1.3 -5.5H1.3V-0.5H-1.3Z", RED),
        s("M-5 -1.2H5V1.2H-5Z", GOLD),
        s(circle(0, -6.5, 1.7), GOLD),
    )


def open_hand(transform: str, fill: str = SKIN) -> str:
    """An open hand, fingers up, about the middle of the palm."""
    fingers = "M-4.2 1V-5.5M-1.4 0V-8M1.5 0V-7.7M4.3 1V-5M-4.5 5L-8.2 0.5"
    palm = "M-5.6 0H5.7V4C5.5 8 3.5 9.5 0.5 9.5C-2.5 9.5 -5 7.5 -5.6 4Z"
    return group(
        transform,
        line(fingers, INK, 4.6),
        shape(palm, INK, 2.2),
        flat(palm, fill),
        line(fingers, fill, 2.4),
        line("M-2.8 0.4V-5M0.05 0.4V-5.4M2.9 0.4V-5", INK, 0.75),
        line("M-3 3.5C-1 2.3 1.5 2.3 3.3 3", "#9d6a44", 0.9),
    )


SHIELD = "M3 3.5C6.5 4.5 9.5 3.8 12 2C14.5 3.8 17.5 4.5 21 3.5V11C21 16.5 17 20.2 12 22.5C7 20.2 3 16.5 3 11Z"


def turn(colour: str = GREEN) -> str:
    """Two arrows that run in a ring about (12,12)."""
    half = "M3.2 11C3.6 6 7.6 2.3 12.5 2.3C14.7 2.3 16.6 3 18.2 4.2L20 2.2L21 9.2L14.2 8.2L16 6.4C15 5.7 13.8 5.3 12.5 5.3C9.3 5.3 6.7 7.8 6.3 11Z"
    return s(half, colour, 1) + group("rotate(180 12 12)", s(half, colour, 1))


def symbols() -> dict[str, str]:
    """Every symbol by its file name."""
    eye_small = (
        s("M2 12C6.5 4.5 17.5 4.5 22 12C17.5 19.5 6.5 19.5 2 12Z")
        + s(circle(12, 12, 4.4), "#8a5a2b")
        + flat(circle(12, 12, 2), INK)
        + flat(circle(10.7, 10.6, 0.9), PAPER)
    )
    mask = shape(
        "M1.5 7.5C5 4 9.5 5 12 7.5C14.5 5 19 4 22.5 7.5C23.2 13 20.5 18 16.8 18C14.2 18 13.5 15 12 14.5C10.5 15 9.8 18 7.2 18C3.5 18 0.8 13 1.5 7.5Z",
        "#9a86c9",
        W,
    )
    return {
        "team-monarchists": crown_at(12, 12.5, 1.02),
        "team-populists": (
            line("M2.5 3.4H21.5", INK, 3.6)
            + line("M2.5 3.4H21.5", GOLD, 1.5)
            + s("M4.6 3.6H19.4V22.4L15.7 18.6L12 22.4L8.3 18.6L4.6 22.4Z", RED)
            + flat(star_path(12, 11.3, 5.6, 2.3), PAPER)
            + s(circle(2.6, 3.4, 1.9), GOLD, 0.9)
            + s(circle(21.4, 3.4, 1.9), GOLD, 0.9)
        ),
        "team-red": s("M12 1L23 12L12 23L1 12Z", RED)
        + line("M12 5.5L18.5 12L12 18.5L5.5 12Z", PAPER, 1.7)
        + flat("M12 9L15 12L12 15L9 12Z", PAPER),
        "team-blue": s(circle(12, 12, 10.5), BLUE)
        + line(
            "M4.5 9C7 6.8 9.5 6.8 12 9S17 11.2 19.5 9M4.5 14.5C7 12.3 9.5 12.3 12 14.5S17 16.7 19.5 14.5",
            PAPER,
            2,
        ),
        "challenge": (
            s(
                "M4.5 2H19.5Q22.5 2 22.5 5V14Q22.5 17 19.5 17H12.5L7 22.5V17H4.5Q1.5 17 1.5 14V5Q1.5 2 4.5 2Z"
            )
            + line("M8.8 7.3C8.8 3.6 15.2 3.6 15.2 7.3C15.2 9.5 12 9.3 12 11.4", "#a3202f", 2.2)
            + flat(circle(12, 14.2, 1.4), "#a3202f")
        ),
        "allow": s("M2 13L5.5 9.5L9.8 13.7L18.5 4L22 7.3L10 20.8Z", GREEN),
        "block": s(SHIELD, PAPER)
        + flat(
            "M12 2C14.5 3.8 17.5 4.5 21 3.5V11.6H12ZM3 11.6H12V22.5C7.2 20.3 3.2 16.8 3 11.6Z",
            RED,
        )
        + line("M12 3.2V21.6M4 11.6H20", INK, 1.2)
        + line(SHIELD, INK, W),
        "income": disc(12, 16.5, 5.8) + down(12, 5.2),
        "foreign-aid": disc(7.3, 16.5, 5.5) + disc(16.5, 16.5, 5.5) + down(12, 5.2),
        "tax": disc(5.8, 18, 4.6)
        + disc(18.2, 18, 4.6)
        + disc(12, 18, 4.6)
        + crown_at(12, 6.8, 0.6),
        "coup": group("translate(2.1 3.2) scale(0.825)", split_crown(24 / 64))
        + dagger_at("translate(12 8.5) scale(0.95)"),
        "assassinate": dagger_at("translate(14.8 8.2) rotate(40)")
        + s(
            "M4.5 10C6 12.5 6.7 13.3 6.7 14.8A2.2 2.2 0 1 1 2.3 14.8C2.3 13.3 3 12.5 4.5 10Z",
            RED,
            0.9,
        ),
        "steal": disc(18, 6, 4.9) + open_hand("translate(9.6 14.6) rotate(42) scale(0.86)"),
        "exchange": small_card(8, 11, -12, "#a8323c")
        + small_card(15.5, 12.5, 12)
        + s("M1.5 18L5.5 15V17H10V19.5H5.5V21.5Z", GREEN, 0.9)
        + s("M22.5 5L18.5 2V4H14V6.5H18.5V8.5Z", GREEN, 0.9),
        "examine": s(
            "M5 1.5H19Q20 1.5 20 2.5V21.5Q20 22.5 19 22.5H5Q4 22.5 4 21.5V2.5Q4 1.5 5 1.5Z",
            "#a8323c",
        )
        + line("M6.5 4H17.5V20H6.5Z", GOLD, 0.9)
        + group("translate(1.5 1.5) scale(0.875)", eye_small),
        "cooperate": person(5.8, 14.5, BLUE) + person(18.2, 14.5, RED) + disc(12, 5.5, 4.4),
        "replace": turn() + small_card(12, 12, 0, "#a8323c"),
        "convert": turn(GOLD)
        + s("M12 6.5L17.5 12L12 17.5L6.5 12Z", RED)
        + flat("M12 7.4V16.6L7.4 12Z", BLUE),
        "embezzle": (
            s(
                "M9 8C7.5 5.8 7 3.5 7.8 2C9.5 3.2 10.8 2 12 2.8C13.2 2 14.5 3.2 16.2 2C17 3.5 16.5 5.8 15 8Z",
                "#a9753a",
            )
            + s(
                "M9.2 8.5C5 11 2.5 15.5 3.5 19C4.7 23 19.3 23 20.5 19C21.5 15.5 19 11 14.8 8.5Z",
                "#a9753a",
            )
            + s("M8.4 7.3H15.6V9.3H8.4Z", RED, 1)
            + disc(12, 16, 4)
        ),
        "hand": open_hand("translate(12.9 12.2) scale(1.1)"),
        "mask": mask
        + s("M4.7 10.8C6.5 8.5 9 9 10.2 11.5C8.7 13.4 6 13.4 4.7 10.8Z", INK, 0.6)
        + s("M19.3 10.8C17.5 8.5 15 9 13.8 11.5C15.3 13.4 18 13.4 19.3 10.8Z", INK, 0.6)
        + line("M3.5 8C6 6.3 9.5 7 12 9.3C14.5 7 18 6.3 20.5 8", "#efe4ff", 0.9),
        "eye": eye_small,
        "starter": "".join(
            group(f"rotate({i * 45} 12 12)", s("M10 4L12 0.8L14 4Z", GOLD, 0.9)) for i in range(8)
        )
        + s(circle(12, 12, 7.8), GOLD)
        + s("M9.3 10L12.2 7H13.8V15.3H15.5V17H9.8V15.3H11.5V10.2L9.9 11.5Z", PAPER, 1),
    }


def program() -> str:
    """The program's icon: a crown cloven by a stiletto, on the green cloth."""
    return svg(
        64,
        64,
        "<defs>"
        + gradient("cloth", "#2f6b60", "#12302f")
        + gradient("leaf", "#ffe49a", "#c4922f")
        + gradient("steel", "#f4f6f8", "#9aa3ad")
        + "</defs>"
        + '<rect x="1" y="1" width="62" height="62" rx="14" fill="#2b2118"/>'
        '<rect x="3.5" y="3.5" width="57" height="57" rx="11.5" fill="url(#cloth)" stroke="#d9b55c" stroke-width="2.4"/>'
        + group("translate(7 8.6) scale(0.78)", split_crown(1, "url(#leaf)", "#a3202f", 2.6))
        + group(
            "translate(32 21)",
            shape("M-4.3 1H4.3L3.2 25L0 36L-3.2 25Z", "url(#steel)", 2.3),
            line("M0 4V29", "#6c7681", 1.2),
            shape("M-2.5 -9H2.5V-1.5H-2.5Z", "#a3202f", 2),
            shape("M-9.5 -2.6H9.5V2.3H-9.5Z", "url(#leaf)", 2),
            shape(circle(0, -10, 3.2), "url(#leaf)", 2),
        ),
    )


def main() -> None:
    """Write everything."""
    files = {
        "coins/coin": coin_side(),
        "coins/coin-top": coin_top(),
        "icons/coup-desktop": program(),
    }
    files |= {f"icons/{name}": svg(24, 24, body) for name, body in symbols().items()}
    files |= {f"portraits/crest-{n}": crest(n) for n in range(1, 11)}
    for name, text in files.items():
        path = OUT / f"{name}.svg"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text.replace("<path", "\n<path").replace("\n\n", "\n"), encoding="utf-8")


if __name__ == "__main__":
    main()
