"""Bots measured against one another without a window: the engine of the `arena` command.

Games come in duplicates: the same deal and the same chance are played once for every place that a
bot can have at the table, so that luck falls to all alike.
"""
