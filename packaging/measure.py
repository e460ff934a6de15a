"""Measures a build side by side with others: ``python packaging/measure.py``.

Sizes of the frozen folder and the artefacts; the time from the start to the whole window, and the
memory then, of the program, of PokerTH (Debian's package) and of a bare window frozen likewise, in
turns; the program's memory after a game of ten bots. Needs Linux, and what tests/e2e needs. For the
Windows folder and its installers, which are made elsewhere, only the sizes count here.
"""

import argparse
import json
import os
import statistics
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]

from installers import freezing  # noqa: E402
from installers.project import BuildError  # noqa: E402
from measuring.bot_game import memory_after_game  # noqa: E402
from measuring.screen import Start, open_screen, start_once  # noqa: E402
from measuring.subjects import (  # noqa: E402
    Subject,
    build_python,
    freeze_bare_window,
    subjects,
)

MB: Final = 1e6
INSTALLED: Final = {"linux": 130.0, "windows": 120.0}
"""At most, in MB."""
PACKED: Final = 40.0
"""At most, in MB, for each of `_PACKED`."""
_PACKED: Final = (".tar.xz", "-setup.exe")
OVER_BARE: Final = 0.15
"""Seconds that the program may take longer than the bare window."""


@dataclass(frozen=True)
class Line:
    """One figure."""

    what: str
    figure: float
    unit: str
    most: float | None = None
    """What it may be; None: it is told only."""

    @property
    def good(self) -> bool:
        """Whether it is what it may be."""
        return self.most is None or self.figure <= self.most

    def text(self) -> str:
        """For a terminal."""
        digits = 3 if self.unit == "s" else 1
        told = f"{self.what:<52}{self.figure:>9.{digits}f} {self.unit:<3}"
        if self.most is None:
            return told.rstrip()
        return f"{told} at most {self.most:.{digits}f}  {'good' if self.good else 'MISSED'}"


def main(argv: Sequence[str] | None = None) -> int:
    """Measure; 0, or 1 if a goal is missed and ``--enforce`` is said, 2 if it cannot be done."""
    said = _arguments(argv)
    try:
        lines = _sizes(said.work, said.dist)
        if not said.sizes:
            lines += _starts(said)
    except BuildError as error:
        print(f"measure.py: {error}", file=sys.stderr)
        return 2
    for line in lines:
        print(line.text())
    if said.json is not None:
        told = [asdict(line) | {"good": line.good} for line in lines]
        said.json.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    return 1 if said.enforce and not all(line.good for line in lines) else 0


def _arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measures a build.")
    parser.add_argument("--work", type=Path, default=ROOT / "build", help="build.py's (build)")
    parser.add_argument("--dist", type=Path, default=ROOT / "dist", help="build.py's (dist)")
    parser.add_argument("--starts", type=int, default=15, help="of each program (%(default)s)")
    parser.add_argument(
        "--first",
        action="store_true",
        help="before all other programs of a busy machine (as root): screen and measured alike",
    )
    parser.add_argument("--sizes", action="store_true", help="measure sizes only")
    parser.add_argument("--json", type=Path, metavar="FILE", help="the figures, for a machine")
    parser.add_argument("--enforce", action="store_true", help="fail if a goal is missed")
    said = parser.parse_args(argv)
    if said.starts < 1:
        parser.error("--starts wants at least 1")
    said.work = said.work.resolve()
    return said


def _sizes(work: Path, dist: Path) -> list[Line]:
    lines = [
        Line(f"installed on {system}", freezing.size(folder) / MB, "MB", most)
        for system, most in INSTALLED.items()
        if (folder := work / "frozen" / system / "coup-desktop").is_dir()
    ]
    for path in sorted(dist.glob("*oup-*esktop*")) if dist.is_dir() else []:
        if path.is_file():
            most = PACKED if path.name.endswith(_PACKED) else None
            lines.append(Line(path.name, path.stat().st_size / MB, "MB", most))
    return lines


def _starts(said: argparse.Namespace) -> list[Line]:
    program = said.work / "frozen" / "linux" / "coup-desktop" / "coup-desktop"
    bare = freeze_bare_window(build_python(said.work), said.work)
    others = subjects(program, bare)
    if said.first:
        _go_first()
    with open_screen() as screen:
        for subject in others:
            start_once(subject, screen)  # from the disk; from here on it is in memory
        found: dict[str, list[Start]] = {subject.name: [] for subject in others}
        for _ in range(said.starts):
            for subject in others:
                found[subject.name].append(start_once(subject, screen))
        played = memory_after_game(program, screen)
    return _judged(others, found, played)


def _go_first() -> None:
    """Have this process, and all that it starts from here on, wait for no other.

    Raises:
        BuildError: the system does not allow it.
    """
    try:
        os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(1))
    except PermissionError as error:
        raise BuildError("--first is for root only") from error


def _judged(
    three: Sequence[Subject], found: dict[str, list[Start]], played: tuple[int, int]
) -> list[Line]:
    own, pokerth, bare = (subject.name for subject in three)

    def median(name: str, field: str) -> float:
        return statistics.median(float(getattr(start, field)) for start in found[name])

    lines = [
        Line(f"start to whole window: {pokerth}", median(pokerth, "whole"), "s"),
        Line(f"start to whole window: {bare}", median(bare, "whole"), "s"),
        Line(f"start to whole window: {own}", median(own, "whole"), "s", median(pokerth, "whole")),
    ]
    over = median(own, "whole") - median(bare, "whole")
    lines.append(Line(f"  of that over the {bare}'s", over, "s", OVER_BARE))
    lines.append(Line("  from something to all of it", _gap(found[own]), "s"))
    most, share = (median(pokerth, field) / MB for field in ("rss", "pss"))
    lines += [
        Line(f"resident, all: {pokerth}", most, "MB"),
        Line(f"resident, its share: {pokerth}", share, "MB"),
        Line(f"resident, all: {own}", median(own, "rss") / MB, "MB", most),
        Line(
            f"resident, its share: {own}",
            median(own, "pss") / MB,
            "MB",
            median(pokerth, "pss") / MB,
        ),
        Line(f"resident, all: {own}, after ten bots' game", played[0] / MB, "MB", most),
        Line(f"resident, its share: {own}, after that game", played[1] / MB, "MB"),
    ]
    return lines


def _gap(starts: Sequence[Start]) -> float:
    """Seconds between the first change and the whole window."""
    return statistics.median(start.whole - start.first for start in starts)


if __name__ == "__main__":
    raise SystemExit(main())
