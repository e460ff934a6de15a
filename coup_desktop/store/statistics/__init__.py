"""Statistics of the games that were played, in one SQLite file.

| module | what it does |
|---|---|
| `book` | the file as a whole: `Statistics` |
| `schema`, `base` | the tables and their versions; opening the file, and what can go wrong |
| `tally`, `adding` | what is kept of a record; putting it in, once |
| `totals`, `asking` | the questions and answers as values; asking them |
| `sheet` | all of it as CSV |
"""

from coup_desktop.store.statistics.adding import Added
from coup_desktop.store.statistics.base import StatisticsError, Trouble
from coup_desktop.store.statistics.book import Caught, Statistics
from coup_desktop.store.statistics.totals import (
    EMBEZZLE,
    Choice,
    Kept,
    Rules,
    Score,
    Stretch,
    Totals,
    Who,
    Wits,
)

__all__ = [
    "EMBEZZLE",
    "Added",
    "Caught",
    "Choice",
    "Kept",
    "Rules",
    "Score",
    "Statistics",
    "StatisticsError",
    "Stretch",
    "Totals",
    "Trouble",
    "Who",
    "Wits",
]
