"""``python -m coup_desktop``."""

import sys

from coup_desktop.cli import main

if __name__ == "__main__":
    sys.exit(main())
