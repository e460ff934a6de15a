"""The lessons' scripts against the engine: a change of rules breaks a test, not a lesson."""

import re
from collections.abc import Iterator, Mapping

import pytest

from coup_desktop.bots.lessons import own_game, usual_words
from coup_desktop.bots.lessons.course import COURSES, LESSONS, course_of, following, lesson_of
from coup_desktop.bots.lessons.friendly import friendly_word, sort_of
from coup_desktop.bots.lessons.lesson import Lesson
from coup_desktop.bots.lessons.line import LEARNER, LessonError, Line, start
from coup_desktop.bots.lessons.scripted import ScriptedBot
from coup_desktop.bots.lessons.words import places
from coup_desktop.engine.cast import DUKE
from coup_desktop.engine.game import Game
from coup_desktop.engine.moves import Move
from coup_desktop.engine.narrate import Narrator
from coup_desktop.engine.view import View

SCRIPTED = [lesson for lesson in LESSONS if not lesson.is_free]
WORDS = [lesson.word for lesson in SCRIPTED]
DESK_PLACES = {"tutor": "T", "challenge": "C", "pass": "P", "hint_key": "H"}
"""What the window fills itself."""
POINTS = re.compile(
    r"own-cards|own-coins|treasury|court|reserve|chronicle|(seat|coins|cards) \d|button [a-z-]+"
)


def at(line: Line, beat: int) -> Game:
    """The game at a beat, by the decisions of the script."""
    game = start(line.setup, line.seed)
    for _seat, move in line.decisions[: line.stops[beat]]:
        game.play(move)
    return game


def line_of(word: str) -> Line:
    lesson = lesson_of(word)
    assert lesson is not None
    return Line.of(lesson)


def texts(lesson: Lesson) -> Iterator[str]:
    yield lesson.title
    for beat in lesson.beats:
        yield from (page.text for page in beat.pages)
        yield beat.watch
        yield from beat.others.values()


def usual() -> list[str]:
    kept = [value for name, value in vars(usual_words).items() if name.isupper()]
    words = [text for text in kept if isinstance(text, str)]
    return [*words, *usual_words.OTHERS.values(), *own_game.ADVICE.values()]


def filled(text: str, names: Narrator, view: View | None) -> str:
    return text.format_map({**places(names, view), **DESK_PLACES})


def test_there_are_nine_lessons_and_one_each_for_the_variants() -> None:
    assert [len(course.lessons) for course in COURSES] == [9, 4]
    assert len({lesson.word for lesson in LESSONS}) == len(LESSONS)
    for lesson in LESSONS:
        after = following(lesson)
        assert after is None or course_of(after) is course_of(lesson)


@pytest.mark.parametrize("word", WORDS)
def test_a_script_is_a_legal_game_with_a_beat_for_each_decision(word: str) -> None:
    lesson, line = lesson_of(word), line_of(word)
    assert lesson is not None
    assert len(lesson.beats) == len(line.stops)
    assert 3 <= len(lesson.beats) <= 7
    for beat in range(len(lesson.beats) - 1):
        game = at(line, beat)
        assert game.asked == LEARNER
        assert len(game.legal()) > 1
        assert line.decisions[line.stops[beat]][1] in game.legal()


def test_a_seed_that_gives_other_draws_is_refused() -> None:
    lesson = lesson_of("exchange")
    assert lesson is not None
    other = Lesson(lesson.word, lesson.title, lesson.script, lesson.seed + 1, lesson.beats)
    with pytest.raises(LessonError, match="other draws"):
        Line.of(other)


@pytest.mark.parametrize("word", WORDS)
def test_who_plays_a_part_does_what_the_script_says_by_its_own_view(word: str) -> None:
    line = line_of(word)
    game = at(line, 0)
    bots = {seat: ScriptedBot(line, seat) for seat in range(game.ruleset.seats)}
    for place in range(line.stops[0], len(line.decisions)):
        seat, move = line.decisions[place]
        view = game.view(seat)
        assert line.place(seat, view.history) == place
        assert game.asked == seat
        assert bots[seat].choose(view, game.legal()) is move
        game.play(move)
    assert line.beat(game.view(LEARNER).history) == len(line.stops) - 1


@pytest.mark.parametrize("word", WORDS)
def test_every_other_move_leaves_the_line_and_the_game_goes_on_to_its_end(word: str) -> None:
    lesson, line = lesson_of(word), line_of(word)
    assert lesson is not None
    branches = 0
    for beat in range(len(line.stops)):
        legal = at(line, beat).legal()
        expected = line.expected(LEARNER, at(line, beat).view(LEARNER).history)
        for move in legal:
            game = at(line, beat)
            if move is expected:
                continue
            assert friendly_word(lesson.beats[beat], move, game.view(LEARNER))
            branches += 1
            game.play(move)
            assert game.over or line.beat(game.view(LEARNER).history) is None
            play_on(game, line)
            assert game.over
    assert branches >= len(line.stops)


def play_on(game: Game, line: Line) -> None:
    """All seats by the script or as beginners."""
    bots = [ScriptedBot(line, seat) for seat in range(game.ruleset.seats)]
    for _ in range(2_000):
        if game.over:
            return
        view = game.view(game.asked)
        game.play(bots[game.asked].choose(view, game.legal()))


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.word)
def test_every_sentence_can_be_filled_and_points_at_something(lesson: Lesson) -> None:
    if lesson.is_free:
        names, line = Narrator(line_of("goal").setup.ruleset, ("You", "One")), None
    else:
        line = Line.of(lesson)
        names = Narrator(line.setup.ruleset, line.setup.names)
    view = None if line is None else at(line, 0).view(LEARNER)
    for text in [*texts(lesson), *usual()]:
        assert "{" not in filled(text, names, view)
    for beat in lesson.beats:
        assert beat.pages
        for page in beat.pages:
            assert all(POINTS.fullmatch(point) for point in page.points)
            assert len(filled(page.text, names, view)) <= 210, "three lines, with room for others"


@pytest.mark.parametrize("word", WORDS)
def test_a_button_that_is_pointed_at_is_the_scripts_move_and_other_words_are_legal(
    word: str,
) -> None:
    lesson, line = lesson_of(word), line_of(word)
    assert lesson is not None
    for number, beat in enumerate(lesson.beats[:-1]):
        legal = at(line, number).legal()
        expected = line.decisions[line.stops[number]][1]
        pointed = [p.split()[1] for page in beat.pages for p in page.points if "button" in p]
        assert pointed, "the last page says what to do"
        assert set(pointed) == {expected.word.split()[0]}
        assert set(beat.others) <= {move.word.split()[0] for move in legal}


def facts(word: str, beat: int) -> tuple[View, Mapping[int, int]]:
    view = at(line_of(word), beat).view(LEARNER)
    return view, {number: seat.coins for number, seat in enumerate(view.seats)}


def test_what_the_tutor_says_of_the_table_is_so() -> None:
    assert facts("goal", 0)[1][LEARNER] == 2
    assert facts("goal", 2)[1][LEARNER] == 5
    view, coins = facts("coup", 0)
    assert coins[LEARNER] == 11
    assert coins[2] == 7
    assert {move.word for move in at(line_of("coup"), 0).legal()} == {"coup"}
    view, _ = facts("reading", 0)
    assert view.unseen(DUKE) == 0
    view, coins = facts("reading", 1)
    assert view.seats[1].exiled
    assert coins[2] == 7
    view, coins = facts("reading", 2)
    assert coins[LEARNER] == 7
    assert view.seats[2].influence == 1
    assert at(line_of("reading"), 3).winner == LEARNER
    view, _ = facts("doubt", 0)
    assert view.unseen(DUKE) == 1
    view, coins = facts("two-losses", 0)
    assert coins[LEARNER] == 3
    assert facts("two-losses", 2)[0].seats[1].exiled
    assert facts("teams", 2)[0].reserve == 3
    view, _ = facts("teams", 0)
    assert [seat.team for seat in view.seats] == [0, 1, 0, 1]
    view, _ = facts("teams", 1)
    assert [seat.team for seat in view.seats] == [0, 1, 0, 0]


def test_every_sort_of_move_has_a_friendly_word() -> None:
    met = set()
    for word in WORDS:
        line = line_of(word)
        for beat in range(len(line.stops)):
            game = at(line, beat)
            view = game.view(LEARNER)
            moves: tuple[Move, ...] = game.legal()
            met |= {sort_of(move, view) for move in moves}
    assert met == set(usual_words.OTHERS)
