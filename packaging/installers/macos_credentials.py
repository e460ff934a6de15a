"""What the environment says of signing and notarising; packaging/macos/README.md is for people."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from installers.project import BuildError

IDENTITY: Final = "COUP_MACOS_IDENTITY"
CERTIFICATE: Final = "COUP_MACOS_CERTIFICATE"
CERTIFICATE_PASSWORD: Final = "COUP_MACOS_CERTIFICATE_PASSWORD"
NOTARY_KEY: Final = "COUP_NOTARY_KEY"
NOTARY_KEY_ID: Final = "COUP_NOTARY_KEY_ID"
NOTARY_ISSUER: Final = "COUP_NOTARY_ISSUER"
NOTARY_APPLE_ID: Final = "COUP_NOTARY_APPLE_ID"
NOTARY_PASSWORD: Final = "COUP_NOTARY_PASSWORD"
NOTARY_TEAM: Final = "COUP_NOTARY_TEAM"
VARIABLES: Final = (
    IDENTITY,
    CERTIFICATE,
    CERTIFICATE_PASSWORD,
    NOTARY_KEY,
    NOTARY_KEY_ID,
    NOTARY_ISSUER,
    NOTARY_APPLE_ID,
    NOTARY_PASSWORD,
    NOTARY_TEAM,
)
_BY_KEY: Final = (NOTARY_KEY, NOTARY_KEY_ID, NOTARY_ISSUER)
_BY_ACCOUNT: Final = (NOTARY_APPLE_ID, NOTARY_PASSWORD, NOTARY_TEAM)


@dataclass(frozen=True)
class Credentials:
    """Who signs, and who asks Apple's notary; an empty text is not given."""

    identity: str = ""
    """A certificate in a keychain that is there already."""
    certificate: str = ""
    """Certificate and private key, PKCS #12 in Base64."""
    password: str = ""
    """Of the certificate's file."""
    notary: tuple[tuple[str, str], ...] = ()
    """Names and values of the variables that are for the notary."""

    @classmethod
    def of(cls, environ: Mapping[str, str]) -> "Credentials":
        """Read them; a variable that is empty counts as none, as a workflow's missing secret is.

        Raises:
            BuildError: some of those are missing that belong together.
        """
        given = {name: environ.get(name, "").strip() for name in VARIABLES}
        if given[CERTIFICATE_PASSWORD] and not given[CERTIFICATE]:
            raise BuildError(f"{CERTIFICATE_PASSWORD} is set, but {CERTIFICATE} is not")
        notary: tuple[tuple[str, str], ...] = ()
        for names in (_BY_ACCOUNT, _BY_KEY):
            missing = [name for name in names if not given[name]]
            if missing and len(missing) < len(names):
                raise BuildError(f"for Apple's notary these are missing: {', '.join(missing)}")
            if not missing:
                notary = tuple((name, given[name]) for name in names)
        if notary and not (given[IDENTITY] or given[CERTIFICATE]):
            raise BuildError(
                f"Apple notarises only what is signed: set {CERTIFICATE} or {IDENTITY}, too"
            )
        return cls(given[IDENTITY], given[CERTIFICATE], given[CERTIFICATE_PASSWORD], notary)

    @property
    def signs(self) -> bool:
        """Whether there is a certificate to sign with."""
        return bool(self.identity or self.certificate)
