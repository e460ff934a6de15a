"""The foot of the window: the open question, or what stands there while none is open."""

from PySide6.QtCore import QObject, QSize, Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QMainWindow

from coup_desktop.desk.bar_layout import growth_in
from coup_desktop.desk.forms.ui_main_window import Ui_MainWindow
from coup_desktop.desk.prompt_bar import PromptBar
from coup_desktop.desk.session import Session
from coup_desktop.desk.welcome import Welcome


class Foot(QObject):
    """Turns the pages of the foot, and hands keys and the window's size on to them."""

    def __init__(self, window: QMainWindow, ui: Ui_MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._ui = ui
        self._session: Session | None = None
        self._halted = False
        ui.actionLetPass.triggered.connect(self._let_pass)
        ui.prompts.letting_shown.connect(self._show_letting)
        ui.welcome.run_on.connect(self._run_on)

    def serve(self, session: Session) -> None:
        """Follow another game; `session` has its table laid, and another was let go before."""
        self._session = session
        self._halted = False
        session.halted.connect(self._halt)
        session.asking.connect(self._ask)

    def show(self, page: Welcome | PromptBar) -> None:
        """Show a page. The focus goes with it, unless it is at work elsewhere."""
        window, foot = self._window, self._ui.foot
        focus = window.focusWidget()
        follows = focus in (None, window) or foot.isAncestorOf(focus)
        if follows:
            # Else Qt would pass it on as if by Tab, and the question would be framed.
            window.setFocus(Qt.FocusReason.NoFocusReason)
        foot.setCurrentWidget(page)
        if follows:
            page.take_focus()

    def fit(self, window: QSize) -> None:
        """Make words and buttons as large as they should be in a window of that size."""
        growth = growth_in(window)
        self._ui.prompts.set_growth(growth)
        self._ui.welcome.set_growth(growth)

    def handle_key(self, event: QKeyEvent) -> bool:
        """Give a key to what is shown; returns whether it was meant for it."""
        ui = self._ui
        if ui.foot.currentWidget() is ui.welcome and ui.welcome.handle_key(event):
            return True
        # Also while the table waits: the switch that lets things pass is the bar's.
        return (self._halted or ui.foot.currentWidget() is ui.prompts) and ui.prompts.handle_key(
            event
        )

    @Slot(bool)
    def _halt(self, waits: bool) -> None:
        self._halted = waits
        if waits:
            self._say_where_it_waits()
        self.show(self._ui.welcome if waits else self._ui.prompts)

    def _say_where_it_waits(self) -> None:
        if self._session is not None:
            watching = self._session.letting.watching
            letting = self._ui.prompts.letting
            self._ui.welcome.where_table_waits(self._session.told, letting, watching=watching)

    @Slot()
    def _ask(self) -> None:
        self.show(self._ui.prompts)

    @Slot()
    def _run_on(self) -> None:
        if self._session is not None:
            self._session.letting.run_on()

    @Slot(bool)
    def _let_pass(self, on: bool) -> None:
        self._ui.actionLetPass.setChecked(not on)  # the table says whether it is
        self._ui.prompts.press_toggle()

    @Slot(bool, bool)
    def _show_letting(self, there: bool, on: bool) -> None:
        self._ui.actionLetPass.setEnabled(there)
        self._ui.actionLetPass.setChecked(on)
        if self._halted:
            self._say_where_it_waits()
