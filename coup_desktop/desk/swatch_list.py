"""Pictures to choose one from, in a row that folds."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal, Slot
from PySide6.QtGui import QPixmap, QResizeEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from coup_desktop.desk import art


class SwatchList(QListWidget):
    """A list of pictures with their names; as high as it must be to show them all."""

    chosen = Signal(str)
    """The word of the picture that a person chose."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.currentItemChanged.connect(self._tell)

    def offer(self, swatches: Sequence[tuple[str, str, QPixmap]]) -> None:
        """Show these: each with its word, its name for people and its picture, all of one size."""
        kept = self.word()
        self.blockSignals(True)
        self.clear()
        for word, name, picture in swatches:
            item = QListWidgetItem(art.icon(picture), name, self)
            item.setData(Qt.ItemDataRole.UserRole, word)
            item.setToolTip(name)
            self.setIconSize(picture.deviceIndependentSize().toSize())
        self.blockSignals(False)
        self.choose(kept)
        self._fit()

    def word(self) -> str:
        """What is chosen; empty where nothing is."""
        row = self.currentRow()
        return str(self.item(row).data(Qt.ItemDataRole.UserRole)) if row >= 0 else ""

    def choose(self, word: str | int) -> None:
        """Mark a picture; where there is none of that word, the first one."""
        rows = [
            row
            for row in range(self.count())
            if self.item(row).data(Qt.ItemDataRole.UserRole) == word
        ]
        self.blockSignals(True)
        self.setCurrentRow(rows[0] if rows else 0)
        self.blockSignals(False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fold, and be as high as the rows."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Make room for larger words."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def _fit(self) -> None:
        words = self.fontMetrics()
        items = [self.item(row) for row in range(self.count())]
        names = [words.horizontalAdvance(item.text()) for item in items]
        width = max([self.iconSize().width(), *names]) + 8
        for item in items:
            item.setSizeHint(QSize(width, self.iconSize().height() + words.height() + 8))
        self.doItemsLayout()
        bottom = max(
            (self.visualItemRect(self.item(row)).bottom() for row in range(self.count())), default=0
        )
        height = bottom + self.verticalOffset() + self.spacing() + 2 * self.frameWidth() + 1
        if height != self.height():
            self.setFixedHeight(height)

    @Slot()
    def _tell(self) -> None:
        if self.word():
            self.chosen.emit(self.word())
