"""The .tar.xz in fresh Debian systems, unpacked into a folder that is named as people name them."""

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.installers import desk, window
from tests.installers.artefacts import artefact, picture
from tests.installers.roots import HOME, Root, fresh_root

PLACE = "Meine Spiele & Größen 100%"


@pytest.fixture(params=["bookworm", "trixie"])
def root(
    request: pytest.FixtureRequest, tmp_path: Path, real_screen: dict[str, str]
) -> Iterator[Root]:
    with fresh_root(request.param, tmp_path, real_screen["DISPLAY"]) as fresh:
        assert fresh.files(*desk.QT_AND_PYTHON) == []
        yield fresh


def unpack(root: Root) -> str:
    """Unpack as that person; the new folder in there."""
    archive = root.hand_in(artefact("coup-desktop-*-linux-x86_64.tar.xz"))
    root.run("mkdir", f"/{HOME}/{PLACE}")
    # The builder's xz: a bare system has none.
    plain = root.path / "srv" / "archive.tar"
    with plain.open("wb") as target:
        subprocess.run(["xz", "-dc", root.path / archive[1:]], stdout=target, check=True)
    root.run("tar", "-xf", f"/srv/{plain.name}", "-C", f"/{HOME}/{PLACE}")
    (folder,) = (root.home / PLACE).iterdir()
    return f"/{HOME}/{PLACE}/{folder.name}"


def test_from_unpacking_to_deleting(root: Root, tmp_path: Path) -> None:
    name = f"archive-{root.path.name}"
    folder = unpack(root)
    program = f"{folder}/coup-desktop"
    command = ["find", folder, "-type", "f", "-perm", "/111", "-printf", "%P\n"]
    assert set(root.run(*command).split()) == {"coup-desktop", "menu-entry"}

    # On a bare system it says what to install, all of it at once; then it runs.
    said = root.run(program, status=1)
    advice = re.search(r"sudo apt install (.+)", said)
    assert advice is not None, said
    root.install(*advice[1].split())
    # Wayland's are there where it is: this screen is X11's.
    assert {name for name in desk.missing(root, folder) if "wayland" not in name} == set()
    print(root.run(program, "--self-test"))

    window.seat_a_person(root)
    with window.opened(root, program) as number:
        record = window.play(root, number)
        window.photograph(root, picture(f"{name}-played", tmp_path))

    # Into the menu, and out of it again.
    desk.install_desktop(root)
    file = desk.lay_record(root, record)
    before = tree(root)
    root.run(f"{folder}/menu-entry", "add")
    desk.assert_known(root, file)
    entry = f"/{HOME}/.local/share/applications/coup-desktop.desktop"
    assert root.run("desktop-file-validate", entry) == ""
    desk.double_click(root, file, picture(f"{name}-double-click", tmp_path))
    root.run(f"{folder}/menu-entry", "remove")
    desk.assert_unknown(root, file)
    left = {path for path in tree(root) - before if "coup" in path}
    assert {path for path in left if not path.startswith(".local/share/coup-desktop/")} == set()

    # Deleted: nothing is left but the person's files.
    root.run("rm", "-r", f"/{HOME}/{PLACE}")
    assert root.traces("coup-desktop") == []
    assert window.finished_games(root) != []


def tree(root: Root) -> set[str]:
    """All paths in the person's home."""
    return {str(path.relative_to(root.home)) for path in root.home.rglob("*")}
