"""A style sheet for the widgets that Qt draws: frames that can be seen, in every theme.

Fusion makes its frames of the ground's own colour, a little darker: on a dark ground they are not
there. The program's own widgets paint themselves and are left alone: a selector that begins with a
dot is for a class, not for what is made of it. Parts of a control (`::`) have a rule each, and so
have a class's states: of a list of them Qt heeds only the first (of states, Qt 6.11 does).
"""

from collections.abc import Mapping
from string import Template
from typing import Final

from coup_desktop.resources import resource_path

_SHEET: Final = Template("""
QToolTip { color: $page_text; background: $page; border: ${line}px solid $page_edge; padding: 4px; }

.QPushButton {
    background: $button; color: $text; border: ${line}px solid $gold; border-radius: 5px;
    padding: 5px 16px; outline: 0;
}
.QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
.QPushButton:default { border: ${thick}px solid $bright; }
.QToolButton { color: $text; border: ${line}px solid transparent; border-radius: 5px;
    padding: 3px 6px; }
.QPushButton:hover, .QToolButton:hover { border-color: $bright; }
.QPushButton:pressed, .QToolButton:pressed {
    background: $highlight; color: $highlight_text; border-color: $highlight;
}
.QToolButton::up-arrow { image: url("$up"); }
.QToolButton::down-arrow { image: url("$down"); }
.QToolButton::right-arrow { image: url("$right"); }
.QPushButton:disabled { color: $quiet; background: $panel_exiled;
    border: ${line}px dashed $panel_edge; }

.QLineEdit, .QPlainTextEdit, .QTextEdit, .QTextBrowser, .QTableWidget, .QTableView, .QTreeView,
.QListWidget { border: ${line}px solid $field_edge; }
.QLineEdit { border-radius: 3px; padding: 3px 5px; placeholder-text-color: $quiet; }
.QComboBox, .QSpinBox {
    background: $field; border: ${line}px solid $field_edge; border-radius: 3px;
    padding: 3px 6px;
}
.QComboBox { padding-right: 22px; combobox-popup: 0; }
.QComboBox QLineEdit { border: none; padding: 0; background: transparent; }
.QSpinBox { min-width: 2em; }
.QSpinBox QLineEdit { border: none; padding: 0; margin-left: 6px; background: transparent; }
.QComboBox:disabled, .QSpinBox:disabled, .QLineEdit:disabled {
    color: $quiet; border: ${line}px dashed $field_edge;
}
.QComboBox::drop-down { border: none; width: 22px; }
.QComboBox::down-arrow { image: url("$down"); width: 12px; height: 12px; }
.QComboBox QAbstractItemView { border: ${line}px solid $field_edge; background: $field;
    color: $text; selection-background-color: $highlight; selection-color: $highlight_text; }
QComboBox QAbstractItemView::item { padding: 4px 6px; }
QComboBox QAbstractItemView::item:disabled { color: $quiet; }
QComboBox QAbstractItemView::item:selected { background: $highlight; color: $highlight_text; }
.QSpinBox::up-button { subcontrol-origin: border; subcontrol-position: top right; width: 22px;
    border: none; background: transparent; }
.QSpinBox::down-button { subcontrol-origin: border; subcontrol-position: bottom right; width: 22px;
    border: none; background: transparent; }
.QSpinBox::up-arrow { image: url("$up"); width: 11px; height: 11px; }
.QSpinBox::down-arrow { image: url("$down"); width: 11px; height: 11px; }

.QCheckBox, .QRadioButton { spacing: 8px; }
.QCheckBox::indicator { width: 16px; height: 16px; border: ${line}px solid $field_edge;
    border-radius: 3px; background: $field; }
.QRadioButton::indicator { width: 16px; height: 16px; border: ${line}px solid $field_edge;
    border-radius: ${radio}px; background: $field; }
.QCheckBox::indicator:checked { background: $highlight; border-color: $highlight;
    image: url("$check"); }
.QRadioButton::indicator:checked { background: $highlight; border-color: $highlight;
    image: url("$check"); }
.QCheckBox:disabled, .QRadioButton:disabled { color: $quiet; }

.QMenu { background: $field; border: ${line}px solid $field_edge; padding: 3px; }
.QMenu::item { padding: 5px 26px 5px 26px; border-radius: 3px; }
.QMenu::item:selected { background: $highlight; color: $highlight_text; }
.QMenu::item:disabled { color: $quiet; }
.QMenu::separator { height: 1px; background: $field_edge; margin: 4px 8px; }
.QMenuBar { background: $room; }
.QMenuBar::item { padding: 4px 9px; border-radius: 3px; background: transparent; }
QMenuBar QLabel { padding: 4px 0px; }
.QMenuBar::item:selected { background: $highlight; color: $highlight_text; }
.QTabWidget::pane { border: ${line}px solid $field_edge; }
.QTabBar::tab {
    background: $room; color: $text; border: ${line}px solid $field_edge; padding: 5px 14px;
    margin-right: 2px; border-top-left-radius: 5px; border-top-right-radius: 5px;
}
.QTabBar::tab:selected { background: $highlight; color: $highlight_text;
    border-color: $highlight; }
.QHeaderView::section {
    background: $button; color: $text; border: none; border-bottom: ${line}px solid $field_edge;
    padding: 4px 10px;
}
.QTableWidget { outline: 0; }
.QTableWidget::item { padding: 0px 10px; }

.QScrollBar { background: transparent; border: none; }
.QScrollBar:vertical { width: 12px; }
.QScrollBar:horizontal { height: 12px; }
.QScrollBar::handle { background: $field_edge; border-radius: 4px; margin: 2px; }
.QScrollBar::handle:vertical { min-height: 28px; }
.QScrollBar::handle:horizontal { min-width: 28px; }
.QScrollBar::handle:hover { background: $bright; }
.QScrollBar::handle:pressed { background: $bright; }
.QScrollBar::add-line { width: 0; height: 0; border: none; background: transparent; }
.QScrollBar::sub-line { width: 0; height: 0; border: none; background: transparent; }
.QScrollBar::add-page { background: transparent; }
.QScrollBar::sub-page { background: transparent; }

.QSlider::groove:horizontal { border: ${line}px solid $field_edge; border-radius: 3px; height: 4px;
    background: $field; }
.QSlider::sub-page:horizontal { border: ${line}px solid $field_edge; border-radius: 3px;
    height: 4px; background: $field_edge; }
.QSlider::handle:horizontal { background: $bright; border: ${line}px solid $room;
    border-radius: 7px; width: 14px; margin: -6px 0; }
.QSlider::handle:horizontal:disabled { background: $quiet; }

LogPanel .QToolButton { color: $page_text; }
LogPanel .QToolButton::up-arrow { image: url("$page_up"); }
LogPanel .QToolButton::down-arrow { image: url("$page_down"); }
LogPanel .QToolButton:checked { background: $page_selected; color: $marked_text;
    border-color: $page_text; }
LogPanel .QTabBar::tab { background: $page; color: $page_text; border-color: $page_text;
    padding: 4px 12px; }
LogPanel .QTabBar::tab:selected { background: $page_selected; color: $marked_text;
    border-color: $page_text; }
LogPanel .QLineEdit { background: $page; color: $page_text; border-color: $page_text;
    placeholder-text-color: $page_text; }
LogList .QScrollBar::handle, CounterList .QScrollBar::handle { background: $page_text; }
LogList .QScrollBar::handle:hover { background: $page_heading; }
LogList .QScrollBar::handle:pressed { background: $page_heading; }
CounterList .QScrollBar::handle:hover { background: $page_heading; }
CounterList .QScrollBar::handle:pressed { background: $page_heading; }
""")
_LINE: Final = 1
_THICK_LINE: Final = 2
_INDICATOR: Final = 16


def sheet(colours: Mapping[str, object], *, contrast: bool, dark_ink: bool) -> str:
    """The style sheet of a theme.

    Args:
        colours: by the names that `Colours` has for them, each `#rrggbb`.
        contrast: whether frames are thicker and plainer.
        dark_ink: whether a mark on the highlight colour is dark.
    """
    line = _THICK_LINE if contrast else _LINE
    tone = "light" if colours["dark"] else "dark"
    page_tone = "light" if contrast else "dark"
    return _SHEET.substitute(
        colours,
        line=line,
        thick=line + 1,
        radio=_INDICATOR // 2 + line,
        check=_url(f"check-{'dark' if dark_ink else 'light'}"),
        up=_url(f"up-{tone}"),
        down=_url(f"down-{tone}"),
        right=_url(f"right-{tone}"),
        page_up=_url(f"up-{page_tone}"),
        page_down=_url(f"down-{page_tone}"),
    )


def _url(name: str) -> str:
    return resource_path(f"controls/{name}.svg").as_posix()
