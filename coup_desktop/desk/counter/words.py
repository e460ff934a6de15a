"""The card counter and the claims so far in words, as lines to show. No widgets."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication

from coup_desktop.desk.counter.chances import Chances
from coup_desktop.desk.counter.line import CounterLine, Kind, Pip
from coup_desktop.desk.wording import as_sentence
from coup_desktop.engine.card_count import COURT, CharacterCount
from coup_desktop.engine.cast import CHARACTERS, NO_CHARACTER
from coup_desktop.engine.claim_book import Break, Claim, Fate, SeatClaims
from coup_desktop.engine.events import Cause
from coup_desktop.engine.narrate import Narrator

translate = QCoreApplication.translate

# The cards.


def card_lines(
    rows: Sequence[CharacterCount], narrator: Narrator, *, owner: bool, chances: Chances | None
) -> list[CounterLine]:
    """A line a character, below one that explains what is drawn.

    Args:
        rows: the count.
        narrator: names characters and seats.
        owner: whether somebody's hand is counted.
        chances: that somebody else holds one; None: they are not known.
    """
    draft = any(row.put_away for row in rows)
    lines = [_legend(owner=owner, draft=draft)]
    lines += [_card(row, narrator, owner=owner, chances=chances) for row in rows]
    if chances is not None:
        text = translate("Counter", "Chances by the cards alone, whatever anybody says.")
        lines.append(CounterLine(Kind.NOTE, text, text, quiet=True))
    return lines


def _legend(*, owner: bool, draft: bool) -> CounterLine:
    names = [(Pip.FACE_UP, translate("Counter", "face up"))]
    if owner:
        names.append((Pip.HELD, translate("Counter", "in hand")))
    if draft:
        names.append((Pip.PUT_AWAY, translate("Counter", "put away")))
    names.append((Pip.HIDDEN, translate("Counter", "hidden")))
    spoken = translate("Counter", "How many cards of each character there are, and where.")
    return CounterLine(Kind.NOTE, "", spoken, legend=tuple(names))


def _card(
    row: CharacterCount, narrator: Narrator, *, owner: bool, chances: Chances | None
) -> CounterLine:
    name = str(narrator.character_name(row.character))
    chance = _chance(row, chances)
    known = _known(row, narrator)
    detail = "\n".join(part for part in (_hidden(row), known) if part)
    pips = (
        *(Pip.FACE_UP,) * row.face_up,
        *(Pip.HELD,) * row.held,
        *(Pip.PUT_AWAY,) * row.put_away,
        *(Pip.HIDDEN,) * row.hidden,
    )
    said = [_spoken(row, name, owner=owner)]
    put_away = row.put_away
    if put_away:
        said.append(translate("Counter", "%n put away in the draft.", "", put_away))
    if chance is not None:
        text = translate("Counter", "Somebody else holds one with a chance of {chance}.")
        said.append(text.format(chance=chance))
    if known:
        said.append(as_sentence(known))
    word = CHARACTERS[row.character].word
    return CounterLine(
        Kind.CARD,
        name,
        " ".join(said),
        detail=detail,
        side="" if chance is None else _others(chance),
        word=word,
        name=name,
        pips=pips,
    )


def _chance(row: CharacterCount, chances: Chances | None) -> str | None:
    """The chance that somebody else holds one, in words; None where there is none to tell."""
    if chances is None or not row.hidden or row.character not in chances.of:
        return None
    number = percent(chances.of[row.character])
    if chances.exact:
        return number
    return translate("Counter", "≈{number}").format(number=number)


def percent(chance: float) -> str:
    """A chance in per cent; what is not certain is never told as if it were."""
    number = round(100 * chance)
    if chance < 1.0 - 1e-9:
        number = min(number, 99)
    if chance > 1e-9:
        number = max(number, 1)
    return translate("Counter", "{number}%").format(number=number)


def _others(chance: str) -> str:
    return translate("Counter", "others hold it: {chance}").format(chance=chance)


def _hidden(row: CharacterCount) -> str:
    hidden = row.hidden  # a name by itself: else lupdate does not find the text
    if not hidden:
        return translate("Counter", "none hidden")
    return translate("Counter", "%n hidden", "", hidden)


def _known(row: CharacterCount, narrator: Narrator) -> str:
    """Where hidden ones lie for certain."""
    places = []
    for place, count in row.known:
        if place == COURT:
            text = translate("Counter", "{count} in the Court")
        else:
            text = translate("Counter", "{count} with {name}")
        name = "" if place == COURT else narrator.names[place]
        places.append(text.format(count=count, name=name))
    if not places:
        return ""
    return translate("Counter", "Known: {places}").format(places=", ".join(places))


def _spoken(row: CharacterCount, name: str, *, owner: bool) -> str:
    if owner:
        text = translate(
            "Counter",
            "{name}: {copies} in the game, {face_up} face up, {held} in hand, {hidden} hidden.",
        )
    else:
        text = translate(
            "Counter", "{name}: {copies} in the game, {face_up} face up, {hidden} hidden."
        )
    return text.format(
        name=name,
        copies=row.copies,
        face_up=row.face_up,
        held=row.held,
        hidden=row.hidden,
    )


# The claims.


def claim_lines(
    seats: Sequence[SeatClaims], hidden: Sequence[int], narrator: Narrator, owner: int | None
) -> list[CounterLine]:
    """Each seat's claims, the owner's own below those of the others, those of the exiled last.

    Args:
        seats: their claims.
        hidden: how many face-down cards each has.
        narrator: names characters and seats.
        owner: the seat that looks, if there is one.
    """
    count = len(seats)
    first = 0 if owner is None else owner + 1
    order = [(first + number) % count for number in range(count)]
    order.sort(key=lambda seat: bool(seats[seat].exiled))
    return [line for seat in order for line in _seat(seat, seats[seat], hidden[seat], narrator)]


def _seat(number: int, seat: SeatClaims, hidden: int, narrator: Narrator) -> Iterator[CounterLine]:
    name, quiet = narrator.names[number], bool(seat.exiled)
    cards = str(narrator.cards((), hidden))
    if quiet:
        cards = translate("Counter", "exiled")
    tally = _tally(seat)
    spoken = translate("Counter", "{name}: {cards}. {tally}")
    spoken = spoken.format(name=name, cards=cards, tally=as_sentence(tally)).strip()
    yield CounterLine(Kind.HEADING, name, spoken, detail=tally, side=cards, quiet=quiet)
    for claim in seat.claims:
        yield _claim(claim, name, narrator, quiet=quiet)
    for gone in reversed(seat.breaks):
        text = _break(gone, narrator)
        yield CounterLine(Kind.NOTE, text, f"{name}. {text}", quiet=True)


def _tally(seat: SeatClaims) -> str:
    """How its challenged claims have ended; or that it has claimed nothing."""
    if not seat.claims and not seat.breaks:
        return translate("Counter", "No claims so far")
    if seat.proven and seat.caught:
        text = translate("Counter", "Proven: {proven}, caught: {caught}")
    elif seat.proven:
        text = translate("Counter", "Proven: {proven}")
    elif seat.caught:
        text = translate("Counter", "Caught: {caught}")
    else:
        return ""
    return text.format(proven=seat.proven, caught=seat.caught)


def fate_word(fate: Fate) -> str:
    """What came of a claim, in a word."""
    return {
        Fate.OPEN: translate("Counter", "open"),
        Fate.DOUBTED: translate("Counter", "challenged"),
        Fate.PROVEN: translate("Counter", "proven"),
        Fate.CAUGHT: translate("Counter", "caught"),
        Fate.LOST: translate("Counter", "lost"),
    }[fate]


def _character(claim: Claim, narrator: Narrator) -> str:
    if claim.character == NO_CHARACTER:
        return translate("Counter", "no {barred}").format(barred=narrator.barred_names)
    return str(narrator.character_name(claim.character))


def _claim(claim: Claim, name: str, narrator: Narrator, *, quiet: bool) -> CounterLine:
    character = _character(claim, narrator)
    detail = " ".join(part for part in (_when(claim), _outcome(claim)) if part)
    word = fate_word(claim.fate)
    spoken = translate("Counter", "{name}: {character}, {fate}. {detail}").format(
        name=name, character=character, fate=word, detail=detail
    )
    known = claim.character != NO_CHARACTER
    return CounterLine(
        Kind.CLAIM,
        character,
        spoken,
        detail=detail,
        word=CHARACTERS[claim.character].word if known else "",
        name=character,
        mark=claim.fate,
        mark_word=word,
        quiet=quiet,
    )


def _when(claim: Claim) -> str:
    turns = ", ".join(str(turn) for turn in claim.turns)
    if len(claim.turns) == 1:
        return translate("Counter", "Claimed in turn {turns}.").format(turns=turns)
    return translate("Counter", "Claimed in turns {turns}.").format(turns=turns)


def _outcome(claim: Claim) -> str:
    """What came of it; where that was at once, without the turn."""
    if claim.fate is Fate.OPEN or claim.fate is Fate.DOUBTED:
        return ""
    if claim.settled == claim.turns[-1] and len(claim.turns) == 1:
        text = {
            Fate.PROVEN: translate("Counter", "The card shown was replaced."),
            Fate.CAUGHT: translate("Counter", "Not proven."),
            Fate.LOST: translate("Counter", "Such a card was lost then."),
        }[claim.fate]
    else:
        text = {
            Fate.PROVEN: translate(
                "Counter", "Proven in turn {turn}; the card shown was replaced."
            ),
            Fate.CAUGHT: translate("Counter", "Not proven in turn {turn}."),
            Fate.LOST: translate("Counter", "Such a card was lost in turn {turn}."),
        }[claim.fate]
    return text.format(turn=claim.settled)


def _break(gone: Break, narrator: Narrator) -> str:
    if gone.cause is Cause.EXCHANGE:
        text = translate("Counter", "Cards exchanged in turn {turn}. Before: {claims}.")
    elif gone.cause in (Cause.EXAMINATION, Cause.REPLACEMENT):
        text = translate("Counter", "A card replaced in turn {turn}. Before: {claims}.")
    else:
        text = translate("Counter", "Hand opened and replaced in turn {turn}. Before: {claims}.")
    claims = []
    for claim in gone.before:
        item = translate("Counter", "{character} ({fate})")
        character = _character(claim, narrator)
        claims.append(item.format(character=character, fate=fate_word(claim.fate)))
    return text.format(turn=gone.turn, claims=", ".join(claims))
