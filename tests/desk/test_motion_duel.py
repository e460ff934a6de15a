"""A challenge is a moment between two seats; how it ends is seen on the card; so is a victory."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QAbstractAnimation, QEvent, QRectF
from PySide6.QtGui import QColor, QRegion
from PySide6.QtWidgets import QApplication

from coup_desktop.desk import theme
from coup_desktop.desk.motion.acts import Act, CardMove, Fade, Flight, Ring
from coup_desktop.desk.motion.duel import LAID, TURNED, VEIL
from coup_desktop.desk.motion.marks import LEVELS, Halo, Mark, Shade
from coup_desktop.desk.table_state import TableState
from coup_desktop.desk.table_view import TableView
from coup_desktop.engine import events as ev
from coup_desktop.engine.cast import CAPTAIN, CONTESSA, DUKE, TAX
from coup_desktop.engine.events import Cause
from coup_desktop.engine.moves import Kind, move
from tests.desk.motion_tables import card_moves, go_to, scenery_of, stage_of
from tests.desk.table_games import lay, rules, start

CLAIM = move(Kind.ACTION, TAX, DUKE)


@pytest.fixture
def five(table: TableView) -> TableView:
    """A table of five, of which the second has claimed the Duke."""
    lay(table, rules(5))
    table.show_view(start(rules(5), 1).view(0))
    table.show()
    table.apply(ev.Declared(1, CLAIM))
    return table


def of_kind(table: TableView, kind: type[Act]) -> list[Act]:
    return [act for act in stage_of(table).acts if isinstance(act, kind)]


def seat_box(table: TableView, seat: int) -> QRectF:
    return QRectF(table.seat_view(seat).geometry())


@pytest.mark.parametrize("reduced", [False, True], ids=["travel", "fades"])
def test_all_but_the_two_are_veiled(five: TableView, reduced: bool) -> None:
    five.set_reduced_motion(reduced)
    five.apply(ev.Challenged(3, 1, CLAIM), 1000)
    veils = of_kind(five, Shade)
    assert {act.box(0.5).getRect() for act in veils} == {
        five.seat_view(seat).geometry().getRect() for seat in (0, 2, 4)
    }
    before = five.grab().toImage()
    go_to(five, 0.5)
    after = five.grab().toImage()
    for seat in range(5):
        spot = seat_box(five, seat).bottomRight().toPoint() - five.rect().topLeft()
        spot -= type(spot)(40, 12)
        assert (before.pixelColor(spot) != after.pixelColor(spot)) == (seat in {0, 2, 4}), seat
    go_to(five, 1)
    assert not stage_of(five).acts
    for veil in veils:
        assert five.grab(veil.box(1)).toImage() == after.copy(veil.box(1)), "it is not decided"
    five.apply(ev.Shown(1, (DUKE,)), 1000)
    go_to(five, 0.7)
    for veil in veils:
        assert five.grab(veil.box(1)).toImage() == after.copy(veil.box(1)), "it is looked at"
    go_to(five, 1)
    for veil in veils:
        assert five.grab(veil.box(1)).toImage() == before.copy(veil.box(1))


def challenged(table: TableView) -> TableState:
    """Let a claim be challenged and all that moves come to its end; gives how it is then."""
    table.apply(ev.Challenged(3, 1, CLAIM), 1000)
    go_to(table, 1)
    assert of_standing(table, Shade)
    assert len(of_standing(table, Mark)) > 4
    assert table._state is not None
    return table._state


def of_standing(table: TableView, kind: type[Act]) -> list[Act]:
    return [act for act in stage_of(table).standing if isinstance(act, kind)]


def test_nothing_runs_while_a_challenge_stands(five: TableView) -> None:
    challenged(five)
    assert stage_of(five)._time.state() is QAbstractAnimation.State.Stopped


@pytest.mark.parametrize("reduced", [False, True], ids=["travel", "fades"])
def test_a_challenge_stands_when_its_motion_is_cut_short(five: TableView, reduced: bool) -> None:
    five.set_reduced_motion(reduced)
    five.apply(ev.Challenged(3, 1, CLAIM), 1000)
    go_to(five, 0.2)
    shades = set(of_kind(five, Shade))
    five.apply(ev.Lost(1, CAPTAIN, Cause.CHALLENGE), 1000)
    assert set(of_kind(five, Shade)) == shades
    assert all(act.level(0) == act.level(0.7) == LEVELS for act in shades)  # type: ignore[attr-defined]
    go_to(five, 1)
    assert not of_standing(five, Shade)
    assert len(of_standing(five, Mark)) == 1, "the cross on the card"


@pytest.mark.parametrize(
    "what",
    ["hide", "resize", "palette", "language", "font", "reduced", "past", "hush", "game", "view"],
)
def test_what_stands_goes_with_what_it_stands_for(five: TableView, what: str) -> None:
    state = challenged(five)
    match what:
        case "hide":
            five.hide()
        case "resize":
            five.resize(1000, 660)
        case "palette":
            five.setPalette(theme.palette(theme.DARK))
            five.setPalette(theme.palette(theme.LIGHT))
        case "language":
            QApplication.sendEvent(five, QEvent(QEvent.Type.LanguageChange))
        case "font":
            QApplication.sendEvent(five, QEvent(QEvent.Type.FontChange))
        case "reduced":
            five.set_reduced_motion(True)
        case "past":
            five.show_past(state)
        case "hush":
            five.hush()
        case "game":
            lay(five, rules(5))
        case "view":
            five.show_view(start(rules(5), 1).view(0))
    assert not stage_of(five).standing
    assert not of_kind(five, Shade)


@pytest.mark.parametrize(
    ("event", "time"),
    [
        (ev.TurnBegan(2, 1), 1000),
        (ev.Shown(1, (DUKE,)), 0),
        (ev.Opened(1, (DUKE, CAPTAIN)), 1000),
        (ev.Lost(1, CAPTAIN, Cause.CHALLENGE), 0),
    ],
    ids=lambda value: type(value).__name__,
)
def test_what_settles_a_challenge_ends_it(five: TableView, event: ev.Event, time: int) -> None:
    challenged(five)
    five.apply(event, time)
    stage_of(five).finish()
    assert not of_standing(five, Shade)
    assert len(of_standing(five, Mark)) == 0


def test_without_time_no_challenge_stands(five: TableView) -> None:
    five.apply(ev.Challenged(3, 1, CLAIM))
    assert not stage_of(five).standing


def test_who_is_asked_for_the_proof_sees_the_challenge_stand(five: TableView) -> None:
    challenged(five)
    view = start(rules(5), 1).view(0)
    asked = replace(view, history=(*view.history, ev.Challenged(3, 1, CLAIM)))
    standing = list(stage_of(five).standing)
    five.show_view(asked)
    assert list(stage_of(five).standing) == standing


def test_the_tick_stays_until_the_card_of_who_doubted_falls(five: TableView) -> None:
    five.apply(ev.Challenged(3, 1, CLAIM))
    five.apply(ev.Shown(1, (DUKE,)), 1000)
    go_to(five, 1)
    (tick,) = of_standing(five, Mark)
    five.apply(ev.Lost(3, CAPTAIN, Cause.CHALLENGE), 1000)
    assert of_kind(five, Mark) == [tick]
    assert tick.end == LAID
    go_to(five, LAID)
    assert not of_kind(five, Mark)
    assert not stage_of(five).standing


@pytest.mark.parametrize("size", [(680, 364), (922, 604), (1500, 900)])
@pytest.mark.parametrize("seats", [2, 3, 4, 6, 8])
def test_the_line_keeps_off_court_pots_and_names(
    table: TableView, seats: int, size: tuple[int, int]
) -> None:
    table.resize(*size)
    lay(table, rules(seats))
    table.show_view(start(rules(seats), 1).view(0))
    table.show()
    scenery = scenery_of(table)
    captions = [QRectF(box) for box in scenery.captions()]
    heaps = [QRectF(box) for box in scenery.heaps()]
    assert len(captions) == len(heaps) == 2
    opposite = [(seat, (seat + seats // 2) % seats) for seat in range(seats)]
    for doubter, doubted in opposite:
        table.apply(ev.Challenged(doubter, doubted, CLAIM), 1000)
        marks = [act for act in stage_of(table).acts if isinstance(act, Mark)]
        over = [mark for mark in marks[:-1] if any(mark.place.intersects(box) for box in heaps)]
        assert len(over) <= 2, (doubter, doubted)
        for mark in marks[:-1]:
            assert not any(mark.place.intersects(box) for box in captions), (doubter, doubted)
            for seat in (doubter, doubted):
                assert not mark.place.intersects(seat_box(table, seat))
        stamp = marks[-1].place
        assert QRectF(table.rect()).contains(stamp)
        view = table.seat_view(doubted)
        assert not stamp.contains(scenery.portrait(doubted).center())
        assert not stamp.intersects(QRectF(scenery.box(view.ui.coins.ui.number)))


def test_who_is_out_is_not_veiled_once_more(five: TableView) -> None:
    for card in (CAPTAIN, DUKE):
        five.apply(ev.Lost(4, card, Cause.COUP))
    five.apply(ev.Exiled(4))
    five.apply(ev.Challenged(3, 1, CLAIM), 1000)
    assert len(of_kind(five, Shade)) == 2


def test_what_stands_is_painted_when_it_comes_and_goes_alone(
    five: TableView, monkeypatch: pytest.MonkeyPatch
) -> None:
    five.apply(ev.Challenged(3, 1, CLAIM), 1000)
    stage = stage_of(five)
    painted: list[QRegion] = []
    monkeypatch.setattr(stage, "update", painted.append)
    veiled = five.seat_view(0).geometry().adjusted(40, 40, -40, -40)
    times = 0
    for step in range(1, 100):
        painted.clear()
        go_to(five, step / 100)
        times += any(region.intersects(veiled) for region in painted)
    assert times == LEVELS


def test_a_line_of_dots_leads_from_one_to_the_other(five: TableView) -> None:
    five.apply(ev.Challenged(3, 1, CLAIM), 1000)
    marks = [act for act in stage_of(five).acts if isinstance(act, Mark)]
    dots = [mark for mark in marks if mark.place.width() < 20]
    assert len(dots) >= 4
    begins = [dot.begin for dot in dots]
    assert begins == sorted(begins), "they come one after the other"
    (flight,) = of_kind(five, Flight)
    assert isinstance(flight, Flight)
    for dot in dots:
        place = dot.place
        assert not place.intersects(seat_box(five, 1))
        assert not place.intersects(seat_box(five, 3))
        way = flight.place(dot.begin).center() - place.center()
        assert abs(way.x()) + abs(way.y()) < 4, "what flies leaves them behind"


def test_with_reduced_motion_the_line_stands_from_the_start(five: TableView) -> None:
    five.set_reduced_motion(True)
    five.apply(ev.Challenged(3, 1, CLAIM), 1000)
    assert {act.begin for act in of_kind(five, Mark)} == {0.0}
    assert not of_kind(five, Flight)
    assert not of_kind(five, Ring)


@pytest.mark.parametrize("reduced", [False, True], ids=["travel", "fades"])
@pytest.mark.parametrize("scheme", [theme.DARK, theme.LIGHT, theme.CONTRAST], ids=lambda s: s.name)
def test_a_proof_is_sealed_green_and_a_bluff_red(
    five: TableView, qapp: QApplication, scheme: theme.Colours, reduced: bool
) -> None:
    five.setPalette(theme.palette(scheme))
    five.set_reduced_motion(reduced)
    five.apply(ev.Challenged(3, 1, CLAIM))
    five.apply(ev.Shown(1, (DUKE,)), 1000)
    (good,) = of_kind(five, Mark)
    assert good.begin == (0.0 if reduced else TURNED)
    assert QRectF(good.box(1)).contains(
        QRectF(scenery_of(five).face(1, 0).card_rect()).translated(
            scenery_of(five).box(scenery_of(five).face(1, 0)).topLeft()
        )
    )
    proven = ink(five, good)
    five.apply(ev.TurnBegan(2, 1))
    five.apply(ev.Declared(1, CLAIM))
    five.apply(ev.Challenged(3, 1, CLAIM))
    five.apply(ev.Lost(1, CAPTAIN, Cause.CHALLENGE), 1000)
    (bad,) = of_kind(five, Mark)
    caught = ink(five, bad)
    assert proven.green() > proven.red()
    assert caught.red() > caught.green()


def ink(table: TableView, mark: Act) -> QColor:
    """The colour of a seal's ring, on the card's left side."""
    go_to(table, 0.8)
    box = mark.box(0.8)
    line = table.grab(box).toImage()
    ring = [QColor(line.pixel(x, box.height() // 2)) for x in range(box.width() // 3)]
    return max(ring, key=lambda colour: colour.hsvSaturation() * colour.value())


def test_tick_and_cross_differ_not_by_colour_alone(five: TableView) -> None:
    from PySide6.QtCore import QSizeF

    from coup_desktop.desk.motion.marks import seal

    size, one = QSizeF(60, 84), QColor("#808080")
    pictures = [seal(size, 1, one, QColor("#ffffff"), good=good) for good in (False, True)]
    assert pictures[0].toImage() != pictures[1].toImage()


def test_who_challenged_in_vain_gets_no_seal(five: TableView) -> None:
    five.apply(ev.Challenged(3, 1, CLAIM))
    five.apply(ev.Shown(1, (DUKE,)))
    five.apply(ev.Lost(3, CAPTAIN, Cause.CHALLENGE), 1000)
    assert not of_kind(five, Mark)
    five.apply(ev.TurnBegan(2, 1))
    five.apply(ev.Lost(1, CAPTAIN, Cause.COUP), 1000)
    assert not of_kind(five, Mark)


def test_the_card_that_proves_it_turns_and_then_lies_open(five: TableView) -> None:
    five.apply(ev.Shown(1, (DUKE,)), 1000)
    (card,) = card_moves(five)
    assert card.end == TURNED
    assert card.pose(TURNED / 2).up < 1
    go_to(five, 0.9)
    assert not card_moves(five)
    assert of_kind(five, Mark), "it is still looked at"


def test_light_goes_out_from_the_winner(five: TableView) -> None:
    five.apply(ev.GameOver(2), 1000)
    halos = of_kind(five, Halo)
    assert len(halos) == 2
    for halo in halos:
        assert QRectF(halo.box(halo.begin)).contains(seat_box(five, 2))
        assert halo.box(1).width() > halo.box(halo.begin).width()


HANDS = {1: (DUKE, CONTESSA), 2: (), 3: (CAPTAIN, CAPTAIN)}


def test_the_hands_are_turned_up_one_after_the_other(five: TableView) -> None:
    five.reveal_all(HANDS, 1000)
    cards = [act for act in stage_of(five).acts if isinstance(act, CardMove)]
    assert len(cards) == 4
    assert cards[0].begin == cards[1].begin < cards[2].begin
    assert all(act.end <= 1 for act in cards)
    assert [(act.pose(0).up, act.pose(1).up) for act in cards] == [(0, 1)] * 4
    face = five.seat_view(1).cards[0].face
    assert (face._veil.name, face.getCharacter()) == ("ALL", "duke")
    go_to(five, 1)
    assert (face._veil.name, face.shows_face()) == ("NONE", True)


def test_at_the_end_nothing_moves_where_nothing_shall(five: TableView) -> None:
    five.reveal_all(HANDS, 0)
    assert not stage_of(five).acts
    assert five.seat_view(3).cards[0].face.getCharacter() == "captain"
    five.set_reduced_motion(True)
    five.reveal_all({4: (DUKE, DUKE)}, 1000)
    assert of_kind(five, Fade) == list(stage_of(five).acts)
    five.apply(ev.GameOver(2), 1000)
    assert not of_kind(five, Halo)


def test_a_veil_leaves_the_seat_to_be_made_out() -> None:
    assert 0 < VEIL < 200
