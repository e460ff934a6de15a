"""The tutor at many sizes and in every language: nothing is covered or cut."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from coup_desktop.bots.lessons.course import LESSONS, lesson_of
from coup_desktop.bots.lessons.lesson import Lesson
from coup_desktop.desk import fonts
from coup_desktop.desk.main_window import MainWindow
from tests.desk.geometry import faults
from tests.desk.languages import PSEUDO, languages, spoken
from tests.desk.lessons.driver import Learner

SIZES = [
    (QSize(1024, 700), fonts.USUAL_SIZE),
    (QSize(1280, 800), max(fonts.TEXT_SIZES)),
    (QSize(2560, 1440), fonts.USUAL_SIZE),
]
WIDEST = ("two-losses", "teams", "coup-x")
"""Lessons with the most words, seats, and answers."""


@pytest.fixture(params=languages())
def _language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[None]:
    with spoken(qapp, request.param):
        yield


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0].width()}-{size[1]}")
def sized(request: pytest.FixtureRequest, window: MainWindow) -> Iterator[MainWindow]:
    size, text = request.param
    window._preferences.change(text_size=text)
    window.resize(size)
    yield window
    window._preferences.change(text_size=fonts.USUAL_SIZE)


def lesson(word: str) -> Lesson:
    found = lesson_of(word)
    assert found is not None
    return found


def margin(fault: str) -> bool:
    """Whether it is only the empty room around a bubble that sticks out, where its tail may go."""
    return "ClaimBubble" in fault and "sticks out" in fault


@pytest.mark.usefixtures("_language")
@pytest.mark.parametrize("word", WIDEST)
def test_nothing_is_covered_or_cut(qtbot: QtBot, sized: MainWindow, word: str) -> None:
    learner = Learner(qtbot, sized)
    size = sized.size()
    wrong: list[str] = []
    for beat, said in enumerate(lesson(word).beats):
        learner.lessons.lay(lesson(word), beat)
        learner.comes_to(beat)
        for page in range(len(said.pages)):
            if page:
                learner.tutor.ui.next.click()
            QCoreApplication.sendPostedEvents()
            QApplication.processEvents()
            wrong += [f"{beat}.{page}: {each}" for each in faults(sized) if not margin(each)]
    assert sized.size() == size, "the window is not pushed larger"
    if wrong:
        pytest.fail("\n".join(wrong[:20]), pytrace=False)


@pytest.mark.usefixtures("_language")
def test_the_table_does_not_move_from_page_to_page(qtbot: QtBot, window: MainWindow) -> None:
    learner = Learner(qtbot, window)
    window.resize(1024, 700)
    heights = set()
    for each in LESSONS:
        for beat, said in enumerate(each.beats):
            learner.lessons.lay(each, beat)
            learner.comes_to(beat)
            for page in range(len(said.pages)):
                if page:
                    learner.tutor.ui.next.click()
                QApplication.processEvents()
                heights.add(window.ui.table.y())
    assert len(heights) == 1


def test_words_follow_the_language_while_they_are_read(
    qtbot: QtBot, qapp: QApplication, window: MainWindow
) -> None:
    learner = Learner(qtbot, window)
    learner.lessons.lay(lesson("goal"))
    learner.comes_to(0)
    english, button = learner.text, learner.tutor.said.next
    place = learner.lessons.place
    with spoken(qapp, PSEUDO):
        QCoreApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))
        assert learner.text != english
        assert learner.tutor.said.next != button
        assert learner.lessons.place == place
    QCoreApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))
    assert learner.text == english


def test_a_pointer_lets_clicks_through_and_goes_with_the_page(
    qtbot: QtBot, window: MainWindow
) -> None:
    learner = Learner(qtbot, window)
    goal = lesson("goal")
    learner.lessons.lay(goal)
    learner.comes_to(0)
    seat = window.ui.table.seat_view(0)
    assert [t for t in learner.lessons.pointers.targets if not seat.isAncestorOf(t)] == []
    learner.read_to_last_page(goal, 0)
    (button,) = learner.lessons.pointers.targets
    assert button in window.ui.prompts.findChildren(type(button))
    for spot in (QPoint(1, 1), button.rect().center()):
        hit = window.childAt(button.mapTo(window, spot))
        assert hit is button or (hit is not None and button.isAncestorOf(hit))
    learner.lessons.leave()
    assert learner.lessons.pointers.targets == []
