"""Another language at run time: whatever is open speaks it at once, without a restart."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QLineEdit
from pytestqt.qtbot import QtBot

from coup_desktop.catalogue import languages
from coup_desktop.desk import fonts
from coup_desktop.desk.app import open_window
from coup_desktop.desk.dates import day
from coup_desktop.desk.dialogs.settings import SettingsDialog
from coup_desktop.desk.language_keeper import LanguageKeeper, language_name
from coup_desktop.desk.main_window import MainWindow
from coup_desktop.desk.new_game_choice import NewGameChoice
from coup_desktop.desk.places import Places
from coup_desktop.desk.preferences import Preferences
from coup_desktop.store.settings import Settings, load_settings, save_settings
from coup_desktop.table.setup import SeatSetup
from tests.desk.all_words import words_of
from tests.desk.geometry import faults
from tests.desk.languages import PSEUDO, spoken
from tests.desk.test_geometry import settle
from tests.desk.test_geometry_dialogs import DIALOGS
from tests.desk.window_driver import PATIENT, question

NAMES = ("Ann", "Bo", "Cy", "Di")
FOREIGN = set("ëöüåïñ")
ONLY_ONCE = ("Scroll Left", "Scroll Right")
"""What Qt itself never says again: the arrows of tabs, for which there is room everywhere."""


def same(texts: list[str]) -> Counter[str]:
    return Counter(
        text for text in texts if not text.endswith(ONLY_ONCE) and "Sëöcroll" not in text
    )


@pytest.mark.parametrize("kind", DIALOGS)
def test_a_dialog_that_is_open_is_as_if_opened_in_that_language(
    qtbot: QtBot, qapp: QApplication, kind: str
) -> None:
    fonts.load()
    before, after = DIALOGS[kind](), None
    qtbot.addWidget(before)
    before.show()
    with spoken(qapp, PSEUDO):
        qtbot.wait(0)
        settle()
        after = DIALOGS[kind]()
        qtbot.addWidget(after)
        after.show()
        settle()
        assert same(words_of(before)) == same(words_of(after))


# The window.


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[MainWindow]:
    places = Places(tmp_path / "config" / "settings.json", tmp_path / "games", tmp_path / "log")
    settings = Settings(pace="instant", talk=False, sound=False, counter=True, chronicle=True)
    save_settings(places.settings, settings)
    window = open_window(qapp, places)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    yield window
    window.close()


def begin(window: MainWindow, people: int) -> None:
    seats = tuple(
        SeatSetup(name, "human" if i < people else "random") for i, name in enumerate(NAMES)
    )
    window.host.play(NewGameChoice("city-state", ("factions", "inquisitor"), (), seats))
    window.host.begin()


def english_left(window: MainWindow) -> list[str]:
    """Words that no translator was asked for: names, and numbers, may be among them."""
    found = []
    for told in words_of(window):
        _, _, text = told.partition(": ")
        words = re.findall(r"[^\W\d_]{3,}", text)
        others = [word for word in words if word not in KNOWN]
        if others and not FOREIGN & set(text) and not told.endswith(ONLY_ONCE):
            found.append(told)
    return found


KNOWN = {*NAMES, "Ctrl", "Shift", "Esc", "Orsola", "Baldassare", "Fiammetta", "Bianca", "Player"}


def nothing(_qtbot: QtBot, _window: MainWindow) -> None:
    """The window as it opens."""


def asked(qtbot: QtBot, window: MainWindow) -> None:
    begin(window, 1)
    question(qtbot, window)


def several_asked(qtbot: QtBot, window: MainWindow) -> None:
    begin(window, 2)
    qtbot.waitUntil(
        lambda: window.ui.prompts.is_asking or window._curtain.isVisible(), timeout=PATIENT
    )


def letting_pass(qtbot: QtBot, window: MainWindow) -> None:
    asked(qtbot, window)
    window.ui.prompts.letting_wanted.emit(True)


def in_the_past(qtbot: QtBot, window: MainWindow) -> None:
    asked(qtbot, window)
    window.ui.log.line_activated.emit(0)


def paused(qtbot: QtBot, window: MainWindow) -> None:
    asked(qtbot, window)
    prompt = window.ui.prompts.prompt
    assert prompt is not None
    window.host.session.controller.hold(True)  # type: ignore[union-attr]
    window.ui.prompts.answered.emit(prompt.id, prompt.legal[0])


def over(qtbot: QtBot, window: MainWindow) -> None:
    begin(window, 0)
    qtbot.waitUntil(
        lambda: window.host.session is not None and window.host.session.winner is not None,
        timeout=PATIENT,
    )


def watched_again(qtbot: QtBot, window: MainWindow) -> None:
    over(qtbot, window)
    window.replays.show_last()
    qtbot.waitUntil(lambda: window.replays.replay is not None, timeout=PATIENT)


def learning(qtbot: QtBot, window: MainWindow) -> None:
    window.lessons.go_on()
    qtbot.wait(50)


SCENES = [
    nothing, asked, several_asked, letting_pass, in_the_past, paused, over, watched_again, learning,
]  # fmt: skip


@pytest.mark.parametrize("scene", SCENES)
def test_nothing_in_the_window_stays_english(
    qtbot: QtBot,
    qapp: QApplication,
    window: MainWindow,
    scene: Callable[[QtBot, MainWindow], None],
) -> None:
    scene(qtbot, window)
    settle()
    assert english_left(window)
    with spoken(qapp, PSEUDO):
        hidden = not window.ui.welcome.isVisible()

        def left() -> list[str]:
            found = english_left(window)
            # A page that does not show is written when it does.
            return [t for t in found if not (hidden and t.startswith("QLabel detail"))]

        qtbot.waitUntil(lambda: not left(), timeout=PATIENT // 4)
        settle()
        assert left() == []
        # Qt's own frame of what has the focus lies over it.
        assert [fault for fault in faults(window) if "qt_rubberband" not in fault] == []


def test_the_log_is_told_anew_line_by_line(
    qtbot: QtBot, qapp: QApplication, window: MainWindow
) -> None:
    over(qtbot, window)
    log = window.ui.log
    english = [log.line(row) for row in range(log.count())]
    assert len(english) > 20
    log.show_line(3)
    with spoken(qapp, "de"):
        settle()
        german = [log.line(row) for row in range(log.count())]
        assert len(german) == len(english)
        assert german[-1] != english[-1]
        assert "gewinnt" in german[-1]
        assert log.ui.lines.currentIndex().row() == 3
    settle()
    assert [log.line(row) for row in range(log.count())] == english


def test_what_was_reported_is_told_anew(
    qtbot: QtBot, qapp: QApplication, window: MainWindow, tmp_path: Path
) -> None:
    asked(qtbot, window)
    session = window.host.session
    assert session is not None
    session.controller.keeping.save(tmp_path / "kept.coup")
    log = window.ui.log
    qtbot.waitUntil(lambda: "kept.coup" in log.line(log.count() - 1), timeout=PATIENT)
    row = log.count() - 1
    english = log.line(row)
    assert english.startswith("The game is saved in")
    with spoken(qapp, "de"):
        settle()
        assert "kept.coup" in log.line(row)
        assert "saved" not in log.line(row)
    settle()
    assert log.line(row) == english


# The choice.


def test_each_language_is_listed_by_its_own_name(qtbot: QtBot) -> None:
    dialog = SettingsDialog(Preferences(Settings()))
    qtbot.addWidget(dialog)
    box = dialog.ui.language
    entries = {box.itemData(i): box.itemText(i) for i in range(box.count())}
    assert list(entries) == ["system", *languages()]
    assert (
        entries.items()
        >= {
            "system": "As the system",
            "en": "English",
            "de": "Deutsch",
            "id": "Bahasa Indonesia",
            "ru": "Русский",
        }.items()
    )
    assert [language_name(code) for code in languages()] == list(entries.values())[1:]


def test_the_choice_is_in_force_at_once_and_kept(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    places = Places(tmp_path / "config" / "settings.json", tmp_path / "games", tmp_path / "log")
    save_settings(places.settings, Settings(sound=False))
    locale = QLocale()
    window = open_window(qapp, places)
    qtbot.addWidget(window)
    window._preferences.change(language="de")
    settle()
    assert window.ui.menuGame.title() == "&Spiel"
    assert QLocale().language() == QLocale.Language.German
    window._preferences.change(language="en")
    settle()
    assert window.ui.menuGame.title() == "&Game"
    window._preferences.change(language="ru")
    window.close()
    assert load_settings(places.settings).settings.language == "ru"
    window._preferences.change(language="en")
    QLocale.setDefault(locale)


def test_the_command_lines_language_holds_until_another_is_chosen(qapp: QApplication) -> None:
    locale = QLocale()
    keeper = LanguageKeeper(qapp, "id")
    preferences = Preferences(Settings(language="de"))
    preferences.bind("language", keeper.choose)
    assert keeper.code == "id"
    preferences.change(language="ru")
    assert keeper.code == "ru"
    keeper.leave()
    QLocale.setDefault(locale)


@pytest.mark.parametrize(
    ("code", "cancel", "date"),
    [
        ("de", "Abbrechen", "30.11.26"),
        ("id", "Batal", "30/11/26"),
        ("ru", "Отмена", "30.11.2026"),
    ],
)
def test_qts_own_words_and_dates_are_the_languages(
    qtbot: QtBot, qapp: QApplication, code: str, cancel: str, date: str
) -> None:
    with spoken(qapp, code):
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        qtbot.addWidget(buttons)
        assert buttons.button(QDialogButtonBox.StandardButton.Cancel).text() == cancel
        field = QLineEdit()
        qtbot.addWidget(field)
        menu = field.createStandardContextMenu()
        assert menu is not None
        assert not {"&Undo", "&Copy", "Select All"} & {
            a.text().split("\t")[0] for a in menu.actions()
        }
        menu.deleteLater()
        assert day("2026-11-30") == date


def test_plurals_in_the_window_are_the_languages(qapp: QApplication) -> None:
    def coins(number: int) -> str:
        return QCoreApplication.translate("Game", "%n coins", None, number)

    with spoken(qapp, "ru"):
        assert [coins(number) for number in (2, 5, 11, 21, 22)] == [
            "2 монеты",
            "5 монет",
            "11 монет",
            "21 монета",
            "22 монеты",
        ]
    with spoken(qapp, "id"):
        assert coins(2) == coins(5).replace("5", "2")
