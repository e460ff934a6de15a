"""Letting things pass: what a person is spared, and what it is always asked."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from coup_desktop.bots.rules.insight import COURTIER
from coup_desktop.bots.rules.player import RulePlayer
from coup_desktop.engine.cast import DUKE, TAX
from coup_desktop.engine.events import Phase
from coup_desktop.engine.moves import ALLOW, CHALLENGE, Kind, Move, move
from coup_desktop.engine.record import state
from coup_desktop.engine.record_reader import read
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.table.controller import Controller
from coup_desktop.table.passing import AskedAbout, aims_at, may_pass, passes
from coup_desktop.table.prompt import Prompt
from tests.table.conftest import MakeTable, play_out
from tests.table.questions import every_prompt

EVERY, TOUCHING, REFUTABLE = AskedAbout
KEY = "key"
MODES: tuple[AskedAbout | str, ...] = (*AskedAbout, KEY)
TABLES = [
    ("official", 2, ()),
    ("official", 2, ("draft",)),
    ("official", 4, ()),
    ("official", 6, ("inquisitor", "factions")),
    ("city-state", 2, ()),
    ("city-state", 4, ("inquisitor", "diplomat", "factions")),
    ("city-state", 8, ("inquisitor", "diplomat")),
    ("coup-x", 2, ()),
    ("coup-x", 4, ("inspector", "teams")),
    ("coup-x", 10, ()),
    ("coup-x", 10, ("six", "teams")),
]
tables = pytest.mark.parametrize(("preset", "seats", "options"), TABLES)


def courtier(word: str, seed: int) -> RulePlayer:
    return RulePlayer(seed, COURTIER)


class Guest(QObject):
    """A person who answers what aims at it and its own affairs, and lets the rest pass.

    So the game is the same one whatever it is asked about.
    """

    def __init__(self, controller: Controller, mode: "AskedAbout | str") -> None:
        """Args: mode: what it wants to be asked about, or `KEY`: presses the key when asked."""
        super().__init__(controller)
        if isinstance(mode, AskedAbout):
            controller.set_asked_about(mode)
        self._controller = controller
        self._mind = {seat: RulePlayer(seat, COURTIER) for seat in controller.humans}
        self.asked: list[Prompt] = []
        self._presses = mode == KEY
        controller.prompted.connect(self._answer)

    def _answer(self, prompt: Prompt) -> None:
        self.asked.append(prompt)
        assert prompt.seat not in self._controller.letting, "it ends when something is asked"
        if may_pass(prompt) and not aims_at(prompt.view, prompt.seat):
            chosen = ALLOW
        else:
            chosen = self._mind[prompt.seat].choose(prompt.view, prompt.legal)
        if self._presses:
            self._controller.let_pass(prompt.seat, on=True)
        self._controller.answer(prompt.id, chosen)


@tables
def test_own_decisions_and_what_aims_at_a_seat_never_pass(
    preset: str, seats: int, options: tuple[str, ...]
) -> None:
    ruleset = Ruleset.make(preset, seats, options)
    optional = {Phase.CHALLENGE, Phase.BLOCK, Phase.CHALLENGE_BLOCK}
    for prompt in every_prompt(ruleset, 6):
        view, me = prompt.view, prompt.seat
        assert may_pass(prompt) == (view.phase in optional)
        own = view.phase not in optional
        aimed = view.action is not None and me in {view.action.target, view.turn}
        for about in AskedAbout:
            for letting in (False, True):
                passed = passes(prompt, about, letting=letting)
                assert not (passed and (own or aimed)), (prompt, about)
                if letting:
                    assert passed == (not own and not aimed)
        spared = [about for about in AskedAbout if passes(prompt, about, letting=False)]
        assert EVERY not in spared
        assert TOUCHING in spared or REFUTABLE not in spared, "refutable asks no less"
        if len(view.living) == 2:
            assert spared == []


@tables
def test_the_game_is_the_same_whatever_is_asked(
    make_table: MakeTable, qtbot: QtBot, preset: str, seats: int, options: tuple[str, ...]
) -> None:
    """Only the questions that pass unasked are missing; the record is the same and replays."""
    texts: set[str] = set()
    asked: dict[object, list[Prompt]] = {}
    for mode in MODES:
        kinds = ["human", *["courtier"] * (seats - 1)]
        controller, watch = make_table(kinds, preset, options, seed=seats, bots=courtier)
        guest = Guest(controller, mode)
        play_out(qtbot, controller)
        assert not watch.troubles
        text = controller.record.text(whole=True)
        names = controller.setup.names
        assert state(read(text).game, names) == state(controller._game, names)
        texts.add(text)
        asked[mode] = guest.asked
    assert len(texts) == 1
    for about in AskedAbout:
        kept = [p for p in asked[EVERY] if not passes(p, about, letting=False)]
        assert [p.view for p in asked[about]] == [p.view for p in kept], about
    views = [prompt.view for prompt in asked[KEY]]
    for prompt in asked[EVERY]:
        assert prompt.view in views or passes(prompt, EVERY, letting=True)


def test_ten_seats_are_no_chore(make_table: MakeTable, qtbot: QtBot) -> None:
    """Of the questions of ten seats that are not the person's own affair, few are left."""
    asked: dict[object, int] = dict.fromkeys(MODES, 0)
    for mode in MODES:
        for seed in range(3):
            controller, _ = make_table(["human", *["a"] * 9], "coup-x", seed=seed, bots=courtier)
            guest = Guest(controller, mode)
            play_out(qtbot, controller)
            asked[mode] += len(guest.asked)
    assert asked[TOUCHING] < asked[REFUTABLE] < asked[EVERY] / 2
    assert max(asked[TOUCHING], asked[KEY]) < asked[EVERY] / 3


def test_several_people_are_not_told_who_could_refute(make_table: MakeTable, qtbot: QtBot) -> None:
    """At one screen, that a seat is asked would tell what it holds."""
    asked = {}
    for about in (TOUCHING, REFUTABLE):
        controller, _ = make_table(["human", "human", *["courtier"] * 4], bots=courtier, seed=5)
        guest = Guest(controller, about)
        play_out(qtbot, controller)
        asked[about] = [(p.seat, p.view) for p in guest.asked]
    assert asked[TOUCHING] == asked[REFUTABLE]


def test_only_the_word_allow_may_be_let_pass() -> None:
    blocks = [m for m in (move(Kind.BLOCK, TAX, claim=DUKE), CHALLENGE, ALLOW) if m is not ALLOW]
    prompt = next(every_prompt(Ruleset.make("official", 3), 1))
    refusals: tuple[Move, ...] = tuple(blocks)
    assert not may_pass(replace(prompt, legal=refusals))
    assert may_pass(replace(prompt, legal=(*refusals, ALLOW)))
