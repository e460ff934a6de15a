"""A disk that is full, as the system tells it."""

import contextlib
import sys
from collections.abc import Iterator
from typing import Final

import pytest

CAN_BE_FULL: Final = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")
"""For each test that uses it: what it has opened until then would stay open."""


@contextlib.contextmanager
def full_disk(size: int) -> Iterator[None]:
    """What goes beyond so many bytes in a file is refused (EFBIG), anywhere in this process."""
    import resource

    old = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, old[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, old)
