"""Menu entries that show and change a field of the settings."""

from collections.abc import Mapping

from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QWidget

from coup_desktop.desk.preferences import Preferences, Value


def offer_one_of(
    preferences: Preferences, field: str, actions: Mapping[QAction, Value], owner: QWidget
) -> None:
    """Let one of these actions be checked: the one whose value the field holds.

    Args:
        preferences: hold the field, and are changed when an action is chosen.
        field: of `Settings`.
        actions: each with the value it stands for. Where the field holds none of them, as in a file
            from elsewhere, none is checked.
        owner: of the group that they make.
    """
    group = QActionGroup(owner)
    for action in actions:
        group.addAction(action)

    def show(value: Value) -> None:
        for action, its_value in actions.items():
            if its_value == value:
                action.setChecked(True)

    group.triggered.connect(lambda action: preferences.change(**{field: actions[action]}))
    preferences.bind(field, show)


def offer_toggle(
    preferences: Preferences, field: str, action: QAction, on: Value = True, off: Value = False
) -> None:
    """Let a checkable action stand for a field that is on or off, or one of two values."""
    action.triggered.connect(lambda checked: preferences.change(**{field: on if checked else off}))
    preferences.bind(field, lambda value: action.setChecked(value == on))
