"""Golden games: whole games from a seed, kept as records. `python -m tests.engine.golden` writes.

Write them anew only if a change of the rules is meant; the generator itself may never change.
"""

from pathlib import Path

from coup_desktop.engine.game import Game
from coup_desktop.engine.position import starting_teams
from coup_desktop.engine.record import Record, Setup
from coup_desktop.engine.rng import SplitMix64
from tests.engine.page import Rules
from tests.engine.play import NAMES, ruleset_of

FOLDER = Path(__file__).parent.parent / "golden"
GAMES: dict[str, tuple[Rules, int]] = {
    "official": (Rules("official", 4), 1),
    "official-draft": (Rules("official", 2, ("draft", "inquisitor")), 2),
    "city-state": (Rules("city-state", 8, ("diplomat", "factions", "inquisitor")), 3),
    "coup-x": (Rules("coup-x", 10, ("six", "teams")), 2**64 - 1),
    "house-rules": (Rules("official", 3, (), {"copies": "6", "box": "30", "refund": "no"}), 5),
}


def golden_record(name: str) -> str:
    """The game of that name: one stream deals, draws and sets the teams, a second one chooses."""
    rules, seed = GAMES[name]
    ruleset = ruleset_of(rules)
    chance, chooser = SplitMix64(seed), SplitMix64(seed + 1)
    starter = chance.below(rules.seats)
    teams = starting_teams(ruleset, starter, chance)
    game = Game.start(ruleset, starter, chance, teams)
    names = NAMES[: rules.seats]
    record = Record.of(Setup(ruleset, names, ("human",) * rules.seats, starter, teams), game)
    while not game.over:
        legal = sorted(game.legal(), key=lambda move: move.text(names))
        move = legal[chooser.below(len(legal))]
        record.add(game.asked, move, game.legal(), game.play(move))
    return record.text()


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for golden in GAMES:
        (FOLDER / f"{golden}.coup").write_text(golden_record(golden), "utf-8", newline="\n")
