"""The end of a game: who has won, all cards face up, and what next."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, QSizeF, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFontMetrics, QGuiApplication, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QDialog, QHeaderView, QTableWidgetItem, QWidget

from coup_desktop.desk import art, fonts
from coup_desktop.desk.choice_button import PARCHMENT
from coup_desktop.desk.dialogs.least_size import LeastSize
from coup_desktop.desk.forms.ui_game_over import Ui_GameOverDialog
from coup_desktop.engine.cast import CHARACTERS, Character
from coup_desktop.engine.narrate import Narrator
from coup_desktop.engine.ruleset import HAND
from coup_desktop.engine.view import View

_EMBLEM: Final = 30
_GAP: Final = 4
_ROW: Final = 38


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


class GameOverDialog(QDialog):
    """Shows an `Outcome`; what is to come next goes out as a signal, and the dialog closes."""

    rematch_asked = Signal()
    new_game_asked = Signal()

    def __init__(self, outcome: Outcome, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_GameOverDialog()
        self.ui.setupUi(self)
        self._outcome = outcome
        self.ui.seats.setIconSize(QSize(HAND * (_EMBLEM + _GAP), _EMBLEM))
        winner = outcome.views[0].winner
        self.ui.portrait.setBust(outcome.portraits[winner])
        self.ui.portrait.setOwner(outcome.names.names[winner])
        self._dress()
        self._write()
        LeastSize(self, 560)
        self.ui.copy.clicked.connect(self._copy)
        self.ui.rematch.clicked.connect(self._rematch)
        self.ui.new_game.clicked.connect(self._new_game)
        self.ui.close.clicked.connect(self.reject)
        self.ui.rematch.setFocus(Qt.FocusReason.OtherFocusReason)

    def _dress(self) -> None:
        self.ui.title.setFont(fonts.display(28, bold=True))
        self.ui.turns.setFont(fonts.text(15))
        line = QFontMetrics(fonts.display(16, bold=True)).height()
        self.ui.seats.verticalHeader().setDefaultSectionSize(max(_ROW, line + 8))

    def _write(self) -> None:
        outcome = self._outcome
        final = outcome.views[0]
        # The turn in which the game ends is not counted among the complete ones.
        played = final.turns + 1
        self.ui.title.setText(
            self.tr("{name} wins the game").format(name=outcome.names.names[final.winner])
        )
        self.ui.turns.setText(
            self.tr("In turn {number}, of {seats} seats.").format(
                number=played, seats=len(final.seats)
            )
        )
        table = self.ui.seats
        table.setRowCount(len(outcome.views))
        for seat, view in enumerate(outcome.views):
            name = QTableWidgetItem(outcome.names.names[seat])
            name.setFont(fonts.display(16, bold=seat == final.winner))
            table.setItem(seat, 0, name)
            table.setItem(seat, 1, self._cards(view.hand))
            table.setItem(seat, 2, self._cards(view.seats[seat].revealed))
            coins = QTableWidgetItem(str(view.seats[seat].coins))
            coins.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            table.setItem(seat, 3, coins)
        header = table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        for column in (1, 2):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)

    def _cards(self, cards: Sequence[Character]) -> QTableWidgetItem:
        item = QTableWidgetItem(", ".join(self._outcome.names.character_name(c) for c in cards))
        item.setIcon(QIcon(self._emblems(cards)))
        return item

    def _emblems(self, cards: Sequence[Character]) -> QPixmap:
        """The emblems of some cards in a row."""

        def paint(painter: QPainter) -> None:
            for place, card in enumerate(cards):
                disc = QRectF(place * (_EMBLEM + _GAP), 0, _EMBLEM, _EMBLEM)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(PARCHMENT))
                painter.drawEllipse(disc)
                name = f"cards/emblems/{CHARACTERS[card].word}.svg"
                art.renderer(name).render(painter, disc.adjusted(4, 4, -4, -4))

        key = f"outcome:{','.join(CHARACTERS[card].word for card in cards)}"
        size = QSizeF(max(1, len(cards)) * (_EMBLEM + _GAP) - _GAP, _EMBLEM)
        return art.cached(key, size, self.devicePixelRatioF(), paint)

    @Slot()
    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._outcome.chronicle)

    @Slot()
    def _rematch(self) -> None:
        self.accept()
        self.rematch_asked.emit()

    @Slot()
    def _new_game(self) -> None:
        self.accept()
        self.new_game_asked.emit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._dress()
            self._write()
        elif event.type() == QEvent.Type.LanguageChange:
            self.ui.retranslateUi(self)
            self._write()
