"""Empty chairs and giving up, in the window."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QInputDialog, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from coup_desktop.desk import host
from coup_desktop.desk.choice import RUN_KEY, SIT_KEY, TABLE_KEY
from coup_desktop.desk.choices import PRIVATE_PHASES
from coup_desktop.desk.dialogs.new_game import NewGameDialog
from coup_desktop.desk.main_window import MainWindow
from coup_desktop.table.pace import Pace
from coup_desktop.table.prompt import Prompt
from tests.desk.window_driver import PATIENT, Begun, controller_of, question
from tests.table.conftest import Always

pytestmark = pytest.mark.usefixtures("no_guard")


def chairs(window: MainWindow) -> list[QAction]:
    return window.ui.menuChairs.actions()


def stand_up(window: MainWindow, seat: int = 0) -> None:
    """By the menu, at a pace at which one can come back."""
    controller_of(window).set_pace(Pace.SLOW)
    chairs(window)[seat].trigger()


def keys(window: MainWindow) -> list[str]:
    return [offered.key for offered in window.ui.prompts._choices]


def test_the_menu_lists_the_people(qtbot: QtBot, begun: Begun) -> None:
    window = begun(5, 3, calm="income")
    names = [action.text() for action in chairs(window)]
    assert names == ["Person0 sits here", "Person1 sits here", "Person2 sits here"]
    assert all(action.isCheckable() and action.isChecked() for action in chairs(window))
    assert window.ui.menuChairs.isEnabled()
    assert window.ui.actionResign.isEnabled()


def test_nobody_is_listed_where_only_bots_play(begun: Begun) -> None:
    window = begun(3, 0, calm="income")
    assert chairs(window) == []
    assert not window.ui.menuChairs.isEnabled()
    assert not window.ui.actionResign.isEnabled()


def test_who_stands_up_leaves_the_chair_to_a_bot(qtbot: QtBot, begun: Begun) -> None:
    window = begun(calm="income")
    asked = question(qtbot, window)
    stand_up(window)
    seat = window.ui.table.seat_view(0)
    assert window.ui.prompts.prompt is None
    assert not chairs(window)[0].isChecked()
    assert "a bot plays for Person0" in seat.accessibleName()
    assert "a bot plays" in seat.ui.portrait.accessibleName()
    assert seat.ui.portrait.isAway()
    assert seat.status() == "thinking…"
    assert "stands up" in window.ui.log.line(window.ui.log.count() - 1)
    chairs(window)[0].trigger()
    again = question(qtbot, window)
    assert (again.seat, again.view) == (asked.seat, asked.view)
    assert not seat.ui.portrait.isAway()
    assert "a bot plays" not in seat.accessibleName()
    assert chairs(window)[0].isChecked()


def test_the_bar_offers_to_sit_down_again(qtbot: QtBot, begun: Begun) -> None:
    window = begun(calm="income")
    question(qtbot, window)
    stand_up(window)
    assert keys(window) == [SIT_KEY, RUN_KEY, TABLE_KEY]
    assert "stood up" in window.ui.prompts.ui.title.text()
    QTest.keyClick(window, Qt.Key.Key_S)
    assert question(qtbot, window).seat == 0
    assert controller_of(window).sitting == (0,)


def test_the_step_by_step_pause_offers_it_too(qtbot: QtBot, begun: Begun) -> None:
    window = begun(calm="income")
    question(qtbot, window)
    controller_of(window).set_pace(Pace.STEP)
    chairs(window)[0].trigger()
    welcome = window.ui.welcome
    qtbot.waitUntil(lambda: window.ui.foot.currentWidget() is welcome, timeout=PATIENT)
    assert welcome.ui.above.isVisible()
    assert welcome.ui.run.isVisible()
    assert welcome.ui.change.isVisible()
    QTest.mouseClick(welcome.ui.above, Qt.MouseButton.LeftButton)
    assert controller_of(window).sitting == (0,)
    assert not welcome.ui.above.isVisible()
    assert not welcome.ui.run.isVisible()  # it is no longer only bots that play


def test_whose_chair_a_bot_keeps_is_asked_before_the_game_is_left(
    qtbot: QtBot, begun: Begun
) -> None:
    window = begun(calm="income")
    question(qtbot, window)
    stand_up(window)
    session = window.host.session
    assert window.host.has_game
    QTest.keyClick(window, Qt.Key.Key_N)
    (dialog,) = window.findChildren(NewGameDialog)
    dialog.accept()
    (box,) = window.findChildren(QMessageBox)
    box.reject()
    assert window.host.session is session


def test_without_waiting_it_would_be_over_at_once(qtbot: QtBot, begun: Begun) -> None:
    """So the bot takes its time while somebody could come back."""
    window = begun(calm="income")
    question(qtbot, window)
    controller = controller_of(window)
    paces = [controller.pace]
    chairs(window)[0].trigger()
    paces.append(controller.pace)
    qtbot.waitUntil(lambda: keys(window) == [SIT_KEY, RUN_KEY, TABLE_KEY], timeout=PATIENT)
    window.ui.prompts.sit_down.emit()
    paces.append(controller.pace)  # as it was chosen
    question(qtbot, window)
    controller.resign(0)
    paces.append(controller.pace)  # nobody is to come back
    assert paces == [Pace.INSTANT, Pace.FAST, Pace.INSTANT, Pace.INSTANT]


def test_several_stand_up_and_come_back_together(qtbot: QtBot, begun: Begun) -> None:
    window = begun(4, 2, calm="income")
    stand_up(window, 1)
    assert SIT_KEY not in keys(window)  # somebody still plays
    stand_up(window, 0)
    assert keys(window) == [SIT_KEY, RUN_KEY, TABLE_KEY]
    assert "Nobody sits" in window.ui.prompts.ui.title.text()
    QTest.keyClick(window, Qt.Key.Key_S)
    assert controller_of(window).sitting == (0, 1)


def test_behind_a_curtain_nothing_is_shown(qtbot: QtBot, begun: Begun) -> None:
    """Whoever is to take the screen has left: the bot answers, the curtain falls."""
    window = begun(4, 2)
    controller, curtain = controller_of(window), window._curtain
    private: list[Prompt] = []

    def answer(prompt: Prompt) -> None:
        if prompt.view.phase in PRIVATE_PHASES:
            private.append(prompt)
        else:
            wanted = {"exchange", "allow", "challenge"}
            move = next((m for m in prompt.legal if m.word in wanted), prompt.legal[0])
            controller.answer(prompt.id, move)

    controller.prompted.connect(answer)
    controller.opened.connect(lambda opened: controller.close_question(opened.id))
    qtbot.waitUntil(lambda: bool(private), timeout=PATIENT)
    prompt = private[0]
    covered = [curtain.seat]
    controller.set_pace(Pace.SLOW)
    chairs(window)[controller.humans.index(prompt.seat)].trigger()
    assert [*covered, curtain.seat] == [prompt.seat, None]
    assert window.ui.prompts.prompt is None
    seat = window.ui.table.seat_view(prompt.seat)
    hidden = controller.view(prompt.seat).seats[prompt.seat].influence
    faces = [card.face for card in seat.cards][:hidden]
    assert not any(face.isFaceUp() for face in faces)
    window._curtain.lifted.emit(prompt.seat)  # a late click on what was there
    assert window.ui.prompts.prompt is None
    assert not any(face.isFaceUp() for face in faces)


def test_who_leaves_an_open_question_is_not_asked_any_more(
    qtbot: QtBot, begun: Begun, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = begun(4, 3, calm="income")
    monkeypatch.setattr(host, "make_bot", lambda _word, _seed: Always("tax", "allow"))
    window.host.lay(replace(window.host.choice, starter=3))
    window.host.begin()
    prompts = window.ui.prompts

    def open_to() -> tuple[int, ...]:
        opened = prompts.open_prompt
        return () if opened is None else opened.seats

    qtbot.waitUntil(lambda: open_to() == (0, 1, 2), timeout=PATIENT)
    chairs(window)[1].trigger()
    qtbot.waitUntil(lambda: open_to() == (0, 2), timeout=PATIENT)
    assert "a bot plays" in window.ui.table.seat_view(1).accessibleName()
    chairs(window)[1].trigger()
    qtbot.waitUntil(lambda: open_to() == (0, 1, 2), timeout=PATIENT)
    controller_of(window).resign(0)
    qtbot.waitUntil(lambda: open_to() == (1, 2), timeout=PATIENT)
    chairs(window)[1].trigger()
    asked = question(qtbot, window)  # one alone is asked as ever
    assert asked.seat == 2


# ----------------------------------------------------------------------------------- giving up


def the_question(window: MainWindow) -> QMessageBox:
    (box,) = window.findChildren(QMessageBox)
    return box


def press(box: QMessageBox, text: str) -> None:
    (button,) = [button for button in box.findChildren(QPushButton) if button.text() == text]
    button.click()


def test_giving_up_takes_a_question(qtbot: QtBot, begun: Begun) -> None:
    window = begun(calm="income")
    question(qtbot, window)
    window.ui.actionResign.trigger()
    box = the_question(window)
    assert "Person0" in box.text()
    default = box.defaultButton()
    assert isinstance(default, QPushButton)
    assert default.text() == "Go on playing"
    press(box, "Go on playing")
    assert not controller_of(window).resigned
    assert question(qtbot, window).seat == 0


@pytest.mark.parametrize("stands", [False, True])
def test_who_gives_up_may_watch_run_on_or_leave(qtbot: QtBot, begun: Begun, stands: bool) -> None:
    window = begun(3, calm="income")
    question(qtbot, window)
    controller = controller_of(window)
    controller.set_pace(Pace.SLOW)
    if stands:
        stand_up(window)
    window.ui.actionResign.trigger()
    press(the_question(window), "Give up")
    assert controller.resigned == {0}
    assert keys(window) == [RUN_KEY, TABLE_KEY]  # no way back
    assert "given up" in window.ui.prompts.ui.title.text()
    seat = window.ui.table.seat_view(0)
    assert "gave the game up" in seat.accessibleName()
    assert not chairs(window)[0].isEnabled()
    assert not chairs(window)[0].isChecked()
    assert not window.ui.menuChairs.isEnabled()
    assert not window.ui.actionResign.isEnabled()
    assert not window.ui.actionUndo.isEnabled()
    assert "given this game up" in window.ui.actionUndo.toolTip()
    assert not window.host.has_game  # bots are left unasked
    turns = controller.view(0).turns
    qtbot.waitUntil(lambda: not window.ui.prompts._guard.active, timeout=PATIENT)
    QTest.keyClick(window, Qt.Key.Key_R)
    assert controller.pace is Pace.INSTANT
    qtbot.waitUntil(lambda: controller.view(0).turns > turns + 5, timeout=PATIENT)
    QTest.keyClick(window, Qt.Key.Key_N)
    window.ui.actionNewGame.trigger()
    (dialog,) = window.findChildren(NewGameDialog)
    dialog.close()


def test_several_are_asked_who(qtbot: QtBot, begun: Begun) -> None:
    window = begun(4, 3, calm="income")
    window.ui.actionResign.trigger()
    (dialog,) = window.findChildren(QInputDialog)
    assert dialog.comboBoxItems() == ["Person0", "Person1", "Person2"]
    dialog.setTextValue("Person1")
    dialog.accept()
    box = the_question(window)
    assert "Person1" in box.text()
    press(box, "Give up")
    controller = controller_of(window)
    assert controller.resigned == {1}
    assert controller.sitting == (0, 2)
    assert [action.isEnabled() for action in chairs(window)] == [True, False, True]
    window.ui.actionResign.trigger()
    dialog = window.findChildren(QInputDialog)[-1]
    assert dialog.comboBoxItems() == ["Person0", "Person2"]
    dialog.reject()


def test_all_of_several_give_up(qtbot: QtBot, begun: Begun) -> None:
    window = begun(4, 2, calm="income")
    controller = controller_of(window)
    controller.set_pace(Pace.SLOW)
    for seat in (0, 1):
        controller.resign(seat)
    assert keys(window) == [RUN_KEY, TABLE_KEY]
    assert "All of you are out" in window.ui.prompts.ui.title.text()


def test_a_question_of_a_game_that_has_gone_does_nothing(qtbot: QtBot, begun: Begun) -> None:
    window = begun(calm="income")
    question(qtbot, window)
    window.ui.actionResign.trigger()
    box = the_question(window)
    window.host.rematch()
    press(box, "Give up")
    assert not controller_of(window).resigned


def test_who_is_exiled_neither_stands_up_nor_gives_up(qtbot: QtBot, begun: Begun) -> None:
    window = begun(3)
    controller = controller_of(window)
    controller.prompted.connect(
        lambda p: controller.answer(
            p.id, next((m for m in p.legal if m.word == "challenge"), p.legal[0])
        )
    )
    session = window.host.session
    assert session is not None
    qtbot.waitUntil(lambda: session.winner is not None, timeout=PATIENT)
    assert not chairs(window)[0].isEnabled()
    assert not window.ui.menuChairs.isEnabled()
    assert not window.ui.actionResign.isEnabled()


def test_bots_are_left_to_a_replay_without_chairs(qtbot: QtBot, begun: Begun) -> None:
    window = begun(calm="income")
    question(qtbot, window)
    window.host.leave()
    window._people.look()
    assert not window.ui.menuChairs.isEnabled()
    chairs(window)[0].trigger()  # as from a menu that stood open
    assert window.host.session is None
    window.host.lay()
