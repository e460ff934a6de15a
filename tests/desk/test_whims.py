"""People do whatever comes to their minds, and the window still shows the game as it stands."""

import random
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from coup_desktop.desk.main_window import MainWindow
from coup_desktop.desk.places import Places
from coup_desktop.desk.session import Session
from coup_desktop.engine.narrate import Chronicle, Narrator
from coup_desktop.engine.record_reader import read
from coup_desktop.table.pace import Pace
from tests.desk.test_main_window import choice, close, opened

MOST_STEPS = 6_000
MOST_UNDOS = 40
SAID = ("stands up;", "sits down again.", "gives the game up;", "takes a decision back;")
"""What the chronicle has beside the game."""
GAMES = [
    choice("official", 4, 1),
    choice("official", 2, 1, "draft"),
    choice("coup-x", 6, 1, "six", "teams"),
    choice("city-state", 4, 3, "inquisitor"),
]


class Whims:
    """Does one thing after the other at a window, by chance."""

    def __init__(self, window: MainWindow, session: Session, seed: int) -> None:
        self._window = window
        self._session = session
        self._controller = session.controller
        self._chance = random.Random(seed)
        self.undone = 0
        self._things: dict[Callable[[], None], int] = {
            self._answer: 60,
            self._undo: 8,
            self._sit_or_stand: 4,
            self._hold: 2,
            self._turn_pace: 2,
            self._look_back: 3,
            self._let_pass: 2,
            self._controller.proceed: 12,
        }

    def act(self) -> None:
        """One thing."""
        curtain = self._window._curtain
        if curtain.seat is not None and self._chance.random() < 0.5:
            curtain.lifted.emit(curtain.seat)
            return
        (thing,) = self._chance.choices([*self._things], [*self._things.values()])
        thing()

    def _answer(self) -> None:
        prompts, controller = self._window.ui.prompts, self._controller
        if prompts.prompt is not None:
            controller.answer(prompts.prompt.id, self._chance.choice(prompts.prompt.legal))
        elif prompts.open_prompt is not None:
            asked = prompts.open_prompt
            if self._chance.random() < 0.5:
                controller.speak(asked.id, self._chance.choice(asked.seats), up=True)
            else:
                controller.close_question(asked.id)

    def _undo(self) -> None:
        if self.undone < MOST_UNDOS and self._window.ui.actionUndo.isEnabled():
            self.undone += 1
            self._window.ui.actionUndo.trigger()

    def _sit_or_stand(self) -> None:
        self._chance.choice(self._window.ui.menuChairs.actions()).trigger()

    def _hold(self) -> None:
        self._controller.hold(not self._controller.is_held)

    def _turn_pace(self) -> None:
        self._controller.set_pace(self._chance.choice([Pace.INSTANT, Pace.INSTANT, Pace.STEP]))

    def _look_back(self) -> None:
        log = self._window.ui.log
        if self._chance.random() < 0.5:
            self._session.look_now()
        elif log.count():
            log.line_activated.emit(self._chance.randrange(log.count()))

    def _let_pass(self) -> None:
        seat = self._chance.choice(self._controller.humans)
        self._controller.let_pass(seat, self._chance.random() < 0.5)


def check(window: MainWindow, session: Session) -> None:
    """The chronicle tells the game and no more, and signs and actions are those of now."""
    controller, log = session.controller, window.ui.log
    setup = controller.setup
    told = Chronicle(Narrator(setup.ruleset, setup.shown_names))
    expected = [line.text for event in controller.history for line in told.lines(event)]
    lines = [log.line(row) for row in range(log.count())]
    assert [line for line in lines if not any(said in line for said in SAID)] == expected
    assert window.ui.actionUndo.isEnabled() is controller.can_undo
    away = set(controller.humans) - set(controller.sitting)
    for seat in range(len(setup.shown_names)):
        assert window.ui.table.seat_view(seat).ui.portrait.isAway() is (seat in away)


@pytest.fixture
def laid(
    qtbot: QtBot, qapp: QApplication, places: Places, no_guard: None
) -> Iterator[Callable[[int], MainWindow]]:
    made: list[MainWindow] = []

    def lay(number: int) -> MainWindow:
        made.append(opened(qtbot, qapp, places, GAMES[number]))
        return made[-1]

    yield lay
    for window in made:
        close(window)


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_whatever_people_do(qtbot: QtBot, laid: Callable[[int], MainWindow], number: int) -> None:
    window = laid(number)
    session = window.host.session
    assert session is not None
    window.begin()
    whims = Whims(window, session, seed=number)
    for _ in range(MOST_STEPS):
        qtbot.wait(1)
        if session.winner is not None:
            break
        whims.act()
        if session._look is not None and not session._look.looking:
            check(window, session)
    assert session.winner is not None, "the game stands still"
    controller = session.controller
    assert controller.is_practice is bool(whims.undone)
    assert not (whims.undone and session.several)
    assert read(controller.record.text()).game.winner == session.winner
