"""Several people are asked at once: one table, step by step."""

from pytestqt.qtbot import QtBot

from coup_desktop.engine.events import Blocked, Challenged, Phase
from coup_desktop.engine.moves import ALLOW, CHALLENGE, NOBODY, Kind
from tests.table.conftest import PATIENT, Always, asked
from tests.table.openly import MakeAsked, doubter, steal, until_asked, until_event


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
