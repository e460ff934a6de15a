"""What packaging/coup-desktop.spec gives PyInstaller's BUNDLE, which makes the .app."""

from pathlib import Path

from installers import icons, macos_plist
from installers.icons import Icon
from installers.project import APP_ID, Project


def bundle_options(project: Project, root: Path, scratch: Path) -> dict[str, object]:
    """The bundle's name, icon and Info.plist.

    Args:
        project: what is built.
        root: the checkout.
        scratch: a folder for the icon.
    """
    info = macos_plist.info(project, root)
    return {
        "name": f"{project.title}.app",
        "icon": str(_write(Icon.PROGRAM, scratch)),
        "bundle_identifier": APP_ID,
        "version": info["CFBundleShortVersionString"],
        "info_plist": info,
    }


def data(root: Path, scratch: Path) -> list[tuple[str, str, str]]:
    """What the bundle's Resources hold besides the program's: PyInstaller's entries.

    The icon of records, and what Info.plist says in other languages.
    """
    found = {macos_plist.icon_file(Icon.RECORD): _write(Icon.RECORD, scratch)}
    for language, content in macos_plist.strings(root).items():
        path = scratch / f"{language}.strings"
        path.write_bytes(content)
        found[f"{language}.lproj/InfoPlist.strings"] = path
    return [(inside, str(path), "DATA") for inside, path in found.items()]


def _write(icon: Icon, scratch: Path) -> Path:
    scratch.mkdir(parents=True, exist_ok=True)
    path = scratch / macos_plist.icon_file(icon)
    path.write_bytes(icons.icns(icon))
    return path
