"""Games in a row in the window: the score, who begins, and other seats."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from coup_desktop.bots.random_bot import RandomBot
from coup_desktop.desk.dialogs.change_seats import ChangeSeatsDialog
from coup_desktop.desk.dialogs.game_over import GameOverDialog
from coup_desktop.desk.main_window import MainWindow
from coup_desktop.desk.match_words import game_line, score_words, standing_line, won_words
from coup_desktop.desk.new_game_choice import CAST, NewGameChoice
from coup_desktop.desk.places import Places
from coup_desktop.engine.record_reader import read
from coup_desktop.store.settings import load_settings
from coup_desktop.table.match import Match
from coup_desktop.table.setup import SeatSetup
from tests.desk.test_dialogs_other import cell
from tests.desk.test_main_window import choice, close, opened
from tests.desk.window_driver import controller_of

PATIENT = 60_000
Laid = Callable[..., MainWindow]


@pytest.fixture
def laid(qtbot: QtBot, qapp: QApplication, places: Places, no_guard: None) -> Iterator[Laid]:
    """Lays a table without pauses."""
    made: list[MainWindow] = []

    def lay(seats: int = 4, people: int = 1, *options: str) -> MainWindow:
        made.append(opened(qtbot, qapp, places, choice("official", seats, people, *options)))
        return made[-1]

    yield lay
    for window in made:
        close(window)


def play_to_the_end(qtbot: QtBot, window: MainWindow) -> str:
    """Plays the game on the table; who has won."""
    controller = controller_of(window)
    bot = RandomBot(3)
    for dialog in window.findChildren(GameOverDialog):
        dialog.close()

    def answer(prompt: object = None) -> None:
        asked = window.ui.prompts.prompt
        if asked is not None:
            controller.answer(asked.id, bot.choose(asked.view, asked.legal))

    def over() -> bool:
        answer()
        session = window.host.session
        return session is not None and session.winner is not None

    window.begin()
    qtbot.waitUntil(over, timeout=PATIENT)
    session = window.host.session
    assert session is not None
    assert session.winner is not None
    return controller.setup.names[session.winner]


def score(window: MainWindow) -> dict[str, int]:
    """What stands at the seats."""
    table = window.ui.table
    names = controller_of(window).setup.names
    return {name: table.seat_view(i).ui.portrait.getWon() for i, name in enumerate(names)}


def test_the_score_stands_at_the_seats_once_a_game_is_won(qtbot: QtBot, laid: Laid) -> None:
    window = laid(3)
    assert set(score(window).values()) == {0}
    assert "match" not in window.ui.welcome.ui.detail.text()
    expected: dict[str, int] = dict.fromkeys(score(window), 0)
    for number in range(3):
        winner = play_to_the_end(qtbot, window)
        expected[winner] += 1
        assert score(window) == expected
        seat = window.ui.table.seat_view(list(expected).index(winner))
        assert won_words(expected[winner]) in seat.accessibleName()
        assert f"{winner} {expected[winner]}" in window.ui.welcome.ui.detail.text()
        (dialog,) = window.findChildren(GameOverDialog)
        assert dialog.ui.seats.columnCount() == (3 if number == 0 else 4)
        if number:
            rows = range(len(expected))
            told = [cell(dialog, row, 3) for row in rows]
            assert told == [str(won) for won in expected.values()]
        dialog.rematch_asked.emit()
        assert controller_of(window).setup.names[controller_of(window).setup.starter] == winner
        assert score(window) == expected
        assert dict(controller_of(window).setup.tags)["match"] == " ".join(
            map(str, expected.values())
        )


def test_enter_is_the_next_game(qtbot: QtBot, laid: Laid) -> None:
    window = laid(3)
    winner = play_to_the_end(qtbot, window)
    before = controller_of(window)
    for dialog in window.findChildren(GameOverDialog):
        dialog.close()
    QTest.keyClick(window.ui.welcome, Qt.Key.Key_Return)
    controller = controller_of(window)
    assert controller is not before
    assert window.host.running
    assert controller.setup.names[controller.setup.starter] == winner


def test_others_begin_without_a_score(qtbot: QtBot, laid: Laid) -> None:
    window = laid(3)
    play_to_the_end(qtbot, window)
    window.host.play(choice("official", 4, 1))
    assert set(score(window).values()) == {0}
    assert "match" not in dict(controller_of(window).setup.tags)


def test_a_game_that_was_cut_off_shows_its_match(qtbot: QtBot, laid: Laid) -> None:
    window = laid(3)
    winner = play_to_the_end(qtbot, window)
    window.host.rematch()
    qtbot.waitUntil(lambda: window.ui.prompts.prompt is not None, timeout=PATIENT)
    text = controller_of(window).keeping.record.text(whole=True)
    window.host.play(choice("official", 4, 1))  # others: that match is over
    window.host.go_on_with(read(text).record)
    assert score(window)[winner] == 1
    assert sum(score(window).values()) == 1
    assert f"Game 2 of the match: {winner} 1" in window.ui.welcome.ui.detail.text()


def test_the_chair_of_who_gave_up_wins_nothing(qtbot: QtBot, laid: Laid) -> None:
    window = laid(2, 2)
    controller = controller_of(window)
    window.begin()
    for seat in controller.humans:
        controller.resign(seat)
    session = window.host.session
    assert session is not None
    qtbot.waitUntil(lambda: session.winner is not None, timeout=PATIENT)
    assert not window.host.match.has_begun
    assert set(score(window).values()) == {0}


# -------------------------------------------------------------------------------------- other seats


def ask(window: MainWindow) -> ChangeSeatsDialog:
    window.ui.actionChangeSeats.trigger()
    return window.findChildren(ChangeSeatsDialog)[-1]


def reverse(dialog: ChangeSeatsDialog) -> None:
    count = dialog.ui.seats.count()
    for row in range(count):
        dialog.ui.seats.setCurrentRow(count - 1)
        for _ in range(count - 1 - row):
            dialog.move_seat(-1)


def names(window: MainWindow) -> tuple[str, ...]:
    return controller_of(window).setup.names


def test_before_a_game_they_sit_otherwise_at_once(qtbot: QtBot, laid: Laid, places: Places) -> None:
    window = laid(4)
    before = names(window)
    faces = {n: window.ui.table.seat_view(i).sitter.portrait for i, n in enumerate(before)}
    QTest.keyClick(window.ui.welcome, Qt.Key.Key_C)
    (dialog,) = window.findChildren(ChangeSeatsDialog)
    assert "next game" in dialog.ui.about.text()
    assert "goes on as it is" not in dialog.ui.about.text()
    reverse(dialog)
    dialog.accept()
    assert names(window) == before[::-1]
    again = {n: window.ui.table.seat_view(i).sitter.portrait for i, n in enumerate(names(window))}
    assert again == faces
    assert not window.host.running
    window.close()
    kept = NewGameChoice.parse(load_settings(places.settings).settings.table)
    assert kept is not None
    assert tuple(seat.name for seat in kept.seats) == before[::-1]


def test_after_a_game_the_table_is_laid_and_the_match_goes_on(qtbot: QtBot, laid: Laid) -> None:
    window = laid(3)
    winner = play_to_the_end(qtbot, window)
    before = names(window)
    dialog = ask(window)
    reverse(dialog)
    dialog.accept()
    assert names(window) == before[::-1]
    assert names(window)[controller_of(window).setup.starter] == winner
    assert score(window)[winner] == 1
    assert "Game 2 of the match" in window.ui.welcome.ui.detail.text()
    dialog = ask(window)  # and once more, before it begins
    dialog.move_seat(1)
    dialog.accept()
    assert names(window)[controller_of(window).setup.starter] == winner
    assert score(window)[winner] == 1


def test_in_a_game_it_is_for_the_next_one(qtbot: QtBot, laid: Laid) -> None:
    window = laid(3)
    window.begin()
    before = names(window)
    dialog = ask(window)
    assert "goes on as it is" in dialog.ui.about.text()
    reverse(dialog)
    dialog.accept()
    assert names(window) == before
    log = window.ui.log
    assert ", ".join(before[::-1]) in log.line(log.count() - 1)
    again = ask(window)  # it remembers
    texts = [again.ui.seats.item(row).text() for row in range(3)]
    assert [text.split()[-1] for text in texts] == list(before[::-1])
    again.reject()
    winner = play_to_the_end(qtbot, window)
    assert names(window) == before
    window.host.rematch()
    assert names(window) == before[::-1]
    assert names(window)[controller_of(window).setup.starter] == winner


def test_nobody_moves_and_nothing_happens(qtbot: QtBot, laid: Laid) -> None:
    window = laid(3)
    session = window.host.session
    ask(window).accept()
    assert window.host.session is session
    dialog = ask(window)
    reverse(dialog)
    dialog.reject()
    assert window.host.session is session


def test_a_dialog_of_another_table_does_nothing(qtbot: QtBot, laid: Laid) -> None:
    window = laid(3)
    dialog = ask(window)
    reverse(dialog)
    window.host.lay(choice("official", 5, 1))
    before = names(window)
    dialog.accept()
    assert names(window) == before


def test_crests_and_who_begins_go_with_the_people() -> None:
    seats = (SeatSetup("Ann"), SeatSetup(CAST[0], "random"), SeatSetup("Bo"), SeatSetup("Cy", "x"))
    chosen = NewGameChoice("official", (), (), seats, starter=2, crests=("", "", "crest-9", ""))
    pictures = dict(zip([s.name for s in seats], chosen.portraits, strict=True))
    turned = chosen.reseated((2, 3, 1, 0))
    assert [seat.name for seat in turned.seats] == ["Bo", "Cy", CAST[0], "Ann"]
    assert turned.starter == 0
    assert dict(zip([s.name for s in turned.seats], turned.portraits, strict=True)) == pictures
    assert NewGameChoice.parse(turned.text()) == turned
    assert replace(chosen, starter=None).reseated((1, 0, 2, 3)).starter is None


@pytest.mark.parametrize("order", [(), (0, 1), (0, 1, 1), (0, 1, 3), (0, 1, 2, 3)])
def test_an_order_that_is_none_is_refused(order: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="no order of 3 seats"):
        choice("official", 3, 1).reseated(order)


# --------------------------------------------------------------------------------------- the words


def test_the_score_in_words() -> None:
    assert score_words(("Ann", "Orsola"), (0, 2)) == "Orsola 2, Ann 0"
    assert score_words(("Ann", "Bo", "Cy"), (1, 0, 3)) == "Cy 3, Ann 1, Bo 0"
    assert score_words("ABCDE", (0, 1, 0, 0, 2)) == "E 2, B 1, the others 0"
    assert (won_words(0), won_words(1)) == ("", "won 1 game of this match")
    assert won_words(12) == "won 12 games of this match"


def test_the_first_game_of_a_match_has_no_words(laid: Laid) -> None:
    setup, match = controller_of(laid(3)).setup, Match()
    match.join(setup)
    assert game_line(match, setup) == standing_line(match, setup) == ""
