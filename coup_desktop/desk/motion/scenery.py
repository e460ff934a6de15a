"""Where things lie on a table, and pictures of them: what those that move start from and go to."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from coup_desktop.desk import art, faces
from coup_desktop.desk.card_face import CardFace
from coup_desktop.desk.coin_heap import COIN, CoinHeap
from coup_desktop.desk.metrics import CARD_SHAPE, COIN_SHAPE, TILT
from coup_desktop.desk.motion.acts import Pose
from coup_desktop.desk.theme import Colours, colours_of
from coup_desktop.engine.cast import CHARACTERS, NO_CHARACTER, Character
from coup_desktop.engine.events import RESERVE, TREASURY

if TYPE_CHECKING:
    from coup_desktop.desk.pots import Pots
    from coup_desktop.desk.seat_view import SeatView

EMBLEM: Final = 1.1
"""Size of an icon that flies, in portraits."""
STAMP: Final = 0.66
"""Size of an icon on the corner of a portrait, in portraits."""
LEAST_STAMP: Final = 18.0
"""And at least, in pixels."""
HELD: Final = 1.3
"""Height of a card that is held out to a seat, in heights of its own cards."""
GLOW: Final = 170
"""Per cent of its lightness."""


class Scenery:
    """A table's widgets, in the table's coordinates."""

    def __init__(
        self,
        table: QWidget,
        seats: "list[SeatView]",
        pots: "Pots",
        name_of: Callable[[Character], str],
    ) -> None:
        """Args: name_of: gives a character's name in the user's language."""
        self._table, self._seats, self._pots, self._name_of = table, seats, pots, name_of

    @property
    def colours(self) -> Colours:
        """The theme's."""
        return colours_of(self._table)

    def seat(self, number: int) -> "SeatView":
        """The widget of a seat."""
        return self._seats[number]

    def box(self, part: QWidget) -> QRect:
        """Where a widget is."""
        return QRect(part.mapTo(self._table, part.rect().topLeft()), part.size())

    def shot(self, rect: QRect) -> QPixmap:
        """A picture of how a part of the table looks now."""
        return self._table.grab(rect.intersected(self._table.rect()))

    def is_secret(self, rect: QRect) -> bool:
        """Whether a hand is open there for its owner alone: of that there must be no picture."""
        peeked = [s for s in self._seats if any(card.face.isSecret() for card in s.cards)]
        return any(self.box(seat).intersects(rect) for seat in peeked)

    def room(self) -> QRect:
        """The table's own box."""
        return self._table.rect()

    def heaps(self) -> list[QRect]:
        """Where the Court and the pots are."""
        pots = self._pots
        parts: list[QWidget] = [pots.court, pots.treasury, pots.reserve]
        return [self.box(part) for part in parts if part.isVisible()]

    def captions(self) -> list[QRect]:
        """Where is read what they hold."""
        return [self.box(part) for part in self._pots.read_parts()]

    # Coins.

    def heap(self, place: int) -> CoinHeap:
        """The coins of a seat or of a pot."""
        if place == TREASURY:
            return self._pots.treasury
        if place == RESERVE:
            return self._pots.reserve
        return self._seats[place].ui.coins.heap

    def top_coins(self, place: int, coins: int) -> list[QRectF]:
        """Where the uppermost coins of a heap lie, the lower ones first."""
        heap = self.heap(place)
        corner = QPointF(self.box(heap).topLeft())
        size = QSizeF(heap.getDiameter(), heap.getDiameter() * COIN_SHAPE)
        spots = heap.spots()[-coins:] or [QPointF(0, heap.height() - size.height())]
        spots = [spots[0]] * (coins - len(spots)) + spots
        return [QRectF(corner + spot, size) for spot in spots]

    def coin(self, diameter: float) -> QPixmap:
        """A coin's picture."""
        return art.picture(COIN, QSizeF(diameter, diameter * COIN_SHAPE), self.ratio())

    def coins_box(self, place: int) -> QRect:
        """Where the coins of a seat or pot are, with their number."""
        heap = self.heap(place)
        caption = {TREASURY: self._pots.ui.treasuryCaption, RESERVE: self._pots.ui.reserveCaption}
        number = caption[place] if place < 0 else self._seats[place].ui.coins.ui.number
        return self.box(heap).united(self.box(number))

    def set_arriving(self, arriving: dict[int, int]) -> None:
        """Say how many coins are on their way to each seat and pot."""
        for number, seat in enumerate(self._seats):
            seat.ui.coins.setArriving(arriving.get(number, 0))
        self._pots.set_arriving(
            treasury=arriving.get(TREASURY, 0), reserve=arriving.get(RESERVE, 0)
        )

    # Cards.

    def face(self, seat: int, slot: int) -> CardFace:
        """The widget of a place for a card."""
        return self._seats[seat].cards[slot].face

    def slot(self, seat: int, slot: int, *, up: bool, lost: bool = False) -> Pose:
        """How a card lies in its place at a seat."""
        face = self.face(seat, slot)
        middle = face.mapTo(self._table, face.card_rect().center())
        return Pose(
            middle,
            face.getCardHeight(),
            TILT if lost else 0.0,
            float(up),
            float(lost),
        )

    def drawn(self, seat: int, *, up: bool) -> list[Pose]:
        """How the cards lie that were drawn in an exchange."""
        fan = self._seats[seat].drawn
        corner = QPointF(self.box(fan).topLeft())
        height = self.face(seat, 0).getCardHeight()
        return [Pose(corner + spot, height, 0.0, float(up)) for spot in fan.spots()]

    def court(self) -> Pose:
        """How the Court's uppermost card lies."""
        stack = self._pots.court
        middle = QPointF(self.box(stack).topLeft()) + stack.top_card().center()
        return Pose(middle, stack.getCardHeight())

    def beside(self, seat: int, height: float, *, up: bool) -> Pose:
        """How a card lies that is held out to a seat: over its own."""
        middle = QRectF(self.cards_box(seat)).center()
        largest = max(height, HELD * self.face(seat, 0).getCardHeight())
        return Pose(middle, largest, -3.0, float(up))

    def cards_box(self, seat: int) -> QRect:
        """Where a seat's cards are."""
        first, second = self._seats[seat].cards
        return self.box(first).united(self.box(second))

    def back(self, height: float) -> QPixmap:
        """A card's back."""
        size = QSizeF(height * CARD_SHAPE, height)
        return faces.back(size, self.ratio(), self._pots.court.getBack())

    def front(self, character: Character, height: float) -> QPixmap | None:
        """A card's face; None where it is not known."""
        if character == NO_CHARACTER:
            return None
        size = QSizeF(height * CARD_SHAPE, height)
        word, name = CHARACTERS[character].word, self._name_of(character)
        return faces.front(word, name, size, self.ratio())

    # Who sits there.

    def portrait(self, seat: int) -> QRectF:
        """Where the seat's mark of its turn is: its portrait, or where it has none, its name."""
        view = self._seats[seat]
        part: QWidget = view.ui.portrait if view.ui.portrait.isVisible() else view.ui.name
        box = QRectF(self.box(part))
        side = min(box.width(), box.height())
        square = QRectF(box.topLeft(), QSizeF(side, side))
        if part is view.ui.portrait:
            square.moveCenter(box.center())
        return square

    def emblem(self, icon: str, seat: int) -> tuple[QPixmap, QRectF]:
        """An icon and its box in the middle of a seat's portrait."""
        where = self.portrait(seat)
        side = where.width() * EMBLEM
        box = QRectF(0, 0, side, side)
        box.moveCenter(where.center())
        return art.picture(f"icons/{icon}.svg", box.size(), self.ratio()), box

    def stamp(self, icon: str, seat: int) -> tuple[QPixmap, QRectF]:
        """A small icon and its box on the outer corner of a seat's portrait, off what is read."""
        where = self.portrait(seat)
        side = max(LEAST_STAMP, where.width() * STAMP)
        box = QRectF(0, 0, side, side)
        box.moveCenter(where.topLeft() + QPointF(side, side) * 0.12)
        room = QRectF(self.room())
        box.moveLeft(max(room.left(), box.left()))
        box.moveTop(max(room.top(), box.top()))
        return art.picture(f"icons/{icon}.svg", box.size(), self.ratio()), box

    def marker(self, side: float) -> QPixmap:
        """The ring that goes from the seat whose turn it was to the one whose turn it is."""
        size = QSizeF(side, side)
        colour = self.colour("bright")
        return art.cached(
            f"marker:{colour.name()}", size, self.ratio(), partial(_ring, side, colour)
        )

    def colour(self, name: str) -> QColor:
        """A colour of the theme, by its field's name.

        Those of a doubt and of its contrary shine on a dark ground.
        """
        colour = QColor(getattr(self.colours, name))
        glows = name in {"doubt", "let_pass"} and self.colours.dark
        return colour.lighter(GLOW) if glows else colour

    def strong(self) -> QColor:
        """What is drawn on the colours of a doubt and of its contrary, and edges them."""
        return QColor(self.colours.strong_text)

    def ratio(self) -> float:
        """Device pixels a logical one."""
        return self._table.devicePixelRatioF()


def _ring(side: float, colour: QColor, painter: QPainter) -> None:
    line = side * 0.1
    painter.setPen(QPen(colour, line))
    half = line / 2 + 0.5
    painter.drawEllipse(QRectF(half, half, side - 2 * half, side - 2 * half))
