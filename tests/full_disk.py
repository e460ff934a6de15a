"""A disk that is full, as the system tells it."""

import contextlib
from collections.abc import Iterator

import pytest


@contextlib.contextmanager
def full_disk(size: int) -> Iterator[None]:
    """What goes beyond so many bytes in a file is refused (EFBIG), anywhere in this process."""
    resource = pytest.importorskip("resource", reason="Windows has no such limit")
    old = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, old[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, old)
