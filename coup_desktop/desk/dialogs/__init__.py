"""Dialogs of the window. All `open()`; none blocks."""
