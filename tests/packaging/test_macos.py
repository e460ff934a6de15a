"""What can be known of macOS' installer without macOS: the bundle's Info.plist, what is asked of
macOS' tools and in which order, the disk image's settings and picture."""

import base64
import json
import plistlib
import re
import runpy
import struct
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
from installers import icons, macho, macos, macos_image, macos_plist, macos_signing
from installers.build_paths import Build
from installers.icons import Icon
from installers.macos_credentials import VARIABLES, Credentials
from installers.macos_tools import Tools, hide
from installers.project import APP_ID, MIME_TYPE, BuildError, Project
from PySide6.QtGui import QColor, QImage

ROOT = Path(__file__).resolve().parents[2]
PROJECT = Project("coup-desktop", "Coup Desktop", "1.2.3", "A game.", 1_700_000_000)
MACHINES = {"x86_64": 0x01000007, "arm64": 0x0100000C}
IDENTITY = "Developer ID Application: Ann Example (ABCDE12345)"
FINGERPRINT = "0123456789ABCDEF0123456789ABCDEF01234567"
ACCOUNT = {
    "COUP_NOTARY_APPLE_ID": "ann@example.org",
    "COUP_NOTARY_PASSWORD": "abcd-efgh-ijkl-mnop",
    "COUP_NOTARY_TEAM": "ABCDE12345",
}
KEY = {
    "COUP_NOTARY_KEY": "-----BEGIN PRIVATE KEY-----\nMIGT\n-----END PRIVATE KEY-----",
    "COUP_NOTARY_KEY_ID": "KEY1234567",
    "COUP_NOTARY_ISSUER": "00000000-1111-2222-3333-444444444444",
}


def thin(machine: str = "arm64", system: tuple[int, int] = (12, 0), *, old: bool = False) -> bytes:
    """The head of a library for one machine."""
    version = system[0] << 16 | system[1] << 8
    other = struct.pack("<II8x", 0x1B, 16)
    least = (
        struct.pack("<IIII", 0x24, 16, version, version)
        if old
        else struct.pack("<IIIIII", 0x32, 24, 1, version, version, 0)
    )
    head = struct.pack("<IIIIIIII", 0xFEEDFACF, MACHINES[machine], 0, 6, 2, 40, 0, 0)
    return head + other + least + b"code"


def fat(*parts: bytes) -> bytes:
    """A library for several machines."""
    offset = 8 + 20 * len(parts)
    head, body = struct.pack(">II", 0xCAFEBABE, len(parts)), b""
    for part in parts:
        kind = struct.unpack_from("<I", part, 4)[0]
        head += struct.pack(">IIIII", kind, 0, offset + len(body), len(part), 0)
        body += part
    return head + body


class Recorder(Tools):
    """Stands for macOS: keeps what it is asked for, and does what the rest depends on."""

    def __init__(self, status: str = "Accepted") -> None:
        self.commands: list[list[str]] = []
        self.environs: list[dict[str, str]] = []
        self.shown: list[str] = []
        self.contents: dict[str, bytes] = {}
        self.status = status
        self.fails = ""

    def run(
        self,
        command: Sequence[str],
        *,
        secrets: Sequence[str] = (),
        environ: Mapping[str, str] | None = None,
    ) -> str:
        words = list(command)
        self.commands.append(words)
        self.environs.append(dict(environ or {}))
        self.shown.append(hide(" ".join(words), secrets))
        for word in words:
            if Path(word).suffix in {".plist", ".p8", ".p12", ".zip"} and Path(word).is_file():
                self.contents[Path(word).name] = Path(word).read_bytes()
        if self.fails and self.fails in words:
            raise BuildError(f"{words[0]} failed")
        match words:
            case ["ditto", "--noextattr", "--noqtn", source, target]:
                subprocess.run(["cp", "-a", source, target], check=True)
            case ["ditto", "-c", *_, target]:
                Path(target).write_bytes(b"archive")
            case [_, "-m", "dmgbuild", *_, image]:
                Path(image).write_bytes(b"image")
            case ["security", "find-identity", *_]:
                return f'  1) {FINGERPRINT} "{IDENTITY}"\n     1 valid identities found\n'
            case ["security", "list-keychains", "-d", "user"]:
                return '    "/Users/ann/login.keychain-db"\n    "/Library/System.keychain"\n'
            case ["xcrun", "notarytool", "submit", *_]:
                return json.dumps({"id": "some-number", "status": self.status, "message": "…"})
            case ["xcrun", "notarytool", "log", *_]:
                return '{"issues": ["The signature is invalid."]}'
        return ""

    def asked(self, *first: str) -> list[list[str]]:
        """The commands that begin so."""
        return [words for words in self.commands if words[: len(first)] == list(first)]


@pytest.fixture
def build(tmp_path: Path) -> Build:
    """A bundle as PyInstaller lays it out, with the heads of libraries in place of these."""
    work, dist = tmp_path / "work", tmp_path / "dist"
    build = Build(ROOT, PROJECT, "macos", "arm64", work, dist)
    contents = build.frozen / "Contents"
    inside = {
        "MacOS/coup-desktop": thin(),
        "Frameworks/PySide6/QtCore.abi3.so": thin(system=(11, 0), old=True),
        "Frameworks/PySide6/Qt/plugins/platforms/libqcocoa.dylib": thin(),
        "Frameworks/PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore": thin(),
        "Frameworks/PySide6/Qt/lib/QtCore.framework/Versions/A/Resources/Info.plist": b"<plist/>",
        "Frameworks/PySide6/Qt/lib/Bare.framework/Versions/A/Bare": thin(),
        "Frameworks/Python.framework/Versions/3.13/Python": thin(),
        "Frameworks/Python.framework/Versions/3.13/Resources/Info.plist": b"<plist/>",
        "Frameworks/lib-dynload/_json.so": fat(thin("x86_64"), thin()),
        "Resources/coup_desktop/resources_data/sounds/coin.wav": b"RIFF",
        "Resources/coup-record.icns": b"icns",
    }
    for name, content in inside.items():
        path = contents / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    (contents / "Frameworks/coup_desktop").symlink_to("../Resources/coup_desktop")
    (contents / "Resources/lib-dynload").symlink_to("../Frameworks/lib-dynload")
    (contents / "Frameworks/QtCore").symlink_to("PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore")
    (contents / "Info.plist").write_bytes(plistlib.dumps(macos_plist.info(PROJECT, ROOT)))
    return build


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


# Signing.


def test_code_is_signed_from_the_inside_out(build: Build) -> None:
    frameworks = build.frozen / "Contents" / "Frameworks"
    order = macos_signing.code_within(build.frozen)
    assert {path.relative_to(frameworks).as_posix() for path in order} == {
        "PySide6/QtCore.abi3.so",
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
        "PySide6/Qt/lib/QtCore.framework/Versions/A",
        "PySide6/Qt/lib/Bare.framework/Versions/A/Bare",
        "Python.framework/Versions/3.13",
        "lib-dynload/_json.so",
    }
    for place, path in enumerate(order):
        for later in order[place + 1 :]:
            assert path not in later.parents, f"{later} is inside {path}, and comes after it"


def test_without_credentials_the_signature_is_ad_hoc(
    build: Build, capsys: pytest.CaptureFixture[str]
) -> None:
    tools = Recorder()
    (image,) = macos.package(build, tools, Credentials())
    assert image == build.dist / "Coup-Desktop-1.2.3-macos-arm64.dmg"
    assert image.read_bytes() == b"image"
    assert [path.name for path in build.dist.iterdir()] == [image.name]
    signing = tools.asked("codesign", "--force")
    assert len(signing) == 2
    for words in signing:
        assert words[2:5] == ["--sign", "-", "--timestamp=none"]
        assert words[5:7] == ["--options", "runtime"]
    inner, outer = signing
    assert "--entitlements" not in inner
    assert outer[-1].endswith("Coup Desktop.app")
    assert outer[-1] not in inner
    rights = plistlib.loads(tools.contents["entitlements.plist"])
    assert rights == {"com.apple.security.cs.disable-library-validation": True}
    assert b"<!--" not in tools.contents["entitlements.plist"]
    verified = tools.asked("codesign", "--verify")
    assert [words[-1] for words in verified] == [outer[-1]]
    assert tools.commands.index(verified[0]) > tools.commands.index(outer)
    assert not tools.asked("xcrun")
    assert not tools.asked("security")
    said = capsys.readouterr().out
    assert "signed ad hoc" in said
    assert "COUP_MACOS_CERTIFICATE" in said
    assert "not notarised" in said


def test_a_certificate_is_used_from_a_keychain_that_does_not_stay(build: Build) -> None:
    tools = Recorder()
    given = {
        "COUP_MACOS_CERTIFICATE": base64.b64encode(b"certificate").decode() + "\n",
        "COUP_MACOS_CERTIFICATE_PASSWORD": "very secret",
    }
    macos.package(build, tools, Credentials.of(given))
    assert tools.contents["certificate.p12"] == b"certificate"
    made = [words[1] for words in tools.asked("security")]
    assert made == [
        "list-keychains",
        "create-keychain",
        "set-keychain-settings",
        "unlock-keychain",
        "import",
        "set-key-partition-list",
        "list-keychains",
        "find-identity",
        "list-keychains",
        "delete-keychain",
    ]
    lists = tools.asked("security", "list-keychains", "-d", "user", "-s")
    old = ["/Users/ann/login.keychain-db", "/Library/System.keychain"]
    keychain = tools.asked("security", "delete-keychain")[0][-1]
    assert [words[5:] for words in lists] == [[keychain, *old], old]
    signing = tools.asked("codesign", "--force")
    assert len(signing) == 3, "the code inside, the bundle, the image"
    for words in signing:
        assert words[2:5] == ["--sign", FINGERPRINT, "--timestamp"]
        assert words[words.index("--keychain") + 1] == keychain
        assert "--entitlements" not in words, "nothing has to be allowed"
    assert signing[-1][-1].endswith(".dmg")
    password = tools.asked("security", "create-keychain")[0][3]
    for line in tools.shown:
        assert "very secret" not in line
        assert password not in line
    assert len(password) >= 24


def test_a_keychain_does_not_stay_when_signing_fails(build: Build) -> None:
    tools = Recorder()
    tools.fails = "--verify"
    given = {"COUP_MACOS_CERTIFICATE": base64.b64encode(b"certificate").decode()}
    with pytest.raises(BuildError, match="codesign"):
        macos.package(build, tools, Credentials.of(given))
    assert tools.commands[-1][:2] == ["security", "delete-keychain"]
    assert not build.dist.exists()
    assert list(build.work.iterdir()) == [build.work / "frozen"], "nothing of it stays"


def test_an_identity_of_the_login_keychain_will_do(build: Build) -> None:
    tools = Recorder()
    macos.package(build, tools, Credentials.of({"COUP_MACOS_IDENTITY": IDENTITY}))
    assert not tools.asked("security")
    assert {words[3] for words in tools.asked("codesign", "--force")} == {IDENTITY}


def test_a_certificate_that_is_none_is_named(build: Build) -> None:
    given = {"COUP_MACOS_CERTIFICATE": "no Base64!"}
    with pytest.raises(BuildError, match="COUP_MACOS_CERTIFICATE is not Base64"):
        macos.package(build, Recorder(), Credentials.of(given))


# Apple's notary.


@pytest.mark.parametrize("given", [ACCOUNT, KEY], ids=["account", "key"])
def test_bundle_and_image_are_notarised(build: Build, given: dict[str, str]) -> None:
    tools = Recorder()
    macos.package(build, tools, Credentials.of(given | {"COUP_MACOS_IDENTITY": IDENTITY}))
    submitted = tools.asked("xcrun", "notarytool", "submit")
    assert [Path(words[3]).suffix for words in submitted] == [".zip", ".dmg"]
    assert tools.contents["Coup Desktop.zip"] == b"archive"
    stapled = [Path(words[-1]).suffix for words in tools.asked("xcrun", "stapler", "staple")]
    assert stapled == [".app", ".dmg"]
    (archive,) = tools.asked("ditto", "-c")
    assert archive[2:4] == ["-k", "--keepParent"]
    secret = next(value for name, value in given.items() if name.endswith(("_PASSWORD", "_KEY")))
    place = tools.commands.index(submitted[0])
    assert tools.environs[place] == given
    for words in submitted:
        assert "--wait" in words
        assert not any(secret in word for word in words), "arguments can be seen by others"
    # First the ticket is attached to the bundle, then the image is made of it.
    image = next(words for words in tools.commands if words[1:3] == ["-m", "dmgbuild"])
    staple = tools.asked("xcrun", "stapler", "staple")[0]
    assert tools.commands.index(staple) < tools.commands.index(image)
    if given is KEY:
        assert tools.contents["notary.p8"].decode() == KEY["COUP_NOTARY_KEY"] + "\n"


def test_a_refusal_gives_apples_reasons(build: Build) -> None:
    tools = Recorder("Invalid")
    given = ACCOUNT | {"COUP_MACOS_IDENTITY": IDENTITY}
    with pytest.raises(BuildError, match=r"(?s)“Invalid”.*The signature is invalid"):
        macos.package(build, tools, Credentials.of(given))
    assert not build.dist.exists()


@pytest.mark.parametrize(
    ("given", "named"),
    [
        ({"COUP_NOTARY_KEY": "x", "COUP_NOTARY_ISSUER": "y"}, "COUP_NOTARY_KEY_ID"),
        ({"COUP_NOTARY_APPLE_ID": "x"}, "COUP_NOTARY_PASSWORD, COUP_NOTARY_TEAM"),
        ({"COUP_MACOS_CERTIFICATE_PASSWORD": "x"}, "COUP_MACOS_CERTIFICATE is not"),
        (ACCOUNT, "COUP_MACOS_CERTIFICATE or COUP_MACOS_IDENTITY"),
    ],
)
def test_half_given_credentials_are_named(given: dict[str, str], named: str) -> None:
    with pytest.raises(BuildError, match=named):
        Credentials.of(given)


def test_empty_variables_are_none() -> None:
    """A workflow gives a secret that it has not as an empty text."""
    assert Credentials.of(dict.fromkeys(VARIABLES, "")) == Credentials()
    assert not Credentials().signs


def test_every_variable_is_told_of() -> None:
    told = (ROOT / "packaging" / "macos" / "README.md").read_text(encoding="utf-8")
    for name in VARIABLES:
        assert f"`{name}`" in told, name


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


# What goes wrong.


def test_a_missing_tool_says_where_it_comes_from() -> None:
    with pytest.raises(BuildError, match="xcode-select"):
        Tools().run(["no-such-tool-of-macos"])


def test_a_failing_tool_shows_what_it_said_without_secrets() -> None:
    command = [sys.executable, "-c", "import sys; sys.exit(sys.argv[1] + ' is wrong')", "secret"]
    with pytest.raises(BuildError) as caught:
        Tools().run(command, secrets=["secret"])
    assert "*** is wrong" in str(caught.value)
    assert "secret" not in str(caught.value)
    with pytest.raises(BuildError, match="no program"):
        macos_signing.main_program(Path("nowhere.app"))
