"""The .deb in fresh Debian systems: installed, played, double-clicked, upgraded, removed."""

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from installers.linux_libraries import FLOORS
from installers.project import MIME_TYPE

from tests.installers import window
from tests.installers.artefacts import artefact, picture
from tests.installers.roots import Root, fresh_root

SUITES = ("bookworm", "trixie")
OLDER = "0.0.9"
NOTHING_OF = ("usr/**/libQt*", "usr/bin/python*", "usr/lib/python3*", "usr/**/libpython*")


@pytest.fixture(params=SUITES)
def root(
    request: pytest.FixtureRequest, tmp_path: Path, real_screen: dict[str, str]
) -> Iterator[Root]:
    with fresh_root(request.param, tmp_path, real_screen["DISPLAY"]) as fresh:
        assert fresh.files(*NOTHING_OF) == []
        yield fresh


def older(package: Path, folder: Path) -> Path:
    """The package as a version before it, with a part that has gone since."""
    tree, target = folder / "older", folder / "older.deb"
    subprocess.run(["dpkg-deb", "-R", package, tree], check=True)
    control = tree / "DEBIAN" / "control"
    text = control.read_text(encoding="utf-8")
    control.write_text(re.sub(r"(?m)^Version: .*", f"Version: {OLDER}", text), encoding="utf-8")
    (tree / "usr/lib/coup-desktop/gone-since").write_text("old\n", encoding="utf-8")
    subprocess.run(["dpkg-deb", "--root-owner-group", "-Znone", "-b", tree, target], check=True)
    return target


def test_from_installing_to_removing(root: Root, tmp_path: Path) -> None:
    package = artefact("coup-desktop_*_amd64.deb")
    name = f"deb-{root.path.name}"

    # Installed: an older version, and nothing but what it depends on.
    root.install(root.hand_in(older(package, tmp_path)))
    carried = root.files(*NOTHING_OF)
    assert carried
    assert all(path.startswith("usr/lib/coup-desktop/") for path in carried)
    assert_linked(root)

    # Played, by keyboard.
    window.seat_a_person(root)
    with window.opened(root, "coup-desktop") as number:
        record = window.play(root, number)
        window.photograph(root, picture(f"{name}-played", tmp_path))
    kept = contents(root)

    # Upgraded: the old parts are gone, the person's files are as they were.
    root.install(root.hand_in(package))
    assert f"Version: {version_of(package)}" in root.as_root("dpkg", "-s", "coup-desktop")
    assert not (root.path / "usr/lib/coup-desktop/gone-since").exists()
    assert root.as_root("dpkg", "--verify", "coup-desktop") == ""
    assert contents(root) == kept
    assert version_of(package) in root.run("coup-desktop", "--version")
    print(root.run("coup-desktop", "--self-test"))
    assert contents(root) == kept

    # A double click on the record opens it.
    root.install("desktop-file-utils", "shared-mime-info", "xdg-utils", "libglib2.0-bin")
    file = root.path / "home" / "player" / "Großer Abend.coup"
    file.write_bytes(record.read_bytes())
    inside = f"/home/player/{file.name}"
    assert_known(root, inside)
    root.run("gio", "open", inside)
    number = window.find(root, ".*Abend.*")
    window.photograph(root, picture(f"{name}-double-click", tmp_path))
    assert "Abend" in window.title_of(root, number)
    root.end_all()
    kept = contents(root)

    # Removed: nothing is left but the person's files.
    assert root.traces("coup-desktop") != []
    root.as_root("apt-get", "purge", "-q", "-y", "coup-desktop")
    assert root.traces("coup-desktop") == []
    assert contents(root) == kept
    assert "coup" not in root.run("xdg-mime", "query", "default", MIME_TYPE)
    assert root.run("gio", "info", "-a", "standard::content-type", inside).count(MIME_TYPE) == 0


def assert_linked(root: Root) -> None:
    """The linker finds all that is asked for, but for what a plugin of GTK's would like."""
    script = (
        "cd /usr/lib/coup-desktop; export LD_LIBRARY_PATH=$PWD/_internal; "
        "find . -type f \\( -name '*.so*' -o -name coup-desktop \\) ! -name libqgtk3.so"
        " -exec ldd {} + 2>&1 | grep 'not found' || true"
    )
    assert root.run("sh", "-c", script) == ""


def assert_known(root: Root, file: str) -> None:
    """The desktop knows the kind of file by its name and by its content, and what opens it."""
    known = root.run("gio", "info", "-a", "standard::content-type,standard::icon", file)
    assert f"standard::content-type: {MIME_TYPE}" in known
    assert "application-x-coup-desktop-record" in known
    root.run("cp", file, "/tmp/nameless")
    assert MIME_TYPE in root.run("gio", "info", "-a", "standard::content-type", "/tmp/nameless")
    assert root.run("xdg-mime", "query", "default", MIME_TYPE).strip() == "coup-desktop.desktop"


def contents(root: Root) -> dict[str, bytes]:
    """All that the person has, by path."""
    files = (path for path in root.home.rglob("*") if path.is_file() and "cache" not in str(path))
    return {str(path.relative_to(root.home)): path.read_bytes() for path in files}


def version_of(package: Path) -> str:
    """The version of a .deb."""
    return field(package, "Version")


def field(package: Path, name: str) -> str:
    """A field of a package's control file."""
    command = ["dpkg-deb", "-f", str(package), name]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def test_its_dependencies_know_how_old_a_system_may_be() -> None:
    depends = field(artefact("coup-desktop_*_amd64.deb"), "Depends")
    least = ".".join(map(str, FLOORS["GLIBC"]))
    assert f"libc6 (>= {least})" in depends
    assert "libxcb-cursor0" not in depends
