"""Where things move: a pane over the table, of which only what moves is ever painted."""

from collections.abc import Sequence
from math import inf

from PySide6.QtCore import QEvent, QVariantAnimation, Slot
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QWidget

from coup_desktop.desk.motion.acts import Act
from coup_desktop.desk.pane import Pane


class Stage(Pane):
    """Plays one set of acts at a time; a new one ends the last at once, so nothing piles up."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._acts: list[Act] = []
        self._standing: list[Act] = []
        self._at = 0.0
        self._time = QVariantAnimation(self)
        self._time.setStartValue(0.0)
        self._time.setEndValue(1.0)
        self._time.valueChanged.connect(self._go_on)
        self._time.finished.connect(self.finish)

    @property
    def acts(self) -> Sequence[Act]:
        """What moves now."""
        return self._acts

    @property
    def standing(self) -> Sequence[Act]:
        """What stands though nothing moves."""
        return self._standing

    def play(self, acts: Sequence[Act], milliseconds: int) -> None:
        """Let these acts happen, in that time altogether, in place of those that happen now."""
        self.finish()
        if not acts:
            return
        # Before there are acts: it tells of the time where the last ones ended, in the new measure.
        self._time.setCurrentTime(0)
        self._time.setDuration(milliseconds)
        self._acts = list(acts)
        self._at = 0.0
        for act in acts:
            if act.before is not None:
                act.before()
        self.update(self._region(self._acts))
        self._time.start()

    @Slot()
    def finish(self) -> None:
        """End all that moves, at once: everything is in its place then."""
        self._time.stop()
        if not self._acts:
            return
        acts, self._acts = self._acts, []
        self._standing += [act for act in acts if act.stays]
        self.update(self._region(acts))
        for act in acts:
            if act.after is not None:
                act.after()

    def clear(self) -> Sequence[Act]:
        """End all that moves, and take away what stands; gives that."""
        self.finish()
        standing, self._standing = self._standing, []
        self.update(self._region(standing))
        return standing

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing moves where nobody sees it."""
        self.clear()
        super().hideEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """What moves was painted in the old theme, and says something in the old language."""
        if event.type() in {QEvent.Type.PaletteChange, QEvent.Type.LanguageChange}:
            self.clear()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what moves."""
        if not self._acts and not self._standing:
            return
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        region = event.region()
        moments = [(act, inf) for act in self._standing] + [(act, self._at) for act in self._acts]
        for act, at in moments:
            if act.seen(at) and region.intersects(act.box(at)):
                painter.save()
                act.paint(painter, at)
                painter.restore()

    @Slot(object)
    def _go_on(self, at: float) -> None:
        begun = [act for act in self._acts if at >= act.begin]
        ended = [act for act in begun if at >= act.end]
        gone = [act for act in ended if not act.stays]
        moving = [act for act in begun if act in gone or act.changes(self._at, at)]
        dirty = self._region(moving)
        self._at = at
        self._acts = [act for act in self._acts if act not in ended]
        self._standing += [act for act in ended if act.stays]
        for act in moving:
            act.step(at)
        dirty += self._region([act for act in moving if act not in gone])
        self.update(dirty)
        for act in ended:
            if act.after is not None:
                act.after()

    def _region(self, acts: Sequence[Act]) -> QRegion:
        region = QRegion()
        for act in acts:
            if act.seen(self._at):
                region += act.box(self._at)
        return region
