"""The cast: who may sit in the empty chairs, at any level.

A persona is what people call a character, an opponent with a name, a face and a temper; the
engine's `Character` is what is printed on a card. What they say is in `lines/`.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from coup_desktop.bots.temper import Aim, Temper
from coup_desktop.engine.record import HUMAN
from coup_desktop.engine.translating import QT_TRANSLATE_NOOP, sentence

_DIGITS: Final = "0123456789"


class UnknownPersonaError(ValueError):
    """A word that no persona has; the message says which there are."""


@dataclass(frozen=True, slots=True)
class Persona:
    """A named opponent."""

    word: str
    """The word of the record and the command line, and of the picture in `resources/portraits`."""
    name: str
    """What it is called; a proper name."""
    about: str
    """How it plays, in one English sentence."""
    temper: Temper

    @property
    def seat_name(self) -> str:
        """The name as a record can hold it: in one piece."""
        return self.name.replace(" ", "")


CAST: Final = (
    Persona(
        "orsola",
        "Orsola",
        QT_TRANSLATE_NOOP(
            "Personas", "Waits like her falcon, seldom lies, and forgets nobody who struck her."
        ),
        Temper(bluff=-0.4, doubt=0.0, grudge=0.9, last_card=-0.2, aim=Aim.AVENGE),
    ),
    Persona(
        "baldassare",
        "Baldassare",
        QT_TRANSLATE_NOOP(
            "Personas", "A model courtier: mostly honest, slow to doubt, and never resentful."
        ),
        Temper(bluff=-0.6, doubt=-0.04, grudge=0.0, last_card=-0.3, aim=Aim.STRONGEST),
    ),
    Persona(
        "fiammetta",
        "Fiammetta",
        QT_TRANSLATE_NOOP(
            "Personas", "Lies boldly, doubts in a flash, and pays every blow back with interest."
        ),
        Temper(bluff=0.6, doubt=0.04, grudge=1.0, last_card=0.6, aim=Aim.AVENGE),
    ),
    Persona(
        "corvino",
        "Corvino",
        QT_TRANSLATE_NOOP(
            "Personas", "Bluffs behind his mask, picks off the weak, and is worst when cornered."
        ),
        Temper(bluff=0.4, doubt=0.02, grudge=0.3, last_card=0.4, aim=Aim.WEAKEST),
    ),
    Persona(
        "lia",
        "Lia",
        QT_TRANSLATE_NOOP(
            "Personas", "Hardly dares to lie, and on her last card dares nothing at all."
        ),
        Temper(bluff=-0.8, doubt=0.05, grudge=0.2, last_card=-0.8, aim=Aim.NEXT_TO_MOVE),
    ),
    Persona(
        "ser-piero",
        "Ser Piero",
        QT_TRANSLATE_NOOP(
            "Personas", "A notary: claims little that is not so, and wants proof of all the rest."
        ),
        Temper(bluff=-0.5, doubt=0.08, grudge=0.1, last_card=-0.5, aim=Aim.STRONGEST),
    ),
    Persona(
        "isotta",
        "Isotta",
        QT_TRANSLATE_NOOP(
            "Personas", "Reckons coldly, lies where it pays, and goes for the fullest purse."
        ),
        Temper(bluff=0.0, doubt=-0.06, grudge=0.0, last_card=0.0, aim=Aim.RICHEST),
    ),
    Persona(
        "galeazzo",
        "Galeazzo",
        QT_TRANSLATE_NOOP(
            "Personas",
            "A soldier: strikes whoever stands next, challenges at once, and bluffs badly.",
        ),
        Temper(bluff=0.2, doubt=0.08, grudge=0.5, last_card=0.4, aim=Aim.NEXT_TO_MOVE),
    ),
    Persona(
        "bianca",
        "Bianca",
        QT_TRANSLATE_NOOP(
            "Personas", "Takes people at their word, holds no grudge, and plays quite honestly."
        ),
        Temper(bluff=-0.3, doubt=-0.08, grudge=0.0, last_card=0.4, aim=Aim.NEXT_TO_MOVE),
    ),
    Persona(
        "taddeo",
        "Taddeo",
        QT_TRANSLATE_NOOP(
            "Personas",
            "Waters his own wine, doubts nobody else's, and kicks whoever is down.",
        ),
        Temper(bluff=0.35, doubt=-0.08, grudge=0.0, last_card=0.2, aim=Aim.WEAKEST),
    ),
    Persona(
        "lucrezia",
        "Lucrezia",
        QT_TRANSLATE_NOOP(
            "Personas", "Claims whatever suits her, lets others talk, and takes from the rich."
        ),
        Temper(bluff=0.6, doubt=-0.06, grudge=0.6, last_card=0.3, aim=Aim.RICHEST),
    ),
    Persona(
        "niccolo",
        "Niccolo",
        QT_TRANSLATE_NOOP(
            "Personas", "A gambler: bluffs whenever the odds allow, most of all with nothing left."
        ),
        Temper(bluff=0.8, doubt=0.04, grudge=0.0, last_card=0.6, aim=Aim.RICHEST),
    ),
)
"""Everybody, in the order in which they sit down where nobody chose."""


def named(word: str) -> Persona:
    """The persona of a word.

    Raises:
        UnknownPersonaError: there is none such.
    """
    for persona in CAST:
        if persona.word == word:
            return persona
    known = ", ".join(persona.word for persona in CAST)
    raise UnknownPersonaError(
        sentence("Bots", "{word!r} is no character; there are {known}", word=word, known=known)
    )


def shown_name(seat_name: str, kind: str) -> str:
    """What people read where a record has a seat's name: the cast have their own.

    So has a person who sits in such a chair, in a recorded game that is gone on with.

    Args:
        seat_name: as the record has it.
        kind: who plays there, as the record has it.
    """
    word = seat_name if kind == HUMAN else seat_name.rstrip(_DIGITS)  # `simulate` numbers bots
    number = seat_name[len(word) :]
    name = next((each.name for each in CAST if each.seat_name == word), None)
    return seat_name if name is None else f"{name} {number}".rstrip()


def shown_names(seat_names: Iterable[str], kinds: Iterable[str]) -> tuple[str, ...]:
    """`shown_name` of all seats, clockwise."""
    return tuple(map(shown_name, seat_names, kinds))
