"""Marks words of the bots that people read: see `engine/translating.py`."""

from coup_desktop.engine.translating import QT_TRANSLATE_NOOP

__all__ = ["QT_TRANSLATE_NOOP"]
