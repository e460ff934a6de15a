"""Measures the contrast of what a widget paints: each run of text against the pixels around it.

What is painted is asked twice. Qt's SVG generator, painted on, tells each run of text with its
colour, its font and its place. An image tells the pixels. The ground of a run is made of the pixels
in its box that no letter touches.
"""

import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import compress
from operator import not_
from typing import Final

from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QCoreApplication,
    QEvent,
    QIODevice,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSizeF,
    Qt,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QPainter,
    QPainterPath,
    QRegion,
    QTransform,
)
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QWidget

from coup_desktop.desk import fonts

LEAST: Final = 4.5
"""What WCAG 2 asks of text (level AA)."""
LEAST_FOR_FRAMES: Final = 3.0
"""What WCAG 2.1 asks of frames and signs that carry meaning."""
_SVG: Final = "{http://www.w3.org/2000/svg}"


@dataclass(frozen=True, slots=True)
class Run:
    """A run of text as it is painted."""

    text: str
    ink: str
    ground: str
    """The pixel of its ground that it stands out from least."""
    ratio: float
    """Its contrast to that pixel, 1 to 21."""

    def __str__(self) -> str:
        return f"{self.text!r}: {self.ink} on {self.ground}, {self.ratio:.2f}:1"


@lru_cache(maxsize=4096)
def luminance(rgb: int) -> float:
    """WCAG's relative luminance of a colour 0xrrggbb, 0 to 1."""

    def linear(part: int) -> float:
        share = part / 255
        return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)

    red, green, blue = (linear(rgb >> shift & 255) for shift in (16, 8, 0))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def ratio(one: QColor | str | int, other: QColor | str | int) -> float:
    """WCAG's contrast ratio of two opaque colours, 1 to 21."""
    dark, bright = sorted((luminance(_rgb(one)), luminance(_rgb(other))))
    return (bright + 0.05) / (dark + 0.05)


def _rgb(colour: QColor | str | int) -> int:
    return colour if isinstance(colour, int) else QColor(colour).rgb() & 0xFFFFFF


def picture(widget: QWidget) -> QImage:
    """What a widget paints, one pixel a logical pixel, on its own window colour."""
    image = QImage(widget.size(), QImage.Format.Format_RGB32)
    image.fill(widget.palette().color(widget.backgroundRole()))
    widget.render(image, QPoint(0, 0))
    return image


def weak_runs(widget: QWidget) -> list[str]:
    """The runs of text in a widget that stand out too little; a complaint where there is none."""
    found = list(runs(widget))
    if not found:
        return [f"{widget!r} paints no text"]
    return sorted({str(run) for run in found if run.ratio < LEAST})


def runs(widget: QWidget) -> Iterator[Run]:
    """All runs of text in sight that a widget of a size and its visible children paint."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
    image = picture(widget)
    found = [text for part in _parts(widget) for text in _texts_in_sight(part, widget)]
    letters = QImage(image.size(), QImage.Format.Format_Grayscale8)
    letters.fill(Qt.GlobalColor.black)
    painter = QPainter(letters)
    for text in found:
        text.cover(painter)
    painter.end()
    for text in found:
        grounds = _grounds(image, letters, text.box & image.rect())
        if not grounds:  # a single letter fills its box
            grounds = _grounds(image, letters, text.box.adjusted(-3, -3, 3, 3) & image.rect())
        if grounds:
            yield _measured(text.words, text.ink, grounds)


def changed(before: QImage, after: QImage) -> int:
    """How many pixels are another colour, and one that differs enough to be seen."""
    assert before.size() == after.size()
    same = QImage.Format.Format_RGB32
    rows = zip(_rows(before.convertToFormat(same)), _rows(after.convertToFormat(same)), strict=True)
    pairs = Counter(pair for one, other in rows for pair in zip(one, other, strict=True))
    return sum(
        times
        for (one, other), times in pairs.items()
        if one != other and ratio(one & 0xFFFFFF, other & 0xFFFFFF) >= LEAST_FOR_FRAMES
    )


@dataclass(frozen=True, slots=True)
class _Text:
    """A run of text as the SVG tells it."""

    words: str
    ink: QColor
    font: QFont
    start: QPointF
    transform: QTransform
    corner: QPoint
    """Of the part that paints it."""
    box: QRect
    """What is in sight of it."""

    def cover(self, painter: QPainter) -> None:
        """Paint the letters, and the pixels beside them, white."""
        painter.setPen(Qt.GlobalColor.white)
        painter.setFont(self.font)
        for dx in (-1, 0, 1):
            for dy in (-1, 0, 1):
                place = self.corner + QPoint(dx, dy)
                painter.setTransform(
                    self.transform * QTransform.fromTranslate(place.x(), place.y())
                )
                painter.drawText(self.start, self.words)
                if len(self.words) == 1:  # perhaps a menu's key, with a line below it
                    width = QFontMetricsF(self.font).horizontalAdvance(self.words)
                    painter.fillRect(QRectF(self.start, QSizeF(width, 3)), Qt.GlobalColor.white)


def _parts(widget: QWidget) -> Iterator[QWidget]:
    yield widget
    for part in widget.findChildren(QWidget):
        if part.isVisibleTo(widget) and not part.isWindow():
            yield part


def _texts_in_sight(part: QWidget, widget: QWidget) -> Iterator[_Text]:
    """What a part paints itself; the SVG knows nothing of clipping, so that is done here."""
    corner = part.mapTo(widget, QPoint(0, 0))
    region = part.visibleRegion() if part.isVisible() else QRegion(part.rect())
    for group in _svg(part).iter(f"{_SVG}g"):
        for element in group.findall(f"{_SVG}text"):
            words, font = element.text or "", _font(element)
            start = QPointF(float(element.get("x", "0")), float(element.get("y", "0")))
            transform = _transform(group)
            path = QPainterPath()
            path.addText(start, font, words)
            # Without its rim: a frame close by is not what the letters stand on.
            box = transform.map(path).boundingRect().toAlignedRect().adjusted(1, 1, -1, -1)
            box &= region.boundingRect()
            if not box.isEmpty():
                ink = _ink(group, element)
                yield _Text(words, ink, font, start, transform, corner, box.translated(corner))


def _measured(text: str, ink: QColor, grounds: set[int]) -> Run:
    pairs = [(_over(ink, ground), ground) for ground in grounds]
    painted, worst = min(pairs, key=lambda pair: ratio(*pair))
    return Run(text, f"#{painted:06x}", f"#{worst:06x}", ratio(painted, worst))


def _grounds(image: QImage, letters: QImage, box: QRect) -> set[int]:
    """The colours in a box that no letter touches."""
    found: set[int] = set()
    if box.isEmpty():  # of which Qt would copy the whole image
        return found
    for pixels, drawn in zip(_rows(image.copy(box)), _rows(letters.copy(box)), strict=True):
        found.update(compress(pixels, map(not_, drawn)))
    return {pixel & 0xFFFFFF for pixel in found}


def _rows(image: QImage) -> Iterator[memoryview]:
    """The pixels of each row: 0xffrrggbb, or 0 to 255 in an image of greys."""
    size = image.depth() // 8
    data = memoryview(image.constBits()).cast("B")
    for y in range(image.height()):
        start = y * image.bytesPerLine()
        row = data[start : start + size * image.width()]
        yield row.cast("I") if size == 4 else row


def _over(ink: QColor, ground: int) -> int:
    """What an ink that may be translucent looks like on a ground."""
    share = ink.alphaF()
    whole = 0
    for shift, part in ((16, ink.red()), (8, ink.green()), (0, ink.blue())):
        whole |= round(part * share + (ground >> shift & 255) * (1 - share)) << shift
    return whole


def _svg(widget: QWidget) -> ET.Element:
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(widget.size())
    generator.setViewBox(widget.rect())
    generator.setResolution(widget.logicalDpiX())
    painter = QPainter(generator)
    widget.render(painter, QPoint(0, 0), renderFlags=QWidget.RenderFlag(0))
    painter.end()
    return ET.fromstring(bytes(data.data()))


def _ink(group: ET.Element, element: ET.Element) -> QColor:
    ink = QColor(element.get("fill"))
    opacity = float(element.get("fill-opacity", "1")) * float(group.get("opacity", "1"))
    ink.setAlphaF(opacity)
    return ink


def _font(element: ET.Element) -> QFont:
    families = [name.strip() for name in element.get("font-family", "").split(",")]
    font = QFont(families)
    font.setPixelSize(round(float(element.get("font-size", "12"))))
    font.setWeight(QFont.Weight(int(element.get("font-weight", "400"))))
    font.setItalic(element.get("font-style") == "italic")
    fonts.line_up_figures(font)  # as all fonts of `fonts`; the SVG does not tell it
    return font


def _transform(group: ET.Element) -> QTransform:
    numbers = re.findall(r"-?[\d.]+(?:e-?\d+)?", group.get("transform", ""))
    if len(numbers) != 6:
        return QTransform()
    return QTransform(*(float(number) for number in numbers))
