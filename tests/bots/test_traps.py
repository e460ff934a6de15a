"""TRAPS.md 19 to 22, over every level: positions of real games, asked with many seeds.

Each trap is tried on a bot that falls into it, too: what cannot be failed proves nothing.
"""

from dataclasses import dataclass

import pytest

from coup_desktop.bots.bot import Bot
from coup_desktop.engine.events import Phase
from coup_desktop.engine.game import Game
from coup_desktop.engine.moves import ALLOW
from coup_desktop.engine.record_reader import read
from tests.bots.levels import LEVELS, TEMPERED, quick

SEEDS = range(12)
WORDS = (*LEVELS, *TEMPERED)
NAMES = ("Ada", "Bo", "Cy", "Di")


@dataclass(frozen=True)
class Position:
    """A game as far as it is told."""

    deal: str
    """The hands, a comma between two seats."""
    told: str
    """Lines of a record, a semicolon between two."""
    asked: str
    """Who is asked now."""
    rules: str = "official"
    """Preset and options."""

    def game(self) -> Game:
        preset, *options = self.rules.split()
        hands = self.deal.split(",")
        names = NAMES[: len(hands)]
        lines = ["coup-record 1", f"rules {preset}", *(f"option {option}" for option in options)]
        lines += [f"seat {name}" for name in names] + ["starter Ada"]
        lines += [f"deal {name} {hand}" for name, hand in zip(names, hands, strict=True)]
        game = read("\n".join([*lines, *self.told.split(";"), ""])).game
        assert NAMES[game.asked] == self.asked
        return game


def answer(game: Game, bot: Bot) -> str:
    """What a bot answers to the open question, in the record's words."""
    return bot.choose(game.view(game.asked), game.legal()).text(NAMES)


def answers(position: Position, word: str) -> set[str]:
    """All that it answers with one seed or another."""
    game = position.game()
    return {answer(game, quick(word, seed)) for seed in SEEDS}


# 19: all Dukes, or who stands in for them, are face up.

GONE = (
    "Ada income; Bo exchange; Cy challenge; Bo lose {0}; Cy exchange; Ada challenge; Cy lose {0};"
    "Ada exchange; Bo challenge; Ada lose {0}"
)
NO_DUKES = {
    "duke": Position(
        "duke contessa, duke captain, duke ambassador",
        GONE.format("duke") + "; Bo income; Cy income",
        "Ada",
    ),
    "diplomat": Position(
        "diplomat contessa, diplomat captain, diplomat contessa",
        GONE.format("diplomat") + "; Bo income; Cy income",
        "Ada",
        "city-state diplomat",
    ),
    "thief": Position(
        "thief guard, thief captain, thief guard",
        GONE.format("thief") + "; Bo income; Cy income",
        "Ada",
        "coup-x",
    ),
}
NO_DUKES_TO_BLOCK = {
    "duke": Position(
        "duke contessa, duke captain, duke ambassador",
        GONE.format("duke") + "; Bo foreign-aid",
        "Cy",
    ),
    "thief": Position(
        "thief guard, thief captain, thief guard",
        GONE.format("thief") + "; Bo foreign-aid",
        "Cy",
        "coup-x",
    ),
}


def claims_a_duke(position: Position, word: str) -> bool:
    """Or who stands in for it: by tax, cooperation, or a block of foreign aid."""
    return any(said.split()[0] in {"tax", "cooperate", "block"} for said in answers(position, word))


@pytest.mark.parametrize("position", [*NO_DUKES.values(), *NO_DUKES_TO_BLOCK.values()])
@pytest.mark.parametrize("word", WORDS)
def test_19_no_duke_is_claimed_when_all_are_face_up(word: str, position: Position) -> None:
    assert not claims_a_duke(position, word)


@pytest.mark.parametrize("position", NO_DUKES.values())
@pytest.mark.parametrize("word", WORDS)
def test_19_no_income_where_foreign_aid_is_safe(word: str, position: Position) -> None:
    assert "income" not in answers(position, word)


@pytest.mark.parametrize("position", NO_DUKES_TO_BLOCK.values())
def test_19_can_be_failed(position: Position) -> None:
    assert claims_a_duke(position, "duke-liar")
    for other in NO_DUKES.values():
        assert claims_a_duke(other, "duke-liar")
        assert "income" in answers(other, "turtle")


# 20: all copies of a claimed card are in the bot's sight.

CERTAIN_LIES = {
    "two in hand": Position(
        "duke duke, duke contessa, captain assassin",
        "Ada income; Bo exchange; Cy challenge; Bo lose duke; Cy tax",
        "Ada",
    ),
    "at itself": Position(
        "captain captain, captain contessa",
        "Ada income; Bo exchange; Ada challenge; Bo lose captain; Ada income; Bo steal Ada",
        "Ada",
    ),
    "a block": Position(
        "duke duke, contessa captain, duke assassin",
        "Ada income; Bo income; Cy exchange; Ada challenge; Cy lose duke; Ada foreign-aid;"
        "Bo block duke; Cy allow",
        "Ada",
    ),
    "a bystander's": Position(
        "contessa contessa, assassin captain, duke captain, contessa duke",
        "Ada income; Bo income; Cy income; Di exchange; Ada challenge; Di lose contessa;"
        "Ada income; Bo assassinate Cy; Cy block contessa; Di allow",
        "Ada",
    ),
    "one in hand": Position(
        "assassin captain, duke contessa, assassin contessa, assassin duke",
        "Ada income; Bo income; Cy exchange; Ada challenge; Cy lose assassin; Di exchange;"
        "Ada challenge; Di lose assassin; Ada income; Bo assassinate Cy; Cy allow; Di allow",
        "Ada",
    ),
    "coup-x": Position(
        "thief thief, thief guard, captain dealer",
        "Ada income; Bo exchange; Cy challenge; Bo lose thief; Cy tax",
        "Ada",
        "coup-x",
    ),
    "city-state": Position(
        "inquisitor inquisitor, duke inquisitor, captain assassin",
        "Ada income; Bo steal Ada; Ada challenge; Bo lose inquisitor; Cy examine Ada",
        "Ada",
        "city-state inquisitor",
    ),
}


@pytest.mark.parametrize("position", CERTAIN_LIES.values(), ids=CERTAIN_LIES)
@pytest.mark.parametrize("word", WORDS)
def test_20_a_claim_that_cannot_be_true_is_doubted(word: str, position: Position) -> None:
    assert answers(position, word) == {"challenge"}


@pytest.mark.parametrize("position", CERTAIN_LIES.values(), ids=CERTAIN_LIES)
def test_20_can_be_failed(position: Position) -> None:
    assert answers(position, "truster") == {"allow"}


# 21: the last card is assassinated.

ALL_GONE = (
    "Ada exchange; Bo challenge; Ada lose captain; Bo exchange; Ada challenge; Bo lose contessa;"
    "Cy exchange; Ada challenge; Cy lose contessa; Di tax; Ada challenge; Di lose contessa;"
    "Ada income; Bo income; Cy income; Di income; Ada income; Bo assassinate Ada; Cy allow;"
    "Di allow"
)
HOPELESS = Position(
    "duke captain, assassin contessa, contessa captain, contessa duke", ALL_GONE, "Ada"
)
LAST_CARD = {
    "a Contessa may be there": Position(
        "duke captain, assassin captain, contessa ambassador",
        "Ada exchange; Bo challenge; Ada lose captain; Bo income; Cy income; Ada income;"
        "Bo assassinate Ada; Cy allow",
        "Ada",
    ),
    "it is there": Position(
        "contessa captain, assassin captain, duke ambassador",
        "Ada exchange; Bo challenge; Ada lose captain; Bo income; Cy income; Ada income;"
        "Bo assassinate Ada; Cy allow",
        "Ada",
    ),
    "two seats": Position(
        "duke captain, assassin ambassador",
        "Ada exchange; Bo challenge; Ada lose captain; Bo income; Ada income; Bo assassinate Ada",
        "Ada",
    ),
    "a Guard may be there": Position(
        "thief captain, assassin dealer",
        "Ada exchange; Bo challenge; Ada lose captain; Bo income; Ada income; Bo assassinate Ada",
        "Ada",
        "coup-x",
    ),
    "the Assassin has been shown": Position(
        "duke captain, assassin captain, contessa ambassador",
        "Ada exchange; Bo challenge; Ada lose captain; Bo income; Cy income; Ada income;"
        "Bo assassinate Ada; Cy challenge; Bo show assassin; Cy lose ambassador; draw assassin",
        "Ada",
    ),
    "all Contessas are face up": HOPELESS,
}


def accepts(position: Position, bot: Bot) -> bool:
    """Whether a bot lets the last card go without a word."""
    game = position.game()
    me = game.asked
    if game.phase is Phase.CHALLENGE:
        said = bot.choose(game.view(me), game.legal())
        if said is not ALLOW:
            return False
        game.play(said)
    assert (game.phase, game.asked) == (Phase.BLOCK, me)
    return bot.choose(game.view(me), game.legal()) is ALLOW


@pytest.mark.parametrize("position", LAST_CARD.values(), ids=LAST_CARD)
@pytest.mark.parametrize("word", WORDS)
def test_21_the_last_card_is_fought_for(word: str, position: Position) -> None:
    assert not any(accepts(position, quick(word, seed)) for seed in SEEDS)


@pytest.mark.parametrize("word", WORDS)
def test_21_where_no_contessa_can_be_believed_the_assassin_is_doubted(word: str) -> None:
    assert answers(HOPELESS, word) == {"challenge"}


@pytest.mark.parametrize("position", LAST_CARD.values(), ids=LAST_CARD)
def test_21_can_be_failed(position: Position) -> None:
    assert accepts(position, quick("turtle", 1))


# 22: caught on a character.

CAUGHT = {
    "an action": Position(
        "captain contessa, duke ambassador, assassin duke",
        "Ada tax; Bo challenge; Ada lose captain; Bo income; Cy income",
        "Ada",
    ),
    "an action, two seats": Position(
        "captain contessa, duke ambassador",
        "Ada tax; Bo challenge; Ada lose captain; Bo income",
        "Ada",
    ),
    "a block": Position(
        "captain contessa, assassin duke, duke ambassador",
        "Ada income; Bo foreign-aid; Cy allow; Ada block duke; Bo challenge; Ada lose captain;"
        "Cy foreign-aid",
        "Ada",
    ),
    "an action, then a block": Position(
        "captain contessa, duke ambassador, assassin duke",
        "Ada tax; Bo challenge; Ada lose captain; Bo income; Cy foreign-aid",
        "Ada",
    ),
    "a block, then an action": Position(
        "captain contessa, assassin duke",
        "Ada income; Bo foreign-aid; Ada block duke; Bo challenge; Ada lose captain",
        "Ada",
    ),
    "coup-x": Position(
        "captain guard, thief dealer",
        "Ada tax; Bo challenge; Ada lose captain; Bo income",
        "Ada",
        "coup-x",
    ),
    "city-state": Position(
        "captain contessa, assassin ambassador, diplomat captain",
        "Ada cooperate Bo; Bo challenge; Ada lose captain; Bo income; Cy income",
        "Ada",
        "city-state diplomat",
    ),
}


@pytest.mark.parametrize("position", CAUGHT.values(), ids=CAUGHT)
@pytest.mark.parametrize("word", WORDS)
def test_22_a_claim_that_was_caught_is_not_made_again_at_once(
    word: str, position: Position
) -> None:
    assert not claims_a_duke(position, word)


@pytest.mark.parametrize("position", CAUGHT.values(), ids=CAUGHT)
def test_22_can_be_failed(position: Position) -> None:
    assert claims_a_duke(position, "duke-liar")
