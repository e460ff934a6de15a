"""What the named places in a lesson's sentences stand for."""

from coup_desktop.engine.cast import ACTIONS, CHARACTERS, Action, Character
from coup_desktop.engine.narrate import Narrator
from coup_desktop.engine.view import View

_SEATS = ("you", "one", "two", "three")


def places(names: Narrator, view: View | None = None) -> dict[str, str]:
    """Every place that has the same words in all lessons of a game.

    Characters (`duke`, several: `dukes`), actions (`foreign_aid`), seats (`you`, `one`, `two`,
    `three`), `reserve`, and in a team game `team`, the learner's.

    Args:
        names: what things are called.
        view: of the learner, for `team`.
    """
    filled: dict[str, str] = {}
    for number, character in enumerate(CHARACTERS):
        filled[character.word] = names.character_name(Character(number))
        filled[f"{character.word}s"] = names.character_plural(Character(number))
    for number, action in enumerate(ACTIONS):
        filled[action.word.replace("-", "_")] = names.action_name(Action(number))
    filled.update(zip(_SEATS, names.names, strict=False))
    filled["reserve"] = names.reserve_name
    team = None if view is None or view.seat is None else view.seats[view.seat].team
    filled["team"] = "" if team is None else names.team_name(team)
    return filled
