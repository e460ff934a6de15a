"""The .deb in fresh Debian systems: installed, played, double-clicked, upgraded, removed."""

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from installers.linux_libraries import FLOORS

from tests.installers import desk, window
from tests.installers.artefacts import artefact, picture
from tests.installers.roots import Root, fresh_root
from tests.installers.wayland import wayland

SUITES = ("bookworm", "trixie")
OLDER = "0.0.9"


@pytest.fixture(params=SUITES)
def root(
    request: pytest.FixtureRequest, tmp_path: Path, real_screen: dict[str, str]
) -> Iterator[Root]:
    with fresh_root(request.param, tmp_path, real_screen["DISPLAY"]) as fresh:
        assert fresh.files(*desk.QT_AND_PYTHON) == []
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
    carried = root.files(*desk.QT_AND_PYTHON)
    assert carried
    assert all(path.startswith("usr/lib/coup-desktop/") for path in carried)
    assert desk.missing(root, "/usr/lib/coup-desktop") == set()

    # Played, by keyboard.
    window.seat_a_person(root)
    with window.opened(root, "coup-desktop") as number:
        record = window.play(root, number)
        window.photograph(root, picture(f"{name}-played", tmp_path))
    kept = desk.contents(root)

    # Upgraded: the old parts are gone, the person's files are as they were.
    root.install(root.hand_in(package))
    assert f"Version: {version_of(package)}" in root.as_root("dpkg", "-s", "coup-desktop")
    assert not (root.path / "usr/lib/coup-desktop/gone-since").exists()
    assert root.as_root("dpkg", "--verify", "coup-desktop") == ""
    assert desk.contents(root) == kept
    assert version_of(package) in root.run("coup-desktop", "--version")
    print(root.run("coup-desktop", "--self-test"))
    assert desk.contents(root) == kept

    # On Wayland, too.
    with wayland(root) as told:
        assert "wayland" in root.run("coup-desktop", "--self-test", told=told)
        with window.running(root, "coup-desktop", told=told):
            window.photograph(root, picture(f"{name}-wayland", tmp_path), after=6)
    kept = desk.contents(root)

    # A double click on the record opens it.
    desk.install_desktop(root)
    file = desk.lay_record(root, record)
    desk.assert_known(root, file)
    desk.double_click(root, file, picture(f"{name}-double-click", tmp_path))
    kept = desk.contents(root)

    # Removed: nothing is left but the person's files.
    assert root.traces("coup-desktop") != []
    root.as_root("apt-get", "purge", "-q", "-y", "coup-desktop")
    assert root.traces("coup-desktop") == []
    assert desk.contents(root) == kept
    desk.assert_unknown(root, file)


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
