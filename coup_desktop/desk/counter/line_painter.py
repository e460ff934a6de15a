"""Draws the lines of the card counter and of the claims, and says how high they are."""

from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen

from coup_desktop.desk import art, faces, fonts
from coup_desktop.desk.counter.line import CounterLine, Kind, Pip
from coup_desktop.desk.counter.pips import PIP, PIP_GAP, draw_pip
from coup_desktop.desk.theme import Colours
from coup_desktop.engine.claim_book import Fate

_SIDE: Final = 6
_ABOVE: Final = 3
_ABOVE_HEADING: Final = 9
_GAP: Final = 8
"""Between a picture or a mark and the words beside it."""
_SLACK: Final = 2
"""Pixels that words have more than they take: side bearings, else they would be wrapped."""
_EDGE: Final = 3
"""Width of the bar before the line that is chosen."""
_PADDING: Final = 6
"""Left and right of a mark's word."""
_PICTURE: Final = {Kind.CARD: QSizeF(27, 37.8), Kind.CLAIM: QSizeF(25, 35)}
_QUIET: Final = 0.62
"""How much is seen of a picture that counts no longer."""
_WRAP: Final = int(
    Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
)
_BREAK: Final = int(Qt.TextFlag.TextWrapAnywhere | Qt.AlignmentFlag.AlignLeft)


class LinePainter:
    """Made anew when fonts change: it keeps them."""

    def __init__(self, growth: float) -> None:
        """Args: growth: how much larger words are than in a usual window."""
        self._scale = growth * fonts.factor()
        self._title = fonts.text(15 * growth, bold=True)
        self._detail = fonts.text(13.5 * growth)
        self._heading = fonts.display(16 * growth, bold=True)
        self._metrics = {
            id(font): QFontMetrics(font) for font in (self._title, self._detail, self._heading)
        }

    # Where things are.

    def height(self, line: CounterLine, width: int) -> int:
        """How high a line is in a width, in pixels."""
        if line.legend:
            return self._legend_boxes(line, QRect(0, 0, width, 0))[1] + _ABOVE
        boxes = self._boxes(line, QRect(0, 0, width, 0))
        bottom = max(box.bottom() for box in boxes) + 1
        picture = self._picture(line)
        if picture is not None:
            bottom = max(bottom, _ABOVE + round(picture.height()))
        return bottom + _ABOVE

    def _picture(self, line: CounterLine) -> QSizeF | None:
        size = _PICTURE.get(line.kind)
        return None if size is None else size * self._scale

    def _boxes(self, line: CounterLine, rect: QRect) -> tuple[QRect, QRect, QRect, QRect]:
        """Where title, detail, and what stands beside each are; what is not there is empty.

        What does not fit beside something stands below it.
        """
        left, right = rect.left() + _SIDE, rect.left() + rect.width() - _SIDE
        top = rect.top() + (_ABOVE_HEADING if line.kind is Kind.HEADING else _ABOVE)
        picture = self._picture(line)
        if picture is not None:
            left += round(picture.width()) + _GAP
        room = QRect(left, top, max(20, right - left), 0)
        wide, high = self._beside(line)
        font = self._font(line)
        title_width = self._of(font).horizontalAdvance(line.title) + _SLACK
        if not wide:
            title = self._box(line.title, font, room)
            beside = QRect(right, top, 0, 0)
        elif title_width + _GAP + wide <= room.width():
            title = QRect(left, top, title_width, max(self._of(font).height(), high))
            beside = QRect(right - wide, top, wide, title.height())
        else:
            title = self._box(line.title, font, room)
            beside = QRect(left, title.bottom() + 2, wide, high)
        detail = QRect(left, beside.bottom() + 1, 0, 0)
        if line.detail:
            below = max(title.bottom(), beside.bottom()) + 1
            detail = self._box(line.detail, self._detail, QRect(left, below, room.width(), 0))
        return title, detail, beside, self._side_of_detail(line, detail, room.width())

    def _side_of_detail(self, line: CounterLine, detail: QRect, width: int) -> QRect:
        """At the right of the detail's first line, or below all of it."""
        if line.kind is not Kind.CARD or not line.side:
            return QRect(detail.left(), detail.bottom() + 1, 0, 0)
        words = self._of(self._detail)
        first = words.horizontalAdvance(line.detail.partition("\n")[0])
        wide = words.horizontalAdvance(line.side) + _SLACK
        if first + _GAP + wide <= width:
            left = detail.left() + width - wide
            return QRect(left, detail.top(), wide, words.height())
        below = QRect(detail.left(), detail.bottom() + 1, width, 0)
        return self._box(line.side, self._detail, below)

    def _font(self, line: CounterLine) -> QFont:
        if line.kind is Kind.HEADING:
            return self._heading
        return self._detail if line.kind is Kind.NOTE else self._title

    def _of(self, font: QFont) -> QFontMetrics:
        return self._metrics[id(font)]

    def _beside(self, line: CounterLine) -> tuple[int, int]:
        """Width and height of what stands at the right: pips, a mark, or a heading's words."""
        if line.pips:
            wide = len(line.pips) * (PIP.width() + PIP_GAP) - PIP_GAP
            return round(wide * self._scale), round((PIP.height() + 3) * self._scale)
        if line.mark is not None:
            words = self._of(self._detail)
            return words.horizontalAdvance(line.mark_word) + 2 * _PADDING, words.height() + 2
        if line.side and line.kind is not Kind.CARD:
            words = self._of(self._detail)
            return words.horizontalAdvance(line.side) + _SLACK, words.height()
        return 0, 0

    def _box(self, text: str, font: QFont, at: QRect) -> QRect:
        """The room for words from a corner on, in a width."""
        room = QRect(0, 0, at.width(), 1 << 20)
        flags = self._flags(text, font, at.width())
        height = self._of(font).boundingRect(room, flags, text).height()
        return QRect(at.x(), at.y(), at.width(), height)

    def _flags(self, text: str, font: QFont, width: int) -> int:
        """Words stay whole, but for one that is wider than the line."""
        metrics = self._of(font)
        wide = any(metrics.horizontalAdvance(word) > width for word in text.split())
        return _BREAK if wide else _WRAP

    def _legend_boxes(
        self, line: CounterLine, rect: QRect
    ) -> tuple[list[tuple[Pip, str, QPointF]], int]:
        """Where each pip with its word begins, and the bottom of them all."""
        words = self._of(self._detail)
        pip = PIP * self._scale
        high = max(round(pip.height()) + 3, words.height())
        x, y = float(rect.left() + _SIDE), float(rect.top() + _ABOVE)
        found = []
        for kind, text in line.legend:
            wide = pip.width() + 5 + words.horizontalAdvance(text)
            if x > rect.left() + _SIDE and x + wide > rect.left() + rect.width() - _SIDE:
                x, y = float(rect.left() + _SIDE), y + high + 2
            found.append((kind, text, QPointF(x, y)))
            x += wide + 2 * _GAP
        return found, round(y + high)

    # Drawing.

    def paint(
        self,
        painter: QPainter,
        line: CounterLine,
        rect: QRect,
        colours: Colours,
        *,
        chosen: bool,
        focused: bool,
    ) -> None:
        """Draw a line into its place."""
        painter.save()
        ground = QColor(colours.page_selected if chosen else colours.page)
        ink = QColor(colours.page_text)
        soft = QColor(colours.page_heading)
        if chosen:
            painter.fillRect(rect, ground)
            ink = soft = QColor(colours.marked_text)
            painter.fillRect(rect.left(), rect.top(), _EDGE, rect.height(), ink)
        if focused:
            painter.setPen(QPen(ink, colours.line(1), Qt.PenStyle.DotLine))
            painter.drawRect(rect.adjusted(1, 1, -2, -2))
        if line.legend:
            self._paint_legend(painter, line, rect, soft, ground, colours.line(1.2))
        else:
            title, detail, beside, side = self._boxes(line, rect)
            heading = line.kind is Kind.HEADING or line.quiet
            self._write(painter, line.title, self._font(line), title, soft if heading else ink)
            if line.detail:
                self._write(painter, line.detail, self._detail, detail, soft)
            if line.kind is Kind.CARD and line.side:
                self._write(painter, line.side, self._detail, side, soft)
            self._paint_picture(painter, line, rect)
            self._paint_beside(painter, line, beside, (ink, ground), colours)
        painter.restore()

    def _write(self, painter: QPainter, text: str, font: QFont, box: QRect, ink: QColor) -> None:
        painter.setFont(font)
        painter.setPen(ink)
        centred = int(Qt.AlignmentFlag.AlignVCenter)
        flags = self._flags(text, font, box.width())
        if font is not self._detail:
            flags = flags & ~int(Qt.AlignmentFlag.AlignTop) | centred
        painter.drawText(box, flags, text)

    def _paint_picture(self, painter: QPainter, line: CounterLine, rect: QRect) -> None:
        size = self._picture(line)
        if size is None or not line.word:
            return
        face = faces.front(line.word, line.name, size, painter.device().devicePixelRatioF())
        painter.setOpacity(_QUIET if line.quiet else 1.0)
        art.put(painter, face, QPointF(rect.left() + _SIDE, rect.top() + _ABOVE))
        painter.setOpacity(1.0)

    def _paint_beside(
        self,
        painter: QPainter,
        line: CounterLine,
        box: QRect,
        inks: tuple[QColor, QColor],
        colours: Colours,
    ) -> None:
        ink = inks[0]
        if line.pips:
            self._paint_pips(painter, line, box, inks, colours.line(1.2))
        elif line.mark is not None:
            self._paint_mark(painter, line, box, ink, colours)
        elif line.side:
            self._write(painter, line.side, self._detail, box.adjusted(0, 2, 0, 2), ink)

    def _paint_pips(
        self,
        painter: QPainter,
        line: CounterLine,
        box: QRect,
        inks: tuple[QColor, QColor],
        width: float,
    ) -> None:
        size = PIP * self._scale
        top = box.center().y() + 1 - size.height() / 2
        for place, pip in enumerate(line.pips):
            x = box.left() + place * (PIP.width() + PIP_GAP) * self._scale
            rect = QRectF(QPointF(x, top), size)
            draw_pip(painter, pip, rect, ink=inks[0], paper=inks[1], line=width)

    def _paint_mark(
        self, painter: QPainter, line: CounterLine, box: QRect, ink: QColor, colours: Colours
    ) -> None:
        """A word in a frame: round for what was proven, full for what is settled."""
        grounds = {Fate.PROVEN: colours.let_pass, Fate.CAUGHT: colours.doubt}
        ground = None if line.mark is None else grounds.get(line.mark)
        pen = QPen(ink, colours.line(1))
        if line.mark is Fate.DOUBTED:
            pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if ground is not None:
            painter.setBrush(QColor(ground))
            if not colours.contrast:
                painter.setPen(Qt.PenStyle.NoPen)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5)
        radius = frame.height() / 2 if line.mark is Fate.PROVEN else 3
        painter.drawRoundedRect(frame, radius, radius)
        painter.setFont(self._detail)
        painter.setPen(ink if ground is None else QColor(colours.strong_text))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, line.mark_word)

    def _paint_legend(
        self,
        painter: QPainter,
        line: CounterLine,
        rect: QRect,
        ink: QColor,
        paper: QColor,
        width: float,
    ) -> None:
        painter.setFont(self._detail)
        high = self._of(self._detail).height()
        size = PIP * self._scale
        for kind, text, where in self._legend_boxes(line, rect)[0]:
            middle = where.y() + max(size.height() + 3, high) / 2
            pip = QRectF(QPointF(where.x(), middle - size.height() / 2), size)
            draw_pip(painter, kind, pip, ink=ink, paper=paper, line=width)
            painter.setPen(ink)
            words = QRectF(pip.right() + 5, middle - high / 2, rect.width(), high)
            painter.drawText(words, int(Qt.AlignmentFlag.AlignVCenter), text)
