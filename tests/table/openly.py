"""What several people are asked at once at one table, for tests."""

from collections.abc import Callable

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from coup_desktop.engine.events import Challenged, Phase
from coup_desktop.table.controller import Controller
from coup_desktop.table.prompt import OpenPrompt
from tests.table.conftest import PATIENT, Watch


class Opened(QObject):
    """What is asked in the open, what is said to it, and what is withdrawn."""

    def __init__(self, controller: Controller) -> None:
        super().__init__(controller)
        self.controller = controller
        self.prompts: list[OpenPrompt] = []
        self.said: list[tuple[int, bool]] = []
        self.withdrawn: list[int] = []
        controller.opened.connect(self.prompts.append)
        controller.spoke.connect(lambda seat, up: self.said.append((seat, up)))
        controller.withdrawn.connect(self.withdrawn.append)

    @property
    def open(self) -> OpenPrompt | None:
        last = self.prompts[-1] if self.prompts else None
        return None if last is None or last.id in self.withdrawn else last

    def speak(self, seat: int, *, up: bool = True) -> None:
        self.controller.speak(self.prompts[-1].id, seat, up=up)

    def close(self) -> None:
        self.controller.close_question(self.prompts[-1].id)


MakeAsked = Callable[..., tuple[Controller, Watch, Opened]]
"""Makes a table where the first seat's first action is asked about in the open: `conftest.ask`."""


def until_asked(qtbot: QtBot, opened: Opened) -> OpenPrompt:
    qtbot.waitUntil(lambda: opened.open is not None, timeout=PATIENT)
    assert opened.open is not None
    return opened.open


def doubter(qtbot: QtBot, watch: Watch) -> int:
    """The seat that challenges first."""
    event = until_event(qtbot, watch, Challenged)
    assert isinstance(event, Challenged)
    return event.seat


def until_event(qtbot: QtBot, watch: Watch, kind: type) -> object:
    def seen() -> list[object]:
        return [event for event in watch.events if isinstance(event, kind)]

    qtbot.waitUntil(lambda: bool(seen()), timeout=PATIENT)
    return seen()[-1]


def steal(ask: MakeAsked, qtbot: QtBot, who: str = "hhhhh") -> tuple[Controller, Watch, Opened]:
    """A theft that nobody has doubted, and that any seat may block in two ways."""
    controller, watch, opened = ask(who, "steal", blockers="anyone")
    assert until_asked(qtbot, opened).view.phase is Phase.CHALLENGE
    opened.close()
    qtbot.waitUntil(lambda: len(opened.prompts) > 1, timeout=PATIENT)
    prompt = until_asked(qtbot, opened)
    assert prompt.view.phase is Phase.BLOCK
    assert prompt.direct is None
    return controller, watch, opened
