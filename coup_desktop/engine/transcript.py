"""A record told in plain text: what `coup-desktop replay FILE` prints."""

from collections.abc import Iterable, Iterator
from typing import Final

from coup_desktop.engine.cast import Character, words
from coup_desktop.engine.game import Game
from coup_desktop.engine.narrate import Chronicle, Narrator
from coup_desktop.engine.record import HUMAN, Setup
from coup_desktop.engine.record_reader import Reading
from coup_desktop.engine.translating import GAME, QT_TRANSLATE_NOOP, Translate, as_written


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


_CARDS: Final = {
    "duke": QT_TRANSLATE_NOOP("Transcript", "duke"),
    "assassin": QT_TRANSLATE_NOOP("Transcript", "assassin"),
    "contessa": QT_TRANSLATE_NOOP("Transcript", "contessa"),
    "captain": QT_TRANSLATE_NOOP("Transcript", "captain"),
    "ambassador": QT_TRANSLATE_NOOP("Transcript", "ambassador"),
    "inquisitor": QT_TRANSLATE_NOOP("Transcript", "inquisitor"),
    "diplomat": QT_TRANSLATE_NOOP("Transcript", "diplomat"),
    "thief": QT_TRANSLATE_NOOP("Transcript", "thief"),
    "guard": QT_TRANSLATE_NOOP("Transcript", "guard"),
    "dealer": QT_TRANSLATE_NOOP("Transcript", "dealer"),
    "inspector": QT_TRANSLATE_NOOP("Transcript", "inspector"),
}
"""Cards in a row, by the word of the record; in English they are called by that."""


def _cards(cards: Iterable[Character], translate: Translate) -> str:
    return ", ".join(translate("Transcript", _CARDS[word]) for word in words(tuple(cards)))


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
        held = _cards(game.hands[seat], translate) or translate("Transcript", "nothing")
        text = translate("Transcript", "{seat}: {coins}, holds {cards}")
        if game.revealed[seat]:
            text = translate("Transcript", "{seat}: {coins}, holds {cards}; lost {lost}")
        yield text.format(
            seat=name,
            coins=narrator.coins(game.coins[seat]),
            cards=held,
            lost=_cards(game.revealed[seat], translate),
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
