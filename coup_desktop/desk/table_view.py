"""The table seen from above: seats round an oval, the pots in the middle, what is said.

Events change a `TableState`; the widgets are brought in step with it at once. What moves is only
painted over them: see `motion/`.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QSize, Signal, Slot
from PySide6.QtGui import QColor, QHelpEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from coup_desktop.desk import cloth, faces
from coup_desktop.desk.character_help import character_help, spoken_help
from coup_desktop.desk.choice import DIGITS, Choice, Tone
from coup_desktop.desk.claim_bubble import ClaimBubble
from coup_desktop.desk.forms.ui_table import Ui_Table
from coup_desktop.desk.ground import Ground
from coup_desktop.desk.in_window import in_window
from coup_desktop.desk.motion.director import Director
from coup_desktop.desk.motion.scenery import Scenery
from coup_desktop.desk.oval import Placement, least, place
from coup_desktop.desk.peek import Manner
from coup_desktop.desk.said_moves import SaidMoves
from coup_desktop.desk.seat_panel import Group
from coup_desktop.desk.seat_view import SeatView
from coup_desktop.desk.sitter import Lexicon, Sitter
from coup_desktop.desk.speech import Speech
from coup_desktop.desk.table_help import show_help_under_pointer
from coup_desktop.desk.table_state import TableState
from coup_desktop.desk.table_walk import TableWalk
from coup_desktop.desk.theme import colours_of
from coup_desktop.desk.wording import Wording
from coup_desktop.engine.cast import Character
from coup_desktop.engine.events import Event, TurnBegan
from coup_desktop.engine.moves import NOBODY
from coup_desktop.engine.narrate import Narrator
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.engine.view import View

PAST_VEIL: Final = 150
"""How much of the cloth is dimmed while the past is shown, of 255."""


class TableView(Group):
    """Shows a game. It is given views and events as its audience may see them, and nothing else."""

    seat_chosen = Signal(int)
    """A seat that was offered as a target was chosen."""
    peek_pressed = Signal(int)
    """The eye at a seat was pressed; see `Peek`."""
    peek_released = Signal(int)
    peek_glanced = Signal(int)
    """Enter was pressed on it."""
    peek_left = Signal(int)
    """The pointer has left it, or it is gone."""
    changed = Signal()
    """What lies on the table may be something else."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_Table()
        self.ui.setupUi(self)
        self.setAccessibleName(self.tr("Table"))
        self._seats: list[SeatView] = []
        self._speech = Speech(self)
        self._motion = Director(self, self._speech)
        self._state: TableState | None = None
        self._past: TableState | None = None
        self._targets: Mapping[int, str] = {}
        self._speakers: Mapping[int, Choice] = {}
        self._said = SaidMoves(self.say)
        self._revealed: dict[int, tuple[Character, ...]] = {}
        self._narrator: Narrator | None = None
        self._first = 0
        self._placement: Placement | None = None
        self._cloth = cloth.DEFAULT
        self._ground = Ground(self)
        self._back = faces.DEFAULT_BACK
        self._by_press = False
        self._walk = TableWalk(self)
        self.ui.pots.hide()

    # ------------------------------------------------------------------------------ what is shown

    def set_table(
        self,
        ruleset: Ruleset,
        names: tuple[str, ...],
        kinds: tuple[str, ...],
        portraits: tuple[str, ...],
        viewpoint: int | None,
        *,
        first: int = 0,
        recorded: bool = False,
    ) -> None:
        """Lay the table for a new game.

        Args:
            ruleset: the rules in force.
            names: of the seats, clockwise.
            kinds: `human` or a bot's word, a seat each.
            portraits: file names in `resources/portraits` without ending, a seat each.
            viewpoint: the one person's seat, at the bottom with an open hand; None where there are
                several or none, and no hand is large: then `first` is at the bottom.
            first: a seat.
            recorded: whether a recorded game is watched, in which nobody decides: `show_state`.
        """
        focus = QApplication.focusWidget()
        had_focus = focus is not None and self.isAncestorOf(focus)
        self._clear()
        self._narrator = Narrator(ruleset, names, in_window)
        self._state = TableState.empty(ruleset, viewpoint)
        self._first = first if viewpoint is None else viewpoint
        lexicon = self._lexicon(ruleset, self._narrator)
        for number, (name, kind, portrait) in enumerate(zip(names, kinds, portraits, strict=True)):
            sitter = Sitter(name, kind, portrait, recorded)
            seat = SeatView(sitter, lexicon, own=number == viewpoint, parent=self)
            seat.setObjectName(f"seat{number}")
            seat.spread.connect(self._restack)
            seat.chosen.connect(partial(self.seat_chosen.emit, number))
            seat.peek_pressed.connect(partial(self.peek_pressed.emit, number))
            seat.peek_released.connect(partial(self.peek_released.emit, number))
            seat.peek_glanced.connect(partial(self.peek_glanced.emit, number))
            seat.peek_left.connect(partial(self.peek_left.emit, number))
            seat.peek.set_by_press(self._by_press)
            self._seats.append(seat)
            self._lay_backs(seat)
        self._name()
        self._refresh()
        self.updateGeometry()
        self._lay_out()
        for part in (*self._seats, self.ui.pots):
            part.show()
        order = self._order()
        for part in (*order, self.ui.pots):
            part.raise_()  # the order in which a screen reader comes to them
        scenery = Scenery(self, self._seats, self.ui.pots, self._narrator.character_name)
        self._motion.set_scene(scenery, self._state)
        columns = [*(seat.parts for seat in order), self.ui.pots.parts]
        self._walk.lay(columns, keep_focus=had_focus)

    def show_view(self, view: View) -> None:
        """Show everything that a view says, at once: what moves is in its place then."""
        self._motion.settle(view.history[-1] if view.history else None)
        if self._state is not None:
            waiting = self._state.asked
            self._state.show(view)
            self._state.asked = waiting
            self._refresh()

    def show_state(self, state: TableState, turn: Sequence[Event]) -> None:
        """Show a recorded table at once, as it stood somewhere; what moves is finished.

        Args:
            state: what lay there; it is not kept.
            turn: what had happened in the turn that ran then, as the audience may see it.
        """
        self.hush()
        if self._state is not None:
            self._state.become(state)
            self._refresh()
            self.recall(turn)

    def apply(self, event: Event, milliseconds: int = 0) -> None:
        """Show one event. The table says at once how it is then; what moved before is finished.

        Args:
            event: as the audience may see it.
            milliseconds: how long it stands; what moves takes a part of it. 0: nothing moves.
        """
        if self._state is None or self._narrator is None:
            return
        move = self._motion.plan(event, milliseconds)
        self._state.apply(event)
        self._speech.follow(event)
        self._refresh()
        self._said.hear(self._narrator, event)
        move()

    def recall(self, history: Sequence[Event]) -> None:
        """Let stand what was said in the present turn, of all that was shown so far."""
        turns = [i for i, event in enumerate(history) if isinstance(event, TurnBegan)]
        for event in history[turns[-1] :] if turns else ():
            self._speech.follow(event)
            self._said.hear(self._narrator, event)

    def show_past(self, state: TableState) -> None:
        """Show the table as it stood once, until `show_present`; it is painted dimmed.

        Nothing may happen on the table meanwhile.
        """
        self._motion.finish()
        self._past = state
        self._speech.set_shown(False)
        for seat in self._seats:
            seat.show_hand((), secret=False)
        self._show_targets()
        self._refresh()
        self._name()
        self.update()

    def show_present(self) -> None:
        """Show the table as it stands now; nothing where it is shown already."""
        if self._past is not None:
            self._past = None
            for number, cards in self._revealed.items():
                self._seats[number].show_hand(cards, secret=False)
            self._speech.set_shown(True)
            self._show_targets()
            self._refresh()
            self._name()
            self.update()

    def set_waiting(self, seat: int, pending: tuple[int, ...] | None = None) -> None:
        """Mark the seat that is asked now, and no other; `NOBODY`: none.

        Args:
            seat: who is asked.
            pending: the seats that are asked after it; None: those that the last view told.
        """
        if self._state is not None:
            self._state.asked = seat
            if pending is not None:
                self._state.pending = pending
            self._refresh()

    def say(self, seat: int, text: str, short: str = "") -> None:
        """Let a seat say something; it stands until `hush` or the seat's next words.

        Args:
            seat: who speaks.
            text: what is said.
            short: the same for where there is little room; empty: there is nothing shorter.
        """
        self._speech.say(seat, self._seats[seat].sitter.name, text, short)

    def chat(self, seat: int, text: str) -> None:
        """Let a seat say something that is no move, where there is room; see `Speech.chat`."""
        self._speech.chat(seat, self._seats[seat].sitter.name, text)

    def hush_talk(self) -> None:
        """Take away what was said that is no move."""
        self._speech.hush_talk()

    def hush(self) -> None:
        """Take away what was said, at once."""
        self._motion.finish()
        self._speech.hush()

    def set_reduced_motion(self, reduced: bool) -> None:
        """Let nothing travel, only fade in its place; or let it."""
        self._motion.set_reduced(reduced)

    def set_cloth(self, word: str) -> None:
        """Lay another cloth of `cloth.CLOTHS`; an unknown word is the default's."""
        self._cloth = cloth.named(word)
        self.update()

    def set_back(self, word: str) -> None:
        """Give every card another back of `faces.BACKS`; an unknown word is the default's."""
        self._back = word
        self.ui.pots.court.setBack(word)
        for seat in self._seats:
            self._lay_backs(seat)

    # ------------------------------------------------------------------------------ what is asked

    def offer_targets(self, targets: Mapping[int, str]) -> None:
        """Let these seats be chosen, each with the key to show on it; empty: none."""
        self._targets, self._speakers = targets, {}
        self._show_targets()

    def offer_speakers(self, choices: Sequence[Choice]) -> None:
        """Let these seats speak up to an open question, or take it back; empty: none.

        They are marked as asked, and who has spoken up has a raised hand.
        """
        self._targets = {choice.seat: choice.key for choice in choices}
        self._speakers = {choice.seat: choice for choice in choices}
        self._refresh()
        self._show_targets()

    def _show_targets(self) -> None:
        now = self._past is None
        for number, seat in enumerate(self._seats):
            choice = self._speakers.get(number)
            words = "" if choice is None else choice.full_text
            raised = now and choice is not None and choice.tone is Tone.RAISED
            seat.offer(self._targets.get(number) if now else None, words, raised=raised)
        self._walk.renew()

    def set_peekable(self, seats: frozenset[int]) -> None:
        """Show the peek button at these seats."""
        for number, seat in enumerate(self._seats):
            seat.set_peekable(DIGITS[number] if number in seats else None)
        self._walk.renew()

    def set_peek_manner(self, word: str) -> None:
        """Say at each peek button how one looks there: the word of a `peek.Manner`."""
        self._by_press = word == Manner.PRESS.value
        for seat in self._seats:
            seat.peek.set_by_press(self._by_press)

    @Slot(int, int)
    def show_peek_time(self, seat: int, milliseconds: int) -> None:
        """Show at a seat for how long its hand is shown from now on; see `Peek.lasts`."""
        self._seats[seat].peek.show_time(milliseconds)

    def show_hand(
        self, seat: int, cards: tuple[Character, ...], drawn: tuple[Character, ...] = ()
    ) -> None:
        """Turn a hand, and what was drawn to it, face up for its owner, until `hide_hand`."""
        self._seats[seat].show_hand(cards, secret=True, drawn=drawn)

    def hide_hand(self, seat: int) -> None:
        """Turn a hand face down again; it is painted so before anything else happens."""
        self._seats[seat].show_hand((), secret=False)
        self._seats[seat].repaint()

    def reveal(self, seat: int, cards: tuple[Character, ...]) -> None:
        """Turn a hand face up for all, at the end of the game."""
        self._revealed[seat] = cards
        self._seats[seat].show_hand(cards, secret=False)

    def reveal_all(self, hands: Mapping[int, tuple[Character, ...]], milliseconds: int) -> None:
        """Turn hands face up for all, at the end of the game; they may take so long, 0: no time."""
        move = self._motion.turn_up(hands, milliseconds)
        for seat, cards in hands.items():
            self.reveal(seat, cards)
        move()

    # --------------------------------------------------------------------------------- where it is

    @property
    def shown(self) -> TableState | None:
        """What lies on the table as it is shown, now or as it stood once."""
        return self._past or self._state

    @property
    def narrator(self) -> Narrator | None:
        """Names what lies there."""
        return self._narrator

    def seat_view(self, seat: int) -> SeatView:
        """The widget of a seat."""
        return self._seats[seat]

    # ------------------------------------------------------------------------------------ the rest

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk from seat to seat; other keys are the window's."""
        if not self._walk.handle_key(event):
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Show the help of what is under the pointer."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            return show_help_under_pointer(event, self)
        return super().event(event)

    def minimumSizeHint(self) -> QSize:
        """What the seats fit in, in their compact form."""
        if self._state is None or not self._seats:
            return QSize(0, 0)
        return least(
            len(self._seats),
            own=self._has_own_seat(),
            teams=self._has_teams(),
            captions=self.ui.pots.captions(),
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place everything anew."""
        super().resizeEvent(event)
        self._motion.stage.setGeometry(self.rect())
        self._lay_out()

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._motion.finish()
            self._lay_out()
            self.updateGeometry()
        elif event.type() == QEvent.Type.LanguageChange:
            self.ui.retranslateUi(self)
            self._name()
            self._speech.hush_talk()  # it does not matter, and may stay unsaid in this language
            self._said.say_anew(self._narrator, self._speech.bubbles)
            self._refresh()
            self._lay_out()
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint room and table."""
        painter = QPainter(self)
        self._ground.paint(painter, self._cloth)
        if self._past is not None:
            veil = QColor(colours_of(self).room)
            veil.setAlpha(PAST_VEIL)
            painter.fillRect(self.rect(), veil)

    def _clear(self) -> None:
        self.hush()
        self._past = None
        self._name()
        self._targets, self._speakers = {}, {}
        self._revealed.clear()
        self._walk.lay((), keep_focus=False)
        for seat in self._seats:
            seat.hide()
            seat.deleteLater()
        self._seats.clear()

    def _lay_backs(self, seat: SeatView) -> None:
        for card in seat.cards:
            card.face.setBack(self._back)

    def _lexicon(self, ruleset: Ruleset, narrator: Narrator) -> Lexicon:
        wording = Wording(ruleset, narrator)
        return Lexicon(
            narrator.character_name,
            partial(character_help, wording),
            partial(spoken_help, wording),
            narrator.team_name,
            ruleset.preset.team_words.__getitem__,
        )

    def _lay_out(self) -> None:
        """Place everything anew, once there is a size; what moves is in its place then."""
        self._motion.finish()
        if self._state is None or not self._seats or self.size().isEmpty():
            return
        self._placement = place(
            self.width(),
            self.height(),
            len(self._seats),
            own=self._has_own_seat(),
            teams=self._has_teams(),
            captions=self.ui.pots.captions(),
        )
        metrics = self._placement.metrics
        for number, where in enumerate(self._placement.seats):
            seat = self._seats[(self._first + number) % len(self._seats)]
            seat.set_sizes(metrics)
            seat.set_home(where.topLeft().toPoint())
        self.ui.pots.set_sizes(metrics)
        self.ui.pots.setGeometry(self._placement.pots.toRect())
        self._speech.set_places(self._seats, self.ui.pots, metrics.bubble_font)

    def _order(self) -> list[SeatView]:
        """The seats, the first one at the bottom."""
        return [*self._seats[self._first :], *self._seats[: self._first]]

    @Slot()
    def _restack(self) -> None:
        """Bring a seat that has grown over all others, or all back; words make room."""
        if self._placement is None:
            return
        self._motion.finish()
        grown = [seat for seat in self._seats if seat.is_spread()]
        for part in (*self._order(), self.ui.pots, *grown, *self.findChildren(ClaimBubble)):
            part.raise_()
        font = self._placement.metrics.bubble_font
        self._speech.set_places(self._seats, self.ui.pots, font)

    def _name(self) -> None:
        past = self._past is not None
        self.setAccessibleName(self.tr("Table as it stood once") if past else self.tr("Table"))
        narrator = self._narrator if self._has_teams() else None
        self.ui.pots.set_reserve_name("" if narrator is None else narrator.reserve_name)

    def _has_own_seat(self) -> bool:
        return self._state is not None and self._state.viewpoint is not None

    def _has_teams(self) -> bool:
        return self._narrator is not None and self._narrator.ruleset.teams

    def _refresh(self) -> None:
        state = self.shown
        if state is None:
            return
        speakers = self._speakers if self._past is None else {}
        for number, (seat, seen) in enumerate(zip(self._seats, state.seats, strict=True)):
            seat.show_state(
                seen,
                turn=number == state.turn and state.winner == NOBODY,
                asked=number == state.asked or number in speakers,
                starter=number == state.starter,
                winner=number == state.winner,
            )
            asks = state.asked != NOBODY or bool(speakers)
            seat.set_pending(asks and number in state.pending and number not in speakers)
        self.ui.pots.show_pots(court=state.court, treasury=state.treasury, reserve=state.reserve)
        self._walk.renew()
        self._walk.renew_help()
        self.changed.emit()
