"""What the new-game dialog asks for, as a value that can be kept as text."""

import json
import os
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import Final

from PySide6.QtCore import QCoreApplication

from coup_desktop.bots import personas
from coup_desktop.engine.bot_words import bot_word, character_of
from coup_desktop.engine.presets import PRESETS
from coup_desktop.engine.record import HUMAN, name_problem
from coup_desktop.engine.ruleset import Ruleset, RulesetError
from coup_desktop.table.setup import SeatSetup, TableSetup

CAST: Final = tuple(persona.seat_name for persona in personas.CAST)
"""Names of the bots, each with a portrait."""
LONGEST_NAME: Final = 20
LARGEST_NUMBER: Final = 9999
"""What a switch may say at most: more coins than anybody counts, and few enough to be worded."""
CRESTS: Final = tuple(f"crest-{number}" for number in range(1, 11))
"""Pictures of who is not of the cast."""
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
    crests: tuple[str, ...] = ()
    """For each seat the crest that was chosen for it, one of `CRESTS`, or nothing."""

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
        """For each seat, the name of its picture in `resources/portraits`, without ending.

        A bust for bots of the cast; else the crest that was chosen for the seat, or one that no
        other seat has.
        """
        crests = _all_crests(self.crests, len(self.seats))
        return tuple(portrait(seat, crest) for seat, crest in zip(self.seats, crests, strict=True))

    @classmethod
    def of_table(cls, setup: TableSetup, before: "NewGameChoice") -> "NewGameChoice":
        """The choice that would lay that table again, with the pictures that its people had.

        Args:
            setup: the table.
            before: what was played last.
        """
        known = {seat.name: crest for seat, crest in zip(before.seats, before.crests, strict=False)}
        crests = tuple(known.get(name, "") for name in setup.names)
        ruleset = setup.ruleset
        return cls(
            preset=ruleset.preset.word,
            options=ruleset.options,
            switches=ruleset.changes,
            seats=setup.seats,
            crests=crests if any(crests) else (),
        )

    def reseated(self, order: Sequence[int]) -> "NewGameChoice":
        """The same people and bots in other seats; crests and who begins go with them.

        Args:
            order: the seats that they had, in the order of those that they get.

        Raises:
            ValueError: a seat is left out or named twice.
        """
        if sorted(order) != list(range(len(self.seats))):
            raise ValueError(f"{tuple(order)} is no order of {len(self.seats)} seats")
        shown = _all_crests(self.crests, len(self.seats))
        kept = ["" if has_bust(seat) else shown[i] for i, seat in enumerate(self.seats)]
        return replace(
            self,
            seats=tuple(self.seats[i] for i in order),
            crests=tuple(kept[i] for i in order),
            starter=None if self.starter is None else list(order).index(self.starter),
        )

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
                crests=_crests(raw.get("crests", ()), len(raw["seats"])),
            )
            choice.ruleset()
            _check_seats(choice.seats)
        except (ValueError, TypeError, KeyError, RecursionError):
            return None
        return choice


def _check_seats(seats: Sequence[SeatSetup]) -> None:
    """Refuse what the dialog would refuse.

    Raises:
        ValueError: names what does not fit.
    """
    names = [seat.name for seat in seats]
    for i, seat in enumerate(seats):
        problem: str | None = name_problem(seat.name, names[:i])
        if problem is None and len(seat.name) > LONGEST_NAME:
            problem = f"a name has {LONGEST_NAME} letters at most"
        if problem is None and (seat.kind.split() != [seat.kind] or "#" in seat.kind):
            problem = f"“{seat.kind}” is no single word"
        if problem is not None:
            raise ValueError(problem)
    twins = twin_characters(seats)
    if twins:
        raise ValueError(f"{twins[0].name} sits at the table twice")


def twin_characters(seats: Sequence[SeatSetup]) -> list[personas.Persona]:
    """The characters that sit in several of these seats."""
    words = [character_of(seat.kind) for seat in seats]
    return [persona for persona in personas.CAST if words.count(persona.word) > 1]


def _index(value: object, bound: int) -> int | None:
    if value is None:
        return None
    if type(value) is not int or not 0 <= value < bound:
        raise ValueError(value)
    return value


def _crests(words: Sequence[object], seats: int) -> tuple[str, ...]:
    """Those of them that there are; set-ups that were kept earlier name none."""
    crests = tuple(str(word) if word in CRESTS else "" for word in words)[:seats]
    return crests if any(crests) else ()


def _all_crests(chosen: Sequence[str], seats: int) -> list[str]:
    """One a seat: the chosen one, else its own if nobody chose that, else one that is left."""
    found = [*chosen, *([""] * seats)][:seats]
    for seat in range(seats):
        own = CRESTS[seat % len(CRESTS)]
        if not found[seat] and own not in chosen:
            found[seat] = own
    for seat in range(seats):
        if not found[seat]:
            found[seat] = next((c for c in CRESTS if c not in found), CRESTS[0])
    return found


def default_choice() -> NewGameChoice:
    """One person, named after the login, among bots of the cast, by the official rules."""
    bots = tuple(seat_of(DEFAULT_BOT, persona) for persona in personas.CAST[: _DEFAULT_SEATS - 1])
    return NewGameChoice(PRESETS[0].word, (), (), (SeatSetup(person_name()), *bots))


def person_name() -> str:
    """The user's login as a name; something friendly where that is none."""
    try:
        name = _login().strip()
    except (KeyError, OSError, ImportError):
        name = ""
    name = name[:1].upper() + name[1:LONGEST_NAME]
    if name in CAST or name_problem(name) is not None or name.casefold() == "root":
        #: The name of a person whose login is none: one word, as all names in records.
        return QCoreApplication.translate("NewGameChoice", "Player")
    return name


def _login() -> str:
    """As `getpass` has it, which would take a terminal's library along: a millisecond of a start.

    Raises:
        OSError, KeyError, ImportError: nobody knows it, and on Windows.
    """
    said = filter(None, map(os.environ.get, ("LOGNAME", "USER", "LNAME", "USERNAME")))
    if name := next(said, ""):
        return name

    import getpass

    return getpass.getuser()


def seat_of(level: str, persona: personas.Persona) -> SeatSetup:
    """The seat of a character who plays at a level."""
    return SeatSetup(persona.seat_name, bot_word(level, persona.word))


def persona_of(seat: SeatSetup) -> personas.Persona | None:
    """The character who plays a seat; None for people, and for bots without any."""
    word = character_of(seat.kind)
    return next((persona for persona in personas.CAST if persona.word == word), None)


def has_bust(seat: SeatSetup) -> bool:
    """Whether it is a bot of the cast, or one without a character that goes by such a name."""
    return persona_of(seat) is not None or (seat.kind != HUMAN and seat.name in CAST)


def portrait(seat: SeatSetup, crest: str) -> str:
    """The picture of a seat: a bust for the cast, that crest for anybody else."""
    persona = persona_of(seat)
    if persona is None and seat.kind != HUMAN:
        persona = next((each for each in personas.CAST if each.seat_name == seat.name), None)
    return crest if persona is None else persona.word
