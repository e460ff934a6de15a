"""What a person's desktop knows of an installed program, and what a double click does."""

from pathlib import Path
from typing import Final

from installers.project import MIME_TYPE

from tests.installers import window
from tests.installers.roots import HOME, PLAYER, Root

QT_AND_PYTHON: Final = ("usr/**/libQt*", "usr/bin/python*", "usr/lib/python3*", "usr/**/libpython*")
"""What a fresh system has nothing of."""


def install_desktop(root: Root) -> None:
    """Install what every desktop has to look up kinds of files and programs."""
    root.install("desktop-file-utils", "shared-mime-info", "xdg-utils", "libglib2.0-bin")


def lay_record(root: Root, record: Path) -> str:
    """Put a record into the person's home, with a name as people give; its path in there."""
    file = root.home / "Großer Abend.coup"
    file.write_bytes(record.read_bytes())
    root.as_root("chown", f"{PLAYER}:", f"/{HOME}/{file.name}")
    return f"/{HOME}/{file.name}"


def double_click(root: Root, file: str, picture: Path) -> None:
    """Open a file as a file manager does: its name stands in the window's title."""
    root.launch("gio", "open", file)
    number = window.find(root, f".*{Path(file).stem}.*")
    window.photograph(root, picture, after=5)  # the record is being read
    assert Path(file).stem in window.title_of(root, number)
    root.end_all()


def assert_unknown(root: Root, file: str) -> None:
    """Nothing of the program is left in what the desktop knows."""
    assert MIME_TYPE not in root.run("gio", "info", "-a", "standard::content-type", file)
    assert "coup" not in root.run("xdg-mime", "query", "default", MIME_TYPE)


def missing(root: Root, folder: str) -> set[str]:
    """The libraries that the linker does not find, but for what a plugin of GTK's would like."""
    script = (
        f"cd '{folder}'; export LD_LIBRARY_PATH=$PWD/_internal; "
        "find . -type f \\( -name '*.so*' -o -name coup-desktop \\) ! -name libqgtk3.so"
        " -exec ldd {} + 2>&1 | grep 'not found' || true"
    )
    return {line.split()[0] for line in root.run("sh", "-c", script).splitlines()}


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
