"""Regular expressions that are compiled at the freezing are those that Python would make."""

import marshal
import re
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest
from installers import pattern_code
from installers.pattern_recorder import record
from installers.project import BuildError

ROOT = Path(__file__).resolve().parents[2]
HOOK = ROOT / "packaging" / "pattern_hook.py"
# Started with the folder of what is compiled and the hook; tells what Python compiled all the same.
FROZEN = """
import re, sys
plain, parsed = re._compiler.compile, []
def told(pattern, flags=0):
    parsed.append(pattern)
    return plain(pattern, flags)
re._compiler.compile = told
sys._MEIPASS, hook, root = sys.argv[1:]
sys.path[:0] = [root]
with open(hook) as file:
    exec(file.read())
import textwrap, coup_desktop.desk.app, coup_desktop.store.shelf
print(parsed)
print(re.search("(?P<word>b+)(c)?", "abbbd").groupdict(), re.compile(re.compile("x")).pattern)
print(parsed, textwrap.wrap("one two three", 8))
"""


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return pattern_code.make(ROOT, tmp_path_factory.mktemp("compiled"))


def test_no_pattern_is_compiled_at_the_start(compiled: Path) -> None:
    done = subprocess.run(
        [
            *(sys.executable, "-I", "-S", "-c", f"import sys; sys.path += {sys.path!r}\n{FROZEN}"),
            *(str(compiled.parent), str(HOOK), str(ROOT)),
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    parsed, found, wrapped = done.stdout.splitlines()
    assert parsed == "[]"
    assert found == "{'word': 'bbb'} x"
    assert wrapped == "['(?P<word>b+)(c)?', 'x'] ['one two', 'three']"


def test_they_are_what_python_would_compile(compiled: Path) -> None:
    known = marshal.loads(compiled.read_bytes())
    assert len(known) > 20
    for (pattern, flags), parts in known.items():
        re.purge()
        fresh = record(partial(re.compile, pattern, flags))
        assert fresh[pattern, flags] == parts


def test_the_file_is_the_same_again(compiled: Path, tmp_path: Path) -> None:
    assert str(ROOT).encode() not in compiled.read_bytes()
    assert pattern_code.make(ROOT, tmp_path).read_bytes() == compiled.read_bytes()


def test_a_program_that_cannot_be_imported_is_said(tmp_path: Path) -> None:
    (tmp_path / "coup_desktop").mkdir()
    (tmp_path / "coup_desktop" / "__init__.py").write_text("import no_such_module\n", "utf-8")
    with pytest.raises(BuildError, match="no_such_module"):
        pattern_code.make(tmp_path, tmp_path / "out")
