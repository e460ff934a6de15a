"""Games that go on until the process is killed: `python -m tests.killed_game FOLDER SEED`.

One person or two, played by chance, and two bots; two people are asked together. It goes on with
the game that lies unfinished in the folder, then begins others. Now and then something is undone,
somebody stands up for a moment, or the game is left. All of it is said, a line of JSON each, before
it happens; a prompt with the lines of the record that led to it, when it is shown.
"""

import json
import os
import sys
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QTimer

from coup_desktop.bots.random_bot import RandomBot
from coup_desktop.engine.record import Record
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.store.journal import Journal
from coup_desktop.store.shelf import Shelf
from coup_desktop.table.controller import Controller
from coup_desktop.table.manners import Manners
from coup_desktop.table.pace import Pace
from coup_desktop.table.prompt import OpenPrompt, Prompt
from coup_desktop.table.setup import SeatSetup, TableSetup
from coup_desktop.table.standing import Standing

GAMES = (
    ("official", ()),
    ("official", ("inquisitor",)),
    ("city-state", ("factions",)),
    ("coup-x", ()),
)


def lines_of(record: Record) -> list[str]:
    """What was decided and drawn, a line each."""
    return record.text(whole=True).partition("\n\n")[2].splitlines()


def say(**what: object) -> None:
    """On its way before anything else happens, whatever becomes of this process."""
    os.write(1, json.dumps(what).encode() + b"\n")


class Games(QObject):
    """Plays one after the other."""

    def __init__(self, shelf: Shelf, stream: SplitMix64) -> None:
        super().__init__()
        self._shelf = shelf
        self._stream = stream
        self._controller: Controller | None = None
        self._journal: Journal | None = None

    def go_on(self) -> None:
        """Takes up what lies unfinished."""
        for game in self._shelf.unfinished():
            if game.problem is not None:
                say(problem=game.problem)
            claim = self._shelf.claim(game.path)
            if claim is None:
                continue
            say(resumed=claim.journal.path.name, lines=lines_of(claim.reading.record))
            standing = Standing.of_record(claim.reading.record)
            self._play(standing.setup, claim.journal, standing)
            return
        self.begin()

    def begin(self) -> None:
        """A new game."""
        preset, options = GAMES[self._stream.below(len(GAMES))]
        bots = (SeatSetup("Cy", "random"), SeatSetup("Di", "random"))
        people = (SeatSetup("Anna"), SeatSetup("Bo"))[: 1 + self._stream.below(2)]
        seats = (*people, *bots)
        ruleset = Ruleset.make(preset, len(seats), options)
        setup = TableSetup(ruleset, seats, self._stream.below(len(seats)), self._stream.next())
        journal = self._shelf.new()
        say(begun=journal.path.name)
        self._play(setup, journal, None)

    def _play(self, setup: TableSetup, journal: Journal, standing: Standing | None) -> None:
        self._journal = journal
        controller = Controller(
            setup,
            Pace.INSTANT,
            lambda _word, seed: RandomBot(seed),
            journal,
            standing=standing,
            manners=Manners(together=True),
        )
        controller.setParent(self)
        self._controller = controller
        controller.prompted.connect(self._decide)
        controller.opened.connect(self._decide_together)
        controller.over.connect(self._end)
        controller.trouble.connect(lambda text: say(trouble=text))
        controller.begin()

    def _tell(self, prompt: Prompt | OpenPrompt) -> tuple[Controller, Journal]:
        controller, journal = self._controller, self._journal
        assert controller is not None
        assert journal is not None
        lines = lines_of(controller.keeping.record)
        shown = [repr(prompt.view), *(move.text(controller.setup.names) for move in prompt.legal)]
        say(prompt=journal.path.name, lines=lines, shown=shown)
        return controller, journal

    def _decide_together(self, prompt: OpenPrompt) -> None:
        controller, _ = self._tell(prompt)
        thinks = self._stream.below(8)  # milliseconds
        answer = partial(controller.close_question, prompt.id)
        if self._stream.below(2):
            seat = prompt.seats[self._stream.below(len(prompt.seats))]
            QTimer.singleShot(0, controller, partial(controller.speak, prompt.id, seat, up=True))
        QTimer.singleShot(thinks, controller, answer)

    def _decide(self, prompt: Prompt) -> None:
        controller, journal = self._tell(prompt)
        chance = self._stream.below(40)
        if chance < 4 and controller.can_undo:
            say(undo=journal.path.name)
            QTimer.singleShot(0, controller, controller.undo)
        elif chance < 6 and "tag stood-up" not in controller.keeping.record.setup.text():
            QTimer.singleShot(0, controller, partial(controller.set_sitting, prompt.seat, False))
            QTimer.singleShot(0, controller, partial(controller.set_sitting, prompt.seat, True))
        elif chance < 7:
            say(left=journal.path.name)
            QTimer.singleShot(0, self, self._put_away)
        else:
            move = prompt.legal[self._stream.below(len(prompt.legal))]
            thinks = self._stream.below(8)  # milliseconds
            QTimer.singleShot(thinks, controller, partial(controller.answer, prompt.id, move))

    def _end(self, _winner: int) -> None:
        assert self._journal is not None
        say(over=self._journal.path.name)
        self._put_away()

    def _put_away(self) -> None:
        controller = self._controller
        assert controller is not None
        controller.keeping.finish()
        controller.close()
        controller.deleteLater()
        QTimer.singleShot(0, self, self.begin)


def main() -> int:
    """Until somebody kills it."""
    app = QCoreApplication([])
    games = Games(Shelf(Path(sys.argv[1])), SplitMix64(int(sys.argv[2])))
    say(ready=True)
    QTimer.singleShot(0, games, games.go_on)
    return app.exec()


if __name__ == "__main__":
    sys.exit(main())
