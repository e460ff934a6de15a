"""Tests of what people install: forms, wheels, frozen programs, and a start without libraries."""
