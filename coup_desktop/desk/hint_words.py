"""The words of a hint, in the language that is on."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from coup_desktop.bots.counsel.reason import CONTEXT, Advice, Place, Sentence, Sort
from coup_desktop.desk.wording import Wording, coins, either, influences
from coup_desktop.engine.cast import Action, Character
from coup_desktop.engine.events import Phase

translate = QCoreApplication.translate


class HintWords:
    """Words the advice of one table."""

    def __init__(self, wording: Wording, seat_names: Sequence[str]) -> None:
        self._wording = wording
        self._seat_names = tuple(seat_names)

    def longest(self, phase: Phase) -> str:
        """A hint that is about as long as any at the table to a decision of that kind."""
        cast = self._wording.ruleset.cast
        last = max(cast, key=lambda card: len(self._wording.character(card)))
        name = max(range(len(self._seat_names)), key=lambda seat: len(self._seat_names[seat]))
        # What bots think with: a window that only opens waits for none of it.
        from coup_desktop.bots.counsel.counsel import longest_hint

        return " ".join(self.sentence(part) for part in longest_hint(phase, name, last))

    def of(self, advice: Advice) -> str:
        """The move and its reasons, one sentence after the other."""
        return " ".join(self.sentence(part) for part in (advice.what, *advice.why))

    def sentence(self, sentence: Sentence) -> str:
        """One sentence of it."""
        text: str = translate(CONTEXT, sentence.text)
        return text.format(**{place.name: self._filled(place) for place in sentence.places})

    def _filled(self, place: Place) -> str:  # noqa: PLR0911 - one line for each sort
        value, wording, names = place.value, self._wording, self._wording.names
        match place.sort, value:
            case Sort.SEAT, int():
                return self._seat_names[value]
            case Sort.SEATS, tuple():
                return ", ".join(self._seat_names[seat] for seat in value)
            case Sort.CARD, int():
                return wording.character(Character(value))
            case Sort.CARDS, tuple():
                return names.cards([Character(card) for card in value], len(value))
            case Sort.ANY_OF, tuple():
                return either([wording.character(Character(card)) for card in value])
            case Sort.PLURAL, int():
                return names.character_plural(Character(value))
            case Sort.ACTION, int():
                return wording.action(Action(value))
            case Sort.DEED, int():
                return wording.the_deed(Action(value))
            case Sort.COINS, int():
                return coins(value)
            case Sort.INFLUENCES, int():
                return influences(value)
            case Sort.NUMBER, int():
                return str(value)
            case Sort.CHANCE, int() | float():
                share = translate(CONTEXT, "{number} %").format(number=percent(value))
                return share.replace(" ", "\u00a0")  # no line is broken there
        raise TypeError(f"{place.sort} cannot be {value!r}")


def percent(chance: float) -> int:
    """A chance in whole percent; 0 and 100 only where there is no doubt."""
    if chance <= 0.0:
        return 0
    return 100 if chance >= 1.0 else max(1, min(99, round(100 * chance)))
