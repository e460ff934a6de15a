"""Keeps a running game on disk without keeping the window waiting."""

from typing import Final, Protocol

from PySide6.QtCore import QObject, Signal

from coup_desktop.table.background import Background

_LAST_WORDS: Final = 2.0
"""Seconds that a disk has to take what is left when the table is closed."""


class Keeper(Protocol):
    """Where the entries go: `store.journal.Journal`, or a test's own."""

    def start(self, header: str) -> None:
        """Keeps the first entry; raises OSError where it cannot."""

    def append(self, entry: str) -> None:
        """Keeps a further entry; raises OSError where it cannot."""

    def close(self) -> None:
        """Ends it; does not raise."""


class Writer(QObject):
    """Hands entries to a keeper in a thread of its own, in order."""

    written = Signal(int)
    """So many entries are on disk, the header counted."""
    failed = Signal(str)
    """Nothing is kept from now on, for this reason; said once."""

    def __init__(self, keeper: Keeper, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._keeper = keeper
        self._handed = 0
        self._broken = False  # the thread's own
        self._thread = Background("journal")

    @property
    def handed(self) -> int:
        """Entries that were handed over."""
        return self._handed

    def write(self, entry: str) -> None:
        """Hands over the next entry; the first one is the header."""
        self._handed += 1
        number = self._handed
        self._thread.do(lambda: self._keep(number, entry))

    def close(self) -> bool:
        """Waits, but not for ever, until all is on disk; returns whether it is."""
        self._thread.do(self._keeper.close)
        return self._thread.close(_LAST_WORDS)

    def _keep(self, number: int, entry: str) -> None:
        if self._broken:
            return
        try:
            if number == 1:
                self._keeper.start(entry)
            else:
                self._keeper.append(entry)
        except OSError as error:
            self._broken = True
            reason = f"{error.strerror} ({error.filename})"
            self._thread.tell(lambda: self.failed.emit(reason))
        else:
            self._thread.tell(lambda: self.written.emit(number))
