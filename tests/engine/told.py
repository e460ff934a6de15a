"""Short records for tests that are worked by hand, and what they lead to."""

from typing import Any

from coup_desktop.engine.cast import ACTIONS, CHARACTERS, NO_CHARACTER
from coup_desktop.engine.record import state
from coup_desktop.engine.record_reader import read
from coup_desktop.engine.review import Claim

DEAL3 = ("duke captain", "duke contessa", "assassin captain")
SEATS = ("Ada", "Bo", "Cy", "Di")


def game_text(
    body: str,
    *,
    rules: str = "official",
    head: str = "",
    deal: tuple[str, ...] = DEAL3,
    teams: tuple[str, ...] = (),
    starter: str = "Ada",
) -> str:
    """A record; in the body `;` parts the lines."""
    lines = ["coup-record 1", f"rules {rules}", *filter(None, head.split("; "))]
    names = SEATS[: len(deal)]
    lines += [f"seat {name}" for name in names]
    lines.append(f"starter {starter}")
    lines += [f"team {name} {team}" for name, team in zip(names, teams, strict=False)]
    lines += [f"deal {name} {cards}" for name, cards in zip(names, deal, strict=True)]
    return "\n".join([*lines, *body.split("; ")]) + "\n"


def after(
    body: str,
    *,
    rules: str = "official",
    head: str = "",
    deal: tuple[str, ...] = DEAL3,
    teams: tuple[str, ...] = (),
    starter: str = "Ada",
) -> dict[str, Any]:
    """Where a record ends, as `replay --json` prints it."""
    text = game_text(body, rules=rules, head=head, deal=deal, teams=teams, starter=starter)
    reading = read(text)
    return state(reading.game, reading.record.setup.names)


def seat(told: dict[str, Any], name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(s for s in told["seats"] if s["name"] == name)
    return found


def coins(told: dict[str, Any]) -> list[int]:
    return [s["coins"] for s in told["seats"]]


def asks(told: dict[str, Any], name: str | None, phase: str, *legal: str) -> bool:
    return (told["asked"], told["phase"]) == (name, phase) and (
        not legal or told["legal"] == sorted(legal)
    )


RICH = "Ada tax; Bo tax; Cy income"
"""Ada and Bo 5 coins, Cy 3."""


def in_short(claim: Claim) -> str:
    """A claim in short: who, what, true or bluff, its fate, and whether it went through."""
    character = "none" if claim.character == NO_CHARACTER else CHARACTERS[claim.character].word
    kind = "block" if claim.block else ACTIONS[claim.action].word
    truth = "true" if claim.true else "bluff"
    through = "through" if claim.went_through else "stopped"
    return f"{claim.turn} {claim.seat} {kind} {character} {truth} {claim.fate.name} {through}"
