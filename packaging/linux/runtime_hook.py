"""Runs before the frozen program on Linux: what it starts gets the person's own libraries.

PyInstaller's loader has the program find its libraries by LD_LIBRARY_PATH, which programs that it
opens, a file manager say, would inherit. The dynamic linker has read it by now, once and for all.
"""

import os

before = os.environ.pop("LD_LIBRARY_PATH_ORIG", "")
if before:
    os.environ["LD_LIBRARY_PATH"] = before
else:
    os.environ.pop("LD_LIBRARY_PATH", None)
