"""Who answers a prompt: a person at the screen, or a bot in a thread of its own.

Both speak through one interface: `ask` hands over a prompt, `answered` brings a move, `failed` says
that none will come. The controller knows no other: whether a bot thinks in the thread or in a
process behind it (`bot_process.py`) is the matter of who makes the bots.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from time import perf_counter
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from coup_desktop.engine.moves import Move
from coup_desktop.table.background import Background
from coup_desktop.table.bot_process import (
    SECONDS,
    BotFactory,
    BotMaker,
    ProcessEndedError,
    Remote,
    ThoughtError,
)
from coup_desktop.table.pace import search_time
from coup_desktop.table.prompt import OpenPrompt, Prompt

if TYPE_CHECKING:  # the window opens before any bot is loaded
    from coup_desktop.bots.bot import Bot
    from coup_desktop.bots.thinking import Now

_SPARE: Final = 20
"""Milliseconds between a bot's answer and the end of its time: the way to the window's thread."""


class Answerer(QObject):
    """Somebody who answers prompts."""

    answered = Signal(int, object)
    """The prompt's id and the move."""
    failed = Signal(int, str)
    """The prompt's id and why there is no answer; holds nothing that is hidden."""

    def withdraw(self, prompt_id: int) -> None:
        """Says that a prompt was answered or given up: an answer would be dropped."""

    def close(self) -> None:
        """Ends whatever is behind it; nothing is emitted after that."""


class Humans(Answerer):
    """All people at the screen; one prompt is open to them at a time."""

    prompted = Signal(Prompt)
    opened = Signal(OpenPrompt)
    withdrawn = Signal(int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._open: int | None = None

    def ask(self, prompt: Prompt) -> None:
        """Shows the prompt to whoever draws the screen."""
        self._open = prompt.id
        self.prompted.emit(prompt)

    def ask_together(self, prompt: OpenPrompt) -> None:
        """Shows one question to several of them."""
        self._open = prompt.id
        self.opened.emit(prompt)

    def answer(self, prompt_id: int, move: Move) -> None:
        """What the screen brings; dropped where that prompt is not open."""
        if prompt_id == self._open:
            self.answered.emit(prompt_id, move)

    def withdraw(self, prompt_id: int) -> None:
        """Takes the prompt off the screen."""
        if prompt_id == self._open:
            self._open = None
            self.withdrawn.emit(prompt_id)


class Bots(Answerer):
    """All bots of a table, in one thread. Each is made when it is first asked."""

    def __init__(
        self,
        make_bot: BotFactory,
        chairs: Callable[[int], tuple[str, int]],
        parent: QObject | None = None,
        now: "Now" = perf_counter,
    ) -> None:
        """Args: chairs: tells the word and the seed of a seat's bot."""
        super().__init__(parent)
        self._make_bot = make_bot
        self._chairs = chairs
        self._now = now
        self._bots: dict[int, Bot | Remote] = {}  # the thread's own
        self._thread: Background | None = None

    def least_time(self, prompt: Prompt) -> int:
        """Milliseconds that the seat's bot takes for the prompt, whatever it thinks about it.

        They depend on what everybody knows. 0: it does not search, and takes no time to speak of.
        """
        maker = self._make_bot
        if not isinstance(maker, BotMaker) or not maker.is_apart(self._chairs(prompt.seat)[0]):
            return 0
        return search_time(prompt.view.phase)

    def ask(self, prompt: Prompt, least: int = 0) -> None:
        """Has the seat's bot think about the prompt.

        Args:
            prompt: what it is asked.
            least: milliseconds by whose end one that searches has answered; 0: its time is its own.
        """
        thread = self._here()
        bots = self._bots
        until = self._now() + ((least - _SPARE) / 1000 if least else SECONDS)
        thread.do(lambda: self._think(thread, bots, prompt, until))

    def ask_another(self, prompt: Prompt, word: str, seed: int) -> None:
        """Has a bot that sits nowhere think about the prompt of a bot that cannot."""
        thread = self._here()
        make = self._make_bot
        thread.do(
            lambda: self._tell(thread, prompt, lambda: _decision(make(word, seed), prompt, 0.0))
        )

    def call(self, seats: Sequence[int]) -> None:
        """Says that bots will be asked, so that those who think elsewhere are ready by then."""
        maker = self._make_bot
        if isinstance(maker, BotMaker) and seats:
            bots = [self._chairs(seat) for seat in seats]
            self._here().do(lambda: _call(maker, bots))

    def leave_behind(self) -> None:
        """Gives up a bot that does not come back; the others go on in a new thread, made anew.

        They lose nothing: a bot knows only what its view tells.
        """
        if self._thread is not None:
            self._thread.close()
        if isinstance(self._make_bot, BotMaker):
            self._make_bot.drop()
        self._thread = None
        self._bots = {}

    def close(self) -> None:
        """Lets the thread end; a bot that still thinks is not waited for."""
        if isinstance(self._make_bot, BotMaker):
            self._make_bot.close()
        if self._thread is not None:
            self._thread.close()

    def _here(self) -> Background:
        if self._thread is None:
            self._thread = Background("bots")
        return self._thread

    def _think(
        self, thread: Background, bots: "dict[int, Bot | Remote]", prompt: Prompt, until: float
    ) -> None:
        def decide() -> object:
            bot = bots.get(prompt.seat)
            if bot is None:
                bot = bots[prompt.seat] = self._make_bot(*self._chairs(prompt.seat))
            return _decision(bot, prompt, until)

        self._tell(thread, prompt, decide)

    def _tell(self, thread: Background, prompt: Prompt, decide: Callable[[], object]) -> None:
        """Decides, in the bots' thread, and tells the window's of it."""
        try:
            move = decide()
        except Exception as error:  # noqa: BLE001 - whatever a bot does, the game goes on
            reason = self._reason(error)
            thread.tell(lambda: self.failed.emit(prompt.id, reason))
        else:
            thread.tell(lambda: self.answered.emit(prompt.id, move))

    def _reason(self, error: Exception) -> str:
        if isinstance(error, ProcessEndedError):
            return self.tr("the process that it thought in has ended")
        if isinstance(error, ThoughtError):
            return str(error)
        from coup_desktop.bots.thinking import without_secrets

        return without_secrets(error)


def _decision(bot: "Bot | Remote", prompt: Prompt, until: float) -> object:
    if isinstance(bot, Remote):
        return bot.choose_by(prompt.view, prompt.legal, until)
    return bot.choose(prompt.view, prompt.legal)


def _call(maker: BotMaker, bots: Sequence[tuple[str, int]]) -> None:
    with suppress(Exception):  # told when one is asked
        maker.call(bots)
