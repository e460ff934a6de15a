"""A certificate that the environment gives, in a keychain that is there while it is used."""

import base64
import binascii
import re
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from installers.macos_credentials import CERTIFICATE, Credentials
from installers.macos_signing import Signer
from installers.macos_tools import Tools
from installers.project import BuildError

_LOCKED_AFTER: Final = "3600"
"""Seconds: longer than signing and Apple's notary take."""


@contextmanager
def signer_of(credentials: Credentials, scratch: Path, tools: Tools) -> Iterator[Signer]:
    """Who signs, with the keychain for it; nothing of it stays.

    Args:
        credentials: without any, the signature is ad hoc.
        scratch: a folder of this build.
        tools: macOS'.

    Raises:
        BuildError: the certificate cannot be read, or signs no programs.
    """
    if not credentials.signs:
        yield Signer()
    elif not credentials.certificate:
        yield Signer(credentials.identity)
    else:
        with _keychain(credentials, scratch, tools) as keychain:
            identity = credentials.identity or _identity_in(keychain, tools)
            yield Signer(identity, keychain)


@contextmanager
def _keychain(credentials: Credentials, scratch: Path, tools: Tools) -> Iterator[Path]:
    """A new keychain with the certificate, among those that macOS looks into."""
    keychain = scratch / "signing.keychain-db"
    password = secrets.token_urlsafe(24)
    before = _listed(tools.run(["security", "list-keychains", "-d", "user"]))
    tools.run(["security", "create-keychain", "-p", password, str(keychain)], secrets=[password])
    try:
        path = str(keychain)
        tools.run(["security", "set-keychain-settings", "-lut", _LOCKED_AFTER, path])
        tools.run(["security", "unlock-keychain", "-p", password, path], secrets=[password])
        _import(credentials, keychain, scratch, tools)
        # Else macOS would ask, in a window, whether codesign may use the key.
        allow = ["-S", "apple-tool:,apple:", "-s", "-k", password, path]
        tools.run(["security", "set-key-partition-list", *allow], secrets=[password])
        tools.run(["security", "list-keychains", "-d", "user", "-s", path, *before])
        yield keychain
    finally:
        tools.run(["security", "list-keychains", "-d", "user", "-s", *before])
        tools.run(["security", "delete-keychain", str(keychain)])


def _import(credentials: Credentials, keychain: Path, scratch: Path, tools: Tools) -> None:
    """Put the certificate and its key into a keychain."""
    try:
        content = base64.b64decode("".join(credentials.certificate.split()), validate=True)
    except binascii.Error as error:
        raise BuildError(
            f"{CERTIFICATE} is not Base64 ({error}): make it with `base64 -i certificate.p12`"
        ) from error
    file = scratch / "certificate.p12"
    file.touch(mode=0o600)
    try:
        file.write_bytes(content)
        words = ["security", "import", str(file), "-k", str(keychain), "-f", "pkcs12"]
        words += ["-P", credentials.password, "-T", "/usr/bin/codesign"]
        tools.run(words, secrets=[credentials.password])
    finally:
        file.unlink()


def _listed(said: str) -> list[str]:
    """The keychains that `security list-keychains` names."""
    return re.findall(r'^\s*"(.+)"\s*$', said, re.MULTILINE)


def _identity_in(keychain: Path, tools: Tools) -> str:
    """The one identity of a keychain that signs programs, by its fingerprint."""
    said = tools.run(["security", "find-identity", "-v", "-p", "codesigning", str(keychain)])
    found = re.findall(r"^\s*\d+\) ([0-9A-F]{40}) \"", said, re.MULTILINE)
    if len(found) != 1:
        raise BuildError(
            f"{CERTIFICATE} has {len(found)} identities that can sign programs, not one; it has "
            "to be a “Developer ID Application” certificate with its private key"
        )
    return str(found[0])
