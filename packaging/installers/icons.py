"""The icons as installers want them: PNG, Windows' .ico, Apple's .icns; the same bytes each time.

They are drawn from ``resources/icons`` by Qt, which the build has; no QGuiApplication is needed.
"""

from __future__ import annotations

import struct
from enum import StrEnum
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Final

from installers.project import BuildError

if TYPE_CHECKING:
    from PySide6.QtGui import QImage
    from PySide6.QtSvg import QSvgRenderer

_DRAWINGS: Final = Path(__file__).resolve().parents[2] / "resources" / "icons"
ICO_SIZES: Final = (16, 20, 24, 32, 40, 48, 64, 128, 256)
SMALL: Final = 32  # px: up to here the simpler drawing is shown
_PNG_IN_ICO: Final = 256  # px: smaller ones are bitmaps, which everything reads
_DOTS_PER_METRE: Final = 2835  # 72 dpi: Qt would write the screen's
# Apple's grid: of 1024 px, 100 stay free at each side. The simpler drawing has its edges on the
# pixels of 16 and 32, and would lose them.
_APPLE_MARGIN: Final = 100 / 1024
# Apple's names of sizes that are PNG, smallest first; those of 16 and 32 have another format.
_APPLE_PNG: Final = (
    (b"ic11", 32),  # 16@2x
    (b"ic12", 64),  # 32@2x
    (b"ic07", 128),
    (b"ic13", 256),  # 128@2x
    (b"ic08", 256),
    (b"ic14", 512),  # 256@2x
    (b"ic09", 512),
    (b"ic10", 1024),  # 512@2x
)
_APPLE_RGB: Final = ((b"is32", b"s8mk", 16), (b"il32", b"l8mk", 32))
_SHORTEST_RUN: Final = 3
_LONGEST_RUN: Final = 130
_LONGEST_COPY: Final = 128


class Icon(StrEnum):
    """What there is an icon of: the name of its drawing."""

    PROGRAM = "coup-desktop"
    RECORD = "coup-record"


def drawing(icon: Icon, size: int) -> Path:
    """The SVG file an icon of so many pixels is drawn from.

    Raises:
        BuildError: It is not there.
    """
    path = _DRAWINGS / f"{icon.value}{'-small' if size <= SMALL else ''}.svg"
    if not path.is_file():
        raise BuildError(f"no icon {path}: run `python packaging/art/make_app_icons.py`")
    return path


def png(size: int, icon: Icon = Icon.PROGRAM) -> bytes:
    """An icon of so many pixels as PNG."""
    return _png(_draw(icon, size))


def ico(icon: Icon = Icon.PROGRAM) -> bytes:
    """An icon for Windows, in all of `ICO_SIZES`."""
    pictures = []
    for size in ICO_SIZES:
        image = _draw(icon, size)
        pictures.append(_png(image) if size >= _PNG_IN_ICO else _bitmap(image))
    offset = 6 + 16 * len(pictures)
    head = struct.pack("<HHH", 0, 1, len(pictures))
    for size, data in zip(ICO_SIZES, pictures, strict=True):
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), offset)
        offset += len(data)
    return head + b"".join(pictures)


def icns(icon: Icon = Icon.PROGRAM) -> bytes:
    """An icon for macOS: 16 to 512 points, each for plain and for Retina screens."""
    margin = _APPLE_MARGIN if icon is Icon.PROGRAM else 0.0
    body = b""
    for colours, mask, size in _APPLE_RGB:
        rgb, alpha = _apple_planes(_draw(icon, size))
        body += _block(colours, rgb) + _block(mask, alpha)
    for name, size in _APPLE_PNG:
        body += _block(name, _png(_draw(icon, size, 0 if size <= SMALL else margin)))
    return _block(b"icns", body)


def picture(drawing: Path, scale: int = 1) -> bytes:
    """Any drawing as PNG, so many times as large as it says it is.

    Raises:
        BuildError: it cannot be drawn.
    """
    size = _renderer(drawing).defaultSize() * scale
    return _png(_paint(drawing, size.width(), size.height(), 0))


def _draw(icon: Icon, size: int, margin: float = 0.0) -> QImage:
    """Draw an icon; `margin` is the part of its size that stays free at each side."""
    return _paint(drawing(icon, size), size, size, round(size * margin))


def _paint(path: Path, width: int, height: int, free: int) -> QImage:
    """Paint a drawing; so many pixels stay free at each side."""
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QImage, QPainter

    renderer = _renderer(path)  # first: a painter that is left at work crashes with its picture
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    renderer.render(painter, QRectF(free, free, width - 2 * free, height - 2 * free))
    painter.end()
    image.setDotsPerMeterX(_DOTS_PER_METRE)
    image.setDotsPerMeterY(_DOTS_PER_METRE)
    return image


def _renderer(path: Path) -> QSvgRenderer:
    from PySide6.QtSvg import QSvgRenderer

    renderer = QSvgRenderer(str(path))
    if not renderer.isValid():
        raise BuildError(f"{path} cannot be drawn: its generator in packaging/art makes it anew")
    return renderer


def _png(image: QImage) -> bytes:
    from PySide6.QtCore import QBuffer, QIODevice
    from PySide6.QtGui import QImageWriter

    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, b"png")
    if not writer.write(image):
        raise BuildError(f"Qt cannot write PNG here: {writer.errorString()}")
    return bytes(buffer.data().data())


def _pixels(image: QImage) -> bytes:
    """Red, green, blue, alpha of each pixel, row by row from the top."""
    from PySide6.QtGui import QImage

    plain = image.convertToFormat(QImage.Format.Format_RGBA8888)
    return bytes(plain.constBits())


def _bitmap(image: QImage) -> bytes:
    """A bitmap as .ico holds it: blue, green, red, alpha from the foot up, then a mask of bits."""
    size = image.width()
    pixels = _pixels(image)
    row = 4 * size
    mask_row = (size + 31) // 32 * 4
    head = struct.pack("<IiiHHIIiiII", 40, size, 2 * size, 1, 32, 0, 0, 0, 0, 0, 0)
    colours = bytearray()
    mask = bytearray()
    for y in reversed(range(size)):
        line = bytearray(pixels[y * row : (y + 1) * row])
        line[0::4], line[2::4] = line[2::4], line[0::4]
        colours += line
        bits = "".join("0" if alpha else "1" for alpha in line[3::4])
        mask += int(bits.ljust(8 * mask_row, "0"), 2).to_bytes(mask_row, "big")
    return head + bytes(colours) + bytes(mask)


def _apple_planes(image: QImage) -> tuple[bytes, bytes]:
    """A picture as .icns holds small ones: packed red, green, blue; and the alpha as it is."""
    pixels = _pixels(image)
    return b"".join(_packed(pixels[channel::4]) for channel in range(3)), pixels[3::4]


def _packed(plane: bytes) -> bytes:
    """Pack runs of equal bytes in Apple's way."""
    packed = bytearray()
    loose = bytearray()

    def flush() -> None:
        for start in range(0, len(loose), _LONGEST_COPY):
            part = loose[start : start + _LONGEST_COPY]
            packed.append(len(part) - 1)
            packed.extend(part)
        loose.clear()

    for value, run in groupby(plane):
        left = len(list(run))
        while left >= _SHORTEST_RUN:
            flush()
            taken = min(left, _LONGEST_RUN)
            packed.extend((taken + 125, value))
            left -= taken
        loose.extend([value] * left)
    flush()
    return bytes(packed)


def _block(name: bytes, data: bytes) -> bytes:
    """A block of .icns: its name, its whole length, its data."""
    return name + struct.pack(">I", 8 + len(data)) + data
