"""Who sits down in a game that is gone on with."""

import pytest

from coup_desktop.desk.seating import known_bot


@pytest.mark.parametrize(
    ("kind", "known"),
    [
        ("courtier", "courtier"),
        ("random", "random"),
        ("courtier:lia", "courtier:lia"),
        ("courtier:zoe", "courtier"),
        ("courtier:lia:lia", "courtier"),
        ("random:lia", "random"),
        ("grandmaster:lia", "courtier"),
        ("honest", "courtier"),
        ("human", "courtier"),
    ],
)
def test_what_this_version_does_not_know_is_replaced(kind: str, known: str) -> None:
    assert known_bot(kind) == known
