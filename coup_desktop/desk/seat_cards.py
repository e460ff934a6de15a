"""How the cards of a seat lie: in their places, or in a row with those drawn in an exchange."""

from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize, QSizeF, Qt
from PySide6.QtGui import QFont

from coup_desktop.desk.drawn_cards import DrawnCards, Row
from coup_desktop.desk.faces import NAME_FROM
from coup_desktop.desk.forms.ui_own_seat import Ui_OwnSeat
from coup_desktop.desk.forms.ui_seat import Ui_Seat
from coup_desktop.desk.metrics import Metrics
from coup_desktop.desk.table_state import PLACES

LEAST_SPREAD: Final = NAME_FROM + 2
"""Height of a card in a seat that has grown for an exchange: all have their names."""
SPREAD_SHARE: Final = 0.8
"""The same, in the height of one's own cards."""


def fit_cards(
    ui: Ui_Seat | Ui_OwnSeat, metrics: Metrics, *, spread: bool, lost: int, beside: int
) -> None:
    """Lay the cards of a seat side by side, as large as there is room for.

    Args:
        ui: the seat's parts.
        metrics: the sizes on the table.
        spread: whether the seat grows to what the cards need.
        lost: how many in the places are lost.
        beside: the width of what stands beside the cards of an exchange.
    """
    own, drawn, cards = isinstance(ui, Ui_OwnSeat), ui.drawn.count(), (ui.first, ui.second)
    if not drawn:
        ui.cards.setSpacing(0)
        for card in cards:
            card.setCardHeight(metrics.own_card_height if own else metrics.card_height)
        return
    # What is lost is not to be chosen: it lies at the end, behind what is drawn.
    ui.cards.removeWidget(ui.drawn)
    ui.cards.insertWidget(PLACES - lost, ui.drawn, 0, Qt.AlignmentFlag.AlignBottom)
    caption: QFont | None = metrics.small_font
    if spread:
        row = Row(max(LEAST_SPREAD, SPREAD_SHARE * metrics.own_card_height), _gap(metrics))
    elif own:
        row, caption = _own_row(metrics, drawn, lost, beside)
    else:
        width = metrics.seat.width() - 2 * metrics.margin - metrics.gap - beside
        room = QSizeF(width, metrics.box(metrics.card_height).height())
        row = Row.fitted(room, drawn, metrics.card_height, _gap(metrics), lost=lost)
        caption = None
    ui.drawn.set_row(row, ui.first.face.getBack(), caption)
    ui.cards.setSpacing(round(row.gap))
    for number, card in enumerate(cards):
        gone = number >= PLACES - lost
        card.setCardHeight(row.lost_height if gone else row.height, snug=not gone)


def within(table: QRect, place: QRect, size: QSize) -> QPoint:
    """The corner of what has that size and lies round the middle of a place, but on the table."""
    here = QRect(QPoint(0, 0), size)
    here.moveCenter(place.center())
    here.moveLeft(max(table.left(), min(here.left(), table.right() + 1 - size.width())))
    here.moveTop(max(table.top(), min(here.top(), table.bottom() + 1 - size.height())))
    return here.topLeft()


def _own_row(metrics: Metrics, drawn: int, lost: int, beside: int) -> tuple[Row, QFont | None]:
    """The row at one's own seat, and the font of the word above the cards that are drawn.

    No word is there where it would cost the names on the cards.
    """
    margin, seat, font = metrics.own_margin, metrics.own_seat, metrics.small_font
    room = QSizeF(
        seat.width() - 2 * margin - metrics.gap - beside - metrics.own_pad,
        seat.height() - 2 * margin,
    )
    below = QSizeF(room.width(), room.height() - DrawnCards.caption_height(font))
    largest, gap = metrics.own_card_height, _gap(metrics)
    row = Row.fitted(below, drawn, largest, gap, lost=lost)
    if row.height < NAME_FROM:
        higher = Row.fitted(room, drawn, largest, gap, lost=lost)
        if higher.height >= NAME_FROM:
            return higher, None
    return row, font


def _gap(metrics: Metrics) -> float:
    """Between two cards of a row."""
    return max(2.0, float(metrics.gap // 2))
