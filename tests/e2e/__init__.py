"""Whole games played on a real screen, by mouse or keyboard, as a person would."""
