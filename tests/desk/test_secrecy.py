"""Whole games of several people at one screen: nothing hidden is painted, written or said.

Each game is played twice. The two differ in cards that are hidden, and are played so that everybody
sees the same happen. Then everything else must be the same to the last pixel, but for what an owner
looks at: a hand that is peeked at, or a decision behind the curtain that the owner has lifted.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from coup_desktop.bots.personas import CAST
from coup_desktop.desk.app import open_window
from coup_desktop.desk.choice_button import ChoiceButton
from coup_desktop.desk.dialogs.game_over import GameOverDialog
from coup_desktop.desk.focus_ring import FocusKeeper
from coup_desktop.desk.hands import Hands
from coup_desktop.desk.hints import Hints
from coup_desktop.desk.motion.acts import Act
from coup_desktop.desk.motion.stage import Stage
from coup_desktop.desk.new_game_choice import seat_of
from coup_desktop.desk.places import Places
from coup_desktop.desk.seat_view import SeatView
from coup_desktop.engine.cast import Character
from coup_desktop.engine.events import CardEvent, Phase
from coup_desktop.engine.game import Game
from coup_desktop.engine.record import Record, Setup
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.store.settings import Settings, save_settings
from coup_desktop.table.clock import Clock
from coup_desktop.table.setup import SeatSetup, TableSetup
from tests.desk.test_main_window import choice
from tests.desk.twin_games import Twins, twins
from tests.desk.twin_players import Players, Script, Scripted
from tests.desk.witness import Witness, differences

pytestmark = pytest.mark.usefixtures("no_guard")
PARTS_OF_A_WAY = (0.15, 0.5, 0.85)


@dataclass(frozen=True)
class Evening:
    """A table, and the twins that are played at it."""

    preset: str
    options: tuple[str, ...]
    seats: int
    people: int
    seed: int
    swapped: int | None
    phases: frozenset[Phase]
    """What people decide in private there."""
    peek: str = "hold"
    detached: bool = False
    counter: str = ""
    """The page of the card counter that is open; empty: it is put away."""
    moving: bool = False
    """Whether things move: then each motion is looked at on its way."""
    most: int = 400
    """Decisions after which it is left."""

    def twins(self) -> Twins:
        return _twins(self.preset, self.options, self.seats, self.seed, self.swapped)


@cache
def _twins(
    preset: str, options: tuple[str, ...], seats: int, seed: int, swapped: int | None
) -> Twins:
    return twins(Ruleset.make(preset, seats, options), seed, seed % seats, swapped)


LOSE, PROVE, EXCHANGE = Phase.LOSE, Phase.PROVE, Phase.EXCHANGE
EVENINGS = {
    "three people and two bots": Evening(
        "official", (), 5, 3, 50, 2, frozenset({LOSE, PROVE, EXCHANGE}), counter="claims"
    ),
    "inquisitor": Evening(
        "city-state",
        ("inquisitor",),
        4,
        4,
        91,
        3,
        frozenset({LOSE, PROVE, EXCHANGE, Phase.PRESENT, Phase.DECIDE}),
        peek="press",
        counter="cards",
    ),
    "inspector": Evening(
        "coup-x",
        ("inspector",),
        4,
        2,
        25,
        None,
        frozenset({LOSE, PROVE, EXCHANGE, Phase.GIVE}),
        detached=True,
    ),
    "draft": Evening(
        "official",
        ("draft",),
        2,
        2,
        188,
        None,
        frozenset({LOSE, PROVE, EXCHANGE, Phase.DRAFT}),
        counter="cards",
        moving=True,
    ),
}


def _rig(patch: pytest.MonkeyPatch, plan: Twins, which: int, script: Script) -> None:
    """Have the next game be one of the twins."""

    def start(setup: TableSetup) -> tuple[Game, Record]:
        game = plan.start(which)
        kinds = tuple(seat.kind for seat in setup.seats)
        header = Setup(setup.ruleset, setup.names, kinds, plan.starter, plan.teams)
        return game, Record.of(header, game)

    patch.setattr(TableSetup, "start", start)
    patch.setattr("coup_desktop.bots.bot.make", lambda *_: Scripted(script))


def _character(seat: SeatSetup) -> SeatSetup:
    """Somebody who talks, too."""
    persona = next(each for each in CAST if each.seat_name == seat.name)
    return seat_of("courtier", persona)


def _watch_motion(patch: pytest.MonkeyPatch, witness: Witness) -> None:
    """Look at what moves at fixed times on its way; nobody waits for it to arrive."""
    begin, wait = Stage.play, Clock.wait

    def step(stage: Stage, acts: Sequence[Act], milliseconds: int) -> None:
        begin(stage, acts, milliseconds)
        if stage.acts:
            stage._time.pause()
        for part in PARTS_OF_A_WAY:
            if stage.acts:
                stage._time.setCurrentTime(round(part * milliseconds))
                witness.stop(f"on its way, {part}")
        stage.finish()

    patch.setattr(Stage, "play", step)
    patch.setattr(Clock, "wait", lambda clock, _times, least=0: wait(clock, lambda _: 0))


def play(
    evening: Evening,
    which: int,
    qtbot: QtBot,
    qapp: QApplication,
    folder: Path,
    before: Witness | None = None,
) -> tuple[Witness, Players]:
    """Play one of the twins; gives who looked on, and who played."""
    plan, places = (
        evening.twins(),
        Places(folder / "settings.json", folder / "games", folder / "log"),
    )
    table = choice(evening.preset, evening.seats, evening.people, *evening.options)
    seats = [seat if seat.human else _character(seat) for seat in table.seats]
    table = replace(table, seats=tuple(seats))
    script = Script(plan, which, evening.people)
    settings = Settings(
        pace="normal" if evening.moving else "instant",
        scheme="dark",
        table=table.text(),
        peek=evening.peek,
        chronicle_detached=evening.detached,
        counter=bool(evening.counter),
        counter_page=evening.counter or "cards",
        answer_forced=plan.whole,  # else what only one of them is forced to could follow the last
    )
    save_settings(places.settings, settings)
    with pytest.MonkeyPatch.context() as patch:
        _rig(patch, plan, which, script)
        patch.setattr("coup_desktop.desk.seating.fresh_seed", lambda: plan.seed)
        # Its ends are smoothed anew with each paint; the witness says where the keyboard is.
        patch.setattr(FocusKeeper, "_moved", lambda *_: None)
        window = open_window(qapp, places)
        qtbot.addWidget(window)
        window.resize(1024, 700)
        window.show()
        qtbot.waitUntil(lambda: not evening.detached or window.ui.log.isWindow())
        qtbot.waitUntil(window.ui.log.isVisible)
        window.windowHandle().requestActivate()
        qtbot.waitUntil(lambda: QApplication.activeWindow() is window)
        window.ui.welcome.take_focus()  # not where the keyboard happens to be after a show
        qtbot.waitUntil(window.ui.welcome.ui.begin.hasFocus)
        witness = Witness(window, patch, folder, before)
        if evening.moving:
            _watch_motion(patch, witness)
        players = Players(qtbot, window, witness, script)
        players.play(evening.most)
        for dialog in window.findChildren(GameOverDialog):
            dialog.close()
        window.close()
    return witness, players


Games = tuple[tuple[Witness, Players], tuple[Witness, Players]]


def both(evening: Evening, qtbot: QtBot, qapp: QApplication, folder: Path) -> Games:
    """Both twins, one after the other."""
    homes = [folder / "one", folder / "other"]
    for home in homes:
        home.mkdir()
    one = play(evening, 0, qtbot, qapp, homes[0])
    return one, play(evening, 1, qtbot, qapp, homes[1], one[0])


@pytest.mark.parametrize("name", EVENINGS)
def test_twins_cannot_be_told_apart(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, name: str
) -> None:
    evening = EVENINGS[name]
    (one, players), (other, _) = both(evening, qtbot, qapp, tmp_path)
    assert differences(one, other) == []
    assert players.decided >= evening.phases
    assert players.peeks > 3
    assert players.hints > 0


def show_on(patch: pytest.MonkeyPatch) -> None:
    """A hand stays face up when its owner has answered, or looks no more."""
    patch.setattr(Hands, "_hide", lambda *_: None)


def show_a_frame_too_long(patch: pytest.MonkeyPatch) -> None:
    hide = Hands._hide
    patch.setattr(
        Hands, "_hide", lambda hands, seat: QTimer.singleShot(0, lambda: hide(hands, seat))
    )


def name_peeked_cards(patch: pytest.MonkeyPatch) -> None:
    show = SeatView.show_hand

    def show_openly(
        seat: SeatView,
        cards: tuple[Character, ...],
        *,
        secret: bool,
        drawn: tuple[Character, ...] = (),
    ) -> None:
        show(seat, cards, secret=False, drawn=drawn)

    patch.setattr(SeatView, "show_hand", show_openly)


def tell_what_was_drawn(patch: pytest.MonkeyPatch) -> None:
    """The table, the motion over it and the chronicle are given what one seat knows."""
    patch.setattr(CardEvent, "seen_by", lambda event, _: event)


def leave_the_curtain_open(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("coup_desktop.desk.session.PRIVATE_PHASES", frozenset())


def title_the_window(patch: pytest.MonkeyPatch) -> None:
    show = Hands._show

    def show_and_tell(hands: Hands, seat: int) -> None:
        show(hands, seat)
        window = hands._table.window()
        window.setWindowTitle(str(hands._controller.view(seat).hand))

    patch.setattr(Hands, "_show", show_and_tell)


def copy_the_hand(patch: pytest.MonkeyPatch) -> None:
    show = Hands._show

    def show_and_copy(hands: Hands, seat: int) -> None:
        show(hands, seat)
        QGuiApplication.clipboard().setText(str(hands._controller.view(seat).hand))

    patch.setattr(Hands, "_show", show_and_copy)


def keep_answers(patch: pytest.MonkeyPatch) -> None:
    """What answers said in private stays in buttons that nobody sees."""
    patch.setattr(ChoiceButton, "_forget", lambda _: None)


def hint_in_the_open(patch: pytest.MonkeyPatch) -> None:
    """A hint without a curtain: it speaks of the hand."""
    patch.setattr(Hints, "set_private", lambda *_: None)


LEAKS = (
    hint_in_the_open,
    show_on,
    show_a_frame_too_long,
    name_peeked_cards,
    tell_what_was_drawn,
    leave_the_curtain_open,
    title_the_window,
    copy_the_hand,
    keep_answers,
)


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_leak_is_seen(
    qtbot: QtBot,
    qapp: QApplication,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    leak: Callable[[pytest.MonkeyPatch], None],
) -> None:
    """None of the above would be missed, within a few decisions."""
    evening = replace(EVENINGS["draft"], most=28)
    evening.twins()  # alike as far as the rules go
    leak(monkeypatch)
    (one, _), (other, _) = both(evening, qtbot, qapp, tmp_path)
    assert differences(one, other) != []
    QGuiApplication.clipboard().clear()
