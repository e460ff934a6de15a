"""Lessons as data: a fixed deal, what the others do, and what is said; no Qt, no widgets."""
