"""What the frozen program carries: all that is imported or linked with, and little else."""

import ast
import importlib.util
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import PySide6
import pytest
from installers import elf, trimming
from installers.build_paths import SYSTEMS

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = ROOT / "coup_desktop"
QT = Path(PySide6.__file__).parent
ONLY_ON_LINUX = {"QtDBus"}
# Which of them a Qt has depends on its version: 6.10 has one plugin for what were two.
ONE_OF = {"qwayland", "qwayland-generic"}


def imports(tree: ast.Module, package: str, *, lazy: bool) -> Iterator[str]:
    """The modules that a file imports; `lazy`: in functions, in `try` and under conditions, too."""
    nodes = ast.walk(tree) if lazy else iter(tree.body)
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                parents = package.split(".")[: len(package.split(".")) - node.level + 1]
                base = ".".join([*parents, *([base] if base else [])])
            yield base
            yield from (f"{base}.{name.name}" for name in node.names)


def of_program(*, lazy: bool = True) -> set[str]:
    return {
        name
        for path in PROGRAM.rglob("*.py")
        for name in imports(ast.parse(path.read_bytes()), "coup_desktop", lazy=lazy)
    }


def qt_modules(names: set[str]) -> set[str]:
    return {
        name.split(".")[1]
        for name in names
        if name.startswith("PySide6.Qt") and not name.endswith(".Qt")
    }


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_module_of_qt_that_is_imported_is_kept(system: str) -> None:
    kept = {f"Qt{name}" for name in trimming.QT_MODULES[system]}
    imported = qt_modules(of_program())
    assert {"QtCore", "QtWidgets", "QtSvg", "QtDBus"} <= imported
    assert imported - kept <= (set() if system == "linux" else ONLY_ON_LINUX)
    assert kept <= imported, "a module that nothing imports"


def test_what_only_linux_has_is_not_imported_at_the_start() -> None:
    assert not ONLY_ON_LINUX & qt_modules(of_program(lazy=False))


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_module_is_kept_with_its_library(system: str) -> None:
    assert trimming.QT_MODULES[system] <= trimming.QT_LIBRARIES[system]


def needed_of_python() -> set[str]:
    """What the program imports, and what that imports in turn as soon as it is imported."""
    found: set[str] = set()
    waiting = [name for name in of_program() if not name.startswith(("coup_desktop", "PySide6"))]
    while waiting:
        name = waiting.pop()
        try:
            spec = importlib.util.find_spec(name) if name not in found else None
        except (ModuleNotFoundError, ValueError):
            continue  # a name in a module, not a module
        if spec is None:
            continue
        found.add(name)
        if "." in name:
            waiting.append(name.rpartition(".")[0])
        if spec.origin and spec.origin.endswith(".py"):
            package = name if spec.submodule_search_locations else name.rpartition(".")[0]
            tree = ast.parse(Path(spec.origin).read_bytes())
            waiting += imports(tree, package, lazy=False)
    return found


def test_no_module_of_python_that_is_needed_is_left_out() -> None:
    needed = needed_of_python()
    assert {"json", "sqlite3", "re", "enum", "ctypes"} <= needed
    assert needed & set(trimming.UNNEEDED_MODULES) == set()


@pytest.mark.parametrize(
    ("system", "inside"),
    [
        ("linux", "PySide6/QtWidgets.abi3.so"),
        ("linux", "PySide6/QtDBus.abi3.so"),
        ("linux", "PySide6/Qt/lib/libQt6XcbQpa.so.6"),
        ("linux", "libQt6Core.so.6"),
        ("linux", "PySide6/Qt/lib/libicudata.so.73"),
        ("linux", "PySide6/Qt/plugins/platforms/libqxcb.so"),
        ("linux", "PySide6/Qt/plugins/wayland-shell-integration/libxdg-shell.so"),
        ("linux", "PySide6/Qt/translations/qtbase_ru.qm"),
        ("linux", "python3.11/lib-dynload/_codecs_jp.cpython-311-x86_64-linux-gnu.so"),
        ("linux", "coup_desktop/resources_data/i18n/coup-desktop_id.qm"),
        ("windows", r"PySide6\QtGui.pyd"),
        ("windows", r"PySide6\Qt6Svg.dll"),
        ("windows", r"PySide6\pyside6.abi3.dll"),
        ("windows", r"PySide6\MSVCP140.dll"),
        ("windows", r"PySide6\plugins\styles\qmodernwindowsstyle.dll"),
        ("windows", r"PySide6\plugins\platforms\qwindows.dll"),
        ("windows", r"PySide6\translations\qtbase_de.qm"),
        ("windows", r"libffi-8.dll"),
        ("macos", "PySide6/Qt/lib/QtDBus.framework/Versions/A/QtDBus"),
        ("macos", "PySide6/Qt/plugins/styles/libqmacstyle.dylib"),
        ("macos", "QtWidgets"),
    ],
)
def test_it_is_kept(system: str, inside: str) -> None:
    assert trimming.is_kept(inside, system)


@pytest.mark.parametrize(
    ("system", "inside"),
    [
        ("linux", "PySide6/QtNetwork.abi3.so"),
        ("linux", "libQt6Network.so.6"),
        ("linux", "PySide6/Qt/plugins/tls/libqopensslbackend.so"),
        ("linux", "PySide6/Qt/plugins/platforms/libqvnc.so"),
        ("linux", "PySide6/Qt/plugins/imageformats/libqtiff.so"),
        ("linux", "PySide6/Qt/translations/qtbase_fr.qm"),
        ("linux", "PySide6/Qt/translations/qt_de.qm"),
        ("linux", "libcrypto.so.3"),
        ("windows", r"PySide6\opengl32sw.dll"),
        ("windows", r"PySide6\Qt6Network.dll"),
        ("windows", r"PySide6\QtDBus.pyd"),
        ("windows", r"PySide6\plugins\platforms\qdirect2d.dll"),
        ("windows", r"PySide6\translations\qtbase_pt_BR.qm"),
        ("windows", r"libcrypto-3.dll"),
        ("macos", "PySide6/Qt/lib/QtNetwork.framework/Resources/Info.plist"),
        ("macos", "QtNetwork"),
        ("macos", "PySide6/Qt/plugins/platforms/libqminimal.dylib"),
    ],
)
def test_it_is_left_out(system: str, inside: str) -> None:
    assert not trimming.is_kept(inside, system)


def test_what_is_kept_keeps_its_kind() -> None:
    entries = [
        ("PySide6/Qt/lib/libQt6Gui.so.6", "/wheel/libQt6Gui.so.6", "BINARY"),
        ("libQt6Network.so.6", "PySide6/Qt/lib/libQt6Network.so.6", "SYMLINK"),
    ]
    assert trimming.kept(entries, "linux") == entries[:1]


def test_the_start_looks_up_no_source_text() -> None:
    scripts = [("pyi_rth_inspect", "x.py", "PYSOURCE"), ("__main__", "y.py", "PYSOURCE")]
    assert trimming.hooks(scripts) == scripts[1:]


@pytest.mark.skipif(sys.platform != "linux", reason="Linux's plugins")
def test_every_plugin_that_is_named_is_one_of_qts() -> None:
    plugins = QT / "Qt" / "plugins"
    named = {(kind, name) for kind, names in trimming.QT_PLUGINS["linux"].items() for name in names}
    lacking = {name for kind, name in named if not (plugins / kind / f"lib{name}.so").is_file()}
    assert lacking < ONE_OF


@pytest.mark.skipif(sys.platform != "linux", reason="Linux's libraries")
def test_all_of_qt_that_what_is_kept_is_linked_with_is_kept() -> None:
    if shutil.which("objdump") is None:
        pytest.skip("needs binutils")
    files = [
        path
        for path in elf.elf_files(QT)
        if trimming.is_kept(str(Path("PySide6") / path.relative_to(QT)), "linux")
        # Qt's tools are not libraries, and PyInstaller does not carry them.
        and (path.parent == QT or {"lib", "plugins"} & set(path.parts[len(QT.parts) :]))
        and ".so" in path.name
    ]
    assert {"libqxcb.so", "libQt6Core.so.6", "QtWidgets.abi3.so"} <= {path.name for path in files}
    carried = {path.name for path in files}
    missing = {
        (file.path.name, name)
        for file in elf.read(files)
        for name in file.needed - carried
        if name.startswith(("libQt6", "libicu", "libpyside"))
    }
    assert missing == set()


@pytest.mark.skipif(sys.platform != "linux", reason="Linux's libraries")
def test_symbols_are_taken_from_pythons_own_libraries_only(tmp_path: Path) -> None:
    if shutil.which("strip") is None:
        pytest.skip("needs binutils")
    source = QT / "QtSvg.abi3.so"
    entries = [
        ("libpython3.11.so.1.0", str(source), "BINARY"),
        ("PySide6/QtSvg.abi3.so", str(source), "EXTENSION"),
    ]
    python, qt = trimming.without_symbols(entries, tmp_path / "stripped")
    assert qt == entries[1]
    assert (python[0], python[2]) == (entries[0][0], entries[0][2])
    assert Path(python[1]).parent == tmp_path / "stripped"
    assert 0 < Path(python[1]).stat().st_size <= source.stat().st_size
