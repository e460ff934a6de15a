"""The least that Qt for Python can show: what a start costs before work of one's own."""

import sys

from PySide6.QtWidgets import QApplication, QMainWindow

app = QApplication(sys.argv)
window = QMainWindow()
window.setWindowTitle("Bare window")
window.menuBar().addMenu("&File").addAction("&Quit", "Ctrl+Q", app.quit)
window.resize(1280, 760)
window.show()
sys.exit(app.exec())
