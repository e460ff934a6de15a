"""Taking decisions back in the window: the table, the chronicle and the words stand as before."""

from dataclasses import dataclass

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from coup_desktop.bots.random_bot import RandomBot
from coup_desktop.desk import retelling
from coup_desktop.desk.claim_bubble import ClaimBubble
from coup_desktop.desk.dialogs.game_over import GameOverDialog
from coup_desktop.desk.main_window import MainWindow
from coup_desktop.engine.narrate import Chronicle, Narrator
from coup_desktop.table.pace import Pace
from coup_desktop.table.prompt import Prompt
from tests.desk.window_driver import PATIENT, Begun, controller_of

MANY = 30
PRACTICE = "counts as practice"
pytestmark = pytest.mark.usefixtures("no_guard")


def is_over(window: MainWindow) -> bool:
    return window.host.session is not None and window.host.session.winner is not None


def question_or_end(qtbot: QtBot, window: MainWindow) -> Prompt | None:
    """What is asked next, or None where the game has ended."""
    prompts = window.ui.prompts
    qtbot.waitUntil(lambda: prompts.prompt is not None or is_over(window), timeout=PATIENT)
    return prompts.prompt


def chronicle(window: MainWindow) -> list[str]:
    log = window.ui.log
    lines = [log.line(row) for row in range(log.count())]
    return [line for line in lines if PRACTICE not in line]


@dataclass(frozen=True)
class Seen:
    """All that the window shows where somebody is asked."""

    lines: list[str]
    seats: list[str]
    pots: str
    said: list[str]
    asked: str
    choices: list[str]


def seen(window: MainWindow) -> Seen:
    ui = window.ui
    count = len(controller_of(window).setup.names)
    bubbles = ui.table.findChildren(ClaimBubble)
    return Seen(
        lines=chronicle(window),
        seats=[ui.table.seat_view(seat).accessibleName() for seat in range(count)],
        pots=" ".join(part.accessibleName() for part in ui.table.ui.pots.parts().values()),
        said=sorted(bubble.accessibleName() for bubble in bubbles if bubble.isVisible()),
        asked=ui.prompts.ui.title.text(),
        choices=[choice.text for choice in ui.prompts._choices],
    )


def played(qtbot: QtBot, window: MainWindow, questions: int) -> list[Seen]:
    """Answers so many questions; what was to be seen at each, the open one last."""
    bot, found = RandomBot(5), list[Seen]()
    while True:
        prompt = question_or_end(qtbot, window)
        assert prompt is not None, "the game has ended too soon"
        found.append(seen(window))
        if len(found) > questions:
            return found
        wanted = {"income", "allow", "show"}
        careful = [move for move in prompt.legal if move.word in wanted]
        move = careful[0] if careful else bot.choose(prompt.view, prompt.legal)
        controller_of(window).answer(prompt.id, move)


def test_the_action_stands_open_exactly_where_it_does_something(qtbot: QtBot, begun: Begun) -> None:
    window = begun(4)
    controller, action = controller_of(window), window.ui.actionUndo
    states: list[bool] = []

    def compare() -> None:
        states.append(action.isEnabled())
        assert action.isEnabled() is controller.can_undo

    for signal in (controller.settled, controller.waiting_for, controller.seated, controller.over):
        signal.connect(compare)
    assert not action.isEnabled()
    question_or_end(qtbot, window)
    assert "nothing yet" in action.toolTip()
    usual = "practice"
    while (prompt := question_or_end(qtbot, window)) is not None:
        controller.answer(prompt.id, RandomBot(2).choose(prompt.view, prompt.legal))
        assert (usual in action.toolTip()) is action.isEnabled() or is_over(window)
    assert set(states) == {True, False}
    assert not action.isEnabled()
    assert "over" in action.toolTip()


@pytest.mark.parametrize(("people", "reason"), [(2, "Several people"), (0, "Only bots")])
def test_it_is_greyed_with_the_reason(qtbot: QtBot, begun: Begun, people: int, reason: str) -> None:
    window = begun(3, people)
    assert not window.ui.actionUndo.isEnabled()
    assert reason in window.ui.actionUndo.toolTip()
    assert window.ui.menuMove.toolTipsVisible()


def test_undone_thirty_times_in_a_row_it_looks_as_it_did(qtbot: QtBot, begun: Begun) -> None:
    window = begun(6, calm="tax")
    found = played(qtbot, window, MANY)
    for before in reversed(found[:-1]):
        window.ui.actionUndo.trigger()
        assert question_or_end(qtbot, window) is not None
        assert seen(window) == before
        assert sum(PRACTICE in window.ui.log.line(r) for r in range(window.ui.log.count())) == 1
    assert not window.ui.actionUndo.isEnabled()
    assert len(played(qtbot, window, MANY)) == MANY + 1


def test_afterwards_the_chronicle_is_that_of_the_game(qtbot: QtBot, begun: Begun) -> None:
    """Undone now and then, on the way to the end."""
    window = begun(4)
    controller, bot, number = controller_of(window), RandomBot(8), 0
    while (prompt := question_or_end(qtbot, window)) is not None:
        number += 1
        if number % 4 == 3 and number < MANY and controller.can_undo:
            window.ui.actionUndo.trigger()
        else:
            controller.answer(prompt.id, bot.choose(prompt.view, prompt.legal))
    setup = controller.setup
    told = Chronicle(Narrator(setup.ruleset, setup.shown_names))
    lines = [line.text for event in controller.history for line in told.lines(event)]
    assert chronicle(window) == lines
    # And each line shows the table as it was then.
    session = window.host.session
    assert session is not None
    assert session._look is not None
    coins = [seat.coins for seat in session._look._past.at(window.ui.log.count() - 1).seats]
    assert coins == [seat.coins for seat in controller.view(0).seats]


def test_by_the_key(qtbot: QtBot, begun: Begun) -> None:
    window = begun(4, calm="tax")
    window.activateWindow()
    found = played(qtbot, window, 3)
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert question_or_end(qtbot, window) is not None
    assert seen(window) == found[2]
    assert not window.ui.actionUndo.autoRepeat()


def test_it_says_that_the_game_counts_as_practice(qtbot: QtBot, begun: Begun) -> None:
    window = begun(2)
    played(qtbot, window, 1)
    assert "practice" not in window._rules.text()
    window.ui.actionUndo.trigger()
    assert "practice" in window._rules.text()
    assert "practice" in window.ui.table.accessibleDescription()
    while (prompt := question_or_end(qtbot, window)) is not None:
        controller_of(window).answer(prompt.id, RandomBot(1).choose(prompt.view, prompt.legal))
    (dialog,) = window.findChildren(GameOverDialog)
    assert "practice" in dialog.ui.turns.text()
    dialog.close()
    window.host.rematch()
    assert "practice" not in window._rules.text()


def test_from_the_past_it_goes_to_the_present(qtbot: QtBot, begun: Begun) -> None:
    window = begun(4, calm="tax")
    found = played(qtbot, window, 4)
    window.ui.log.line_activated.emit(2)
    session = window.host.session
    assert session is not None
    assert session._look is not None
    rows = [session._look.row]
    window.ui.actionUndo.trigger()
    assert [*rows, session._look.row] == [2, None]
    assert not session.controller.is_held
    assert question_or_end(qtbot, window) is not None
    assert seen(window) == found[3]


def test_at_a_step_by_step_pause(qtbot: QtBot, begun: Begun) -> None:
    window = begun(4, calm="tax")
    found = played(qtbot, window, 2)
    controller = controller_of(window)
    controller.set_pace(Pace.STEP)
    prompt = window.ui.prompts.prompt
    assert prompt is not None
    controller.answer(prompt.id, prompt.legal[0])
    for _ in range(40):
        if window.ui.foot.currentWidget() is window.ui.welcome:
            break
        controller.proceed()
        qtbot.wait(1)
    assert window.ui.foot.currentWidget() is window.ui.welcome
    window.ui.actionUndo.trigger()
    assert question_or_end(qtbot, window) is not None
    assert window.ui.foot.currentWidget() is window.ui.prompts
    assert seen(window) == found[2]


def test_a_long_history_is_told_whole_and_in_order(
    qtbot: QtBot, begun: Begun, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However it is cut into parts, and also where something happens meanwhile."""
    monkeypatch.setattr(retelling, "AT_ONCE", 7)
    window = begun(6, calm="tax")
    played(qtbot, window, 8)
    lines = chronicle(window)
    owner = window.host
    journal = controller_of(window).keeping.record
    owner.go_on_with(journal)
    assert window.ui.log.count() < len(lines)
    qtbot.waitUntil(lambda: window.ui.log.count() == len(lines), timeout=PATIENT)
    assert chronicle(window) == lines
    owner.go_on_with(journal)
    owner.begin()  # at once: the person is asked again
    assert question_or_end(qtbot, window) is not None
    assert chronicle(window) == lines
    owner.go_on_with(journal)
    assert owner.session is not None
    owner.session.tell("Somebody sneezes.")
    assert chronicle(window) == [*lines, "Somebody sneezes."]
