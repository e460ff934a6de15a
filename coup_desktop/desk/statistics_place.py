"""Joins the statistics to the window: games go in when they end, and a menu entry shows them."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal, Slot

from coup_desktop.desk.dialog_place import DialogPlace
from coup_desktop.desk.host import Host

if TYPE_CHECKING:
    from coup_desktop.desk.forms.ui_main_window import Ui_MainWindow
    from coup_desktop.desk.main_window import MainWindow
    from coup_desktop.desk.statistics_keeper import StatisticsKeeper

FILE: Final = "statistics.sqlite"
"""The file's name, beside the games' folder."""


class StatisticsPlace(QObject):
    """Lives as long as the window; `close` must be called in the end."""

    told = Signal(object)
    """What went wrong where nobody looks at the statistics, as a sentence."""

    def __init__(
        self,
        ui: "Ui_MainWindow",
        host: Host,
        dialogs: DialogPlace,
        games: Path,
        window: "MainWindow",
    ) -> None:
        """Args: games: the folder of finished records. dialogs: shows what this has to show."""
        super().__init__(window)
        self._window = window
        self._host = host
        self._dialogs = dialogs
        self._games = games
        self._keeper: StatisticsKeeper | None = None
        self._closed = False
        host.begun.connect(self._catch_up)
        host.ended.connect(self._record)
        ui.actionStatistics.triggered.connect(self.show)

    @Slot()
    def close(self) -> None:
        """Waits for what is being added, but not for ever; nothing after that."""
        self._closed = True
        if self._keeper is not None:
            self._keeper.close()

    @property
    def keeper(self) -> "StatisticsKeeper":
        """Made when it is needed first: no start of the program waits for SQLite."""
        from coup_desktop.desk.statistics_keeper import StatisticsKeeper

        if self._keeper is None:
            self._keeper = StatisticsKeeper(self._games.with_name(FILE), self._games, self)
            self._keeper.failed.connect(self._tell)
            if self._closed:
                self._keeper.close()
        return self._keeper

    @Slot()
    def _catch_up(self) -> None:
        """A game has begun: those before it lie in their folder by now, also resigned ones."""
        self.keeper.catch_up()

    @Slot(int)
    def _record(self, _winner: int) -> None:
        session = self._host.session
        if session is not None:
            self.keeper.record(session.controller.record)

    @Slot()
    def show(self) -> None:
        """Shows the statistics."""
        from coup_desktop.desk.dialogs.statistics import StatisticsDialog

        keeper, dialog = self.keeper, StatisticsDialog(self._window)
        dialog.asked.connect(keeper.ask)
        dialog.export_asked.connect(keeper.export)
        dialog.reset_asked.connect(keeper.reset)
        keeper.totals.connect(dialog.show_totals)
        keeper.unanswered.connect(dialog.show_unanswered)
        keeper.recorded.connect(dialog.ask)
        keeper.exported.connect(dialog.show_exported)
        keeper.was_reset.connect(dialog.show_reset)
        self._dialogs.open(dialog)
        keeper.catch_up()
        dialog.ask()

    @Slot(str)
    def _tell(self, sentence: str) -> None:
        """Says it where somebody looks."""
        from coup_desktop.desk.dialogs.statistics import StatisticsDialog

        dialog = self._dialogs.dialog
        if isinstance(dialog, StatisticsDialog):
            dialog.say(sentence)
        else:
            self.told.emit(sentence)
