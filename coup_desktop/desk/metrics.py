"""Sizes of everything on the table, in logical pixels, from one scale.

A scale of 1 is the table of the mock at 1280x800. Words keep a size that can be read, whatever the
scale; so the seats' sizes follow from the fonts and are computed, not multiplied.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QFont, QFontMetricsF

from coup_desktop.desk import fonts

SMALLEST_SCALE: Final = 0.7
LARGEST_SCALE: Final = 3.2
CARD_SHAPE: Final = 5 / 7
TILT: Final = 6.0
"""Degrees that a lost card lies askew."""
CARD_BOX_WIDTH: Final = 1.15
CARD_BOX_HEIGHT: Final = 1.07
"""A card's widget, in card sizes: room for the tilt."""
SMALLEST_CARD: Final = 48.0
SMALLEST_OWN_CARD: Final = 112.0
"""Below it the name on the card cannot be read."""
COIN_SHAPE: Final = 35 / 40
"""Height of a coin's picture to its width."""
COIN_RISE: Final = 5 / 40
"""How much each coin of a stack stands above the one below, in widths."""
COIN_ROW: Final = 0.5
"""How far a row of stacks stands behind the one before it, in widths."""
COIN_PITCH: Final = 1.06
"""From one stack to the next, in widths."""
STACK: Final = 5
"""Coins in a stack, so that ten can be counted at a glance."""


@dataclass(frozen=True, slots=True)
class Metrics:
    """Sizes at one scale."""

    scale: float
    teams: bool
    name_font: QFont
    small_font: QFont
    number_font: QFont
    caption_font: QFont
    bubble_font: QFont
    margin: int
    gap: int
    portrait: int
    card_height: float
    own_card_height: float
    coin: float
    """Diameter of a coin."""
    pot_coin: float
    pot_card_height: float
    seat: QSizeF
    own_seat: QSizeF
    pots: QSizeF

    @staticmethod
    def box(card_height: float) -> QSizeF:
        """The size of the widget around a card of that height."""
        return QSizeF(
            round(card_height * CARD_SHAPE * CARD_BOX_WIDTH), round(card_height * CARD_BOX_HEIGHT)
        )


@lru_cache(maxsize=512)
def metrics(scale: float, *, teams: bool) -> Metrics:
    """The sizes at a scale; `teams` where seats show a team's sign."""
    name = fonts.display(17 * scale, bold=True)
    small = fonts.text(13.5 * scale)
    number = fonts.text(21 * scale, bold=True)
    caption = fonts.text(15.5 * scale, bold=True)
    margin, gap = max(6, round(9 * scale)), max(4, round(6 * scale))
    card = max(SMALLEST_CARD, 62 * scale)
    own_card = max(SMALLEST_OWN_CARD, 132 * scale)
    coin = max(20.0, 26 * scale)
    lines = [QFontMetricsF(name).height(), QFontMetricsF(small).height()]
    if teams:
        lines.append(QFontMetricsF(small).height() + 2)
    words = sum(lines)
    portrait = round(max(38 * scale, min(words, 52 * scale)))
    header = max(portrait, words)
    box, own_box = Metrics.box(card), Metrics.box(own_card)
    digits = QFontMetricsF(number).horizontalAdvance("00")
    heap = 2 * coin * COIN_PITCH + 2
    seat = QSizeF(
        round(2 * margin + 2 * box.width() + gap + heap + gap + digits),
        round(2 * margin + header + gap + box.height()),
    )
    left = max(portrait + gap + 112 * max(scale, 0.85), heap + gap + digits)
    own_height = max(own_box.height(), header + gap + heap_height(coin))
    own = QSizeF(
        round(2 * margin + left + gap + 2 * own_box.width()), round(2 * margin + own_height)
    )
    pot_card = max(70.0, 98 * scale)
    pot_coin = max(22.0, 28 * scale)
    captions = QFontMetricsF(caption)
    column = max(captions.horizontalAdvance("Almshouse · 00"), 4 * pot_coin) + gap
    court = max(captions.horizontalAdvance("Court · 00"), pot_card * CARD_SHAPE * 1.3) + gap
    pots = QSizeF(
        round(court + column * (2 if teams else 1) + gap * (4 if teams else 2)),
        round(pot_card * 1.12 + gap + captions.height()),
    )
    return Metrics(
        scale=scale,
        teams=teams,
        name_font=name,
        small_font=small,
        number_font=number,
        caption_font=caption,
        bubble_font=fonts.display(16 * scale),
        margin=margin,
        gap=gap,
        portrait=portrait,
        card_height=card,
        own_card_height=own_card,
        coin=coin,
        pot_coin=pot_coin,
        pot_card_height=pot_card,
        seat=seat,
        own_seat=own,
        pots=pots,
    )


def heap_height(coin: float) -> float:
    """Room for a full stack with a second row behind it."""
    return coin * (COIN_SHAPE + COIN_RISE * (STACK - 1) + COIN_ROW)
