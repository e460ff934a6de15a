"""The source archive and the wheel that is built from it: all inside, nothing else."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from i18n.languages import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]


def build(project: Path, kind: str, target: Path) -> Path:
    """Build plain Python with the tools of this environment; return the archive."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(target)]
    environ = os.environ | {"COUP_COMPILE": "no"}
    done = subprocess.run(
        command, cwd=project, env=environ, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (archive,) = target.iterdir()
    return archive


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel made from the source archive, unpacked."""
    work = tmp_path_factory.mktemp("build")
    sdist = build(ROOT, "sdist", work / "sdist")
    # Python 3.11.2 knows no filter=, later ones warn where there is none: their own tool copes.
    unpack = [sys.executable, "-m", "tarfile", "-e", str(sdist), str(work / "source")]
    subprocess.run(unpack, check=True)
    (source,) = (work / "source").iterdir()
    assert not list(source.rglob("ui_*.py"))
    with zipfile.ZipFile(build(source, "wheel", work / "wheel")) as archive:
        archive.extractall(work / "installed")
    return work / "installed"


def names(folder: Path, pattern: str = "*") -> set[str]:
    """The files below a folder, without Python's caches."""
    files = (path for path in folder.rglob(pattern) if path.is_file())
    return {f.relative_to(folder).as_posix() for f in files if f.suffix not in {".pyc", ".tmp"}}


def test_a_wheel_carries_all_resources(wheel: Path) -> None:
    """But for the translators' files, which it has compiled."""
    carried = names(wheel / "coup_desktop" / "resources_data")
    sources = names(ROOT / "resources", "*.ts")
    assert sources
    assert carried == names(ROOT / "resources") - sources
    of_the_window = {path for path in carried if path.endswith(".qm")}
    assert of_the_window == {f"i18n/{each.code}.qm" for each in LANGUAGES}


def test_a_wheel_carries_all_forms(wheel: Path) -> None:
    compiled = {path.stem for path in (wheel / "coup_desktop/desk/forms").glob("ui_*.py")}
    assert compiled == {f"ui_{path.stem}" for path in (ROOT / "ui").glob("*.ui")}


def test_a_wheel_carries_nothing_but_the_program(wheel: Path) -> None:
    tops = {path.name.partition("-")[0] for path in wheel.iterdir()}
    assert tops == {"coup_desktop"}


def test_an_installed_program_finds_its_own_files(wheel: Path, tmp_path: Path) -> None:
    code = (
        "import coup_desktop, coup_desktop.desk.forms\n"
        "from coup_desktop.resources import resource_path\n"
        "print(coup_desktop.__version__, resource_path('cards'))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(wheel)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == ["0.1.0", str(wheel / "coup_desktop/resources_data/cards")]
