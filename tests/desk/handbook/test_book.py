"""What the handbook says: filled from the engine, alike in all languages, no dead link."""

import re
from collections.abc import Iterator
from itertools import pairwise
from math import comb

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication, QMainWindow
from pytestqt.qtbot import QtBot

from coup_desktop.catalogue import translations
from coup_desktop.desk.answer_help import Sort
from coup_desktop.desk.character_help import help_lines
from coup_desktop.desk.choice import Tone
from coup_desktop.desk.choices import Choices
from coup_desktop.desk.forms.ui_main_window import Ui_MainWindow
from coup_desktop.desk.handbook.book import Book
from coup_desktop.desk.handbook.chapters import ENGLISH, language
from coup_desktop.desk.handbook.contents import CHAPTERS, Source, parts_of
from coup_desktop.desk.handbook.examples import example_words, load_example
from coup_desktop.desk.handbook.filling import PLACE, chance_of_holding
from coup_desktop.desk.handbook.pages import Page
from coup_desktop.desk.handbook.shortcuts import Shortcuts
from coup_desktop.desk.open_words import OpenWords
from coup_desktop.desk.replay.eyes import first_eyes
from coup_desktop.desk.replay.film import Film
from coup_desktop.desk.replay.reel import Reel
from coup_desktop.desk.wording import Wording
from coup_desktop.engine.cast import ACTIONS, CHARACTERS
from coup_desktop.engine.events import Phase
from coup_desktop.engine.moves import Kind
from coup_desktop.engine.presets import PRESETS
from coup_desktop.engine.rulebook import rulebook
from coup_desktop.engine.ruleset import SWITCHES, Ruleset
from coup_desktop.resources import resources_root
from coup_desktop.table.prompt import OpenPrompt
from tests.desk.prompt_games import NAMES, RULESETS, narrator, some_prompts

FOLDER = resources_root() / "handbook"
FILES = [word for word, chapter in CHAPTERS.items() if chapter.source is Source.FILE]
FOLDERS = sorted(path.name for path in FOLDER.iterdir() if path.name != "examples")
LINK = re.compile(r"(?<!!)\[[^]]*\]\(([^)]+)\)")

EXPLAINED = {
    "a-turn": "Turn 2: Bruno",
    "anyone-blocks": "Clara claims the Guard to block.",
    "block-after-challenge": "Bruno claims the Contessa to block.",
    "bystander": "Ada loses the Contessa.",
    "caught-contessa": "Bruno loses the Duke.",
    "decline": "Ada loses the Captain.",
    "embezzle": "Bruno loses the Duke.",
    "examine": "Bruno draws the Assassin from the Court.",
    "exchange-one": "Ada draws the Assassin and the Contessa from the Court.",
    "exiled-target": "Bruno is exiled.",
    "no-refund": "The assassination fails.",
    "one-block": "The block falls.",
    "one-side": "Ada claims the Captain to steal from Clara.",
    "proven": "Ada draws the Duke from the Court.",
    "refund": "Ada gets 3 coins back.",
    "steal-exiled": "Ada takes 2 coins from Bruno.",
    "ten-coins": "Ada launches a Coup against Clara.",
    "two-losses": "Bruno loses the Ambassador.",
}
"""By example, the line of the chronicle that it is opened at."""


@pytest.fixture
def shortcuts(qtbot: QtBot) -> Shortcuts:
    window = QMainWindow()
    qtbot.addWidget(window)
    ui = Ui_MainWindow()
    ui.setupUi(window)
    return Shortcuts(ui.menuBar)


def pages(book: Book) -> Iterator[tuple[str, Page]]:
    for word in CHAPTERS:
        yield word, book.page(word)


def read_text(page: Page) -> str:
    """All that a page says, as it is read."""
    return "\n".join(f"{section.title}\n{section.text}" for section in page.sections)


def anchors(page: Page) -> set[str]:
    return set(re.findall(r"\{#([\w-]+)\}", page.text))


# What is generated.


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_tooltip_of_an_answer_stands_in_the_handbook(
    ruleset: Ruleset, shortcuts: Shortcuts
) -> None:
    book = Book(ruleset, shortcuts)
    wording = Wording(ruleset, narrator(ruleset))
    choices = Choices(wording, NAMES[: ruleset.seats], marks=True)
    tips = 0
    for prompt in some_prompts(ruleset):
        for choice in choices.of(prompt):
            if choice.tone is Tone.BACK:
                continue
            chapter, anchor = parts_of(choice.topic)
            page = book.page(chapter)
            assert anchor in anchors(page), choice
            assert without_names(choice.tip) in without_names(read_text(page)), choice
            tips += 1
    assert tips > 30


@pytest.mark.parametrize("ruleset", [RULESETS[0], RULESETS[6]])
def test_so_do_those_of_an_open_question(ruleset: Ruleset, shortcuts: Shortcuts) -> None:
    book = Book(ruleset, shortcuts)
    words = OpenWords(Wording(ruleset, narrator(ruleset)), NAMES[: ruleset.seats])
    told = read_text(book.page("answers"))
    tips = 0
    for prompt in some_prompts(ruleset):
        view = prompt.view
        if view.phase not in (Phase.CHALLENGE, Phase.CHALLENGE_BLOCK):
            continue
        opened = OpenPrompt(1, (prompt.seat,), view, prompt.legal)
        for choice in words.choices(opened, ()):
            assert parts_of(choice.topic)[1] in anchors(book.page("answers"))
            assert choice.tip in told
            tips += 1
    assert tips > 5
    assert "Who speaks up blocks, and claims a character that can block it." in told


def without_names(text: str) -> str:
    """Seats by name, and what the handbook says for them."""
    for name in (*NAMES, "the challenger", "The seat that shows it"):
        text = text.replace(name, "N")
    return text


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_help_on_a_card_stands_in_the_handbook(ruleset: Ruleset, shortcuts: Shortcuts) -> None:
    book = Book(ruleset, shortcuts)
    for character in ruleset.cast:
        sections = book.page("characters").sections
        section = next(s for s in sections if s.anchor == CHARACTERS[character].word)
        for line in help_lines(book.wording, character):
            assert line in section.text
        assert section.title == CHARACTERS[character].name


@pytest.mark.parametrize("ruleset", RULESETS)
def test_who_blocks_what_is_what_the_engine_lets(ruleset: Ruleset, shortcuts: Shortcuts) -> None:
    sections = Book(ruleset, shortcuts).page("actions").sections
    blocks = 0
    for action, moves in enumerate(rulebook(ruleset).blocks):
        section = next((s for s in sections if s.anchor == ACTIONS[action].word), None)
        named = re.findall(r"Block as ([\w ]+):", "" if section is None else section.text)
        offered = any(offer.action == action for offer in rulebook(ruleset).offers)
        expected = [CHARACTERS[move.claim].name for move in moves if move.kind is Kind.BLOCK]
        assert named == (expected if offered else [])
        blocks += len(named)
    assert blocks > 2


def test_the_switches_are_the_presets_own(shortcuts: Shortcuts) -> None:
    ruleset = Ruleset.make("official", 4, (), {"must-coup": "8", "refund": "no"})
    text = Book(ruleset, shortcuts).page("switches").text
    row = next(line for line in text.splitlines() if "{#must-coup}" in line)
    assert [cell.strip() for cell in row.split("|")][2:6] == ["**8**", "10", "10", "never"]
    row = next(line for line in text.splitlines() if "{#refund}" in line)
    assert [cell.strip() for cell in row.split("|")][2:6] == ["**no**", "yes", "yes", "no"]
    assert text.count("**") == 4
    for switch in SWITCHES:
        assert f"{{#{switch.word}}}" in text
    copies = next(line for line in text.splitlines() if "{#copies}" in line)
    assert "3, 4 (7–8), 5 (9–10)" in copies


def test_every_sort_of_answer_has_its_place(shortcuts: Shortcuts) -> None:
    found: set[str] = set()
    for ruleset in RULESETS:
        found |= anchors(Book(ruleset, shortcuts).page("answers"))
    assert {sort.value for sort in Sort} <= found


# What is filled in.


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_place_is_filled(ruleset: Ruleset, shortcuts: Shortcuts) -> None:
    for _, page in pages(Book(ruleset, shortcuts)):
        assert not PLACE.search(page.text)
        assert "{" not in re.sub(r"\{#[\w-]+\}", "", page.text)


def test_numbers_come_from_the_engine(shortcuts: Shortcuts) -> None:
    book = Book(Ruleset.make("official", 4), shortcuts)
    assert "Coup costs 7 coins" in read_text(book.page("beginning"))
    presets = read_text(book.page("presets"))
    for base in PRESETS:
        assert f"For {base.fewest_seats}–{base.most_seats} seats" in presets
    assert f"{PRESETS[2].box} coins" in presets
    assert "F1" in read_text(book.page("program"))
    assert "Game → New Game" in presets
    other = Book(Ruleset.make("coup-x", 4), shortcuts)
    assert "A seat that can prove a claim must prove it." in read_text(other.page("challenges"))


def test_a_place_that_names_nothing_is_an_error(shortcuts: Shortcuts) -> None:
    book = Book(Ruleset.make("official", 4), shortcuts)
    for wrong in ("{name:duck}", "{key:nothing}", "{preset:official.nothing}", "{what:duke}"):
        with pytest.raises(KeyError, match=re.escape(wrong)):
            book._filling.fill(wrong)


def test_the_chances_are_those_of_all_hands() -> None:
    for seen in range(4):
        left = 3 - seen
        hands = comb(13, 2)
        with_one = left * (13 - left) + comb(left, 2)
        assert chance_of_holding(seen) == round(100 * with_one / hands)


# Links and languages.


@pytest.mark.parametrize("ruleset", [RULESETS[0], RULESETS[2], RULESETS[6]])
def test_no_link_is_dead(ruleset: Ruleset, shortcuts: Shortcuts) -> None:
    book = Book(ruleset, shortcuts)
    found = 0
    for word, page in pages(book):
        for link in LINK.findall(page.text):
            found += 1
            if link.startswith("example:"):
                assert link.removeprefix("example:") in EXPLAINED
                continue
            chapter, anchor = parts_of(link)
            target = book.page(chapter or word)
            assert not anchor or anchor in anchors(target), (word, link)
    assert found > 50


def test_every_example_is_linked() -> None:
    linked = set()
    for word in FILES:
        text = (FOLDER / ENGLISH / f"{word}.md").read_text(encoding="utf-8")
        linked |= set(re.findall(r"\(example:([\w-]+)\)", text))
    assert linked == set(example_words()) == set(EXPLAINED)


@pytest.mark.parametrize("word", EXPLAINED)
def test_an_example_opens_at_the_line_that_it_explains(word: str) -> None:
    example = load_example(word)
    film = Film.of(example.record)
    reel = Reel.of(film, first_eyes(film))
    assert reel.lines[reel.row(example.at)].text == EXPLAINED[word]
    assert film.first <= example.at <= film.last
    assert first_eyes(film).all_open


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("word", FILES)
def test_a_chapter_is_built_alike_in_every_language(word: str, folder: str) -> None:
    path = FOLDER / folder / f"{word}.md"
    if not path.is_file():
        pytest.skip("not translated: read in English")
    english = (FOLDER / ENGLISH / f"{word}.md").read_text(encoding="utf-8")
    assert shape(path.read_text(encoding="utf-8")) == shape(english)


def shape(text: str) -> dict[str, object]:
    """What translations of a chapter have in common."""
    headings = re.findall(r"^(#+) .*(\{#[\w-]+\})$", text, re.MULTILINE)
    assert len(headings) == len(re.findall(r"^#", text, re.MULTILINE))
    return {
        "headings": headings,
        "people": sorted(name for name in ("Bruno", "Clara") if name in text),
        "links": sorted(LINK.findall(text)),
        "numbers": sorted(
            {f"{s}:{which.removesuffix('.number')}" for s, which, _ in PLACE.findall(text)}
        ),
        "table rows": len(re.findall(r"^\|", text, re.MULTILINE)),
        "quotes": len(re.findall(r"^> ", text, re.MULTILINE)),
    }


def test_no_folder_holds_anything_but_chapters() -> None:
    for folder in FOLDERS:
        assert {path.stem for path in (FOLDER / folder).iterdir()} <= set(FILES)
    assert {path.stem for path in (FOLDER / ENGLISH).iterdir()} == set(FILES)


@pytest.mark.parametrize("code", translations())
def test_a_language_reads_its_own_chapters(
    code: str, qapp: QApplication, shortcuts: Shortcuts
) -> None:
    translator = QTranslator()
    assert translator.load(str(translations()[code]))
    qapp.installTranslator(translator)
    try:
        assert language() == code
        for _, page in pages(Book(RULESETS[2], shortcuts)):
            assert not PLACE.search(page.text)
    finally:
        qapp.removeTranslator(translator)


# Finding.


def test_search_finds_sections_in_order(shortcuts: Shortcuts) -> None:
    book = Book(Ruleset.make("official", 4), shortcuts)
    hits = [hit for word in CHAPTERS for hit in book.search(word, "  contESSA ")]
    order = list(CHAPTERS)
    assert len(hits) > 8
    for one, two in pairwise(hits):
        assert order.index(parts_of(one.place)[0]) <= order.index(parts_of(two.place)[0])
    for hit in hits:
        assert "contessa" in f"{hit.section} {hit.line}".casefold()
    assert not list(book.search("turn", "no such words"))
    assert not list(book.search("turn", "   "))
