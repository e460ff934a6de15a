"""The handbook: the rules in force, and chapters that explain them."""
