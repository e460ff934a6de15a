"""Write the picture behind the icons in the window of macOS' disk image.

Run it from anywhere: ``python packaging/art/make_dmg_background.py``; it writes to
``packaging/macos``. Finder writes the icons' names in black, or in white where the system is dark:
the cloth is so bright that both can be read on it.
"""

from __future__ import annotations

from pathlib import Path

from make_app_icons import LEAF, STEEL, emblem
from shapes import flat, group, line, lozenge, num, svg

OUT = Path(__file__).resolve().parents[1] / "macos"
WIDTH, HEIGHT = 660, 440
CLOTH = "#587d73"
WEAVE = "#567b71"
GOLD = "#e6c577"
INK = "#2b2118"
APP, FOLDER, MIDDLE = 170, 470, 190  # where dmg_settings.py has the icons


def cloth() -> str:
    """Plain cloth with a weave that is just to be seen."""
    threads = "".join(
        line(f"M{x} 0L{x - HEIGHT} {HEIGHT}", WEAVE, 1.2) for x in range(0, WIDTH + HEIGHT, 11)
    )
    return f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{CLOTH}"/>{threads}'


def arrow() -> str:
    """From the program to the folder."""
    left, right = APP + 96, FOLDER - 96
    tip = f"M{right - 22} {MIDDLE - 22}L{right} {MIDDLE}L{right - 22} {MIDDLE + 22}"
    shaft = f"M{left} {MIDDLE}H{right - 4}"
    return line(shaft + tip, INK, 13) + line(shaft + tip, GOLD, 8)


def foot() -> str:
    """The program's emblem in the middle of a golden thread."""
    y, middle = 362, (APP + FOLDER) / 2
    emblem_left = middle - 32 * 0.95
    ends = (middle - 44, middle + 44)
    thread = line(f"M40 {y}H{num(ends[0])}M{num(ends[1])} {y}H600", GOLD, 1.6)
    knots = "".join(flat(lozenge(x, y, 4, 4), GOLD) for x in (*ends, 40, 600))
    return thread + knots + group(f"translate({num(emblem_left)} {y - 31}) scale(0.95)", emblem())


def background() -> str:
    """The whole picture."""
    text = svg(WIDTH, HEIGHT, f"<defs>{LEAF}{STEEL}</defs>" + cloth() + foot() + arrow())
    return text.replace("<path", "\n<path").replace("\n\n", "\n")


def main() -> None:
    """Write it."""
    path = OUT / "dmg-background.svg"
    path.write_text(background(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
