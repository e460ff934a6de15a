"""The question before something that cannot be taken back, or that leaves somebody's game."""

from collections.abc import Callable

from PySide6.QtWidgets import QMessageBox, QWidget


def careful_question(
    parent: QWidget,
    title: str,
    asked: str,
    more: str,
    *,
    do: str,
    leave: str,
    then: Callable[[], object],
) -> QMessageBox:
    """A box with two answers, not shown yet; Enter and Esc change nothing.

    Args:
        parent: in front of which it stands.
        title: of the box.
        asked: the question.
        more: what comes of it.
        do: the answer that has it done.
        leave: the answer that leaves all as it is.
        then: does it.
    """
    box = QMessageBox(
        QMessageBox.Icon.Question, title, asked, QMessageBox.StandardButton.NoButton, parent
    )
    box.setInformativeText(more)
    go = box.addButton(do, QMessageBox.ButtonRole.AcceptRole)
    stay = box.addButton(leave, QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(stay)
    box.setEscapeButton(stay)
    go.clicked.connect(lambda: then())  # noqa: PLW0108 - `clicked` would hand a value on
    return box
