"""Several people are asked at once, and the record is as if they had been asked one by one."""

import zlib
from collections.abc import Sequence
from functools import partial

import pytest
from PySide6.QtCore import QObject, QTimer
from pytestqt.qtbot import QtBot

from coup_desktop.engine.events import Phase
from coup_desktop.engine.moves import ALLOW, Move
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.view import View
from coup_desktop.table.controller import Controller
from coup_desktop.table.manners import Manners
from coup_desktop.table.open_question import question_key
from coup_desktop.table.prompt import OpenPrompt, Prompt
from tests.table.conftest import MakeTable, play_out

TOGETHER = Manners(together=True)
QUESTIONS = frozenset({Phase.CHALLENGE, Phase.BLOCK, Phase.CHALLENGE_BLOCK})


def choice(seed: int, seat: int, view: View, legal: Sequence[Move]) -> Move:
    """What a seat answers: it hangs on what is asked alone, not on when or how it is asked."""
    number = zlib.crc32(repr((seed, seat, question_key(view), len(legal))).encode())
    if ALLOW in legal and number % 5 > 1:
        return ALLOW
    return legal[number // 7 % len(legal)]


class OneByOne(QObject):
    """Answers every prompt by `choice`."""

    def __init__(self, controller: Controller, seed: int) -> None:
        super().__init__(controller)
        self.controller = controller
        self.seed = seed
        self.asked: list[Prompt] = []
        controller.prompted.connect(self._answer)

    def _answer(self, prompt: Prompt) -> None:
        self.asked.append(prompt)
        move = choice(self.seed, prompt.seat, prompt.view, prompt.legal)
        QTimer.singleShot(0, self, partial(self.controller.answer, prompt.id, move))


class AtOnce(OneByOne):
    """Answers the same; in an open question people speak up in any order, and change their minds.

    Who is quicker, who stretches a hand and takes it back, who presses twice: `mood` says.
    """

    def __init__(self, controller: Controller, seed: int, mood: int) -> None:
        super().__init__(controller, seed)
        self._mood = SplitMix64(mood)
        self.opened: list[OpenPrompt] = []
        controller.opened.connect(self._speak)

    def _speak(self, prompt: OpenPrompt) -> None:
        self.opened.append(prompt)
        game = self.controller._game
        assert prompt.seats == tuple(
            seat for seat in (game.asked, *game.asked_after) if seat in self.controller.humans
        )
        assert prompt.legal == game.legal()
        QTimer.singleShot(0, self, partial(self._talk, prompt))

    def _talk(self, prompt: OpenPrompt) -> None:
        ups = [s for s in prompt.seats if self._wants(prompt, s) and s not in prompt.raised]
        quiet = [s for s in prompt.seats[1:] if not self._wants(prompt, s)]
        while ups or quiet:
            pick = (ups, quiet)[self._mood.below(2)] or ups or quiet
            seat = pick.pop(self._mood.below(len(pick)))
            self.controller.speak(prompt.id, seat, up=True)
            if seat not in ups and not self._wants(prompt, seat):
                self.controller.speak(prompt.id, seat, up=False)
        self.controller.close_question(prompt.id)
        self.controller.close_question(prompt.id)

    def _wants(self, prompt: OpenPrompt, seat: int) -> bool:
        return choice(self.seed, seat, prompt.view, prompt.legal) is not ALLOW


GAMES = [
    ("official", (), "hh", {}),
    ("official", ("draft",), "hh", {}),
    ("official", (), "hbhb", {}),
    ("official", (), "bhhbhh", {}),
    ("official", ("inquisitor", "factions"), "hhbhhb", {}),
    ("official", (), "hhhhhh", {"blockers": "anyone"}),
    ("city-state", ("inquisitor", "diplomat", "factions"), "hhbhbhhh", {}),
    ("city-state", (), "hhh", {}),
    ("coup-x", (), "hhhhh", {}),
    ("coup-x", ("inspector",), "bhbhb", {}),
    ("coup-x", ("six", "teams"), "hhbhhbhhbh", {}),
    ("coup-x", (), "hhhhhhhhhh", {"blockers": "anyone"}),
    ("coup-x", (), "hbbbbbbbbh", {"blockers": "anyone"}),
]


@pytest.mark.parametrize(("preset", "options", "who", "switches"), GAMES)
def test_the_record_is_the_same_as_if_they_had_been_asked_one_by_one(
    make_table: MakeTable,
    qtbot: QtBot,
    preset: str,
    options: tuple[str, ...],
    who: str,
    switches: dict[str, str],
) -> None:
    kinds = ["human" if letter == "h" else "random" for letter in who]
    asked_openly = 0
    for seed in range(4):
        texts = []
        for mood in range(4):
            manners = Manners(together=mood > 0)
            controller, watch = make_table(
                kinds, preset, options, seed=seed, manners=manners, **switches
            )
            people = AtOnce(controller, seed, mood)
            play_out(qtbot, controller)
            texts.append(controller.record.text(whole=True))
            assert bool(people.opened) <= (mood > 0)
            asked_openly += len(people.opened)
            assert not watch.troubles
            if mood:
                check_what_was_asked(people)
        assert len(set(texts)) == 1
    if len(who) > 2:
        assert asked_openly > 3
    else:
        assert asked_openly == 0, "of two there is one to ask"


def check_what_was_asked(people: AtOnce) -> None:
    """Each person once a round in the open; alone only to choose how, or where nobody else is."""
    rounds = [question_key(prompt.view) for prompt in people.opened]
    assert len(rounds) == len(set(rounds))
    for prompt in people.opened:
        assert len(prompt.seats) >= 2
        assert prompt.view.seat is None
        assert not prompt.view.hand
        assert prompt.view.phase in QUESTIONS
