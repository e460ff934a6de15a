"""Which sound a thing makes that happens, and how few are heard at instant pace."""

from functools import partial

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from coup_desktop.bots.random_bot import RandomBot
from coup_desktop.desk import sound_cues
from coup_desktop.desk.sound import Sound
from coup_desktop.desk.sound_cues import Cues, sound_of, sound_of_asking
from coup_desktop.engine import events
from coup_desktop.engine.cast import ASSASSIN, CONTESSA, COUP, DUKE, INCOME, TAX
from coup_desktop.engine.events import (
    TREASURY,
    Allowed,
    Cause,
    Challenged,
    CoinsMoved,
    Dealt,
    Declared,
    Drafted,
    Event,
    GameOver,
    Lost,
    Phase,
    Transfer,
)
from coup_desktop.engine.moves import ALLOW, Kind, move
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.table.controller import Controller
from coup_desktop.table.pace import Pace
from coup_desktop.table.prompt import Prompt
from coup_desktop.table.setup import SeatSetup, TableSetup

PATIENT = 60_000  # milliseconds that a slow machine may take for a game without pauses


def kinds_of_events() -> set[type[Event]]:
    kinds = {kind for kind in vars(events).values() if isinstance(kind, type)}
    return {kind for kind in kinds if issubclass(kind, Event)} - {Event, events.CardEvent}


def test_each_kind_of_event_has_its_line_in_the_table() -> None:
    assert set(sound_cues._SOUNDS) == kinds_of_events()


def test_each_sound_is_made_by_something() -> None:
    made = {sound for sound in sound_cues._SOUNDS.values() if sound is not None}
    assert made | {Sound.COINS, Sound.OVER, Sound.ASKED, Sound.TURN} == set(Sound)


def test_who_claims_knocks_and_who_claims_nothing_does_not() -> None:
    tax = move(Kind.ACTION, action=TAX, claim=DUKE)
    assert sound_of(Declared(0, tax), None) is Sound.CLAIM
    for action in (INCOME, COUP):
        assert sound_of(Declared(0, move(Kind.ACTION, action=action)), None) is None


def test_a_handful_of_coins_is_heard_as_such() -> None:
    heard = {
        coins: sound_of(CoinsMoved(TREASURY, 0, coins, Transfer.GAIN), 0) for coins in (1, 2, 3, 7)
    }
    assert heard == {1: Sound.COIN, 2: Sound.COIN, 3: Sound.COINS, 7: Sound.COINS}


def test_the_end_sounds_for_those_who_look() -> None:
    assert sound_of(GameOver(2), 2) is Sound.WIN
    assert sound_of(GameOver(2), 0) is Sound.OVER
    assert sound_of(GameOver(2), None) is Sound.WIN


def test_passing_is_silent() -> None:
    assert sound_of(Allowed(1, Phase.CHALLENGE), 0) is None


def test_a_hidden_card_is_never_heard() -> None:
    for kind in (Dealt, Drafted):
        heard = {
            sound_of(kind(1, cards, 2, (1,)).seen_by(seat), seat)
            for cards in ((DUKE, DUKE), (DUKE, ASSASSIN), (ASSASSIN, CONTESSA))
            for seat in (None, 0, 1)
        }
        assert heard == {Sound.CARD}


def test_ones_turn_sounds_other_than_a_question() -> None:
    assert sound_of_asking(Phase.ACTION) is Sound.TURN
    asked = {sound_of_asking(phase) for phase in Phase if phase is not Phase.ACTION}
    assert asked == {Sound.ASKED}


class Table:
    """A table with one person who answers by chance, and what is heard at it."""

    def __init__(self, pace: Pace, people: int = 1, seed: int = 1) -> None:
        kinds = ["human"] * people + ["random"] * (4 - people)
        seats = tuple(SeatSetup(f"P{number}", kind) for number, kind in enumerate(kinds))
        setup = TableSetup(Ruleset.make("official", 4), seats, starter=0, seed=seed)
        self.controller = Controller(setup, pace, lambda word, its_seed: RandomBot(its_seed))
        self.heard: list[Sound] = []
        self.prompts = 0
        self._chance = SplitMix64(seed)
        self.cues = Cues(self.controller, self.heard.append, self.controller)
        self.controller.prompted.connect(self._answer)

    def _answer(self, prompt: Prompt) -> None:
        self.prompts += 1
        chosen = prompt.legal[self._chance.below(len(prompt.legal))]
        QTimer.singleShot(0, self.controller, partial(self.controller.answer, prompt.id, chosen))

    def play_out(self, qtbot: QtBot) -> None:
        with qtbot.waitSignal(self.controller.over, timeout=PATIENT):
            self.controller.begin()
        self.controller.close()


def test_at_a_pace_each_thing_is_heard_when_it_happens(qtbot: QtBot) -> None:
    table = Table(Pace.NORMAL)
    table.controller.happened.emit(Dealt(0, (), 2, (0,)))
    assert table.heard == [Sound.CARD]
    table.controller.happened.emit(Challenged(1, 0, move(Kind.ACTION, action=TAX, claim=DUKE)))
    table.controller.happened.emit(Allowed(2, Phase.BLOCK))
    assert table.heard == [Sound.CARD, Sound.DOUBT]
    table.controller.close()


@pytest.mark.parametrize("seed", range(3))
def test_at_instant_pace_one_thing_is_heard_a_question(qtbot: QtBot, seed: int) -> None:
    table = Table(Pace.INSTANT, seed=seed)
    events: list[Event] = []
    table.controller.happened.connect(events.append)
    table.play_out(qtbot)
    assert table.prompts > 0
    assert len(events) > 3 * len(table.heard)
    assert len(table.heard) == table.prompts + 1
    assert table.heard[-1] in (Sound.WIN, Sound.OVER)


def test_at_instant_pace_the_weightiest_is_heard(qtbot: QtBot) -> None:
    table = Table(Pace.INSTANT)
    happened, prompted = table.controller.happened, table.controller.prompted
    prompt = Prompt(99, 0, table.controller.view(0), (ALLOW,))
    for event in (Lost(1, DUKE, Cause.COUP), CoinsMoved(0, TREASURY, 7, Transfer.COST)):
        happened.emit(event)
    assert table.heard == []
    prompted.emit(prompt)
    prompted.emit(prompt)  # nothing happened in between
    assert table.heard == [Sound.LOSS, Sound.TURN]
    table.controller.close()


def test_bots_among_themselves_are_heard_once_at_instant_pace(qtbot: QtBot) -> None:
    table = Table(Pace.INSTANT, people=0)
    table.play_out(qtbot)
    assert table.heard == [Sound.WIN]


def test_whatever_can_be_held_has_its_weight() -> None:
    held = {sound for sound in sound_cues._SOUNDS.values() if sound} | {Sound.COINS}
    assert set(sound_cues._WEIGHT) == held - {Sound.WIN}
