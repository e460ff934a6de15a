"""What this program is, whose it is, and on what terms."""

from pathlib import Path

from PySide6.QtCore import QEvent, qVersion
from PySide6.QtWidgets import QDialog, QWidget

from coup_desktop import __version__
from coup_desktop.desk import fonts
from coup_desktop.desk.dialogs.buttons import without_icons
from coup_desktop.desk.dialogs.least_size import LeastSize
from coup_desktop.desk.forms.ui_about import Ui_AboutDialog
from coup_desktop.resources import resources_root


class AboutDialog(QDialog):
    """Version, licences, and that it is unofficial and offline."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_AboutDialog()
        self.ui.setupUi(self)
        without_icons(self.ui.buttons)
        self._dress()
        self._write()
        LeastSize(self, 420)

    def _dress(self) -> None:
        self.ui.title.setFont(fonts.display(28, bold=True))

    def _write(self) -> None:
        self.ui.version.setText(
            self.tr("Version {version}, with Qt {qt}").format(version=__version__, qt=qVersion())
        )
        parts = [
            self.tr("Coup Desktop, its art and sounds: MIT licence."),
            self.tr("Qt and Qt for Python: GNU LGPL version 3, https://www.qt.io/licensing"),
            self.tr("miniaudio, which plays the sounds: MIT licence; cffi, which calls it: MIT-0."),
            *(_read(path) for path in licence_files()),
        ]
        self.ui.licences.setPlainText("\n\n".join(parts))

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._dress()
        elif event.type() == QEvent.Type.LanguageChange:
            self.ui.retranslateUi(self)
            self._write()


def licence_files() -> list[Path]:
    """Licence texts that are shipped beside what they are for."""
    words = ("LICENSE", "LICENCE", "OFL")
    found = resources_root().rglob("*.txt")
    return sorted(p for p in found if any(word in p.stem.upper() for word in words))


def _read(path: Path) -> str:
    return f"{path.parent.name}/{path.name}\n{path.read_text(encoding='utf-8')}"
