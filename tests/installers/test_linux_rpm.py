"""The .rpm, laid into fresh Debian systems by rpm itself: no Fedora has seen it."""

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.installers import desk, window
from tests.installers.artefacts import artefact, picture
from tests.installers.roots import Root, fresh_root

OLDER = "0.0.9"
SPEC = """\
%global debug_package %{{nil}}
%global __os_install_post %{{nil}}
%global _build_id_links none
%global _binary_payload w0.ufdio
Name: coup-desktop
Version: {version}
Release: 1
Summary: An older version
License: MIT
AutoReqProv: no
%description
An older version, with a part that has gone since.
%install
cp -a '{tree}/.' '%{{buildroot}}'
%files
{files}
"""


@pytest.fixture(params=["bookworm", "trixie"])
def root(
    request: pytest.FixtureRequest, tmp_path: Path, real_screen: dict[str, str]
) -> Iterator[Root]:
    """A system with the libraries that the package asks for, by Debian's names for them."""
    with fresh_root(request.param, tmp_path, real_screen["DISPLAY"]) as fresh:
        command = ["dpkg-deb", "-f", str(artefact("coup-desktop_*_amd64.deb")), "Depends"]
        depends = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        names = [re.split(r"[ |(]", name.strip())[0] for name in depends.split(",")]
        known = set(fresh.as_root("apt-cache", "pkgnames").split())
        fresh.install(*(name if name in known else name.removesuffix("t64") for name in names))
        yield fresh


@pytest.fixture
def package() -> Path:
    return artefact("coup-desktop-*.x86_64.rpm")


def query(package: Path, *what: str) -> list[str]:
    """What rpm tells of a package, line by line."""
    command = ["rpm", "-qp", *what, str(package)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()


def install(root: Root, *what: str) -> None:
    """Have the builder's rpm work in the root."""
    subprocess.run(["rpm", "--root", str(root.path), "--nodeps", *what], check=True)


def older(package: Path, folder: Path) -> Path:
    """The package's files as a version before it, with a part that has gone since."""
    tree = folder / "tree"
    tree.mkdir()
    unpack = f"rpm2cpio '{package}' | cpio --quiet -idm"
    subprocess.run(["sh", "-c", unpack], cwd=tree, check=True)
    (tree / "usr/lib/coup-desktop/gone-since").write_text("old\n", encoding="utf-8")
    files = [*query(package, "-l"), "/usr/lib/coup-desktop/gone-since"]
    lines = [f'"{name}"' for name in files if not (tree / name[1:]).is_dir()]
    spec = folder / "older.spec"
    spec.write_text(SPEC.format(version=OLDER, tree=tree, files="\n".join(lines)), "utf-8")
    command = ["rpmbuild", "-bb", "--quiet", "--nodeps", "--define", f"_topdir {folder}/build"]
    subprocess.run([*command, str(spec)], check=True)
    return next((folder / "build" / "RPMS").rglob("*.rpm"))


def assert_libraries_are_there(root: Root, package: Path) -> None:
    """The libraries that it asks for, by their names, are those that its twin for Debian got."""
    required = query(package, "--requires")
    wanted = {re.split(r"[()]", line)[0] for line in required if "64bit" in line}
    assert {"libc.so.6", "libEGL.so.1", "libxcb.so.1"} <= wanted
    listed = root.as_root("ldconfig", "-p")
    assert {name for name in wanted if f"\t{name} " not in listed} == set()
    assert not any("libxcb-cursor" in name or "libQt6" in name for name in wanted)


def test_it_has_no_scripts(package: Path) -> None:
    assert query(package, "--scripts") == []


def test_from_installing_to_removing(root: Root, package: Path, tmp_path: Path) -> None:
    name = f"rpm-{root.path.name}"
    assert_libraries_are_there(root, package)
    before = root.traces("coup-desktop")
    install(root, "-i", str(older(package, tmp_path)))
    assert desk.missing(root, "/usr/lib/coup-desktop") == set()

    window.seat_a_person(root)
    with window.opened(root, "coup-desktop") as number:
        record = window.play(root, number)
        window.photograph(root, picture(f"{name}-played", tmp_path))
    kept = desk.contents(root)

    install(root, "-U", str(package))
    version = query(package, "--queryformat", "%{VERSION}")[0]
    command = ["rpm", "--root", str(root.path), "-q", "--queryformat", "%{VERSION}", "coup-desktop"]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout == version
    assert not (root.path / "usr/lib/coup-desktop/gone-since").exists()
    install(root, "-V", "coup-desktop")
    assert version in root.run("coup-desktop", "--version")
    print(root.run("coup-desktop", "--self-test"))
    assert desk.contents(root) == kept

    desk.install_desktop(root)
    file = desk.lay_record(root, record)
    desk.assert_known(root, file)
    desk.double_click(root, file, picture(f"{name}-double-click", tmp_path))
    kept = desk.contents(root)

    install(root, "-e", "coup-desktop")
    # What Fedora's shared-mime-info and desktop-file-utils do by file triggers, after any package.
    root.as_root("update-mime-database", "/usr/share/mime")
    root.as_root("update-desktop-database")
    assert root.traces("coup-desktop") == before
    desk.assert_unknown(root, file)
    assert desk.contents(root) == kept
