"""Who sits at a lesson's table, and who plays a part there."""

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from coup_desktop.bots import personas
from coup_desktop.bots.lessons.line import Line
from coup_desktop.bots.lessons.scripted import BEGINNER, ScriptedBot
from coup_desktop.desk.new_game_choice import NewGameChoice, person_name
from coup_desktop.engine.bot_words import bot_word, character_of
from coup_desktop.engine.record import HUMAN
from coup_desktop.engine.rng import fresh_seed
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.table.bot_process import BotFactory
from coup_desktop.table.setup import SeatSetup, TableSetup
from coup_desktop.table.standing import Standing

if TYPE_CHECKING:
    from coup_desktop.bots.bot import Bot

TUTOR: Final = "ser-piero"
"""The tutor's picture; this character sits at no lesson's table."""
_RIVAL: Final = "bianca"
"""Who plays the last lesson's game."""


def lesson_table(choice: NewGameChoice, line: Line, beat: int) -> Standing:
    """A lesson's game as it stands at a beat.

    Args:
        choice: who plays usually: the first person's name is the learner's.
        line: the lesson's.
        beat: its number.
    """
    setup = line.setup
    seats = tuple(_seat(kind, choice) for kind in setup.kinds)
    table = TableSetup(setup.ruleset, seats, setup.starter, line.seed, setup.teams)
    game, record = line.play(replace(table.header(setup.teams), deal=setup.deal), beat)
    return Standing(table, game, record)


def free_table(choice: NewGameChoice) -> Standing:
    """A game of chance against one beginner, dealt; the learner begins."""
    seats = (_seat(HUMAN, choice), _seat(bot_word(BEGINNER, _RIVAL), choice))
    ruleset = Ruleset.make("official", len(seats), (), {})
    return Standing.begun(TableSetup(ruleset, seats, 0, fresh_seed()))


def part_players(line: Line) -> BotFactory:
    """Makes the bots that play by a lesson's script."""

    def make(_word: str, seed: int) -> "Bot":
        return ScriptedBot(line, seed)

    return make


def _seat(kind: str, choice: NewGameChoice) -> SeatSetup:
    if kind != HUMAN:
        return SeatSetup(personas.named(character_of(kind)).seat_name, kind)
    names = [seat.name for seat in choice.seats if seat.human]
    cast = {persona.seat_name for persona in personas.CAST}
    return SeatSetup(next((name for name in names if name not in cast), person_name()))
