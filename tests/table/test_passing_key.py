"""The key that lets things pass until the next turn: when it ends, and for whom."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from coup_desktop.bots.random_bot import RandomBot
from coup_desktop.engine.events import Challenged, Declared, Phase
from coup_desktop.engine.moves import ALLOW, CHALLENGE
from coup_desktop.table.controller import Controller
from coup_desktop.table.pace import Pace, tempo, thinking_time
from coup_desktop.table.passing import AskedAbout, aims_at, may_pass
from coup_desktop.table.prompt import Prompt
from tests.table.conftest import (
    Always,
    MakeTable,
    ManualClock,
    Watch,
    in_phase,
    of_word,
    prompt_heard,
)

TOUCHING = AskedAbout.TOUCHING


def until(qtbot: QtBot, controller: Controller, fits: Callable[[Prompt], bool]) -> Prompt:
    """Lets a quiet person play until a prompt of a sort is open."""

    def look(prompt: Prompt) -> bool:
        if fits(prompt):
            return True
        word = next((m for m in prompt.legal if m.word in {"income", "allow"}), prompt.legal[0])
        controller.answer(prompt.id, word)
        return False

    with qtbot.waitSignal(controller.prompted, timeout=20_000, check_params_cb=look) as found:
        controller.begin()
    return prompt_heard(found)


def taxes(word: str, seed: int) -> Always:
    return Always("tax", "allow", "coup")


def steals(word: str, seed: int) -> Always:
    return Always("steal", "allow", "coup")


def test_the_key_lets_the_open_question_pass_and_all_until_the_next_turn(
    make_table: MakeTable, qtbot: QtBot
) -> None:
    controller, watch = make_table(["human", "a", "b", "c"], bots=taxes)
    until(qtbot, controller, in_phase(Phase.CHALLENGE))
    asked = len(watch.prompts)
    with qtbot.waitSignal(controller.prompted) as next_asked:
        controller.let_pass(0, on=True)
        assert controller.letting == {0}
    prompt = prompt_heard(next_asked)
    assert prompt.view.phase is Phase.ACTION
    assert len(watch.prompts) == asked + 1
    assert controller.letting == frozenset()


def test_it_ends_when_something_aims_at_the_seat_which_is_asked(
    make_table: MakeTable, qtbot: QtBot
) -> None:
    controller, _ = make_table(["human", "a", "b"], bots=steals)
    told: list[tuple[int, bool]] = []
    controller.letting_pass.connect(lambda seat, on: told.append((seat, on)))
    until(qtbot, controller, in_phase(Phase.ACTION))
    controller.let_pass(0, on=True)
    prompt = controller._asking.prompt
    assert prompt is not None
    assert prompt.view.phase is Phase.ACTION, "an own turn is not let pass"
    with qtbot.waitSignal(
        controller.prompted, check_params_cb=lambda p: p.view.action is not None
    ) as found:
        controller.answer(prompt.id, of_word(prompt, "income"))
    aimed = prompt_heard(found)
    assert aims_at(aimed.view, 0)
    assert told == [(0, True), (0, False)]


def test_an_open_question_that_aims_at_the_seat_stays_open(
    make_table: MakeTable, qtbot: QtBot
) -> None:
    controller, watch = make_table(["human", "a", "b"], bots=steals)
    aimed = until(qtbot, controller, lambda p: may_pass(p) and aims_at(p.view, 0))
    controller.let_pass(0, on=True)
    assert watch.open is aimed
    assert controller.letting == {0}
    controller.let_pass(0, on=False)
    assert watch.open is aimed
    assert controller.letting == frozenset()


def test_it_ends_when_an_action_names_the_seat_even_if_nothing_is_asked(
    make_table: MakeTable, qtbot: QtBot
) -> None:
    """A doubt of somebody else may come first; the seat was aimed at all the same."""

    def make(word: str, seed: int) -> Always:
        return Always("steal", "challenge", "lose") if word == "a" else Always("challenge", "tax")

    controller, watch = make_table(["human", "a", "b"], bots=make, starter=1)
    controller.let_pass(0, on=True)
    ended: list[int] = []
    controller.letting_pass.connect(lambda _seat, _on: ended.append(len(watch.events)))
    with qtbot.waitSignal(controller.happened, check_params_cb=named(0)):
        controller.begin()
    assert len(ended) == 1
    assert watch.prompts == []


def named(seat: int) -> Callable[[object], bool]:
    return lambda event: isinstance(event, Declared) and event.move.target == seat


def test_a_block_of_the_own_action_ends_it(make_table: MakeTable, qtbot: QtBot) -> None:
    def make(word: str, seed: int) -> Always:
        return Always("block duke", "income", "allow")

    controller, _ = make_table(["human", "a", "b"], bots=make)
    turn = until(qtbot, controller, in_phase(Phase.ACTION))
    controller.let_pass(0, on=True)
    with qtbot.waitSignal(controller.prompted) as found:
        aid = of_word(turn, "foreign-aid")
        controller.answer(turn.id, aid)
    asked = prompt_heard(found)
    assert asked.view.phase is Phase.CHALLENGE_BLOCK
    assert controller.letting == frozenset()


def test_the_same_key_ends_it(make_table: MakeTable, qtbot: QtBot) -> None:
    controller, _ = make_table(["human", "a", "b", "c"], bots=taxes)
    turn = until(qtbot, controller, in_phase(Phase.ACTION))
    controller.let_pass(0, on=True)
    controller.let_pass(0, on=True)
    with qtbot.waitSignal(controller.waiting_for):
        controller.answer(turn.id, of_word(turn, "income"))
        controller.let_pass(0, on=False)
    with qtbot.waitSignal(controller.prompted) as found:
        pass
    asked = prompt_heard(found)
    assert asked.view.phase is Phase.CHALLENGE


@pytest.fixture
def taxed(
    make_table: MakeTable, manual_clock: Callable[[], ManualClock]
) -> tuple[Controller, Watch, ManualClock]:
    """Three people; the first has claimed a Duke, and it would be for the second to doubt it.

    The second lets things pass, and has its time to.
    """
    controller, watch = make_table(["human"] * 3, pace=Pace.NORMAL)
    clock = manual_clock()
    controller.begin()
    while watch.open is None:
        clock.let_pass()
    controller.let_pass(1, on=True)
    controller.answer(watch.open.id, of_word(watch.open, "tax"))
    while watch.waited_for[-1] != 1:
        clock.let_pass()
    return controller, watch, clock


def test_what_was_about_to_pass_is_asked_after_all(
    taxed: tuple[Controller, Watch, ManualClock],
) -> None:
    controller, watch, clock = taxed
    assert watch.open is None
    controller.let_pass(1, on=False)
    asked = watch.prompts[-1]
    assert (asked.seat, asked.view.phase) == (1, Phase.CHALLENGE)
    assert not clock.runs
    controller.answer(asked.id, CHALLENGE)
    assert isinstance(watch.events[-1], Challenged)


def test_each_seat_lets_pass_for_itself_and_takes_a_bots_time(
    taxed: tuple[Controller, Watch, ManualClock],
) -> None:
    controller, watch, clock = taxed
    beat = tempo(controller.setup.seed, len(controller._game.history or ()))
    assert clock.waits[-1] == thinking_time(Pace.NORMAL, Phase.CHALLENGE, beat)
    while watch.open is None:
        clock.let_pass()
    assert watch.open.seat == 2
    assert controller.letting == {1}


def test_a_changed_setting_leaves_the_open_question(make_table: MakeTable, qtbot: QtBot) -> None:
    controller, watch = make_table(["human", "a", "b"], bots=taxes)
    open_one = until(qtbot, controller, in_phase(Phase.CHALLENGE))
    controller.set_asked_about(TOUCHING)
    assert watch.open is open_one
    with qtbot.waitSignal(controller.prompted) as found:
        controller.answer(open_one.id, ALLOW)
    then = prompt_heard(found)
    assert then.view.phase is Phase.ACTION


@pytest.mark.parametrize("seat", [1, 2])
def test_bots_and_the_exiled_let_nothing_pass(
    make_table: MakeTable, qtbot: QtBot, seat: int
) -> None:
    controller, _ = make_table(["human", "random", "human"], bots=lambda _w, s: RandomBot(s))
    told: list[int] = []
    controller.letting_pass.connect(lambda who, _on: told.append(who))
    until(qtbot, controller, in_phase(Phase.ACTION))
    controller._game.living = 0b011
    controller.let_pass(seat, on=True)
    assert told == []
    assert controller.letting == frozenset()


@pytest.mark.parametrize("change", [True, False])
def test_a_listener_may_close_the_table_when_it_changes(
    make_table: MakeTable, qtbot: QtBot, change: bool
) -> None:
    controller, watch = make_table(["human", "a", "b", "c"], bots=taxes)
    until(qtbot, controller, in_phase(Phase.CHALLENGE))
    if not change:
        controller._sparing._letting = frozenset({0})
    controller.letting_pass.connect(lambda _seat, _on: controller.close())
    controller.let_pass(0, on=change)
    heard = watch.signals
    qtbot.wait(0)
    assert watch.open is None
    assert watch.signals == heard


def test_a_pause_in_step_by_step_takes_notice(make_table: MakeTable, qtbot: QtBot) -> None:
    """Where the table waits before a question that would pass, the key has it asked after all."""
    controller, watch = make_table(["human", "a", "b"], bots=taxes, pace=Pace.STEP)
    controller.happened.connect(lambda _: controller.proceed())  # what is shown takes no time
    turn = until(qtbot, controller, in_phase(Phase.ACTION))
    controller.let_pass(0, on=True)
    with qtbot.waitSignal(controller.paused):
        controller.answer(turn.id, of_word(turn, "income"))
    while not isinstance(watch.events[-1], Declared):
        with qtbot.waitSignal(controller.paused, check_params_cb=bool):
            controller.proceed()
    controller.let_pass(0, on=False)
    seen = len(watch.prompts)
    with qtbot.waitSignal(controller.prompted):
        controller.proceed()
    assert watch.prompts[seen].view.phase is Phase.CHALLENGE
