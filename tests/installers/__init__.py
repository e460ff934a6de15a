"""Tests of real installers."""

import pytest

# So that the assertions of what several tests share say what they have found.
for _name in ("desk", "roots", "window"):
    pytest.register_assert_rewrite(f"{__name__}.{_name}")
