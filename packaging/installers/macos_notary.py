"""Has Apple's notary look at what is signed, so that macOS opens it without a warning."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from installers.macos_credentials import (
    NOTARY_APPLE_ID,
    NOTARY_ISSUER,
    NOTARY_KEY,
    NOTARY_KEY_ID,
    NOTARY_PASSWORD,
    NOTARY_TEAM,
    Credentials,
)
from installers.macos_tools import Tools
from installers.project import BuildError

_PATIENCE: Final = "30m"
"""What Apple is given; it mostly takes two minutes."""


def notarise(bundle_or_image: Path, credentials: Credentials, scratch: Path, tools: Tools) -> None:
    """Submit a bundle or a disk image, wait for the verdict, and attach it.

    Raises:
        BuildError: Apple refuses it; with Apple's reasons.
    """
    with _access(credentials, scratch) as access:
        _submit(_parcel(bundle_or_image, scratch, tools), access, credentials, tools)
    tools.run(["xcrun", "stapler", "staple", str(bundle_or_image)])
    tools.run(["xcrun", "stapler", "validate", str(bundle_or_image)])


def _parcel(bundle_or_image: Path, scratch: Path, tools: Tools) -> Path:
    """What is sent: an image as it is, a bundle in an archive that keeps its links."""
    if bundle_or_image.is_file():
        return bundle_or_image
    parcel = scratch / f"{bundle_or_image.stem}.zip"
    tools.run(["ditto", "-c", "-k", "--keepParent", str(bundle_or_image), str(parcel)])
    return parcel


def _submit(parcel: Path, access: list[str], credentials: Credentials, tools: Tools) -> None:
    words = ["xcrun", "notarytool", "submit", str(parcel), *access]
    words += ["--wait", "--timeout", _PATIENCE, "--output-format", "json"]
    hidden = [value for _name, value in credentials.notary]
    said = tools.run(words, secrets=hidden, environ=dict(credentials.notary))
    try:
        verdict = json.loads(said)
        status, number = str(verdict["status"]), str(verdict["id"])
    except (ValueError, KeyError, TypeError) as error:
        raise BuildError(f"Apple's notary answered what cannot be read: {said}") from error
    if status != "Accepted":
        log = tools.run(
            ["xcrun", "notarytool", "log", number, *access],
            secrets=hidden,
            environ=dict(credentials.notary),
        )
        raise BuildError(f"Apple's notary says “{status}” of {parcel.name}:\n{log}")


@contextmanager
def _access(credentials: Credentials, scratch: Path) -> Iterator[list[str]]:
    """The options that say who asks. The password stays in the environment, the key in a file."""
    given = dict(credentials.notary)
    if NOTARY_KEY not in given:
        options = ["--apple-id", given[NOTARY_APPLE_ID], "--team-id", given[NOTARY_TEAM]]
        yield [*options, "--password", f"@env:{NOTARY_PASSWORD}"]
        return
    key = scratch / "notary.p8"
    key.touch(mode=0o600)
    try:
        key.write_text(given[NOTARY_KEY] + "\n", encoding="utf-8")
        options = ["--key-id", given[NOTARY_KEY_ID], "--issuer", given[NOTARY_ISSUER]]
        yield ["--key", str(key), *options]
    finally:
        key.unlink()
