"""The bill of materials: all that a frozen program is made of, as CycloneDX writes it.

From the lock file and from what really lies in the frozen program: each library in it is listed
with its hash, under the part that ``packaging/licences/parts.toml`` says it belongs to.

cyclonedx-bom would know the lock file only, not Qt, Python, the fonts, the system's libraries;
CycloneDX' own library would have to be in the lock file for a few dictionaries. So it is made here,
and a test validates it by CycloneDX' schema. The same program gives the same bytes.
"""

import json
import re
import sys
import time
import uuid
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from installers.archives import members
from installers.build_paths import Build
from installers.checksums import sha256
from installers.debian_packages import DebianPackage, debian_packages
from installers.environment import LOCK
from installers.frozen_modules import frozen_modules
from installers.licences import carried
from installers.project import BuildError
from installers.requirements import Pin, read_lock
from installers.sbom_versions import version_of

Json = dict[str, Any]
_SPEC: Final = "1.6"
_LOCKED: Final = {
    "PySide6": "pyside6-essentials",
    "Shiboken": "shiboken6",
    "miniaudio": "miniaudio",
    "cffi": "cffi",
    "openskill": "openskill",
    "PyInstaller": "pyinstaller",
}
"""Which package of the lock file a part is."""
_NOT_OF_THE_SYSTEM: Final = {*_LOCKED, "Qt", "ICU"}
"""Parts whose libraries come from wheels, though a system may have some of the same names."""
_KINDS: Final = {
    "Qt": "framework",
    "PySide6": "framework",
    "Python": "platform",
    "PT Sans": "data",
    "Vollkorn": "data",
}
"""What CycloneDX calls them, if not libraries."""
_EXPRESSION: Final = re.compile(r"[A-Za-z0-9.+-]+(?: WITH [A-Za-z0-9.+-]+)?")
_FAMILY: Final = uuid.UUID("2f5d3c0e-2a60-5b0c-9a31-0d2e6c1c4f11")
"""Of these serial numbers; made up once."""


def sbom_name(build: Build) -> str:
    """What the file is called."""
    project = build.project
    return f"{project.name}-{project.version}-{build.system}-{build.machine}.cdx.json"


def write_sbom(build: Build) -> Path:
    """Write the bill of materials of what has been frozen.

    Returns:
        The file, in `build.dist`.

    Raises:
        BuildError: nothing has been frozen, or it cannot be read.
    """
    if not build.frozen.exists():
        raise BuildError(f"there is no {build.frozen}: run `build.py freeze` first")
    target = build.dist / sbom_name(build)
    target.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps(sbom(build), indent=1, sort_keys=True, ensure_ascii=False) + "\n"
    part = target.with_name(f"{target.name}.part")
    part.write_text(text, encoding="utf-8", newline="\n")
    part.replace(target)
    return target


def sbom(build: Build) -> Json:
    """The bill of materials of what has been frozen.

    Raises:
        BuildError: it cannot be read.
    """
    components = _components(build)
    product = _product(build)
    refs = [str(component["bom-ref"]) for component in components]
    bill: Json = {
        "bomFormat": "CycloneDX",
        "specVersion": _SPEC,
        "version": 1,
        "metadata": {
            "timestamp": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(build.project.epoch)),
            "lifecycles": [{"phase": "post-build"}],
            "component": product,
        },
        "components": components,
        "dependencies": [
            {"ref": product["bom-ref"], "dependsOn": refs},
            *({"ref": ref} for ref in refs),
        ],
    }
    said = json.dumps(bill, sort_keys=True)
    return bill | {"serialNumber": f"urn:uuid:{uuid.uuid5(_FAMILY, said)}"}


def _components(build: Build) -> list[Json]:
    """All that others have made, sorted by name."""
    pins = {pin.name: pin for pin in read_lock(build.root / LOCK, build.system, build.machine)}
    found = carried(build.frozen, build.system, build.root)
    files = {
        part.name: [build.frozen / inside for inside in of_it] for part, of_it in found.items()
    }
    packages = _system_packages(build, files)
    made: list[Json] = []
    for part in found:
        if part.name != build.project.title:
            its = [*files[part.name], *_other_files(build, part.name)]
            # The program's own file is the product's.
            its = [path for path in its if path != build.program]
            pin = pins.get(_LOCKED.get(part.name, ""))
            made.append(_component(build, part.name, its, pin, packages))
            made[-1]["licenses"] = _licences(part.licence)
    # What is written in Python alone has no file of its own: it is in the program's.
    modules = {name.partition(".")[0].lower() for name in frozen_modules(build.program)}
    made += [
        _component(build, pin.name, (), pin, packages)
        for pin in pins.values()
        if pin.name not in _LOCKED.values() and pin.name.replace("-", "_") in modules
    ]
    return sorted(made, key=lambda component: str(component["name"]).lower())


def _product(build: Build) -> Json:
    project = build.project
    return {
        "type": "application",
        "bom-ref": project.name,
        "name": project.title,
        "version": project.version,
        "description": project.summary,
        "licenses": _licences("MIT"),
        "properties": [
            {"name": f"{project.name}:system", "value": build.system},
            {"name": f"{project.name}:machine", "value": build.machine},
        ],
        "components": [_of_file(build, build.program, None)],
    }


def _component(
    build: Build,
    name: str,
    files: Iterable[Path],
    pin: Pin | None,
    packages: Mapping[Path, DebianPackage],
) -> Json:
    """A part, with the files that there are of it.

    Args:
        build: what has been frozen.
        name: the part's.
        files: in the frozen program.
        pin: what the lock file says of it, if anything.
        packages: what files of the system come from.
    """
    its = list(files)
    made: Json = {"type": _KINDS.get(name, "library"), "bom-ref": f"part:{name}", "name": name}
    if pin:
        made |= {"version": pin.version, "purl": f"pkg:pypi/{pin.name}@{pin.version}"}
    else:
        versions = {packages[path].version for path in its if path in packages}
        version = versions.pop() if len(versions) == 1 else version_of(build, name, its)
        if version:
            made["version"] = version
    if its:
        made["components"] = [_of_file(build, path, packages.get(path)) for path in its]
    return made


def _of_file(build: Build, path: Path, package: DebianPackage | None) -> Json:
    inside = path.relative_to(build.frozen).as_posix()
    made: Json = {
        "type": "file",
        "bom-ref": f"file:{inside}",
        "name": inside,
        "hashes": [{"alg": "SHA-256", "content": sha256(path)}],
    }
    if package:
        made |= {"version": package.version, "purl": package.purl}
    return made


def _licences(said: str) -> list[Json]:
    """A licence by its SPDX expression, or by its name where it has none."""
    if _EXPRESSION.fullmatch(said):
        return [{"expression": said}]
    return [{"license": {"name": said}}]


def _other_files(build: Build, part: str) -> list[Path]:
    """What there is of a part that is no machine code."""
    if part == "Python":
        return [path for path in members(build.frozen) if path.name == "base_library.zip"]
    fonts = f"{part.replace(' ', '')}-"
    return [
        path
        for path in members(build.frozen)
        if path.name.startswith(fonts) and path.suffix == ".ttf" and not path.is_symlink()
    ]


def _system_packages(
    build: Build, files: Mapping[str, Iterable[Path]]
) -> dict[Path, DebianPackage]:
    """From which packages the system's libraries were taken, where it was frozen on this one."""
    if build.system != "linux" or sys.platform != "linux":
        return {}
    libraries = [
        path for name, its in files.items() if name not in _NOT_OF_THE_SYSTEM for path in its
    ]
    known = debian_packages([path.name for path in libraries])
    # Another Python than the distribution's has files of the same names.
    of_python = set(files.get("Python", ()))
    python = f"{version_of(build, 'Python', ())}-"
    return {
        path: known[path.name]
        for path in libraries
        if path.name in known
        and (path not in of_python or known[path.name].version.startswith(python))
    }
