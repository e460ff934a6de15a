"""Tests: mirrors coup_desktop/, plus e2e/ (real windows) and packaging/ (built programs)."""
