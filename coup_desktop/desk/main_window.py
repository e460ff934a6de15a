"""The window: menus, the table, the log and the foot; begins games and ends them."""

import base64
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QEvent, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
    QGuiApplication,
    QKeyEvent,
    QResizeEvent,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import QDialog, QLabel, QMainWindow, QMenu

from coup_desktop.bots.counsel.warnings import Danger
from coup_desktop.desk import fonts
from coup_desktop.desk.bar_layout import reading_growth_in
from coup_desktop.desk.chair_signs import ChairSigns
from coup_desktop.desk.chronicle_place import ChroniclePlace
from coup_desktop.desk.counter.place import CounterPlace
from coup_desktop.desk.curtain import Curtain
from coup_desktop.desk.dialog_place import DialogPlace
from coup_desktop.desk.ending import Ending
from coup_desktop.desk.foot import Foot
from coup_desktop.desk.foreign_words import readable
from coup_desktop.desk.forms.ui_main_window import Ui_MainWindow
from coup_desktop.desk.handbook.place import HandbookPlace
from coup_desktop.desk.host import Host
from coup_desktop.desk.in_window import called
from coup_desktop.desk.leaving import Leaving
from coup_desktop.desk.lessons.place import LessonsPlace
from coup_desktop.desk.library import Library
from coup_desktop.desk.menu_choices import offer_one_of, offer_toggle
from coup_desktop.desk.menu_roles import stay_in_their_menus
from coup_desktop.desk.new_game_choice import NewGameChoice
from coup_desktop.desk.peek import Peek
from coup_desktop.desk.people import People
from coup_desktop.desk.preferences import Preferences, Value, member
from coup_desktop.desk.reading_order import put_in_order
from coup_desktop.desk.record_files import RecordFiles
from coup_desktop.desk.replay.replays import Replays
from coup_desktop.desk.seat_change import SeatChange
from coup_desktop.desk.sound import Sound, SoundBox
from coup_desktop.desk.statistics_place import StatisticsPlace
from coup_desktop.desk.theme import Scheme, ThemeKeeper
from coup_desktop.desk.undoing import Undoing
from coup_desktop.desk.unfinished_games import UnfinishedGames
from coup_desktop.engine.record import Record
from coup_desktop.engine.record_reader import Reading
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.store.shelf import Shelf
from coup_desktop.table.pace import Pace

_COMFORT: Final = QSize(1280, 800)
"""The size of a first window, in logical pixels."""
_FRAME: Final = QSize(8, 40)
"""What a window manager adds to a window, about."""


class MainWindow(QMainWindow):
    """The program's window. It owns the game on the screen and what was chosen in it."""

    closed = Signal()
    """The window was closed; what was chosen in it is in the preferences."""

    def __init__(
        self, preferences: Preferences, games: Path, themes: ThemeKeeper, sounds: SoundBox
    ) -> None:
        """A window without a game; see `lay_table`.

        Args:
            preferences: what was chosen in an earlier sitting, and is chosen here.
            games: the folder for the games' records.
            themes: sets the theme.
            sounds: has it heard what happens; closed when the window is.
        """
        super().__init__()
        self.ui = Ui_MainWindow()
        self.ui.setupUi(self)
        stay_in_their_menus(self)
        self._preferences = preferences
        self._themes = themes
        self._sounds = sounds
        self._wanted: NewGameChoice | None = None
        self._named: tuple[Ruleset, bool] | None = None
        self._closes_anyway = False
        self._curtain = Curtain(self)
        self._peek = Peek(self)
        self._foot = Foot(self, self.ui)
        shelf = Shelf(games)
        self.host = Host(
            self.ui, self._foot, self._curtain, self._peek, preferences, shelf, sounds, self
        )
        self.library = Library(shelf, self)
        self._dialogs = DialogPlace(self)
        self.leaving = Leaving(self.host, self._dialogs, self.ui.actionSave, self)
        self.files = RecordFiles(self, self.ui, self.host, self.library, preferences, self._dialogs)
        self.unfinished = UnfinishedGames(self.library, self.host, self.ui.menuUnfinished)
        self.ending = Ending(self.ui, self.host, self._dialogs, self)
        self.statistics = StatisticsPlace(self.ui, self.host, self._dialogs, games, self)
        self.replays = Replays(
            self, self.ui, self._foot, self.host, self._dialogs, preferences, sounds
        )
        self.lessons = LessonsPlace(self, self.host, preferences)
        self._undoing = Undoing(self.host, self.ui.actionUndo)
        self._people = People(self.ui, self.host, self._dialogs, self)
        self.handbook = HandbookPlace(self.ui, self.host, self.replays, preferences, sounds, self)
        self._dialogs.opening.connect(self.handbook.serve)
        self._seat_change = SeatChange(self.host, self._dialogs, self)
        self._signs = ChairSigns(self.host, self.ui.table)
        self._chronicle = ChroniclePlace(self.ui.log, self.ui.splitter, self)
        self._counter = CounterPlace(self.ui, self.host, preferences, self._chronicle, self)
        self._rules = QLabel(self.ui.menuBar)
        self._rules.setContentsMargins(8, 0, 14, 0)
        self.ui.menuBar.setCornerWidget(self._rules)
        self._restore_place(preferences.settings.geometry)
        self._offer_choices()
        self._follow_choices()
        self._connect()

    # What was chosen.

    def _offer_choices(self) -> None:
        """Joins the menus' checkable entries to the preferences."""
        ui, preferences = self.ui, self._preferences
        paces: dict[QAction, Value] = {
            ui.actionPaceInstant: Pace.INSTANT.value,
            ui.actionPaceFast: Pace.FAST.value,
            ui.actionPaceNormal: Pace.NORMAL.value,
            ui.actionPaceSlow: Pace.SLOW.value,
            ui.actionPaceStep: Pace.STEP.value,
        }
        schemes: dict[QAction, Value] = {
            ui.actionThemeSystem: Scheme.SYSTEM.value,
            ui.actionThemeLight: Scheme.LIGHT.value,
            ui.actionThemeDark: Scheme.DARK.value,
            ui.actionThemeContrast: Scheme.CONTRAST.value,
        }
        offer_one_of(preferences, "pace", paces, self)
        offer_one_of(preferences, "scheme", schemes, self)
        offer_toggle(preferences, "answer_forced", ui.actionAnswerForced)
        offer_toggle(preferences, "sound", ui.actionSound)
        offer_toggle(preferences, "chronicle_detached", ui.actionChronicleDetached)
        offer_toggle(
            preferences, "chronicle_width", ui.actionChronicleNarrow, on="narrow", off="wide"
        )

    def _follow_choices(self) -> None:
        """Gives each part what was chosen for it, now and whenever it changes."""
        follow = self._preferences.bind
        follow("scheme", lambda word: self._themes.choose(member(Scheme, word, Scheme.SYSTEM)))
        follow("cloth", self.ui.table.set_cloth)
        follow("back", self.ui.table.set_back)
        follow("marks", self.ui.prompts.set_marks)
        follow("hint", self.ui.prompts.set_hints)
        follow("warn_two", partial(self.ui.prompts.set_warned, Danger.TWO))
        follow("warn_coins", partial(self.ui.prompts.set_warned, Danger.COINS))
        follow("warn_false", partial(self.ui.prompts.set_warned, Danger.FALSE))
        follow("peek", self._peek.set_manner)
        follow("peek", self.ui.table.set_peek_manner)
        follow("volume", self._sounds.set_volume)
        follow("sound", lambda heard: self._sounds.set_muted(not heard))
        place = self._chronicle
        follow("chronicle_geometry", place.set_geometry)
        follow("chronicle_width", place.set_width)
        follow("chronicle_detached", place.set_detached)
        follow("chronicle", place.set_shown)

    def _restore_place(self, geometry: str) -> None:
        """Puts the window where it was, if a screen is still there."""
        kept = QByteArray.fromBase64(geometry.encode("ascii", "ignore"))
        if not kept.isEmpty() and self.restoreGeometry(kept):
            return
        screen = QGuiApplication.primaryScreen()
        self.resize(_COMFORT.boundedTo(screen.availableGeometry().size() - _FRAME))

    def _connect(self) -> None:
        ui, host = self.ui, self.host
        for signal in (host.laid, host.returned):
            signal.connect(self._laid)
        host.troubled.connect(self.report)
        self.replays.shown.connect(self._name_rules)
        self.files.told.connect(self.report)
        self.files.go_on_wanted.connect(self._go_on_with)
        self.files.replay_wanted.connect(self._watch)
        self.unfinished.troubled.connect(self.report)
        self.statistics.told.connect(self.report)
        self.unfinished.wanted.connect(self._take_up)
        self.ending.new_game_asked.connect(self.choose_table)
        self.ending.save_asked.connect(ui.actionSave.trigger)
        self._seat_change.told.connect(self.report)
        self.replays.shown.connect(self._people.look)
        self._undoing.practised.connect(self._name_own_rules)
        ui.actionChangeSeats.triggered.connect(self._seat_change.ask)
        ui.welcome.other_seats.connect(self._seat_change.ask)
        ui.actionNewGame.triggered.connect(self.choose_table)
        ui.actionSameAgain.triggered.connect(self._same_again)
        ui.actionQuit.triggered.connect(self.close)
        ui.actionGoOn.triggered.connect(self.host.go_on)
        ui.actionHint.triggered.connect(ui.prompts.press_hint)
        ui.prompts.hint_offered.connect(ui.actionHint.setEnabled)
        ui.actionFullScreen.toggled.connect(self._fill_screen)
        ui.actionChronicle.triggered.connect(self._chronicle_chosen)
        ui.actionSearch.triggered.connect(self._search)
        self._chronicle.shown.connect(ui.actionChronicle.setChecked)
        self._chronicle.put_away.connect(
            lambda: self._preferences.change(chronicle=False, counter=False)
        )
        self._chronicle.moved.connect(self._keep_chronicle_place)
        ui.actionPreferences.triggered.connect(self._show_settings)
        ui.actionReference.triggered.connect(self._show_reference)
        ui.actionAbout.triggered.connect(self._show_about)
        ui.welcome.go_on.connect(self._begin_or_go_on)
        ui.welcome.another_table.connect(self.choose_table)
        ui.prompts.another_table.connect(self.choose_table)

    @Slot(bool)
    def _chronicle_chosen(self, shown: bool) -> None:
        # Not only on a change: where it is folded away, Ctrl+L shows it all the same.
        self._chronicle.insist(shown)
        self._preferences.change(chronicle=shown)

    @Slot()
    def _search(self) -> None:
        if self._curtain.seat is not None:
            return  # what is behind it is not to be reached
        self._chronicle_chosen(True)
        self.ui.log.activateWindow()
        self.ui.log.search()

    @Slot(str)
    def _keep_chronicle_place(self, geometry: str) -> None:
        self._preferences.change(chronicle_geometry=geometry)

    @Slot(bool)
    def _fill_screen(self, full: bool) -> None:
        if full != self.isFullScreen():
            # The other states stay: a maximised window is maximised afterwards.
            self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    # Games.

    def lay_table(self) -> None:
        """Lays the table for a game of the last set-up; it begins when somebody says so."""
        self.host.lay()

    def begin(self) -> None:
        """Begins the game that the table is laid for."""
        self.host.begin()

    @Slot()
    def _laid(self) -> None:
        """Another game is on the table."""
        ui, session = self.ui, self.host.session
        if session is None:
            return
        self._dialogs.drop_next()
        put_in_order(ui.foot, ui.table, ui.log)
        self._name_own_rules()

    @Slot()
    def _name_own_rules(self) -> None:
        session = self.host.session
        if session is not None:
            controller = session.controller
            self._name_rules(controller.setup.ruleset, controller.is_practice)

    @Slot(object, bool)
    def _name_rules(self, ruleset: Ruleset, practice: bool) -> None:
        """Says in the corner of the menu bar what is played, and whether it is practice."""
        self._named = ruleset, practice
        rules = _rules_line(ruleset)
        if practice:
            rules = self.tr("{rules} · practice").format(rules=rules)
        self._rules.setText(rules)
        # What stands in the corner of a menu bar no screen reader comes to.
        self.ui.table.setAccessibleDescription(rules)
        self.ui.menuBar.setCornerWidget(self._rules)

    @Slot()
    def choose_table(self) -> None:
        """Asks what is to be played next."""
        from coup_desktop.desk.dialogs.new_game import NewGameDialog

        dialog = NewGameDialog(self._wanted or self.host.upcoming, self)
        dialog.accepted.connect(lambda: self._chosen(dialog.setup()))
        self._dialogs.open(dialog)

    def _chosen(self, choice: NewGameChoice) -> None:
        # Also for who goes on playing instead: what was chosen is not to be chosen again.
        self._wanted = choice
        self.leaving.sure(partial(self._play, choice))

    def _play(self, choice: NewGameChoice) -> None:
        self._wanted = None
        self.host.play(choice)

    @Slot()
    def _same_again(self) -> None:
        self.leaving.sure(self.host.rematch)

    @Slot()
    def _begin_or_go_on(self) -> None:
        if self.host.would_lose_something and not self.host.running:
            self._same_again()
        elif not self.lessons.go_on_at_end():
            self.host.begin_or_go_on()

    @Slot(object)
    def _take_up(self, path: Path) -> None:
        """Goes on with an unfinished game, after a question to who plays another one."""
        self.leaving.sure(partial(self._take_up_now, path))

    def _take_up_now(self, path: Path) -> None:
        self._wanted = None
        self.unfinished.take_up(path)

    @Slot(object, object)
    def _go_on_with(self, path: Path, reading: Reading) -> None:
        """Goes on with the game of a file; a journal of ours is taken up, not copied."""
        if self.host.plays(path):
            self.begin()  # it lies on the table, and may run already
        elif self.library.shelf.holds(path):
            self._take_up(path)
        else:
            self.leaving.sure(partial(self._go_on_now, reading.record))

    def _go_on_now(self, record: Record) -> None:
        self._wanted = None
        self.host.go_on_with(record)
        self.host.begin()

    @Slot(object, object)
    def _watch(self, path: Path, reading: Reading) -> None:
        """Watches the game of a record, after a question to who plays another one."""
        self.leaving.sure(partial(self.replays.show, reading, readable(path.name)))

    @Slot(object)
    def report(self, words: str) -> None:
        """Says what was done or went wrong where it does not interrupt: in the log."""
        self.ui.log.append(words)

    # Dialogs.

    def open_dialog(self, dialog: QDialog) -> None:
        """Shows a dialog in front of the window; the one before it is closed."""
        self._dialogs.open(dialog)

    @Slot()
    def _show_reference(self) -> None:
        from coup_desktop.desk.dialogs.reference import ReferenceDialog

        session = self.host.session
        ruleset = self.replays.ruleset
        if session is not None:
            ruleset = session.controller.setup.ruleset
        if ruleset is not None:
            dialog = ReferenceDialog(ruleset, self)
            QShortcut(self.ui.actionReference.shortcut(), dialog, dialog.close)
            self._dialogs.open(dialog)

    @Slot()
    def _show_settings(self) -> None:
        from coup_desktop.desk.dialogs.settings import SettingsDialog

        dialog = SettingsDialog(self._preferences, self)
        dialog.set_sound_problem(self._sounds.problem)
        self._sounds.problem_changed.connect(dialog.set_sound_problem)
        self._sounds.check()
        dialog.sample_asked.connect(partial(self._sounds.play, Sound.COINS))
        self._dialogs.open(dialog)

    @Slot()
    def _show_about(self) -> None:
        from coup_desktop.desk.dialogs.about import AboutDialog

        self._dialogs.open(AboutDialog(self))

    # Events.

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Folds the chronicle away where it has no room, and back; Ctrl+L shows it all the same."""
        super().resizeEvent(event)
        self._foot.fit(event.size())
        self.ui.log.set_growth(reading_growth_in(event.size()))
        self._grow_menus()
        self._chronicle.fit()

    def _grow_menus(self) -> None:
        """Makes the words of the menus larger in a large window."""
        font = fonts.text(fonts.BODY * reading_growth_in(self.size()))
        bar = self.ui.menuBar
        for part in (bar, self._rules, *bar.findChildren(QMenu)):
            if part.font() != font:
                part.setFont(font)

    def showEvent(self, event: QShowEvent) -> None:
        """Shows the chronicle's own window behind this one's back, so that it opens above it."""
        super().showEvent(event)
        QTimer.singleShot(0, self._chronicle, self._chronicle.fit)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys answer the open question."""
        if not self._foot.handle_key(event) and not self.lessons.handle_key(event):
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follows the language, and a window manager that leaves the full screen."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.ui.retranslateUi(self)
            QTimer.singleShot(0, self, self._say_anew)
        elif event.type() == QEvent.Type.FontChange:
            self._grow_menus()
        elif event.type() == QEvent.Type.WindowStateChange:
            self.ui.actionFullScreen.setChecked(self.isFullScreen())

    @Slot()
    def _say_anew(self) -> None:
        """Has everything said in another language that no widget of its own says."""
        for part in (self.unfinished, self.files, self.replays, self._foot):
            part.say_anew()
        self._people.look()
        self._undoing.look()
        self._signs.show()
        if self._named is not None:
            self._name_rules(*self._named)
        if self.host.session is not None:
            self.host.session.letting.say_anew()
        self.ui.prompts.fit()  # the switches in its corner have other words now

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ends the game where it stands: its record is on disk, or somebody is asked."""
        if self.host.would_lose_something and not self._closes_anyway:
            event.ignore()
            self.leaving.ask_before_losing(self.tr("Close anyway"), self._close_anyway)
            return
        self._close_dialogs()
        place = base64.b64encode(self.saveGeometry().data()).decode("ascii")
        self._preferences.change(geometry=place)
        self._chronicle.leave()
        self.handbook.close()
        self.replays.end()
        self.host.close()
        self.library.close()
        self.ending.close()
        self.statistics.close()
        self._counter.close()
        self._sounds.close()
        self.closed.emit()
        super().closeEvent(event)

    def _close_dialogs(self) -> None:
        """Closes what stands in front: a signal or the system may close the window behind it."""
        self._dialogs.drop_next()
        for dialog in self.findChildren(QDialog):
            dialog.close()

    def _close_anyway(self) -> None:
        self._closes_anyway = True
        QTimer.singleShot(0, self, self.close)


def _rules_line(ruleset: Ruleset) -> str:
    """What is played, for the corner of the menu bar."""
    options = [o.name for o in ruleset.preset.options if o.word in ruleset.options]
    changed = ["…"] if ruleset.changes else []
    return " · ".join([*map(called, (ruleset.preset.name, *options)), *changed])
