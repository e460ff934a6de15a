"""The record of a game as plain text (RECORD.md): what is in it, and how it is written.

`record_reader` reads it. A record holds the set-up and every decision and draw; it alone
reproduces the game, on any version.
"""

import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from coup_desktop.engine.cast import CHARACTERS, Character, words
from coup_desktop.engine.events import Dealt, Drew, Event
from coup_desktop.engine.game import Game
from coup_desktop.engine.moves import ALLOW, Move
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.engine.translating import Sentence, sentence

VERSION: Final = "1"
FIRST_WORD: Final = "coup-record"
HEADER_WORDS: Final = ("rules", "option", "set", "seat", "starter", "team", "deal", "seed", "tag")
DRAW: Final = "draw"
HUMAN: Final = "human"


def name_problem(name: str, others: Iterable[str] = ()) -> Sentence | None:
    """Why a seat cannot be called so in a record, as a sentence, or None.

    Args:
        name: the name.
        others: the names of the other seats.
    """
    if not name:
        return sentence("Record", "A seat needs a name.")
    if any(character.isspace() for character in name):
        return sentence("Record", "A name holds no blank.")
    if "#" in name:
        return sentence("Record", "A name holds no #.")
    if any(unicodedata.category(character) == "Cc" for character in name):
        return sentence("Record", "A name holds no control character.")
    if name in (FIRST_WORD, DRAW, *HEADER_WORDS):
        return sentence(
            "Record", "“{name}” is a word of the game record; choose another name.", name=name
        )
    if name in others:
        return sentence("Record", "Two seats are called {name}.", name=name)
    return None


@dataclass(frozen=True, slots=True)
class Setup:
    """All that a record says before the first decision."""

    ruleset: Ruleset
    names: tuple[str, ...]
    kinds: tuple[str, ...]
    """By seat: `human`, or a bot's word."""
    starter: int
    teams: tuple[int, ...] | None = None
    deal: tuple[tuple[Character, ...], ...] | None = None
    tags: tuple[tuple[str, str], ...] = ()
    """Keys without white space and texts of one line without `#`."""

    def __post_init__(self) -> None:
        """Raises ValueError for a tag that would not be read as it was written."""
        for key, text in self.tags:
            if key.split() != [key] or "#" in key + text or "\n" in text:
                raise ValueError(f"a record cannot hold the tag {key!r} with the text {text!r}")

    def text(self) -> str:
        """The header, with the empty line behind it."""
        preset = self.ruleset.preset
        lines = [f"{FIRST_WORD} {VERSION}", f"rules {preset.word}"]
        lines += [f"option {word}" for word in self.ruleset.options]
        lines += [f"set {word} {value}" for word, value in self.ruleset.changes]
        for name, kind in zip(self.names, self.kinds, strict=True):
            lines.append(f"seat {name}" if kind == HUMAN else f"seat {name} {kind}")
        lines.append(f"starter {self.names[self.starter]}")
        for name, team in zip(self.names, self.teams or (), strict=False):
            lines.append(f"team {name} {preset.team_words[team]}")
        for name, cards in zip(self.names, self.deal or (), strict=False):
            lines.append(f"deal {name} {_in_order(cards)}")
        lines += [f"tag {key} {text}".rstrip() for key, text in self.tags]
        return "\n".join(lines) + "\n\n"


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision line."""

    seat: int
    move: Move
    needless: bool
    """Whether it goes without saying when a later line follows."""


@dataclass(frozen=True, slots=True)
class Draw:
    """What the Court gave, in the order drawn."""

    cards: tuple[Character, ...]


Entry = Decision | Draw


def needless(move: Move, legal: Sequence[Move]) -> bool:
    """Whether a decision may be left out of a record: an `allow`, or the only choice."""
    return move is ALLOW or len(legal) == 1


@dataclass(slots=True)
class Record:
    """A game's set-up and course, to be written or read."""

    setup: Setup
    entries: list[Entry] = field(default_factory=list)

    @classmethod
    def of(cls, setup: Setup, game: Game) -> "Record":
        """The record of a game that has just been started, with its deal.

        Raises:
            ValueError: the game keeps no history, from which the record is written.
        """
        if game.history is None:
            raise ValueError("a game without history cannot be recorded")
        dealt = tuple(event.cards for event in game.history if isinstance(event, Dealt))
        return cls(replace(setup, deal=dealt or None))

    def add(self, seat: int, move: Move, legal: Sequence[Move], events: Sequence[Event]) -> str:
        """Appends a decision and the draws that followed it, as `Game.play` told them.

        Returns:
            The lines of it, for a journal that holds every decision.
        """
        new: list[Entry] = [Decision(seat, move, needless(move, legal))]
        new += [Draw(event.cards) for event in events if isinstance(event, Drew)]
        self.entries += new
        return "".join(self.line(entry) for entry in new)

    def line(self, entry: Entry) -> str:
        """An entry's line, with its end."""
        if isinstance(entry, Draw):
            return f"{DRAW} {_in_order(entry.cards)}\n"
        return f"{self.setup.names[entry.seat]} {entry.move.text(self.setup.names)}\n"

    def text(self, *, whole: bool = False) -> str:
        """The record as text.

        Args:
            whole: write every decision. Else what goes without saying is left out, but behind the
                last line that could not be: a reader infers nothing there.
        """
        last = max(
            (
                i
                for i, entry in enumerate(self.entries)
                if isinstance(entry, Draw) or not entry.needless
            ),
            default=-1,
        )
        kept = (
            entry
            for i, entry in enumerate(self.entries)
            if whole or i > last or isinstance(entry, Draw) or not entry.needless
        )
        return self.setup.text() + "".join(self.line(entry) for entry in kept)


def _in_order(cards: tuple[Character, ...]) -> str:
    """Cards in the order in which they came."""
    return " ".join(CHARACTERS[card].word for card in cards)


def state(game: Game, names: Sequence[str]) -> dict[str, object]:
    """The state of a game as `replay --json` prints it (RECORD.md, "The command").

    Every hidden card is in it: never for a screen or a bot while a game runs.
    """
    preset = game.ruleset.preset
    seats = [
        {
            "name": name,
            "coins": game.coins[seat],
            "hidden": words(game.hands[seat]),
            "revealed": words(game.revealed[seat]),
            "team": preset.team_words[game.teams[seat]] if game.teams else None,
            "exiled": not game.living >> seat & 1,
        }
        for seat, name in enumerate(names)
    ]
    court = [CHARACTERS[i].word for i, count in enumerate(game.court) for _ in range(count)]
    return {
        "rules": preset.word,
        "options": list(game.ruleset.options),
        "seats": seats,
        "treasury": game.treasury if game.treasury >= 0 else None,
        "reserve": game.reserve,
        "court": sorted(court),
        "drawn": words(game.drawn),
        "turn": names[game.turn],
        "turns": game.turns,
        "phase": game.phase.word,
        "asked": None if game.over else names[game.asked],
        "legal": sorted(move.text(list(names)) for move in game.legal()),
        "winner": names[game.winner] if game.over else None,
    }
