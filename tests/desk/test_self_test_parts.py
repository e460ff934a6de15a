"""What the self-test looks at: what is broken is named."""

import shutil
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest
from list_resources import contents
from PySide6.QtWidgets import QApplication, QDialog

import coup_desktop
from coup_desktop import catalogue
from coup_desktop.desk import dialogs
from coup_desktop.desk.self_test import dialogs as self_test_dialogs
from coup_desktop.desk.self_test import forms, modules, resources
from coup_desktop.desk.self_test.hearing import check_sounds
from coup_desktop.desk.self_test.modules import check_modules
from coup_desktop.desk.self_test.report import FaultError
from coup_desktop.desk.sound_player import Trouble

ROOT = Path(__file__).resolve().parents[2]
LRELEASE = "from PySide6.scripts.pyside_tool import lrelease; lrelease()"


# Resources.


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> Path:
    """A copy of the resources, to be broken."""
    folder = tmp_path / "resources"
    shutil.copytree(ROOT / "resources", folder)
    monkeypatch.setattr(resources, "resources_root", lambda: folder)
    monkeypatch.setattr(catalogue, "resources_root", lambda: folder)
    return folder


def test_the_list_of_resources_is_up_to_date() -> None:
    listed = (ROOT / "resources" / resources.CONTENTS).read_text(encoding="utf-8")
    assert listed == contents(ROOT / "resources"), "run: python packaging/list_resources.py"


def test_what_is_there_works(copied: Path) -> None:
    assert resources.check_resources().endswith(" translations)")


def problems_of(check: Callable[[], str]) -> tuple[str, ...]:
    with pytest.raises(FaultError) as caught:
        check()
    return caught.value.problems


@pytest.mark.qt_log_ignore("Cannot read file .*duke.svg")
@pytest.mark.parametrize(
    ("name", "content", "problem"),
    [
        ("cards/duke.svg", None, "is missing"),
        ("cards/duke.svg", b"", "is empty"),
        ("cards/duke.svg", b'<svg xmlns="http://www.w3.org/2000/svg"><circle', "is no SVG"),
        ("cards/duke.svg", b'<svg xmlns="http://www.w3.org/2000/svg"/>', "shows nothing"),
        ("fonts/Vollkorn-Bold.ttf", b"no font", "is no font"),
        ("sounds/coin.wav", b"RIFF", "is no WAV file"),
        ("fonts/Vollkorn-OFL.txt", b"\xff\xfe", "is no UTF-8 text"),
        ("fonts/Vollkorn-OFL.txt", b"\n", "says nothing"),
        ("i18n/de.qm", b"nothing", "is no translation"),
        (resources.CONTENTS, None, "is missing"),
    ],
)
def test_a_broken_file_is_named(
    copied: Path, name: str, content: bytes | None, problem: str
) -> None:
    if content is None:
        (copied / name).unlink()
    else:
        (copied / name).write_bytes(content)
    (found,) = problems_of(resources.check_resources)
    assert found.startswith(f"{name} {problem}")


def test_a_sound_that_the_mixer_does_not_play_is_named(copied: Path) -> None:
    path = copied / "sounds" / "coin.wav"
    content = bytearray(path.read_bytes())
    content[24:28] = (8000).to_bytes(4, "little")  # frames a second
    path.write_bytes(content)
    assert problems_of(resources.check_resources) == (
        "sounds/coin.wav has another form than the mixer plays",
    )
    content[24:28] = (44100).to_bytes(4, "little")
    content[44:] = bytes(len(content) - 44)
    path.write_bytes(content)
    assert problems_of(resources.check_resources) == ("sounds/coin.wav is silent",)


def test_a_typeface_that_is_missing_is_named(copied: Path) -> None:
    for path in (copied / "fonts").glob("Vollkorn-*.ttf"):
        shutil.copy(copied / "fonts" / "PTSans-Bold.ttf", path)
    assert problems_of(resources.check_resources) == ("no file has the typeface Vollkorn",)


# Modules, forms, languages, dialogs, sounds.


def test_modules() -> None:
    assert int(check_modules().split()[0]) > 200


def test_a_module_that_cannot_be_imported_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "lacks.py").write_text("import a_library_that_was_left_out\n")
    (tmp_path / "breaks.py").write_text("raise ValueError\n")
    monkeypatch.setattr(coup_desktop, "__path__", [*coup_desktop.__path__, str(tmp_path)])
    assert problems_of(check_modules) == (
        "coup_desktop.breaks fails: ValueError",
        "coup_desktop.lacks lacks a_library_that_was_left_out",
    )


def test_modules_that_cannot_be_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coup_desktop, "__path__", [])
    assert problems_of(check_modules) == ("the modules cannot be listed",)


def test_modules_of_a_frozen_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(modules, "resources_root", lambda: tmp_path)
    assert problems_of(check_modules)[0].startswith("modules.txt cannot be read: ")
    packed = tmp_path / modules.PACKED
    packed.write_text(f"coup_desktop\n{modules.__name__}\n", encoding="utf-8")
    assert check_modules() == "2 modules"
    packed.write_text(f"coup_desktop.left_out\n{modules.__name__}\n", encoding="utf-8")
    assert problems_of(check_modules) == ("coup_desktop.left_out lacks coup_desktop.left_out",)


def test_forms(qapp: QApplication) -> None:
    assert forms.check_forms() == f"{len(list((ROOT / 'ui').glob('*.ui')))} forms"


def test_a_form_that_fails_is_named(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    from coup_desktop.desk.forms.ui_about import Ui_AboutDialog

    def broken(_self: object, widget: QDialog) -> None:
        raise RuntimeError("words")

    monkeypatch.setattr(Ui_AboutDialog, "retranslateUi", broken)
    assert problems_of(forms.check_forms) == ("ui_about fails: RuntimeError",)


def compile_translation(folder: Path, language: str, said: str) -> None:
    """Writes a translation of one word, with Qt's own tool."""
    source = folder / "i18n" / f"{language}.ts"
    source.write_text(
        f'<?xml version="1.0"?><!DOCTYPE TS><TS version="2.1" language="{said}"><context>'
        "<name>AboutDialog</name><message><source>About</source><translation>X</translation>"
        "</message></context></TS>",
        encoding="utf-8",
    )
    done = subprocess.run(
        [sys.executable, "-c", LRELEASE, "-silent", str(source)],
        check=False,
        capture_output=True,
    )
    assert done.returncode == 0, done.stderr
    source.unlink()


def test_languages(copied: Path) -> None:
    assert forms.check_languages() == ", ".join(catalogue.languages())
    for path in (copied / "i18n").glob("*.qm"):
        path.unlink()
    assert forms.check_languages() == "en alone, no translation in this build"


def test_a_language_that_is_another_one_is_named(copied: Path) -> None:
    compile_translation(copied, "de", "ru_RU")
    (copied / "i18n" / "id.qm").write_bytes(b"nothing")
    assert problems_of(forms.check_languages) == (
        "de: says that it is ru_RU",
        "id: is no translation that Qt can read",
    )


def test_every_dialog_is_opened() -> None:
    """Whoever makes a new dialog has it looked at."""
    there = set()
    for path in Path(dialogs.__path__[0]).glob("[!_]*.py"):
        module = import_module(f"{dialogs.__name__}.{path.stem}")
        there |= {
            value
            for value in vars(module).values()
            if isinstance(value, type)
            and issubclass(value, QDialog)
            and value.__module__ == module.__name__
        }
    looked_at = {value for value in vars(self_test_dialogs).values() if isinstance(value, type)}
    assert len(there) > 8
    assert there <= looked_at


def test_a_missing_sound_is_named(copied: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from coup_desktop.desk import sound_player

    monkeypatch.setattr(sound_player, "resource_path", copied.joinpath)
    assert check_sounds(Trouble.NO_DEVICE).endswith("there is no device here")
    (copied / "sounds" / "coin.wav").unlink()
    assert problems_of(lambda: check_sounds(Trouble.NONE)) == ("coin cannot be read",)


def test_a_sound_library_is_wanted_where_it_was_packed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert check_sounds(Trouble.NO_LIBRARY).endswith("the library for them is not installed")
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert problems_of(lambda: check_sounds(Trouble.NO_LIBRARY)) == (
        "the library for them (miniaudio) was not packed",
    )
