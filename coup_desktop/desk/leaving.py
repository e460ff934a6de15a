"""Asks before the game on the table is left, or a part of it is lost."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMessageBox, QWidget

from coup_desktop.desk.dialogs.question import careful_question

if TYPE_CHECKING:
    from coup_desktop.desk.dialog_place import DialogPlace
    from coup_desktop.desk.host import Host


class Leaving(QObject):
    """Lives as long as the window."""

    def __init__(
        self, host: "Host", dialogs: "DialogPlace", save: QAction, window: QWidget
    ) -> None:
        """Args: host: plays the games; save: has the one on the table saved elsewhere."""
        super().__init__(window)
        self._host = host
        self._dialogs = dialogs
        self._save = save
        self._window = window

    def sure(self, then: Callable[[], None]) -> None:
        """Does something that leaves the game on the table, after a question to who plays in it."""
        if self._host.would_lose_something:
            self.ask_before_losing(self.tr("Leave it anyway"), then)
            return
        if not self._host.has_game:
            then()
            return
        box = careful_question(
            self._window,
            self.tr("Another game?"),
            self.tr("The game on the table is not over. Leave it for another one?"),
            self.tr("It is kept; Game → Open Recent brings it back."),
            do=self.tr("Leave this game"),
            leave=self.tr("Go on playing"),
            then=then,
        )
        self._dialogs.open(box)

    def ask_before_losing(self, words: str, anyway: Callable[[], None]) -> None:
        """Says that the disk lacks a part of the game, before something is done that loses it.

        Args:
            words: for the button that does it all the same.
            anyway: does it.
        """
        runs = self._host.running
        box = QMessageBox(
            QMessageBox.Icon.Warning,
            self.tr("Not kept"),
            self.tr("The last moves of this game could not be kept on disk."),
            QMessageBox.StandardButton.NoButton,
            self._window,
        )
        box.setInformativeText(
            self.tr("Save it elsewhere, or make room and go on playing: it is tried again.")
            if runs
            else self.tr("Save it elsewhere, or they are lost.")
        )
        save = box.addButton(self.tr("Save As…"), QMessageBox.ButtonRole.AcceptRole)
        leave = box.addButton(words, QMessageBox.ButtonRole.DestructiveRole)
        stay = box.addButton(
            self.tr("Go on playing") if runs else self.tr("Cancel"),
            QMessageBox.ButtonRole.RejectRole,
        )
        box.setDefaultButton(save)
        box.setEscapeButton(stay)
        save.clicked.connect(self._save.trigger)
        leave.clicked.connect(anyway)
        self._dialogs.open(box)
