"""Makes a game of what was chosen, with what chance has to decide."""

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from coup_desktop import __version__
from coup_desktop.desk.new_game_choice import NewGameChoice
from coup_desktop.engine.position import starting_teams
from coup_desktop.engine.rng import SplitMix64, fresh_seed
from coup_desktop.table.setup import TableSetup

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
        tags=(
            ("date", datetime.now(UTC).strftime("%Y-%m-%d")),
            ("program", f"Coup Desktop {__version__}"),
        ),
    )


def make_bot(word: str, seed: int) -> "Bot":
    """The bot of that word; called in the bots' thread.

    Bots are loaded when the first one is made, which shortens the start of the window.

    Raises:
        UnknownBotError: there is none such.
    """
    from coup_desktop.bots.bot import make

    return make(word, seed)


def summary(setup: TableSetup) -> str:
    """What is played and by whom, in a line."""
    ruleset = setup.ruleset
    options = [option.name for option in ruleset.preset.options if option.word in ruleset.options]
    played = ", ".join([ruleset.preset.name, *options])
    return f"{played} · {', '.join(setup.names)}"
