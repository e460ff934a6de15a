"""macOS: who signs what in which order, Apple's notary, and that no secret is shown or kept."""

import base64
import plistlib
import sys
from pathlib import Path

import pytest
from installers import macos, macos_signing
from installers.build_paths import Build
from installers.macos_credentials import VARIABLES, Credentials
from installers.macos_tools import Tools
from installers.project import BuildError

from tests.packaging.made_up_mac import FINGERPRINT, IDENTITY, ROOT, Recorder, made_up_build

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

pytestmark = pytest.mark.skipif(
    sys.platform == "win32", reason="macOS' bundles have symbolic links"
)


@pytest.fixture
def build(tmp_path: Path) -> Build:
    return made_up_build(tmp_path)


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
