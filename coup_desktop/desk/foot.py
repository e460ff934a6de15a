"""The foot of the window: the open question, or what stands there while none is open."""

from collections.abc import Callable
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow

from coup_desktop.desk.answer_keys import cap_of
from coup_desktop.desk.bar_layout import growth_in
from coup_desktop.desk.forms.ui_main_window import Ui_MainWindow
from coup_desktop.desk.prompt_bar import PromptBar
from coup_desktop.desk.session import Session
from coup_desktop.desk.welcome import PAUSE_KEY, Welcome

if TYPE_CHECKING:  # the window opens before any recorded game is watched
    from coup_desktop.desk.replay.bar import ReplayBar

Words = Callable[[], str]
"""Gives some words in the language that is on when they are shown."""


class Foot(QObject):
    """Turns the pages of the foot, and hands keys and the window's size on to them."""

    def __init__(self, window: QMainWindow, ui: Ui_MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._ui = ui
        self._session: Session | None = None
        self._guest: ReplayBar | None = None
        self._stand_still: Callable[[], None] | None = None
        """What is said while no game runs; None while one does."""
        self._asks = self._timed = self._halted = self._held = False
        self._past: str | None = None
        self._can_let = False
        """Whether somebody is there who could let things pass."""
        self._blocked = self._stopped = False
        """Whether a dialog stands in front, and whether a countdown was stopped unasked."""
        ui.foot.installEventFilter(self)
        window.installEventFilter(self)
        ui.actionLetPass.triggered.connect(self._let_pass)
        ui.actionPause.triggered.connect(self._pause)
        ui.prompts.letting_shown.connect(self._show_letting)
        ui.welcome.run_on.connect(self._run_on)
        ui.welcome.sit_down.connect(self._sit_down)

    def serve(self, session: Session) -> None:
        """Follow another game; `session` has its table laid, and another was let go before."""
        self.follow(session)
        session.halted.connect(self._halt)
        session.asking.connect(self._ask)
        session.looked_back.connect(self._look_back)
        session.controller.withdrawn.connect(self._answered)
        session.controller.held.connect(self._hold)
        session.controller.seated.connect(self._seated)

    def follow(self, session: Session) -> None:
        """Follow a game that was served before, as it comes back."""
        self._session = session
        self._asks = self._timed = self._halted = self._held = self._stopped = False
        self._past = None

    def lend(self, page: "ReplayBar") -> None:
        """Show what leads through a recorded game, until `take_back`; no game is followed."""
        self._session = self._stand_still = self._past = None
        self._asks = self._timed = self._halted = self._held = False
        self._guest = page
        self._ui.foot.addWidget(page)
        self.fit(self._window.size())
        self._turn()

    def take_back(self) -> None:
        """Show what is the foot's own again.

        The page stays in the window until it is deleted: a focus ring may follow a part of it.
        """
        page, self._guest = self._guest, None
        if page is not None:
            self._turn()
            self._ui.foot.removeWidget(page)

    def before_game(self, table: Words) -> None:
        """Stand before a game; `table` says in a line what is played and by whom."""
        self._rest(lambda: self._ui.welcome.before_game(table()))

    def before_going_on(self, table: Words, since: datetime | None) -> None:
        """Stand before a game that was cut off; `since`: when it was played last."""
        self._rest(lambda: self._ui.welcome.before_going_on(table(), since))

    def begin(self) -> None:
        """Follow the game, which begins."""
        self._stand_still = None
        self._turn()

    def after_game(self, winner: Words, score: Words) -> None:
        """Stand after a game; the name of who has won, and how the match stands in a sentence."""
        self._rest(lambda: self._ui.welcome.after_game(winner(), score()))

    def after_lesson(self, winner: str) -> None:
        """Stand after a lesson's game; the name of who has won."""
        self._rest(partial(self._ui.welcome.after_lesson, winner))

    def say_anew(self) -> None:
        """Another language is on, and the log speaks it: say what stands there in it."""
        if self._ui.foot.currentWidget() is self._ui.welcome:
            self._turn()

    def _rest(self, words: Callable[[], None]) -> None:
        self._stand_still = words
        self._asks = self._timed = self._halted = self._held = False
        self._ui.actionPause.setChecked(False)
        self._turn()

    def _turn(self) -> None:
        """Show the page that belongs there: the past first, then an open question."""
        welcome = self._ui.welcome
        self._offer_actions()
        if self._guest is not None:
            self._show(self._guest)
            return
        if self._past is not None:
            welcome.in_the_past(self._past, question_waits=self._asks)
        elif self._stand_still is not None:
            self._stand_still()
        elif self._asks or self._session is None or not (self._held or self._halted):
            self._show(self._ui.prompts)
            return
        elif self._held:
            welcome.where_table_is_held(self._session.happens)
        else:
            letting = self._session.letting
            also, watching = letting.out or self._ui.prompts.letting, letting.watching
            stands = watching and bool(letting.standing)
            told = self._session.told
            welcome.where_table_waits(told, also, watching=watching, stands=stands)
        self._show(welcome)

    def _offer_actions(self) -> None:
        """Have the menu offer what does something now."""
        ui, runs = self._ui, self._stand_still is None and self._session is not None
        ui.actionPause.setEnabled(runs and self._can_pause)
        ui.actionGoOn.setEnabled(runs and self._can_go_on)
        ui.actionLetPass.setEnabled(runs and self._can_let and self._past is None)

    @property
    def _can_pause(self) -> bool:
        """Whether time passes: an open question without a countdown holds the table anyway."""
        return (self._timed or not self._asks) and self._past is None

    @property
    def _can_go_on(self) -> bool:
        """Whether the table waits, or time passes: an open question is there to be answered."""
        return self._held or not self._asks or self._past is not None

    def _show(self, page: "Welcome | PromptBar | ReplayBar") -> None:
        """Show a page. The focus goes with it, unless it is at work elsewhere."""
        window, foot = self._window, self._ui.foot
        focus = window.focusWidget()
        follows = focus in (None, window) or foot.isAncestorOf(focus)
        if follows and foot.currentWidget() is not page:
            # Else Qt would pass it on as if by Tab, and the question would be framed.
            window.setFocus(Qt.FocusReason.NoFocusReason)
        if foot.currentWidget() is self._ui.prompts:
            self._ui.welcome.hold_off(self._ui.prompts.cooling)
        foot.setCurrentWidget(page)
        if follows:
            page.take_focus()

    def fit(self, window: QSize) -> None:
        """Make words and buttons as large as they should be in a window of that size."""
        growth = growth_in(window)
        self._ui.prompts.set_growth(growth)
        self._ui.welcome.set_growth(growth)
        if self._guest is not None:
            self._guest.set_growth(growth)

    def handle_key(self, event: QKeyEvent) -> bool:
        """Give a key to what is shown; returns whether it was meant for it."""
        ui = self._ui
        if self._guest is not None:
            return self._guest.handle_key(event)
        if self._past is not None and event.key() == Qt.Key.Key_Escape:
            self.go_on()
            return True
        if ui.foot.currentWidget() is ui.welcome and ui.welcome.handle_key(event):
            return True
        if self._past is not None:
            return False
        # Also while the table waits: the switch that lets things pass is the bar's.
        waits = self._halted or self._held
        if (waits or ui.foot.currentWidget() is ui.prompts) and ui.prompts.handle_key(event):
            return True
        # For a keyboard without Latin letters, on which the menu's own key is none.
        pauses = cap_of(event) == PAUSE_KEY and ui.actionPause.isEnabled()
        if pauses and not event.isAutoRepeat():
            ui.actionPause.trigger()
        return pauses

    def go_on(self) -> bool:
        """Go back from the past to the present; returns whether it was shown."""
        if self._past is None or self._session is None:
            return False
        self._session.look_now()
        return True

    @Slot(object)
    def _look_back(self, line: str | None) -> None:
        self._past = line
        self._turn()
        if line is None:
            # The keyboard was in the chronicle; what is asked is what matters now.
            self._page.take_focus()

    @property
    def _page(self) -> Welcome | PromptBar:
        ui = self._ui
        return ui.welcome if ui.foot.currentWidget() is ui.welcome else ui.prompts

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the bar as wide as the foot also while it is not shown: it reserves room by that.

        A dialog in front stops a countdown, and a window that is put away: nobody could speak up.
        """
        turns = (QEvent.Type.WindowBlocked, QEvent.Type.WindowUnblocked)
        if event.type() in turns and watched is self._window:
            self._blocked = event.type() == turns[0]
            self._stop_time()
        elif event.type() == QEvent.Type.WindowStateChange and watched is self._window:
            self._stop_time()
        if isinstance(event, QResizeEvent) and watched is self._ui.foot:
            prompts = self._ui.prompts
            if not prompts.isVisible():
                prompts.resize(event.size())
                prompts.fit()
        return super().eventFilter(watched, event)

    def _stop_time(self) -> None:
        """Stop what is counted down, or let it go on if it was stopped here."""
        session = self._session
        if session is None:
            return
        away = self._blocked or self._window.isMinimized()
        if away and self._timed and not self._held:
            self._stopped = True
            session.controller.hold(True)
        elif self._stopped and not away:
            session.controller.hold(False)

    @Slot(bool)
    def _hold(self, held: bool) -> None:
        self._held = held
        self._stopped = self._stopped and held
        self._ui.actionPause.setChecked(held and self._past is None)
        self._turn()

    @Slot(bool)
    def _pause(self, on: bool) -> None:
        """Hold the table or let it go on; where a question is open it waits anyway."""
        if self._session is None:
            return
        controller = self._session.controller
        if self._can_pause:
            controller.hold(on)
        self._ui.actionPause.setChecked(controller.is_held and self._past is None)

    @Slot(bool)
    def _halt(self, waits: bool) -> None:
        self._halted = waits
        self._turn()

    @Slot(bool)
    def _ask(self, timed: bool) -> None:
        self._asks, self._timed = True, timed
        self._stop_time()
        self._turn()

    @Slot()
    def _answered(self) -> None:
        self._asks = self._timed = False
        self._turn()

    @Slot()
    def _run_on(self) -> None:
        if self._session is not None:
            self._session.letting.run_on()

    @Slot()
    def _sit_down(self) -> None:
        if self._session is not None:
            self._session.letting.sit_down()

    @Slot()
    def _seated(self) -> None:
        if self._halted:
            self._turn()

    @Slot(bool)
    def _let_pass(self, on: bool) -> None:
        self._ui.actionLetPass.setChecked(not on)  # the table says whether it is
        if self._past is None:
            self._ui.prompts.press_toggle()

    @Slot(bool, bool)
    def _show_letting(self, there: bool, on: bool) -> None:
        self._can_let = there
        self._ui.actionLetPass.setChecked(on)
        self._offer_actions()
        if self._halted:
            self._turn()
