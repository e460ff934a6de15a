"""Show all art in one picture, as the program shows it, and once more as other eyes see it.

``python packaging/art/contact_sheet.py OUT.png`` writes OUT.png and OUT-visions.png. It takes the
program's own painting: cards with letters and names, portraits in their frames, coins in heaps.
"""

from __future__ import annotations

import os
import sys
from array import array
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from colour_vision import VISIONS, Lens

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QRegion
from PySide6.QtWidgets import QApplication, QWidget

from coup_desktop.desk import art, cloth, faces, fonts
from coup_desktop.desk.coin_heap import CoinHeap
from coup_desktop.desk.metrics import CARD_SHAPE, Metrics
from coup_desktop.desk.portrait import Portrait
from coup_desktop.desk.team_sign import TEAM_COLOURS, TeamSign
from coup_desktop.desk.theme import DARK, THEMES, Colours, palette
from coup_desktop.resources import resources_root

WIDTH: Final = 2760
GAP: Final = 12
GROUND: Final = "#23272b"
PAPER: Final = "#f5ead0"
RUSSIAN: Final = {
    "duke": "Герцог",
    "assassin": "Ассасин",
    "contessa": "Графиня",
    "captain": "Капитан",
    "ambassador": "Посол",
    "inquisitor": "Инквизитор",
    "diplomat": "Дипломат",
    "thief": "Вор",
    "guard": "Стражник",
    "dealer": "Раздающий",
    "inspector": "Инспектор",
}
"""Long names in letters of another alphabet, to see them set; no translation of the program."""


class Sheet:
    """Pictures set in lines, like words."""

    def __init__(self) -> None:
        self._lines: list[tuple[str, str, list[QPixmap]]] = []

    def line(self, caption: str, pictures: Iterable[QPixmap], ground: str = GROUND) -> None:
        """Add pictures under a caption."""
        self._lines.append((caption, ground, list(pictures)))

    def image(self) -> QImage:
        """All of it."""
        height = self._set(None)
        image = QImage(WIDTH, height, QImage.Format.Format_RGB32)
        image.fill(QColor(GROUND))
        painter = QPainter(image)
        self._set(painter)
        painter.end()
        return image

    def _set(self, painter: QPainter | None) -> int:
        top = GAP
        for caption, ground, pictures in self._lines:
            spots, height = _flow(pictures)
            if painter is not None:
                painter.setFont(fonts.text(17, bold=True))
                painter.setPen(QColor("#efe4c9"))
                painter.drawText(QPointF(GAP, top + 20), caption)
                painter.fillRect(QRectF(0, top + 28, WIDTH, height), QColor(ground))
                for spot, picture in zip(spots, pictures, strict=True):
                    painter.drawPixmap(spot + QPointF(0, top + 28), picture)
            top += 28 + height + GAP
        return top


def _flow(pictures: list[QPixmap]) -> tuple[list[QPointF], int]:
    """Where pictures go in rows that are broken at the sheet's edge, and how high that is."""
    spots: list[QPointF] = []
    x = y = GAP
    row = 0
    for picture in pictures:
        if x + picture.width() + GAP > WIDTH and x > GAP:
            x, y, row = GAP, y + row + GAP, 0
        spots.append(QPointF(x, y))
        x += picture.width() + GAP
        row = max(row, picture.height())
    return spots, y + row + GAP


def card(word: str, name: str, height: float) -> QPixmap:
    """A card face up."""
    return faces.front(word, name, QSizeF(height * CARD_SHAPE, height), 1)


def lost(word: str, height: float) -> QPixmap:
    """A lost card."""
    size = QSizeF(height * CARD_SHAPE, height)
    return faces.lost(word, word.title(), size, Metrics.box(height), 1)


def files(folder: str, *, crests: bool | None = None) -> list[str]:
    """The drawings of a folder of `resources`."""
    names = [f"{folder}/{path.name}" for path in sorted((resources_root() / folder).glob("*.svg"))]
    return names if crests is None else [n for n in names if ("crest" in n) == crests]


def grabbed(widget: QWidget, size: QSize) -> QPixmap:
    """What a widget paints, on nothing."""
    widget.setPalette(palette(DARK))
    widget.resize(size)
    pixmap = QPixmap(size)
    pixmap.fill(Qt.GlobalColor.transparent)
    widget.render(pixmap, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    return pixmap


def portrait(file: str, side: int) -> QPixmap:
    """A portrait as a seat shows it."""
    widget = Portrait()
    widget.setBust(Path(file).stem)
    return grabbed(widget, QSize(side, side))


def heap(coins: int, diameter: float) -> QPixmap:
    """Coins as a seat shows them."""
    widget = CoinHeap()
    widget.setDiameter(diameter)
    widget.setCoins(coins)
    return grabbed(widget, QSize(round(diameter * 4.4), round(diameter * 2.4)))


def sign(word: str) -> QPixmap:
    """A team's sign with its name."""
    widget = TeamSign()
    widget.setFont(fonts.text(26, bold=True))
    widget.setWord(word)
    widget.setText(word.title())
    widget.setTeam(0)
    return grabbed(widget, widget.sizeHint())


def square(file: str, side: float) -> QPixmap:
    """A drawing in a square."""
    return art.picture(file, QSizeF(side, side), 1)


def fill(sheet: Sheet) -> None:
    """Put everything on the sheet."""
    words = list(faces.PLATES)
    for height in (600, 300, 140, 100, 48):
        sheet.line(f"cards, {height} px high", (card(w, w.title(), height) for w in words))
    for height in (300, 140, 100, 48):
        sheet.line(f"cards in Cyrillic, {height} px", (card(w, RUSSIAN[w], height) for w in words))
    for height in (140, 62, 48):
        sheet.line(f"lost cards, {height} px", (lost(w, height) for w in words))
    backs = [f for f in files("cards") if "/back" in f]
    for height in (600, 140, 62, 48):
        size = QSizeF(height * CARD_SHAPE, height)
        sheet.line(f"backs, {height} px", (art.picture(f, size, 1) for f in backs))
    emblems = files("cards/emblems")
    sheet.line("emblems, 200 px", (square(f, 200) for f in emblems), "#2a3236")
    for ground in ("#2a3236", "#f0e8d6"):
        sheet.line(
            "emblems, 64, 32, 22 px", (square(f, s) for s in (64, 32, 22) for f in emblems), ground
        )
    for side in (216, 62, 40):
        for crests in (False, True):
            names = files("portraits", crests=crests)
            sheet.line(f"portraits, {side} px", (portrait(f, side) for f in names))
    coins = (art.picture(f, _within(f, 200), 1) for f in files("coins"))
    sheet.line("coins, 200 px", coins, "#1b3f3d")
    sheet.line("heaps", (heap(n, d) for d in (40, 22) for n in (1, 2, 4, 5, 7, 10)), "#1b3f3d")
    icons = files("icons")
    for ground in ("#2a3236", "#f0e8d6"):
        sheet.line("icons, 100 px", (square(f, 100) for f in icons), ground)
        sheet.line("icons, 24, 18 px", (square(f, s) for s in (24, 18) for f in icons), ground)
    sheet.line("team signs", (sign(word) for word in TEAM_COLOURS))
    for colours in THEMES:
        tables = (_cloth(word, colours) for word in cloth.CLOTHS)
        sheet.line(f"cloths, {colours.name}", tables, colours.room)


def _within(file: str, side: float) -> QSizeF:
    """The size of a drawing whose longer edge is so many pixels."""
    size = art.renderer(file).viewBoxF().size()
    return size.scaled(side, side, Qt.AspectRatioMode.KeepAspectRatio)


def _cloth(word: str, colours: Colours) -> QPixmap:
    """An empty table."""
    return cloth.table(QSizeF(660, 440), 1, colours, word)


def fill_small(sheet: Sheet) -> None:
    """Put on the sheet what colours have to tell apart."""
    words = list(faces.PLATES)
    sheet.line("cards, 140 px", (card(w, w.title(), 140) for w in words))
    sheet.line("cards, 48 px", (card(w, w.title(), 48) for w in words))
    sheet.line("lost cards", (lost(w, 140) for w in words))
    backs = [f for f in files("cards") if "/back" in f]
    sheet.line("backs", (art.picture(f, QSizeF(100, 140), 1) for f in backs))
    sheet.line("emblems", (square(f, 64) for f in files("cards/emblems")))
    sheet.line("portraits", (portrait(f, 62) for f in files("portraits")))
    sheet.line("icons", (square(f, 40) for f in files("icons")), "#2a3236")
    sheet.line("team signs", (sign(word) for word in TEAM_COLOURS))


def seen_by(image: QImage, vision: str) -> QImage:
    """The picture as other eyes see it."""
    pixels = array("I")
    pixels.frombytes(image.constBits())
    made = array("I", map(Lens(vision).__getitem__, pixels))
    size = image.size()
    return QImage(made.tobytes(), size.width(), size.height(), image.format()).copy()


def main(arguments: list[str]) -> int:
    """Write both sheets."""
    if len(arguments) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    out = Path(arguments[0])
    app = QApplication([])
    fonts.load()
    sheet = Sheet()
    fill(sheet)
    image = sheet.image()
    image.save(str(out))
    small = Sheet()
    fill_small(small)
    plain = small.image()
    four = QImage(2 * plain.width(), 2 * plain.height(), plain.format())
    painter = QPainter(four)
    for number, vision in enumerate(VISIONS):
        corner = QPointF(number % 2 * plain.width(), number // 2 * plain.height())
        painter.drawImage(corner, seen_by(plain, vision))
        painter.setPen(QColor("#ffffff"))
        painter.setFont(fonts.text(22, bold=True))
        painter.drawText(corner + QPointF(WIDTH - 300, 32), vision)
    painter.end()
    four.save(str(out.with_stem(f"{out.stem}-visions")))
    app.quit()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
