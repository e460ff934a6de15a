"""What the trained policy does with each hand that a seat may have."""

from collections.abc import Sequence
from typing import Final, final

from coup_desktop.bots.master import keys, ranges
from coup_desktop.bots.master.policy import WHOLE, Policy

_LEVELS: Final = (keys.CLAIMS, keys.NO_MEMORY)
"""In which order the policy is asked: what it does not know it may know without memory."""


@final
class Stand:
    """What everybody sees when a seat decides."""

    __slots__ = ("coins", "gone", "memory", "others_coins", "others_memory", "others_two", "two")

    def __init__(
        self,
        gone: int,
        coins: int,
        others_coins: int,
        two: bool,
        others_two: bool,
        memory: int,
        others_memory: int,
    ) -> None:
        """Args: gone: what lies face up, as a number; two: whether the seat has two cards."""
        self.gone: int = gone
        self.coins: int = coins
        self.others_coins: int = others_coins
        self.two: bool = two
        self.others_two: bool = others_two
        self.memory: int = memory
        self.others_memory: int = others_memory


@final
class Habits:
    """Asks a policy on behalf of hands that nobody sees."""

    __slots__ = ("_policy",)

    def __init__(self, policy: Policy) -> None:
        self._policy: Policy = policy

    def answers(self, stand: Stand, question: int, choice: int) -> list[float]:
        """How likely a choice is with each hand; a half where the policy does not know."""
        found = [0.0] * ranges.HANDS
        for h in range(ranges.HANDS if stand.two else keys.CAST):
            shares = self._shares(stand, question, h if stand.two else 15 + h)
            found[h] = 0.5 if shares is None else shares[choice]
        return found

    def loses(self, stand: Stand, question: int, card: int) -> list[float]:
        """How likely each pair gives up a card."""
        found = [0.0] * ranges.HANDS
        for h in range(ranges.HANDS):
            low = ranges.LOW[h]
            high = ranges.HIGH[h]
            if card not in (low, high):
                continue
            shares = None if low == high else self._shares(stand, question, h)
            if low == high:
                found[h] = 1.0
            else:
                found[h] = 0.5 if shares is None else shares[card == high]
        return found

    def keeps(self, stand: Stand) -> list[float]:
        """What is kept in an exchange, as `ranges.exchange` wants it."""
        kept = [0.0] * (ranges.HANDS * ranges.HANDS * ranges.HANDS)
        known: dict[int, list[tuple[int, float]]] = {}
        for h in range(ranges.HANDS if stand.two else keys.CAST):
            own = (ranges.LOW[h], ranges.HIGH[h]) if stand.two else (h, keys.NONE)
            for drawn in range(ranges.HANDS):
                cards = (*own, ranges.LOW[drawn], ranges.HIGH[drawn])
                offer = keys.offer_number(*cards)
                found = known.get(offer)
                if found is None:
                    found = known[offer] = self._kept(stand, offer, cards)
                row = (h * ranges.HANDS + drawn) * ranges.HANDS
                for new, share in found:
                    kept[row + new] = share
        return kept

    def _kept(self, stand: Stand, offer: int, cards: Sequence[int]) -> list[tuple[int, float]]:
        have = sorted(card for card in cards if card != keys.NONE)
        if stand.two:
            pairs = {keys.pair(low, high) for k, low in enumerate(have) for high in have[k + 1 :]}
            hands = sorted(pairs)
        else:
            hands = sorted(set(have))
        question = keys.KEEP_TWO if stand.two else keys.KEEP_ONE
        shares = None if len(hands) == 1 else self._shares(stand, question, offer)
        if shares is None:
            return [(hand, 1.0 / len(hands)) for hand in hands]
        return list(zip(hands, shares, strict=False))

    def _shares(self, stand: Stand, question: int, cards: int) -> list[float] | None:
        for level in _LEVELS:
            number = keys.key(
                level,
                question,
                cards,
                stand.gone,
                stand.coins,
                stand.others_coins,
                1 + stand.others_two,
                stand.memory,
                stand.others_memory,
            )
            shares = self._policy.shares(number)
            if shares is not None:
                return [share / WHOLE for share in shares]
        return None
