"""Prompt bars for tests: what is asked, what is pressed, and whether all of it has its room."""

from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from coup_desktop.desk import fonts
from coup_desktop.desk.choice_button import ChoiceButton
from coup_desktop.desk.prompt_bar import PromptBar
from coup_desktop.engine.moves import Move
from coup_desktop.table.passing import aims_at, may_pass
from coup_desktop.table.prompt import Prompt
from tests.desk.prompt_games import NAMES, RULESETS, narrator
from tests.table.questions import every_prompt

OFFICIAL = RULESETS[0]


def press(
    bar: PromptBar, key: Qt.Key, text: str = "", *, code: int = 0, repeat: bool = False
) -> bool:
    """Press a key of the keyboard, at a position where it matters; whether it meant something."""
    none = Qt.KeyboardModifier.NoModifier
    event = QKeyEvent(QEvent.Type.KeyPress, key, none, code, 0, 0, text, repeat)
    return bar.handle_key(event)


class Heard(QObject):
    """A bar in the middle of a game, and what it says."""

    def __init__(self, qtbot: QtBot) -> None:
        super().__init__()
        fonts.load()
        self.bar = PromptBar()
        qtbot.addWidget(self.bar)
        self.bar.set_table(narrator(OFFICIAL), NAMES[:4], several_humans=False)
        self.bar.set_letting(on=False)
        self.bar.resize(1000, 150)
        self.bar.show()
        self.wanted: list[bool] = []
        self.said: list[str] = []
        self.answers: list[Move] = []
        self.bar.letting_wanted.connect(self.wanted.append)
        self.bar.run_on.connect(lambda: self.said.append("run"))
        self.bar.another_table.connect(lambda: self.said.append("table"))
        self.bar.answered.connect(lambda _id, move: self.answers.append(move))

    def press(self, key: Qt.Key, text: str = "", *, code: int = 0, repeat: bool = False) -> bool:
        return press(self.bar, key, text, code=code, repeat=repeat)

    def click_toggle(self) -> None:
        QTest.mouseClick(self.bar.toggle, Qt.MouseButton.LeftButton)

    @property
    def detail(self) -> str:
        return self.bar.ui.detail.text()


def question(*, aimed: bool) -> Prompt:
    return next(
        replace(prompt, id=7)
        for prompt in every_prompt(OFFICIAL, 40)
        if may_pass(prompt) and aims_at(prompt.view, prompt.seat) == aimed
    )


def check_nothing_is_cut(bar: PromptBar) -> None:
    """All that a bar shows has its room and overlaps nothing else, at the bar's size."""
    for layout in (bar.ui.across, bar.ui.text, bar.ui.grid):
        layout.activate()
    shapes = []
    for button in bar.findChildren(ChoiceButton):
        if not button.isHidden():
            assert button.width() >= button.sizeHint().width(), button.accessibleName()
            shapes.append(button.geometry().translated(bar.ui.answers.pos()))
    for label in (bar.ui.title, bar.ui.detail):
        if label.text():
            assert label.height() >= label.heightForWidth(label.width()), label.text()
            shapes.append(label.geometry().translated(bar.ui.words.pos()))
    if not bar.toggle.isHidden():
        shapes.append(bar.toggle.geometry())
    for i, shape in enumerate(shapes):
        assert bar.rect().contains(shape)
        assert not any(shape.intersects(other) for other in shapes[:i]), bar.ui.title.text()
