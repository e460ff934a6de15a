"""The lists of who may decide for a seat, levels and characters.

Each has what it is in small lines below its name, and a character its picture.
"""

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QComboBox, QStyledItemDelegate, QStyleOptionViewItem

from coup_desktop.desk import art, fonts
from coup_desktop.desk.dialogs.swatches import round_picture

PICTURE: Final = Qt.ItemDataRole.UserRole + 1
"""The role of the name of a file in `resources/portraits`, without ending."""
_FACE: Final = 44
"""Pixels of a picture at the usual text size."""
_EDGE: Final = 34
"""Pixels of a list beside its words: frames, margins, a scroll bar."""
_WIDEST: Final = 230
"""Pixels of a line at the usual text size."""
_INDENT: Final = "    "


class LevelDelegate(QStyledItemDelegate):
    """Writes an entry's tool tip below its name, which stands alone while the list is closed."""

    def __init__(self, box: QComboBox) -> None:
        super().__init__(box)
        self._box = box
        box.setItemDelegate(self)

    def fit(self) -> None:
        """Make the list wide enough for its words."""
        view = self._box.view()
        view.setMinimumWidth(view.sizeHintForColumn(0) + _EDGE)

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Name and explanation."""
        super().initStyleOption(option, index)
        about = index.data(Qt.ItemDataRole.ToolTipRole)
        if about:
            widest = round(_WIDEST * fonts.factor())
            lines = [option.text, *_wrapped(about, option.font.toString(), widest)]  # type: ignore[attr-defined]
            line_break = "\N{LINE SEPARATOR}"
            option.text = f"{line_break}{_INDENT}".join(lines)  # type: ignore[attr-defined]
        word = index.data(PICTURE)
        if word:
            side = round(_FACE * fonts.factor())
            option.icon = art.icon(round_picture(self._box, word, side))  # type: ignore[attr-defined]
            option.decorationSize = QSize(side, side)  # type: ignore[attr-defined]
            option.features |= QStyleOptionViewItem.ViewItemFeature.HasDecoration  # type: ignore[attr-defined]


@lru_cache(maxsize=256)  # ten seats have the same lists
def _wrapped(text: str, font: str, widest: int) -> tuple[str, ...]:
    """Words in lines that are about as wide as a list may be.

    Args:
        text: the words.
        font: as `QFont.toString` has it.
        widest: in pixels.
    """
    face = QFont()
    face.fromString(font)
    metrics = QFontMetricsF(face)
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and metrics.horizontalAdvance(longer) <= widest:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines)
