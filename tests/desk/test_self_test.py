"""`coup-desktop --self-test`: it finds what is broken, says so by name, and touches nothing."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from multiprocessing.connection import Connection
from pathlib import Path

import pytest
from list_resources import contents
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

import coup_desktop
from coup_desktop.bots.bot import LEVELS
from coup_desktop.bots.thinking import READY, Answer, Call
from coup_desktop.desk import dialogs, languages
from coup_desktop.desk.mishaps import Mishaps
from coup_desktop.desk.self_test import dialogs as self_test_dialogs
from coup_desktop.desk.self_test import forms, modules, resources
from coup_desktop.desk.self_test.hearing import Hearing, check_sounds
from coup_desktop.desk.self_test.modules import check_modules
from coup_desktop.desk.self_test.report import FaultError, Report
from coup_desktop.desk.self_test.runner import Part, SelfTest, Verdict, at_once
from coup_desktop.desk.self_test.thinking import Thinking
from coup_desktop.desk.sound_device import NoLibraryError
from coup_desktop.desk.sound_player import Trouble
from coup_desktop.store.mishap_files import MishapFiles
from coup_desktop.table.background import Background
from coup_desktop.table.bot_process import Serve

ROOT = Path(__file__).resolve().parents[2]
LRELEASE = "from PySide6.scripts.pyside_tool import lrelease; lrelease()"
LIMIT = 200
"""Seconds that a process may take on a busy machine."""


# The report.


def test_a_report_names_what_failed(capsys: pytest.CaptureFixture[str]) -> None:
    report = Report()
    report.good("forms", "3 forms")
    report.failed("sound", ["one", "two\nlines"])
    report.good("game", "over")
    assert report.close() == 1
    assert capsys.readouterr().out.splitlines() == [
        "ok  forms: 3 forms",
        "FAILED sound: one; two lines",
        "ok  game: over",
        "self-test: FAILED: sound",
    ]


def test_a_report_of_what_works(capsys: pytest.CaptureFixture[str]) -> None:
    report = Report()
    report.good("forms", "3 forms")
    assert report.close() == 0
    assert capsys.readouterr().out.endswith("self-test: all 1 parts work\n")


def test_many_problems_stay_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    Report().failed("resources", [f"{number} is missing" for number in range(100)])
    line = capsys.readouterr().out
    assert line.count("\n") == 1
    assert line.endswith("7 is missing; and 92 more\n")


def test_a_report_without_a_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    with (tmp_path / "lines").open("w+", encoding="utf-8") as file:
        report = Report(file)
        report.good("forms", "3 forms")
        # What was said is there, whatever becomes of the program.
        assert (tmp_path / "lines").read_text(encoding="utf-8") == "ok  forms: 3 forms\n"
        assert report.close() == 0


def test_a_reader_that_goes_is_no_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read_end, write_end = os.pipe()
    os.close(read_end)
    gone = os.fdopen(write_end, "w", encoding="utf-8")
    monkeypatch.setattr(sys, "stdout", gone)
    with (tmp_path / "lines").open("w", encoding="utf-8") as file:
        report = Report(file)
        report.good("forms", "3 forms")
        assert report.close() == 0
    monkeypatch.undo()
    with pytest.raises(BrokenPipeError):
        gone.close()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a disk that is always full")
def test_a_report_that_cannot_be_written_is_a_failure(capsys: pytest.CaptureFixture[str]) -> None:
    file = Path("/dev/full").open("w")  # noqa: SIM115 - closing it fails too
    report = Report(file)
    report.good("forms", "3 forms")
    assert report.close() == 1
    assert "FAILED report: its file cannot be written" in capsys.readouterr().out
    with pytest.raises(OSError, match="space"):
        file.close()


# One part after the other.


def ends_at_once(pipe: Connection, calls: Sequence[Call]) -> None:
    """In the process: it does not come to anything."""


def answers_nonsense(pipe: Connection, calls: Sequence[Call]) -> None:
    """In the process: no move is legal to it."""
    pipe.send(Answer(READY, -1))
    while True:
        try:
            task = pipe.recv()
        except EOFError:
            return
        pipe.send(Answer(task.number, -1))


class Run(QObject):
    """A self-test of made-up parts."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._files = MishapFiles(folder)
        self.mishaps = Mishaps(self._files)
        self.mishaps.install()

    def of(self, qtbot: QtBot, *parts: Part) -> int:
        report = Report()
        test = SelfTest(parts, report, self.mishaps, self)
        with qtbot.waitSignal(test.finished, timeout=LIMIT * 1000):
            test.start()
        return report.close()

    def close(self) -> None:
        self.mishaps.listener = None
        self.mishaps.remove()
        self._files.close()


@pytest.fixture
def run(qtbot: QtBot, tmp_path: Path) -> Iterator[Run]:
    made = Run(tmp_path / "log")
    yield made
    made.close()


def never(_verdict: Verdict) -> None:
    """A part that says nothing."""


def fails() -> str:
    raise FaultError("one", "two")


def breaks() -> str:
    raise ValueError("Natasha holds the Duke")


def test_each_part_gets_its_line(
    qtbot: QtBot, run: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run.of(qtbot, at_once("a", lambda: "works"), at_once("b", fails)) == 1
    out = capsys.readouterr().out.splitlines()
    assert out == ["ok  a: works", "FAILED b: one; two", "self-test: FAILED: b"]


def test_an_error_is_named_without_its_words_and_the_rest_goes_on(
    qtbot: QtBot, run: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run.of(qtbot, at_once("a", breaks), at_once("b", lambda: "works")) == 1
    out, err = capsys.readouterr()
    first, second, _ = out.splitlines()
    assert first.startswith("FAILED a: unexpected ValueError in ")
    assert second == "ok  b: works"
    assert "Duke" not in out + err


def test_a_part_that_waits_for_ever_ends(
    qtbot: QtBot, run: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run.of(qtbot, Part("a", never, 0.05, "is not over"), at_once("b", lambda: "works")) == 1
    assert capsys.readouterr().out.startswith("FAILED a: is not over after 0.05 seconds\nok  b")


def test_an_error_elsewhere_fails_the_part_at_once(
    qtbot: QtBot, run: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    """What broke in a thread, or in a slot, may be what the part waits for."""
    thread = Background("broken")

    def job() -> None:
        breaks()

    def begin(_verdict: Verdict) -> None:
        thread.do(job)

    assert run.of(qtbot, Part("a", begin, LIMIT * 2)) == 1
    thread.close(2.0)
    assert capsys.readouterr().out.startswith("FAILED a: unexpected ValueError in ")


def test_an_error_while_something_is_painted_fails_the_part(
    qtbot: QtBot, run: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    class Broken(QWidget):
        def paintEvent(self, event: object) -> None:
            raise ValueError("Natasha holds the Duke")

    widget = Broken()
    qtbot.addWidget(widget)

    def look() -> str:
        widget.grab()
        return "painted"

    assert run.of(qtbot, at_once("a", look)) == 1
    out = capsys.readouterr().out
    assert out.startswith("FAILED a: unexpected ValueError in ")
    assert "Duke" not in out


def test_only_the_first_word_counts(
    qtbot: QtBot, run: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    def begin(verdict: Verdict) -> None:
        verdict.good("works")
        verdict.bad("does not")

    assert run.of(qtbot, Part("a", begin)) == 0
    assert capsys.readouterr().out.splitlines()[0] == "ok  a: works"


def test_it_can_be_stopped(qtbot: QtBot, run: Run, capsys: pytest.CaptureFixture[str]) -> None:
    report = Report()
    test = SelfTest([], report, run.mishaps, run)

    def begin(_verdict: Verdict) -> None:
        test.stop()

    test = SelfTest([Part("a", begin), at_once("b", breaks)], report, run.mishaps, run)
    with qtbot.waitSignal(test.finished):
        test.start()
    assert report.close() == 1
    assert capsys.readouterr().out.startswith("FAILED a: interrupted\nself-test")


# Resources.


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> Path:
    """A copy of the resources, to be broken."""
    folder = tmp_path / "resources"
    shutil.copytree(ROOT / "resources", folder)
    monkeypatch.setattr(resources, "resources_root", lambda: folder)
    monkeypatch.setattr(languages, "resources_root", lambda: folder)
    return folder


def test_the_list_of_resources_is_up_to_date() -> None:
    listed = (ROOT / "resources" / resources.CONTENTS).read_text(encoding="utf-8")
    assert listed == contents(ROOT / "resources"), "run: python packaging/list_resources.py"


def test_what_is_there_works(copied: Path) -> None:
    assert resources.check_resources().endswith(" texts)")


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
        ("de.qm", b"nothing", "is no translation"),
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
    source = folder / f"{language}.ts"
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
    assert forms.check_languages() == "en alone, no translation in this build"
    compile_translation(copied, "de", "de_DE")
    compile_translation(copied, "ru", "ru_RU")
    assert forms.check_languages() == "en, de, ru"


def test_a_language_that_is_another_one_is_named(copied: Path) -> None:
    compile_translation(copied, "de", "ru_RU")
    (copied / "id.qm").write_bytes(b"nothing")
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


def test_sounds_are_played_by_the_code_of_the_game(
    qtbot: QtBot, run: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    hearing = Hearing()
    assert run.of(qtbot, Part("sound", hearing.begin)) == 0
    assert "13 sounds; " in capsys.readouterr().out
    hearing.close()

    def no_library(_render: object) -> "None":
        raise NoLibraryError

    deaf = Hearing(no_library)  # type: ignore[arg-type]
    assert run.of(qtbot, Part("sound", deaf.begin)) == 0
    assert "not installed" in capsys.readouterr().out
    deaf.close()


def test_every_level_thinks_in_the_process(qtbot: QtBot, run: Run) -> None:
    thinking = Thinking()
    assert run.of(qtbot, Part("bots", thinking.begin)) == 0
    thinking.close()


@pytest.mark.parametrize("serve", [ends_at_once, answers_nonsense])
def test_a_process_that_does_not_work_is_a_fault(
    qtbot: QtBot, run: Run, capsys: pytest.CaptureFixture[str], serve: Serve
) -> None:
    thinking = Thinking(serve)
    assert run.of(qtbot, Part("bots", thinking.begin)) == 1
    thinking.close()
    said = capsys.readouterr().out
    for level in LEVELS:
        assert level.word in said
