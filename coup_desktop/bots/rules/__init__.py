"""Rule play: every decision by its chance and its stake, for all levels that do not search."""
