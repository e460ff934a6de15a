"""Signs a bundle from the inside out, with the hardened runtime."""

import plistlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from installers import macho
from installers.macos_tools import Tools
from installers.project import BuildError

AD_HOC: Final = "-"
"""The identity of a signature without a certificate; Macs with Apple's chips start nothing without
one."""

ENTITLEMENTS: Final[dict[str, bool]] = {}
"""What the hardened runtime has to allow a bundle that is signed with a certificate: nothing.

PyInstaller's program loads Python and Qt from the bundle, which the same certificate signs. cffi
and ctypes are linked with the system's libffi, which needs no memory that can be both written and
executed. Qt's regular expressions do without compiling where they may not. Nothing is recorded,
photographed or looked up.
"""
AD_HOC_ENTITLEMENTS: Final = ENTITLEMENTS | {
    # Without a certificate there is no team that program and libraries could both be of.
    "com.apple.security.cs.disable-library-validation": True,
}


@dataclass(frozen=True)
class Signer:
    """Who signs."""

    identity: str = AD_HOC
    keychain: Path | None = None
    """Where the identity's certificate is; None: wherever macOS looks."""

    @property
    def is_ad_hoc(self) -> bool:
        """Whether nobody vouches for what is signed."""
        return self.identity == AD_HOC

    def command(self, *options: str) -> list[str]:
        """A call of codesign up to what is to be signed."""
        # Apple's clock vouches for the time, which an ad-hoc signature cannot have.
        stamp = "--timestamp=none" if self.is_ad_hoc else "--timestamp"
        words = ["codesign", "--force", "--sign", self.identity, stamp, *options]
        if self.keychain is not None:
            words += ["--keychain", str(self.keychain)]
        return words


def code_within(bundle: Path) -> list[Path]:
    """All that has to be signed before the bundle itself, what lies deepest first.

    Libraries, and programs but for the bundle's own. A framework is signed as the folder of its
    version, which seals its other files, too.
    """
    own = main_program(bundle)
    found = {_signed_as(path) for path in bundle.rglob("*") if macho.is_code(path) and path != own}
    return sorted(found, key=lambda path: (-len(path.parts), path.as_posix()))


def main_program(bundle: Path) -> Path:
    """The program that is started, by the bundle's Info.plist.

    Raises:
        BuildError: there is none.
    """
    plist = bundle / "Contents" / "Info.plist"
    try:
        with plist.open("rb") as file:
            name = plistlib.load(file)["CFBundleExecutable"]
    except (OSError, KeyError, plistlib.InvalidFileException) as error:
        raise BuildError(f"{plist} names no program: {error}") from error
    program = bundle / "Contents" / "MacOS" / str(name)
    if not program.is_file():
        raise BuildError(f"{bundle} lacks its program {name}: do the stage freeze again")
    return program


def _signed_as(code: Path) -> Path:
    """A framework's own library is signed with its folder: X.framework/Versions/A/X."""
    version = code.parent
    framework = version.parent.parent
    whole = version.parent.name == "Versions" and framework.name == f"{code.name}.framework"
    return version if whole and (version / "Resources" / "Info.plist").is_file() else code


def sign(bundle: Path, signer: Signer, scratch: Path, tools: Tools) -> None:
    """Sign all code of a bundle and the bundle, then have macOS verify it.

    Args:
        bundle: its signatures are replaced.
        signer: who signs.
        scratch: a folder for the entitlements' file.
        tools: macOS'.
    """
    hardened = signer.command("--options", "runtime")
    inner = code_within(bundle)
    if inner:
        tools.run([*hardened, *map(str, inner)])
    tools.run([*hardened, *_rights(signer, scratch), str(bundle)])
    verify(bundle, tools)


def _rights(signer: Signer, scratch: Path) -> list[str]:
    """The options that give a bundle's program its entitlements, if it needs any."""
    entitlements = AD_HOC_ENTITLEMENTS if signer.is_ad_hoc else ENTITLEMENTS
    if not entitlements:
        return []
    path = scratch / "entitlements.plist"
    path.write_bytes(plistlib.dumps(entitlements))  # bare: codesign takes no comments in it
    return ["--entitlements", str(path)]


def sign_image(image: Path, signer: Signer, tools: Tools) -> None:
    """Sign a disk image."""
    tools.run([*signer.command(), str(image)])
    tools.run(["codesign", "--verify", "--strict", str(image)])


def verify(bundle: Path, tools: Tools) -> None:
    """Have macOS look whether all of a bundle is signed, and unchanged since."""
    tools.run(["codesign", "--verify", "--deep", "--strict", "--verbose=2", str(bundle)])


def lowest_system(code: Sequence[Path], machine: str) -> dict[Path, tuple[int, int]]:
    """The least system that each library or program asks for.

    Raises:
        BuildError: one is not for that machine.
    """
    least = {}
    for path in code:
        found = macho.machines(path)
        if machine not in found:
            raise BuildError(
                f"{path.name} is for {' and '.join(found)}, not for {machine}: freeze with a "
                "Python for this machine"
            )
        least[path] = found[machine]
    return least
