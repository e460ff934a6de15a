"""Dates in words: as they are written here, and never in a form that nobody writes."""

from collections.abc import Iterator
from datetime import datetime

import pytest
from PySide6.QtCore import QLocale

from coup_desktop.desk.dates import day, moment

WHEN = datetime(2026, 11, 30, 12, 12)  # noqa: DTZ001 - local time, as a file's


@pytest.fixture(autouse=True)
def usual() -> Iterator[None]:
    before = QLocale()
    yield
    QLocale.setDefault(before)


def test_without_a_place_they_are_plain_figures() -> None:
    QLocale.setDefault(QLocale.c())
    assert day("2026-11-30") == "2026-11-30"
    assert moment(WHEN) == "2026-11-30 12:12"


def test_they_are_written_as_here() -> None:
    QLocale.setDefault(QLocale(QLocale.Language.German, QLocale.Country.Germany))
    assert day("2026-11-30") == "30.11.26"
    assert moment(WHEN) == "30.11.26 12:12"


def test_what_is_no_date_stays_as_it_is() -> None:
    QLocale.setDefault(QLocale(QLocale.Language.German, QLocale.Country.Germany))
    assert day("some day") == "some day"
