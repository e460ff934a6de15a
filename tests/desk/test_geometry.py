"""The whole window at many sizes: nothing overlaps, sticks out, is cut or too small to read.

A covering choice of seats, sizes, text sizes and languages; `COUP_EVERY_SIZE=1` tries them all.
"""

import os
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import count, product
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from coup_desktop.desk import fonts
from coup_desktop.desk.app import open_window
from coup_desktop.desk.choice_button import ChoiceButton
from coup_desktop.desk.in_window import in_window
from coup_desktop.desk.main_window import MainWindow
from coup_desktop.desk.places import Places
from coup_desktop.desk.table_state import SeatState
from coup_desktop.engine.cast import CAPTAIN, CONTESSA, DUKE, NO_CHARACTER, Character
from coup_desktop.engine.events import Phase
from coup_desktop.engine.game import Game
from coup_desktop.engine.moves import NOBODY
from coup_desktop.engine.narrate import Narrator
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.engine.view import View
from coup_desktop.store.settings import Settings, save_settings
from coup_desktop.table.prompt import OpenPrompt, Prompt
from tests.desk.geometry import faults, name, shown
from tests.desk.languages import ENGLISH, PSEUDO, languages, spoken
from tests.desk.table_games import LONGEST, NAMES, PORTRAITS, random_events, rules, start
from tests.table.questions import every_open_prompt

EVERY = bool(os.environ.get("COUP_EVERY_SIZE"))
SMALLEST = QSize(640, 480)
FOLDED = (SMALLEST, QSize(800, 600))
SIZES = (
    QSize(1024, 700),
    QSize(1280, 800),
    QSize(1920, 1080),
    QSize(2560, 1440),
    QSize(3840, 2160),
)
LARGEST_TEXT = max(fonts.TEXT_SIZES)


@dataclass(frozen=True)
class Case:
    """A table and the window that it is shown in."""

    seats: int
    teams: bool
    people: int
    text: int
    language: str

    @property
    def ruleset(self) -> Ruleset:
        return rules(self.seats, teams=self.teams)

    @property
    def names(self) -> tuple[str, ...]:
        """Some as long as they can be, some short."""
        long = tuple(f"{LONGEST[:18]}{number:02}" for number in range(0, self.seats, 3))
        return tuple(
            long[seat // 3] if seat % 3 == 0 else NAMES[seat] for seat in range(self.seats)
        )

    def __str__(self) -> str:
        teams = "-teams" if self.teams else ""
        return f"{self.seats}{teams}-{self.people}-{self.text}-{self.language}"


def all_cases() -> Iterator[Case]:
    for seats, teams, people, text, language in product(
        range(2, 11), (False, True), (1, 2), fonts.TEXT_SIZES, languages()
    ):
        if seats > 2 or not teams:
            yield Case(seats, teams, people, text, language)


def covering_cases() -> Iterator[Case]:
    """Every number of seats with teams and without, every text size and language, at least once."""
    turn = count()
    for seats in range(2, 11):
        for teams in (False, True) if seats > 2 else (False,):
            number = next(turn)
            text = fonts.TEXT_SIZES[number % 3]
            spoken_there = languages()[number % len(languages())]
            yield Case(seats, teams, 1 + number % 2, text, spoken_there)
    yield Case(10, True, 1, LARGEST_TEXT, PSEUDO)
    yield Case(10, True, 2, LARGEST_TEXT, ENGLISH)


CASES = list(dict.fromkeys(all_cases() if EVERY else covering_cases()))


class Stand:
    """A window in which a table is laid and questions are asked, without a game that runs."""

    def __init__(self, window: MainWindow, case: Case) -> None:
        self.window = window
        self.case = case
        kinds = tuple("human" if seat < case.people else "random" for seat in range(case.seats))
        self.viewpoint = 0 if case.people == 1 else None
        ui = window.ui
        ui.table.set_table(case.ruleset, case.names, kinds, PORTRAITS[: case.seats], self.viewpoint)
        narrator = Narrator(case.ruleset, case.names, in_window)
        ui.prompts.set_table(narrator, case.names, case.people > 1)
        ui.prompts.set_letting(on=False)
        ui.foot.setCurrentWidget(ui.prompts)
        for number in range(40):
            ui.log.append(f"{case.names[0]} claims the Duke to take {number} coins.")

    def show(self, view: View) -> None:
        """Show a view, and a number of coins of two figures at every other seat."""
        rich = tuple(
            replace(seat, coins=12) if number % 2 else seat
            for number, seat in enumerate(view.seats)
        )
        table = self.window.ui.table
        table.show_view(replace(view, seats=rich))
        table.offer_targets({seat: str(seat) for seat in range(1, self.case.seats)})
        if self.case.people > 1:
            table.set_peekable(frozenset(range(self.case.people)))

    def ask(self, prompt: Prompt) -> None:
        prompts = self.window.ui.prompts
        prompts.clear()
        prompts.ask(prompt)
        self.window.ui.table.set_waiting(prompt.seat)

    def ask_together(self, prompt: OpenPrompt) -> None:
        """Ask all, the last of whom has spoken up; time runs."""
        prompts = self.window.ui.prompts
        prompts.clear()
        prompts.ask_together(prompt)
        prompts.countdown.hold(True)
        prompts.show_spoken(prompt.seats[-1], True)
        self.window.ui.table.offer_speakers(
            [
                button.choice
                for button in prompts.findChildren(ChoiceButton)
                if button.choice is not None and button.choice.seat != NOBODY
            ]
        )

    def resize(self, size: QSize) -> None:
        """The window at a size, or at the least that it takes."""
        self.window.resize(size)
        settle()


def settle() -> None:
    """Let all that was asked for happen: fonts, layouts, sizes."""
    for _ in range(10):
        QApplication.sendPostedEvents()


def prompts_of(case: Case) -> list[Prompt]:
    """A question of each sort that a game brings about, those with the most answers."""
    found: dict[Phase, Prompt] = {}
    number = count()
    for seed in range(6):
        game = start(case.ruleset, seed)
        for _events in random_events(game, seed):
            if game.over:
                break
            prompt = prompt_of(game, next(number))
            before = found.get(prompt.view.phase)
            if before is None or len(before.legal) < len(prompt.legal):
                found[prompt.view.phase] = prompt
    return list(found.values())


def prompt_of(game: Game, number: int) -> Prompt:
    return Prompt(number, game.asked, game.view(game.asked), tuple(game.legal()))


@pytest.fixture
def stand(
    request: pytest.FixtureRequest, qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> Iterator[Stand]:
    case: Case = request.param
    places = Places(tmp_path / "config" / "settings.json", tmp_path / "games", tmp_path / "log")
    save_settings(places.settings, Settings(text_size=case.text, sound=False))
    with spoken(qapp, case.language):
        window = open_window(qapp, places)
        qtbot.addWidget(window)
        window.show()
        yield Stand(window, case)
        window.close()


def game_of(case: Case) -> Game:
    """A game that has gone on for a while: claims, lost cards, coins."""
    game = start(case.ruleset, 3)
    for _events in random_events(game, 5):
        if sum(game.view(0).seats[seat].influence < 2 for seat in range(case.seats)) > 2:
            break
    return game


def faults_at(stand: Stand, size: QSize) -> list[str]:
    stand.resize(size)
    at = f"{size.width()}x{size.height()}"
    return [f"{at}: {fault}" for fault in faults(stand.window)]


def fail_if(wrong: list[str]) -> None:
    if wrong:
        pytest.fail("\n".join(wrong), pytrace=False)


@pytest.mark.parametrize("stand", CASES, indirect=True, ids=str)
def test_the_window_at_every_size(stand: Stand) -> None:
    stand.show(game_of(stand.case).view(0 if stand.case.people == 1 else NOBODY))
    turn = next(p for p in prompts_of(stand.case) if p.view.phase is Phase.ACTION)
    wrong: list[str] = []
    large = SIZES[2:] if EVERY or stand.case.seats == 10 else [SIZES[2 + stand.case.seats % 3]]
    for size in (*SIZES[:2], *large, *FOLDED):
        stand.ask(turn)
        wrong += faults_at(stand, size)
        if size in SIZES[1:] or (size == SIZES[0] and stand.case.text == fonts.USUAL_SIZE):
            assert stand.window.size() == size
    fail_if(wrong)


@pytest.mark.parametrize("stand", CASES[:: 1 if EVERY else 4], indirect=True, ids=str)
def test_every_question(stand: Stand) -> None:
    stand.show(game_of(stand.case).view(0 if stand.case.people == 1 else NOBODY))
    wrong: list[str] = []
    for prompt in prompts_of(stand.case):
        for size in (SMALLEST, SIZES[0], SIZES[1]):
            stand.ask(prompt)
            wrong += [f"{prompt.view.phase}: {fault}" for fault in faults_at(stand, size)]
    fail_if(wrong)


@pytest.mark.parametrize("stand", CASES[:: 1 if EVERY else 4], indirect=True, ids=str)
def test_the_end_of_a_game(stand: Stand) -> None:
    """What can be done then, beside the longest name and how the match stands."""
    ui, names = stand.window.ui, stand.case.names
    stand.show(game_of(stand.case).view(0 if stand.case.people == 1 else NOBODY))
    ui.welcome.after_game(names[0], f"The match: {names[0]} 12, {names[1]} 10, the others 0.")
    ui.foot.setCurrentWidget(ui.welcome)
    wrong: list[str] = []
    for size in (*FOLDED, *SIZES[:3]):
        wrong += faults_at(stand, size)
    fail_if(wrong)
    offered = [button.text() for button in (ui.welcome.ui.above, ui.welcome.ui.begin)]
    assert all(offered)


EVERYBODY = [
    Case(seats, seats > 4, seats, text, language)
    for seats, text, language in (
        (3, fonts.TEXT_SIZES[0], ENGLISH),
        (6, fonts.USUAL_SIZE, PSEUDO),
        (10, fonts.TEXT_SIZES[0], PSEUDO),
        (10, fonts.USUAL_SIZE, ENGLISH),
        (10, LARGEST_TEXT, ENGLISH),
        (10, LARGEST_TEXT, PSEUDO),
    )
]


@pytest.mark.parametrize("stand", EVERYBODY, indirect=True, ids=str)
def test_a_question_to_everybody(stand: Stand) -> None:
    """The longest of each sort: many answers, long names, and who has spoken up."""
    stand.show(game_of(stand.case).view(NOBODY))
    found: dict[Phase, OpenPrompt] = {}
    for prompt in every_open_prompt(stand.case.ruleset, 2, countdown=120_000):
        before = found.get(prompt.view.phase)
        if before is None or len(before.seats) < len(prompt.seats):
            found[prompt.view.phase] = prompt
    assert max(len(prompt.seats) for prompt in found.values()) >= stand.case.seats - 1
    wrong: list[str] = []
    for phase, prompt in found.items():
        stand.ask_together(prompt)
        for size in (*SIZES, *FOLDED):
            wrong += [f"{phase}: {fault}" for fault in faults_at(stand, size)]
    fail_if(wrong)


FULL = Case(10, True, 1, fonts.USUAL_SIZE, ENGLISH)
TEXTS = [replace(FULL, text=text) for text in fonts.TEXT_SIZES]


@pytest.mark.parametrize("stand", [TEXTS[0], TEXTS[-1]], indirect=True, ids=str)
def test_nothing_moves_when_a_label_grows(stand: Stand) -> None:
    view = game_of(stand.case).view(0)
    table = stand.window.ui.table

    def show(coins: int, claimed: Character, team: int, status: int) -> None:
        """Coins everywhere, a claim, a team; `status`: asked, on turn, with a card lost or not."""
        table.show_view(replace(view, treasury=coins, reserve=coins, court=coins))
        for number in range(stand.case.seats):
            lost = [DUKE] if status & 4 else []
            state = SeatState(
                coins=coins, hidden=2 - len(lost), lost=lost, team=team, claimed=claimed
            )
            table.seat_view(number).show_state(
                state,
                turn=bool(status & 1),
                asked=bool(status & 2),
                starter=bool(status & 1),
                winner=False,
            )
        settle()

    for size in (SMALLEST, *SIZES):
        stand.resize(size)
        show(9, NO_CHARACTER, 0, 0)
        before = places(table)
        for status, claimed in enumerate((NO_CHARACTER, DUKE, CONTESSA, CAPTAIN) * 2):
            for coins in (0, 10, 12):
                show(coins, claimed, status % 2, status)
                assert places(table) == before, size


def places(root: QWidget) -> dict[str, tuple[object, object]]:
    """Where each visible part is and how large; a team's sign is as wide as its name."""
    parts = [part for part in root.findChildren(QWidget) if part.isVisible()]
    found: dict[str, tuple[object, object]] = {}
    for part in parts:
        where = part.mapTo(root, part.rect().topLeft()).toTuple()
        found[name(part, told=False)] = (where, part.size().toTuple())
    return found


@pytest.mark.parametrize("stand", TEXTS, indirect=True, ids=str)
def test_the_text_size_is_applied_at_once(stand: Stand) -> None:
    def look() -> list[object]:
        return [
            (name(part), part.size().toTuple(), part.font().pixelSize())
            for part in shown(stand.window)
        ]

    stand.resize(SIZES[2])
    fresh = look()
    for text in (*fonts.TEXT_SIZES, stand.case.text):
        fonts.choose_size(text)
        settle()
        fail_if(faults(stand.window))
    assert look() == fresh


@pytest.mark.parametrize("stand", TEXTS, indirect=True, ids=str)
def test_the_window_is_never_smaller_than_what_it_shows(stand: Stand) -> None:
    stand.resize(QSize(10, 10))
    if stand.case.text == fonts.USUAL_SIZE:
        assert stand.window.size().boundedTo(SMALLEST) == stand.window.size()
    fail_if(faults(stand.window))
    stand.window.ui.actionChronicle.trigger()
    settle()
    assert stand.window.ui.log.isVisible()
    fail_if(faults(stand.window))


@pytest.mark.parametrize(
    "stand", [replace(FULL, text=LARGEST_TEXT, language=PSEUDO)], indirect=True, ids=str
)
def test_menus_fit_the_smallest_window(stand: Stand) -> None:
    for menu in stand.window.findChildren(QMenu):
        needs = menu.sizeHint()
        assert needs.width() <= SMALLEST.width(), menu.title()
        assert needs.height() <= SMALLEST.height(), menu.title()
