"""The seats in the new-game dialog together: nobody sits there twice, all bots set at once."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QComboBox, QPushButton

from coup_desktop.bots.bot import LEVELS
from coup_desktop.bots.personas import CAST, Persona
from coup_desktop.desk.dialogs.level_list import LevelDelegate
from coup_desktop.desk.dialogs.seat_row import SeatRow, has_temper, level_help, level_name
from coup_desktop.desk.new_game_choice import CAST as NAMES
from coup_desktop.desk.new_game_choice import DEFAULT_BOT, person_name, persona_of, seat_of
from coup_desktop.engine.bot_words import level_of
from coup_desktop.engine.record import HUMAN
from coup_desktop.engine.rng import SplitMix64, fresh_seed
from coup_desktop.table.setup import SeatSetup

_VARIOUS: Final = ""


class SeatRows(QObject):
    """Keeps the seats of a table apart from one another.

    Rows beyond the table's size keep what was chosen in them, until the table grows again.
    """

    changed = Signal()
    """A seat in sight is another."""

    def __init__(
        self, rows: Sequence[SeatRow], every: QComboBox, mix: QPushButton, parent: QObject
    ) -> None:
        """Args: every: chooses the level of all bots. mix: gives them characters by chance."""
        super().__init__(parent)
        self._rows = tuple(rows)
        self._count = len(self._rows)
        self._every = every
        self._mix = mix
        self._list = LevelDelegate(every)
        self._chance = SplitMix64(fresh_seed())
        self._walker: SeatRow | None = None
        """In which row a character was chosen last."""
        self._at_first: tuple[str, tuple[SeatSetup, ...]] = ("", ())
        """Its character, and who sat where, before that row was gone through."""
        self._left: tuple[SeatSetup, ...] = ()
        """Who sat where after the last choice."""
        every.addItem("", _VARIOUS)
        for info in LEVELS:
            every.addItem("", info.word)
        for number, row in enumerate(self._rows):
            row.set_number(number)
        self.write()

    def connect_all(self) -> None:
        """Begin to follow what is chosen."""
        for row in self._rows:
            row.changed.connect(self._row_changed)
            row.kind_chosen.connect(self._rename)
            row.character_chosen.connect(self._take_over)
        self._every.activated.connect(self._choose_level)
        self._mix.clicked.connect(self.mix)

    @property
    def shown(self) -> tuple[SeatRow, ...]:
        """The rows of the seats that there are."""
        return self._rows[: self._count]

    @property
    def seats(self) -> tuple[SeatSetup, ...]:
        """Who sits there; names are not checked."""
        return tuple(row.seat for row in self.shown)

    def show(self, seats: Sequence[SeatSetup], crests: Sequence[str]) -> None:
        """Put these in; rows beyond them get somebody who does not sit there."""
        taken = [seat.name for seat in seats]
        free = [each for each in CAST if each not in map(persona_of, seats)]
        spare = [seat_of(DEFAULT_BOT, each) for each in free if each.seat_name not in taken]
        for row, seat in zip(self._rows, [*seats, *spare], strict=False):
            row.set_seat(seat)
        for row, crest in zip(self._rows, crests, strict=False):
            row.set_crest(crest)

    def set_count(self, count: int) -> None:
        """So many seats; a row that comes into sight gives up what was given away meanwhile."""
        self._count = count
        for number, row in enumerate(self._rows):
            row.setVisible(number < count)
            if number >= count:
                continue
            before = self._rows[:number]
            seat = row.seat
            twice = seat.name in [other.seat.name for other in before]
            persona = persona_of(seat)
            known = persona is not None and persona in [persona_of(o.seat) for o in before]
            if twice or known:
                self._seat_somebody(row, row.level if row.level != HUMAN else DEFAULT_BOT)
        self._show_level()

    def write(self) -> None:
        """Words that no form holds, in the language in force."""
        self._every.setItemText(0, self.tr("Various levels"))
        for info in LEVELS:
            row = self._every.findData(info.word)
            self._every.setItemText(row, level_name(info))
            self._every.setItemData(row, level_help(info), Qt.ItemDataRole.ToolTipRole)
        self._list.fit()

    @Slot()
    def mix(self) -> None:
        """Give all bots at the table characters by chance, no two the same."""
        bots = [row for row in self.shown if has_temper(row.level)]
        taken = [row.seat.name for row in self.shown if row not in bots]
        free = [persona for persona in CAST if persona.seat_name not in taken]
        # Not who sits there already, as far as there are others.
        now = [persona_of(row.seat) for row in bots]
        chosen = self._shuffled([each for each in free if each not in now])
        chosen += self._shuffled([each for each in free if each in now])
        for row, persona in zip(bots, chosen, strict=False):
            row.set_seat(seat_of(row.level, persona))

    def _shuffled(self, cast: list[Persona]) -> list[Persona]:
        left, mixed = list(cast), []
        while left:
            mixed.append(left.pop(self._chance.below(len(left))))
        return mixed

    @Slot()
    def _row_changed(self) -> None:
        self._show_level()
        self.changed.emit()

    def _show_level(self) -> None:
        """Say which level all bots have, if it is one."""
        levels = {row.level for row in self.shown if row.level != HUMAN}
        common = levels.pop() if len(levels) == 1 else _VARIOUS
        self._every.setCurrentIndex(max(0, self._every.findData(common)))
        has_bots = any(row.level != HUMAN for row in self.shown)
        self._every.setEnabled(has_bots)
        self._mix.setEnabled(any(has_temper(row.level) for row in self.shown))

    @Slot()
    def _choose_level(self) -> None:
        level = str(self._every.currentData())
        if level == _VARIOUS:
            self._show_level()
            return
        for row in self.shown:
            persona = persona_of(row.seat)
            if row.level == HUMAN:
                continue
            if persona is None:
                row.set_seat(SeatSetup(row.seat.name, level))
            else:
                row.set_seat(seat_of(level, persona))

    @Slot(str)
    def _take_over(self, before: str) -> None:
        """Somebody chose a character; who had it gets the one that became free, or another."""
        row = self.sender()
        if not isinstance(row, SeatRow):
            return
        before = self._step_back(row, before)
        persona = persona_of(row.seat)
        if persona is None:
            row.set_seat(SeatSetup(self._plain_name(row), row.level))
        else:
            row.set_seat(seat_of(row.level, persona))
            for other in self.shown:
                if other is not row and persona_of(other.seat) is persona:
                    free = next((each for each in CAST if each.word == before), None)
                    if free is None:
                        self._seat_somebody(other, other.level)
                    else:
                        other.set_seat(seat_of(other.level, free))
        self._left = self.seats

    def _step_back(self, row: SeatRow, before: str) -> str:
        """Undo what the last choice in the same row did to others, if nothing came between.

        Who goes through a list by keys chooses everybody on the way; only the last one counts.

        Returns:
            The character that the row had before all that.
        """
        mine = self.shown.index(row)
        now = [seat for number, seat in enumerate(self.seats) if number != mine]
        left = [seat for number, seat in enumerate(self._left) if number != mine]
        if row is not self._walker or now != left:
            self._walker, self._at_first = row, (before, self.seats)
            return before
        before, seats = self._at_first
        for number, other in enumerate(self.shown):
            if number != mine and other.seat != seats[number]:
                other.set_seat(seats[number])
        return before

    @Slot()
    def _rename(self) -> None:
        """A bot is somebody of the cast, a person goes by a name of their own."""
        row = self.sender()
        if not isinstance(row, SeatRow):
            return
        seat = row.seat
        if row.level == HUMAN:
            if seat.name in NAMES:
                taken = [other.seat.name for other in self.shown if other is not row]
                mine = person_name()
                numbered = (f"Player{number}" for number in range(2, len(self._rows) + 2))
                name = next(n for n in (mine, *numbered) if n not in taken)
                row.set_seat(SeatSetup(name, HUMAN))
        elif seat.name not in NAMES:
            self._seat_somebody(row, row.level)

    def _seat_somebody(self, row: SeatRow, level: str) -> None:
        """Put the first of the cast there who is free."""
        others = [other.seat for other in self.shown if other is not row]
        names = [seat.name for seat in others]
        present = [persona_of(seat) for seat in others]
        free = (p for p in CAST if p not in present and p.seat_name not in names)
        persona = next(free)
        if has_temper(level):
            row.set_seat(seat_of(level, persona))
        else:
            row.set_seat(SeatSetup(persona.seat_name, level))

    def _plain_name(self, row: SeatRow) -> str:
        """A name for a bot that is nobody in particular: its level and its seat's number."""
        word = level_of(row.seat.kind).capitalize()
        taken = [other.seat.name for other in self.shown if other is not row]
        first = self._rows.index(row) + 1
        numbers = range(first, first + len(self._rows) + 1)
        return next(name for name in (f"{word}{n}" for n in numbers) if name not in taken)
