"""What the busts have in common: eyes, hands, the line weight."""

from __future__ import annotations

from shapes import INK, circle, flat, group, line, num, shape

WHITE = "#fdf6e6"
GOLD = "#d9b04e"


def flip(*parts: str) -> str:
    """Parts mirrored, to face left."""
    return group("translate(100 0) scale(-1 1)", *parts)


def side_eye(x: float, y: float, iris: str = INK) -> str:
    """An eye in profile that looks to the right."""
    return group(
        f"translate({num(x)} {num(y)})",
        flat("M-4.5 0.5C-2.5 -2.5 0.5 -3 2.5 -2.2L2 1.8C0 2.5 -2.5 2 -4.5 0.5Z", WHITE),
        flat(circle(0.9, -0.3, 1.7), iris),
        line("M-5 0.3C-2.5 -3 0.5 -3.5 3 -2.5"),
    )


def eye(x: float, y: float, look: float, size: float = 1.0) -> str:
    """An eye in three-quarter view; look moves the pupil."""
    return group(
        f"translate({num(x)} {num(y)}) scale({num(size)})",
        flat("M-4.2 0.5C-2 -2.8 2 -2.8 4.2 0.5C2 2.6 -2 2.6 -4.2 0.5Z", WHITE),
        flat(circle(look, 0, 1.9), INK),
        line("M-4.5 0.3C-2 -3 2 -3 4.5 0.3"),
    )


def fist(x: float, y: float, angle: float, skin: str, size: float = 1.0) -> str:
    """A closed hand about something upright."""
    return group(
        f"translate({num(x)} {num(y)}) rotate({num(angle)}) scale({num(size)})",
        shape("M-7.5 -4C-7.5 -8 7 -8.5 7.5 -4L8 3C7.5 8.5 -6 8.5 -7.5 3Z", skin),
        line("M-3.8 -6.5V0M0 -7V0.5M3.8 -6.8V0", INK, 1.2),
        shape("M-8 4C-5 -0.5 1 -0.5 3.5 3C3.5 7 -5 8.5 -8 4Z", skin, 1.5),
    )
