"""Write the character cards, for large sizes and for small ones, and their emblems.

This module only keeps the frame common: rim, parchment, sun disc, roundels, ribbon. Emblems are in
`emblems`, the small symbols in `card_foot`, colours in `characters`.

Run it from anywhere: ``python packaging/art/make_cards.py``; it writes to ``resources/cards``.
"""

from __future__ import annotations

from pathlib import Path

from card_foot import foot
from characters import CHARACTERS, NUDGE, PLACE, Character, gradients
from parts import CREAM, PAPER, draw
from shapes import INK, at, mixed, num, polar, sunburst, wedges

OUT = Path(__file__).resolve().parents[2] / "resources" / "cards"


def emblem_svg(who: Character) -> str:
    """The emblem alone, with a pale halo so that it stands out on dark buttons."""
    halo = "".join(draw(p, halo=True) for p in who.emblem)
    body = "\n".join(draw(p) for p in who.emblem)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">\n'
        f"{gradients(who)}\n"
        f'<g transform="{PLACE.get(who.word, "translate(3.5 3.5) scale(0.93)")}">\n<g>{halo}</g>\n{body}\n</g>\n</svg>\n'
    )


def sun(who: Character, x: float, y: float, r: float) -> str:
    """The disc behind an emblem, in slices of two tints."""
    ground = "#f8edd0"
    hue = "#8d8794" if who.word == "assassin" else who.light
    return (
        f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{mixed(hue, ground, 0.3)}" stroke="{who.main}" stroke-width="2.6"/>'
        f'<path d="{wedges(x, y, 0, r - 5, 24)}" fill="{mixed(hue, ground, 0.46)}"/>'
        f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r - 5)}" fill="none" stroke="{PAPER}" stroke-width="1.6"/>'
    )


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
<g id="foot">{foot(who)}</g>
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


def main() -> None:
    """Write every card, large and small, and every emblem."""
    for folder in ("emblems", "small"):
        (OUT / folder).mkdir(parents=True, exist_ok=True)
    for who in CHARACTERS:
        (OUT / f"{who.word}.svg").write_text(card_svg(who), encoding="utf-8")
        (OUT / "emblems" / f"{who.word}.svg").write_text(emblem_svg(who), encoding="utf-8")
        (OUT / "small" / f"{who.word}.svg").write_text(small_svg(who), encoding="utf-8")


if __name__ == "__main__":
    main()
