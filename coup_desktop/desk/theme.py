"""Colours as data, the palette and style sheet made of them, and who switches them.

A widget that paints itself asks `colours_of(widget)`: the palette says which theme is on, so that
there is no global to keep in step and Designer shows the light theme.
"""

from dataclasses import asdict, dataclass
from enum import Enum
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QColor, QPalette, QStyleHints
from PySide6.QtWidgets import QApplication, QWidget

from coup_desktop.desk.high_contrast import ContrastWish
from coup_desktop.desk.theme_sheet import sheet

if TYPE_CHECKING:  # Qt 6.10 has it
    from PySide6.QtGui import QAccessibilityHints


THICK: Final = 1.5
"""How much thicker lines are in high contrast."""


@dataclass(frozen=True, slots=True)
class Colours:
    """One theme; values are `#rrggbb`."""

    name: str
    dark: bool
    contrast: bool
    """Whether the contrast is high: flat grounds, thicker lines (see `line`)."""
    room: str
    """Behind everything."""
    cloth_text: str
    """Words on the table; the cloths themselves are in `cloth.CLOTHS`."""
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
    page_outline: str
    """Around paper that lies on the cloth: a speech bubble."""
    page_text: str
    page_heading: str
    page_hit: str
    """A line that holds what is searched for; the button of who has spoken up."""
    page_selected: str
    marked_text: str
    """On `page_hit` and `page_selected`."""
    field: str
    """Entry fields and lists."""
    field_edge: str
    """Their frames, and what is grasped: handles of sliders and scroll bars."""
    button: str
    doubt: str
    let_pass: str
    strong_text: str
    """On `doubt`, `let_pass` and on a team's colour."""
    highlight: str
    highlight_text: str
    focus: str
    """The ring around what has the keyboard."""
    focus_edge: str
    """What the ring is edged with: one of the two stands out on any ground."""
    curtain: tuple[str, str, str, str]
    """The folds' shade, light and middle, and the words."""

    def line(self, width: float) -> float:
        """The width of a line that is so wide, in pixels, where the contrast is not high."""
        return width * THICK if self.contrast else width


DARK: Final = Colours(
    name="dark",
    dark=True,
    contrast=False,
    room="#171a1d",
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
    page_outline="#2b2118",
    page_text="#2b2118",
    page_heading="#6d4a10",
    page_hit="#f1d487",
    page_selected="#e2c98f",
    marked_text="#2b2118",
    field="#232b2f",
    field_edge="#7d8d8a",
    button="#2a3236",
    doubt="#8c2f36",
    let_pass="#2f6b57",
    strong_text="#fff7e2",
    highlight="#c9a24b",
    highlight_text="#171a1d",
    focus="#ffe9a8",
    focus_edge="#000000",
    curtain=("#4e1519", "#6f2127", "#611b21", "#fff3d6"),
)
LIGHT: Final = Colours(
    name="light",
    dark=False,
    contrast=False,
    room="#e4dfd3",
    cloth_text="#fffaf0",
    walnut="#8a6236",
    walnut_light="#b08650",
    walnut_dark="#5d4020",
    gold="#a87a22",
    bright="#b05a00",
    panel="#fbf5e6",
    panel_edge="#9a8b6c",
    panel_exiled="#e6dfcd",
    text="#2b2118",
    quiet="#574d3d",
    number="#4f3508",
    page="#fffaf0",
    page_edge="#b5a684",
    page_outline="#2b2118",
    page_text="#2b2118",
    page_heading="#6d4a10",
    page_hit="#f1d487",
    page_selected="#e2c98f",
    marked_text="#2b2118",
    field="#fffdf8",
    field_edge="#857656",
    button="#f0e8d6",
    doubt="#8c2f36",
    let_pass="#2f6b57",
    strong_text="#fff7e2",
    highlight="#2f6b57",
    highlight_text="#fffdf8",
    focus="#123c30",
    focus_edge="#fffdf8",
    curtain=("#4e1519", "#6f2127", "#611b21", "#fff3d6"),
)
CONTRAST: Final = Colours(
    name="contrast",
    dark=True,
    contrast=True,
    room="#000000",
    cloth_text="#ffffff",
    walnut="#262626",
    walnut_light="#262626",
    walnut_dark="#262626",
    gold="#ffffff",
    bright="#ffff00",
    panel="#000000",
    panel_edge="#c8c8c8",
    panel_exiled="#1c1c1c",
    text="#ffffff",
    quiet="#dcdcdc",
    number="#ffff00",
    page="#000000",
    page_edge="#ffffff",
    page_outline="#ffffff",
    page_text="#ffffff",
    page_heading="#ffff00",
    page_hit="#ffff00",
    page_selected="#ffffff",
    marked_text="#000000",
    field="#000000",
    field_edge="#ffffff",
    button="#000000",
    doubt="#7a0012",
    let_pass="#004a20",
    strong_text="#ffffff",
    highlight="#ffff00",
    highlight_text="#000000",
    focus="#00ffff",
    focus_edge="#000000",
    curtain=("#000000", "#000000", "#000000", "#ffffff"),
)
THEMES: Final = (DARK, LIGHT, CONTRAST)


class Scheme(Enum):
    """Which theme a person chose."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    CONTRAST = "contrast"


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
    """What a palette cannot say; the program's own widgets paint themselves from `Colours`."""
    return sheet(
        asdict(colours),
        contrast=colours.contrast,
        dark_ink=QColor(colours.highlight_text).lightness() < 128,
    )


def colours_of(widget: QWidget) -> Colours:
    """The theme that is on for a widget, told by its palette's window colour."""
    window = widget.palette().color(QPalette.ColorRole.Window)
    name = window.name()
    for colours in THEMES:
        if colours.room == name:
            return colours
    return DARK if window.lightness() < 128 else LIGHT


def lay_on_paper(view: QWidget) -> None:
    """Give a view that shows lines or text the paper of the theme that is on."""
    colours, wanted = colours_of(view), view.palette()
    wanted.setColor(QPalette.ColorRole.Base, QColor(colours.page))
    wanted.setColor(QPalette.ColorRole.Text, QColor(colours.page_text))
    if wanted != view.palette():
        view.setPalette(wanted)


STYLE: Final = "Fusion"
"""Qt's style that all themes are made for."""
HAS_STYLE: Final = "hasStyle"
"""The property of an application that was made in that style, for which Qt asks nothing."""


class ThemeKeeper(QObject):
    """Sets the application's style, palette and style sheet; follows the system by default."""

    changed = Signal()
    """Another theme is on."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._app = app
        self._scheme = Scheme.SYSTEM
        self._colours: Colours | None = None
        if not app.property(HAS_STYLE):
            app.setStyle(STYLE)
        hints = app.styleHints()
        hints.colorSchemeChanged.connect(self._system_changed)
        access = _accessibility(hints)
        self._contrast: ContrastWish | None = None
        if access is not None:
            access.contrastPreferenceChanged.connect(self._system_changed)
        else:
            self._contrast = ContrastWish(self)
            self._contrast.changed.connect(self._system_changed)
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
        """Follow the system, or stay light, dark or of high contrast."""
        if scheme is self._scheme:
            return
        self._scheme = scheme
        self._ask_for_frames()
        self._apply()

    def _ask_for_frames(self) -> None:
        """Have the system paint what is its own, windows' frames above all, as the theme is."""
        hints = self._app.styleHints()
        if self._scheme is Scheme.SYSTEM:
            hints.unsetColorScheme()
        else:
            dark = self._wanted().dark
            hints.setColorScheme(Qt.ColorScheme.Dark if dark else Qt.ColorScheme.Light)

    @Slot()
    def _system_changed(self) -> None:
        self._apply()

    def _wanted(self) -> Colours:
        match self._scheme:
            case Scheme.LIGHT:
                return LIGHT
            case Scheme.DARK:
                return DARK
            case Scheme.CONTRAST:
                return CONTRAST
            case Scheme.SYSTEM:
                # Asked for anew: what the binding hands out goes with the hints that gave it.
                hints = self._app.styleHints()
                if self._contrast_wished(hints):
                    return CONTRAST
                # Where the system does not say, the room is dark: a card table at night.
                light = hints.colorScheme() is Qt.ColorScheme.Light
                return LIGHT if light else DARK

    def _contrast_wished(self, hints: QStyleHints) -> bool:
        access = _accessibility(hints)
        if access is not None:
            return access.contrastPreference().name == "HighContrast"
        return self._contrast is not None and self._contrast.wished

    def _apply(self) -> None:
        colours = self._wanted()
        if colours is self._colours:
            return
        self._colours = colours
        self._app.setPalette(palette(colours))
        self._app.setStyleSheet(style_sheet(colours))
        self.changed.emit()


def _accessibility(hints: QStyleHints) -> "QAccessibilityHints | None":
    """What the system says about access needs, or None before Qt 6.10, which does not ask it."""
    return hints.accessibility() if hasattr(hints, "accessibility") else None
