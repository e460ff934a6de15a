"""The foot in the window itself: while things pass, at a pause, and for those who watch."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from coup_desktop.desk import prompt_bar
from coup_desktop.desk.choice import Mark
from coup_desktop.desk.choice_button import ChoiceButton
from coup_desktop.desk.dialogs.new_game import NewGameDialog
from coup_desktop.desk.main_window import MainWindow
from coup_desktop.desk.places import Places
from coup_desktop.engine.moves import ALLOW
from coup_desktop.table.pace import Pace
from coup_desktop.table.passing import aims_at, may_pass, touches
from coup_desktop.table.prompt import Prompt
from tests.desk.test_look_back import go_to_line
from tests.desk.test_main_window import choice, opened
from tests.desk.window_driver import Begun, controller_of, question

L = Qt.Key.Key_L


def test_the_key_reaches_the_table_and_the_menu_shows_it(qtbot: QtBot, begun: Begun) -> None:
    window = begun(4, bot="courtier")
    action = window.ui.actionLetPass
    turn = question(qtbot, window)
    assert action.isEnabled()
    QTest.keyClick(window, L)
    controller = controller_of(window)
    assert controller.letting == {0}
    assert action.isChecked()
    assert window.ui.prompts.toggle.isChecked()
    assert window.ui.prompts.prompt is turn, "an own turn is not let pass"
    action.trigger()
    assert controller.letting == frozenset()
    assert not action.isChecked()


def test_the_menu_offers_what_does_something(qtbot: QtBot, begun: Begun) -> None:
    """Nothing goes on while a question waits, nothing is let pass before and after a game."""
    window = begun(4, bot="courtier")
    ui, host = window.ui, window.host
    question(qtbot, window)
    offered = (ui.actionGoOn, ui.actionLetPass)
    assert [action.isEnabled() for action in offered] == [False, True]
    go_to_line(window, 0)
    assert [action.isEnabled() for action in offered] == [True, False], "the past is shown"
    ui.actionGoOn.trigger()
    assert [action.isEnabled() for action in offered] == [False, True]
    host.lay()
    assert [action.isEnabled() for action in offered] == [False, False]
    window._preferences.change(pace="slow")
    window.begin()
    assert [action.isEnabled() for action in offered] == [True, True], "a move is shown"
    window._preferences.change(pace="instant")
    lose(qtbot, window)
    session = host.session
    assert session is not None
    qtbot.waitUntil(lambda: session.winner is not None, timeout=20_000)
    assert [action.isEnabled() for action in offered] == [False, False]


def test_the_foot_grows_with_the_window(qtbot: QtBot, begun: Begun) -> None:
    window = begun(4, bot="courtier")
    question(qtbot, window)
    sizes = []
    for size in (QSize(1280, 800), QSize(2560, 1440), QSize(1280, 800)):
        window.resize(size)
        qtbot.wait(0)
        letters = (window.ui.prompts.ui.title, window.ui.welcome.ui.title)
        sizes.append([label.font().pixelSize() for label in letters])
    assert sizes[0] == sizes[2]
    assert all(big > 1.3 * small for small, big in zip(*sizes[:2], strict=True))


def test_the_question_is_never_smaller_than_the_names_at_the_table(
    qtbot: QtBot, begun: Begun
) -> None:
    window = begun(4, bot="courtier")
    question(qtbot, window)
    menus = []
    for size in ((700, 560), (1024, 700), (1280, 800), (1600, 900), (1920, 1080), (3840, 2160)):
        window.resize(*size)
        qtbot.wait(0)
        asked = window.ui.prompts.ui.title.font().pixelSize()
        assert asked >= window.ui.table.seat_view(1).ui.name.font().pixelSize(), size
        menus.append(window.ui.menuBar.font().pixelSize())
        assert window.ui.menuGame.font() == window.ui.menuPace.font() == window.ui.menuBar.font()
    assert menus[0] == menus[2] < menus[4] < menus[5]


@pytest.mark.parametrize("size", [QSize(700, 560), QSize(1024, 700), QSize(1280, 800)])
def test_the_table_stands_still_from_the_first_question_on(
    qtbot: QtBot, begun: Begun, size: QSize
) -> None:
    """The bar has the room of a turn's answers already while the table is only laid."""
    window = begun(4, bot="courtier")
    question(qtbot, window)
    window.resize(size)
    window.host.rematch()
    places = {(table := window.ui.table).height()}
    for _ in range(12):
        prompt = window.ui.prompts.prompt
        if prompt is not None:
            places.add(table.height())
            window.ui.prompts.answered.emit(prompt.id, prompt.legal[0])
        qtbot.wait(0)
        places.add(table.height())
    assert len(places) == 1


def test_what_is_asked_about_is_a_setting_in_force_at_once(qtbot: QtBot, begun: Begun) -> None:
    """A person who lets everything pass is asked less from the change on."""
    window = begun(6, bot="courtier")
    controller = controller_of(window)
    asked: list[Prompt] = []
    controller.prompted.connect(asked.append)
    question(qtbot, window)
    window._preferences.change(asked_about="touching", marks=False)
    for _ in range(25):
        if window.host.session is None or window.host.session.winner is not None:
            break
        prompt = window.ui.prompts.prompt
        if prompt is None:
            qtbot.wait(1)
            continue
        controller.answer(prompt.id, ALLOW if ALLOW in prompt.legal else prompt.legal[0])
    later = [p for p in asked if may_pass(p)]
    assert all(touches(p.view, p.seat) for p in later)
    shown = window.ui.prompts.findChildren(ChoiceButton)
    assert all(b.choice is None or b.choice.mark is Mark.NONE for b in shown)


def test_the_open_question_passes_with_the_key(
    qtbot: QtBot, begun: Begun, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(prompt_bar, "GUARD_MILLISECONDS", 0)
    window = begun(6, bot="courtier")
    controller = controller_of(window)
    for _ in range(60):
        prompt = question(qtbot, window)
        if may_pass(prompt) and not aims_at(prompt.view, 0):
            QTest.keyClick(window, L)
            assert window.ui.prompts.prompt is not prompt
            break
        controller.answer(prompt.id, ALLOW if ALLOW in prompt.legal else prompt.legal[0])
        if window.host.session is None or window.host.session.winner is not None:
            pytest.fail("no such question came")


def test_the_foot_says_what_happened_where_the_table_waits(qtbot: QtBot, begun: Begun) -> None:
    window = begun(3, bot="courtier")
    turn = question(qtbot, window)
    controller = controller_of(window)
    controller.set_pace(Pace.STEP)
    welcome = window.ui.welcome
    controller.answer(turn.id, next(m for m in turn.legal if m.word == "income"))
    qtbot.waitUntil(lambda: window.ui.foot.currentWidget() is welcome, timeout=20_000)
    assert "Person0 takes Income" in welcome.ui.title.text()
    assert "Enter goes on" in welcome.ui.detail.text()
    QTest.keyClick(window, L)
    assert "press L" in welcome.ui.detail.text()
    assert controller.letting == {0}
    QTest.keyClick(window, Qt.Key.Key_Return)
    qtbot.waitUntil(
        lambda: (
            window.ui.foot.currentWidget() is welcome
            and "Person0 takes Income" not in welcome.ui.title.text()
        ),
        timeout=20_000,
    )


def lose(qtbot: QtBot, window: MainWindow) -> None:
    """Doubts everything that sensible bots claim, and so is out soon."""
    controller = controller_of(window)
    session = window.host.session
    assert session is not None

    def out_or_asked() -> bool:
        out = session.letting.watching or session.winner is not None
        return out or window.ui.prompts.prompt is not None

    for _ in range(400):
        qtbot.waitUntil(out_or_asked, timeout=20_000)
        prompt = window.ui.prompts.prompt
        if prompt is None:
            break
        word = next((m for m in prompt.legal if m.word in {"income", "challenge"}), prompt.legal[0])
        controller.answer(prompt.id, word)
    assert session.letting.watching


def watch(qtbot: QtBot, window: MainWindow, pace: Pace) -> None:
    """Lose, and watch what is left of the game at a pace."""
    session = window.host.session
    assert session is not None
    controller = session.controller

    def slow_down() -> None:
        if session.letting.watching:
            controller.settled.disconnect(slow_down)
            controller.set_pace(pace)
            session.letting.look(controller.view(0))

    controller.settled.connect(slow_down)
    lose(qtbot, window)
    offered = window.ui.prompts.findChildren(ChoiceButton)
    qtbot.waitUntil(lambda: any(b.choice and b.isEnabled() for b in offered), timeout=20_000)


@pytest.mark.parametrize("pace", [Pace.SLOW, Pace.STEP])
def test_who_is_out_may_run_on_and_the_setting_stays(
    qtbot: QtBot, begun: Begun, pace: Pace
) -> None:
    window = begun(6, bot="courtier")
    watch(qtbot, window, pace)
    ui, session = window.ui, window.host.session
    assert session is not None
    assert not ui.actionLetPass.isEnabled()
    assert ui.prompts.toggle.isHidden()
    if pace is Pace.STEP:
        qtbot.waitUntil(lambda: ui.foot.currentWidget() is ui.welcome, timeout=20_000)
        assert ui.welcome.ui.run.isVisible()
    QTest.keyClick(window, Qt.Key.Key_R)
    assert session.controller.pace is Pace.INSTANT
    qtbot.waitUntil(lambda: session.winner is not None, timeout=20_000)
    assert window._preferences.value("pace") == "instant"


def test_who_is_out_may_leave_for_another_table_unasked(qtbot: QtBot, begun: Begun) -> None:
    window = begun(6, bot="courtier")
    watch(qtbot, window, Pace.SLOW)
    session = window.host.session
    QTest.keyClick(window, Qt.Key.Key_N)
    (dialog,) = window.findChildren(NewGameDialog)
    dialog.accept()
    assert window.host.session is not session, "no question whether to leave the bots"


def test_a_second_click_on_the_last_answer_begins_no_other_game(
    qtbot: QtBot, qapp: QApplication, places: Places
) -> None:
    window = opened(qtbot, qapp, places, choice("official", 3, 1))
    foot = window._foot
    foot.begin()
    window.ui.prompts._guard.end(asked=True)
    foot.after_game(lambda: "Lia", str)
    wishes: list[str] = []
    welcome = window.ui.welcome
    welcome.go_on.connect(lambda: wishes.append("go on"))
    session = window.host.session
    welcome.ui.begin.click()
    welcome.ui.change.click()
    QTest.keyClick(window, Qt.Key.Key_Return)
    assert wishes == []
    assert window.host.session is session
    assert window.findChildren(QDialog) == []
    qtbot.waitUntil(lambda: not welcome._guard.isActive())
    welcome.ui.begin.click()
    assert wishes == ["go on"]
    window.close()
