"""Opens the handbook beside the window, at what is on the screen, and its examples."""

from collections import deque
from collections.abc import Callable, Iterable
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QPoint, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QCursor, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from coup_desktop.desk.handbook.contents import CARD
from coup_desktop.desk.host import Host
from coup_desktop.desk.preferences import Preferences, member
from coup_desktop.desk.replay.replays import Replays
from coup_desktop.desk.sound import SoundBox
from coup_desktop.engine.cast import Character
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.table.pace import Pace

if TYPE_CHECKING:  # the window opens before any of it is needed
    from coup_desktop.desk.forms.ui_main_window import Ui_MainWindow
    from coup_desktop.desk.handbook.example_window import ExampleWindow
    from coup_desktop.desk.handbook.window import HandbookWindow

HELP_KEY: Final = "F1"
_OF_HANDBOOK: Final = (
    "reference_card",
    "dialogs.house_rules",
    "handbook.tables",
    "handbook.filling",
    "handbook.book",
    "handbook.pictures",
    "handbook.page_view",
    "handbook.window",
)
_OF_EXAMPLE: Final = (
    "replay.bar",
    "replay.replay",
    "forms.ui_example",
    "handbook.example_window",
)
"""Modules that each window needs, in pieces of some milliseconds."""
_MINIMIZED: Final = Qt.WindowState.WindowMinimized


class HandbookPlace(QObject):
    """Lives as long as the window. `close` must be called in the end."""

    opened = Signal()
    """The handbook shows the place that was asked for."""

    def __init__(
        self,
        ui: "Ui_MainWindow",
        host: Host,
        replays: Replays,
        preferences: Preferences,
        sounds: SoundBox,
        parent: QObject,
    ) -> None:
        """Opens nothing yet.

        Args:
            ui: the window's parts.
            host: plays a game by the rules that the handbook is about.
            replays: the same of a recorded game.
            preferences: keep where the handbook was, and its letters' size.
            sounds: has an example heard.
            parent: the window.
        """
        super().__init__(parent)
        self._ui = ui
        self._host = host
        self._replays = replays
        self._preferences = preferences
        self._sounds = sounds
        self._handbook: HandbookWindow | None = None
        self._example: ExampleWindow | None = None
        self._wanted = CARD
        self._steps: deque[Callable[[], object]] = deque()
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.setInterval(0)
        self._next.timeout.connect(self._take_step)
        self._pointer_then = QPoint()
        ui.actionHandbook.triggered.connect(self.open_at_screen)
        for signal in (host.laid, host.returned, replays.shown):
            signal.connect(self._follow_rules)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._note_pointer)

    @property
    def handbook(self) -> "HandbookWindow | None":
        """Its window, once it was opened."""
        return self._handbook

    @property
    def example(self) -> "ExampleWindow | None":
        """The window of worked examples, once one was opened."""
        return self._example

    @Slot()
    def open_at_screen(self) -> None:
        """Opens the handbook at what is pointed at, what has the keyboard, or what is asked."""
        from coup_desktop.desk.handbook.topics import topic_of_question

        self.open(self._topic_of_part() or topic_of_question(self._ui.prompts) or CARD)

    def serve(self, dialog: QDialog) -> None:
        """Lets the key open the handbook from a dialog, too, unless the dialog uses it itself."""
        if dialog.findChild(QShortcut, HELP_KEY) is None and not dialog.property("ownHelp"):
            key = QShortcut(QKeySequence(HELP_KEY), dialog, partial(self._open_for, dialog))
            key.setObjectName(HELP_KEY)

    def _open_for(self, dialog: QDialog) -> None:
        from coup_desktop.desk.handbook.topics import topic_of_dialog

        self.open(self._topic_of_part() or topic_of_dialog(dialog))

    def open(self, where: str) -> None:
        """Opens the handbook at a place."""
        self._wanted = where
        steps: list[Callable[[], object]] = [self._show_handbook, self._turn_to_place]
        if self._handbook is None:
            paintings = [partial(self._paint, character) for character in self._ruleset.cast]
            steps = [*_readings(_OF_HANDBOOK), self._show_handbook, *paintings, *steps[1:]]
        self._do_in_turn(steps)

    def _do_in_turn(self, steps: Iterable[Callable[[], object]]) -> None:
        """Does one step in each turn of the event loop, so that the window stays smooth.

        What was to be done before is done no more.
        """
        self._steps = deque(steps)
        self._next.start()

    @Slot()
    def _take_step(self) -> None:
        self._steps.popleft()()
        if self._steps:
            self._next.start()

    def close(self) -> None:
        """Closes all that is open, for good."""
        self._next.stop()
        self._steps.clear()
        handbook, self._handbook = self._handbook, None
        if handbook is not None:
            handbook.close()
            handbook.deleteLater()
        example, self._example = self._example, None
        if example is not None:
            example.end()
            example.close()
            example.deleteLater()

    # What is on the screen.

    @Slot("QWidget*", "QWidget*")
    def _note_pointer(self, _before: QWidget | None, _now: QWidget | None) -> None:
        self._pointer_then = QCursor.pos()

    def _topic_of_part(self) -> str:
        """What is pointed at, or what has the keyboard: whichever was moved to last comes first."""
        from coup_desktop.desk.handbook.topics import topic_of

        pointer = topic_of(QApplication.widgetAt(QCursor.pos()))
        keyboard = topic_of(QApplication.focusWidget())
        if QCursor.pos() == self._pointer_then:
            return keyboard or pointer
        return pointer or keyboard

    # The windows.

    @property
    def _ruleset(self) -> Ruleset:
        session, recorded = self._host.session, self._replays.ruleset
        if session is not None:
            return session.controller.setup.ruleset
        return recorded if recorded is not None else Ruleset.make("official", 4)

    def _show_handbook(self) -> None:
        if self._handbook is None:
            self._handbook = self._made()
        handbook = self._handbook
        if not handbook.isVisible():
            handbook.set_ruleset(self._ruleset)
            kept = self._preferences.settings.handbook_geometry
            handbook.restore(kept, self._ui.menuBar.window())
            handbook.show()

    def _paint(self, character: Character) -> None:
        """Paints what the pages show of a character: all of them at once would take too long."""
        if self._handbook is not None:
            self._handbook.paint_ahead(character)

    def _turn_to_place(self) -> None:
        handbook = self._handbook
        if handbook is None:
            return
        handbook.go_to(self._wanted)
        handbook.setWindowState(handbook.windowState() & ~_MINIMIZED)
        handbook.raise_()
        handbook.activateWindow()
        handbook.ui.page.setFocus()
        self.opened.emit()

    def _made(self) -> "HandbookWindow":
        from coup_desktop.desk.handbook.shortcuts import Shortcuts
        from coup_desktop.desk.handbook.window import HandbookWindow

        handbook = HandbookWindow(self._ruleset, Shortcuts(self._ui.menuBar))
        handbook.set_zoom(self._preferences.settings.handbook_zoom)
        handbook.example_asked.connect(self._show_example)
        handbook.zoomed.connect(lambda zoom: self._preferences.change(handbook_zoom=zoom))
        handbook.left.connect(lambda place: self._preferences.change(handbook_geometry=place))
        QShortcut(QKeySequence(HELP_KEY), handbook, handbook.close)
        return handbook

    @Slot()
    def _follow_rules(self) -> None:
        if self._handbook is not None and self._handbook.isVisible():
            self._handbook.set_ruleset(self._ruleset)

    @Slot(str)
    def _show_example(self, word: str) -> None:
        if self._handbook is not None:
            steps = [] if self._example is not None else _readings(_OF_EXAMPLE)
            title = self._handbook.section_title
            self._do_in_turn([*steps, partial(self._show_example_now, word, title)])

    def _show_example_now(self, word: str, title: str) -> None:
        from coup_desktop.desk.handbook.example_window import ExampleWindow

        settings = self._preferences.settings
        if self._example is None:
            pace = member(Pace, settings.pace, Pace.NORMAL)
            self._example = ExampleWindow(pace, self._sounds.play)
            self._example.help_asked.connect(self._back_to_handbook)
        example = self._example
        example.ui.table.set_cloth(settings.cloth)
        example.ui.table.set_back(settings.back)
        example.show_example(word, title)
        example.show()
        example.raise_()
        example.activateWindow()

    @Slot()
    def _back_to_handbook(self) -> None:
        if self._handbook is not None:
            self.open(self._handbook.place)


def _readings(modules: Iterable[str]) -> list[Callable[[], object]]:
    """Steps that read modules: all at once they would hold the window up."""
    return [partial(import_module, f"coup_desktop.desk.{name}") for name in modules]
