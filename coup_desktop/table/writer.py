"""Keeps a running game on disk without keeping the window waiting."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final, Protocol

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from coup_desktop.table.background import Background

_LAST_WORDS: Final = 2.0
"""Seconds that a disk has to take what is left when the table is closed."""
_PATIENCE: Final = 10_000
"""Milliseconds that a disk may be silent before it counts as failing."""


class Keeper(Protocol):
    """Where the entries go: `store.journal.Journal`, or a test's own.

    What could not be kept is kept in mind by it and tried again with each further call: where a
    call returns, all that came before is kept too.
    """

    def start(self, header: str) -> None:
        """Keeps the first entry; raises OSError where it cannot."""

    def append(self, entry: str) -> None:
        """Keeps a further entry; raises OSError where it cannot."""

    def rewrite(self, text: str) -> None:
        """Keeps this instead of all before; raises OSError where it cannot."""

    def finish(self) -> Path | None:
        """Ends it for good; where it is kept now. Raises OSError where it cannot."""

    def close(self) -> None:
        """Ends it for now; does not raise."""


class Writer(QObject):
    """Hands entries to a keeper in a thread of its own, in order. `close` must be called."""

    written = Signal(int)
    """So many entries are on disk; a rewriting counts as one."""
    failed = Signal(str)
    """Something is not on disk, for this reason. All of it is tried again with each further entry;
    this is not said again before `recovered`."""
    recovered = Signal()
    """All is on disk again; `written` has said so before."""
    finished = Signal(str)
    """`finish` is done: where the record lies now; empty where nothing was decided."""

    _kept = Signal(int)
    _lost = Signal(str)

    def __init__(self, keeper: Keeper, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._keeper = keeper
        self._handed = 0
        self._failing = False
        self._closed = False
        self._broken = False  # the thread's own
        self._thread = Background("journal")
        # What the thread says comes queued, and late where the table is closed already.
        self._kept.connect(self._note_kept)
        self._lost.connect(self._note_lost)
        self._silence = QTimer(self)
        self._silence.setSingleShot(True)
        self._silence.setInterval(_PATIENCE)
        self._silence.timeout.connect(self._note_silence)

    @property
    def handed(self) -> int:
        """Entries that were handed over, and rewritings."""
        return self._handed

    def write(self, entry: str) -> None:
        """Hands over the next entry; the first one is the header."""
        keep = self._keeper.append if self._handed else self._keeper.start
        self._hand(partial(keep, entry))

    def rewrite(self, text: str) -> None:
        """Hands over a text that is to stand instead of all before; also as the first."""
        self._hand(partial(self._keeper.rewrite, text))

    def finish(self) -> None:
        """Has the record put with the finished ones: the game is over, or left for good.

        Nothing may be handed over after that. Without it, the game can be gone on with later.
        """
        self._thread.do(self._finish)

    def close(self) -> bool:
        """Waits, but not for ever, until all is on disk; returns whether it is."""
        self._closed = True
        self._silence.stop()
        self._thread.do(self._keeper.close)
        return self._thread.close(_LAST_WORDS) and not self._broken

    # In the thread.

    def _hand(self, keep: Callable[[], None]) -> None:
        self._handed += 1
        number = self._handed
        if not self._silence.isActive():
            self._silence.start()
        self._thread.do(lambda: self._keep(number, keep))

    def _keep(self, number: int, keep: Callable[[], None]) -> None:
        try:
            keep()
        except Exception as error:  # noqa: BLE001 - whatever it is, the game must not wait for it
            self._lose(error)
        else:
            self._broken = False
            self._thread.tell(lambda: self._kept.emit(number))

    def _finish(self) -> None:
        try:
            path = self._keeper.finish()
        except Exception as error:  # noqa: BLE001 - whatever it is, the game must not wait for it
            self._lose(error)
        else:
            where = "" if path is None else str(path)
            self._thread.tell(lambda: self.finished.emit(where))

    def _lose(self, error: Exception) -> None:
        self._broken = True
        reason = type(error).__name__  # its own words may name hidden cards
        if isinstance(error, OSError) and error.strerror:
            reason = f"{error.strerror} ({error.filename})"
        self._thread.tell(lambda: self._lost.emit(reason))

    # In the window's thread.

    @Slot(int)
    def _note_kept(self, number: int) -> None:
        if self._closed:
            return
        self._silence.stop()
        if number < self._handed:
            self._silence.start()
        self.written.emit(number)
        if self._failing and number == self._handed and not self._closed:
            self._failing = False
            self.recovered.emit()

    @Slot(str)
    def _note_lost(self, reason: str) -> None:
        if self._closed:
            return
        self._silence.stop()
        if not self._failing:
            self._failing = True
            self.failed.emit(reason)

    @Slot()
    def _note_silence(self) -> None:
        self._note_lost(self.tr("the disk does not answer"))
