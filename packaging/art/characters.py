"""The characters: colours, emblem, and what stands at the foot of the card."""

from __future__ import annotations

from dataclasses import dataclass

from emblems import (
    crown,
    eye_book,
    fan,
    halberd_tower,
    hand_cards,
    lens_foot,
    mask_purse,
    olives,
    scroll,
    stiletto,
    wheel,
)
from parts import PAPER, Part


@dataclass(frozen=True)
class Character:
    """The colours of a character and what stands on its card.

    `plate` is dark enough to carry cream letters at 4.5:1, on ribbon and roundels.
    """

    word: str
    light: str
    main: str
    dark: str
    plate: str
    emblem: tuple[Part, ...]
    does: tuple[str, ...]
    blocks: str


CHARACTERS = (
    Character("duke", "#6f47b0", "#5b3a8c", "#3a2264", "#4b2d7a", crown(), ("coin3",), "coin2"),
    Character(
        "assassin", "#55505e", "#2d2a32", "#1b191f", "#2d2a32", stiletto(), ("pay3", "dagger"), ""
    ),
    Character("contessa", "#bd3540", "#b3313a", "#701a25", "#8c1f2c", fan(), (), "dagger"),
    Character(
        "captain", "#3b86cc", "#1f5f99", "#164469", "#1f5f99", wheel(), ("grab", "coin2"), "grab"
    ),
    Character(
        "ambassador", "#55b57c", "#2f7d4f", "#236b41", "#2f7f50", scroll(), ("swap2",), "grab"
    ),
    Character(
        "inquisitor",
        "#e58a3a",
        "#c46a1b",
        "#8f480b",
        "#a5550f",
        eye_book(),
        ("swap1", "bar", "look"),
        "grab",
    ),
    Character(
        "diplomat", "#1f9089", "#16827f", "#083f3d", "#0b4f4d", olives(), ("coin3", "gift"), "coin2"
    ),
    Character(
        "thief", "#5f5f9e", "#4a4a78", "#2c2c55", "#3d3d6b", mask_purse(), ("coin3",), "coin2"
    ),
    Character("guard", "#c25736", "#a8442a", "#68230f", "#82301a", halberd_tower(), (), "dagger"),
    Character(
        "dealer", "#86a03a", "#667a2a", "#3f5016", "#536620", hand_cards(), ("swap2",), "grab"
    ),
    Character(
        "inspector",
        "#e3b02f",
        "#b8860b",
        "#8a6204",
        "#8f6805",
        lens_foot(),
        ("swap1", "bar", "force"),
        "grab",
    ),
)


# Where an emblem stands in its own file, if not in the middle.
PLACE = {
    "duke": "translate(4.5 2) scale(0.91)",
    "assassin": "translate(4.5 6) scale(0.92)",
    "contessa": "translate(3.5 -0.8) scale(0.93)",
    "inquisitor": "translate(3.5 6.5) scale(0.93)",
    "diplomat": "translate(5.5 8.6) scale(0.89)",
    "guard": "translate(4 6) scale(0.9)",
}


NUDGE = {
    "contessa": (0.0, -4.5),
    "inquisitor": (0.0, 2.0),
    "inspector": (1.0, 1.0),
    "dealer": (0.0, -1.0),
}
"""How far an emblem is moved to stand in the middle of its disc, in hundredths of its box."""


def gradients(who: Character) -> str:
    """Write the gradients that a card and its emblem share."""

    def vertical(name: str, top: str, foot: str) -> str:
        return (
            f'<linearGradient id="{name}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{top}"/>'
            f'<stop offset="1" stop-color="{foot}"/></linearGradient>'
        )

    return (
        "<defs>"
        + vertical("paper", PAPER, "#ead9b4")
        + vertical("main", who.light, who.dark)
        + vertical("plate", who.plate, who.dark)
        + vertical("gold", "#f0d58a", "#b98a2e")
        + vertical("steel", "#eef0f2", "#9aa0aa")
        + "</defs>"
    )
