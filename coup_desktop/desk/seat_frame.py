"""Where the parts of a seat lie: in its place at the table, or grown over it for an exchange."""

from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from coup_desktop.desk import fonts
from coup_desktop.desk.card import Card
from coup_desktop.desk.forms.ui_own_seat import Ui_OwnSeat
from coup_desktop.desk.forms.ui_seat import Ui_Seat
from coup_desktop.desk.metrics import Metrics
from coup_desktop.desk.peek_button import PeekButton
from coup_desktop.desk.seat_buttons import TargetButton
from coup_desktop.desk.seat_cards import fit_cards, within
from coup_desktop.desk.seat_panel import Panel

UNBOUNDED: Final = (1 << 24) - 1
"""Qt's widest width."""


class SeatFrame(Panel):
    """The parts of a seat and the room that each has; `SeatView` says what they show."""

    def __init__(self, name: str, *, own: bool, parent: QWidget) -> None:
        """Args: name: of who sits there; own: whether it is the one person's at a table of bots."""
        super().__init__(parent)
        self.own = own
        self._team_line = True
        self._compact = False
        self._metrics: Metrics | None = None
        self._lost = 0
        """How many cards of the hand are lost."""
        self._home = QPoint()
        if own:
            self.ui: Ui_Seat | Ui_OwnSeat = Ui_OwnSeat()
        else:
            self.ui = Ui_Seat()
        self.ui.setupUi(self)
        self.drawn = self.ui.drawn
        self.target = TargetButton(self)
        self.peek = PeekButton(name, self)

    @property
    def cards(self) -> tuple[Card, Card]:
        """The two cards, for motion to start and end at."""
        return (self.ui.first, self.ui.second)

    def is_spread(self) -> bool:
        """Whether it has grown over the table."""
        return False

    def set_home(self, corner: QPoint) -> None:
        """Say where its corner is on the table, as long as it is no larger than ever."""
        self._home = corner
        self._take_place()

    def set_sizes(self, metrics: Metrics) -> None:
        """Resize everything in the seat, and the seat."""
        ui, compact = self.ui, metrics.compact
        self._compact, self._metrics = compact, metrics
        ui.name.setFont(metrics.name_font)
        for small in (ui.status, ui.team):
            small.setFont(metrics.small_font)
        self._embolden()
        ui.portrait.setFixedSize(metrics.portrait, metrics.portrait)
        ui.portrait.setVisible(metrics.portrait > 0)
        self._show_title()
        ui.claim.setFixedSize(metrics.claim, metrics.claim)
        ui.name.setFixedHeight(metrics.name_line)
        ui.status.setFixedHeight(metrics.claim)
        ui.team.setFixedHeight(metrics.small_line)
        ui.team.setMaximumWidth(metrics.small_line if compact else UNBOUNDED)
        # Compact: name, claim and team in one line.
        direction = QBoxLayout.Direction
        ui.words.setDirection(direction.LeftToRight if compact else direction.TopToBottom)
        ui.words.setSpacing(metrics.gap if compact else 0)
        ui.words.setStretchFactor(ui.name, 1 if compact else 0)
        self._team_line = self.own or compact or metrics.team_line
        for box in (ui.column, ui.body, ui.header):
            box.setSpacing(metrics.gap)
        if self.own:
            ui.body.setContentsMargins(metrics.own_pad, metrics.own_pad, 0, 0)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the buttons over what they belong to."""
        super().resizeEvent(event)
        self._lay_over()

    def event(self, event: QEvent) -> bool:
        """Keep the buttons in place when what they belong to has moved."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._lay_over()
        return done

    def _makes_room(self) -> bool:
        """Whether all but portrait and coins give way to the cards of an exchange."""
        return self.is_spread() or (self.own and bool(self.drawn.count()))

    def _fit(self) -> None:
        """Lay the cards side by side, as large as there is room for."""
        metrics = self._metrics
        if metrics is None:
            return
        ui, room = self.ui, self._makes_room()
        large = self.own or self.is_spread()
        margin = metrics.own_margin if large else metrics.margin
        margin += metrics.own_pad if self.is_spread() else 0
        ui.column.setContentsMargins(margin, margin, margin, margin)
        if not self.own:
            across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
            ui.column.setDirection(across if large else down)
        else:  # the cards keep their distance themselves, as long as none lies beside them
            ui.column.setSpacing(metrics.gap if room else 0)
        for part in (ui.name, ui.claim):
            part.setVisible(not room)
        ui.status.setVisible(not room and not self._compact)
        self._show_team()
        ui.coins.setSizes(
            metrics.own_coin if self.own else metrics.coin,
            metrics.number_font,
            single=self._compact,
            upright=room or (self._compact and not self.own),
        )
        # As wide as the portrait above them: what is left over is between them and the cards.
        ui.coins.setMaximumWidth(self._beside() if room else UNBOUNDED)
        left = Qt.AlignmentFlag.AlignLeft if room and self.own else Qt.AlignmentFlag(0)
        ui.body.setAlignment(ui.coins, left)
        ui.body.setAlignment(ui.header, left)
        # The coins stay where they are though the cards beside them are smaller.
        ui.coins.setMinimumHeight(0 if large else round(metrics.box(metrics.card_height).height()))
        spread, lost = self.is_spread(), self._lost
        fit_cards(ui, metrics, spread=spread, lost=lost, beside=self._beside())
        self._settle()
        if self.is_spread():
            self.setFixedSize(ui.column.totalMinimumSize())
        else:
            self.setFixedSize((metrics.own_seat if self.own else metrics.seat).toSize())
        self._take_place()
        self._settle()
        self._lay_over()

    def _take_place(self) -> None:
        """Lie round the middle of the seat's place, within the table."""
        metrics, table = self._metrics, self.parentWidget()
        if metrics is None or table is None or not self.is_spread():
            self.move(self._home)
        else:
            place = QRect(self._home, metrics.seat.toSize())
            self.move(within(table.rect(), place, self.size()))

    def _beside(self) -> int:
        """The width that is left to what stands beside the cards of an exchange."""
        coins = self.ui.coins.minimumSizeHint().width()
        portrait = self.ui.portrait
        if not self.own:
            return coins
        return max(coins, 0 if portrait.isHidden() else portrait.width())

    def _settle(self) -> None:
        """Have everything in its place now, not when the layouts come to it."""
        ui = self.ui
        for card in self.cards:
            card.ui.column.activate()
        for box in (ui.cards, ui.words, ui.header, ui.coins.ui.row, ui.body, ui.column):
            box.invalidate()
        ui.coins.ui.row.activate()
        ui.column.activate()

    def _lay_over(self) -> None:
        """Put the buttons over what they belong to."""
        first, second = self._place(self.ui.first), self._place(self.ui.second)
        self.target.setGeometry(self.rect())
        self.target.put_key_over(QRectF(first))
        self.target.raise_()
        coins = self._place(self.ui.coins)
        metrics = self._metrics
        # As high as ever, whatever room the cards have.
        large = metrics.box(metrics.card_height).height() if metrics else float(first.height())
        usual = max(24, round(large * 0.42))
        height = min(round(usual * fonts.factor()), max(usual, self.ui.coins.free_above()))
        width = self.peek.width_for(height, coins.width())
        if self._compact:
            # Between the cards' upper corners, where neither has a letter or an emblem.
            self.peek.setGeometry(second.left() - height // 2, coins.top(), height, height * 3 // 4)
        else:
            # Above the coins, which grow from the left and from below.
            right = first.left() if self.own else coins.right()
            self.peek.setGeometry(right - width, coins.top(), width, height)
        self.peek.raise_()

    def _place(self, part: QWidget) -> QRect:
        return QRect(part.mapTo(self, part.rect().topLeft()), part.size())

    # What is shown in it.

    def _show_title(self) -> None:
        """Show the name in the room that it has."""

    def _show_team(self) -> None:
        """Show the team as a line of its own, or at the portrait."""

    def _embolden(self) -> None:
        """Show the line below the name as heavy as it is to be."""
