"""Brings a record's game back, with chance for what is to come."""

from collections.abc import Sequence

from coup_desktop.engine.cast import Character
from coup_desktop.engine.events import Dealt, Drew, Event, Phase
from coup_desktop.engine.game import Game
from coup_desktop.engine.position import starting_teams
from coup_desktop.engine.record import Decision, Draw, Record
from coup_desktop.engine.rng import SplitMix64, fresh_seed


def resume(record: Record, seed: int | None = None) -> Game:
    """The game that a record leads to, with its history and a stream of chance.

    Args:
        record: with every deal and draw named, as the reader gives it.
        seed: what the game was dealt from, if that is known. Where the record agrees with it the
            stream goes on where it stood, and the game as it would have gone on. Else, as in a
            game that was taken over, the seed's stream gives what is to come: it stands where it
            would if it had given every draw of the record, though none of the deal. So a game
            that goes on like this, and is taken back to any point since, draws the same cards
            again after the same answers. None: the operating system's entropy gives a seed.
    """
    game = None if seed is None else _by_seed(record, seed)
    if game is not None:
        return game
    return _by_record(record, SplitMix64(fresh_seed() if seed is None else seed))


def _by_seed(record: Record, seed: int) -> Game | None:
    """The game as the seed gives it; None where the record tells of another."""
    game = _from(record, SplitMix64(seed))
    if game is None and record.setup.teams is not None:
        # Perhaps the same stream divided the seats first (`TableSetup.start`).
        chance = SplitMix64(seed)
        if starting_teams(record.setup.ruleset, record.setup.starter, chance) == record.setup.teams:
            game = _from(record, chance)
    return game


def _from(record: Record, chance: SplitMix64) -> Game | None:
    """The game as a stream gives it; None where the record tells of another."""
    setup = record.setup
    game = Game.start(setup.ruleset, setup.starter, chance, setup.teams)
    if _dealt(game.history or ()) != setup.deal:
        return None
    entries = iter(record.entries)
    for entry in entries:
        if not isinstance(entry, Decision) or entry.move not in game.legal():
            return None
        for event in game.play(entry.move):
            if isinstance(event, Drew) and next(entries, None) != Draw(event.cards):
                return None
    return game


def _by_record(record: Record, chance: SplitMix64) -> Game:
    """The game as the record names its cards, with a stream that comes as far as they do."""
    setup = record.setup
    game = Game.start(setup.ruleset, setup.starter, None, setup.teams, setup.deal)
    for entry in record.entries:
        if isinstance(entry, Draw):
            chance.take(game.court[:], game.drawing)
            game.draw(entry.cards)
        else:
            game.push(entry.move)
    while game.phase is Phase.DRAW:
        game.draw_by(chance)
    game.rng = chance
    return game


def _dealt(history: Sequence[Event]) -> tuple[tuple[Character, ...], ...] | None:
    return tuple(event.cards for event in history if isinstance(event, Dealt)) or None
