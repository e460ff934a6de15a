"""The art: every drawing is drawn by Qt, stays in its frame and is told apart by its outline."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from importlib import import_module
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QByteArray, QPointF, QRectF, QSizeF
from PySide6.QtGui import QFontDatabase, QGuiApplication, QImage, QPainter, QRawFont
from PySide6.QtSvg import QSvgRenderer

from coup_desktop.desk import faces, fonts

RESOURCES = Path(__file__).resolve().parents[2] / "resources"
FOLDERS = ("cards", "coins", "icons", "portraits")
DRAWINGS = sorted(path for folder in FOLDERS for path in (RESOURCES / folder).rglob("*.svg"))
CHARACTERS = [
    "duke",
    "assassin",
    "contessa",
    "captain",
    "ambassador",
    "inquisitor",
    "diplomat",
    "thief",
    "guard",
    "dealer",
    "inspector",
]
CAST = [
    "orsola",
    "baldassare",
    "fiammetta",
    "corvino",
    "lia",
    "ser-piero",
    "isotta",
    "galeazzo",
    "bianca",
    "taddeo",
    "lucrezia",
    "niccolo",
]
CRESTS = [f"crest-{number}" for number in range(1, 11)]
APP_ICONS = ["coup-desktop", "coup-record"]
SYMBOLS = [
    "team-monarchists",
    "team-populists",
    "team-red",
    "team-blue",
    "challenge",
    "allow",
    "block",
    "income",
    "foreign-aid",
    "coup",
    "tax",
    "assassinate",
    "steal",
    "exchange",
    "examine",
    "cooperate",
    "replace",
    "convert",
    "embezzle",
    "hand",
    "mask",
    "eye",
    "starter",
    "winner",
]

SVG = "{http://www.w3.org/2000/svg}"
# What QtSvg draws and this art needs; no filters, masks, classes, styles or text.
PAINT = {"fill", "fill-rule", "opacity", "transform", "id"} | {
    f"stroke{part}" for part in ("", "-width", "-linecap", "-linejoin")
}
ELEMENTS = {
    "svg": {"viewBox", "width", "height"},
    "defs": set[str](),
    "g": PAINT,
    "path": PAINT | {"d"},
    "rect": PAINT | {"x", "y", "width", "height", "rx"},
    "circle": PAINT | {"cx", "cy", "r"},
    "linearGradient": {"id", "x1", "y1", "x2", "y2"},
    "stop": {"offset", "stop-color"},
}

FONTS = {
    "Vollkorn-Regular.ttf": ("Vollkorn", "Vollkorn-OFL.txt"),
    "Vollkorn-Bold.ttf": ("Vollkorn", "Vollkorn-OFL.txt"),
    "PTSans-Regular.ttf": ("PT Sans", "PTSans-LICENSE.txt"),
    "PTSans-Bold.ttf": ("PT Sans", "PTSans-LICENSE.txt"),
}
LETTERS = (
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
    "ÄÖÜäöüßẞ"
    "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя"
    ".,:;!?-–—…·•„“”‚‘’«»'\"()[]/+−×=%&@#№§°<>"
)
ARROWS = "→←↑↓"
DIGITS = b"0" * 128 + b"1" * 128
"""Whether a pixel is more drawn than not, by its alpha."""


def name_of(path: Path) -> str:
    """Name a drawing in a test's report."""
    return path.relative_to(RESOURCES).as_posix()


def paint(text: bytes, side: int, margin: int = 0) -> QImage:
    """Draw an SVG whose longer edge is so many pixels, within a margin, on nothing."""
    renderer = QSvgRenderer(QByteArray(text))
    assert renderer.isValid()
    box = renderer.viewBoxF()
    scale = side / max(box.width(), box.height())
    width, height = box.width() * scale, box.height() * scale
    image = QImage(
        round(width) + 2 * margin, round(height) + 2 * margin, QImage.Format.Format_Alpha8
    )
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(margin, margin, width, height))
    painter.end()
    return image


def inked(image: QImage) -> int:
    """The pixels that are more drawn than not, as the bits of a number."""
    digits = bytes(image.constBits()).translate(DIGITS)
    line, width = image.bytesPerLine(), image.width()
    rows = [digits[start : start + width] for start in range(0, len(digits), line)]
    return int(b"".join(rows)[::-1], 2)


def colours_of(image: QImage) -> Sequence[int]:
    """The pixels, row by row."""
    assert image.bytesPerLine() == 4 * image.width()
    return memoryview(image.constBits()).cast("B").cast("I")


def overlap(one: int, other: int) -> float:
    """Intersection over union."""
    return (one & other).bit_count() / (one | other).bit_count()


def without_ground(path: Path) -> bytes:
    """A portrait without the ground behind it."""
    text, grounds = re.subn(r'<rect id="ground"[^>]*/>', "", path.read_text(encoding="utf-8"))
    assert grounds == 1
    return text.encode()


def check_outlines(outlines: dict[str, int]) -> None:
    """Any two outlines overlap by less than 85 %."""
    assert all(outlines.values())
    alike = {
        (one, other): share
        for one, other in combinations(outlines, 2)
        if (share := overlap(outlines[one], outlines[other])) >= 0.85
    }
    assert not alike


def test_every_drawing_is_there() -> None:
    expected = {
        *(f"cards/{word}.svg" for word in (*CHARACTERS, "back", "back-night", "back-garden")),
        *(f"cards/{kind}/{word}.svg" for kind in ("emblems", "small") for word in CHARACTERS),
        *(f"portraits/{name}.svg" for name in (*CAST, *CRESTS)),
        *(f"icons/{name}.svg" for name in SYMBOLS),
        *(f"icons/{name}{size}.svg" for name in APP_ICONS for size in ("", "-small")),
        "coins/coin.svg",
        "coins/coin-top.svg",
    }
    assert {name_of(path) for path in DRAWINGS} == expected


@pytest.mark.parametrize("path", DRAWINGS, ids=name_of)
def test_drawing_uses_only_what_qt_draws(path: Path) -> None:
    assert path.stat().st_size < 40_000
    root = ET.fromstring(path.read_text(encoding="utf-8"))
    assert root.tag == f"{SVG}svg"
    named = {element.get("id") for element in root.iter()}
    for element in root.iter():
        word = element.tag.removeprefix(SVG)
        assert word in ELEMENTS
        assert set(element.attrib) <= ELEMENTS[word]
        assert not (element.text or "").strip()
        for value in element.attrib.values():
            assert set(re.findall(r"url\(#(\w+)\)", value)) <= named


@pytest.mark.parametrize(
    ("folder", "box"),
    [
        ("cards", (250, 350)),
        ("cards/small", (250, 350)),
        ("cards/emblems", (100, 100)),
        ("portraits", (100, 100)),
    ],
)
def test_drawings_of_a_folder_share_one_frame(folder: str, box: tuple[int, int]) -> None:
    for path in (RESOURCES / folder).glob("*.svg"):
        frame = QSvgRenderer(str(path)).viewBoxF()
        assert (frame.width(), frame.height()) == box, path.name


@pytest.mark.parametrize("path", DRAWINGS, ids=name_of)
def test_drawing_fills_its_frame_and_stays_in_it(qapp: QGuiApplication, path: Path) -> None:
    side, margin = 140, 10
    image = paint(path.read_bytes(), side, margin)
    drawn = inked(image)
    assert drawn.bit_count() > 0.08 * image.width() * image.height()
    inner = QImage(image.size(), QImage.Format.Format_Alpha8)
    inner.fill(0)
    painter = QPainter(inner)
    painter.fillRect(inner.rect().adjusted(margin, margin, -margin, -margin), 0xFF000000)
    painter.end()
    assert drawn & ~inked(inner) == 0


def test_emblems_differ_in_outline(qapp: QGuiApplication) -> None:
    folder = RESOURCES / "cards" / "emblems"
    check_outlines(
        {word: inked(paint((folder / f"{word}.svg").read_bytes(), 64)) for word in CHARACTERS}
    )


def test_portraits_differ_in_outline(qapp: QGuiApplication) -> None:
    folder = RESOURCES / "portraits"
    check_outlines(
        {name: inked(paint(without_ground(folder / f"{name}.svg"), 64)) for name in CAST}
    )


@pytest.mark.parametrize("name", [*CAST, *CRESTS])
def test_portrait_may_be_cut_to_a_circle(qapp: QGuiApplication, name: str) -> None:
    """All but the foot of a bust stands inside the circle that a seat cuts out."""
    side = 100
    drawn = inked(paint(without_ground(RESOURCES / "portraits" / f"{name}.svg"), side))
    outside = [
        (x, y)
        for y in range(80)
        for x in range(side)
        if (x - 49.5) ** 2 + (y - 49.5) ** 2 > 49**2 and drawn >> (y * side + x) & 1
    ]
    assert len(outside) < 20


def test_team_signs_differ_in_outline(qapp: QGuiApplication) -> None:
    folder = RESOURCES / "icons"
    signs = [name for name in SYMBOLS if name.startswith("team-")]
    check_outlines(
        {name: inked(paint((folder / f"{name}.svg").read_bytes(), 48)) for name in signs}
    )


def missing(font: QRawFont, letters: str) -> str:
    """The letters that the font's own table lacks."""
    return "".join(letter for letter in letters if not font.supportsCharacter(ord(letter)))


@pytest.mark.parametrize("file", ["Vollkorn-Regular.ttf", "Vollkorn-Bold.ttf"])
def test_arrows_come_from_the_serif(qapp: QGuiApplication, file: str) -> None:
    """PT Sans has none; the screen face falls back on the serif for them."""
    assert not missing(QRawFont(str(RESOURCES / "fonts" / file), 16), ARROWS)


@pytest.mark.parametrize("file", FONTS)
def test_font_covers_german_and_russian(qapp: QGuiApplication, file: str) -> None:
    family, licence = FONTS[file]
    path = RESOURCES / "fonts" / file
    assert (path.parent / licence).stat().st_size > 1000
    font = QRawFont(str(path), 16)
    assert font.isValid()
    assert not missing(font, LETTERS)
    number = QFontDatabase.addApplicationFont(str(path))
    assert QFontDatabase.applicationFontFamilies(number) == [family]
    QFontDatabase.removeApplicationFont(number)


def test_answers_differ_in_outline(qapp: QGuiApplication) -> None:
    """Doubt and letting pass: red and green are not what tells them apart."""
    folder = RESOURCES / "icons"
    doubt, allow = (
        inked(paint((folder / f"{name}.svg").read_bytes(), 24)) for name in ("challenge", "allow")
    )
    assert overlap(doubt, allow) < 0.5


def test_art_is_what_its_generators_write(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    folder = RESOURCES.parent / "packaging" / "art"
    monkeypatch.syspath_prepend(str(folder))
    for name in ("cards", "backs", "portraits", "crests", "icons", "app_icons"):
        module = import_module(f"make_{name}")
        out = tmp_path / module.OUT.relative_to(RESOURCES)
        monkeypatch.setattr(module, "OUT", out)
        module.main()
    for path in folder.glob("*.py"):
        sys.modules.pop(path.stem, None)
    written = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.svg")}
    assert written == {name_of(path) for path in DRAWINGS}
    for name in written:
        assert (tmp_path / name).read_bytes() == (RESOURCES / name).read_bytes(), name


RUSSIAN = ("Герцог", "Ассасин", "Графиня", "Посол", "Инквизитор", "Раздающий", "Стражник")
LONG = ("Ambassador", "Botschafterin", "Oberhofmarschall")


@pytest.mark.parametrize("height", [48, 62, 84, 104, 140, 249, 250, 350, 600])
@pytest.mark.parametrize("name", [*RUSSIAN, *LONG])
def test_names_stay_on_their_plate(qapp: QGuiApplication, name: str, height: int) -> None:
    """Letters and names change nothing but plate or ribbon, and the roundels."""
    fonts.load()
    size = QSizeF(height * 5 / 7, height)
    named = faces.front("guard", name, size, 1).toImage()
    bare = faces.front("guard", "", size, 1).toImage()
    unit = height / 350
    full = height >= faces.FULL_FROM
    plate = (faces.RIBBON if full else faces.PLATE).adjusted(-3, -3, 3, 3)
    allowed = [QRectF(plate.topLeft() * unit, plate.size() * unit)]
    if height >= faces.ROUNDEL_FROM:
        allowed += [QRectF(0, 0, 66 * unit, 66 * unit)]
        allowed += [QRectF(186 * unit, 284 * unit, 42 * unit, 42 * unit)] if full else []
    changed = [
        QPointF(place % named.width() + 0.5, place // named.width() + 0.5)
        for place, (one, other) in enumerate(zip(colours_of(named), colours_of(bare), strict=True))
        if one != other
    ]
    assert any(allowed[0].contains(point) for point in changed)
    assert all(any(box.contains(point) for box in allowed) for point in changed)


def test_a_small_face_tells_what_its_character_does_where_there_is_room(
    qapp: QGuiApplication,
) -> None:
    fonts.load()

    def band(word: str, height: float) -> bytes:
        face = faces.front(word, "", QSizeF(height * 5 / 7, height), 1).toImage()
        unit = height / 350
        box = QRectF(faces.BAND.topLeft() * unit, faces.BAND.size() * unit).toAlignedRect()
        part = face.copy(box.adjusted(2, 2, -2, -2))
        part.convertTo(QImage.Format.Format_RGB32)
        return bytes(part.constBits())

    for height in (faces.PICTURED_FROM, 160, faces.FULL_FROM - 1):
        assert len({band(word, height) for word in CHARACTERS}) == len(CHARACTERS)
    lower = [band(word, faces.PICTURED_FROM - 1) for word in CHARACTERS]
    assert all(len({part[at : at + 4] for at in range(0, len(part), 4)}) < 12 for part in lower)
