"""Write the card backs. Each looks the same upside down.

Run it from anywhere: ``python packaging/art/make_backs.py``; it writes to ``resources/cards``.
"""

from __future__ import annotations

import math
from pathlib import Path

from shapes import INK, at, circle, lozenge, num, polar, star_path

OUT = Path(__file__).resolve().parents[2] / "resources" / "cards"


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
    """Write every back."""
    OUT.mkdir(parents=True, exist_ok=True)
    for name, text in (
        ("back", back_crimson()),
        ("back-night", back_night()),
        ("back-garden", back_garden()),
    ):
        (OUT / f"{name}.svg").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
