"""What Linux' desktops are told: menu entry, kind of file, icons, man page; validators look."""

import gzip
import re
import shutil
import subprocess
import xml.etree.ElementTree as ET
from collections.abc import Sequence
from pathlib import Path

import pytest
from installers import linux_share
from installers.build_paths import Build
from installers.linux_share import APPSTREAM_ID
from installers.project import MIME_TYPE, BuildError

from coup_desktop import cli
from coup_desktop.engine.record import FIRST_WORD

LANGUAGES = {"de", "id", "ru"}
SVG = "{http://www.w3.org/2000/svg}svg"
XML_LANG = "{http://www.w3.org/XML/1998/namespace}lang"


@pytest.fixture
def share(build: Build) -> dict[str, bytes]:
    return linux_share.share(build)


def run_tool(tool: str, package: str, *arguments: str, statuses: Sequence[int] = (0,)) -> str:
    """All that a validator says, which is to be content; skips where it is not installed."""
    if shutil.which(tool) is None:
        pytest.skip(f"needs {tool} (Debian: {package})")
    done = subprocess.run(
        [tool, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode in statuses, done.stdout
    return done.stdout


def entry(share: dict[str, bytes]) -> dict[str, str]:
    """The menu entry's lines."""
    lines = share["applications/coup-desktop.desktop"].decode().splitlines()
    assert lines[0] == "[Desktop Entry]"
    return dict(line.split("=", 1) for line in lines[1:])


def test_the_menu_entry_is_valid(share: dict[str, bytes], tmp_path: Path) -> None:
    file = tmp_path / "coup-desktop.desktop"
    file.write_bytes(share["applications/coup-desktop.desktop"])
    assert run_tool("desktop-file-validate", "desktop-file-utils", str(file)) == ""


def test_the_menu_entry_opens_records_in_all_languages(share: dict[str, bytes]) -> None:
    lines = entry(share)
    assert (lines["Exec"], lines["MimeType"]) == ("coup-desktop %f", f"{MIME_TYPE};")
    assert f"icons/hicolor/48x48/apps/{lines['Icon']}.png" in share
    for key in ("GenericName", "Comment", "Keywords"):
        texts = {lines[key], *(lines[f"{key}[{language}]"] for language in LANGUAGES)}
        assert len(texts) == 1 + len(LANGUAGES)


def test_the_metainfo_is_valid(share: dict[str, bytes], tmp_path: Path) -> None:
    file = tmp_path / f"{APPSTREAM_ID}.metainfo.xml"
    file.write_bytes(share[f"metainfo/{file.name}"])
    options = ("validate", "--pedantic", "--no-net", str(file))
    told = run_tool("appstreamcli", "appstream", *options, statuses=(0, 3))
    # From 1.0 on it wants a page on the web, which the program has not.
    faults = {
        line.rpartition(" ")[2] for line in told.splitlines() if line.startswith(("E:", "W:"))
    }
    assert faults <= {"url-homepage-missing"}, told


def test_the_metainfo_tells_the_version_in_all_languages(
    share: dict[str, bytes], build: Build
) -> None:
    tree = ET.fromstring(share[f"metainfo/{APPSTREAM_ID}.metainfo.xml"])
    release = tree.find("releases/release")
    assert release is not None
    assert release.attrib == {"version": build.project.version, "date": "2023-11-14"}
    assert tree.findtext("launchable") == "coup-desktop.desktop"
    for path in ("summary", "description/p", "description/ul/li"):
        words = [element.get(XML_LANG, "en") for element in tree.findall(path)]
        assert len(words) % 4 == 0
        assert set(words) == {"en", *LANGUAGES}


def test_the_kind_of_file_is_known_by_name_and_by_content(share: dict[str, bytes]) -> None:
    space = {"": "http://www.freedesktop.org/standards/shared-mime-info"}
    tree = ET.fromstring(share["mime/packages/coup-desktop.xml"])
    kind = tree.find("mime-type", space)
    assert kind is not None
    assert kind.get("type") == MIME_TYPE
    globs = [glob.get("pattern") for glob in kind.findall("glob", space)]
    assert globs == ["*.coup"]
    (match,) = kind.findall("magic/match", space)
    assert (match.get("value"), match.get("offset")) == (f"{FIRST_WORD} ", "0")
    icon = kind.find("icon", space)
    assert icon is not None
    assert f"icons/hicolor/scalable/mimetypes/{icon.get('name')}.svg" in share


def test_the_desktops_own_tool_takes_it(share: dict[str, bytes], tmp_path: Path) -> None:
    packages = tmp_path / "mime" / "packages"
    packages.mkdir(parents=True)
    (packages / "coup-desktop.xml").write_bytes(share["mime/packages/coup-desktop.xml"])
    run_tool("update-mime-database", "shared-mime-info", str(tmp_path / "mime"))
    assert f"{MIME_TYPE}:*.coup" in (tmp_path / "mime" / "globs").read_text(encoding="utf-8")


def test_there_are_icons_in_all_sizes(share: dict[str, bytes]) -> None:
    for place in ("apps/coup-desktop", "mimetypes/application-x-coup-desktop-record"):
        for size in (16, 22, 24, 32, 48, 64, 96, 128, 192, 256, 512):
            data = share[f"icons/hicolor/{size}x{size}/{place}.png"]
            assert data[:8] == b"\x89PNG\r\n\x1a\n"
            assert int.from_bytes(data[16:20]) == int.from_bytes(data[20:24]) == size
        assert ET.fromstring(share[f"icons/hicolor/scalable/{place}.svg"]).tag == SVG


def man_page(share: dict[str, bytes]) -> str:
    return gzip.decompress(share["man/man6/coup-desktop.6.gz"]).decode()


def test_the_man_page_is_well_formed(share: dict[str, bytes], tmp_path: Path) -> None:
    file = tmp_path / "coup-desktop.6"
    file.write_text(man_page(share), encoding="utf-8")
    assert run_tool("groff", "groff-base", "-man", "-ww", "-z", "-Tutf8", str(file)) == ""


def test_the_man_page_has_its_sections_and_version(share: dict[str, bytes], build: Build) -> None:
    page = man_page(share)
    sections = re.findall(r"^\.SH (.+)$", page, re.MULTILINE)
    wanted = ["NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "COMMANDS", "FILES", "EXAMPLES"]
    assert [name for name in sections if name in wanted] == wanted
    assert f'"2023-11-14" "Coup Desktop {build.project.version}"' in page


def test_the_man_page_has_the_options_of_help_and_no_others(
    share: dict[str, bytes], capsys: pytest.CaptureFixture[str]
) -> None:
    helps = ""
    for command in ((), ("replay",), ("simulate",), ("arena",)):
        with pytest.raises(SystemExit, match="0"):
            cli.main([*command, "--help"])
        helps += capsys.readouterr().out
    option = re.compile(r"--[a-z][a-z-]*[a-z]")
    page = man_page(share).replace("\\-", "-")
    assert set(option.findall(page)) == set(option.findall(helps))


def test_a_word_that_nobody_knows_is_refused(
    build: Build, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(linux_share, "DATA", tmp_path)
    (tmp_path / "page").write_text("Version @VERSION@ by @NOBODY@", encoding="utf-8")
    with pytest.raises(BuildError, match="page: nobody knows what to write for @NOBODY@"):
        linux_share.text(build, "page")
    with pytest.raises(BuildError, match="absent: No such file"):
        linux_share.text(build, "absent")


@pytest.mark.parametrize(
    ("version", "sorted_as"),
    [
        ("1.0.0", "1.0.0"),
        ("1.0.0rc1", "1.0.0~rc1"),
        ("1.0.0a2", "1.0.0~a2"),
        ("1.0.0.dev3", "1.0.0~dev3"),
    ],
)
def test_a_pre_release_comes_before_the_release(version: str, sorted_as: str) -> None:
    assert linux_share.sortable(version) == sorted_as


def test_the_script_for_the_menu_is_clean(build: Build) -> None:
    run_tool("shellcheck", "shellcheck", str(build.root / linux_share.DATA / "menu-entry"))
