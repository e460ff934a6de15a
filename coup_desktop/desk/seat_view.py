"""One seat at the table: who it is, what lies before it, whether it is asked."""

from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtWidgets import QWidget

from coup_desktop.desk import seat_words
from coup_desktop.desk.drawn_cards import DrawnCard
from coup_desktop.desk.focus_ring import FRAMED
from coup_desktop.desk.match_words import won_words
from coup_desktop.desk.seat_frame import SeatFrame
from coup_desktop.desk.seat_panel import tint
from coup_desktop.desk.sitter import Chair, Lexicon, Sitter
from coup_desktop.desk.table_state import SeatState
from coup_desktop.desk.theme import colours_of
from coup_desktop.engine.cast import CHARACTERS, NO_CHARACTER, Character


class SeatView(SeatFrame):
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
        super().__init__(sitter.name, own=own, parent=parent)
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
        self._crowd = (0, 0, False)
        """How many cards lie beside those in the places, how many are lost then, and whether the
        seat has grown for them."""
        self._peeked = False
        self.target.clicked.connect(self.chosen)
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

    def changeEvent(self, event: QEvent) -> None:
        """Follow theme and language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._recolour()
        elif event.type() == QEvent.Type.LanguageChange:
            self._refresh()

    @Slot()
    def _begin_peek(self) -> None:
        self._peeked = True
        self.peek_pressed.emit()

    @Slot()
    def _end_peek(self) -> None:
        self._peeked = False
        self.peek_released.emit()

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

    def _refresh(self) -> None:
        self._lay_cards()
        state, ui = self._state, self.ui
        ui.coins.setCoins(state.coins)
        ui.coins.heap.setMarked(not state.exiled)
        ui.status.setText(self.status())
        self._show_title()
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
        self._lost = len(state.lost)
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
        crowd = (drawn, self._lost if drawn else 0, grown)
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

    def _show_title(self) -> None:
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
