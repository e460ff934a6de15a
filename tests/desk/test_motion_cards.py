"""Cards on their way: dealt, lost, shown and exchanged, and never more told than is known."""

import pytest

from coup_desktop.desk.motion.cards import FALLEN
from coup_desktop.desk.motion.duel import LAID
from coup_desktop.desk.motion.scenery import Scenery
from coup_desktop.desk.table_view import TableView
from coup_desktop.engine import events as ev
from coup_desktop.engine.cast import ASSASSIN, CAPTAIN, CONTESSA, DUKE, NO_CHARACTER, Character
from coup_desktop.engine.events import Cause
from coup_desktop.engine.game import Game
from coup_desktop.engine.ruleset import Ruleset
from tests.desk.motion_tables import RULESETS, card_moves, go_to, scenery_of
from tests.desk.table_games import lay, random_events, rules, start


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
    assert (card.pose(LAID / 2).up, card.pose(LAID / 2).angle) == (1, 0)
    assert card.pose(LAID) == card.pose(1), "then there is time to look at it"
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
    court = scenery_of(laid).court()
    assert len([move for move in card_moves(laid) if move.pose(0) == court]) == 2
    assert (drawn.isVisible(), drawn._arriving) == (True, 2)
    assert drawn.accessibleName() == "2 drawn cards"
    go_to(laid, 0.9)
    assert drawn._arriving == 1
    go_to(laid, 1)
    assert drawn._arriving == 0
    laid.apply(ev.Returned(1, (), 2, (1,), Cause.EXCHANGE), 1000)
    court = scenery_of(laid).court()
    assert len([move for move in card_moves(laid) if move.pose(1) == court]) == 2
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
    court = scenery_of(table).court()
    came = [card.pose(1).centre for card in card_moves(table) if card.pose(0) == court]
    table.apply(ev.Returned(0, (ASSASSIN, CAPTAIN), 2, (0,), Cause.EXCHANGE), 1000)
    court = scenery_of(table).court()
    gone = [card for card in card_moves(table) if card.pose(1) == court]
    stays = [card for card in card_moves(table) if card.pose(1) != court]
    assert len(gone) == 2
    assert came[1] in [card.pose(0).centre for card in stays], "the kept Contessa comes over"


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


def test_a_lost_card_falls_in_its_place_before_the_other_closes_up(table: TableView) -> None:
    deal = ((CAPTAIN, DUKE), (DUKE, ASSASSIN), (CONTESSA, CONTESSA))
    game = Game.start(rules(3), 0, None, deal=deal)
    lay(table, rules(3))
    table.show_view(game.view(0))
    table.show()
    first, second = (scenery_of(table).slot(0, slot, up=True).centre for slot in (0, 1))
    assert table._state is not None
    table.apply(ev.Lost(0, table._state.seats[0].hand[0], Cause.COUP), 1000)
    moves = {move.pose(1).shade: move for move in card_moves(table)}
    falls, stays = moves[1.0], moves[0.0]
    assert (falls.pose(FALLEN * LAID).centre, stays.pose(FALLEN * LAID).centre) == (first, second)
    assert falls.pose(FALLEN * LAID).shade == pytest.approx(1)
    assert (falls.pose(1).centre, stays.pose(1).centre) == (second, first)
