"""The small symbols at the foot of a card: what its character does, and what it blocks."""

from __future__ import annotations

from characters import Character
from parts import CREAM, PAPER
from shapes import INK, num


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
