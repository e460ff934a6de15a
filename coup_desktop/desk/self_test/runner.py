"""Runs the parts of a self-test one after the other, in the window's own event loop."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, final

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from coup_desktop.desk.mishaps import Mishaps
from coup_desktop.desk.self_test.report import FaultError, Report, short
from coup_desktop.store.mishap import Mishap

PATIENCE: Final = 30.0
"""Seconds that a part may take on a slow machine, unless it says otherwise."""


@final
class Verdict:
    """How a part has ended; whatever is said after the first word is not heard."""

    def __init__(self, told: "Callable[[Verdict, str, tuple[str, ...]], None]") -> None:
        self.at = ""
        """What is looked at just now, where a part looks at several things."""
        self._told = told

    def good(self, text: str) -> None:
        """It works; `text` says what was looked at."""
        self._told(self, text, ())

    def bad(self, *problems: str) -> None:
        """It does not work."""
        self._told(self, "", problems)

    def of(self, check: Callable[[], str]) -> None:
        """It works if a check says so, which may raise `FaultError`."""
        try:
            text = check()
        except FaultError as fault:
            self.bad(*fault.problems)
        else:
            self.good(text)


@dataclass(frozen=True, slots=True)
class Part:
    """Something that is looked at."""

    name: str
    begin: Callable[[Verdict], None]
    """Begins, and has the verdict told at once or later, in the window's thread.

    It may raise `FaultError`."""
    seconds: float = PATIENCE
    """After which it has failed."""
    late: str = "has not ended"
    """What is wrong then."""


def at_once(name: str, check: Callable[[], str]) -> Part:
    """A part that ends when it returns; see `Verdict.of`."""
    return Part(name, lambda verdict: verdict.of(check))


class SelfTest(QObject):
    """Runs from `start` until `finished`. An error that nobody expected fails the part it is in."""

    finished = Signal()
    """All parts were looked at, or `stop` was called."""
    _unexpected = Signal()

    def __init__(
        self,
        parts: Iterable[Part],
        report: Report,
        mishaps: Mishaps,
        parent: QObject | None = None,
    ) -> None:
        """Listens to unexpected errors from now on.

        Args:
            parts: what is looked at, in order.
            report: is told of each.
            mishaps: has its listener set.
            parent: owns it.
        """
        super().__init__(parent)
        self._parts = iter(parts)
        self._report = report
        self._mishaps = mishaps
        self._part: Part | None = None
        self._verdict: Verdict | None = None
        self._caught: list[Mishap] = []
        self._limit = QTimer(self)
        self._limit.setSingleShot(True)
        self._limit.timeout.connect(self._run_out)
        # Queued: it may come from any thread, and in the middle of anything.
        self._unexpected.connect(self._give_up, Qt.ConnectionType.QueuedConnection)
        mishaps.listener = self._hear

    def start(self) -> None:
        """Begins with the next turn of the event loop."""
        QTimer.singleShot(0, self, self._begin_next)

    @Slot()
    def stop(self) -> None:
        """Somebody does not want to wait."""
        part = next(self._parts, None) if self._verdict is None else self._part
        if part is not None:
            self._report.failed(part.name, ["interrupted"])
        self._finish()

    @Slot()
    def _begin_next(self) -> None:
        self._part = next(self._parts, None)
        if self._part is None:
            self._finish()
            return
        self._limit.start(round(self._part.seconds * 1000))
        self._verdict = verdict = Verdict(self._take)
        try:
            self._part.begin(verdict)
        except FaultError as fault:
            verdict.bad(*fault.problems)
        except Exception as error:  # noqa: BLE001 - the other parts are looked at all the same
            self._mishaps.note(f"in the part {self._part.name}", error)

    def _take(self, verdict: Verdict, text: str, problems: tuple[str, ...]) -> None:
        if verdict is not self._verdict or self._part is None:
            return
        self._limit.stop()
        self._verdict = None
        caught, self._caught = self._caught, []
        found = [*problems, *dict.fromkeys(map(short, caught))]
        if found and verdict.at:
            found[0] = f"{verdict.at} {found[0]}"
        if found:
            self._report.failed(self._part.name, found)
        else:
            self._report.good(self._part.name, text)
        for mishap in caught:
            self._report.details(mishap)
        QTimer.singleShot(0, self, self._begin_next)

    def _hear(self, mishap: Mishap) -> None:
        """In whichever thread."""
        self._caught.append(mishap)
        self._unexpected.emit()

    @Slot()
    def _give_up(self) -> None:
        """Something broke in the part that is looked at: it may wait for ever."""
        if self._caught and self._verdict is not None:
            self._verdict.bad()

    @Slot()
    def _run_out(self) -> None:
        if self._part is not None and self._verdict is not None:
            self._verdict.bad(f"{self._part.late} after {self._part.seconds:g} seconds")

    def _finish(self) -> None:
        self._limit.stop()
        self._parts = iter(())
        self._part = self._verdict = None
        if self._caught:
            self._report.failed("errors", list(dict.fromkeys(map(short, self._caught))))
            self._caught = []
        self.finished.emit()
