"""Several people are asked at once: one table, step by step."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from coup_desktop.engine.events import Blocked, Challenged, Phase
from coup_desktop.engine.moves import ALLOW, CHALLENGE, NOBODY, Kind
from coup_desktop.table.controller import Controller
from coup_desktop.table.manners import Manners
from coup_desktop.table.pace import Pace
from coup_desktop.table.passing import AskedAbout
from tests.table.conftest import PATIENT, Always, MakeTable, ManualClock, Watch, asked, of_word
from tests.table.openly import Opened, doubter, until_asked, until_event

TOGETHER = Manners(together=True)


MakeAsked = Callable[..., tuple[Controller, Watch, Opened]]


@pytest.fixture
def ask(make_table: MakeTable, qtbot: QtBot) -> MakeAsked:
    """A table where the first seat's first action is asked about in the open."""

    def make(
        who: str,
        word: str = "tax",
        preset: str = "official",
        bots: Callable[[str, int], Always] = lambda _word, _seed: Always("allow", "income"),
        manners: Manners = TOGETHER,
        before: Callable[[Controller], object] = lambda _controller: None,
        pace: Pace = Pace.INSTANT,
        **switches: str,
    ) -> tuple[Controller, Watch, Opened]:
        kinds = ["human" if letter == "h" else "bot" for letter in who]
        controller, watch = make_table(
            kinds, preset, bots=bots, manners=manners, pace=pace, **switches
        )
        opened = Opened(controller)
        controller.begin()
        turn = asked(qtbot, watch)
        before(controller)
        controller.answer(turn.id, of_word(turn, word))
        return controller, watch, opened

    return make


def test_all_people_are_asked_at_once_in_the_rules_order(ask: MakeAsked, qtbot: QtBot) -> None:
    _, watch, opened = ask("hhbhh")
    prompt = until_asked(qtbot, opened)
    assert prompt.seats == (1, 3, 4)
    assert set(prompt.legal) == {ALLOW, CHALLENGE}
    assert prompt.direct is CHALLENGE
    assert prompt.raised == ()
    assert prompt.countdown == 0
    assert watch.open is None, "nobody is asked alone"


def test_the_first_in_the_rules_order_counts_whoever_is_quicker(
    ask: MakeAsked, qtbot: QtBot
) -> None:
    _, watch, opened = ask("hhhh")
    until_asked(qtbot, opened)
    for seat in (3, 2):
        opened.speak(seat)
    assert opened.said == [(3, True), (2, True)]
    assert opened.open is not None, "the first one may still speak up"
    opened.close()
    assert doubter(qtbot, watch) == 2
    assert opened.open is None


def test_the_question_is_closed_as_soon_as_nobody_could_come_before(
    ask: MakeAsked, qtbot: QtBot
) -> None:
    controller, watch, opened = ask("hhhh")
    prompt = until_asked(qtbot, opened)
    opened.speak(1)
    assert opened.withdrawn[-1] == prompt.id
    controller.speak(prompt.id, 1, up=False)
    controller.speak(prompt.id, 2, up=True)
    assert opened.said == [(1, True)]
    assert doubter(qtbot, watch) == 1


def test_what_was_said_is_taken_back(ask: MakeAsked, qtbot: QtBot) -> None:
    _, watch, opened = ask("hhh")
    until_asked(qtbot, opened)
    opened.speak(2)
    opened.speak(2)
    opened.speak(2, up=False)
    opened.speak(2, up=False)
    opened.speak(1, up=False)
    assert opened.said == [(2, True), (2, False)]
    opened.close()
    qtbot.waitUntil(lambda: watch.waited_for[-1] == 1, timeout=PATIENT)
    assert not any(isinstance(event, Challenged) for event in watch.events)


def test_a_bot_between_people_answers_for_itself(ask: MakeAsked, qtbot: QtBot) -> None:
    """It comes before the person behind it, who had spoken up."""
    _, watch, opened = ask("hhbh", bots=lambda _word, _seed: Always("challenge"))
    assert until_asked(qtbot, opened).seats == (1, 3)
    opened.speak(3)
    opened.close()
    assert doubter(qtbot, watch) == 2


def test_behind_a_bot_that_lets_it_pass_the_person_who_spoke_up_is_not_asked_again(
    ask: MakeAsked, qtbot: QtBot
) -> None:
    _, watch, opened = ask("hhbhbh")
    assert until_asked(qtbot, opened).seats == (1, 3, 5)
    opened.speak(5)
    opened.close()
    assert doubter(qtbot, watch) == 5
    assert all(prompt.view.phase is not Phase.CHALLENGE for prompt in watch.prompts)
    assert len(opened.prompts) == 1


def test_behind_bots_nobody_who_let_it_pass_is_asked_again(ask: MakeAsked, qtbot: QtBot) -> None:
    _, watch, opened = ask("hhbhbh")
    until_asked(qtbot, opened)
    opened.close()
    qtbot.waitUntil(lambda: watch.open is not None, timeout=PATIENT)
    assert watch.open is not None
    assert (watch.open.seat, watch.open.view.phase) == (1, Phase.ACTION)
    assert len(opened.prompts) == 1


def steal(ask: MakeAsked, qtbot: QtBot, who: str = "hhhhh") -> tuple[Controller, Watch, Opened]:
    """A theft that nobody has doubted, and that any seat may block in two ways."""
    controller, watch, opened = ask(who, "steal", blockers="anyone")
    assert until_asked(qtbot, opened).view.phase is Phase.CHALLENGE
    opened.close()
    qtbot.waitUntil(lambda: len(opened.prompts) > 1, timeout=PATIENT)
    prompt = until_asked(qtbot, opened)
    assert prompt.view.phase is Phase.BLOCK
    assert prompt.direct is None
    return controller, watch, opened


def test_who_may_block_in_several_ways_is_asked_how(ask: MakeAsked, qtbot: QtBot) -> None:
    controller, watch, opened = steal(ask, qtbot)
    prompt = opened.prompts[-1]
    assert prompt.seats == (1, 2, 3, 4)
    opened.speak(3)
    opened.speak(2)
    opened.close()
    qtbot.waitUntil(lambda: watch.open is not None, timeout=PATIENT)
    how = watch.open
    assert how is not None
    assert (how.seat, how.legal) == (2, prompt.legal)
    assert how.id != prompt.id
    block = next(move for move in how.legal if move.kind is Kind.BLOCK)
    controller.answer(how.id, block)
    event = until_event(qtbot, watch, Blocked)
    assert isinstance(event, Blocked)
    assert (event.seat, event.move) == (2, block)


def test_who_steps_back_leaves_the_question_to_the_others(ask: MakeAsked, qtbot: QtBot) -> None:
    """The first one spoke up, so that the others were not waited for: they are asked now."""
    controller, watch, opened = steal(ask, qtbot)
    opened.speak(1)
    qtbot.waitUntil(lambda: watch.open is not None, timeout=PATIENT)
    assert watch.open is not None
    assert watch.open.seat == 1
    controller.answer(watch.open.id, ALLOW)
    qtbot.waitUntil(lambda: len(opened.prompts) == 3, timeout=PATIENT)
    again = until_asked(qtbot, opened)
    assert (again.seats, again.raised) == ((2, 3, 4), ())
    opened.close()
    assert asked(qtbot, watch).view.phase is Phase.ACTION


def test_who_had_spoken_up_too_counts_when_somebody_steps_back(
    ask: MakeAsked, qtbot: QtBot
) -> None:
    controller, watch, opened = steal(ask, qtbot)
    for seat in (4, 2, 1):
        opened.speak(seat)
    seats = []
    for _ in range(2):
        how = asked(qtbot, watch)
        seats.append(how.seat)
        controller.answer(how.id, ALLOW)
    assert seats == [1, 2], "the next one who had spoken up is asked at once"
    qtbot.waitUntil(lambda: len(opened.prompts) == 3, timeout=PATIENT)
    again = until_asked(qtbot, opened)
    assert (again.seats, again.raised) == ((3, 4), (4,))
    opened.speak(4, up=False)
    assert opened.said[-1] == (4, False)
    opened.close()
    assert asked(qtbot, watch).view.phase is Phase.ACTION


def test_the_last_one_left_who_had_spoken_up_is_asked_how(ask: MakeAsked, qtbot: QtBot) -> None:
    controller, watch, opened = steal(ask, qtbot, "hhh")
    opened.speak(2)
    opened.speak(1)
    for seat in (1, 2):
        how = asked(qtbot, watch)
        assert how.seat == seat
        controller.answer(how.id, ALLOW)
    assert asked(qtbot, watch).view.phase is Phase.ACTION


def test_an_answer_to_another_prompt_counts_nothing(ask: MakeAsked, qtbot: QtBot) -> None:
    controller, watch, opened = ask("hhhh")
    prompt = until_asked(qtbot, opened)
    for number in (prompt.id - 1, prompt.id + 1, NOBODY):
        controller.speak(number, 1, up=True)
        controller.close_question(number)
    controller.speak(prompt.id, 0, up=True)
    assert opened.said == []
    assert opened.open is prompt
    opened.close()
    opened.close()
    opened.speak(1)
    assert opened.said == []
    assert asked(qtbot, watch).view.phase is Phase.ACTION
    opened.close()
    opened.speak(1)
    assert watch.open is not None


def test_a_listener_may_close_the_table(ask: MakeAsked, qtbot: QtBot) -> None:
    controller, watch, opened = ask("hhhh")
    prompt = until_asked(qtbot, opened)
    controller.spoke.connect(lambda _seat, _up: controller.close())
    opened.speak(1)
    assert opened.withdrawn[-1] == prompt.id
    heard = watch.signals
    opened.close()
    qtbot.wait(0)
    assert watch.signals == heard
    assert not any(isinstance(event, Challenged) for event in watch.events)


# Letting pass, and what people want to be asked about.


def test_who_lets_things_pass_is_not_among_those_asked(ask: MakeAsked, qtbot: QtBot) -> None:
    controller, _, opened = ask("hhhh", before=lambda table: table.let_pass(2, True))
    assert until_asked(qtbot, opened).seats == (1, 3)
    assert controller.letting == {2}


def test_the_switch_takes_a_person_out_and_puts_one_in(ask: MakeAsked, qtbot: QtBot) -> None:
    controller, _, opened = ask("hhhhh")
    first = until_asked(qtbot, opened)
    opened.speak(4)
    controller.let_pass(2, True)
    second = until_asked(qtbot, opened)
    assert (second.seats, second.raised) == ((1, 3, 4), (4,))
    assert second.id != first.id
    controller.let_pass(2, True)
    assert until_asked(qtbot, opened) is second, "nothing has changed"
    controller.let_pass(2, False)
    assert until_asked(qtbot, opened).seats == (1, 2, 3, 4)
    assert until_asked(qtbot, opened).raised == (4,)


def test_the_hand_of_who_lets_things_pass_is_down(ask: MakeAsked, qtbot: QtBot) -> None:
    controller, _, opened = ask("hhhhh")
    until_asked(qtbot, opened)
    opened.speak(3)
    controller.let_pass(3, True)
    controller.let_pass(3, False)
    assert until_asked(qtbot, opened).raised == ()


def test_where_the_first_lets_things_pass_the_next_one_who_spoke_up_counts(
    ask: MakeAsked, qtbot: QtBot
) -> None:
    controller, watch, opened = ask("hhhh")
    until_asked(qtbot, opened)
    opened.speak(2)
    controller.let_pass(1, True)
    assert doubter(qtbot, watch) == 2


def test_it_passes_when_all_let_it_pass(ask: MakeAsked, qtbot: QtBot) -> None:
    controller, watch, opened = ask("hhhh")
    until_asked(qtbot, opened)
    for seat in (2, 3, 1):
        controller.let_pass(seat, True)
    qtbot.waitUntil(lambda: watch.open is not None, timeout=PATIENT)
    assert watch.open is not None
    assert (watch.open.seat, watch.open.view.phase) == (1, Phase.ACTION)
    assert controller.letting == {2, 3}


def test_a_question_that_aims_at_somebody_ends_the_letting_and_stays(
    ask: MakeAsked, qtbot: QtBot
) -> None:
    """The block of an action that names the seat: if it falls, the seat bears the action."""
    controller, watch, opened = steal(ask, qtbot)
    prompt = opened.prompts[-1]
    target = prompt.view.action.target if prompt.view.action else NOBODY
    controller.let_pass(target, True)
    assert controller.letting == {target}
    assert opened.open is prompt
    opened.speak(prompt.seats[0])
    assert target == prompt.seats[0], "the target comes first"
    qtbot.waitUntil(lambda: watch.open is not None, timeout=PATIENT)
    assert watch.open is not None
    controller.answer(watch.open.id, watch.open.legal[-1])
    qtbot.waitUntil(lambda: len(opened.prompts) == 3, timeout=PATIENT)
    block = until_asked(qtbot, opened)
    assert block.view.phase is Phase.CHALLENGE_BLOCK
    assert target not in block.seats


def test_to_be_asked_ends_the_letting_of_all_who_are(ask: MakeAsked, qtbot: QtBot) -> None:
    """A theft from the second is blocked by the third: the first is asked though it let pass."""
    controller, watch, opened = steal(ask, qtbot)
    opened.speak(3)
    opened.close()
    qtbot.waitUntil(lambda: watch.open is not None, timeout=PATIENT)
    assert watch.open is not None
    for seat in (0, 1, 4):
        controller.let_pass(seat, True)
    controller.answer(watch.open.id, watch.open.legal[-1])
    qtbot.waitUntil(lambda: len(opened.prompts) == 3, timeout=PATIENT)
    assert set(until_asked(qtbot, opened).seats) == {0, 1, 2}
    assert controller.letting == {4}


def test_people_are_asked_about_what_they_want_to_be(ask: MakeAsked, qtbot: QtBot) -> None:
    touching = Manners(together=True, asked_about=AskedAbout.TOUCHING)
    _, watch, opened = ask("hhhh", "steal", manners=touching)
    qtbot.waitUntil(lambda: watch.open is not None, timeout=PATIENT)
    assert watch.open is not None
    assert watch.open.view.action is not None
    assert watch.open.seat == watch.open.view.action.target
    assert opened.prompts == []


def test_a_changed_setting_leaves_the_open_question(ask: MakeAsked, qtbot: QtBot) -> None:
    controller, _, opened = ask("hhhh")
    prompt = until_asked(qtbot, opened)
    controller.set_asked_about(AskedAbout.TOUCHING)
    assert opened.open is prompt
    opened.close()
    assert opened.open is None


# Empty chairs.


def test_who_stands_up_is_replaced_in_the_middle_of_it(ask: MakeAsked, qtbot: QtBot) -> None:
    controller, watch, opened = ask("hhhh", bots=lambda _word, _seed: Always("challenge"))
    until_asked(qtbot, opened)
    opened.speak(3)
    controller.set_sitting(2, False)
    prompt = until_asked(qtbot, opened)
    assert (prompt.seats, prompt.raised) == ((1, 3), (3,))
    opened.close()
    assert doubter(qtbot, watch) == 2, "the bot comes before the fourth seat"


def test_when_the_first_stands_up_the_bot_answers_and_the_others_are_asked(
    ask: MakeAsked, qtbot: QtBot
) -> None:
    controller, _, opened = ask("hhhh")
    until_asked(qtbot, opened)
    opened.speak(3)
    controller.set_sitting(1, False)
    qtbot.waitUntil(lambda: len(opened.prompts) == 2, timeout=PATIENT)
    prompt = until_asked(qtbot, opened)
    assert (prompt.seats, prompt.raised) == ((2, 3), (3,))


def test_who_sits_down_again_is_asked_too(ask: MakeAsked, qtbot: QtBot) -> None:
    controller, _, opened = ask("hhhh", before=lambda table: table.set_sitting(2, False))
    assert until_asked(qtbot, opened).seats == (1, 3)
    controller.set_sitting(2, True)
    assert until_asked(qtbot, opened).seats == (1, 2, 3)


def test_who_spoke_up_and_stood_up_keeps_to_it_where_there_is_one_way(
    ask: MakeAsked, qtbot: QtBot
) -> None:
    controller, watch, opened = ask("hhbh", pace=Pace.INSTANT)
    until_asked(qtbot, opened)
    opened.speak(3)
    opened.close()
    controller.set_sitting(3, False)
    assert doubter(qtbot, watch) == 3


# Time.


def test_it_passes_by_itself_when_its_time_is_over(
    make_table: MakeTable, manual_clock: Callable[[], ManualClock]
) -> None:
    controller, watch = make_table(
        ["human"] * 3, manners=Manners(together=True, countdown=15), pace=Pace.NORMAL
    )
    opened = Opened(controller)
    clock = manual_clock()
    controller.begin()
    while watch.open is None:
        clock.let_pass()
    controller.answer(watch.open.id, of_word(watch.open, "tax"))
    while opened.open is None:
        clock.let_pass()
    assert opened.open.countdown == 15_000
    assert clock.waits[-1] == 15_000
    controller.proceed()
    assert opened.open is not None, "going on does not hurry people"
    opened.speak(2)
    opened.speak(2, up=False)
    controller.set_pace(Pace.FAST)
    passes = opened.prompts[-1].id
    clock.let_pass()
    assert opened.withdrawn[-1] == passes
    while not watch.is_asked:
        clock.let_pass()
    assert watch.prompts[-1].view.phase is Phase.ACTION


def test_at_the_end_of_its_time_the_first_who_spoke_up_counts(
    make_table: MakeTable, manual_clock: Callable[[], ManualClock]
) -> None:
    controller, watch = make_table(["human"] * 4, manners=Manners(together=True, countdown=5))
    opened = Opened(controller)
    clock = manual_clock()
    controller.begin()
    while watch.open is None:
        clock.let_pass()
    controller.answer(watch.open.id, of_word(watch.open, "tax"))
    while opened.open is None:
        clock.let_pass()
    opened.speak(3)
    opened.speak(2)
    controller.set_countdown(9)
    assert clock.waits[-1] == 5_000
    while not any(isinstance(event, Challenged) for event in watch.events):
        clock.let_pass()
    challenged = next(event for event in watch.events if isinstance(event, Challenged))
    assert challenged.seat == 2


def test_while_the_table_is_held_no_time_passes(ask: MakeAsked, qtbot: QtBot) -> None:
    controller, watch, opened = ask("hhh", manners=Manners(together=True, countdown=1))
    prompt = until_asked(qtbot, opened)
    timer = controller._clock._timer
    assert timer.isActive()
    controller.hold(True)
    assert not timer.isActive()
    opened.speak(2)
    assert opened.open is prompt
    assert controller.is_held
    controller.hold(False)
    assert timer.isActive()
    assert doubter(qtbot, watch) == 2


def test_closing_it_lets_a_held_table_go_on(ask: MakeAsked, qtbot: QtBot) -> None:
    controller, watch, opened = ask("hhh")
    until_asked(qtbot, opened)
    controller.hold(True)
    opened.close()
    assert not controller.is_held
    qtbot.waitUntil(lambda: watch.open is not None, timeout=PATIENT)


def test_no_time_is_left_for_who_has_to_choose_how(ask: MakeAsked, qtbot: QtBot) -> None:
    """Only the open question has a countdown; what follows waits for its answer."""
    controller, watch, opened = ask(
        "hhh", "steal", manners=Manners(together=True, countdown=1), blockers="anyone"
    )
    until_asked(qtbot, opened)
    opened.close()
    qtbot.waitUntil(lambda: len(opened.prompts) == 2, timeout=PATIENT)
    opened.speak(opened.prompts[-1].seats[0])
    qtbot.waitUntil(lambda: watch.open is not None, timeout=PATIENT)
    assert not controller._clock._timer.isActive()


def test_one_person_among_bots_is_asked_alone(ask: MakeAsked, qtbot: QtBot) -> None:
    controller, watch = ask("hbb", bots=lambda _word, _seed: Always("tax", "allow"))[:2]
    opened = Opened(controller)
    qtbot.waitUntil(
        lambda: watch.open is not None and watch.open.view.phase is Phase.CHALLENGE,
        timeout=PATIENT,
    )
    assert opened.prompts == []
