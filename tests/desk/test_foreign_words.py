"""What others wrote cannot break our sentences."""

import pytest

from coup_desktop.desk.foreign_words import NAME, readable, readable_line


@pytest.mark.parametrize("text", ["", "a.coup", "Ærø – ö.coup", "日本.coup", "x" * NAME])
def test_usual_names_stay_as_they_are(text: str) -> None:
    assert readable(text) == text


@pytest.mark.parametrize("sign", ["\n", "\t", "\x1b", "\u202e", "\u200b", "\u2028", "\udcff"])
def test_what_cannot_be_seen_is_replaced(sign: str) -> None:
    assert readable(f"a{sign}b.coup") == "a\ufffdb.coup"


@pytest.mark.parametrize("most", [3, 4, 60, 61])
def test_a_long_name_keeps_its_ends(most: int) -> None:
    shown = readable(f"begin{'x' * 4_000_000}end.coup", most)
    assert len(shown) == most
    assert "…" in shown
    assert shown[0] == "b"
    assert shown[-1] == "p"


def test_a_sentence_has_no_word_that_is_wider_than_a_dialog() -> None:
    said = readable_line(f"found “{'x' * 4_000_000}”, and no seat")
    assert max(map(len, said.split(" "))) <= NAME
    assert said.startswith("found “x")
    assert said.endswith("”, and no seat")
    assert readable_line("found “a  b”; c") == "found “a  b”; c"
