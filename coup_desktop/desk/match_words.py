"""How a match stands, in words."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from coup_desktop.table.match import Match
from coup_desktop.table.setup import TableSetup

translate = QCoreApplication.translate


def score_words(names: Sequence[str], won: Sequence[int]) -> str:
    """The score, the most games first: "Ann 2, Lia 1, Orsola 0"; who has none may be summed up."""
    standing = sorted(zip(names, won, strict=True), key=lambda pair: -pair[1])
    winners = [f"{name} {count}" for name, count in standing if count]
    others = [name for name, count in standing if not count]
    if len(others) > 2:
        return ", ".join([*winners, translate("Match", "the others 0")])
    return ", ".join([*winners, *(f"{name} 0" for name in others)])


def game_line(match: Match, setup: TableSetup) -> str:
    """Which game of the match is to be played, and how it stands; nothing for the first one."""
    if not match.has_begun:
        return ""
    text = translate("Match", "Game {number} of the match: {score}.")
    score = score_words(setup.shown_names, match.score(setup))
    return text.format(number=match.game, score=score)


def standing_line(match: Match, setup: TableSetup) -> str:
    """How the match stands after a game; nothing where nobody has won one."""
    if not match.has_begun:
        return ""
    text = translate("Match", "The match: {score}.")
    return text.format(score=score_words(setup.shown_names, match.score(setup)))


def won_words(count: int) -> str:
    """How many games of the match somebody has won, for a seat; nothing for none."""
    if not count:
        return ""
    if count == 1:
        return translate("Match", "won 1 game of this match")
    return translate("Match", "won {count} games of this match").format(count=count)
