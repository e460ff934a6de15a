"""Lessons at the window's table: the tutor, what the tutor points at, and how far one has come."""
