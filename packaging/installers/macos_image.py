"""The disk image: a window with the program, a link to Applications, and an arrow between them."""

import sys
from pathlib import Path
from typing import Final

from installers import icons
from installers.build_paths import Build
from installers.macos_tools import Tools
from installers.project import BuildError

_FOLDER: Final = Path("packaging", "macos")
BACKGROUND: Final = _FOLDER / "dmg-background.svg"
SETTINGS: Final = _FOLDER / "dmg_settings.py"
_BUSY: Final = "Resource busy"
_ATTEMPTS: Final = 6
_BREATH: Final = 10.0
"""Seconds between two attempts."""


def image_name(build: Build) -> str:
    """The artefact's name."""
    title = build.project.title.replace(" ", "-")
    return f"{title}-{build.project.version}-macos-{build.machine}.dmg"


def make(bundle: Path, image: Path, build: Build, scratch: Path, tools: Tools) -> None:
    """Make it, by dmgbuild.

    Args:
        bundle: the program, signed.
        image: the file to be written.
        build: of what.
        scratch: a folder for what goes into it.
        tools: macOS'.

    Raises:
        BuildError: dmgbuild or macOS cannot.
    """
    volume_icon = scratch / "volume.icns"
    volume_icon.write_bytes(icons.icns())
    background = draw_background(build.root / BACKGROUND, scratch)
    defines = {"bundle": bundle, "background": background, "icon": volume_icon}
    words = [sys.executable, "-m", "dmgbuild", "-s", str(build.root / SETTINGS)]
    for name, value in defines.items():
        words += ["-D", f"{name}={value}"]
    _while_busy([*words, build.project.title, str(image)], tools)
    if not image.is_file():
        raise BuildError(f"dmgbuild said nothing, but made no {image.name}")


def _while_busy(command: list[str], tools: Tools) -> None:
    """Run what makes the image, again where macOS is still looking through the last one for worms.

    On a workflow's machine every other image fails so, in hdiutil.
    """
    for _ in range(_ATTEMPTS - 1):
        try:
            tools.run(command)
            return
        except BuildError as error:
            if _BUSY not in str(error):
                raise
            print("    macOS is busy with a disk image: once more", flush=True)
            tools.pause(_BREATH)
    tools.run(command)


def draw_background(drawing: Path, scratch: Path) -> Path:
    """Draw the window's picture, for plain and for Retina screens.

    Returns:
        The plain one; dmgbuild takes the other along, by its name.
    """
    for scale, suffix in ((1, ""), (2, "@2x")):
        (scratch / f"background{suffix}.png").write_bytes(icons.picture(drawing, scale))
    return scratch / "background.png"
