"""What is printed where there is no terminal: shown in a box, on Windows, once."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from coup_desktop import cli
from coup_desktop.desk import message_box
from coup_desktop.desk.message_box import words_in_a_box


@pytest.fixture
def shown() -> list[str]:
    return []


@contextmanager
def no_streams() -> Iterator[None]:
    """Within the test itself: pytest hands it streams of its own when it begins."""
    with pytest.MonkeyPatch.context() as patch:
        for name in ("stdin", "stdout", "stderr"):
            patch.setattr(sys, name, None)
        yield


def test_what_nobody_could_see_is_shown(shown: list[str]) -> None:
    with no_streams(), words_in_a_box(shown.append, "win32"):
        print("out")
        print("err", file=sys.stderr)
        assert shown == []
    assert shown == ["out\nerr"]


def test_it_is_shown_when_the_program_leaves_early(shown: list[str]) -> None:
    def leave() -> None:
        with no_streams(), words_in_a_box(shown.append, "win32"):
            print("bad input")
            raise SystemExit(2)

    with pytest.raises(SystemExit):
        leave()
    assert shown == ["bad input"]


def test_no_words_no_box(shown: list[str]) -> None:
    with no_streams(), words_in_a_box(shown.append, "win32"):
        pass
    assert shown == []


def test_a_window_speaks_for_itself(shown: list[str]) -> None:
    with no_streams(), words_in_a_box(shown.append, "win32") as without:
        without()
        assert (sys.stdout, sys.stderr) == (None, None)
        print("lost, as before")
    assert shown == []


def test_elsewhere_nothing_is_shown(shown: list[str]) -> None:
    with no_streams(), words_in_a_box(shown.append, "linux"):
        print("a desktop has its own log")
    assert shown == []


def test_whoever_reads_gets_it_as_ever(
    shown: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with words_in_a_box(shown.append, "win32"):
        print("out")
    assert shown == []
    assert capsys.readouterr().out == "out\n"


def test_a_long_text_is_cut(shown: list[str]) -> None:
    with no_streams(), words_in_a_box(shown.append, "win32"):
        print("x" * 10_000)
    (text,) = shown
    assert len(text) < 2500
    assert text.endswith("…")


@pytest.mark.parametrize(
    ("arguments", "status", "says"),
    [
        (["--version"], 0, "coup-desktop "),
        (["gone.coup"], 2, "gone.coup: there is no such file"),
        (["replay", "-"], 2, "no standard input"),
    ],
)
def test_the_program_on_windows_without_a_console(
    arguments: list[str],
    status: int,
    says: str,
    shown: list[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(message_box, "_show", shown.append)
    with no_streams():
        assert cli.main(arguments) == status
    assert len(shown) == 1
    assert says in shown[0]
