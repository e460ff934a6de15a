"""Makes a game of what was chosen, with what chance has to decide."""

from dataclasses import replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import coup_desktop
from coup_desktop.desk.in_window import called
from coup_desktop.desk.new_game_choice import DEFAULT_BOT, NewGameChoice
from coup_desktop.engine.bot_words import level_of
from coup_desktop.engine.position import starting_teams
from coup_desktop.engine.record import Record
from coup_desktop.engine.rng import SplitMix64, fresh_seed
from coup_desktop.engine.tags import DATE_TAG, PROGRAM_TAG
from coup_desktop.table.setup import SeatSetup, TableSetup
from coup_desktop.table.standing import Standing

if TYPE_CHECKING:
    from coup_desktop.bots.bot import Bot


def seat_players(choice: NewGameChoice, seed: int | None = None) -> TableSetup:
    """The table of a new game.

    Args:
        choice: what was chosen.
        seed: where chance comes from; None: the operating system's entropy.

    Raises:
        RulesetError: the rules cannot hold.
        ValueError: the seats cannot.
    """
    seed = fresh_seed() if seed is None else seed
    # A stream of its own: who begins tells nothing of the deal.
    chance = SplitMix64(~seed)
    ruleset = choice.ruleset()
    starter = choice.starter if choice.starter is not None else chance.below(ruleset.seats)
    return TableSetup(
        ruleset=ruleset,
        seats=choice.seats,
        starter=starter,
        seed=seed,
        teams=starting_teams(ruleset, starter, chance, choice.team),
        tags=todays_tags(),
    )


def todays_tags() -> tuple[tuple[str, str], ...]:
    """What the record of every game says that is begun now."""
    return (
        (DATE_TAG, datetime.now(UTC).strftime("%Y-%m-%d")),
        (PROGRAM_TAG, f"Coup Desktop {coup_desktop.__version__}"),
    )


def make_bot(word: str, seed: int) -> "Bot":
    """The bot of that word; called in the bots' thread.

    Bots are loaded when the first one is made, which shortens the start of the window.

    Raises:
        UnknownBotError: there is none such.
    """
    from coup_desktop.bots.bot import make

    return make(word, seed)


def thinks_apart(word: str) -> str:
    """Of a bot that thinks in a process of its own the word of the one that is as good without.

    Empty for a bot that needs no process, and for a word that no bot has.
    """
    from coup_desktop.bots.bot import UnknownBotError, without_search

    try:
        return without_search(word)
    except UnknownBotError:
        return ""


def known_bot(kind: str) -> str:
    """A bot's word; the usual one's for a person, or a bot that this version does not know.

    A level that it knows is kept where it does not know the character.
    """
    from coup_desktop.bots.bot import ROSTER, UnknownBotError, info

    level = level_of(kind)
    if not any(bot.word == level for bot in ROSTER):
        return DEFAULT_BOT
    try:
        info(kind)
    except UnknownBotError:
        return level
    return kind


def standing_of(record: Record) -> tuple[Standing, tuple[str, ...]]:
    """The game of a record, to be gone on with, and the names of bots that were replaced."""
    said = TableSetup.of(record.setup)
    seats = [s if s.human else SeatSetup(s.name, known_bot(s.kind)) for s in said.seats]
    setup = replace(said, seats=tuple(seats))
    new = [
        seat.shown_name for seat, old in zip(setup.seats, said.seats, strict=True) if seat != old
    ]
    return Standing.of_record(record, setup), tuple(new)


def summary(setup: TableSetup) -> str:
    """What is played and by whom, in a line."""
    ruleset = setup.ruleset
    options = [o.name for o in ruleset.preset.options if o.word in ruleset.options]
    played = ", ".join(map(called, (ruleset.preset.name, *options)))
    return f"{played} · {', '.join(setup.shown_names)}"
