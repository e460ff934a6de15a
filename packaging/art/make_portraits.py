"""Write the portraits of the cast.

The busts are in `ladies` and `gentlemen`; here are the plain grounds (``id="ground"``, so that a
test can look at the silhouette alone) and where each stands: a little smaller at the foot of its
frame, so that a seat may cut it to a circle.

Run it from anywhere: ``python packaging/art/make_portraits.py``; it writes to
``resources/portraits``.
"""

from __future__ import annotations

from pathlib import Path

from gentlemen import baldassare, corvino, galeazzo, niccolo, ser_piero, taddeo
from ladies import bianca, fiammetta, isotta, lia, lucrezia, orsola
from shapes import group

OUT = Path(__file__).resolve().parents[2] / "resources" / "portraits"


CAST = {
    "orsola": ("#93a361", orsola),
    "baldassare": ("#6f97a6", baldassare),
    "fiammetta": ("#3f6b52", fiammetta),
    "corvino": ("#b9abc6", corvino),
    "lia": ("#e8c096", lia),
    "ser-piero": ("#86a58e", ser_piero),
    "isotta": ("#42578a", isotta),
    "galeazzo": ("#a5cbe0", galeazzo),
    "bianca": ("#2f7f86", bianca),
    "taddeo": ("#d3ac4a", taddeo),
    "lucrezia": ("#d58f93", lucrezia),
    "niccolo": ("#a08c74", niccolo),
}


FOOT = "translate(6 12) scale(0.88)"
"""Where a bust stands in its frame: inside the circle that a seat cuts out."""


STANCE = {
    "orsola": "translate(8 12) scale(0.88)",
    "corvino": "translate(7 12.4) scale(0.875)",
    "lia": "translate(2 4) scale(0.96)",
    "bianca": "translate(4 6) scale(0.94)",
    "lucrezia": "translate(4 8) scale(0.92)",
    "niccolo": "translate(5 10) scale(0.9)",
}


def main() -> None:
    """Write every portrait."""
    OUT.mkdir(parents=True, exist_ok=True)
    for name, (ground, bust) in CAST.items():
        text = (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">\n'
            f'<rect id="ground" x="0" y="0" width="100" height="100" fill="{ground}"/>\n'
            f"{group(STANCE.get(name, FOOT), bust()).replace('<path', chr(10) + '<path')}\n</svg>\n"
        )
        (OUT / f"{name}.svg").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
