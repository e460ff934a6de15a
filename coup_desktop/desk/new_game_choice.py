"""What the new-game dialog asks for, as a value that can be kept as text."""

import getpass
import json
from dataclasses import asdict, dataclass
from typing import Final

from coup_desktop.engine.presets import PRESETS
from coup_desktop.engine.record import HUMAN, name_problem
from coup_desktop.engine.ruleset import Ruleset, RulesetError
from coup_desktop.table.setup import SeatSetup

CAST: Final = (
    "Orsola",
    "Baldassare",
    "Fiammetta",
    "Corvino",
    "Lia",
    "SerPiero",
    "Isotta",
    "Galeazzo",
    "Bianca",
    "Taddeo",
    "Lucrezia",
    "Niccolo",
)
"""Names of the bots, each with a portrait."""
LONGEST_NAME: Final = 20
LARGEST_NUMBER: Final = 9999
"""What a switch may say at most: more coins than anybody counts, and few enough to be worded."""
CRESTS: Final = 10
DEFAULT_BOT: Final = "courtier"
_DEFAULT_SEATS: Final = 4


@dataclass(frozen=True, slots=True)
class NewGameChoice:
    """A set-up as it was chosen; `ruleset` says whether it can be played."""

    preset: str
    options: tuple[str, ...]
    switches: tuple[tuple[str, str], ...]
    """Changed switches and their words."""
    seats: tuple[SeatSetup, ...]
    starter: int | None = None
    """The seat that begins; None: by chance."""
    team: int | None = None
    """The starter's team, where the preset lets it choose; None: by chance."""

    def ruleset(self) -> Ruleset:
        """The rules of the game.

        Raises:
            RulesetError: they cannot hold.
        """
        ruleset = Ruleset.make(self.preset, len(self.seats), self.options, dict(self.switches))
        for word, value in self.switches:
            if value.isdigit() and int(value) > LARGEST_NUMBER:
                raise RulesetError(word, f"takes {LARGEST_NUMBER} at most, not {value}")
        return ruleset

    @property
    def portraits(self) -> tuple[str, ...]:
        """For each seat, the name of its picture in `resources/portraits`, without ending."""
        return tuple(portrait(seat, number) for number, seat in enumerate(self.seats))

    def text(self) -> str:
        """As JSON; inverse of `parse`."""
        return json.dumps(asdict(self), ensure_ascii=False)

    @classmethod
    def parse(cls, text: str) -> "NewGameChoice | None":
        """The choice in a text, or None where it holds none that can be played."""
        try:
            raw = json.loads(text)
            choice = cls(
                preset=str(raw["preset"]),
                options=tuple(str(word) for word in raw["options"]),
                switches=tuple((str(word), str(value)) for word, value in raw["switches"]),
                seats=tuple(SeatSetup(str(s["name"]), str(s["kind"])) for s in raw["seats"]),
                starter=_index(raw["starter"], len(raw["seats"])),
                team=_index(raw["team"], 2),
            )
            choice.ruleset()
        except (ValueError, TypeError, KeyError, RecursionError):
            return None
        return choice


def _index(value: object, bound: int) -> int | None:
    if value is None:
        return None
    if type(value) is not int or not 0 <= value < bound:
        raise ValueError(value)
    return value


def default_choice() -> NewGameChoice:
    """One person, named after the login, among bots of the cast, by the official rules."""
    bots = tuple(SeatSetup(name, DEFAULT_BOT) for name in CAST[: _DEFAULT_SEATS - 1])
    return NewGameChoice(PRESETS[0].word, (), (), (SeatSetup(person_name()), *bots))


def person_name() -> str:
    """The user's login as a name; something friendly where that is none."""
    try:
        name = getpass.getuser().strip()
    except (KeyError, OSError, ImportError):
        name = ""
    name = name[:1].upper() + name[1:LONGEST_NAME]
    if name in CAST or name_problem(name) is not None or name.casefold() == "root":
        return "Player"
    return name


def portrait(seat: SeatSetup, number: int) -> str:
    """The picture of a seat: a bust for the cast, a crest for anybody else."""
    if seat.kind != HUMAN and seat.name in CAST:
        return _file(seat.name)
    return f"crest-{number % CRESTS + 1}"


def _file(name: str) -> str:
    """`SerPiero` is `ser-piero`."""
    return "".join(f"-{c.lower()}" if c.isupper() and i else c.lower() for i, c in enumerate(name))
