"""Who is asked, and whose answer counts."""

from collections.abc import Callable
from functools import partial

import pytest
from pytestqt.qtbot import QtBot

from coup_desktop.engine.events import Event, Phase
from coup_desktop.engine.moves import ALLOW, CHALLENGE, Kind, Move, move
from coup_desktop.table.controller import Controller
from coup_desktop.table.manners import Manners
from coup_desktop.table.prompt import Prompt
from tests.table.conftest import (
    Always,
    MakeTable,
    ManualClock,
    Person,
    Watch,
    of_word,
    play_out,
    prompt_heard,
    quiet,
)


def ask_first(qtbot: QtBot, controller: Controller) -> Prompt:
    """Begins a game; returns the first prompt."""
    with qtbot.waitSignal(controller.prompted) as asked:
        controller.begin()
    return prompt_heard(asked)


def test_an_answer_counts_once(make_table: MakeTable, qtbot: QtBot) -> None:
    controller, watch = make_table(["human", "random"], bots=quiet)
    first = ask_first(qtbot, controller)
    with qtbot.waitSignal(controller.prompted):
        controller.answer(first.id, of_word(first, "income"))
        controller.answer(first.id, of_word(first, "tax"))
        controller.answer(first.id, of_word(first, "income"))
    assert controller._game.coins[0] == 2
    assert [prompt.seat for prompt in watch.prompts] == [0, 0]


def test_a_stale_answer_is_dropped(make_table: MakeTable, qtbot: QtBot) -> None:
    controller, watch = make_table(["human", "random"], bots=quiet)
    first = ask_first(qtbot, controller)
    with qtbot.waitSignal(controller.prompted):
        controller.answer(first.id, of_word(first, "income"))
    second = watch.open
    assert second is not None
    assert second.id != first.id
    heard = watch.signals
    controller.answer(first.id, of_word(second, "income"))
    controller.answer(second.id + 1, of_word(second, "income"))
    controller.answer(-1, of_word(second, "income"))
    assert watch.signals == heard
    assert watch.open is second


@pytest.mark.parametrize("wrong", [CHALLENGE, ALLOW, move(Kind.DRAFT, cards=())])
def test_an_illegal_answer_leaves_the_prompt_open(
    make_table: MakeTable, qtbot: QtBot, wrong: Move
) -> None:
    controller, watch = make_table(["human", "random"], bots=quiet)
    first = ask_first(qtbot, controller)
    heard = watch.signals
    controller.answer(first.id, wrong)
    assert watch.signals == heard
    assert watch.open is first
    with qtbot.waitSignal(controller.withdrawn):
        controller.answer(first.id, of_word(first, "income"))


def test_nobody_answers_for_a_bot(make_table: MakeTable, qtbot: QtBot) -> None:
    """Ids follow one another, so the next one can be guessed; it is the bot's."""
    controller, watch = make_table(["human", "random"], bots=quiet)
    first = ask_first(qtbot, controller)
    asked: list[int] = []

    def intrude(seat: int) -> None:
        asked.append(seat)
        prompt = controller._asking.prompt
        assert prompt is not None
        if seat == 1:
            controller.answer(prompt.id, of_word(prompt, "tax"))

    controller.waiting_for.connect(intrude)
    with qtbot.waitSignal(controller.prompted):
        controller.answer(first.id, of_word(first, "income"))
    assert asked == [1, 0]
    assert controller._game.coins == [2, 3], "the bot took its income, not a tax"
    assert len(watch.prompts) == 2


def test_every_prompt_is_taken_back_once(make_table: MakeTable, qtbot: QtBot) -> None:
    controller, watch = make_table(["human", "human", "random"])
    withdrawn: list[int] = []
    controller.withdrawn.connect(withdrawn.append)
    Person(controller, later=True)
    play_out(qtbot, controller)
    assert withdrawn == [prompt.id for prompt in watch.prompts]


def test_closing_takes_the_prompt_back(make_table: MakeTable, qtbot: QtBot) -> None:
    controller, watch = make_table(["human", "random"], bots=quiet)
    first = ask_first(qtbot, controller)
    controller.close()
    assert watch.open is None
    heard = watch.signals
    controller.close()
    controller.answer(first.id, of_word(first, "income"))
    controller.proceed()
    controller.begin()
    assert watch.signals == heard


@pytest.mark.parametrize("name", ["happened", "settled", "waiting_for", "withdrawn", "prompted"])
def test_a_listener_may_close_the_table(make_table: MakeTable, qtbot: QtBot, name: str) -> None:
    controller, watch = make_table(["human", "random"], bots=quiet)
    ask_first(qtbot, controller)
    assert watch.open is not None
    getattr(controller, name).connect(lambda _: controller.close())
    played = controller._game.turns
    with qtbot.waitSignal(getattr(controller, name)):
        controller.answer(watch.open.id, of_word(watch.open, "income"))
    heard = watch.signals
    qtbot.wait(0)
    assert watch.signals == heard
    assert controller._game.turns > played
    assert watch.open is None


def plays_of_seat(watch: Watch, seat: int, phase: Phase) -> list[Prompt]:
    return [p for p in watch.prompts if p.seat == seat and p.view.phase is phase]


def losing_bots(word: str, seed: int) -> Always:
    return Always("coup", "income", "allow")


def deal_of(kinds: list[str], make_table: MakeTable, *, same: bool) -> int:
    """A seed that deals seat 0 two equal cards, or two that differ."""
    for seed in range(1000):
        controller, _ = make_table(kinds, seed=seed)
        hand = controller._game.hands[0]
        if (hand[0] == hand[1]) == same:
            return seed
    raise AssertionError("no such deal")


@pytest.mark.parametrize("same", [False, True])
def test_a_forced_answer_is_given_without_asking(
    make_table: MakeTable, qtbot: QtBot, same: bool
) -> None:
    """The one person loses a card by a Coup: asked if the two differ, else not."""
    kinds = ["human", "random"]
    seed = deal_of(kinds, make_table, same=same)
    controller, watch = make_table(kinds, seed=seed, bots=losing_bots)
    controller.prompted.connect(partial(take_income, controller))
    play_out(qtbot, controller)
    assert len(plays_of_seat(watch, 0, Phase.LOSE)) == (0 if same else 1)
    assert controller._game.revealed[0] == controller.view(0).seats[0].revealed
    assert len(controller._game.revealed[0]) == 2


def test_a_forced_answer_is_asked_for_when_set_so(make_table: MakeTable, qtbot: QtBot) -> None:
    controller, watch = make_table(
        ["human", "random"], bots=losing_bots, manners=Manners(answer_forced=False)
    )
    controller.prompted.connect(partial(take_income, controller))
    play_out(qtbot, controller)
    assert [len(p.legal) for p in plays_of_seat(watch, 0, Phase.LOSE)][-1] == 1


def test_what_goes_unasked_tells_other_people_nothing(make_table: MakeTable, qtbot: QtBot) -> None:
    """With several people two equal cards are asked about like any others; a last card is not."""
    kinds = ["human", "random", "human"]
    seed = deal_of(kinds, make_table, same=True)
    controller, watch = make_table(kinds, seed=seed, bots=losing_bots)
    controller.prompted.connect(partial(take_income, controller))
    play_out(qtbot, controller)
    asked = [(len(p.view.hand), len(p.legal)) for p in plays_of_seat(watch, 0, Phase.LOSE)]
    assert asked == [(2, 1)]


def take_income(controller: Controller, prompt: Prompt) -> None:
    answer = next((m for m in prompt.legal if m.word in {"income", "allow"}), prompt.legal[0])
    controller.answer(prompt.id, answer)


def test_what_follows_a_persons_answer_starts_at_once(
    make_table: MakeTable, qtbot: QtBot, manual_clock: Callable[[], ManualClock]
) -> None:
    controller, watch = make_table(["human", "random"], bots=quiet)
    controller.begin()
    while watch.open is None:
        manual_clock().let_pass()
    shown: list[Event] = []
    controller.happened.connect(shown.append)
    controller.answer(watch.prompts[0].id, of_word(watch.prompts[0], "income"))
    assert len(shown) == 1


def test_whether_a_forced_decision_is_asked_can_change_in_mid_game(
    make_table: MakeTable, qtbot: QtBot
) -> None:
    asked: dict[bool, int] = {True: 0, False: 0}
    for unasked in asked:
        for seed in range(6):
            controller, watch = make_table(
                ["human", "random"], seed=seed, manners=Manners(answer_forced=True)
            )
            controller.prompted.connect(partial(_change_forced, controller, unasked))
            Person(controller, later=True)
            play_out(qtbot, controller)
            asked[unasked] += sum(len(prompt.legal) == 1 for prompt in watch.prompts[1:])
    assert asked[True] == 0
    assert asked[False] > 0


def _change_forced(controller: Controller, unasked: bool, _prompt: Prompt) -> None:
    controller.set_answer_forced(unasked)
