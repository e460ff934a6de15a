"""Which sound a thing makes that happens at the table.

A sound tells nothing that is not seen as well, and nothing that anybody at the screen must not
know: it hangs on the kind of an event, never on a hidden card.
"""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, Slot

from coup_desktop.desk.sound import Sound
from coup_desktop.engine.cast import NO_CHARACTER
from coup_desktop.engine.events import (
    Allowed,
    Blocked,
    BlockFailed,
    Challenged,
    CoinsMoved,
    Dealt,
    Decided,
    Declared,
    Drafted,
    Drew,
    Event,
    Exiled,
    Failed,
    GameOver,
    Lost,
    Opened,
    Phase,
    Presented,
    Returned,
    Shown,
    TeamChanged,
    TurnBegan,
    TurnEnded,
)
from coup_desktop.table.controller import Controller
from coup_desktop.table.pace import Pace
from coup_desktop.table.prompt import OpenPrompt, Prompt

_SOUNDS: Final[dict[type[Event], Sound | None]] = {
    Dealt: Sound.CARD,
    Drafted: Sound.CARD,
    Drew: Sound.CARD,
    Returned: Sound.CARD,
    Presented: Sound.CARD,
    TurnBegan: None,
    Declared: Sound.CLAIM,
    CoinsMoved: Sound.COIN,
    Allowed: None,
    Challenged: Sound.DOUBT,
    Blocked: Sound.BLOCK,
    Shown: Sound.REVEAL,
    Opened: Sound.REVEAL,
    Lost: Sound.LOSS,
    Exiled: Sound.EXILE,
    Failed: None,
    BlockFailed: None,
    Decided: None,
    TeamChanged: None,
    TurnEnded: None,
    GameOver: Sound.WIN,
}
HANDFUL: Final = 3
"""Coins that sound like more than one or two."""
_WEIGHT: Final = (
    Sound.CARD, Sound.COIN, Sound.COINS, Sound.CLAIM, Sound.REVEAL, Sound.BLOCK, Sound.DOUBT,
    Sound.LOSS, Sound.EXILE,
)  # fmt: skip
"""Of things that happen at once, the later one here is heard."""


def sound_of(event: Event, audience: int | None) -> Sound | None:
    """The sound of an event; None for most of what is only said.

    Args:
        event: what happened.
        audience: whose eyes the screen has; None for several people, or none.
    """
    if isinstance(event, Declared) and event.move.claim == NO_CHARACTER:
        return None  # who claims nothing need not knock
    if isinstance(event, CoinsMoved) and event.coins >= HANDFUL:
        return Sound.COINS
    if isinstance(event, GameOver) and audience not in (None, event.winner):
        return Sound.OVER
    return _SOUNDS[type(event)]


def sound_of_asking(phase: Phase) -> Sound:
    """The sound for a person who is asked."""
    return Sound.TURN if phase is Phase.ACTION else Sound.ASKED


class Cues(QObject):
    """Listens to one game and has it heard.

    At `Pace.INSTANT` a whole round happens at once: then one sound is heard when a person is asked
    next, that of the weightiest thing since the last answer.
    """

    def __init__(
        self,
        controller: Controller,
        play: Callable[[Sound], None],
        parent: QObject | None = None,
    ) -> None:
        """Args: play: has a sound heard."""
        super().__init__(parent)
        self._controller = controller
        self._play = play
        self._held: Sound | None = None
        controller.happened.connect(self._happen)
        controller.prompted.connect(self._ask)
        controller.opened.connect(self._ask)

    @Slot(object)
    def _happen(self, event: Event) -> None:
        sound = sound_of(event, self._controller.audience)
        if sound is None:
            return
        if self._controller.pace is not Pace.INSTANT or isinstance(event, GameOver):
            self._play(sound)
        else:
            self._held = max(self._held or sound, sound, key=_WEIGHT.index)

    @Slot(object)
    def _ask(self, prompt: Prompt | OpenPrompt) -> None:
        held, self._held = self._held, None
        self._play(held or sound_of_asking(prompt.view.phase))
