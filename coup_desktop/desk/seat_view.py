"""One seat at the table: who it is, what lies before it, whether it is asked."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from coup_desktop.desk import fonts, seat_words
from coup_desktop.desk.card import Card
from coup_desktop.desk.drawn_cards import DrawnCard
from coup_desktop.desk.focus_ring import FRAMED
from coup_desktop.desk.forms.ui_own_seat import Ui_OwnSeat
from coup_desktop.desk.forms.ui_seat import Ui_Seat
from coup_desktop.desk.match_words import won_words
from coup_desktop.desk.metrics import Metrics
from coup_desktop.desk.peek_button import PeekButton
from coup_desktop.desk.seat_buttons import TargetButton
from coup_desktop.desk.seat_cards import fit_cards, within
from coup_desktop.desk.seat_panel import Panel, tint
from coup_desktop.desk.sitter import Chair, Lexicon, Sitter
from coup_desktop.desk.table_state import SeatState
from coup_desktop.desk.theme import colours_of
from coup_desktop.engine.cast import CHARACTERS, NO_CHARACTER, Character

UNBOUNDED: Final = (1 << 24) - 1
"""Qt's widest width."""


class SeatView(Panel):
    """A seat. `own` seats, of the one person at a table of bots, show their hand large and open."""

    chosen = Signal()
    """It was chosen as a target."""
    spread = Signal()
    """It has grown over the table for an exchange, or is back in its place: see `is_spread`."""
    peek_pressed = Signal()
    peek_released = Signal()
    peek_glanced = Signal()
    peek_left = Signal()

    def __init__(self, sitter: Sitter, lexicon: Lexicon, *, own: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self.own = own
        self.sitter = sitter
        self._lexicon = lexicon
        self._chair = Chair()
        self._state = SeatState()
        self._shown: tuple[SeatState, bool, bool, bool, bool] | None = None
        self._open: tuple[Character, ...] = ()
        self._open_drawn: tuple[Character, ...] = ()
        self._secret = False
        self._deciding = self._raised = False
        self._target_words = ""
        self._turn = self._winner = False
        self._peekable = False
        self._team_line = True
        self._compact = False
        self._metrics: Metrics | None = None
        self._crowd = (0, 0, False)
        """How many cards lie beside those in the places, how many are lost then, and whether the
        seat has grown for them."""
        self._peeked = False
        self._home = QPoint()
        if own:
            self.ui: Ui_Seat | Ui_OwnSeat = Ui_OwnSeat()
        else:
            self.ui = Ui_Seat()
        self.ui.setupUi(self)
        self.drawn = self.ui.drawn
        self.target = TargetButton(self)
        self.target.clicked.connect(self.chosen)
        self.peek = PeekButton(sitter.name, self)
        self.peek.pressed.connect(self._begin_peek)
        self.peek.released.connect(self._end_peek)
        self.peek.glanced.connect(self.peek_glanced)
        self.peek.left.connect(self.peek_left)
        self.ui.coins.ui.number.setProperty(FRAMED, self.ui.coins.objectName())
        self.ui.portrait.setOwner(sitter.name)
        self.ui.portrait.setBust(sitter.portrait)
        self.ui.portrait.setKind(sitter.kind)
        self.ui.portrait.setBadged(not own)
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
        if (state, turn, asked, starter, winner) == self._shown:
            return
        # A copy: the table goes on changing the state that it was given.
        self._state = replace(state, lost=list(state.lost))
        self._shown = (self._state, turn, asked, starter, winner)
        if len(self._open) != state.hidden:  # another hand than the one that was turned up
            self._open = ()
        if len(self._open_drawn) != state.drawn:
            self._open_drawn = ()
        self._turn, self._deciding, self._winner = turn, asked, winner
        self.ui.portrait.setStarter(starter)
        self._refresh()

    def set_chair(self, chair: Chair) -> None:
        """Say what became of the chair: whether a bot plays there now, and what was won in it."""
        if chair != self._chair:
            self._chair = chair
            self.ui.portrait.setWon(chair.won)
            self.ui.portrait.setAway(chair.away)
            self._refresh()

    def show_hand(
        self,
        cards: tuple[Character, ...],
        *,
        secret: bool,
        drawn: tuple[Character, ...] = (),
    ) -> None:
        """Turn the hand face up; empty turns it down again.

        Args:
            cards: the face-down cards.
            secret: whether they are for their owner alone: then no name, no tooltip tells them.
            drawn: those drawn in an exchange.
        """
        self._open, self._open_drawn, self._secret = cards, drawn, secret
        self.target.show_key(not (cards and secret))
        self._refresh()

    def offer(self, key: str | None, words: str = "", *, raised: bool = False) -> None:
        """Let the seat be chosen, with a key to show; None: no longer. The keyboard stays here.

        Args:
            key: what the seat's digit is.
            words: what a click does; empty: it chooses the seat.
            raised: whether a raised hand is shown.
        """
        here = self.hasFocus() or self.target.hasFocus()
        here = here and self.target.isHidden() is not (key is None)
        if here:
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.target.setVisible(key is not None)
        if here and key is not None:
            self.target.setFocus(Qt.FocusReason.OtherFocusReason)
        self.target.setText(key or "")
        self.target.set_raised(raised)
        self._target_words = words
        if raised is not self._raised:
            self._raised = raised
            self._refresh()
        self._name()
        self._lay_over()

    def set_peekable(self, key: str | None) -> None:
        """Show the button that its owner peeks with, and the digit that does so too; None: not."""
        self._peekable = key is not None
        self.peek.set_key(key or "")
        self._refresh()
        self._lay_over()

    def is_spread(self) -> bool:
        """Whether it has grown over the table, so that who is asked sees all cards of an exchange.

        Not while they are peeked at: the button would go from under the pointer.
        """
        return not self.own and bool(self._open_drawn) and not self._peeked

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
        self._title()
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

    def changeEvent(self, event: QEvent) -> None:
        """Follow theme and language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._recolour()
        elif event.type() == QEvent.Type.LanguageChange:
            self._refresh()

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
        spread, lost = self.is_spread(), len(self._state.lost)
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

    @Slot()
    def _begin_peek(self) -> None:
        self._peeked = True
        self.peek_pressed.emit()

    @Slot()
    def _end_peek(self) -> None:
        self._peeked = False
        self.peek_released.emit()

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

    def _show_team(self) -> None:
        """The team as a line of its own, or where there is no room, as a sign at the portrait."""
        ui, team = self.ui, self._state.team
        word = "" if team is None else self._lexicon.team_word(team)
        line = self._team_line and not self._makes_room()
        ui.portrait.setTeam("" if line else word)
        ui.portrait.setTeamName("" if team is None else self._lexicon.team(team))
        ui.team.setVisible(team is not None and line)
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
        ui.coins.heap.setMarked(not state.exiled)
        ui.status.setText(self.status())
        self._title()
        ui.portrait.setOnTurn(self._turn)
        ui.portrait.setWinner(self._winner)
        ui.portrait.setFaded(state.exiled)
        claimed = state.claimed
        ui.claim.setLabel("" if claimed == NO_CHARACTER else self._lexicon.character(claimed))
        ui.claim.setCharacter("" if claimed == NO_CHARACTER else CHARACTERS[claimed].word)
        self._show_team()
        if self.is_spread() and self.peek.hasFocus():
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.peek.setVisible(self._peekable and not state.exiled and not self.is_spread())
        self.set_marks(on_turn=self._turn or self._winner, asked=self._deciding, dim=state.exiled)
        self._recolour()
        self._name()

    def _lay_cards(self) -> None:
        """Lay the cards in their places, and what is drawn over them."""
        state = self._state
        secret = self._secret and bool(self._open)
        slots = state.laid(self._open)
        for number, (card, slot) in enumerate(zip(self.cards, slots, strict=True)):
            if slot is None:
                card.setPresent(False)
                card.setTip("")
                continue
            character, lost = slot
            known = character != NO_CHARACTER
            card.face.setSecret(secret and not lost and number >= len(state.shown))
            card.setCharacter(CHARACTERS[character].word if known else "")
            card.setLabel(self._lexicon.character(character) if known else "")
            card.setLost(lost)
            card.setFaceUp(known)
            card.setPresent(True)
            telling = known and not card.face.isSecret()
            card.face.setMine(self.own and not lost)
            if telling:
                card.setTip(self._lexicon.help(character), self._lexicon.spoken_help(character))
            else:
                card.setTip("")
        secret = self._secret and bool(self._open_drawn)
        self.drawn.show_cards(
            self._drawn_card(character, secret=secret) for character in state.over(self._open_drawn)
        )
        drawn = self.drawn.count()
        grown = self.is_spread()
        crowd = (drawn, len(state.lost) if drawn else 0, grown)
        if crowd != self._crowd:
            changed = grown != self._crowd[-1]
            self._crowd = crowd
            self._fit()
            if changed:
                self.spread.emit()

    def _drawn_card(self, character: Character, *, secret: bool) -> DrawnCard:
        if character == NO_CHARACTER:
            return DrawnCard()
        words = self._lexicon
        return DrawnCard(
            CHARACTERS[character].word,
            words.character(character),
            secret,
            words.help(character),
            words.spoken_help(character),
        )

    def set_pending(self, pending: bool) -> None:
        """See `Panel`."""
        if pending != self._pending:
            super().set_pending(pending)
            self._name()

    def status(self) -> str:
        """The line below the name."""
        return seat_words.status(self._about())

    def _title(self) -> None:
        portrait = not self.ui.portrait.isHidden()
        self.ui.name.setText(seat_words.title(self._about(), portrait=portrait))

    def _about(self) -> seat_words.About:
        return seat_words.About(
            sitter=self.sitter,
            chair=self._chair,
            state=self._state,
            own=self.own,
            turn=self._turn,
            deciding=self._deciding,
            pending=self._pending,
            winner=self._winner,
            raised=self._raised,
        )

    def _facts(self) -> Iterable[str]:
        """All that the seat shows, in words."""
        ui = self.ui
        return seat_words.facts(
            self._about(),
            self._lexicon,
            drawn=self.drawn.accessibleName() if self.drawn.count() else "",
            coins=ui.coins.words(),
            claim=ui.claim.accessibleName(),
        )

    def _name(self) -> None:
        text = ", ".join(self._facts())
        if text != self.accessibleName():
            self.setAccessibleName(text)
            self.target.setAccessibleDescription(text)
        chooses = self.tr("Choose {name}").format(name=self.sitter.name)
        self.target.setAccessibleName(self._target_words or chooses)

    def parts(self) -> dict[str, QWidget]:
        """What of the seat can have the keyboard, from above down; the seat itself comes first."""
        ui = self.ui
        parts: dict[str, QWidget] = {"seat": self if self.target.isHidden() else self.target}
        if not self.peek.isHidden():
            parts["peek"] = self.peek
        parts |= {c.objectName(): c.face for c in self.cards if c.isPresent()}
        parts |= {"drawn": self.drawn, "coins": ui.coins.ui.number}
        if self._state.claimed != NO_CHARACTER:
            parts["claim"] = ui.claim
        parts["portrait"] = ui.portrait
        return {
            name: part for name, part in parts.items() if part is self or part.isVisibleTo(self)
        }

    def tip(self) -> str:
        """The name, where it is cut, and what the portrait would show, where it has no room."""
        told = [self.ui.name.tip()]
        if self.ui.portrait.isHidden():
            about = self._about()
            told += [seat_words.who_plays(about)] if self._chair.away else []
            told.append(won_words(self._chair.won))
        return " · ".join(part for part in told if part)

    def _recolour(self) -> None:
        colours = colours_of(self)
        tint(self.ui.name, colours.quiet if self._state.exiled else colours.text)
        told = self._deciding or self._winner
        tint(self.ui.status, colours.text if told else colours.quiet)
        self._embolden()

    def _embolden(self) -> None:
        font = self.ui.status.font()
        font.setBold(self._winner)
        self.ui.status.setFont(font)
