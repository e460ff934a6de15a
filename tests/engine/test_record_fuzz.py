"""Broken records: the engine's reader against a plain one, and never an error of another kind."""

import contextlib
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coup_desktop.engine.record import state
from coup_desktop.engine.record_reader import RecordError, decode, read
from tests.engine.plain_record import BadLine, plain_read
from tests.engine.play import Sided, random_rules

WORDS = (
    "Ada Bo Cy Di draw allow challenge block show lose keep present return replace give draft"
    " duke captain assassin contessa ambassador inquisitor diplomat thief guard dealer inspector"
    " income foreign-aid coup tax cooperate assassinate steal exchange examine convert embezzle"
    " rules option set seat starter team deal tag official city-state coup-x six teams"
    " factions red blue monarchists populists copies box decline any other no yes 3 2 -1 human #"
)
VOCABULARY = tuple(WORDS.split())


def outcome(text: str) -> dict[str, object] | int:
    """The state that the engine's reader comes to, or the line that it names."""
    try:
        reading = read(text)
    except RecordError as error:
        return error.line
    return state(reading.game, reading.record.setup.names)


def plain_outcome(text: str) -> dict[str, object] | int:
    try:
        return plain_read(text).state()
    except BadLine as bad:
        return bad.line


def broken(lines: list[str], random: Random) -> list[str]:
    """A record with a few lines or words moved, doubled, dropped or replaced."""
    lines = list(lines)
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        at = random.randrange(1, len(lines))
        words = lines[at].split()
        how = random.randrange(9)
        if how == 0:
            del lines[at]
        elif how == 1:
            lines.insert(random.randrange(1, len(lines)), lines[at])
        elif how == 2:
            other = random.randrange(1, len(lines))
            lines[at], lines[other] = lines[other], lines[at]
        elif how == 3:
            lines = lines[:at] or lines
        elif how == 4:
            lines.insert(at, " ".join(random.choices(VOCABULARY, k=random.randint(1, 4))))
        elif how == 5:
            words.insert(random.randint(0, len(words)), random.choice(VOCABULARY))
            lines[at] = " ".join(words)
        elif how == 8 and "" in lines:
            header = lines[1 : lines.index("")]
            random.shuffle(header)
            lines[1 : 1 + len(header)] = header
        elif words and how == 6:
            words.pop(random.randrange(len(words)))
            lines[at] = " ".join(words)
        elif words:
            words[random.randrange(len(words))] = random.choice(VOCABULARY)
            lines[at] = " ".join(words)
        if len(lines) < 2:
            lines.append("")
    return lines


@pytest.mark.parametrize("number", range(40))
def test_both_readers_name_the_same_line_or_state(number: int) -> None:
    random = Random(number)
    side = Sided(random_rules(random), random).run(random.randrange(40))
    text = side.text(whole=random.random() < 0.5)
    assert outcome(text) == plain_outcome(text) == side.plain.state()
    for _ in range(25):
        bad = "\n".join(broken(text.splitlines(), random)) + random.choice(("\n", "", "\n\n"))
        assert outcome(bad) == plain_outcome(bad), bad


@given(st.binary(max_size=200), st.booleans())
def test_no_bytes_bring_another_error(data: bytes, headed: bool) -> None:
    start = b"coup-record 1\nrules official\n" if headed else b""
    with contextlib.suppress(RecordError):
        read(decode(start + data, "x"), "x")


@given(st.lists(st.lists(st.sampled_from(VOCABULARY), max_size=5), max_size=30))
def test_no_words_bring_another_error(lines: list[list[str]]) -> None:
    text = "coup-record 1\n" + "\n".join(" ".join(words) for words in lines)
    told = outcome(text)
    if isinstance(told, int):
        assert 1 <= told <= text.count("\n") + 1
