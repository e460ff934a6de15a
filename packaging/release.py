"""What a release needs beside the installers: ``python packaging/release.py WORD …``.

check-tag v1.2.3    the tag names the version that is in pyproject.toml
notes               what CHANGELOG.md says of that version, on standard output
sbom                the bill of materials of the frozen program of the system that runs this
checksums           SHA256SUMS for all that lies in dist/
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "packaging"))

from installers.build_paths import SYSTEMS, Build, running_machine, running_system  # noqa: E402
from installers.checksums import write_checksums  # noqa: E402
from installers.project import BuildError, Project  # noqa: E402
from installers.release_notes import check_tag, release_notes  # noqa: E402
from installers.sbom import write_sbom  # noqa: E402


def main(argv: Sequence[str] | None = None) -> int:
    """Do it; 0 if all went well, 1 with the reason on standard error, 2 for wrong arguments."""
    said = _parser().parse_args(argv)
    try:
        _do(said)
    except BuildError as error:
        print(f"release.py: {error}", file=sys.stderr)
        return 1
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    words = parser.add_subparsers(dest="word", required=True, metavar="WORD")
    tag = words.add_parser("check-tag")
    tag.add_argument("tag")
    notes = words.add_parser("notes")
    notes.add_argument("--draft", action="store_true", help="the version is not released yet")
    bill = words.add_parser("sbom")
    bill.add_argument("--system", choices=SYSTEMS, default=None)
    bill.add_argument("--work", type=Path, default=ROOT / "build", help="as build.py has it")
    for word in (bill, words.add_parser("checksums")):
        word.add_argument("--dist", type=Path, default=ROOT / "dist", help="as build.py has it")
    return parser


def _do(said: argparse.Namespace) -> None:
    project = Project.load(ROOT)
    if said.word == "check-tag":
        check_tag(said.tag, project.version)
    elif said.word == "notes":
        notes = release_notes(ROOT / "CHANGELOG.md", project.version, draft=said.draft)
        sys.stdout.buffer.write(notes.encode("utf-8"))
    elif said.word == "sbom":
        system = said.system or running_system()
        machine = running_machine() if system == running_system() else "x86_64"
        work, dist = said.work.resolve(), said.dist.resolve()
        print(write_sbom(Build(ROOT, project, system, machine, work, dist)))
    else:
        print(write_checksums(said.dist.resolve()))


if __name__ == "__main__":
    raise SystemExit(main())
