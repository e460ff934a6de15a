"""A worked example at a table of its own: the game in the main window stays as it is."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Qt, Signal, SignalInstance, Slot
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from coup_desktop.desk import fonts
from coup_desktop.desk.bar_layout import growth_in, reading_growth_in
from coup_desktop.desk.forms.ui_example import Ui_Example
from coup_desktop.desk.handbook.examples import Example, load_example
from coup_desktop.desk.replay.replay import Replay
from coup_desktop.desk.sound import Sound
from coup_desktop.table.background import Background
from coup_desktop.table.pace import Pace

if TYPE_CHECKING:
    from coup_desktop.desk.replay.eyes import Eyes
    from coup_desktop.desk.replay.film import Film
    from coup_desktop.desk.replay.reel import Reel

_LOG: Final = 0.29
"""The share of the width that the chronicle has."""


class ExampleWindow(QWidget):
    """Shows one example after the other. `end` must be called in the end."""

    help_asked = Signal()
    """Somebody wants to read on in the handbook."""

    # From the thread.
    _cut = Signal(object, object, int)
    _cut_anew = Signal(object, object)

    def __init__(self, pace: Pace, play_sound: Callable[[Sound], None]) -> None:
        super().__init__()
        self.ui = Ui_Example()
        self.ui.setupUi(self)
        self._pace = pace
        self._play_sound = play_sound
        self._wanted = ""
        self._title = ""
        self._replay: Replay | None = None
        self._thread = Background("example")
        self._cut.connect(self._lay)
        self._cut_anew.connect(self._see_through)
        bar = self.ui.bar
        bar.closed.connect(self.close)
        bar.set_example()

    @property
    def replay(self) -> Replay | None:
        """What leads through the example; None: not yet."""
        return self._replay

    def show_example(self, word: str, title: str) -> None:
        """Show an example at the moment that it explains.

        Args:
            word: of the example.
            title: what it is about.
        """
        self._wanted, self._title = word, title
        self.setWindowTitle(self.tr("Example: {title}").format(title=title))
        self._thread.do(partial(_cut_first, word, self._cut, self._thread))

    def end(self) -> None:
        """Lead through nothing any more."""
        self._thread.close()
        self._drop()

    def _drop(self) -> None:
        replay, self._replay = self._replay, None
        if replay is not None:
            replay.close()
            replay.deleteLater()

    @Slot(object, object, int)
    def _lay(self, film: "Film", reel: "Reel", at: int) -> None:
        self._drop()
        ui = self.ui
        replay = Replay(film, ui.table, ui.log, ui.bar, self._pace, self._play_sound, self)
        self._replay = replay
        replay.eyes_wanted.connect(self._want_eyes)
        ui.log.clear()
        replay.lay(tuple(f"crest-{seat + 1}" for seat in range(len(film.names))), reel)
        replay.go_to(at)
        ui.bar.take_focus()

    @Slot(object)
    def _want_eyes(self, eyes: "Eyes") -> None:
        if self._replay is not None:
            film = self._replay.film
            self._thread.do(partial(_cut_next, film, eyes, self._cut_anew, self._thread))

    @Slot(object, object)
    def _see_through(self, film: "Film", reel: "Reel") -> None:
        if self._replay is not None and self._replay.film is film:
            self._replay.see_through(reel)

    # Events.

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Words grow in a large window, as in the main one."""
        super().resizeEvent(event)
        ui, size = self.ui, event.size()
        ui.bar.set_growth(growth_in(size))
        ui.log.set_growth(reading_growth_in(size))
        ui.log.setFixedWidth(round(min(size.width() * _LOG, 330 * fonts.factor())))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys lead through the example."""
        if event.key() == Qt.Key.Key_F1:
            self.help_asked.emit()
        elif not self.ui.bar.handle_key(event):
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop to play; the window may be opened again."""
        self._drop()
        super().closeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """In another language the chronicle is written anew."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.ui.retranslateUi(self)
            self.setWindowTitle(self.tr("Example: {title}").format(title=self._title))
            if self._replay is not None:
                self._want_eyes(self._replay.eyes)


# In the thread.


def _cut_first(word: str, cut: SignalInstance, thread: Background) -> None:
    from coup_desktop.desk.replay.eyes import first_eyes
    from coup_desktop.desk.replay.film import Film
    from coup_desktop.desk.replay.reel import Reel

    example: Example = load_example(word)
    film = Film.of(example.record)
    reel = Reel.of(film, first_eyes(film))
    thread.tell(lambda: cut.emit(film, reel, example.at))


def _cut_next(film: "Film", eyes: "Eyes", cut: SignalInstance, thread: Background) -> None:
    from coup_desktop.desk.replay.reel import Reel

    reel = Reel.of(film, eyes)
    thread.tell(lambda: cut.emit(film, reel))
