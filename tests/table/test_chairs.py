"""People stand up, sit down again and give up; a bot decides with what the seat knows."""

import threading
from collections.abc import Callable, Sequence

import pytest
from pytestqt.qtbot import QtBot

from coup_desktop.bots.random_bot import RandomBot
from coup_desktop.engine.events import Phase
from coup_desktop.engine.moves import Move
from coup_desktop.engine.stand_ins import StandIns
from coup_desktop.engine.tags import AWAY_TAG, BACK_TAG, RESIGNED_TAG, STOOD_UP_TAG
from coup_desktop.engine.view import View
from coup_desktop.table.chairs import Chairs
from coup_desktop.table.controller import Controller, _State
from coup_desktop.table.manners import Manners
from coup_desktop.table.pace import Pace
from coup_desktop.table.prompt import OpenPrompt, Prompt
from coup_desktop.table.standing import Standing
from tests.table.conftest import (
    PATIENT,
    Always,
    MakeTable,
    Person,
    Thinker,
    Watch,
    asked,
    of_word,
    play_out,
    quiet,
    random_bot,
)
from tests.table.steady import setup_of

STAND_IN = Manners(stand_in="stand-in")
TOGETHER = Manners(stand_in="stand-in", together=True)


class Spy:
    """A bot that notes what it is given, in its own thread, and plays by chance."""

    def __init__(self, word: str, seed: int, seen: list[tuple[str, View]]) -> None:
        self._word = word
        self._seen = seen
        self._bot = RandomBot(seed)

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        self._seen.append((self._word, view))
        return self._bot.choose(view, legal)


# ----------------------------------------------------------------------------- chairs by themselves


def test_who_sits() -> None:
    chairs = Chairs(setup_of(("official", 4, ()), people=2), "stand-in")
    assert (chairs.people, chairs.sitting) == ((0, 1), (0, 1))
    assert chairs.set_sitting(1, sits=False)
    assert not chairs.set_sitting(1, sits=False)
    assert (chairs.people, chairs.sitting) == ((0, 1), (0,))
    assert not chairs.is_person(1)
    assert not chairs.set_sitting(2, sits=True)  # a bot's
    assert not chairs.is_person(2)
    assert chairs.set_sitting(1, sits=True)
    assert chairs.sitting == (0, 1)


def test_every_chair_has_its_own_bot() -> None:
    setup = setup_of(("official", 4, ()), people=2)
    chairs = Chairs(setup, "stand-in")
    bots = [chairs.bot(seat) for seat in range(4)]
    assert [word for word, _ in bots] == ["stand-in", "stand-in", "random", "random"]
    assert len({seed for _, seed in bots}) == 4
    assert bots[2] == setup.chairs[2]


# ------------------------------------------------------------------------ in the middle of anything

EVERYTHING: tuple[tuple[str, int, tuple[str, ...], frozenset[Phase]], ...] = (
    ("official", 2, ("draft",), frozenset({Phase.DRAFT})),
    (
        "official", 4, ("inquisitor",),
        frozenset({Phase.ACTION, Phase.CHALLENGE, Phase.BLOCK, Phase.CHALLENGE_BLOCK, Phase.PROVE,
                   Phase.LOSE, Phase.EXCHANGE, Phase.PRESENT, Phase.DECIDE}),
    ),
    ("coup-x", 5, ("inspector",), frozenset({Phase.GIVE})),
)  # fmt: skip


@pytest.mark.parametrize("people", [1, 2])
@pytest.mark.parametrize(("preset", "seats", "options", "wanted"), EVERYTHING)
def test_in_the_middle_of_every_kind_of_question(
    make_table: MakeTable,
    qtbot: QtBot,
    preset: str,
    seats: int,
    options: tuple[str, ...],
    wanted: frozenset[Phase],
    people: int,
) -> None:
    """Stands up at each question and sits down when the next thing has happened."""
    kinds = ["human"] * people + ["random"] * (seats - people)
    met: set[Phase] = set()
    for seed in range(400):
        seen: list[tuple[str, View]] = []
        controller, watch = make_table(
            kinds,
            preset,
            options,
            seed=seed,
            starter=seed % seats,
            bots=lambda word, seed, seen=seen: Spy(word, seed, seen),
            manners=STAND_IN,
        )
        given: list[Prompt] = []

        def stand_up(
            prompt: Prompt,
            controller: Controller = controller,
            watch: Watch = watch,
            given: list[Prompt] = given,
        ) -> None:
            given.append(prompt)
            controller.set_sitting(prompt.seat, False)
            assert watch.open is None, "the question stays on the screen"

        def sit_down(_event: object, controller: Controller = controller) -> None:
            for seat in controller.humans:
                controller.set_sitting(seat, True)

        controller.prompted.connect(stand_up)
        controller.happened.connect(sit_down)
        play_out(qtbot, controller)
        stand_ins = [view for word, view in seen if word == "stand-in"]
        # The bot is given what the person was given, and no more; nothing without a choice.
        asked_bot = [prompt for prompt in given if len(prompt.legal) > 1]
        assert [(prompt.seat, prompt.view) for prompt in asked_bot] == [
            (view.seat, view) for view in stand_ins
        ]
        assert watch.troubles == []
        met |= {prompt.view.phase for prompt in given}
        controller.close()
        if wanted <= met:
            break
    assert wanted <= met


def test_the_record_says_who_stood_up(make_table: MakeTable, qtbot: QtBot) -> None:
    controller, watch = make_table(["human", "quiet", "quiet"], bots=quiet, manners=STAND_IN)
    controller.begin()
    asked(qtbot, watch)
    seated: list[tuple[int, bool]] = []
    controller.seated.connect(lambda seat, sits: seated.append((seat, sits)))
    for sits in (False, True, False):
        controller.set_sitting(0, sits)
    assert seated == [(0, False), (0, True), (0, False)]
    assert controller.keeping.record.text().count(f"tag {STOOD_UP_TAG} P0\n") == 1
    play_out_from_here(qtbot, controller, watch)


def play_out_from_here(qtbot: QtBot, controller: Controller, watch: Watch) -> None:
    qtbot.waitUntil(lambda: bool(watch.winners), timeout=PATIENT)
    assert controller.record.text()


def test_who_sits_down_while_the_bot_thinks_is_asked(make_table: MakeTable, qtbot: QtBot) -> None:
    free = threading.Event()
    controller, watch = make_table(
        ["human", "thinker"], bots=lambda _w, _s: Thinker(free), manners=STAND_IN
    )
    controller.begin()
    first = asked(qtbot, watch)
    withdrawn: list[int] = []
    controller.withdrawn.connect(withdrawn.append)
    controller.set_sitting(0, False)
    assert withdrawn == [first.id]
    qtbot.waitUntil(lambda: controller._state is _State.OVERDUE, timeout=PATIENT)
    controller.set_sitting(0, True)
    again = asked(qtbot, watch)
    assert (again.seat, again.view, again.legal) == (first.seat, first.view, first.legal)
    free.set()  # what it says now comes too late
    qtbot.wait(50)
    assert watch.open is again
    assert controller.keeping.record.entries == []


def test_while_the_table_is_held(make_table: MakeTable, qtbot: QtBot) -> None:
    controller, watch = make_table(["human", "quiet"], bots=quiet, manners=STAND_IN)
    controller.begin()
    asked(qtbot, watch)
    controller.hold(True)
    controller.set_sitting(0, False)
    qtbot.wait(30)
    assert controller.keeping.record.entries == []
    assert controller.is_held
    controller.hold(False)
    play_out_from_here(qtbot, controller, watch)


def test_things_do_not_pass_for_an_empty_chair(make_table: MakeTable, qtbot: QtBot) -> None:
    controller, watch = make_table(
        ["human", "always", "always"],
        bots=lambda _w, _s: Always("tax", "allow", "coup"),
        manners=STAND_IN,
    )
    controller.begin()
    prompt = asked(qtbot, watch)
    controller.answer(prompt.id, of_word(prompt, "income"))
    asked(qtbot, watch)
    controller.hold(True)
    controller.let_pass(0, True)
    controller.set_sitting(0, False)
    assert controller.letting == frozenset()
    controller.let_pass(0, True)
    assert controller.letting == frozenset()


@pytest.mark.parametrize("act", ["set_sitting", "resign"])
def test_nothing_for_a_bot_an_exiled_seat_or_an_ended_game(
    make_table: MakeTable, qtbot: QtBot, act: str
) -> None:
    controller, _ = make_table(["human", "random", "random"], manners=STAND_IN)
    seated: list[int] = []
    controller.seated.connect(lambda seat, _sits: seated.append(seat))

    def do(seat: int) -> None:
        if act == "resign":
            controller.resign(seat)
        else:
            controller.set_sitting(seat, False)

    def when_out(view: View) -> None:
        do(1)
        if 0 not in view.living:
            do(0)

    controller.settled.connect(when_out)
    Person(controller, later=True)
    play_out(qtbot, controller)
    do(0)
    do(1)
    assert seated == []
    assert controller.resigned == frozenset()
    assert "tag resigned" not in controller.record.text()
    assert "tag stood-up" not in controller.record.text()


# ----------------------------------------------------------------------------------- several people


def opened(qtbot: QtBot, controller: Controller) -> list[OpenPrompt]:
    found: list[OpenPrompt] = []
    controller.opened.connect(found.append)
    return found


def open_table(
    make_table: MakeTable, qtbot: QtBot
) -> tuple[Controller, list[OpenPrompt], list[int]]:
    """Three people are asked whether they doubt the Duke of a bot."""
    controller, _ = make_table(
        ["always", "human", "human", "human"],
        bots=lambda _w, _s: Always("tax", "allow", "coup"),
        manners=TOGETHER,
    )
    found, closed = opened(qtbot, controller), list[int]()
    controller.withdrawn.connect(closed.append)
    controller.begin()
    qtbot.waitUntil(lambda: bool(found), timeout=PATIENT)
    assert found[0].seats == (1, 2, 3)
    return controller, found, closed


@pytest.mark.parametrize("seat", [2, 3])
def test_one_of_several_stands_up_at_an_open_question(
    make_table: MakeTable, qtbot: QtBot, seat: int
) -> None:
    controller, found, closed = open_table(make_table, qtbot)
    controller.set_sitting(seat, False)
    qtbot.waitUntil(lambda: len(found) == 2, timeout=PATIENT)
    assert closed == [found[0].id]
    assert set(found[1].seats) == {1, 2, 3} - {seat}
    controller.set_sitting(seat, True)
    qtbot.waitUntil(lambda: len(found) == 3, timeout=PATIENT)
    assert found[2].seats == (1, 2, 3)
    assert controller.keeping.record.entries[1:] == []


def test_all_stand_up_at_an_open_question(make_table: MakeTable, qtbot: QtBot) -> None:
    controller, found, _closed = open_table(make_table, qtbot)
    ended: list[int] = []
    controller.over.connect(ended.append)
    for seat in (3, 1, 2):
        controller.set_sitting(seat, False)
    qtbot.waitUntil(lambda: bool(ended), timeout=PATIENT)
    for seat in (1, 2, 3):
        assert f"tag {STOOD_UP_TAG} P{seat}\n" in controller.record.text()
    assert len(found) < 4


def test_who_is_not_asked_leaves_the_question_open(make_table: MakeTable, qtbot: QtBot) -> None:
    controller, watch = make_table(["human", "human", "quiet"], bots=quiet, manners=STAND_IN)
    controller.begin()
    prompt = asked(qtbot, watch)
    assert prompt.seat == 0
    controller.set_sitting(1, False)
    controller.set_sitting(1, True)
    controller.resign(1)
    assert watch.open is prompt
    assert len(watch.prompts) == 1


# ---------------------------------------------------------------------------------------- giving up


def resigned_at(
    make_table: MakeTable, qtbot: QtBot, when: Callable[[Controller, Prompt], bool]
) -> tuple[Controller, Watch]:
    controller, watch = make_table(["human", "random", "random"], seed=3, manners=STAND_IN)

    def give_up(prompt: Prompt) -> None:
        if when(controller, prompt):
            controller.resign(prompt.seat)
        else:
            bot = RandomBot(4)
            controller.answer(prompt.id, bot.choose(prompt.view, prompt.legal))

    controller.prompted.connect(give_up)
    play_out(qtbot, controller)
    return controller, watch


def test_who_gives_up_is_asked_no_more(make_table: MakeTable, qtbot: QtBot) -> None:
    controller, watch = resigned_at(make_table, qtbot, lambda _c, p: p.view.turns >= 2)
    assert controller.resigned == {0}
    assert controller.sitting == ()
    assert controller.humans == (0,)
    assert watch.prompts[-1].view.turns >= 2
    assert controller.record.text().count(f"tag {RESIGNED_TAG} P0\n") == 1
    assert f"tag {STOOD_UP_TAG}" not in controller.record.text()


def test_who_gave_up_cannot_sit_down_again(make_table: MakeTable, qtbot: QtBot) -> None:
    controller, watch = make_table(["human", "quiet"], bots=quiet, manners=STAND_IN)
    seated: list[tuple[int, bool]] = []
    controller.seated.connect(lambda seat, sits: seated.append((seat, sits)))
    controller.begin()
    asked(qtbot, watch)
    controller.hold(True)
    controller.resign(0)
    controller.set_sitting(0, True)
    assert seated == [(0, False)]
    assert not controller.can_undo
    controller.hold(False)
    play_out_from_here(qtbot, controller, watch)


def test_who_stands_can_give_up(make_table: MakeTable, qtbot: QtBot) -> None:
    controller, watch = make_table(["human", "quiet"], bots=quiet, manners=STAND_IN)
    seated: list[tuple[int, bool]] = []
    controller.begin()
    asked(qtbot, watch)
    controller.hold(True)
    controller.set_sitting(0, False)
    controller.seated.connect(lambda seat, sits: seated.append((seat, sits)))
    controller.resign(0)
    assert seated == [(0, False)]  # said anew: it is final now
    assert controller.resigned == {0}
    controller.hold(False)
    play_out_from_here(qtbot, controller, watch)
    assert f"tag {STOOD_UP_TAG} P0\n" in controller.record.text()
    assert f"tag {RESIGNED_TAG} P0\n" in controller.record.text()


def test_giving_up_twice_says_it_once(make_table: MakeTable, qtbot: QtBot) -> None:
    controller, watch = make_table(["human", "human", "quiet"], bots=quiet, manners=STAND_IN)
    seated: list[tuple[int, bool]] = []
    controller.begin()
    asked(qtbot, watch)
    controller.seated.connect(lambda seat, sits: seated.append((seat, sits)))
    controller.resign(1)
    controller.resign(1)
    assert seated == [(1, False)]
    assert controller.sitting == (0,)


def test_the_record_says_from_where_to_where_a_bot_decided(
    make_table: MakeTable, qtbot: QtBot
) -> None:
    controller, watch = make_table(["human", "human", "stand-in"], manners=STAND_IN)
    controller.begin()
    asked(qtbot, watch)
    entries = controller.keeping.record.entries
    controller.set_sitting(1, False)
    left = len(entries)
    prompt = asked(qtbot, watch)
    controller.answer(prompt.id, of_word(prompt, "income"))
    prompt = asked(qtbot, watch)
    controller.set_sitting(1, True)
    back = len(controller.keeping.record.entries)
    record = controller.keeping.record
    assert (AWAY_TAG, f"P1 {left}") in record.setup.tags
    assert (BACK_TAG, f"P1 {back}") in record.setup.tags
    stand_ins = StandIns(record.setup)
    decisions = [i for i, e in enumerate(record.entries) if getattr(e, "seat", None) == 1]
    assert decisions
    assert all(stand_ins.holds(1, i) for i in decisions)
    assert not stand_ins.holds(1, back)


def test_who_was_away_when_the_game_broke_off_is_back_when_it_goes_on(
    make_table: MakeTable, qtbot: QtBot
) -> None:
    controller, watch = make_table(["human", "human", "stand-in"], manners=STAND_IN)
    controller.begin()
    asked(qtbot, watch)
    controller.set_sitting(0, False)
    controller.resign(1)
    record = controller.keeping.record
    controller.close()
    standing = Standing.of_record(record)
    again = Controller(standing.setup, Pace.INSTANT, random_bot, standing=standing)
    again.begin()
    tags = again.keeping.record.setup.tags
    again.close()
    stand_ins = StandIns(again.keeping.record.setup)
    entries = len(record.entries)
    assert stand_ins.away_at(entries) == (1,)
    assert (BACK_TAG, f"P0 {entries}") in tags
