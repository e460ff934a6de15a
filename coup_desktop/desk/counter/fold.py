"""How the chronicle and the card counter share the height of their panel."""

from typing import Final

from PySide6.QtWidgets import QSplitter, QWidget

from coup_desktop.desk import fonts
from coup_desktop.desk.counter.panel import CounterPanel

_MOST: Final = 0.66
"""Share of the height that the card counter takes at most, unless somebody drags it larger."""
_BOTH: Final = 270
"""Height from which both are shown, in pixels at the usual text size; below, the counter alone."""


class CounterFold:
    """The counter below the lines of the chronicle, or away."""

    def __init__(self, parts: QSplitter, lines: QWidget, counter: CounterPanel) -> None:
        """Away at first. Args: parts: a splitter that holds the lines and the counter."""
        self._parts = parts
        self._lines = lines
        self._counter = counter
        self._shown = False
        self._has_lines = True
        self._share: float | None = None
        parts.setStretchFactor(0, 1)
        parts.setStretchFactor(1, 0)
        parts.splitterMoved.connect(self._dragged)
        counter.grown.connect(self.fit)
        counter.hide()

    def set_shown(self, shown: bool) -> None:
        """Fold the counter out, or away."""
        self._shown = shown
        self._counter.setVisible(shown)
        self.fit()

    def set_lines_shown(self, shown: bool) -> None:
        """Show the lines, or leave the whole panel to the counter."""
        self._has_lines = shown
        self.fit()

    def fit(self) -> None:
        """The panel has another height, or its words another size."""
        whole = self._parts.height()
        tall = whole >= _BOTH * fonts.factor()
        self._lines.setVisible(self._has_lines and (tall or not self._shown))
        if not (self._shown and self._has_lines and tall):
            return
        if self._share is None:
            height = min(self._counter.natural_height(), round(whole * _MOST))
        else:
            height = round(whole * self._share)
        sizes = [whole - self._parts.handleWidth() - height, height]
        if sizes != self._parts.sizes():
            self._parts.setSizes(sizes)

    def _dragged(self) -> None:
        sizes = self._parts.sizes()
        self._share = sizes[1] / max(1, self._parts.height())
