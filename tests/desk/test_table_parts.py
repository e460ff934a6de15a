"""Cards, coins, colours: sharp, countable, legible."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPalette
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from coup_desktop.desk import art, cloth, faces, fonts, theme
from coup_desktop.desk.card import Card
from coup_desktop.desk.character_help import character_help
from coup_desktop.desk.coin_heap import CoinHeap
from coup_desktop.desk.coin_pile import CoinPile
from coup_desktop.desk.metrics import LARGEST_SCALE, SMALLEST_CARD, SMALLEST_SCALE, metrics
from coup_desktop.desk.seat_panel import GROUND_ALPHA
from coup_desktop.desk.team_sign import PLAIN, TEAM_COLOURS
from coup_desktop.desk.theme import Colours, Scheme, ThemeKeeper
from coup_desktop.desk.wording import Wording
from coup_desktop.engine.cast import CAPTAIN, CHARACTERS, CONTESSA, DUKE
from coup_desktop.engine.narrate import Narrator
from coup_desktop.engine.presets import PRESETS
from coup_desktop.engine.ruleset import Ruleset
from tests.desk.table_games import NAMES


def luminance(colour: str) -> float:
    made = QColor(colour)
    total = 0.0
    for share, value in ((0.2126, made.redF()), (0.7152, made.greenF()), (0.0722, made.blueF())):
        linear = value / 12.92 if value <= 0.03928 else ((value + 0.055) / 1.055) ** 2.4
        total += share * linear
    return total


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def mixed(over: str, under: str, alpha: int) -> str:
    a, b, part = QColor(over), QColor(under), alpha / 255
    pairs = ((a.red(), b.red()), (a.green(), b.green()), (a.blue(), b.blue()))
    red, green, blue = (round(x * part + y * (1 - part)) for x, y in pairs)
    return QColor(red, green, blue).name()


@pytest.mark.parametrize("colours", theme.THEMES, ids=lambda c: c.name)
def test_words_can_be_read(colours: Colours) -> None:
    shades = [shade for dyed in cloth.CLOTHS.values() for shade in dyed.colours(colours)]
    pairs = [
        (colours.text, colours.room),
        (colours.quiet, colours.room),
        (colours.page_text, colours.page),
        (colours.page_heading, colours.page),
        (colours.text, colours.field),
        (colours.text, colours.button),
        (colours.strong_text, colours.doubt),
        (colours.strong_text, colours.let_pass),
        (colours.highlight_text, colours.highlight),
        *((colours.cloth_text, shade) for shade in shades),
    ]
    for under in (colours.room, *shades, colours.walnut, colours.walnut_light):
        panel = mixed(colours.panel, under, GROUND_ALPHA)
        exiled = mixed(colours.panel_exiled, under, GROUND_ALPHA)
        pairs += [(colours.text, panel), (colours.quiet, panel), (colours.number, panel)]
        pairs += [(colours.quiet, exiled), (colours.number, exiled)]
    for words, ground in pairs:
        assert contrast(words, ground) >= 4.5, (words, ground)
    for frame in (colours.bright, colours.panel_edge):
        assert contrast(frame, colours.panel) >= 2.2


def test_plates_and_teams_carry_cream_letters() -> None:
    assert set(faces.PLATES) == {info.word for info in CHARACTERS}
    assert set(TEAM_COLOURS) == {word for preset in PRESETS for word in preset.team_words}
    for ground in (*faces.PLATES.values(), *TEAM_COLOURS.values(), PLAIN):
        assert contrast(faces.CREAM, ground) >= 4.5


def test_every_size_of_words_can_be_read(qapp: QApplication) -> None:
    fonts.load()
    steps = 20
    for step in range(steps + 1):
        scale = SMALLEST_SCALE + (LARGEST_SCALE - SMALLEST_SCALE) * step / steps
        for compact in (False, True):
            sizes = metrics(round(scale, 2), teams=True, compact=compact)
            for font in (
                sizes.name_font,
                sizes.small_font,
                sizes.number_font,
                sizes.caption_font,
                sizes.bubble_font,
            ):
                assert QFontMetricsF(font).xHeight() >= fonts.SMALLEST_X_HEIGHT
            assert sizes.card_height >= SMALLEST_CARD


def test_the_shipped_faces_are_used(qapp: QApplication) -> None:
    shipped = fonts.load()
    assert set(shipped) >= {fonts.DISPLAY_FAMILIES[0], fonts.TEXT_FAMILIES[0]}


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_pictures_have_the_pixels_of_the_screen(qapp: QApplication, ratio: float) -> None:
    pixmap = art.picture("cards/duke.svg", QSizeF(80, 112), ratio)
    assert pixmap.devicePixelRatio() == ratio
    assert (pixmap.width(), pixmap.height()) == (round(80 * ratio), round(112 * ratio))
    again = art.picture("cards/duke.svg", QSizeF(80, 112), ratio)
    assert again.cacheKey() == pixmap.cacheKey(), "rendered once"


def test_a_missing_picture_is_named(qapp: QApplication) -> None:
    assert not art.exists("cards/joker.svg")
    with pytest.raises(FileNotFoundError, match=r"cards/joker\.svg"):
        art.picture("cards/joker.svg", QSizeF(10, 14), 1)


@pytest.mark.parametrize("height", [48, 62, 110, 180, 300])
def test_faces_of_all_characters_differ_at_every_size(qapp: QApplication, height: int) -> None:
    fonts.load()
    size = QSizeF(height * 5 / 7, height)
    pictures = [faces.front(info.word, info.name, size, 1).toImage() for info in CHARACTERS]
    for one, other in pairwise(pictures):
        assert one != other
    russian = faces.front("duke", "Герцог", size, 1).toImage()
    assert russian != pictures[DUKE], "letters and name are drawn, not part of the art"


def test_a_card_without_its_face_tells_nothing(qtbot: QtBot) -> None:
    card = Card()
    qtbot.addWidget(card)
    card.setLabel("Duke")
    card.setCharacter("duke")
    assert card.face.accessibleName() == "face-down card"
    down = card.grab().toImage()
    card.setLabel("Captain")
    card.setCharacter("captain")
    assert card.grab().toImage() == down
    card.setFaceUp(True)
    assert card.face.accessibleName() == "Captain, face up"
    assert card.grab().toImage() != down


@pytest.mark.parametrize("coins", [0, 1, 4, 5, 6, 10, 12, 13, 31, 62])
def test_every_coin_is_drawn_and_none_is_cut(qtbot: QtBot, coins: int) -> None:
    heap = CoinHeap()
    qtbot.addWidget(heap)
    heap.setDiameter(20)
    heap.resize(46, 52)
    heap.setCoins(coins)
    spots = heap.spots()
    assert len(spots) == coins
    assert len({(spot.x(), spot.y()) for spot in spots}) == coins
    for spot in spots:
        assert 0 <= spot.x() <= heap.width() - 20
        assert -0.01 <= spot.y() <= heap.height() - 20 * 35 / 40 + 0.01
    if coins <= 10:
        columns = sorted({spot.x() for spot in spots})
        tallies = [sum(spot.x() == x for spot in spots) for x in columns]
        assert tallies == [5] * (coins // 5) + ([coins % 5] if coins % 5 else [])


@pytest.mark.parametrize("single", [False, True])
def test_where_no_coins_lie_is_marked(qtbot: QtBot, single: bool) -> None:
    heap = CoinHeap()
    qtbot.addWidget(heap)
    heap.setDiameter(20)
    heap.setSingle(single)
    heap.resize(46, 52)
    nothing = heap.grab().toImage()
    heap.setMarked(True)
    marked = heap.grab().toImage()
    assert marked != nothing
    heap.setCoins(1)
    assert heap.grab().toImage() not in (marked, nothing)
    heap.setCoins(0)
    heap.setMarked(False)
    assert heap.grab().toImage() == nothing


def test_one_stack_stands_for_all_where_there_is_no_room(qtbot: QtBot) -> None:
    pile = CoinPile()
    qtbot.addWidget(pile)
    pile.setCoins(12)
    pile.setSizes(20, fonts.text(16), single=True, upright=True)
    pile.resize(24, 60)
    pile.show()
    assert len({spot.x() for spot in pile.heap.spots()}) == 1
    assert pile.ui.number.text() == "12"
    assert pile.heap.geometry().bottom() <= pile.ui.number.geometry().top()
    pile.setCoins(0)
    assert pile.heap.spots() == []
    tops = []
    for coins in range(1, 11):
        pile.setCoins(coins)
        assert len(pile.heap.spots()) == coins
        tops.append(min(spot.y() for spot in pile.heap.spots()))
    assert tops == sorted(set(tops), reverse=True), "it grows with every coin"
    assert tops[-1] >= -0.01
    pile.setCoins(7)
    pile.setSizes(20, fonts.text(16))
    assert len(pile.heap.spots()) == 7


@pytest.mark.parametrize("coins", [1, 6, 12])
def test_the_number_stands_beside_its_coins(qtbot: QtBot, coins: int) -> None:
    pile = CoinPile()
    qtbot.addWidget(pile)
    pile.setSizes(20, fonts.text(16))
    pile.setCoins(coins)
    pile.resize(200, 60)
    pile.show()
    nearest = pile.heap.x() + min(spot.x() for spot in pile.heap.spots())
    assert 0 <= nearest - pile.ui.number.geometry().right() <= 6
    assert pile.ui.number.alignment() & Qt.AlignmentFlag.AlignRight


def test_help_says_what_a_character_does_and_blocks() -> None:
    ruleset = Ruleset.make("official", 4)
    wording = Wording(ruleset, Narrator(ruleset, NAMES[:4]))
    duke = character_help(wording, DUKE)
    assert "Duke" in duke
    assert "Tax" in duke
    assert "3 coins" in duke
    assert "Blocks Foreign Aid." in duke
    assert "Blocks Steal." in character_help(wording, CAPTAIN)
    assert character_help(wording, CONTESSA).count("<br>") == 1


def test_the_theme_is_chosen_or_follows_the_system(qapp: QApplication) -> None:
    before, sheet = qapp.palette(), qapp.styleSheet()
    keeper = ThemeKeeper(qapp)
    try:
        changes: list[str] = []
        keeper.changed.connect(lambda: changes.append(keeper.colours.name))
        keeper.choose(Scheme.LIGHT)
        keeper.choose(Scheme.DARK)
        keeper.choose(Scheme.DARK)
        assert changes == ["light", "dark"]
        window = qapp.palette().color(QPalette.ColorRole.Window).name()
        assert window == theme.DARK.room
        keeper.choose(Scheme.SYSTEM)
        for scheme, name in ((Qt.ColorScheme.Light, "light"), (Qt.ColorScheme.Dark, "dark")):
            qapp.styleHints().setColorScheme(scheme)
            if qapp.styleHints().colorScheme() == scheme:
                assert keeper.colours.name == name
        assert qapp.style().name().lower().startswith("fusion") or sheet is not None
    finally:
        qapp.styleHints().unsetColorScheme()
        keeper.deleteLater()
        qapp.setPalette(before)
        qapp.setStyleSheet(sheet)
