"""Hands as small numbers, for the inner loops of the beliefs.

A *holding* is what one hidden seat accounts for: its face-down cards and, in a draft game, the
cards of its own set that it discarded. Holdings are numbered; card counts are kept by *slot*, the
place of a character in the rising cast, and packed eight bits a slot where whole sets are added.
"""

from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Final, final

from coup_desktop.engine.cast import Character
from coup_desktop.engine.ruleset import HAND, Ruleset

Hand = tuple[Character, ...]

BITS: Final = 8
MASK: Final = (1 << BITS) - 1
NOTHING: Final = -1
"""No holding: the cards cannot be so."""


@final
class Holdings:
    """All holdings of a cast. Get it by `holdings_of`."""

    __slots__ = (
        "cast",
        "codes",
        "counts",
        "domains",
        "hands",
        "less",
        "more",
        "number",
        "slot",
        "spent",
    )

    def __init__(self, cast: tuple[Character, ...], *, draft: bool) -> None:
        """Args: cast: the characters in play; draft: whether each seat has a set of its own."""
        self.cast: tuple[Character, ...] = tuple(sorted(cast))
        self.slot: list[int] = [NOTHING] * (max(self.cast) + 1)
        """By character."""
        for place, card in enumerate(self.cast):
            self.slot[card] = place
        self.hands: list[Hand] = []
        """By holding: the face-down cards, rising."""
        self.counts: list[list[int]] = []
        """By holding and slot: how many cards of the face-down ones."""
        self.codes: list[int] = []
        """By holding: all cards that it accounts for, packed."""
        self.spent: list[list[int]] = []
        """By holding and slot: the same, not packed."""
        self.domains: dict[tuple[int, bool], list[int]] = {}
        """The holdings of so many cards, before (False) or after (True) a seat has drafted; in a
        game without draft both are the same."""
        self.number: dict[tuple[Hand, Character | None], int] = {}
        """The holding of a hand and, in a draft game, of the card that was drafted."""
        drafted: list[Character | None] = [None, *self.cast] if draft else [None]
        for kept in drafted:
            self._add_all(kept, draft=draft)
        self.less: list[list[int]] = []
        """By holding and slot: the holding without one such card."""
        self.more: list[list[int]] = []
        """By holding and slot: the holding with one more such card."""
        self._link()

    def _add_all(self, kept: Character | None, *, draft: bool) -> None:
        for size in range(HAND + 1):
            for hand in combinations_with_replacement(self.cast, size):
                number = len(self.hands)
                self.number[hand, kept] = number
                counts = [hand.count(card) for card in self.cast]
                self.hands.append(hand)
                self.counts.append(counts)
                spent = [
                    count + int(draft and card != kept)
                    for count, card in zip(counts, self.cast, strict=True)
                ]
                self.spent.append(spent)
                self.codes.append(self.packed(spent))
                if not draft or kept is not None:
                    self.domains.setdefault((size, True), []).append(number)
                if kept is None:
                    self.domains.setdefault((size, False), []).append(number)

    def _link(self) -> None:
        by_number = {number: key for key, number in self.number.items()}
        for number in range(len(self.hands)):
            hand, kept = by_number[number]
            less: list[int] = []
            more: list[int] = []
            for card in self.cast:
                fewer = list(hand)
                if card in fewer:
                    fewer.remove(card)
                    less.append(self.number[tuple(fewer), kept])
                else:
                    less.append(NOTHING)
                more.append(self.number.get((tuple(sorted((*hand, card))), kept), NOTHING))
            self.less.append(less)
            self.more.append(more)

    def packed(self, counts: list[int]) -> int:
        """Counts by slot, packed."""
        code = 0
        for place, count in enumerate(counts):
            code += count << (BITS * place)
        return code

    def unpacked(self, code: int) -> list[int]:
        """Counts by slot."""
        return [code >> (BITS * place) & MASK for place in range(len(self.cast))]

    def discards(self, holding: int) -> Hand:
        """What a seat has discarded; nothing where it has not drafted yet."""
        if holding in self.domains[0, False]:
            return ()
        counts = zip(self.cast, self.spent[holding], self.counts[holding], strict=True)
        return tuple(card for card, all_of, held in counts if all_of > held)

    def as_many(self, holding: int) -> list[int]:
        """All holdings, after a draft, with as many cards in hand as this one."""
        return self.domains[len(self.hands[holding]), True]

    def drafted(self, card: Character) -> int:
        """The holding of a seat that has just drafted a card."""
        return self.number[(card,), card]


@lru_cache(maxsize=64)
def _holdings(cast: tuple[Character, ...], draft: bool) -> Holdings:
    return Holdings(cast, draft=draft)


def holdings_of(ruleset: Ruleset) -> Holdings:
    """The holdings of a ruleset's cast, made once."""
    return _holdings(ruleset.cast, ruleset.draft)
