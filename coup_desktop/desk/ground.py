"""The table's picture under everything, quick also while somebody drags the window's edge."""

from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, QPointF, QRectF, QSizeF, QTimer, Slot
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from coup_desktop.desk import art, cloth
from coup_desktop.desk.theme import Colours, colours_of

SETTLED: Final = 120
"""Milliseconds without another size, after which the size is meant to stay."""
BIG: Final = 4_000_000
"""Pixels from which a table takes so long that the things on it are shown first."""


class Ground(QObject):
    """Paints room and table under a widget.

    A table of another size takes tens of milliseconds to paint. So the first other size is painted
    as it must be, unless it is very big; those that follow at once show the picture that there is,
    stretched, until one of them stays.
    """

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        self._picture = QPixmap()
        self._look: tuple[str, str, float] | None = None
        self._size = QSizeF()
        self._stretched = False
        self._since = QElapsedTimer()
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(SETTLED)
        self._settle.timeout.connect(self._settled)

    @property
    def stretched(self) -> bool:
        """Whether what was painted last is to be painted again as it must be."""
        return self._stretched

    def paint(self, painter: QPainter, word: str) -> None:
        """Paint the table with a cloth of `cloth.CLOTHS`."""
        size, colours = QSizeF(self._widget.size()), colours_of(self._widget)
        look = (colours.name, word, self._widget.devicePixelRatioF())
        if size != self._size or look != self._look:
            self._meet(size, colours, look)
        if self._stretched:
            painter.drawPixmap(
                QRectF(QPointF(0, 0), size), self._picture, QRectF(self._picture.rect())
            )
        else:
            art.put(painter, self._picture, QPointF(0, 0))

    def _meet(self, size: QSizeF, colours: Colours, look: tuple[str, str, float]) -> None:
        """Have a picture for another size, cloth or theme."""
        big = size.width() * size.height() * look[2] ** 2 > BIG
        hurried = self._since.isValid() and (big or self._since.elapsed() < SETTLED)
        resized = size != self._size
        if resized:
            self._since.start()
        self._size = size
        known = cloth.is_painted(size, look[2], colours, look[1])
        self._stretched = hurried and resized and look == self._look and not known
        self._look = look
        if self._stretched:
            self._settle.start()
        else:
            self._settle.stop()
            self._picture = cloth.table(size, look[2], colours, look[1])

    @Slot()
    def _settled(self) -> None:
        self._size = QSizeF()
        self._since.invalidate()
        self._widget.update()
