"""A game in hindsight in words: what `engine.review` found, as lines to show or to copy.

Kept free of widgets. What the log says too is said in the log's words, by the game's `Narrator`.
"""

from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from typing import Final

from PySide6.QtCore import QCoreApplication

from coup_desktop.desk.story_line import Mark, StoryLine, plain
from coup_desktop.desk.wording import as_sentence
from coup_desktop.engine import events as ev
from coup_desktop.engine.cast import COUP, Character
from coup_desktop.engine.events import Cause
from coup_desktop.engine.moves import Kind, move
from coup_desktop.engine.narrate import Narrator
from coup_desktop.engine.review import Claim, Doubt, Fate, Fooled, Loss, Review, SeatReview

translate = QCoreApplication.translate

_MOST_NAMED: Final = 3
"""Seats that share a first place and are named; more of them are not worth telling."""


def times(number: int) -> str:
    """So often."""
    if number == 1:
        return translate("Story", "once")
    if number == 2:
        return translate("Story", "twice")
    return translate("Story", "%n times", "", number)


def who_wins(name: str, *, gave_up: bool) -> str:
    """Who has won.

    Args:
        name: of the seat.
        gave_up: whether its person did, so that a bot has won in that chair.
    """
    if gave_up:
        return translate("Story", "The bot in {name}'s chair wins the game").format(name=name)
    return translate("Story", "{name} wins the game").format(name=name)


def size_of_game(seats: int, turns: int, *, practice: bool) -> str:
    """How large and how long a game was, and whether it was practice."""
    text = translate("Story", "{seats} seats, {number} turns")
    if practice:
        text = translate("Story", "{seats} seats, {number} turns, practice")
    return text.format(seats=seats, number=turns)


def cards_at_end(names: Narrator, held: Sequence[Character], lost: Sequence[Character]) -> str:
    """All cards of a seat by name; those that it still holds are marked so."""
    kept = translate("Story", "{character} (held)")
    words = [kept.format(character=names.character_name(card)) for card in held]
    return ", ".join([*words, *map(names.character_name, lost)])


class StoryWords:
    """Words for the review of one game."""

    def __init__(
        self,
        names: Narrator,
        review: Review,
        *,
        practice: bool = False,
        resigned: AbstractSet[int] = frozenset(),
    ) -> None:
        """Makes words for a game.

        Args:
            names: names the game's seats and things.
            review: of that game.
            practice: whether it counts as practice only.
            resigned: the seats of people who gave up.
        """
        self._names = names
        self._review = review
        self._practice = practice
        self._resigned = resigned

    def _listed(self, seats: Sequence[int]) -> str:
        return self._names.listed([self._names.names[seat] for seat in seats])

    def _name(self, seat: int) -> str:
        return self._names.names[seat]

    # The highlights.

    @property
    def title(self) -> str:
        """Who has won, or that nobody has."""
        winner = self._review.winner
        if winner is None:
            return translate("Story", "The game was not played to its end")
        return who_wins(self._name(winner), gave_up=winner in self._resigned)

    @property
    def subtitle(self) -> str:
        """How large and how long a game it was, and whether it was practice."""
        review = self._review
        return size_of_game(len(review.seats), review.turns, practice=self._practice)

    def highlights(self) -> str:
        """The best bluff, who was the most honest, and who was fooled most; two sentences at most.

        Where nobody has claimed anything, it says that.
        """
        if not self._review.claims:
            return translate("Story", "Nobody has claimed anything.")
        told = [self.best_bluff(short=True), self._rest()]
        return " ".join(sentence for sentence in told if sentence)

    def best_bluff(self, *, short: bool = False) -> str:
        """The best bluff as a sentence, or that there was none.

        Args:
            short: whether many seats are counted instead of named.
        """
        best = self._review.best_bluff
        if best is None:
            return translate("Story", "No bluff has fooled anybody.")
        # As one sentence: the log's, with what follows behind a dash.
        claim = self._claimed(best).rstrip(".")
        template = (
            translate("Story", "Best bluff, turn {turn}: {claim} – and {seats} believes it.")
            if len(best.fooled) == 1
            else translate("Story", "Best bluff, turn {turn}: {claim} – and {seats} believe it.")
        )
        seats = self._listed(best.fooled)
        if short and len(best.fooled) > _MOST_NAMED:
            seats = translate("Story", "%n seats", "", len(best.fooled))
        return template.format(turn=best.turn, claim=claim, seats=seats)

    def _rest(self) -> str:
        honest, fooled = self._most_honest(), self._most_fooled()
        if honest and fooled:
            joined = translate("Story", "Most honest: {honest}; fooled most: {fooled}.")
            return joined.format(honest=honest, fooled=fooled)
        if honest:
            return translate("Story", "Most honest: {honest}.").format(honest=honest)
        return translate("Story", "Fooled most: {fooled}.").format(fooled=fooled) if fooled else ""

    def _most_honest(self) -> str:
        """With the highest share of true claims; of equals, who claimed more."""
        ranks = {
            seat.seat: (seat.honesty, seat.claims)
            for seat in self._review.seats
            if seat.honesty is not None
        }
        first = max(ranks.values(), default=(0, 0))
        seats = [seat for seat, rank in ranks.items() if rank == first]
        if not first[0] or len(seats) > _MOST_NAMED:
            return ""
        one = self._review.seats[seats[0]]
        return translate("Story", "{names} ({true} of {claims} claims true)").format(
            names=self._listed(seats), true=one.claims - one.bluffs, claims=one.claims
        )

    def _most_fooled(self) -> str:
        most = max(seat.was_fooled for seat in self._review.seats)
        seats = [seat.seat for seat in self._review.seats if seat.was_fooled == most]
        if not most or len(seats) > _MOST_NAMED:
            return ""
        return translate("Story", "{names} ({times})").format(
            names=self._listed(seats), times=times(most)
        )

    # The time line.

    def timeline(self, *, short: bool = False) -> Iterator[StoryLine]:
        """Every claim, doubt and loss, under headings of turns.

        Args:
            short: without true claims that nobody doubted and by which nobody lost anything.
        """
        lost_by = {loss.claim for loss in self._review.losses}
        turn = 0
        for moment in self._review.moments:
            if short and isinstance(moment, Claim) and _is_dull(moment, lost_by):
                continue
            if moment.turn != turn:
                turn = moment.turn
                yield from self._turn(moment)
            if isinstance(moment, Claim):
                yield self._claim(moment)
            elif isinstance(moment, Doubt):
                yield self._doubt(moment)
            else:
                if moment.cause is Cause.COUP:
                    coup = move(Kind.ACTION, COUP, target=moment.seat)
                    yield StoryLine(self._names.declared(moment.by, coup))
                yield self._loss(moment)
        if self._review.winner is not None:
            over = self._names.sentence(ev.GameOver(self._review.winner))
            yield StoryLine(over or "", heading=True)

    def _turn(self, first: Claim | Doubt | Loss) -> Iterator[StoryLine]:
        """The heading of a turn, and an action that makes no claim but is blocked."""
        blocked = isinstance(first, Claim) and first.block
        seat = first.seat
        if isinstance(first, Claim) and first.block:
            seat = first.against
        elif isinstance(first, Loss):
            seat = first.by
        heading = self._names.sentence(ev.TurnBegan(seat, first.turn))
        yield StoryLine(heading or "", heading=True)
        if blocked and isinstance(first, Claim):
            yield StoryLine(self._names.declared(seat, move(Kind.ACTION, first.action)))

    def _claimed(self, claim: Claim) -> str:
        if claim.block:
            return self._names.sentence(ev.Blocked(claim.seat, claim.move)) or ""
        return self._names.declared(claim.seat, claim.move)

    def _claim(self, claim: Claim) -> StoryLine:
        notes: list[str] = []
        if claim.bluff:
            cards = self._names.cards(claim.held, len(claim.held))
            notes.append(translate("Story", "In truth: {cards}.").format(cards=cards))
        if claim.fate is Fate.UNDOUBTED:
            if claim.fooled:
                believed = translate("Story", "Fooled: {seats}.")
                notes.append(believed.format(seats=self._listed(claim.fooled)))
            elif claim.bluff:
                notes.append(translate("Story", "Nobody challenges it."))
        elif claim.fate is Fate.OPEN:
            notes.append(translate("Story", "What became of it is not recorded."))
        mark = Mark.BLUFF if claim.bluff else Mark.TRUE
        return StoryLine(self._claimed(claim), " ".join(notes), mark)

    def _doubt(self, doubt: Doubt) -> StoryLine:
        claim = self._review.claims[doubt.claim]
        text = self._names.challenged(doubt.seat, doubt.claimant, claim.move)
        notes = {
            Fate.PROVEN: translate("Story", "It was true, and {name} shows it."),
            Fate.CAUGHT: translate("Story", "{name} is caught bluffing."),
            Fate.DECLINED: translate("Story", "It was true, but {name} does not show it."),
        }
        note = notes.get(claim.fate, translate("Story", "What became of it is not recorded."))
        mark = Mark.NONE if doubt.right is None else Mark.RIGHT if doubt.right else Mark.WRONG
        return StoryLine(text, note.format(name=self._name(doubt.claimant)), mark)

    def _loss(self, loss: Loss) -> StoryLine:
        text = self._names.sentence(ev.Lost(loss.seat, loss.card, loss.cause)) or ""
        exiled = self._names.sentence(ev.Exiled(loss.seat)) or "" if loss.exiled else ""
        return StoryLine(text, exiled, Mark.LOSS)

    # The seats.

    def seats(self) -> Iterator[StoryLine]:
        """Each seat: all its cards, how honest it was, and what it doubted."""
        for seat in self._review.seats:
            cards = cards_at_end(self._names, seat.hidden, seat.lost)
            yield StoryLine(
                translate("Story", "{name}: {cards}").format(
                    name=self._name(seat.seat), cards=cards
                ),
                " ".join(self._about(seat)),
                held=seat.hidden,
                lost=seat.lost,
                bar=(seat.claims - seat.bluffs, seat.bluffs),
            )

    def _about(self, seat: SeatReview) -> Iterator[str]:
        if seat.honesty is None:
            yield translate("Story", "Claimed nothing.")
        else:
            yield translate("Story", "{true} of {claims} claims true ({percent}%).").format(
                true=seat.claims - seat.bluffs,
                claims=seat.claims,
                percent=round(100 * seat.honesty),
            )
        if seat.bluffs:
            yield translate("Story", "Bluffs caught: {caught} of {bluffs}.").format(
                caught=seat.caught, bluffs=seat.bluffs
            )
        if seat.declined:
            yield translate("Story", "True claims not shown: {number}.").format(
                number=seat.declined
            )
        if seat.doubts_right or seat.doubts_wrong:
            yield translate("Story", "Challenges: {right} right, {wrong} wrong.").format(
                right=seat.doubts_right, wrong=seat.doubts_wrong
            )
        if seat.exiled is not None:
            yield translate("Story", "Exiled in turn {turn}.").format(turn=seat.exiled)

    # Who fooled whom.

    def summary(self) -> Iterator[StoryLine]:
        """The best bluff, the most honest, the most fooled, and whom each seat fooled."""
        if not self._review.claims:
            yield StoryLine(self.highlights())
            return
        yield StoryLine(self.best_bluff(), self._why_best())
        honest, fooled = self._most_honest(), self._most_fooled()
        if honest:
            yield StoryLine(translate("Story", "Most honest: {honest}.").format(honest=honest))
        if fooled:
            yield StoryLine(translate("Story", "Fooled most: {fooled}.").format(fooled=fooled))
        if self._review.fooled:
            yield StoryLine(translate("Story", "Who fooled whom"), heading=True)
        for seat in self._review.seats:
            pairs = [pair for pair in self._review.fooled if pair.by == seat.seat]
            if pairs:
                text = f"{self._fooler(seat)} {self._victims(pairs)}"
                yield StoryLine(text, self._costs(pairs))

    def _why_best(self) -> str:
        best = self._review.best_bluff
        if best is None:
            return ""
        return translate(
            "Story",
            "Worth {coins}. By the cards face up, the chance that it was true: {percent}%.",
        ).format(coins=self._names.coins(best.spoils), percent=round(100 * best.chance))

    def _fooler(self, seat: SeatReview) -> str:
        bluffs = sum(bool(claim.fooled) for claim in self._review.claims if claim.seat == seat.seat)
        template = (
            translate("Story", "{name}, with one bluff:")
            if bluffs == 1
            else translate("Story", "{name}, with {bluffs} bluffs:")
        )
        return template.format(name=self._name(seat.seat), bluffs=bluffs)

    def _victims(self, pairs: Sequence[Fooled]) -> str:
        parts: list[str] = []
        for number in sorted({pair.times for pair in pairs}, reverse=True):
            seats = [pair.seat for pair in pairs if pair.times == number]
            template = (
                translate("Story", "{seats} {times}")
                if len(seats) == 1
                else translate("Story", "{seats} {times} each")
            )
            parts.append(template.format(seats=self._listed(seats), times=times(number)))
        return translate("Story", "{fooled}.").format(fooled="; ".join(parts))

    def _costs(self, pairs: Sequence[Fooled]) -> str:
        hurt = [pair.seat for pair in pairs if pair.hurt]
        if not hurt:
            return ""
        return translate("Story", "{seats} paid for it.").format(seats=self._listed(hurt))

    # To copy.

    def text(self) -> str:
        """The whole story as plain text, a line each, with its end."""
        parts = [
            ("", [StoryLine(as_sentence(self.title)), StoryLine(as_sentence(self.subtitle))]),
            (translate("Story", "Highlights"), list(self.summary())),
            (translate("Story", "Time line"), list(self.timeline())),
            (translate("Story", "Seats"), list(self.seats())),
        ]
        blocks = []
        for title, lines in parts:
            told = [title.upper()] if title else []
            blocks.append("\n".join([*told, *map(plain, lines)]))
        return "\n\n".join(blocks) + "\n"


def _is_dull(claim: Claim, lost_by: AbstractSet[int | None]) -> bool:
    """Whether it was true, undoubted, and cost nobody an influence."""
    return claim.true and claim.fate is Fate.UNDOUBTED and claim.number not in lost_by
