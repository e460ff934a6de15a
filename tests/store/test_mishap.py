"""What is told of an error: types and places, and never a word that could be a card or a name."""

import errno
import sys
from pathlib import Path

import pytest

from coup_desktop.engine.cast import CHARACTERS
from coup_desktop.store.mishap import Mishap, describe, place_of, redacted, tell_crash

SECRET = "Lia holds the Duke"


class OwnError(Exception):
    pass


def told(error: BaseException) -> Mishap:
    try:
        raise error
    except BaseException as caught:  # noqa: BLE001 - of whatever kind
        return describe("here", type(caught), caught, caught.__traceback__)


def test_types_and_places_are_told_and_words_are_not() -> None:
    mishap = told(ValueError(SECRET))
    assert mishap.lines[0] == "ValueError here"
    assert mishap.lines[-1].endswith("in told")
    assert mishap.lines[-1].startswith("  test_mishap.py:")
    assert "Duke" not in mishap.text
    assert str(Path(__file__).parent) not in mishap.text


def test_the_errors_behind_an_error_are_told_too() -> None:
    def fail() -> None:
        try:
            raise KeyError(SECRET)
        except KeyError as error:
            raise OwnError(SECRET) from error

    with pytest.raises(OwnError) as caught:
        fail()
    text = told(caught.value).text
    assert "OwnError here" in text
    assert "because of KeyError\n  test_mishap.py:" in text
    assert "Duke" not in text


def test_what_was_being_handled_is_told_unless_it_was_left_out() -> None:
    def fail(*, hidden: bool) -> None:
        try:
            raise KeyError(SECRET)
        except KeyError:
            if hidden:
                raise OwnError from None
            raise OwnError  # noqa: B904 - that is the case

    for hidden in (False, True):
        with pytest.raises(OwnError) as caught:
            fail(hidden=hidden)
        assert ("while handling KeyError" in told(caught.value).text) is not hidden


def test_a_group_names_what_is_in_it() -> None:
    text = told(ExceptionGroup(SECRET, [ValueError(SECRET), TypeError(SECRET)])).text
    assert "among them ValueError\n" in text
    assert "among them TypeError\n" in text
    assert "Duke" not in text


def test_errors_that_are_each_others_cause_end() -> None:
    first, second = ValueError(), TypeError()
    first.__cause__, second.__cause__ = second, first
    assert told(first).text.count("because of") == 1
    last = ValueError()
    for _ in range(100):
        before, last = last, ValueError()
        last.__cause__ = before
    assert told(last).text.count("because of") < 20


def test_a_fault_of_the_system_has_its_code() -> None:
    full = OSError(errno.ENOSPC, SECRET, "/home/lia/game.coup")
    text = told(full).text
    assert text.startswith("OSError (ENOSPC) here\n")
    assert "lia" not in text
    assert told(OSError(SECRET)).lines[0] == "OSError here"


def test_a_very_long_way_is_shortened() -> None:
    def down(depth: int) -> None:
        if depth == 0:
            raise OwnError
        down(depth - 1)

    with pytest.raises(OwnError) as caught:
        down(500)
    mishap = told(caught.value)
    assert len(mishap.lines) < 60
    assert any("more" in line for line in mishap.lines)


def test_the_key_is_the_last_place_in_this_program() -> None:
    def at(filename: str) -> tuple[str, str]:
        code = compile("raise ValueError(secret)", filename, "exec")
        with pytest.raises(ValueError, match=SECRET) as caught:
            exec(code, {"secret": SECRET})
        return told(caught.value).key

    assert at("/x/coup_desktop/desk/pots.py") == at("/y/coup_desktop/desk/pots.py")
    assert at("/x/coup_desktop/desk/pots.py")[1] == "coup_desktop/desk/pots.py:1 in <module>"
    assert at("/x/coup_desktop/desk/pots.py") != at("/x/coup_desktop/desk/card.py")


def test_an_error_that_is_lost_is_told_as_far_as_it_is_known() -> None:
    assert describe("", None, None, None).text == "an unknown error\n"
    assert describe("there", ValueError, None, None).key == ("ValueError", "there")


@pytest.mark.parametrize(
    ("filename", "place"),
    [
        ("/home/lia/coup_desktop/coup_desktop/desk/app.py", "coup_desktop/desk/app.py"),
        (r"C:\Users\Lia\coup_desktop\desk\app.py", "coup_desktop/desk/app.py"),
        ("/home/lia/.venv/lib/python3.11/site-packages/shiboken6/a.py", "shiboken6/a.py"),
        ("/usr/lib/python3.11/threading.py", "threading.py"),
        ("<frozen importlib._bootstrap>", "<frozen importlib._bootstrap>"),
        ("<string>", "<string>"),
        ("/home/lia/coup_desktop", "coup_desktop"),
    ],
)
def test_places_name_no_folder_of_a_person(filename: str, place: str) -> None:
    assert place_of(filename) == place


def test_texts_of_others_lose_cards_and_the_home_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    home = r"C:\Users\lia" if sys.platform == "win32" else "/home/lia"
    monkeypatch.setenv("USERPROFILE" if sys.platform == "win32" else "HOME", home)
    assert redacted(f"Cannot open {home}/x/cards/duke.svg") == "Cannot open ~/x/cards/[card].svg"
    everything = " ".join(f"{card.name} {card.word.upper()}s x_{card.word}" for card in CHARACTERS)
    assert set(redacted(everything).split()) == {"[card]", "[card]s", "x_[card]"}


def test_what_a_crash_left_is_told_with_places_of_the_same_kind() -> None:
    content = (
        b"Fatal Python error: Segmentation fault\n\n"
        b"Current thread 0x00007f (most recent call first):\n"
        b'  File "/home/lia/coup_desktop/desk/app.py", line 32 in run\n'
        b'  File "<string>", line ??? in <module>\n'
        b"\xff a Duke\n"
    )
    text = tell_crash(content)
    assert "  coup_desktop/desk/app.py:32 in run\n  <string>:??? in <module>\n" in text
    assert "Segmentation fault" in text
    assert "lia" not in text
    assert "Duke" not in text
    assert len(tell_crash(b"x\n" * 10_000).splitlines()) < 400
