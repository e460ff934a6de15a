"""The words of the log: something for every event, nothing that is hidden, names unharmed."""

from random import Random
from string import Formatter

import pytest

from coup_desktop.engine import events as ev
from coup_desktop.engine import phrases
from coup_desktop.engine.cast import (
    ACTIONS,
    ASSASSINATE,
    CAPTAIN,
    CHARACTERS,
    DUKE,
    EMBEZZLE,
    FOREIGN_AID,
    STEAL,
    TAX,
    THIEF,
    Action,
)
from coup_desktop.engine.events import CardEvent, Cause, Event, Transfer
from coup_desktop.engine.moves import Kind, move
from coup_desktop.engine.narrate import Chronicle, Narrator
from coup_desktop.engine.presets import PRESETS
from coup_desktop.engine.record_reader import read
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.engine.transcript import transcript
from tests.engine.page import Rules
from tests.engine.play import NAMES, Sided, all_options, machine_game, random_rules

SILENT = {ev.Allowed, ev.TurnEnded}
"""Told by the chronicle in one line, and not at all."""
ODD = ("{seat}", "<b>", "%s", "{0}", "{}", "{", "&amp;", "\\n", "{names}", "}{")
CHARACTER_NAMES = [info.name for info in CHARACTERS]
HEADER = "coup-record 1\nrules {rules}\nseat Ada\nseat Bo\nseat Cy\nstarter Ada\n"


def told_games() -> list[tuple[Narrator, list[Event]]]:
    """Whole games under every preset and option that four may play."""
    games: list[tuple[Narrator, list[Event]]] = []
    for rules in all_options():
        if rules.seats != (2 if rules.draft else 4):
            continue
        for seed in range(4):
            game = machine_game(rules, seed)
            random = Random(seed)
            while not game.over:
                game.push(random.choice(game.legal()))
            games.append((Narrator(game.ruleset, NAMES[: rules.seats]), game.history or []))
    return games


GAMES = told_games()


def test_every_event_has_a_sentence_or_is_silent_on_purpose() -> None:
    told: set[type] = set()
    for narrator, history in GAMES:
        for event in history:
            sentence = narrator.sentence(event)
            if type(event) in SILENT:
                assert sentence is None
                continue
            told.add(type(event))
            assert sentence
            assert "{" not in sentence
            assert "  " not in sentence
            assert sentence[0].isupper()
            assert sentence[-1] == "." or isinstance(event, ev.TurnBegan)
    classes = {c for c in vars(ev).values() if isinstance(c, type) and issubclass(c, Event)}
    assert told == classes - SILENT - {Event, CardEvent}


def test_every_transfer_and_every_action_is_told() -> None:
    events = [event for _, history in GAMES for event in history]
    assert {e.why for e in events if isinstance(e, ev.CoinsMoved)} == set(Transfer)
    declared = {e.move.action for e in events if isinstance(e, ev.Declared)}
    assert declared == set(range(len(ACTIONS)))


def test_what_an_event_hides_its_sentence_hides() -> None:
    hidden = 0
    for narrator, history in GAMES:
        for event in history:
            for viewer in (None, 0, 1):
                seen = event.seen_by(viewer)
                if seen is event:
                    continue
                hidden += 1
                sentence = narrator.sentence(seen) or ""
                assert not [name for name in CHARACTER_NAMES if name in sentence], sentence
                assert narrator.bubble(seen) is None
                assert narrator.short_bubble(seen) is None
    assert hidden > 1000


def test_the_chronicle_of_a_stranger_names_only_what_lay_open() -> None:
    for narrator, history in GAMES[::5]:
        chronicle = Chronicle(narrator)
        public = Chronicle(narrator)
        own = [line.text for event in history for line in chronicle.lines(event)]
        seen = [line.text for event in history for line in public.lines(event.seen_by(None))]
        for line in set(seen) - set(own):
            assert not [name for name in CHARACTER_NAMES if name in line], line
        assert sum(line.startswith("Turn ") for line in seen) == sum(
            isinstance(event, ev.TurnBegan) for event in history
        )


@pytest.mark.parametrize("seed", range(20))
def test_names_come_through_unharmed(seed: int) -> None:
    """Names that look like templates or markup are neither filled nor lost."""
    random = Random(seed)
    rules = random_rules(random)
    names = ODD[: rules.seats]
    game = machine_game(rules, seed)
    plain = Narrator(game.ruleset, [f"\x00{i}\x00" for i in range(rules.seats)])
    odd = Narrator(game.ruleset, names)
    for _ in range(200):
        if not game.over:
            game.play(random.choice(game.legal()))
    plain_chronicle, odd_chronicle = Chronicle(plain), Chronicle(odd)

    def named(text: str) -> str:
        for i, name in enumerate(names):
            text = text.replace(f"\x00{i}\x00", name)
        return text

    for event in game.history or ():
        assert odd.short_bubble(event) == plain.short_bubble(event), "no names in it"
        assert odd.bubble(event) == (named(plain.bubble(event) or "") or None)
        lines = [line.text for line in odd_chronicle.lines(event)]
        assert lines == [named(line.text) for line in plain_chronicle.lines(event)]


def test_a_translator_gets_every_template_and_may_reorder_its_places() -> None:
    asked: set[str] = set()

    def translate(context: str, template: str, number: int = -1, /) -> str:
        assert context == "Game"
        asked.add(template)
        return f"«{template}»"

    game = machine_game(Rules("coup-x", 4, ("six", "teams")), 3)
    random = Random(3)
    narrator = Narrator(game.ruleset, NAMES[:4], translate)
    while not game.over:
        for event in game.play(random.choice(game.legal())):
            sentence = narrator.sentence(event)
            assert sentence is None or sentence.startswith("«")
    assert {"Guard", "Steal Bribe", "{seat} loses {cards}."} <= asked


NOUNS = {"Income", "Foreign Aid", "Coup", "Tax", "Get Influence", "Street Aid"}
"""Names of actions that are nouns as they are."""


def test_every_action_of_every_preset_has_a_noun() -> None:
    names = {info.name for info in ACTIONS}
    for preset in PRESETS:
        names.update(preset.action_names.values())
    assert names == NOUNS | phrases.DEEDS.keys()
    assert not NOUNS & phrases.DEEDS.keys()


@pytest.mark.parametrize(
    ("preset", "action", "cause", "words"),
    [
        ("official", ASSASSINATE, Cause.BLOCK, "The assassination is blocked."),
        ("official", STEAL, Cause.CHALLENGE, "The theft fails."),
        ("official", TAX, Cause.CHALLENGE, "Tax fails."),
        ("official", FOREIGN_AID, Cause.BLOCK, "Foreign Aid is blocked."),
        ("coup-x", FOREIGN_AID, Cause.BLOCK, "Street Aid is blocked."),
        ("coup-x", EMBEZZLE, Cause.CHALLENGE, "The theft of the bribe fails."),
    ],
)
def test_what_fails_is_a_noun(preset: str, action: Action, cause: Cause, words: str) -> None:
    ruleset = Ruleset.make(preset, 4)
    event = ev.Failed(0, move(Kind.ACTION, action), cause)
    assert Narrator(ruleset, NAMES).sentence(event) == words


def test_templates_have_named_places_only() -> None:
    texts: list[str] = []
    for value in vars(phrases).values():
        if isinstance(value, str) and "{" in value:
            texts.append(value)
        elif isinstance(value, dict):
            texts += [text for text in value.values() if isinstance(text, str)]
        elif isinstance(value, tuple):
            texts += [text for text in value if isinstance(text, str)]
    assert len(texts) > 50
    for text in texts:
        for _, place, spec, conversion in Formatter().parse(text):
            assert place is None or place.isidentifier(), text
            assert not spec, text
            assert conversion is None, text


def test_coins_are_counted_in_plain_english() -> None:
    narrator = Narrator(GAMES[0][0].ruleset, NAMES[:4])
    assert [narrator.coins(n) for n in (0, 1, 2)] == ["0 coins", "1 coin", "2 coins"]
    event = ev.CoinsMoved(1, ev.TREASURY, 1, Transfer.EXILE)
    assert narrator.sentence(event) == "Bo returns 1 coin to the Treasury."


def test_equal_cards_are_told_together() -> None:
    narrator = Narrator(GAMES[0][0].ruleset, NAMES[:4])
    assert narrator.cards((DUKE,), 1) == "the Duke"
    assert narrator.cards((DUKE, CAPTAIN), 2) == "the Duke and the Captain"
    assert narrator.cards((CAPTAIN, CAPTAIN), 2) == "two Captains"
    assert narrator.cards((THIEF, THIEF, THIEF), 3) == "three Thieves"
    assert narrator.cards((DUKE, CAPTAIN, DUKE), 3) == "two Dukes and the Captain"


def test_a_turn_is_told_in_order() -> None:
    text = HEADER.format(rules="official") + (
        "deal Ada duke captain\ndeal Bo duke contessa\ndeal Cy assassin captain\n\n"
        "Ada tax\nCy challenge\nAda show duke\nCy lose assassin\ndraw ambassador\n"
        "Bo foreign-aid\nCy allow\n"
    )
    story = transcript(read(text))
    wanted = [
        "Official",
        "Ada, begins",
        "Turn 1: Ada",
        "Ada claims the Duke to take 3 coins.",
        "Bo lets it pass.",
        "Cy challenges Ada's Duke.",
        "Ada shows the Duke.",
        "Cy loses the Assassin.",
        "Ada shuffles the Duke into the Court.",
        "Ada draws the Ambassador from the Court.",
        "Ada takes 3 coins from the Treasury.",
        "Turn 2: Bo",
        "Bo asks for Foreign Aid.",
        "Cy lets it pass.",
        "Ada: 5 coins, holds ambassador, captain",
        "Ada is asked (block): allow, block duke",
    ]
    places = [story.index(line) for line in wanted]
    assert places == sorted(places)


@pytest.mark.parametrize("seed", range(12))
def test_a_transcript_can_be_told_of_any_game_anywhere(seed: int) -> None:
    random = Random(seed)
    side = Sided(random_rules(random), random, names=ODD).run(random.randrange(120))
    story = transcript(read(side.text(whole=False)))
    for name in side.names:
        assert name in story
    assert story.endswith("\n")
    assert (" has won after " in story) == side.over
