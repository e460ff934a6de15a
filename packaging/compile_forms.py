"""Compiles ui/*.ui into coup_desktop/desk/forms/ui_*.py; with --check, says which are out of date.

The translations of resources/i18n are compiled with them, by `i18n/compile.py`. Run from anywhere:
``python packaging/compile_forms.py``. The build hook runs it too, in an environment that holds
PySide6-Essentials but not this project: standard library only, please.
"""

import argparse
import ast
import hashlib
import importlib.util
import os
import re
import subprocess
import sys
import tempfile
import textwrap
import xml.etree.ElementTree as ET  # the project's own files only
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FORMS = Path("coup_desktop", "desk", "forms")
HEADER = """\
# Made from ui/{name} by packaging/compile_forms.py: change the form, not this file.
# form-sha256: {digest}
"""


class FormError(Exception):
    """A form that cannot be compiled; the message is for the person at the keyboard."""


def compile_form(source: Path) -> str:
    """Compile one form.

    Args:
        source: A .ui file of Qt Designer, named like a Python module.

    Returns:
        Typed Python code. Equal for equal forms, whatever the machine.

    Raises:
        FormError: The form is broken, or uic cannot run here.
    """
    if not source.stem.isidentifier():
        raise FormError(f"{source.name}: a form is named like a Python module")
    content = source.read_bytes()
    header = HEADER.format(name=source.name, digest=hashlib.sha256(content).hexdigest())
    return header + _typed(_run_uic(source), _root_class(source, content))


def compile_all(root: Path) -> list[Path]:
    """Bring every compiled form up to date and remove those whose source is gone.

    Args:
        root: The checkout, which holds ``ui/`` and ``coup_desktop/``.

    Returns:
        The files that were written or removed, sorted.

    Raises:
        FormError: A form is broken, or uic cannot run here.
    """
    wanted = {target: compile_form(source) for target, source in _targets(root).items()}
    touched = []
    for target, code in wanted.items():
        if not target.exists() or target.read_text(encoding="utf-8") != code:
            _replace(target, code)
            touched.append(target)
    for orphan in _orphans(root):
        orphan.unlink(missing_ok=True)
        touched.append(orphan)
    return sorted(touched)


def drift(root: Path) -> list[str]:
    """Compare what is compiled with what the forms would give now.

    Args:
        root: The checkout.

    Returns:
        One line for each difference; none if all is well.

    Raises:
        FormError: A form is broken, or uic cannot run here.
    """
    found = []
    for target, source in _targets(root).items():
        name = target.relative_to(root).as_posix()
        if not target.exists():
            found.append(f"{name} is missing")
        elif target.read_text(encoding="utf-8") != compile_form(source):
            found.append(f"{name} is not what ui/{source.name} gives")
    found += [f"{path.relative_to(root).as_posix()} has no form" for path in _orphans(root)]
    return found


def _targets(root: Path) -> dict[Path, Path]:
    """Map each compiled form's path to its source."""
    return {root / FORMS / f"ui_{ui.stem}.py": ui for ui in sorted((root / "ui").glob("*.ui"))}


def _orphans(root: Path) -> list[Path]:
    """Compiled forms whose source is gone."""
    return sorted(set((root / FORMS).glob("ui_*.py")) - set(_targets(root)))


def _run_uic(source: Path) -> str:
    """Return uic's Python code for ``source``."""
    spec = importlib.util.find_spec("PySide6")
    if spec is None or spec.origin is None:
        raise FormError("PySide6-Essentials is not installed here: no uic to compile forms with")
    uic = _find_uic(Path(spec.origin).parent)
    done = subprocess.run(
        [uic, "-g", "python", source],
        # Qt remarks on a locale that is not UTF-8, and what uic remarks on is taken for a fault.
        env=os.environ | {"LC_ALL": "C.UTF-8"},
        capture_output=True,
        check=False,
        stdin=subprocess.DEVNULL,
    )
    complaint = done.stderr.decode(errors="replace").strip()
    if done.returncode and "error while loading shared libraries" in complaint:
        raise FormError(_explain(complaint))
    if done.returncode or complaint:
        raise FormError(f"{source.name}: uic says: {complaint or done.returncode}")
    return done.stdout.decode().replace("\r\n", "\n")


def _find_uic(package: Path) -> Path:
    """Qt's compiler of forms: that of PySide6's wheel, or, with a distribution's PySide6, Qt's."""
    for path in (package / "Qt" / "libexec" / "uic", package / "uic.exe"):
        if path.exists():
            return path
    try:
        from PySide6.QtCore import QLibraryInfo
    except ImportError as error:
        raise FormError(_explain(str(error))) from None
    path = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.LibraryExecutablesPath), "uic")
    if path.exists():
        return path
    raise FormError(
        f"no uic beside {package}, and no {path}: is PySide6-Essentials complete? "
        "With a distribution's PySide6 it comes with Qt's tools (Debian: qt6-base-dev-tools)"
    )


def _explain(complaint: str) -> str:
    """Name the packages that a bare system lacks, in the words of the program itself."""
    path = ROOT / "coup_desktop" / "desk" / "startup.py"
    spec = importlib.util.spec_from_file_location("coup_desktop_startup", path)
    if spec is None or spec.loader is None:
        return complaint
    startup = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(startup)
    return str(startup.explain_missing_libraries(ImportError(complaint)))


def _root_class(source: Path, content: bytes) -> str:
    """Return the Qt class that a form is set up on; for a promoted root, what it extends."""
    try:
        form = ET.fromstring(content)  # noqa: S314 - our own file, not a stranger's
    except ET.ParseError as error:
        raise FormError(f"{source.name}: {error}") from None
    widget = form.find("widget")
    if widget is None:
        raise FormError(f"{source.name}: no top-level widget")
    extends = {
        custom.findtext("class", ""): custom.findtext("extends", "")
        for custom in form.iterfind("customwidgets/customwidget")
    }
    name = widget.get("class", "")
    while name in extends:
        name = extends[name]
    return name


def _typed(code: str, root_class: str) -> str:
    """Annotate uic's two methods and import only what is used: quicker, and strictly typed."""
    code = re.sub(
        r"def (setupUi|retranslateUi)\(self, (\w+)\):",
        rf"def \1(self, \2: {root_class}) -> None:",
        code,
    )
    # Older uics end some lines as C++ would, and name these roles without their enumeration.
    code = re.sub(r";$", "", code, flags=re.MULTILINE)
    code = re.sub(
        r"QFormLayout\.(Label|Field|Spanning)Role\b", r"QFormLayout.ItemRole.\1Role", code
    )
    # What uic fetches back to translate it is there, but Qt's stubs cannot know.
    code = re.sub(
        r"^( +)(___q\w+) = .+$", r"\g<0>\n\1assert \2 is not None", code, flags=re.MULTILINE
    )
    tree = ast.parse(code)
    parameters = {node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)}
    used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)} - parameters
    imports: dict[str, set[str]] = {"PySide6.QtWidgets": {root_class}}
    for node in tree.body:
        if isinstance(node, ast.ImportFrom):
            names = {alias.name for alias in node.names}
            imports.setdefault(str(node.module), set()).update(names & used)
    form = next(node for node in tree.body if isinstance(node, ast.ClassDef))
    body = "\n".join(code.splitlines()[form.lineno - 1 :])
    lines = [
        textwrap.fill(
            f"from {module} import ({', '.join(sorted(names))})", 100, subsequent_indent="    "
        )
        for module, names in sorted(imports.items())
        if names
    ]
    return "\n".join([*lines, "", "", body.rstrip(), ""])


def _replace(target: Path, text: str) -> None:
    """Write ``text`` so that a reader meets the old file or the new one, never half of it."""
    target.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=".form-")
    with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
        file.write(text)
    Path(name).chmod(0o644)
    Path(name).replace(target)


def main(arguments: Sequence[str] | None = None) -> int:
    """Compile or check the forms of this checkout; the exit status is 1 if something is amiss."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="change nothing, report differences")
    options = parser.parse_args(arguments)
    from i18n import compile  # noqa: A004 - what it does
    from i18n.ts import TsError

    try:
        if options.check:
            found = [*drift(ROOT), *compile.drift(ROOT)]
            for line in found:
                print(line)
            print(
                f"{len(found)} files out of date"
                if found
                else "forms and translations are up to date"
            )
            return 1 if found else 0
        for path in (*compile_all(ROOT), *compile.compile_translations(ROOT)):
            print(path.relative_to(ROOT).as_posix())
    except (FormError, TsError) as error:
        print(f"compile_forms: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
