"""What the program says where Qt cannot start."""

from collections.abc import Callable, Collection
from pathlib import Path

import pytest

from coup_desktop.desk import startup
from coup_desktop.desk.startup import check_display, explain_missing_libraries

ROOT = Path(__file__).resolve().parents[2]
DEBIAN = {"ID": "debian"}
UBUNTU_CHILD = {"ID": "linuxmint", "ID_LIKE": "ubuntu debian"}
FEDORA = {"ID": "fedora"}
ARCH = {"ID": "endeavouros", "ID_LIKE": "arch"}


def without(*missing: str) -> Callable[[str], bool]:
    """A system on which some libraries cannot be loaded."""
    return lambda soname: soname not in missing


def missing(soname: str) -> ImportError:
    return ImportError(f"{soname}: cannot open shared object file: No such file or directory")


@pytest.fixture(autouse=True)
def _on_linux(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")


@pytest.mark.parametrize(
    ("release", "command"),
    [
        (DEBIAN, "sudo apt install libegl1"),
        (UBUNTU_CHILD, "sudo apt install libegl1"),
        (FEDORA, "sudo dnf install libglvnd-egl"),
        (ARCH, "sudo pacman -S libglvnd"),
    ],
)
def test_the_package_is_named_as_the_distribution_calls_it(
    release: dict[str, str], command: str
) -> None:
    text = explain_missing_libraries(missing("libEGL.so.1"), without("libEGL.so.1"), release)
    assert text.splitlines()[1:] == [f"Install them with: {command}"]


def test_one_installation_is_enough() -> None:
    loads = without("libEGL.so.1", "libxcb-cursor.so.0", "libgthread-2.0.so.0", "libglib-2.0.so.0")
    text = explain_missing_libraries(missing("libEGL.so.1"), loads, DEBIAN)
    assert text.endswith("sudo apt install libegl1 libglib2.0-0 libxcb-cursor0")


def test_an_unknown_distribution_gets_all_names() -> None:
    text = explain_missing_libraries(missing("libGL.so.1"), without("libGL.so.1"), {"ID": "nix"})
    assert "Debian, Ubuntu: sudo apt install libgl1" in text
    assert "Fedora: sudo dnf install libglvnd-glx" in text
    assert "Arch: sudo pacman -S libglvnd" in text


def test_an_unknown_library_is_named_itself() -> None:
    text = explain_missing_libraries(missing("libodd-2.so.7"), without(), DEBIAN)
    assert text.endswith("Find the packages that hold: libodd-2.so.7")
    assert "apt" not in text


def test_without_pyside_pip_is_named() -> None:
    error = ModuleNotFoundError("No module named 'PySide6'")
    text = explain_missing_libraries(error, without(), DEBIAN)
    assert "No module named 'PySide6'" in text
    assert "-m pip install PySide6-Essentials" in text


def display(
    environ: dict[str, str], absent: Collection[str] = (), *, answers: bool = True
) -> str | None:
    return check_display(environ, without(*absent), lambda: answers, DEBIAN)


def test_a_screen_is_fine() -> None:
    assert display({"DISPLAY": ":0"}) is None
    assert display({"WAYLAND_DISPLAY": "wayland-0"}) is None
    assert display({"QT_QPA_PLATFORM": "offscreen"}, answers=False) is None
    assert display({"QT_QPA_PLATFORM": "vnc:size=800x600"}, answers=False) is None


@pytest.mark.parametrize(
    "environ", [{}, {"DISPLAY": ""}, {"WAYLAND_DISPLAY": "wayland-0", "QT_QPA_PLATFORM": "xcb"}]
)
def test_no_screen_is_said(environ: dict[str, str]) -> None:
    text = display(environ)
    assert text is not None
    assert "DISPLAY" in text


def test_a_screen_that_does_not_answer_is_said() -> None:
    assert display({"DISPLAY": ":7"}, answers=False) == "the X server of DISPLAY=:7 does not answer"


def test_the_cursor_library_of_x11_is_named() -> None:
    text = display({"DISPLAY": ":0"}, ["libxcb-cursor.so.0"])
    assert text is not None
    assert text.endswith("Install them with: sudo apt install libxcb-cursor0")


def test_wayland_needs_no_library_of_x11() -> None:
    both = {"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}
    assert display(both, ["libxcb-cursor.so.0"]) is None
    assert display(both, ["libwayland-client.so.0"]) is None
    text = display({"WAYLAND_DISPLAY": "wayland-0"}, ["libwayland-client.so.0"])
    assert text is not None
    assert "sudo apt install libwayland-client0" in text


def test_other_systems_are_trusted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "darwin")
    assert display({}) is None


def test_readme_and_ci_name_the_same_packages() -> None:
    named = {debian for debian, _, _ in (startup._TO_IMPORT | startup._FOR_X11).values()}
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    advice = readme.split("sudo apt install", 1)[1].split("```", 1)[0]
    assert set(advice.replace("\\", "").split()) == named
    assert named <= set((ROOT / ".ci" / "run").read_text(encoding="utf-8").split())
