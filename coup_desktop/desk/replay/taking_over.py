"""Makes a game of a recorded one: a person goes on in one of the chairs, bots in all others.

What is to come is left to new chance: neither the recorded draws nor those of the recorded game's
seed come again. Such a game is marked, and as practice too: who watched it may know every card.
"""

from coup_desktop.desk.replay.film import Film, Moment
from coup_desktop.desk.seating import known_bot, todays_tags
from coup_desktop.engine.record import HUMAN
from coup_desktop.engine.rng import fresh_seed
from coup_desktop.engine.tags import PRACTICE_TAG, TAKEN_OVER_TAG
from coup_desktop.table.setup import SeatSetup, TableSetup
from coup_desktop.table.standing import Standing


def taken_over(film: Film, seat: int, moment: Moment) -> Standing:
    """The game that goes on from a moment of a recorded one; not begun again yet.

    Args:
        film: the recorded game.
        seat: the person's; everybody else is a bot, of the kind it was if there is such a one.
        moment: where a decision is due.
    """
    setup = film.record.setup
    turn = film.turn_at(moment.count)
    seats = tuple(
        SeatSetup(name, HUMAN if i == seat else known_bot(kind))
        for i, (name, kind) in enumerate(zip(setup.names, setup.kinds, strict=True))
    )
    tag = (TAKEN_OVER_TAG, f"turn {0 if turn is None else turn.number}")
    table = TableSetup(
        ruleset=setup.ruleset,
        seats=seats,
        starter=setup.starter,
        seed=fresh_seed(),
        teams=setup.teams,
        tags=(*todays_tags(), tag, (PRACTICE_TAG, "yes")),
    )
    return Standing.of_record(film.cut(moment), table)
