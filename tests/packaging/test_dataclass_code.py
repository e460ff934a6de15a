"""Dataclasses that are compiled at the build are those that Python would make at the start."""

import dataclasses
import marshal
import subprocess
import sys
from pathlib import Path

import pytest
from installers import dataclass_code
from installers.project import BuildError

ROOT = Path(__file__).resolve().parents[2]
HOOK = ROOT / "packaging" / "dataclass_hook.py"
# Started with the folder of the compiled code and the hook; tells what had to be compiled after it.
FROZEN = """
import dataclasses, runpy, sys
sys._MEIPASS, hook, root = sys.argv[1:]
sys.path[:0] = [root]
runpy.run_path(hook)
run, texts = dataclasses.exec, []
class Told(dict):
    def get(self, text, other=None):
        texts.append(text not in self)
        return super().get(text, other)
cell = run.__closure__[0]
cell.cell_contents = Told(cell.cell_contents)
from coup_desktop.engine import events
from coup_desktop.engine.position import Position
print(len(texts), sum(texts))
@dataclasses.dataclass(frozen=True, slots=True)
class New:
    one: int
    two: str = "2"
print(sum(texts) > 0, New(1), New(1) == New(1), hash(New(1)) == hash(New(1)))
"""


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return dataclass_code.make(ROOT, tmp_path_factory.mktemp("compiled"))


def test_nothing_of_the_program_is_compiled_at_the_start(compiled: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", FROZEN, str(compiled.parent), str(HOOK), str(ROOT)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    counted, new = done.stdout.splitlines()
    texts, unknown = map(int, counted.split())
    assert texts > 20, "one of each class; before Python 3.13 one of each method"
    assert unknown == 0
    assert new == "True New(one=1, two='2') True True"


def test_it_holds_what_python_would_compile(compiled: Path) -> None:
    codes = marshal.loads(compiled.read_bytes())
    assert list(codes) == sorted(codes)
    for text, code in codes.items():
        assert code == compile(text, "<string>", "exec")


def test_it_knows_no_folder_and_is_the_same_again(compiled: Path, tmp_path: Path) -> None:
    assert str(ROOT).encode() not in compiled.read_bytes()
    assert dataclass_code.make(ROOT, tmp_path).read_bytes() == compiled.read_bytes()


def test_collecting_leaves_dataclasses_as_it_was() -> None:
    dataclass_code.collect("coup_desktop.store")
    assert "exec" not in vars(dataclasses)


def test_a_program_that_cannot_be_imported_is_said(tmp_path: Path) -> None:
    broken = tmp_path / "coup_desktop"
    broken.mkdir()
    (broken / "__init__.py").write_text("import no_such_module_anywhere\n", encoding="utf-8")
    with pytest.raises(BuildError, match="no_such_module_anywhere"):
        dataclass_code.make(tmp_path, tmp_path / "out")
    assert not (tmp_path / "out" / dataclass_code.FILE).exists()
