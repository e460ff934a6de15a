"""macOS: the bundle's Info.plist, what its code asks for, the disk image's settings and picture."""

import plistlib
import re
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from installers import icons, macho, macos, macos_image, macos_plist, macos_signing
from installers.build_paths import Build
from installers.icons import Icon
from installers.macos_credentials import Credentials
from installers.project import APP_ID, MIME_TYPE, BuildError, Project
from PySide6.QtGui import QColor, QImage

from tests.packaging.made_up_mac import PROJECT, ROOT, Recorder, fat, made_up_build, thin

pytestmark = pytest.mark.skipif(
    sys.platform == "win32", reason="macOS' bundles have symbolic links"
)


@pytest.fixture
def build(tmp_path: Path) -> Build:
    return made_up_build(tmp_path)


# What the bundle says of itself.


def test_info_plist_says_what_macos_has_to_know(tmp_path: Path) -> None:
    path = tmp_path / "Info.plist"
    path.write_bytes(plistlib.dumps(macos_plist.info(PROJECT, ROOT)))
    info: dict[str, Any] = plistlib.loads(path.read_bytes())
    assert info["CFBundleIdentifier"] == APP_ID
    assert re.fullmatch(r"[A-Za-z0-9-]+(\.[A-Za-z0-9-]+){2,}", APP_ID)
    assert info["CFBundleExecutable"] == "coup-desktop"
    assert info["CFBundleName"] == info["CFBundleDisplayName"] == "Coup Desktop"
    assert info["CFBundleVersion"] == info["CFBundleShortVersionString"] == "1.2.3"
    assert info["LSApplicationCategoryType"] == "public.app-category.card-games"
    assert info["NSHighResolutionCapable"] is True
    assert info["NSRequiresAquaSystemAppearance"] is False
    assert info["LSBackgroundOnly"] is False
    assert info["CFBundleIconFile"] == "coup-desktop.icns"
    assert re.fullmatch(r"© 20\d\d The Coup Desktop authors", info["NSHumanReadableCopyright"])


def test_a_record_has_one_type_under_all_its_names() -> None:
    info: Any = macos_plist.info(PROJECT, ROOT)
    (document,) = info["CFBundleDocumentTypes"]
    (declared,) = info["UTExportedTypeDeclarations"]
    assert document["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]
    assert declared["UTTypeIdentifier"].startswith(f"{APP_ID}.")
    tags = declared["UTTypeTagSpecification"]
    assert tags == {"public.filename-extension": ["coup"], "public.mime-type": [MIME_TYPE]}
    from coup_desktop.desk.record_files import ENDING

    assert tags["public.filename-extension"] == [ENDING]
    # As on Linux: text, and owned by this program.
    mime = (ROOT / "packaging" / "linux" / "coup-desktop.mime.xml").read_text(encoding="utf-8")
    assert f'<mime-type type="{MIME_TYPE}">' in mime
    assert f"*.{ENDING}" in mime
    assert ('sub-class-of type="text/plain"' in mime) == (
        declared["UTTypeConformsTo"] == ["public.utf8-plain-text"]
    )
    assert document["LSHandlerRank"] == "Owner"
    for language, content in macos_plist.strings(ROOT).items():
        (name,) = plistlib.loads(content).values()
        assert plistlib.loads(content) == {document["CFBundleTypeName"]: name}
        attribute = "" if language == "en" else f' xml:lang="{language}"'
        assert f"<comment{attribute}>{name}</comment>" in mime
    icon = icons.Icon.RECORD.value + ".icns"
    assert document["CFBundleTypeIconFile"] == declared["UTTypeIconFile"] == icon


@pytest.mark.parametrize(
    ("version", "number"), [("0.1.0", "0.1.0"), ("2", "2"), ("1.4.0rc2", "1.4.0")]
)
def test_versions_become_numbers(version: str, number: str) -> None:
    project = Project("coup-desktop", "Coup Desktop", version, "", 0)
    assert macos_plist.info(project, ROOT)["CFBundleVersion"] == number
    with pytest.raises(BuildError, match="dev"):
        macos_plist.info(Project("coup-desktop", "Coup Desktop", "dev", "", 0), ROOT)


def test_a_licence_without_owner_is_named(tmp_path: Path) -> None:
    with pytest.raises(BuildError, match="LICENSE"):
        macos_plist.copyright_of(tmp_path)
    (tmp_path / "LICENSE").write_text("Do what you like.\n")
    with pytest.raises(BuildError, match=r"Copyright \(c\)"):
        macos_plist.copyright_of(tmp_path)


def test_the_least_system_is_the_one_of_the_locked_qt() -> None:
    """The wheels of Qt 6.8 and 6.9 are macosx_12_0; a later one's tag has to be looked up anew."""
    locked = (ROOT / "packaging" / "requirements.txt").read_text(encoding="utf-8")
    (version,) = re.findall(r"(?mi)^pyside6-essentials==(\d+\.\d+)", locked)
    assert (version, macos_plist.LEAST_SYSTEM) in {("6.8", "12.0"), ("6.9", "12.0")}


def test_the_bundle_is_made_as_pyinstaller_makes_it(
    tmp_path: Path,
) -> None:
    """PyInstaller's own BUNDLE, with what it needs of macOS taken away, is given our options."""
    made = _bundle(tmp_path)
    contents = made / "Contents"
    info: dict[str, Any] = plistlib.loads((contents / "Info.plist").read_bytes())
    expected = plistlib.loads(plistlib.dumps(macos_plist.info(PROJECT, ROOT)))
    assert info == expected
    assert (contents / "MacOS" / info["CFBundleExecutable"]).is_file()
    for icon in Icon:
        file = contents / "Resources" / macos_plist.icon_file(icon)
        assert file.read_bytes() == icons.icns(icon)
    for language in info["CFBundleLocalizations"]:
        file = contents / "Resources" / f"{language}.lproj" / "InfoPlist.strings"
        assert file.read_bytes() == macos_plist.strings(ROOT)[language]
    assert macos_signing.main_program(made).name == "coup-desktop"


def _bundle(folder: Path) -> Path:
    """Run BUNDLE in a process of its own: it keeps its settings in globals."""
    program = folder / "coup-desktop"
    program.write_bytes(thin())
    script = f"""
import sys
from pathlib import Path
import PyInstaller.config
from PyInstaller.building import osx
sys.path.insert(0, {str(ROOT / "packaging")!r})
from installers import macos_bundle
from installers.project import Project
class Signs:
    sign_binary = staticmethod(lambda *args, **kwargs: None)
osx.is_darwin, osx.osxutils = True, Signs
folder = Path({str(folder)!r})
PyInstaller.config.CONF.update(
    distpath=str(folder / "dist"), workpath=str(folder), specpath=str(folder),
    noconfirm=True, specnm="coup-desktop", code_cache={{}},
)
data = macos_bundle.data(Path({str(ROOT)!r}), folder / "icons")
osx.BUNDLE(
    [("coup-desktop", {str(program)!r}, "EXECUTABLE"), *data],
    **macos_bundle.bundle_options({PROJECT!r}, Path({str(ROOT)!r}), folder / "icons"),
)
"""
    subprocess.run([sys.executable, "-c", script], check=True, capture_output=True)
    return folder / "dist" / "Coup Desktop.app"


# Machines and systems.


def test_heads_of_libraries_are_read(tmp_path: Path) -> None:
    path = tmp_path / "library"
    path.write_bytes(thin("x86_64", (10, 13), old=True))
    assert macho.machines(path) == {"x86_64": (10, 13)}
    path.write_bytes(fat(thin("x86_64"), thin("arm64", (11, 3))))
    assert macho.machines(path) == {"x86_64": (12, 0), "arm64": (11, 3)}
    whole = path.read_bytes()
    for length in (0, 3, 6, 20, 60):
        path.write_bytes(whole[:length])
        assert not macho.is_code(path)
    path.write_bytes(b"\xca\xfe\xba\xbe\x00\x00\x00\x41" + bytes(2000))  # a Java class
    assert not macho.is_code(path)
    path.write_bytes(b"\x7fELF" + bytes(100))
    assert not macho.is_code(path)
    link = tmp_path / "link"
    path.write_bytes(thin())
    link.symlink_to(path)
    assert macho.is_code(path)
    assert not macho.is_code(link)


def test_what_asks_for_a_newer_system_is_not_packed(build: Build) -> None:
    library = build.frozen / "Contents/Frameworks/lib-dynload/_json.so"
    library.write_bytes(thin(system=(13, 1)))
    with pytest.raises(BuildError, match=r"macOS 13\.1, not 12\.0.*_json\.so"):
        macos.package(build, Recorder(), Credentials())
    assert not build.dist.exists()


def test_what_is_for_another_machine_is_not_packed(build: Build) -> None:
    library = build.frozen / "Contents/Frameworks/lib-dynload/_json.so"
    library.write_bytes(thin("x86_64"))
    with pytest.raises(BuildError, match=r"_json\.so is for x86_64, not for arm64"):
        macos.package(build, Recorder(), Credentials())


# The disk image.


def _settings(build: Build) -> dict[str, Any]:
    """The settings as dmgbuild gets them: it runs the file with `defines` among the globals."""
    defines = {"bundle": str(build.frozen), "background": "b.png", "icon": "v.icns"}
    return runpy.run_path(str(ROOT / macos_image.SETTINGS), {"defines": defines})


def test_the_window_has_program_and_folder_beside_each_other(build: Build) -> None:
    found = _settings(build)
    assert found["files"] == [(str(build.frozen), "Coup Desktop.app")]
    assert not {"hide", "hide_extensions"} & set(found), "that would be written onto the bundle"
    assert found["symlinks"] == {"Applications": "/Applications"}
    assert set(found["icon_locations"]) == {"Coup Desktop.app", "Applications"}
    (left, y), (right, other) = found["icon_locations"].values()
    assert y == other
    width, height = found["window_rect"][1]
    assert left == width - right, "in the middle"
    assert right - left > found["icon_size"] * 1.5
    assert y + found["icon_size"] < height
    picture = QImage.fromData(icons.picture(ROOT / macos_image.BACKGROUND))
    assert picture.width() >= width
    assert picture.height() >= height


def test_dmgbuild_gets_what_the_settings_ask_for(build: Build) -> None:
    tools = Recorder()
    macos.package(build, tools, Credentials())
    (words,) = [words for words in tools.commands if "dmgbuild" in words]
    given = dict(word.split("=", 1) for word in words if re.match(r"\w+=", word))
    settings = (ROOT / macos_image.SETTINGS).read_text(encoding="utf-8")
    assert set(re.findall(r'_given\["(\w+)"\]', settings)) == set(given)
    assert words[-2] == "Coup Desktop"


def test_an_image_is_tried_again_while_macos_is_busy(build: Build) -> None:
    tools = Recorder()
    tools.busy = 3
    (image,) = macos.package(build, tools, Credentials())
    assert image.is_file()
    assert tools.paused == 3
    assert len([words for words in tools.commands if "dmgbuild" in words]) == 4


def test_an_image_is_given_up_in_the_end(build: Build) -> None:
    tools = Recorder()
    tools.busy = 99
    with pytest.raises(BuildError, match="Resource busy"):
        macos.package(build, tools, Credentials())
    assert len([words for words in tools.commands if "dmgbuild" in words]) < 10
    tools = Recorder()
    tools.fails = "dmgbuild"
    with pytest.raises(BuildError, match="failed"):
        macos.package(build, tools, Credentials())
    assert not tools.paused
    assert not build.dist.exists()


def test_the_pictures_are_for_both_kinds_of_screen(tmp_path: Path) -> None:
    plain = macos_image.draw_background(ROOT / macos_image.BACKGROUND, tmp_path)
    one, two = QImage(str(plain)), QImage(str(tmp_path / "background@2x.png"))
    assert one.size() * 2 == two.size()


def test_names_can_be_read_on_the_picture_light_or_dark(build: Build) -> None:
    """Finder writes below the icons, in black or white; 4.4 is what both can have at most."""
    picture = QImage.fromData(icons.picture(ROOT / macos_image.BACKGROUND))
    found = _settings(build)
    for x, y in found["icon_locations"].values():
        for column in range(x - 75, x + 75):
            for row in range(y + 66, y + 100):
                light = _luminance(picture.pixelColor(column, row))
                assert (light + 0.05) / 0.05 > 4.4
                assert 1.05 / (light + 0.05) > 4.4


def _luminance(colour: QColor) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)

    red, green, blue = map(linear, (colour.redF(), colour.greenF(), colour.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_the_picture_is_what_its_generator_writes(tmp_path: Path) -> None:
    script = (
        "import sys, make_dmg_background as m; from pathlib import Path; "
        "m.OUT = Path(sys.argv[1]); m.main()"
    )
    art = ROOT / "packaging" / "art"
    subprocess.run([sys.executable, "-c", script, str(tmp_path)], cwd=art, check=True)
    made = (tmp_path / "dmg-background.svg").read_bytes()
    assert made == (ROOT / macos_image.BACKGROUND).read_bytes()
