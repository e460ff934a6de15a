"""What the tests of the engine share: random rules, and a game played twice, side by side."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random

from coup_desktop.engine.cast import CHARACTER_BY_WORD, Character
from coup_desktop.engine.events import Event, Phase
from coup_desktop.engine.game import Game
from coup_desktop.engine.moves import Move
from coup_desktop.engine.record import Record, Setup, state
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.ruleset import Ruleset
from tests.engine.page import SWITCHES, TABLE, Rules, refused
from tests.engine.reference import Plain

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ivy", "Jo")
VALUES = {
    "copies": ("2", "3", "4", "5", "6"),
    "box": ("unlimited", "10", "21", "30", "50"),
    "two-seat-coins": ("starter", "both", "none"),
    "refund": ("yes", "no"),
    "blockers": ("target", "anyone"),
    "must-coup": ("never", "7", "8", "10", "12"),
    "decline": ("any", "other", "no"),
    "steal-from-empty": ("yes", "no"),
    "keep-drawn": ("any", "0", "1", "2"),
    "contessa-blocks-examine": ("yes", "no"),
    "embezzler-loses": ("barred", "choice"),
}
assert tuple(VALUES) == SWITCHES


def random_rules(random: Random, *, seats: int | None = None) -> Rules:
    """Rules that hold, with any options and often some switches changed."""
    while True:
        preset = random.choice(list(TABLE))
        column = TABLE[preset]
        count = seats or random.randint(*column.seats)
        options = tuple(o for o in column.options if random.random() < 0.4)
        sets: dict[str, str] = {}
        if random.random() < 0.6:
            for word in random.sample(SWITCHES, random.randint(1, 5)):
                sets[word] = random.choice(VALUES[word])
        rules = Rules(preset, count, options, sets)
        if not refused(rules):
            return rules


def all_options() -> Iterator[Rules]:
    """Every preset with every set of options, at every number of seats that they allow."""
    for preset, column in TABLE.items():
        for bits in range(1 << len(column.options)):
            options = tuple(o for i, o in enumerate(column.options) if bits >> i & 1)
            for seats in range(column.seats[0], column.seats[1] + 1):
                rules = Rules(preset, seats, options)
                if not refused(rules):
                    yield rules


def ruleset_of(rules: Rules) -> Ruleset:
    """The engine's."""
    return Ruleset.make(rules.preset, rules.seats, rules.options, rules.sets)


def cards(words: Sequence[str]) -> tuple[Character, ...]:
    """The engine's, for the record's words."""
    return tuple(CHARACTER_BY_WORD[word] for word in words)


def move_of(game: Game, words: str, names: Sequence[str] = NAMES) -> Move:
    """The legal move of these words."""
    return next(move for move in game.legal() if move.text(list(names)) == words)


def random_deal(rules: Rules, random: Random) -> list[list[str]] | None:
    if rules.draft:
        return None
    deck = [card for card in rules.cast for _ in range(int(rules.value("copies")))]
    random.shuffle(deck)
    return [deck[2 * i : 2 * i + 2] for i in range(rules.seats)]


def header_of(
    rules: Rules,
    names: Sequence[str],
    starter: int,
    teams: Sequence[str] | None,
    deal: Sequence[Sequence[str]] | None,
) -> list[str]:
    """The header's lines as RECORD.md has them, in the writer's order."""
    lines = ["coup-record 1", f"rules {rules.preset}"]
    lines += [f"option {word}" for word in sorted(rules.options)]
    lines += [f"set {word} {rules.sets[word]}" for word in SWITCHES if word in rules.sets]
    lines += [f"seat {name}" for name in names]
    lines.append(f"starter {names[starter]}")
    lines += [f"team {names[i]} {team}" for i, team in enumerate(teams or ())]
    lines += [f"deal {names[i]} {' '.join(pair)}" for i, pair in enumerate(deal or ())]
    return [*lines, ""]


@dataclass
class Sided:
    """The engine's game and the plain one, led through the same game by one random stream."""

    rules: Rules
    random: Random
    names: tuple[str, ...] = NAMES
    lines: list[tuple[str, bool]] = field(default_factory=list)
    """The body so far; whether a line goes without saying when a later one follows."""

    def __post_init__(self) -> None:
        rules = self.rules
        self.names = self.names[: rules.seats]
        self.starter = self.random.randrange(rules.seats)
        words = rules.column.team_words
        self.teams = [self.random.choice(words) for _ in self.names] if rules.teams else None
        self.deal = random_deal(rules, self.random)
        self.plain = Plain(rules, self.names, self.starter, self.teams, self.deal)
        ruleset = ruleset_of(rules)
        teams = None if self.teams is None else tuple(words.index(t) for t in self.teams)
        deal = None if self.deal is None else [cards(pair) for pair in self.deal]
        self.game = Game.start(ruleset, self.starter, None, teams, deal)
        kinds = ("human",) * rules.seats
        setup = Setup(ruleset, self.names, kinds, self.starter, teams)
        self.record = Record.of(setup, self.game)
        self.compare()

    @property
    def over(self) -> bool:
        return self.plain.ask.phase == "over"

    def compare(self) -> None:
        """Fails unless both stand at the same state."""
        if self.plain.ask.phase == "draw":
            assert self.game.phase is Phase.DRAW
            assert (self.game.asked, self.game.drawing) == (
                self.plain.ask.seat,
                self.plain.ask.count,
            )
        else:
            assert state(self.game, self.names) == self.plain.state(), self.story()

    def story(self) -> str:
        """The record so far, for a failure's message."""
        lines = header_of(self.rules, self.names, self.starter, self.teams, self.deal)
        return "\n".join([*lines, *(line for line, _ in self.lines)])

    def step(self, words: str | None = None) -> None:
        """One decision, a random one if none is named, and the draws that follow it."""
        ask = self.plain.ask
        words = words or self.random.choice(_weighted(ask.choices))
        legal = self.game.legal()
        move = move_of(self.game, words, self.names)
        events: list[Event] = self.game.play(move)
        self.plain.answer(words)
        name = self.names[ask.seat]
        self.lines.append((f"{name} {words}", words == "allow" or len(ask.choices) == 1))
        while self.plain.ask.phase == "draw":
            self.compare()
            drawn = self.random.sample(self.plain.court, self.plain.ask.count)
            events += self.game.draw(cards(drawn))
            self.plain.answer(" ".join(drawn))
            self.lines.append((f"draw {' '.join(drawn)}", False))
        self.record.add(ask.seat, move, legal, events)
        self.compare()

    def run(self, most: int = 10_000) -> "Sided":
        """Plays on to the end, or so many decisions."""
        while not self.over and most > 0:
            self.step()
            most -= 1
        return self

    def text(self, *, whole: bool) -> str:
        """The record as RECORD.md wants it written, put together without the engine."""
        last = max((i for i, (_, needless) in enumerate(self.lines) if not needless), default=-1)
        body = [
            line
            for i, (line, needless) in enumerate(self.lines)
            if whole or not needless or i > last
        ]
        lines = header_of(self.rules, self.names, self.starter, self.teams, self.deal)
        return "\n".join([*lines, *body]) + "\n"


def _weighted(choices: Sequence[str]) -> Sequence[str]:
    """Makes what is rare in the lists of legal words as likely as what has many targets."""
    first = sorted({words.split()[0] for words in choices})
    if len(first) < 3:
        return choices
    groups = {verb: [w for w in choices if w.split()[0] == verb] for verb in first}
    most = max(len(group) for group in groups.values())
    return [group[i % len(group)] for group in groups.values() for i in range(most)]


def machine_game(rules: Rules, seed: int) -> Game:
    """A game of the engine alone, with its own stream of chance."""
    random = Random(seed)
    ruleset = ruleset_of(rules)
    teams = tuple(random.randrange(2) for _ in range(rules.seats)) if rules.teams else None
    return Game.start(ruleset, random.randrange(rules.seats), SplitMix64(seed), teams)
