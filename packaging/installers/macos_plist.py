"""The bundle's Info.plist: what macOS knows of the program before it starts, and of its records."""

import plistlib
import re
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Final

from i18n import languages

from installers.icons import Icon
from installers.project import APP_ID, MIME_TYPE, BuildError, Project

LEAST_SYSTEM: Final = "12.0"
"""What Qt 6.9 asks for. The stage `package` compares it with all that the bundle carries."""
RECORD_TYPE: Final = f"{APP_ID}.record"
"""macOS' name of what `MIME_TYPE` is elsewhere."""
ENDING: Final = "coup"
_OWN: Final = "en"
LANGUAGES: Final = frozenset({_OWN, *(each.code for each in languages.LANGUAGES)})
"""Those of the program: in one of them macOS shows what is its own, as the file dialogs."""
_RECORD: Final = "Coup game record"
_KINDS: Final = Path("packaging", "linux", "coup-desktop.mime.xml")
"""What a record is called in each language; the same for all systems."""


def info(project: Project, root: Path) -> dict[str, object]:
    """All of Info.plist.

    Args:
        project: what is built.
        root: the checkout, for the copyright in LICENSE.

    Raises:
        BuildError: the version has no numbers, or LICENSE no copyright.
    """
    number = re.match(r"\d+(\.\d+){0,2}", project.version)
    if number is None:
        raise BuildError(f"macOS wants a version like 1.2.3, not {project.version!r}")
    return {
        "CFBundleIdentifier": APP_ID,
        "CFBundleName": project.title,
        "CFBundleDisplayName": project.title,
        "CFBundleExecutable": project.name,
        "CFBundlePackageType": "APPL",
        "CFBundleInfoDictionaryVersion": "6.0",
        "CFBundleShortVersionString": number[0],
        "CFBundleVersion": number[0],
        "CFBundleIconFile": icon_file(Icon.PROGRAM),
        "NSHumanReadableCopyright": copyright_of(root),
        "LSMinimumSystemVersion": LEAST_SYSTEM,
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSBackgroundOnly": False,  # what PyInstaller says of a program without a window
        "NSPrincipalClass": "NSApplication",
        "NSHighResolutionCapable": True,
        "NSSupportsAutomaticGraphicsSwitching": True,  # no need of the faster, hungrier one
        "NSRequiresAquaSystemAppearance": False,  # dark where the system is dark
        # Without them the system's own words in menus and file dialogs are English.
        "CFBundleDevelopmentRegion": _OWN,
        "CFBundleLocalizations": sorted(LANGUAGES),
        "CFBundleDocumentTypes": [_document()],
        "UTExportedTypeDeclarations": [_type()],
    }


def strings(root: Path) -> dict[str, bytes]:
    """What Info.plist says in other languages: by language, the content of InfoPlist.strings.

    Raises:
        BuildError: a record has no name in one of the program's languages.
    """
    path = root / _KINDS
    space = "{http://www.w3.org/XML/1998/namespace}lang"
    tree = ET.parse(path)  # noqa: S314 - a file of our own
    comments = tree.iterfind(".//{*}comment")
    names = {comment.get(space, _OWN): str(comment.text).strip() for comment in comments}
    missing = LANGUAGES - names.keys()
    if missing:
        raise BuildError(f"{path}: no comment in {', '.join(sorted(missing))}")
    return {language: plistlib.dumps({_RECORD: names[language]}) for language in sorted(LANGUAGES)}


def icon_file(icon: Icon) -> str:
    """The name of an icon's file in the bundle's Resources."""
    return f"{icon.value}.icns"


def copyright_of(root: Path) -> str:
    """The line of LICENSE that says whose the program is."""
    path = root / "LICENSE"
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BuildError(f"{path}: {error.strerror}") from error
    found = re.search(r"^Copyright \(c\) (.+)$", text, re.MULTILINE)
    if found is None:
        raise BuildError(f"{path}: no line says “Copyright (c) …”")
    return f"© {found[1].strip()}"


def _document() -> dict[str, object]:
    """What the program opens and writes."""
    return {
        "CFBundleTypeName": _RECORD,
        "CFBundleTypeRole": "Editor",
        "CFBundleTypeIconFile": icon_file(Icon.RECORD),
        "LSHandlerRank": "Owner",
        "LSItemContentTypes": [RECORD_TYPE],
    }


def _type() -> dict[str, object]:
    """What a record is: text, by its ending and its MIME type."""
    return {
        "UTTypeIdentifier": RECORD_TYPE,
        "UTTypeDescription": _RECORD,
        "UTTypeConformsTo": ["public.utf8-plain-text"],
        "UTTypeIconFile": icon_file(Icon.RECORD),
        "UTTypeTagSpecification": {
            "public.filename-extension": [ENDING],
            "public.mime-type": [MIME_TYPE],
        },
    }
