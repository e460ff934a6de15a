"""A game as it may stand behind a view: what a seat knows, and a supposition of all the rest.

So a bot plays on in its head, without the real game: where the supposed cards are the true ones,
the supposed game goes on exactly as the real one would, by the same moves and the same chance.
"""

from collections.abc import Sequence
from typing import Final

from coup_desktop.engine.cast import NO_CHARACTER, Character
from coup_desktop.engine.events import Cause, Phase
from coup_desktop.engine.game import Game
from coup_desktop.engine.moves import NOBODY
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.rulebook import rulebook
from coup_desktop.engine.view import View

_UNLIMITED: Final = -1

Cards = tuple[Character, ...]


def supposed(
    view: View,
    hands: Sequence[Cards],
    court: Sequence[int],
    rng: SplitMix64 | None,
    *,
    drawn: Cards = (),
    presented: Character = NO_CHARACTER,
    discards: Sequence[Cards] = (),
) -> Game:
    """The game that gives this view, if all cards lie like this. It keeps no history.

    Args:
        view: of any seat, or of nobody.
        hands: the face-down cards of each seat, rising.
        court: the cards in the Court, counted by character.
        rng: the stream of chance for what is to come; None: draws are named by `Game.draw`.
        drawn: what the seat whose turn it is has drawn in an exchange, rising.
        presented: the card before the Inquisitor, or `NO_CHARACTER`.
        discards: what each seat discarded in a draft, rising; may be left out in another game.

    Raises:
        ValueError: the cards do not fit the view, or the Court has to give cards now, so that
            nobody has anything to decide.
    """
    _check(view, hands, court, drawn, presented)
    seats = view.seats
    teams = [seat.team or 0 for seat in seats] if view.ruleset.teams else None
    game = Game(rulebook(view.ruleset), rng)
    game.set_up(view.starter, teams, history=False)
    game.hands = list(hands)
    game.revealed = [seat.revealed for seat in seats]
    if discards:
        game.discards = list(discards)
    game.coins = [seat.coins for seat in seats]
    game.court = list(court)
    game.treasury = _UNLIMITED if view.treasury is None else view.treasury
    game.reserve = view.reserve
    game.living = _mask(view.living)
    game.turn = view.turn
    game.turns = view.turns
    game.winner = view.winner
    game.drawn = drawn
    game.presented = presented
    _ask(game, view)
    return game


def _ask(game: Game, view: View) -> None:
    """Puts the question of a view, with all that its answer is going to need."""
    action = view.action
    block = view.block
    game.phase = view.phase
    game.asked = view.asked
    game.action = action
    game.block = block
    game.blocker = view.blocker
    game.challenger = view.challenger
    game.pending = _mask(view.pending)
    # The question goes round from the left of the seat whose move is in question.
    of_block = view.phase is Phase.CHALLENGE_BLOCK
    game.origin = (view.blocker if of_block else view.turn) + 1
    doubted = block or action
    if doubted is not None and action is not None:
        game.claimed = doubted.claim
        if view.challenger != NOBODY:
            game.lose_cause = Cause.CHALLENGE
        else:
            paid = action.claim == NO_CHARACTER
            game.lose_cause = Cause.COUP if paid else Cause.ASSASSINATION


def _mask(seats: Sequence[int]) -> int:
    """The seats as a bit mask."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


def _check(
    view: View,
    hands: Sequence[Cards],
    court: Sequence[int],
    drawn: Cards,
    presented: Character,
) -> None:
    if view.phase is Phase.DRAW:
        raise ValueError("the Court has to give cards: nobody is asked, nothing to suppose")
    if [len(hand) for hand in hands] != [seat.influence for seat in view.seats]:
        raise ValueError(f"hands {list(hands)} do not have as many cards as the view's seats")
    if sum(court) != view.court:
        raise ValueError(f"a Court of {sum(court)} cards; the view's holds {view.court}")
    seat = view.seat
    if seat is not None and hands[seat] != view.hand:
        raise ValueError(f"seat {seat} holds {view.hand}, not {hands[seat]}")
    if len(drawn) != view.seats[view.turn].drawn or (view.drawn and view.drawn != drawn):
        raise ValueError(f"drawn cards {drawn} are not what the view shows")
    if (presented != NO_CHARACTER) != (view.phase is Phase.DECIDE) or (
        view.presented not in (None, presented)
    ):
        raise ValueError("the presented card is not what the view shows")
