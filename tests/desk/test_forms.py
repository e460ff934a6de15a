"""Every form of the house: it opens in Qt Designer, says where its widgets are, and is used."""

import re
from importlib import import_module
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QFile, QIODevice
from PySide6.QtUiTools import QUiLoader
from PySide6.QtWidgets import QApplication, QWidget

ROOT = Path(__file__).resolve().parents[2]
FORMS = sorted((ROOT / "ui").glob("*.ui"))
WANTED = {
    "main_window", "seat", "card", "coin_pile", "prompt_bar", "log_panel", "curtain", "reference",
    "new_game", "game_over", "story",
}  # fmt: skip


def promoted(form: Path) -> dict[str, type[QWidget]]:
    """The custom widgets of a form, found where the form says they are."""
    kinds: dict[str, type[QWidget]] = {}
    for custom in ET.parse(form).getroot().iterfind("customwidgets/customwidget"):
        name = custom.findtext("class", "")
        kind = getattr(import_module(custom.findtext("header", "")), name)
        assert issubclass(kind, QWidget)
        assert custom.findtext("extends") in {base.__name__ for base in kind.__mro__}
        kinds[name] = kind
    return kinds


def test_the_parts_that_people_know_are_forms() -> None:
    assert {form.stem for form in FORMS} >= WANTED


@pytest.mark.parametrize("form", FORMS, ids=lambda path: path.stem)
def test_it_opens_as_in_designer(qapp: QApplication, form: Path) -> None:
    kinds = promoted(form)
    loader = QUiLoader()
    for kind in kinds.values():
        loader.registerCustomWidget(kind)
    file = QFile(str(form))
    assert file.open(QIODevice.OpenModeFlag.ReadOnly)
    window = loader.load(file)
    file.close()
    assert window is not None, loader.errorString()
    root = ET.parse(form).getroot()
    for widget in root.iter("widget"):
        kind = kinds.get(widget.get("class", ""), QWidget)
        name = widget.get("name", "")
        assert window.objectName() == name or window.findChild(kind, name) is not None, name
    window.deleteLater()


@pytest.mark.parametrize("form", FORMS, ids=lambda path: path.stem)
def test_it_is_used(form: Path) -> None:
    compiled = re.compile(rf"\bforms\.ui_{form.stem} import Ui_\w+")
    modules = (ROOT / "coup_desktop" / "desk").rglob("*.py")
    assert any(compiled.search(module.read_text(encoding="utf-8")) for module in modules)
