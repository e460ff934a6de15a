"""The list of all lessons: which are done, and which is to be played."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal, Slot
from PySide6.QtWidgets import QDialog, QHeaderView, QTreeWidgetItem, QWidget

from coup_desktop.bots.lessons.course import COURSES, LESSONS
from coup_desktop.bots.lessons.lesson import CONTEXT, Lesson
from coup_desktop.desk import fonts
from coup_desktop.desk.dialogs.least_size import LeastSize
from coup_desktop.desk.forms.ui_lessons import Ui_LessonsDialog
from coup_desktop.desk.lessons.progress import Progress

translate = QCoreApplication.translate
_LESSON: Final = Qt.ItemDataRole.UserRole


class LessonsDialog(QDialog):
    """Shows how far somebody has come, and says which lesson is chosen."""

    chosen = Signal(object)
    """A `Lesson` is to be played; the dialog has closed."""
    forgotten = Signal()
    """All lessons are to count as not done."""

    def __init__(
        self, progress: Progress, current: Lesson | None, parent: QWidget | None = None
    ) -> None:
        """Args: progress: how far somebody has come; current: the lesson on the table."""
        super().__init__(parent)
        self.ui = Ui_LessonsDialog()
        self.ui.setupUi(self)
        self._progress = progress
        self._current = current or progress.goes_on[0]
        header = self.ui.list.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.ui.begin.clicked.connect(self._begin)
        self.ui.close.clicked.connect(self.reject)
        self.ui.forget.clicked.connect(self._forget)
        self.ui.list.itemActivated.connect(self._begin)
        self.ui.list.currentItemChanged.connect(self._name_button)
        self._fill()
        LeastSize(self, 360)

    def _fill(self) -> None:
        tree, wanted = self.ui.list, self._selected() or self._current
        tree.clear()
        rows = {}
        for course in COURSES:
            top = QTreeWidgetItem([translate(CONTEXT, course.title), ""])
            top.setFlags(Qt.ItemFlag.ItemIsEnabled)
            font = fonts.display(15.0, bold=True)
            top.setFont(0, font)
            tree.addTopLevelItem(top)
            for number, lesson in enumerate(course.lessons, start=1):
                rows[lesson.word] = self._row(number, lesson)
                top.addChild(rows[lesson.word])
            top.setExpanded(True)
        tree.setCurrentItem(rows[wanted.word])
        words = self.tr("Lessons done: {number} of {of}")
        self.ui.state.setText(words.format(number=len(self._progress.done), of=len(LESSONS)))
        self.ui.forget.setEnabled(self._progress.is_begun)
        self._name_button()

    def _row(self, number: int, lesson: Lesson) -> QTreeWidgetItem:
        title = self.tr("{number}. {title}").format(
            number=number, title=translate(CONTEXT, lesson.title)
        )
        state = ""
        if self._progress.lesson == lesson.word and self._progress.beat:
            state = self.tr("begun")
        elif lesson.word in self._progress.done:
            state = self.tr("done ✓")
        row = QTreeWidgetItem([title, state])
        row.setData(0, _LESSON, lesson.word)
        row.setData(0, Qt.ItemDataRole.AccessibleTextRole, f"{title} {state}".strip())
        return row

    def _selected(self) -> Lesson | None:
        item = self.ui.list.currentItem()
        word = "" if item is None else item.data(0, _LESSON)
        return next((lesson for lesson in LESSONS if lesson.word == word), None)

    @Slot()
    def _name_button(self) -> None:
        lesson = self._selected()
        goes_on = lesson is not None and self._progress.lesson == lesson.word
        begun = goes_on and self._progress.beat > 0
        self.ui.begin.setText(self.tr("&Go on") if begun else self.tr("&Begin"))
        self.ui.begin.setEnabled(lesson is not None)

    @Slot()
    def _begin(self) -> None:
        lesson = self._selected()
        if lesson is not None:
            self.accept()
            self.chosen.emit(lesson)

    @Slot()
    def _forget(self) -> None:
        self._progress = Progress()
        self.forgotten.emit()
        self._fill()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.ui.retranslateUi(self)
            self._fill()
