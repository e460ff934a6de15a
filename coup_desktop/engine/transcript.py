"""A record told in plain text: what `coup-desktop replay FILE` prints."""

from collections.abc import Iterator

from coup_desktop.engine.cast import words
from coup_desktop.engine.game import Game
from coup_desktop.engine.narrate import Chronicle, Narrator
from coup_desktop.engine.record import HUMAN, Setup
from coup_desktop.engine.record_reader import Reading
from coup_desktop.engine.translating import GAME, Translate, as_written


def transcript(reading: Reading, translate: Translate = as_written) -> str:
    """The set-up, what happened turn by turn, and where the game stands; every card is named."""
    setup = reading.record.setup
    narrator = Narrator(setup.ruleset, setup.names, translate)
    lines = [*_set_up(setup, narrator, translate), ""]
    chronicle = Chronicle(narrator)
    for event in reading.game.history or ():
        for line in chronicle.lines(event):
            if line.heading:
                lines += ["", line.text]
            else:
                lines.append(f"  {line.text}")
    lines += [f"  {line.text}" for line in chronicle.rest()]
    lines += ["", *_standing(reading.game, setup, narrator, translate)]
    return "\n".join(lines) + "\n"


def _set_up(setup: Setup, narrator: Narrator, translate: Translate) -> Iterator[str]:
    ruleset = setup.ruleset
    extras = [*ruleset.options, *(f"{word} {value}" for word, value in ruleset.changes)]
    yield translate(GAME, ruleset.preset.name) + (f" ({', '.join(extras)})" if extras else "")
    for seat, name in enumerate(setup.names):
        kind = "" if setup.kinds[seat] == HUMAN else f" ({setup.kinds[seat]})"
        team = f", {narrator.team_name(setup.teams[seat])}" if setup.teams else ""
        told = f"{name}{kind}{team}"
        if seat == setup.starter:
            told = translate("Transcript", "{seat}, begins").format(seat=told)
        yield f"  {told}"
    for key, text in setup.tags:
        yield f"  {key}: {text}"


def _standing(game: Game, setup: Setup, narrator: Narrator, translate: Translate) -> Iterator[str]:
    for seat, name in enumerate(setup.names):
        held = ", ".join(words(game.hands[seat])) or translate("Transcript", "nothing")
        text = translate("Transcript", "{seat}: {coins}, holds {cards}")
        if game.revealed[seat]:
            text = translate("Transcript", "{seat}: {coins}, holds {cards}; lost {lost}")
        yield text.format(
            seat=name,
            coins=narrator.coins(game.coins[seat]),
            cards=held,
            lost=", ".join(words(game.revealed[seat])),
        )
    if game.treasury >= 0:
        text = translate("Transcript", "Treasury: {coins}")
        yield text.format(coins=narrator.coins(game.treasury))
    if game.ruleset.teams:
        yield f"{narrator.reserve_name}: {narrator.coins(game.reserve)}"
    if game.over:
        text = translate("Transcript", "{seat} has won after %n turns.", game.turns + 1)
        yield text.format(seat=setup.names[game.winner])
        return
    text = translate("Transcript", "{seat} is asked ({phase}): {legal}")
    legal = ", ".join(sorted(move.text(setup.names) for move in game.legal()))
    yield text.format(seat=setup.names[game.asked], phase=game.phase.word, legal=legal)
