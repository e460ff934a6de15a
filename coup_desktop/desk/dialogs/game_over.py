"""The end of a game: who has won, all cards face up, and what next."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QFontMetrics, QGuiApplication, QKeyEvent, QMoveEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QHeaderView, QPushButton, QTableWidgetItem, QWidget

from coup_desktop.desk import art, fonts
from coup_desktop.desk.dialogs.least_size import FRAME, LeastSize
from coup_desktop.desk.emblems import EMBLEM, GAP, emblem_row
from coup_desktop.desk.forms.ui_game_over import Ui_GameOverDialog
from coup_desktop.desk.story_words import StoryWords, cards_at_end, size_of_game, who_wins
from coup_desktop.desk.theme import colours_of
from coup_desktop.engine.cast import Character
from coup_desktop.engine.narrate import Narrator
from coup_desktop.engine.review import Review
from coup_desktop.engine.ruleset import HAND
from coup_desktop.engine.view import View

_ROW: Final = 38
_FEWEST: Final = 2
"""Rows that are in sight, at least."""
_EDGE: Final = 2
"""Pixels below the last row: frames that a style sheet makes thicker than Qt knows."""
_CORNER: Final = 11
"""Pixels between the dialog and the window's corner: as many as below the bar and beside it."""
CALM_MILLISECONDS: Final = 1000
"""For so long Enter does nothing in a dialog that comes by itself."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """A finished game."""

    names: Narrator
    """Of the game: names the seats and the characters."""
    views: Sequence[View]
    """Each seat's own view of the end, in order."""
    portraits: Sequence[str]
    chronicle: str
    """The whole log as plain text."""
    won: Sequence[int] = ()
    """Games of the match that each seat has won, with this one; empty where it is the only one."""
    practice: bool = False
    """Whether it counts as practice only."""
    resigned: frozenset[int] = frozenset()
    """The seats of people who gave up; bots played on in their chairs."""


class GameOverDialog(QDialog):
    """Shows an `Outcome`; what is to come next goes out as a signal, and the dialog closes."""

    rematch_asked = Signal()
    new_game_asked = Signal()
    story_asked = Signal()
    """The whole story is wanted; the dialog stays."""

    def __init__(self, outcome: Outcome, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_GameOverDialog()
        self.ui.setupUi(self)
        self._outcome = outcome
        self._review: Review | None = None
        self._settling = False
        """Whether it has grown while the system was still framing it, which moves it."""
        self.ui.seats.setIconSize(QSize(HAND * (EMBLEM + GAP), EMBLEM))
        winner = outcome.views[0].winner
        self.ui.portrait.setBust(outcome.portraits[winner])
        self.ui.portrait.setOwner(outcome.names.names[winner])
        self.ui.portrait.setWinner(True)
        self.ui.highlights.hide()
        self.ui.story.hide()
        self._dress()
        self._write()
        LeastSize(self, 480)
        self._place()
        self.ui.copy.clicked.connect(self._copy)
        self._guard = QTimer(self)
        self._guard.setSingleShot(True)
        self._calm = QTimer(self)
        self._calm.setSingleShot(True)
        self.ui.rematch.clicked.connect(self._rematch)
        self.ui.new_game.clicked.connect(self._new_game)
        self.ui.close.clicked.connect(self.reject)
        self.ui.story.clicked.connect(self.story_asked)
        self.ui.rematch.setFocus(Qt.FocusReason.OtherFocusReason)

    def showEvent(self, event: QShowEvent) -> None:
        """Take no Enter at first: it was meant for the game, which has just ended."""
        super().showEvent(event)
        if not event.spontaneous():
            self._calm.start(CALM_MILLISECONDS)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that has the ring; F2 plays again, as it does in the window."""
        focus = self.focusWidget()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            calm = not self._calm.isActive() and not event.isAutoRepeat()
            if calm and isinstance(focus, QPushButton):
                focus.click()
        elif event.key() == Qt.Key.Key_F2 and not event.isAutoRepeat():
            self.ui.rematch.click()
        else:
            super().keyPressEvent(event)

    def set_review(self, review: Review) -> None:
        """Tell the highlights and offer the whole story, now that they are worked out."""
        self._review = review
        self.ui.highlights.show()
        self.ui.story.show()
        self._tell()
        self._place()
        self._settling = self.isVisible() and not (self.isActiveWindow() and self._framed)

    def _tell(self) -> None:
        if self._review is not None:
            words = StoryWords(self._outcome.names, self._review)
            self.ui.highlights.setText(words.highlights())

    def _dress(self) -> None:
        self.ui.title.setFont(fonts.display(28, bold=True))
        self.ui.turns.setFont(fonts.text(15))
        self.ui.highlights.setFont(fonts.text(15))
        line = QFontMetrics(fonts.display(16, bold=True)).height()
        self.ui.seats.verticalHeader().setDefaultSectionSize(max(_ROW, line + 8))

    def _write(self) -> None:
        outcome = self._outcome
        final = outcome.views[0]
        # The turn in which the game ends is not counted among the complete ones.
        played = final.turns + 1
        winner = outcome.names.names[final.winner]
        self.ui.title.setText(who_wins(winner, gave_up=final.winner in outcome.resigned))
        sentences = [size_of_game(len(final.seats), played, practice=outcome.practice)]
        if outcome.resigned:
            gave_up = self.tr("gave up: {names}")
            names = ", ".join(outcome.names.names[seat] for seat in sorted(outcome.resigned))
            sentences.append(gave_up.format(names=names))
        self.ui.turns.setText(" · ".join(sentences))
        table = self.ui.seats
        table.setRowCount(len(outcome.views))
        sides = Qt.AlignmentFlag
        for column, side in enumerate((sides.AlignLeft, sides.AlignLeft, sides.AlignRight)):
            title = table.horizontalHeaderItem(column)
            if title is not None:
                title.setTextAlignment(side | sides.AlignVCenter)
        for seat, view in enumerate(outcome.views):
            name = QTableWidgetItem(outcome.names.names[seat])
            name.setFont(fonts.display(16, bold=seat == final.winner))
            table.setItem(seat, 0, name)
            table.setItem(seat, 1, self._cards(view.hand, view.seats[seat].revealed))
            coins = QTableWidgetItem(str(view.seats[seat].coins))
            coins.setTextAlignment(sides.AlignRight | sides.AlignVCenter)
            table.setItem(seat, 2, coins)
        self._tell_match()
        header = table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        self._tell()
        self._fit()

    def _tell_match(self) -> None:
        """Say how the match stands, in a column of its own."""
        table, won = self.ui.seats, self._outcome.won
        if not won:
            return
        side = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        table.setColumnCount(4)
        title = QTableWidgetItem(self.tr("Games won"))
        title.setTextAlignment(side)
        table.setHorizontalHeaderItem(3, title)
        for seat, count in enumerate(won):
            games = QTableWidgetItem(str(count))
            games.setTextAlignment(side)
            table.setItem(seat, 3, games)

    def _fit(self) -> None:
        """Make the table as high as its rows; where there is no room for that, it scrolls."""
        table = self.ui.seats
        row = table.verticalHeader().defaultSectionSize()
        rest = table.horizontalHeader().sizeHint().height() + 2 * table.frameWidth() + _EDGE
        table.setMinimumHeight(rest + min(_FEWEST, table.rowCount()) * row)
        table.setMaximumHeight(rest + table.rowCount() * row)

    def _place(self) -> None:
        """As high as the table, in the window's corner, where it covers least of the game.

        Its frame ends where the bar ends, so nothing of the bar looks out below.
        """
        layout, window = self.layout(), self.parentWidget()
        if layout is None:
            return
        layout.activate()  # what has just been written counts, too
        least = layout.totalMinimumHeightForWidth(self.width())
        beside = least - self.ui.seats.minimumHeight()
        room = self.screen().availableGeometry()
        height = min(beside + self.ui.seats.maximumHeight(), room.height() - FRAME.height())
        self.resize(self.width(), height)
        if window is not None:
            inside = window.window().geometry()
            frame = window.window().frameGeometry().size() - inside.size()
            taken = self.size() + (FRAME if frame.isEmpty() else frame)
            corner = inside.bottomRight() - QPoint(_CORNER - 1, _CORNER - 1)
            corner -= QPoint(taken.width(), taken.height())
            self.move(max(corner.x(), room.left()), max(corner.y(), room.top()))

    def _cards(self, held: Sequence[Character], lost: Sequence[Character]) -> QTableWidgetItem:
        item = QTableWidgetItem(cards_at_end(self._outcome.names, held, lost))
        ring = colours_of(self).panel_edge
        item.setIcon(art.icon(emblem_row(held, lost, self.devicePixelRatioF(), ring=ring)))
        return item

    @Slot()
    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._outcome.chronicle)

    def hold_off(self, milliseconds: int) -> None:
        """For so long no other game can be chosen: a click was meant for what was there before."""
        if milliseconds > 0:
            self._guard.start(milliseconds)

    @Slot()
    def _rematch(self) -> None:
        if self._guard.isActive():
            return
        self.accept()
        self.rematch_asked.emit()

    @Slot()
    def _new_game(self) -> None:
        if self._guard.isActive():
            return
        self.accept()
        self.new_game_asked.emit()

    @property
    def _framed(self) -> bool:
        return self.frameGeometry().size() != self.size()

    def _settle(self) -> None:
        """Go where it belongs, once the system has framed it and given it the keyboard."""
        if self._settling and self._framed:
            self._settling = not self.isActiveWindow()
            self._place()

    def moveEvent(self, event: QMoveEvent) -> None:
        """The system has moved it, perhaps into a frame."""
        super().moveEvent(event)
        self._settle()

    def changeEvent(self, event: QEvent) -> None:
        """Follow language, theme and text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._dress()
            self._write()
        elif event.type() == QEvent.Type.LanguageChange:
            self.ui.retranslateUi(self)
            self._write()
        elif event.type() == QEvent.Type.PaletteChange:
            self._write()
        elif event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self._settle()
