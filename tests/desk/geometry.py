"""Walks what a window shows, and says what overlaps, sticks out or is cut."""

from collections.abc import Iterator
from itertools import combinations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics, QFontMetricsF, QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QLabel,
    QMenuBar,
    QSizeGrip,
    QWidget,
)

from coup_desktop.desk import fonts
from coup_desktop.desk.claim_bubble import ClaimBubble
from coup_desktop.desk.curtain import Curtain
from coup_desktop.desk.dialogs.face_button import Handle
from coup_desktop.desk.elided_label import ElidedLabel
from coup_desktop.desk.focus_ring import FocusRing
from coup_desktop.desk.motion.stage import Stage
from coup_desktop.desk.peek_button import PeekButton
from coup_desktop.desk.seat_buttons import TargetButton
from coup_desktop.desk.team_sign import TeamSign

OVERLAYS = (ClaimBubble, Curtain, FocusRing, Handle, PeekButton, QSizeGrip, Stage, TargetButton)
"""What is meant to lie over other things."""
SIDE = 2
"""Pixels that a text may be wider than its label: side bearings."""


def faults(window: QWidget) -> list[str]:
    """What is wrong with the geometry of a window's visible widgets, in words; nothing is fine."""
    found: list[str] = []
    for part in shown(window):
        found += _own_faults(part)
        children = _children(part)
        drawn = [child for child in children if not isinstance(child, OVERLAYS)]
        found += [
            f"{name(child)} sticks out of {name(part)}: {_numbers(child.geometry())} in "
            f"{_numbers(part.rect())}"
            for child in children
            if not part.rect().contains(child.geometry())
        ]
        for one, other in combinations(drawn, 2):
            found += _shared(one, other, part)
    return found


def _shared(one: QWidget, other: QWidget, parent: QWidget) -> Iterator[str]:
    """Where two widgets overlap; what only holds others may, if those do not."""
    here, there = _place(one, parent), _place(other, parent)
    if not here.intersects(there):
        return
    for holder, rest in ((one, other), (other, one)):
        if type(holder) is QWidget and _children(holder):
            for child in _children(holder):
                yield from _shared(child, rest, parent)
            return
    yield f"{name(one)} and {name(other)} overlap by {_numbers(here.intersected(there))}"


def _place(part: QWidget, ancestor: QWidget) -> QRect:
    return QRect(part.mapTo(ancestor, part.rect().topLeft()), part.size())


def shown(window: QWidget) -> Iterator[QWidget]:
    """A window and all that is visible in it, but not what a list or a text scrolls."""
    yield window
    for child in _children(window):
        yield from shown(child)


def name(part: QWidget, *, told: bool = True) -> str:
    """A widget as a test tells of it, with what is written on it or without."""
    text = getattr(part, "text", str)() if told else ""
    path = [part.objectName() or type(part).__name__]
    parent = part.parentWidget()
    while parent is not None and not parent.isWindow():
        path.append(parent.objectName() or type(parent).__name__)
        parent = parent.parentWidget()
    return ".".join(reversed(path)) + (f" {text!r}" if text else "")


def _children(part: QWidget) -> list[QWidget]:
    if isinstance(part, QAbstractScrollArea):
        return []
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    found = part.findChildren(QWidget, options=direct)
    return [child for child in found if child.isVisible() and not child.isWindow()]


def _numbers(rect: QRect) -> tuple[int, int, int, int]:
    return rect.getRect()  # type: ignore[return-value]


def _own_faults(part: QWidget) -> Iterator[str]:
    # What has a size or a height that was set on purpose knows better than its hint.
    least = part.minimumSizeHint().boundedTo(part.maximumSize())
    if part.minimumWidth():
        least.setWidth(part.minimumWidth())
    if part.width() < least.width() or part.height() < least.height():
        yield f"{name(part)} is {part.size().toTuple()}, less than {least.toTuple()}"
    if isinstance(part, QLabel | QAbstractButton | QMenuBar | QAbstractScrollArea):
        height = QFontMetricsF(part.font()).xHeight()
        if height < fonts.SMALLEST_X_HEIGHT:
            yield f"{name(part)} has letters of {height:.1f} pixels"
    if isinstance(part, ElidedLabel):
        if part.shown_text() != part.text() and part.tip() != part.text():
            yield f"{name(part)} is shortened and nothing tells the whole"
        yield from _line_faults(part, part.shown_text(), part.shown_font())
    elif isinstance(part, QLabel) and not isinstance(part, TeamSign) and part.text():
        yield from _label_faults(part)
    elif isinstance(part, QMenuBar):
        yield from _menu_faults(part)


def _label_faults(label: QLabel) -> Iterator[str]:
    room = label.contentsRect()
    rich = label.textFormat() == Qt.TextFormat.RichText or (
        label.textFormat() == Qt.TextFormat.AutoText and label.text().startswith("<")
    )
    if rich:
        page = QTextDocument()
        page.setDefaultFont(label.font())
        page.setDocumentMargin(0)
        page.setHtml(label.text())
        page.setTextWidth(room.width() if label.wordWrap() else -1)
        if page.idealWidth() > room.width() + SIDE or page.size().height() > room.height() + SIDE:
            yield f"{name(label)} is cut"
    elif label.wordWrap():
        needs = label.fontMetrics().boundingRect(
            QRect(0, 0, room.width(), 1 << 20), int(Qt.TextFlag.TextWordWrap), label.text()
        )
        if needs.width() > room.width() + SIDE or needs.height() > room.height() + SIDE:
            yield f"{name(label)} is cut: {_numbers(needs)} in {_numbers(room)}"
    else:
        text = label.text()
        buddy: QWidget | None = label.buddy()
        yield from _line_faults(label, text if buddy is None else text.replace("&", ""))


def _line_faults(label: QLabel, text: str, font: QFont | None = None) -> Iterator[str]:
    """A line is cut where its letters do not fit, whatever the space that a page leaves."""
    metrics, room = QFontMetrics(font or label.font()), label.contentsRect()
    lines = text.split("\n")
    width = max(metrics.horizontalAdvance(line) for line in lines)
    height = metrics.tightBoundingRect(text).height() + (len(lines) - 1) * metrics.lineSpacing()
    if width > room.width() + SIDE or height > room.height():
        yield f"{name(label)} is cut: {(width, height)} in {room.size().toTuple()}"


def _menu_faults(bar: QMenuBar) -> Iterator[str]:
    titles = [bar.actionGeometry(action) for action in bar.actions()]
    if any(title.isEmpty() for title in titles):
        yield "the menu bar hides menus"
    corner: QWidget | None = bar.cornerWidget()
    if corner and any(title.intersects(corner.geometry()) for title in titles):
        yield f"{name(corner)} lies on the menus"
