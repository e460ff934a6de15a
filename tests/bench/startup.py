"""How long the program takes to show a complete table: `python -m tests.bench.startup`.

Starts it on an X server of its own, with a window manager, and reads the server's frame buffer
every few milliseconds. The table is complete when the screen looks for the first time as it looks
when nothing has changed for a while. Nothing runs inside the program, and no screen reader asks
it questions meanwhile. The first start of a run is cold to the extent that the machine is.
"""

import argparse
import hashlib
import mmap
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tests.e2e.hands import Hands
from tests.e2e.session import missing, program_command, session

GOAL: Final = 1.0
_LOOK_EVERY: Final = 0.005
_STILL: Final = 1.5
"""Seconds without a change after which the picture counts as complete."""
_LIMIT: Final = 30.0


@contextmanager
def watched_screen(folder: Path) -> Iterator[tuple[dict[str, str], Path]]:
    """An X server that keeps its picture in a file; the environment for it, and that file."""
    read_end, write_end = os.pipe()
    command = ["Xvfb", "-displayfd", str(write_end), "-screen", "0", "1280x800x24"]
    server = subprocess.Popen(
        [*command, "-nolisten", "tcp", "-noreset", "-fbdir", str(folder)],
        pass_fds=[write_end],
        stderr=subprocess.DEVNULL,
    )
    os.close(write_end)
    try:
        with os.fdopen(read_end) as ready:
            display = f":{ready.readline().strip()}"
        yield {**os.environ, "DISPLAY": display}, folder / "Xvfb_screen0"
    finally:
        server.terminate()
        server.wait()


def time_one_start(environ: Mapping[str, str], picture: mmap.mmap) -> tuple[float, float]:
    """Seconds from the start to the first change on the screen, and to the last."""
    empty = _digest(picture)
    begin = time.monotonic()
    process = subprocess.Popen(program_command(), env=dict(environ))
    try:
        first = last = 0.0
        now = begin
        seen = empty
        while not first or now - begin - last < _STILL:
            time.sleep(_LOOK_EVERY)
            now = time.monotonic()
            if (digest := _digest(picture)) != seen:
                seen, last = digest, now - begin
                first = first or last
            if process.poll() is not None or now - begin > _LIMIT:
                raise SystemExit(f"no table after {now - begin:.1f} s")
        Hands(environ).key("ctrl+q")
        process.wait(_LIMIT)
    finally:
        if process.poll() is None:
            process.kill()
        process.wait()
    ended = time.monotonic()
    while _digest(picture) != empty:
        if time.monotonic() - ended > _LIMIT:
            raise SystemExit("the window has left something on the screen")
        time.sleep(_LOOK_EVERY)
    return first, last


def _digest(picture: mmap.mmap) -> bytes:
    return hashlib.blake2b(picture, digest_size=8).digest()


def main() -> int:
    """Start it several times; print each time and their median."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--starts", type=int, default=7)
    parser.add_argument("--enforce", action="store_true", help=f"fail if above {GOAL} s")
    arguments = parser.parse_args()
    if lacking := missing():
        print(lacking, file=sys.stderr)
        return 2
    totals: list[float] = []
    with (
        tempfile.TemporaryDirectory(prefix="coup-screen-") as folder,
        watched_screen(Path(folder)) as (screen, path),
        session(screen) as environ,
        path.open("rb") as file,
        mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ) as picture,
    ):
        del environ["QT_LINUX_ACCESSIBILITY_ALWAYS_ON"]
        time.sleep(_STILL)
        for number in range(arguments.starts):
            first, last = time_one_start(environ, picture)
            totals.append(last)
            print(f"start {number + 1}: something {first:.3f} s, complete table {last:.3f} s")
    median = statistics.median(totals)
    print(f"median {median:.3f} s, worst {max(totals):.3f} s (goal {GOAL} s)")
    return 1 if arguments.enforce and median > GOAL else 0


if __name__ == "__main__":
    sys.exit(main())
