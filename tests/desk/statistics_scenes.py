"""Statistics for tests of what is seen: made up, with long names, and many of everything."""

from coup_desktop.bots.bot import ROSTER
from coup_desktop.desk.dialogs.statistics import StatisticsDialog
from coup_desktop.engine.cast import CHARACTERS
from coup_desktop.engine.record import HUMAN
from coup_desktop.store.statistics import (
    EMBEZZLE,
    Choice,
    Kept,
    Rules,
    Score,
    Stretch,
    Totals,
    Wits,
)
from tests.desk.table_games import LONGEST

RULES = (
    Rules("city-state", ("diplomat", "factions", "inquisitor"), ("box 60", "must-coup 12")),
    Rules("coup-x", ("six", "teams")),
    Rules("coup-x"),
    Rules("official"),
)
KINDS = (HUMAN, *(info.word for info in ROSTER), "grandmaster")


def some_totals(choice: Choice | None = None) -> Totals:
    """As after a few hundred games."""
    scores = [Score(40 + 7 * n, 9 + 4 * n, 8.4 + n) for n in range(12)]
    words = [*(info.word for info in CHARACTERS), EMBEZZLE]
    wits = [Wits(147 - 9 * n, 30 - 2 * n, 11 - n, 18 + n, 19 - n) for n in range(12)]
    return Totals(
        choice=choice or Choice(),
        kept=Kept(
            games=1200,
            practice=17,
            rules=tuple(zip(RULES, (40, 30, 20, 10), strict=True)),
            people=(LONGEST, "Sacha", "Wren"),
            kinds=tuple(sorted(KINDS)),
        ),
        all=Score(1204, 78, 42.3),
        by_rules=tuple(zip(RULES, scores, strict=False)),
        by_size=tuple(zip(range(2, 11), scores, strict=False)),
        by_opponent=tuple(zip(sorted(KINDS), scores, strict=False)),
        by_kind=tuple(zip(sorted(KINDS), scores, strict=False)),
        by_name=((LONGEST, scores[3]), ("Sacha", scores[2]), ("Wren", Score(4, 0, 1.0))),
        characters=tuple(zip(words, wits, strict=True)),
        stretches=tuple(
            Stretch(f"2026-{n + 1:02}-01", f"2026-{n + 1:02}-28", score)
            for n, score in enumerate(scores)
        ),
        wits=sum(wits, Wits()),
    )


def dialog_with(totals: Totals | None = None) -> StatisticsDialog:
    """The dialog with its figures, or as it waits for them."""
    dialog = StatisticsDialog()
    if totals is not None:
        dialog.show_totals(totals)
    return dialog


def on_tab(number: int) -> StatisticsDialog:
    """The dialog with one of its pages in front."""
    dialog = dialog_with(some_totals())
    dialog.ui.tabs.setCurrentIndex(number)
    return dialog
