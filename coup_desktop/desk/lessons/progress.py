"""How far somebody has come in the lessons, as a value that is kept as text."""

import json
from dataclasses import dataclass, replace
from typing import Final, Self

from coup_desktop.bots.lessons.course import FIRST_GAME, following, lesson_of
from coup_desktop.bots.lessons.lesson import Lesson

_FURTHEST: Final = 99
"""Beats that a file may name at most."""


@dataclass(frozen=True, slots=True)
class Progress:
    """Which lessons are done, and where they were left."""

    done: frozenset[str] = frozenset()
    """The words of lessons."""
    lesson: str = ""
    """The word of the one that was left; empty: none was begun, or the course is done."""
    beat: int = 0
    """Where in it."""

    @classmethod
    def parse(cls, text: str) -> Self:
        """What a text says; what it does not say rightly counts as not begun."""
        try:
            said = json.loads(text or "{}")
            done = frozenset(w for w in said.get("done", ()) if lesson_of(str(w)) is not None)
            lesson, beat = said.get("lesson", ""), said.get("beat", 0)
        except (ValueError, TypeError, AttributeError, RecursionError):
            return cls()
        if not isinstance(lesson, str) or lesson_of(lesson) is None:
            return cls(done)
        right = isinstance(beat, int) and 0 <= beat <= _FURTHEST
        return cls(done, lesson, beat if right else 0)

    def text(self) -> str:
        """The progress as it is kept; empty where nothing was begun."""
        if self == Progress():
            return ""
        kept = {
            "done": sorted(self.done),
            "lesson": self.lesson,
            "beat": self.beat,
            "introduced": self.is_introduced,
        }
        return json.dumps(kept)

    def at(self, lesson: Lesson, beat: int) -> Self:
        """The same, with the place where somebody is now."""
        return replace(self, lesson=lesson.word, beat=beat)

    def with_done(self, lesson: Lesson) -> Self:
        """A lesson is done; the next one of its course is to be gone on with."""
        after = following(lesson)
        word = "" if after is None else after.word
        return replace(self, done=self.done | {lesson.word}, lesson=word, beat=0)

    @property
    def is_begun(self) -> bool:
        """Whether any lesson was begun."""
        return self != Progress()

    @property
    def is_introduced(self) -> bool:
        """Whether the whole first game is done."""
        return all(lesson.word in self.done for lesson in FIRST_GAME.lessons)

    @property
    def goes_on(self) -> tuple[Lesson, int]:
        """The lesson to go on with, and where: the one that was left, or the first not done."""
        left = lesson_of(self.lesson)
        if left is not None:
            return left, self.beat
        first = FIRST_GAME.lessons
        return next((each for each in first if each.word not in self.done), first[0]), 0
