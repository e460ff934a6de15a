"""Letting things pass: what a person is spared, and what it is always asked."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from coup_desktop.bots.courtier import Courtier
from coup_desktop.bots.random_bot import RandomBot
from coup_desktop.engine.cast import CONTESSA, DUKE, EMBEZZLE, NO_CHARACTER, TAX, Character
from coup_desktop.engine.events import Challenged, Declared, Phase
from coup_desktop.engine.game import Game
from coup_desktop.engine.moves import ALLOW, CHALLENGE, Kind, Move, move
from coup_desktop.engine.position import starting_teams
from coup_desktop.engine.record import state
from coup_desktop.engine.record_reader import read
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.table.controller import Controller
from coup_desktop.table.pace import Pace, thinking_time
from coup_desktop.table.passing import AskedAbout, aims_at, may_pass, passes, refutes, touches
from coup_desktop.table.prompt import Prompt
from tests.table.conftest import Always, MakeTable, ManualClock, Watch, in_phase, play_out

EVERY, TOUCHING, REFUTABLE = AskedAbout
KEY = "key"
MODES: tuple[AskedAbout | str, ...] = (*AskedAbout, KEY)
TABLES = [
    ("official", 2, ()),
    ("official", 2, ("draft",)),
    ("official", 4, ()),
    ("official", 6, ("inquisitor", "factions")),
    ("city-state", 2, ()),
    ("city-state", 4, ("inquisitor", "diplomat", "factions")),
    ("city-state", 8, ("inquisitor", "diplomat")),
    ("coup-x", 2, ()),
    ("coup-x", 4, ("inspector", "teams")),
    ("coup-x", 10, ()),
    ("coup-x", 10, ("six", "teams")),
]
tables = pytest.mark.parametrize(("preset", "seats", "options"), TABLES)


def courtier(word: str, seed: int) -> Courtier:
    return Courtier(seed)


class Guest(QObject):
    """A person who answers what aims at it and its own affairs, and lets the rest pass.

    So the game is the same one whatever it is asked about.
    """

    def __init__(self, controller: Controller, mode: "AskedAbout | str") -> None:
        """Args: mode: what it wants to be asked about, or `KEY`: presses the key when asked."""
        super().__init__(controller)
        if isinstance(mode, AskedAbout):
            controller.set_asked_about(mode)
        self._controller = controller
        self._mind = {seat: Courtier(seat) for seat in controller.humans}
        self.asked: list[Prompt] = []
        self._presses = mode == KEY
        controller.prompted.connect(self._answer)

    def _answer(self, prompt: Prompt) -> None:
        self.asked.append(prompt)
        assert prompt.seat not in self._controller.letting, "it ends when something is asked"
        if may_pass(prompt) and not aims_at(prompt.view, prompt.seat):
            chosen = ALLOW
        else:
            chosen = self._mind[prompt.seat].choose(prompt.view, prompt.legal)
        if self._presses:
            self._controller.let_pass(prompt.seat, on=True)
        self._controller.answer(prompt.id, chosen)


def every_question(ruleset: Ruleset, seeds: int) -> Iterator[Prompt]:
    """All prompts of some random games."""
    for seed in range(seeds):
        rng, pick = SplitMix64(seed), SplitMix64(seed + 77)
        starter = seed % ruleset.seats
        game = Game.start(ruleset, starter, rng, starting_teams(ruleset, starter, rng))
        for number in range(260):
            if game.over:
                break
            yield Prompt(number, game.asked, game.view(game.asked), game.legal())
            game.play(game.legal()[pick.below(len(game.legal()))])


@tables
def test_own_decisions_and_what_aims_at_a_seat_never_pass(
    preset: str, seats: int, options: tuple[str, ...]
) -> None:
    ruleset = Ruleset.make(preset, seats, options)
    optional = {Phase.CHALLENGE, Phase.BLOCK, Phase.CHALLENGE_BLOCK}
    for prompt in every_question(ruleset, 6):
        view, me = prompt.view, prompt.seat
        assert may_pass(prompt) == (view.phase in optional)
        own = view.phase not in optional
        aimed = view.action is not None and me in {view.action.target, view.turn}
        for about in AskedAbout:
            for letting in (False, True):
                passed = passes(prompt, about, letting=letting)
                assert not (passed and (own or aimed)), (prompt, about)
                if letting:
                    assert passed == (not own and not aimed)
        spared = [about for about in AskedAbout if passes(prompt, about, letting=False)]
        assert EVERY not in spared
        assert TOUCHING in spared or REFUTABLE not in spared, "refutable asks no less"
        if len(view.living) == 2:
            assert spared == []


@tables
def test_the_game_is_the_same_whatever_is_asked(
    make_table: MakeTable, qtbot: QtBot, preset: str, seats: int, options: tuple[str, ...]
) -> None:
    """Only the questions that pass unasked are missing; the record is the same and replays."""
    texts: set[str] = set()
    asked: dict[object, list[Prompt]] = {}
    for mode in MODES:
        kinds = ["human", *["courtier"] * (seats - 1)]
        controller, watch = make_table(kinds, preset, options, seed=seats, bots=courtier)
        guest = Guest(controller, mode)
        play_out(qtbot, controller)
        assert not watch.troubles
        text = controller.record_text(whole=True)
        names = controller.setup.names
        assert state(read(text).game, names) == state(controller._game, names)
        texts.add(text)
        asked[mode] = guest.asked
    assert len(texts) == 1
    for about in AskedAbout:
        kept = [p for p in asked[EVERY] if not passes(p, about, letting=False)]
        assert [p.view for p in asked[about]] == [p.view for p in kept], about
    views = [prompt.view for prompt in asked[KEY]]
    for prompt in asked[EVERY]:
        assert prompt.view in views or passes(prompt, EVERY, letting=True)


def test_ten_seats_are_no_chore(make_table: MakeTable, qtbot: QtBot) -> None:
    """Of the questions of ten seats that are not the person's own affair, few are left."""
    asked: dict[object, int] = dict.fromkeys(MODES, 0)
    for mode in MODES:
        for seed in range(3):
            controller, _ = make_table(["human", *["a"] * 9], "coup-x", seed=seed, bots=courtier)
            guest = Guest(controller, mode)
            play_out(qtbot, controller)
            asked[mode] += len(guest.asked)
    assert asked[TOUCHING] < asked[REFUTABLE] < asked[EVERY] / 2
    assert max(asked[TOUCHING], asked[KEY]) < asked[EVERY] / 3


# What refutes.


def claim(phase: Phase, ruleset: Ruleset, fits: Callable[[Prompt], bool]) -> Prompt:
    return next(
        prompt
        for prompt in every_question(ruleset, 40)
        if prompt.view.phase is phase
        and len(prompt.view.living) > 2
        and not aims_at(prompt.view, prompt.seat)
        and fits(prompt)
    )


def doubted(prompt: Prompt) -> Move:
    found = prompt.view.block or prompt.view.action
    assert found is not None
    return found


def with_hand(prompt: Prompt, *hand: Character) -> Prompt:
    return replace(prompt, view=replace(prompt.view, hand=tuple(sorted(hand))))


def with_lost(prompt: Prompt, *cards: Character) -> Prompt:
    """The same question where the seat on the left of the asked one has lost those cards."""
    view = prompt.view
    other = (prompt.seat + 1) % len(view.seats)
    bare = [replace(seat, revealed=()) for seat in view.seats]
    bare[other] = replace(bare[other], revealed=cards)
    return replace(prompt, view=replace(view, seats=tuple(bare)))


def test_a_claim_is_refutable_when_all_copies_are_in_sight() -> None:
    ruleset = Ruleset.make("official", 4)
    tax = claim(
        Phase.CHALLENGE,
        ruleset,
        lambda p: doubted(p).claim == DUKE,
    )
    two = with_lost(with_hand(tax, DUKE, CONTESSA), DUKE)
    three = with_lost(with_hand(tax, DUKE, DUKE), DUKE)
    assert not refutes(two)
    assert passes(two, REFUTABLE, letting=False)
    assert refutes(three)
    assert not passes(three, REFUTABLE, letting=False)
    assert passes(three, TOUCHING, letting=False)
    assert passes(three, REFUTABLE, letting=True)


def test_a_block_is_refutable_in_the_same_way() -> None:
    ruleset = Ruleset.make("official", 4)
    block = claim(Phase.CHALLENGE_BLOCK, ruleset, lambda p: p.view.action is not None)
    assert block.view.block is not None
    card = block.view.block.claim
    assert refutes(with_lost(with_hand(block, card, card), card))
    others = [c for c in ruleset.cast if c != card]
    assert not refutes(with_lost(with_hand(block, *others[:2]), card, card))


@pytest.mark.parametrize("hand", [(DUKE, CONTESSA), (CONTESSA, CONTESSA)])
def test_who_holds_a_blocker_is_asked_whether_to_block(hand: tuple[Character, ...]) -> None:
    aid = claim(Phase.BLOCK, Ruleset.make("official", 4), lambda p: True)
    asked = with_hand(aid, *hand)
    assert refutes(asked) == (DUKE in hand)
    assert passes(asked, REFUTABLE, letting=False) == (DUKE not in hand)
    assert passes(asked, TOUCHING, letting=False)


def test_an_embezzler_is_refuted_when_too_few_other_cards_are_out_of_sight() -> None:
    ruleset = Ruleset.make("official", 4, ("factions",))
    theft = claim(
        Phase.CHALLENGE,
        ruleset,
        lambda p: doubted(p).action == EMBEZZLE,
    )
    assert theft.view.action is not None
    assert theft.view.action.claim == NO_CHARACTER
    others = [c for c in ruleset.cast if c != DUKE for _ in range(3)]
    influence = theft.view.seats[theft.view.turn].influence
    enough = with_lost(with_hand(theft, *others[:2]), *others[2 : len(others) - influence])
    short = with_lost(with_hand(theft, *others[:2]), *others[2 : len(others) - influence + 1])
    assert not refutes(enough)
    assert refutes(short)


def test_who_stands_alone_is_touched_by_everything() -> None:
    """The last of a side: nobody else would doubt the others."""
    ruleset = Ruleset.make("official", 4, ("factions",))
    tax = claim(
        Phase.CHALLENGE,
        ruleset,
        lambda p: doubted(p).action == TAX,
    )
    seats = list(tax.view.seats)
    for alone in (False, True):
        for other, seat in enumerate(seats):
            mine = other == tax.seat or (not alone and other == (tax.seat + 1) % 4)
            seats[other] = replace(seat, team=0 if mine else 1)
        assert touches(replace(tax.view, seats=tuple(seats)), tax.seat) == alone
    one_side = tuple(replace(seat, team=1) for seat in seats)
    assert not touches(replace(tax.view, seats=one_side), tax.seat), "each for itself again"


# The key.


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
    prompt = (found.args or [None])[0]
    assert isinstance(prompt, Prompt)
    return prompt


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
    prompt = (next_asked.args or [None])[0]
    assert isinstance(prompt, Prompt)
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
    prompt = controller._prompt
    assert prompt is not None
    assert prompt.view.phase is Phase.ACTION, "an own turn is not let pass"
    with qtbot.waitSignal(
        controller.prompted, check_params_cb=lambda p: p.view.action is not None
    ) as found:
        controller.answer(prompt.id, next(m for m in prompt.legal if m.word == "income"))
    aimed = (found.args or [None])[0]
    assert isinstance(aimed, Prompt)
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
        aid = next(m for m in turn.legal if m.word == "foreign-aid")
        controller.answer(turn.id, aid)
    asked = (found.args or [None])[0]
    assert isinstance(asked, Prompt)
    assert asked.view.phase is Phase.CHALLENGE_BLOCK
    assert controller.letting == frozenset()


def test_the_same_key_ends_it(make_table: MakeTable, qtbot: QtBot) -> None:
    controller, _ = make_table(["human", "a", "b", "c"], bots=taxes)
    turn = until(qtbot, controller, in_phase(Phase.ACTION))
    controller.let_pass(0, on=True)
    controller.let_pass(0, on=True)
    with qtbot.waitSignal(controller.waiting_for):
        controller.answer(turn.id, next(m for m in turn.legal if m.word == "income"))
        controller.let_pass(0, on=False)
    with qtbot.waitSignal(controller.prompted) as found:
        pass
    asked = (found.args or [None])[0]
    assert isinstance(asked, Prompt)
    assert asked.view.phase is Phase.CHALLENGE


def first_asked(controller: Controller, watch: Watch, clock: ManualClock) -> Prompt:
    """Begins a game of people; returns the first prompt."""
    controller.begin()
    while watch.open is None:
        clock.let_pass()
    return watch.open


def test_what_was_about_to_pass_is_asked_after_all(
    make_table: MakeTable, manual_clock: Callable[[], ManualClock]
) -> None:
    controller, watch = make_table(["human"] * 3, pace=Pace.NORMAL)
    clock = manual_clock()
    turn = first_asked(controller, watch, clock)
    controller.let_pass(1, on=True)
    controller.answer(turn.id, next(m for m in turn.legal if m.word == "tax"))
    while watch.waited_for[-1] != 1:
        clock.let_pass()
    assert watch.open is None
    controller.let_pass(1, on=False)
    asked = watch.prompts[-1]
    assert (asked.seat, asked.view.phase) == (1, Phase.CHALLENGE)
    assert not clock.runs
    controller.answer(asked.id, CHALLENGE)
    assert isinstance(watch.events[-1], Challenged)


def test_each_seat_lets_pass_for_itself_and_takes_a_bots_time(
    make_table: MakeTable, manual_clock: Callable[[], ManualClock]
) -> None:
    controller, watch = make_table(["human"] * 3, pace=Pace.NORMAL)
    clock = manual_clock()
    turn = first_asked(controller, watch, clock)
    controller.let_pass(1, on=True)
    controller.answer(turn.id, next(m for m in turn.legal if m.word == "tax"))
    while watch.waited_for[-1] != 1:
        clock.let_pass()
    assert clock.waits[-1] == thinking_time(Pace.NORMAL, Phase.CHALLENGE)
    while watch.open is None:
        clock.let_pass()
    assert watch.open.seat == 2
    assert controller.letting == {1}


def test_several_people_are_not_told_who_could_refute(make_table: MakeTable, qtbot: QtBot) -> None:
    """At one screen, that a seat is asked would tell what it holds."""
    asked = {}
    for about in (TOUCHING, REFUTABLE):
        controller, _ = make_table(["human", "human", *["courtier"] * 4], bots=courtier, seed=5)
        guest = Guest(controller, about)
        play_out(qtbot, controller)
        asked[about] = [(p.seat, p.view) for p in guest.asked]
    assert asked[TOUCHING] == asked[REFUTABLE]


def test_a_changed_setting_leaves_the_open_question(make_table: MakeTable, qtbot: QtBot) -> None:
    controller, watch = make_table(["human", "a", "b"], bots=taxes)
    open_one = until(qtbot, controller, in_phase(Phase.CHALLENGE))
    controller.set_asked_about(TOUCHING)
    assert watch.open is open_one
    with qtbot.waitSignal(controller.prompted) as found:
        controller.answer(open_one.id, ALLOW)
    then = (found.args or [None])[0]
    assert isinstance(then, Prompt)
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
        controller._letting = frozenset({0})
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
        controller.answer(turn.id, next(m for m in turn.legal if m.word == "income"))
    while not isinstance(watch.events[-1], Declared):
        with qtbot.waitSignal(controller.paused, check_params_cb=bool):
            controller.proceed()
    controller.let_pass(0, on=False)
    seen = len(watch.prompts)
    with qtbot.waitSignal(controller.prompted):
        controller.proceed()
    assert watch.prompts[seen].view.phase is Phase.CHALLENGE


def test_only_the_word_allow_may_be_let_pass() -> None:
    blocks = [m for m in (move(Kind.BLOCK, TAX, claim=DUKE), CHALLENGE, ALLOW) if m is not ALLOW]
    prompt = next(every_question(Ruleset.make("official", 3), 1))
    refusals: tuple[Move, ...] = tuple(blocks)
    assert not may_pass(replace(prompt, legal=refusals))
    assert may_pass(replace(prompt, legal=(*refusals, ALLOW)))
