"""A game made of a view and of what is supposed: it goes on as the real one would."""

from collections import Counter
from random import Random

import pytest

from coup_desktop.engine.cast import AMBASSADOR, DUKE, NO_CHARACTER
from coup_desktop.engine.events import Cause, Phase
from coup_desktop.engine.game import Game
from coup_desktop.engine.moves import Move
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.engine.supposition import supposed
from tests.engine.page import Rules
from tests.engine.play import all_options, machine_game, random_rules

ASKED = set(Phase) - {Phase.DRAW}
DRAFTS = [Rules("official", 2, ("draft",))] * 20
ONWARDS = 25
"""Decisions for which both games are led on together."""


def pick(game: Game, random: Random) -> Move:
    """A legal move; what is rare in lists of legal moves as likely as what has many targets."""
    sorts = sorted({(move.kind, move.action) for move in game.legal()})
    sort = random.choice(sorts)
    return random.choice([move for move in game.legal() if (move.kind, move.action) == sort])


def true_twin(game: Game, seat: int | None, seed: int) -> Game:
    """What a seat would play on if it supposed the truth."""
    return supposed(
        game.view(seat),
        game.hands,
        game.court,
        SplitMix64(seed),
        drawn=game.drawn,
        presented=game.presented,
        discards=game.discards,
    )


def stand(game: Game) -> tuple[object, ...]:
    """All that decides how a game goes on, as far as it can be seen from outside."""
    assert game.rng is not None
    cards = (*game.hands, *game.discards, game.drawn, game.presented, *game.court)
    return game.view(None), cards, game.legal(), game.asked_after, game.rng.state


def together(
    game: Game, seat: int | None, seed: int, random: Random
) -> Counter[tuple[object, ...]]:
    """Leads the supposed game and a copy of the real one on; which questions came up."""
    copy = game.copy(SplitMix64(seed))
    twin = true_twin(game, seat, seed)
    met: Counter[tuple[object, ...]] = Counter()
    for _ in range(ONWARDS):
        assert stand(twin) == stand(copy)
        if copy.over:
            break
        cause = copy.lose_cause if copy.phase is Phase.LOSE else None
        met[copy.phase, cause] += 1
        move = pick(copy, random)
        copy.push(move)
        twin.push(move)
    return met


def test_where_the_supposed_cards_are_the_true_ones_the_game_goes_on_as_the_real_one() -> None:
    random = Random(7)
    begun: Counter[tuple[object, ...]] = Counter()
    positions = 0
    for rules in [*all_options(), *DRAFTS, *(random_rules(random) for _ in range(150))]:
        game = machine_game(rules, random.getrandbits(32))
        game.history = None
        for _ in range(random.randint(20, 150)):
            cause = game.lose_cause if game.phase is Phase.LOSE else None
            if random.random() < 0.2 or begun[game.phase, cause] < 30:
                seat = random.choice([None, *range(game.ruleset.seats)])
                together(game, seat, random.getrandbits(32), random)
                begun[game.phase, cause] += 1
                positions += 1
            if game.over:
                break
            game.push(pick(game, random))
    assert positions > 2000
    assert {phase for phase, _ in begun} == ASKED
    assert {cause for _, cause in begun} >= {Cause.CHALLENGE, Cause.COUP, Cause.ASSASSINATION}
    assert min(begun[phase, None] for phase in ASKED - {Phase.LOSE}) >= 20


def test_the_real_game_is_left_as_it_is() -> None:
    game = machine_game(next(iter(all_options())), 3)
    before = stand(game)
    twin = true_twin(game, 0, 1)
    random = Random(1)
    for _ in range(30):
        if not twin.over:
            twin.push(pick(twin, random))
    assert stand(game) == before


@pytest.fixture
def game() -> Game:
    ruleset = Ruleset.make("official", 3)
    return Game.start(ruleset, 0, SplitMix64(1))


def test_cards_that_do_not_fit_the_view_are_refused(game: Game) -> None:
    view = game.view(1)
    chance = SplitMix64(1)
    short = [game.hands[0][:1], *game.hands[1:]]
    with pytest.raises(ValueError, match="as many cards"):
        supposed(view, short, game.court, chance)
    with pytest.raises(ValueError, match="a Court of 0 cards; the view's holds 9"):
        supposed(view, game.hands, [0] * 11, chance)
    other = (DUKE, DUKE) if game.hands[1] != (DUKE, DUKE) else (DUKE, AMBASSADOR)
    with pytest.raises(ValueError, match="seat 1 holds"):
        supposed(view, [game.hands[0], other, game.hands[2]], game.court, chance)
    with pytest.raises(ValueError, match="drawn"):
        supposed(view, game.hands, game.court, chance, drawn=(DUKE,))
    with pytest.raises(ValueError, match="presented"):
        supposed(view, game.hands, game.court, chance, presented=DUKE)
    assert supposed(view, game.hands, game.court, chance, presented=NO_CHARACTER).asked == 0


def test_where_the_court_has_to_give_cards_nothing_can_be_supposed(game: Game) -> None:
    game.rng = None
    for words in ("exchange", "allow", "allow"):
        game.push(next(move for move in game.legal() if move.word == words))
    assert game.phase is Phase.DRAW
    with pytest.raises(ValueError, match="nobody is asked"):
        supposed(game.view(0), game.hands, game.court, None)
