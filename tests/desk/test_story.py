"""The story of a game: its words, its dialog, and what the end tells of it."""

from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStyleOptionViewItem, QWidget
from pytestqt.qtbot import QtBot

from coup_desktop.desk import fonts
from coup_desktop.desk.dialogs.game_over import GameOverDialog
from coup_desktop.desk.dialogs.story import Story, StoryDialog
from coup_desktop.desk.story_line import Mark, StoryLine, mark_word, plain, spoken
from coup_desktop.desk.story_list import StoryList
from coup_desktop.desk.story_words import StoryWords
from coup_desktop.engine.cast import DUKE
from coup_desktop.engine.narrate import Narrator
from coup_desktop.engine.record_reader import read
from coup_desktop.engine.review import review
from coup_desktop.engine.ruleset import Ruleset
from tests.desk.prompt_games import NAMES, RULESETS
from tests.desk.stories import recorded, reviewed, story
from tests.desk.test_dialogs_other import outcome
from tests.engine.told import DEAL3, game_text


def told(body: str, deal: tuple[str, ...] = DEAL3, head: str = "") -> StoryWords:
    reading = read(game_text(body, deal=deal, head=head))
    setup = reading.record.setup
    return StoryWords(Narrator(setup.ruleset, setup.names), review(reading.record))


def lines(body: str, deal: tuple[str, ...] = DEAL3, head: str = "") -> list[str]:
    return [plain(line).strip() for line in told(body, deal, head).timeline()]


# ------------------------------------------------------------------------------------- the words


def test_a_bluff_that_is_believed() -> None:
    assert lines("Ada income; Bo steal Cy; Cy income") == [
        "Turn 2: Bo",
        (
            "[bluff] Bo claims the Captain to steal from Cy. In truth: the Duke and the Contessa. "
            "Fooled: Ada and Cy."
        ),
    ]


def test_an_action_without_a_claim_is_told_where_it_is_blocked() -> None:
    assert lines("Ada foreign-aid; Cy block duke; Bo income") == [
        "Turn 1: Ada",
        "Ada asks for Foreign Aid.",
        (
            "[bluff] Cy claims the Duke to block. In truth: the Assassin and the Captain. "
            "Fooled: Ada and Bo."
        ),
    ]


def test_doubts_and_losses() -> None:
    body = "Ada tax; Bo challenge; Ada show duke; Bo lose duke; draw assassin; "
    body += "Bo exchange; Ada challenge; Bo lose contessa; Cy income"
    assert lines(body) == [
        "Turn 1: Ada",
        "[true] Ada claims the Duke to take 3 coins.",
        "[wrong] Bo challenges Ada's Duke. It was true, and Ada shows it.",
        "[loss] Bo loses the Duke.",
        "Turn 2: Bo",
        "[bluff] Bo claims the Ambassador to exchange cards. In truth: the Contessa.",
        "[right] Ada challenges Bo's Ambassador. Bo is caught bluffing.",
        "[loss] Bo loses the Contessa. Bo is exiled.",
    ]


def test_a_true_claim_that_is_not_shown() -> None:
    assert lines("Ada tax; Bo challenge; Ada lose captain")[2] == (
        "[right] Bo challenges Ada's Duke. It was true, but Ada does not show it."
    )


def test_a_coup_and_the_end() -> None:
    body = "Ada tax; Bo exchange; Ada challenge; Bo lose duke; Ada tax; Bo income; Ada coup Bo; "
    assert lines(body + "Bo lose contessa", DEAL3[:2])[-4:] == [
        "Turn 5: Ada",
        "Ada launches a Coup against Bo.",
        "[loss] Bo loses the Contessa. Bo is exiled.",
        "Ada wins the game.",
    ]


def test_who_gave_up_has_not_won_though_the_bot_in_that_chair_has() -> None:
    ended = reviewed(RULESETS[0])
    assert ended.winner is not None
    names, winner = story(RULESETS[0]).names, NAMES[ended.winner]
    told_story = StoryWords(names, ended, practice=True, resigned={ended.winner})
    assert told_story.title == f"The bot in {winner}'s chair wins the game"
    assert told_story.subtitle.endswith(", practice")
    others = {seat.seat for seat in ended.seats} - {ended.winner}
    assert StoryWords(names, ended, resigned=others).title == f"{winner} wins the game"


def test_the_short_time_line_leaves_out_what_nobody_doubted() -> None:
    body = "Ada tax; Bo tax; Cy income; Ada assassinate Bo; Bo block contessa; Bo steal Cy; "
    body += "Cy block captain; Cy assassinate Bo; Bo lose duke; Ada income"
    deal = ("duke assassin", "duke contessa", "assassin captain")
    kept = [plain(line).strip() for line in told(body, deal).timeline(short=True)]
    assert kept == [
        "Turn 5: Bo",
        (
            "[bluff] Bo claims the Captain to steal from Cy. In truth: the Duke and the Contessa. "
            "Nobody challenges it."
        ),
        "Turn 6: Cy",
        "[true] Cy claims the Assassin to assassinate Bo.",
        "[loss] Bo loses the Duke.",
    ]


def test_where_the_record_breaks_off() -> None:
    assert lines("Ada exchange; Bo challenge")[1:] == [
        (
            "[bluff] Ada claims the Ambassador to exchange cards. In truth: the Duke and the "
            "Captain. What became of it is not recorded."
        ),
        "Bo challenges Ada's Ambassador. What became of it is not recorded.",
    ]
    assert told("Ada exchange").title == "The game was not played to its end"


def test_the_highlights_of_a_small_game() -> None:
    words = told("Ada income; Bo steal Cy; Cy steal Ada; Ada income")
    assert words.highlights() == (
        "Best bluff, turn 2: Bo claims the Captain to steal from Cy – and Ada and Cy believe it. "
        "Most honest: Cy (1 of 1 claims true); fooled most: Ada and Cy (once)."
    )
    summary = [plain(line).strip() for line in words.summary()]
    assert summary[-2:] == [
        "Who fooled whom",
        "Bo, with one bluff: Ada and Cy once each. Cy paid for it.",
    ]


def test_highlights_where_there_is_little_to_tell() -> None:
    assert told("Ada income").highlights() == "Nobody has claimed anything."
    assert told("Ada tax; Bo income").highlights() == (
        "No bluff has fooled anybody. Most honest: Ada (1 of 1 claims true)."
    )
    assert told("Ada exchange; Bo challenge; Ada lose duke").highlights() == (
        "No bluff has fooled anybody."
    )


def test_a_seat_and_its_cards() -> None:
    seats = [
        plain(line).strip() for line in told("Ada exchange; Bo challenge; Ada lose duke").seats()
    ]
    assert seats == [
        "Ada: Captain (held), Duke. 0 of 1 claims true (0%). Bluffs caught: 1 of 1.",
        "Bo: Duke (held), Contessa (held). Claimed nothing. Challenges: 1 right, 0 wrong.",
        "Cy: Assassin (held), Captain (held). Claimed nothing.",
    ]


def test_many_seats_are_counted_in_the_highlights_and_named_in_the_story() -> None:
    deal = ("contessa contessa", "duke duke", "captain captain", "assassin assassin")
    words = told("Ada tax; Bo income", deal)
    assert "Bo, Cy and Di believe it" in words.best_bluff(short=True)
    for number in range(20):  # until a bluff is believed by more than are named
        ten = StoryWords(story(RULESETS[6]).names, reviewed(RULESETS[6], number))
        best = reviewed(RULESETS[6], number).best_bluff
        if best is not None and len(best.fooled) > 3:
            break
    else:
        pytest.fail("nobody bluffs before a full table")
    assert f"{len(best.fooled)} seats believe it" in ten.best_bluff(short=True)
    assert all(NAMES[seat] in ten.best_bluff() for seat in best.fooled)


@pytest.mark.parametrize("ruleset", RULESETS, ids=lambda r: f"{r.preset.word}-{r.seats}")
def test_the_time_line_of_any_game(ruleset: Ruleset) -> None:
    for number in range(3):
        told_story = story(ruleset, number)
        found = told_story.review
        line = list(StoryWords(told_story.names, found).timeline())
        marks = Counter(one.mark for one in line)
        assert marks[Mark.TRUE] + marks[Mark.BLUFF] == len(found.claims)
        assert marks[Mark.BLUFF] == sum(claim.bluff for claim in found.claims)
        assert marks[Mark.RIGHT] + marks[Mark.WRONG] == len(found.doubts)
        assert marks[Mark.LOSS] == len(found.losses)
        turns = {moment.turn for moment in found.moments}
        headings = [one.text for one in line if one.heading]
        assert len(headings) == len(turns) + 1
        assert headings[-1] == f"{NAMES[found.winner or 0]} wins the game."
        assert all(one.text and "{" not in one.text + one.note for one in line)


# ------------------------------------------------------------------------------------ the dialog


@pytest.fixture(params=[0, 2, 6])
def made(request: pytest.FixtureRequest, qtbot: QtBot) -> Iterator[StoryDialog]:
    fonts.load()
    dialog = StoryDialog(story(RULESETS[request.param]))
    qtbot.addWidget(dialog)
    dialog.open()
    qtbot.waitUntil(lambda: dialog.ui.seats.model().rowCount() > 0)
    qtbot.waitUntil(lambda: not dialog._rest.isActive())
    yield dialog
    dialog.close()


def test_the_pages_hold_the_story(made: StoryDialog) -> None:
    words = made._words
    assert made.ui.title.text() == words.title
    assert made.ui.summary.lines() == list(words.summary())
    assert made.ui.timeline.lines() == list(words.timeline())
    assert made.ui.seats.lines() == list(words.seats())
    assert made.ui.portrait.isWinner()


def test_the_time_line_can_be_had_short(made: StoryDialog) -> None:
    made.ui.pages.setCurrentWidget(made.ui.timelinePage)
    made.ui.short_timeline.click()
    assert made.ui.timeline.lines() == list(made._words.timeline(short=True))
    assert len(made.ui.timeline.lines()) < len(list(made._words.timeline()))
    made.ui.short_timeline.click()
    assert made.ui.timeline.lines() == list(made._words.timeline())


def test_all_of_it_is_copied(made: StoryDialog) -> None:
    QTest.mouseClick(made.ui.copy, Qt.MouseButton.LeftButton)
    text = QGuiApplication.clipboard().text()
    assert text == made._words.text()
    for line in made._words.timeline():
        assert plain(line) in text
    assert made.isVisible()


def test_a_line_is_copied_alone(made: StoryDialog) -> None:
    made.ui.pages.setCurrentWidget(made.ui.timelinePage)
    made.ui.timeline.setFocus()
    QTest.keyClick(made.ui.timeline, Qt.Key.Key_Home)
    QTest.keyClick(made.ui.timeline, Qt.Key.Key_Down)
    QTest.keyClick(made.ui.timeline, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == plain(made.ui.timeline.lines()[1]).strip()


def test_what_comes_next_is_told_once(qtbot: QtBot, made: StoryDialog) -> None:
    with qtbot.waitSignal(made.save_asked):
        made.ui.save.click()
    assert made.isVisible()
    for button, signal in (
        (made.ui.rematch, made.rematch_asked),
        (made.ui.new_game, made.new_game_asked),
    ):
        made.open()
        with qtbot.waitSignal(signal):
            button.click()
        assert made.isHidden()
    made.open()
    with qtbot.assertNotEmitted(made.rematch_asked), qtbot.waitSignal(made.rejected):
        QTest.keyClick(made, Qt.Key.Key_Escape)


def test_a_recorded_game_offers_no_other_one(qtbot: QtBot) -> None:
    fonts.load()
    dialog = StoryDialog(story(RULESETS[0], goes_on=False))
    qtbot.addWidget(dialog)
    dialog.open()
    assert not dialog.ui.rematch.isVisible()
    assert not dialog.ui.new_game.isVisible()
    assert dialog.ui.save.isVisible()
    dialog.close()


def test_a_game_without_an_end_has_no_winner(qtbot: QtBot) -> None:
    fonts.load()
    ruleset = RULESETS[0]
    record = recorded(ruleset)
    part = type(record)(record.setup, record.entries[:9])
    dialog = StoryDialog(Story(Narrator(ruleset, NAMES[:4]), review(part), [""] * 4, goes_on=False))
    qtbot.addWidget(dialog)
    dialog.open()
    assert not dialog.ui.portrait.isVisible()
    assert "not played to its end" in dialog.ui.title.text()
    dialog.close()


def test_another_language_and_text_size_write_it_anew(
    qtbot: QtBot, qapp: QApplication, made: StoryDialog
) -> None:
    before = made.ui.timeline.lines()
    made.ui.timeline.show_lines([])
    QApplication.sendEvent(made, QEvent(QEvent.Type.LanguageChange))
    qtbot.waitUntil(lambda: made.ui.timeline.lines() == before)
    high = made.ui.title.font().pixelSize()
    fonts.choose_size(130)
    qtbot.waitUntil(lambda: made.ui.title.font().pixelSize() > high)
    qtbot.waitUntil(lambda: not made._rest.isActive())


# -------------------------------------------------------------------------------------- the list


@pytest.fixture
def listed(qtbot: QtBot) -> StoryList:
    fonts.load()
    view = StoryList()
    qtbot.addWidget(view)
    view.resize(400, 300)
    return view


def heights(view: StoryList) -> list[int]:
    model, delegate = view.model(), view.itemDelegate()
    rows = [model.index(row, 0) for row in range(model.rowCount())]
    return [delegate.sizeHint(QStyleOptionViewItem(), row).height() for row in rows]


def picture(view: QWidget) -> QImage:
    return view.grab().toImage()


def test_a_line_is_as_high_as_its_words(listed: StoryList) -> None:
    word = "Baldassare claims the Contessa to block. "
    listed.show_lines([StoryLine(word), StoryLine(word * 5), StoryLine(word, note=word)])
    one, five, noted = heights(listed)
    assert five > noted > one
    listed.resize(1600, 300)
    assert heights(listed)[1] < five


def test_true_and_bluff_differ_by_more_than_colour(listed: StoryList) -> None:
    assert len({mark_word(mark) for mark in Mark}) == len(Mark)
    assert spoken(StoryLine("Lia claims it.", mark=Mark.BLUFF)) == "bluff: Lia claims it."
    index = listed.model()
    listed.show_lines([StoryLine("Lia claims it.", mark=Mark.BLUFF)])
    role = Qt.ItemDataRole.AccessibleTextRole
    assert index.index(0, 0).data(role) == "bluff: Lia claims it."
    grey: set[bytes] = set()
    for mark in (Mark.TRUE, Mark.BLUFF):
        listed.show_lines([StoryLine("", mark=mark)])
        grey.add(bytes(picture(listed).convertToFormat(QImage.Format.Format_Mono).constBits()))
    assert len(grey) == 2


def test_a_bar_shows_the_share_of_true_claims(listed: StoryList) -> None:
    seen = set()
    for bar in ((3, 0), (1, 2), (0, 0)):
        listed.show_lines([StoryLine("Lia: Duke", bar=bar, lost=(DUKE,))])
        seen.add(bytes(picture(listed).constBits()))
    assert len(seen) == 3


def test_a_word_that_is_wider_than_the_list_is_broken(listed: StoryList) -> None:
    listed.show_lines([StoryLine("W" * 200), StoryLine("W")])
    long, short = heights(listed)
    assert long > 3 * short


# --------------------------------------------------------------------------------------- the end


def test_the_end_tells_the_highlights_once_they_are_known(qtbot: QtBot) -> None:
    fonts.load()
    ruleset = RULESETS[0]
    made = GameOverDialog(outcome(read(recorded(ruleset).text()).game))
    qtbot.addWidget(made)
    made.open()
    assert not made.ui.highlights.isVisible()
    assert not made.ui.story.isVisible()
    made.set_review(reviewed(ruleset))
    assert made.ui.highlights.isVisible()
    assert (
        made.ui.highlights.text()
        == StoryWords(story(ruleset).names, reviewed(ruleset)).highlights()
    )
    with qtbot.waitSignal(made.story_asked):
        made.ui.story.click()
    assert made.isVisible()
    made.close()


def test_the_end_stays_in_its_corner_and_shows_all_rows(qtbot: QtBot) -> None:
    fonts.load()
    window = QWidget()
    qtbot.addWidget(window)
    window.setGeometry(0, 0, 1280, 780)
    window.show()
    ruleset = RULESETS[0]
    made = GameOverDialog(outcome(read(recorded(ruleset).text()).game), window)
    made.open()
    corner = made.geometry().bottomRight()
    made.set_review(reviewed(ruleset))
    qtbot.waitUntil(lambda: made.ui.seats.verticalScrollBar().maximum() == 0)
    assert made.geometry().bottomRight() == corner
    assert window.geometry().contains(made.geometry())
    made.close()
