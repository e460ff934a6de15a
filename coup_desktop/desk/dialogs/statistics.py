"""The statistics: totals and plots of the games that were played."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QDir, QEvent, QSignalBlocker, QStandardPaths, Qt, Signal, Slot
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QHeaderView,
    QLabel,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from coup_desktop.desk import fonts
from coup_desktop.desk import statistics_words as say
from coup_desktop.desk.dialogs.buttons import without_icons
from coup_desktop.desk.dialogs.calm_wheel import CalmWheel
from coup_desktop.desk.dialogs.least_size import LeastSize
from coup_desktop.desk.dialogs.question import careful_question
from coup_desktop.desk.foreign_words import PATH, readable
from coup_desktop.desk.forms.ui_statistics import Ui_StatisticsDialog
from coup_desktop.desk.plots import percent
from coup_desktop.engine.record import HUMAN
from coup_desktop.store.statistics import Choice, Rules, Score, Totals, Who, Wits

_SIDE_BY_SIDE: Final = 800
"""Width from which plots stand side by side, in pixels at the usual text size."""
_READABLE: Final = 640
"""Pixels of a line of many words, at most, at the usual text size."""
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class StatisticsDialog(QDialog):
    """Shows the totals that it is given, asks for others, and says what it could not have."""

    asked = Signal(object)
    """Totals are wanted: a `Choice`."""
    export_asked = Signal(Path)
    """All games are wanted as a file."""
    reset_asked = Signal()
    """All games are to be forgotten; the question was answered."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_StatisticsDialog()
        self.ui.setupUi(self)
        without_icons(self.ui.buttons)
        self._totals: Totals | None = None
        self._left_out = ""
        self._choice = Choice()
        self._whos: list[Who] = []
        self._rules: list[tuple[str, Rules | None]] = []
        self._kinds: list[str] = []
        self.ui.reset.setEnabled(False)
        self.ui.export_all.setEnabled(False)
        self._connect()
        self._dress()
        self._write()
        self.say("")
        self._close = self.ui.buttons.button(QDialogButtonBox.StandardButton.Close)
        self._close.setDefault(True)
        self._close.setFocus(Qt.FocusReason.OtherFocusReason)
        CalmWheel(self)
        LeastSize(self, 480)

    def _connect(self) -> None:
        ui = self.ui
        for combo in (ui.who, ui.rules, ui.against):
            combo.activated.connect(self._chosen)
        ui.practice.clicked.connect(self._chosen)
        ui.export_all.clicked.connect(self._ask_where)
        ui.reset.clicked.connect(self._ask_reset)

    # What it is told.

    @Slot()
    def ask(self) -> None:
        """Ask for the totals of what is chosen, at first and when games have come in."""
        self.asked.emit(self._choice)

    @Slot(object)
    def show_totals(self, totals: Totals) -> None:
        """Show an answer, unless something else was chosen since."""
        if totals.choice != self._choice:
            return
        kinds = say.in_order(totals.kept.kinds)
        if self._totals is None and kinds and HUMAN not in kinds:
            # Nobody has played yet but bots: then theirs are the figures to begin with.
            self._totals = totals
            self._choice = replace(self._choice, who=Who(kinds[-1]))
            self.ask()
            return
        if self._totals is None:
            self._write()  # it may have said that there is no answer
        self._totals = totals
        self._show()

    @Slot(str)
    def say(self, sentence: str) -> None:
        """Say something below the figures; empty: nothing."""
        self.ui.notice.setText(sentence)
        self.ui.notice.setVisible(bool(sentence))

    @Slot(str)
    def show_unanswered(self, sentence: str) -> None:
        """Say why there are no totals."""
        if self._totals is None:
            self.ui.emptyTitle.setText(self.tr("The statistics cannot be read"))
            self.ui.emptyText.setText(sentence)
            self.ui.pages.setCurrentWidget(self.ui.empty)
        else:
            self.say(sentence)

    @Slot(str)
    def show_exported(self, path: str) -> None:
        """Say where the games are now."""
        text = self.tr("All games are in {path} now.")
        self.say(text.format(path=readable(QDir.toNativeSeparators(path), PATH)))

    @Slot(str)
    def show_reset(self, copy: str) -> None:
        """Say that all is forgotten, and where the copy is."""
        text = self.tr("All games are forgotten. What was there is kept as {path}.")
        self.say(text.format(path=readable(QDir.toNativeSeparators(copy), PATH)))
        self._choice = replace(Choice(), practice=self._choice.practice)
        self.ask()

    # Words.

    def _dress(self) -> None:
        ui = self.ui
        ui.emptyTitle.setFont(fonts.display(24, bold=True))
        ui.emptyText.setFont(fonts.text(16))
        ui.emptyText.setMaximumWidth(round(_READABLE * fonts.factor()))
        for number, caption in self._tiles():
            number.setFont(fonts.text(25, bold=True))  # whose figures stand on the line
            caption.setFont(fonts.text(14))
            caption.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        for table in (ui.scores, ui.characters):
            table.verticalHeader().setDefaultSectionSize(table.fontMetrics().height() + 8)

    def _tiles(self) -> tuple[tuple[QLabel, QLabel], ...]:
        """Large figures and the words below them."""
        ui = self.ui
        return (
            (ui.gamesNumber, ui.gamesCaption),
            (ui.wonNumber, ui.wonCaption),
            (ui.chanceNumber, ui.chanceCaption),
            (ui.claimsNumber, ui.claimsCaption),
            (ui.bluffingNumber, ui.bluffingCaption),
            (ui.caughtNumber, ui.caughtCaption),
            (ui.rightNumber, ui.rightCaption),
        )

    def _write(self) -> None:
        """Put the words of the user's language in."""
        self.ui.emptyTitle.setText(self.tr("No game is counted yet"))
        self.ui.emptyText.setText(
            self.tr(
                "Every game that is played to its end, or that somebody resigns, is counted "
                "here: how often you win and how often chance alone would have it, against "
                "whom and at tables of which size, and your bluffs and challenges for "
                "each character. The figures stay on this computer."
            )
        )
        if self._totals is not None:
            self._show()

    # What is shown.

    def _show(self) -> None:
        ui, totals = self.ui, self._totals
        if totals is None:
            return
        some = totals.kept.games > 0
        waited = ui.pages.currentWidget() is not ui.figures
        ui.pages.setCurrentWidget(ui.figures if some else ui.empty)
        if some and waited and self._close.hasFocus():
            ui.who.setFocus(Qt.FocusReason.OtherFocusReason)
        ui.reset.setEnabled(some)
        ui.export_all.setEnabled(some)
        self._say_left_out(totals)
        if not some:
            return
        self._offer(totals)
        self._show_tiles(totals.all, totals.wits)
        self._show_plots(totals)
        self._fill_scores(totals)
        self._fill_characters(totals.characters)

    def _say_left_out(self, totals: Totals) -> None:
        """Say that practice games are left out, as long as there is nothing to see without them."""
        number, before = totals.kept.practice, self._left_out
        self._left_out = ""
        if number and not totals.all.games and not totals.choice.practice:
            one = self.tr("1 practice game is left out. Tick “{box}” to see it.")
            several = self.tr("{number} practice games are left out. Tick “{box}” to see them.")
            box = self.ui.practice.text().replace("&", "")
            self._left_out = (one if number == 1 else several).format(number=number, box=box)
        if self.ui.notice.text() in ("", before):
            self.say(self._left_out)

    def _offer(self, totals: Totals) -> None:
        """Fill what can be chosen; what is chosen stays, also where it has no games any more."""
        kept, choice = totals.kept, self._choice
        people = [Who(name=name) for name in kept.people] if len(kept.people) > 1 else []
        bots = [Who(kind) for kind in say.in_order(kept.kinds) if kind != HUMAN]
        self._whos = list(dict.fromkeys([Who(), *people, *bots, choice.who]))
        _fill(self.ui.who, [say.who_name(who) for who in self._whos], self._whos.index(choice.who))
        self._rules = [("", None)]
        for preset in dict.fromkeys(rules.preset for rules, _ in kept.rules):
            own = [rules for rules, _ in kept.rules if rules.preset == preset]
            self._rules += [(preset, None), *((preset, rules) for rules in own if len(own) > 1)]
        here = (choice.preset, choice.rules)
        self._rules = list(dict.fromkeys([*self._rules, here]))
        _fill(self.ui.rules, [self._rules_name(*r) for r in self._rules], self._rules.index(here))
        self._kinds = list(dict.fromkeys(["", *say.in_order(kept.kinds), choice.against]))
        names = [say.kind_name(kind) if kind else self.tr("Anybody") for kind in self._kinds]
        _fill(self.ui.against, names, self._kinds.index(choice.against))

    def _rules_name(self, preset: str, rules: Rules | None) -> str:
        if rules is not None:
            exact = say.rules_name(rules)
            plain = not rules.options and not rules.changes
            return self.tr("{rules}, nothing else").format(rules=exact) if plain else exact
        return say.preset_name(preset) if preset else self.tr("All rules")

    def _show_tiles(self, score: Score, wits: Wits) -> None:
        words = (
            (str(score.games), self.tr("games played")),
            (_share(score.wins, score.games), self.tr("won: {wins}").format(wins=score.wins)),
            (
                _share(score.expected, score.games),
                self.tr("by chance: {wins}").format(wins=say.expected(score)),
            ),
            (str(wits.claims), self.tr("claims")),
            (_share(wits.bluffs, wits.claims), self.tr("of the claims were bluffs")),
            (
                _share(wits.caught, wits.bluffs),
                self.tr("of {bluffs} bluffs caught").format(bluffs=wits.bluffs),
            ),
            (
                _share(wits.doubts_right, wits.doubts),
                self.tr("of {number} challenges right").format(number=wits.doubts),
            ),
        )
        for (number, caption), (figure, text) in zip(self._tiles(), words, strict=True):
            number.setText(figure)
            caption.setText(text)

    def _show_plots(self, totals: Totals) -> None:
        ui = self.ui
        nothing = self.tr("No games of this choice.")
        opponents = say.by_kinds(totals.by_opponent)
        ui.opponents.set_bars(say.score_bars(opponents))
        ui.opponents.set_words(self.tr("Wins by who else was at the table"), nothing)
        sizes = [(say.seats_name(size), score) for size, score in totals.by_size]
        ui.sizes.set_bars(say.score_bars(sizes))
        ui.sizes.set_words(self.tr("Wins by number of seats"), nothing)
        ui.course.set_course(say.course(totals.stretches))
        ui.course.set_words(self.tr("Wins over time"), nothing)
        ui.bluffs.set_bars(say.bluff_bars(totals.characters))
        ui.bluffs.set_words(self.tr("Bluffs"), self.tr("No claims in games of this choice."))
        ui.doubts.set_bars(say.doubt_bars(totals.characters))
        ui.doubts.set_words(
            self.tr("Challenges of others' claims"),
            self.tr("No challenges in games of this choice."),
        )

    def _fill_scores(self, totals: Totals) -> None:
        table = self.ui.scores
        rows: list[tuple[str, Score | None]] = []
        for heading, scores in say.score_table(totals):
            if scores:
                rows += [(heading, None), *scores]
        table.clearSpans()
        table.setRowCount(len(rows))
        for number, (name, score) in enumerate(rows):
            item = QTableWidgetItem(name)
            item.setToolTip(name)  # it may be cut
            item.setFont(fonts.display(16, bold=True) if score is None else table.font())
            table.setItem(number, 0, item)
            if score is None:
                table.setSpan(number, 0, 1, table.columnCount())
                continue
            chance = f"{say.expected(score)} ({percent(score.chance)})"
            figures = (str(score.games), str(score.wins), percent(score.share), chance)
            _put_figures(table, number, figures)
        _align(table)

    def _fill_characters(self, characters: Sequence[tuple[str, Wits]]) -> None:
        table = self.ui.characters
        table.setRowCount(len(characters))
        for number, (word, wits) in enumerate(characters):
            table.setItem(number, 0, QTableWidgetItem(say.character_name(word)))
            figures = (wits.claims, wits.bluffs, wits.caught, wits.doubts, wits.doubts_right)
            _put_figures(table, number, [str(figure) for figure in figures])
        _align(table)

    # What is chosen.

    @Slot()
    def _chosen(self) -> None:
        ui = self.ui
        preset, rules = self._rules[ui.rules.currentIndex()]
        self._choice = Choice(
            who=self._whos[ui.who.currentIndex()],
            preset=preset,
            rules=rules,
            against=self._kinds[ui.against.currentIndex()],
            practice=ui.practice.isChecked(),
        )
        self.say("")
        self.ask()

    @Slot()
    def _ask_where(self) -> None:
        documents = QStandardPaths.StandardLocation.DocumentsLocation
        folder = QStandardPaths.writableLocation(documents)
        dialog = QFileDialog(self, self.tr("Export all games"), folder)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(self.tr("Tables (*.csv)"))
        dialog.setDefaultSuffix("csv")
        dialog.selectFile(self.tr("coup-statistics.csv"))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda path: self.export_asked.emit(Path(path)))
        dialog.open()

    @Slot()
    def _ask_reset(self) -> None:
        if self._totals is None:
            return
        text = self.tr("Forget all games of the statistics (%n)?", "", self._totals.kept.games)
        box = careful_question(
            self,
            self.tr("Reset?"),
            text,
            self.tr("They are counted from nothing again. What is there now is kept as a copy."),
            do=self.tr("Forget them"),
            leave=self.tr("Keep them"),
            then=self.reset_asked.emit,
        )
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put plots side by side where there is room."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        directions = QBoxLayout.Direction
        narrow = self.width() < round(_SIDE_BY_SIDE * fonts.factor())
        for columns in (self.ui.winsColumns, self.ui.witsColumns):
            columns.setDirection(directions.TopToBottom if narrow else directions.LeftToRight)

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._dress()
            self._write()
            self._fit()
        elif event.type() == QEvent.Type.LanguageChange:
            self.ui.retranslateUi(self)
            self._write()


def _share(part: float, of: int) -> str:
    return percent(part / of) if of else "–"


def _fill(combo: QComboBox, names: Sequence[str], current: int) -> None:
    with QSignalBlocker(combo):
        combo.clear()
        combo.addItems(names)
        combo.setCurrentIndex(current)
    combo.setToolTip(names[current])  # it may be cut


def _put_figures(table: QTableWidget, row: int, figures: Sequence[str]) -> None:
    for column, figure in enumerate(figures, start=1):
        item = QTableWidgetItem(figure)
        item.setTextAlignment(_RIGHT)
        table.setItem(row, column, item)


def _align(table: QTableWidget) -> None:
    header = table.horizontalHeader()
    header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
    for column in range(table.columnCount()):
        title = table.horizontalHeaderItem(column)
        if title is not None:
            side = Qt.AlignmentFlag.AlignLeft if column == 0 else Qt.AlignmentFlag.AlignRight
            title.setTextAlignment(side | Qt.AlignmentFlag.AlignVCenter)
