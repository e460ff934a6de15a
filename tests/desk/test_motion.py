"""What moves ends where the table says, whatever comes between."""

import random
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QPalette, QRegion
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from coup_desktop.desk import theme
from coup_desktop.desk.motion.acts import CardMove, Fade, Flight, Follow, Ring
from coup_desktop.desk.motion.director import LONGEST, PART
from coup_desktop.desk.motion.scenery import Scenery
from coup_desktop.desk.motion.stage import Stage
from coup_desktop.desk.session import _before_deal
from coup_desktop.desk.table_view import TableView
from coup_desktop.engine import events as ev
from coup_desktop.engine.cast import (
    ASSASSIN,
    CAPTAIN,
    CONTESSA,
    DUKE,
    INCOME,
    NO_CHARACTER,
    STEAL,
    TAX,
    Character,
)
from coup_desktop.engine.events import TREASURY, Cause, Event, Transfer
from coup_desktop.engine.game import Game
from coup_desktop.engine.moves import Kind, move
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.table.pace import Pace, event_time
from tests.desk.table_games import lay, random_events, rules, start

GAIN = ev.CoinsMoved(TREASURY, 1, 3, Transfer.GAIN)
RULESETS = (
    Ruleset.make("official", 4, ["inquisitor", "factions"]),
    Ruleset.make("official", 2, ["draft"]),
    Ruleset.make("city-state", 8, ["inquisitor", "diplomat", "factions"]),
    Ruleset.make("coup-x", 10, ["inspector", "teams"]),
)


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[TableView]:
    view = TableView()
    qtbot.addWidget(view)
    view.resize(960, 640)
    yield view
    view.hide()


@pytest.fixture
def laid(table: TableView) -> TableView:
    """A table of three before the first decision, on the screen."""
    lay(table, rules(3))
    table.show_view(start(rules(3), 1).view(0))
    table.show()
    return table


def stage_of(table: TableView) -> Stage:
    return table._motion.stage


def go_to(table: TableView, part: float) -> None:
    """Let that part of the motion's time have passed."""
    time = stage_of(table)._time
    time.setCurrentTime(round(part * time.duration()))


def displayed(table: TableView) -> list[object]:
    """All that the eye sees of coins and cards."""
    seen: list[object] = []
    for seat in table._seats:
        pile = seat.ui.coins
        seen.append((pile.ui.number.text(), pile.heap.lying()))
        for card in seat.cards:
            face = card.face
            seen.append((face.isPresent(), face.shows_face() and face.getCharacter()))
            seen.append((face.isLost(), face._veil.name))
        seen.append((seat.drawn._cards, seat.drawn._arriving, seat.status()))
    pots = table.ui.pots
    captions = (pots.ui.courtCaption, pots.ui.treasuryCaption, pots.ui.reserveCaption)
    seen += [caption.text() for caption in captions]
    seen += [pots.court.getCards(), pots.treasury.lying(), pots.reserve.lying()]
    return seen


def truth(table: TableView, other: TableView) -> list[object]:
    """The same for a table that was told at once how things are."""
    assert table._state is not None
    other._state = table._state
    other._refresh()
    return displayed(other)


# Ends.


@pytest.mark.parametrize("reduced", [False, True], ids=["travel", "fades"])
@pytest.mark.parametrize("pace", list(Pace), ids=lambda pace: pace.value)
@pytest.mark.parametrize("ruleset", RULESETS, ids=lambda r: f"{r.preset.word}-{r.seats}")
def test_a_game_ends_up_as_it_is_whatever_comes_between(
    table: TableView, qtbot: QtBot, ruleset: Ruleset, pace: Pace, reduced: bool
) -> None:
    chance = random.Random(f"{pace}{reduced}")
    other = TableView()
    qtbot.addWidget(other)
    game = start(ruleset, 5)
    for each in (table, other):
        lay(each, ruleset)
    other.show_view(game.view(0))
    table.show_view(_before_deal(game.view(0)))
    table.set_reduced_motion(reduced)
    table.show()
    moved = 0
    for event in game.view(0).history:
        table.apply(event, event_time(pace, event))
        go_to(table, chance.random())
    stage_of(table).finish()
    assert displayed(table) == displayed(other), "dealt"
    for events in random_events(game, 5):
        for event in events:
            table.apply(event.seen_by(0), event_time(pace, event))
            moved += bool(stage_of(table).acts)
            match chance.randrange(12):
                case 0:
                    table.resize(960 + chance.randrange(200), 640)
                    assert not stage_of(table).acts
                case 1:
                    table.set_waiting(chance.randrange(ruleset.seats))
                case 2 | 3 | 4:
                    go_to(table, chance.random())
                case 5:
                    go_to(table, 1)
                    assert not stage_of(table).acts
                case 6:
                    table.hush()
        table.show_view(game.view(0))
        assert not stage_of(table).acts, "what a human is asked is not waited for"
        assert displayed(table) == truth(table, other)
    assert bool(moved) == (pace is not Pace.INSTANT)


def test_a_new_game_in_the_middle_of_a_motion(laid: TableView) -> None:
    laid.apply(GAIN, 500)
    go_to(laid, 0.5)
    lay(laid, rules(5))
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert not stage_of(laid).acts
    laid.show_view(start(rules(5), 1).view(0))
    laid.apply(GAIN, 500)
    go_to(laid, 1)
    assert laid.seat_view(1).ui.coins.ui.number.text() == "5"


@pytest.mark.parametrize("what", ["hide", "palette", "language", "reduced", "past"])
def test_motion_ends_when_what_it_moves_over_changes(
    laid: TableView, qapp: QApplication, what: str
) -> None:
    laid.apply(GAIN, 500)
    assert stage_of(laid).acts
    if what == "hide":
        laid.hide()
    elif what == "palette":
        laid.setPalette(theme.palette(theme.DARK))
        laid.setPalette(QPalette())
    elif what == "language":
        QApplication.sendEvent(laid, QEvent(QEvent.Type.LanguageChange))
    elif what == "reduced":
        laid.set_reduced_motion(True)
    else:
        assert laid._state is not None
        laid.show_past(laid._state)
    assert not stage_of(laid).acts
    assert laid.seat_view(1).ui.coins.heap.lying() == 5


def test_the_next_event_ends_the_motion_of_the_last(laid: TableView) -> None:
    laid.apply(GAIN, 500)
    laid.apply(ev.TurnBegan(1, 2), 500)
    assert laid.seat_view(1).ui.coins.heap.lying() == 5
    assert [type(act) for act in stage_of(laid).acts] == [Flight], "the marker of the turn"


def test_nothing_moves_without_time_or_where_nobody_looks(laid: TableView) -> None:
    laid.apply(GAIN)
    assert not stage_of(laid).acts
    laid.hide()
    laid.apply(GAIN, 500)
    assert not stage_of(laid).acts
    assert laid.seat_view(1).ui.coins.heap.lying() == 8


@pytest.mark.parametrize("pace", [Pace.FAST, Pace.NORMAL, Pace.SLOW, Pace.STEP])
def test_motion_takes_a_part_of_the_time_never_all(laid: TableView, pace: Pace) -> None:
    for event in (GAIN, ev.Lost(2, DUKE, Cause.COUP), ev.Shown(1, (CAPTAIN,))):
        time = event_time(pace, event)
        laid.apply(event, time)
        duration = stage_of(laid)._time.duration()
        assert stage_of(laid).acts
        assert duration == min(LONGEST, round(PART * time)) < time
        assert max(act.end for act in stage_of(laid).acts) <= 1


# Coins.


def test_coins_leave_at_once_and_count_when_they_land(laid: TableView) -> None:
    laid.apply(GAIN, 1000)
    pile, pots = laid.seat_view(1).ui.coins, laid.ui.pots
    assert pots.treasury.lying() == 50 - 6 - 3
    assert pots.ui.treasuryCaption.text().endswith("41")
    assert (pile.heap.lying(), pile.ui.number.text()) == (2, "2")
    assert [type(act) for act in stage_of(laid).acts] == [Flight] * 3
    seen = set()
    for step in range(101):
        go_to(laid, step / 100)
        flying = len(stage_of(laid).acts)
        assert pile.heap.lying() + flying == 5
        assert pile.ui.number.text() == str(pile.heap.lying())
        seen.add(flying)
    assert seen == {0, 1, 2, 3}


def test_coins_fly_from_pile_to_pile_on_an_arc(laid: TableView) -> None:
    laid.apply(ev.CoinsMoved(2, 1, 2, Transfer.STEAL), 1000)
    scenery = scenery_of(laid)
    first = stage_of(laid).acts[0]
    assert isinstance(first, Flight)
    start_at, middle, goal = (first.place(at) for at in (0, first.end / 2, first.end))
    assert scenery.box(scenery.heap(2)).contains(start_at.center().toPoint())
    assert scenery.box(scenery.heap(1)).contains(goal.center().toPoint())
    assert middle.center().y() < (start_at.center().y() + goal.center().y()) / 2 - 10
    laid.hide()


def test_many_coins_fly_as_few(laid: TableView) -> None:
    laid.apply(ev.CoinsMoved(TREASURY, 1, 31, Transfer.GAIN), 1000)
    assert len(stage_of(laid).acts) == 12
    assert laid.seat_view(1).ui.coins.heap.lying() == 2
    go_to(laid, 1)
    assert laid.seat_view(1).ui.coins.heap.lying() == 33


def test_a_treasury_without_end_stays_as_it_is(table: TableView) -> None:
    ruleset = Ruleset.make("city-state", 4)
    lay(table, ruleset)
    table.show_view(start(ruleset, 1).view(0))
    table.show()
    heap = table.ui.pots.treasury
    before = heap.lying()
    assert table.ui.pots.ui.treasuryCaption.text() == "Treasury", "no number: it never runs out"
    table.apply(ev.CoinsMoved(1, TREASURY, 1, Transfer.COST), 500)
    assert stage_of(table).acts
    assert heap.lying() == before


# Cards.


def scenery_of(table: TableView) -> Scenery:
    assert table._motion._planner is not None
    return table._motion._planner._scenery


def card_moves(table: TableView) -> list[CardMove]:
    return [act for act in stage_of(table).acts if isinstance(act, CardMove)]


def test_cards_are_dealt_from_the_court_and_turn_for_their_owner(table: TableView) -> None:
    game = start(rules(3), 1)
    lay(table, rules(3))
    table.show()
    for event in game.view(0).history:
        if isinstance(event, ev.Dealt):
            table.apply(event, 500)
            moves = card_moves(table)
            assert len(moves) == 2
            for slot, card in enumerate(moves):
                assert card.pose(0).centre == scenery_of(table).court().centre
                goal = scenery_of(table).slot(event.seat, slot, up=event.seat == 0)
                assert card.pose(1) == goal
                assert (card._front is not None) == (event.seat == 0)
                assert card.pose(0).up == 0


def test_a_lost_card_turns_then_tilts_into_its_place(laid: TableView) -> None:
    laid.apply(ev.Lost(1, DUKE, Cause.COUP), 1000)
    (card,) = card_moves(laid)
    face = laid.seat_view(1).cards[1].face
    assert face._veil.name == "ALL"
    assert face.accessibleName() == "Duke, lost", "heard at once"
    assert (card.pose(0).up, card.pose(0).angle) == (0, 0)
    assert (card.pose(0.5).up, card.pose(0.5).angle) == (1, 0)
    assert card.pose(1).angle > 0
    go_to(laid, 1)
    assert face._veil.name == "NONE"


def test_a_second_loss_leaves_the_first_where_it_lies(laid: TableView) -> None:
    laid.apply(ev.Lost(1, DUKE, Cause.COUP))
    laid.apply(ev.Lost(1, CAPTAIN, Cause.COUP), 1000)
    (card,) = card_moves(laid)
    scenery = scenery_of(laid)
    assert card.pose(0).centre == scenery.slot(1, 0, up=False).centre
    shown = [face.getCharacter() for face in (scenery.face(1, 0), scenery.face(1, 1))]
    assert shown == ["captain", "duke"]


def test_a_proof_turns_in_its_place_goes_and_is_replaced(laid: TableView) -> None:
    laid.apply(ev.Shown(1, (CAPTAIN,)), 1000)
    (card,) = card_moves(laid)
    assert card.pose(0).centre == card.pose(1).centre
    assert (card.pose(0).up, card.pose(1).up) == (0, 1)
    laid.apply(ev.Returned(1, (CAPTAIN,), 1, None, Cause.PROOF), 1000)
    court = scenery_of(laid).court()
    gone = [move for move in card_moves(laid) if move.pose(1) == court]
    assert len(gone) == 1
    laid.apply(ev.Drew(1, (), 1, (1,), Cause.PROOF), 1000)
    (new,) = card_moves(laid)
    assert new.pose(0) == scenery_of(laid).court()
    assert new._front is None


def test_drawn_cards_lie_at_the_seat_until_they_go_back(laid: TableView) -> None:
    laid.apply(ev.Drew(1, (), 2, (1,), Cause.EXCHANGE), 1000)
    drawn = laid.seat_view(1).drawn
    assert len(card_moves(laid)) == 2
    assert (drawn.isVisible(), drawn._arriving) == (True, 2)
    assert drawn.accessibleName() == "2 drawn cards"
    go_to(laid, 0.9)
    assert drawn._arriving == 1
    go_to(laid, 1)
    assert drawn._arriving == 0
    laid.apply(ev.Returned(1, (), 2, (1,), Cause.EXCHANGE), 1000)
    assert len(card_moves(laid)) == 2
    assert not drawn.isVisible()
    assert drawn.accessibleName() == ""


def test_own_drawn_cards_lie_open(table: TableView) -> None:
    deal = ((CAPTAIN, DUKE), (DUKE, ASSASSIN), (CONTESSA, CONTESSA))
    game = Game.start(rules(3), 0, None, deal=deal)
    lay(table, rules(3))
    table.show_view(game.view(0))
    table.show()
    table.apply(ev.Drew(0, (ASSASSIN, CONTESSA), 2, (0,), Cause.EXCHANGE), 1000)
    assert table.seat_view(0).drawn.accessibleName() == "drawn: Assassin, Contessa"
    fan = [card.pose(1).centre for card in card_moves(table)]
    table.apply(ev.Returned(0, (ASSASSIN, CAPTAIN), 2, (0,), Cause.EXCHANGE), 1000)
    court = scenery_of(table).court()
    gone = [card for card in card_moves(table) if card.pose(1) == court]
    stays = [card for card in card_moves(table) if card.pose(1) != court]
    assert len(gone) == 2
    assert fan[1] in [card.pose(0).centre for card in stays], "the kept Contessa comes down"


@pytest.mark.parametrize(("viewpoint", "known"), [(0, True), (1, True), (2, False)])
def test_an_examined_card_goes_to_who_looks_and_back(
    table: TableView, viewpoint: int, known: bool
) -> None:
    deal = ((CAPTAIN, DUKE), (DUKE, ASSASSIN), (CONTESSA, CONTESSA))
    ruleset = Ruleset.make("official", 3, ["inquisitor"])
    lay(table, ruleset, viewpoint=viewpoint, people=3)
    table.show_view(Game.start(ruleset, 0, None, deal=deal).view(viewpoint))
    table.show()
    event = ev.Presented(1, (ASSASSIN,), 1, (0, 1), 0)
    table.apply(event.seen_by(viewpoint), 1000)
    (card,) = card_moves(table)
    assert card.pose(0) == card.pose(1)
    there = scenery_of(table).cards_box(0)
    assert there.contains(card.pose(0.5).centre.toPoint())
    assert (card._front is not None) == known
    assert card.pose(0.5).up == known


@pytest.mark.parametrize("viewpoint", [None, 0])
def test_a_moving_card_shows_only_what_its_audience_knows(
    table: TableView, monkeypatch: pytest.MonkeyPatch, viewpoint: int | None
) -> None:
    painted: list[Character] = []
    front = Scenery.front

    def noted(self: Scenery, character: Character, height: float) -> object:
        painted.append(character)
        return front(self, character, height)

    monkeypatch.setattr(Scenery, "front", noted)
    several = 0
    for seed in range(4):
        ruleset = RULESETS[0]
        game = start(ruleset, seed)
        lay(table, ruleset, viewpoint=viewpoint)
        table.show_view(game.view(viewpoint))
        table.show()
        for events in random_events(game, seed):
            known = set(game.view(viewpoint).hand) | set(game.view(viewpoint).drawn)
            for full in events:
                event = full.seen_by(viewpoint)
                assert table._state is not None
                seats = table._state.seats
                public = {card for seat in seats for card in (*seat.shown, *seat.lost)}
                own = {card for seat in seats for card in (*seat.hand, *seat.taken)}
                painted.clear()
                table.apply(event, 500)
                told = set(getattr(event, "cards", ())) | {getattr(event, "card", NO_CHARACTER)}
                allowed = known | told | own | public | {NO_CHARACTER}
                assert set(painted) <= allowed, event
                several += len(set(painted) - {NO_CHARACTER})
    assert several > 20


# Words, marks and moments.


def test_words_appear_and_stand(laid: TableView) -> None:
    laid.apply(ev.Declared(1, move(Kind.ACTION, TAX, DUKE)), 1000)
    bubble = laid._speech.bubbles[1]
    assert bubble._there == 0
    assert bubble.accessibleName().endswith("Tax. I am the Duke.")
    go_to(laid, 0.1)
    assert 0 < bubble._there < 1
    go_to(laid, 1)
    assert bubble._there == 1


def test_the_words_of_a_steal_name_the_action(laid: TableView) -> None:
    laid.apply(ev.Declared(1, move(Kind.ACTION, STEAL, CAPTAIN, 2)), 1000)
    assert laid._speech.bubbles[1].text() == "Steal from Fiammetta. I am the Captain."


def test_words_stand_until_they_are_settled(laid: TableView) -> None:
    tax = move(Kind.ACTION, TAX, DUKE)
    laid.apply(ev.Declared(1, tax))
    laid.apply(ev.Challenged(2, 1, tax))
    laid.apply(ev.Shown(1, (DUKE,)))
    assert set(laid._speech.bubbles) == {1, 2}
    laid.apply(ev.Lost(2, CAPTAIN, Cause.CHALLENGE), 1000)
    assert set(laid._speech.bubbles) == {1}, "the doubt is settled, the claim is to come"
    (fade,) = (act for act in stage_of(laid).acts if isinstance(act, Fade))
    assert fade._picture.toImage().pixelColor(0, 0).alpha() == 0, "the bubble alone, no box"
    laid.apply(ev.TurnBegan(2, 2))
    assert not laid._speech.bubbles
    laid.apply(ev.Declared(1, tax))
    laid.apply(ev.Challenged(2, 1, tax))
    laid.apply(ev.Lost(1, CAPTAIN, Cause.CHALLENGE))
    assert not laid._speech.bubbles, "caught: both are settled"


def test_a_block_that_falls_is_silent_and_its_action_stands(laid: TableView) -> None:
    aid = move(Kind.ACTION, INCOME)
    block = move(Kind.BLOCK, claim=DUKE)
    laid.apply(ev.Declared(1, aid))
    laid.apply(ev.Blocked(2, block))
    laid.apply(ev.BlockFailed(2, block))
    assert set(laid._speech.bubbles) == {1}
    laid.apply(ev.Failed(1, aid, Cause.BLOCK))
    assert not laid._speech.bubbles


def test_a_challenge_flies_from_who_doubts_to_who_claimed(laid: TableView) -> None:
    tax = move(Kind.ACTION, TAX, DUKE)
    laid.apply(ev.Challenged(2, 1, tax), 1000)
    flight = next(act for act in stage_of(laid).acts if isinstance(act, Flight))
    scenery = scenery_of(laid)
    assert flight.place(0).center() == scenery.portrait(2).center()
    assert flight.place(1).center() == scenery.portrait(1).center()
    assert any(isinstance(act, Ring) for act in stage_of(laid).acts)


def test_the_turn_passes_from_seat_to_seat(laid: TableView) -> None:
    laid.apply(ev.TurnBegan(2, 2), 1000)
    (marker,) = (act for act in stage_of(laid).acts if isinstance(act, Flight))
    scenery = scenery_of(laid)
    assert marker.place(0).center() == scenery.portrait(0).center()
    assert marker.place(1).center() == scenery.portrait(2).center()


def test_an_exile_fades(laid: TableView) -> None:
    laid.apply(ev.Lost(1, DUKE, Cause.COUP))
    laid.apply(ev.Lost(1, DUKE, Cause.COUP))
    assert laid.seat_view(1).status() != "exiled", "one thing after the other"
    laid.apply(ev.Exiled(1), 1000)
    assert laid.seat_view(1).status() == "exiled"
    (fade,) = stage_of(laid).acts
    assert fade.box(0) == laid.seat_view(1).geometry()


# Reduced motion.


def every_event(view_history: tuple[Event, ...]) -> list[Event]:
    tax, steal = move(Kind.ACTION, TAX, DUKE), move(Kind.ACTION, STEAL, CAPTAIN, 2)
    return [
        *view_history,
        ev.TurnBegan(1, 2),
        ev.Declared(1, steal),
        ev.Challenged(2, 1, tax),
        ev.Shown(1, (DUKE,)),
        ev.Returned(1, (DUKE,), 1, None, Cause.PROOF),
        ev.Drew(1, (), 1, (1,), Cause.PROOF),
        ev.Drew(1, (), 2, (1,), Cause.EXCHANGE),
        ev.Returned(1, (), 2, (1,), Cause.EXCHANGE),
        ev.Presented(1, (), 1, (2,), 2),
        ev.Decided(2, 1, replaced=True),
        ev.Blocked(2, move(Kind.BLOCK, claim=DUKE)),
        ev.BlockFailed(2, move(Kind.BLOCK, claim=DUKE)),
        ev.Failed(1, tax, Cause.BLOCK),
        GAIN,
        ev.Lost(2, DUKE, Cause.COUP),
        ev.Lost(2, DUKE, Cause.COUP),
        ev.Exiled(2),
        ev.TurnEnded(1, 2),
        ev.GameOver(0),
    ]


def test_reduced_motion_travels_nowhere(table: TableView) -> None:
    game = start(rules(3), 1)
    lay(table, rules(3))
    table.show()
    table.set_reduced_motion(True)
    faded = 0
    for event in every_event(game.view(0).history):
        table.apply(event, 1000)
        for act in stage_of(table).acts:
            assert isinstance(act, Fade | Ring | Follow), event
            assert act.box(0) == act.box(0.3) == act.box(1)
            faded += isinstance(act, Fade)
    assert faded > 10
    stage_of(table).finish()


def test_every_event_has_a_movement_but_those_that_change_nothing(table: TableView) -> None:
    game = start(rules(3), 1)
    lay(table, rules(3))
    table.show()
    still = set()
    for event in every_event(game.view(0).history):
        table.apply(event, 1000)
        if not stage_of(table).acts:
            still.add(type(event))
    assert still == {ev.TurnEnded}


# What it costs, and who is told.


def test_only_what_moves_is_painted(laid: TableView, monkeypatch: pytest.MonkeyPatch) -> None:
    laid.apply(GAIN, 1000)
    stage = stage_of(laid)
    painted: list[QRegion] = []
    monkeypatch.setattr(stage, "update", painted.append)
    coin = laid.ui.pots.treasury.getDiameter() + 6
    for step in range(1, 100):
        painted.clear()
        go_to(laid, step / 100)
        (region,) = painted
        area = sum(rect.width() * rect.height() for rect in region)  # type: ignore[attr-defined]
        assert area <= 2 * 3 * coin * coin


def test_the_stage_takes_no_click_and_says_nothing(laid: TableView) -> None:
    laid.apply(GAIN, 1000)
    stage = stage_of(laid)
    card = laid.seat_view(1).cards[0].face
    spot = card.mapTo(laid, card.rect().center())
    assert laid.childAt(spot) is not stage
    assert stage.geometry() == laid.rect()
    assert stage.focusPolicy() is Qt.FocusPolicy.NoFocus
    told = QAccessible.queryAccessibleInterface(laid)
    heard = [told.child(number).object() for number in range(told.childCount())]
    assert laid.seat_view(1) in heard
    assert stage not in heard


def test_what_is_heard_is_the_end(laid: TableView) -> None:
    laid.apply(GAIN, 1000)
    number = laid.seat_view(1).ui.coins.ui.number
    assert number.text() == "2"
    assert number.accessibleName() == "5 coins"
    assert "5 coins" in laid.seat_view(1).accessibleName()
    caption = laid.ui.pots.ui.treasuryCaption
    laid.apply(ev.CoinsMoved(1, TREASURY, 3, Transfer.COST), 1000)
    assert caption.text().endswith("41")
    assert "44" in caption.accessibleName()


def test_what_moves_lies_over_the_seats_and_below_the_words(laid: TableView) -> None:
    laid.apply(ev.Declared(1, move(Kind.ACTION, TAX, DUKE)), 1000)
    above = [child for child in laid.children() if child.isWidgetType()]
    stage = above.index(stage_of(laid))
    assert all(above.index(laid.seat_view(seat)) < stage for seat in range(3))
    assert above.index(laid._speech.bubbles[1]) > stage


def test_motion_is_seen(laid: TableView) -> None:
    """A coin on its way is painted where it is, and leaves nothing behind."""
    before = laid.grab().toImage()
    laid.apply(ev.CoinsMoved(2, 1, 1, Transfer.STEAL), 1000)
    go_to(laid, 0.5)
    flight = stage_of(laid).acts[0]
    box = flight.box(0.5)
    middle = box.center()
    assert laid.grab(QRect(middle, QPoint(middle.x() + 1, middle.y() + 1))).toImage() != (
        before.copy(QRect(middle, QPoint(middle.x() + 1, middle.y() + 1)))
    )
    go_to(laid, 1)
    assert laid.grab(box).toImage() == before.copy(box)
