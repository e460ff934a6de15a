"""A recorded game at the table: what happened in it, through whose eyes, and who leads through it.

`film.py`, `eyes.py` and `reel.py` know no Qt: they are made off the window's thread.
"""
