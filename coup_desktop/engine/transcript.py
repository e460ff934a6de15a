"""A record told in plain text: what `coup-desktop replay FILE` prints."""

from collections.abc import Iterator

from coup_desktop.engine.cast import words
from coup_desktop.engine.game import Game
from coup_desktop.engine.narrate import Chronicle, Narrator
from coup_desktop.engine.record import HUMAN, Setup
from coup_desktop.engine.record_reader import Reading


def transcript(reading: Reading) -> str:
    """The set-up, what happened turn by turn, and where the game stands; every card is named."""
    setup = reading.record.setup
    narrator = Narrator(setup.ruleset, setup.names)
    lines = [*_set_up(setup, narrator), ""]
    chronicle = Chronicle(narrator)
    for event in reading.game.history or ():
        for line in chronicle.lines(event):
            if line.heading:
                lines += ["", line.text]
            else:
                lines.append(f"  {line.text}")
    lines += [f"  {line.text}" for line in chronicle.rest()]
    lines += ["", *_standing(reading.game, setup, narrator)]
    return "\n".join(lines) + "\n"


def _set_up(setup: Setup, narrator: Narrator) -> Iterator[str]:
    ruleset = setup.ruleset
    extras = [*ruleset.options, *(f"{word} {value}" for word, value in ruleset.changes)]
    yield ruleset.preset.name + (f" ({', '.join(extras)})" if extras else "")
    for seat, name in enumerate(setup.names):
        kind = "" if setup.kinds[seat] == HUMAN else f" ({setup.kinds[seat]})"
        team = f", {narrator.team_name(setup.teams[seat])}" if setup.teams else ""
        begins = ", begins" if seat == setup.starter else ""
        yield f"  {name}{kind}{team}{begins}"
    for key, text in setup.tags:
        yield f"  {key}: {text}"


def _standing(game: Game, setup: Setup, narrator: Narrator) -> Iterator[str]:
    for seat, name in enumerate(setup.names):
        cards = f"holds {', '.join(words(game.hands[seat])) or 'nothing'}"
        if game.revealed[seat]:
            cards += f"; lost {', '.join(words(game.revealed[seat]))}"
        yield f"{name}: {narrator.coins(game.coins[seat])}, {cards}"
    if game.treasury >= 0:
        yield f"Treasury: {narrator.coins(game.treasury)}"
    if game.ruleset.teams:
        yield f"{narrator.reserve_name}: {narrator.coins(game.reserve)}"
    if game.over:
        yield f"{setup.names[game.winner]} has won after {game.turns + 1} turns."
        return
    legal = ", ".join(sorted(move.text(setup.names) for move in game.legal()))
    yield f"{setup.names[game.asked]} is asked ({game.phase.word}): {legal}"
