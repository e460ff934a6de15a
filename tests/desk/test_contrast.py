"""In each theme every word that is painted stands out from what it is painted on, 4.5:1 at least.

Measured on the widgets themselves, in the states that they have; see `contrast.py`.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import TypeVar

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QSizeF, Qt
from PySide6.QtGui import QEnterEvent, QImage, QPainter, QTransform
from PySide6.QtWidgets import QApplication, QComboBox, QMainWindow, QMenu, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from coup_desktop.desk import cloth, faces, fonts
from coup_desktop.desk.choice import Choice, Mark, Tone
from coup_desktop.desk.choice_button import ChoiceButton
from coup_desktop.desk.curtain import Curtain
from coup_desktop.desk.dialogs.about import AboutDialog
from coup_desktop.desk.dialogs.change_seats import ChangeSeatsDialog, Company
from coup_desktop.desk.dialogs.game_over import GameOverDialog
from coup_desktop.desk.dialogs.mishap import MishapDialog
from coup_desktop.desk.dialogs.mishap_told import Kept, Occasion, Told
from coup_desktop.desk.dialogs.new_game import NewGameDialog
from coup_desktop.desk.dialogs.reference import ReferenceDialog
from coup_desktop.desk.dialogs.settings import SettingsDialog
from coup_desktop.desk.dialogs.statistics import StatisticsDialog
from coup_desktop.desk.dialogs.story import StoryDialog
from coup_desktop.desk.forms.ui_main_window import Ui_MainWindow
from coup_desktop.desk.log_panel import LogPanel
from coup_desktop.desk.metrics import TILT
from coup_desktop.desk.preferences import Preferences
from coup_desktop.desk.prompt_bar import PromptBar
from coup_desktop.desk.replay.bar import Place, ReplayBar, Takeover
from coup_desktop.desk.table_view import TableView
from coup_desktop.desk.theme import Colours, Scheme, ThemeKeeper
from coup_desktop.desk.welcome import Welcome
from coup_desktop.engine.cast import DUKE
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.store.settings import Settings
from coup_desktop.store.statistics import Totals
from tests.desk.contrast import LEAST, changed, luminance, ratio, runs, weak_runs
from tests.desk.prompt_games import NAMES, RULESETS, narrator, some_prompts
from tests.desk.replay.bars import replay_bar
from tests.desk.statistics_scenes import dialog_with, on_tab
from tests.desk.stories import story
from tests.desk.table_games import lay, random_events, rules, start
from tests.desk.test_dialogs_other import finished, outcome

_Widget = TypeVar("_Widget", bound=QWidget)
Shown = Callable[[_Widget, int, int], _Widget]
SCHEMES = (Scheme.LIGHT, Scheme.DARK, Scheme.CONTRAST)


@pytest.fixture(params=SCHEMES, ids=lambda scheme: scheme.value)
def colours(request: pytest.FixtureRequest, qapp: QApplication) -> Colours:
    """A theme, which is on."""
    fonts.load()
    keeper = ThemeKeeper(qapp)
    keeper.choose(request.param)
    return keeper.colours


@pytest.fixture
def shown(qtbot: QtBot, colours: Colours) -> Iterator[Callable[[QWidget, int, int], QWidget]]:
    """Shows a widget in a size."""
    made: list[QWidget] = []

    def show(widget: QWidget, width: int, height: int) -> QWidget:
        qtbot.addWidget(widget)
        widget.resize(width, height)
        widget.show()
        made.append(widget)
        return widget

    yield show
    for widget in made:
        widget.hide()


class Painted(QWidget):
    """Writes words in an ink on a ground."""

    def __init__(self, ink: str, ground: str) -> None:
        super().__init__()
        self._ink, self._ground = ink, ground

    def paintEvent(self, _event: object) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._ground)
        painter.fillRect(0, 0, 40, 100, "#ffffff")
        painter.setFont(fonts.text(16))
        painter.setPen(self._ink)
        painter.drawText(QPointF(60, 30), "all on the ground")
        painter.drawText(QPointF(20, 70), "across an edge")


def test_the_measure_sees_ink_and_ground(qtbot: QtBot) -> None:
    assert ratio("#000000", "#ffffff") == pytest.approx(21)
    assert ratio("#767676", "#ffffff") == pytest.approx(4.54, abs=0.01)
    fonts.load()
    widget = Painted("#ffffff", "#000000")
    qtbot.addWidget(widget)
    widget.resize(240, 100)
    found = {run.text: run for run in runs(widget)}
    assert found["all on the ground"].ratio == pytest.approx(21)
    assert (found["across an edge"].ink, found["across an edge"].ground) == ("#ffffff", "#ffffff")
    assert len(weak_runs(widget)) == 1


def test_a_widget_without_words_does_not_pass(qtbot: QtBot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(50, 50)
    assert weak_runs(widget)


def test_tooltips(colours: Colours) -> None:
    assert ratio(colours.page_text, colours.page) >= LEAST


def test_the_chronicle(shown: Shown[LogPanel]) -> None:
    panel = shown(LogPanel(), 288, 300)
    panel.append("Turn 1: Lia", heading=True)
    panel.append("Lia takes Income.")
    panel.append("Turn 2: Orsola", heading=True)
    panel.append("Orsola claims the Duke.")
    assert weak_runs(panel) == []
    panel.search()
    assert weak_runs(panel) == []
    panel.ui.search.setText("lia")
    assert len(list(runs(panel))) >= 7
    assert weak_runs(panel) == []
    panel.ui.lines.selectAll()
    assert weak_runs(panel) == []


@pytest.mark.parametrize("word", cloth.CLOTHS)
def test_pots_on_every_cloth(shown: Shown[TableView], word: str) -> None:
    table = shown(TableView(), 1000, 640)
    table.set_cloth(word)
    ruleset = rules(3, teams=True)
    lay(table, ruleset)
    table.show_view(start(ruleset, 1).view(0))
    told = {run.text for run in runs(table.ui.pots)}
    assert any("Treasury" in text for text in told)
    assert weak_runs(table) == []


@pytest.mark.parametrize(
    ("seats", "teams", "size"), [(5, True, (1000, 640)), (8, False, (740, 560))]
)
def test_seats_in_every_state(
    shown: Shown[TableView], seats: int, teams: bool, size: tuple[int, int]
) -> None:
    ruleset = rules(seats, teams=teams)
    game = start(ruleset, 4)
    table = shown(TableView(), *size)
    lay(table, ruleset)
    table.show_view(game.view(0))
    weak: set[str] = set()
    for number, happened in enumerate(random_events(game, 4)):
        for event in happened:
            table.apply(event)
        if number % 15 == 0 or game.over:
            if not game.over:
                table.set_waiting(game.asked)
            table.say(number % seats, "Duke. I take three coins.")
            weak |= set(weak_runs(table))
            table.hush()
    table.offer_targets({seat: str(seat) for seat in range(1, seats)})
    table.set_peekable(frozenset({0, 1}))
    weak |= set(weak_runs(table))
    assert weak == set()


@pytest.mark.parametrize("mark", ["turn", "asked", "pending", "target"])
@pytest.mark.parametrize("word", cloth.CLOTHS)
def test_the_frames_of_seats_are_seen(shown: Shown[TableView], mark: str, word: str) -> None:
    table = shown(TableView(), 1000, 640)
    table.set_cloth(word)
    lay(table, rules(5))
    table.show_view(start(rules(5), 4, starter=3).view(0))
    seat = table.seat_view(2)
    before = table.grab(seat.geometry()).toImage()
    if mark == "target":
        table.offer_targets({2: "2"})
    else:
        seat.set_marks(on_turn=mark == "turn", asked=mark == "asked", dim=False)
        seat.set_pending(mark == "pending")
    after = table.grab(seat.geometry()).toImage()
    assert changed(before, after) >= seat.width()


def test_speech_bubbles(shown: Shown[TableView]) -> None:
    table = shown(TableView(), 1000, 640)
    lay(table, rules(4))
    table.show_view(start(rules(4), 4).view(0))
    table.say(2, "Duke. I take three coins.")
    (bubble,) = [part for part in table.children() if type(part).__name__ == "ClaimBubble"]
    assert isinstance(bubble, QWidget)
    assert weak_runs(bubble) == []
    table.chat(1, "“I never doubted the dice.”")
    talk = table._speech.talk[1]
    assert talk.isVisible()
    assert weak_runs(talk) == []


@pytest.mark.parametrize("state", ["plain", "hover", "down", "focus", "waiting", "refused"])
def test_answers_of_every_tone(shown: Shown[ChoiceButton], state: str) -> None:
    for tone in Tone:
        for mark in Mark:
            button = shown(ChoiceButton(), 10, 10)
            refused = "You have 2 coins." if state == "refused" else ""
            choice = Choice(
                "Exchange", "X", note="+2 coins", tone=tone, mark=mark, cards=(DUKE,),
                refused=refused,
            )  # fmt: skip
            button.offer(choice, active=state != "waiting")
            button.resize(button.sizeHint())
            if state == "hover":
                middle = QPointF(button.rect().center())
                enter = QEnterEvent(middle, middle, middle)
                QApplication.sendEvent(button, enter)
                button.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
            button.setDown(state == "down")
            if state == "focus":
                button.setFocus(Qt.FocusReason.TabFocusReason)
            assert weak_runs(button) == [], f"{tone} {mark}"


@pytest.mark.parametrize("ruleset", RULESETS[::3], ids=lambda r: r.preset.word)
def test_prompts(shown: Shown[PromptBar], ruleset: Ruleset) -> None:
    bar = shown(PromptBar(), 1000, 150)
    bar.set_table(narrator(ruleset), NAMES[: ruleset.seats], several_humans=False)
    for prompt in some_prompts(ruleset)[:14]:
        bar.clear()
        bar.ask(prompt)
        bar.resize(bar.width(), bar.sizeHint().height())
        assert weak_runs(bar) == []
    bar.clear()
    bar.wait_for("Orsola thinks.", "Nobody is asked.")
    assert weak_runs(bar) == []


def test_welcome(shown: Shown[Welcome]) -> None:
    welcome = shown(Welcome(), 900, 140)
    welcome.before_game("Official, four seats")
    assert weak_runs(welcome) == []
    welcome.after_game("Lia")
    assert weak_runs(welcome) == []


def test_what_leads_through_a_recorded_game(shown: Shown[ReplayBar]) -> None:
    bar = shown(replay_bar(), 1000, 150)
    assert weak_runs(bar) == []
    bar.set_takeover(Takeover({}, refused="Nobody is left."))
    bar.show_place(Place("Lia wins.", "Turn 300 of 300: Lia", 300, at_start=False, at_end=True))
    assert weak_runs(bar) == []


def test_the_curtain(shown: Shown[QWidget], monkeypatch: pytest.MonkeyPatch) -> None:
    window = shown(QWidget(), 800, 600)
    curtain = Curtain(window)
    curtain.cover(0, "Sacha")
    assert weak_runs(curtain) == []  # its button is not awake yet
    curtain._wake()
    assert weak_runs(curtain) == []
    curtain.drop()


def test_the_dialog_for_a_new_game(shown: Shown[NewGameDialog]) -> None:
    dialog = shown(NewGameDialog(), 1000, 700)
    dialog.ui.house_rules.setChecked(True)
    dialog.ui.option_0.setChecked(True)
    assert weak_runs(dialog) == []
    dialog.ui.seat_0.ui.name.setText("")
    assert dialog.ui.problem.text()
    assert weak_runs(dialog) == []


def test_other_dialogs(shown: Shown[QWidget]) -> None:
    game = finished(RULESETS[0])
    for dialog, height in (
        (GameOverDialog(outcome(game)), 520),
        (GameOverDialog(replace(outcome(game), won=(3, 1, 0, 0), practice=True)), 520),
        (ChangeSeatsDialog(Company(NAMES[:3], ("crest-1", "lia", "crest-2"), running=True)), 420),
        (ReferenceDialog(RULESETS[4]), 900),
        (AboutDialog(), 520),
        (MishapDialog(Told(Occasion.ERROR, lambda: "report", Kept.ON_DISK)), 440),
    ):
        assert weak_runs(shown(dialog, 760, height)) == []


def test_the_story(shown: Shown[QWidget]) -> None:
    dialog = StoryDialog(story(RULESETS[0], 1))
    shown(dialog, 760, 600)
    dialog._write_rest()
    dialog._write_rest()
    for page in range(dialog.ui.pages.count()):
        dialog.ui.pages.setCurrentIndex(page)
        QCoreApplication.processEvents()
        assert weak_runs(dialog) == []
    dialog.ui.timeline.setCurrentIndex(dialog.ui.timeline.model().index(1, 0))
    dialog.ui.pages.setCurrentWidget(dialog.ui.timelinePage)
    assert weak_runs(dialog) == [], "also the line that is chosen"


def test_the_settings(shown: Shown[SettingsDialog]) -> None:
    dialog = shown(SettingsDialog(Preferences(Settings())), 720, 620)
    tabs = dialog.ui.pages
    for page in range(tabs.count()):
        tabs.setCurrentIndex(page)
        assert weak_runs(dialog) == []


@pytest.mark.parametrize("tab", range(4))
def test_the_statistics(shown: Shown[StatisticsDialog], tab: int) -> None:
    assert weak_runs(shown(on_tab(tab), 980, 1400)) == []


def test_the_statistics_without_games(shown: Shown[StatisticsDialog]) -> None:
    for totals in (Totals(), None):
        assert weak_runs(shown(dialog_with(totals), 980, 700)) == []


@pytest.mark.parametrize("typed", [False, True], ids=["chosen", "typed"])
def test_the_rows_of_a_drop_down(shown: Shown[QWidget], typed: bool) -> None:
    box = QComboBox()
    box.addItems(["As the system", "Light", "Dark"])
    box.setEditable(typed)
    shown(box, 200, 200)
    drop = box.view()
    holder = drop.window()
    holder.setWindowFlags(Qt.WindowType.Widget)  # a popup grabs what the tests' system has not
    holder.setGeometry(0, 0, 200, 200)
    holder.show()
    for row in range(box.count()):
        drop.setCurrentIndex(box.model().index(row, 0))
        told = {run.text: run for run in runs(drop)}
        assert set(told) == {box.itemText(number) for number in range(box.count())}
        assert weak_runs(drop) == []
        plain = next(run for run in told.values() if run.text != box.itemText(row))
        current = told[box.itemText(row)]
        assert ratio(current.ground, plain.ground) >= 1.5, "the current row does not stand out"


def test_a_question(shown: Shown[QMessageBox]) -> None:
    buttons = QMessageBox.StandardButton.Yes | QMessageBox.StandardButton.No
    box = QMessageBox(QMessageBox.Icon.Question, "Another game?", "Leave this one?", buttons)
    shown(box, 360, 140)
    assert weak_runs(box) == []


def test_menus(shown: Shown[QWidget]) -> None:
    form = Ui_MainWindow()
    window = QMainWindow()
    form.setupUi(window)
    shown(window, 1000, 700)
    assert weak_runs(form.menuBar) == []
    # The others are filled while the program runs.
    menus = [menu for menu in window.findChildren(QMenu) if menu.actions()]
    assert len(menus) >= 7
    for menu in menus:
        if menu.isEmpty():
            menu.addAction("What is in it comes with use")
        menu.ensurePolished()
        menu.resize(menu.sizeHint())
        assert weak_runs(menu) == []
        for action in menu.actions():
            if not action.isSeparator():
                menu.setActiveAction(action)
                assert weak_runs(menu) == [], action.text()
        menu.setActiveAction(None)  # type: ignore[arg-type]
        menu.hide()
    form.menuBar.setActiveAction(None)  # type: ignore[arg-type]
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.mark.parametrize("word", faces.PLATES)
def test_letters_on_a_card(word: str) -> None:
    assert ratio(faces.CREAM, faces.PLATES[word]) >= LEAST


@pytest.mark.parametrize("word", faces.PLATES)
def test_letters_on_a_lost_card(colours: Colours, qtbot: QtBot, word: str) -> None:
    """Measured far from its edge, on the ground of a seat: the lightest and the darkest pixels."""
    size, box = QSizeF(150, 210), QSizeF(200, 260)
    image = QImage(200, 260, QImage.Format.Format_RGB32)
    image.fill(colours.panel)
    painter = QPainter(image)
    painter.drawPixmap(0, 0, faces.lost(word, "MMM", size, box, 1))
    painter.end()
    plate = faces.PLATE
    unit = size.height() / faces.ART.height()
    turned = QTransform().translate(100, 130).rotate(TILT).translate(-75, -105)
    spot = turned.map(plate.center() * unit).toPoint()
    near = image.copy(spot.x() - 40, spot.y() - 8, 80, 16)
    found = {near.pixel(x, y) & 0xFFFFFF for x in range(80) for y in range(16)}
    dark, light = min(found, key=luminance), max(found, key=luminance)
    assert ratio(dark, light) >= LEAST, f"#{light:06x} on #{dark:06x}"
