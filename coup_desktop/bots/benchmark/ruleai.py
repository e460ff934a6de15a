"""The rule player of PyPI's coupml, at our table.

Nothing of coupml is copied: the installed one is asked, for a table in its own words that is made
of our view. One fault is mended: as it is, it may throw away a challenge that it has won; here it
shows the claimed card wherever it holds it. The rest, oddities too, is its own.
"""

import warnings
from collections.abc import MutableSequence, Sequence
from importlib.util import find_spec
from typing import Any, Final

from coup_desktop.bots.stream import decision_stream
from coup_desktop.engine.cast import (
    ACTION_BY_WORD,
    ACTIONS,
    CHARACTER_BY_WORD,
    NO_CHARACTER,
    Character,
    words,
)
from coup_desktop.engine.events import (
    Blocked,
    BlockFailed,
    Cause,
    Declared,
    Event,
    Failed,
    Lost,
    Phase,
    Returned,
    Shown,
)
from coup_desktop.engine.moves import NOBODY, Kind, Move
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.engine.view import View

_PHASES: Final = {
    Phase.ACTION: "start_of_turn",
    Phase.CHALLENGE: "awaiting_challenge",
    Phase.BLOCK: "awaiting_block",
    Phase.CHALLENGE_BLOCK: "awaiting_block_challenge",
    Phase.PROVE: "prove_challenge",
    Phase.EXCHANGE: "choose_new_roles",
}
_KINDS: Final = {
    "pass": Kind.ALLOW,
    "challenge": Kind.CHALLENGE,
    "block": Kind.BLOCK,
    "reveal": Kind.LOSE,
    "keep": Kind.KEEP,
}
_COPIES: Final = 3

Trace = list[tuple[str, str | None]]
"""What coupml remembers of a seat: pairs of a word and a role."""


class Dice:
    """What the rule player takes of numpy's random numbers, from our stream."""

    def __init__(self, stream: SplitMix64) -> None:
        self._stream = stream

    def rand(self) -> float:
        """A number from 0 up to 1."""
        return self._stream.chance()

    def choice(self, values: Sequence[Any]) -> Any:  # noqa: ANN401 - numpy's
        """One of some values."""
        return values[self._stream.below(len(values))]

    def shuffle(self, values: MutableSequence[Any]) -> None:
        """Puts values in an order by chance."""
        for last in range(len(values) - 1, 0, -1):
            place = self._stream.below(last + 1)
            values[last], values[place] = values[place], values[last]


class RuleBot:
    """Asks coupml's rule player."""

    __slots__ = ("_player", "_seed")

    def __init__(self, seed: int) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # of the older Python that coupml was written for
            from coupml.rule_ai import RuleAI
        self._player = RuleAI
        self._seed = seed

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        """What the rule player answers; a claim that it can prove it proves."""
        if len(legal) == 1:
            return legal[0]
        if view.phase is Phase.PROVE and legal[0].kind is Kind.SHOW:
            return legal[0]
        dice = Dice(decision_stream(self._seed, view))
        said: str = self._player(table(view), dice).get_action()
        return translated(said, legal)


def unfit(ruleset: Ruleset) -> str | None:
    """Why it cannot play, and what would help; None: it can."""
    if find_spec("coupml") is None:
        return "asks PyPI's coupml, which is not installed; install it with: pip install coupml"
    if ruleset.preset.word != "official" or ruleset.options:
        return "knows the official rules without options only"
    for switch, known in (
        ("copies", ruleset.copies == _COPIES),
        ("blockers", ruleset.blockers == "target"),
        ("steal-from-empty", ruleset.steal_from_empty),
        ("keep-drawn", ruleset.keep_drawn is None),
    ):
        if not known:
            return f"knows the official rules only; leave the switch {switch} as it is there"
    return None


def table(view: View) -> dict[str, Any]:
    """The table in coupml's words, as the seat that is asked may know it."""
    traces = told(view.history, len(view.seats))
    players = []
    for number, seat in enumerate(view.seats):
        hidden = words(view.hand) if number == view.asked else ["hidden"] * seat.influence
        players.append(
            {
                "cash": seat.coins,
                "hidden": hidden,
                "revealed": words(seat.revealed),
                "trace": traces[number],
            }
        )
    game: dict[str, Any] = {
        "phase": _phase(view),
        "whose_turn": view.turn,
        "player_to_act": view.asked,
    }
    if view.action is not None:
        game["action"] = ACTIONS[view.action.action].word.replace("-", "_")
        if view.action.target != NOBODY:
            game["target_player"] = view.action.target
    if view.block is not None:
        game["blocked_with"] = _role(view.block.claim)
        game["blocking_player"] = view.blocker
    if view.drawn:
        game["drawn_roles"] = words(view.drawn)
    return {"players": players, "game": game}


def _phase(view: View) -> str:
    if view.phase is Phase.LOSE:
        return "incorrect_challenge" if view.challenger == view.asked else "direct_attack"
    return _PHASES[view.phase]


def _role(character: Character) -> str:
    return words((character,))[0]


def told(history: Sequence[Event], seats: int) -> list[Trace]:
    """What coupml would remember of each seat."""
    traces: list[Trace] = [[] for _ in range(seats)]
    for event in history:
        match event:
            case Declared(seat, move) | Blocked(seat, move) if move.claim != NO_CHARACTER:
                traces[seat].append(("claim", _role(move.claim)))
            case Shown(seat, cards):
                traces[seat].append(("reveal", _role(cards[0])))
            case Lost(seat, card):
                traces[seat].append(("reveal", _role(card)))
            case Failed(seat, move, Cause.CHALLENGE) | BlockFailed(seat, move):
                traces[seat].append(("lost_challenge", _role(move.claim)))
            case Returned(seat=seat, cause=Cause.EXCHANGE):
                traces[seat].append(("exchange", None))
            case _:
                pass
    return traces


def translated(said: str, legal: Sequence[Move]) -> Move:
    """The legal move that coupml's words mean.

    Raises:
        ValueError: there is none such: this coupml speaks otherwise than the one we know.
    """
    word, _, rest = said.partition(":")
    for move in legal:
        if _means(move, word, rest):
            return move
    raise ValueError(f"coupml answers {said!r}, which is not among {list(legal)}; try coupml 0.1.1")


def _means(move: Move, word: str, rest: str) -> bool:
    kind = _KINDS.get(word)
    if kind is None:
        action = ACTION_BY_WORD.get(word.replace("_", "-"))
        target = int(rest) if rest else NOBODY
        return move.kind is Kind.ACTION and move.action == action and move.target == target
    if move.kind is not kind:
        return False
    if kind is Kind.BLOCK:
        return move.claim == CHARACTER_BY_WORD[rest]
    if kind in (Kind.LOSE, Kind.KEEP):
        return words(move.cards) == sorted(rest.split(","))
    return True
