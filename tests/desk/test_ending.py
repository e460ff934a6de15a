"""The end of a game in the window: highlights that come by themselves, and the story."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from coup_desktop.desk.dialogs.game_over import GameOverDialog
from coup_desktop.desk.dialogs.new_game import NewGameDialog
from coup_desktop.desk.dialogs.story import StoryDialog
from coup_desktop.desk.main_window import MainWindow
from coup_desktop.desk.places import Places
from coup_desktop.engine.review import review
from tests.desk.test_main_window import choice, opened, play_out

pytestmark = pytest.mark.usefixtures("no_guard")


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, places: Places) -> Iterator[MainWindow]:
    """A game of two people and two bots that has just ended."""
    made = opened(qtbot, qapp, places, choice("official", 4, 2))
    assert not made.ui.actionStory.isEnabled()
    play_out(qtbot, made, seed=4)
    qtbot.waitUntil(made.ui.actionStory.isEnabled)
    yield made
    for dialog in made.findChildren(QDialog):
        dialog.close()
    made.close()


def shown(window: MainWindow, kind: type[QDialog]) -> list[QDialog]:
    return [dialog for dialog in window.findChildren(kind) if dialog.isVisible()]


def story_of(window: MainWindow) -> StoryDialog:
    (dialog,) = shown(window, StoryDialog)
    assert isinstance(dialog, StoryDialog)
    return dialog


def test_the_end_has_the_highlights_of_the_game_that_was_played(window: MainWindow) -> None:
    (over,) = shown(window, GameOverDialog)
    assert isinstance(over, GameOverDialog)
    assert over.ui.highlights.isVisible()
    over.ui.story.click()
    assert shown(window, GameOverDialog) == []
    session = window.host.session
    assert session is not None
    found = review(session.controller.record)
    story = story_of(window)
    assert story._story.review == found
    assert story._words.highlights() == over.ui.highlights.text()
    assert story._words.title.startswith(session.controller.setup.names[found.winner or 0])


def test_the_story_can_be_had_later_from_the_menu(window: MainWindow) -> None:
    (over,) = shown(window, GameOverDialog)
    over.reject()
    window.ui.actionStory.trigger()
    story_of(window).reject()
    assert shown(window, StoryDialog) == []


def test_the_story_leads_on(window: MainWindow) -> None:
    first = window.host.session
    window.ui.actionStory.trigger()
    story_of(window).ui.new_game.click()
    (dialog,) = shown(window, NewGameDialog)
    dialog.reject()
    window.ui.actionStory.trigger()
    story_of(window).ui.rematch.click()
    assert window.host.session is not first
    assert window.host.running
    assert not window.ui.actionStory.isEnabled(), "the story of a running game is nobody's"
    window.ui.actionStory.trigger()
    assert shown(window, StoryDialog) == []


def test_the_record_is_saved_from_the_story_and_it_comes_back(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.ui.actionStory.trigger()
    before = story_of(window)
    with qtbot.waitSignal(window.ending.save_asked):
        before.ui.save.click()
    place = window._dialogs.dialog
    assert place is not None
    assert place is not before
    place.reject()
    qtbot.waitUntil(lambda: len(shown(window, StoryDialog)) == 1)


def test_a_late_review_tells_nothing_of_another_game(window: MainWindow) -> None:
    session = window.host.session
    assert session is not None
    found = review(session.controller.record)
    game = window.ending._game
    window.host.rematch()
    window.ending._take(game, found)
    assert not window.ui.actionStory.isEnabled()
