"""One answer as a button: its key in a cap, an icon or emblems, its words, a second small line."""

import math
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QWidget

from coup_desktop.desk import art, fonts
from coup_desktop.desk.choice import Choice, Tone
from coup_desktop.desk.enter_button import EnterButton
from coup_desktop.desk.help_marks import paint_caution, paint_hinted
from coup_desktop.desk.theme import Colours, colours_of
from coup_desktop.engine.cast import CHARACTERS, Character

PARCHMENT: Final = "#fbf3df"
GOLD: Final = "#c9a24b"
"""An emblem lies on paper with a gold rim in every theme, as on its card."""
_RADIUS: Final = 8.0
_HANDS: Final = frozenset({Tone.SPEAK, Tone.RAISED})
_HAND: Final = 1.35
"""How much larger than other icons a hand is."""
_RESTING: Final = 0.3
"""Opacity of a hand that is not raised."""
_TAILS: Final = 0.06
"""How far below their line letters seem to reach, of a font's size: few of them have tails."""


class Sizes:
    """How large the parts of a button are, in pixels.

    Everything grows with the text size and, in a large window, with `growth`.
    """

    @staticmethod
    def of(growth: float) -> "Sizes":
        """Those for the text size that is on, worked out once.

        Args:
            growth: how much larger than in a usual window.
        """
        return _sizes(growth, fonts.percent())

    def __init__(self, growth: float, percent: int) -> None:
        """Args: percent: the text size that is on; see `of`."""
        unit = growth * percent / fonts.USUAL_SIZE
        self.pad: Final = 8.0 * unit
        self.gap: Final = 7.0 * unit
        self.cap: Final = 23.0 * unit
        self.icon: Final = 20.0 * unit
        self.emblem: Final = 30.0 * unit
        self.overlap: Final = 5.0 * unit
        self.roomy: Final = 168 * unit
        """Least width of the two answers that are given most often."""
        self.first: Final = fonts.display(16 * growth, bold=True)
        self.second: Final = fonts.text(13 * growth)
        self.key: Final = fonts.text(13 * growth, bold=True)
        self._first: Final = QFontMetricsF(self.first)
        self._second: Final = QFontMetricsF(self.second)
        self._key: Final = QFontMetricsF(self.key)
        words = line_height(self.first) + line_height(self.second)
        self.height: Final = max(round(1.9 * self.cap), round(words + self.gap))
        """The height that every choice has, whatever it shows."""

    def width(self, choice: Choice, *, compact: bool) -> int:
        """The width that a choice needs; `compact` without emblems."""
        text, note = choice.also
        words = max(
            *(self._first.horizontalAdvance(line) for line in (choice.text, text)),
            self._second.horizontalAdvance(choice.second_line(compact=compact)),
            self._second.horizontalAdvance(note),
        )
        picture = self.picture_width(choice, compact=compact)
        width = self.pad + self.cap_width(choice.key) + self.gap + picture + words + self.pad + 3
        if choice.tone in (Tone.DOUBT, Tone.CONSENT):
            width = max(width, self.roomy)
        return math.ceil(width)

    def cap_width(self, key: str) -> float:
        """The width of a key's cap."""
        return max(self.cap, self._key.horizontalAdvance(key) + 0.43 * self.cap)

    def picture_width(self, choice: Choice, *, compact: bool) -> float:
        """The width of a choice's emblems or icon, with the gap behind it."""
        if choice.cards and not compact:
            return self.emblem + (len(choice.cards) - 1) * (self.emblem - self.overlap) + self.gap
        if choice.tone in (Tone.PLAIN, Tone.BACK):
            return 0
        return self.icon * (_HAND if choice.tone in _HANDS else 1) + self.gap


@lru_cache(maxsize=32)
def _sizes(growth: float, percent: int) -> Sizes:
    return Sizes(growth, percent)


class ChoiceButton(EnterButton):
    """Shows a `Choice`; emits `clicked` for it, never for the one that it showed before."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choice: Choice | None = None
        self._compact = False
        self._growth = 1.0
        self._offered: tuple[object, ...] = ()
        self._second = ""
        self._cautions: tuple[str, ...] = ()
        self._hinted = False
        self._pressed = False
        self._stale = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    @property
    def choice(self) -> Choice | None:
        """What it stands for now."""
        return self._choice

    def offer(
        self,
        choice: Choice | None,
        *,
        active: bool = True,
        compact: bool = False,
        growth: float = 1.0,
    ) -> None:
        """Stand for a choice, or for none.

        Args:
            choice: None hides the button.
            active: False while clicks may still be meant for an earlier prompt.
            compact: leaves the emblems out where room is short.
            growth: how much larger than in a usual window.
        """
        offered = (choice, active, compact, growth)
        if offered == self._offered:
            return
        self._offered = offered
        if choice != self._choice:
            # A press that began on the old choice must not end on the new one.
            self._stale = self._pressed
            self.setDown(False)
        self._choice = choice
        self._compact = compact
        self._growth = growth
        self._second = ""
        self.setVisible(choice is not None)
        if choice is None:
            self._forget()
            return
        self.setEnabled(active and not choice.refused)
        self.setText(choice.full_text.replace("&", "&&"))
        self.setAccessibleName(choice.full_text)
        self._tell(choice)
        self.updateGeometry()
        self.update()

    def set_help(self, cautions: tuple[str, ...], *, hinted: bool) -> None:
        """Mark the choice for who learns.

        Args:
            cautions: sentences that warn of it.
            hinted: whether it is what a hint is for.
        """
        if (cautions, hinted) == (self._cautions, self._hinted):
            return
        self._cautions, self._hinted = cautions, hinted
        if self._choice is not None:
            self._tell(self._choice)
        self.update()

    def _tell(self, choice: Choice) -> None:
        self.setAccessibleDescription(self._description(choice))
        self.setToolTip(_plain_tip(choice, self._cautions))

    def _forget(self) -> None:
        """Keep nothing of what it stood for: that may have named somebody's cards."""
        self.setText("")
        self.setAccessibleName("")
        self.setAccessibleDescription("")
        self.setToolTip("")
        self._cautions, self._hinted = (), False

    def set_second_line(self, words: str) -> None:
        """Show other words below the text for a while; nobody has them read aloud.

        Until the button stands for something else; there is room for `Choice.also`.
        """
        if words != self._second:
            self._second = words
            self.update()

    def _description(self, choice: Choice) -> str:
        key = self.tr("Key: {key}.").format(key=choice.key)
        hint = self.tr("The hint is this answer.") if self._hinted else ""
        told = (choice.note, choice.mark.sentence, choice.refused, *self._cautions, choice.tip)
        parts = (key, hint, *told)
        return " ".join(part for part in parts if part)

    def hitButton(self, pos: QPoint) -> bool:
        """Whether a click there is one on what the button shows."""
        return not self._stale and super().hitButton(pos)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a click on the present choice."""
        self._pressed = True
        self._stale = False
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End the click."""
        super().mouseReleaseEvent(event)
        self._pressed = False
        self._stale = False

    def changeEvent(self, event: QEvent) -> None:
        """Follow theme, language and text size."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.EnabledChange):
            self.update()
        elif event.type() == QEvent.Type.LanguageChange and self._choice is not None:
            self.setAccessibleDescription(self._description(self._choice))
        elif event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Wide enough for all it shows."""
        if self._choice is None:
            return QSize(0, 0)
        sizes = Sizes.of(self._growth)
        return QSize(sizes.width(self._choice, compact=self._compact), sizes.height)

    def minimumSizeHint(self) -> QSize:
        """Words are never cut."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the button."""
        choice = self._choice
        if choice is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = colours_of(self)
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        fill, ink = self._colours(choice, colours)
        self._paint_ground(painter, box, fill, colours)
        if not self.isEnabled():
            painter.setOpacity(0.9)
        sizes = Sizes.of(self._growth)
        middle = box.center().y()
        left = sizes.pad
        cap = QRectF(left, middle - sizes.cap / 2, sizes.cap_width(choice.key), sizes.cap)
        paint_cap(painter, cap, choice.key, ink, sizes.key)
        if self._cautions:
            paint_caution(painter, QPointF(cap.right(), cap.top()), sizes.cap)
        left = cap.right() + sizes.gap
        if choice.cards and not self._compact:
            _paint_emblems(painter, left, middle, choice.cards, sizes)
        elif choice.tone not in (Tone.PLAIN, Tone.BACK):
            side = sizes.icon * (_HAND if choice.tone in _HANDS else 1)
            icon = QRectF(left, middle - side / 2, side, side)
            _paint_icon(painter, icon, choice.tone, ink)
        left += sizes.picture_width(choice, compact=self._compact)
        words = QRectF(left, box.top(), box.right() - left, box.height())
        lines = [(sizes.first, choice.text)]
        second = self._second or choice.second_line(compact=self._compact)
        if second:
            lines.append((sizes.second, second))
        _paint_lines(painter, words, lines, ink)

    def _colours(self, choice: Choice, colours: Colours) -> tuple[QColor, QColor]:
        if not self.isEnabled():
            return QColor(colours.panel_exiled), QColor(colours.quiet)
        if choice.tone is Tone.DOUBT:
            fill, ink = QColor(colours.doubt), QColor(colours.strong_text)
        elif choice.tone is Tone.CONSENT:
            fill, ink = QColor(colours.let_pass), QColor(colours.strong_text)
        elif choice.tone is Tone.RAISED:
            fill, ink = QColor(colours.page_hit), QColor(colours.marked_text)
        else:
            fill, ink = QColor(colours.button), QColor(colours.text)
        if self.isDown():
            fill = fill.darker(118)
        elif self.underMouse():
            fill = fill.lighter(114 if fill.lightness() < 160 else 104)
        return fill, ink

    def _paint_ground(self, painter: QPainter, box: QRectF, fill: QColor, colours: Colours) -> None:
        enabled = self.isEnabled()
        edge = QColor(colours.gold if enabled else colours.panel_edge)
        painter.setPen(QPen(edge, colours.line(1.2)))
        painter.setBrush(fill)
        painter.drawRoundedRect(box, _RADIUS, _RADIUS)
        if self._hinted:
            paint_hinted(painter, box, _RADIUS, colours)


def line_height(font: QFont) -> float:
    """The height of a line in a stack of lines; the shipped faces are generous above and below."""
    return min(QFontMetricsF(font).height(), font.pixelSize() * 1.24)


def _paint_emblems(
    painter: QPainter, left: float, middle: float, cards: tuple[Character, ...], sizes: Sizes
) -> None:
    size = sizes.emblem
    rim = size * 2 / 15
    for i, card in enumerate(cards):
        disc = QRectF(left + i * (size - sizes.overlap), middle - size / 2, size, size)
        painter.setPen(QPen(QColor(GOLD), 1.2))
        painter.setBrush(QColor(PARCHMENT))
        painter.drawEllipse(disc)
        inner = disc.adjusted(rim, rim, -rim, -rim)
        art.draw(painter, f"cards/emblems/{CHARACTERS[card].word}.svg", inner)


def _paint_lines(
    painter: QPainter, box: QRectF, lines: list[tuple[QFont, str]], ink: QColor
) -> None:
    """Centres what is seen of the lines: from the capitals' tops to the last one's tails."""
    first, last = lines[0][0], lines[-1][0]
    capitals, tails = QFontMetricsF(first).capHeight(), _TAILS * last.pixelSize()
    apart = (line_height(first) + line_height(last)) / 2 if len(lines) > 1 else 0.0
    base = box.center().y() - (capitals + apart + tails) / 2 + capitals
    painter.setPen(ink)
    for font, text in lines:
        painter.setFont(font)
        painter.drawText(QPointF(box.left(), base), text)
        base += apart


def _plain_tip(choice: Choice, cautions: tuple[str, ...]) -> str:
    """The tooltip; wrapped by Qt only if it is rich text, so its words are escaped."""
    parts = (choice.refused, *cautions, choice.mark.sentence, choice.tip)
    text = " ".join(part for part in parts if part)
    escaped = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return f"<p>{escaped}</p>" if escaped else ""


def paint_cap(painter: QPainter, cap: QRectF, key: str, ink: QColor, font: QFont) -> None:
    """Draw a key's cap, on a ground that its letter stands out from more than from the button's."""
    light = ink.lightness() >= 128
    ground = QColor(0, 0, 0, 56) if light else QColor(255, 255, 255, 120)
    edge = QColor(ink)
    edge.setAlpha(150)
    painter.setPen(QPen(edge, 1))
    painter.setBrush(ground)
    painter.drawRoundedRect(cap, 4, 4)
    painter.setPen(ink)
    painter.setFont(font)
    painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, key)


def _paint_icon(painter: QPainter, box: QRectF, tone: Tone, ink: QColor) -> None:
    pen = QPen(ink, 2.2)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    match tone:
        case Tone.SPEAK | Tone.RAISED:
            painter.setOpacity(painter.opacity() * (1 if tone is Tone.RAISED else _RESTING))
            art.draw(painter, "icons/hand.svg", box)
            painter.setOpacity(1)
        case Tone.DOUBT:
            painter.drawPath(_crossed_disc(box))
        case Tone.BLOCK:
            painter.drawPath(_shield(box))
        case _:
            painter.drawPolyline(
                [
                    QPointF(box.left() + 2, box.center().y() + 1),
                    QPointF(box.left() + box.width() * 0.4, box.bottom() - 4),
                    QPointF(box.right() - 1, box.top() + 4),
                ]
            )


def _shield(box: QRectF) -> QPainterPath:
    path = QPainterPath(QPointF(box.center().x(), box.top() + 1))
    path.lineTo(box.right() - 2, box.top() + 4)
    path.quadTo(QPointF(box.right() - 2, box.bottom() - 4), QPointF(box.center().x(), box.bottom()))
    path.quadTo(QPointF(box.left() + 2, box.bottom() - 4), QPointF(box.left() + 2, box.top() + 4))
    path.closeSubpath()
    return path


def _crossed_disc(box: QRectF) -> QPainterPath:
    """A disc with a bar through it: no."""
    path = QPainterPath()
    disc = box.adjusted(2, 2, -2, -2)
    path.addEllipse(disc)
    inset = disc.width() * 0.15
    path.moveTo(disc.left() + inset, disc.top() + inset)
    path.lineTo(disc.right() - inset, disc.bottom() - inset)
    return path
