"""What a screen reader is told while a game runs in the real window."""

import random
from collections.abc import Callable

import pytest

from tests.e2e.ears import Ears, Heard
from tests.e2e.host import Wish, set_up
from tests.e2e.people import Keyboard
from tests.e2e.player import Player
from tests.e2e.program import Program
from tests.e2e.test_games import GAME_LIMIT, announced_winner, leave

pytestmark = pytest.mark.e2e

WISH = Wish("Official", (), 3)
EARLIER = "earlier lines are in the chronicle."
"""Said in place of what nobody could listen to."""


def test_a_game_can_be_heard(start: Callable[[], Program], desktop: dict[str, str]) -> None:
    program = start()
    person = Keyboard(program)
    person.menu("Settings", "Pace", "Instant")
    ears = Ears(desktop["DBUS_SESSION_BUS_ADDRESS"])
    guests = set_up(person, WISH)
    player = Player(person, random.Random("ears"), "ears", several=False)
    over = player.play(GAME_LIMIT)
    winner = announced_winner(program.look(over.ref), guests)
    lines = player.chronicle()
    program.until("the last line to be said", lambda: ears.have_heard(lines[-1]))
    heard = ears.stop()
    leave(program, person, over, winner)
    assert sum(said.at_once for said in heard) >= player.answers, "every question is said"
    check_order(heard, lines)


def check_order(heard: list[Heard], lines: list[str]) -> None:
    """Each line was said once, in its place, or counted among the earlier ones."""
    left = list(lines)
    for said in heard:
        words = said.words
        if EARLIER in words:
            number, _, words = words.partition(f" {EARLIER} ")
            del left[: int(number)]
        while left and words.startswith(left[0]):
            words = words[len(left.pop(0)) :].lstrip()
        assert said.at_once or not words, f"said out of its place: {words}"
    assert left == [], "never said"
