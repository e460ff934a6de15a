"""Offers the games that were cut off: the newest at the start, the others in a menu."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QMenu

from coup_desktop.bots.personas import shown_names
from coup_desktop.desk.dates import moment
from coup_desktop.desk.host import Host
from coup_desktop.desk.library import Library
from coup_desktop.engine.translating import sentence
from coup_desktop.store.shelf import Claim, Unfinished


class UnfinishedGames(QObject):
    """Lives as long as the window."""

    wanted = Signal(object)
    """Somebody wants to go on with a game: its path."""
    troubled = Signal(object)
    """A game cannot be gone on with, as a sentence."""

    def __init__(self, library: Library, host: Host, menu: QMenu) -> None:
        """Args: menu: gets an entry a game, and is greyed where there is none; within another."""
        super().__init__(menu)
        self._library = library
        self._host = host
        self._menu = menu
        self._chosen: Path | None = None
        self._games: dict[Path, Unfinished] = {}
        self._told: set[Path] = set()
        menu.setEnabled(False)
        library.found.connect(self._found)
        library.claimed.connect(self._claimed)
        host.laid.connect(library.look)
        around = menu.parent()
        if isinstance(around, QMenu):  # other windows may have left games, or taken them up
            around.aboutToShow.connect(library.look)

    def offer(self) -> None:
        """Looks for a game that was cut off, and lays the table for it; once, at the start."""
        self._library.look_and_claim()

    def take_up(self, path: Path) -> None:
        """Goes on with a game at once, in place of the one on the table, if it can be had."""
        self._chosen = path
        self._library.claim(path)

    @Slot(object)
    def _found(self, games: list[Unfinished]) -> None:
        for game in games:
            if game.problem is not None and game.path not in self._told:
                self._told.add(game.path)
                self._tell(game)
        free = [game for game in games if game.summary is not None and not game.in_use]
        there = {game.path: game for game in free}
        if there != self._games:  # else somebody may be in it
            self._games = there
            self._fill_menu()

    def _tell(self, game: Unfinished) -> None:
        self.troubled.emit(
            sentence(
                "UnfinishedGames",
                "An unfinished game cannot be gone on with: {reason}. It is kept in {path}.",
                reason=game.problem,
                path=game.path,
            )
        )

    @Slot(object)
    def _claimed(self, claim: Claim) -> None:
        wanted = claim.journal.path == self._chosen
        if not wanted and (self._host.running or self._host.has_game):
            claim.journal.close()  # somebody was quicker; it can be gone on with later
            return
        self._chosen = None
        known = self._games.get(claim.journal.path)
        self._host.take_up(claim, None if known is None else known.modified)
        if wanted:
            self._host.begin()

    def say_anew(self) -> None:
        """Name the games in the language that is on now."""
        self._fill_menu()

    def _fill_menu(self) -> None:
        self._menu.clear()
        for path, game in self._games.items():
            action = self._menu.addAction(_title(game))
            action.triggered.connect(partial(self.wanted.emit, path))
        self._menu.setEnabled(bool(self._games))


def _title(game: Unfinished) -> str:
    """When it was played and by whom, for a menu."""
    summary = game.summary
    names = "" if summary is None else ", ".join(shown_names(summary.names, summary.kinds))
    return f"{moment(game.modified)} · {names}".replace("&", "&&")
