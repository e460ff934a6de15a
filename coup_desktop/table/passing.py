"""Which questions a person is spared: the policy of "let it pass", as pure functions.

Three questions may be let pass, and no other decision ever is: whether to doubt an action's claim,
whether to block an action, whether to doubt a block. What a seat does with its turn and with its
own cards (prove, lose, exchange, present, give, judge, draft) is always asked.

A question *aims at* a seat when the action names it as its target, or when a block is claimed
against its own action: such a question is never let pass unasked. It *touches* the seat also when
the seat stands alone, so that nobody else would doubt or block for it: two seats are left, or all
the others are of one side and it is not theirs. The seat can *refute* it when it holds a character
that would block, or knows the claim to be false from its own cards and the face-up ones.
"""

from enum import Enum
from typing import Final

from coup_desktop.engine.cast import CHARACTERS, NO_CHARACTER
from coup_desktop.engine.events import Phase
from coup_desktop.engine.moves import ALLOW, Kind, Move
from coup_desktop.engine.view import View
from coup_desktop.table.prompt import Prompt

_DOUBTS: Final = frozenset({Phase.CHALLENGE, Phase.CHALLENGE_BLOCK})


class AskedAbout(Enum):
    """Which of the questions that may be let pass a person is asked; the settings' words."""

    EVERY = "every"
    """All of them."""
    TOUCHING = "touching"
    """Those that touch the seat; see `touches`."""
    REFUTABLE = "refutable"
    """Those, and the ones that the seat could refute; see `refutes`."""


def may_pass(prompt: Prompt) -> bool:
    """Whether a decision is one that a seat may let pass."""
    return ALLOW in prompt.legal


def passes(prompt: Prompt, about: AskedAbout, *, letting: bool) -> bool:
    """Whether a decision is let pass without asking.

    Args:
        prompt: the decision, with the view of the seat that has to take it.
        about: what the person wants to be asked about.
        letting: whether the person lets everything pass just now.
    """
    if not may_pass(prompt) or aims_at(prompt.view, prompt.seat):
        return False
    if letting:
        return True
    match about:
        case AskedAbout.EVERY:
            return False
        case AskedAbout.TOUCHING:
            return not touches(prompt.view, prompt.seat)
        case AskedAbout.REFUTABLE:
            return not (touches(prompt.view, prompt.seat) or refutes(prompt))


def aims_at(view: View, seat: int) -> bool:
    """Whether what is asked concerns an action by that seat, or one that names it as its target.

    A block of an action that is aimed at the seat counts: if it falls, the seat bears the action.
    """
    action = view.action
    return action is not None and seat in (view.turn, action.target)


def touches(view: View, seat: int) -> bool:
    """Whether what is asked is the seat's affair: it is aimed at, or nobody else would answer."""
    return aims_at(view, seat) or _alone(view, seat)


def _alone(view: View, seat: int) -> bool:
    """Whether all other living seats stand together against this one."""
    others = [other for other in view.living if other != seat]
    sides = {view.seats[other].team for other in others}
    own = view.seats[seat].team
    return len(others) == 1 or (own is not None and len(sides) == 1 and own not in sides)


def refutes(prompt: Prompt) -> bool:
    """Whether the seat that is asked can stop it for certain.

    It holds a character that blocks, or knows the claim to be false: all copies of the character
    lie before its eyes; or, for who claims to hold no barred one, fewer other cards than that
    seat's hand has are out of its sight.
    """
    view = prompt.view
    if view.phase in _DOUBTS:
        return _knows_false(view, view.block or view.action)
    return any(m.kind is Kind.BLOCK and m.claim in view.hand for m in prompt.legal)


def _knows_false(view: View, claimed: Move | None) -> bool:
    if claimed is None:
        return False
    if claimed.claim != NO_CHARACTER:
        return view.unseen(claimed.claim) == 0
    others = sum(view.unseen(c) for c in view.ruleset.cast if not CHARACTERS[c].barred)
    return others < view.seats[view.claimant].influence
