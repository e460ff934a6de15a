"""Has hints thought out for the prompts of one game, off the window's thread."""

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from coup_desktop.bots.counsel.reason import Advice
from coup_desktop.table.background import Background
from coup_desktop.table.prompt import Prompt

if TYPE_CHECKING:
    from coup_desktop.bots.counsel.counsel import Counsel
    from coup_desktop.desk.prompt_bar import PromptBar

NO_PROMPT: Final = -1
_SLOW: Final = 250
"""Milliseconds after which it is said that a hint is being thought about."""


class Hints(QObject):
    """Lives as long as a `Session`, which connects `pairs` and disconnects them.

    A hint is for the prompt that it was asked for: one that comes when that is answered, withdrawn
    or behind a curtain is dropped.
    """

    covering = Signal(object)
    """A hint to that `Prompt` is wanted, and the seat that is asked does not have the screen to
    itself: it is to be handed over first; then `look`."""
    advised = Signal(int, object)
    """A prompt's id and the `Advice` to it, from the thread."""

    def __init__(self, prompts: "PromptBar", parent: QObject) -> None:
        super().__init__(parent)
        self._prompts = prompts
        self._private = True
        self._wanted = NO_PROMPT
        self._thread: Background | None = None
        self._counsels: dict[int, Counsel] = {}  # the thread's own
        self._slow = QTimer(self)
        self._slow.setSingleShot(True)
        self._slow.setInterval(_SLOW)
        self._slow.timeout.connect(self._say_thinking)
        self.advised.connect(self._show)

    def pairs(self) -> list[tuple[object, object]]:
        """Signals and the slots that belong to them."""
        return [(self._prompts.hint_wanted, self._press)]

    def set_private(self, private: bool) -> None:
        """Whether the seat that is asked has the screen to itself."""
        self._private = private

    def close(self) -> None:
        """No hint comes any more."""
        self._drop()
        thread, self._thread = self._thread, None
        if thread is not None:
            thread.close()
        self._counsels = {}

    def look(self, prompt: Prompt) -> None:
        """That prompt is shown: think, where a hint to it was wanted."""
        if self._wanted == prompt.id:
            self._think(prompt)

    @Slot()
    def _press(self) -> None:
        prompt = self._prompts.prompt
        if prompt is None:
            return
        if self._prompts.hint is not None or self._wanted == prompt.id:
            self._drop()
            self._prompts.show_hint(None)
            return
        self._wanted = prompt.id
        if self._private:
            self._think(prompt)
        else:
            self.covering.emit(prompt)

    def _think(self, prompt: Prompt) -> None:
        if self._thread is None:
            self._thread = Background("hint")
        self._slow.start()
        self._thread.do(partial(self._advise, self._thread, self._counsels, prompt))

    def _advise(self, thread: Background, counsels: "dict[int, Counsel]", prompt: Prompt) -> None:
        from coup_desktop.bots.counsel.counsel import Counsel  # in the thread, when one is wanted

        counsel = counsels.setdefault(prompt.seat, Counsel())
        advice = counsel.advise(prompt.view, prompt.legal)
        thread.tell(lambda: self.advised.emit(prompt.id, advice))

    @Slot()
    def _say_thinking(self) -> None:
        if self._is_open(self._wanted):
            self._prompts.show_thinking()

    @Slot(int, object)
    def _show(self, prompt_id: int, advice: Advice) -> None:
        if prompt_id == self._wanted and self._is_open(prompt_id):
            self._prompts.show_hint(advice)
        if prompt_id == self._wanted:
            self._drop()

    def _is_open(self, prompt_id: int) -> bool:
        prompt = self._prompts.prompt
        return prompt is not None and prompt.id == prompt_id

    def _drop(self) -> None:
        self._wanted = NO_PROMPT
        self._slow.stop()
