"""Several people are asked at once: who lets things pass, or has stood up, is not among them."""

from pytestqt.qtbot import QtBot

from coup_desktop.engine.events import Phase
from coup_desktop.engine.moves import NOBODY
from coup_desktop.table.manners import Manners
from coup_desktop.table.pace import Pace
from coup_desktop.table.passing import AskedAbout
from tests.table.conftest import PATIENT, Always
from tests.table.openly import MakeAsked, doubter, steal, until_asked


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
