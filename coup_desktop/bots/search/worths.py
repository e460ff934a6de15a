"""What counts how much for a seat's chances, by how many seats live.

Written by `packaging/training/prospects.py`, which says how; not to be edited.
Mean log-chance of the seat that won, in games not fitted to, with all seats alike and by its table:
two or three: -0.969 -0.851.
four or five: -1.512 -1.472.
more: -1.964 -1.854.
"""

from typing import Final

Table = tuple[float, ...]
TABLES: Final[tuple[Table, ...]] = (
    # two or three live
    (1.26, 0.85, 0.13, 0.11, -0.59, 0.0, 0.23, 0.36, 0.24, 0.54, 0.31, -0.41),
    # four or five live
    (0.8, -0.15, 0.23, 0.21, -0.71, -0.02, 0.02, 0.35, 0.32, 0.39, 0.14, -0.55),
    # more live
    (0.24, -0.52, 0.23, 0.32, -0.13, -2.17, -0.17, 0.6, 0.54, 0.18, 0.35, -0.3),
)
