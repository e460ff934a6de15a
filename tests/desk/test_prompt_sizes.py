"""The foot of the window at every size of window and of text: nothing is cut."""

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from coup_desktop.desk import fonts
from coup_desktop.desk.bar_layout import growth_in, reading_growth_in
from coup_desktop.desk.new_game_choice import CAST
from coup_desktop.desk.prompt_bar import PromptBar
from coup_desktop.desk.welcome import Welcome
from tests.desk.geometry import faults
from tests.desk.prompt_bars import Heard, check_nothing_is_cut, question
from tests.desk.prompt_games import NAMES, RULESETS, narrator, some_prompts
from tests.desk.test_geometry import settle

SIZES = (QSize(1024, 700), QSize(1280, 800), QSize(2560, 1440))


@pytest.mark.parametrize(
    ("window", "growth"),
    [
        (QSize(1024, 700), 1.0),
        (QSize(1280, 800), 1.0),
        (QSize(1920, 1080), 1.35),
        (QSize(2560, 1440), 1.8),
        (QSize(3840, 2160), 2.6),
        (QSize(3840, 860), 1.05),
    ],
)
def test_words_grow_as_much_as_the_window(window: QSize, growth: float) -> None:
    assert growth_in(window) == pytest.approx(growth)
    assert (growth - 1) / 2 - 0.05 <= reading_growth_in(window) - 1 <= (growth - 1) / 2 + 0.1


@pytest.mark.parametrize("window", SIZES)
def test_the_question_stands_on_one_line_whatever_is_asked(qtbot: QtBot, window: QSize) -> None:
    """And the bar is as high as it was: the table above does not move."""
    room = QWidget()
    qtbot.addWidget(room)
    for ruleset in RULESETS:
        bar, lines, heights = PromptBar(room), set(), []
        bar.set_table(narrator(ruleset), NAMES[: ruleset.seats], several_humans=False)
        bar.set_letting(on=False)
        bar.set_growth(growth_in(window))
        room.show()
        for prompt in some_prompts(ruleset, 2):
            bar.clear()
            lines.add(base_line(bar, window))
            bar.ask(prompt)
            lines.add(base_line(bar, window))
            heights.append(bar.sizeHint().height())
        assert len(lines) == 1
        assert heights == sorted(heights), "what was needed once is kept"
        assert len(set(heights)) <= (1 if window.width() >= 1280 else 2)


def base_line(bar: PromptBar, window: QSize) -> int:
    """Where the question's first line stands, in pixels from the bar's top."""
    bar.resize(window.width() - 20, bar.sizeHint().height())
    for layout in (bar.ui.across, bar.ui.text):
        layout.activate()
    title = bar.ui.title
    assert title.alignment() & Qt.AlignmentFlag.AlignTop
    top = title.mapTo(bar, QPoint(0, title.contentsMargins().top())).y()
    return top + QFontMetrics(title.font()).ascent()


@pytest.mark.parametrize("on", [None, False, True])
def test_nothing_is_cut_and_nothing_overlaps_at_any_size(
    qtbot: QtBot, qapp: QApplication, text_sizes: list[int], on: bool | None
) -> None:
    fonts.load()
    for percent in text_sizes:
        fonts.choose_size(percent)
        for ruleset in RULESETS[2::4]:
            room = QWidget()  # a window of its own would keep to its layout's least size
            qtbot.addWidget(room)
            bar = PromptBar(room)
            bar.set_table(narrator(ruleset), NAMES[: ruleset.seats], several_humans=False)
            bar.set_letting(on, "Letting things pass until your turn: press L to be asked again.")
            room.show()
            for window in SIZES[percent > fonts.USUAL_SIZE :]:
                bar.set_growth(growth_in(window))
                for prompt in some_prompts(ruleset, 2):
                    bar.clear()
                    bar.ask(prompt)
                    check_place(bar, window)
                bar.clear()
                bar.wait_for("Galeazzo returns 2 cards to the Court.", "Waiting for Sacha…")
                check_place(bar, window)
            room.close()


def check_place(bar: PromptBar, window: QSize) -> None:
    bar.resize(window.width() - 20, bar.sizeHint().height())
    bar.resize(window.width() - 20, bar.sizeHint().height())
    assert bar.minimumSizeHint().width() <= bar.width()
    assert bar.height() <= window.height() * 0.27
    check_nothing_is_cut(bar)


def test_a_larger_text_is_taken_over_at_once(qtbot: QtBot, text_sizes: list[int]) -> None:
    heard = Heard(qtbot)
    heard.bar.ask(question(aimed=False))
    before = heard.bar.sizeHint().height()
    letters = heard.bar.ui.title.font().pixelSize()
    fonts.choose_size(text_sizes[-1])
    qtbot.waitUntil(lambda: heard.bar.sizeHint().height() > before)
    assert heard.bar.ui.title.font().pixelSize() > letters


def test_a_welcome_fits_its_words_into_the_foot(
    qtbot: QtBot, qapp: QApplication, text_sizes: list[int]
) -> None:
    fonts.load()
    told = "Corvino shows the Duke. Orsola loses the Captain. " + "Orsola is exiled. " * 6
    for percent in text_sizes:
        fonts.choose_size(percent)
        for window in SIZES[percent > fonts.USUAL_SIZE :]:
            welcome, bar = Welcome(), PromptBar()
            qtbot.addWidget(welcome)
            qtbot.addWidget(bar)
            for part in (welcome, bar):
                part.set_growth(growth_in(window))
            welcome.where_table_waits(
                told[:150], "Letting things pass until your turn: press L.", watching=True
            )
            fits(welcome, window, bar.sizeHint().height())
            stood_up = "You have stood up. A bot plays in your chair."
            welcome.where_table_waits(told[:90], stood_up, watching=True, stands=True)
            fits(welcome, window, bar.sizeHint().height())
            names = ", ".join(CAST[:10])
            score = "Game 12 of the match: Baldassare 6, Fiammetta 5, the others 0."
            welcome.before_game(f"{score} Official, Factions · {names}")
            fits(welcome, window, bar.sizeHint().height())
            welcome.close()


def fits(welcome: Welcome, window: QSize, height: int) -> None:
    """Nothing of it is cut where the bar has that height."""
    welcome.resize(window.width() - 20, height)
    welcome.show()
    settle()
    for label in (welcome.ui.title, welcome.ui.detail):
        assert label.height() >= label.heightForWidth(label.width()), (window, label.text())
    assert faults(welcome) == []
