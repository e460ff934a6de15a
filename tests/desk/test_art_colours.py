"""Colours: no eye needs them alone, and no word on the table is lost in what is woven there."""

from __future__ import annotations

from array import array
from contextlib import suppress
from itertools import chain, combinations, permutations

import pytest
from art.colour_vision import VISIONS, Lens, contrast, difference, seen
from PySide6.QtCore import QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from coup_desktop.desk import cloth, faces, fonts
from coup_desktop.desk.cloth import CLOTHS
from coup_desktop.desk.metrics import CARD_SHAPE
from coup_desktop.desk.portrait import Portrait
from coup_desktop.desk.seat_panel import Panel
from coup_desktop.desk.table_view import TableView
from coup_desktop.desk.team_sign import TEAM_COLOURS
from coup_desktop.desk.theme import DARK, THEMES, Colours, palette
from coup_desktop.engine.cast import CHARACTERS
from coup_desktop.engine.presets import PRESETS
from coup_desktop.engine.ruleset import Ruleset, RulesetError
from tests.desk.table_games import lay, rules

EYES = ("", *VISIONS)
"""What most eyes see, then the four others."""
HUES = ("", "deuteranopia", "protanopia", "tritanopia")
by_theme = pytest.mark.parametrize("colours", THEMES, ids=lambda colours: colours.name)


def casts() -> set[tuple[int, ...]]:
    """Every cast that there can be at a table."""
    found: set[tuple[int, ...]] = set()
    for preset in PRESETS:
        words = [option.word for option in preset.options]
        for options in chain.from_iterable(combinations(words, k) for k in range(len(words) + 1)):
            with suppress(RulesetError):
                found.add(Ruleset.make(preset.word, 4, options).cast)
    return found


def together() -> list[tuple[str, str]]:
    """Every two characters that may meet at a table."""
    pairs = {pair for cast in casts() for pair in combinations(sorted(cast), 2)}
    return [(CHARACTERS[one].word, CHARACTERS[other].word) for one, other in sorted(pairs)]


def pixels(picture: QImage | QPixmap, vision: str = "") -> list[int]:
    """A picture's pixels as `0xffrrggbb`, as a vision sees them."""
    image = picture.toImage() if isinstance(picture, QPixmap) else picture
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    found = array("I", bytes(image.constBits()))
    return list(map(Lens(vision).__getitem__, found)) if vision else list(found)


def share_apart(one: list[int], other: list[int], least: float = 10) -> float:
    """The share of two pictures' pixels that differ so much."""
    assert len(one) == len(other)
    known: dict[tuple[int, int], bool] = {}
    apart = 0
    for pair in zip(one, other, strict=True):
        if pair not in known:
            first, second = (f"#{pixel & 0xFFFFFF:06x}" for pixel in pair)
            known[pair] = difference(first, second) >= least
        apart += known[pair]
    return apart / len(one)


def shown(widget: QWidget, colours: Colours, size: QSize) -> QPixmap:
    """A widget in a theme."""
    widget.setPalette(palette(colours))
    widget.setFixedSize(size)
    return widget.grab()


def test_the_simulation_is_one() -> None:
    assert difference("#ffffff", "#000000") == pytest.approx(100, abs=0.1)
    for vision in VISIONS:
        for grey in ("#000000", "#404040", "#808080", "#ffffff"):
            assert difference(seen(grey, vision), grey) < 1
    # Traffic lights: told apart by most, hardly by deuteranopes, well again by tritanopes.
    lights = ("#b3313a", "#5f6f1f")
    assert difference(*lights) > 20
    assert difference(*lights, "deuteranopia") < 6
    assert difference(*lights, "tritanopia") > 20
    assert seen("#ff0000", "greyscale") == "#7f7f7f"


def test_cards_of_a_game_differ_in_colour_for_every_eye_that_sees_hues() -> None:
    pairs = together()
    assert len(pairs) > 20
    least = {"": 9.0, "deuteranopia": 5.0, "protanopia": 3.5, "tritanopia": 5.0}
    close = {
        (one, other, vision): apart
        for one, other in pairs
        for vision in HUES
        if (apart := difference(faces.PLATES[one], faces.PLATES[other], vision)) < least[vision]
    }
    assert not close


def test_cards_of_a_game_are_told_without_any_colour(qtbot: QtBot) -> None:
    """What tells where colours do not: letters and emblem, on the smallest card, in greyscale."""
    fonts.load()
    size = QSizeF(48 * CARD_SHAPE, 48)
    names = {info.word: info.name for info in CHARACTERS}
    grey = {
        word: pixels(faces.front(word, name, size, 1), "greyscale") for word, name in names.items()
    }
    for one, other in together():
        assert faces.letters_of(names[one]) != faces.letters_of(names[other])
        assert share_apart(grey[one], grey[other]) > 0.15, (one, other)


def test_teams_differ_in_colour() -> None:
    """In greyscale their signs do: `test_team_signs_differ_in_outline`."""
    for preset in PRESETS:
        for one, other in combinations(preset.team_words, 2):
            for vision in HUES:
                assert difference(TEAM_COLOURS[one], TEAM_COLOURS[other], vision) > 9


@by_theme
def test_doubt_and_letting_pass_differ_in_colour(colours: Colours) -> None:
    """In greyscale their words and icons do: `test_answers_differ_in_outline`."""
    for vision in HUES:
        assert difference(colours.doubt, colours.let_pass, vision) > 3


@by_theme
def test_the_turn_and_the_question_are_seen_without_colour(qtbot: QtBot, colours: Colours) -> None:
    """A seat's frame: thick for the turn, a double line for the question, else thin."""
    states = []
    for on_turn, asked in ((False, False), (True, False), (False, True)):
        panel = Panel()
        qtbot.addWidget(panel)
        panel.set_marks(on_turn=on_turn, asked=asked, dim=False)
        states.append(shown(panel, colours, QSize(180, 120)))
    rim = 2 * (180 + 120) / (180 * 120)
    for vision in EYES:
        for one, other in combinations([pixels(state, vision) for state in states], 2):
            assert share_apart(one, other) > 0.75 * rim, vision


@by_theme
def test_the_portrait_of_the_turn_is_seen_without_colour(qtbot: QtBot, colours: Colours) -> None:
    plain, turn = Portrait(), Portrait()
    for portrait in (plain, turn):
        qtbot.addWidget(portrait)
        portrait.setBust("lia")
    turn.setOnTurn(True)
    pictures = [shown(portrait, colours, QSize(64, 64)) for portrait in (plain, turn)]
    for vision in EYES:
        before, after = (pixels(picture, vision) for picture in pictures)
        assert share_apart(before, after, least=5) > 0.04, vision


@pytest.mark.parametrize("side", [36, 64, 96])
def test_the_crown_hides_no_face(qtbot: QtBot, side: int) -> None:
    turn, winner = Portrait(), Portrait()
    for portrait in (turn, winner):
        qtbot.addWidget(portrait)
        portrait.setBust("lia")
    turn.setOnTurn(True)  # as bright an edge as the winner has
    winner.setWinner(True)
    one, other = (shown(portrait, DARK, QSize(side, side)).toImage() for portrait in (turn, winner))
    assert one != other
    face = QRect(round(side * 0.45), round(side * 0.3), round(side * 0.4), round(side * 0.5))
    assert one.copy(face) == other.copy(face)


def test_backs_differ_for_every_eye(qtbot: QtBot) -> None:
    assert len(faces.BACKS) >= 3
    size = QSizeF(48 * CARD_SHAPE, 48)
    for vision in EYES:
        backs = [pixels(faces.back(size, 1, word), vision) for word in faces.BACKS]
        for one, other in combinations(backs, 2):
            assert share_apart(one, other) > 0.4, vision


@pytest.mark.parametrize("word", faces.BACKS)
def test_a_back_does_not_tell_which_way_up_it_lies(qtbot: QtBot, word: str) -> None:
    upright = faces.back(QSizeF(100, 140), 1, word).toImage()
    turned = upright.flipped(Qt.Orientation.Horizontal | Qt.Orientation.Vertical)
    assert share_apart(pixels(upright), pixels(turned), least=8) < 0.02


def on_the_cloth(size: QSizeF, colours: Colours, word: str) -> set[str]:
    """The colours within the gold rules of a table."""
    image = cloth.table(size, 1, colours, word).toImage()
    where, unit = cloth.field(size)
    inset = 17 * unit
    around = QPainterPath()
    around.addRect(QRectF(image.rect()))
    around.addPolygon(cloth.oval(where.adjusted(inset, inset, -inset, -inset)))
    painter = QPainter(image)
    painter.fillPath(around, Qt.GlobalColor.magenta)
    painter.end()
    return {f"#{pixel & 0xFFFFFF:06x}" for pixel in set(pixels(image))} - {"#ff00ff"}


@by_theme
@pytest.mark.parametrize("word", CLOTHS)
def test_words_on_a_cloth_can_be_read_everywhere(qtbot: QtBot, word: str, colours: Colours) -> None:
    for size in (QSizeF(640, 400), QSizeF(1280, 800)):
        found = on_the_cloth(size, colours, word)
        assert all(contrast(colours.cloth_text, colour) >= 4.5 for colour in found)
        assert (found == {CLOTHS[word].flat}) if colours.contrast else (len(found) > 20)


@by_theme
def test_cloths_differ(qtbot: QtBot, colours: Colours) -> None:
    assert len(CLOTHS) >= 3
    for one, other in permutations(CLOTHS, 2):
        assert difference(CLOTHS[one].colours(colours)[0], CLOTHS[other].colours(colours)[0]) > 4
    size = QSizeF(320, 200)
    tables = [pixels(cloth.table(size, 1, colours, word)) for word in CLOTHS]
    for first, second in combinations(tables, 2):
        assert share_apart(first, second, least=3) > 0.3


def test_a_cloth_is_laid_at_once(qtbot: QtBot) -> None:
    table = TableView()
    qtbot.addWidget(table)
    table.resize(640, 400)
    forest = table.grab().toImage()
    table.set_cloth("wine")
    assert table.grab().toImage() != forest
    table.set_cloth("of a later version")
    assert table.grab().toImage() == forest


def test_all_cards_follow_the_back(qtbot: QtBot) -> None:
    table = TableView()
    qtbot.addWidget(table)
    table.resize(1280, 800)
    lay(table, rules(3))
    palace = table.grab().toImage()
    table.set_back("night")
    night = table.grab().toImage()
    assert night != palace
    lay(table, rules(3))
    assert table.grab().toImage() == night, "a new game keeps the back"
    table.set_back("of a later version")
    assert table.grab().toImage() == palace
