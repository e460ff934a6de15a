"""A window whose buttons go wrong on purpose: what the tests in test_harness.py look at."""

import os
import signal
import sys
import time

from PySide6.QtCore import QTimer, qWarning
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QVBoxLayout, QWidget


class Sample(QWidget):
    """One label, and buttons that count, warn, raise, hang, crash, or keep the program alive."""

    def __init__(self) -> None:
        super().__init__()
        self._count = 0
        self._stays = False
        column = QVBoxLayout(self)
        self._label = QLabel("0", self)
        column.addWidget(self._label)
        faults = {
            "Count": self._add,
            "Warn": lambda: qWarning("a warning of Qt"),
            "Raise": lambda: 1 // 0,
            "Hang": lambda: time.sleep(1.3),
            "Crash": lambda: os.kill(os.getpid(), signal.SIGSEGV),
            "Stay": self._stay,
        }
        for name, fault in faults.items():
            button = QPushButton(name, self)
            button.clicked.connect(fault)
            if name not in ("Count", "Crash"):
                # The label says when the fault is over, also after an exception.
                button.clicked.connect(
                    lambda _=False, name=name: self._label.setText(f"after {name}")
                )
            column.addWidget(button)
            if name == "Count":
                button.setAccessibleDescription("Key: C.")
                QShortcut(QKeySequence("C"), self, button.click)
        hidden = QPushButton("Hidden", self)
        column.addWidget(hidden)
        hidden.hide()
        QShortcut(QKeySequence("Ctrl+Q"), self, self.close)

    def _add(self) -> None:
        self._count += 1
        self._label.setText(str(self._count))

    def _stay(self) -> None:
        self._stays = True

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close; what stays behind is a program without a window."""
        if self._stays:
            QApplication.setQuitOnLastWindowClosed(False)
            timer = QTimer(QApplication.instance())
            timer.start(100)
        super().closeEvent(event)


if __name__ == "__main__":
    app = QApplication(sys.argv)
    window = Sample()
    window.show()
    sys.exit(app.exec())
