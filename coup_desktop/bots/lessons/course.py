"""Which lessons there are, and in which order."""

from dataclasses import dataclass
from typing import Final

from coup_desktop.bots.lessons.first_game import BLOCK, CLAIM, DOUBT, GOAL
from coup_desktop.bots.lessons.first_game_2 import EXCHANGE, TWO_LOSSES
from coup_desktop.bots.lessons.first_game_3 import COUP, READING
from coup_desktop.bots.lessons.lesson import Lesson
from coup_desktop.bots.lessons.other_tables import COUP_X, TEAMS
from coup_desktop.bots.lessons.own_game import REAL_GAME
from coup_desktop.bots.lessons.variants import DIPLOMAT, INQUISITOR
from coup_desktop.engine.translating import QT_TRANSLATE_NOOP


@dataclass(frozen=True, slots=True)
class Course:
    """Lessons in a row."""

    title: str
    lessons: tuple[Lesson, ...]


FIRST_GAME: Final = Course(
    QT_TRANSLATE_NOOP("Lessons", "First game"),
    (GOAL, CLAIM, DOUBT, BLOCK, TWO_LOSSES, EXCHANGE, COUP, READING, REAL_GAME),
)
VARIANTS: Final = Course(
    QT_TRANSLATE_NOOP("Lessons", "Other games"), (INQUISITOR, DIPLOMAT, TEAMS, COUP_X)
)
COURSES: Final = (FIRST_GAME, VARIANTS)
LESSONS: Final = tuple(lesson for course in COURSES for lesson in course.lessons)


def course_of(lesson: Lesson) -> Course:
    """The course that a lesson belongs to."""
    return next(course for course in COURSES if lesson in course.lessons)


def lesson_of(word: str) -> Lesson | None:
    """The lesson of that word; None: there is none such."""
    return next((lesson for lesson in LESSONS if lesson.word == word), None)


def following(lesson: Lesson) -> Lesson | None:
    """The lesson after one in its course; None behind the last one."""
    lessons = course_of(lesson).lessons
    number = lessons.index(lesson) + 1
    return lessons[number] if number < len(lessons) else None
