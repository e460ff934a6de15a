"""All that a screen reader comes to has a role, a name and a state; nothing hidden is told."""

import importlib
import inspect
import pkgutil
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from coup_desktop.desk import dialogs, fonts
from coup_desktop.desk.choice import Choice
from coup_desktop.desk.dialogs.change_seats import Company
from coup_desktop.desk.dialogs.game_over import GameOverDialog
from coup_desktop.desk.dialogs.mishap_told import Kept, Occasion, Told
from coup_desktop.desk.lessons.progress import Progress
from coup_desktop.desk.main_window import MainWindow
from coup_desktop.desk.new_game_choice import NewGameChoice
from coup_desktop.desk.places import Places
from coup_desktop.desk.preferences import Preferences
from coup_desktop.desk.prompt_bar import PromptBar
from coup_desktop.desk.table_help import help_of
from coup_desktop.desk.table_view import TableView
from coup_desktop.engine.cast import (
    AMBASSADOR,
    ASSASSIN,
    CAPTAIN,
    CHARACTERS,
    CONTESSA,
    DUKE,
    TAX,
)
from coup_desktop.engine.events import Phase
from coup_desktop.engine.game import Game
from coup_desktop.engine.moves import Kind, move
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.engine.view import View
from coup_desktop.store.settings import Settings
from coup_desktop.table.prompt import Prompt
from tests.desk.accessible_tree import Role, Thing, faults, look
from tests.desk.prompt_games import NAMES, RULESETS, narrator, some_prompts
from tests.desk.stories import story
from tests.desk.table_games import lay, rules, start
from tests.desk.test_dialogs_other import finished, outcome
from tests.desk.test_main_window import (
    GAMES,
    LONGEST_GAME,
    Robot,
    choice,
    close,
    opened,
    play_out,
)

pytestmark = pytest.mark.usefixtures("no_guard")


# ------------------------------------------------------------------------------ nothing is nameless


class Inspector(QObject):
    """Looks at a window at each sort of question, and at each sort of stop on the way."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.found: list[str] = []
        self.seen: set[object] = set()
        window.ui.prompts.ready.connect(self.look)
        window.ui.prompts.targets_offered.connect(self.look)

    def look(self) -> None:
        bar, lift = self._window.ui.prompts, self._window.findChild(QPushButton, "lift")
        phase = None if bar.prompt is None else bar.prompt.view.phase
        covered = lift is not None and lift.isVisible()
        sort = (phase, covered, frozenset(button.text() for button in offered(bar)))
        if sort not in self.seen and len(self.seen) < 60:
            self.seen.add(sort)
            self.found += faults(self._window)


def offered(bar: PromptBar) -> Iterator[QPushButton]:
    """The buttons in a bar that can be pressed."""
    for button in bar.findChildren(QPushButton):
        if button.isVisible() and button.isEnabled():
            yield button


@pytest.mark.parametrize("table", GAMES, ids=lambda t: f"{t.preset}-{len(t.seats)}-{t.options}")
def test_a_game_in_the_window(
    qtbot: QtBot, qapp: QApplication, places: Places, table: NewGameChoice
) -> None:
    window = opened(qtbot, qapp, places, table)
    window.resize(1280, 800)
    assert faults(window) == []
    inspector = Inspector(window)
    window.begin()
    robot = Robot(window, 5)
    session = window.host.session
    assert session is not None
    qtbot.waitUntil(lambda: session.winner is not None, timeout=LONGEST_GAME)
    robot.stop()
    assert inspector.found == []
    assert faults(window) == []
    assert bool(inspector.seen) == any(seat.human for seat in table.seats)
    ends = window.findChildren(GameOverDialog)
    assert [fault for dialog in ends for fault in faults(dialog)] == []
    close(window)


@pytest.mark.parametrize("ruleset", RULESETS, ids=lambda r: f"{r.preset.word}-{r.seats}")
def test_every_sort_of_question(
    qtbot: QtBot, qapp: QApplication, places: Places, ruleset: Ruleset
) -> None:
    window = opened(qtbot, qapp, places, choice("official", 2, 1))
    window.resize(1600, 900)
    table, bar = window.ui.table, window.ui.prompts
    window.ui.foot.setCurrentWidget(bar)
    bar.set_table(narrator(ruleset), NAMES[: ruleset.seats], False)
    stages = 0
    for prompt in some_prompts(ruleset):
        lay(table, ruleset, prompt.seat, NAMES[: ruleset.seats])
        table.show_view(prompt.view)
        table.set_waiting(prompt.seat)
        bar.ask(prompt)
        assert faults(window) == [], prompt.view.phase
        told = look(table).text()
        assert "decision" in told, "who is asked is said, not only framed"
        for wide in [c for c in bar._choices if len(c.moves) > 1 and not c.refused]:
            enter(bar, wide)
            assert faults(window) == [], prompt.view.phase
            bar.clear()
            bar.ask(prompt)
            stages += 1
        bar.clear()
    assert bool(stages) == (ruleset.seats > 2)
    window.close()


def enter(bar: PromptBar, wide: Choice) -> None:
    """Go on to the choice of a target."""
    button = next(b for b in bar.findChildren(QPushButton) if getattr(b, "choice", None) == wide)
    button.click()


def test_a_curtain_and_a_peek(qtbot: QtBot, qapp: QApplication, places: Places) -> None:
    window = opened(qtbot, qapp, places, choice("official", 3, 3))
    window.resize(1280, 800)
    window.begin()
    before = look(window.ui.table).text()
    hand = start(rules(3), 1).view(0).hand
    window.ui.table.show_hand(1, hand)
    assert faults(window) == []
    assert look(window.ui.table).text() == before, "a peek is for the eyes alone"
    window.ui.table.hide_hand(1)
    window._curtain.cover(1, "Person1")
    assert faults(window) == []
    assert "Pass to Person1" in look(window._curtain).words()
    window._curtain.drop()
    window.close()


@pytest.mark.parametrize("size", [(700, 520), (1024, 700), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("seats", [2, 10])
def test_every_size(
    qtbot: QtBot, qapp: QApplication, places: Places, size: tuple[int, int], seats: int
) -> None:
    """Where seats take their small form, all that they say is said all the same."""
    table = choice("coup-x", seats, 1, "six", "teams") if seats > 2 else choice("official", 2, 1)
    window = opened(qtbot, qapp, places, table)
    window.resize(*size)
    qapp.sendPostedEvents()
    assert faults(window) == []
    told = seats_of(window.ui.table)
    assert len(told) == seats
    assert all("2 coins" in seat.name or "1 coin" in seat.name for seat in told)
    parts = [part for column in window.ui.table._walk._columns for part in column().values()]
    assert all(part.isVisible() for part in parts)
    assert len(set(parts)) == len(parts) > 2 * seats
    window.close()


def test_the_parts_are_groups_that_are_named_on_the_way_in(
    qtbot: QtBot, qapp: QApplication, places: Places
) -> None:
    """A frame is none for a screen reader; what is in a group is announced with the group."""
    window = opened(qtbot, qapp, places, choice("city-state", 4, 1, "factions"))
    window.resize(1280, 800)
    groups = {thing.name: thing.description for thing in look(window).all() if is_group(thing)}
    assert {"Before the game", "Table", "Chronicle", "Middle of the table"} <= set(groups)
    assert groups["Table"] == "City-state · Factions", "nobody reads the menu bar's corner"
    window.begin()
    assert "Question" in [thing.name for thing in look(window).all() if is_group(thing)]
    window._curtain.cover(1, "Lia")
    assert is_group(look(window._curtain))
    window._curtain.drop()
    window.close()


def is_group(thing: Thing) -> bool:
    return thing.role is Role.Grouping


def test_the_past_says_that_it_is_the_past(
    qtbot: QtBot, qapp: QApplication, places: Places
) -> None:
    window = opened(qtbot, qapp, places, choice("official", 3, 1))
    window.resize(1280, 800)
    play_out(qtbot, window, 2)
    for dialog in window.findChildren(GameOverDialog):
        dialog.close()
    lines = window.ui.log.ui.lines
    lines.show_line(2)
    QTest.keyClick(lines, Qt.Key.Key_Return)
    assert faults(window) == []
    assert look(window.ui.table).name == "Table as it stood once"
    assert window.ui.log.line(2) in look(window.ui.foot).words()
    QTest.keyClick(lines, Qt.Key.Key_Escape)
    assert look(window.ui.table).name == "Table"
    close(window)


def dialog_classes() -> list[type[QDialog]]:
    """Every dialog that there is."""
    found: list[type[QDialog]] = []
    for info in pkgutil.iter_modules(dialogs.__path__):
        module = importlib.import_module(f"{dialogs.__name__}.{info.name}")
        for _, kind in inspect.getmembers(module, inspect.isclass):
            if issubclass(kind, QDialog) and kind.__module__ == module.__name__:
                found.append(kind)
    return found


NEEDED: dict[str, Callable[[], object]] = {
    "owner": lambda: "Lia",
    "crest": lambda: "crest-3",
    "outcome": lambda: outcome(finished(RULESETS[2])),
    "company": lambda: Company(("Ann", "Lia"), ("crest-1", "lia"), running=True),
    "ruleset": lambda: RULESETS[4],
    "preferences": lambda: Preferences(Settings()),
    "told": lambda: Told(Occasion.ERROR, lambda: "report", Kept.ON_DISK, Path("/a/folder")),
    "story": lambda: story(RULESETS[2]),
    "progress": lambda: Progress(frozenset({"goal"}), "claim", 1),
    "current": lambda: None,
}
"""What dialogs are made of, by the name of the argument."""


def made(kind: type[QDialog]) -> QDialog:
    """A dialog, with whatever it needs."""
    arguments = [
        NEEDED[name]()
        for name, parameter in inspect.signature(kind).parameters.items()
        if parameter.default is inspect.Parameter.empty
    ]
    make: Callable[..., QDialog] = kind
    return make(*arguments)


@pytest.mark.parametrize("kind", dialog_classes())
def test_every_dialog(qtbot: QtBot, kind: type[QDialog]) -> None:
    fonts.load()
    dialog = made(kind)
    qtbot.addWidget(dialog)
    dialog.open()
    assert dialog.windowTitle()
    assert faults(dialog) == []
    assert any(thing.focusable for thing in look(dialog).all())
    for button in dialog.findChildren(QWidget, "house_rules"):  # what is folded away
        button.click()  # type: ignore[attr-defined]
        assert faults(dialog) == []
    dialog.close()


# ----------------------------------------------------------------------------------- what is said


def seats_of(table: TableView) -> list[Thing]:
    """The seats, in the order in which a screen reader comes to them."""
    return [thing for thing in look(table).children if thing.kind == "SeatView"]


def test_a_seat_says_all_that_it_shows(table: TableView) -> None:
    ruleset = rules(4, teams=True)
    deal = ((CAPTAIN, DUKE), (DUKE, DUKE), (CONTESSA, ASSASSIN), (AMBASSADOR, CONTESSA))
    game = Game.start(ruleset, 1, None, teams=(0, 1, 0, 1), deal=deal)
    lay(table, ruleset, 0)
    table.show_view(game.view(0))
    table.show()
    own, orsola, *_ = seats_of(table)
    assert own.role is orsola.role is Role.Grouping
    assert own.name.startswith("Sacha, person, 2 influences, 2 coins, ")
    assert "on turn" in orsola.name
    assert {thing.name for thing in own.all() if thing.role is Role.Graphic} == {
        "Captain, yours",
        "Duke, yours",
    }
    backs = [thing.name for thing in orsola.all() if thing.role is Role.Graphic]
    assert backs == ["face-down card", "face-down card"]
    team = ruleset.preset.team_names[1]
    assert team in orsola.name
    table.set_waiting(1)
    assert "thinking…" in seats_of(table)[1].name
    assert "2 influences" in seats_of(table)[1].name, "also while it is asked"
    game.play(move(Kind.ACTION, TAX, DUKE))
    table.show_view(game.view(0))
    table.set_waiting(game.asked)
    words = [seat.name for seat in seats_of(table)]
    assert "last claimed: Duke" in words[1]
    asked = [number for number, name in enumerate(words) if "thinking…" in name]
    later = [number for number, name in enumerate(words) if "still to be asked" in name]
    assert asked == [game.asked]
    assert later == sorted(game.view(0).pending)
    assert later


def test_seats_are_read_clockwise_from_ones_own(table: TableView) -> None:
    ruleset = rules(5)
    lay(table, ruleset, 3, people=4)
    table.show_view(start(ruleset, 1).view(3))
    table.show()
    inner = look(table).children
    names = [thing.name.split(",")[0] for thing in inner]
    assert names == ["Corvino", "Lia", "Sacha", "Baldassare", "Fiammetta", "Middle of the table"]
    piles = [thing.name for thing in inner[-1].all() if thing.role is Role.StaticText]
    assert piles == ["Court: 5 cards", "Treasury: 40 coins"]


# ------------------------------------------------------------------------- nothing is given away


HELD = (
    ((CAPTAIN, CAPTAIN), (DUKE, DUKE), (CONTESSA, ASSASSIN)),
    ((CAPTAIN, CAPTAIN), (AMBASSADOR, ASSASSIN), (DUKE, CONTESSA)),
)
"""Two deals that seat 0 cannot tell apart."""


def told(table: TableView) -> str:
    """All that can be heard of a table, help included."""
    parts = [part for part in table.findChildren(QWidget) if part.isVisible()]
    helps = [help_of(part, table) for part in parts]
    return "\n".join([look(table).text(), *helps])


@pytest.mark.parametrize("viewpoint", [0, None])
def test_games_that_differ_in_hidden_cards_sound_the_same(
    table: TableView, viewpoint: int | None
) -> None:
    ruleset = rules(3)
    games = [Game.start(ruleset, 0, None, deal=deal) for deal in HELD]
    views: list[View] = [game.view(viewpoint) for game in games]
    moves = 0
    while views[0] == views[1] and moves < 40:
        heard = []
        for view in views:
            lay(table, ruleset, viewpoint, people=1 if viewpoint == 0 else 3)
            table.show_view(view)
            table.show()
            heard.append(told(table))
        assert heard[0] == heard[1]
        words = look(table).words()
        hidden = [info.name for info in CHARACTERS if viewpoint is None and info.name in words]
        assert hidden == [] or moves > 0
        both = [m for m in games[0].legal() if m in games[1].legal()]
        if not both or games[0].phase in (Phase.PROVE, Phase.LOSE):
            break
        step = both[moves % len(both)]
        for game in games:
            game.play(step)
        views = [game.view(viewpoint) for game in games]
        moves += 1
    assert moves > 3


@pytest.mark.parametrize("ruleset", RULESETS[:3], ids=lambda r: f"{r.preset.word}-{r.seats}")
def test_what_several_people_read_tells_no_card(qtbot: QtBot, ruleset: Ruleset) -> None:
    """An open question sounds the same whatever the asked seat holds."""
    bar = PromptBar()
    qtbot.addWidget(bar)
    bar.resize(1200, 180)
    bar.show()
    bar.set_table(narrator(ruleset), NAMES[: ruleset.seats], True)
    checked = 0
    for prompt in some_prompts(ruleset):
        if prompt.view.phase not in (Phase.CHALLENGE, Phase.BLOCK, Phase.CHALLENGE_BLOCK):
            continue
        bar.ask(prompt)
        heard = look(bar).text()
        bar.clear()
        other = other_hand(prompt)
        bar.ask(other)
        assert look(bar).text() == heard
        bar.clear()
        checked += 1
    assert checked
    bar.hide()


def other_hand(prompt: Prompt) -> Prompt:
    """The same question to somebody who holds something else."""
    cast = prompt.view.ruleset.cast
    hand = tuple(cast[(cast.index(card) + 1) % len(cast)] for card in prompt.view.hand)
    return Prompt(prompt.id + 1000, prompt.seat, replace(prompt.view, hand=hand), prompt.legal)
