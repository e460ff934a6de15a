"""Sizes of everything on the table, in logical pixels, from one scale.

A scale of 1 is the table of the mock at 1280x800. Words keep a size that can be read, whatever the
scale; so the seats' sizes follow from the fonts and are computed, not multiplied.

Where seats do not fit, they take a compact form: name, marks, cards, one stack with its number.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import ceil
from typing import Final

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QFont, QFontMetricsF

from coup_desktop.desk import fonts

SMALLEST_SCALE: Final = 0.7
LARGEST_SCALE: Final = 3.2
LARGEST_COMPACT: Final = 1.2
TEAM_LINE_SCALE: Final = 0.75
"""From here on a seat has a line for its team."""
CARD_SHAPE: Final = 5 / 7
TILT: Final = 6.0
"""Degrees that a lost card lies askew."""
EXACT: Final = 0.01
"""Of a pixel: less than that is a slip of the arithmetic."""
CARD_BOX_WIDTH: Final = 1.15
CARD_BOX_HEIGHT: Final = 1.07
"""A card's widget, in card sizes: room for the tilt."""
COMPACT_PORTRAIT_SCALE: Final = 0.85
"""From here on a compact seat has a portrait."""
SMALLEST_CARD: Final = 48.0
SMALLEST_OWN_CARD: Final = 104.0
"""Below it the name on the card cannot be read."""
SMALLEST_COMPACT_OWN_CARD: Final = 64.0
COIN_SHAPE: Final = 35 / 40
"""Height of a coin's picture to its width."""
COIN_RISE: Final = 5 / 40
"""How much each coin of a stack stands above the one below, in widths."""
COIN_ROW: Final = 0.5
"""How far a row of stacks stands behind the one before it, in widths."""
COIN_PITCH: Final = 1.06
"""From one stack to the next, in widths."""
_OWN_MARGIN: Final = 2
OWN_WORDS: Final = 60
"""How much wider than elsewhere one's own name may be, for each 1 of scale above the smallest."""
PAD: Final = 4.5
"""Of what stands in the corner of one's own seat, at a scale of 1: its frame is round there."""
CAPTIONS: Final = ("Court · 00", "Treasury · 00", "Almshouse · 00")
"""Of the pots in English, at their widest."""
STACK: Final = 5
"""Coins in a stack, so that ten can be counted at a glance."""


_Captions = tuple[str, str, str]


@dataclass(frozen=True, slots=True)
class Metrics:
    """Sizes at one scale."""

    scale: float
    teams: bool
    compact: bool
    """Whether a seat shows one stack for all coins, and neither a status nor a team's name."""
    team_line: bool
    """Whether a seat has a line for its team; where there is no room, the portrait bears the sign.
    The seat with the open hand always has it."""
    name_font: QFont
    small_font: QFont
    number_font: QFont
    caption_font: QFont
    bubble_font: QFont
    caption_line: int
    """Height of a caption of the pots."""
    slack: float
    """Width that a caption of the pots has beyond its widest words: figures differ a little."""
    name_line: int
    """Height of the line with the name."""
    small_line: int
    claim: int
    """Diameter of the mark of the last claim."""
    margin: int
    own_margin: int
    """Wider: its frame is thicker, and it is asked most."""
    own_pad: int
    """How much further portrait and coins keep from its frame, where there is room."""
    gap: int
    portrait: int
    """Diameter; 0 where a compact seat has no room for one."""
    card_height: float
    own_card_height: float
    coin: float
    """Diameter of a coin."""
    own_coin: float
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


def metrics(
    scale: float,
    *,
    teams: bool,
    compact: bool = False,
    captions: tuple[str, str, str] = CAPTIONS,
) -> Metrics:
    """The sizes at a scale and the text size that is on.

    Args:
        scale: `SMALLEST_SCALE` to `LARGEST_SCALE`; of compact seats, to `LARGEST_COMPACT`.
        teams: whether seats show a team's sign.
        compact: the form of the seats.
        captions: of Court, Treasury and reserve, at their widest.
    """
    return (_compact if compact else _full)(scale, teams, captions, fonts.percent())


@lru_cache(maxsize=512)
def _full(scale: float, teams: bool, captions: _Captions, _percent: int) -> Metrics:
    name = fonts.display(17 * scale, bold=True)
    small = fonts.text(13.5 * scale)
    number = fonts.text(21 * scale, bold=True)
    caption = fonts.text(15.5 * scale, bold=True)
    margin, gap = max(5, round(8 * scale - 0.6)), max(3, int(5.5 * scale))
    card = max(SMALLEST_CARD, 62 * scale)
    own_card = max(SMALLEST_OWN_CARD, 132 * scale)
    coin = max(20.0, 26 * scale)
    name_line, small_line = _line(name), _line(small)
    claim = small_line + 2 + round(2 * (scale - SMALLEST_SCALE))
    team_line = teams and scale >= TEAM_LINE_SCALE
    words = name_line + claim + (small_line if team_line else 0)
    portrait = round(max(36, 42 * scale, min(words, 50 * scale)))
    header = max(portrait, words)
    own_header = max(portrait, name_line + claim + (small_line if teams else 0))
    box, own_box = Metrics.box(card), Metrics.box(own_card)
    digits = _width(number, "00") + 1
    heap = 2 * coin * COIN_PITCH + 2
    words_width = max(112 * scale * fonts.factor(), 7.6 * small.pixelSize())
    left = max(portrait + gap + words_width, heap + gap + digits)
    seat = QSizeF(
        round(2 * margin + max(2 * box.width() + 2 * gap + heap + digits, left)),
        round(2 * margin + header + gap + box.height()),
    )
    own_coin = 1.25 * coin
    own_margin = margin + _OWN_MARGIN
    own_needs = own_header + gap + heap_height(own_coin)
    own_height = max(own_box.height(), own_needs)
    more = OWN_WORDS * (scale - SMALLEST_SCALE)
    own = QSizeF(
        round(2 * own_margin + left + gap + more + 2 * own_box.width()),
        round(2 * own_margin + own_height),
    )
    pot_card = max(70.0, 98 * scale)
    pot_coin = max(22.0, 28 * scale)
    return Metrics(
        scale=scale,
        teams=teams,
        compact=False,
        team_line=team_line,
        name_line=name_line,
        small_line=small_line,
        claim=claim,
        name_font=name,
        small_font=small,
        number_font=number,
        caption_font=caption,
        bubble_font=fonts.display(16 * scale),
        caption_line=_caption_line(caption),
        slack=_slack(caption),
        margin=margin,
        own_margin=own_margin,
        own_pad=int(min(PAD * scale, own_height - own_needs)),
        gap=gap,
        portrait=portrait,
        card_height=card,
        own_card_height=own_card,
        coin=coin,
        own_coin=own_coin,
        pot_coin=pot_coin,
        pot_card_height=pot_card,
        seat=seat,
        own_seat=own,
        pots=_pots(captions[: 3 if teams else 2], caption, pot_card, pot_coin, gap),
    )


@lru_cache(maxsize=512)
def _compact(scale: float, teams: bool, captions: _Captions, _percent: int) -> Metrics:
    name = fonts.text(14 * scale, bold=True)
    small = fonts.text(13.5 * scale)
    number = fonts.text(16 * scale, bold=True)
    caption = fonts.text(14 * scale, bold=True)
    margin, gap = max(5, round(6.6 * scale)), max(2, round(4 * scale - 0.8))
    card = max(SMALLEST_CARD, 62 * scale)
    own_card = max(SMALLEST_COMPACT_OWN_CARD, 96 * scale)
    coin = max(18.0, 24 * scale)
    line = _line(name)
    portrait = round(38 * scale) if scale >= COMPACT_PORTRAIT_SCALE else 0
    header = max(portrait, line)
    box, own_box = Metrics.box(card), Metrics.box(own_card)
    pile = ceil(max(coin * COIN_PITCH, _width(number, "00") + 1))
    marks = (line + gap) * (2 if teams else 1)
    words = ceil(4.4 * name.pixelSize()) + marks + (portrait + gap if portrait else 0)
    pile_height = ceil(coin * COIN_SHAPE) + _line(number)
    seat = QSizeF(
        2 * margin + max(2 * box.width() + gap + pile, words),
        2 * margin + header + gap + max(box.height(), pile_height),
    )
    own_margin = margin + _OWN_MARGIN
    own_needs = header + gap + pile_height
    own_height = max(own_box.height(), own_needs)
    own = QSizeF(
        2 * own_margin + max(words, pile) + gap + 2 * own_box.width(), 2 * own_margin + own_height
    )
    pot_card, pot_coin = max(50.0, 70 * scale), max(18.0, 24 * scale)
    return Metrics(
        scale=scale,
        teams=teams,
        compact=True,
        team_line=False,
        name_line=line,
        small_line=line,
        claim=line,
        name_font=name,
        small_font=small,
        number_font=number,
        caption_font=caption,
        bubble_font=fonts.display(16 * scale),
        caption_line=_caption_line(caption),
        slack=_slack(caption),
        margin=margin,
        own_margin=own_margin,
        own_pad=int(min(PAD * scale, own_height - own_needs)),
        gap=gap,
        portrait=portrait,
        card_height=card,
        own_card_height=own_card,
        coin=coin,
        own_coin=coin,
        pot_coin=pot_coin,
        pot_card_height=pot_card,
        seat=seat,
        own_seat=own,
        pots=_pots(captions[: 3 if teams else 2], caption, pot_card, pot_coin, gap),
    )


def _pots(captions: Sequence[str], caption: QFont, card: float, coin: float, gap: int) -> QSizeF:
    least = (card * CARD_SHAPE * 1.3, 4 * coin, 4 * coin)
    columns = [
        max(_width(caption, text) + _slack(caption), most)
        for text, most in zip(captions, least, strict=False)
    ]
    return QSizeF(
        round(sum(columns) + 3 * gap * len(columns) - 2 * gap),
        ceil(card * 1.12) + gap + _caption_line(caption),
    )


def _caption_line(caption: QFont) -> int:
    return ceil(caption.pixelSize() * 1.4)


def _slack(caption: QFont) -> float:
    return 0.2 * caption.pixelSize()


def _line(font: QFont) -> int:
    """The height of a line of one font: what letters need, without the leading of a page."""
    return ceil(font.pixelSize() * 1.24)


def _width(font: QFont, text: str) -> float:
    return _advance(font.family(), font.pixelSize(), font.bold(), text)


@lru_cache(maxsize=512)
def _advance(family: str, pixels: int, bold: bool, text: str) -> float:
    font = QFont(family)
    font.setPixelSize(pixels)
    font.setBold(bold)
    return QFontMetricsF(font).horizontalAdvance(text)


def stack_height(coin: float) -> float:
    """Room for a full stack."""
    return coin * (COIN_SHAPE + COIN_RISE * (STACK - 1))


def heap_height(coin: float) -> float:
    """Room for a full stack with a second row behind it."""
    return stack_height(coin) + coin * COIN_ROW
