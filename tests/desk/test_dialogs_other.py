"""Reference card, end of the game."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from coup_desktop.desk import fonts
from coup_desktop.desk.dialogs import game_over
from coup_desktop.desk.dialogs.game_over import GameOverDialog, Outcome
from coup_desktop.desk.dialogs.reference import ReferenceDialog
from coup_desktop.engine.cast import CHARACTERS
from coup_desktop.engine.game import Game
from coup_desktop.engine.position import starting_teams
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.ruleset import Ruleset
from tests.desk.prompt_games import NAMES, RULESETS, narrator


def finished(ruleset: Ruleset) -> Game:
    rng, pick = SplitMix64(3), SplitMix64(5)
    game = Game.start(ruleset, 0, rng, starting_teams(ruleset, 0, rng))
    while not game.over:
        legal = game.legal()
        game.play(legal[pick.below(len(legal))])
    return game


def outcome(game: Game) -> Outcome:
    seats = range(game.ruleset.seats)
    return Outcome(
        narrator(game.ruleset),
        [game.view(seat) for seat in seats],
        [f"crest-{seat + 1}" for seat in seats],
        "Turn 1\n  Lia takes Income.\n",
    )


def cell(made: GameOverDialog, row: int, column: int) -> str:
    item = made.ui.seats.item(row, column)
    assert item is not None
    return item.text()


@pytest.fixture(params=[0, 2, 6])
def over(request: pytest.FixtureRequest, qtbot: QtBot) -> tuple[Game, GameOverDialog]:
    fonts.load()
    game = finished(RULESETS[request.param])
    made = GameOverDialog(outcome(game))
    qtbot.addWidget(made)
    made.open()
    return game, made


def test_the_end_names_the_winner_and_every_card(over: tuple[Game, GameOverDialog]) -> None:
    game, made = over
    assert made.ui.title.text() == f"{NAMES[game.winner]} wins the game"
    assert str(game.turns + 1) in made.ui.turns.text()
    table = made.ui.seats
    assert table.rowCount() == game.ruleset.seats
    for seat in range(game.ruleset.seats):
        view = game.view(seat)
        texts = [cell(made, seat, column) for column in range(table.columnCount())]
        cards = [f"{CHARACTERS[card].name} (held)" for card in view.hand]
        cards += [CHARACTERS[card].name for card in view.seats[seat].revealed]
        assert texts == [NAMES[seat], ", ".join(cards), str(view.seats[seat].coins)]
    assert "(held)" in cell(made, game.winner, 1)
    assert made.ui.portrait.isWinner()


def test_the_end_says_who_gave_up(over: tuple[Game, GameOverDialog], qtbot: QtBot) -> None:
    game, _ = over
    others = [seat for seat in range(game.ruleset.seats) if seat != game.winner]
    made = GameOverDialog(replace(outcome(game), resigned=frozenset(others[:1])))
    qtbot.addWidget(made)
    assert made.ui.title.text() == f"{NAMES[game.winner]} wins the game"
    assert made.ui.turns.text().endswith(f"gave up: {NAMES[others[0]]}")
    made = GameOverDialog(replace(outcome(game), resigned=frozenset({game.winner})))
    qtbot.addWidget(made)
    assert made.ui.title.text() == f"The bot in {NAMES[game.winner]}'s chair wins the game"


def test_the_end_is_as_high_as_its_rows(over: tuple[Game, GameOverDialog]) -> None:
    game, made = over
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
    table = made.ui.seats
    item = table.item(game.ruleset.seats - 1, 0)
    assert item is not None
    last = table.visualItemRect(item)
    assert 0 <= table.viewport().height() - last.bottom() <= 4
    made.resize(1, 1)
    assert made.height() <= 440


def test_the_end_leaves_the_middle_of_a_large_window_in_sight(qtbot: QtBot) -> None:
    fonts.load()
    window = QWidget()
    qtbot.addWidget(window)
    window.setGeometry(0, 0, 1280, 780)
    window.show()
    made = GameOverDialog(outcome(finished(RULESETS[0])), window)
    made.open()
    assert window.geometry().contains(made.geometry())
    assert made.geometry().left() > window.width() * 0.45
    assert made.geometry().top() > window.height() * 0.45
    made.close()


def test_up_and_down_mark_a_whole_row_of_the_end(over: tuple[Game, GameOverDialog]) -> None:
    table = over[1].ui.seats
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_Home)
    for row in range(1, table.rowCount()):
        QTest.keyClick(table, Qt.Key.Key_Down)
        marked = {(index.row(), index.column()) for index in table.selectedIndexes()}
        assert marked == {(row, column) for column in range(3)}


def test_what_comes_next_is_told_once_and_the_dialog_closes(
    qtbot: QtBot, over: tuple[Game, GameOverDialog]
) -> None:
    _, made = over
    for button, signal in (
        (made.ui.rematch, made.rematch_asked),
        (made.ui.new_game, made.new_game_asked),
    ):
        made.open()
        with qtbot.waitSignal(signal):
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert made.isHidden()
    made.open()
    with qtbot.assertNotEmitted(made.rematch_asked), qtbot.waitSignal(made.rejected):
        QTest.mouseClick(made.ui.close, Qt.MouseButton.LeftButton)


def test_enter_starts_no_game_by_itself(qtbot: QtBot, over: tuple[Game, GameOverDialog]) -> None:
    _, made = over
    with (
        qtbot.assertNotEmitted(made.rematch_asked),
        qtbot.assertNotEmitted(made.new_game_asked),
    ):
        made.hide()
        made.show()
        QTest.keyClick(made, Qt.Key.Key_Return)  # was meant for the game


def test_enter_and_f2_play_again(
    qtbot: QtBot, over: tuple[Game, GameOverDialog], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, made = over
    monkeypatch.setattr(game_over, "CALM_MILLISECONDS", 0)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_F2):
        made.hide()
        made.open()
        made.ui.rematch.setFocus()
        qtbot.waitUntil(lambda: not made._calm.isActive())
        with qtbot.waitSignal(made.rematch_asked):
            QTest.keyClick(made, key)


def test_the_chronicle_is_copied(over: tuple[Game, GameOverDialog]) -> None:
    _, made = over
    QTest.mouseClick(made.ui.copy, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == "Turn 1\n  Lia takes Income.\n"
    assert made.isVisible()


def test_the_reference_card_shows_the_ruleset_it_is_given(qtbot: QtBot) -> None:
    fonts.load()
    made = ReferenceDialog(RULESETS[0])
    qtbot.addWidget(made)
    made.open()
    text = made.ui.card.toPlainText()
    assert "Ambassador" in text
    assert "Almshouse" not in text
    made.set_ruleset(RULESETS[6])
    text = made.ui.card.toPlainText()
    assert "Ambassador" not in text
    assert "Steal Bribe" in text
    assert made.ui.card.isReadOnly()


def test_the_reference_card_is_read_at_a_glance_where_there_is_room(qtbot: QtBot) -> None:
    fonts.load()
    made = ReferenceDialog(RULESETS[0])
    qtbot.addWidget(made)
    made.open()
    made.resize(1180, 730)
    bar = made.ui.card.verticalScrollBar()
    assert bar.maximum() == 0
    assert "Blocks nothing" not in made.ui.card.toPlainText()
    cards = [w for w in made.ui.card.toHtml().split('"') if w.startswith("card-")]
    assert len(cards) == len(RULESETS[0].cast)
    across = made.ui.card.horizontalScrollBar()
    for width in (480, 600, 880, 903, 1000):
        made.resize(width, 440)
        assert bar.maximum() > 0
        assert across.maximum() <= 1  # a fraction of a pixel


def test_the_key_that_opens_the_reference_card_closes_it(qtbot: QtBot) -> None:
    fonts.load()
    made = ReferenceDialog(RULESETS[0])
    qtbot.addWidget(made)
    made.open()
    with qtbot.waitSignal(made.rejected):
        QTest.keyClick(made.ui.card, Qt.Key.Key_F1)
    assert made.isHidden()


def test_a_click_that_was_meant_for_an_answer_begins_no_other_game(
    qtbot: QtBot, over: tuple[Game, GameOverDialog]
) -> None:
    _, made = over
    asked: list[str] = []
    made.rematch_asked.connect(lambda: asked.append("rematch"))
    made.new_game_asked.connect(lambda: asked.append("new game"))
    made.hold_off(200)
    made.ui.rematch.click()
    made.ui.new_game.click()
    assert asked == []
    assert made.isVisible()
    qtbot.waitUntil(lambda: not made._guard.isActive())
    made.ui.rematch.click()
    assert asked == ["rematch"]
