"""The friendly word to a move that is legal and not what the script has in mind."""

from coup_desktop.bots.lessons.lesson import Beat
from coup_desktop.bots.lessons.usual_words import OTHERS
from coup_desktop.engine.cast import ACTIONS, COUP, EMBEZZLE, NO_CHARACTER
from coup_desktop.engine.moves import Kind, Move
from coup_desktop.engine.view import View


def friendly_word(beat: Beat, move: Move, view: View) -> str:
    """What is said to it, in English with named places.

    Args:
        beat: where it was made.
        move: what was done.
        view: what the learner knew then.
    """
    return beat.others.get(move.word.split()[0]) or OTHERS[sort_of(move, view)]


def sort_of(move: Move, view: View) -> str:
    """What sort of move it is, as a word of `OTHERS`."""
    held = move.claim == NO_CHARACTER or move.claim in view.hand
    match move.kind:
        case Kind.ALLOW:
            return "allow"
        case Kind.CHALLENGE:
            return "challenge"
        case Kind.BLOCK:
            return "block" if held else "bluff block"
        case Kind.ACTION if move.action == COUP:
            return "coup"
        case Kind.ACTION if not ACTIONS[move.action].challengeable:
            return "plain"
        case Kind.ACTION:
            return "true" if held or move.action == EMBEZZLE else "bluff"
        case _:
            return "card"
