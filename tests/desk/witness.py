"""Somebody who looks at the screen all the time, reads and hears all."""

from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtWidgets import QWidget

from coup_desktop.desk.announcer import Announcer
from coup_desktop.desk.main_window import MainWindow
from coup_desktop.desk.table_help import help_of
from tests.desk.accessible_tree import look

Seen = tuple[str, str]
"""Who looks at what just then, and a picture's digest."""
MOST_PICTURES = 20
"""Pictures that are put into the album; the first ones are those that tell."""


class Witness(QObject):
    """Keeps what a window shows and says in one game.

    While an owner looks, what is there for that owner alone is left out: the seat, and where a
    private decision is open the question.
    """

    def __init__(
        self,
        window: MainWindow,
        patch: pytest.MonkeyPatch,
        album: Path,
        before: "Witness | None" = None,
    ) -> None:
        """Somebody who looks on from now on.

        Args:
            window: what there is to see.
            patch: lets the witness hear what a screen reader says.
            album: a folder for pictures of what `before` has not seen.
            before: the witness of the other game.
        """
        super().__init__(window)
        self._before = before
        self._window = window
        self._album = album
        self._room_in_album = MOST_PICTURES
        self.owner: int | None = None
        """Who looks at a hand, by the test's own doing."""
        self.private = False
        """Whether that seat has a private decision before it."""
        self.stops: list[tuple[str, Seen]] = []
        """What is to be seen after each thing that happened, in order."""
        self.words: list[tuple[str, str]] = []
        """All that can be read or heard then."""
        self.known: set[str] = set()
        """The digests of all pictures."""
        self.painted: list[Seen] = []
        """How the hands were on the screen, frame by frame."""
        self.expected: set[Seen] = set()
        """How the hands were at all stops."""
        self._left = False
        self._painting = False
        self._heard: list[str] = []
        patch.setattr(Announcer, "_say", lambda _, words, **__: self._hear(words))
        window.installEventFilter(self)

    def leave(self) -> None:
        """Look away for good."""
        self._left = True

    def _hear(self, words: str) -> None:
        if not self.private:
            self._heard.append(words)

    def stop(self, what: str) -> None:
        """Something happened: look, read and listen."""
        # Where things lie must not hang on what the system had time for.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        who, hidden = self._who(), self._hidden()
        image = self._window.grab().toImage()
        self.stops.append((what, (who, self._digest(image, hidden))))
        self.expected.update(self._hands(image))
        heard, self._heard = self._heard, []
        self.words.append((what, "\n".join([*self._told(), *heard])))

    def read(self) -> None:
        """Read all that is on the window: what `stop` leaves out, since it takes its time."""
        self.words.append(("read", "\n".join(self._everything())))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Whenever the window is painted anew, keep how hands are on the screen then.

        When it is painted hangs on what else the system does: what is half done may be seen in one
        game alone. But there is no moment for which a hand may be seen.
        """
        if event.type() != QEvent.Type.UpdateRequest or self._painting or self._left:
            return False
        self._painting = True
        QCoreApplication.sendEvent(watched, QEvent(QEvent.Type.UpdateRequest))
        self._painting = False
        window = self._window
        image = window.screen().grabWindow(window.winId()).toImage()
        if not image.isNull():  # else the window has gone meanwhile
            self.painted += self._hands(image)
        return True

    def _hands(self, image: QImage) -> list[Seen]:
        """How the places look in which people's cards lie, but for whoever looks just then."""
        session = self._window.host.session
        found: list[Seen] = []
        for seat in () if session is None else session.controller.humans:
            if seat != self.owner:
                view = self._window.ui.table.seat_view(seat)
                for number, card in enumerate(view.cards):
                    corner = card.face.mapTo(self._window, QPoint(0, 0))
                    part = image.copy(QRect(corner, card.face.size()))
                    found.append((f"{seat}, {number}", self._digest(part, [])))
        return found

    def _who(self) -> str:
        if self.owner is None:
            return "everybody"
        return f"{self.owner} {'decides' if self.private else 'peeks'}"

    def _hidden(self) -> list[QRect]:
        """Where only the owner may look."""
        if self.owner is None:
            return []
        ui = self._window.ui
        parts: list[QWidget] = [ui.table.seat_view(self.owner)]
        if ui.log.ui.counter.isVisible() and not ui.log.isWindow():
            parts.append(ui.log.ui.counter)
        if self.private:
            parts.append(ui.foot)
        return [QRect(part.mapTo(self._window, QPoint(0, 0)), part.size()) for part in parts]

    def _digest(self, image: QImage, hidden: list[QRect]) -> str:
        image = image.convertToFormat(QImage.Format.Format_RGB32)
        if hidden:
            painter = QPainter(image)
            for rect in hidden:
                # A seat's ring, and what is smoothed, reach a little beyond it.
                painter.fillRect(rect.adjusted(-6, -6, 6, 6), Qt.GlobalColor.black)
            painter.end()
        digest = blake2b(image.constBits(), digest_size=12).hexdigest()
        self.known.add(digest)
        if self._before is not None and digest not in self._before.known and self._room_in_album:
            image.save(str(self._album / f"{digest}.png"))
            self._room_in_album -= 1
        return digest

    def _told(self) -> Iterator[str]:
        window = self._window
        yield window.windowTitle()
        yield window.windowIconText()
        yield QGuiApplication.clipboard().text()
        focus = window.focusWidget()
        yield f"the keyboard is at {focus.objectName()}"
        for part in window.ui.table.findChildren(QWidget):
            yield part.accessibleName()
            yield part.accessibleDescription()
            yield help_of(part, window.ui.table)
        log = window.ui.log
        yield from (log.line(row) for row in range(log.count()))
        if self.owner is None:
            for page in (log.ui.counter.ui.cards, log.ui.counter.ui.claims):
                yield from (line.spoken for line in page.lines())
        if not self.private:
            for part in window.ui.foot.findChildren(QWidget):
                if part.isVisible():
                    yield f"{part.accessibleName()} {part.accessibleDescription()} {part.toolTip()}"

    def _everything(self) -> Iterator[str]:
        window, foot = self._window, self._window.ui.foot
        yield look(window.ui.table if self.private else window).text()
        log = window.ui.log
        yield look(log if self.owner is None else log.ui.lines).text()
        for part in window.findChildren(QWidget):
            if self.private and foot.isAncestorOf(part):
                continue
            yield from (part.toolTip(), part.statusTip(), part.whatsThis(), part.windowTitle())
        yield from (action.text() + action.toolTip() for action in window.actions())


def differences(one: Witness, other: Witness) -> list[str]:
    """What would tell two games apart, and since when; none where nothing does."""
    found = []
    for (what, seen), (what_too, seen_too) in zip(one.stops, other.stops, strict=False):
        if (what, seen) != (what_too, seen_too):
            found.append(f"seen at {what}/{what_too}: {seen} {seen_too}")
            break
    for (what, words), (what_too, words_too) in zip(one.words, other.words, strict=False):
        if words != words_too:
            lines = set(words.splitlines()) ^ set(words_too.splitlines())
            found.append(f"told at {what}/{what_too}: {sorted(lines)}")
            break
    counts = [(len(w.stops), len(w.words)) for w in (one, other)]
    if counts[0] != counts[1]:
        found.append(f"as many stops: {counts}")
    known = [w.expected.union(w.painted) for w in (one, other)]
    for mine, theirs in ((one, known[1]), (other, known[0])):
        strange = [seen for seen in mine.painted if seen not in theirs]
        if strange:
            found.append(f"painted in one game alone: {strange[0]}, one of {len(strange)}")
    return found
