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


def record_icon(scratch: Path) -> list[tuple[str, str, str]]:
    """The icon of records as PyInstaller's data: it comes to lie in the bundle's Resources."""
    path = _write(Icon.RECORD, scratch)
    return [(path.name, str(path), "DATA")]


def _write(icon: Icon, scratch: Path) -> Path:
    scratch.mkdir(parents=True, exist_ok=True)
    path = scratch / macos_plist.icon_file(icon)
    path.write_bytes(icons.icns(icon))
    return path
