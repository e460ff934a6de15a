"""What `simulate` and `arena` are told on the command line."""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from coup_desktop.cli.ending import BAD_INPUT, PROGRAM
from coup_desktop.cli.language import add_option
from coup_desktop.engine.translating import Translate, said

if TYPE_CHECKING:
    from coup_desktop.arena.plan import ArenaPlan
    from coup_desktop.engine.ruleset import Ruleset
    from coup_desktop.simulate import Plan


class _Parser(argparse.ArgumentParser):
    """What `simulate` and `arena` have in common: which games are played."""

    def __init__(
        self, translate: Translate, command: str, description: str, bots: str, rules: str = ""
    ) -> None:
        """Args: bots: the help for `--bots`; rules: the preset where none is named, if any."""
        super().__init__(prog=f"{PROGRAM} {command}", description=description)
        self.translate = translate
        add = self.add_argument
        presets = translate("Command", "official, city-state or coup-x")
        if rules:
            presets = translate(
                "Command", "official, city-state or coup-x ({rules} if none is named)"
            )
            presets = presets.format(rules=rules)
        an_option = translate("Command", "an option of the preset")
        change = translate("Command", "any other change of the rules, as in a record")
        add("--rules", required=not rules, default=rules, metavar="PRESET", help=presets)
        add("--option", action="append", default=[], metavar="WORD", help=an_option)
        add("--set", action="append", nargs=2, default=[], metavar=("SWITCH", "VALUE"), help=change)
        self.add_number("--seats", "N", translate("Command", "how many play"), required=True)
        add("--bots", required=True, metavar="WORD[,WORD...]", help=bots)
        self.add_number("--games", "G", translate("Command", "how many games"), required=True)
        self.add_number(
            "--seed", "S", translate("Command", "where chance comes from"), required=True
        )
        turns = translate(
            "Command",
            "a game that is not over after so many turns counts as unfinished (%(default)s)",
        )
        self.add_number("--max-turns", "T", turns, default=1000)
        rollouts = translate(
            "Command",
            "play-outs a decision for levels that search; each has a number of its own",
        )
        self.add_number("--rollouts", "N", rollouts)
        as_object = translate("Command", "print the result as one object")
        add("--json", action="store_true", help=as_object)
        add_option(self, translate)

    def add_number(
        self,
        option: str,
        metavar: str,
        told: str,
        *,
        required: bool = False,
        default: int | None = None,
    ) -> None:
        """Have an option take a whole number. Args: told: its help."""
        self.add_argument(
            option,
            type=self._whole_number,
            required=required,
            default=default,
            metavar=metavar,
            help=told,
        )

    def _whole_number(self, text: str) -> int:
        if not text.removeprefix("-").isdecimal():
            refused = self.translate("Command", "{word} is no whole number")
            raise argparse.ArgumentTypeError(refused.format(word=repr(text)))
        return int(text)

    def ruleset(self, said: argparse.Namespace) -> "Ruleset":
        """The rules that were chosen.

        Raises:
            RulesetError: they cannot hold.
        """
        from coup_desktop.engine.ruleset import Ruleset

        switches: dict[str, str] = {}
        for word, value in said.set:
            if word in switches:
                self.error(
                    self.translate("Command", "{option} stands twice").format(
                        option=f"--set {word}"
                    )
                )
            switches[word] = value
        return Ruleset.make(said.rules, said.seats, said.option, switches)

    def bots(self, option: str, words: Sequence[str], ruleset: "Ruleset") -> tuple[str, ...]:
        """The bots that an option names; ends the program where one of them is none."""
        from coup_desktop.bots.bot import UnfitBotError, UnknownBotError, check

        for word in words:
            try:
                check(word, ruleset)
            except (UnknownBotError, UnfitBotError) as error:
                self.error(f"{option}: {said(error, self.translate)}")
        return tuple(words)

    def error(self, message: str) -> NoReturn:
        """Says what is wrong, without the whole usage before it."""
        print(f"{self.prog}: {message}", file=sys.stderr)
        raise SystemExit(BAD_INPUT)


def simulation(arguments: Sequence[str], translate: Translate) -> tuple["Plan", bool]:
    """What is to be played, and whether JSON is wanted; ends the program on bad input."""
    from coup_desktop.bots.settings import BadSettingsError, Settings
    from coup_desktop.engine.ruleset import RulesetError
    from coup_desktop.simulate import Plan, SimulationError

    parser = _Parser(
        translate,
        "simulate",
        translate(
            "Command",
            "Plays games between bots without a window. The same arguments give the same result, "
            "but for the seconds.",
        ),
        bots=translate(
            "Command",
            "one bot for all seats, or one a seat; they move on by a seat from game to game. "
            "A bot is a level (page, courtier, spymaster or doge), LEVEL:CHARACTER, as in "
            "doge:orsola, for that character's temper, or random",
        ),
    )
    save = translate("Command", "write each game's record into this folder")
    parser.add_argument("--save", type=Path, metavar="DIR", help=save)
    chosen = parser.parse_args(arguments)
    try:
        ruleset = parser.ruleset(chosen)
        words = parser.bots("--bots", chosen.bots.split(","), ruleset)
        settings = Settings(rollouts=chosen.rollouts)
        plan = Plan.make(
            ruleset, words, chosen.games, chosen.seed, chosen.max_turns, chosen.save, settings
        )
    except (RulesetError, BadSettingsError, SimulationError) as error:
        parser.error(said(error, translate))
    return plan, chosen.json


def contest(
    arguments: Sequence[str], translate: Translate
) -> tuple["ArenaPlan", argparse.Namespace]:
    """What is to be played, and what else was said; ends the program on bad input."""
    from coup_desktop.arena.plan import MOST_JOBS, ArenaError, ArenaPlan
    from coup_desktop.bots.settings import BadSettingsError, Settings
    from coup_desktop.engine.ruleset import RulesetError

    parser = _Parser(
        translate,
        "arena",
        translate(
            "Command",
            "Measures bots against one another without a window. Each deal is played once for "
            "every place that a bot can have at the table. Of each bot: games (seats it played), "
            "wins, its share with a 95 percent interval, a rating (25 at first), and how long its "
            "decisions took. The same arguments give the same result, but for the times.",
        ),
        bots=translate(
            "Command",
            "who is measured: as many as seats, fewer (who then have several seats each), or more "
            "(every choice of them plays). A bot is a level (page, courtier, spymaster or doge), "
            "LEVEL:CHARACTER, as in doge:orsola, for that character's temper, or random; here "
            "also one made for this: honest, turtle, doubter, truster, duke-liar, contest, or "
            "ruleai, which needs coupml from PyPI and the official rules",
        ),
        rules="official",
    )
    against_help = translate(
        "Command",
        "each of --bots plays alone against a table of this one, or of these, who fill the "
        "other seats in rotation, each as often as another",
    )
    parser.add_argument("--against", metavar="WORD[,WORD...]", help=against_help)
    jobs = translate(
        "Command",
        "how many processes play at once (%(default)s here); the result is the same",
    )
    parser.add_number("--jobs", "J", jobs, default=min(MOST_JOBS, os.cpu_count() or 1))
    resume = translate(
        "Command",
        "keep what was played in FILE, and go on from there if it exists: after an interrupt, or "
        "with more --games",
    )
    parser.add_argument("--resume", type=Path, metavar="FILE", help=resume)
    chosen = parser.parse_args(arguments)
    if not 1 <= chosen.jobs <= MOST_JOBS:
        refused = translate("Command", "{jobs} jobs; 1 to {most}")
        parser.error(refused.format(jobs=chosen.jobs, most=MOST_JOBS))
    try:
        ruleset = parser.ruleset(chosen)
        against = [] if chosen.against is None else chosen.against.split(",")
        plan = ArenaPlan.make(
            ruleset,
            parser.bots("--bots", chosen.bots.split(","), ruleset),
            chosen.games,
            chosen.seed,
            parser.bots("--against", against, ruleset),
            chosen.max_turns,
            Settings(rollouts=chosen.rollouts),
        )
    except (RulesetError, BadSettingsError, ArenaError) as error:
        parser.error(said(error, translate))
    return plan, chosen
