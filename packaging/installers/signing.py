"""Signs Windows programs where the environment names a certificate.

================================  ==============================================================
``COUP_SIGN_CERTIFICATE``         a PKCS #12 file (.pfx, .p12) with the certificate and its key
``COUP_SIGN_PASSWORD_FILE``       a file whose first line is its password; unset: it has none
``COUP_SIGN_TIMESTAMP``           address of an RFC 3161 time stamp server; unset: no time stamp,
                                  and the signature ends with the certificate
================================  ==============================================================

On Windows by signtool, elsewhere by osslsigncode. ``python -m installers.signing FILE…``, run in
packaging/, signs: so makensis signs the uninstaller inside the installer.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from installers.project import BuildError

CERTIFICATE: Final = "COUP_SIGN_CERTIFICATE"
PASSWORD_FILE: Final = "COUP_SIGN_PASSWORD_FILE"
TIMESTAMP: Final = "COUP_SIGN_TIMESTAMP"


@dataclass(frozen=True)
class Signer:
    """With what is signed."""

    tool: str
    """The path of signtool or osslsigncode."""
    certificate: Path
    password_file: Path | None
    timestamp: str

    @classmethod
    def from_environment(cls, environ: Mapping[str, str] = os.environ) -> "Signer | None":
        """As the environment says; None: nothing is to be signed.

        Raises:
            BuildError: what it names is not there, or the tool is not.
        """
        named = environ.get(CERTIFICATE, "")
        if not named:
            return None
        password = environ.get(PASSWORD_FILE, "")
        for name, value in ((CERTIFICATE, named), (PASSWORD_FILE, password)):
            if value and not Path(value).is_file():
                raise BuildError(f"{name}: there is no file {value}")
        tool = "signtool" if os.name == "nt" else "osslsigncode"
        found = shutil.which(tool)
        if found is None:
            where = "the Windows SDK" if os.name == "nt" else "Debian's package osslsigncode"
            raise BuildError(f"{CERTIFICATE} is set, but there is no {tool} in PATH: see {where}")
        password_file = Path(password) if password else None
        return cls(found, Path(named), password_file, environ.get(TIMESTAMP, ""))

    def sign(self, program: Path) -> None:
        """Sign a program or a library in its place.

        Raises:
            BuildError: it cannot be signed; it is as it was.
        """
        if Path(self.tool).stem.lower() == "signtool":
            self._run([*self._signtool(), str(program)], program)
            return
        signed = program.with_name(f"{program.name}.signed")
        try:
            self._run([*self._osslsigncode(), "-in", str(program), "-out", str(signed)], program)
            signed.replace(program)
        finally:
            signed.unlink(missing_ok=True)

    def _signtool(self) -> list[str]:
        command = [self.tool, "sign", "/q", "/fd", "sha256", "/f", str(self.certificate)]
        if self.password_file is not None:
            command += ["/p", self.password_file.read_text(encoding="utf-8").split("\n")[0].strip()]
        return [*command, "/tr", self.timestamp, "/td", "sha256"] if self.timestamp else command

    def _osslsigncode(self) -> list[str]:
        command = [self.tool, "sign", "-h", "sha256", "-pkcs12", str(self.certificate)]
        if self.password_file is not None:
            command += ["-readpass", str(self.password_file)]
        return [*command, "-ts", self.timestamp] if self.timestamp else command

    def _run(self, command: list[str], program: Path) -> None:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            # Not the command: it may hold the password.
            said = (done.stderr.strip() or done.stdout.strip()).splitlines()
            raise BuildError(f"{program.name} cannot be signed: {' / '.join(said)}")


def main(files: Sequence[str]) -> int:
    """Sign files in their places; 0, or 1 with the reason on standard error."""
    try:
        signer = Signer.from_environment()
        if signer is None:
            raise BuildError(f"nothing is signed: {CERTIFICATE} is not set")
        for file in files:
            signer.sign(Path(file))
    except BuildError as error:
        print(f"signing: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
