"""The stage `package` on macOS: the bundle signed, notarised, and laid into a disk image."""

import os
import tempfile
from pathlib import Path

from installers import macho, macos_image, macos_notary, macos_signing
from installers.archives import hand_over
from installers.build_paths import Build
from installers.macos_credentials import CERTIFICATE, IDENTITY, Credentials
from installers.macos_keychain import signer_of
from installers.macos_plist import LEAST_SYSTEM
from installers.macos_signing import Signer
from installers.macos_tools import Tools
from installers.project import BuildError


def package(
    build: Build, tools: Tools | None = None, credentials: Credentials | None = None
) -> list[Path]:
    """Make the disk image of the frozen bundle, which itself stays as it is.

    Args:
        build: of what, for the machine that runs this.
        tools: macOS', or what stands for them.
        credentials: who signs; None: what the environment says.

    Returns:
        The image, in `build.dist`.

    Raises:
        BuildError: a tool is missing or fails, the bundle is not for this machine, or Apple
            refuses it. There is no new image then.
    """
    tools = tools or Tools()
    credentials = credentials or Credentials.of(os.environ)
    with tempfile.TemporaryDirectory(dir=build.work, prefix="macos-") as folder:
        scratch = Path(folder)
        bundle = scratch / build.frozen_name
        tools.run(["ditto", "--noextattr", "--noqtn", str(build.frozen), str(bundle)])
        check(bundle, build.machine)
        with signer_of(credentials, scratch, tools) as signer:
            _say_who(signer)
            macos_signing.sign(bundle, signer, scratch, tools)
            _notarise(bundle, credentials, scratch, tools)
            image = scratch / macos_image.image_name(build)
            macos_image.make(bundle, image, build, scratch, tools)
            if not signer.is_ad_hoc:
                macos_signing.sign_image(image, signer, tools)
            _notarise(image, credentials, scratch, tools)
        return hand_over([image], build.dist)


def check(bundle: Path, machine: str) -> None:
    """Look whether the bundle starts where its Info.plist says that it does.

    Raises:
        BuildError: something in it is for another machine, or asks for a newer macOS.
    """
    code = [path for path in bundle.rglob("*") if macho.is_code(path)]
    least = macos_signing.lowest_system(code, machine)
    promised = tuple(int(part) for part in LEAST_SYSTEM.split("."))
    newer = sorted(path.name for path, system in least.items() if system > promised)
    if newer:
        wanted = ".".join(map(str, max(least.values())))
        raise BuildError(
            f"the bundle asks for macOS {wanted}, not {LEAST_SYSTEM} as macos_plist.LEAST_SYSTEM "
            f"says: {', '.join(newer)}"
        )


def _notarise(made: Path, credentials: Credentials, scratch: Path, tools: Tools) -> None:
    if credentials.notary:
        macos_notary.notarise(made, credentials, scratch, tools)
        print(f"    notarised: {made.name}", flush=True)
    else:
        print(f"    not notarised, no credentials are given: {made.name}", flush=True)


def _say_who(signer: Signer) -> None:
    if signer.is_ad_hoc:
        print(f"    signed ad hoc: neither {CERTIFICATE} nor {IDENTITY} is set", flush=True)
    else:
        print(f"    signed by {signer.identity}", flush=True)
