"""What a reader of records accepts and takes in (RECORD.md)."""

import pytest

from coup_desktop.engine.record_reader import RecordError, decode, read
from tests.engine.test_record_errors import BARE, CAUGHT, DEALT, EXCHANGE, without


@pytest.mark.parametrize(
    "text",
    [
        DEALT,
        DEALT.rstrip("\n"),
        DEALT.replace("\n", "\r\n"),
        DEALT.replace("\n", "\n\n# a comment\n   # another\n"),
        DEALT.replace("\n", " # a comment\n"),
        DEALT.replace(" ", "\t  "),
        DEALT.replace("\nseat", "\n   seat").replace("captain\n", "captain   \n"),
        DEALT.replace("seat Bo", "seat Bo human"),
        "coup-record 1\n" + "\n".join(sorted(DEALT.splitlines()[1:])),
        "coup-record 1\n"
        + "\n".join(sorted(DEALT.splitlines()[1:], key=lambda line: not line.startswith("deal"))),
        DEALT + "seed 18446744073709551615\n",
        DEALT + "tag anything\n",
        DEALT + "tag twice one\ntag twice two\n",
    ],
)
def test_layout_means_nothing(text: str) -> None:
    reading = read(text)
    setup = reading.record.setup
    assert setup.names == ("Ada", "Bo", "Cy")
    assert setup.kinds == ("human", "human", "human")
    assert without(reading.record.text(), "tag") == DEALT + "\n"


def test_a_byte_order_mark_means_nothing() -> None:
    text = decode(b"\xef\xbb\xbf" + DEALT.encode(), "x")
    assert read(text).record.text() == DEALT + "\n"


def test_tags_are_kept_as_they_stand() -> None:
    text = DEALT + "tag said  Cy:  I have   nothing. # not this\ntag Date 2025-11-30\ntag empty\n"
    reading = read(text)
    tags = (("said", "Cy:  I have   nothing."), ("Date", "2025-11-30"), ("empty", ""))
    assert reading.record.setup.tags == tags
    assert read(reading.record.text()).record.setup.tags == tags


def test_a_tag_may_hold_what_other_programs_call_a_line_end() -> None:
    text = DEALT + "tag said one\x0btwo\u2028three\rfour\n"
    reading = read(text)
    assert reading.record.setup.tags == (("said", "one\x0btwo\u2028three\rfour"),)
    assert read(reading.record.text()).record == reading.record


def test_kinds_of_seats_are_kept() -> None:
    text = DEALT.replace("seat Bo", "seat Bo courtier").replace("seat Cy", "seat Cy bot-of-2031")
    reading = read(text)
    assert reading.record.setup.kinds == ("human", "courtier", "bot-of-2031")
    assert reading.record.text() == text + "\n"


@pytest.mark.parametrize(
    "name",
    ["allow", "income", "duke", "human", "official", "seats", "Ada{}", "<b>", "{seat}", "Ähm",
     "Ада", "艾达", "👩\u200d🚀", "🫨", "می\u200cخواهم", "e\u0301", "-", "1", "keep"],
)  # fmt: skip
def test_any_other_word_may_be_a_name(name: str) -> None:
    text = DEALT.replace("Bo", name) + f"\nAda steal {name}\n{name} challenge\n"
    reading = read(text)
    assert reading.record.setup.names[1] == name
    assert reading.game.phase.word == "prove"
    assert read(reading.record.text()).record.setup.names[1] == name


@pytest.mark.parametrize("name", ["Ada\x07", "\x1b[31m", "a\x00b"])
def test_a_name_holds_no_control_character(name: str) -> None:
    with pytest.raises(RecordError, match="-:4: "):
        read(DEALT.replace("Bo", name))


def test_a_seed_deals_and_draws_what_is_not_named() -> None:
    body = "\nAda exchange\nBo allow\n"
    text = BARE + body
    one, two = read(text), read(text)
    assert one.record == two.record
    written = one.record.text()
    assert "seed" not in written
    assert written.count("deal ") == 3
    assert read(written).game.hands == one.game.hands
    # What the record names comes first.
    named = read(DEALT + "seed 5\n\nAda exchange\nBo allow\nCy allow\n")
    assert named.game.phase.word == "exchange"
    assert read(named.record.text()).game.drawn == named.game.drawn
    mixed = read(DEALT + "seed 5\n\nAda exchange\ndraw captain assassin\n")
    assert mixed.record.text().endswith("draw captain assassin\n")


def test_a_seed_draws_also_at_the_end() -> None:
    reading = read(CAUGHT.replace("starter Ada\n", "starter Ada\nseed 1\n") + "Bo lose duke\n")
    assert reading.game.phase.word == "action"
    assert reading.record.text().splitlines()[-1].startswith("draw ")


def test_nothing_is_inferred_behind_the_last_line() -> None:
    reading = read(DEALT + "\nAda foreign-aid\n")
    assert (reading.game.phase.word, reading.game.asked) == ("block", 1)
    reading = read(DEALT + "\nAda foreign-aid\nBo allow\n")
    assert (reading.game.phase.word, reading.game.asked) == ("block", 2)
    # One legal choice is not taken either.
    forced = DEALT.replace("Bo duke contessa", "Bo duke duke").replace("Ada duke", "Ada contessa")
    reading = read(forced + "\nAda steal Bo\nBo challenge\nAda show captain\n")
    assert (reading.game.phase.word, len(reading.game.legal())) == ("lose", 1)


def test_keep_is_written_in_order_and_read_in_any() -> None:
    texts = [
        EXCHANGE + f"draw captain assassin\nAda keep {kept}\n"
        for kept in ("assassin duke", "duke assassin")
    ]
    one, two = (read(text).record.text() for text in texts)
    assert one == two == EXCHANGE + "draw captain assassin\nAda keep assassin duke\n"
