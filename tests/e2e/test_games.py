"""Whole games in the real window, by mouse alone and by keyboard alone."""

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from coup_desktop.engine.record_reader import Reading, read
from tests.e2e.host import Guest, Wish, set_up
from tests.e2e.people import Keyboard, Mouse, Person
from tests.e2e.player import Player
from tests.e2e.program import Program
from tests.e2e.tree import Node, Role

pytestmark = pytest.mark.e2e

GAME_LIMIT: Final = 480.0
"""Seconds until a game has to be over."""

OFFICIAL = Wish("Official", ("Draft",), 2)
FOUR = Wish("Official", ("Factions",), 4, ("Ada", "Ben"))
FIVE = Wish("Coup X", (), 5, ("Ada", "Ben", "Cyd"))
CITY = Wish("City-state", ("Inquisitor", "Diplomat", "Factions"), 8)
COUP_X = Wish("Coup X", ("Six characters", "Teams"), 10)

WORDS: Final = {
    "Official": "official",
    "City-state": "city-state",
    "Coup X": "coup-x",
    "Draft": "draft",
    "Inquisitor": "inquisitor",
    "Diplomat": "diplomat",
    "Factions": "factions",
    "Six characters": "six",
    "Teams": "teams",
}


@pytest.fixture
def program(start: Callable[..., Program]) -> Program:
    """The program, just started."""
    return start()


@pytest.mark.parametrize("hands", [Mouse, Keyboard])
@pytest.mark.parametrize(
    "wish",
    [OFFICIAL, FOUR, FIVE, CITY, COUP_X],
    ids=["official-2", "factions-4", "three-people-5", "city-8", "coup-x-10"],
)
def test_a_whole_game(program: Program, hands: type[Person], wish: Wish) -> None:
    person = hands(program)
    person.menu("Settings", "Pace", "Instant")
    # Asked also where there is no choice, so that each decision of a person is one answer.
    person.menu("Settings", "Do Not Ask Where There Is No Choice")
    guests = set_up(person, wish)
    name = f"{WORDS[wish.rules]}-{wish.seats}"
    chance = random.Random(f"{name} {hands.__name__}")
    player = Player(person, chance, name, several=len(wish.people) > 1)
    over = player.play(GAME_LIMIT)
    program.photograph(f"end-{name}")
    assert bool(player.checked_hands) == (len(wish.people) > 1)
    # For whoever looks: pytest shows it with -rP.
    print(
        f"{player.answers} answers, {player.curtains} hand-overs, "
        f"{player.closed} open questions: {dict(player.asked)}"
    )
    winner = announced_winner(program.look(over.ref), guests)
    check_chronicle(player.chronicle(), guests, winner)
    leave(program, person, over, winner)
    check_record(program, wish, guests, winner, player)


def announced_winner(over: Node, guests: tuple[Guest, ...]) -> str:
    """Who has won, as the dialog at the end says."""
    titles = [label.name for label in over.all(Role.LABEL) if label.name.endswith("wins the game")]
    assert len(titles) == 1, over.text()
    winner = titles[0].removesuffix(" wins the game")
    assert winner in [guest.name for guest in guests]
    return winner


def check_chronicle(lines: list[str], guests: tuple[Guest, ...], winner: str) -> None:
    assert winner in lines[-1], lines[-3:]
    everybody = [guest.name for guest in guests if not any(guest.name in line for line in lines)]
    assert everybody == []
    assert [line for line in lines if re.search(r"\byou\b", line, re.IGNORECASE)] == []


def leave(program: Program, person: Person, over: Node, winner: str) -> None:
    """Close the dialog, look at the foot of the window, and end the program."""
    close = over.find("Close", Role.BUTTON) or program.look(over.ref).find("Close", Role.BUTTON)
    assert close is not None
    person.press(close)
    program.until("who has won", lambda: program.look().find(f"{winner} has won.", Role.LABEL))
    program.stop_watching()
    if isinstance(person, Mouse):
        person.menu("Game", "Quit")
    else:
        program.hands.key("ctrl+q")
    program.wait_for_end()


def check_record(
    program: Program, wish: Wish, guests: tuple[Guest, ...], winner: str, player: Player
) -> None:
    """The record on the disk is whole, of the game that was wanted, and tells the same end."""
    path = only_record(program.home)
    text = path.read_text(encoding="utf-8")
    (program.evidence / "game.coup").write_text(text, encoding="utf-8")
    reading = read(text, path.name)
    setup = reading.record.setup
    assert reading.game.over
    assert setup.names[reading.game.winner] == winner.replace(" ", "")
    assert setup.ruleset.preset.word == WORDS[wish.rules]
    assert set(setup.ruleset.options) == {WORDS[option] for option in wish.options}
    assert setup.names == tuple(guest.recorded for guest in guests)
    assert [kind == "human" for kind in setup.kinds] == [guest.human for guest in guests]
    decisions = decisions_of_people(reading, text)
    if len(wish.people) == 1:
        assert len(decisions) == player.answers
        assert player.closed == 0
    else:
        # A question to several at once is answered once, and stands in the record for each.
        questions = sum(word in ("allow", "challenge", "block") for word in decisions)
        assert len(decisions) - questions == player.decided
        assert questions >= player.answers - player.decided
        assert player.closed > 0


def only_record(home: Path) -> Path:
    (path,) = home.rglob("*.coup")
    return path


def decisions_of_people(reading: Reading, text: str) -> list[str]:
    """The word of each decision in the record that a person has taken."""
    setup = reading.record.setup
    names = zip(setup.names, setup.kinds, strict=True)
    people = {name for name, kind in names if kind == "human"}
    # The header's lines begin with a word of their own, and no seat may be called so.
    lines = [line.split() for line in text.splitlines() if line]
    return [words[1] for words in lines if words[0] in people]
