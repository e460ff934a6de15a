"""Bots of one habit each, to measure others against: words for `simulate` and `arena` alone."""
