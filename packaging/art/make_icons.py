"""Write the coins and the symbols.

Run it from anywhere: ``python packaging/art/make_icons.py``; it writes to ``resources``.
"""

from __future__ import annotations

import math
from pathlib import Path

from shapes import (
    INK,
    LILY,
    circle,
    ellipse,
    flat,
    gradient,
    group,
    line,
    num,
    polar,
    shape,
    star_path,
    svg,
)

OUT = Path(__file__).resolve().parents[2] / "resources"
PAPER = "#f3e6c8"
GOLD = "#e6bd55"
RED = "#c4414a"
GREEN = "#5aa883"
BLUE = "#5f98d0"
SKIN = "#ecc095"
STEEL = "#dfe3e8"


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
        "winner": crown_at(12, 12.6, 1),
        "starter": "".join(
            group(f"rotate({i * 45} 12 12)", s("M10 4L12 0.8L14 4Z", GOLD, 0.9)) for i in range(8)
        )
        + s(circle(12, 12, 7.8), GOLD)
        + s("M9.3 10L12.2 7H13.8V15.3H15.5V17H9.8V15.3H11.5V10.2L9.9 11.5Z", INK, 0.5),
    }


def main() -> None:
    """Write everything."""
    files = {
        "coins/coin": coin_side(),
        "coins/coin-top": coin_top(),
    }
    files |= {f"icons/{name}": svg(24, 24, body) for name, body in symbols().items()}
    for name, text in files.items():
        path = OUT / f"{name}.svg"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text.replace("<path", "\n<path").replace("\n\n", "\n"), encoding="utf-8")


if __name__ == "__main__":
    main()
