"""Whether every form can be set up, in every language."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator
from PySide6.QtWidgets import QWidget

from coup_desktop.catalogue import ENGLISH, translations
from coup_desktop.desk import forms
from coup_desktop.desk.self_test.modules import module_names
from coup_desktop.desk.self_test.report import FaultError

_PREFIX: Final = f"{forms.__name__}."
_MODULE: Final = "ui_"
_CLASS: Final = "Ui_"


def check_forms() -> str:
    """Sets up every form, without showing it.

    Raises:
        FaultError: names those that fail.
    """
    names = _forms()
    problems = [f"{name} {problem}" for name in names if (problem := _problem(name))]
    if not names:
        problems.append("there are none")
    if problems:
        raise FaultError(*problems)
    return f"{len(names)} forms"


def check_languages() -> str:
    """Loads every translation, and sets up the forms in it.

    Raises:
        FaultError: names those that fail.
    """
    there, problems = translations(), []
    for language, path in there.items():
        try:
            with _spoken(language, path):
                check_forms()
        except FaultError as fault:
            problems += [f"{language}: {problem}" for problem in fault.problems]
    if problems:
        raise FaultError(*problems)
    if not there:
        return f"{ENGLISH} alone, no translation in this build"
    return ", ".join([ENGLISH, *there])


def _forms() -> list[str]:
    names = [name.removeprefix(_PREFIX) for name in module_names() if name.startswith(_PREFIX)]
    return sorted(name for name in names if name.startswith(_MODULE))


def _problem(name: str) -> str:
    """What is wrong with a form; empty where nothing is."""
    try:
        module = import_module(f"{_PREFIX}{name}")
        (kind,) = (value for key, value in vars(module).items() if key.startswith(_CLASS))
        _set_up(kind)
    except Exception as error:  # noqa: BLE001 - the other forms are looked at all the same
        return f"fails: {type(error).__name__}"
    return ""


def _set_up(kind: Callable[[], Any]) -> None:
    """Args: kind: the compiled form; its set-up says by its types what it is laid into."""
    ui = kind()
    wanted: dict[str, type[QWidget]] = ui.setupUi.__annotations__
    (base,) = (value for key, value in wanted.items() if key != "return")
    widget = base()
    try:
        ui.setupUi(widget)
        ui.retranslateUi(widget)
        widget.ensurePolished()
        widget.adjustSize()
    finally:
        widget.deleteLater()


@contextmanager
def _spoken(language: str, path: Path) -> Iterator[None]:
    """Has the program speak a language meanwhile.

    Raises:
        FaultError: it cannot.
    """
    translator = QTranslator()
    if not translator.load(str(path)) or translator.isEmpty():
        raise FaultError("is no translation that Qt can read")
    said = translator.language()
    if QLocale(said).language() != QLocale(language).language():
        raise FaultError(f"says that it is {said or 'of no language'}")
    QCoreApplication.installTranslator(translator)
    try:
        yield
    finally:
        QCoreApplication.removeTranslator(translator)
