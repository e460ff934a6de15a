"""The pages for people and packagers: links lead somewhere, names are those of what is made."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from installers import deb, linux, linux_libraries, macos_image, macos_plist, nsis, rpm, windows
from installers.build_paths import Build
from installers.macos_credentials import VARIABLES
from installers.project import APP_ID, MIME_TYPE, Project
from installers.signing import CERTIFICATE, PASSWORD_FILE, TIMESTAMP

from coup_desktop.engine.record import FIRST_WORD

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "packaging").glob("**/*.md")])
PEOPLE = ROOT / "README.md"
PACKAGERS = ROOT / "packaging" / "README.md"


def words(page: Path) -> str:
    """A page's text without its code."""
    text = page.read_text(encoding="utf-8")
    return re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)


def anchors(page: Path) -> set[str]:
    """The headings of a page as links name them."""
    titles = re.findall(r"^#+ (.+)$", words(page), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", words(page)):
        if "://" in target:
            continue
        path, _, anchor = target.partition("#")
        there = page.parent / path if path else page
        assert there.exists(), target
        assert not anchor or anchor in anchors(there), target


def test_pages_name_what_the_build_makes() -> None:
    project = replace(Project.load(ROOT), version="VERSION")
    build = Build(ROOT, project, "linux", "x86_64", ROOT / "build", ROOT / "dist")
    names = [
        deb.file_name(build),
        rpm.file_name(build),
        linux.archive_name(build),
        nsis.installer_name(build),
        macos_image.image_name(replace(build, machine="arm64")),
    ]
    suffixes = [
        windows.portable_name(build).removeprefix("Coup-Desktop-VERSION-windows-x64"),
        macos_image.image_name(build).rpartition("-")[2],
    ]
    for page in (PEOPLE, PACKAGERS):
        text = page.read_text(encoding="utf-8")
        assert [name for name in [*names, *suffixes] if name not in text] == [], page


def test_pages_name_the_oldest_systems() -> None:
    glibc = f"glibc {'.'.join(map(str, linux_libraries.FLOORS['GLIBC']))}"
    macos = f"macOS {macos_plist.LEAST_SYSTEM.removesuffix('.0')}"
    for page in (PEOPLE, PACKAGERS):
        text = page.read_text(encoding="utf-8")
        assert glibc in text
        assert macos in text


def test_packagers_are_told_of_every_name_and_variable() -> None:
    text = PACKAGERS.read_text(encoding="utf-8")
    assert all(name in text for name in (APP_ID, MIME_TYPE, FIRST_WORD, "SOURCE_DATE_EPOCH"))
    assert all(name in text for name in (CERTIFICATE, PASSWORD_FILE, TIMESTAMP))
    mac = (ROOT / "packaging" / "macos" / "README.md").read_text(encoding="utf-8")
    assert [name for name in VARIABLES if name not in mac] == []
