"""One seat at the table: who it is, what lies before it, whether it is asked."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QEvent, QRect, QRectF, Signal
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from coup_desktop.desk.card import Card
from coup_desktop.desk.forms.ui_own_seat import Ui_OwnSeat
from coup_desktop.desk.forms.ui_seat import Ui_Seat
from coup_desktop.desk.metrics import COIN_PITCH, Metrics
from coup_desktop.desk.seat_buttons import PeekButton, TargetButton
from coup_desktop.desk.seat_panel import Panel
from coup_desktop.desk.table_state import SeatState
from coup_desktop.desk.theme import colours_of
from coup_desktop.engine.cast import CHARACTERS, NO_CHARACTER, Character

HUMAN: Final = "human"


@dataclass(frozen=True, slots=True)
class Lexicon:
    """What a table needs words for: names and help in the user's language."""

    character: Callable[[Character], str]
    help: Callable[[Character], str]
    """What a character does and blocks."""
    team: Callable[[int], str]
    team_word: Callable[[int], str]
    """A team's word in the record."""


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits in a seat."""

    name: str
    kind: str
    """`human`, or a bot's word."""
    portrait: str

    @property
    def human(self) -> bool:
        """Whether it is a person."""
        return self.kind == HUMAN


class SeatView(Panel):
    """A seat. `own` seats, of the one person at a table of bots, show their hand large and open."""

    chosen = Signal()
    """It was chosen as a target."""
    peek_pressed = Signal()
    peek_released = Signal()

    def __init__(self, sitter: Sitter, lexicon: Lexicon, *, own: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self.own = own
        self.sitter = sitter
        self._lexicon = lexicon
        self._state = SeatState()
        self._shown: tuple[SeatState, bool, bool, bool, bool] | None = None
        self._open: tuple[Character, ...] = ()
        self._secret = False
        self._deciding = False
        self._turn = False
        self._winner = False
        self._peekable = False
        self._team_line = True
        if own:
            self.ui: Ui_Seat | Ui_OwnSeat = Ui_OwnSeat()
        else:
            self.ui = Ui_Seat()
        self.ui.setupUi(self)
        self.target = TargetButton(self)
        self.target.clicked.connect(self.chosen)
        self.peek = PeekButton(self)
        self.peek.pressed.connect(self.peek_pressed)
        self.peek.released.connect(self.peek_released)
        self.ui.portrait.setOwner(sitter.name)
        self.ui.portrait.setBust(sitter.portrait)
        self.ui.portrait.setHuman(sitter.human)
        self.ui.name.setText(sitter.name)
        self._refresh()

    @property
    def cards(self) -> tuple[Card, Card]:
        """The two cards, for motion to start and end at."""
        return (self.ui.first, self.ui.second)

    def show_state(
        self, state: SeatState, *, turn: bool, asked: bool, starter: bool, winner: bool
    ) -> None:
        """Show what lies here and what the seat is about."""
        # A copy: the table goes on changing the state that it was given.
        shown = (replace(state, lost=list(state.lost)), turn, asked, starter, winner)
        if shown == self._shown:
            return
        self._shown = shown
        self._state = shown[0]
        if len(self._open) != state.hidden:  # another hand than the one that was turned up
            self._open = ()
        self._turn, self._deciding, self._winner = turn, asked, winner
        self.ui.portrait.setStarter(starter)
        self._refresh()

    def show_hand(self, cards: tuple[Character, ...], *, secret: bool) -> None:
        """Turn the hand face up; empty turns it down again.

        Args:
            cards: the face-down cards.
            secret: whether they are for their owner alone: then no name, no tooltip tells them.
        """
        self._open, self._secret = cards, secret
        self._refresh()

    def offer(self, key: str | None) -> None:
        """Let the seat be chosen, with a key to show; None: no longer."""
        self.target.setVisible(key is not None)
        self.target.setText(key or "")
        self._name()
        self._lay_over()

    def set_peekable(self, peekable: bool) -> None:
        """Show the button that its owner peeks with, or not."""
        self._peekable = peekable
        self._refresh()
        self._lay_over()

    def set_sizes(self, metrics: Metrics) -> None:
        """Resize everything in the seat, and the seat."""
        ui = self.ui
        ui.name.setFont(metrics.name_font)
        for small in (ui.status, ui.team):
            small.setFont(metrics.small_font)
        ui.portrait.setFixedSize(metrics.portrait, metrics.portrait)
        ui.claim.setFixedSize(metrics.claim, metrics.claim)
        ui.name.setFixedHeight(metrics.name_line)
        ui.status.setFixedHeight(metrics.claim)
        ui.team.setFixedHeight(metrics.small_line)
        self._team_line = self.own or metrics.team_line
        self._show_team()
        ui.coins.setSizes(metrics.own_coin if self.own else metrics.coin, metrics.number_font)
        if self.own:
            # Two stacks, then the number: not at the far end of the seat.
            digits = ui.coins.ui.number.minimumWidth()
            ui.coins.setFixedWidth(round(2 * metrics.own_coin * COIN_PITCH + metrics.gap + digits))
        for card in self.cards:
            card.setCardHeight(metrics.own_card_height if self.own else metrics.card_height)
        margin = metrics.margin
        ui.column.setContentsMargins(margin, margin, margin, margin)
        for box in (ui.column, ui.body, ui.header):
            box.setSpacing(metrics.gap)
        self.setFixedSize((metrics.own_seat if self.own else metrics.seat).toSize())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the buttons over what they belong to."""
        super().resizeEvent(event)
        self._lay_over()

    def changeEvent(self, event: QEvent) -> None:
        """Follow theme and language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._recolour()
        elif event.type() == QEvent.Type.LanguageChange:
            self._refresh()

    def _lay_over(self) -> None:
        self.ui.column.activate()
        for inner in (self.ui.body, self.ui.cards):
            inner.activate()
        first = self._place(self.ui.first)
        self.target.setGeometry(self.rect())
        self.target.put_key_at(QRectF(first).center())
        self.target.raise_()
        coins = self._place(self.ui.coins)
        height = max(24, round(first.height() * 0.42))
        width = min(coins.width(), round(height * 1.5))
        # Above the number: the coins grow from the left and from below.
        right, top = (coins.right(), first.top()) if not self.own else (first.left(), first.top())
        self.peek.setGeometry(right - width, top, width, height)
        self.peek.raise_()

    def _show_team(self) -> None:
        """The team as a line of its own, or where there is no room, as a sign at the portrait."""
        ui, team = self.ui, self._state.team
        word = "" if team is None else self._lexicon.team_word(team)
        ui.portrait.setTeam("" if self._team_line else word)
        ui.portrait.setTeamName("" if team is None else self._lexicon.team(team))
        ui.team.setVisible(team is not None and self._team_line)
        if team is not None:
            ui.team.setWord(word)
            ui.team.setText(self._lexicon.team(team))
            ui.team.setTeam(team)

    def _place(self, part: QWidget) -> QRect:
        return QRect(part.mapTo(self, part.rect().topLeft()), part.size())

    def _refresh(self) -> None:
        self._lay_cards()
        state, ui = self._state, self.ui
        ui.coins.setCoins(state.coins)
        ui.status.setText(self.status())
        ui.portrait.setOnTurn(self._turn)
        ui.portrait.setFaded(state.exiled)
        claimed = state.claimed
        ui.claim.setLabel("" if claimed == NO_CHARACTER else self._lexicon.character(claimed))
        ui.claim.setCharacter("" if claimed == NO_CHARACTER else CHARACTERS[claimed].word)
        self._show_team()
        self.peek.setVisible(self._peekable and not state.exiled)
        self.set_marks(on_turn=self._turn, asked=self._deciding, dim=state.exiled)
        self._recolour()
        self._name()

    def _lay_cards(self) -> None:
        """Face-down cards first, then the lost ones in the order of their loss."""
        state = self._state
        up = state.shown or self._open or (state.hand if self.own else ())
        secret = self._secret and bool(self._open) and not state.shown
        unknown = (NO_CHARACTER,) * state.hidden
        slots = [(card, False) for card in (*up, *unknown)[: state.hidden]]
        slots += [(card, True) for card in state.lost]
        for number, card in enumerate(self.cards):
            if number >= len(slots):
                card.setPresent(False)
                card.setToolTip("")
                continue
            character, lost = slots[number]
            known = character != NO_CHARACTER
            card.face.setSecret(secret and not lost)
            card.setCharacter(CHARACTERS[character].word if known else "")
            card.setLabel(self._lexicon.character(character) if known else "")
            card.setLost(lost)
            card.setFaceUp(known)
            card.setPresent(True)
            telling = known and not card.face.isSecret()
            card.setToolTip(self._lexicon.help(character) if telling else "")

    def status(self) -> str:
        """The line below the name."""
        state = self._state
        if self._winner:
            return self.tr("wins")
        if state.exiled:
            return self.tr("exiled")
        if self._deciding:
            if self.own:
                return self.tr("your decision")
            if state.drawn:
                return self.tr("exchanges…")
            return self.tr("to decide") if self.sitter.human else self.tr("thinking…")
        if not state.hidden:
            return ""  # nothing is dealt yet
        if state.hidden == 1:
            return self.tr("1 influence")
        return self.tr("{count} influences").format(count=state.hidden)

    def _name(self) -> None:
        kind = self.tr("person") if self.sitter.human else self.tr("bot")
        parts = [self.sitter.name, kind, self.status(), self.ui.coins.heap.accessibleName()]
        if self._turn:
            parts.append(self.tr("on turn"))
        if self._state.team is not None:
            parts.append(self._lexicon.team(self._state.team))
        text = ", ".join(part for part in parts if part)
        if text != self.accessibleName():
            self.setAccessibleName(text)
        choose = self.tr("Choose {name}").format(name=self.sitter.name)
        self.target.setAccessibleName(choose)
        self.target.setToolTip(choose)
        self.target.setAccessibleDescription(text)
        peek = self.tr("Hold to see the cards of {name}").format(name=self.sitter.name)
        self.peek.setAccessibleName(peek)
        self.peek.setToolTip(peek)

    def _recolour(self) -> None:
        colours = colours_of(self)
        _tint(self.ui.name, colours.quiet if self._state.exiled else colours.text)
        _tint(self.ui.status, colours.text if self._deciding else colours.quiet)


def _tint(label: QLabel, colour: str) -> None:
    palette = label.palette()
    if palette.color(QPalette.ColorRole.WindowText).name() != colour:
        palette.setColor(QPalette.ColorRole.WindowText, colour)
        label.setPalette(palette)
