"""Whole games of several people at one screen: nothing hidden is painted, written or said.

Each game is played twice. The two differ in cards that are hidden, and are played so that everybody
sees the same happen. Then everything else must be the same to the last pixel, but for what an owner
looks at: a hand that is peeked at, or a decision behind the curtain that the owner has lifted.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QKeyEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from coup_desktop.desk.app import open_window
from coup_desktop.desk.choice_button import ChoiceButton
from coup_desktop.desk.dialogs.game_over import GameOverDialog
from coup_desktop.desk.focus_ring import FocusKeeper
from coup_desktop.desk.hands import Hands
from coup_desktop.desk.main_window import MainWindow
from coup_desktop.desk.motion.acts import Act
from coup_desktop.desk.motion.stage import Stage
from coup_desktop.desk.places import Places
from coup_desktop.desk.seat_view import SeatView
from coup_desktop.desk.session import Session
from coup_desktop.engine.cast import Character
from coup_desktop.engine.events import CardEvent, Phase
from coup_desktop.engine.game import Game
from coup_desktop.engine.moves import ALLOW, NOBODY, Move
from coup_desktop.engine.record import Record, Setup
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.engine.view import View
from coup_desktop.store.settings import Settings, save_settings
from coup_desktop.table.clock import Clock
from coup_desktop.table.prompt import OpenPrompt
from coup_desktop.table.setup import TableSetup
from tests.desk.test_main_window import choice
from tests.desk.twin_games import OPEN_PHASES, Decision, Twins, twins
from tests.desk.witness import Witness, differences

pytestmark = pytest.mark.usefixtures("no_guard")
PATIENCE = 20_000  # milliseconds
PARTS_OF_A_WAY = (0.15, 0.5, 0.85)
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
    moving: bool = False
    """Whether things move: then each motion is looked at on its way."""
    most: int = 400
    """Decisions after which it is left."""

    def twins(self) -> Twins:
        return _twins(self.preset, self.options, self.seats, self.seed, self.swapped)


@cache
def _twins(
    preset: str, options: tuple[str, ...], seats: int, seed: int, swapped: int | None
) -> Twins:
    return twins(Ruleset.make(preset, seats, options), seed, seed % seats, swapped)


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
        "official",
        ("draft",),
        2,
        2,
        188,
        None,
        frozenset({LOSE, PROVE, EXCHANGE, Phase.DRAFT}),
        moving=True,
    ),
}


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
        if prompt.view.phase in OPEN_PHASES:
            self._look_round()
        self.decided.add(prompt.view.phase)
        witness.stop("before the answer")
        self._answer(move)
        return True

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


def _rig(patch: pytest.MonkeyPatch, plan: Twins, which: int, script: Script) -> None:
    """Have the next game be one of the twins."""

    def start(setup: TableSetup) -> tuple[Game, Record]:
        game = plan.start(which)
        kinds = tuple(seat.kind for seat in setup.seats)
        header = Setup(setup.ruleset, setup.names, kinds, plan.starter, plan.teams)
        return game, Record.of(header, game)

    patch.setattr(TableSetup, "start", start)
    patch.setattr("coup_desktop.bots.bot.make", lambda *_: Scripted(script))


def _watch_motion(patch: pytest.MonkeyPatch, witness: Witness) -> None:
    """Look at what moves at fixed times on its way; nobody waits for it to arrive."""
    begin, wait = Stage.play, Clock.wait

    def step(stage: Stage, acts: Sequence[Act], milliseconds: int) -> None:
        begin(stage, acts, milliseconds)
        if stage.acts:
            stage._time.pause()
        for part in PARTS_OF_A_WAY:
            if stage.acts:
                stage._time.setCurrentTime(round(part * milliseconds))
                witness.stop(f"on its way, {part}")
        stage.finish()

    patch.setattr(Stage, "play", step)
    patch.setattr(Clock, "wait", lambda clock, _times: wait(clock, lambda _: 0))


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
    script = Script(plan, which, evening.people)
    settings = Settings(
        pace="normal" if evening.moving else "instant",
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
        window.ui.welcome.take_focus()  # not where the keyboard happens to be after a show
        qtbot.waitUntil(window.ui.welcome.ui.begin.hasFocus)
        witness = Witness(window, patch, folder, before)
        if evening.moving:
            _watch_motion(patch, witness)
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


def show_on(patch: pytest.MonkeyPatch) -> None:
    """A hand stays face up when its owner has answered, or looks no more."""
    patch.setattr(Hands, "_hide", lambda *_: None)


def show_a_frame_too_long(patch: pytest.MonkeyPatch) -> None:
    hide = Hands._hide
    patch.setattr(
        Hands, "_hide", lambda hands, seat: QTimer.singleShot(0, lambda: hide(hands, seat))
    )


def name_peeked_cards(patch: pytest.MonkeyPatch) -> None:
    show = SeatView.show_hand

    def show_openly(
        seat: SeatView,
        cards: tuple[Character, ...],
        *,
        secret: bool,
        drawn: tuple[Character, ...] = (),
    ) -> None:
        show(seat, cards, secret=False, drawn=drawn)

    patch.setattr(SeatView, "show_hand", show_openly)


def tell_what_was_drawn(patch: pytest.MonkeyPatch) -> None:
    """The table, the motion over it and the chronicle are given what one seat knows."""
    patch.setattr(CardEvent, "seen_by", lambda event, _: event)


def leave_the_curtain_open(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("coup_desktop.desk.session.PRIVATE_PHASES", frozenset())


def title_the_window(patch: pytest.MonkeyPatch) -> None:
    show = Hands._show

    def show_and_tell(hands: Hands, seat: int) -> None:
        show(hands, seat)
        window = hands._table.window()
        window.setWindowTitle(str(hands._controller.view(seat).hand))

    patch.setattr(Hands, "_show", show_and_tell)


def copy_the_hand(patch: pytest.MonkeyPatch) -> None:
    show = Hands._show

    def show_and_copy(hands: Hands, seat: int) -> None:
        show(hands, seat)
        QGuiApplication.clipboard().setText(str(hands._controller.view(seat).hand))

    patch.setattr(Hands, "_show", show_and_copy)


def keep_answers(patch: pytest.MonkeyPatch) -> None:
    """What answers said in private stays in buttons that nobody sees."""
    patch.setattr(ChoiceButton, "_forget", lambda _: None)


LEAKS = (
    show_on,
    show_a_frame_too_long,
    name_peeked_cards,
    tell_what_was_drawn,
    leave_the_curtain_open,
    title_the_window,
    copy_the_hand,
    keep_answers,
)


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_leak_is_seen(
    qtbot: QtBot,
    qapp: QApplication,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    leak: Callable[[pytest.MonkeyPatch], None],
) -> None:
    """None of the above would be missed, within a few decisions."""
    evening = replace(EVENINGS["draft"], most=28)
    evening.twins()  # alike as far as the rules go
    leak(monkeypatch)
    (one, _), (other, _) = both(evening, qtbot, qapp, tmp_path)
    assert differences(one, other) != []
    QGuiApplication.clipboard().clear()
