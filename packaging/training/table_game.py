"""Official Coup with two seats on a list of small numbers, to be played millions of times.

All functions are plain Python on a list (or array) of numbers, so that the same code is tested
against the real engine as it stands and compiled by numba for the training (`compiled.py`).
A claim that can be proven is always proven. Chance is outside: in `DRAWING` a card has to be given.
"""

from typing import Final

from coup_desktop.bots.master import keys

State = list[int]

# Where things stand in a state. Two or ten numbers where there is one a seat or five a seat.
COINS: Final = 0
HANDS: Final = 2
"""Two cards a seat, rising, `NONE` behind."""
COURT: Final = 6
GONE: Final = 11
TURN: Final = 16
PHASE: Final = 17
ASKED: Final = 18
ACTION: Final = 19
CLAIM: Final = 20
BLOCKED: Final = 21
"""Whether a block stands."""
DUE: Final = 22
"""Cards that the Court has to give."""
DRAWN: Final = 23
WINNER: Final = 25
AFTER: Final = 26
"""What follows a loss."""
STATUS: Final = 27
"""Five a seat: what is remembered of each character."""
FRESH: Final = 37
TIMES: Final = 39
"""Five a seat: how often a character was claimed since the hand last changed."""
DONE: Final = 49
"""Two a seat: the last action (0: none yet, 1 + its number) and how it came out."""
DOUBTS: Final = 53
"""A number a seat: how often it has challenged."""
SIZE: Final = 56

# Phases.
TO_ACT: Final = 0
TO_DOUBT: Final = 1
TO_BLOCK: Final = 2
TO_DOUBT_BLOCK: Final = 3
TO_LOSE: Final = 4
TO_KEEP: Final = 5
DRAWING: Final = 6
OVER: Final = 7

# What follows a loss.
PROVEN: Final = 0
STRUCK: Final = 1
CAUGHT: Final = 2
CAUGHT_BLOCK: Final = 3

# Actions; 0 to 6 are the choices of `TO_ACT`.
INCOME: Final = 0
AID: Final = 1
COUP: Final = 2
TAX: Final = 3
ASSASSINATE: Final = 4
STEAL: Final = 5
EXCHANGE: Final = 6

DUKE: Final = 0
ASSASSIN: Final = 1
CONTESSA: Final = 2
CAPTAIN: Final = 3
AMBASSADOR: Final = 4
NONE: Final = 5
MOST_CHOICES: Final = 7

# How an action came out, as far as an exploiter looks back.
STOOD: Final = 0
WAS_BLOCKED: Final = 1
FELL: Final = 2


def lay(s: State, starter: int) -> None:
    """A game of two before its first card, all fifteen cards in the Court."""
    for place in range(SIZE):
        s[place] = 0
    for place in range(4):
        s[HANDS + place] = NONE
    for card in range(5):
        s[COURT + card] = 3
    s[COINS + starter] = 1
    s[COINS + 1 - starter] = 2
    s[DRAWN] = s[DRAWN + 1] = NONE
    s[WINNER] = -1
    begin_turn(s, starter)


def turn_up(s: State, card: int) -> None:
    """Lays a card of the Court face up."""
    s[COURT + card] -= 1
    s[GONE + card] += 1


def give(s: State, seat: int, card: int) -> None:
    """Puts a card of the Court into a hand."""
    s[COURT + card] -= 1
    place = HANDS + 2 * seat
    if s[place] == NONE:
        s[place] = card
    elif card < s[place]:
        s[place + 1] = s[place]
        s[place] = card
    else:
        s[place + 1] = card


def take(s: State, seat: int, card: int) -> None:
    """Takes a card out of a hand."""
    place = HANDS + 2 * seat
    if s[place] == card:
        s[place] = s[place + 1]
    s[place + 1] = NONE


def influence(s: State, seat: int) -> int:
    """How many cards a seat has."""
    place = HANDS + 2 * seat
    if s[place] == NONE:
        return 0
    return 1 if s[place + 1] == NONE else 2


def holds(s: State, seat: int, card: int) -> bool:
    """Whether a seat has a card."""
    place = HANDS + 2 * seat
    return s[place] == card or s[place + 1] == card


def owned(s: State, seat: int, card: int) -> int:
    """How many cards of a character a seat has."""
    place = HANDS + 2 * seat
    return (s[place] == card) + (s[place + 1] == card)


def begin_turn(s: State, seat: int) -> None:
    """The next turn."""
    s[TURN] = seat
    s[ASKED] = seat
    s[PHASE] = TO_ACT
    s[ACTION] = -1
    s[CLAIM] = NONE
    s[BLOCKED] = 0


def begin_loss(s: State, seat: int, after: int) -> None:
    """Asks a seat which card it loses."""
    s[PHASE] = TO_LOSE
    s[ASKED] = seat
    s[AFTER] = after


def choices(s: State, into: State) -> int:
    """How many choices the seat that is asked has; they are put into a list.

    Left out are letting a last card be assassinated, and letting a claim pass that must be a lie.
    Choices are actions in `TO_ACT`; 0, or 1 and 2, for letting pass and for a challenge or a block
    (a steal: 1 as the Captain, 2 as the Ambassador); cards in `TO_LOSE`; hands in `TO_KEEP`.
    """
    phase = s[PHASE]
    seat = s[ASKED]
    if phase == TO_ACT:
        coins = s[COINS + seat]
        if coins >= 10:
            into[0] = COUP
            return 1
        count = 0
        for action in range(7):
            if action == COUP and coins < 7:
                continue
            if action == ASSASSINATE and coins < 3:
                continue
            into[count] = action
            count += 1
        return count
    if phase == TO_LOSE:
        into[0] = s[HANDS + 2 * seat]
        into[1] = s[HANDS + 2 * seat + 1]
        return 1 if into[1] == NONE or into[1] == into[0] else 2
    if phase == TO_KEEP:
        return keepings(s, into)
    if phase == TO_BLOCK and s[ACTION] == ASSASSINATE and influence(s, seat) == 1:
        into[0] = 1
        return 1
    into[0] = 0
    into[1] = 1
    into[2] = 2
    if phase != TO_BLOCK and s[GONE + s[CLAIM]] + owned(s, seat, s[CLAIM]) == 3:
        into[0] = 1
        return 1
    return 3 if phase == TO_BLOCK and s[ACTION] == STEAL else 2


def keepings(s: State, into: State) -> int:
    """The hands that the seat whose turn it is may keep in its exchange, by number, rising."""
    seat = s[TURN]
    count = 0
    if influence(s, seat) == 1:
        for card in range(5):
            if holds(s, seat, card) or s[DRAWN] == card or s[DRAWN + 1] == card:
                into[count] = 15 + card
                count += 1
        return count
    for low in range(5):
        for high in range(low, 5):
            if have(s, seat, low) < 1 + (low == high) or have(s, seat, high) < 1:
                continue
            into[count] = keys.pair(low, high)
            count += 1
    return count


def have(s: State, seat: int, card: int) -> int:
    """How many cards of a character a seat has to choose from in its exchange."""
    place = HANDS + 2 * seat
    found = 0
    for at in (place, place + 1, DRAWN, DRAWN + 1):
        if s[at] == card:
            found += 1
    return found


def play(s: State, choice: int) -> None:
    """Takes a choice of the seat that is asked."""
    phase = s[PHASE]
    seat = s[ASKED]
    if phase == TO_ACT:
        declare(s, choice)
    elif phase == TO_DOUBT:
        if choice == 0:
            stands(s, s[TURN])
            ask_block(s)
        else:
            s[DOUBTS + seat] += 1
            prove(s, s[TURN])
    elif phase == TO_BLOCK:
        if choice == 0:
            let_through(s, seat)
            resolve(s)
        else:
            s[CLAIM] = block_as(s[ACTION], choice)
            s[BLOCKED] = 1
            s[PHASE] = TO_DOUBT_BLOCK
            s[ASKED] = s[TURN]
    elif phase == TO_DOUBT_BLOCK:
        if choice == 0:
            stands(s, 1 - seat)
            s[DONE + 2 * s[TURN] + 1] = WAS_BLOCKED
            begin_turn(s, 1 - s[TURN])
        else:
            s[DOUBTS + seat] += 1
            prove(s, 1 - seat)
    elif phase == TO_LOSE:
        lose(s, seat, choice)
    else:
        keep(s, choice)


def block_as(action: int, choice: int) -> int:
    """Which character a block claims."""
    if action == AID:
        return DUKE
    if action == ASSASSINATE:
        return CONTESSA
    return CAPTAIN if choice == 1 else AMBASSADOR


def declare(s: State, action: int) -> None:
    """Names the action of a turn."""
    seat = s[TURN]
    s[ACTION] = action
    s[DONE + 2 * seat] = 1 + action
    s[DONE + 2 * seat + 1] = STOOD
    if action == COUP:
        s[COINS + seat] -= 7
    elif action == ASSASSINATE:
        s[COINS + seat] -= 3
    if action < TAX:
        ask_block(s)
        return
    if action == TAX:
        s[CLAIM] = DUKE
    elif action == ASSASSINATE:
        s[CLAIM] = ASSASSIN
    elif action == STEAL:
        s[CLAIM] = CAPTAIN
    else:
        s[CLAIM] = AMBASSADOR
    s[PHASE] = TO_DOUBT
    s[ASKED] = 1 - seat


def ask_block(s: State) -> None:
    """Asks whether the action is blocked, where it can be."""
    action = s[ACTION]
    if action in (AID, ASSASSINATE, STEAL):
        s[PHASE] = TO_BLOCK
        s[ASKED] = 1 - s[TURN]
    else:
        resolve(s)


def prove(s: State, seat: int) -> None:
    """Settles a challenge of a seat's claim."""
    if holds(s, seat, s[CLAIM]):
        begin_loss(s, 1 - seat, PROVEN)
        return
    if s[BLOCKED]:
        begin_loss(s, seat, CAUGHT_BLOCK)
    else:
        s[DONE + 2 * seat + 1] = FELL
        begin_loss(s, seat, CAUGHT)


def lose(s: State, seat: int, card: int) -> None:
    """A seat loses a card, and what follows."""
    take(s, seat, card)
    s[GONE + card] += 1
    if s[STATUS + 5 * seat + card] == keys.CLAIMED:
        s[STATUS + 5 * seat + card] = keys.SILENT
        s[TIMES + 5 * seat + card] = 0
    if influence(s, seat) == 0:
        s[PHASE] = OVER
        s[WINNER] = 1 - seat
        return
    after = s[AFTER]
    if after == PROVEN:
        proven(s, 1 - seat)
    elif after == CAUGHT_BLOCK:
        s[STATUS + 5 * seat + s[CLAIM]] = keys.DENIED
        resolve(s)
    else:
        if after == CAUGHT:
            s[STATUS + 5 * seat + s[CLAIM]] = keys.DENIED
        if after == CAUGHT and s[ACTION] == ASSASSINATE:
            s[COINS + s[TURN]] += 3
        begin_turn(s, 1 - s[TURN])


def proven(s: State, seat: int) -> None:
    """Shuffles the shown card into the Court; the next one is due."""
    card = s[CLAIM]
    take(s, seat, card)
    s[COURT + card] += 1
    s[FRESH + seat] = 0
    for known in range(5):
        at = STATUS + 5 * seat + known
        if known == card or s[at] == keys.DENIED:
            s[at] = keys.SILENT
            s[TIMES + 5 * seat + known] = 0
    s[PHASE] = DRAWING
    s[ASKED] = seat
    s[DUE] = 1


def draw(s: State, card: int) -> None:
    """Gives the seat that is asked a card of the Court."""
    seat = s[ASKED]
    s[DUE] -= 1
    if s[ACTION] == EXCHANGE and s[CLAIM] == NONE:
        s[COURT + card] -= 1
        s[DRAWN + s[DUE]] = card
        if s[DUE] == 0:
            s[PHASE] = TO_KEEP
        return
    give(s, seat, card)
    if s[BLOCKED]:
        s[DONE + 2 * s[TURN] + 1] = WAS_BLOCKED
        begin_turn(s, 1 - s[TURN])
    else:
        ask_block(s)


def stands(s: State, seat: int) -> None:
    """Remembers a claim that nobody doubted."""
    s[STATUS + 5 * seat + s[CLAIM]] = keys.CLAIMED
    s[TIMES + 5 * seat + s[CLAIM]] += 1
    s[FRESH + seat] = 0


def let_through(s: State, seat: int) -> None:
    """Remembers what a seat has let pass without a block."""
    at = STATUS + 5 * seat
    if s[ACTION] == AID:
        s[at + DUKE] = keys.DENIED
    elif s[ACTION] == ASSASSINATE:
        s[at + CONTESSA] = keys.DENIED
    elif s[COINS + seat] > 0:
        s[at + CAPTAIN] = s[at + AMBASSADOR] = keys.DENIED


def resolve(s: State) -> None:
    """The action happens."""
    seat = s[TURN]
    other = 1 - seat
    action = s[ACTION]
    if action in (COUP, ASSASSINATE):
        begin_loss(s, other, STRUCK)
        return
    if action == EXCHANGE:
        s[PHASE] = DRAWING
        s[ASKED] = seat
        s[CLAIM] = NONE
        s[DUE] = 2
        return
    if action == STEAL:
        coins = min(2, s[COINS + other])
        s[COINS + other] -= coins
        s[COINS + seat] += coins
    else:
        s[COINS + seat] += 1 if action == INCOME else 2 if action == AID else 3
    begin_turn(s, other)


def keep(s: State, hand: int) -> None:
    """Ends an exchange with the hand of this number."""
    seat = s[TURN]
    place = HANDS + 2 * seat
    for at in (place, place + 1, DRAWN, DRAWN + 1):
        if s[at] != NONE:
            s[COURT + s[at]] += 1
            s[at] = NONE
    if hand >= 15:
        give(s, seat, hand - 15)
    else:
        low = 0
        while hand >= 5 - low:
            hand -= 5 - low
            low += 1
        give(s, seat, low)
        give(s, seat, low + hand)
    for known in range(5):
        s[STATUS + 5 * seat + known] = keys.SILENT
        s[TIMES + 5 * seat + known] = 0
    s[FRESH + seat] = 1
    begin_turn(s, 1 - seat)
