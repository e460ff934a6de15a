"""Exact inference over hidden cards, from one seat's view alone.

`Beliefs.of(view)` reads a view's history; `chance`, `hands`, `joint`, `court` and `sample` answer.
"""

from coup_desktop.bots.beliefs.answers import AnswerModel, Decision, RandomAnswers
from coup_desktop.bots.beliefs.believing import MOST_JOINT, Beliefs
from coup_desktop.bots.beliefs.guess import Guess
from coup_desktop.bots.beliefs.joint import ContradictionError
from coup_desktop.bots.beliefs.ledger import Ledger

__all__ = [
    "MOST_JOINT",
    "AnswerModel",
    "Beliefs",
    "ContradictionError",
    "Decision",
    "Guess",
    "Ledger",
    "RandomAnswers",
]
