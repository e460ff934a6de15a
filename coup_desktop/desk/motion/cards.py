"""How the cards of a seat get from where they lay to where they lie."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from coup_desktop.desk.card_face import Veil
from coup_desktop.desk.motion.acts import Act, CardMove, Pose
from coup_desktop.desk.motion.scenery import Scenery
from coup_desktop.desk.table_state import PLACES, SeatState
from coup_desktop.engine.cast import NO_CHARACTER, Character

FALLEN: Final = 0.55
"""When a card that is lost has been turned up and lies askew, in parts of the whole; only then do
the others close up."""
STAGGER: Final = 0.22
"""How much later each further card sets out, in parts of the whole."""


@dataclass(frozen=True, slots=True)
class Lying:
    """A card at a seat: in one of the places, or drawn and lying over them."""

    character: Character
    lost: bool
    slot: int
    """Place; drawn cards have numbers beyond the places."""
    pose: Pose


def lying(scenery: Scenery, seat: int, state: SeatState) -> list[Lying]:
    """The cards at a seat, as its state has them. The drawn ones come last."""
    cards = [
        Lying(*laid, slot, scenery.slot(seat, slot, up=laid[0] != NO_CHARACTER, lost=laid[1]))
        for slot, laid in enumerate(state.laid())
        if laid is not None
    ]
    fan = scenery.drawn(seat, up=False)
    for number, (card, pose) in enumerate(zip(state.over(), fan, strict=False)):
        up = float(card != NO_CHARACTER)
        cards.append(Lying(card, False, PLACES + number, replace(pose, up=up)))
    return cards


def paired(
    before: Sequence[Lying], after: Sequence[Lying], *, stays: bool
) -> tuple[list[tuple[Lying | None, Lying]], list[Lying]]:
    """Which card is which.

    Args:
        before: as they lay.
        after: as they lie.
        stays: whether no card came or went, so that one that was hidden is one that is seen now.

    Returns:
        For each card that lies there the one that it was, None where it came; and those that went.
    """
    left = list(before)
    found: dict[int, Lying] = {}
    same: list[Callable[[Lying, Lying], bool]] = [
        lambda a, b: (a.character, a.lost, a.slot) == (b.character, b.lost, b.slot),
        lambda a, b: (a.character, a.lost) == (b.character, b.lost),
        lambda a, b: a.character == b.character != NO_CHARACTER,
    ]
    if stays:
        same += [lambda a, b: a.slot == b.slot, lambda _a, _b: True]
    for alike in same:
        for card in after:
            was = next((old for old in left if alike(old, card)), None)
            if card.slot not in found and was is not None:
                found[card.slot] = was
                left.remove(was)
    return [(found.get(card.slot), card) for card in after], left


class CardTroupe:
    """Makes the acts of one seat's cards."""

    def __init__(self, scenery: Scenery, seat: int, fan: int) -> None:
        """Args: fan: how many cards lie there drawn."""
        self._scenery, self._seat, self._fan = scenery, seat, fan

    def acts(
        self, before: Sequence[Lying], after: Sequence[Lying], *, stays: bool = False
    ) -> list[Act]:
        """Every card on its way, those that come and go by way of the Court; see `paired`."""
        pairs, gone = paired(before, after, stays=stays)
        come = [card for was, card in pairs if was is None]
        falls = any(was is not None and card.lost > was.lost for was, card in pairs)
        acts = [
            self._moved(was, card, waits=falls)
            for was, card in pairs
            if was is not None and was != card
        ]
        acts += [self._went(card, *_turn_of(n, len(gone))) for n, card in enumerate(gone)]
        acts += [self._came(card, *_turn_of(n, len(come))) for n, card in enumerate(come)]
        return acts

    def _moved(self, was: Lying, card: Lying, *, waits: bool) -> Act:
        """Args: waits: whether a card is lost first, in its place, before any goes to another."""
        poses = [(0.0, was.pose), (1.0, card.pose)]
        if waits and was.pose.centre != card.pose.centre:
            seen = replace(card.pose, centre=was.pose.centre)
            poses.insert(1, (FALLEN, seen))
            if was.pose.up != card.pose.up:
                poses.insert(1, (FALLEN / 2, replace(was.pose, up=card.pose.up)))
        elif was.pose.up != card.pose.up:
            half = 1.0 if was.pose.centre == card.pose.centre and not card.lost else 0.5
            poses.insert(1, (half, replace(was.pose, up=card.pose.up)))
        in_place = was.slot == card.slot
        return self._veiled(self._card(poses, was, card), card, in_place=in_place)

    def _came(self, card: Lying, begin: float, end: float) -> Act:
        poses = [(0.0, self._scenery.court()), (1.0, card.pose)]
        if card.pose.up:
            poses.insert(1, (0.62, replace(card.pose, up=0.0)))
        act = self._card(poses, card, card, begin=begin, end=end)
        return self._veiled(act, card, in_place=False)

    def _went(self, card: Lying, begin: float, end: float) -> Act:
        poses = [(0.0, card.pose), (1.0, self._scenery.court())]
        if card.pose.up:
            poses.insert(1, (0.38, replace(card.pose, up=0.0)))
        return self._card(poses, card, card, begin=begin, end=end)

    def _card(
        self,
        poses: Sequence[tuple[float, Pose]],
        was: Lying,
        card: Lying,
        *,
        begin: float = 0.0,
        end: float = 1.0,
    ) -> CardMove:
        height = max(pose.height for _, pose in poses)
        character = was.character if card.character == NO_CHARACTER else card.character
        front = self._scenery.front(character, card.pose.height)
        back = self._scenery.back(height)
        return CardMove(poses, back, front, begin=begin, end=end)

    def _veiled(self, act: Act, card: Lying, *, in_place: bool) -> Act:
        """Hides the card itself as long as its picture moves."""
        view = self._scenery.seat(self._seat)
        if card.slot >= PLACES:
            left = self._fan - (card.slot - PLACES)
            tell = view.drawn.set_arriving
            return act.during(partial(tell, self._fan), partial(tell, left - 1))
        face = view.cards[card.slot].face
        veil = Veil.ALL if in_place else Veil.PLACE
        return act.during(partial(face.set_veil, veil), partial(face.set_veil, Veil.NONE))


def _turn_of(number: int, count: int) -> tuple[float, float]:
    """When a card sets out and arrives that is one of several."""
    return number * STAGGER, 1 - (count - 1 - number) * STAGGER
