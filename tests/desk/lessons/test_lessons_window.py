"""The lessons through the real window: done as they say, done otherwise, left and resumed."""

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from coup_desktop.bots.lessons.course import FIRST_GAME, LESSONS, following
from coup_desktop.bots.lessons.lesson import Lesson
from coup_desktop.bots.lessons.line import Line
from coup_desktop.bots.lessons.newcomer import advice
from coup_desktop.bots.lessons.own_game import REAL_GAME
from coup_desktop.desk.dialogs.game_over import GameOverDialog
from coup_desktop.desk.main_window import MainWindow
from coup_desktop.desk.places import Places
from coup_desktop.store.settings import load_settings
from tests.desk.lessons.driver import PATIENT, Learner, again

SCRIPTED = [lesson for lesson in LESSONS if not lesson.is_free]
by_word = pytest.mark.parametrize("lesson", SCRIPTED, ids=lambda lesson: lesson.word)


@by_word
def test_a_lesson_is_done_by_doing_what_it_says(
    qtbot: QtBot, window: MainWindow, places: Places, lesson: Lesson
) -> None:
    learner = Learner(qtbot, window)
    learner.lessons.lay(lesson)
    for beat in range(len(lesson.beats) - 1):
        learner.comes_to(beat)
        learner.read_to_last_page(lesson, beat)
        assert learner.lessons.pointers.targets, "it points at what is to be pressed"
        learner.press(learner.expected(lesson))
    learner.comes_to(len(lesson.beats) - 1)
    assert lesson.word in learner.lessons.progress.done
    learner.read_to_last_page(lesson, len(lesson.beats) - 1)
    learner.tutor.ui.next.click()
    assert learner.lessons.lesson is following(lesson)
    assert not list(places.games.rglob("*.coup")), "it is kept nowhere"
    assert not window.findChildren(GameOverDialog)


def test_a_lessons_game_that_is_won_is_in_no_statistics(
    qtbot: QtBot, window: MainWindow, places: Places
) -> None:
    learner = Learner(qtbot, window)
    reading = FIRST_GAME.lessons[7]
    recorded: list[object] = []
    window.statistics.keeper.recorded.connect(lambda: recorded.append(1))
    learner.lessons.lay(reading, len(reading.beats) - 2)
    learner.comes_to(len(reading.beats) - 2)
    learner.press(learner.expected(reading))
    learner.comes_to(len(reading.beats) - 1)
    session = window.host.session
    assert session is not None
    assert session.winner == 0
    window.statistics.keeper.catch_up()
    window.statistics.close()
    qtbot.wait(1)  # what a thread has said by now is heard
    assert not recorded
    assert not window.host.match.score(session.controller.setup) or not any(
        window.host.match.score(session.controller.setup)
    )


def test_the_first_game_from_end_to_end_by_keys_alone(qtbot: QtBot, window: MainWindow) -> None:
    learner = Learner(qtbot, window)
    window.lessons.go_on()
    for lesson in FIRST_GAME.lessons[:-1]:
        for beat, said in enumerate(lesson.beats):
            learner.comes_to(beat)
            for page in range(1, len(said.pages)):
                learner.enter()
                assert learner.lessons.place == (beat, page)
            if beat < len(lesson.beats) - 1:
                learner.type_keys(learner.expected(lesson))
        learner.enter()
    assert learner.lessons.lesson is REAL_GAME


@by_word
def test_every_other_move_gets_a_friendly_word_and_two_ways_on(
    qtbot: QtBot, window: MainWindow, lesson: Lesson
) -> None:
    learner = Learner(qtbot, window)
    line = Line.of(lesson)
    for beat in range(len(lesson.beats) - 1):
        learner.lessons.lay(lesson, beat)
        learner.comes_to(beat)
        others = [m for m in learner.asked().legal if m is not learner.expected(lesson)]
        for number, move in enumerate(others):
            learner.give(move)
            assert learner.lessons.is_aside
            assert len(learner.text) > 40
            if number % 2:
                learner.tutor.ui.back.click()
                learner.comes_to(beat)
                assert learner.asked().legal == line_legal(line, beat)
            else:
                learner.tutor.ui.next.click()
                learner.comes_to(beat + 1)
                learner.lessons.lay(lesson, beat)
                learner.comes_to(beat)


def line_legal(line: Line, beat: int) -> tuple[object, ...]:
    return line.play(line.setup, beat)[0].legal()


@pytest.mark.parametrize("lesson", SCRIPTED[:8], ids=lambda lesson: lesson.word)
def test_who_leaves_the_way_may_play_on_to_the_end(
    qtbot: QtBot, window: MainWindow, lesson: Lesson
) -> None:
    learner = Learner(qtbot, window)
    learner.lessons.lay(lesson)
    learner.comes_to(0)
    others = [m for m in learner.asked().legal if m is not learner.expected(lesson)]
    learner.give(others[-1])
    session = window.host.session
    assert session is not None
    prompts = learner.ui.prompts
    for _ in range(300):
        qtbot.waitUntil(
            lambda: prompts.prompt is not None or session.winner is not None, timeout=PATIENT
        )
        if session.winner is not None:
            break
        prompt = learner.asked()
        learner.give(advice(prompt.view, prompt.legal)[1])
        assert learner.lessons.is_aside
    assert session.winner is not None
    assert learner.lessons.is_aside
    learner.enter()
    learner.comes_to(1)


@by_word
def test_a_lesson_that_was_left_is_resumed_at_each_step(
    qtbot: QtBot, qapp: QApplication, window: MainWindow, places: Places, lesson: Lesson
) -> None:
    learner = Learner(qtbot, window)
    for beat in range(len(lesson.beats) - 1):
        learner.lessons.lay(lesson, beat)
        learner.comes_to(beat)
        learner.tutor.ui.leave.click()
        assert not learner.tutor.isVisible()
        assert not window.host.in_lesson
        window.ui.actionFirstGame.trigger()
        assert learner.lessons.lesson is lesson
        learner.comes_to(beat)
    window.close()
    later = again(qtbot, qapp, places)
    second = Learner(qtbot, later)
    later.lessons.go_on()
    second.comes_to(len(lesson.beats) - 2)
    assert second.lessons.lesson is lesson
    later.close()


def test_back_leads_page_by_page_and_step_by_step(qtbot: QtBot, window: MainWindow) -> None:
    learner = Learner(qtbot, window)
    goal = SCRIPTED[0]
    learner.lessons.lay(goal)
    learner.comes_to(0)
    assert not learner.tutor.ui.back.isVisible()
    learner.enter()
    learner.backspace()
    assert learner.lessons.place == (0, 0)
    learner.read_to_last_page(goal, 0)
    learner.press(learner.expected(goal))
    learner.comes_to(1)
    learner.backspace()
    learner.comes_to(0)
    learner.read_to_last_page(goal, 0)
    assert not learner.tutor.ui.next.isVisible()
    learner.enter()  # what is to be done is not skipped by a key
    assert learner.lessons.place[0] == 0
    learner.tutor.ui.skip.click()
    learner.comes_to(1)


def test_the_game_of_ones_own_is_advised_and_counts_when_it_is_won(
    qtbot: QtBot, window: MainWindow, places: Places
) -> None:
    learner = Learner(qtbot, window)
    window.lessons.lessons.lay(REAL_GAME)
    for _ in range(40):  # each time with more than an even chance
        if play_own_game(qtbot, learner) == 0:
            break
        assert REAL_GAME.word not in learner.lessons.progress.done
        learner.enter()  # try again
        assert learner.lessons.lesson is REAL_GAME
    assert REAL_GAME.word in learner.lessons.progress.done
    learner.enter()
    assert learner.lessons.lesson is None
    assert not list(places.games.rglob("*.coup"))


def play_own_game(qtbot: QtBot, learner: Learner) -> int:
    session = learner.window.host.session
    assert session is not None
    prompts = learner.ui.prompts
    while True:
        qtbot.waitUntil(
            lambda: prompts.prompt is not None or session.winner is not None, timeout=PATIENT
        )
        if session.winner is not None:
            return session.winner
        assert learner.text
        prompt = learner.asked()
        learner.give(advice(prompt.view, prompt.legal)[1])


def test_who_plays_is_asked_before_a_lesson_and_who_learns_is_not_asked_before_a_game(
    qtbot: QtBot, window: MainWindow
) -> None:
    learner = Learner(qtbot, window)
    window.begin()
    learner.asked()
    window.lessons.go_on()
    (box,) = window.findChildren(QMessageBox)
    assert not window.host.in_lesson
    next(b for b in box.buttons() if b.text() == "Leave this game").click()
    qtbot.waitUntil(lambda: window.host.in_lesson, timeout=PATIENT)
    learner.comes_to(0)
    window.ui.actionSameAgain.trigger()
    assert not window.host.in_lesson
    assert window.host.running


def test_a_lesson_offers_neither_undo_nor_chairs_nor_saving(
    qtbot: QtBot, window: MainWindow
) -> None:
    learner = Learner(qtbot, window)
    goal = SCRIPTED[0]
    learner.lessons.lay(goal)
    learner.comes_to(0)
    learner.press(learner.expected(goal))
    learner.comes_to(1)
    ui = window.ui
    assert not ui.actionUndo.isEnabled()
    assert "tutor" in ui.actionUndo.toolTip()
    assert not ui.actionResign.isEnabled()
    assert not ui.menuChairs.isEnabled()
    assert window.host.savable is None
    assert not window.host.has_game


def test_what_was_chosen_for_games_does_not_change_a_lesson_and_stays(
    qtbot: QtBot, window: MainWindow, places: Places
) -> None:
    learner = Learner(qtbot, window)
    before = window.host.choice
    window._preferences.change(asked_about="refutable", answer_forced=False)
    claim = SCRIPTED[1]
    learner.lessons.lay(claim, 1)
    learner.comes_to(1)  # a claim that concerns nobody else
    window._preferences.change(asked_about="touching")
    learner.press(learner.expected(claim))
    learner.comes_to(2)
    learner.lessons.leave()
    assert window.host.choice == before


def test_things_that_pass_by_themselves_lead_aside_not_astray(
    qtbot: QtBot, window: MainWindow
) -> None:
    learner = Learner(qtbot, window)
    doubt = SCRIPTED[2]
    learner.lessons.lay(doubt)
    learner.comes_to(0)
    window.ui.prompts.press_toggle()
    qtbot.waitUntil(lambda: learner.lessons.is_aside, timeout=PATIENT)
    learner.tutor.ui.back.click()
    learner.comes_to(0)


def test_nothing_of_a_lesson_waits_for_time(qtbot: QtBot, window: MainWindow) -> None:
    learner = Learner(qtbot, window)
    learner.lessons.lay(SCRIPTED[0])
    learner.comes_to(0)
    assert not learner.lessons.findChildren(QTimer)
    assert not [t for t in learner.tutor.findChildren(QTimer) if t.isActive()]


def test_the_words_are_told_once_and_in_order(
    qtbot: QtBot, window: MainWindow, told: list[str]
) -> None:
    learner = Learner(qtbot, window)
    goal = SCRIPTED[0]
    learner.lessons.lay(goal)
    learner.comes_to(0)
    learner.read_to_last_page(goal, 0)
    learner.press(learner.expected(goal))
    learner.comes_to(1)
    assert len(told) == len(set(told)) == len(goal.beats[0].pages) + 2
    assert told[0].startswith("Goal and coins")
    assert not any(words.startswith("Goal") for words in told[1:])
    assert "Income" in told[-3]
    assert "Foreign Aid" in told[-1]


def test_progress_is_kept_on_disk_and_can_be_begun_anew(
    qtbot: QtBot, window: MainWindow, places: Places
) -> None:
    learner = Learner(qtbot, window)
    learner.lessons.lay(SCRIPTED[3], 1)
    learner.comes_to(1)
    qtbot.waitUntil(lambda: "block" in load_settings(places.settings).settings.lessons)
    learner.lessons.forget()
    assert not learner.lessons.progress.is_begun
