"""The version resource of a Windows program: what Explorer shows in its properties."""

import re
from typing import Final

from installers.project import PUBLISHER, BuildError, Project

_ENGLISH_UNICODE: Final = "040904B0"


def four_numbers(version: str) -> tuple[int, int, int, int]:
    """A version as Windows compares it: 1.2.3 is (1, 2, 3, 0), and so is 1.2.3rc1.

    Raises:
        BuildError: It does not begin with a number, or a number in it is too large.
    """
    found = re.match(r"\d+(?:\.\d+)*", version)
    if found is None:
        raise BuildError(f"version {version!r} does not begin with a number: see pyproject.toml")
    numbers = [int(part) for part in found[0].split(".")]
    if len(numbers) > 4 or max(numbers) > 0xFFFF:
        raise BuildError(f"version {version!r}: Windows has four numbers up to 65535")
    first, second, third, fourth = (*numbers, 0, 0, 0)[:4]
    return first, second, third, fourth


def version_strings(project: Project, file: str) -> dict[str, str]:
    """The words in a version resource, in the order Windows lists them.

    Args:
        project: the program.
        file: the name of the file that carries them, with its ending.
    """
    return {
        "CompanyName": PUBLISHER,
        "FileDescription": project.title,
        "FileVersion": project.version,
        "InternalName": file.rpartition(".")[0],
        "LegalCopyright": f"{PUBLISHER}. MIT licence; Qt under the LGPL 3.",
        "OriginalFilename": file,
        "ProductName": project.title,
        "ProductVersion": project.version,
        "Comments": project.summary,
    }


def version_file(project: Project, file: str) -> str:
    """What PyInstaller's ``version=`` wants in a text file.

    Args:
        project: the program.
        file: the name of the file that is to carry it, with its ending.

    Raises:
        BuildError: Windows has no such version.
    """
    numbers = four_numbers(project.version)
    strings = "".join(
        f"      StringStruct({key!r}, {value!r}),\n"
        for key, value in version_strings(project, file).items()
    )
    return f"""\
VSVersionInfo(
  ffi=FixedFileInfo(
    filevers={numbers}, prodvers={numbers},
    mask=0x3f, flags=0x0, OS=0x40004, fileType=0x1, subtype=0x0, date=(0, 0)
  ),
  kids=[
    StringFileInfo([StringTable({_ENGLISH_UNICODE!r}, [
{strings}    ])]),
    VarFileInfo([VarStruct('Translation', [0x0409, 0x04B0])])
  ]
)
"""
