"""Fits a style to each level that plays by rule and writes `coup_desktop/bots/opponents/fitted.py`.

    python packaging/training/rule_styles.py [--games 240] [--check]

What it maximises: the mean logarithm of the chance that the style gives to what the level decided,
in games of the level among itself, question by question, by moving one number after the other
(coordinate ascent, steps that grow and shrink). It needs no library and takes two to three minutes
a level on one core. The same source, seed and numbers write the same file. `--check` writes nothing
and tells what the styles that are there give to games that they have not seen.
"""

import argparse
import sys
from collections.abc import Iterable
from dataclasses import dataclass, fields, replace
from math import exp, log
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT)]

from coup_desktop.bots import bot  # noqa: E402 - the path comes first
from coup_desktop.bots.opponents.memory import Memory  # noqa: E402
from coup_desktop.bots.opponents.player import StylePlayer  # noqa: E402
from coup_desktop.bots.opponents.style import Style  # noqa: E402
from coup_desktop.bots.opponents.styles import MEASURED  # noqa: E402
from coup_desktop.bots.stream import seat_seed  # noqa: E402
from coup_desktop.engine.events import Phase  # noqa: E402
from coup_desktop.engine.game import Game  # noqa: E402
from coup_desktop.engine.moves import Move  # noqa: E402
from coup_desktop.engine.position import starting_teams  # noqa: E402
from coup_desktop.engine.rng import SplitMix64  # noqa: E402
from coup_desktop.engine.ruleset import Ruleset  # noqa: E402

TARGET: Final = ROOT / "coup_desktop/bots/opponents/fitted.py"
LEVELS: Final = ("page", "courtier", "spymaster")
TABLES: Final = (
    ("official", 4, ()),
    ("official", 3, ()),
    ("official", 5, ()),
    ("official", 2, ()),
    ("official", 6, ("inquisitor",)),
    ("city-state", 5, ("diplomat", "factions", "inquisitor")),
    ("coup-x", 6, ("six", "teams")),
)
"""The games that are played, in turn."""
MOST: Final = 2500
"""Decisions of each question that are weighed."""
ROUNDS: Final = 6
SLIP: Final = 0.02
STEP: Final = 0.7
FEWEST_TURNS_AWAY: Final = 600

Moment = tuple[Game, Memory, Move]
Places = tuple[int, ...]

ACTS: Final = (Phase.ACTION,)
DOUBTS: Final = (Phase.CHALLENGE, Phase.CHALLENGE_BLOCK)
BLOCKS: Final = (Phase.BLOCK,)
CARDS: Final = (Phase.EXCHANGE, Phase.LOSE, Phase.PRESENT, Phase.GIVE)
CAST: Final = ((0, 7), (1,), (2, 8), (3,), (4, 9), (5, 10), (6,))
"""Characters that share a number: they stand for one another in other casts."""


@dataclass(frozen=True, slots=True)
class Knob:
    """A number of a style that is moved: of one place of a row, or of several alike."""

    field: str
    places: Places = ()
    scale: str = "by factors"
    """How it is moved: by factors, by odds (a chance), by steps, by small steps."""


def rows(field: str, places: Iterable[Places], scale: str = "by factors") -> list[Knob]:
    """A knob for each of some places of a row."""
    return [Knob(field, place, scale) for place in places]


def knobs(fields_of: str, scale: str = "by factors") -> list[Knob]:
    """A knob for each of some single numbers."""
    return [Knob(field, (), scale) for field in fields_of.split()]


CLAIMS: Final = ((3,), (4,), (5,), (6,), (7,), (8, 9), (11,))
BLOCKED: Final = ((1,), (5,), (6,), (8, 9))
QUESTIONS: Final = (
    (
        ACTS,
        rows("bluff", [CAST[i] for i in (0, 1, 3, 4, 5, 6)])
        + rows("eager", [(0,), (1,), (2,), *CLAIMS, (10,)])
        + knobs("coup walled grudge bluff_hand")
        + knobs("cards danger", "by steps")
        + knobs("coins", "by small steps"),
    ),
    (
        DOUBTS,
        rows("doubt", CLAIMS, "by steps")
        + rows("doubt_block", BLOCKED, "by steps")
        + knobs(
            "trust own guarded lethal last_card crowd mate story excess liar lapse", "by steps"
        ),
    ),
    (
        BLOCKS,
        rows("block", BLOCKED, "by odds")
        + rows("bluff_block", BLOCKED, "by odds")
        + knobs("last_block meddle", "by odds"),
    ),
    (CARDS, rows("worth", CAST, "by small steps") + knobs("sharp")),
)
"""By question: the numbers that answer it."""


def moments(word: str, games: int, seed: int) -> list[Moment]:
    """The decisions with a choice in games of a level among itself."""
    found: list[Moment] = []
    for number in range(games):
        preset, seats, options = TABLES[number % len(TABLES)]
        ruleset = Ruleset.make(preset, seats, options)
        chance = SplitMix64(seat_seed(seed, number))
        starter = chance.below(seats)
        game = Game.start(ruleset, starter, chance, starting_teams(ruleset, starter, chance))
        bots = [bot.make(word, chance.next()) for _ in range(seats)]
        memory = Memory(ruleset)
        while not game.over and game.turns < FEWEST_TURNS_AWAY:
            legal = game.legal()
            move = bots[game.asked].choose(game.view(game.asked), legal)
            if len(legal) > 1:
                found.append((game.copy(), memory.copy(), move))
            memory.note(game, move)
            game.push(move)
    return found


def of_phases(found: list[Moment], phases: tuple[Phase, ...], seed: int) -> list[Moment]:
    """Some of the moments of a question, mixed."""
    chance = SplitMix64(seed)
    fit = [moment for moment in found if moment[0].phase in phases]
    keys = [(chance.next(), place) for place in range(len(fit))]
    return [fit[place] for _, place in sorted(keys)[:MOST]]


def likelihood(style: Style, found: list[Moment]) -> float:
    """The mean logarithm of the chance that a style gives to what was decided."""
    players: dict[Ruleset, StylePlayer] = {}
    total = 0.0
    for game, memory, move in found:
        player = players.get(game.ruleset)
        if player is None:
            player = players[game.ruleset] = StylePlayer(style, game.ruleset)
        total += log(player.chance(game, memory, move))
    return total / len(found)


def moved(style: Style, knob: Knob, step: float) -> Style:
    """The style with one number moved."""
    old: Any = getattr(style, knob.field)
    new: Any = _moved(old, knob.scale, step) if not knob.places else list(old)
    for place in knob.places:
        new[place] = _moved(old[knob.places[0]], knob.scale, step)
    changed: dict[str, Any] = {knob.field: tuple(new) if knob.places else new}
    return replace(style, **changed)


def _moved(value: float, scale: str, step: float) -> float:
    if scale == "by factors":
        new = max(1e-4, value) * exp(step)
    elif scale == "by odds":
        value = min(max(value, 1e-3), 0.999)
        new = 1.0 / (1.0 + exp(-log(value / (1.0 - value)) - step))
    else:
        new = value + (step if scale == "by steps" else 0.2 * step)
    return float(f"{new:.4g}")


def fitted(style: Style, turned: list[Knob], found: list[Moment]) -> Style:
    """The style with some numbers moved until the moments are as likely as they get."""
    best = likelihood(style, found)
    steps = [STEP] * len(turned)
    for _ in range(ROUNDS):
        for place, knob in enumerate(turned):
            for sign in (1.0, -1.0):
                tried = moved(style, knob, sign * steps[place])
                value = likelihood(tried, found)
                if value > best + 1e-6:
                    best, style = value, tried
                    steps[place] *= 1.4
                    break
            else:
                steps[place] *= 0.5
    return style


HEAD: Final = '''"""Styles that play much as the levels do which play by rule.

Written by `packaging/training/rule_styles.py{arguments}`, which says how; not to be edited.
Mean log-chance of what a level decided, in games not fitted to, by `measured` and by its style:
{scores}
"""

from typing import Final

from coup_desktop.bots.opponents.style import Style

'''


def scored(style: Style, unseen: list[Moment]) -> str:
    """How well a style tells what a level decides, question by question."""
    words = ("acts", "doubts", "blocks", "cards")
    parts = []
    for word, (phases, _) in zip(words, QUESTIONS, strict=True):
        some = of_phases(unseen, phases, 3)
        parts.append(f"{word} {likelihood(MEASURED, some):.3f} {likelihood(style, some):.3f}")
    return f"{style.word}: {', '.join(parts)}."


def written(style: Style) -> str:
    """A style as source text."""
    lines = [f"{style.word.upper()}: Final = Style("]
    for field in fields(style):
        value = getattr(style, field.name)
        if isinstance(value, str):
            lines.append(f'    {field.name}="{value}",')
        elif isinstance(value, tuple):
            lines.append(f"    {field.name}=(")
            lines.extend(f"        {float(number)!r}," for number in value)
            lines.append("    ),")
        else:
            lines.append(f"    {field.name}={float(value)!r},")
    return "\n".join([*lines, ")"])


def main() -> int:
    """Fits and writes, or checks."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=240)
    parser.add_argument("--check", action="store_true")
    said = parser.parse_args()
    styles: list[Style] = []
    scores: list[str] = []
    for word in LEVELS:
        unseen = moments(word, said.games // 3, 2)
        if said.check:
            from coup_desktop.bots.opponents.fitted import BY_RULE

            print(scored(next(style for style in BY_RULE if style.word == word), unseen))
            continue
        found = moments(word, said.games, 1)
        style = replace(MEASURED, word=word, slip=SLIP)
        for phases, turned in QUESTIONS:
            style = fitted(style, turned, of_phases(found, phases, 1))
        styles.append(style)
        scores.append(scored(style, unseen))
        print(scores[-1], flush=True)
    if not said.check:
        arguments = "" if said.games == 240 else f" --games {said.games}"
        texts = [HEAD.format(arguments=arguments, scores="\n".join(scores))]
        texts += [f"{written(style)}\n" for style in styles]
        texts.append(f"BY_RULE: Final = ({', '.join(style.word.upper() for style in styles)})\n")
        TARGET.write_text("".join(texts), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
