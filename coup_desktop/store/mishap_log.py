"""The log of errors: entries with their time, in files of bounded size."""

import logging
from datetime import UTC, datetime
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

LOG_SIZE: Final = 256 * 1024
"""Bytes of one log file, at most."""
LOGS_BEFORE: Final = 4
"""Older log files that are kept beside it."""


def open_log(path: Path) -> logging.Handler:
    """A log that says nothing of a disk that does not take it.

    Args:
        path: of the newest file; the older ones have a number behind it.
    """
    handler = _QuietHandler(
        path,
        maxBytes=LOG_SIZE,
        backupCount=LOGS_BEFORE,
        encoding="utf-8",
        delay=True,  # the file is opened, and may fail to, with the first entry
        errors="backslashreplace",
    )
    handler.setFormatter(_UtcFormatter("%(asctime)s %(levelname)s %(process)d %(message)s"))
    return handler


class _QuietHandler(RotatingFileHandler):
    """Says nothing of a log that cannot be written: it is no matter of the person at play."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - logging's name
        """Lets the entry go."""


class _UtcFormatter(logging.Formatter):
    """Times as 2026-11-30T10:50:33.123Z."""

    def formatTime(self, record: logging.LogRecord, datefmt: str | None = None) -> str:  # noqa: ARG002, N802
        """The time of an entry."""
        return (
            datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")[:23]
            + "Z"
        )
