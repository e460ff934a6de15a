"""Whole games of several people at one screen: nothing hidden is painted, written or said.

Each game is played twice. The two differ in cards that are hidden, and are played so that everybody
sees the same happen. Then everything else must be the same to the last pixel, but for what an owner
looks at: a hand that is peeked at, or a decision behind the curtain that the owner has lifted.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from coup_desktop.desk.app import open_window
from coup_desktop.desk.choice_button import ChoiceButton
from coup_desktop.desk.dialogs.game_over import GameOverDialog
from coup_desktop.desk.focus_ring import FocusKeeper
from coup_desktop.desk.main_window import MainWindow
from coup_desktop.desk.places import Places
from coup_desktop.desk.seat_view import SeatView
from coup_desktop.desk.session import Session
from coup_desktop.engine.events import Phase
from coup_desktop.engine.game import Game
from coup_desktop.engine.moves import NOBODY, Move
from coup_desktop.engine.record import Record, Setup
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.engine.view import View
from coup_desktop.store.settings import Settings, save_settings
from coup_desktop.table.setup import TableSetup
from tests.desk.test_main_window import choice
from tests.desk.twin_games import OPEN_PHASES, Twins, twins
from tests.desk.witness import Witness, differences

pytestmark = pytest.mark.usefixtures("no_guard")
PATIENCE = 20_000  # milliseconds
NO_MODIFIER = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


@dataclass(frozen=True)
class Evening:
    """A table, and the twins that are played at it."""

    preset: str
    options: tuple[str, ...]
    seats: int
    people: int
    seed: int
    swapped: int | None
    phases: frozenset[Phase]
    """What people decide in private there."""
    peek: str = "hold"
    detached: bool = False
    most: int = 400
    """Decisions after which it is left."""

    def twins(self) -> Twins:
        ruleset = Ruleset.make(self.preset, self.seats, self.options)
        return twins(ruleset, self.seed, self.seed % self.seats, self.swapped)


LOSE, PROVE, EXCHANGE = Phase.LOSE, Phase.PROVE, Phase.EXCHANGE
EVENINGS = {
    "three people and two bots": Evening(
        "official", (), 5, 3, 50, 2, frozenset({LOSE, PROVE, EXCHANGE})
    ),
    "inquisitor": Evening(
        "city-state",
        ("inquisitor",),
        4,
        4,
        91,
        3,
        frozenset({LOSE, PROVE, EXCHANGE, Phase.PRESENT, Phase.DECIDE}),
        peek="press",
    ),
    "inspector": Evening(
        "coup-x",
        ("inspector",),
        4,
        2,
        25,
        None,
        frozenset({LOSE, PROVE, EXCHANGE, Phase.GIVE}),
        detached=True,
    ),
    "draft": Evening(
        "official", ("draft",), 2, 2, 188, None, frozenset({LOSE, PROVE, EXCHANGE, Phase.DRAFT})
    ),
}


class Scripted:
    """A bot that plays what is written."""

    def __init__(self, script: dict[int, Move]) -> None:
        self._script = script

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        return self._script.get(len(view.history), legal[0])


class Players:
    """Plays one of two twins in a window, and lets a witness look."""

    def __init__(
        self,
        qtbot: QtBot,
        window: MainWindow,
        witness: Witness,
        script: dict[int, Move],
    ) -> None:
        self._qtbot = qtbot
        self._window = window
        self._witness = witness
        self._script = script
        self.decided: set[Phase] = set()
        self.peeks = 0
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
        for name in ("happened", "settled", "waiting_for", "prompted", "withdrawn"):
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
            if button.isVisible() and button.isEnabled() and bar.prompt is not None
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
        prompt = self._window.ui.prompts.prompt
        assert prompt is not None
        move = self._script.get(len(prompt.view.history))
        if move is None:
            return False
        if prompt.view.phase in OPEN_PHASES:
            self._look_round()
        self.decided.add(prompt.view.phase)
        witness.stop("before the answer")
        self._answer(move)
        return True

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


def _script(plan: Twins, which: int, people: int) -> dict[int, Move]:
    """What is decided, by how much has happened.

    Where the games do not end, it leaves off when a person is to act: there they are alike still.
    """
    game, script = plan.start(which), {}
    last = len(plan.moves[which])
    if not plan.whole:
        seats = [seat if phase is Phase.ACTION else people for seat, phase, _ in plan.moves[which]]
        last = max(at for at, seat in enumerate(seats) if seat < people)
    for _, _, move in plan.moves[which][:last]:
        assert game.history is not None
        script[len(game.history)] = move
        game.play(move)
    return script


def _rig(patch: pytest.MonkeyPatch, plan: Twins, which: int, script: dict[int, Move]) -> None:
    """Have the next game be one of the twins."""

    def start(setup: TableSetup) -> tuple[Game, Record]:
        game = plan.start(which)
        kinds = tuple(seat.kind for seat in setup.seats)
        header = Setup(setup.ruleset, setup.names, kinds, plan.starter, plan.teams)
        return game, Record.of(header, game)

    patch.setattr(TableSetup, "start", start)
    patch.setattr("coup_desktop.bots.bot.make", lambda *_: Scripted(script))


def play(
    evening: Evening,
    which: int,
    qtbot: QtBot,
    qapp: QApplication,
    folder: Path,
    before: Witness | None = None,
) -> tuple[Witness, Players]:
    """Play one of the twins; gives who looked on, and who played."""
    plan, places = (
        evening.twins(),
        Places(folder / "settings.json", folder / "games", folder / "log"),
    )
    table = choice(evening.preset, evening.seats, evening.people, *evening.options)
    script = _script(plan, which, evening.people)
    settings = Settings(
        pace="instant",
        scheme="dark",
        table=table.text(),
        peek=evening.peek,
        chronicle_detached=evening.detached,
        answer_forced=plan.whole,  # else what only one of them is forced to could follow the last
    )
    save_settings(places.settings, settings)
    with pytest.MonkeyPatch.context() as patch:
        _rig(patch, plan, which, script)
        patch.setattr("coup_desktop.desk.seating.fresh_seed", lambda: plan.seed)
        # Its ends are smoothed anew with each paint; the witness says where the keyboard is.
        patch.setattr(FocusKeeper, "_moved", lambda *_: None)
        window = open_window(qapp, places)
        qtbot.addWidget(window)
        window.resize(1024, 700)
        window.show()
        qtbot.waitUntil(lambda: not evening.detached or window.ui.log.isWindow())
        qtbot.waitUntil(window.ui.log.isVisible)
        window.windowHandle().requestActivate()
        qtbot.waitUntil(lambda: QApplication.activeWindow() is window)
        witness = Witness(window, patch, folder, before)
        players = Players(qtbot, window, witness, script)
        players.play(evening.most)
        for dialog in window.findChildren(GameOverDialog):
            dialog.close()
        window.close()
    return witness, players


Games = tuple[tuple[Witness, Players], tuple[Witness, Players]]


def both(evening: Evening, qtbot: QtBot, qapp: QApplication, folder: Path) -> Games:
    """Both twins, one after the other."""
    homes = [folder / "one", folder / "other"]
    for home in homes:
        home.mkdir()
    one = play(evening, 0, qtbot, qapp, homes[0])
    return one, play(evening, 1, qtbot, qapp, homes[1], one[0])


@pytest.mark.parametrize("name", EVENINGS)
def test_twins_cannot_be_told_apart(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, name: str
) -> None:
    evening = EVENINGS[name]
    (one, players), (other, _) = both(evening, qtbot, qapp, tmp_path)
    assert differences(one, other) == []
    assert players.decided >= evening.phases
    assert players.peeks > 3
