"""Which theme is on, and that widgets know it."""

import re
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from coup_desktop.desk import theme
from coup_desktop.desk.theme import (
    CONTRAST,
    DARK,
    LIGHT,
    THEMES,
    Colours,
    Scheme,
    ThemeKeeper,
    colours_of,
    style_sheet,
)


@dataclass
class Wishes:
    """What a system says about the access needs of who sits before it."""

    high: bool = False

    def contrastPreference(self) -> SimpleNamespace:
        """As Qt 6.10 has it."""
        return SimpleNamespace(name="HighContrast" if self.high else "NoPreference")


@pytest.fixture
def wishes(monkeypatch: pytest.MonkeyPatch) -> Wishes:
    """The system's wishes, of which a keeper asks after it was made."""
    made = Wishes()
    asked: list[object] = []

    def ask(hints: object) -> Wishes | None:
        asked.append(hints)
        return made if len(asked) > 1 else None  # the first time for the signal alone

    monkeypatch.setattr(theme, "_accessibility", ask)
    return made


@pytest.mark.parametrize(
    ("scheme", "colours"),
    [(Scheme.LIGHT, LIGHT), (Scheme.DARK, DARK), (Scheme.CONTRAST, CONTRAST)],
)
def test_what_is_chosen_is_on(
    qtbot: QtBot, qapp: QApplication, scheme: Scheme, colours: Colours
) -> None:
    keeper = ThemeKeeper(qapp)
    keeper.choose(scheme)
    widget = QWidget()
    inner = QLabel("words", widget)
    qtbot.addWidget(widget)
    assert keeper.colours is colours
    assert colours_of(widget) is colours
    assert colours_of(inner) is colours
    assert qapp.palette().color(QPalette.ColorRole.WindowText).name() == colours.text


def test_windows_frames_are_asked_for_as_the_theme_is(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Hints:
        """Notes what is asked of the system."""

        def __init__(self) -> None:
            self.asked: list[Qt.ColorScheme | None] = []

        def setColorScheme(self, scheme: Qt.ColorScheme) -> None:
            self.asked.append(scheme)

        def unsetColorScheme(self) -> None:
            self.asked.append(None)

        def colorScheme(self) -> Qt.ColorScheme:
            return Qt.ColorScheme.Dark

    class Application:
        """The application, but for its hints."""

        def setPalette(self, palette: QPalette) -> None:
            qapp.setPalette(palette)

        def setStyleSheet(self, sheet: str) -> None:
            qapp.setStyleSheet(sheet)

        def styleHints(self) -> Hints:
            return hints

    keeper, hints = ThemeKeeper(qapp), Hints()
    monkeypatch.setattr(keeper, "_app", Application())
    monkeypatch.setattr(keeper, "_contrast_wished", lambda _hints: False)
    for scheme in (Scheme.SYSTEM, Scheme.LIGHT, Scheme.CONTRAST, Scheme.DARK, Scheme.SYSTEM):
        keeper.choose(scheme)
    dark, light = Qt.ColorScheme.Dark, Qt.ColorScheme.Light
    assert hints.asked == [light, dark, dark, None], "nothing for what was so before"


def test_the_system_may_ask_for_high_contrast(qapp: QApplication, wishes: Wishes) -> None:
    keeper = ThemeKeeper(qapp)
    assert keeper.colours in (LIGHT, DARK)
    told: list[str] = []
    keeper.changed.connect(lambda: told.append(keeper.colours.name))
    wishes.high = True
    qapp.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert told == ["contrast"]
    keeper.choose(Scheme.LIGHT)
    assert keeper.colours is LIGHT, "what is chosen counts more"
    keeper.choose(Scheme.SYSTEM)
    wishes.high = False
    qapp.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert keeper.colours in (LIGHT, DARK)


def test_a_wish_for_contrast_is_heard_at_once(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    hints = qapp.styleHints()
    if not hasattr(hints, "accessibility"):
        pytest.skip("needs Qt 6.10")
    keeper = ThemeKeeper(qapp)
    before = keeper.colours
    monkeypatch.setattr(theme, "_accessibility", lambda _hints: Wishes(high=True))
    hints.accessibility().contrastPreferenceChanged.emit(Qt.ContrastPreference.HighContrast)
    assert before is not CONTRAST
    assert keeper.colours is CONTRAST


def test_an_older_qt_is_asked_nothing(qapp: QApplication) -> None:
    assert theme._accessibility(SimpleNamespace()) is None  # type: ignore[arg-type]


def test_high_contrast_is_black_with_thick_lines() -> None:
    assert CONTRAST.room == CONTRAST.panel == CONTRAST.page == CONTRAST.button == "#000000"
    assert CONTRAST.line(2) == 3 == 1.5 * DARK.line(2)
    assert len({CONTRAST.bright, CONTRAST.gold, CONTRAST.focus}) == 3, "turn, asked, focus"
    assert [colours.contrast for colours in THEMES] == [False, False, True]


@pytest.mark.parametrize("colours", THEMES, ids=lambda colours: colours.name)
def test_the_sheet_names_pictures_that_there_are(colours: Colours) -> None:
    sheet = style_sheet(colours)
    pictures = re.findall(r'url\("([^"]+)"\)', sheet)
    assert len(set(pictures)) >= 4
    assert [name for name in pictures if not Path(name).is_file()] == []
    assert "$" not in sheet


def test_a_rule_names_a_class_once() -> None:
    """Of two states of a class that share a rule, Qt 6.11 heeds only the first, Qt 6.9 both."""
    rules = re.findall(r"([^{}]+)\{[^{}]*\}", style_sheet(DARK))
    assert rules
    for rule in rules:
        classes = [re.sub(r":.*", "", selector).strip() for selector in rule.split(",")]
        assert len(classes) == len(set(classes)), rule.strip()
