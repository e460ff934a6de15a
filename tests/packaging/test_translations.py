"""The translations are up to date with the sources and well-formed; and the tools for them."""

import gettext
import io
import json
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
import translate
from i18n import compile as compiling
from i18n import extract, forms, languages, work
from i18n.languages import LANGUAGES, ROOT, Language, domains, language
from i18n.python_words import words_in
from i18n.rules import problems
from i18n.ts import Catalogue, Message, TsError, read, replace_file, written

from coup_desktop.engine.translating import FORMS

GERMAN, INDONESIAN, RUSSIAN = (language(code) for code in ("de", "id", "ru"))


# What there is.


def test_extracting_again_changes_nothing() -> None:
    """What Qt says of itself depends on its version: it is left to who translates it."""
    changed = [
        path.as_posix()
        for path, content in extract.extracted().items()
        if not path.name.startswith("qt_") and (ROOT / path).read_bytes() != content
    ]
    assert changed == [], "run: python packaging/translate.py extract"


def test_no_file_holds_what_has_vanished() -> None:
    for path in (ROOT / "resources" / "i18n").glob("*.ts"):
        kinds = {e.get("type", "") for e in ET.parse(path).getroot().iter("translation")}
        assert kinds <= {"", "unfinished"}, path


def test_every_entry_stands_once() -> None:
    for each in LANGUAGES:
        known = Counter(m.key for one in work.files(each).values() for m in one.messages)
        assert [key for key, number in known.items() if number > 1] == []


def menus() -> Iterator[tuple[str, list[str]]]:
    """The words of each menu of the main window."""
    root = ET.parse(ROOT / "ui" / "main_window.ui").getroot()
    texts = {
        action.get("name"): action.findtext("property[@name='text']/string", "")
        for action in root.iter("action")
    }
    titles = {
        menu.get("name"): menu.findtext("property[@name='title']/string", "")
        for menu in root.iter("widget")
        if menu.get("class") == "QMenu"
    }
    for menu in root.iter("widget"):
        if menu.get("class") in ("QMenu", "QMenuBar"):
            names = [a.get("name") for a in menu.findall("addaction")]
            yield str(menu.get("name")), [(texts | titles).get(name, "") for name in names]


def window_words(code: str) -> dict[tuple[str, str], str]:
    """What a language says in the window, by context and English."""
    if code == "en":
        return {}
    one = extract.catalogue(ROOT, "window", language(code))
    return {(m.context, m.source): "".join(m.translations) for m in one.messages}


def letters_twice(said: Iterable[str]) -> list[str]:
    """Letters behind an & that stand more than once."""
    letters = Counter(t[t.index("&") + 1].casefold() for t in said if "&" in t)
    return [letter for letter, number in letters.items() if number > 1]


@pytest.mark.parametrize("code", ["en", *(each.code for each in LANGUAGES)])
def test_no_menu_has_a_letter_twice(code: str) -> None:
    words = window_words(code)
    for name, texts in menus():
        said = [words.get(("MainWindow", text), text) for text in texts]
        assert letters_twice(said) == [], (name, said)


@pytest.mark.parametrize("form", ["tutor", "replay_bar", "prompt_bar", "log_panel"])
@pytest.mark.parametrize("code", ["en", *(each.code for each in LANGUAGES)])
def test_no_button_of_the_window_has_the_letter_of_a_menu(code: str, form: str) -> None:
    """Alt and such a letter would only lead from the one to the other."""
    words = window_words(code)
    bar = next(texts for name, texts in menus() if name == "menuBar")
    said = [words.get(("MainWindow", text), text) for text in bar]
    root = ET.parse(ROOT / "ui" / f"{form}.ui").getroot()
    own = [text.text or "" for text in root.iter("string")]
    said += [words.get((root.findtext("class", ""), text), text) for text in own]
    assert letters_twice(said) == [], said


# What a translation has to keep.


@pytest.mark.parametrize(
    ("source", "translation", "problem"),
    [
        ("{seat} wins.", "{seat} gewinnt.", ""),
        ("{seat} wins.", "{name} gewinnt.", "{name} is not in the source"),
        ("{seat} wins.", "Jemand gewinnt.", "{seat} is missing"),
        ("{seat} wins.", "{seat gewinnt.", "its braces do not match"),
        ("{seat} wins.", "{seat:gen} gewinnt.", "{seat} has no forms"),
        ("{seat} claims the {character}.", "{seat} nennt {character:acc}.", ""),
        ("{number!r} is no number", "{number!r} ist keine Zahl", ""),
        ("%1 of %2", "%2 von %1", ""),
        ("%1 of %2", "%1 von %1", "%2 stands 0 times"),
        ("expected %s arguments", "Es fehlen Argumente", "%s stands 0 times"),
        ("(default: %(default)s)", "(sonst %(default)s)", ""),
        ("(default: %(default)s)", "(sonst %(vorgabe)s)", "%(default)s stands 0 times"),
        ("<b>Here</b>", "<b>Hier</b>", ""),
        ("<b>Here</b>", "<b>Hier<b>", "</b> stands 0 times"),
        ("&Game", "&Spiel", ""),
        ("&Game", "Spiel", "one & before the letter"),
        ("Game", "&Spiel", "no & is due"),
        ("New game…", "Neues Spiel", "“…” at its end"),
        ("Kept in:", "Liegt in", "“:” at its end"),
        ("It is over.", "Es ist vorbei", "it has no full stop"),
        ("the card ", "die Karte", "spaces at its beginning or end"),
        ("one two", "eins  zwei", "two spaces in a row"),
    ],
)
def test_what_a_translation_keeps(source: str, translation: str, problem: str) -> None:
    found = problems(Message("Game", source).translated(translation), 2)
    if problem:
        assert any(problem in text for text in found), found
    else:
        assert found == []


def test_every_plural_form_is_there_and_says_the_number() -> None:
    entry = Message("Game", "%n turns", numerus=True)
    assert problems(entry.translated("%n ход", "%n хода", "%n ходов"), 3) == []
    assert problems(entry.translated("%n ход", "%n хода"), 3) == ["3 plural forms are due, not 2"]
    assert problems(entry.translated("ход", "%n хода", "%n ходов"), 3)


# Forms.


def test_a_form_that_is_asked_for_is_due_for_every_name() -> None:
    asking = Message("Game", "{seat} shows {cards}.").translated("{seat} zeigt {cards:acc}.")
    card = Message(FORMS, "the {character}|acc").translated("{character:den}")
    due = {message.source for message in forms.asked_for([asking])}
    assert {"the {character}|acc", "two {characters}|acc", "1 card|acc"} <= due
    assert "Duke|den" not in due
    due = {message.source for message in forms.asked_for([asking, card])}
    assert {"Duke|den", "Contessa|den"} <= due
    assert not any("Income" in source for source in due)
    counted = next(m for m in forms.asked_for([asking]) if m.source == "%n cards|acc")
    assert counted.numerus


def test_a_form_that_nobody_asks_for_goes() -> None:
    files = {"game": Catalogue("de_DE", [Message(FORMS, "Duke|old").translated("Herzog")])}
    extract.add_forms(files, files["game"])
    assert files["game"].messages == []


# The files.


def test_a_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    messages = [
        Message("B", 'Some "words" & <b>more</b>', "which", "a hint").translated("Wörter & ‹mehr›"),
        Message("B", "open"),
        Message("A", "%n seats", numerus=True).translated("%n Platz", "%n Plätze"),
    ]
    text = written(Catalogue("de_DE", messages), 2)
    path = tmp_path / "x.ts"
    path.write_text(text, encoding="utf-8")
    found = read(path)
    assert found.language == "de_DE"
    assert found.messages == [messages[2], *messages[:2]]
    assert written(found, 2) == text
    assert not replace_file(path, text.encode())


def test_what_is_broken_is_named(tmp_path: Path) -> None:
    path = tmp_path / "x.ts"
    path.write_text("<TS", encoding="utf-8")
    with pytest.raises(TsError, match=r"x\.ts"):
        read(path)


def test_vanished_entries_are_not_read(tmp_path: Path) -> None:
    path = tmp_path / "x.ts"
    path.write_text(
        '<TS language="de"><context><name>A</name><message><source>a</source>'
        '<translation type="vanished">b</translation></message></context></TS>'
    )
    assert read(path).messages == []


MODULE = """
class Table:
    def words(self, names):
        #: Said aloud.
        #: In one breath.
        self.tr("hidden")
        self.tr("%n seats", "", len(names.all))
        return [translate("Rules", "part one, " "part two", "which") for _ in names]

class Other(Table):
    BAD = QT_TRANSLATE_NOOP("Bots", "Doge")
    def fail(self):
        raise Trouble(sentence("Record", "line {line}: {what}", line=3, what=self.tr(self.name)))
"""


def test_every_marked_word_of_a_module_is_found(tmp_path: Path) -> None:
    path = tmp_path / "module.py"
    path.write_text(MODULE)
    assert list(words_in(path)) == [
        Message("Table", "hidden", hint="Said aloud. In one breath."),
        Message("Table", "%n seats", numerus=True),
        Message("Rules", "part one, part two", "which"),
        Message("Bots", "Doge"),
        Message("Record", "line {line}: {what}"),
    ]


def test_words_of_no_class_have_no_context(tmp_path: Path) -> None:
    path = tmp_path / "module.py"
    path.write_text('def f(w):\n    return w.tr("a")\n')
    with pytest.raises(TsError, match=r"module\.py:2: tr\(\) outside a class"):
        list(words_in(path))


# A translator's work.


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A folder with translations of a few words."""
    messages = [
        Message("Game", "{seat} claims the {character}."),
        Message("Game", "%n coins", numerus=True),
        Message("Game", "Duke"),
    ]
    for domain in domains(RUSSIAN):
        one = Catalogue("ru_RU", messages if domain == "game" else [])
        replace_file(tmp_path / languages.ts_file(domain, "ru"), written(one, 3).encode())
    return tmp_path


def entry(source: str, *translations: str) -> dict[str, object]:
    texts = translations[0] if len(translations) == 1 else list(translations)
    return {"context": "Game", "source": source, "translation": texts}


def test_translations_are_filled_in_and_what_they_ask_for_is_open_then(checkout: Path) -> None:
    claims = entry("{seat} claims the {character}.", "{seat} называет {character:acc}.")
    coins = entry("%n coins", "%n монета", "%n монеты", "%n монет")
    assert work.fill(RUSSIAN, [claims, coins, entry("Duke", "")], checkout) == (2, [])
    open_now = {m.source for m in work.open_entries(RUSSIAN, checkout)}
    assert {"Duke", "Duke|acc", "Guard|acc"} <= open_now
    duke = {"context": FORMS, "source": "Duke|acc", "translation": "Герцога"}
    assert work.fill(RUSSIAN, [duke], checkout) == (1, [])
    assert "Duke|acc" not in {m.source for m in work.open_entries(RUSSIAN, checkout)}


@pytest.mark.parametrize(
    ("bad", "why"),
    [
        (entry("{seat} claims the {character}.", "Никто."), "is missing"),
        (entry("%n coins", "%n монета", "%n монеты"), "3 plural forms"),
        (entry("Doge", "Дож"), "there is no such entry"),
        ({"context": "Game"}, "it has context, source and translation"),
        (entry("%n coins", "%n монета", "%n монеты", ""), "it is empty"),
    ],
)
def test_what_is_wrong_is_refused_and_the_rest_is_taken(
    checkout: Path, bad: dict[str, object], why: str
) -> None:
    taken, wrong = work.fill(RUSSIAN, [bad, entry("Duke", "Герцог")], checkout)
    assert taken == 1
    assert len(wrong) == 1
    assert why in wrong[0]


def test_the_open_entries_are_printed_as_they_are_filled_in(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert translate.main(["missing", "ru", "--all", "--context", "Game", "--limit", "400"]) == 0
    told = json.loads(capsys.readouterr().out)
    duke = next(each for each in told if each["source"] == "Duke")
    assert duke == {"context": "Game", "source": "Duke", "translation": "Герцог"}
    coins = next(each for each in told if each["source"] == "%n coins")
    assert len(coins["plurals"]) == len(coins["translation"]) == 3


# What is compiled.


def catalogue_of(each: Language, *messages: Message) -> gettext.GNUTranslations:
    return gettext.GNUTranslations(io.BytesIO(compiling.mo(each, messages)))


COINS = Message("Game", "%n coins", numerus=True)


@pytest.mark.parametrize(
    ("number", "due"),
    [(0, "монет"), (1, "монета"), (2, "монеты"), (4, "монеты"), (5, "монет"), (11, "монет"),
     (12, "монет"), (21, "монета"), (22, "монеты"), (25, "монет"), (101, "монета"),
     (111, "монет")],
)  # fmt: skip
def test_russian_has_three_plurals(number: int, due: str) -> None:
    words = catalogue_of(RUSSIAN, COINS.translated("монета", "монеты", "монет"))
    assert words.npgettext("Game", "%n coins", "%n coins", number) == due


def test_german_has_two_plurals_and_indonesian_one() -> None:
    german = catalogue_of(GERMAN, COINS.translated("Münze", "Münzen"))
    indonesian = catalogue_of(INDONESIAN, COINS.translated("koin"))
    for number, due in ((0, "Münzen"), (1, "Münze"), (2, "Münzen"), (21, "Münzen")):
        assert german.npgettext("Game", "%n coins", "%n coins", number) == due
        assert indonesian.npgettext("Game", "%n coins", "%n coins", number) == "koin"


def test_words_of_pythons_own_have_no_context_and_open_ones_are_left_out() -> None:
    words = catalogue_of(
        GERMAN, Message("argparse", "options").translated("Optionen"), Message("Game", "Duke")
    )
    assert words.gettext("options") == "Optionen"
    assert words.pgettext("Game", "Duke") == "Duke"


def test_what_is_compiled_here_is_up_to_date() -> None:
    assert compiling.drift(ROOT) == [], "run: python packaging/compile_forms.py"


def test_without_the_files_of_a_language_nothing_is_compiled(tmp_path: Path) -> None:
    assert compiling.compile_translations(tmp_path) == []
