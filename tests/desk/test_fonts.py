"""The text size: what a person chose reaches every word, at once."""

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QMenu,
    QMenuBar,
    QMessageBox,
    QPushButton,
    QToolTip,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from coup_desktop.desk import fonts, theme


@pytest.fixture(autouse=True)
def _faces(qapp: QApplication) -> None:
    fonts.load()


class Dressed(QWidget):
    """A widget that does what `fonts` tells it to do."""

    def __init__(self) -> None:
        super().__init__()
        self.title = QLabel("Title", self)
        self.plain = QLabel("Plain", self)
        column = QVBoxLayout(self)
        column.addWidget(self.title)
        column.addWidget(self.plain)
        self.dress()

    def dress(self) -> None:
        self.title.setFont(fonts.display(20))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.dress()


@pytest.mark.parametrize("percent", fonts.TEXT_SIZES)
def test_a_size_that_was_chosen_is_on(qapp: QApplication, percent: int) -> None:
    fonts.choose_size(percent)
    assert fonts.percent() == percent
    assert fonts.factor() == percent / 100
    assert QFontMetricsF(qapp.font()).xHeight() >= fonts.SMALLEST_X_HEIGHT
    assert fonts.text(20).pixelSize() == 20 * percent / 100
    assert fonts.text(1).pixelSize() == round(fonts.text(1, drawn=True).pixelSize() * percent / 100)
    assert fonts.display(20, drawn=True).pixelSize() == 20


def test_a_size_that_is_not_offered_is_replaced_by_the_nearest(qapp: QApplication) -> None:
    for wanted, nearest in ((0, 100), (-5, 100), (104, 100), (120, 115), (10**9, 130)):
        fonts.choose_size(wanted)
        assert fonts.percent() == nearest


def test_another_application_font_is_the_usual_size(qapp: QApplication) -> None:
    assert fonts.percent() == fonts.USUAL_SIZE


@pytest.mark.parametrize("bold", [False, True])
@pytest.mark.parametrize("face", ["PT Sans", "Vollkorn", "DejaVu Sans", "monospace", "no such"])
@pytest.mark.parametrize("height", [1.0, 5.2, 7.0, 9.7, 30.0])
def test_the_smallest_size_is_the_first_that_can_be_read(
    face: str, bold: bool, height: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fonts, "SMALLEST_X_HEIGHT", height)
    font = QFont([face])
    font.setBold(bold)
    for pixels in range(10, 40):
        font.setPixelSize(pixels)
        if QFontMetricsF(font).xHeight() >= height:
            break
    else:
        pixels = 16
    assert fonts._smallest.__wrapped__((face,), bold) == pixels


def test_every_word_follows_also_below_a_style_sheet(qtbot: QtBot, qapp: QApplication) -> None:
    qapp.setStyleSheet(theme.style_sheet(theme.DARK))
    fonts.choose_size(100)
    dressed = Dressed()
    qtbot.addWidget(dressed)
    dressed.show()
    for percent in (130, 115, 100):
        fonts.choose_size(percent)
        qtbot.waitUntil(lambda: dressed.title.font() == fonts.display(20))
        body = round(fonts.BODY * percent / 100)
        assert dressed.plain.font().pixelSize() == body
        assert dressed.plain.font().family() == fonts.TEXT_FAMILIES[0]
        assert QToolTip.font().pixelSize() == body
        for kind in (QMenu, QMenuBar, QPushButton, QMessageBox):
            assert kind(dressed).font().pixelSize() == body
