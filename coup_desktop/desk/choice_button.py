"""One answer as a button: its key in a cap, an icon or emblems, its words, a second small line."""

from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QPushButton, QWidget

from coup_desktop.desk import art, fonts
from coup_desktop.desk.choices import Choice, Tone
from coup_desktop.desk.theme import Colours, colours_of
from coup_desktop.engine.cast import CHARACTERS, Character

PARCHMENT: Final = "#fbf3df"
GOLD: Final = "#c9a24b"
"""An emblem lies on paper with a gold rim in every theme, as on its card."""
_PAD: Final = 8.0
_GAP: Final = 7.0
_CAP: Final = 23.0
_ICON: Final = 20.0
_EMBLEM: Final = 30.0
_OVERLAP: Final = 5.0
_RADIUS: Final = 8.0
_ROOMY: Final = 168
"""Least width of the two answers that are given most often."""


class ChoiceButton(QPushButton):
    """Shows a `Choice`; emits `clicked` for it, never for the one that it showed before."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choice: Choice | None = None
        self._compact = False
        self._pressed = False
        self._stale = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    @property
    def choice(self) -> Choice | None:
        """What it stands for now."""
        return self._choice

    def offer(self, choice: Choice | None, *, active: bool = True, compact: bool = False) -> None:
        """Stand for a choice, or for none.

        Args:
            choice: None hides the button.
            active: False while clicks may still be meant for an earlier prompt.
            compact: leaves the emblems out where room is short.
        """
        if choice != self._choice:
            # A press that began on the old choice must not end on the new one.
            self._stale = self._pressed
            self.setDown(False)
        self._choice = choice
        self._compact = compact
        self.setVisible(choice is not None)
        if choice is None:
            return
        self.setEnabled(active and not choice.refused)
        self.setText(choice.full_text.replace("&", "&&"))
        self.setAccessibleName(choice.full_text)
        self.setAccessibleDescription(self._description(choice))
        self.setToolTip(_plain_tip(choice))
        self.updateGeometry()
        self.update()

    def _description(self, choice: Choice) -> str:
        key = self.tr("Key: {key}.").format(key=choice.key)
        parts = (key, choice.note, choice.mark.sentence, choice.refused, choice.tip)
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

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter on a button that has the focus presses it, once."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.click()
            return
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.EnabledChange):
            self.update()

    def sizeHint(self) -> QSize:
        """Wide enough for all it shows."""
        if self._choice is None:
            return QSize(0, 0)
        return QSize(choice_width(self._choice, compact=self._compact), button_height())

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
        middle = box.center().y()
        left = _PAD
        cap = QRectF(left, middle - _CAP / 2, _cap_width(choice), _CAP)
        _paint_cap(painter, cap, choice.key, ink)
        left = cap.right() + _GAP
        if choice.cards and not self._compact:
            self._paint_emblems(painter, left, middle, choice.cards)
        elif choice.tone not in (Tone.PLAIN, Tone.BACK):
            _paint_icon(painter, QRectF(left, middle - _ICON / 2, _ICON, _ICON), choice.tone, ink)
        left += _picture_width(choice, compact=self._compact)
        self._paint_words(painter, QRectF(left, box.top(), box.right() - left, box.height()), ink)
        if self.hasFocus():
            painter.setOpacity(1)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(ink), 1.6))
            painter.drawRoundedRect(box.adjusted(3, 3, -3, -3), _RADIUS - 3, _RADIUS - 3)

    def _colours(self, choice: Choice, colours: Colours) -> tuple[QColor, QColor]:
        if not self.isEnabled():
            return QColor(colours.panel_exiled), QColor(colours.quiet)
        if choice.tone is Tone.DOUBT:
            fill, ink = QColor(colours.doubt), QColor(colours.strong_text)
        elif choice.tone is Tone.CONSENT:
            fill, ink = QColor(colours.let_pass), QColor(colours.strong_text)
        else:
            fill, ink = QColor(colours.button), QColor(colours.text)
        if self.isDown():
            fill = fill.darker(118)
        elif self.underMouse():
            fill = fill.lighter(114 if fill.lightness() < 160 else 104)
        return fill, ink

    def _paint_ground(self, painter: QPainter, box: QRectF, fill: QColor, colours: Colours) -> None:
        enabled = self.isEnabled()
        painter.setPen(QPen(QColor(colours.gold if enabled else colours.panel_edge), 1.2))
        painter.setBrush(fill)
        painter.drawRoundedRect(box, _RADIUS, _RADIUS)

    def _paint_emblems(
        self, painter: QPainter, left: float, middle: float, cards: tuple[Character, ...]
    ) -> None:
        for i, card in enumerate(cards):
            disc = QRectF(left + i * (_EMBLEM - _OVERLAP), middle - _EMBLEM / 2, _EMBLEM, _EMBLEM)
            painter.setPen(QPen(QColor(GOLD), 1.2))
            painter.setBrush(QColor(PARCHMENT))
            painter.drawEllipse(disc)
            art.draw(
                painter, f"cards/emblems/{CHARACTERS[card].word}.svg", disc.adjusted(4, 4, -4, -4)
            )

    def _paint_words(self, painter: QPainter, box: QRectF, ink: QColor) -> None:
        choice = self._choice
        if choice is None:
            return
        first, second = _fonts()
        lines = [(first, choice.text)]
        if choice.second_line:
            lines.append((second, choice.second_line))
        height = sum(_line_height(font) for font, _ in lines)
        top = box.center().y() - height / 2
        painter.setPen(ink)
        for font, text in lines:
            line = QRectF(box.left(), top, box.width() + 2, _line_height(font))
            painter.setFont(font)
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)
            top += _line_height(font)


def choice_width(choice: Choice, *, compact: bool) -> int:
    """The width that a choice needs, in pixels; `compact` without emblems."""
    first, second = _fonts()
    words = max(
        QFontMetricsF(first).horizontalAdvance(choice.text),
        QFontMetricsF(second).horizontalAdvance(choice.second_line),
    )
    picture = _picture_width(choice, compact=compact)
    width = round(_PAD + _cap_width(choice) + _GAP + picture + words + _PAD + 3)
    return max(width, _ROOMY) if choice.tone in (Tone.DOUBT, Tone.CONSENT) else width


def button_height() -> int:
    """The height that every choice has, whatever it shows."""
    first, second = _fonts()
    return max(44, round(_line_height(first) + _line_height(second) + 7))


def _fonts() -> tuple[QFont, QFont]:
    return fonts.display(16, bold=True), fonts.text(13)


def _cap_width(choice: Choice) -> float:
    return max(_CAP, QFontMetricsF(fonts.text(13, bold=True)).horizontalAdvance(choice.key) + 10)


def _picture_width(choice: Choice, *, compact: bool) -> float:
    if choice.cards and not compact:
        return _EMBLEM + (len(choice.cards) - 1) * (_EMBLEM - _OVERLAP) + _GAP
    if choice.tone in (Tone.PLAIN, Tone.BACK):
        return 0
    return _ICON + _GAP


def _line_height(font: QFont) -> float:
    return min(QFontMetricsF(font).height(), font.pixelSize() * 1.24)


def _plain_tip(choice: Choice) -> str:
    """The tooltip; wrapped by Qt only if it is rich text, so its words are escaped."""
    parts = (choice.refused, choice.mark.sentence, choice.tip)
    text = " ".join(part for part in parts if part)
    escaped = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return f"<p>{escaped}</p>" if escaped else ""


def _paint_cap(painter: QPainter, cap: QRectF, key: str, ink: QColor) -> None:
    ground = QColor(ink)
    ground.setAlpha(34)
    edge = QColor(ink)
    edge.setAlpha(150)
    painter.setPen(QPen(edge, 1))
    painter.setBrush(ground)
    painter.drawRoundedRect(cap, 4, 4)
    painter.setPen(ink)
    painter.setFont(fonts.text(13, bold=True))
    painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, key)


def _paint_icon(painter: QPainter, box: QRectF, tone: Tone, ink: QColor) -> None:
    pen = QPen(ink, 2.2)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    match tone:
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
