"""Which place of the handbook belongs to what is on the screen. No card that is hidden counts."""

from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QDialog, QWidget

from coup_desktop.desk.answer_help import Sort
from coup_desktop.desk.card_face import CardFace
from coup_desktop.desk.choice_button import ChoiceButton
from coup_desktop.desk.handbook.contents import (
    ACTIONS_CHAPTER,
    ANSWERS_CHAPTER,
    CARD,
    place,
    topic_of_answer,
    topic_of_character,
)
from coup_desktop.engine.cast import CHARACTER_BY_WORD
from coup_desktop.engine.events import Phase

if TYPE_CHECKING:
    from coup_desktop.desk.prompt_bar import PromptBar

TOPIC: Final = "topic"
"""The property of a widget that has a place of its own in the handbook."""

_OF_WIDGETS: Final = {
    "CoinPile": "beginning#coins",
    "CounterPanel": "program#table",
    "Curtain": "sharing#curtain",
    "LogPanel": "program#table",
    "PassToggle": "program#answering",
    "PeekButton": "sharing#peek",
    "Pots": "beginning#setup",
    "ReplayBar": "program#watching",
    "TeamSign": "teams",
    "Tutor": "beginning",
}
"""By the class of a widget, the place of it and of all that lies in it."""

_OF_DIALOGS: Final = {
    "ChangeSeatsDialog": "program#games",
    "CrestDialog": "program#games",
    "GameOverDialog": "strategy#help",
    "LessonsDialog": "beginning",
    "NewGameDialog": "presets",
    "SettingsDialog": "program#settings",
    "StatisticsDialog": "program#statistics",
    "StoryDialog": "strategy#help",
}
"""By the class of a dialog; of any other it is the program's chapter."""

_OF_PHASES: Final = {
    Phase.DRAFT: topic_of_answer(Sort.DRAFT),
    Phase.ACTION: ACTIONS_CHAPTER,
    Phase.CHALLENGE: place(ANSWERS_CHAPTER, "doubt"),
    Phase.BLOCK: place(ANSWERS_CHAPTER, "doubt"),
    Phase.CHALLENGE_BLOCK: place(ANSWERS_CHAPTER, "doubt"),
    Phase.PROVE: place(ANSWERS_CHAPTER, "prove"),
    Phase.LOSE: place(ANSWERS_CHAPTER, "influence"),
    Phase.EXCHANGE: place(ANSWERS_CHAPTER, "exchange"),
    Phase.PRESENT: place(ANSWERS_CHAPTER, "examine"),
    Phase.DECIDE: place(ANSWERS_CHAPTER, "examine"),
    Phase.GIVE: place(ANSWERS_CHAPTER, "replace"),
}
"""By the phase in which a question is asked."""


def topic_of(part: QWidget | None) -> str:
    """The place that belongs to a widget, or to the innermost thing around it; empty for none."""
    while part is not None:
        found = _own_topic(part)
        if found:
            return found
        part = None if part.isWindow() else part.parentWidget()
    return ""


def _own_topic(part: QWidget) -> str:
    own = part.property(TOPIC)
    if own:
        return str(own)
    if isinstance(part, ChoiceButton):
        choice = part.choice
        return "" if choice is None else choice.topic
    if isinstance(part, CardFace):
        # What only its owner may see would be told to all by the place where the book is open.
        is_public = part.isFaceUp() and not part.isSecret()
        shown = CHARACTER_BY_WORD.get(part.getCharacter()) if is_public else None
        return "" if shown is None else topic_of_character(shown)
    return _OF_WIDGETS.get(type(part).__name__, "")


def topic_of_dialog(dialog: QDialog) -> str:
    """The place that belongs to a dialog."""
    return _OF_DIALOGS.get(type(dialog).__name__, "program")


def topic_of_question(prompts: "PromptBar") -> str:
    """The place that belongs to the open question; empty where nothing is asked."""
    asked = prompts.prompt or prompts.open_prompt
    if asked is None:
        return ""
    buttons = [b for b in prompts.findChildren(ChoiceButton) if not b.isHidden()]
    topics = {b.choice.topic for b in buttons if b.choice is not None and b.choice.topic}
    if prompts.open_prompt is not None:
        return place(ANSWERS_CHAPTER, "open")
    if asked.view.phase is Phase.ACTION and len(topics) == 1:
        return topics.pop()  # its target is chosen
    return _OF_PHASES.get(asked.view.phase, CARD)
