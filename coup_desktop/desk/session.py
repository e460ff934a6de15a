"""One game on the screen: joins the controller to the table, the prompt bar and the log."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal, Slot

from coup_desktop.desk.announcer import Announcer
from coup_desktop.desk.choices import PRIVATE_PHASES
from coup_desktop.desk.hands import Hands
from coup_desktop.desk.hints import NO_PROMPT, Hints
from coup_desktop.desk.in_window import in_window
from coup_desktop.desk.letting import Letting
from coup_desktop.desk.log_book import LogBook, seated
from coup_desktop.desk.look_back import LookBack
from coup_desktop.desk.retelling import Retelling
from coup_desktop.desk.table_state import TableState
from coup_desktop.desk.table_talk import TableTalk
from coup_desktop.engine.events import Event, GameOver, TurnBegan
from coup_desktop.engine.moves import NOBODY, Move
from coup_desktop.engine.narrate import LogLine, Narrator
from coup_desktop.engine.translating import said
from coup_desktop.engine.view import View
from coup_desktop.table.controller import Controller
from coup_desktop.table.pace import Pace, event_time, shows_something
from coup_desktop.table.prompt import OpenPrompt, Prompt

if TYPE_CHECKING:
    from coup_desktop.desk.curtain import Curtain
    from coup_desktop.desk.log_panel import LogPanel
    from coup_desktop.desk.peek import Peek
    from coup_desktop.desk.prompt_bar import PromptBar
    from coup_desktop.desk.table_view import TableView


_MOST_TOLD: Final = 150
"""Letters of what is said where the table waits."""


class Session(QObject):
    """Lives as long as one game is on the screen; `close` ends it.

    It reads no hidden state: what it shows comes as events and views of the audience, and with
    several people a hand is shown only while its owner asks for it.
    """

    ended = Signal(int)
    """The game is over and shown to its end; the seat that has won."""
    halted = Signal(bool)
    """Whether the table waits for somebody to say "go on"."""
    troubled = Signal(object)
    """Something failed, as a sentence for a person."""
    asking = Signal(bool)
    """A person is asked; whether time passes meanwhile."""
    looked_back = Signal(object)
    """The line of the log at which the table is shown now; None: the present."""

    def __init__(
        self,
        controller: Controller,
        table: "TableView",
        prompts: "PromptBar",
        log: "LogPanel",
        curtain: "Curtain",
        peek: "Peek",
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._table = table
        self._prompts = prompts
        self._log = log
        self._curtain = curtain
        self._behind_curtain: Prompt | None = None
        self._handed_over = NO_PROMPT
        """A prompt whose seat asked for the screen, though it could be answered in the open."""
        self._closed = self._aside = False
        self._in_past = False
        self._happens = ""
        self._waited_for = NOBODY
        self._told: list[str] = []
        self._winner: int | None = None
        self._look: LookBack | None = None
        setup = controller.setup
        self.narrator = Narrator(setup.ruleset, setup.shown_names, in_window)
        self._book = LogBook(self.narrator)
        self._announcer = Announcer(table, lambda: controller.pace, self)
        self.letting = Letting(controller, prompts, self)
        self.talk: Final = TableTalk(setup, table, self)
        self._peek = peek
        self._hands = Hands(controller, table, peek, self)
        self._hints = Hints(prompts, self)
        self._retelling = Retelling(self._write, self)
        self._connect()

    @property
    def controller(self) -> Controller:
        """Who runs the game."""
        return self._controller

    @property
    def winner(self) -> int | None:
        """The seat that has won; None while the game runs."""
        return self._winner

    @property
    def several(self) -> bool:
        """Whether several people share the screen."""
        return len(self._controller.humans) > 1

    @property
    def hands(self) -> Hands:
        """Which person's hand is open, where several share the screen."""
        return self._hands

    @property
    def has_moves(self) -> bool:
        """Whether anything was decided."""
        return bool(self._controller.keeping.record.entries)

    @property
    def happens(self) -> str:
        """What the log said last."""
        return self._happens

    @property
    def told(self) -> str:
        """What the log said since the table last waited or a person was last asked.

        The last sentence, and those before it for which there is room.
        """
        told = self._told[-1:]
        for earlier in reversed(self._told[:-1]):
            if len(earlier) + sum(map(len, told)) > _MOST_TOLD:
                break
            told.insert(0, earlier)
        return " ".join(told)

    def lay(self, portraits: tuple[str, ...]) -> None:
        """Lays the table, as the game stands. `portraits`: a picture's name for each seat."""
        setup = self._controller.setup
        kinds = tuple(seat.kind for seat in setup.seats)
        audience = self._controller.audience
        self._table.set_table(setup.ruleset, setup.shown_names, kinds, portraits, audience)
        self._hands.lay()
        before = self._controller.first_view
        self._prompts.set_table(self.narrator, setup.shown_names, self.several, before)
        start = TableState.empty(setup.ruleset, audience)
        start.show(before)
        self._log.clear()
        self._book.begin()
        if self._look is not None:
            self._look.deleteLater()
        self._look = LookBack(self._controller, self._table, self._log, start, self)
        self._look.turned.connect(self.looked_back)
        self._look.turned.connect(self._tell_time)
        history = self._controller.history
        self.talk.catch_up(history)
        self._retelling.begin(history)
        self._show_present(history, before)

    def _show_present(self, history: Sequence[Event], before: View) -> None:
        """Shows the table as it stands after a history; `before`: how it is without one."""
        view = self._controller.view(self._controller.audience)
        self._table.show_view(view if history else before)
        self._table.recall(history)
        self.letting.look(view)

    @Slot()
    def _go_back(self) -> None:
        """Something was undone: shows the game as it stands now, and what led there alone."""
        self._retelling.finish()
        self._announcer.stop()
        self._hands.close()
        self._table.hush()
        self._told.clear()
        history = self._controller.history
        self.talk.catch_up(history)
        if self._look is not None:
            self._look.cut(len(history))
        self._book.cut(history)
        self._happens = self._log.line(self._log.count() - 1) if self._log.count() else ""
        self._show_present(history, self._controller.first_view)

    def close(self) -> None:
        """Takes the game off the screen, at once, and lets go of the widgets. Once."""
        if self._closed:
            return
        self._closed = True
        self._retelling.drop()
        self.look_now()
        self._controller.close()
        if not self._aside:
            self._let_go()

    def set_aside(self) -> None:
        """Takes a game that is over off the screen, until `come_back`; nobody loses its record."""
        self._retelling.drop()
        self.look_now()
        self._let_go()
        self._aside = True

    def come_back(self, portraits: tuple[str, ...]) -> None:
        """Shows the game again that was set aside. `portraits`: a picture's name for each seat."""
        self._aside = False
        self._connect()
        self.lay(portraits)
        self._show_end(0)

    def _let_go(self) -> None:
        """Leaves table, bar and log to something else."""
        self._hands.end()
        self._hints.close()
        self._disconnect()
        self._curtain.drop()
        self._prompts.clear()
        self._prompts.countdown.hold(False)
        self._table.offer_targets({})
        self._table.hush()

    def _pairs(self) -> list[tuple[object, object]]:
        table, prompts, controller = self._table, self._prompts, self._controller
        return [
            (controller.happened, self._show),
            (controller.settled, self._settle),
            (controller.waiting_for, self._wait_for),
            (controller.prompted, self._ask),
            (controller.opened, self._ask_together),
            (controller.spoke, prompts.show_spoken),
            (controller.withdrawn, self._withdraw),
            (controller.paused, self._announcer.stop),
            (controller.paused, self._halt),
            (controller.held, self._tell_held),
            (controller.letting_pass, self._tell_letting),
            (controller.over, self._end),
            (controller.trouble, self.troubled),
            (controller.went_back, self._go_back),
            (controller.seated, self._tell_seated),
            (prompts.answered, self._answer),
            (prompts.told, self._announcer.ask),
            (prompts.targets_offered, table.offer_targets),
            (prompts.speakers_offered, table.offer_speakers),
            (prompts.spoke, self._speak),
            (prompts.closed, self._close_question),
            (controller.held, prompts.countdown.hold),
            (table.seat_chosen, prompts.choose_seat),
            (self._curtain.lifted, self._lift),
            (self._peek.away, self._cover_again),
            (self._log.line_activated, self._look_at),
            (self._log.line_entered, self._enter_line),
            (self._log.line_reached, self._look_further),
            (self._log.language_changed, self._say_anew),
            *self.letting.pairs(),
            *self._hands.pairs(),
            *self._hints.pairs(),
            (self._hints.covering, self._hand_over),
        ]

    def _connect(self) -> None:
        for signal, slot in self._pairs():
            signal.connect(slot)  # type: ignore[attr-defined]

    def _disconnect(self) -> None:
        for signal, slot in self._pairs():
            signal.disconnect(slot)  # type: ignore[attr-defined]

    # What happens.

    @Slot(object)
    def _show(self, event: Event) -> None:
        self._retelling.finish()
        if shows_something(event):
            self._table.set_waiting(NOBODY)  # nobody is asked while something is shown
        self._table.apply(event, event_time(self._controller.pace, event))
        lines = self._write(event)
        talk = self.talk.hear(event, quickly=self._controller.pace is Pace.INSTANT)
        told = [*(line.text for line in lines), *([talk] if talk else [])]
        self._announcer.hear(told, turn_begins=isinstance(event, TurnBegan))
        for line in lines:
            if not line.heading:
                self._told.append(line.text)
            self._prompts.wait_for(line.text)

    def _write(self, event: Event) -> list[LogLine]:
        """Writes what happened into the log; returns the lines."""
        lines = self._book.lines(event, self._log.count())
        if self._look is not None:
            self._look.note(event, lines, self.narrator.sentence(event))
        if lines:
            self._happens = lines[-1].text
        return lines

    @Slot()
    def _say_anew(self) -> None:
        """Says all that was told in the language that is on now."""
        self._retelling.finish()
        self._log.rewrite(self._book.said_anew())
        self._told.clear()
        self._happens = self._log.line(self._log.count() - 1) if self._log.count() else ""
        self._say_who_is_waited_for()
        if self._look is not None and self._look.row is not None:
            self.looked_back.emit(self._log.line(self._look.row))

    @Slot(int)
    def _look_at(self, row: int) -> None:
        if self._look is not None and self._curtain.seat is None:
            self._hands.set_past(True)
            self._look.go_to(row)

    @Slot(int)
    def _enter_line(self, row: int) -> None:
        """Enter on a line goes there, and from there back to now."""
        if self._look is not None and self._look.row == row:
            self._look.leave()
        else:
            self._look_at(row)

    @Slot(int)
    def _look_further(self, row: int) -> None:
        if self._look is not None and self._look.looking:
            self._look.go_to(row)

    @Slot()
    def look_now(self) -> None:
        """Shows the table as it stands; nothing where the past is not shown."""
        if self._look is not None:
            self._look.leave()

    @Slot(object)
    def _settle(self, view: View) -> None:
        self._table.show_view(view)

    @Slot(bool)
    def _halt(self, waits: bool) -> None:
        self.halted.emit(waits)
        if not waits:
            self._told.clear()

    @Slot(int)
    def _wait_for(self, seat: int) -> None:
        # A person may be spared the question; `_ask` says who is not.
        is_bot = seat != NOBODY and seat not in self._controller.sitting
        self._waited_for = seat if is_bot else NOBODY
        self._table.set_waiting(self._waited_for)
        if is_bot:
            self._say_who_is_waited_for()

    def _say_who_is_waited_for(self) -> None:
        waiting = ""
        if self._waited_for != NOBODY:
            name = self._controller.setup.shown_names[self._waited_for]
            waiting = self.tr("Waiting for {name}…").format(name=name)
        self._prompts.wait_for(self._happens, waiting)

    @Slot(object)
    def _tell_time(self, line: str | None) -> None:
        """Says aloud which time the table shows; None: the present. The line itself is read."""
        past = line is not None
        self._hands.set_past(past)
        if past is not self._in_past:
            then, now = self.tr("The table as it stood then."), self.tr("The table as it is now.")
            self._announcer.ask(then if past else now)
        self._in_past = past

    @Slot(bool)
    def _tell_held(self, held: bool) -> None:
        """Says aloud that somebody has stopped the table."""
        if held and not (self._look is not None and self._look.looking):
            self._announcer.ask(self.tr("The game is paused."))

    @Slot(int, bool)
    def _tell_letting(self, seat: int, on: bool) -> None:
        """Says aloud that things pass from now on, or that a person is asked again."""
        if on:
            text = self.tr("Things pass for {name} from now on.")
        else:
            text = self.tr("{name} is asked again.")
        self._announcer.hear(
            [text.format(name=self._controller.setup.shown_names[seat])], turn_begins=False
        )

    @Slot(int, bool)
    def _tell_seated(self, seat: int, sits: bool) -> None:
        """Says in the log who decides for a person's seat from now on."""
        name = self._controller.setup.shown_names[seat]
        self.tell(seated(name, sits=sits, resigned=seat in self._controller.resigned))
        self.letting.look(self._controller.view(self._controller.audience))

    def tell(self, words: str) -> None:
        """Says in the log, and aloud, what people did that is no move."""
        self._retelling.finish()
        self._log.append(words)
        self._announcer.hear([said(words, in_window)], turn_begins=False)

    @Slot(int)
    def _end(self, winner: int) -> None:
        self._winner = winner
        self._announcer.stop()
        self._show_end(event_time(self._controller.pace, GameOver(winner)))
        self.ended.emit(winner)

    def _show_end(self, milliseconds: int) -> None:
        """Turns all hands up, which are open from now on; they may take so long."""
        self._hands.end()
        seats = range(len(self._controller.setup.seats))
        hands = {seat: self._controller.view(seat).hand for seat in seats}
        self._table.reveal_all(hands, milliseconds)

    # What is asked.

    @Slot(object)
    def _ask(self, prompt: Prompt) -> None:
        self._retelling.finish()
        self._hands.close()
        self._told.clear()
        self.look_now()
        self._table.set_waiting(prompt.seat)
        self.asking.emit(False)
        if self._is_private(prompt):
            self._cover(prompt)
        else:
            self._hints.set_private(not self.several)
            self._prompts.ask(prompt)

    def _is_private(self, prompt: Prompt) -> bool:
        """Whether a prompt is for the eyes of the seat that is asked, and others may be looking."""
        private = prompt.view.phase in PRIVATE_PHASES or prompt.id == self._handed_over
        return self.several and private

    @Slot(object)
    def _hand_over(self, prompt: Prompt) -> None:
        """Has the screen handed over to who wants a hint: that is about the seat's own cards."""
        self._handed_over = prompt.id
        self._cover_again()

    def _cover(self, prompt: Prompt) -> None:
        """Has the screen handed over before a private decision."""
        self._behind_curtain = prompt
        self._hands.cover()
        sitter = self._table.seat_view(prompt.seat).sitter
        self._curtain.cover(prompt.seat, sitter.name, sitter.portrait)
        self._announcer.ask(self._curtain.words())

    @Slot()
    def _cover_again(self) -> None:
        """Puts a private decision behind the curtain again: nobody may be looking after it."""
        prompt = self._prompts.prompt
        if prompt is not None and self._is_private(prompt):
            self.look_now()
            self._prompts.withdraw(prompt.id)
            self._cover(prompt)

    @Slot(object)
    def _ask_together(self, prompt: OpenPrompt) -> None:
        """Asks several people in the open: nothing is shown that is anybody's secret."""
        self._hands.close()
        self._told.clear()
        self.look_now()
        self._table.set_waiting(NOBODY)
        self.asking.emit(prompt.countdown > 0)
        self._prompts.ask_together(prompt)

    @Slot(int, int, bool)
    def _speak(self, prompt_id: int, seat: int, up: bool) -> None:
        self._hands.close()
        self._controller.speak(prompt_id, seat, up=up)

    @Slot(int)
    def _close_question(self, prompt_id: int) -> None:
        self._hands.close()
        self._controller.close_question(prompt_id)

    @Slot(int)
    def _lift(self, seat: int) -> None:
        prompt, self._behind_curtain = self._behind_curtain, None
        if prompt is not None and prompt.seat == seat:
            self.look_now()
            self._hands.open(seat)
            self._hints.set_private(True)
            self._prompts.ask(prompt)
            self._hints.look(prompt)

    @Slot(int, object)
    def _answer(self, prompt_id: int, move: Move) -> None:
        self._hands.close()
        self._controller.answer(prompt_id, move)

    @Slot(int)
    def _withdraw(self, prompt_id: int) -> None:
        if self._behind_curtain is not None and self._behind_curtain.id == prompt_id:
            self._behind_curtain = None
            self._curtain.drop()
        self._hands.close()
        self._prompts.withdraw(prompt_id)
