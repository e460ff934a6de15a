"""Dates and times as they are written where the program runs; plain figures where that is unknown.

Qt's C locale has forms that nobody writes ("30 11 2026"): there the date is as ISO 8601 has it.
"""

from datetime import datetime
from typing import Final

from PySide6.QtCore import QDate, QDateTime, QLocale

_ISO: Final = "yyyy-MM-dd"
_ISO_MOMENT: Final = "yyyy-MM-dd HH:mm"


def day(iso: str) -> str:
    """A date (YYYY-MM-DD) as it is written here; as it is, where it is none."""
    date, locale = QDate.fromString(iso, _ISO), QLocale()
    if not date.isValid() or _is_nowhere(locale):
        return iso
    return locale.toString(date, QLocale.FormatType.ShortFormat)


def moment(when: datetime) -> str:
    """A date and a time of the day, in local time, as they are written here."""
    local, locale = QDateTime.fromSecsSinceEpoch(int(when.timestamp())), QLocale()
    if _is_nowhere(locale):
        return local.toString(_ISO_MOMENT)
    return locale.toString(local, QLocale.FormatType.ShortFormat)


def _is_nowhere(locale: QLocale) -> bool:
    return locale.language() is QLocale.Language.C
