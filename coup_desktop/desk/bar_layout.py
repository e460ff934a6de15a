"""Sets the prompt bar's words and answers out in the room there is."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QBoxLayout, QWidget

from coup_desktop.desk import fonts
from coup_desktop.desk.arrangement import MOST_COLUMNS, MOST_ROWS, Arrangement, arrange, narrowest
from coup_desktop.desk.choice import Choice
from coup_desktop.desk.choice_button import ChoiceButton, Sizes
from coup_desktop.desk.forms.ui_prompt_bar import Ui_PromptBar
from coup_desktop.desk.pass_toggle import PassToggle

_TEXT_SIZES: Final = ((20.0, 14.5), (17.0, 13.5))
"""Pixels of the question and of what is said about it: the usual ones, and those for long words."""
_UNDER_CORNER: Final = 5
"""Pixels between the switch in the corner and answers below it."""
_BESIDE_CORNER: Final = 16
"""Pixels between words and the switch in the corner."""

_BESIDE_ANSWERS: Final = 20
"""Pixels between the question and answers beside it."""
_USUAL_WINDOW: Final = QSize(1400, 860)
"""Up to this size of the window the bar's words are as large as they ever are."""
_STEP: Final = 0.05
_MOST: Final = 1.6


def growth_in(window: QSize) -> float:
    """How much larger the bar's words and answers are in a window: half as much as it is."""
    larger = min(window.width() / _USUAL_WINDOW.width(), window.height() / _USUAL_WINDOW.height())
    grown = round((1 + (larger - 1) / 2) / _STEP) * _STEP
    return min(max(grown, 1.0), _MOST)


class BarLayout:
    """Places what a bar shows, and knows how much room that takes."""

    def __init__(self, bar: QWidget, ui: Ui_PromptBar, corner: PassToggle) -> None:
        self._bar = bar
        self._ui = ui
        self._corner = corner
        self._growth = 1.0
        for words in (ui.title, ui.detail):
            # Words wrap, answers do not: where room is short, words give way.
            words.setMinimumWidth(1)
        self._choices: Sequence[Choice] = ()
        self._arrangement = Arrangement((), compact=False, beside=True)
        found = {button.objectName(): button for button in bar.findChildren(ChoiceButton)}
        self._buttons = [
            [found[f"choice_{row}_{column}"] for column in range(MOST_COLUMNS)]
            for row in range(MOST_ROWS)
        ]
        self.buttons: Final = [button for row in self._buttons for button in row]
        """Those that choices are offered by, row by row."""
        self.height = self._usual_height()
        """The height that the bar needs."""

    def set_growth(self, growth: float) -> bool:
        """Make words and answers so much larger than in a usual window; whether that is new."""
        if growth == self._growth:
            return False
        self._growth = growth
        self._corner.set_growth(growth)
        return True

    def lay_out(self, choices: Sequence[Choice], *, active: bool) -> None:
        """Show the answers, and the words that the bar's labels hold.

        Args:
            choices: the answers.
            active: False while clicks may still be meant for an earlier prompt.
        """
        self._choices = choices
        grid = self._ui.grid
        self._arrangement = arrange(
            choices,
            self._widths(compact=False),
            self._widths(compact=True),
            self._room,
            grid.horizontalSpacing(),
            self._least_words() + _BESIDE_ANSWERS,
        )
        rows = self._arrangement.rows
        columns = max((len(row) for row in rows), default=0)
        for r, slots in enumerate(self._buttons):
            for c, button in enumerate(slots):
                used = r < len(rows) and c < len(rows[r])
                button.offer(
                    choices[rows[r][c]] if used else None,
                    active=active,
                    compact=self._arrangement.compact,
                    growth=self._growth,
                )
        for column in range(MOST_COLUMNS):
            grid.setColumnStretch(column, 1 if column < columns else 0)
        self._ui.answers.setVisible(bool(choices))
        self._keep_corner_free()
        self._set_words()
        # Once a question: asking the layouts makes them ask again, and a size hint that did it
        # would keep the window busy for ever.
        self.height = max(self._usual_height(), self._needed_height())
        self.place_corner()

    def place_corner(self) -> None:
        """Put the switch into the corner; to be called when the bar has another size."""
        margins = self._ui.across.contentsMargins()
        size = self._corner.sizeHint()
        left = self._bar.width() - margins.right() - size.width()
        self._corner.setGeometry(left, margins.top(), size.width(), size.height())

    @property
    def least_width(self) -> int:
        """The width below which answers or words would be cut."""
        gap = self._ui.grid.horizontalSpacing()
        margins = self._ui.across.contentsMargins()
        full, compact = self._widths(compact=False), self._widths(compact=True)
        least = narrowest(self._choices, full, compact, gap)
        words = self._least_words() + self._ui.text.contentsMargins().right()
        return max(400, max(least, words) + margins.left() + margins.right())

    def _keep_corner_free(self) -> None:
        """Answers beside the words stand below the switch, words above answers end before it."""
        shown = not self._corner.isHidden()
        size = self._corner.sizeHint()
        beside = self._arrangement.beside and bool(self._choices)
        above = size.height() + _UNDER_CORNER if shown and beside else 0
        aside = size.width() + _BESIDE_CORNER if shown and not beside else 0
        self._ui.grid.setContentsMargins(0, above, 0, 0)
        self._ui.answers.setMinimumWidth(size.width() if above else 0)
        self._ui.text.setContentsMargins(0, 0, aside, 0)

    def _least_words(self) -> int:
        """The width of what of the question cannot be wrapped, at its smallest."""
        metrics = QFontMetrics(fonts.display(_TEXT_SIZES[-1][0] * self._growth, bold=True))
        # Not by `split()`: some spaces hold together what belongs together.
        return max(metrics.horizontalAdvance(part) for part in self._ui.title.text().split(" "))

    def _set_words(self) -> None:
        for title, detail in _TEXT_SIZES:
            self._ui.title.setFont(fonts.display(title * self._growth, bold=True))
            self._ui.detail.setFont(fonts.text(detail * self._growth))
            self._direct()
            if self._needed_height() <= self._usual_height():
                break

    def _direct(self) -> None:
        """Words beside the answers or above them, on one line where they fit."""
        ui = self._ui
        beside = self._arrangement.beside
        direction = QBoxLayout.Direction
        ui.across.setDirection(direction.LeftToRight if beside else direction.TopToBottom)
        ui.across.setSpacing(_BESIDE_ANSWERS if beside else 6)
        title = QFontMetrics(ui.title.font()).horizontalAdvance(ui.title.text())
        detail = QFontMetrics(ui.detail.font()).horizontalAdvance(ui.detail.text())
        room = self._room - ui.text.contentsMargins().right()
        # While nothing is asked one sentence follows the other: they keep their places then.
        one_line = bool(self._choices) and not beside and title + detail + 24 <= room
        ui.text.setDirection(direction.LeftToRight if one_line else direction.TopToBottom)
        ui.text.setSpacing(16 if one_line else 3)
        ui.text.setStretch(1, 1 if one_line else 0)
        ui.title.setWordWrap(not one_line)
        ui.detail.setWordWrap(not one_line)
        ui.detail.setVisible(bool(ui.detail.text()))
        side = Qt.AlignmentFlag.AlignLeft
        alone = one_line or not ui.detail.text()
        ui.title.setAlignment(
            side | (Qt.AlignmentFlag.AlignVCenter if alone else Qt.AlignmentFlag.AlignBottom)
        )
        ui.detail.setAlignment(
            side | (Qt.AlignmentFlag.AlignVCenter if one_line else Qt.AlignmentFlag.AlignTop)
        )

    def _widths(self, *, compact: bool) -> list[int]:
        sizes = Sizes.of(self._growth)
        return [sizes.width(choice, compact=compact) for choice in self._choices]

    @property
    def _room(self) -> int:
        margins = self._ui.across.contentsMargins()
        return self._bar.width() - margins.left() - margins.right()

    def _usual_height(self) -> int:
        """A title, or the switch in the corner, above two rows of answers."""
        margins = self._ui.across.contentsMargins()
        rows = 2 * Sizes.of(self._growth).height + self._ui.grid.verticalSpacing()
        title = QFontMetrics(fonts.display(_TEXT_SIZES[0][0] * self._growth, bold=True)).height()
        above = max(title + 6, self._corner.sizeHint().height() + _UNDER_CORNER)
        return margins.top() + margins.bottom() + above + rows

    def _needed_height(self) -> int:
        ui = self._ui
        for layout in (ui.grid, ui.text, ui.across):
            layout.invalidate()
        # The layout keeps what it knew of these two until they say that it has changed.
        ui.answers.updateGeometry()
        ui.words.updateGeometry()
        if ui.across.hasHeightForWidth():
            return ui.across.totalHeightForWidth(self._bar.width())
        return ui.across.totalMinimumSize().height()
