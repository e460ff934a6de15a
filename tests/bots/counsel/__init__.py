"""Tests of the counsel: hints and warnings."""
