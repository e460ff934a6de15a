"""Words appear and stand until they are settled; doubts, turns and exiles are seen."""

from coup_desktop.desk.motion.acts import Fade, Flight, Ring
from coup_desktop.desk.table_view import TableView
from coup_desktop.engine import events as ev
from coup_desktop.engine.cast import CAPTAIN, DUKE, INCOME, STEAL, TAX
from coup_desktop.engine.events import Cause
from coup_desktop.engine.moves import Kind, move
from tests.desk.motion_tables import go_to, scenery_of, stage_of


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
    laid.apply(ev.Declared(1, tax))
    laid.apply(ev.GameOver(1))
    assert not laid._speech.bubbles, "the game is over"


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
    assert flight.place(1).center() == scenery.stamp("challenge", 1)[1].center()
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
