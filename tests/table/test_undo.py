"""Taking decisions back: to the last one that the person was asked, and to the first."""

import threading
from collections.abc import Callable

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from coup_desktop.engine.events import Phase
from coup_desktop.engine.record_reader import read
from coup_desktop.engine.tags import PRACTICE_TAG, SEED_TAG
from coup_desktop.engine.view import View
from coup_desktop.table.controller import Controller, _State
from coup_desktop.table.manners import Manners
from coup_desktop.table.pace import Pace
from coup_desktop.table.passing import AskedAbout
from coup_desktop.table.prompt import Prompt
from coup_desktop.table.standing import Standing
from tests.table.conftest import (
    PATIENT,
    Always,
    MakeTable,
    ManualClock,
    Person,
    Thinker,
    answer_asked,
    asked,
    of_word,
    play_out,
    quiet,
    random_bot,
    same,
)
from tests.table.steady import TABLES, Steady, setup_of

MANY = 30
PRACTICE = f"tag {PRACTICE_TAG} yes\n"


class Shelf:
    """A disk that takes everything."""

    def __init__(self) -> None:
        self.text = ""

    def start(self, header: str) -> None:
        self.text = header

    def append(self, entry: str) -> None:
        self.text += entry

    def rewrite(self, text: str) -> None:
        self.text = text

    def finish(self) -> None:
        pass

    def close(self) -> None:
        pass


def test_nothing_is_undone_before_anything_is_decided(make_table: MakeTable, qtbot: QtBot) -> None:
    controller, watch = make_table(["human", "quiet", "quiet"], bots=quiet)
    went_back: list[bool] = []
    controller.went_back.connect(lambda: went_back.append(True))
    assert not controller.can_undo
    controller.undo()
    controller.begin()
    first = asked(qtbot, watch)
    assert not controller.can_undo
    controller.undo()
    assert watch.open is first
    assert not went_back
    assert not controller.is_practice


def test_it_goes_back_again_and_again_to_the_first(make_table: MakeTable, qtbot: QtBot) -> None:
    controller, watch = make_table(["human", "quiet", "quiet"], bots=quiet, must_coup="never")
    controller.begin()
    prompts = [asked(qtbot, watch)]
    prompts += [answer_asked(qtbot, controller, watch, "income") for _ in range(MANY)]
    went_back: list[int] = []
    controller.went_back.connect(lambda: went_back.append(len(controller.history)))
    again = prompts[-1]
    for before in reversed(prompts[:-1]):
        assert controller.can_undo
        controller.undo()
        again = asked(qtbot, watch)
        assert same(again, before)
        assert again.id not in [prompt.id for prompt in prompts]
        assert controller.view(0) == before.view
    assert went_back == sorted(went_back, reverse=True)
    assert len(went_back) == MANY
    assert not controller.can_undo
    assert controller.keeping.record.entries == []
    assert controller.is_practice
    Person(controller, later=True)
    controller.answer(again.id, of_word(again, "income"))
    qtbot.waitUntil(lambda: bool(watch.winners) or len(watch.prompts) > 2 * MANY + 5)


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("seed", range(3))
def test_the_same_answers_give_the_same_game(
    make_table: MakeTable, qtbot: QtBot, table: tuple[str, int, tuple[str, ...]], seed: int
) -> None:
    preset, seats, options = table
    kinds = ["human"] + ["random"] * (seats - 1)
    plain, told = make_table(kinds, preset, options, seed=seed, starter=seed % seats)
    Steady(plain)
    play_out(qtbot, plain)

    disk = Shelf()
    controller, _ = make_table(kinds, preset, options, seed=seed, starter=seed % seats, keeper=disk)
    undone = 0

    def take_back(_prompt: Prompt, number: int) -> bool:
        nonlocal undone
        if number % 5 not in (2, 3) or undone > MANY or not controller.can_undo:
            return False
        undone += 1
        controller.undo()
        return True

    Steady(controller, take_back)
    play_out(qtbot, controller)
    assert undone
    assert controller.record.text().replace(PRACTICE, "") == plain.record.text()
    assert PRACTICE in controller.record.text()
    assert list(controller.history) == told.events
    controller.close()
    assert disk.text == controller.record.text(whole=True)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_same_answers_give_the_same_game_where_chance_is_not_the_record_s(
    qtbot: QtBot, table: tuple[str, int, tuple[str, ...]]
) -> None:
    """As in a game that was taken over: what was drawn since is drawn again."""
    first = Controller(setup_of(table, 3), Pace.INSTANT, random_bot)
    texts: list[str] = []
    first.prompted.connect(lambda _prompt: texts.append(first.keeping.record.text(whole=True)))
    Steady(first)
    play_out(qtbot, first)
    first.close()
    begun = texts[len(texts) // 3].replace(f"tag {SEED_TAG} 3\n", f"tag {SEED_TAG} 77\n")
    ends: list[str] = []
    back = 0
    for undoes in (False, True):
        standing = Standing.of_record(read(begun).record)
        entries = len(standing.record.entries)
        controller = Controller(standing.setup, Pace.INSTANT, random_bot, standing=standing)

        def take_back(
            _prompt: Prompt,
            number: int,
            on: bool = undoes,
            table: Controller = controller,
            since: int = entries,
        ) -> bool:
            nonlocal back
            point = table._undo_point()
            may = on and number % 5 in (2, 3) and point is not None and point >= since
            if may:
                back += 1
                table.undo()
            return may

        Steady(controller, take_back)
        play_out(qtbot, controller)
        ends.append(controller.record.text(whole=True).replace(PRACTICE, ""))
        controller.close()
    assert back
    assert ends[0] == ends[1]


def test_the_record_is_that_of_the_shortened_game(make_table: MakeTable, qtbot: QtBot) -> None:
    disk = Shelf()
    controller, watch = make_table(["human", "random", "random"], seed=4, keeper=disk)
    texts: list[str] = []

    def note(_prompt: Prompt, number: int) -> bool:
        texts.append(controller.keeping.record.text(whole=True))
        return number >= 6

    Steady(controller, note)
    controller.begin()
    qtbot.waitUntil(lambda: len(texts) == 6, timeout=PATIENT)
    for text in reversed(texts[:5]):
        controller.undo()
        asked(qtbot, watch)
        practised = controller.keeping.record.text(whole=True)
        assert practised.count(PRACTICE) == 1
        assert practised.replace(PRACTICE, "") == text
        assert disk.text == practised  # a person is asked only when it is on disk
        assert read(disk.text).game.view(0) == controller.view(0)


def test_while_a_bot_thinks(make_table: MakeTable, qtbot: QtBot) -> None:
    free = threading.Event()
    controller, watch = make_table(
        ["human", "thinker", "thinker"], bots=lambda _word, _seed: Thinker(free)
    )
    controller.begin()
    first = asked(qtbot, watch)
    controller.answer(first.id, of_word(first, "income"))
    qtbot.waitUntil(lambda: controller._state is _State.OVERDUE, timeout=PATIENT)
    controller.undo()
    assert same(asked(qtbot, watch), first)
    free.set()  # what it says now is said to nobody
    qtbot.wait(50)
    again = watch.open
    assert again is not None
    assert same(again, first)
    assert controller.keeping.record.entries == []
    controller.answer(again.id, of_word(again, "income"))
    second = asked(qtbot, watch)
    assert second.view.turns == 3
    assert watch.troubles == []


def test_while_events_are_shown(
    make_table: MakeTable, manual_clock: Callable[[], ManualClock], qtbot: QtBot
) -> None:
    controller, watch = make_table(["human", "quiet"], bots=quiet, pace=Pace.NORMAL)
    controller.begin()
    clock = manual_clock()
    while watch.open is None:
        clock.let_pass()
    first = watch.open
    controller.answer(first.id, of_word(first, "income"))
    shown = len(controller.history)
    assert controller._state is _State.SHOWING
    assert controller._events
    controller.undo()
    assert len(controller.history) < shown
    assert not controller._events
    assert not clock.runs
    again = asked(qtbot, watch)
    assert same(again, first)


def test_at_a_step_by_step_pause(make_table: MakeTable, qtbot: QtBot) -> None:
    controller, watch = make_table(["human", "quiet"], bots=quiet)
    controller.begin()
    first = asked(qtbot, watch)
    controller.set_pace(Pace.STEP)
    controller.answer(first.id, of_word(first, "income"))
    for _ in range(20):
        if watch.pauses:
            break
        controller.proceed()
        step(qtbot)
    qtbot.waitUntil(lambda: bool(watch.pauses), timeout=PATIENT)
    assert watch.pauses == [True]
    controller.undo()
    assert watch.pauses == [True, False]
    assert same(asked(qtbot, watch), first)


def step(qtbot: QtBot) -> None:
    """Lets the event loop come round once."""
    with qtbot.waitCallback(timeout=PATIENT) as came:
        QTimer.singleShot(0, came)


def test_while_it_is_held(make_table: MakeTable, qtbot: QtBot) -> None:
    free = threading.Event()
    free.set()
    controller, watch = make_table(["human", "thinker"], bots=lambda _word, _seed: Thinker(free))
    held: list[bool] = []
    controller.held.connect(held.append)
    controller.begin()
    first = asked(qtbot, watch)
    controller.answer(first.id, of_word(first, "income"))
    while controller._state is not _State.THINKING:
        step(qtbot)
    controller.hold(True)
    qtbot.wait(30)
    events = len(watch.events)
    controller.undo()
    assert held == [True, False]
    assert same(asked(qtbot, watch), first)
    assert len(watch.events) == events, "what was held was played all the same"


def test_an_answer_that_was_held_is_not_played(make_table: MakeTable, qtbot: QtBot) -> None:
    free = threading.Event()
    controller, watch = make_table(["human", "thinker"], bots=lambda _word, _seed: Thinker(free))
    controller.begin()
    first = asked(qtbot, watch)
    controller.answer(first.id, of_word(first, "income"))
    while controller._state is not _State.OVERDUE:
        step(qtbot)
    controller.hold(True)
    free.set()
    qtbot.waitUntil(lambda: controller._answer is not None, timeout=PATIENT)
    events = len(watch.events)
    controller.undo()
    assert same(asked(qtbot, watch), first)
    assert len(watch.events) == events


@pytest.mark.parametrize("kinds", [["human", "human", "quiet"], ["quiet", "quiet"]])
def test_not_for_several_people_nor_for_none(
    make_table: MakeTable, qtbot: QtBot, kinds: list[str]
) -> None:
    controller, _ = make_table(kinds, bots=quiet)
    Person(controller, later=True)
    could: list[bool] = []
    controller.settled.connect(lambda _view: could.append(controller.can_undo))
    play_out(qtbot, controller)
    before = controller.record.text()
    controller.undo()
    assert could
    assert not any(could)
    assert controller.record.text() == before


def test_not_at_the_end(make_table: MakeTable, qtbot: QtBot) -> None:
    controller, watch = make_table(["human", "random"])
    could: list[bool] = []
    Person(controller, later=True)
    controller.settled.connect(lambda _view: could.append(controller.can_undo))
    play_out(qtbot, controller)
    assert any(could)
    assert not controller.can_undo
    before = controller.record.text()
    controller.undo()
    assert controller.record.text() == before
    assert watch.winners


def test_who_is_out_can_still_take_back_what_led_there(make_table: MakeTable, qtbot: QtBot) -> None:
    controller, watch = make_table(["human", "random", "random", "random"], pace=Pace.INSTANT)
    exiled: list[bool] = []

    def look(view: View) -> None:
        if 0 not in view.living and not exiled:
            exiled.append(controller.can_undo)
            controller.hold(True)

    controller.settled.connect(look)
    person = Steady(controller)
    controller.begin()
    qtbot.waitUntil(lambda: bool(exiled) or bool(watch.winners), timeout=PATIENT)
    assert exiled == [True]
    before = person.asked
    controller.undo()
    qtbot.waitUntil(lambda: person.asked > before, timeout=PATIENT)
    assert 0 in controller.view(0).living


def test_what_passed_unasked_is_not_gone_back_to(make_table: MakeTable, qtbot: QtBot) -> None:
    """Bots claim the Duke each turn; the person lets it pass unasked."""
    controller, watch = make_table(
        ["human", "always", "always"],
        bots=lambda _word, _seed: Always("tax", "allow", "coup"),
        manners=Manners(asked_about=AskedAbout.TOUCHING),
    )
    controller.begin()
    first = asked(qtbot, watch)
    second = answer_asked(qtbot, controller, watch, "income")
    assert second.view.phase is Phase.ACTION
    assert len(controller.keeping.record.entries) > 3
    controller.undo()
    assert same(asked(qtbot, watch), first)


def test_a_question_that_was_asked_is_gone_back_to(make_table: MakeTable, qtbot: QtBot) -> None:
    controller, watch = make_table(
        ["human", "always", "always"], bots=lambda _word, _seed: Always("tax", "allow", "coup")
    )
    controller.begin()
    claim = answer_asked(qtbot, controller, watch, "income")
    assert claim.view.phase is Phase.CHALLENGE
    answer_asked(qtbot, controller, watch, "allow")
    controller.undo()
    assert same(asked(qtbot, watch), claim)


def test_what_a_bot_decided_in_the_chair_is_not_gone_back_to(
    make_table: MakeTable, qtbot: QtBot
) -> None:
    controller, watch = make_table(["human", "quiet", "quiet"], bots=quiet, must_coup="never")
    controller.begin()
    first = asked(qtbot, watch)
    answer_asked(qtbot, controller, watch, "income")

    turns: list[View] = []
    controller.settled.connect(turns.append)
    controller.set_sitting(0, False)
    assert not controller.can_undo
    qtbot.waitUntil(lambda: bool(turns) and turns[-1].turns > 9, timeout=PATIENT)
    controller.set_sitting(0, True)
    asked(qtbot, watch)
    controller.undo()  # to the question that was open when the person stood up
    assert asked(qtbot, watch).view.turns == 3
    controller.undo()
    assert same(asked(qtbot, watch), first)


def test_things_are_no_longer_let_pass(make_table: MakeTable, qtbot: QtBot) -> None:
    controller, watch = make_table(
        ["human", "always", "always"], bots=lambda _word, _seed: Always("tax", "allow", "coup")
    )
    letting: list[tuple[int, bool]] = []
    controller.letting_pass.connect(lambda seat, on: letting.append((seat, on)))
    controller.begin()
    claim = answer_asked(qtbot, controller, watch, "income")
    assert claim.view.phase is Phase.CHALLENGE
    controller.let_pass(0, True)
    controller.undo()
    assert controller.letting == frozenset()
    assert letting == [(0, True), (0, False)]
    assert asked(qtbot, watch).view.phase is Phase.CHALLENGE


def test_an_answer_to_what_was_undone_is_dropped(make_table: MakeTable, qtbot: QtBot) -> None:
    controller, watch = make_table(["human", "quiet"], bots=quiet)
    controller.begin()
    second = answer_asked(qtbot, controller, watch, "income")
    controller.undo()
    first = asked(qtbot, watch)
    controller.answer(second.id, of_word(second, "income"))
    assert watch.open is first
