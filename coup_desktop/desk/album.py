"""Painted pictures that are kept, the oldest thrown away where there are too many.

Qt's own `QPixmapCache` is no place for them: a timer empties it within two or three minutes in
which nothing new is painted, and then everything has to be painted again at once when the person
who was thinking answers; and it takes no picture larger than itself, such as a table at 200 % on a
4K screen, which would then be painted anew for each coin that moves.
"""

from collections import OrderedDict
from collections.abc import Hashable
from typing import Final

from PySide6.QtGui import QPixmap

LARGE: Final = 24 * 1024 * 1024
"""Bytes from which a picture is surely a table, such as a 4K screen's, and no thing on it."""
ROOM: Final = 96 * 1024 * 1024
"""Bytes for the things of ten seats on a 4K screen at 200 %, and as many for the tables."""


class Album:
    """Keeps pictures by a key, the most recently looked at the longest. The window's thread only.

    Tables and the things on them have a shelf each, so that one does not push out the others. The
    newest table is kept whatever its size; then as many older ones as there is room for, such as
    that of the window before it filled the screen.
    """

    def __init__(self, room: int = ROOM, large: int = LARGE) -> None:
        """An empty album.

        Args:
            room: bytes, of each shelf.
            large: bytes from which a picture belongs to the tables.
        """
        self._room = room
        self._large = large
        self._things = _Shelf()
        self._tables = _Shelf()

    def find(self, key: Hashable) -> QPixmap | None:
        """The picture of that key, or None where there is none (any more)."""
        found = self._things.find(key)
        return self._tables.find(key) if found is None else found

    def keep(self, key: Hashable, picture: QPixmap) -> None:
        """Keep a picture; the oldest go where there is no room for it."""
        shelf = self._tables if _bytes(picture) >= self._large else self._things
        shelf.put(key, picture, self._room)

    def clear(self) -> None:
        """Throw all of them away."""
        self._things = _Shelf()
        self._tables = _Shelf()

    @property
    def size(self) -> int:
        """Bytes of all pictures."""
        return self._things.size + self._tables.size

    def __len__(self) -> int:
        return len(self._things.pictures) + len(self._tables.pictures)


class _Shelf:
    def __init__(self) -> None:
        self.pictures: OrderedDict[Hashable, QPixmap] = OrderedDict()
        self.size = 0

    def find(self, key: Hashable) -> QPixmap | None:
        found = self.pictures.get(key)
        if found is not None:
            self.pictures.move_to_end(key)
        return found

    def put(self, key: Hashable, picture: QPixmap, room: int) -> None:
        before = self.pictures.pop(key, None)
        if before is not None:
            self.size -= _bytes(before)
        self.pictures[key] = picture
        self.size += _bytes(picture)
        while self.size > room and len(self.pictures) > 1:
            _, oldest = self.pictures.popitem(last=False)
            self.size -= _bytes(oldest)


def _bytes(picture: QPixmap) -> int:
    return picture.width() * picture.height() * picture.depth() // 8
