"""The command line in every language: chosen or the system's, without Qt, words and numbers."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from coup_desktop import catalogue
from coup_desktop.catalogue import Catalogue, UnknownLanguageError, code_of, languages
from coup_desktop.cli.language import NoLanguageError, taken
from coup_desktop.engine import phrases
from coup_desktop.engine.narrate import Narrator
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.engine.translating import said
from coup_desktop.pseudo import PSEUDO, pseudo
from tests.engine.page import Rules
from tests.engine.play import machine_game

OTHERS = [code for code in languages() if code != catalogue.ENGLISH]
RECORD = """coup-record 1
rules coup-x
option teams
option six
seat Natasha
seat Søren random
seat Ola random
starter Natasha
team Natasha red
team Søren blue
team Ola blue
seed 3
"""
SIMULATE = ["simulate", "--rules", "official", "--seats", "3", "--bots", "random", "--games", "5"]
NO_LANGUAGE = dict.fromkeys(("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"), "")


def command(
    *arguments: str | Path, env: dict[str, str] | None = None, status: int = 0
) -> "subprocess.CompletedProcess[str]":
    """Runs the program; on Linux without a screen."""
    done = subprocess.run(
        [sys.executable, "-m", "coup_desktop", *map(str, arguments)],
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
        env=os.environ | {"PYTHONIOENCODING": "utf-8", "COLUMNS": "200"} | (env or {}),
    )
    assert done.returncode == status, done.stderr
    return done


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.coup"
    path.write_text(RECORD, encoding="utf-8")
    return path


# Which language.


@pytest.mark.parametrize(
    ("variables", "code"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_AT"}, "de"),
        ({"LANG": "ru"}, "ru"),
        ({"LANG": "id_ID.UTF-8", "LC_MESSAGES": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "de_DE@euro"}, "de"),
        ({"LANG": "ru_RU.UTF-8", "LANGUAGE": "fr:id:de"}, "id"),
        ({"LANG": "C", "LANGUAGE": "de"}, "en"),
        ({"LC_ALL": "C.UTF-8", "LANG": "de_DE"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "de_DE", "LANGUAGE": "en_GB"}, "en"),
    ],
)
@pytest.mark.skipif(sys.platform in ("darwin", "win32"), reason="their systems say it otherwise")
def test_the_systems_language(variables: dict[str, str], code: str) -> None:
    assert catalogue.system_language(variables) == code


@pytest.mark.parametrize(
    ("word", "code"),
    [("de", "de"), ("DE", "de"), ("de-CH", "de"), ("ru_RU.UTF-8", "ru"), ("en", "en")],
)
def test_a_language_by_its_code_or_a_locale(word: str, code: str) -> None:
    assert code_of(word) == code


@pytest.mark.parametrize("word", ["", "xx", "deutsch", "fr_FR"])
def test_a_language_that_there_is_not(word: str) -> None:
    with pytest.raises(UnknownLanguageError):
        code_of(word)


@pytest.mark.parametrize(
    ("arguments", "word", "others"),
    [
        (["replay", "a"], "", ["replay", "a"]),
        (["--language", "de", "replay", "a"], "de", ["replay", "a"]),
        (["replay", "--language=de", "a"], "de", ["replay", "a"]),
        (["replay", "a", "--lang", "ru"], "ru", ["replay", "a"]),
        (["--language", "de", "--language", "ru"], "ru", []),
        (["--json", "--", "--language", "de"], "", ["--json", "--", "--language", "de"]),
    ],
)
def test_the_option_may_stand_anywhere(arguments: list[str], word: str, others: list[str]) -> None:
    assert taken(arguments) == (word, others)


@pytest.mark.parametrize("arguments", [["--language"], ["--language="], ["a", "--language"]])
def test_the_option_needs_a_word(arguments: list[str]) -> None:
    with pytest.raises(NoLanguageError):
        taken(arguments)


def test_an_unknown_language_is_named_with_those_that_there_are() -> None:
    done = command("--language", "xx", "--version", status=2)
    known = ", ".join(languages())
    assert done.stderr == f"coup-desktop: there is no language “xx”; there are {known}\n"
    assert "--language" in command("--language", status=2).stderr


# What is said.


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("arguments", [[], ["replay"], ["simulate"], ["arena"]])
def test_help_is_all_in_the_language(code: str, arguments: list[str]) -> None:
    english = command(*arguments, "--help").stdout
    told = command(*arguments, "--help", "--language", code).stdout
    for text in ("usage: ", "options", "show this help message and exit"):
        assert text in english
        assert text not in told
    names = re.compile(r"\[?--?[\w-]+|[A-Z]{2,}|coup-desktop|[\w-]+:\w+|\S+\.coup")
    lines = {names.sub("", line).strip() for line in english.splitlines()}
    same = {line for line in lines if len(line.split()) > 2 and line in told}
    assert same == set()


@pytest.mark.parametrize("code", OTHERS)
def test_errors_are_in_the_language(code: str, tmp_path: Path) -> None:
    words = Catalogue(code)
    broken = tmp_path / "broken.coup"
    broken.write_text("coup-record 1\nrules official\nseat A\nseat A\n", encoding="utf-8")
    cases = [
        ["replay", str(broken)],
        ["nothing-there"],
        [*SIMULATE[:4], "9", *SIMULATE[5:], "--seed", "1"],
        [*SIMULATE, "--seed", "1", "--option", "teams"],
        [*SIMULATE, "--seed", "one"],
        ["simulate", "--rules", "official"],
        [*SIMULATE[:6], "page,nobody", *SIMULATE[7:], "--seed", "1"],
        ["arena", *SIMULATE[1:], "--seed", "1", "--jobs", "9999"],
    ]
    for arguments in cases:
        english = command(*arguments, status=2).stderr
        told = command(*arguments, "--language", code, status=2).stderr
        assert told.splitlines() != english.splitlines(), arguments
    assert (
        words("Record", "this seat stands already in line {line}").format(line=3)
        in command("replay", broken, "--language", code, status=2).stderr
    )


@pytest.mark.parametrize("code", OTHERS)
def test_the_systems_language_is_the_default(code: str, record: Path) -> None:
    chosen = command("replay", record, "--language", code).stdout
    env = NO_LANGUAGE | {"LANG": f"{code}_XX.UTF-8"}
    assert command("replay", record, env=env).stdout == chosen
    english = command("replay", record, "--language", "en", env=env).stdout
    assert english == command("replay", record).stdout != chosen


@pytest.mark.parametrize("code", OTHERS)
def test_json_is_the_same_in_every_language(code: str, record: Path) -> None:
    english = command("replay", record, "--json").stdout
    assert command("replay", record, "--json", "--language", code).stdout == english
    arguments = [*SIMULATE, "--seed", "4", "--json"]
    one, other = (
        json.loads(command(*arguments, "--language", each).stdout) for each in ("en", code)
    )
    for result in (one, other):
        result.pop("seconds")
    assert one == other


def test_numbers_are_written_as_the_language_does() -> None:
    arguments = [*SIMULATE, "--seed", "4"]
    assert re.search(r" 100\.0%", command(*arguments).stdout)
    assert re.search(r" 100,0.%", command(*arguments, "--language", "de").stdout)
    lines = command(*arguments, "--language", "ru").stdout.splitlines()
    heads = [line for line in lines if line.startswith(Catalogue("ru")("Simulate", "won by bot"))]
    below = lines[lines.index(heads[0]) + 1]
    assert len(heads[0]) == len(below)  # columns stand one below the other


PROBE = """
import sys
from coup_desktop.cli import main
status = main(sys.argv[1:])
found = [name for name in sys.modules if name.split(".")[0] in ("PySide6", "shiboken6")]
sys.exit(f"Qt is imported: {found}" if found else status)
"""


@pytest.mark.parametrize(
    "arguments", [["replay", "{record}"], ["replay", "--help"], [*SIMULATE, "--seed", "1"]]
)
def test_no_qt_is_imported_for_a_language(arguments: list[str], record: Path) -> None:
    words = [word.format(record=record) for word in arguments]
    done = subprocess.run(
        [sys.executable, "-c", PROBE, *words, "--language", "ru"],
        capture_output=True,
        encoding="utf-8",
        check=False,
        env=os.environ | {"PYTHONIOENCODING": "utf-8"},
    )
    assert done.returncode == 0, done.stderr
    assert re.search("[а-я]", done.stdout)


# Whole games.

NAMES = tuple("ABCDEF")


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize(
    "rules",
    [
        Rules("official", 4, ("inquisitor", "factions")),
        Rules("official", 2, ("draft",)),
        Rules("city-state", 5, ("diplomat", "factions")),
        Rules("coup-x", 6, ("six", "teams")),
    ],
    ids=str,
)
def test_no_english_template_is_left_in_a_game(code: str, rules: Rules) -> None:
    words = Catalogue(code)
    asked: set[tuple[str, str]] = set()

    def translate(context: str, text: str, number: int = -1, /) -> str:
        asked.add((context, text))
        return words(context, text, number)

    from random import Random

    for seed in range(12):
        game = machine_game(rules, seed)
        narrator = Narrator(game.ruleset, NAMES[: game.ruleset.seats], translate)
        random = Random(seed)
        while not game.over:
            for event in game.play(random.choice(game.legal())):
                told = (narrator.sentence(event), narrator.bubble(event))
                for sentence in (*told, narrator.short_bubble(event)):
                    assert sentence is None or not re.search(r"[{}|]", sentence)
    english = {
        text
        for context, text in asked
        if words(context, text, 2 if "%n" in text else -1) == text.replace("%n", "2")
    }
    assert {text for text in english if re.sub(r"{.*?}", "", text).strip("!.: ")} <= SAME.get(
        code, set()
    )


SAME = {
    "de": {"Inquisitor", "Diplomat"},
    "id": {
        "Duke", "Assassin", "Contessa", "Captain", "Ambassador", "Inquisitor", "Diplomat",
        "Dukes", "Assassins", "Contessas", "Captains", "Ambassadors", "Inquisitors", "Diplomats",
    },
}  # fmt: skip
"""What a language calls as English does."""


@pytest.mark.parametrize(
    ("number", "due"),
    [(1, "1 монет[ау]"), (2, "2 монеты"), (5, "5 монет"), (11, "11 монет"), (21, "21 монет[ау]")],
)
def test_the_log_counts_by_the_languages_rules(number: int, due: str) -> None:
    narrator = Narrator(Ruleset.make("official", 2), NAMES[:2], Catalogue("ru"))
    assert re.fullmatch(due, narrator.coins(number))


def test_a_sentence_asks_for_a_form() -> None:
    ruleset = Ruleset.make("official", 3)
    german = Narrator(ruleset, NAMES[:3], Catalogue("de"))
    two = german.cards([ruleset.cast[0], ruleset.cast[0]], 2)
    assert two == "zwei Herzöge"
    assert f"{german.character_name(ruleset.cast[1])}" == "Attentäter"
    row = german.cards([ruleset.cast[0], ruleset.cast[2]], 2)
    assert re.fullmatch(r"den Herzog und die Gräfin", f"{row:acc}")


def test_without_a_form_the_name_stands_as_it_is() -> None:
    narrator = Narrator(Ruleset.make("official", 3), NAMES[:3])
    assert f"{narrator.coins(3):any}" == "3 coins"
    assert f"{narrator.character_name(narrator.ruleset.cast[0]):any}" == "Duke"


def test_an_error_says_itself_in_another_language() -> None:
    from coup_desktop.engine.ruleset import RulesetError

    with pytest.raises(RulesetError) as caught:
        Ruleset.make("official", 9)
    assert str(caught.value) == "seats: Official is for 2 to 6 seats, not 9"
    german = said(caught.value, Catalogue("de"))
    assert "2" in german
    assert "9" in german
    assert german != str(caught.value)
    assert said("plain", Catalogue("de")) == "plain"


# The made-up language.


def test_the_made_up_language_keeps_places_and_grows() -> None:
    text = "{seat} claims the {character:acc}; %n of %1 (%(default)s) <b>&Game</b> &amp; %s"
    found = pseudo(text)
    for kept in ("{seat}", "{character:acc}", "%n", "%1", "%(default)s", "<b>", "&amp;", "%s"):
        assert kept in found
    assert len(found) > len(text)


def test_a_transcript_can_be_read_in_the_made_up_language(record: Path) -> None:
    told = command("replay", record, "--language", PSEUDO).stdout
    assert pseudo(phrases.NOBODY_BLOCKS) in told or pseudo("begins") in told
