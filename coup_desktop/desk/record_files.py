"""Opens and saves game records: by the menu, by a file that is dropped."""

import contextlib
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QStandardPaths, Qt, Signal, Slot
from PySide6.QtGui import QAction, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QMessageBox, QWidget

from coup_desktop.desk.dialog_place import DialogPlace
from coup_desktop.desk.foreign_words import LINE, PATH, readable
from coup_desktop.desk.host import Host
from coup_desktop.desk.library import Library
from coup_desktop.desk.preferences import Preferences
from coup_desktop.engine.record_reader import Reading
from coup_desktop.engine.translating import sentence

if TYPE_CHECKING:
    from PySide6.QtWidgets import QFileDialog

    from coup_desktop.desk.forms.ui_main_window import Ui_MainWindow

ENDING: Final = "coup"
MOST_RECENT: Final = 9
"""Files that the menu names."""


class RecordFiles(QObject):
    """Lives as long as the window."""

    go_on_wanted = Signal(object, object)
    """Somebody wants to go on with the game of a file: its path, and the `Reading`."""
    replay_wanted = Signal(object, object)
    """Somebody wants to watch the game of a file: its path, and the `Reading`."""
    told = Signal(object)
    """Something was done, as a sentence."""

    def __init__(
        self,
        window: QWidget,
        ui: "Ui_MainWindow",
        host: Host,
        library: Library,
        preferences: Preferences,
        dialogs: DialogPlace,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._ui = ui
        self._host = host
        self._library = library
        self._preferences = preferences
        self._dialogs = dialogs
        ui.actionOpen.triggered.connect(self._choose)
        ui.actionSave.triggered.connect(self._choose_place)
        library.opened.connect(self._opened)
        library.failed.connect(self._failed)
        host.laid.connect(self._follow)
        host.left.connect(lambda path: self._remember(str(path)))
        host.begun.connect(self._show_what_can_be_saved)
        host.ended.connect(self._show_what_can_be_saved)
        host.returned.connect(self._show_what_can_be_saved)
        preferences.bind("recent", self._list_recent)
        window.setAcceptDrops(True)
        window.installEventFilter(self)
        self._show_what_can_be_saved()

    # Opening.

    def open(self, path: Path) -> None:
        """Reads a record, then asks what is to be done with it, or says why it cannot be read."""
        self._library.open(path)

    @Slot()
    def _choose(self) -> None:
        dialog = self._file_dialog(self.tr("Open a Game Record"), self._games())
        dialog.setFileMode(dialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda path: self.open(Path(path)))
        self._dialogs.open(dialog)

    def _file_dialog(self, title: str, folder: Path) -> "QFileDialog":
        from PySide6.QtWidgets import QFileDialog  # a start can do without

        kinds = self.tr("Game records (*.{ending})").format(ending=ENDING)
        dialog = QFileDialog(self._window, title, str(folder))
        dialog.setNameFilters([kinds, self.tr("All files (*)")])
        return dialog

    def _games(self) -> Path:
        """Where games are kept that were played or left; other files are among the recent ones."""
        with contextlib.suppress(OSError):
            if self._library.shelf.folder.is_dir():
                return self._library.shelf.folder
        return self._folder()

    def _folder(self) -> Path:
        """Where the last record was opened or saved; else the person's documents, if any."""
        for path in self._recent():
            with contextlib.suppress(OSError):  # where nobody may look
                if Path(path).parent.is_dir():
                    return Path(path).parent
        kinds = QStandardPaths.StandardLocation
        documents = Path(QStandardPaths.writableLocation(kinds.DocumentsLocation))
        with contextlib.suppress(OSError):
            if documents.is_dir():
                return documents
        return Path(QStandardPaths.writableLocation(kinds.HomeLocation))

    @Slot(str, object)
    def _opened(self, path: str, reading: Reading) -> None:
        self._remember(path)
        if reading.game.over:
            self.replay_wanted.emit(Path(path), reading)
            return
        box = self._box(
            QMessageBox.Icon.Question,
            self.tr("An unfinished game"),
            self.tr("The game in {file} is not over.").format(file=readable(Path(path).name)),
            self.tr("You can go on with it, or watch what was played so far. The file stays."),
        )
        go_on = box.addButton(self.tr("Go on with it"), QMessageBox.ButtonRole.AcceptRole)
        watch = box.addButton(self.tr("Watch it"), QMessageBox.ButtonRole.ActionRole)
        box.setDefaultButton(go_on)
        box.setEscapeButton(box.addButton(QMessageBox.StandardButton.Cancel))
        go_on.clicked.connect(partial(self.go_on_wanted.emit, Path(path), reading))
        watch.clicked.connect(partial(self.replay_wanted.emit, Path(path), reading))
        self._dialogs.open(box)

    @Slot(str, str)
    def _failed(self, path: str, reason: str) -> None:
        """Says what is wrong with a file; the game on the table goes on."""
        if _is_gone(Path(path)):
            self._forget(path)
        box = self._box(
            QMessageBox.Icon.Warning,
            self.tr("Not opened"),
            self.tr("{file} cannot be opened.").format(file=readable(Path(path).name)),
            reason,
        )
        box.addButton(QMessageBox.StandardButton.Close)
        self._dialogs.open(box)

    def _box(self, icon: QMessageBox.Icon, title: str, *sentences: str) -> QMessageBox:
        buttons = QMessageBox.StandardButton.NoButton
        box = QMessageBox(icon, title, "", buttons, self._window)
        box.setTextFormat(Qt.TextFormat.PlainText)  # the name of a file may look like HTML
        box.setText("\n\n".join(sentences))
        return box

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take a file that is dropped onto the window."""
        if isinstance(event, QDragEnterEvent) and _file_of(event) is not None:
            event.acceptProposedAction()
            return True
        if isinstance(event, QDropEvent) and event.type() == QEvent.Type.Drop:
            path = _file_of(event)
            if path is not None:
                event.acceptProposedAction()
                self.open(path)
                return True
        return super().eventFilter(watched, event)

    # Saving.

    @Slot()
    def _follow(self) -> None:
        session = self._host.session
        if session is not None:
            session.controller.keeping.saved.connect(self._saved)
            session.controller.keeping.not_saved.connect(self._not_saved)
        self._show_what_can_be_saved()

    @Slot()
    def _show_what_can_be_saved(self) -> None:
        self._ui.actionSave.setEnabled(self._host.savable is not None)

    @Slot()
    def _choose_place(self) -> None:
        session = self._host.savable
        if session is None:
            return
        dialog = self._file_dialog(self.tr("Save the Game Record"), self._folder())
        dialog.setAcceptMode(dialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(ENDING)
        dialog.selectFile(_usual_name(session.controller.setup.names))
        keeping = session.controller.keeping
        dialog.fileSelected.connect(lambda path: keeping.save(Path(path)))
        self._dialogs.open(dialog)

    @Slot(str)
    def _saved(self, path: str) -> None:
        self._remember(path)
        shown = readable(path, LINE)
        self.told.emit(sentence("RecordFiles", "The game is saved in {path}.", path=shown))

    @Slot(str, str)
    def _not_saved(self, path: str, reason: str) -> None:
        box = self._box(
            QMessageBox.Icon.Warning,
            self.tr("Not saved"),
            self.tr("The game could not be saved in {path}.").format(path=readable(path, PATH)),
            self.tr("{reason}. Choose another place, or make room.").format(reason=reason),
        )
        box.addButton(QMessageBox.StandardButton.Close)
        self._dialogs.open(box)

    # Recent files.

    def _recent(self) -> list[str]:
        return [path for path in self._preferences.settings.recent.split("\n") if path]

    def _remember(self, path: str) -> None:
        absolute = str(Path(path).absolute())
        if "\n" not in absolute:
            others = [other for other in self._recent() if other != absolute]
            self._preferences.change(recent="\n".join([absolute, *others][:MOST_RECENT]))

    def _forget(self, path: str) -> None:
        absolute = str(Path(path).absolute())
        others = [other for other in self._recent() if other != absolute]
        self._preferences.change(recent="\n".join(others))

    def say_anew(self) -> None:
        """List the files in the language that is on now."""
        self._list_recent("")

    def _list_recent(self, _text: str) -> None:
        menu = self._ui.menuRecent
        menu.clear()
        paths = self._recent()
        for number, path in enumerate(paths, start=1):
            name = _short(Path(path)).replace("&", "&&")
            action = QAction(f"&{number}  {name}", menu)
            action.setToolTip(path)
            action.triggered.connect(partial(self.open, Path(path)))
            menu.addAction(action)
        if paths:
            menu.addSeparator()
            clear = QAction(self.tr("&Clear This List"), menu)
            clear.triggered.connect(lambda: self._preferences.change(recent=""))
            menu.addAction(clear)
        menu.setEnabled(bool(paths))


def _file_of(event: QDropEvent) -> Path | None:
    """The one local file that is dragged."""
    urls = event.mimeData().urls()
    if len(urls) != 1 or not urls[0].isLocalFile():
        return None
    return Path(urls[0].toLocalFile())


def _short(path: Path) -> str:
    """A path for a menu: its name, and the folder's."""
    name, folder = readable(path.name), readable(path.parent.name)
    return f"{name}  ({folder})" if folder else name


def _is_gone(path: Path) -> bool:
    """Whether it is known that there is no such file."""
    try:
        path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return True
    except (OSError, ValueError):
        pass  # it may be there
    return False


def _usual_name(names: tuple[str, ...]) -> str:
    """A file's name that says who plays; letters that a file system may refuse are left out."""
    said = "-".join("".join(c for c in name if c.isalnum() or c in "-_") for name in names)
    return f"{said[:60] or ENDING}.{ENDING}"
