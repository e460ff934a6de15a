"""``python -m coup_desktop``, and what a frozen program starts with."""

import gc
import re
import sys
from typing import Final

from coup_desktop.cli import main

_TRACKER: Final = re.compile(r"from multiprocessing\.resource_tracker import main; ?main\((\d+)\)")


def help_arena() -> None:
    """Does what a frozen program was started for by its own arena, as a process beside it.

    Python starts those by its own name and options. A frozen program has no other name than this
    one, and has to understand them itself: a worker, or what cleans up after workers.
    """
    words = sys.argv[1:]
    if not getattr(sys, "frozen", False) or not words:
        return
    if words[0] == "--multiprocessing-fork":
        from multiprocessing.spawn import freeze_support

        freeze_support()  # works until it is told to end, and ends the process
    tracker = _TRACKER.fullmatch(words[-1])
    if "-c" in words and tracker is not None:
        from multiprocessing.resource_tracker import main as track

        track(int(tracker[1]))
        sys.exit()


if __name__ == "__main__":
    # The frozen program's hooks have turned it off; what they have imported is no garbage.
    gc.freeze()
    gc.enable()
    help_arena()
    sys.exit(main())
