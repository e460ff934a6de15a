"""Reads a record: the game it leads to, or an error that names the line (RECORD.md)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from coup_desktop.engine.cast import CHARACTER_BY_WORD, CHARACTERS, Character
from coup_desktop.engine.events import Phase
from coup_desktop.engine.game import Game
from coup_desktop.engine.moves import ALLOW, Move
from coup_desktop.engine.position import IllegalDrawError
from coup_desktop.engine.record import DRAW, Decision, Draw, Record, needless
from coup_desktop.engine.record_header import Header, Line, RecordError, read_header
from coup_desktop.engine.rng import SplitMix64
from coup_desktop.engine.translating import sentence

__all__ = ["Reading", "RecordError", "decode", "read"]

_KEEP: Final = "keep"
_MOST_NAMED: Final = 12
"""Legal words that an error message lists before it says how many more there are."""


@dataclass(frozen=True, slots=True)
class Reading:
    """What a record says."""

    record: Record
    """With every deal and draw named, also where the text left them to a seed."""
    game: Game
    """Where the record ends. It has no stream of chance: see `Game.draw_by`."""


def decode(data: bytes, file: str) -> str:
    """The text of a record's bytes: UTF-8, with or without a byte order mark.

    Raises:
        RecordError: it is no UTF-8, with the line where that shows.
    """
    try:
        return data.decode("utf-8").removeprefix("\ufeff")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise RecordError(
            file, line, sentence("Record", "this is no UTF-8 text; save it as UTF-8")
        ) from None


def read(text: str, file: str = "-", *, history: bool = True) -> Reading:
    """Plays a record.

    Args:
        text: the record.
        file: what errors call it.
        history: whether the game keeps what happened.

    Raises:
        RecordError: the first line in error, with what was found and what would be legal.
    """
    lines = list(_lines(text))
    total = text.count("\n") + (not text.endswith("\n"))
    header, body = read_header(lines, max(total, 1), file)
    return _Player(header, file, max(total, 1), history=history).play(body)


def _lines(text: str) -> Iterator[Line]:
    """The lines that say something, without comments."""
    for number, raw in enumerate(text.split("\n"), start=1):
        said = raw.partition("#")[0].strip()
        if said:
            yield Line(number, said.split(), said)


class _Player:
    """Plays the body of one record."""

    def __init__(self, header: Header, file: str, last: int, *, history: bool) -> None:
        setup = header.setup
        self._file = file
        self._last = last
        self._stream = None if header.seed is None else SplitMix64(header.seed)
        chance = self._stream if setup.deal is None else None
        game = Game.start(
            setup.ruleset, setup.starter, chance, setup.teams, setup.deal, history=True
        )
        game.rng = None
        self._game = game
        self._names = setup.names
        self._seats = {name: seat for seat, name in enumerate(setup.names)}
        self._record = Record.of(setup, game)
        if not history:
            game.history = None

    def play(self, body: Sequence[Line]) -> Reading:
        for line in body:
            if self._game.over:
                winner = self._names[self._game.winner]
                self._fail(
                    line.number,
                    sentence(
                        "Record",
                        "the game is over, {winner} has won; found “{text}”",
                        winner=winner,
                        text=line.text,
                    ),
                )
            if line.words[0] == DRAW:
                self._read_draw(line)
            elif line.words[0] in self._seats:
                self._read_decision(line)
            else:
                known = ", ".join(self._names)
                self._fail(
                    line.number,
                    sentence(
                        "Record",
                        "“{word}” is no seat; a line here begins with {known} or {draw}",
                        word=line.words[0],
                        known=known,
                        draw=DRAW,
                    ),
                )
        if self._game.phase is Phase.DRAW:
            self._draw_from_seed(self._last, sentence("Record", "the record ends"))
        return Reading(self._record, self._game)

    def _fail(self, line: int, message: str) -> None:
        raise RecordError(self._file, line, message)

    def _take(self, move: Move) -> None:
        game = self._game
        entry = Decision(game.asked, move, needless(move, game.legal()))
        game.push(move)
        self._record.entries.append(entry)

    def _take_needless(self) -> bool:
        """Takes the decision that goes without saying, if the present one does."""
        legal = self._game.legal()
        if len(legal) != 1 and ALLOW not in legal:
            return False
        self._take(legal[0] if len(legal) == 1 else ALLOW)
        return True

    def _draw_from_seed(self, line: int, found: str) -> None:
        game = self._game
        if self._stream is None:
            one = sentence("Record", "1 card")
            due = one if game.drawing == 1 else sentence("Record", "%n cards", n=game.drawing)
            name = self._names[game.asked]
            self._fail(
                line,
                sentence(
                    "Record",
                    "{found}, but a “{draw}” line with {due} for {name} is due here",
                    found=found,
                    draw=DRAW,
                    due=due,
                    name=name,
                ),
            )
            return
        cards = self._stream.take(game.court[:], game.drawing)
        game.draw(cards)
        self._record.entries.append(Draw(cards))

    def _read_draw(self, line: Line) -> None:
        game = self._game
        cards: list[Character] = []
        for word in line.words[1:]:
            character = CHARACTER_BY_WORD.get(word)
            if character is None or character not in game.ruleset.cast:
                known = ", ".join(CHARACTERS[c].word for c in game.ruleset.cast)
                self._fail(
                    line.number,
                    sentence(
                        "Record",
                        "“{word}” is no character of this game; there are {known}",
                        word=word,
                        known=known,
                    ),
                )
                return
            cards.append(character)
        while game.phase is not Phase.DRAW:
            if game.over or not self._take_needless():
                self._fail(
                    line.number,
                    sentence(
                        "Record",
                        "the Court gives nothing here{asked}",
                        asked=self._what_is_asked(),
                    ),
                )
        try:
            game.draw(cards)
        except IllegalDrawError as error:
            self._fail(
                line.number,
                sentence("Record", "found “{text}”: {error}", text=line.text, error=error),
            )
        self._record.entries.append(Draw(tuple(cards)))

    def _read_decision(self, line: Line) -> None:
        game = self._game
        seat = self._seats[line.words[0]]
        asked: list[str] = []
        while True:
            if game.phase is Phase.DRAW:
                self._draw_from_seed(
                    line.number, sentence("Record", "found “{text}”", text=line.text)
                )
                continue
            if game.asked == seat:
                move = self._matching(line.words[1:])
                if move is not None:
                    self._take(move)
                    return
                asked.append(self._what_is_asked())
            if game.over or not self._take_needless():
                legal = asked[0] if len(asked) == 1 else "".join(asked) or self._what_is_asked()
                self._fail(
                    line.number,
                    sentence("Record", "found “{text}”{legal}", text=line.text, legal=legal),
                )

    def _matching(self, said: list[str]) -> Move | None:
        """The legal move of these words; cards that are kept may stand in any order."""
        if said[:1] == [_KEEP]:
            said = [_KEEP, *sorted(said[1:])]
        for move in self._game.legal():
            if move.text(self._names).split() == said:
                return move
        return None

    def _what_is_asked(self) -> str:
        game = self._game
        if game.over:
            return sentence(
                "Record", "; the game is over, {winner} has won", winner=self._names[game.winner]
            )
        legal = sorted(move.text(self._names) for move in game.legal())
        listed = ", ".join(f"“{text}”" for text in legal[:_MOST_NAMED])
        if len(legal) > _MOST_NAMED:
            more = len(legal) - _MOST_NAMED
            listed = sentence("Record", "{names} and {number} more", names=listed, number=more)
        return sentence(
            "Record",
            "; {seat} is asked ({phase}) and may say {legal}",
            seat=self._names[game.asked],
            phase=game.phase.word,
            legal=listed,
        )
