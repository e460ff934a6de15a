"""The header of a record: everything in it is checked before the body (RECORD.md)."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final, NoReturn

from coup_desktop.engine.cast import CHARACTER_BY_WORD, CHARACTERS, Character
from coup_desktop.engine.presets import PRESETS, Preset
from coup_desktop.engine.record import (
    FIRST_WORD,
    HEADER_WORDS,
    HUMAN,
    VERSION,
    Setup,
    name_problem,
)
from coup_desktop.engine.ruleset import (
    HAND,
    SWITCH_BY_WORD,
    Ruleset,
    RulesetError,
    resolve,
)
from coup_desktop.engine.translating import Clause, Sentence, sentence

MOST_SEED: Final = (1 << 64) - 1


class RecordError(ValueError):
    """A record in error; its text is `FILE:LINE: message`.

    Attributes:
        file: what the record is called.
        line: the first line in error, counted from 1.
        message: what was found, and what would be right.
    """

    def __init__(self, file: str, line: int, message: str) -> None:
        said = {"file": file, "line": line, "message": message}
        super().__init__(Sentence("", "{file}:{line}: {message}", said))
        self.file = file
        self.line = line
        self.message = message


@dataclass(frozen=True, slots=True)
class Line:
    """A line that says something, without its comment."""

    number: int
    words: list[str]
    text: str


@dataclass(frozen=True, slots=True)
class Header:
    """A header that holds."""

    setup: Setup
    """Its deal is None where the seed deals, and in a draft game."""
    seed: int | None


@dataclass(slots=True)
class _Said:
    """What the lines say, each with its number, before it is known whether it holds together."""

    rules: tuple[int, str] | None = None
    starter: tuple[int, str] | None = None
    seed: tuple[int, int] | None = None
    options: dict[str, int] = field(default_factory=dict)
    switches: dict[str, tuple[int, str]] = field(default_factory=dict)
    seats: dict[str, tuple[int, str]] = field(default_factory=dict)
    refused_seats: set[str] = field(default_factory=set)
    """What seat lines in error may have meant to name: other lines are not to blame for them."""
    teams: dict[str, tuple[int, str]] = field(default_factory=dict)
    deals: dict[str, tuple[int, list[str]]] = field(default_factory=dict)
    tags: list[tuple[str, str]] = field(default_factory=list)


def read_header(lines: Sequence[Line], last: int, file: str) -> tuple[Header, Sequence[Line]]:
    """The header, and the lines behind it.

    Args:
        lines: the lines that say something.
        last: the number of the file's last line.
        file: what errors call it.

    Raises:
        RecordError: the first line in error.
    """
    if not lines or lines[0].number != 1 or lines[0].words != [FIRST_WORD, VERSION]:
        nothing: str = sentence("Record", "nothing")
        found = f"“{lines[0].text}”" if lines and lines[0].number == 1 else nothing
        if lines and lines[0].number == 1 and lines[0].words[0] == FIRST_WORD:
            message = sentence(
                "Record",
                "this program reads version {version} of the record; found {found}",
                version=VERSION,
                found=found,
            )
        else:
            message = sentence(
                "Record",
                "the first line of a record is “{word} {version}”; found {found}",
                word=FIRST_WORD,
                version=VERSION,
                found=found,
            )
        raise RecordError(file, 1, message)
    end = next((i for i, line in enumerate(lines) if i and line.words[0] not in HEADER_WORDS), None)
    body = lines[end:] if end is not None else ()
    reader = _HeaderReader(body[0].number if body else last)
    for line in lines[1:end]:
        reader.read(line)
    header = reader.header()
    if header is None:
        number, problem = min(reader.problems, key=lambda problem: problem[0])
        raise RecordError(file, number, problem)
    return header, body


class _LineError(Exception):
    """What is wrong with the line that is being read."""


def _refuse(message: str) -> NoReturn:
    raise _LineError(message)


class _HeaderReader:
    def __init__(self, behind: int) -> None:
        """Args: behind: the line that is named for what has no line of its own."""
        self.problems: list[tuple[int, str]] = []
        self._behind = behind
        self._said = _Said()
        self._seat_lines = 0
        self._readers: dict[str, Callable[[int, list[str]], None]] = {
            "rules": self._read_rules,
            "option": self._read_option,
            "set": self._read_switch,
            "seat": self._read_seat,
            "starter": self._read_starter,
            "team": self._read_team,
            "deal": self._read_deal,
            "seed": self._read_seed,
        }

    # One line at a time.

    def read(self, line: Line) -> None:
        """Takes a line in, or notes what is wrong with it."""
        word, *rest = line.words
        if word == "tag":
            if rest:
                text = line.text.removeprefix(word).strip().removeprefix(rest[0]).strip()
                self._said.tags.append((rest[0], text))
            else:
                self._note(line.number, sentence("Record", "a tag has a key: “tag KEY text”"))
            return
        try:
            self._readers[word](line.number, rest)
        except _LineError as problem:
            self._note(
                line.number,
                sentence("Record", "{problem}; found “{text}”", problem=problem, text=line.text),
            )

    def _note(self, line: int, message: str) -> None:
        self.problems.append((line, message))

    def _read_rules(self, line: int, rest: list[str]) -> None:
        known = ", ".join(preset.word for preset in PRESETS)
        if len(rest) != 1 or rest[0] not in (preset.word for preset in PRESETS):
            _refuse(sentence("Record", "“rules” names one of {known}", known=known))
        if self._said.rules is not None:
            _refuse(
                sentence(
                    "Record", "the rules stand already in line {line}", line=self._said.rules[0]
                )
            )
        self._said.rules = (line, rest[0])

    def _read_option(self, line: int, rest: list[str]) -> None:
        if len(rest) != 1:
            _refuse(sentence("Record", "“option” names one option"))
        if rest[0] in self._said.options:
            _refuse(
                sentence(
                    "Record",
                    "this option stands already in line {line}",
                    line=self._said.options[rest[0]],
                )
            )
        self._said.options[rest[0]] = line

    def _read_switch(self, line: int, rest: list[str]) -> None:
        if len(rest) != 2:
            _refuse(sentence("Record", "“set” names a switch and its value"))
        if rest[0] in self._said.switches:
            _refuse(
                sentence(
                    "Record",
                    "this switch stands already in line {line}",
                    line=self._said.switches[rest[0]][0],
                )
            )
        self._said.switches[rest[0]] = (line, rest[1])

    def _read_seat(self, line: int, rest: list[str]) -> None:
        seats = self._said.seats
        self._seat_lines += 1
        try:
            if len(rest) not in {1, 2}:
                _refuse(sentence("Record", "“seat” has a name and, for a bot, its word"))
            problem = name_problem(rest[0])
            if problem is not None:
                _refuse(Clause.of(problem))
            if rest[0] in seats:
                _refuse(
                    sentence(
                        "Record",
                        "this seat stands already in line {line}",
                        line=seats[rest[0]][0],
                    )
                )
        except _LineError:
            self._said.refused_seats.update(rest[:1])
            raise
        seats[rest[0]] = (line, rest[1] if len(rest) > 1 else HUMAN)

    def _read_starter(self, line: int, rest: list[str]) -> None:
        if len(rest) != 1:
            _refuse(sentence("Record", "“starter” names one seat"))
        if self._said.starter is not None:
            _refuse(
                sentence(
                    "Record",
                    "the starter stands already in line {line}",
                    line=self._said.starter[0],
                )
            )
        self._said.starter = (line, rest[0])

    def _read_team(self, line: int, rest: list[str]) -> None:
        if len(rest) != 2:
            _refuse(sentence("Record", "“team” names a seat and its team"))
        if rest[0] in self._said.teams:
            _refuse(
                sentence(
                    "Record",
                    "the team of {name} stands already in line {line}",
                    name=rest[0],
                    line=self._said.teams[rest[0]][0],
                )
            )
        self._said.teams[rest[0]] = (line, rest[1])

    def _read_deal(self, line: int, rest: list[str]) -> None:
        if len(rest) != 1 + HAND:
            _refuse(sentence("Record", "“deal” names a seat and {number} characters", number=HAND))
        if rest[0] in self._said.deals:
            _refuse(
                sentence(
                    "Record",
                    "the deal of {name} stands already in line {line}",
                    name=rest[0],
                    line=self._said.deals[rest[0]][0],
                )
            )
        self._said.deals[rest[0]] = (line, rest[1:])

    def _read_seed(self, line: int, rest: list[str]) -> None:
        if len(rest) != 1 or not (rest[0].isascii() and rest[0].isdigit()) or len(rest[0]) > 20:
            _refuse(
                sentence(
                    "Record",
                    "“seed” names a whole number from 0 to {most}",
                    most=MOST_SEED,
                )
            )
        if int(rest[0]) > MOST_SEED:
            _refuse(
                sentence(
                    "Record",
                    "“seed” names a whole number from 0 to {most}",
                    most=MOST_SEED,
                )
            )
        if self._said.seed is not None:
            _refuse(
                sentence(
                    "Record", "the seed stands already in line {line}", line=self._said.seed[0]
                )
            )
        self._said.seed = (line, int(rest[0]))

    # What all of them say together.

    def header(self) -> Header | None:
        """The whole header, or None when something is wrong (`problems`)."""
        said = self._said
        ruleset = self._ruleset()
        if said.starter is None:
            self._note(self._behind, sentence("Record", "no “starter” line says who begins"))
        else:
            self._check_seat(*said.starter)
        teams = self._teams(ruleset) if ruleset is not None else None
        deal = self._deal(ruleset) if ruleset is not None else None
        if self.problems or ruleset is None or said.starter is None:
            return None
        names = tuple(said.seats)
        setup = Setup(
            ruleset=ruleset,
            names=names,
            kinds=tuple(kind for _, kind in said.seats.values()),
            starter=names.index(said.starter[1]),
            teams=teams,
            deal=deal,
            tags=tuple(said.tags),
        )
        return Header(setup, None if said.seed is None else said.seed[1])

    def _ruleset(self) -> Ruleset | None:
        said = self._said
        if said.rules is None:
            self._check_without_rules()
            self._note(self._behind, sentence("Record", "no “rules” line says what is played"))
            return None
        base = next(preset for preset in PRESETS if preset.word == said.rules[1])
        switches = {word: value for word, (_, value) in said.switches.items()}
        ruleset, problems = resolve(base, self._seat_lines, said.options, switches)
        too_few = self._seat_lines < base.fewest_seats
        for problem in problems:
            if too_few and "seats" in problem.others:
                continue  # nothing but the missing seats is wrong with it
            self._note(self._line_of(problem, base), problem.args[0])
        return ruleset

    def _check_seat(self, line: int, name: str) -> bool:
        """Whether a name is a seat's; noted where it is not."""
        if name in self._said.seats or name in self._said.refused_seats:
            return True
        self._note(line, sentence("Record", "{name} has no seat", name=name))
        return False

    def _check_without_rules(self) -> None:
        """Notes what is wrong whatever is played."""
        said = self._said
        for word, line in said.options.items():
            if all(preset.option(word) is None for preset in PRESETS):
                self._note(line, sentence("Record", "{word} is no option of any preset", word=word))
        for word, (line, value) in said.switches.items():
            try:
                SWITCH_BY_WORD[word].parse(value)
            except (KeyError, ValueError):
                self._note(
                    line,
                    sentence(
                        "Record",
                        "{word} {value}: no such switch, or it does not take that",
                        word=word,
                        value=value,
                    ),
                )
        for name, (line, _) in (*said.teams.items(), *said.deals.items()):
            self._check_seat(line, name)
        for line, cards in said.deals.values():
            for card in cards:
                if card not in CHARACTER_BY_WORD:
                    self._note(line, sentence("Record", "“{card}” is no character", card=card))

    def _line_of(self, problem: RulesetError, base: Preset) -> int:
        """The line that a refused ruleset is named at: that of the word that is refused."""
        if problem.kind == "seats" and len(self._said.seats) > base.most_seats:
            return list(self._said.seats.values())[base.most_seats][0]
        options = self._said.options
        switches = {word: line for word, (line, _) in self._said.switches.items()}
        of_kind = {"option": options, "switch": switches}.get(problem.kind, {})
        return of_kind.get(problem.subject, self._behind)

    def _teams(self, ruleset: Ruleset) -> tuple[int, ...] | None:
        said = self._said
        team_words = ruleset.preset.team_words
        for name, (line, team) in said.teams.items():
            if not ruleset.teams:
                option = next(option.word for option in ruleset.preset.options if option.teams)
                self._note(
                    line,
                    sentence(
                        "Record", "there are teams only with the option {option}", option=option
                    ),
                )
            elif self._check_seat(line, name) and team not in team_words:
                self._note(
                    line,
                    sentence(
                        "Record",
                        "a team is {first} or {second}, not {team}",
                        first=team_words[0],
                        second=team_words[1],
                        team=team,
                    ),
                )
        if not ruleset.teams:
            return None
        missing = [name for name in said.seats if name not in said.teams]
        if missing:
            self._note(
                self._behind,
                sentence("Record", "no “team” line for {names}", names=", ".join(missing)),
            )
        if self.problems:
            return None
        return tuple(team_words.index(said.teams[name][1]) for name in said.seats)

    def _deal(self, ruleset: Ruleset) -> tuple[tuple[Character, ...], ...] | None:
        said = self._said
        dealt: Counter[Character] = Counter()
        hands: dict[str, tuple[Character, ...]] = {}
        for name, (line, words) in sorted(said.deals.items(), key=lambda item: item[1][0]):
            if ruleset.draft:
                self._note(line, sentence("Record", "a draft game has no deal"))
            elif self._check_seat(line, name):
                hands[name] = self._hand(ruleset, line, words, dealt)
        if ruleset.draft:
            return None
        missing = [name for name in said.seats if name not in said.deals]
        if missing and said.deals:
            self._note(
                self._behind,
                sentence(
                    "Record",
                    "no “deal” line for {names}: all or none",
                    names=", ".join(missing),
                ),
            )
        elif missing and said.seed is None:
            self._note(
                self._behind, sentence("Record", "no “deal” lines and no “seed” that would deal")
            )
        if self.problems or not said.deals:
            return None
        return tuple(hands[name] for name in said.seats)

    def _hand(
        self, ruleset: Ruleset, line: int, words: list[str], dealt: Counter[Character]
    ) -> tuple[Character, ...]:
        cards: list[Character] = []
        for word in words:
            character = CHARACTER_BY_WORD.get(word)
            if character is None or character not in ruleset.cast:
                known = ", ".join(CHARACTERS[c].word for c in ruleset.cast)
                self._note(
                    line,
                    sentence(
                        "Record",
                        "“{word}” is no character of this game; there are {known}",
                        word=word,
                        known=known,
                    ),
                )
                continue
            cards.append(character)
            dealt[character] += 1
            if dealt[character] > ruleset.copies:
                self._note(
                    line,
                    sentence(
                        "Record",
                        "there are only {copies} of {word}",
                        copies=ruleset.copies,
                        word=word,
                    ),
                )
        return tuple(cards)
