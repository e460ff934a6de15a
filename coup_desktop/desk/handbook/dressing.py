"""Gives a page that was made of Markdown its fonts, colours and rules, and sets its anchors."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import (
    QBrush,
    QColor,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
)

from coup_desktop.desk import fonts
from coup_desktop.desk.handbook.pages import ANCHOR
from coup_desktop.desk.theme import Colours

BODY: Final = 16.0
"""Pixels of the words, at the usual text size and without zoom."""
_HEADINGS: Final = {1: 27.0, 2: 20.0, 3: 17.0}
_ABOVE: Final = {1: 2.0, 2: 20.0, 3: 14.0}
"""Pixels of room above a heading of a level."""
_APART: Final = 8.0
"""Pixels below a paragraph."""
_CLOSE: Final = 4.0
"""The same in a list."""
_LINE: Final = 108
"""The height of a line, in per cent of the font's."""
_TINT: Final = 0.28
"""How much of the mark's colour a quoted paragraph lies on."""
_PAD: Final = 6.0
_MANY_COLUMNS: Final = 5
_FIRST_COLUMN: Final = 32.0
"""Per cent of a table's width that its first column has where there are many."""


@dataclass(frozen=True, slots=True)
class Dress:
    """What a page is dressed in."""

    colours: Colours
    zoom: float

    @property
    def unit(self) -> float:
        """How many pixels a usual one is."""
        return self.zoom * fonts.factor()


def dress(document: QTextDocument, wanted: Dress) -> None:
    """Dress a document that has just been made of Markdown."""
    cursor = QTextCursor(document)
    cursor.beginEditBlock()
    block = document.begin()
    while block.isValid():
        _set_anchor(cursor, block)
        _dress_block(cursor, block, wanted)
        _dress_words(cursor, block, wanted)
        block = block.next()
    for frame in document.rootFrame().childFrames():
        if isinstance(frame, QTextTable):
            _dress_table(frame, wanted)
    cursor.endEditBlock()


def _set_anchor(cursor: QTextCursor, block: QTextBlock) -> None:
    """Take an anchor's signs out of the words, and set it at their beginning."""
    found = ANCHOR.search(block.text())
    if found is None:
        return
    start = block.position()
    cursor.setPosition(start + found.start())
    cursor.setPosition(start + found.end(), QTextCursor.MoveMode.KeepAnchor)
    cursor.removeSelectedText()
    cursor.setPosition(start)
    cursor.setPosition(start + 1, QTextCursor.MoveMode.KeepAnchor)
    named = QTextCharFormat()
    named.setAnchor(True)
    named.setAnchorNames([found[1]])
    cursor.mergeCharFormat(named)


def _dress_block(cursor: QTextCursor, block: QTextBlock, wanted: Dress) -> None:
    unit, before = wanted.unit, block.blockFormat()
    level = before.headingLevel()
    room = QTextBlockFormat()
    room.setLineHeight(_LINE, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
    cursor.setPosition(block.position())
    in_table = cursor.currentTable() is not None
    if level:
        room.setTopMargin(_ABOVE.get(level, _APART) * unit)
        room.setBottomMargin(_CLOSE * unit)
    elif in_table:
        room.setTopMargin(0)
        room.setBottomMargin(0)
    else:
        room.setTopMargin(0)
        room.setBottomMargin((_CLOSE if block.textList() is not None else _APART) * unit)
    if before.property(QTextFormat.Property.BlockQuoteLevel.value):
        room.setLeftMargin(0)
        room.setRightMargin(0)
        room.setTopMargin(_CLOSE * unit)
        if not wanted.colours.contrast:
            room.setBackground(QBrush(_tint(wanted.colours)))
    cursor.mergeBlockFormat(room)
    if level:
        title = QTextCharFormat()
        size = _HEADINGS.get(level, BODY) * wanted.zoom
        title.setFont(fonts.display(size, bold=True))
        title.setForeground(QBrush(QColor(wanted.colours.page_heading)))
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        cursor.mergeCharFormat(title)


def _dress_words(cursor: QTextCursor, block: QTextBlock, wanted: Dress) -> None:
    """Links in the colour of the page, pictures in the middle of their line."""
    pieces = []
    places = block.begin()
    while not places.atEnd():
        fragment = places.fragment()
        form = fragment.charFormat()
        if form.anchorHref() or form.isImageFormat():
            pieces.append((fragment.position(), fragment.length(), form.isImageFormat()))
        places += 1
    for start, length, is_image in pieces:
        form = QTextCharFormat()
        if is_image:
            _set_lines_apart(cursor, block)
            form.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignMiddle)
        else:
            form.setForeground(QBrush(QColor(wanted.colours.page_heading)))
            form.setFontUnderline(True)
        cursor.setPosition(start)
        cursor.setPosition(start + length, QTextCursor.MoveMode.KeepAnchor)
        cursor.mergeCharFormat(form)


def _set_lines_apart(cursor: QTextCursor, block: QTextBlock) -> None:
    """Where a picture stands the line is high enough already."""
    room = QTextBlockFormat()
    room.setLineHeight(0, QTextBlockFormat.LineHeightTypes.SingleHeight.value)
    cursor.setPosition(block.position())
    cursor.mergeBlockFormat(room)


def _dress_table(table: QTextTable, wanted: Dress) -> None:
    form = table.format()
    form.setBorder(wanted.colours.line(1))
    form.setBorderBrush(QBrush(QColor(wanted.colours.gold)))
    form.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
    form.setBorderCollapse(True)
    form.setCellSpacing(0)
    form.setCellPadding(_PAD * wanted.unit)
    form.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
    form.setBottomMargin(_APART * wanted.unit)
    columns = table.columns()
    if columns >= _MANY_COLUMNS:
        rest = (100 - _FIRST_COLUMN) / (columns - 1)
        widths = [_FIRST_COLUMN, *[rest] * (columns - 1)]
        percent = QTextLength.Type.PercentageLength
        form.setColumnWidthConstraints([QTextLength(percent, width) for width in widths])
    table.setFormat(form)
    for column in range(table.columns()):
        cell = table.cellAt(0, column)
        head = cell.format()
        if not wanted.colours.contrast:
            head.setBackground(QBrush(_tint(wanted.colours)))
        cell.setFormat(head)


def _tint(colours: Colours) -> QColor:
    """The page, with a little of the mark's colour."""
    page, mark = QColor(colours.page), QColor(colours.page_hit)
    parts = zip(page.getRgbF()[:3], mark.getRgbF()[:3], strict=True)  # type: ignore[index]
    return QColor.fromRgbF(*(a + (b - a) * _TINT for a, b in parts))
