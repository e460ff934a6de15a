"""Sets the prompt bar's words and answers out in the room there is."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QBoxLayout, QWidget

from coup_desktop.desk import fonts
from coup_desktop.desk.arrangement import MOST_COLUMNS, MOST_ROWS, Arrangement, arrange, narrowest
from coup_desktop.desk.choice import Choice
from coup_desktop.desk.choice_button import ChoiceButton, Sizes
from coup_desktop.desk.corner_button import BarCorner
from coup_desktop.desk.forms.ui_prompt_bar import Ui_PromptBar

_TEXT_SIZES: Final = ((22.0, 14.5), (20.0, 14.0), (18.0, 13.5), (16.5, 12.5))
"""Pixels of the question and of what is said about it: usually, and where words are long."""
_UNDER_CORNER: Final = 5
"""Pixels between the switch in the corner and answers below it."""
_BESIDE_CORNER: Final = 16
"""Pixels between words and the switch in the corner."""

_BESIDE_ANSWERS: Final = 20
"""Pixels between the question and answers beside it."""
_WIDEST_ANSWER: Final = 300
"""Pixels to which answers are widened at most where there is room, in a usual window."""
_USUAL_WINDOW: Final = QSize(1280, 800)
"""Up to this size of the window the bar's words are as large as they ever are."""
_STEP: Final = 0.05
_MOST: Final = 2.6


def growth_in(window: QSize) -> float:
    """How much larger the bar's words and answers are in a window: as much as the table there."""
    return _stepped(_larger(window), _MOST)


def reading_growth_in(window: QSize) -> float:
    """How much larger what is read from near is, such as menus: half as much as the window is."""
    return _stepped(1 + (_larger(window) - 1) / 2, _MOST)


def _larger(window: QSize) -> float:
    return min(window.width() / _USUAL_WINDOW.width(), window.height() / _USUAL_WINDOW.height())


def _stepped(growth: float, most: float) -> float:
    return min(max(int(growth / _STEP + 0.01) * _STEP, 1.0), most)


class BarLayout:
    """Places what a bar shows, and knows how much room that takes."""

    def __init__(self, bar: QWidget, ui: Ui_PromptBar, corner: BarCorner) -> None:
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
        self._expected: Sequence[Choice] = ()
        self._reserved = 0
        self._reserved_for: tuple[object, ...] = ()
        self.height = self._usual_height()
        """The height that the bar needs."""

    def set_growth(self, growth: float) -> bool:
        """Make words and answers so much larger than in a usual window; whether that is new."""
        if growth == self._growth:
            return False
        self._growth = growth
        self._corner.set_growth(growth)
        return True

    def lay_out(
        self,
        choices: Sequence[Choice],
        *,
        active: bool,
        asleep: Choice | None = None,
        room_for: str = "",
    ) -> None:
        """Show the answers, and the words that the bar's labels hold.

        Args:
            choices: the answers.
            active: False while clicks may still be meant for an earlier prompt.
            asleep: one that is not to be chosen just now.
            room_for: words in the detail's place that have room, too, so that the height does not
                hang on what the detail is.
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
            free_rows=2 if self._fit_one_line(_TEXT_SIZES[0]) else 1,
        )
        rows = self._arrangement.rows
        columns = max((len(row) for row in rows), default=0)
        for r, slots in enumerate(self._buttons):
            for c, button in enumerate(slots):
                used = r < len(rows) and c < len(rows[r])
                choice = choices[rows[r][c]] if used else None
                button.offer(
                    choice,
                    active=active and (choice is None or choice is not asleep),
                    compact=self._arrangement.compact,
                    growth=self._growth,
                )
        self._widen(columns)
        self._ui.answers.setVisible(bool(choices))
        self._keep_corner_free()
        if room_for:
            self._make_room(room_for)
        self._set_words()
        # Once a question: asking the layouts makes them ask again, and a size hint that did it
        # would keep the window busy for ever.
        self.height = self._reserve(max(self._usual_height(), self._needed_height()))
        self.place_corner()

    def _make_room(self, words: str) -> None:
        """Reserve what the bar would need with other words in the detail's place."""
        detail = self._ui.detail
        said = detail.text()
        detail.setText(words)
        self._set_words()
        self._reserve(self._needed_height())
        detail.setText(said)

    def expect(self, choices: Sequence[Choice]) -> None:
        """Another game: as many answers as these will be offered, and have their room already."""
        self._expected = choices
        self._reserved_for = ()

    def _reserve(self, height: int) -> int:
        """The most that was ever needed in this room: the table above does not move each time."""
        room = (self._bar.width(), self._growth, fonts.percent())
        if room != self._reserved_for:
            self._reserved_for, self._reserved = room, self._expected_height()
        self._reserved = max(self._reserved, height)
        return self._reserved

    def _expected_height(self) -> int:
        sizes, grid = Sizes.of(self._growth), self._ui.grid
        full, compact = (
            [sizes.width(c, compact=bare) for c in self._expected] for bare in (False, True)
        )
        gap = grid.horizontalSpacing()
        rows = arrange(self._expected, full, compact, self._room, gap, free_rows=2).rows
        return self._usual_height() + max(0, len(rows) - 2) * (
            sizes.height + grid.verticalSpacing()
        )

    def _widen(self, columns: int) -> None:
        """Let answers above each other fill the room, but none grow out of its words."""
        grid = self._ui.grid
        most = round(_WIDEST_ANSWER * self._growth * fonts.factor())
        wide = sum(self._column_widths(most)) + grid.horizontalSpacing() * (columns - 1)
        bound = wide < self._room and not self._arrangement.beside
        for column in range(MOST_COLUMNS):
            used = column < columns
            grid.setColumnMinimumWidth(column, most if used and bound else 0)
            grid.setColumnStretch(column, 1 if used and not bound else 0)
        grid.setColumnStretch(MOST_COLUMNS, 1 if bound else 0)

    def _column_widths(self, least: int = 0) -> list[int]:
        """How wide each column of answers has to be, `least` at least."""
        rows = self._arrangement.rows
        widths = self._widths(compact=self._arrangement.compact)
        return [
            max(least, *(widths[row[column]] for row in rows if column < len(row)))
            for column in range(max((len(row) for row in rows), default=0))
        ]

    def place_corner(self) -> None:
        """Put the switches into the corner; to be called when the bar has another size."""
        margins = self._ui.across.contentsMargins()
        self._corner.place(self._bar.width() - margins.right(), margins.top())

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
        shown = not self._corner.is_empty()
        size = self._corner.size()
        beside = self._arrangement.beside and bool(self._choices)
        above = size.height() + _UNDER_CORNER if shown and beside else 0
        aside = size.width() + _BESIDE_CORNER if shown and not beside else 0
        self._ui.grid.setContentsMargins(0, above, 0, 0)
        self._ui.answers.setMinimumWidth(size.width() if above else 0)
        self._ui.text.setContentsMargins(0, 0, aside, 0)

    def _least_words(self, pixels: float = _TEXT_SIZES[-1][0]) -> int:
        """The width of what of the question cannot be wrapped, at a size; usually the smallest."""
        metrics = QFontMetrics(fonts.display(pixels * self._growth, bold=True))
        # Not by `split()`: some spaces hold together what belongs together.
        return max(metrics.horizontalAdvance(part) for part in self._ui.title.text().split(" "))

    def _set_words(self) -> None:
        room = self._reserve(self._usual_height())
        width = self._room - self._ui.text.contentsMargins().right()
        if self._arrangement.beside and self._choices:
            columns = self._column_widths()
            gaps = self._ui.grid.horizontalSpacing() * (len(columns) - 1)
            answers = max(sum(columns) + gaps, self._ui.answers.minimumWidth())
            width = self._room - answers - _BESIDE_ANSWERS
        for sizes in _TEXT_SIZES:
            self._ui.title.setFont(fonts.display(sizes[0] * self._growth, bold=True))
            self._ui.detail.setFont(fonts.text(sizes[1] * self._growth))
            self._direct(one_line=self._one_line(sizes))
            if self._least_words(sizes[0]) <= width and self._needed_height() <= room:
                break

    def _one_line(self, sizes: tuple[float, float]) -> bool:
        """Whether the question and what is said about it stand side by side."""
        # While nothing is asked one sentence follows the other: they keep their places then.
        return bool(self._choices) and not self._arrangement.beside and self._fit_one_line(sizes)

    def _fit_one_line(self, sizes: tuple[float, float]) -> bool:
        ui = self._ui
        title = QFontMetrics(fonts.display(sizes[0] * self._growth, bold=True))
        detail = QFontMetrics(fonts.text(sizes[1] * self._growth))
        words = title.horizontalAdvance(ui.title.text())
        words += detail.horizontalAdvance(ui.detail.text())
        aside = 0 if self._corner.is_empty() else self._corner.size().width() + _BESIDE_CORNER
        return words + 24 <= self._room - aside

    def _direct(self, *, one_line: bool) -> None:
        """Words beside the answers or above them; the question's line is where it always is."""
        ui = self._ui
        beside = self._arrangement.beside
        direction = QBoxLayout.Direction
        ui.across.setDirection(direction.LeftToRight if beside else direction.TopToBottom)
        ui.across.setSpacing(_BESIDE_ANSWERS if beside else 6)
        ui.text.setDirection(direction.LeftToRight if one_line else direction.TopToBottom)
        ui.text.setSpacing(16 if one_line else 3)
        ui.title.setWordWrap(not one_line)
        ui.detail.setWordWrap(not one_line)
        ui.detail.setVisible(bool(ui.detail.text()))
        base = QFontMetrics(self._usual_title()).ascent()
        title = QFontMetrics(ui.title.font()).ascent()
        detail = QFontMetrics(ui.detail.font()).ascent()
        ui.title.setContentsMargins(0, max(0, base - title), 0, 0)
        ui.detail.setContentsMargins(0, max(0, base - detail) if one_line else 0, 0, 0)

    def _usual_title(self) -> QFont:
        return fonts.display(_TEXT_SIZES[0][0] * self._growth, bold=True)

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
        title = QFontMetrics(self._usual_title())
        detail = QFontMetrics(fonts.text(_TEXT_SIZES[0][1] * self._growth))
        below = max(title.descent(), detail.descent())  # they stand on one line
        above = max(title.ascent() + below + 7, self._corner.size().height() + _UNDER_CORNER)
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
