"""The table as a whole: what it shows, what can be chosen, what a screen reader is told."""

import pytest
from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QAccessible, QImage, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from coup_desktop.desk import fonts, theme
from coup_desktop.desk.card_face import CardFace
from coup_desktop.desk.peek_button import PeekButton
from coup_desktop.desk.table_help import help_of
from coup_desktop.desk.table_view import TableView
from coup_desktop.engine import events as ev
from coup_desktop.engine.cast import (
    ASSASSIN,
    CAPTAIN,
    CHARACTERS,
    CONTESSA,
    DUKE,
    TAX,
)
from coup_desktop.engine.game import Game
from coup_desktop.engine.moves import ALLOW, NOBODY, Kind, move
from coup_desktop.engine.ruleset import Ruleset
from tests.desk.table_games import NAMES, lay, random_events, rules, start


def faces(table: TableView, seat: int) -> list[str]:
    """What the seat's cards show: a word, `lost` before it, or `back` or `none`."""
    found = []
    for card in table.seat_view(seat).cards:
        face = card.face
        if not face.isPresent():
            found.append("none")
        elif not face.shows_face():
            found.append("back")
        else:
            found.append(("lost " if face.isLost() else "") + face.getCharacter())
    return found


def accessible_texts(table: TableView) -> str:
    """All that a screen reader, a tooltip or the clipboard could tell."""
    parts = []
    for part in table.findChildren(QWidget):
        parts += [part.accessibleName(), part.accessibleDescription(), part.toolTip()]
        parts.append(help_of(part, table))
        if isinstance(part, QLabel):
            parts.append(part.text())
    return " ".join(parts)


def test_own_hand_lies_open_and_no_other(table: TableView) -> None:
    ruleset = rules(4)
    game = start(ruleset, 3)
    lay(table, ruleset, viewpoint=2, people=3)
    view = game.view(2)
    table.show_view(view)
    table.show()
    assert faces(table, 2) == [CHARACTERS[card].word for card in view.hand]
    assert all(faces(table, seat) == ["back", "back"] for seat in (0, 1, 3))
    own = table.seat_view(2)
    assert own.own
    assert own.geometry().center().y() == max(
        table.seat_view(seat).geometry().center().y() for seat in range(4)
    )
    assert own.cards[0].getCardHeight() > 1.5 * table.seat_view(0).cards[0].getCardHeight()
    name = CHARACTERS[view.hand[0]].name
    assert own.cards[0].face.accessibleName() == f"{name}, yours"
    assert name in own.cards[0].tip()


def test_several_people_see_backs_until_one_peeks(table: TableView) -> None:
    ruleset = rules(3)
    game = start(ruleset, 4)
    lay(table, ruleset, viewpoint=None, people=2)
    table.show_view(game.view(None))
    table.show()
    assert all(faces(table, seat) == ["back", "back"] for seat in range(3))
    hand = game.view(1).hand
    told = accessible_texts(table)
    table.show_hand(1, hand)
    assert faces(table, 1) == [CHARACTERS[card].word for card in hand]
    assert accessible_texts(table) == told, "a peek is for the eyes alone"
    table.hide_hand(1)
    assert faces(table, 1) == ["back", "back"]


def test_a_peek_ends_when_the_hand_changes(table: TableView) -> None:
    ruleset = rules(3)
    game = start(ruleset, 4)
    lay(table, ruleset, viewpoint=None, people=2)
    table.show_view(game.view(None))
    hand = game.view(1).hand
    table.show_hand(1, hand)
    table.apply(ev.Lost(1, hand[1], ev.Cause.COUP))
    assert faces(table, 1) == ["back", f"lost {CHARACTERS[hand[1]].word}"]


def test_hands_are_named_when_the_game_is_over(table: TableView) -> None:
    lay(table, rules(3), viewpoint=None, people=2)
    table.show_view(start(rules(3), 1).view(None))
    table.reveal(1, (DUKE, CONTESSA))
    names = [card.face.accessibleName() for card in table.seat_view(1).cards]
    assert names == ["Duke, face up", "Contessa, face up"]


def test_shown_cards_lie_open_until_they_are_replaced(table: TableView) -> None:
    lay(table, rules(3))
    table.show_view(start(rules(3), 1).view(0))
    table.apply(ev.Shown(1, (CAPTAIN,)))
    assert faces(table, 1) == ["captain", "back"]
    table.apply(ev.Returned(1, (CAPTAIN,), 1, None, ev.Cause.PROOF))
    assert faces(table, 1) == ["back", "none"]
    table.apply(ev.Drew(1, (), 1, (1,), ev.Cause.PROOF))
    assert faces(table, 1) == ["back", "back"]


def test_events_move_coins_and_show_exile(table: TableView) -> None:
    lay(table, rules(3))
    table.show_view(start(rules(3), 1).view(0))
    table.apply(ev.CoinsMoved(ev.TREASURY, 1, 3, ev.Transfer.GAIN))
    pile = table.seat_view(1).ui.coins
    assert pile.getCoins() == 5
    assert pile.ui.number.text() == "5"
    assert pile.words() == "5 coins"
    assert table.ui.pots.treasury.getCoins() == 50 - 6 - 3
    for card in (DUKE, DUKE):
        table.apply(ev.Lost(1, card, ev.Cause.COUP))
    table.apply(ev.Exiled(1))
    assert faces(table, 1) == ["lost duke", "lost duke"]
    assert table.seat_view(1).status() == "exiled"
    assert table.seat_view(1).cards[0].face.accessibleName() == "Duke, lost"


def test_a_seat_says_only_what_there_is_to_say(table: TableView) -> None:
    lay(table, rules(3))
    names = [table.seat_view(seat).accessibleName() for seat in range(3)]
    assert [name for name in names if ", ," in name or name.endswith(", ")] == []


def test_turn_and_waiting_are_told_apart(table: TableView) -> None:
    lay(table, rules(3))
    table.show_view(start(rules(3), 1, starter=1).view(0))
    table.set_waiting(2)
    assert "on turn" in table.seat_view(1).accessibleName()
    assert table.seat_view(1).status() == "2 influences"
    assert table.seat_view(2).status() == "thinking…"
    assert "on turn" not in table.seat_view(2).accessibleName()
    assert table.seat_view(1).ui.portrait.isStarter()
    table.set_waiting(0)
    assert table.seat_view(0).status() == "your decision"
    table.set_waiting(NOBODY)
    assert [table.seat_view(seat).status() for seat in range(3)] == ["2 influences"] * 3


def test_the_seats_still_to_be_asked_are_framed(table: TableView) -> None:
    game = start(rules(4), 1)
    lay(table, rules(4))
    for event in game.play(move(Kind.ACTION, TAX, DUKE)):
        table.apply(event)
    table.show_view(game.view(0))

    def framed() -> list[int]:
        return [number for number in range(4) if table.seat_view(number)._pending]

    assert framed() == [], "nobody is asked yet"
    table.set_waiting(game.asked)
    assert (game.asked, framed()) == (1, [2, 3])
    before = painted(table)
    game.play(ALLOW)
    table.show_view(game.view(0))
    table.set_waiting(game.asked)
    assert (game.asked, framed()) == (2, [3])
    assert painted(table) != before
    table.set_waiting(NOBODY)
    assert framed() == []


def test_an_exchange_is_told_and_settled(table: TableView) -> None:
    game = start(rules(3), 2, starter=1)
    lay(table, rules(3))
    table.show_view(game.view(0))
    assert table.ui.pots.ui.courtCaption.accessibleName() == "Court: 9 cards"
    table.apply(ev.Drew(1, (), 2, (1,), ev.Cause.EXCHANGE))
    table.set_waiting(1)
    assert table.seat_view(1).status() == "exchanges…"
    assert faces(table, 1) == ["back", "back"]
    assert table.ui.pots.ui.courtCaption.text() == "Court · 7"
    table.apply(ev.Returned(1, (), 2, (1,), ev.Cause.EXCHANGE))
    assert table.seat_view(1).status() == "thinking…"
    assert table.ui.pots.ui.courtCaption.text() == "Court · 9"


def test_a_table_before_the_deal_claims_nothing(table: TableView) -> None:
    lay(table, rules(3))
    assert all(faces(table, seat) == ["none", "none"] for seat in range(3))
    assert [table.seat_view(seat).status() for seat in range(3)] == ["", "", ""]
    game = start(rules(3), 2)
    for event in game.view(0).history:
        table.apply(event)
    assert faces(table, 1) == ["back", "back"]
    assert faces(table, 0) == [CHARACTERS[card].word for card in game.view(0).hand]


def test_a_whole_game_is_followed(table: TableView) -> None:
    ruleset = Ruleset.make("official", 4, ["inquisitor", "factions"])
    game = start(ruleset, 11)
    lay(table, ruleset)
    table.show_view(game.view(0))
    table.show()
    for events in random_events(game, 11):
        for event in events:
            table.apply(event.seen_by(0))
        view = game.view(0)
        for number, seen in enumerate(view.seats):
            seat = table.seat_view(number)
            assert seat.ui.coins.getCoins() == seen.coins
            lost = [face for face in faces(table, number) if face.startswith("lost")]
            newest_first = reversed(seen.revealed)
            assert lost == [f"lost {CHARACTERS[card].word}" for card in newest_first]
            assert seat.ui.team.text() == ruleset.preset.team_names[seen.team or 0]
        assert str(view.court) in table.ui.pots.ui.courtCaption.text()
    winner = table.seat_view(game.winner)
    assert winner.status() == "wins"
    crowned = [s for s in range(game.ruleset.seats) if table.seat_view(s).ui.portrait.isWinner()]
    ringed = [s for s in range(game.ruleset.seats) if table.seat_view(s)._on_turn]
    assert crowned == ringed == [game.winner]
    assert winner.ui.portrait.accessibleName().endswith("wins")
    bold = [s for s in range(game.ruleset.seats) if table.seat_view(s).ui.status.font().bold()]
    assert bold == [game.winner]
    table.resize(700, 520)
    assert winner.ui.status.font().bold()


@pytest.mark.parametrize("button", ["mouse", "key"])
def test_targets_are_chosen_by_mouse_and_key(table: TableView, qtbot: QtBot, button: str) -> None:
    lay(table, rules(4))
    table.show_view(start(rules(4), 1).view(0))
    table.offer_targets({1: "1", 3: "3"})
    table.show()
    target = table.seat_view(3).target
    assert target.isVisible()
    assert not table.seat_view(2).target.isVisible()
    interface = QAccessible.queryAccessibleInterface(target)
    assert interface.role() == QAccessible.Role.Button
    assert NAMES[3] in interface.text(QAccessible.Text.Name)
    with qtbot.waitSignal(table.seat_chosen) as chosen:
        if button == "mouse":
            card = table.seat_view(3).cards[0].face
            spot = card.mapTo(table, card.rect().center())
            under = table.childAt(spot)
            assert under is target, "the cards below do not take the click"
            QTest.mouseClick(under, Qt.MouseButton.LeftButton)
        else:
            QTest.keyClick(target, Qt.Key.Key_Space)
    assert chosen.args == [3]
    table.offer_targets({})
    assert not target.isVisible()


def test_peek_is_held(table: TableView, qtbot: QtBot) -> None:
    lay(table, rules(3), viewpoint=None, people=2)
    table.show_view(start(rules(3), 1).view(None))
    table.set_peekable(frozenset({1}))
    table.show()
    peek = table.seat_view(1).peek
    assert peek.isVisible()
    assert not table.seat_view(0).peek.isVisible()
    with qtbot.waitSignal(table.peek_pressed) as pressed:
        QTest.mousePress(peek, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(table.peek_released) as released:
        QTest.mouseRelease(peek, Qt.MouseButton.LeftButton)
    assert pressed.args == released.args == [1]
    seat = table.seat_view(1)
    number = seat.ui.coins.ui.number
    for part in (*seat.cards, seat.ui.name, seat.ui.claim):
        box = QRect(part.mapTo(seat, part.rect().topLeft()), part.size())
        assert not box.intersects(peek.geometry()), part
    figures = number.mapTo(seat, number.rect().bottomLeft()).y() - number.fontMetrics().height()
    assert peek.geometry().bottom() < figures


def test_the_eye_grows_with_the_text(table: TableView, qapp: QApplication) -> None:
    """Its digit can be read: 11 pixels high at the usual size, larger with larger words."""
    for size in ((900, 380), (1000, 560), (1700, 800)):
        found = []
        for percent in fonts.TEXT_SIZES:
            fonts.choose_size(percent)
            qapp.processEvents()
            table.resize(*size)
            lay(table, rules(6), viewpoint=None, people=6)
            table.show_view(start(rules(6), 1).view(None))
            table.set_peekable(frozenset(range(6)))
            table.show()
            seat = table.seat_view(1)
            eye = seat.peek
            found.append((digit_height(eye), eye.width()))
            assert seat.rect().contains(eye.geometry())
            assert eye.width() <= seat.ui.coins.width()
        assert found[0][0] >= 11
        assert found == sorted(set(found)), size


def digit_height(eye: PeekButton) -> int:
    """How many rows of pixels the digit on an eye takes: the last figure in its light colour."""
    shown = eye.grab().toImage()
    inked = {
        x: [y for y in range(shown.height()) if shown.pixelColor(x, y).blue() > 150]
        for x in range(shown.width())
    }
    column = max(x for x in inked if inked[x])
    rows: set[int] = set()
    while inked[column]:
        rows.update(inked[column])
        column -= 1
    return max(rows) - min(rows) + 1


def test_the_key_of_a_target_leaves_a_hand_that_is_looked_at(table: TableView) -> None:
    lay(table, rules(3), viewpoint=None, people=2)
    table.show_view(start(rules(3), 1).view(None))
    table.show()
    seat = table.seat_view(1)
    table.show_hand(1, (DUKE, CONTESSA))
    plain = seat.ui.first.face.mapTo(seat, seat.ui.first.face.rect().center())
    looked_at = seat.grab().toImage().pixel(plain)
    table.offer_targets({1: "2"})
    assert seat.grab().toImage().pixel(plain) == looked_at
    table.hide_hand(1)
    hidden = seat.grab().toImage().pixel(plain)
    table.offer_targets({})
    assert seat.grab().toImage().pixel(plain) != hidden, "the key is back"


def test_claims_are_said_and_remembered(table: TableView) -> None:
    lay(table, rules(3))
    table.show_view(start(rules(3), 1).view(0))
    table.show()
    tax = move(Kind.ACTION, TAX, DUKE)
    table.apply(ev.Declared(1, tax))
    table.apply(ev.Challenged(2, 1, tax))
    spoken = [
        bubble.accessibleName() for bubble in table._speech.bubbles.values() if bubble.isVisible()
    ]
    assert len(spoken) == 2
    assert spoken[0].startswith(NAMES[1])
    assert "Duke" in spoken[0]
    claim = table.seat_view(1).ui.claim
    assert (claim.getCharacter(), claim.accessibleName()) == ("duke", "last claimed: Duke")
    table.apply(ev.TurnBegan(2, 2))
    assert not table._speech.bubbles
    assert claim.getCharacter() == "duke"


def test_what_can_have_the_focus_has_role_and_name(table: TableView) -> None:
    lay(table, rules(5), viewpoint=None, people=3)
    table.show_view(start(rules(5), 1).view(None))
    table.offer_targets({1: "1", 2: "2"})
    table.set_peekable(frozenset({0, 1, 2}))
    table.show()
    silent = {QAccessible.Role.Client, QAccessible.Role.NoRole}
    seen = 0
    for part in table.findChildren(QWidget):
        interface = QAccessible.queryAccessibleInterface(part)
        named = bool(interface.text(QAccessible.Text.Name))
        if part.isVisible() and part.focusPolicy() != Qt.FocusPolicy.NoFocus:
            assert interface.role() not in silent
            assert named
            seen += 1
        if part.accessibleName():
            assert interface.role() not in silent, part
    assert seen == 1, "one stop for Tab; arrow keys do the rest"
    for number in range(5):
        seat = QAccessible.queryAccessibleInterface(table.seat_view(number))
        assert seat.role() == QAccessible.Role.Grouping
        assert seat.text(QAccessible.Text.Name).startswith(NAMES[number])
    roles = {
        type(part).__name__: QAccessible.queryAccessibleInterface(part).role()
        for part in table.findChildren(QWidget)
    }
    assert roles["CardFace"] == QAccessible.Role.Graphic
    assert roles["ClaimMark"] == roles["QLabel"] == QAccessible.Role.StaticText


def test_a_new_game_forgets_the_old_one(table: TableView, qtbot: QtBot) -> None:
    lay(table, rules(6))
    table.show_view(start(rules(6), 1).view(0))
    table.show()
    table.say(3, "I challenge that!")
    lay(table, rules(2))
    table.show_view(start(rules(2), 1).view(0))
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert len(table.findChildren(CardFace)) == 4
    assert not table._speech.bubbles
    assert not table.ui.pots.reserve.isVisible()


def painted(table: TableView) -> QImage:
    return table.grab().toImage()


def test_two_hands_that_nobody_may_see_look_the_same(table: TableView) -> None:
    """What is painted for others does not depend on what they hold."""
    ruleset = rules(3)
    pictures = []
    for hidden in ((DUKE, DUKE), (CONTESSA, ASSASSIN)):
        deal = ((CAPTAIN, CAPTAIN), hidden, (DUKE, CONTESSA))
        game = Game.start(ruleset, 0, None, deal=deal)
        lay(table, ruleset)
        table.show_view(game.view(0))
        table.show()
        pictures.append(painted(table))
    assert pictures[0] == pictures[1]


def test_the_theme_follows_the_palette(table: TableView, qapp: QApplication) -> None:
    lay(table, rules(3))
    table.show_view(start(rules(3), 1).view(0))
    table.show()
    before = qapp.palette()
    try:
        for colours in (theme.LIGHT, theme.DARK, theme.LIGHT):
            qapp.setPalette(theme.palette(colours))
            qapp.processEvents()
            name = table.seat_view(1).ui.name
            role = QPalette.ColorRole.WindowText
            assert name.palette().color(role).name() == colours.text
            number = table.seat_view(1).ui.coins.ui.number
            assert number.palette().color(role).name() == colours.number
            caption = table.ui.pots.ui.courtCaption
            assert caption.palette().color(role).name() == colours.cloth_text
            assert painted(table).pixelColor(2, 2).name() == colours.room
    finally:
        qapp.setPalette(before)
