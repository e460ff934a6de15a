"""Records in error (RECORD.md): each clause, and the line that has to be named.

The line carries the comment `# here`, since comments may stand anywhere.
"""

import pytest

from coup_desktop.engine.record_reader import RecordError, decode, read

HERE = "# here"
DEALT = """\
coup-record 1
rules official
seat Ada
seat Bo
seat Cy
starter Ada
deal Ada duke captain
deal Bo duke contessa
deal Cy assassin captain
"""
BARE = """\
coup-record 1
rules official
seat Ada
seat Bo
seat Cy
starter Ada
seed 1
"""
TEAMS = """\
coup-record 1
rules coup-x
option teams
seat Ada
seat Bo
seat Cy
starter Ada
seed 1
"""
DRAFT = """\
coup-record 1
rules official
option draft
seat Ada
seat Bo
starter Ada
"""
SIX_SEATS = "coup-record 1\n" + "".join(f"seat {name}\n" for name in "ABCDEF")


def without(text: str, *starts: str) -> str:
    """A record without the lines that begin so."""
    lines = text.splitlines(keepends=True)
    return "".join(line for line in lines if not line.startswith(starts))


def with_first(text: str, *lines: str) -> str:
    """A record with lines put behind the first."""
    first, rest = text.split("\n", 1)
    return "\n".join([first, *lines, rest])


HEADER = {
    # The first line.
    "an empty file": (HERE, "coup-record 1"),
    "no first line": ("rules official # here\nseat Ada\n", "coup-record 1"),
    "a blank line above": ("# here\ncoup-record 1\n" + without(BARE, "coup"), "nothing"),
    "another version": (f"coup-record 2 {HERE}\n" + without(BARE, "coup"), "version 1"),
    "no version": (f"coup-record {HERE}\n" + without(BARE, "coup"), "version 1"),
    "more than a version": (f"coup-record 1 1 {HERE}\n" + without(BARE, "coup"), "version 1"),
    # Words that a line takes.
    "unknown preset": (BARE.replace("official", f"chess {HERE}"), "official, city-state, coup-x"),
    "rules of two presets": (BARE.replace("official", f"official coup-x {HERE}"), "rules"),
    "rules of none": (BARE.replace("official", HERE), "rules"),
    "unknown option": (with_first(BARE, f"option zeppelin {HERE}"), "inquisitor"),
    "option of another preset": (with_first(BARE, f"option diplomat {HERE}"), "inquisitor"),
    "an option that is a switch": (with_first(BARE, f"option decline {HERE}"), "inquisitor"),
    "a switch that is an option": (with_first(BARE, f"set factions yes {HERE}"), "copies"),
    "option with a value": (with_first(BARE, f"option inquisitor yes {HERE}"), "one option"),
    "option without a word": (with_first(BARE, f"option {HERE}"), "one option"),
    "unknown switch": (with_first(BARE, f"set colour red {HERE}"), "copies"),
    "switch without a value": (with_first(BARE, f"set copies {HERE}"), "value"),
    "switch with two values": (with_first(BARE, f"set copies 3 4 {HERE}"), "value"),
    "value that it does not take": (with_first(BARE, f"set refund perhaps {HERE}"), "yes or no"),
    "number that is none": (with_first(BARE, f"set copies many {HERE}"), "whole number"),
    "seat without a name": (BARE.replace("seat Bo", f"seat {HERE}"), "name"),
    "seat with two kinds": (BARE.replace("seat Bo", f"seat Bo random human {HERE}"), "name"),
    "name draw": (BARE.replace("seat Bo", f"seat draw {HERE}"), "draw"),
    "name tag": (BARE.replace("seat Bo", f"seat tag {HERE}"), "tag"),
    "name coup-record": (BARE.replace("seat Bo", f"seat coup-record {HERE}"), "coup-record"),
    "starter of two names": (BARE.replace("starter Ada", f"starter Ada Bo {HERE}"), "starter"),
    "starter without a seat": (BARE.replace("starter Ada", f"starter Zed {HERE}"), "Zed"),
    "names differ by case": (BARE.replace("starter Ada", f"starter ada {HERE}"), "ada"),
    "seed that is no number": (BARE.replace("seed 1", f"seed one {HERE}"), "seed"),
    "seed below zero": (BARE.replace("seed 1", f"seed -1 {HERE}"), "seed"),
    "seed without a number": (BARE.replace("seed 1", f"seed {HERE}"), "seed"),
    "two seeds in a line": (BARE.replace("seed 1", f"seed 1 2 {HERE}"), "seed"),
    "tag without a key": (BARE + f"tag {HERE}\n", "tag"),
    # Second lines.
    "second rules": (BARE + f"rules official {HERE}\n", "line 2"),
    "second starter": (BARE + f"starter Ada {HERE}\n", "line 6"),
    "second seed": (BARE + f"seed 1 {HERE}\n", "line 7"),
    "second option": (BARE + f"option inquisitor\noption inquisitor {HERE}\n", "line 8"),
    "second value": (BARE + f"set box 50\nset box 40 {HERE}\n", "line 8"),
    "second seat": (BARE + f"seat Bo random {HERE}\n", "line 4"),
    "second deal": (DEALT + f"deal Bo duke contessa {HERE}\n", "line 8"),
    "second team": (TEAMS + f"team Ada red\nteam Ada red {HERE}\nteam Bo red\n", "line 9"),
    # What has no line of its own.
    "no rules": (without(BARE, "rules") + f"\nAda income {HERE}\n", "rules"),
    "no rules, no body": (without(BARE, "rules") + HERE, "rules"),
    "no starter": (without(BARE, "starter") + f"# a comment\n\nAda income {HERE}\n", "starter"),
    "no starter, no body": (without(BARE, "starter") + f"\n{HERE}\n", "starter"),
    "no seat": (without(BARE, "seat", "starter") + f"\nAda income {HERE}\n", "2 to 6"),
    "one seat": (without(BARE, "seat Bo", "seat Cy") + f"Ada income {HERE}\n", "2 to 6"),
    "one seat, and teams": (
        without(TEAMS, "seat Bo", "seat Cy") + f"team Ada red\nAda income {HERE}\n",
        "2 to 10",
    ),
    "one seat, and a draft": (without(DRAFT, "seat Bo") + f"Ada draft duke {HERE}\n", "2 to 6"),
    "no deal and no seed": (without(BARE, "seed") + f"\nAda income {HERE}\n", "deal"),
    "a deal is missing": (without(DEALT, "deal Bo") + f"\nAda income {HERE}\n", "Bo"),
    "a deal is missing, with a seed": (
        without(DEALT, "deal Bo") + f"seed 1\n\nAda income {HERE}\n",
        "all or none",
    ),
    "no team lines": (TEAMS + f"\nAda income {HERE}\n", "Ada, Bo, Cy"),
    "a team is missing": (TEAMS + f"team Ada red\nteam Bo blue\nAda income {HERE}", "Cy"),
    "the header is cut short": ("coup-record 1 # here", "rules"),
    "a word that is no header's ends it": (
        "coup-record 1\nrules official\nseat Ada\nvariant x # here\nseat Bo\nstarter Ada\nseed 1\n",
        "2 to 6",
    ),
    # Seats.
    "a seat too many": (
        BARE + f"seat Di\nseat Ed\nseat Flo\nseat Gus {HERE}\nseat Hal\n\nAda income\n",
        "2 to 6",
    ),
    "a seat too many, said first": (
        SIX_SEATS + f"seat Gus {HERE}\nstarter A\nseed 1\nrules official\n",
        "2 to 6",
    ),
    # What cannot hold.
    "draft of three": (with_first(BARE, f"option draft {HERE}"), "two seats"),
    "draft with four copies": (
        DRAFT.replace("option draft", f"option draft {HERE}") + "set copies 4\n",
        "3 copies",
    ),
    "inspector and six": (
        with_first(TEAMS, f"option inspector {HERE}", "option six"),
        "cannot be played with six",
    ),
    "six and inspector": (
        with_first(TEAMS, "option six", f"option inspector {HERE}"),
        "cannot be played with six",
    ),
    "teams of two": (
        without(TEAMS, "seat Cy").replace("option teams", f"option teams {HERE}"),
        "three seats",
    ),
    "too few copies": (with_first(BARE, f"set copies 1 {HERE}"), "2 or more"),
    "too small a box": (with_first(BARE, f"set box 5 {HERE}"), "6"),
    "too low a threshold": (with_first(BARE, f"set must-coup 6 {HERE}"), "7"),
    "keep fewer than none": (with_first(BARE, f"set keep-drawn -1 {HERE}"), "below 0"),
    "no Examine": (with_first(BARE, f"set contessa-blocks-examine yes {HERE}"), "Examine"),
    "no embezzler": (with_first(BARE, f"set embezzler-loses choice {HERE}"), "factions"),
    # Teams and deals.
    "team without teams": (BARE + f"team Ada red {HERE}\n", "factions"),
    "team of another preset": (
        TEAMS + f"team Ada monarchists {HERE}\nteam Bo red\nteam Cy red\n",
        "red or blue",
    ),
    "team of nobody": (TEAMS + f"team Zed red {HERE}\n", "Zed"),
    "team without a word": (TEAMS + f"team Ada {HERE}\n", "team"),
    "deal in a draft": (DRAFT + f"deal Ada duke duke {HERE}\ndeal Bo duke duke\n", "draft"),
    "deal of nobody": (DEALT + f"deal Zed duke captain {HERE}\n", "Zed"),
    "deal of nobody, before the seats": (
        with_first(DEALT, f"deal Zed duke captain {HERE}"),
        "Zed",
    ),
    "deal of one card": (DEALT.replace("duke contessa", f"duke {HERE}"), "deal"),
    "deal of three": (DEALT.replace("duke contessa", f"duke contessa duke {HERE}"), "deal"),
    "deal of no character": (DEALT.replace("duke contessa", f"duke king {HERE}"), "king"),
    "deal of a character not in play": (
        DEALT.replace("duke contessa", f"duke guard {HERE}"),
        "guard",
    ),
    "deal of the replaced character": (
        with_first(DEALT, "option inquisitor").replace("duke contessa", f"ambassador duke {HERE}"),
        "ambassador",
    ),
    "a fourth Duke": (
        DEALT.replace("assassin captain", f"duke duke {HERE}"),
        "only 3 of duke",
    ),
    # The first line in error is named, the header before the body.
    "two errors": (BARE.replace("seat Bo", f"seat draw {HERE}") + "seed 2\n", "draw"),
    "two errors, the later line's is found first": (
        with_first(BARE, f"set box 5 {HERE}") + "seed 2\n",
        "6",
    ),
    "an own line before what has none": (
        without(BARE, "starter").replace("seed 1", f"seed x {HERE}") + "\nAda income\n",
        "seed",
    ),
    "header before body": (without(BARE, "starter") + f"\nZed fly {HERE}\n", "starter"),
    "no rules, and a seat that is none": (
        without(DEALT, "rules").replace("deal Bo duke", f"deal Zed duke {HERE}"),
        "Zed",
    ),
    "no rules, and a character of no game": (
        without(DEALT, "rules").replace("deal Bo duke", f"deal Bo king {HERE}"),
        "king",
    ),
    "no rules, and an option of no preset": (
        with_first(without(BARE, "rules"), f"option zeppelin {HERE}"),
        "zeppelin",
    ),
    "no rules, and no such switch": (
        with_first(without(BARE, "rules"), f"set refund 5 {HERE}"),
        "refund",
    ),
    "a name in error is not missing elsewhere": (
        "coup-record 1\nrules official\nstarter draw\nseat Ada\nseat draw # here\nseed 1\n",
        "draw",
    ),
    "a seat line in error is still a seat": (
        without(TEAMS, "seat Cy") + f"seat tag {HERE}\n",
        "tag",
    ),
}

EXCHANGE = DEALT + "\nAda exchange\n"
CAUGHT = DEALT + "\nAda tax\nBo challenge\nAda show duke\n"
BODY = {
    "unknown seat": (DEALT + f"\nZed income {HERE}\n", "Ada, Bo, Cy"),
    "a seat's name in another case": (DEALT + f"ada income {HERE}\n", "Ada"),
    "header word in the body": (DEALT + f"\nAda income\noption inquisitor {HERE}\n", "option"),
    "tag in the body": (DEALT + f"\nAda income\ntag note x {HERE}\n", "tag"),
    "first line again": (DEALT + f"\nAda income\ncoup-record 1 {HERE}\n", "coup-record"),
    "the wrong seat": (DEALT + f"\nBo income {HERE}\n", "Ada is asked"),
    "no word": (DEALT + f"\nAda {HERE}\n", "income"),
    "an unknown word": (DEALT + f"\nAda pass {HERE}\n", "income"),
    "too many words": (DEALT + f"\nAda income now {HERE}\n", "income"),
    "no target": (DEALT + f"\nAda steal {HERE}\n", "steal Bo"),
    "itself as target": (DEALT + f"\nAda steal Ada {HERE}\n", "steal Bo"),
    "a target too much": (DEALT + f"\nAda tax Bo {HERE}\n", "tax"),
    "words in another case": (DEALT + f"\nAda Income {HERE}\n", "income"),
    "too poor for a Coup": (DEALT + f"\nAda coup Bo {HERE}\n", "income"),
    "no such option": (DEALT + f"\nAda convert {HERE}\n", "income"),
    "challenge of income": (DEALT + f"\nAda income\nBo challenge {HERE}\n", "Bo is asked"),
    "block without a character": (DEALT + f"\nAda steal Bo\nBo block {HERE}\n", "block captain"),
    "block by one that cannot": (
        DEALT + f"\nAda steal Bo\nBo block duke {HERE}\n",
        "block captain",
    ),
    "block by another": (DEALT + f"\nAda steal Bo\nCy block captain {HERE}\n", "Cy"),
    "challenge twice": (CAUGHT + f"Cy challenge {HERE}\n", "Bo is asked"),
    "show another card": (
        DEALT + f"\nAda tax\nBo challenge\nAda show captain {HERE}\n",
        "show duke",
    ),
    "show what one has not": (
        DEALT + f"\nAda exchange\nBo challenge\nAda show ambassador {HERE}\n",
        "lose duke",
    ),
    "lose what one has not": (CAUGHT + f"Bo lose captain {HERE}\n", "lose contessa"),
    "keep what one has not": (
        EXCHANGE + f"draw captain assassin\nAda keep duke duke {HERE}\n",
        "keep",
    ),
    "keep too few": (EXCHANGE + f"draw captain assassin\nAda keep duke {HERE}\n", "keep"),
    "keep out of order of words": (
        EXCHANGE + f"draw captain assassin\nAda captain keep duke {HERE}\n",
        "keep captain duke",
    ),
    "an earlier answer decides what is legal": (
        DEALT + f"\nAda tax\nBo allow\nBo challenge {HERE}\n",
        "Bo is asked (action)",
    ),
    # Draws.
    "draw where none is due": (DEALT + f"\ndraw duke {HERE}\n", "gives nothing"),
    "draw where none is due any more": (
        EXCHANGE + f"draw captain assassin\ndraw captain assassin {HERE}\n",
        "gives nothing",
    ),
    "draw too early": (DEALT + f"\nAda tax\nBo challenge\ndraw duke {HERE}\n", "gives nothing"),
    "draw before a choice of two": (CAUGHT + f"draw contessa {HERE}\n", "gives nothing"),
    "too few cards": (EXCHANGE + f"draw duke {HERE}\n", "2 cards"),
    "too many cards": (EXCHANGE + f"draw duke captain contessa {HERE}\n", "2 cards"),
    "no card": (EXCHANGE + f"draw {HERE}\n", "2 cards"),
    "unknown character": (EXCHANGE + f"draw duke king {HERE}\n", "king"),
    "character not in play": (EXCHANGE + f"draw duke guard {HERE}\n", "guard"),
    "not in the Court": (EXCHANGE + f"draw duke duke {HERE}\n", "duke"),
    "draw is missing": (EXCHANGE + f"Bo allow\nCy allow\nAda keep captain duke {HERE}\n", "draw"),
    "draw is missing, unsaid answers before it": (
        CAUGHT.replace("deal Bo duke contessa", "deal Bo duke duke").replace(
            "deal Ada duke captain", "deal Ada duke contessa"
        )
        + f"Bo income {HERE}\n",
        "draw",
    ),
    "draw is missing at the end": (CAUGHT + f"Bo lose duke {HERE}", "draw"),
    "draw is missing at the end, behind blank lines": (
        CAUGHT + f"Bo lose duke\n\n{HERE}\n",
        "draw",
    ),
    "draw split in two lines": (EXCHANGE + f"draw captain {HERE}\ndraw assassin\n", "2 cards"),
    "draft draws in one line": (
        DRAFT + f"Ada draft duke\nBo draft duke\ndraw duke captain {HERE}\n",
        "1 card",
    ),
    "second draft draw is missing": (
        DRAFT + f"Ada draft duke\nBo draft duke\ndraw duke\nAda tax {HERE}\n",
        "Bo",
    ),
    "second draft draw is missing at the end": (
        DRAFT + f"Ada draft duke\nBo draft duke\ndraw duke {HERE}\n",
        "Bo",
    ),
    "draft out of turn": (DRAFT + f"Bo draft duke {HERE}\n", "Ada is asked (draft)"),
    "third set has each card once": (
        DRAFT + f"Ada draft duke\nBo draft duke\ndraw duke\ndraw duke {HERE}\n",
        "duke",
    ),
    "the whole hand is replaced": (
        with_first(DEALT, "option factions")
        + "team Ada monarchists\nteam Bo populists\nteam Cy populists\n"
        + "\nAda convert\nBo income\nCy embezzle\nAda challenge\nCy show\nAda lose duke\n"
        + f"draw duke {HERE}\n",
        "2 cards",
    ),
    # The end.
    "a decision after the end": (
        without(DEALT, "seat Cy", "deal Cy")
        + "\nAda tax\nBo challenge\nAda show duke\nBo lose contessa\ndraw ambassador\nBo income\n"
        + "Ada steal Bo\nBo challenge\nAda show captain\nBo lose duke\nAda income # here\n",
        "Ada has won",
    ),
    "a draw after the end": (
        without(DEALT, "seat Cy", "deal Cy")
        + "\nAda tax\nBo challenge\nAda show duke\nBo lose contessa\ndraw ambassador\nBo income\n"
        + "Ada steal Bo\nBo challenge\nAda show captain\nBo lose duke\ndraw contessa # here\n",
        "Ada has won",
    ),
}


@pytest.mark.parametrize("name", [*HEADER, *BODY])
def test_the_first_line_in_error_is_named(name: str) -> None:
    text, why = (HEADER | BODY)[name]
    line = next(i for i, said in enumerate(text.split("\n"), 1) if HERE in said)
    for variant in (text, text.replace("\n", "\r\n"), text.replace(" ", "\t \t")):
        with pytest.raises(RecordError) as caught:
            read(variant, "game.coup")
        assert (caught.value.line, str(caught.value)) == (
            line,
            f"game.coup:{line}: {caught.value.message}",
        )
    with pytest.raises(RecordError) as caught:
        read(text)
    assert why in caught.value.message
    assert str(caught.value).startswith(f"-:{line}: ")


def test_an_error_says_what_was_found_and_what_would_be_legal() -> None:
    text = (
        DEALT.replace("Ada duke captain", "Ada duke contessa") + "\nAda steal Bo\nBo block duke\n"
    )
    with pytest.raises(RecordError) as caught:
        read(text)
    found, *questions = caught.value.message.split("; ")
    assert found == "found “Bo block duke”"
    # Whichever question it was meant for.
    assert questions[:2] == [
        "Bo is asked (challenge) and may say “allow”, “challenge”",
        "Bo is asked (block) and may say “allow”, “block ambassador”, “block captain”",
    ]
    assert len(questions) == 3
    assert questions[2].startswith("Bo is asked (action) and may say “exchange”, “foreign-aid”, ")


def test_bytes_that_are_no_utf8_are_named_by_line() -> None:
    with pytest.raises(RecordError, match=r"x\.coup:3: .*UTF-8"):
        decode(b"coup-record 1\nrules official\nseat Ad\xe9\n", "x.coup")


# What is right, however it is laid out.
