"""Games without a window: the engine of the `simulate` command.

Each game has a seed of its own, drawn from the given one by its number alone, so that a game is
the same whatever was played before it.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Final

from coup_desktop.bots import bot, personas
from coup_desktop.bots.settings import USUAL, Settings
from coup_desktop.bots.stream import mixed, seat_seed
from coup_desktop.engine.bot_words import character_of
from coup_desktop.engine.figures import decimal, percent
from coup_desktop.engine.game import Game
from coup_desktop.engine.position import starting_teams
from coup_desktop.engine.record import Record, Setup
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.engine.translating import Translate, as_written, sentence
from coup_desktop.store.files import create_file

DEFAULT_MAX_TURNS: Final = 1000
_WORD: Final = 14
"""Letters of the column of bots, at least."""


class SimulationError(ValueError):
    """Arguments that cannot be played; the message says why and what would do."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What to play."""

    ruleset: Ruleset
    bots: tuple[str, ...]
    """A bot's word a seat; in game k (from 0) seat s is played by number (s + k) modulo seats."""
    games: int
    seed: int
    max_turns: int = DEFAULT_MAX_TURNS
    """A game that is not over after so many turns counts as unfinished."""
    save: Path | None = None
    """The folder that gets each game's record."""
    settings: Settings = USUAL
    """How much the bots may think."""

    @classmethod
    def make(
        cls,
        ruleset: Ruleset,
        words: tuple[str, ...],
        games: int,
        seed: int,
        max_turns: int = DEFAULT_MAX_TURNS,
        save: Path | None = None,
        settings: Settings = USUAL,
    ) -> "Plan":
        """A plan in which one bot word serves all seats.

        Raises:
            SimulationError: the number of words, games or turns does not fit.
            bot.UnknownBotError: there is no such bot.
            bot.UnfitBotError: a bot cannot play by these rules.
        """
        if len(words) == 1:
            words *= ruleset.seats
        if len(words) != ruleset.seats:
            raise SimulationError(
                sentence(
                    "Simulate",
                    "{number} bots for {seats} seats; name one for all, or one a seat",
                    number=len(words),
                    seats=ruleset.seats,
                )
            )
        for word in words:
            bot.check(word, ruleset)
        if games < 1:
            raise SimulationError(sentence("Simulate", "{games} games; at least 1", games=games))
        if max_turns < 1:
            raise SimulationError(
                sentence("Simulate", "{max_turns} turns at most; at least 1", max_turns=max_turns)
            )
        return cls(ruleset, words, games, seed, max_turns, save, settings)

    def seating(self, number: int) -> tuple[str, ...]:
        """The bot of each seat in a game."""
        seats = len(self.bots)
        return tuple(self.bots[(seat + number) % seats] for seat in range(seats))

    def path(self, number: int) -> Path | None:
        """Where a game's record goes: game-0001.coup and on."""
        if self.save is None:
            return None
        digits = max(4, len(str(self.games)))
        return self.save / f"game-{number + 1:0{digits}}.coup"


@dataclass(slots=True)
class Tally:
    """What came out."""

    seats: int
    words: tuple[str, ...]
    games: int = 0
    unfinished: int = 0
    turns: int = 0
    """Turns completed; as in the record's JSON, the one in which a game ends is not counted."""
    decisions: int = 0
    seconds: float = 0.0
    wins_by_seat: list[int] = field(init=False)
    wins_by_bot: dict[str, int] = field(init=False)

    def __post_init__(self) -> None:
        self.wins_by_seat = [0] * self.seats
        self.wins_by_bot = dict.fromkeys(sorted(set(self.words)), 0)

    def add(self, game: Game, seating: tuple[str, ...], decisions: int) -> None:
        """Counts a game in."""
        self.games += 1
        self.turns += game.turns
        self.decisions += decisions
        if game.over:
            self.wins_by_seat[game.winner] += 1
            self.wins_by_bot[seating[game.winner]] += 1
        else:
            self.unfinished += 1

    def as_json(self) -> dict[str, object]:
        """The object that `simulate --json` prints."""
        return {
            "games": self.games,
            "unfinished": self.unfinished,
            "turns": self.turns,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "wins_by_seat": self.wins_by_seat,
            "wins_by_bot": self.wins_by_bot,
        }


@dataclass(frozen=True, slots=True)
class Played:
    """One game that was played."""

    game: Game
    record: Record
    seating: tuple[str, ...]
    decisions: int


def play(plan: Plan, number: int, stopped: Callable[[], bool] = bool) -> Played | None:
    """Plays one game of a plan, `number` counted from 0; None if it was stopped."""
    seed = mixed(plan.seed, number)
    chance = SplitMix64(seed)
    ruleset = plan.ruleset
    starter = chance.below(ruleset.seats)
    teams = starting_teams(ruleset, starter, chance)
    seating = plan.seating(number)
    game = Game.start(ruleset, starter, chance, teams)
    names = tuple(f"{_who(word)}{seat + 1}" for seat, word in enumerate(seating))
    tags = (("simulated", f"game {number + 1}, seed {plan.seed}"),)
    record = Record.of(Setup(ruleset, names, seating, starter, teams, tags=tags), game)
    bots = [
        bot.make(word, seat_seed(seed, seat), plan.settings) for seat, word in enumerate(seating)
    ]
    decisions = 0
    while not game.over and game.turns < plan.max_turns:
        if stopped():
            return None
        seat = game.asked
        legal = game.legal()
        move = bots[seat].choose(game.view(seat), legal)
        record.add(seat, move, legal, game.play(move))
        decisions += 1
    return Played(game, record, seating, decisions)


def _who(word: str) -> str:
    """A character by its name, any other bot by its word."""
    character = character_of(word)
    return personas.named(character).seat_name if character else word.capitalize()


def run(
    plan: Plan,
    progress: Callable[[int, float], None] | None = None,
    stopped: Callable[[], bool] = bool,
) -> Tally:
    """Plays all games of a plan.

    Args:
        plan: what to play.
        progress: told the number of games played and the seconds since the start, after each.
        stopped: asked before each decision whether to end; the game that runs is not counted.

    Returns:
        What came out; of fewer games than planned where it was stopped.

    Raises:
        SimulationError: the folder holds records of games already; nothing is played then.
        OSError: a record cannot be written.
    """
    _prepare_folder(plan)
    tally = Tally(plan.ruleset.seats, plan.bots)
    begun = perf_counter()
    for number in range(plan.games):
        played = play(plan, number, stopped)
        if played is None:
            break
        path = plan.path(number)
        if path is not None:
            create_file(path, played.record.text().encode())
        tally.add(played.game, played.seating, played.decisions)
        tally.seconds = perf_counter() - begun
        if progress is not None:
            progress(tally.games, tally.seconds)
    return tally


def _prepare_folder(plan: Plan) -> None:
    if plan.save is None:
        return
    plan.save.mkdir(parents=True, exist_ok=True)
    old = min(plan.save.glob("game-*.coup"), default=None)
    if old is not None:
        raise SimulationError(
            sentence("Simulate", "{path} exists already; name an empty folder", path=old)
        )


def table(plan: Plan, tally: Tally, translate: Translate = as_written) -> str:
    """The result for a reader."""
    ruleset = plan.ruleset
    extras = [*ruleset.options, *(f"{word} {value}" for word, value in ruleset.changes)]
    rules = ruleset.preset.word + (f" ({', '.join(extras)})" if extras else "")
    games = max(1, tally.games)
    if tally.games == 1:
        text = translate("Simulate", "1 game of {seats} seats under {rules}, seed {seed}")
    else:
        text = translate(
            "Simulate", "%n games of {seats} seats under {rules}, seed {seed}", tally.games
        )
    figures = translate(
        "Simulate",
        "{unfinished} unfinished; {turns} turns and {decisions} decisions a game; {seconds} s",
    )
    lines = [
        text.format(seats=ruleset.seats, rules=rules, seed=plan.seed),
        figures.format(
            unfinished=tally.unfinished,
            turns=decimal(translate, tally.turns / games, 1),
            decisions=decimal(translate, tally.decisions / games, 1),
            seconds=decimal(translate, tally.seconds, 1),
        ),
    ]
    by_bot = [(w, won, plan.bots.count(w) / ruleset.seats) for w, won in tally.wins_by_bot.items()]
    by_seat = [
        (str(seat), won, 1 / ruleset.seats) for seat, won in enumerate(tally.wins_by_seat, start=1)
    ]
    heads = (translate("Simulate", "won by bot"), translate("Simulate", "won by seat"))
    wide = max(_WORD, 2 + max(map(len, (*plan.bots, *heads))))
    for head, rows in zip(heads, (by_bot, by_seat), strict=True):
        lines += ["", *_columns(head, rows, games, wide, translate)]
    return "\n".join(lines)


def _columns(
    head: str, rows: Iterable[tuple[str, int, float]], games: int, wide: int, translate: Translate
) -> Iterator[str]:
    """Who won how often. Args: rows: who, how often, and the fair share."""
    heads = (
        translate("Simulate", "games"),
        translate("Simulate", "share"),
        translate("Simulate", "fair"),
    )
    first, second, third = (max(w, 2 + len(h)) for w, h in zip((8, 9, 9), heads, strict=True))
    yield f"{head:<{wide}}{heads[0]:>{first}}{heads[1]:>{second}}{heads[2]:>{third}}"
    for who, won, fair in rows:
        share = percent(translate, won / games)
        yield f"{who:<{wide}}{won:>{first}}{share:>{second}}{percent(translate, fair):>{third}}"
