"""Lets things move when something happens on the table, in a part of the time that it stands."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPixmap, QRegion
from PySide6.QtWidgets import QWidget

from coup_desktop.desk.motion.acts import Act, Fade, Follow
from coup_desktop.desk.motion.duel import Duel, parting
from coup_desktop.desk.motion.marks import Still
from coup_desktop.desk.motion.plans import Planner, Quiet
from coup_desktop.desk.motion.scenery import Scenery
from coup_desktop.desk.motion.stage import Stage
from coup_desktop.desk.speech import Speech
from coup_desktop.desk.table_state import TableState
from coup_desktop.engine.cast import Character
from coup_desktop.engine.events import Blocked, Challenged, Declared, Event

PART: Final = 0.8
"""How much of the time that an event stands is motion; the rest is for looking."""
LONGEST: Final = 1000
"""Milliseconds; at a slow pace there is more time to look, not a slower card."""
SHORTEST: Final = 30
"""Milliseconds below which a movement could not be seen."""
BRIEF: Final = 220
"""Milliseconds that a fade in place takes at most."""


class Director:
    """Knows the table and the stage. What moves never changes what lies on the table."""

    def __init__(self, table: QWidget, speech: Speech) -> None:
        self._table, self._speech = table, speech
        self.stage = Stage(table)
        self._reduced = False
        self._planner: Planner | None = None
        self._quiet: Quiet | None = None
        self._duel: Duel | None = None
        self._last: Event | None = None

    def set_reduced(self, reduced: bool) -> None:
        """Whether nothing shall travel: then things fade in place."""
        self._reduced = reduced
        self.finish()

    def set_scene(self, scenery: Scenery, state: TableState) -> None:
        """Say what lies where, for a new game."""
        self._planner, self._quiet = Planner(scenery, state), Quiet(scenery, state)
        self._duel = Duel(scenery, state)
        self.stage.raise_()

    def finish(self) -> None:
        """End all that moves, at once, and take away what stands."""
        self.stage.clear()

    def settle(self, last: Event | None) -> None:
        """End all that moves, at once; what stands since that event may stand on."""
        if last is not None and last == self._last:
            self.stage.finish()
        else:
            self.finish()

    def plan(self, event: Event, milliseconds: int) -> Callable[[], None]:
        """Ends what moves, and plans what moves next, and how that goes which stands.

        Args:
            event: what happens, not applied to the table yet.
            milliseconds: how long it stands; at 0 nothing moves.

        Returns:
            A function to call when the event is applied; it begins to move then.
        """
        standing = self.stage.clear()
        before, self._last = self._last, event
        time = min(LONGEST, round(PART * milliseconds))
        planner = self._quiet if self._reduced else self._planner
        duel = self._duel
        if time < SHORTEST or not planner or not duel or not self._table.isVisible():
            return _nothing
        leaving = self._leaving(event)
        brief = min(1.0, BRIEF / time)
        doubted = self._speech.doubted
        then = planner.plan(event)

        def begin() -> None:
            acts: list[Act] = [
                Fade(picture, corner.toPointF(), end=brief) for picture, corner in leaving
            ]
            acts += then()
            if self._reduced:
                for act in acts:
                    act.end = brief if isinstance(act, Fade) else act.end
            acts += duel.acts(event, doubted, brief, travels=not self._reduced)
            acts += _leaving_too(standing, before, event, brief)
            self.stage.play([*acts, *self._spoken(event, brief)], time)

        return begin

    def turn_up(
        self, hands: Mapping[int, tuple[Character, ...]], milliseconds: int
    ) -> Callable[[], None]:
        """Ends what moves, and plans how all hands are turned up.

        Args:
            hands: by seat, not shown yet.
            milliseconds: how long it may take; at 0 nothing moves.

        Returns:
            A function to call when they are shown.
        """
        self.finish()
        planner = self._quiet if self._reduced else self._planner
        if milliseconds < SHORTEST or not planner or not self._table.isVisible():
            return _nothing
        then = planner.turn_up(hands)
        return lambda: self.stage.play(then(), min(LONGEST, milliseconds))

    def _leaving(self, event: Event) -> list[tuple[QPixmap, QPoint]]:
        """Pictures of the words that the event settles, and where they stand."""
        standing = self._speech.bubbles
        gone = [standing[seat] for seat in self._speech.settled_by(event)]
        gone = [bubble for bubble in gone if bubble.isVisible()]
        return [(_picture(bubble), bubble.pos()) for bubble in gone]

    def _spoken(self, event: Event, brief: float) -> list[Act]:
        """The words that the event brought appear."""
        if not isinstance(event, Declared | Challenged | Blocked):
            return []
        bubble = self._speech.bubbles.get(event.seat)
        if bubble is None:
            return []
        return [Follow(partial(bubble.come, swells=not self._reduced), end=brief)]


def _leaving_too(
    standing: Sequence[Act], before: Event | None, event: Event, brief: float
) -> list[Act]:
    """What stood goes when it is settled."""
    end = parting(before, event) if before is not None else 0.0
    still = [act for act in standing if isinstance(act, Still)] if end > 0 else []
    for act in still:
        act.leave(end, brief)
    return list(still)


def _picture(bubble: QWidget) -> QPixmap:
    """What a bubble looks like, with nothing behind it."""
    ratio = bubble.devicePixelRatioF()
    picture = QPixmap(bubble.size() * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    bubble.render(picture, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    return picture


def _nothing() -> None:
    """Nothing moves."""
