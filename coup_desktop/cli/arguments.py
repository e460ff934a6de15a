"""What `simulate` and `arena` are told on the command line."""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, NoReturn

from coup_desktop.cli.ending import BAD_INPUT, PROGRAM

if TYPE_CHECKING:
    from coup_desktop.arena.plan import ArenaPlan
    from coup_desktop.engine.ruleset import Ruleset
    from coup_desktop.simulate import Plan

_BOT: Final = (
    "A bot is a level (page, courtier, spymaster or doge), LEVEL:CHARACTER, as in doge:orsola, "
    "for that character's temper, or random"
)


def _whole_number(text: str) -> int:
    if not text.removeprefix("-").isdecimal():
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number")
    return int(text)


class _Parser(argparse.ArgumentParser):
    """What `simulate` and `arena` have in common: which games are played."""

    def __init__(self, command: str, description: str, bots: str, rules: str = "") -> None:
        """Args: bots: the help for `--bots`; rules: the preset where none is named, if any."""
        super().__init__(prog=f"{PROGRAM} {command}", description=description)
        add = self.add_argument
        presets = "official, city-state or coup-x" + (rules and f" ({rules} if none is named)")
        add("--rules", required=not rules, default=rules, metavar="PRESET", help=presets)
        add("--option", action="append", default=[], metavar="WORD", help="an option of the preset")
        add(
            "--set",
            action="append",
            nargs=2,
            default=[],
            metavar=("SWITCH", "VALUE"),
            help="any other change of the rules, as in a record",
        )
        add("--seats", required=True, type=_whole_number, metavar="N", help="how many play")
        add("--bots", required=True, metavar="WORD[,WORD...]", help=bots)
        add("--games", required=True, type=_whole_number, metavar="G", help="how many games")
        add(
            "--seed", required=True, type=_whole_number, metavar="S", help="where chance comes from"
        )
        add(
            "--max-turns",
            type=_whole_number,
            default=1000,
            metavar="T",
            help="a game that is not over after so many turns counts as unfinished (%(default)s)",
        )
        add(
            "--rollouts",
            type=_whole_number,
            metavar="N",
            help="play-outs a decision for levels that search; each has a number of its own",
        )
        add("--json", action="store_true", help="print the result as one object")

    def ruleset(self, said: argparse.Namespace) -> "Ruleset":
        """The rules that were chosen.

        Raises:
            RulesetError: they cannot hold.
        """
        from coup_desktop.engine.ruleset import Ruleset

        switches: dict[str, str] = {}
        for word, value in said.set:
            if word in switches:
                self.error(f"--set {word} stands twice")
            switches[word] = value
        return Ruleset.make(said.rules, said.seats, said.option, switches)

    def bots(self, option: str, words: Sequence[str], ruleset: "Ruleset") -> tuple[str, ...]:
        """The bots that an option names; ends the program where one of them is none."""
        from coup_desktop.bots.bot import UnfitBotError, UnknownBotError, check

        for word in words:
            try:
                check(word, ruleset)
            except (UnknownBotError, UnfitBotError) as error:
                self.error(f"{option}: {error}")
        return tuple(words)

    def error(self, message: str) -> NoReturn:
        """Says what is wrong, without the whole usage before it."""
        print(f"{self.prog}: {message}", file=sys.stderr)
        raise SystemExit(BAD_INPUT)


def simulation(arguments: Sequence[str]) -> tuple["Plan", bool]:
    """What is to be played, and whether JSON is wanted; ends the program on bad input."""
    from coup_desktop.bots.settings import BadSettingsError, Settings
    from coup_desktop.engine.ruleset import RulesetError
    from coup_desktop.simulate import Plan, SimulationError

    parser = _Parser(
        "simulate",
        "Plays games between bots without a window. The same arguments give the same result, but "
        "for the seconds.",
        bots="one bot for all seats, or one a seat; they move on by a seat from game to game. "
        f"{_BOT}",
    )
    save = "write each game's record into this folder"
    parser.add_argument("--save", type=Path, metavar="DIR", help=save)
    said = parser.parse_args(arguments)
    try:
        ruleset = parser.ruleset(said)
        words = parser.bots("--bots", said.bots.split(","), ruleset)
        settings = Settings(rollouts=said.rollouts)
        plan = Plan.make(ruleset, words, said.games, said.seed, said.max_turns, said.save, settings)
    except (RulesetError, BadSettingsError, SimulationError) as error:
        parser.error(str(error))
    return plan, said.json


def contest(arguments: Sequence[str]) -> tuple["ArenaPlan", argparse.Namespace]:
    """What is to be played, and what else was said; ends the program on bad input."""
    from coup_desktop.arena.plan import MOST_JOBS, ArenaError, ArenaPlan
    from coup_desktop.bots.settings import BadSettingsError, Settings
    from coup_desktop.engine.ruleset import RulesetError

    parser = _Parser(
        "arena",
        "Measures bots against one another without a window. Each deal is played once for every "
        "place that a bot can have at the table. Of each bot: games (seats it played), wins, its "
        "share with a 95 percent interval, a rating (25 at first), and how long its decisions "
        "took. The same arguments give the same result, but for the times.",
        bots="who is measured: as many as seats, fewer (who then have several seats each), or more "
        f"(every choice of them plays). {_BOT}; here also one made for this: honest, turtle, "
        "doubter, truster, duke-liar, contest, or ruleai, which needs coupml from PyPI and the "
        "official rules",
        rules="official",
    )
    add = parser.add_argument
    add(
        "--against",
        metavar="WORD[,WORD...]",
        help="each of --bots plays alone against a table of this one, or of these, who fill the "
        "other seats in rotation, each as often as another",
    )
    add(
        "--jobs",
        type=_whole_number,
        default=min(MOST_JOBS, os.cpu_count() or 1),
        metavar="J",
        help="how many processes play at once (%(default)s here); the result is the same",
    )
    add(
        "--resume",
        type=Path,
        metavar="FILE",
        help="keep what was played in FILE, and go on from there if it exists: after an "
        "interrupt, or with more --games",
    )
    said = parser.parse_args(arguments)
    if not 1 <= said.jobs <= MOST_JOBS:
        parser.error(f"{said.jobs} jobs; 1 to {MOST_JOBS}")
    try:
        ruleset = parser.ruleset(said)
        against = [] if said.against is None else said.against.split(",")
        plan = ArenaPlan.make(
            ruleset,
            parser.bots("--bots", said.bots.split(","), ruleset),
            said.games,
            said.seed,
            parser.bots("--against", against, ruleset),
            said.max_turns,
            Settings(rollouts=said.rollouts),
        )
    except (RulesetError, BadSettingsError, ArenaError) as error:
        parser.error(str(error))
    return plan, said
