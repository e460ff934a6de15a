"""High contrast for the widgets that Qt draws: frames that can be seen, as a style sheet.

Fusion makes its frames of the ground's own colour, a little darker: on black they are not there.
The program's own widgets paint themselves, and are left alone: a selector with a dot is for a
class, not for what is made of it.
"""

from typing import Final

_SHEET: Final = """
.QPushButton, .QToolButton, .QDialogButtonBox QPushButton {
    background: $ground; color: $text; border: 2px solid $text; border-radius: 4px;
    padding: 5px 14px;
}
.QToolButton { padding: 3px 8px; }
.QPushButton:default { border-color: $bright; }
.QPushButton:hover, .QToolButton:hover, .QPushButton:pressed, .QToolButton:pressed,
.QPushButton:checked, .QToolButton:checked {
    background: $bright; color: $ground; border-color: $bright;
}
.QPushButton:disabled, .QToolButton:disabled { color: $quiet; border: 1px dashed $quiet; }
.QLineEdit, .QPlainTextEdit, .QTextEdit, .QTextBrowser, .QTableWidget, .QTableView, .QTreeView,
.QListWidget {
    border: 2px solid $text;
}
.QLineEdit { padding: 2px 4px; }
.QComboBox, .QSpinBox, .QDoubleSpinBox { border: 2px solid $text; padding: 3px 6px; }
.QComboBox QLineEdit, .QSpinBox QLineEdit { border: none; padding: 0; }
.QComboBox:disabled, .QSpinBox:disabled, .QLineEdit:disabled { border: 1px dashed $quiet; }
.QComboBox QAbstractItemView { border: 2px solid $text; }
.QMenu { border: 2px solid $text; padding: 2px; }
.QMenuBar { border-bottom: 2px solid $text; }
.QTabWidget::pane { border: 2px solid $text; }
.QTabBar::tab {
    border: 2px solid $quiet; padding: 5px 12px; margin-right: 2px;
}
.QTabBar::tab:selected { background: $bright; color: $ground; border-color: $bright; }
.QHeaderView::section {
    background: $ground; color: $text; border: none; border-bottom: 2px solid $text; padding: 4px;
}
QScrollBar:vertical { background: $ground; border-left: 1px solid $text; width: 16px; }
QScrollBar:horizontal { background: $ground; border-top: 1px solid $text; height: 16px; }
QScrollBar::handle { background: $text; border: 2px solid $ground; }
QScrollBar::handle:vertical { min-height: 28px; }
QScrollBar::handle:horizontal { min-width: 28px; }
QScrollBar::handle:hover { background: $bright; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: $ground; }
.QSlider::groove:horizontal { border: 2px solid $text; height: 6px; background: $ground; }
.QSlider::sub-page:horizontal { border: 2px solid $text; height: 6px; background: $text; }
.QSlider::handle:horizontal {
    background: $bright; border: 2px solid $ground; width: 12px; margin: -7px 0;
}
.QSplitter::handle { background: $quiet; margin: 0 3px; }
"""


def framed_sheet(*, ground: str, text: str, quiet: str, bright: str) -> str:
    """The style sheet in four colours, each `#rrggbb`."""
    sheet = _SHEET
    for name, value in (("ground", ground), ("text", text), ("quiet", quiet), ("bright", bright)):
        sheet = sheet.replace(f"${name}", value)
    return sheet
