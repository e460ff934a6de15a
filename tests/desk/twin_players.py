"""The people and bots of a pair of twin games, who play them in the window by keys and mouse."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from coup_desktop.desk.choice_button import ChoiceButton
from coup_desktop.desk.main_window import MainWindow
from coup_desktop.desk.seat_view import SeatView
from coup_desktop.desk.session import Session
from coup_desktop.engine.events import Phase
from coup_desktop.engine.moves import ALLOW, NOBODY, Move
from coup_desktop.engine.view import View
from coup_desktop.table.prompt import OpenPrompt, Prompt
from tests.desk.twin_games import OPEN_PHASES, Decision, Twins
from tests.desk.witness import Witness

PATIENCE = 20_000  # milliseconds
NO_MODIFIER = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


class Script:
    """What is decided in one of the twins, by how much has happened before.

    Where the games do not end, it leaves off when a person is to act: there they are alike still.
    """

    def __init__(self, plan: Twins, which: int, people: int) -> None:
        """Args: people: the first seats, that are theirs."""
        game, self._people = plan.start(which), people
        self._rounds: dict[int, list[Decision]] = {}
        last = len(plan.moves[which])
        if not plan.whole:
            acts = [
                at
                for at, (seat, phase, _) in enumerate(plan.moves[which])
                if seat < people and phase is Phase.ACTION
            ]
            last = acts[-1]
        moves = plan.moves[which][:last]
        for at, (_, _, move) in enumerate(moves):
            assert game.history is not None
            self._rounds[len(game.history)] = list(moves[at:])
            game.play(move)

    def move(self, view: View) -> Move | None:
        """What is decided next; None: nothing is written any more."""
        left = self._rounds.get(len(view.history))
        return None if left is None else left[0][2]

    def speaker(self, opened: OpenPrompt) -> int | None:
        """Who speaks up to a question in the open; `NOBODY`, or None as above."""
        left = self._rounds.get(len(opened.view.history))
        if left is None:
            return None
        for seat, phase, move in left:
            if phase is not opened.view.phase:
                break
            if move is not ALLOW:
                return seat if seat < self._people else NOBODY
        return NOBODY


class Scripted:
    """A bot that plays what is written."""

    def __init__(self, script: Script) -> None:
        self._script = script

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        return self._script.move(view) or legal[0]


class Players:
    """Plays one of two twins in a window, and lets a witness look."""

    def __init__(
        self,
        qtbot: QtBot,
        window: MainWindow,
        witness: Witness,
        script: Script,
    ) -> None:
        self._qtbot = qtbot
        self._window = window
        self._witness = witness
        self._script = script
        self.decided: set[Phase] = set()
        self.peeks = 0
        self.hints = 0
        self._hinted: Prompt | None = None
        self._turn = 0

    @property
    def _session(self) -> Session:
        session = self._window.host.session
        assert session is not None
        return session

    def play(self, most: int) -> None:
        """Play on until the game is over, or the script is."""
        self._watch()
        self._window.begin()
        for _ in range(most):
            self._qtbot.waitUntil(self._ready, timeout=PATIENCE)
            if self._session.winner is not None:
                break
            self._witness.stop("ready")
            if not self._step():
                break
        self._witness.leave()

    def _watch(self) -> None:
        controller = self._session.controller
        for name in ("happened", "settled", "waiting_for", "prompted", "opened", "withdrawn"):
            getattr(controller, name).connect(self._stop(name))
        controller.over.connect(self._witness.leave)  # from then on all cards are open

    def _stop(self, name: str) -> Callable[..., None]:
        return lambda *_: self._witness.stop(name)

    def _ready(self) -> bool:
        lift = self._window._curtain.ui.lift
        covered = self._window._curtain.seat is not None
        return self._session.winner is not None or (
            lift.isEnabled() if covered else bool(self._offered())
        )

    def _offered(self) -> list[ChoiceButton]:
        bar = self._window.ui.prompts
        return [
            button
            for button in bar.findChildren(ChoiceButton)
            if button.isVisible() and button.isEnabled() and bar.is_asking
        ]

    def _step(self) -> bool:
        """Let somebody decide; False where the script does not say what."""
        witness, curtain = self._witness, self._window._curtain
        if curtain.seat is not None:
            witness.read()
            self._try_to_peek()
            witness.owner, witness.private = curtain.seat, True
            curtain.ui.lift.click()
            return True
        prompt, opened = self._window.ui.prompts.prompt, self._window.ui.prompts.open_prompt
        if opened is not None:
            return self._speak_up(opened)
        assert prompt is not None
        move = self._script.move(prompt.view)
        if move is None:
            return False
        if self._hinted is prompt:
            self._read_hint()
        elif prompt.view.phase in OPEN_PHASES:
            self._look_round()
            if self._turn % 4 == 1 and self._ask_for_hint(prompt):
                return True
        self.decided.add(prompt.view.phase)
        witness.stop("before the answer")
        self._answer(move)
        return True

    def _ask_for_hint(self, prompt: Prompt) -> bool:
        """Who is asked in the open wants a hint; whether the screen is handed over for it now."""
        self._hinted = prompt
        QTest.keyClick(self._window, Qt.Key.Key_H)
        self._witness.stop("a hint is wanted")
        if self._window._curtain.seat is None:
            self._read_hint()
            return False
        return True

    def _read_hint(self) -> None:
        prompts = self._window.ui.prompts
        self._qtbot.waitUntil(lambda: prompts.hint is not None, timeout=PATIENCE)
        # The bar may have grown already while it was thought about, or grows just now.
        self._qtbot.waitUntil(lambda: prompts.height() >= prompts.sizeHint().height())
        QTest.qWait(1)
        self._witness.stop("the hint")
        self.hints += 1

    def _speak_up(self, opened: OpenPrompt) -> bool:
        """What all people say to an open question; False where nothing is written."""
        speaker = self._script.speaker(opened)
        if speaker is None:
            return False
        self._look_round()
        self._witness.stop("before they speak")
        if speaker != NOBODY:
            self._click_seat(speaker)
            self._witness.stop("somebody has spoken up")
        if self._window.ui.prompts.open_prompt is opened:  # else nobody could come before
            self._qtbot.waitUntil(lambda: self._button_of(NOBODY) is not None, timeout=PATIENCE)
            self._witness.stop("nobody else")
            self._click_seat(NOBODY)
        return True

    def _button_of(self, seat: int) -> ChoiceButton | None:
        """A person's answer to an open question, or the common one; None: not now."""
        offered = ((b, b.choice) for b in self._offered())
        return next((b for b, choice in offered if choice and choice.seat == seat), None)

    def _click_seat(self, seat: int) -> None:
        button = self._button_of(seat)
        assert button is not None
        button.click()

    def _answer(self, move: Move) -> None:
        buttons = {b: b.choice.moves for b in self._offered() if b.choice is not None}
        direct = next((b for b, moves in buttons.items() if moves == (move,)), None)
        if direct is None:
            next(b for b, moves in buttons.items() if move in moves).click()
            self._witness.stop("who is the target, soon")
            self._qtbot.waitUntil(lambda: bool(self._offered()), timeout=PATIENCE)
            self._witness.stop("who is the target")
            self._answer(move)
            return
        # From the click on the owner has answered.
        self._witness.owner, self._witness.private = None, False
        direct.click()

    def _look_round(self) -> None:
        """Now and then somebody looks at a hand, or at the past."""
        self._turn += 1
        seats = [n for n in range(10) if n in self._session.controller.humans]
        seat = seats[self._turn // 3 % len(seats)]
        view = self._window.ui.table.seat_view(seat)
        if self._turn % 3 == 0 and view.peek.isVisible():
            self._peek(seat, view, by_key=self._turn % 2 == 0)
        if self._turn % 7 == 0 and self._window.ui.log.count() > 3:
            self._window.ui.log.line_activated.emit(2)
            self._witness.stop("the past")
            self._try_to_peek()
            self._session.look_now()
            self._witness.stop("the present")
            self._qtbot.waitUntil(lambda: bool(self._offered()), timeout=PATIENCE)

    def _peek(self, seat: int, view: SeatView, *, by_key: bool) -> None:
        witness, eye = self._witness, view.peek
        witness.owner = seat
        if by_key:
            QTest.keyPress(self._window.windowHandle(), _key(seat), SHIFT)
        else:
            QTest.mousePress(eye, Qt.MouseButton.LeftButton)
        assert any(card.face.shows_face() for card in view.cards if not card.isLost())
        witness.stop("peek")
        QTest.qWait(20)
        # From here on nobody looks. No frame comes between: nothing goes by way of the system.
        witness.owner = None
        if by_key:
            held = QKeyEvent(QEvent.Type.KeyRelease, _key(seat), SHIFT)
            QApplication.sendEvent(self._window.windowHandle(), held)
        else:
            where = QPointF(eye.rect().center())
            left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
            release = QEvent.Type.MouseButtonRelease
            event = QMouseEvent(release, where, eye.mapToGlobal(where), left, none, NO_MODIFIER)
            QApplication.sendEvent(eye, event)
        if self._window._peek.seat != NOBODY:  # one press shows for a while
            self._window._peek.end()
        witness.stop("peeked")
        QTest.qWait(1)
        self.peeks += 1

    def _try_to_peek(self) -> None:
        """Where nobody may."""
        for seat in self._session.controller.humans:
            QTest.keyPress(self._window.windowHandle(), _key(seat), SHIFT)
            self._witness.stop("a peek that is refused")
            QTest.keyRelease(self._window.windowHandle(), _key(seat), SHIFT)


def _key(seat: int) -> Qt.Key:
    return Qt.Key(Qt.Key.Key_1 + seat)
