"""Runs a game: asks seats, paces, records, tells what happened. QtCore only."""
