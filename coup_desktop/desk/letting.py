"""Joins the prompt bar's corner to the table: letting things pass, and watching bots play on."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from coup_desktop.desk.pass_toggle import PASS_KEY
from coup_desktop.engine.events import Phase
from coup_desktop.engine.view import View
from coup_desktop.table.controller import Controller
from coup_desktop.table.pace import Pace

if TYPE_CHECKING:
    from coup_desktop.desk.prompt_bar import PromptBar


class Letting(QObject):
    """Lives as long as a `Session`, which connects `pairs` and disconnects them."""

    def __init__(self, controller: Controller, prompts: "PromptBar", parent: QObject) -> None:
        super().__init__(parent)
        self._controller = controller
        self._prompts = prompts
        self._watching = False

    def pairs(self) -> list[tuple[object, object]]:
        """Signals and the slots that belong to them."""
        controller, prompts = self._controller, self._prompts
        return [
            (controller.settled, self.look),
            (controller.letting_pass, self.show),
            (controller.prompted, self.show),
            (controller.opened, self.show),
            (controller.withdrawn, self.show),
            (prompts.letting_wanted, self._let_pass),
            (prompts.run_on, self.run_on),
            (prompts.sit_down, self.sit_down),
        ]

    @property
    def watching(self) -> bool:
        """Whether only bots are left to play."""
        return self._watching

    @property
    def standing(self) -> tuple[int, ...]:
        """The seats of people who have stood up and could sit down again."""
        controller = self._controller
        living = controller.view(controller.audience).living
        away = set(controller.humans) - set(controller.sitting) - controller.resigned
        return tuple(sorted(away & set(living)))

    @property
    def out(self) -> str:
        """That nobody who plays here decides in the game any more; empty while somebody does."""
        controller = self._controller
        if not self._watching or not controller.humans:
            return ""
        alone = controller.audience is not None
        if self.standing:
            one = self.tr("You have stood up. A bot plays in your chair.")
            return one if alone else self.tr("Nobody sits at the table. The bots play on.")
        if controller.resigned & set(controller.view(controller.audience).living):
            one = self.tr("You have given up. A bot plays on in your chair.")
            return one if alone else self.tr("All of you are out. The bots play on.")
        if alone:
            return self.tr("You are out. The others play on.")
        return self.tr("All of you are out. The bots play on.")

    @Slot(object)
    def look(self, view: View) -> None:
        """Offers what somebody may do who only watches, from when no person is left."""
        humans = self._controller.sitting
        over = view.phase is Phase.OVER
        self._watching = not over and not any(seat in view.living for seat in humans)
        watching = self._watching and self._controller.pace is not Pace.INSTANT
        self._prompts.set_watching(watching, self.out, stands=watching and bool(self.standing))
        self.show()

    @Slot()
    def run_on(self) -> None:
        """Plays the rest without waiting; the next game has its own pace again."""
        self._prompts.set_watching(False)
        self._controller.set_pace(Pace.INSTANT)

    @Slot()
    def sit_down(self) -> None:
        """Everybody who has stood up decides again."""
        for seat in self.standing:
            self._controller.set_sitting(seat, True)

    @Slot(bool)
    def _let_pass(self, on: bool) -> None:
        """The switch was pressed: by the seat that is asked, or by the only person.

        To an open question it stands for all who are asked and have not spoken up. While nobody of
        several is asked it cannot tell who pressed it: then it only ends.
        """
        controller, prompt = self._controller, self._prompts.prompt
        opened = self._prompts.open_prompt
        if prompt is not None:
            seats: tuple[int, ...] = (prompt.seat,)
        elif opened is not None and on:
            seats = tuple(seat for seat in opened.seats if seat not in controller.raised)
        elif controller.audience is not None:
            seats = (controller.audience,)
        else:
            seats = tuple(controller.letting)
        for seat in seats:
            controller.let_pass(seat, on)

    def say_anew(self) -> None:
        """Says all of it in the language that is on now."""
        controller = self._controller
        self.look(controller.view(controller.audience))

    @Slot()
    def show(self) -> None:
        """Shows on the switch whether things pass for the seat that it stands for."""
        controller, prompt = self._controller, self._prompts.prompt
        letting = controller.letting
        if not controller.humans or self._watching:
            self._prompts.set_letting(None)
        elif controller.audience is not None:
            text = self.tr("Letting things pass until your turn: press {key} to be asked again.")
            self._prompts.set_letting(bool(letting), text.format(key=PASS_KEY))
        elif not self._prompts.is_asking and not letting:
            self._prompts.set_letting(None)
        else:
            names = ", ".join(controller.setup.shown_names[seat] for seat in sorted(letting))
            text = self.tr("Letting things pass: {names}. Press {key} to be asked again.")
            on = bool(letting) if prompt is None else prompt.seat in letting
            self._prompts.set_letting(on, text.format(names=names, key=PASS_KEY))
