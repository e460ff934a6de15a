"""Tells a game in plain sentences with names: the log's and the transcript's words.

The sentences are templates with named places, kept as data so that they can be translated; a
`Narrator` fills them for the names and the preset of one game. It is given events as a seat may
know them and adds nothing: what an event hides, its sentence hides.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import singledispatchmethod

from coup_desktop.engine import events as ev
from coup_desktop.engine import phrases as say
from coup_desktop.engine.cast import (
    ACTIONS,
    CHARACTERS,
    CONVERT,
    EMBEZZLE,
    NO_CHARACTER,
    Action,
    Character,
)
from coup_desktop.engine.events import Cause, Event, Phase
from coup_desktop.engine.moves import NOBODY, Move
from coup_desktop.engine.ruleset import Ruleset
from coup_desktop.engine.translating import (
    GAME,
    Translate,
    Word,
    as_written,
    counted,
    in_a_row,
    word,
)


class Narrator:
    """Words for the events of one game."""

    def __init__(
        self, ruleset: Ruleset, names: Sequence[str], translate: Translate = as_written
    ) -> None:
        """A narrator of a game.

        Args:
            ruleset: the rules in force, whose preset names actions, teams and the reserve.
            names: of the seats.
            translate: the language.
        """
        self.ruleset = ruleset
        self.names = tuple(names)
        self._translate = translate

    # Names of things.

    def action_name(self, action: Action) -> Word:
        """The action's name in the preset that is played."""
        return self._word(self._english(action))

    def deed(self, action: Action) -> Word:
        """What is done, as a noun that can be somebody's: "theft", "Foreign Aid"."""
        name = self._english(action)
        return self._word(say.DEEDS.get(name, name))

    def the_deed(self, action: Action) -> Word:
        """The same within a sentence where it is nobody's: "the theft", "Foreign Aid"."""
        deed = self.deed(action)
        common = self._english(action) in say.DEEDS
        return self._word(say.THE_DEED, deed=deed) if common else deed

    def _english(self, action: Action) -> str:
        return self.ruleset.preset.action_names.get(action) or ACTIONS[action].name

    def character_name(self, character: Character) -> Word:
        """A character's name."""
        return self._word(CHARACTERS[character].name)

    def character_plural(self, character: Character) -> Word:
        """The name of several of a character."""
        return self._word(say.PLURALS[character])

    def team_name(self, team: int) -> Word:
        """A team's name, by its index."""
        return self._word(self.ruleset.preset.team_names[team])

    @property
    def reserve_name(self) -> Word:
        """What the reserve is called."""
        return self._word(self.ruleset.preset.reserve_name)

    @property
    def barred_names(self) -> Word:
        """The characters that an embezzler may not hold."""
        barred = (c for c in self.ruleset.cast if CHARACTERS[c].barred)
        return self.listed([self.character_name(c) for c in barred], say.OR)

    def coins(self, count: int) -> Word:
        """A number of coins, in words."""
        return self._counted(say.COINS, count)

    def cards(self, cards: Sequence[Character], count: int) -> Word:
        """Cards by name, as they lie in a hand, or their number where they are not known."""
        if cards:
            counted = Counter(sorted(cards))
            return self.listed([self._equal(card, number) for card, number in counted.items()])
        return self._counted(say.CARDS, count)

    def _equal(self, card: Character, number: int) -> Word:
        """So many cards of a character: "the Duke", "two Dukes"."""
        if number == 1:
            return self._word(say.THE, character=self.character_name(card))
        return self._word(say.SEVERAL[number], characters=self.character_plural(card))

    def listed(self, items: Sequence[str], joint: tuple[str, str] = say.AND) -> Word:
        """Names in a row."""
        return in_a_row(self._translate, items, *joint)

    def _counted(self, forms: tuple[str, str], count: int) -> Word:
        return counted(self._translate, forms, count)

    def _word(self, text: str, **places: object) -> Word:
        return word(self._translate, text, **places)

    def _fill(self, template: str, **places: object) -> str:
        return self._translate(GAME, template).format(**places)

    # What is said at the table.

    def bubble(self, event: Event) -> str | None:
        """What the seat of an event says aloud, or None when it says nothing."""
        if isinstance(event, ev.Declared):
            return self._spoken(event.move)
        if isinstance(event, ev.Challenged):
            return self._fill(say.BUBBLE_CHALLENGE)
        if isinstance(event, ev.Blocked):
            return self._fill(say.BUBBLE_BLOCK, character=self.character_name(event.move.claim))
        return None

    def short_bubble(self, event: Event) -> str | None:
        """The same as `bubble` in fewer words, where there is no room; None: there are none.

        At whom something is aimed is seen otherwise.
        """
        if isinstance(event, ev.Challenged):
            return self._fill(say.BUBBLE_SHORT_CHALLENGE)
        if isinstance(event, ev.Blocked):
            name = self.character_name(event.move.claim)
            return self._fill(say.BUBBLE_SHORT_BLOCK, character=name)
        if not isinstance(event, ev.Declared):
            return None
        short = say.BUBBLE_PLAIN if event.move.claim == NO_CHARACTER else say.BUBBLE_SHORT
        return self._of_move(short, NOBODY, event.move)

    def _spoken(self, move: Move) -> str:
        template = say.BUBBLES.get(move.action)
        if template is None:
            if move.claim != NO_CHARACTER:
                template = say.BUBBLE_CLAIM
            else:
                template = say.BUBBLE_PLAIN if move.target == NOBODY else say.BUBBLE_AT
        return self._of_move(template, NOBODY, move)

    def _of_move(self, template: str, seat: int, move: Move) -> str:
        return self._fill(
            template,
            seat=self.names[seat] if seat != NOBODY else "",
            action=self.action_name(move.action),
            character=self.character_name(move.claim) if move.claim != NO_CHARACTER else "",
            target=self.names[move.target] if move.target != NOBODY else "",
            coins=self.coins(ACTIONS[move.action].gain),
            barred=self.barred_names,
            reserve=self.reserve_name,
        )

    # The log.

    @singledispatchmethod
    def sentence(self, event: Event) -> str | None:  # noqa: ARG002 - the registered forms use it
        """A sentence for an event, or None for one that needs none.

        Seats that let a question pass are told together: see `Chronicle`.
        """
        return None

    def declared(self, seat: int, move: Move) -> str:
        """What a seat declares, as a sentence."""
        template = say.DECLARED[move.action]
        if move.action == CONVERT and move.target != NOBODY:
            template = say.CONVERT_OTHER
        elif move.target == NOBODY and move.action in self.ruleset.preset.action_names:
            template = say.DECLARED[EMBEZZLE] if move.action == EMBEZZLE else say.RENAMED
        return self._of_move(template, seat, move)

    def challenged(self, seat: int, other: int, move: Move) -> str:
        """That a seat challenges the claim of another, as a sentence."""
        if move.claim == NO_CHARACTER:
            return self._fill(
                say.CHALLENGES_EMBEZZLER,
                seat=self.names[seat],
                other=self.names[other],
                barred=self.barred_names,
            )
        return self._fill(
            say.CHALLENGES,
            seat=self.names[seat],
            other=self.names[other],
            character=self.character_name(move.claim),
        )

    def passed(self, seats: Sequence[int], question: Phase, *, everybody: bool) -> str:
        """That seats have let a question pass."""
        if everybody:
            return self._fill(
                say.NOBODY_BLOCKS if question is Phase.BLOCK else say.NOBODY_CHALLENGES
            )
        template = say.SEVERAL_ALLOWED if len(seats) > 1 else say.ONE_ALLOWED
        return self._fill(template, seats=self.listed([self.names[seat] for seat in seats]))

    @sentence.register
    def _(self, event: ev.TurnBegan) -> str:
        return self._fill(say.TURN, number=event.number, seat=self.names[event.seat])

    @sentence.register
    def _(self, event: ev.Declared) -> str:
        return self.declared(event.seat, event.move)

    @sentence.register
    def _(self, event: ev.Challenged) -> str:
        return self.challenged(event.seat, event.challenged, event.move)

    @sentence.register
    def _(self, event: ev.Blocked) -> str:
        name = self.character_name(event.move.claim)
        return self._fill(say.BLOCKS, seat=self.names[event.seat], character=name)

    @sentence.register
    def _(self, event: ev.CoinsMoved) -> str:
        return self._fill(
            say.MOVED[event.why],
            source=self.names[event.source] if event.source >= 0 else "",
            destination=self.names[event.destination] if event.destination >= 0 else "",
            coins=self.coins(event.coins),
            reserve=self.reserve_name,
        )

    def _about_cards(self, template: str, seat: int, cards: Sequence[Character], count: int) -> str:
        return self._fill(template, seat=self.names[seat], cards=self.cards(cards, count))

    @sentence.register
    def _(self, event: ev.Shown) -> str:
        template = say.SHOWS if len(event.cards) == 1 else say.OPENS
        return self._about_cards(template, event.seat, event.cards, 0)

    @sentence.register
    def _(self, event: ev.Opened) -> str:
        return self._about_cards(say.OPENS, event.seat, event.cards, 0)

    @sentence.register
    def _(self, event: ev.Lost) -> str:
        return self._about_cards(say.LOSES, event.seat, (event.card,), 1)

    @sentence.register
    def _(self, event: ev.Drew) -> str:
        return self._about_cards(say.DRAWS, event.seat, event.cards, event.count)

    @sentence.register
    def _(self, event: ev.Returned) -> str:
        return self._about_cards(say.RETURNS, event.seat, event.cards, event.count)

    @sentence.register
    def _(self, event: ev.Drafted) -> str:
        return self._about_cards(say.DRAFTS, event.seat, event.cards, event.count)

    @sentence.register
    def _(self, event: ev.Dealt) -> str | None:
        if not event.cards:
            return None
        return self._about_cards(say.DEALT, event.seat, event.cards, event.count)

    @sentence.register
    def _(self, event: ev.Presented) -> str:
        cards = self.cards(event.cards, event.count)
        return self._fill(
            say.PRESENTS, seat=self.names[event.seat], other=self.names[event.to], cards=cards
        )

    @sentence.register
    def _(self, event: ev.Decided) -> str:
        template = say.HAS_REPLACED if event.replaced else say.HANDS_BACK
        return self._fill(template, seat=self.names[event.seat], other=self.names[event.target])

    @sentence.register
    def _(self, event: ev.Exiled) -> str:
        return self._fill(say.EXILED, seat=self.names[event.seat])

    @sentence.register
    def _(self, event: ev.Failed) -> str:
        action, blocked = event.move.action, event.cause is Cause.BLOCK
        if self._english(action) in say.DEEDS:
            template = say.DEED_IS_BLOCKED if blocked else say.DEED_FAILS
        else:
            template = say.IS_BLOCKED if blocked else say.FAILS
        return self._fill(template, action=self.action_name(action), deed=self.deed(action))

    @sentence.register
    def _(self, _event: ev.BlockFailed) -> str:
        return self._fill(say.BLOCK_FALLS)

    @sentence.register
    def _(self, event: ev.TeamChanged) -> str:
        name = self.team_name(event.team)
        return self._fill(say.CHANGES_TEAM, seat=self.names[event.seat], team=name)

    @sentence.register
    def _(self, event: ev.GameOver) -> str:
        return self._fill(say.WINS, seat=self.names[event.winner])


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the log."""

    text: str
    heading: bool = False


@dataclass(slots=True)
class Chronicle:
    """The log of a game, line by line; seats that let a question pass are told in one line."""

    narrator: Narrator
    _passed: list[int] = field(default_factory=list)
    _question: Phase = Phase.CHALLENGE

    @classmethod
    def after(cls, narrator: Narrator, history: Sequence[Event]) -> "Chronicle":
        """The log after a history that has been told already."""
        made = cls(narrator)
        allowed = 0
        while allowed < len(history) and isinstance(history[-1 - allowed], ev.Allowed):
            allowed += 1
        for event in history[len(history) - allowed :]:
            made.lines(event)
        return made

    def lines(self, event: Event) -> list[LogLine]:
        """The lines that an event adds."""
        if isinstance(event, ev.Allowed):
            lines = self._told(everybody=True) if event.question is not self._question else []
            self._passed.append(event.seat)
            self._question = event.question
            return lines
        spoken_up = isinstance(event, ev.Challenged | ev.Blocked)
        lines = self._told(everybody=not (spoken_up and self._answers(event)))
        text = self.narrator.sentence(event)
        if text is not None:
            lines.append(LogLine(text, isinstance(event, ev.TurnBegan)))
        return lines

    def rest(self) -> list[LogLine]:
        """What is still to be told of seats that let a question pass that is not settled."""
        return self._told(everybody=False)

    def _answers(self, event: Event) -> bool:
        """Whether an event answers the question that others have let pass."""
        asks_block = self._question is Phase.BLOCK
        return asks_block == isinstance(event, ev.Blocked)

    def _told(self, *, everybody: bool) -> list[LogLine]:
        if not self._passed:
            return []
        text = self.narrator.passed(self._passed, self._question, everybody=everybody)
        self._passed.clear()
        return [LogLine(text)]
