"""New-game dialogs that stand open, for the tests of them."""

from PySide6.QtWidgets import QDialogButtonBox
from pytestqt.qtbot import QtBot

from coup_desktop.desk import fonts
from coup_desktop.desk.dialogs.new_game import NewGameDialog
from coup_desktop.desk.new_game_choice import CAST, NewGameChoice
from coup_desktop.table.setup import SeatSetup

TEN = tuple(
    SeatSetup(name, "random" if i else "human") for i, name in enumerate(("Eve", *CAST[:9]))
)
RICH = NewGameChoice(
    "coup-x", ("six", "teams"), (("box", "50"), ("refund", "yes"), ("must-coup", "10")), TEN, 2, 1
)


def dialog(qtbot: QtBot, choice: NewGameChoice | None = None) -> NewGameDialog:
    fonts.load()
    made = NewGameDialog(choice)
    qtbot.addWidget(made)
    made.open()
    return made


def may_start(made: NewGameDialog) -> bool:
    return made.ui.buttons.button(QDialogButtonBox.StandardButton.Ok).isEnabled()
