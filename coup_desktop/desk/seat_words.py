"""What a seat says of itself: the line below the name, and all that it shows, for the ear."""

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from coup_desktop.desk.match_words import won_words
from coup_desktop.desk.sitter import Chair, Lexicon, Sitter, level_name
from coup_desktop.desk.table_state import SeatState
from coup_desktop.engine.cast import NO_CHARACTER

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class About:
    """A seat as it stands."""

    sitter: Sitter
    chair: Chair
    state: SeatState
    own: bool
    """Whether the screen has its person's eyes."""
    turn: bool
    deciding: bool
    pending: bool
    winner: bool
    raised: bool
    """Whether its person has spoken up to an open question."""


def status(seat: About) -> str:
    """The line below the name."""
    if seat.winner:
        return translate("SeatView", "wins")
    if seat.state.exiled:
        return translate("SeatView", "exiled")
    if seat.deciding:
        return _deciding(seat)
    if seat.chair.gave_up:
        return translate("SeatView", "gave up")
    if seat.chair.away:
        return translate("SeatView", "a bot plays")
    return _influences(seat.state.hidden)


def _deciding(seat: About) -> str:
    if seat.own and not seat.sitter.recorded and not seat.chair.away:
        return translate("SeatView", "your decision")
    if seat.state.drawn:
        return translate("SeatView", "exchanges…")
    if seat.raised:
        return translate("SeatView", "speaks up")
    decides = seat.sitter.recorded or (seat.sitter.human and not seat.chair.away)
    return translate("SeatView", "to decide") if decides else translate("SeatView", "thinking…")


def _influences(count: int) -> str:
    if not count:
        return ""  # nothing is dealt yet
    if count == 1:
        return translate("SeatView", "1 influence")
    return translate("SeatView", "{count} influences").format(count=count)


def who_plays(seat: About) -> str:
    """Whether a person or a bot decides there."""
    name, chair = seat.sitter.name, seat.chair
    if chair.gave_up:
        return translate("SeatView", "gave the game up, a bot plays on")
    if chair.away:
        return translate("SeatView", "a bot plays for {name}").format(name=name)
    if seat.sitter.human:
        return translate("SeatView", "person")
    return translate("SeatView", "bot, {level}").format(level=level_name(seat.sitter.kind))


def title(seat: About, *, portrait: bool) -> str:
    """The name, where no `portrait` could show it with whether a bot plays for that person."""
    name = seat.sitter.name
    if portrait or not seat.chair.away:
        return name
    return translate("SeatView", "bot: {name}").format(name=name)


def facts(seat: About, lexicon: Lexicon, *, drawn: str, coins: str, claim: str) -> Iterable[str]:
    """All that a seat shows, in words: what matters most comes first.

    Args:
        seat: the seat.
        lexicon: names characters and teams.
        drawn: the cards of an exchange, in words.
        coins: the coins, in words.
        claim: what it last claimed, in words.
    """
    state = seat.state
    found = [seat.sitter.name, who_plays(seat)]
    if seat.turn:
        found.append(translate("SeatView", "on turn"))
    if seat.winner or seat.deciding:
        found.append(status(seat))
    if seat.pending:
        found.append(translate("SeatView", "still to be asked"))
    exiled = translate("SeatView", "exiled")
    found.append(exiled if state.exiled else _influences(state.hidden))
    if state.lost:
        lost = ", ".join(lexicon.character(card) for card in state.lost)
        found.append(translate("SeatView", "lost {cards}").format(cards=lost))
    found += [drawn, coins]
    if state.claimed != NO_CHARACTER:
        found.append(claim)
    if state.team is not None:
        found.append(lexicon.team(state.team))
    found.append(won_words(seat.chair.won))
    return [fact for fact in found if fact]
