"""Runs before the frozen program and the other hooks: garbage is not looked for meanwhile.

What they import stays until the end. `coup_desktop.__main__` turns the search on again.
"""

import gc

gc.disable()
