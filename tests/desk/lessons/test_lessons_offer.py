"""Where the lessons are offered, how far somebody has come, and what a damaged file says of it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTreeWidgetItem
from pytestqt.qtbot import QtBot

from coup_desktop.bots.lessons.course import COURSES, FIRST_GAME, LESSONS, VARIANTS
from coup_desktop.desk.dialogs.lessons import LessonsDialog
from coup_desktop.desk.lessons.place import learning_of
from coup_desktop.desk.lessons.progress import Progress
from coup_desktop.desk.main_window import MainWindow
from coup_desktop.desk.places import Places
from coup_desktop.desk.welcome import Learning
from coup_desktop.store.settings import Settings, save_settings
from tests.desk.lessons.driver import Learner, again

ALL_DONE = Progress(frozenset(lesson.word for lesson in FIRST_GAME.lessons))


def test_the_very_first_start_asks_whether_somebody_wants_to_learn(
    qtbot: QtBot, window: MainWindow
) -> None:
    welcome = window.ui.welcome.ui
    assert welcome.title.text().startswith("Never played?")
    assert welcome.above.isVisible()
    QTest.keyClick(window, Qt.Key.Key_L)
    learner = Learner(qtbot, window)
    learner.comes_to(0)
    assert learner.lessons.lesson is FIRST_GAME.lessons[0]


@pytest.mark.parametrize(
    ("progress", "words"),
    [
        (Progress(), "Learn to play"),
        (Progress(frozenset({"goal"}), "claim", 2), "Go on learning"),
        (ALL_DONE, ""),
    ],
)
def test_a_later_start_offers_it_until_it_is_done(
    qtbot: QtBot, qapp: QApplication, places: Places, progress: Progress, words: str
) -> None:
    save_settings(places.settings, Settings(sound=False, geometry="AQ==", lessons=progress.text()))
    window = again(qtbot, qapp, places)
    above = window.ui.welcome.ui.above
    assert window.ui.welcome.ui.title.text() == "The table is laid."
    assert above.isVisible() is bool(words)
    assert not words or (above.choice is not None and above.choice.text == words)
    assert window.ui.actionFirstGame.isEnabled()
    window.close()


@pytest.mark.parametrize(
    "progress",
    [Progress(), Progress(frozenset({"goal", "teams"}), "coup-x", 3), ALL_DONE],
)
def test_progress_is_read_as_it_was_kept(progress: Progress) -> None:
    assert Progress.parse(progress.text()) == progress


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "7", '{"done": 3}', '{"done": ["no-such"]}', '{"lesson": 1}', "[" * 5_000],
)
def test_what_is_damaged_counts_as_not_begun(text: str) -> None:
    assert Progress.parse(text) == Progress()
    assert learning_of(text) in (Learning.OPEN, Learning.BEGUN)


def test_a_place_that_does_not_exist_is_brought_back(qtbot: QtBot, window: MainWindow) -> None:
    learner = Learner(qtbot, window)
    assert Progress.parse('{"lesson": "goal", "beat": -4}').beat == 0
    window._preferences.change(lessons='{"lesson": "goal", "beat": 50}')
    window.lessons.go_on()
    learner.comes_to(len(FIRST_GAME.lessons[0].beats) - 1)


def test_lessons_follow_one_another() -> None:
    progress = Progress()
    for lesson in FIRST_GAME.lessons:
        assert progress.goes_on == (lesson, 0)
        assert not progress.is_introduced
        progress = progress.with_done(lesson)
    assert progress.is_introduced
    assert progress.goes_on[0] is FIRST_GAME.lessons[0]


def rows(dialog: LessonsDialog) -> dict[str, QTreeWidgetItem]:
    tree = dialog.ui.list
    found = {}
    for number in range(tree.topLevelItemCount()):
        top = tree.topLevelItem(number)
        assert top is not None
        for row in range(top.childCount()):
            child = top.child(row)
            assert child is not None
            found[child.text(0)] = child
    return found


def test_each_lesson_can_be_chosen_from_the_list(qtbot: QtBot, window: MainWindow) -> None:
    learner = Learner(qtbot, window)
    titles = [
        f"{number}. {lesson.title}"
        for course in COURSES
        for number, lesson in enumerate(course.lessons, start=1)
    ]
    for title, lesson in zip(titles, LESSONS, strict=True):
        window.ui.actionLessons.trigger()
        dialog = window.findChildren(LessonsDialog)[-1]
        assert list(rows(dialog)) == titles
        dialog.ui.list.setCurrentItem(rows(dialog)[title])
        dialog.ui.begin.click()
        assert learner.lessons.lesson is lesson
        learner.comes_to(0)


def test_the_list_says_what_is_done_and_can_forget_it(qtbot: QtBot) -> None:
    dialog = LessonsDialog(Progress(frozenset({"goal"}), "claim", 2), None)
    qtbot.addWidget(dialog)
    dialog.show()
    states = {title: row.text(1) for title, row in rows(dialog).items()}
    assert states["1. Goal and coins"] == "done ✓"
    assert states["2. Claim and bluff"] == "begun"
    assert dialog.ui.begin.text() == "&Go on"
    with qtbot.waitSignal(dialog.forgotten):
        dialog.ui.forget.click()
    assert not any(row.text(1) for row in rows(dialog).values())
    assert not dialog.ui.forget.isEnabled()


def test_the_variants_are_lessons_of_their_own() -> None:
    assert [lesson.word for lesson in VARIANTS.lessons] == [
        "inquisitor",
        "diplomat",
        "teams",
        "coup-x",
    ]
