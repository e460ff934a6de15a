"""From a drawing of Qt Designer to typed Python, and what happens when the two differ."""

import ast
import subprocess
import sys
from pathlib import Path

import compile_forms
import pytest
from compile_forms import FORMS, FormError, compile_all, compile_form, drift
from PySide6.QtCore import QLibraryInfo

from coup_desktop.desk.forms import stale_forms

ROOT = Path(__file__).resolve().parents[2]
FORM = """\
<?xml version="1.0" encoding="UTF-8"?>
<ui version="4.0">
 <class>Chair</class>
 <widget class="{root}" name="Chair">
  <property name="windowTitle"><string>Chair</string></property>
  <layout class="QVBoxLayout" name="column">
   <item><widget class="QLabel" name="label">
    <property name="text"><string>Näme</string></property>
   </widget></item>
   <item><widget class="Card" name="card" native="true"/></item>
  </layout>
 </widget>
 <customwidgets>
  <customwidget>
   <class>Card</class><extends>QWidget</extends><header>coup_desktop.desk.card</header>
  </customwidget>
  <customwidget>
   <class>Chair</class><extends>QFrame</extends><header>coup_desktop.desk.chair</header>
  </customwidget>
 </customwidgets>
</ui>
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A small checkout with one form, not compiled yet."""
    (tmp_path / "ui").mkdir()
    (tmp_path / "ui" / "chair.ui").write_text(FORM.format(root="QWidget"), encoding="utf-8")
    for name in ("__init__.py", "desk/__init__.py", "desk/startup.py", "desk/forms/__init__.py"):
        target = tmp_path / "coup_desktop" / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes((ROOT / "coup_desktop" / name).read_bytes())
    (tmp_path / "pyproject.toml").write_bytes((ROOT / "pyproject.toml").read_bytes())
    return tmp_path


def imports(code: str) -> dict[str | None, list[str]]:
    nodes = ast.parse(code).body
    return {n.module: [a.name for a in n.names] for n in nodes if isinstance(n, ast.ImportFrom)}


def test_a_form_becomes_typed_code_that_imports_what_it_uses(checkout: Path) -> None:
    code = compile_form(checkout / "ui" / "chair.ui")
    assert "def setupUi(self, Chair: QWidget) -> None:" in code
    assert "def retranslateUi(self, Chair: QWidget) -> None:" in code
    assert imports(code) == {
        "PySide6.QtCore": ["QCoreApplication", "QMetaObject"],
        "PySide6.QtWidgets": ["QLabel", "QVBoxLayout", "QWidget"],
        "coup_desktop.desk.card": ["Card"],
    }


def test_a_promoted_root_does_not_import_itself(checkout: Path) -> None:
    (checkout / "ui" / "chair.ui").write_text(FORM.format(root="Chair"), encoding="utf-8")
    code = compile_form(checkout / "ui" / "chair.ui")
    assert "def setupUi(self, Chair: QFrame) -> None:" in code
    assert "coup_desktop.desk.chair" not in imports(code)


def test_compiling_twice_changes_nothing(checkout: Path) -> None:
    target = checkout / FORMS / "ui_chair.py"
    assert compile_all(checkout) == [target]
    assert compile_all(checkout) == []
    assert drift(checkout) == []


def test_a_changed_form_is_stale_until_compiled(checkout: Path) -> None:
    compiled = checkout / FORMS
    assert stale_forms(checkout, compiled) == ["chair.ui"]
    assert drift(checkout) == ["coup_desktop/desk/forms/ui_chair.py is missing"]
    compile_all(checkout)
    assert stale_forms(checkout, compiled) == []
    form = checkout / "ui" / "chair.ui"
    form.write_text(form.read_text(encoding="utf-8").replace("Näme", "Title"), encoding="utf-8")
    assert stale_forms(checkout, compiled) == ["chair.ui"]
    assert len(drift(checkout)) == 1


def test_an_edit_of_compiled_code_is_drift(checkout: Path) -> None:
    compile_all(checkout)
    target = checkout / FORMS / "ui_chair.py"
    target.write_text(target.read_text(encoding="utf-8") + "# mine\n", encoding="utf-8")
    assert drift(checkout) == ["coup_desktop/desk/forms/ui_chair.py is not what ui/chair.ui gives"]


def test_compiled_code_goes_with_its_form(checkout: Path) -> None:
    compile_all(checkout)
    (checkout / "ui" / "chair.ui").unlink()
    target = checkout / FORMS / "ui_chair.py"
    assert drift(checkout) == ["coup_desktop/desk/forms/ui_chair.py has no form"]
    assert compile_all(checkout) == [target]
    assert not target.exists()


@pytest.mark.parametrize(
    ("name", "content"),
    [("my chair.ui", FORM), ("broken.ui", "<ui>"), ("empty.ui", "<ui version='4.0'></ui>")],
)
def test_a_broken_form_is_named(checkout: Path, name: str, content: str) -> None:
    path = checkout / "ui" / name
    path.write_text(content, encoding="utf-8")
    with pytest.raises(FormError, match=name):
        compile_form(path)


@pytest.mark.parametrize("language", ["C", "nowhere.ISO-8859-1"])
def test_the_builders_language_is_no_fault_of_a_form(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    plain = compile_form(checkout / "ui" / "chair.ui")
    monkeypatch.setenv("LC_ALL", language)
    assert compile_form(checkout / "ui" / "chair.ui") == plain


def test_the_program_says_what_to_run_when_a_form_is_stale(checkout: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", "import coup_desktop.desk.forms"],
        cwd=checkout,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert "chair.ui" in done.stderr
    script = checkout / "packaging" / "compile_forms.py"
    assert done.stderr.rstrip().endswith(f"Run: {sys.executable} {script}")


@pytest.mark.skipif(sys.platform == "win32", reason="distributions are Linux'")
def test_with_a_distributions_pyside_the_forms_are_compiled_by_its_qt(tmp_path: Path) -> None:
    uic = compile_forms._find_uic(tmp_path)
    assert uic.name == "uic"
    assert uic.is_file()


def test_without_any_compiler_of_forms_its_package_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QLibraryInfo, "path", lambda _kind: str(tmp_path / "libexec"))
    with pytest.raises(FormError, match="qt6-base-dev-tools"):
        compile_forms._find_uic(tmp_path)


def test_where_there_are_no_drawings_nothing_is_stale(tmp_path: Path) -> None:
    assert stale_forms(tmp_path, tmp_path) == []
