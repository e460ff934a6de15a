"""A game is gone on with from any point of its record, as if nothing had interrupted it."""

import pytest
from pytestqt.qtbot import QtBot

from coup_desktop.bots.random_bot import RandomBot
from coup_desktop.engine.events import Event
from coup_desktop.engine.game import Game
from coup_desktop.engine.moves import Move
from coup_desktop.engine.record import Draw, Record
from coup_desktop.engine.record_reader import read
from coup_desktop.engine.resumption import resume
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.tags import RESIGNED_TAG, SEED_TAG, STOOD_UP_TAG
from coup_desktop.engine.view import View
from coup_desktop.table.controller import Controller
from coup_desktop.table.pace import Pace
from coup_desktop.table.setup import TableSetup
from coup_desktop.table.standing import Standing
from tests.table.conftest import PATIENT, Watch, play_out, random_bot
from tests.table.steady import TABLES, Steady, setup_of

EACH = 9  # a prefix of that many more decisions is played on with a table of its own
Asked = tuple[int, View, tuple[Move, ...]]


class Played:
    """A game that was played without a table, and how it stood at each decision."""

    def __init__(self, setup: TableSetup) -> None:
        self.game, self.record = setup.start()
        self.asked: list[Asked] = []
        self.texts: list[tuple[str, str]] = []
        """Whole and short."""
        self.moves: list[Move] = []
        self.histories: list[int] = []
        chance = SplitMix64(setup.seed + 99)
        while not self.game.over and len(self.moves) < 400:
            self._note()
            legal = self.game.legal()
            move, seat = legal[chance.below(len(legal))], self.game.asked
            self.moves.append(move)
            self.record.add(seat, move, legal, self.game.play(move))

    def _note(self) -> None:
        game, record = self.game, self.record
        self.asked.append((game.asked, game.view(game.asked), tuple(game.legal())))
        self.texts.append((record.text(whole=True), record.text()))
        self.histories.append(len(game.history or ()))


def stands(game: Game) -> Asked:
    return game.asked, game.view(game.asked), tuple(game.legal())


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("seed", [1, 2])
def test_every_prefix_stands_where_the_game_stood(
    table: tuple[str, int, tuple[str, ...]], seed: int
) -> None:
    played = Played(setup_of(table, seed))
    for number, (whole, short) in enumerate(played.texts):
        standing = Standing.of_record(read(short).record)
        assert stands(standing.game) == played.asked[number]
        standing = Standing.of_record(read(whole).record)
        assert stands(standing.game) == played.asked[number]
        assert len(standing.game.history or ()) == played.histories[number]
        assert standing.record.text() == short
        if number % EACH == 0:
            # The same moves bring the same cards, to the end.
            for move in played.moves[number:]:
                standing.game.play(move)
            assert standing.game.history == played.game.history


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_resumed_table_goes_on_as_the_uninterrupted_one(
    qtbot: QtBot, table: tuple[str, int, tuple[str, ...]]
) -> None:
    setup = setup_of(table, 3)
    plain = Controller(setup, Pace.INSTANT, random_bot)
    watch, texts = Watch(plain), [plain.keeping.record.text(whole=True)]
    plain.settled.connect(lambda _view: texts.append(plain.keeping.record.text(whole=True)))
    Steady(plain)
    play_out(qtbot, plain)
    told = list(plain.history)
    texts.pop()  # the game was over there
    for text in texts[:: max(1, len(texts) // EACH)]:
        standing = Standing.of_record(read(text).record)
        controller = Controller(standing.setup, Pace.INSTANT, random_bot, standing=standing)
        again = Watch(controller)
        before = list(controller.history) if standing.has_begun else []
        Steady(controller)
        play_out(qtbot, controller)
        assert controller.record.text() == plain.record.text()
        assert before + again.events == told
        assert again.prompts == [] or same_as_some(again, watch)
        controller.close()
    plain.close()


def same_as_some(again: Watch, watch: Watch) -> bool:
    """Whether what was asked again is the end of what was asked the first time."""
    asked = [(prompt.seat, prompt.view, prompt.legal) for prompt in watch.prompts]
    once_more = [(prompt.seat, prompt.view, prompt.legal) for prompt in again.prompts]
    return asked[-len(once_more) :] == once_more


def cut(text: str, *, decisions: int) -> str:
    """A whole record's text up to so many decisions, with the draws that followed them."""
    head, body = text.split("\n\n", 1)
    kept: list[str] = []
    for line in body.splitlines():
        decisions -= not line.startswith("draw ")
        if decisions < 0:
            break
        kept.append(line)
    return head + "\n\n" + "".join(line + "\n" for line in kept)


def without_seed(text: str) -> str:
    return "".join(
        line for line in text.splitlines(keepends=True) if not line.startswith(f"tag {SEED_TAG}")
    )


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_record_without_a_seed_is_gone_on_with(
    qtbot: QtBot, table: tuple[str, int, tuple[str, ...]]
) -> None:
    played = Played(setup_of(table, 5))
    whole = played.record.text(whole=True)
    middle = len(played.moves) // 2
    standing = Standing.of_record(read(without_seed(cut(whole, decisions=middle))).record)
    assert stands(standing.game) == played.asked[middle]
    playable(qtbot, standing)


def test_a_record_with_the_seed_of_another_game_is_gone_on_with(qtbot: QtBot) -> None:
    """Its cards count, not the seed's: nobody finds other cards in the hand."""
    played = Played(setup_of(("official", 4, ()), 6))
    middle = len(played.moves) // 2
    text = cut(played.record.text(whole=True), decisions=middle)
    foreign = text.replace(f"tag {SEED_TAG} 6\n", f"tag {SEED_TAG} 7\n")
    assert foreign != text
    standing = Standing.of_record(read(foreign).record)
    assert stands(standing.game) == played.asked[middle]
    playable(qtbot, standing)


def with_foreign_seed(played: Played, decisions: int) -> Standing:
    """The game up to so many decisions, with chance that is not that of its record."""
    text = cut(played.record.text(whole=True), decisions=decisions)
    seed = played.record.setup.tags[-1]
    assert seed[0] == SEED_TAG
    foreign = text.replace(f"tag {SEED_TAG} {seed[1]}\n", f"tag {SEED_TAG} 1234567\n")
    assert foreign != text
    return Standing.of_record(read(foreign).record)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_foreign_chance_gives_the_same_cards_again(table: tuple[str, int, tuple[str, ...]]) -> None:
    """From wherever the game is taken up anew since, the same moves bring the same cards."""
    drawn = 0
    for seed in range(6, 12):
        played = Played(setup_of(table, seed))
        standing = with_foreign_seed(played, len(played.moves) // 4)
        drawn += draws_again(standing, SplitMix64(seed))
    assert drawn > 1


def draws_again(standing: Standing, chance: SplitMix64) -> int:
    """Plays a game on by chance, and from many points of it again; returns how often it drew."""
    game, setup = standing.game, standing.setup
    record = Record(standing.record.setup, list(standing.record.entries))
    stops: list[int] = []
    moves: list[Move] = []
    while not game.over and len(moves) < 400:
        stops.append(len(record.entries))
        legal = game.legal()
        moves.append(legal[chance.below(len(legal))])
        record.add(game.asked, moves[-1], legal, game.play(moves[-1]))
    for number, stop in list(enumerate(stops))[:: max(1, len(stops) // 20)]:
        again = Standing.of_record(Record(record.setup, record.entries[:stop]), setup).game
        for move in moves[number:]:
            again.play(move)
        assert again.history == game.history
        assert again.rng is not None
        assert game.rng is not None
        assert again.rng.state == game.rng.state
    return sum(isinstance(entry, Draw) for entry in record.entries[stops[0] :])


def test_without_any_seed_chance_is_another_each_time() -> None:
    played = Played(setup_of(("official", 4, ()), 6))
    bare = Record(played.record.setup, played.record.entries[:20])
    streams = [resume(bare).rng for _ in range(9)]
    assert len({stream.state for stream in streams if stream is not None}) == 9


def test_a_record_written_by_hand_is_gone_on_with(qtbot: QtBot) -> None:
    text = (
        "coup-record 1\nrules official\nseat Ann\nseat Lia courtier\nseat Orsola courtier\n"
        "starter Lia\ndeal Ann duke duke\ndeal Lia captain contessa\ndeal Orsola duke assassin\n\n"
        "Lia income\nOrsola tax\nAnn challenge\nOrsola show duke\nAnn lose duke\ndraw captain\n"
    )
    standing = Standing.of_record(read(text).record)
    assert standing.game.asked == 0
    assert standing.setup.humans == (0,)
    playable(qtbot, standing)


def playable(qtbot: QtBot, standing: Standing) -> None:
    """It is played to its end, and the record of it all is a good one."""
    controller = Controller(standing.setup, Pace.INSTANT, random_bot, standing=standing)
    Steady(controller)
    play_out(qtbot, controller)
    assert read(controller.record.text()).game.over
    assert controller.record.entries[: len(standing.record.entries)] == standing.record.entries
    controller.close()


@pytest.mark.parametrize("seed", range(4))
def test_at_several_peoples_table(qtbot: QtBot, seed: int) -> None:
    """At every third decision another person may be asked: the prompt is the very same."""
    played = Played(setup_of(("official", 4, ()), seed, people=3))
    for number, (whole, _) in list(enumerate(played.texts))[::3]:
        seat, view, legal = played.asked[number]
        if seat == 3 or len(legal) == 1:
            continue  # a bot's, or it is not asked
        standing = Standing.of_record(read(whole).record)
        controller = Controller(standing.setup, Pace.INSTANT, random_bot, standing=standing)
        watch = Watch(controller)
        controller.begin()
        qtbot.waitUntil(lambda watch=watch: watch.open is not None, timeout=PATIENT)  # type: ignore[misc]
        assert [(p.seat, p.view, p.legal) for p in watch.prompts] == [(seat, view, legal)]
        controller.close()


def resumed(*tags: tuple[str, str], people: int = 2) -> Controller:
    """A table that goes on with a game just begun, of which a header says something."""
    played = Played(setup_of(("official", 3, ()), 2, people))
    record = read(played.texts[4][0]).record
    kept = Record(record.setup, record.entries)
    kept.setup = read(
        played.texts[4][0].replace("\n\n", "\n" + _lines(tags) + "\n", 1)
    ).record.setup
    standing = Standing.of_record(kept)
    return Controller(standing.setup, Pace.INSTANT, random_bot, standing=standing)


def _lines(tags: tuple[tuple[str, str], ...]) -> str:
    return "".join(f"tag {key} {text}\n" for key, text in tags)


def test_who_gave_up_does_not_sit_there_again(qtbot: QtBot) -> None:
    controller = resumed((RESIGNED_TAG, "P1"))
    assert controller.resigned == {1}
    assert controller.sitting == (0,)
    asked: list[int] = []
    controller.prompted.connect(lambda prompt: asked.append(prompt.seat))
    controller.set_sitting(1, True)
    assert controller.sitting == (0,)
    Steady(controller)
    play_out(qtbot, controller)
    assert set(asked) == {0}
    assert controller.record.text().count(f"tag {RESIGNED_TAG} P1\n") == 1
    controller.close()


def test_who_stood_up_sits_there_again() -> None:
    controller = resumed((STOOD_UP_TAG, "P1"))
    assert controller.sitting == (0, 1)
    assert not controller.resigned
    controller.close()


def test_what_is_said_of_nobody_changes_nothing() -> None:
    controller = resumed((RESIGNED_TAG, "P2"), (RESIGNED_TAG, "Nobody"))
    assert controller.sitting == (0, 1)  # P2 is a bot
    assert not controller.resigned
    controller.close()


def test_a_resumed_table_shows_what_was_shown(qtbot: QtBot) -> None:
    """What is told before anything happens is what had happened; what comes is not told twice."""
    played = Played(setup_of(("official", 3, ()), 8))
    middle = len(played.moves) // 2
    standing = Standing.of_record(read(played.texts[middle][0]).record)
    controller = Controller(standing.setup, Pace.INSTANT, random_bot, standing=standing)
    seen: list[Event] = [event.seen_by(0) for event in played.game.history or ()]
    told = list(controller.history)
    assert told == seen[: played.histories[middle]]
    happened: list[Event] = []
    controller.happened.connect(happened.append)
    bot = RandomBot(1)
    controller.prompted.connect(lambda p: controller.answer(p.id, bot.choose(p.view, p.legal)))
    play_out(qtbot, controller)
    assert [*told, *happened] == list(controller.history)
    controller.close()
