"""The icons: made anew they are the same, and Qt reads back what the installers are given."""

import struct
import subprocess
import sys
from pathlib import Path

import pytest
from installers import icons
from installers.icons import ICO_SIZES, Icon
from installers.project import BuildError
from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImage, QImageReader

ROOT = Path(__file__).resolve().parents[2]
APPLE = {
    b"is32": 16,
    b"il32": 32,
    b"ic11": 32,
    b"ic12": 64,
    b"ic07": 128,
    b"ic13": 256,
    b"ic08": 256,
    b"ic14": 512,
    b"ic09": 512,
    b"ic10": 1024,
}


def images(data: bytes, kind: bytes) -> list[QImage]:
    """All the pictures that Qt finds in a file's bytes."""
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, QByteArray(kind))
    found = []
    for index in range(reader.imageCount()):
        assert index == 0 or reader.jumpToImage(index), (kind, index)
        image = reader.read()
        assert not image.isNull(), (index, reader.errorString())
        found.append(image.convertToFormat(QImage.Format.Format_ARGB32))
    return found


def blocks(data: bytes) -> dict[bytes, bytes]:
    """The blocks of an .icns file by their names."""
    assert data[:4] == b"icns"
    assert struct.unpack(">I", data[4:8]) == (len(data),)
    found: dict[bytes, bytes] = {}
    at = 8
    while at < len(data):
        name, length = data[at : at + 4], struct.unpack(">I", data[at + 4 : at + 8])[0]
        assert name not in found
        found[name] = data[at + 8 : at + length]
        at += length
    assert at == len(data)
    return found


def difference(one: QImage, other: QImage) -> int:
    """By how much two pictures' channels differ at most, with half a step of premultiplying."""
    assert one.size() == other.size()
    form = QImage.Format.Format_ARGB32_Premultiplied
    left, right = one.convertToFormat(form), other.convertToFormat(form)  # as long as their bits
    a, b = bytes(left.constBits()), bytes(right.constBits())
    return max(abs(x - y) for x, y in zip(a, b, strict=True))


def test_generator_writes_what_is_committed(tmp_path: Path) -> None:
    script = (
        "import sys, make_app_icons; from pathlib import Path; "
        "make_app_icons.OUT = Path(sys.argv[1]); make_app_icons.main()"
    )
    art = ROOT / "packaging" / "art"
    subprocess.run([sys.executable, "-c", script, str(tmp_path)], cwd=art, check=True)
    made = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert len(made) == 4
    assert made == {name: (ROOT / "resources" / "icons" / name).read_bytes() for name in made}


@pytest.mark.parametrize("icon", Icon)
@pytest.mark.parametrize("size", [16, 22, 24, 32, 48, 128, 512])
def test_png_is_as_large_as_asked_and_fills_its_square(icon: Icon, size: int) -> None:
    (image,) = images(icons.png(size, icon), b"png")
    assert (image.width(), image.height()) == (size, size)
    alpha = [[image.pixelColor(x, y).alpha() for x in range(size)] for y in range(size)]
    assert alpha[0][0] < 200, "the corner is round, or cut"
    assert alpha[size // 2][size // 2] == 255
    assert max(alpha[size - 1 - size // 32]) > 100, "the drawing all but reaches its foot"
    assert len({image.pixel(x, size // 2) for x in range(size)}) > 4, "there is something on it"


def test_small_sizes_show_the_simpler_drawing() -> None:
    assert icons.drawing(Icon.PROGRAM, 32).name == "coup-desktop-small.svg"
    assert icons.drawing(Icon.PROGRAM, 40).name == "coup-desktop.svg"
    # On the grid of 16 its edges are sharp: guard and blade stand out from the cloth at once.
    (image,) = images(icons.png(16), b"png")
    blade, cloth = image.pixelColor(7, 8), image.pixelColor(6, 3)
    assert blade.lightness() > 200
    assert cloth.lightness() < 100
    assert image.pixelColor(8, 8) == blade


@pytest.mark.parametrize("icon", Icon)
def test_windows_icon_has_every_size(icon: Icon) -> None:
    data = icons.ico(icon)
    found = images(data, b"ico")
    assert [image.width() for image in found] == list(ICO_SIZES)
    for image in found:
        (drawn,) = images(icons.png(image.width(), icon), b"png")
        assert difference(image, drawn) <= 1, image.width()
    # Only the largest is PNG: some readers know bitmaps only.
    offsets = [struct.unpack("<I", data[6 + 16 * i + 12 : 6 + 16 * i + 16])[0] for i in range(9)]
    kinds = [data[at : at + 4] for at in offsets]
    assert kinds == [struct.pack("<I", 40)] * 8 + [b"\x89PNG"]


def test_windows_mask_hides_what_is_transparent() -> None:
    data = icons.ico()
    length, at = struct.unpack("<II", data[14:22])
    bitmap = data[at : at + length]
    assert length == 40 + 16 * 16 * 4 + 16 * 4
    for y in range(16):
        row = int.from_bytes(bitmap[40 + 1024 + 4 * y : 40 + 1024 + 4 * y + 4], "big")
        for x in range(16):
            alpha = bitmap[40 + 64 * y + 4 * x + 3]
            assert (row >> (31 - x)) & 1 == (alpha == 0)


@pytest.mark.parametrize("icon", Icon)
def test_apple_icon_has_every_size(icon: Icon) -> None:
    data = icons.icns(icon)
    found = blocks(data)
    assert set(found) == {*APPLE, b"s8mk", b"l8mk"}
    for name, size in APPLE.items():
        if name in (b"is32", b"il32"):
            continue
        (image,) = images(found[name], b"png")
        assert image.width() == image.height() == size, name
    # The packed ones, as Qt unpacks them.
    small = [image for image in images(data, b"icns") if image.width() <= 32]
    assert {image.width() for image in small} == {16, 32}
    for image in small:
        (drawn,) = images(icons.png(image.width(), icon), b"png")
        assert difference(image, drawn) <= 1


def test_apple_icon_keeps_apples_margin() -> None:
    found = blocks(icons.icns())
    (image,) = images(found[b"ic10"], b"png")
    middle = [image.pixelColor(x, 512).alpha() for x in range(1024)]
    first, last = middle.index(max(middle)), 1023 - middle[::-1].index(max(middle))
    assert 100 <= first <= 116
    assert 1023 - 116 <= last <= 1023 - 100
    (page,) = images(blocks(icons.icns(Icon.RECORD))[b"ic10"], b"png")
    assert page.pixelColor(512, 40).alpha() == 255, "a document is as high as its square"


@pytest.mark.parametrize("plane", [b"", b"a", b"aa", b"aaa", b"abc" * 100, b"a" * 1000 + b"bb"])
def test_packing_is_undone_by_apples_rules(plane: bytes) -> None:
    packed = icons._packed(plane)
    out = bytearray()
    at = 0
    while at < len(packed):
        head = packed[at]
        if head < 128:
            out += packed[at + 1 : at + 2 + head]
            at += 2 + head
        else:
            out += packed[at + 1 : at + 2] * (head - 125)
            at += 2
    assert bytes(out) == plane


def test_same_bytes_in_another_process() -> None:
    script = "import sys, installers.icons as i; sys.stdout.buffer.write(i.ico() + i.icns())"
    run = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT / "packaging", capture_output=True, check=True
    )
    assert run.stdout == icons.ico() + icons.icns()


@pytest.mark.qt_log_ignore("Cannot read file")
def test_broken_drawing_names_the_remedy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(icons, "_DRAWINGS", tmp_path)
    (tmp_path / "coup-desktop.svg").write_text("no drawing")
    with pytest.raises(BuildError, match="cannot be drawn"):
        icons.png(64)


def test_missing_drawing_names_the_remedy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(icons, "_DRAWINGS", tmp_path)
    with pytest.raises(BuildError, match="make_app_icons"):
        icons.png(64)
