"""How smooth the window is while bots play: `python -m tests.bench.smooth`.

The real program, in a process of its own on an X server of its own (Xvfb, 1920x1080), plays games
of ten `courtier` bots, or with `--doges` some that search, with teams and six characters. What is
measured:

- Gaps of the window's event loop. A timer beats every millisecond in the window's own thread; the
  time between two beats is how long the window did nothing for anybody: it was at work, or waited
  for Python's lock while a bot was thinking, or for a processor. Qt's dispatcher could tell the
  spans of work themselves by `awake` and `aboutToBlock`, but says them round the whole turn where
  it stands on GLib, as it does on Linux. Most beats of a game are in time, since nothing happens
  then, and would hide the others in a percentile. So the verdict is on the gaps in which at least
  one beat was missed; the percentile of all of them is printed beside it.
- Each gap's processor time, of that thread alone: what is ours, whatever else the machine does.
- Beside them, at the same time, the gaps of an empty window in another process that does nothing:
  what the machine and the measuring add.
- Frames: the whole window, full and with speech bubbles, painted anew; and the table alone. Beside
  them a fixed piece of painting, in the same process just before.
- With `--pieces`, what a person may do with the window, a thing at a time, with a chronicle of
  4,000 lines at the end. With `--memory`, 100 games in one window. With `--rest`, the processor
  time of a window in which nothing happens.

`--where` says in which lines of ours the window's thread was when a beat was late; it slows things
a little. The status is 1 where a verdict is not kept and `--enforce` was given.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final

P99: Final = 16.0
LONGEST: Final = 50.0
FRAME: Final = 8.0
PIECE: Final = 100.0
"""Milliseconds that are wanted: of gaps at the 99th percentile, of the longest, of a frame, and of
what changes the whole window (another size, another theme)."""
MISSED: Final = 2.0
"""Milliseconds from which a gap has missed a beat."""
GAMES: Final = 100
GROWTH: Final = 10.0
"""Megabytes by which the program may be larger after the last game than after a tenth of them."""

Pair = Sequence[float]
"""Milliseconds by the clock, and of processor time."""


@contextmanager
def screen() -> Iterator[dict[str, str]]:
    """An X server; the environment for programs on it, in which nothing is the user's own."""
    read_end, write_end = os.pipe()
    command = ["Xvfb", "-displayfd", str(write_end), "-screen", "0", "1920x1080x24"]
    server = subprocess.Popen(
        [*command, "-noreset", "-nolisten", "tcp"], pass_fds=[write_end], stderr=subprocess.DEVNULL
    )
    os.close(write_end)
    try:
        with os.fdopen(read_end) as ready, tempfile.TemporaryDirectory() as home:
            environ = {"PATH": os.environ["PATH"], "LANG": "C.UTF-8", "HOME": home}
            environ |= {"QT_QPA_PLATFORM": "xcb", "DISPLAY": f":{ready.readline().strip()}"}
            yield environ
    finally:
        server.terminate()
        server.wait()


def probe(environ: Mapping[str, str], task: str, **options: object) -> dict[str, Any]:
    """What the probe finds at a task."""
    done = subprocess.run(
        _command(task, options), env=dict(environ), stdout=subprocess.PIPE, text=True, check=True
    )
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


@contextmanager
def idle_window(environ: Mapping[str, str], found: list[Pair]) -> Iterator[None]:
    """An empty window meanwhile; its gaps come into `found` at the end."""
    with subprocess.Popen(
        _command("idle", {}),
        env=dict(environ),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        yield
        said, _ = process.communicate()
    found += json.loads(said.splitlines()[-1])["gaps"]


def _command(task: str, options: Mapping[str, object]) -> list[str]:
    return [sys.executable, "-m", "tests.bench.smooth_probe", task, json.dumps(options)]


def percentile(values: Sequence[float], share: float) -> float:
    """The value below which that share of them lies; 0 where there are none."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0


class Report:
    """Prints figures, and remembers whether all of them are as wanted."""

    def __init__(self) -> None:
        self.kept = True

    def verdict(self, what: str, value: float, wanted: float, unit: str = "ms") -> None:
        """Say whether a figure is at most what is wanted."""
        good = value <= wanted
        self.kept &= good
        print(f"  {'kept  ' if good else 'BROKEN'} {what}: {value:.1f} {unit} (at most {wanted:g})")

    def line(self, name: str, pairs: Sequence[Pair]) -> None:
        """The spread of some times, by the clock and of processor time."""
        for kind, column in (("by the clock", 0), ("processor time", 1)):
            times = [pair[column] for pair in pairs]
            print(
                f"  {name:<22} {kind:<15} p50 {percentile(times, 0.5):7.2f}   p99 "
                f"{percentile(times, 0.99):7.2f}   longest {max(times, default=0):7.2f} ms"
            )


def games(report: Report, environ: Mapping[str, str], said: argparse.Namespace) -> None:
    """The gaps of games at each pace; of several the best counts: others were disturbed."""
    for pace in said.pace:
        played = [_game(report, environ, pace, said) for _ in range(said.runs)]
        gaps = min(played, key=lambda gaps: percentile(_missed(gaps), 0.99))
        report.verdict(f"gaps, {pace}, p99", percentile(_missed(gaps), 0.99), P99)
        report.verdict(f"gaps, {pace}, longest", max(_missed(gaps), default=0), LONGEST)
        report.verdict(f"work at once, {pace}, longest", max(gap[1] for gap in gaps), LONGEST)


def _game(
    report: Report, environ: Mapping[str, str], pace: str, said: argparse.Namespace
) -> list[Pair]:
    idle: list[Pair] = []
    with idle_window(environ, idle):
        found = probe(
            environ,
            "game",
            pace=pace,
            seconds=said.seconds,
            where=said.where,
            doges=said.doges,
        )
    gaps: list[Pair] = found["gaps"]
    missed = [gap for gap in gaps if gap[0] > MISSED]
    seconds = sum(gap[0] for gap in gaps) / 1000
    print(
        f"\nTen bots, {pace}: {seconds:.0f} s, {found['lines']} lines, {len(gaps)} beats, "
        f"{len(missed)} gaps in which beats were missed"
    )
    report.line("gaps", missed)
    report.line("all beats", gaps)
    report.line("an idle window", idle)
    theirs = percentile([gap[0] for gap in idle], 0.99)
    ours = percentile([gap[0] for gap in gaps], 0.99)
    print(f"  all beats are at p99 {ours / theirs:.2f} times those of an idle window")
    print(f"  the most work at once: {_most_work(gaps)}")
    for place, times in found.get("where", ()):
        print(f"    {times:4} {place}")
    return gaps


def _missed(gaps: Sequence[Pair]) -> list[float]:
    return [gap[0] for gap in gaps if gap[0] > MISSED]


def _most_work(gaps: Sequence[Pair]) -> str:
    """When in a game the most was done at once."""
    begun, told = 0.0, []
    for gap, used in gaps:
        told.append((used, begun / 1000))
        begun += gap
    return ", ".join(f"{used:.1f} ms at {at:.1f} s" for used, at in sorted(told)[:-6:-1])


def frames(report: Report, environ: Mapping[str, str]) -> None:
    """Painting the whole window, and the table alone."""
    found = probe(environ, "frames")
    print("\nFrames at 1920x1080, ten seats, teams, bubbles, a full chronicle")
    report.line("fixed painting", found["yardstick"])
    measure = percentile([pair[1] for pair in found["yardstick"]], 0.5)
    for name in ("window", "table"):
        report.line(f"the {name}", found[name])
        middle = percentile([pair[1] for pair in found[name]], 0.5)
        print(f"  the {name} takes {middle / measure:.1f} times the fixed painting")
        report.verdict(f"{name}, median", percentile([p[0] for p in found[name]], 0.5), FRAME)
        report.verdict(f"{name}, most work", max(p[1] for p in found[name]), FRAME)


def pieces(report: Report, environ: Mapping[str, str]) -> None:
    """What a person may do with the window."""
    found: dict[str, tuple[float, float, float]] = probe(environ, "pieces")["pieces"]
    print("\nWhat a person does: the longest gap by the clock, the most work at once, all work")
    for name, (gap, used, total) in found.items():
        print(f"  {name:<30} {gap:7.1f} {used:7.1f} {total:7.1f} ms")
    for name, (_, used, _) in found.items():
        if used > PIECE / 3 and not name.startswith("("):
            report.verdict(f"work at once, {name}", used, PIECE)


def memory(report: Report, environ: Mapping[str, str], count: int) -> None:
    """What is kept after many games in one window."""
    marks = sorted({1, count // 10, count // 2, count})
    found = probe(environ, "memory", games=count, marks=marks)["marks"]
    print(f"\n{count} games of ten bots in one window, at instant pace")
    names = ("megabytes", "pictures", "qt", "python", "threads", "files", "sessions")
    print("  after game " + "".join(f"{name:>12}" for name in names))
    for number, kept in found.items():
        print(f"  {number:>10} " + "".join(f"{kept[name]:>12.0f}" for name in names))
    early, late = found[str(max(1, count // 10))], found[str(count)]
    for kind, number in late["kinds"].items():
        if number - early["kinds"].get(kind, 0) > count:
            print(f"    more of {kind}: {early['kinds'].get(kind, 0)}, then {number}")
    report.verdict("growth", late["megabytes"] - early["megabytes"], GROWTH, "MB")


def rest(report: Report, environ: Mapping[str, str]) -> None:
    """Processor time of a window in which nothing happens."""
    print("\nAt rest")
    for when, share in probe(environ, "rest").items():
        report.verdict(f"processor time {when}", share, 1.0, "%")


def main() -> int:
    """Measure what was asked for; all but the memory where nothing was."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.bench.smooth",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--pace", action="append", help="of the games; several times for several")
    parser.add_argument("--seconds", type=float, default=90, help="a game at most")
    parser.add_argument("--runs", type=int, default=1, help="games at each pace")
    parser.add_argument("--doges", type=int, default=0, help="of the bots, how many search")
    parser.add_argument("--where", action="store_true", help="say where late beats were late")
    parser.add_argument("--games", action="store_true")
    parser.add_argument("--frames", action="store_true")
    parser.add_argument("--pieces", action="store_true")
    parser.add_argument("--rest", action="store_true")
    parser.add_argument("--memory", type=int, nargs="?", const=GAMES, metavar="GAMES")
    parser.add_argument("--enforce", action="store_true", help="status 1 where something is BROKEN")
    said = parser.parse_args()
    if not sys.platform.startswith("linux") or shutil.which("Xvfb") is None:
        print("needs Linux and Xvfb (Debian: xvfb)", file=sys.stderr)
        return 2
    parts = ("games", "frames", "pieces", "rest")
    said.games = said.games or bool(said.pace)
    everything = said.memory is None and not any(getattr(said, part) for part in parts)
    wanted = {part for part in parts if everything or getattr(said, part)}
    said.pace = said.pace or ["fast", "instant", "normal"]
    report = Report()
    with screen() as environ:
        if "games" in wanted:
            games(report, environ, said)
        if "frames" in wanted:
            frames(report, environ)
        if "pieces" in wanted:
            pieces(report, environ)
        if "rest" in wanted:
            rest(report, environ)
        if said.memory is not None:
            memory(report, environ, said.memory)
    return 0 if report.kept or not said.enforce else 1


if __name__ == "__main__":
    sys.exit(main())
