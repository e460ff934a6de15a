"""The course of a recorded game, entry by entry."""

from collections.abc import Iterator, Sequence

from coup_desktop.engine.events import Event, Phase
from coup_desktop.engine.game import Game
from coup_desktop.engine.record import Draw, Record


def course(record: Record) -> Iterator[tuple[Game, Sequence[Event]]]:
    """The game as it begins, then after each entry, and what that entry brought about.

    It is one game that goes on: what is to be kept of it has to be copied.

    Args:
        record: with every deal and draw named, as the reader gives it.

    Raises:
        ValueError: the entries are not a game (IllegalMoveError, IllegalDrawError), or somebody
            decides who is not asked.
    """
    setup = record.setup
    game = Game.start(setup.ruleset, setup.starter, None, setup.teams, setup.deal)
    yield game, tuple(game.history or ())
    for entry in record.entries:
        if isinstance(entry, Draw):
            yield game, game.draw(entry.cards)
        elif entry.seat != game.asked or game.phase is Phase.DRAW:
            raise ValueError(f"seat {entry.seat} decides, but it is not asked")
        else:
            yield game, game.play(entry.move)
