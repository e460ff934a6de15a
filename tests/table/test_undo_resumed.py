"""Taking decisions back in a game that is gone on with, or in which a bot sat in the chair."""

from pytestqt.qtbot import QtBot

from coup_desktop.bots.random_bot import RandomBot
from coup_desktop.engine.events import Event
from coup_desktop.engine.record_reader import read
from coup_desktop.engine.stand_ins import StandIns
from coup_desktop.engine.view import View
from coup_desktop.table.controller import Controller
from coup_desktop.table.pace import Pace
from coup_desktop.table.prompt import Prompt
from coup_desktop.table.standing import Standing
from tests.table.conftest import (
    PATIENT,
    MakeTable,
    Watch,
    answer_asked,
    asked,
    quiet,
    random_bot,
    same,
)
from tests.table.steady import Steady, setup_of


def test_in_a_resumed_game(make_table: MakeTable, qtbot: QtBot) -> None:
    """What an earlier sitting decided can be taken back, but not what may have passed unasked."""
    setup = setup_of(("official", 3, ()), seed=3)
    controller = Controller(setup, Pace.INSTANT, random_bot)
    prompts: list[Prompt] = []

    def note(prompt: Prompt, number: int) -> bool:
        prompts.append(prompt)
        return number == 9

    Steady(controller, note)
    controller.begin()
    qtbot.waitUntil(lambda: len(prompts) == 9, timeout=PATIENT)
    text = controller.keeping.record.text(whole=True)
    controller.close()
    standing = Standing.of_record(read(text).record)
    resumed = Controller(standing.setup, Pace.INSTANT, random_bot, standing=standing)
    watch = Watch(resumed)
    told: list[Event] = list(resumed.history)
    resumed.begin()
    assert same(asked(qtbot, watch), prompts[-1])
    assert list(resumed.history) == told
    told_by_themselves = [prompt for prompt in prompts[:-1] if decided(prompt)]
    assert told_by_themselves
    for prompt in reversed(told_by_themselves):
        resumed.undo()
        assert same(asked(qtbot, watch), prompt)
    assert not resumed.can_undo
    resumed.close()


def decided(prompt: Prompt) -> bool:
    """Whether the steady person's answer tells that there was a question."""
    move = RandomBot(5).choose(prompt.view, prompt.legal)
    return move.word != "allow" and len(prompt.legal) > 1


def test_what_is_decided_anew_after_a_bot_sat_there_is_the_person_s(
    make_table: MakeTable, qtbot: QtBot
) -> None:
    controller, watch = make_table(["human", "quiet", "quiet"], bots=quiet, must_coup="never")
    controller.begin()
    answer_asked(qtbot, controller, watch, "income")
    asked(qtbot, watch)
    turns: list[View] = []
    controller.settled.connect(turns.append)
    controller.set_sitting(0, False)
    qtbot.waitUntil(lambda: bool(turns) and turns[-1].turns > 6, timeout=PATIENT)
    controller.set_sitting(0, True)
    asked(qtbot, watch)
    controller.undo()  # to the question that was open when the person stood up
    record = controller.keeping.record
    answer_asked(qtbot, controller, watch, "income")
    assert not StandIns(record.setup).holds(0, len(record.entries))
    assert not any(tag.startswith("away") for tag, _ in controller.keeping.record.setup.tags)


def test_in_a_resumed_game_what_a_bot_decided_is_not_gone_back_to(
    make_table: MakeTable, qtbot: QtBot
) -> None:
    controller, watch = make_table(["human", "quiet", "quiet"], bots=quiet, must_coup="never")
    controller.begin()
    answer_asked(qtbot, controller, watch, "income")
    asked(qtbot, watch)
    turns: list[View] = []
    controller.settled.connect(turns.append)
    controller.set_sitting(0, False)
    qtbot.waitUntil(lambda: bool(turns) and turns[-1].turns > 9, timeout=PATIENT)
    record = controller.keeping.record
    controller.close()
    standing = Standing.of_record(record)
    resumed = Controller(standing.setup, Pace.INSTANT, quiet, standing=standing)
    again = Watch(resumed)
    resumed.begin()
    asked(qtbot, again)
    resumed.undo()
    assert len(resumed.keeping.record.entries) == 0
    assert not any(tag in ("away", "back") for tag, _ in resumed.keeping.record.setup.tags)
    resumed.close()
