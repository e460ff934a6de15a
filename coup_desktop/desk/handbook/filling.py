"""Puts names, numbers and keys into a chapter's text, so that each is written in one place only.

A place stands in braces: what sort it is, a colon, and which: `{action:coup.cost}`.

| place | what comes there |
|---|---|
| `{name:duke}` | a character, an action, a team or a preset |
| `{name:coup-x.income}` | an action, as a preset calls it |
| `{option:official.inquisitor}` | an option of a preset |
| `{reserve:coup-x}` | what a preset calls the reserve |
| `{action:coup.cost}` | coins in words, of what an action costs: `cost`, gains: `gain`, takes at most: `most`, gives away: `share`, costs for another seat: `other`; with `.number` behind it the number alone |
| `{character:dealer.draws}` | cards in words; `.number` as above |
| `{game:hand}`, `{game:start-coins}` | cards and coins at the start |
| `{preset:official.seats}` | from how many seats to how many |
| `{preset:coup-x.copies.8}` | copies of each character with so many seats |
| `{preset:official.must-coup}` | the value of any switch |
| `{rule:decline}` | the rule in force, as sentences: see `Wording.rule` |
| `{chance:1}` | per cent of a seat's holding a character of which so many copies are seen |
| `{key:new-game}`, `{menu:new-game}`, `{answer:allow}` | keys and menu entries: `Shortcuts` |

A name may be asked for in a form of its language, as `translating.Word` has them, behind one colon
more: `{name:duke:gen}`.
"""  # noqa: E501 - a table's rows

import re
from collections.abc import Callable, Mapping
from math import comb
from typing import Final

from PySide6.QtCore import QCoreApplication

from coup_desktop.desk.dialogs.house_rules import value_name
from coup_desktop.desk.handbook.pages import escaped
from coup_desktop.desk.handbook.shortcuts import ANSWERS, Shortcuts
from coup_desktop.desk.in_window import called, in_window
from coup_desktop.desk.wording import Wording, cards, coins
from coup_desktop.engine.cast import (
    ACTION_BY_WORD,
    ACTIONS,
    CHARACTER_BY_WORD,
    CHARACTERS,
    CONVERT_OTHER_COST,
    STEAL_AT_MOST,
)
from coup_desktop.engine.narrate import Narrator
from coup_desktop.engine.presets import PRESETS, Preset
from coup_desktop.engine.ruleset import HAND, START_COINS, SWITCH_BY_WORD, Ruleset

translate = QCoreApplication.translate

PLACE: Final = re.compile(r"\{(\w+):([\w.-]+)(?::(\w+))?\}")
_NUMBER: Final = ".number"
_SHARED: Final = 1
"""Coins that a seat gives away of what it gains by sharing."""


class Filling:
    """Fills the places of chapters for one ruleset, in the language that is on."""

    def __init__(self, wording: Wording, shortcuts: Shortcuts) -> None:
        self._wording = wording
        self._sorts: Final[Mapping[str, Callable[[str], str]]] = {
            "name": self._name,
            "option": _option,
            "reserve": _reserve,
            "action": lambda which: _coins(which, _of_action),
            "character": lambda which: _in_words(which, _of_character, cards),
            "game": _at_start,
            "preset": _of_preset,
            "rule": self._rule,
            "chance": lambda which: str(chance_of_holding(int(which))),
            "key": shortcuts.key,
            "menu": shortcuts.menu,
            "answer": ANSWERS.__getitem__,
        }

    def fill(self, text: str) -> str:
        """The text with all its places filled.

        Raises:
            KeyError: a place names nothing that there is; the error names the place.
        """
        return PLACE.sub(self._filled, text)

    def _filled(self, found: re.Match[str]) -> str:
        sort, which, form = found.groups()
        try:
            return escaped(format(self._sorts[sort](which), form or ""))
        except (KeyError, ValueError, StopIteration) as error:
            raise KeyError(found.group()) from error

    def _rule(self, which: str) -> str:
        sentences = self._wording.rule(which)
        return " ".join(sentences) or translate("Handbook", "There is nothing of it in this game.")

    def _name(self, which: str) -> str:
        preset, dot, word = which.partition(".")
        if dot:
            return _names_of(_preset(preset)).action_name(ACTION_BY_WORD[word])
        names = _names_of(PRESETS[0])
        if which in CHARACTER_BY_WORD:
            return names.character_name(CHARACTER_BY_WORD[which])
        if which in ACTION_BY_WORD:
            return names.action_name(ACTION_BY_WORD[which])
        for candidate in PRESETS:
            if which in candidate.team_words:
                return _names_of(candidate).team_name(candidate.team_words.index(which))
        return called(_preset(which).name)


def chance_of_holding(seen: int) -> int:
    """Per cent of a seat's holding a character at the start of a game by the first preset.

    Args:
        seen: copies that who asks sees, both own cards among what is seen.
    """
    base = PRESETS[0]
    copies = base.copies_for(base.fewest_seats)
    unseen = copies * len(base.cast) - HAND
    without = comb(unseen - (copies - seen), HAND)
    return round(100 * (1 - without / comb(unseen, HAND)))


def _preset(word: str) -> Preset:
    return next(candidate for candidate in PRESETS if candidate.word == word)


def _names_of(base: Preset) -> Narrator:
    return Narrator(Ruleset.make(base.word, base.fewest_seats), (), in_window)


def _option(which: str) -> str:
    word, _, option = which.partition(".")
    return called(next(o.name for o in _preset(word).options if o.word == option))


def _reserve(which: str) -> str:
    return _names_of(_preset(which)).reserve_name


def _of_action(word: str, what: str) -> int:
    info = ACTIONS[ACTION_BY_WORD[word]]
    return {
        "cost": info.cost,
        "gain": info.gain,
        "most": STEAL_AT_MOST,
        "other": CONVERT_OTHER_COST,
        "share": _SHARED,
    }[what]


def _of_character(word: str, what: str) -> int:
    return {"draws": CHARACTERS[CHARACTER_BY_WORD[word]].draws}[what]


def _coins(which: str, number: Callable[[str, str], int]) -> str:
    return _in_words(which, number, coins)


def _in_words(which: str, number: Callable[[str, str], int], words: Callable[[int], str]) -> str:
    """A number of coins or cards in words, or alone."""
    alone = which.endswith(_NUMBER)
    word, _, what = which.removesuffix(_NUMBER).partition(".")
    value = number(word, what)
    return str(value) if alone else words(value)


def _at_start(which: str) -> str:
    return {"hand": cards(HAND), "start-coins": coins(START_COINS)}[which]


def _of_preset(which: str) -> str:
    word, what, *more = which.split(".")
    base = _preset(word)
    if what == "seats":
        return f"{base.fewest_seats}–{base.most_seats}"
    if what == "copies":
        return str(base.copies_for(int(more[0])))
    switch = SWITCH_BY_WORD[what]
    return value_name(switch.text(getattr(base, switch.attribute)))
