"""Advice in English, without a window."""

from coup_desktop.bots.counsel.counsel import Counsel
from coup_desktop.bots.counsel.reason import Advice, Place, Sentence, Sort
from coup_desktop.engine.cast import CHARACTERS
from coup_desktop.engine.game import Game


def advice(game: Game) -> Advice:
    """What the seat that is asked is advised."""
    return Counsel().advise(game.view(game.asked), game.legal())


def hint(game: Game) -> str:
    """The same in words: seats by their numbers, characters by their words."""
    given = advice(game)
    return " ".join(worded(sentence) for sentence in (given.what, *given.why))


def worded(sentence: Sentence) -> str:
    """A sentence with its places filled."""
    return sentence.text.format(**{place.name: _filled(place) for place in sentence.places})


def _filled(place: Place) -> str:
    value = place.value
    if place.sort is Sort.CHANCE and isinstance(value, int | float):
        return f"{round(100 * value)} %"
    if place.sort in (Sort.CARD, Sort.PLURAL) and isinstance(value, int):
        return CHARACTERS[value].word
    if place.sort in (Sort.CARDS, Sort.ANY_OF) and isinstance(value, tuple):
        return " ".join(CHARACTERS[card].word for card in value)
    return str(value)
