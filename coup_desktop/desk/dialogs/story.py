"""The story of a game: every claim, true or bluff, every doubt and loss, and who fooled whom."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QWidget

from coup_desktop.desk import fonts
from coup_desktop.desk.dialogs.least_size import LeastSize
from coup_desktop.desk.forms.ui_story import Ui_StoryDialog
from coup_desktop.desk.story_words import StoryWords
from coup_desktop.engine.narrate import Narrator
from coup_desktop.engine.review import Review

_LEAST_WIDTH: Final = 480


@dataclass(frozen=True, slots=True)
class Story:
    """A game in hindsight, and how to tell it."""

    names: Narrator
    """Of the game: names the seats and the characters."""
    review: Review
    """Holds every card: of a game that is over, or that hides nothing from who looks."""
    portraits: Sequence[str]
    """By seat, for `Portrait.setBust`."""
    goes_on: bool = True
    """Whether another game can be begun from here: not where a recorded game is looked at."""
    practice: bool = False
    """Whether the game counts as practice only."""
    resigned: frozenset[int] = frozenset()
    """The seats of people who gave up; bots played on in their chairs."""


class StoryDialog(QDialog):
    """Shows a `Story`. What is to come next goes out as a signal, and the dialog closes."""

    rematch_asked = Signal()
    new_game_asked = Signal()
    save_asked = Signal()
    """The record is to be saved; the dialog stays."""

    def __init__(self, story: Story, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_StoryDialog()
        self.ui.setupUi(self)
        self._story = story
        self._unwritten: list[int] = []
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(0)
        self._rest.timeout.connect(self._write_rest)
        winner = story.review.winner
        self.ui.portrait.setVisible(winner is not None)
        if winner is not None:
            self.ui.portrait.setBust(story.portraits[winner])
            self.ui.portrait.setOwner(story.names.names[winner])
            self.ui.portrait.setWinner(True)
        self.ui.rematch.setVisible(story.goes_on)
        self.ui.new_game.setVisible(story.goes_on)
        self._dress()
        self._write()
        LeastSize(self, _LEAST_WIDTH)
        self.ui.short_timeline.toggled.connect(self._write_timeline)
        self.ui.copy.clicked.connect(self._copy)
        self.ui.save.clicked.connect(self.save_asked)
        self.ui.rematch.clicked.connect(self._rematch)
        self.ui.new_game.clicked.connect(self._new_game)
        self.ui.close.clicked.connect(self.reject)
        self.ui.summary.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def _words(self) -> StoryWords:
        story = self._story
        return StoryWords(
            story.names, story.review, practice=story.practice, resigned=story.resigned
        )

    def _dress(self) -> None:
        self.ui.title.setFont(fonts.display(28, bold=True))
        self.ui.turns.setFont(fonts.text(15))

    def _write(self) -> None:
        """What is in sight at once, the other pages when there is time."""
        words = self._words
        self.ui.title.setText(words.title)
        self.ui.turns.setText(words.subtitle)
        self._unwritten = list(range(self.ui.pages.count()))
        self._write_page(self.ui.pages.currentIndex())
        self._rest.start()

    def _write_page(self, page: int) -> None:
        self._unwritten.remove(page)
        words = self._words
        if page == self.ui.pages.indexOf(self.ui.timelinePage):
            self._write_timeline()
        elif page == self.ui.pages.indexOf(self.ui.seatsPage):
            self.ui.seats.show_lines(list(words.seats()))
        else:
            self.ui.summary.show_lines(list(words.summary()))

    @Slot()
    def _write_timeline(self) -> None:
        short = self.ui.short_timeline.isChecked()
        self.ui.timeline.show_lines(list(self._words.timeline(short=short)))

    @Slot()
    def _write_rest(self) -> None:
        if self._unwritten:
            self._write_page(self._unwritten[0])
            self._rest.start()

    @Slot()
    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._words.text())

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
        elif event.type() == QEvent.Type.LanguageChange:
            self.ui.retranslateUi(self)
            self._write()
