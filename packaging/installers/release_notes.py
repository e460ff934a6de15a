"""The notes of a release: the part of CHANGELOG.md that tells of its version."""

import re
from pathlib import Path
from typing import Final

from installers.project import BuildError

_HEADING: Final = re.compile(r"##\s+(?P<version>\S+)\s*(?:[–—-]\s*(?P<when>.*\S))?\s*")
_DAY: Final = re.compile(r"\d{4}-\d{2}-\d{2}")


def release_notes(changelog: Path, version: str, *, draft: bool = False) -> str:
    """Cut out what is new in a version.

    Args:
        changelog: has a heading ``## VERSION – YYYY-MM-DD`` above what is new in each version.
        version: as pyproject.toml has it.
        draft: a heading without a day will do: the version is not released yet.

    Returns:
        Markdown without the heading, with one line feed at its end.

    Raises:
        BuildError: the version has no part there, or two, or an empty one, or no day.
    """
    try:
        lines = changelog.read_text(encoding="utf-8").splitlines()
    except OSError as error:
        raise BuildError(f"{changelog}: cannot be read: {error}") from error
    headings = [(number, found) for number, line in enumerate(lines) if (found := _heading(line))]
    ours = [place for place, (_, found) in enumerate(headings) if found["version"] == version]
    if not ours:
        raise BuildError(f"{changelog}: write what is new, under a heading `## {version} – DAY`")
    if len(ours) > 1:
        raise BuildError(f"{changelog}: there are {len(ours)} headings for {version}; leave one")
    number, found = headings[ours[0]]
    if not draft and not _DAY.fullmatch(found["when"] or ""):
        raise BuildError(f"{changelog}:{number + 1}: write the day of the release: {version} – DAY")
    end = next((later for later, _ in headings[ours[0] + 1 :]), len(lines))
    text = "\n".join(lines[number + 1 : end]).strip()
    if not text:
        raise BuildError(f"{changelog}:{number + 1}: nothing is said about {version}")
    return text + "\n"


def check_tag(tag: str, version: str) -> None:
    """See that a tag names the version that is built.

    Raises:
        BuildError: it names another one.
    """
    if tag != f"v{version}":
        raise BuildError(
            f"the tag is {tag}, the version in pyproject.toml {version}: "
            f"change the one, or tag v{version}"
        )


def _heading(line: str) -> re.Match[str] | None:
    return _HEADING.fullmatch(line)
