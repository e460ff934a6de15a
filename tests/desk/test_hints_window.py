"""Hints in the window: thought out beside it, late ones dropped, private where people share it."""

from collections.abc import Iterator, Sequence
from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from coup_desktop.bots.counsel.counsel import Counsel
from coup_desktop.bots.counsel.reason import Advice
from coup_desktop.desk.card import Card
from coup_desktop.desk.choices import PRIVATE_PHASES
from coup_desktop.desk.main_window import MainWindow
from coup_desktop.engine.events import Phase
from coup_desktop.engine.moves import Move
from coup_desktop.engine.record import Decision
from coup_desktop.engine.view import View
from coup_desktop.table.prompt import Prompt
from tests.desk.window_driver import PATIENT, Begun, controller_of, question

pytestmark = pytest.mark.usefixtures("no_guard")


def press(window: MainWindow) -> None:
    QTest.keyClick(window, Qt.Key.Key_H)


def shown(qtbot: QtBot, window: MainWindow) -> Advice:
    """The hint that is shown next."""
    prompts = window.ui.prompts
    qtbot.waitUntil(lambda: prompts.hint is not None, timeout=PATIENT)
    assert prompts.hint is not None
    return prompts.hint


def readable(window: MainWindow) -> str:
    """What the prompt bar says."""
    return f"{window.ui.prompts.ui.title.text()} {window.ui.prompts.ui.detail.text()}"


class Gate:
    """A counsel that thinks until it is let go on."""

    def __init__(self) -> None:
        self.begun, self.open = Event(), Event()

    def advise(self, counsel: Counsel, view: View, legal: Sequence[Move]) -> Advice:
        self.begun.set()
        assert self.open.wait(PATIENT / 1000)
        return _ADVISE(counsel, view, legal)


_ADVISE = Counsel.advise


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    made = Gate()

    def advise(counsel: Counsel, view: View, legal: Sequence[Move]) -> Advice:
        return made.advise(counsel, view, legal)

    monkeypatch.setattr(Counsel, "advise", advise)
    yield made
    made.open.set()


def test_the_key_asks_and_asks_again_hides(qtbot: QtBot, begun: Begun) -> None:
    window = begun()
    prompt = question(qtbot, window)
    before = readable(window)
    record = list(controller_of(window).keeping.record.entries)
    press(window)
    given = shown(qtbot, window)
    assert given == Counsel().advise(prompt.view, prompt.legal)
    assert "Hint:" in readable(window)
    assert window.ui.prompts.prompt is prompt
    press(window)
    assert window.ui.prompts.hint is None
    assert readable(window) == before
    # Nobody who looks at the game later sees that somebody asked.
    assert list(controller_of(window).keeping.record.entries) == record
    assert not controller_of(window).is_practice


def test_the_menu_offers_it_while_somebody_is_asked(qtbot: QtBot, begun: Begun) -> None:
    window = begun()
    question(qtbot, window)
    action = window.ui.actionHint
    assert action.isEnabled()
    action.trigger()
    shown(qtbot, window)
    window._preferences.change(hint=False)
    assert not action.isEnabled()
    assert window.ui.prompts.hint is None
    press(window)
    window._preferences.change(hint=True)
    assert action.isEnabled()
    assert window.ui.prompts.hint is None


def test_escape_hides_it(qtbot: QtBot, begun: Begun) -> None:
    window = begun()
    question(qtbot, window)
    press(window)
    shown(qtbot, window)
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert window.ui.prompts.hint is None


def test_a_slow_one_is_announced_and_the_window_goes_on(
    qtbot: QtBot, begun: Begun, gate: Gate
) -> None:
    window = begun()
    question(qtbot, window)
    press(window)
    assert gate.begun.wait(PATIENT / 1000)
    qtbot.waitUntil(lambda: "Thinking about a hint" in readable(window), timeout=PATIENT)
    gate.open.set()
    shown(qtbot, window)
    assert "Thinking" not in readable(window)


@pytest.mark.parametrize("end", ["answered", "hidden", "withdrawn", "left"])
def test_a_late_one_is_dropped(qtbot: QtBot, begun: Begun, gate: Gate, end: str) -> None:
    window = begun(calm="income")
    prompt = question(qtbot, window)
    session = window.host.session
    assert session is not None
    advised: list[int] = []
    session._hints.advised.connect(lambda number, _advice: advised.append(number))
    press(window)
    assert gate.begun.wait(PATIENT / 1000)
    if end == "answered":
        controller_of(window).answer(prompt.id, prompt.legal[0])
    elif end == "hidden":
        press(window)
    elif end == "withdrawn":
        window.ui.prompts.withdraw(prompt.id)
        window.ui.prompts.ask(prompt.__class__(99, prompt.seat, prompt.view, prompt.legal))
    else:
        window.host.rematch()
    gate.open.set()
    if end == "left":
        question(qtbot, window)
        assert advised == [], "nobody listens to the thread of a game that was left"
    else:
        qtbot.waitUntil(lambda: advised == [prompt.id], timeout=PATIENT)
    assert window.ui.prompts.hint is None
    assert "Hint:" not in readable(window)


def test_a_window_closes_while_one_is_thought_about(qtbot: QtBot, begun: Begun, gate: Gate) -> None:
    window = begun()
    question(qtbot, window)
    press(window)
    assert gate.begun.wait(PATIENT / 1000)
    window.close()
    assert not window.isVisible()


def test_after_an_undo_the_hint_is_that_of_the_earlier_question(qtbot: QtBot, begun: Begun) -> None:
    window = begun(calm="income")
    first = question(qtbot, window)
    press(window)
    given = shown(qtbot, window)
    income = next(move for move in first.legal if move.word == "income")
    controller_of(window).answer(first.id, income)
    qtbot.waitUntil(lambda: controller_of(window).can_undo, timeout=PATIENT)
    question(qtbot, window)
    press(window)
    shown(qtbot, window)
    window.ui.actionUndo.trigger()
    again = question(qtbot, window)
    assert window.ui.prompts.hint is None
    assert again.view.turns == first.view.turns
    press(window)
    assert shown(qtbot, window) == given


# Several people at one screen.


def asked_now(window: MainWindow) -> Prompt | None:
    return window.ui.prompts.prompt


def private(window: MainWindow) -> bool:
    """Whether the window is covered."""
    return window._curtain.seat is not None


def test_the_screen_is_handed_over_first(qtbot: QtBot, begun: Begun) -> None:
    window = begun(people=2)
    prompt = question(qtbot, window)
    assert prompt.view.phase is Phase.ACTION
    assert window.ui.prompts.hint_button.isVisible()
    press(window)
    assert window._curtain.seat == prompt.seat
    assert asked_now(window) is None
    assert window.ui.prompts.hint is None
    qtbot.waitUntil(window._curtain.ui.lift.isEnabled, timeout=PATIENT)
    window._curtain.ui.lift.click()
    given = shown(qtbot, window)
    assert asked_now(window) is prompt
    assert given == Counsel().advise(prompt.view, prompt.legal)


def asked_in_private(qtbot: QtBot, begun: Begun) -> tuple[MainWindow, Prompt]:
    window = begun(people=2)
    prompt = question(qtbot, window)
    press(window)
    qtbot.waitUntil(window._curtain.ui.lift.isEnabled, timeout=PATIENT)
    window._curtain.ui.lift.click()
    shown(qtbot, window)
    return window, prompt


def open_cards(window: MainWindow) -> int:
    """How many cards lie face up on the table."""
    return sum(card.isFaceUp() for card in window.ui.table.findChildren(Card) if card.isPresent())


def test_the_hand_is_open_with_the_hint_and_goes_with_the_answer(
    qtbot: QtBot, begun: Begun
) -> None:
    window, prompt = asked_in_private(qtbot, begun)
    assert open_cards(window) == len(prompt.view.hand) > 0
    income = next(move for move in prompt.legal if move.word == "income")
    QTest.keyClick(window, Qt.Key.Key_I)
    entries = controller_of(window).keeping.record.entries
    decided = [entry.move for entry in entries if isinstance(entry, Decision)]
    assert decided[-1] is income
    assert window.ui.prompts.hint is None
    assert "Hint:" not in readable(window)
    assert open_cards(window) == 0


def test_who_turns_away_is_covered_again(qtbot: QtBot, begun: Begun) -> None:
    window, prompt = asked_in_private(qtbot, begun)
    window._peek.away.emit()
    assert window._curtain.seat == prompt.seat
    assert window.ui.prompts.hint is None
    assert "Hint:" not in readable(window)
    qtbot.waitUntil(window._curtain.ui.lift.isEnabled, timeout=PATIENT)
    window._curtain.ui.lift.click()
    assert window.ui.prompts.prompt is prompt
    assert window.ui.prompts.hint is None, "it is asked for anew"


def test_the_next_question_is_in_the_open_again(qtbot: QtBot, begun: Begun) -> None:
    window, prompt = asked_in_private(qtbot, begun)
    income = next(move for move in prompt.legal if move.word == "income")
    controller_of(window).answer(prompt.id, income)
    following = question(qtbot, window)
    assert following.id != prompt.id
    assert following.view.phase not in PRIVATE_PHASES
    assert not private(window)
    press(window)
    assert private(window), "the hint before does not make the next one free"
