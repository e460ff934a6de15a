"""The bill of materials: all that a frozen program is made of, as CycloneDX writes it.

From the lock file and from what really lies in the frozen program: each library in it is listed
with its hash. cyclonedx-bom would know the lock file only, not Qt, Python, the fonts, the system's
libraries; CycloneDX' own library would have to be in the lock file for a few dictionaries. So it is
made here, and a test validates it by CycloneDX' schema. The same program gives the same bytes.
"""

import json
import re
import sys
import time
import uuid
from pathlib import Path
from typing import Any, Final

from installers.archives import members
from installers.build_paths import Build
from installers.checksums import sha256
from installers.debian_packages import DebianPackage, debian_packages
from installers.environment import LOCK
from installers.frozen_modules import frozen_modules
from installers.project import BuildError
from installers.requirements import Pin, read_lock
from installers.sbom_parts import LOADER, Part, Work, parts
from installers.sbom_versions import version_of

Json = dict[str, Any]
_SPEC: Final = "1.6"
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
    found, libraries, _ = parts(build.frozen, members(build.frozen))
    pins = {pin.name: pin for pin in read_lock(build.root / LOCK, build.system, build.machine)}
    known = {part.work.package for part in found}
    found.append(Part(LOADER))
    carried = {name.partition(".")[0] for name in frozen_modules(build.program)}
    for pin in pins.values():
        # What is written in Python alone has no file of its own: it is in the program's.
        if pin.name not in known and pin.name.replace("-", "_") in {n.lower() for n in carried}:
            found.append(Part(Work(pin.name, "", package=pin.name)))
    made = [_of_work(build, part, pins) for part in found]
    made += _of_system(build, libraries)
    return sorted(made, key=lambda component: str(component["bom-ref"]).lower())


def _product(build: Build) -> Json:
    project = build.project
    return {
        "type": "application",
        "bom-ref": project.name,
        "name": project.name,
        "version": project.version,
        "description": project.summary,
        "licenses": [{"expression": "MIT"}],
        "properties": [
            {"name": "coup-desktop:system", "value": build.system},
            {"name": "coup-desktop:machine", "value": build.machine},
        ],
        "components": [_of_file(build, build.program)],
    }


def _of_work(build: Build, part: Part, pins: dict[str, Pin]) -> Json:
    """A component, with the files that there are of it."""
    work = part.work
    pin = pins.get(work.package)
    version = pin.version if pin else version_of(build, work, part.files)
    made: Json = {"type": work.kind, "bom-ref": work.name, "name": work.name}
    if version:
        made["version"] = version
    if work.licence:
        made["licenses"] = [{"expression": work.licence}]
    if pin:
        made["purl"] = f"pkg:pypi/{pin.name}@{pin.version}"
    elif version:
        made["purl"] = f"pkg:generic/{_plain(work.name)}@{version}"
    if part.files:
        made["components"] = [_of_file(build, path) for path in part.files]
    return made


def _of_system(build: Build, libraries: list[Path]) -> list[Json]:
    """The libraries of the system that it was frozen on, by the packages that they come from."""
    here = build.system == "linux" and sys.platform == "linux"
    known = debian_packages([path.name for path in libraries]) if here else {}
    grouped: dict[DebianPackage, list[Path]] = {}
    made: list[Json] = []
    for path in libraries:
        if path.name in known:
            grouped.setdefault(known[path.name], []).append(path)
        else:
            inside = path.relative_to(build.frozen).as_posix()
            made.append({"type": "library", "name": path.name, "bom-ref": f"library:{inside}"})
            made[-1]["components"] = [_of_file(build, path)]
    for package, files in grouped.items():
        made.append(
            {
                "type": "library",
                "bom-ref": package.purl,
                "name": package.name,
                "version": package.version,
                "purl": package.purl,
                "components": [_of_file(build, path) for path in files],
            }
        )
    return made


def _of_file(build: Build, path: Path) -> Json:
    inside = path.relative_to(build.frozen).as_posix()
    return {
        "type": "file",
        "bom-ref": f"file:{inside}",
        "name": inside,
        "hashes": [{"alg": "SHA-256", "content": sha256(path)}],
    }


def _plain(name: str) -> str:
    return re.sub(r"[^a-z0-9.]+", "-", name.lower()).strip("-")
