"""Several people are asked at once: how long that stays open."""

from collections.abc import Callable

from pytestqt.qtbot import QtBot

from coup_desktop.engine.events import Challenged, Phase
from coup_desktop.table.controller import Controller
from coup_desktop.table.manners import Manners
from coup_desktop.table.pace import Pace
from coup_desktop.table.prompt import OpenPrompt
from tests.table.conftest import PATIENT, Always, MakeTable, ManualClock, Watch, of_word
from tests.table.openly import MakeAsked, Opened, doubter, until_asked


def begin_with_tax(
    controller: Controller, watch: Watch, opened: Opened, clock: ManualClock
) -> OpenPrompt:
    """Goes on until people are asked together about the first seat's tax."""
    controller.begin()
    while watch.open is None:
        clock.let_pass()
    controller.answer(watch.open.id, of_word(watch.open, "tax"))
    while opened.open is None:
        clock.let_pass()
    return opened.open


def test_it_passes_by_itself_when_its_time_is_over(
    make_table: MakeTable, manual_clock: Callable[[], ManualClock]
) -> None:
    controller, watch = make_table(
        ["human"] * 3, manners=Manners(together=True, countdown=15), pace=Pace.NORMAL
    )
    opened = Opened(controller)
    clock = manual_clock()
    assert begin_with_tax(controller, watch, opened, clock).countdown == 15_000
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
    begin_with_tax(controller, watch, opened, clock)
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
