"""What is heard at the table, and how loud. The window's thread never waits for a loudspeaker."""

from enum import StrEnum
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from coup_desktop.desk.sound_device import open_device
from coup_desktop.desk.sound_mixer import gain
from coup_desktop.desk.sound_player import OpenDevice, Player, Trouble
from coup_desktop.table.background import Background, Job

IDLE: Final = 15_000
"""Milliseconds without a sound after which the device is let go of."""
_LAST_WORDS: Final = 1.0
"""Seconds that a device has to close when the program ends."""


class Sound(StrEnum):
    """The sounds; the values are the names of the files in `resources/sounds`."""

    COIN = "coin"
    """One coin or two."""
    COINS = "coins"
    """A handful."""
    CARD = "card"
    """A card slides over the table."""
    REVEAL = "reveal"
    """A card is turned up."""
    CLAIM = "claim"
    DOUBT = "doubt"
    BLOCK = "block"
    LOSS = "loss"
    EXILE = "exile"
    ASKED = "asked"
    """A person has to answer."""
    TURN = "turn"
    """It is a person's turn."""
    WIN = "win"
    OVER = "over"
    """Another than the person at the screen has won."""


class SoundBox(QObject):
    """Plays sounds at a volume, or none where there is no device; it never fails and never waits.

    The first sound starts a thread, which loads the library and opens the device. `close` must be
    called in the end.
    """

    problem_changed = Signal(str)
    """Another `problem` than before."""
    _told = Signal(object)

    def __init__(
        self, parent: QObject | None = None, open_device: OpenDevice = open_device
    ) -> None:
        """A box that is silent until a volume is set.

        Args:
            parent: owns the box.
            open_device: opens the way out; called in the box's thread.
        """
        super().__init__(parent)
        self._thread: Background | None = None
        self._player = Player(self._tell, open_device)
        self._percent = 0
        self._muted = False
        self._closed = False
        self._trouble = Trouble.NONE
        self._idle = QTimer(self)
        self._idle.setSingleShot(True)
        self._idle.setInterval(IDLE)
        self._idle.timeout.connect(self._rest)
        self._told.connect(self._hear)

    @property
    def problem(self) -> str:
        """Why nothing is heard, as a sentence; empty where there is a device, or none was needed.

        `check` finds out.
        """
        if self._trouble is Trouble.NO_DEVICE:
            return self.tr("No sound: this computer has no device for it, or it is in use.")
        if self._trouble is Trouble.NO_LIBRARY:
            return self.tr("No sound: the library for it (miniaudio) is not installed.")
        if self._trouble is Trouble.NO_FILE:
            return self.tr("No sound: its files are missing. Please install the game again.")
        return ""

    def set_volume(self, percent: int) -> None:
        """How loud, 0 to 100; what is heard just now follows."""
        self._percent = percent
        self._set_gain()

    def set_muted(self, muted: bool) -> None:
        """Whether nothing is heard; the volume is remembered."""
        self._muted = muted
        self._set_gain()

    def play(self, sound: Sound) -> None:
        """Has a sound heard, if anything is."""
        if not self._muted and self._percent > 0:
            self._do(partial(self._player.sound, sound.value))

    def check(self) -> None:
        """Looks whether there is a device, without a sound; see `problem` and its signal."""
        self._do(self._player.check)

    @Slot()
    def close(self) -> None:
        """Silence for good: lets go of the device and waits for that, but not for ever."""
        self._idle.stop()
        if not self._closed:
            self._closed = True
            if self._thread is not None:
                self._thread.do(self._player.rest)
        if self._thread is not None:
            self._thread.close(_LAST_WORDS)

    def _set_gain(self) -> None:
        self._player.mixer.set_gain(0.0 if self._muted else gain(self._percent))

    def _do(self, job: Job) -> None:
        if self._closed:
            return
        if self._thread is None:
            self._thread = Background("sound")
        self._thread.do(job)
        self._idle.start()

    @Slot()
    def _rest(self) -> None:
        if self._thread is not None:
            self._thread.do(self._player.rest)

    def _tell(self, trouble: Trouble) -> None:
        """In the box's thread."""
        if self._thread is not None:
            self._thread.tell(partial(self._told.emit, trouble))

    @Slot(object)
    def _hear(self, trouble: Trouble) -> None:
        before = self.problem
        self._trouble = trouble
        if self.problem != before:
            self.problem_changed.emit(self.problem)
