"""The card counter and the claims so far: words, lists, and what they may not know."""

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QEvent, QRect, QRectF, Qt
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QFontMetrics,
    QGuiApplication,
    QImage,
    QKeyEvent,
    QPainter,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from coup_desktop.bots.beliefs import Beliefs
from coup_desktop.desk import fonts
from coup_desktop.desk.counter.chances import ChanceKeeper, Chances
from coup_desktop.desk.counter.line import CounterLine, Kind, Pip
from coup_desktop.desk.counter.line_list import CounterList
from coup_desktop.desk.counter.line_painter import LinePainter
from coup_desktop.desk.counter.panel import CounterPanel, Shown
from coup_desktop.desk.counter.pips import draw_pip
from coup_desktop.desk.counter.words import card_lines, claim_lines, fate_word, percent
from coup_desktop.desk.in_window import in_window
from coup_desktop.desk.table_state import TableState
from coup_desktop.engine.card_count import CardCount
from coup_desktop.engine.cast import (
    AMBASSADOR,
    ASSASSIN,
    CAPTAIN,
    CONTESSA,
    DUKE,
    Character,
)
from coup_desktop.engine.claim_book import Fate
from coup_desktop.engine.events import Event
from coup_desktop.engine.game import Game
from coup_desktop.engine.narrate import Narrator
from coup_desktop.engine.ruleset import Ruleset
from tests.desk.languages import languages, spoken
from tests.desk.table_games import LONGEST, random_events, start

NAMES = ("Ada", "Bo", "Cy")
DEAL = ((DUKE, CONTESSA), (CONTESSA, CAPTAIN), (CAPTAIN, AMBASSADOR))


def a_game(*words: str, deal: Sequence[tuple[Character, Character]] = DEAL) -> Game:
    """A game of three, led on by a record's words and by the cards that are drawn."""
    game = Game.start(Ruleset.make("official", 3), 0, None, None, deal)
    cards = {"duke": DUKE, "assassin": ASSASSIN, "captain": CAPTAIN}
    for word in words:
        if word.startswith("draw "):
            game.draw(tuple(cards[card] for card in word.split()[1:]))
        else:
            game.play(next(move for move in game.legal() if move.text(NAMES) == word))
    return game


CHANCES = Chances(dict.fromkeys(Ruleset.make("coup-x", 10, ["six"]).cast, 0.5), exact=False)
PROVEN = ("tax", "challenge", "show duke", "lose captain", "draw assassin")
EXCHANGED = ("income", "income", "exchange", "allow", "allow", "draw duke duke")


def shown_of(game: Game, seat: int | None) -> Shown:
    ruleset = game.ruleset
    names = NAMES if ruleset.seats == 3 else tuple(f"N{i}" for i in range(ruleset.seats))
    state = TableState.empty(ruleset, seat)
    state.show(game.view(seat))
    return Shown(state, state.count, Narrator(ruleset, names))


def cards(
    game: Game, seat: int | None, *, exact: bool = True, **chances: float
) -> list[CounterLine]:
    words = {"duke": DUKE, "contessa": CONTESSA}
    of = {words[word]: chance for word, chance in chances.items()}
    given = Chances(of, exact) if of else None
    shown = shown_of(game, seat)
    owner = seat is not None
    return card_lines(shown.count.rows(), shown.narrator, owner=owner, chances=given)


def claims(game: Game, seat: int | None) -> list[CounterLine]:
    shown = shown_of(game, seat)
    hidden = [each.hidden for each in shown.state.seats]
    return claim_lines(shown.state.book.seats, hidden, shown.narrator, seat)


def said(lines: Sequence[CounterLine]) -> list[str]:
    return [line.spoken for line in lines]


# Words.


def test_the_cards_in_sentences() -> None:
    lines = cards(a_game(*PROVEN), 0)
    assert said(lines) == [
        "How many cards of each character there are, and where.",
        "Duke: 3 in the game, 0 face up, 0 in hand, 3 hidden. Known: 1 in the Court.",
        "Assassin: 3 in the game, 0 face up, 1 in hand, 2 hidden.",
        "Contessa: 3 in the game, 0 face up, 1 in hand, 2 hidden.",
        "Captain: 3 in the game, 1 face up, 0 in hand, 2 hidden.",
        "Ambassador: 3 in the game, 0 face up, 0 in hand, 3 hidden.",
    ]
    assert lines[4].pips == (Pip.FACE_UP, Pip.HIDDEN, Pip.HIDDEN)
    assert lines[3].pips == (Pip.HELD, Pip.HIDDEN, Pip.HIDDEN)
    assert lines[4].detail == "2 hidden"


def test_who_sees_no_hand_is_told_of_none() -> None:
    lines = cards(a_game(*PROVEN), None)
    assert lines[3].spoken == "Contessa: 3 in the game, 0 face up, 3 hidden."
    assert all(Pip.HELD not in line.pips for line in lines)
    assert [pip for pip, _ in lines[0].legend] == [Pip.FACE_UP, Pip.HIDDEN]


def test_what_is_known_of_a_place_is_told() -> None:
    game = a_game(*EXCHANGED, "keep duke duke")
    captain = cards(game, 2)[4]
    assert captain.detail == "3 hidden\nKnown: 1 in the Court"
    assert captain.spoken.endswith("3 hidden. Known: 1 in the Court.")
    assert "Known" not in str(said(cards(game, 0)))
    shown = a_game("tax", "challenge", "show duke")
    assert cards(shown, 2)[1].detail == "3 hidden\nKnown: 1 with Ada"


def test_chances_are_told_where_they_are_known() -> None:
    lines = cards(a_game(), 0, duke=0.431, contessa=0.9999)
    assert (lines[1].detail, lines[1].side) == ("2 hidden", "others hold it: 43%")
    assert "Somebody else holds one with a chance of 99%." in lines[3].spoken
    assert (lines[2].detail, lines[2].side) == ("3 hidden", "")
    near = cards(a_game(), 0, exact=False, duke=0.431)
    assert near[1].side == "others hold it: ≈43%"
    assert lines[-1].kind is Kind.NOTE
    assert [percent(c) for c in (0.0, 0.001, 0.5, 0.999, 1.0)] == ["0%", "1%", "50%", "99%", "100%"]


def test_in_a_draft_what_was_put_away_is_told() -> None:
    game = start(Ruleset.make("official", 2, ["draft"]), 4)
    for _ in range(2):
        game.play(game.legal()[0])
    lines = cards(game, 0)
    assert sum(line.pips.count(Pip.PUT_AWAY) for line in lines) == 4
    assert Pip.PUT_AWAY in dict(lines[0].legend)
    assert any("1 put away in the draft." in line.spoken for line in lines)
    assert all(len(line.pips) == 3 for line in lines[1:])


def test_the_claims_in_sentences() -> None:
    game = a_game(*PROVEN, "income", "income", "tax", "allow", "allow")
    assert said(claims(game, 1)) == [
        "Cy: 2 cards. No claims so far.",
        "Ada: 2 cards. Proven: 1.",
        "Ada: Duke, proven. Claimed in turn 1. The card shown was replaced.",
        "Ada: Duke, open. Claimed in turn 4.",
        "Bo: 1 card. No claims so far.",
    ]


def test_caught_and_exchanged() -> None:
    caught = a_game("steal Bo", "challenge", "lose duke")
    assert said(claims(caught, 1))[1:3] == [
        "Ada: 1 card. Caught: 1.",
        "Ada: Captain, caught. Claimed in turn 1. Not proven.",
    ]
    game = a_game(*EXCHANGED, "keep duke duke")
    assert said(claims(game, 1))[:2] == [
        "Cy: 2 cards.",
        "Cy. Cards exchanged in turn 3. Before: Ambassador (open).",
    ]


def test_the_exiled_come_last_and_the_own_claims_after_the_others() -> None:
    game = a_game(*PROVEN, "steal Ada", "challenge", "lose contessa")
    headings = [line for line in claims(game, 0) if line.kind is Kind.HEADING]
    assert [(line.title, line.side) for line in headings] == [
        ("Cy", "2 cards"), ("Ada", "2 cards"), ("Bo", "exiled"),
    ]  # fmt: skip
    assert [line.quiet for line in headings] == [False, False, True]


def test_every_fate_has_a_word_of_its_own() -> None:
    assert len({fate_word(fate) for fate in Fate}) == len(Fate)


# The panel.


@pytest.fixture
def panel(qtbot: QtBot) -> CounterPanel:
    fonts.load()
    made = CounterPanel()
    qtbot.addWidget(made)
    made.resize(280, 300)
    made.show()
    return made


def test_it_is_read_line_by_line(panel: CounterPanel) -> None:
    panel.show_table(shown_of(a_game(*PROVEN), 0))
    interface = QAccessible.queryAccessibleInterface(panel.ui.cards)
    names = [
        interface.child(number).text(QAccessible.Text.Name)
        for number in range(interface.childCount())
    ]
    assert names == said(panel.ui.cards.lines())
    assert interface.role() == QAccessible.Role.List
    assert panel.ui.cards.accessibleName() == "Card counter"
    assert panel.ui.claims.accessibleName() == "Claims so far"


def test_pages_turn_and_leave_nothing_behind(panel: CounterPanel) -> None:
    turned: list[str] = []
    panel.page_chosen.connect(turned.append)
    panel.show_table(shown_of(a_game(*PROVEN), 0))
    QTest.keyClick(panel.ui.pages.tabBar(), Qt.Key.Key_Right)
    assert turned == ["claims"]
    assert panel.ui.cards.lines() == []
    assert panel.ui.claims.lines()
    panel.turn_to("nothing of the sort")
    assert panel.page == "cards"
    assert panel.ui.claims.lines() == []
    panel.show_table(None)
    assert panel.ui.cards.lines() == []


def test_what_is_as_before_is_not_touched(panel: CounterPanel) -> None:
    """So that an event costs what it changes, however long the game is."""
    written: list[int] = []
    model = panel.ui.cards.model()
    model.dataChanged.connect(
        lambda first, last, *_: written.extend(range(first.row(), last.row() + 1))
    )
    model.rowsInserted.connect(lambda *_: written.append(-1))
    panel.show_table(shown_of(a_game("tax"), 0))
    written.clear()
    panel.show_table(shown_of(a_game("tax", "allow", "allow"), 0))
    assert written == []
    panel.show_table(shown_of(a_game("tax", "challenge", "show duke", "lose captain"), 0))
    assert written == [1, 2, 3, 4], "from the first to the last that differs"


def test_each_event_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that is told everything event by event, and by a view after each decision."""
    read: list[Event] = []
    enter = CardCount.enter

    def counted(count: CardCount, event: Event) -> None:
        read.append(event)
        enter(count, event)

    monkeypatch.setattr(CardCount, "enter", counted)
    game = start(Ruleset.make("coup-x", 10, ["teams"]), 3)
    state = TableState.empty(game.ruleset, 0)
    state.show(game.view(0))
    for events in random_events(game, 8):
        for event in events:
            state.apply(event.seen_by(0))
        state.show(game.view(0))
    assert len(read) == len(game.view(0).history) > 200


def test_an_undone_game_is_read_anew() -> None:
    state = TableState.empty(Ruleset.make("official", 3), 0)
    state.show(a_game(*PROVEN).view(0))
    state.show(a_game("tax").view(0))
    assert state.count == CardCount.of(a_game("tax").view(0))
    assert state.book.seats[0].proven == 0


def test_letters_and_enter_are_answers_and_a_line_can_be_copied(panel: CounterPanel) -> None:
    panel.show_table(shown_of(a_game(*PROVEN), 0))
    lines = panel.ui.cards
    lines.setCurrentIndex(lines.model().index(0, 0))
    for key in (Qt.Key.Key_C, Qt.Key.Key_Return):
        event = _press(key)
        lines.keyPressEvent(event)
        assert not event.isAccepted()
    QTest.keyClick(lines, Qt.Key.Key_Down)
    assert lines.currentIndex().row() == 1
    QTest.keyClick(lines, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == lines.lines()[1].spoken
    QGuiApplication.clipboard().clear()


def _press(key: Qt.Key) -> QKeyEvent:
    text = "c" if key == Qt.Key.Key_C else "\r"
    return QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, text)


def picture(panel: CounterPanel) -> QImage:
    return panel.grab().toImage()


@pytest.mark.parametrize("page", ["cards", "claims"])
def test_hidden_cards_change_nothing(panel: CounterPanel, page: str) -> None:
    """Other hands and another Court, and the same is said, read and painted."""
    words = ("tax", "allow", "allow", "income")
    other = ((DUKE, CONTESSA), (ASSASSIN, ASSASSIN), (DUKE, DUKE))
    panel.turn_to(page)
    panel.show_table(shown_of(a_game(*words), 0))
    lists = (panel.ui.cards, panel.ui.claims)
    before = [said(each.lines()) for each in lists]
    seen = picture(panel)
    assert any(before)
    panel.show_table(None)
    panel.show_table(shown_of(a_game(*words, deal=other), 0))
    assert [said(each.lines()) for each in lists] == before
    assert picture(panel) == seen


def test_its_height_tells_nothing_of_a_hand(panel: CounterPanel) -> None:
    """Also where more is known: else the chronicle above would move while somebody looks."""
    heights = set()
    for game in (a_game(), a_game(*PROVEN), a_game(*EXCHANGED, "keep duke duke")):
        for seat in (0, 2, None):
            panel.show_table(shown_of(game, seat))
            heights.add(panel.natural_height())
    assert len(heights) == 1


def test_own_cards_do_change_it(panel: CounterPanel) -> None:
    """Else the test above could not fail."""
    panel.show_table(shown_of(a_game(), 0))
    seen, before = picture(panel), said(panel.ui.cards.lines())
    other = ((DUKE, DUKE), *DEAL[1:])
    panel.show_table(shown_of(a_game(deal=other), 0))
    assert said(panel.ui.cards.lines()) != before
    assert picture(panel) != seen


# What is drawn.


def test_pips_differ_in_shape_alone(qapp: QApplication) -> None:
    def drawn(pip: Pip) -> QImage:
        image = QImage(24, 34, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        black, white = QColor("black"), QColor("white")
        draw_pip(painter, pip, QRectF(4, 4, 16, 24), ink=black, paper=white, line=1.2)
        painter.end()
        return image

    pictures = [drawn(pip) for pip in Pip]

    def share(one: QImage, other: QImage) -> float:
        """How many of the pixels differ plainly."""
        pairs = [
            abs(one.pixelColor(x, y).value() - other.pixelColor(x, y).value())
            for x in range(24)
            for y in range(34)
        ]
        return sum(each > 100 for each in pairs) / len(pairs)

    for number, one in enumerate(pictures):
        for other in pictures[:number]:
            assert share(one, other) > 0.04


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("width", [190, 260, 400])
def test_no_word_is_cut(qapp: QApplication, language: str, width: int) -> None:
    """Everything has its room in its line, in every language, with the longest names."""
    fonts.load()
    ruleset = Ruleset.make("coup-x", 10, ["six", "teams"])
    game = start(ruleset, 5)
    with spoken(qapp, language):
        state = TableState.empty(ruleset, 0)
        names = tuple(f"{LONGEST[:18]}{number:02}" for number in range(10))
        narrator = Narrator(ruleset, names, in_window)
        for events in random_events(game, 6):
            for event in events:
                state.apply(event.seen_by(0))
        hidden = [seat.hidden for seat in state.seats]
        lines = [
            *card_lines(state.count.rows(), narrator, owner=True, chances=CHANCES),
            *claim_lines(state.book.seats, hidden, narrator, 0),
        ]
        painter = LinePainter(1.0)
        for line in lines:
            if line.legend:
                continue
            rect = QRect(0, 0, width, painter.height(line, width))
            title, detail, beside, side = painter._boxes(line, rect)
            if side.top() == detail.top():  # at the right of the detail's first line
                first = line.detail.partition("\n")[0]
                detail.setWidth(QFontMetrics(painter._detail).horizontalAdvance(first))
                detail.setHeight(side.height())
            parts = [box for box in (title, detail, beside, side) if not box.isEmpty()]
            assert all(rect.contains(box) for box in parts), (line, parts)
            for number, one in enumerate(parts):
                assert not any(one.intersects(other) for other in parts[:number]), line
    assert len(lines) > 30


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("text", fonts.TEXT_SIZES)
def test_the_tabs_fit_the_narrow_panel(
    qtbot: QtBot, qapp: QApplication, language: str, text: int
) -> None:
    """As wide as `ChroniclePlace` makes it, less the panel's margins."""
    fonts.load()
    try:
        fonts.choose_size(text)
        with spoken(qapp, language):
            made = CounterPanel()
            qtbot.addWidget(made)
            made.resize(round(210 * text / 100) - 22, 300)
            made.show()
            qapp.sendPostedEvents()
            tabs = made.ui.pages.tabBar()
            assert tabs.sizeHint().width() <= made.width()
            assert tabs.tabText(0)
    finally:
        fonts.choose_size(fonts.USUAL_SIZE)


def test_a_list_is_no_wider_than_its_panel(qtbot: QtBot) -> None:
    fonts.load()
    made = CounterList()
    qtbot.addWidget(made)
    made.resize(200, 300)
    assert made.text_width() < 200


# Chances.


def test_chances_are_those_of_the_cards_alone(qtbot: QtBot, qapp: QApplication) -> None:
    """After each decision as the beliefs have them, whatever was said; kept for looking back."""
    keeper = ChanceKeeper(qapp)
    game = start(Ruleset.make("official", 3), 6)
    wanted: dict[int, dict[Character, float]] = {}
    for _ in random_events(game, 3):
        view = game.view(0)
        with qtbot.waitSignal(keeper.found):
            keeper.look(view)
        beliefs = Beliefs.of(view)
        others = tuple(seat for seat in view.living if seat != 0)
        moves = CardCount.of(view).moves
        wanted[moves] = {card: beliefs.chance_any(others, (card,)) for card in view.ruleset.cast}
        found = keeper.at(moves)
        assert found is not None
        assert dict(found.of) == wanted[moves]
        assert found.exact
    assert len(wanted) > 5
    for moves, of in wanted.items():
        found = keeper.at(moves)
        assert found is not None
        assert dict(found.of) == pytest.approx(of)
    keeper.begin()
    assert keeper.at(max(wanted)) is None
    keeper.close()


def test_what_is_said_moves_no_card() -> None:
    """So that what was worked out stands until a card moves."""
    assert (
        CardCount.of(a_game().view(0)).moves
        == CardCount.of(a_game("tax", "allow", "allow", "income").view(0)).moves
        < CardCount.of(a_game("tax", "challenge", "show duke").view(0)).moves
    )


def test_of_views_that_wait_the_last_one_counts(qtbot: QtBot, qapp: QApplication) -> None:
    keeper = ChanceKeeper(qapp)
    early, late = a_game().view(0), a_game(*PROVEN).view(0)
    for view in (early, early, late):
        keeper.look(view)
    qtbot.waitUntil(lambda: keeper.at(CardCount.of(late).moves) is not None)
    keeper.close()
