"""The training's own game of two against the engine: same moves, same states, same keys."""

from collections.abc import Sequence

from training import knowledge
from training import table_game as own

from coup_desktop.bots.master import keys, question
from coup_desktop.engine.events import Drew, Event, Phase
from coup_desktop.engine.game import Game
from coup_desktop.engine.moves import ALLOW, Kind, Move
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.ruleset import Ruleset

GAMES = 2000


def cards_drawn(events: Sequence[Event]) -> list[int]:
    return [card for event in events if isinstance(event, Drew) for card in event.cards]


def same(game: Game, s: list[int]) -> None:
    """All that both keep of a position is equal."""
    assert game.court[:5] == s[own.COURT : own.COURT + 5]
    for seat in (0, 1):
        at = own.HANDS + 2 * seat
        hand = tuple(card for card in s[at : at + 2] if card != own.NONE)
        assert game.hands[seat] == hand
    lost = [sum(revealed.count(card) for revealed in game.revealed) for card in range(5)]
    assert lost == s[own.GONE : own.GONE + 5]
    assert game.over == (s[own.PHASE] == own.OVER)
    if game.over:
        assert game.winner == s[own.WINNER]
    else:
        assert game.turn == s[own.TURN]
        assert game.coins == s[own.COINS : own.COINS + 2]


def forced(legal: Sequence[Move]) -> Move:
    """The move where the training's game leaves no choice."""
    if len(legal) > 1:
        legal = [move for move in legal if move is not ALLOW]
    assert len(legal) == 1
    return legal[0]


def play(seed: int) -> set[int]:
    """Plays a game by chance in both; what was asked in it."""
    chance = SplitMix64(seed)
    game = Game.start(Ruleset.make("official", 2), seed % 2, SplitMix64(seed + 1))
    s = [0] * own.SIZE
    own.lay(s, seed % 2)
    for seat in (0, 1):
        for held in game.hands[seat]:
            own.give(s, seat, held)
    into = [0] * own.MOST_CHOICES
    seen = set()
    while not game.over:
        same(game, s)
        legal = game.legal()
        if game.phase is Phase.PROVE and legal[0].kind is Kind.SHOW:
            events = game.play(legal[0])  # the training's game shows what it can
        elif (count := own.choices(s, into)) == 1:
            events = game.play(forced(legal))
            own.play(s, into[0])
        else:
            view = game.view(game.asked)
            asked = question.asked(view)
            assert asked is not None
            seen.add(asked)
            for level in (keys.NO_MEMORY, keys.CLAIMS, keys.ALL_CLAIMS):
                assert question.key(view, question.read(view), asked, level) == knowledge.key(
                    s, level
                )
            moves = question.choices(view, asked, legal)
            assert len(moves) == count
            pick = chance.below(count)
            move = moves[pick]
            assert move is not None
            events = game.play(move)
            own.play(s, into[pick])
        for card in cards_drawn(events):
            own.draw(s, card)
    same(game, s)
    return seen


def test_the_trainings_game_is_the_engines() -> None:
    seen: set[int] = set()
    for seed in range(GAMES):
        seen |= play(seed)
    assert seen == set(range(keys.KEEP_ONE + 1))


def test_keys_tell_positions_apart_that_differ_in_a_claim() -> None:
    keys_of = [
        keys.key(keys.CLAIMS, keys.DOUBT_TAX, 7, 0, 2, 3, 2, 0, memory)
        for memory in (0, keys.CLAIMED, keys.DENIED, keys.FRESH)
    ]
    assert len(set(keys_of)) == 4
    blind = {
        keys.key(keys.NO_MEMORY, keys.DOUBT_TAX, 7, 0, 2, 3, 2, 0, memory)
        for memory in (0, keys.CLAIMED, keys.DENIED, keys.FRESH)
    }
    assert len(blind) == 1


def test_hands_and_lost_cards_are_numbered_one_by_one() -> None:
    pairs = [keys.hand_number(low, high) for low in range(5) for high in range(low, 5)]
    assert pairs + [keys.hand_number(card, keys.NONE) for card in range(5)] == list(range(20))
    gone = set()
    for low in range(5):
        gone.add(keys.gone_number(*[int(card == low) for card in range(5)]))
        for high in range(low, 5):
            gone.add(keys.gone_number(*[(card == low) + (card == high) for card in range(5)]))
    assert gone == set(range(1, 21))
