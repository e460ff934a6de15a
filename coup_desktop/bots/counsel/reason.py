"""Advice as values: a move, and why, in sentences that are worded where they are shown."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from coup_desktop.engine.cast import Action, Character
from coup_desktop.engine.moves import Move

CONTEXT: Final = "Hint"
"""Where the sentences' translations are looked for."""


class Sort(Enum):
    """What stands in a place of a sentence."""

    SEAT = "seat"
    """A seat's index: its name."""
    SEATS = "seats"
    """Several seats' indices: their names."""
    CARD = "card"
    """A character: its name."""
    CARDS = "cards"
    """Characters of one hand, with their articles."""
    ANY_OF = "any of"
    """Characters of which one will do."""
    PLURAL = "plural"
    """A character: the name of several of it."""
    ACTION = "action"
    """An action: its name."""
    DEED = "deed"
    """An action: what is done by it, within a sentence."""
    COINS = "coins"
    """How many."""
    INFLUENCES = "influences"
    """How many."""
    NUMBER = "number"
    """A number by itself."""
    CHANCE = "chance"
    """From 0 to 1: in percent."""


Value = int | float | Character | Action | tuple[Character, ...] | tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Place:
    """What fills a named place of a sentence."""

    name: str
    sort: Sort
    value: Value


@dataclass(frozen=True, slots=True)
class Sentence:
    """A whole sentence: an English template of `CONTEXT` and what fills its places."""

    text: str
    places: tuple[Place, ...] = ()

    @property
    def chances(self) -> tuple[float, ...]:
        """The chances that it names, in its order of places."""
        found = (place for place in self.places if place.sort is Sort.CHANCE)
        return tuple(float(place.value) for place in found if isinstance(place.value, int | float))


@dataclass(frozen=True, slots=True)
class Advice:
    """The move that promises most, what it is, and why."""

    move: Move
    what: Sentence
    """Says the move."""
    why: tuple[Sentence, ...]
    """The reasons, the first one deciding."""


def seat(number: int, name: str = "seat") -> Place:
    """A place for a seat's name."""
    return Place(name, Sort.SEAT, number)


def seats(numbers: tuple[int, ...], name: str = "seats") -> Place:
    """A place for the names of several seats."""
    return Place(name, Sort.SEATS, numbers)


def card(character: Character, name: str = "character") -> Place:
    """A place for a character's name."""
    return Place(name, Sort.CARD, character)


def cards(characters: tuple[Character, ...], name: str = "cards") -> Place:
    """A place for some cards of a hand."""
    return Place(name, Sort.CARDS, characters)


def any_of(characters: tuple[Character, ...], name: str = "characters") -> Place:
    """A place for characters of which one will do."""
    return Place(name, Sort.ANY_OF, characters)


def plural(character: Character, name: str = "characters") -> Place:
    """A place for the name of several of a character."""
    return Place(name, Sort.PLURAL, character)


def action(number: Action, name: str = "action") -> Place:
    """A place for an action's name."""
    return Place(name, Sort.ACTION, number)


def deed(number: Action, name: str = "deed") -> Place:
    """A place for what is done by an action."""
    return Place(name, Sort.DEED, number)


def coins(number: int, name: str = "coins") -> Place:
    """A place for a number of coins."""
    return Place(name, Sort.COINS, number)


def influences(number: int, name: str = "influences") -> Place:
    """A place for a number of influences."""
    return Place(name, Sort.INFLUENCES, number)


def number_of(count: int, name: str = "number") -> Place:
    """A place for a number by itself."""
    return Place(name, Sort.NUMBER, count)


def chance(value: float, name: str = "chance") -> Place:
    """A place for a chance, from 0 to 1."""
    return Place(name, Sort.CHANCE, value)
