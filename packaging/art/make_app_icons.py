"""Write the icons of the program and of its records, each drawn twice: for 48 px and up, and for less.

Run it from anywhere: ``python packaging/art/make_app_icons.py``; it writes to ``resources/icons``.
"""

from __future__ import annotations

from pathlib import Path

from make_icons import split_crown
from shapes import circle, flat, gradient, group, line, shape, svg

OUT = Path(__file__).resolve().parents[2] / "resources" / "icons"
RED = "#a3202f"
GOLD = "#d9b55c"
STEEL = gradient("steel", "#f4f6f8", "#9aa3ad")
LEAF = gradient("leaf", "#ffe49a", "#c4922f")
SHEET = gradient("sheet", "#fbf3df", "#e9d8b2")


def emblem() -> str:
    """A crown cloven by a stiletto, 52 wide and 56 high, in a box of 64."""
    return group("translate(7 8.6) scale(0.78)", split_crown(1, "url(#leaf)", RED, 2.6)) + group(
        "translate(32 21)",
        shape("M-4.3 1H4.3L3.2 25L0 36L-3.2 25Z", "url(#steel)", 2.3),
        line("M0 4V29", "#6c7681", 1.2),
        shape("M-2.5 -9H2.5V-1.5H-2.5Z", RED, 2),
        shape("M-9.5 -2.6H9.5V2.3H-9.5Z", "url(#leaf)", 2),
        shape(circle(0, -10, 3.2), "url(#leaf)", 2),
    )


def program() -> str:
    """The program's icon: the emblem on the green cloth."""
    return svg(
        64,
        64,
        f"<defs>{gradient('cloth', '#2f6b60', '#12302f')}{LEAF}{STEEL}</defs>"
        '<rect x="1" y="1" width="62" height="62" rx="14" fill="#2b2118"/>'
        '<rect x="3.5" y="3.5" width="57" height="57" rx="11.5" fill="url(#cloth)" '
        f'stroke="{GOLD}" stroke-width="2.4"/>' + emblem(),
    )


def small_emblem(band: str) -> str:
    """The emblem for a grid of 16 pixels, its edges on the grid: flat, and without outlines."""
    half = flat("M2 5.5L4.2 8L6 5V13H3Z", "url(#leaf)") + flat("M2.6 11H6V13H3Z", band)
    return (
        half
        + group("translate(16 0) scale(-1 1)", half)
        + flat("M7 2H9V4H7Z", "url(#leaf)")
        + flat("M7 6H9V12L8 14.5L7 12Z", "url(#steel)")
        + flat("M5 4H11V6H5Z", "url(#leaf)")
    )


def small_program() -> str:
    """The program's icon where it is shown at 16 to 32 px."""
    return svg(
        16,
        16,
        f"<defs>{gradient('cloth', '#347a6c', '#1c4a46')}"
        f"{gradient('leaf', '#ffe9ad', '#e3b04a')}{gradient('steel', '#ffffff', '#c9d2da')}</defs>"
        '<rect x="0.5" y="0.5" width="15" height="15" rx="3" fill="url(#cloth)" '
        f'stroke="{GOLD}"/>' + small_emblem("#d8404f"),
    )


def record() -> str:
    """The icon of a record: a sheet with a folded corner, the emblem, and lines of a log."""
    return svg(
        64,
        64,
        f"<defs>{SHEET}{LEAF}{STEEL}</defs>"
        + shape("M10 2H40L55 17V59Q55 62 52 62H13Q10 62 10 59Z", "url(#sheet)", 2.2)
        + shape("M40 2V14Q40 17 43 17H55Z", "#d9c595", 2.2)
        + group("translate(9.9 8) scale(0.7)", emblem())
        + line("M17 53.5H48M17 57.5H38", "#8f7a4c", 1.8)
        + line("M17 53.5H21M17 57.5H21", RED, 1.8),
    )


def small_record() -> str:
    """The icon of a record where it is shown at 16 to 32 px."""
    return svg(
        16,
        16,
        f"<defs>{SHEET}{gradient('leaf', '#e0a93a', '#a8741a')}"
        f"{gradient('steel', '#8d99a5', '#4f5a66')}</defs>"
        '<path d="M1.5 0.5H11L14.5 4V15.5H1.5Z" fill="url(#sheet)" stroke="#6b5836"/>'
        + flat("M11 0.5V4H14.5Z", "#6b5836")
        + small_emblem(RED),
    )


def drawings() -> dict[str, str]:
    """Every icon by its file name."""
    drawn = {
        "coup-desktop": program(),
        "coup-desktop-small": small_program(),
        "coup-record": record(),
        "coup-record-small": small_record(),
    }
    return {
        f"{name}.svg": text.replace("<path", "\n<path").replace("\n\n", "\n")
        for name, text in drawn.items()
    }


def main() -> None:
    """Write them."""
    for name, text in drawings().items():
        (OUT / name).write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
