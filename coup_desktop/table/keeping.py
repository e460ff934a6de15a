"""Keeps the record of one game: in memory, in its journal, and in a file that a person names."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal, Slot

from coup_desktop.engine.events import Event
from coup_desktop.engine.moves import Move
from coup_desktop.engine.record import Record
from coup_desktop.engine.stand_ins import StandIns, absence, up_to
from coup_desktop.engine.translating import sentence
from coup_desktop.store.files import replace_file
from coup_desktop.table.background import Background
from coup_desktop.table.prompt import Prompt
from coup_desktop.table.writer import Keeper, Writer

_LAST_WORDS: Final = 2.0
"""Seconds that a disk has to take a copy when the table is closed."""


class Keeping(QObject):
    """Lives as long as a game; `close` must be called in the end."""

    ready = Signal()
    """What was added so far is on disk, or will not be for now: a person may be asked."""
    trouble = Signal(object)
    """What could not be kept, as a sentence for a person."""
    saved = Signal(str)
    """A copy is on disk: its path."""
    not_saved = Signal(str, str)
    """A copy could not be written: its path and why. What was there before is untouched."""

    def __init__(self, record: Record, keeper: Keeper | None, parent: QObject) -> None:
        """Args: keeper: the journal; None: the game is kept in memory alone."""
        super().__init__(parent)
        self._record = record
        self._copies: Background | None = None
        self._writer = None if keeper is None else Writer(keeper, self)
        self._written = 0
        self._failing = False
        if self._writer is not None:
            self._writer.written.connect(self._note_written)
            self._writer.failed.connect(self._note_failed)
            self._writer.recovered.connect(self._note_recovered)
            self._writer.finished.connect(self._note_finished)

    @property
    def record(self) -> Record:
        """The game so far."""
        return self._record

    @property
    def is_ready(self) -> bool:
        """Whether all that was added is on disk, or keeping is failing."""
        return self._writer is None or self._failing or self._written >= self._writer.handed

    @property
    def is_failing(self) -> bool:
        """Whether the journal lacks something of the game."""
        return self._failing

    def begin(self, *, fresh: bool) -> None:
        """Puts the record on disk as it stands.

        Args:
            fresh: whether its journal is a new one; else it may hold the game already.
        """
        if self._writer is not None:
            put = self._writer.write if fresh else self._writer.rewrite
            put(self._record.text(whole=True))

    def add(self, prompt: Prompt, move: Move, events: Sequence[Event]) -> None:
        """Keeps a decision, with the draws that followed it."""
        entry = self._record.add(prompt.seat, move, prompt.legal, events)
        if self._writer is not None:
            self._writer.write(entry)

    def cut(self, entries: int) -> None:
        """Keeps the first so many entries alone."""
        setup = self._record.setup
        setup = replace(setup, tags=up_to(setup.tags, entries))
        self._record = Record(setup, self._record.entries[:entries])
        self._rewrite()

    def tag(self, key: str, text: str) -> None:
        """Writes something beside the game into its header, once."""
        setup = self._record.setup
        if (key, text) not in setup.tags:
            setup = replace(setup, tags=(*setup.tags, (key, text)))
            self._record = Record(setup, self._record.entries)
            self._rewrite()

    def note_absence(self, seat: int, *, away: bool) -> None:
        """From now on a bot decides for a person, or the person again."""
        name = self._record.setup.names[seat]
        self.tag(*absence(name, len(self._record.entries), away=away))

    def note_return(self, resigned: Collection[int]) -> None:
        """A game is gone on with: whoever was away sits there again, unless that was for good."""
        entries = len(self._record.entries)
        for seat in StandIns(self._record.setup).away_at(entries):
            if seat not in resigned:
                self.note_absence(seat, away=False)

    def save(self, path: Path) -> None:
        """Writes a copy in the record's short form, whole or not at all, off this thread."""
        content = self._record.text().encode()
        if self._copies is None:
            self._copies = Background("copies")
        thread = self._copies
        thread.do(lambda: self._save(thread, path, content))

    def finish(self) -> None:
        """The game is over, or left for good: its record goes to the finished ones."""
        if self._writer is not None:
            self._writer.finish()

    def close(self) -> None:
        """Ends it; what was added is on disk, unless the disk takes longer than a moment."""
        if self._writer is not None:
            self._writer.close()
            self._writer = None
        if self._copies is not None:
            self._copies.close(_LAST_WORDS)
            self._copies = None

    def _rewrite(self) -> None:
        if self._writer is not None and self._writer.handed:
            self._writer.rewrite(self._record.text(whole=True))

    def _save(self, thread: Background, path: Path, content: bytes) -> None:
        try:
            replace_file(path, content)
        except OSError as error:
            reason = error.strerror or type(error).__name__
            thread.tell(lambda: self.not_saved.emit(str(path), reason))
        else:
            thread.tell(lambda: self.saved.emit(str(path)))

    @Slot(int)
    def _note_written(self, entries: int) -> None:
        self._written = entries
        self.ready.emit()

    @Slot(str)
    def _note_failed(self, reason: str) -> None:
        self._failing = True
        self.trouble.emit(
            sentence(
                "Keeping",
                "This game cannot be kept on disk just now: {reason}. It goes on, and keeping it "
                "is tried again with every move; until then a crash would lose what was played "
                "since. Make room, or make the folder writable.",
                reason=reason,
            )
        )
        self.ready.emit()

    @Slot(str)
    def _note_finished(self, _path: str) -> None:
        self._failing = False

    @Slot()
    def _note_recovered(self) -> None:
        self._failing = False
        self.trouble.emit(sentence("Keeping", "The game is kept on disk again, whole."))
