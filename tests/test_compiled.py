"""What is tested is what was asked for: plain Python, or all compiled that is to be compiled."""

import importlib
import os
from pathlib import Path

import pytest
from compile_modules import sources

from tests.compiled import MARK, ROOT


@pytest.mark.parametrize("source", sources(ROOT), ids=str)
def test_it_is_compiled_or_not_as_asked(source: Path) -> None:
    module = importlib.import_module(".".join(source.with_suffix("").parts))
    is_source = Path(module.__file__ or "").suffix == ".py"
    assert is_source is (os.environ.get(MARK) != "yes"), module.__file__
