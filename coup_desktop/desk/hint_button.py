"""The small button in the corner of the prompt bar that asks for a hint, or hides it."""

from typing import Final

from PySide6.QtWidgets import QWidget

from coup_desktop.desk.corner_button import CornerButton

HINT_KEY: Final = "H"
"""No answer of any phase has this key."""


class HintButton(CornerButton):
    """Shows whether a hint is shown; whoever owns it checks it, a click only asks for that."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(HINT_KEY, parent)

    def words(self) -> tuple[str, str]:
        """What stands on it, and what it does."""
        tip = self.tr(
            "Says what a strong player would do here, and why, from nothing that you could not "
            "know yourself. Press it again to hide it."
        )
        return self.tr("Hint"), tip
