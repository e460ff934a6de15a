"""What is said aloud: every line of the chronicle once and in order, and every question."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from coup_desktop.desk import announcer
from coup_desktop.desk.announcer import MOST_LINES, Announcer
from coup_desktop.desk.new_game_choice import NewGameChoice
from coup_desktop.desk.places import Places
from coup_desktop.table.pace import Pace
from tests.desk.test_main_window import choice, close, opened, play_out

Said = list[tuple[str, bool]]
"""What was said, and whether it interrupted what was being said."""


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> Said:
    """All that is announced."""
    found: Said = []

    def hear(_self: Announcer, words: str, *, at_once: bool) -> None:
        found.append((words, at_once))

    monkeypatch.setattr(Announcer, "_say", hear)
    return found


class Voice:
    """An announcer at a table whose pace can be set."""

    def __init__(self, voice: QWidget, pace: Pace) -> None:
        self.pace = pace
        self.announcer = Announcer(voice, lambda: self.pace, voice)

    def turn(self, *moves: str) -> None:
        """A turn with a line for its beginning and one for each move."""
        self.announcer.hear(["A turn."], turn_begins=True)
        for line in moves:
            self.announcer.hear([line], turn_begins=False)


@pytest.fixture
def widget(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


@pytest.mark.parametrize("pace", [Pace.NORMAL, Pace.SLOW, Pace.STEP])
def test_where_there_is_time_each_event_is_said_when_it_shows(
    widget: QWidget, said: Said, pace: Pace
) -> None:
    voice = Voice(widget, pace)
    voice.turn("Lia takes Income.", "Lia gets a coin.")
    assert said == [("A turn.", False), ("Lia takes Income.", False), ("Lia gets a coin.", False)]


def test_at_a_fast_table_a_turn_is_said_at_once(widget: QWidget, said: Said) -> None:
    voice = Voice(widget, Pace.FAST)
    voice.turn("One.", "Two.")
    assert said == []
    voice.turn("Three.")
    assert said == [("A turn. One. Two.", False)]
    voice.announcer.stop()
    assert said[1:] == [("A turn. Three.", False)]
    voice.announcer.stop()
    assert len(said) == 2, "nothing is said twice, and nothing is not said"


def test_what_led_to_a_question_is_said_with_it(widget: QWidget, said: Said) -> None:
    voice = Voice(widget, Pace.INSTANT)
    voice.turn("One.")
    voice.turn("Two.")
    voice.announcer.ask("Do you doubt it?")
    voice.announcer.ask("Do you block it?")
    assert said == [
        ("A turn. One. A turn. Two. Do you doubt it?", True),
        ("Do you block it?", True),
    ]


def test_nobody_listens_to_a_whole_game_at_once(widget: QWidget, said: Said) -> None:
    voice = Voice(widget, Pace.INSTANT)
    voice.announcer.hear([f"Line {number}." for number in range(50)], turn_begins=False)
    voice.announcer.stop()
    ((words, _),) = said
    assert words.startswith(f"{50 - MOST_LINES} earlier lines are in the chronicle. Line ")
    assert words.endswith("Line 49.")
    assert words.count("Line ") == MOST_LINES


def test_a_slower_pace_says_what_was_held_back(widget: QWidget, said: Said) -> None:
    voice = Voice(widget, Pace.INSTANT)
    voice.turn("One.")
    voice.pace = Pace.NORMAL
    voice.turn("Two.")
    assert " ".join(words for words, _ in said) == "A turn. One. A turn. Two."


@pytest.mark.usefixtures("no_guard")
@pytest.mark.parametrize(
    "table",
    [choice("official", 4, 1), choice("official", 3, 3), choice("official", 4, 0, bot="courtier")],
    ids=["one", "three", "none"],
)
def test_a_game_is_said_as_the_chronicle_has_it(
    qtbot: QtBot,
    qapp: QApplication,
    places: Places,
    monkeypatch: pytest.MonkeyPatch,
    said: Said,
    table: NewGameChoice,
) -> None:
    monkeypatch.setattr(announcer, "MOST_LINES", 10_000)
    asked: list[str] = []
    ask = Announcer.ask

    def ask_and_note(self: Announcer, question: str) -> None:
        asked.append(question)
        ask(self, question)

    monkeypatch.setattr(Announcer, "ask", ask_and_note)
    window = opened(qtbot, qapp, places, table)
    play_out(qtbot, window, 11)
    lines = [window.ui.log.line(row) for row in range(window.ui.log.count())]
    close(window)
    everything = " ".join(words for words, _ in said)
    place = 0
    for line in lines:
        place = everything.find(line, place)
        assert place >= 0, f"not said, or not in its place: {line}"
        place += len(line)
    parts = [*lines, *asked]
    assert len(everything) == sum(map(len, parts)) + len(parts) - 1, "each once, and no more"
    at_once = [words for words, interrupts in said if interrupts]
    assert len(at_once) == len(asked)
    for words, question in zip(at_once, asked, strict=True):
        assert words.endswith(question)
    assert bool(asked) == any(seat.human for seat in table.seats)


def test_what_the_person_changes_is_said(
    qtbot: QtBot, qapp: QApplication, places: Places, said: Said
) -> None:
    window = opened(qtbot, qapp, places, choice("official", 4, 1))
    window.begin()
    session = window.host.session
    assert session is not None
    qtbot.waitUntil(lambda: window.ui.prompts.prompt is not None)
    said.clear()
    lines = window.ui.log.ui.lines
    lines.setFocus()
    for key in (Qt.Key.Key_Home, Qt.Key.Key_Return, Qt.Key.Key_Down, Qt.Key.Key_Escape):
        QTest.keyClick(lines, key)
    assert said == [("The table as it stood then.", True), ("The table as it is now.", True)]
    said.clear()
    session.controller.hold(True)
    session.controller.hold(False)
    assert said == [("The game is paused.", True)]
    close(window)


def test_letting_things_pass_is_said(
    qtbot: QtBot, qapp: QApplication, places: Places, said: Said
) -> None:
    table = replace(choice("official", 4, 1), starter=0)
    window = opened(qtbot, qapp, places, table)
    window.begin()
    session = window.host.session
    assert session is not None
    qtbot.waitUntil(lambda: window.ui.prompts.prompt is not None)
    session.controller.let_pass(0, True)
    session.controller.let_pass(0, False)
    session.controller.close()
    session._announcer.stop()
    words = " ".join(words for words, _ in said)
    assert "Things pass for Person0 from now on. Person0 is asked again." in words
    close(window)
