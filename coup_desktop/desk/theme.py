"""Colours as data, the palette and style sheet made of them, and who switches them.

A widget that paints itself asks `colours_of(widget)`: the palette says which theme is on, so that
there is no global to keep in step and Designer shows the light theme.
"""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QStyleFactory, QWidget


@dataclass(frozen=True, slots=True)
class Colours:
    """One theme; values are `#rrggbb`."""

    name: str
    dark: bool
    room: str
    """Behind everything."""
    cloth: tuple[str, str, str]
    """The table's cloth from the middle outwards."""
    cloth_text: str
    walnut: str
    walnut_light: str
    walnut_dark: str
    gold: str
    """Rules and frames, never words."""
    bright: str
    """What must be seen first: the frame of the seat whose turn it is, target frames."""
    panel: str
    """Seats, prompt bar, dialogs' cards."""
    panel_edge: str
    panel_exiled: str
    text: str
    quiet: str
    """Secondary words on `panel`, `panel_exiled`, `room`; never on cloth or parchment."""
    number: str
    """Coins in figures on `panel`."""
    page: str
    """Paper: the log, speech bubbles."""
    page_edge: str
    page_text: str
    page_heading: str
    field: str
    """Entry fields and lists."""
    button: str
    doubt: str
    let_pass: str
    strong_text: str
    """On `doubt`, `let_pass` and on a team's colour."""
    highlight: str
    highlight_text: str


DARK: Final = Colours(
    name="dark",
    dark=True,
    room="#171a1d",
    cloth=("#27554f", "#1b3f3d", "#12302f"),
    cloth_text="#f3ead2",
    walnut="#6b4a26",
    walnut_light="#8a6336",
    walnut_dark="#3f2a14",
    gold="#c9a24b",
    bright="#ffd76a",
    panel="#111a1b",
    panel_edge="#4a5a58",
    panel_exiled="#1b2223",
    text="#efe4c9",
    quiet="#a9b5ae",
    number="#ffe08a",
    page="#f5ead0",
    page_edge="#3b3327",
    page_text="#2b2118",
    page_heading="#6d4a10",
    field="#232b2f",
    button="#2a3236",
    doubt="#8c2f36",
    let_pass="#2f6b57",
    strong_text="#fff7e2",
    highlight="#c9a24b",
    highlight_text="#171a1d",
)
LIGHT: Final = Colours(
    name="light",
    dark=False,
    room="#e4dfd3",
    cloth=("#3b7a69", "#326c5d", "#275a4d"),
    cloth_text="#fffaf0",
    walnut="#8a6236",
    walnut_light="#b08650",
    walnut_dark="#5d4020",
    gold="#b98a2e",
    bright="#c77700",
    panel="#fbf5e6",
    panel_edge="#9a8b6c",
    panel_exiled="#e6dfcd",
    text="#2b2118",
    quiet="#574d3d",
    number="#4f3508",
    page="#fffaf0",
    page_edge="#b5a684",
    page_text="#2b2118",
    page_heading="#6d4a10",
    field="#fffdf8",
    button="#f0e8d6",
    doubt="#8c2f36",
    let_pass="#2f6b57",
    strong_text="#fff7e2",
    highlight="#2f6b57",
    highlight_text="#fffdf8",
)
THEMES: Final = (DARK, LIGHT)


class Scheme(Enum):
    """Which theme a person chose."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


def palette(colours: Colours) -> QPalette:
    """The palette of a theme, the disabled group included."""
    made = QPalette()
    role = QPalette.ColorRole
    for group_role, value in (
        (role.Window, colours.room),
        (role.WindowText, colours.text),
        (role.Base, colours.field),
        (role.AlternateBase, colours.panel),
        (role.Text, colours.text),
        (role.PlaceholderText, colours.quiet),
        (role.Button, colours.button),
        (role.ButtonText, colours.text),
        (role.BrightText, colours.bright),
        (role.ToolTipBase, colours.page),
        (role.ToolTipText, colours.page_text),
        (role.Highlight, colours.highlight),
        (role.HighlightedText, colours.highlight_text),
        (role.Accent, colours.highlight),
        (role.Link, colours.text),
        (role.LinkVisited, colours.quiet),
        (role.Light, QColor(colours.button).lighter(130).name()),
        (role.Midlight, QColor(colours.button).lighter(115).name()),
        (role.Mid, colours.panel_edge),
        (role.Dark, QColor(colours.button).darker(150).name()),
        (role.Shadow, "#000000"),
    ):
        made.setColor(group_role, QColor(value))
    for faded in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, faded, QColor(colours.quiet))
    return made


def style_sheet(colours: Colours) -> str:
    """What a palette cannot say. Short on purpose: widgets paint themselves from `Colours`."""
    return (
        f"QToolTip {{ color: {colours.page_text}; background: {colours.page};"
        f" border: 1px solid {colours.page_edge}; padding: 4px; }}"
    )


def colours_of(widget: QWidget) -> Colours:
    """The theme that is on for a widget, told by its palette's window colour."""
    window = widget.palette().color(QPalette.ColorRole.Window)
    name = window.name()
    for colours in THEMES:
        if colours.room == name:
            return colours
    return DARK if window.lightness() < 128 else LIGHT


class ThemeKeeper(QObject):
    """Sets the application's style, palette and style sheet; follows the system by default."""

    changed = Signal()
    """Another theme is on."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._app = app
        self._scheme = Scheme.SYSTEM
        self._colours: Colours | None = None
        app.setStyle(QStyleFactory.create("Fusion"))
        app.styleHints().colorSchemeChanged.connect(self._system_changed)
        self._apply()

    @property
    def colours(self) -> Colours:
        """The theme that is on."""
        return self._colours or DARK

    @property
    def scheme(self) -> Scheme:
        """What was chosen."""
        return self._scheme

    def choose(self, scheme: Scheme) -> None:
        """Follow the system, or stay light or dark."""
        self._scheme = scheme
        self._apply()

    def _system_changed(self, _scheme: Qt.ColorScheme) -> None:
        self._apply()

    def _apply(self) -> None:
        if self._scheme is Scheme.SYSTEM:
            # Where the system does not say, the room is dark: a card table at night.
            light = self._app.styleHints().colorScheme() is Qt.ColorScheme.Light
        else:
            light = self._scheme is Scheme.LIGHT
        colours = LIGHT if light else DARK
        if colours is self._colours:
            return
        self._colours = colours
        self._app.setPalette(palette(colours))
        self._app.setStyleSheet(style_sheet(colours))
        self.changed.emit()
