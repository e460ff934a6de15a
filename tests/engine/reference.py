"""A second, deliberately plain reading of RULES.md (sections 2 to 4) and RECORD.md.

Written from the two pages, to hold the engine against: slow, in the record's words, one generator
that walks through a turn as section 3 tells it, and no code of the engine. It knows no chance: the
Court's cards are named by whoever plays it.
"""

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations

from tests.engine.page import Rules

ACTIONS_OF = {
    "duke": ("tax",),
    "thief": ("tax",),
    "diplomat": ("cooperate",),
    "assassin": ("assassinate",),
    "captain": ("steal",),
    "ambassador": ("exchange",),
    "dealer": ("exchange",),
    "inquisitor": ("exchange", "examine"),
    "inspector": ("exchange", "replace"),
}
BLOCKED_BY = {
    "foreign-aid": ("duke", "diplomat", "thief"),
    "assassinate": ("contessa", "guard"),
    "steal": ("captain", "ambassador", "inquisitor", "dealer", "inspector"),
    "examine": ("contessa",),
}
AIMED = ("coup", "cooperate", "assassinate", "steal", "examine", "replace")
BARRED = ("duke", "diplomat", "thief")


@dataclass(frozen=True)
class Ask:
    """A seat has to decide (`choices`), or the Court to give cards (`phase` draw, `count`)."""

    phase: str
    seat: int
    choices: tuple[str, ...] = ()
    count: int = 0


Asking = Generator[Ask, str, None]
Judging = Generator[Ask, str, bool]


class _OneLeft(Exception):  # noqa: N818 - no error: the game is over
    pass


@dataclass
class Seat:
    name: str
    coins: int
    team: str | None
    hidden: list[str] = field(default_factory=list)
    revealed: list[str] = field(default_factory=list)

    @property
    def exiled(self) -> bool:
        return len(self.revealed) == 2


class Plain:
    """One game. `ask` says what is asked; `answer` takes the words, or the cards of a draw."""

    def __init__(
        self,
        rules: Rules,
        names: Sequence[str],
        starter: int,
        teams: Sequence[str] | None = None,
        deal: Sequence[Sequence[str]] | None = None,
    ) -> None:
        self.rules = rules
        self.copies = int(rules.value("copies"))
        self.seats = [
            Seat(name, rules.start_coins(i, starter), teams[i] if teams else None)
            for i, name in enumerate(names)
        ]
        self.starter = self.turn = starter
        self.turns = 0
        self.reserve = 0
        box = rules.value("box")
        self.treasury = None if box == "unlimited" else int(box) - sum(s.coins for s in self.seats)
        self.court: list[str] = []
        self.drawn: list[str] = []
        self.discarded: list[str] = []
        self.winner: str | None = None
        if deal is not None:
            self.court = [card for card in rules.cast for _ in range(self.copies)]
            for seat, cards in zip(self.seats, deal, strict=True):
                for card in cards:
                    self.court.remove(card)
                    seat.hidden.append(card)
        self._course = self._game()
        self.ask = next(self._course)

    def answer(self, words: str) -> None:
        self.ask = self._course.send(words)

    # Section 4.

    def _game(self) -> Asking:
        try:
            if self.rules.draft:
                yield from self._draft()
            while True:
                yield from self._turn(self.turn)
                self._exiled_pay_back()
                self.turns += 1
                self.turn = self._clockwise_from(self.turn)[0]
        except _OneLeft:
            self._exiled_pay_back()
            self.winner = next(seat.name for seat in self.seats if not seat.exiled)
            yield Ask("over", -1)

    def _draft(self) -> Asking:
        sets = [list(self.rules.cast) for _ in range(3)]
        self.court = sets[2]
        for i in (0, 1):
            word = yield Ask("draft", i, tuple(f"draft {card}" for card in sets[i]))
            card = word.split()[1]
            sets[i].remove(card)
            self.seats[i].hidden.append(card)
            self.discarded += sets[i]
        for i in (0, 1):
            yield from self._draw(i, 1)

    def _exiled_pay_back(self) -> None:
        for seat in self.seats:
            if seat.exiled:
                self._to_treasury(seat.coins)
                seat.coins = 0

    # Section 3, in its order.

    def _turn(self, me: int) -> Asking:
        actor = self.seats[me]
        words = (yield Ask("action", me, tuple(self._actions(me)))).split()
        action = words[0]
        aimed = action in AIMED or (action == "convert" and len(words) == 2)
        target = self._named(words[1]) if aimed else None
        claim = self._claimed(words)

        # 1. The cost is paid at once.
        cost = {"coup": 7, "assassinate": 3, "convert": 1 if target is None else 2}.get(action, 0)
        actor.coins -= cost
        if action == "convert":
            self.reserve += cost
        else:
            self._to_treasury(cost)

        # 2. Challenge.
        if action == "embezzle" or claim is not None:
            stands = yield from self._challenge("challenge", me, claim)
            if not stands:
                if self.rules.value("refund") == "yes":
                    actor.coins += cost
                    self._to_treasury(-cost)
                return

        # 3. and 4. Block, and challenge of the block.
        blocked = yield from self._block(action, me, target)
        if not blocked:
            # 5. Resolution.
            yield from self._resolve(action, claim, me, target)

    def _block(self, action: str, me: int, target: int | None) -> Judging:
        characters = [c for c in self.rules.cast if c in BLOCKED_BY.get(action, ())]
        if action == "examine" and self.rules.value("contessa-blocks-examine") == "no":
            characters = []
        if not characters or (target is not None and self.seats[target].exiled):
            return False
        may = self._clockwise_from(me)
        if target is not None:
            if self.rules.value("blockers") == "target":
                may = [target]
            else:
                may = [target, *(i for i in may if i != target)]
        may = [i for i in may if not self._restricted(i, me)]
        for blocker in may:
            choices = ("allow", *(f"block {character}" for character in characters))
            words = (yield Ask("block", blocker, choices)).split()
            if words[0] == "block":
                return (yield from self._challenge("challenge-block", blocker, words[1]))
        return False

    def _challenge(self, phase: str, claimant: int, claim: str | None) -> Judging:
        """Asks for challenges; whether the claim stands. No claim: an embezzlement's."""
        for doubter in self._clockwise_from(claimant):
            word = yield Ask(phase, doubter, ("allow", "challenge"))
            if word == "challenge":
                if claim is None:
                    return (yield from self._prove_embezzlement(claimant, doubter))
                return (yield from self._prove(claimant, claim, doubter))
        return True

    def _prove(self, claimant: int, claim: str, doubter: int) -> Judging:
        hand = self.seats[claimant].hidden
        choices = [f"lose {card}" for card in sorted(set(hand))]
        if claim in hand:
            if self.rules.value("decline") == "no":
                choices = []
            elif self.rules.value("decline") == "other":
                choices.remove(f"lose {claim}")
            choices.append(f"show {claim}")
        words = (yield Ask("prove", claimant, tuple(choices))).split()
        if words[0] == "lose":
            self._turn_up(claimant, words[1])
            return False
        yield from self._lose(doubter)
        hand.remove(claim)
        self.court.append(claim)
        yield from self._draw(claimant, 1)
        return True

    def _prove_embezzlement(self, claimant: int, doubter: int) -> Judging:
        hand = self.seats[claimant].hidden
        barred = [card for card in hand if card in BARRED]
        if not barred:
            yield Ask("prove", claimant, ("show",))
            yield from self._lose(doubter)
            count = len(hand)
            self.court += hand
            hand.clear()
            yield from self._draw(claimant, count)
            return True
        mine = self.rules.value("embezzler-loses") == "choice"
        losable = sorted(set(hand if mine else barred))
        words = (yield Ask("prove", claimant, tuple(f"lose {card}" for card in losable))).split()
        self._turn_up(claimant, words[1])
        if not mine and hand:
            self.court.append(hand.pop())
            yield from self._draw(claimant, 1)
        return False

    def _lose(self, seat: int) -> Asking:
        choices = tuple(f"lose {card}" for card in sorted(set(self.seats[seat].hidden)))
        words = (yield Ask("lose", seat, choices)).split()
        self._turn_up(seat, words[1])

    def _turn_up(self, seat: int, card: str) -> None:
        self.seats[seat].hidden.remove(card)
        self.seats[seat].revealed.append(card)
        if sum(not s.exiled for s in self.seats) == 1:
            raise _OneLeft

    def _draw(self, seat: int, count: int) -> Asking:
        self.seats[seat].hidden += yield from self._cards(seat, count)

    def _cards(self, seat: int, count: int) -> Generator[Ask, str, list[str]]:
        cards = (yield Ask("draw", seat, count=count)).split()
        for card in cards:
            self.court.remove(card)
        return cards

    # Section 2.

    def _actions(self, me: int) -> Iterator[str]:
        coins = self.seats[me].coins
        others = self._clockwise_from(me)
        targets = [i for i in others if not self._restricted(me, i)]
        if coins >= 7:
            yield from (f"coup {self.seats[i].name}" for i in targets)
        must = self.rules.value("must-coup")
        if must != "never" and coins >= int(must):
            return
        yield "income"
        yield "foreign-aid"
        if self.rules.teams:
            if coins >= 1:
                yield "convert"
            if coins >= 2:
                yield from (f"convert {self.seats[i].name}" for i in others)
            if self.reserve > 0:
                yield "embezzle"
        for character in self.rules.cast:
            for action in ACTIONS_OF.get(character, ()):
                if action == "exchange":
                    yield f"exchange {character}" if "six" in self.rules.options else "exchange"
                elif action == "tax":
                    yield "tax"
                elif action != "assassinate" or coins >= 3:
                    for i in targets:
                        empty = self.seats[i].coins == 0
                        if action == "steal" and empty and self._no("steal-from-empty"):
                            continue
                        yield f"{action} {self.seats[i].name}"

    def _claimed(self, words: list[str]) -> str | None:
        if words[0] == "exchange" and len(words) == 2:
            return words[1]
        return next((c for c in self.rules.cast if words[0] in ACTIONS_OF.get(c, ())), None)

    def _resolve(self, action: str, claim: str | None, me: int, target: int | None) -> Asking:
        actor = self.seats[me]
        aim = None if target is None else self.seats[target]
        if action == "exchange":
            yield from self._exchange(me, str(claim))
        elif action == "convert":
            red, blue = self.rules.column.team_words
            changed = aim or actor
            changed.team = blue if changed.team == red else red
        elif action == "embezzle":
            actor.coins += self.reserve
            self.reserve = 0
        elif aim is None:
            self._gain(actor, {"income": 1, "foreign-aid": 2, "tax": 3}[action])
        elif action == "cooperate":
            if self._gain(actor, 3) > 0 and not aim.exiled:
                actor.coins -= 1
                aim.coins += 1
        elif action == "steal":
            coins = min(2, aim.coins)
            aim.coins -= coins
            actor.coins += coins
        elif not aim.exiled:
            yield from self._act_on(action, me, self._named(aim.name))

    def _act_on(self, action: str, me: int, target: int) -> Asking:
        hand = self.seats[target].hidden
        if action in {"coup", "assassinate"}:
            yield from self._lose(target)
            return
        verb, phase = ("present", "present") if action == "examine" else ("give", "give")
        choices = tuple(f"{verb} {card}" for card in sorted(set(hand)))
        card = (yield Ask(phase, target, choices)).split()[1]
        if action == "examine" and (yield Ask("decide", me, ("replace", "return"))) == "return":
            return
        # Replacing: draw first, then shuffle the old card in.
        yield from self._draw(target, 1)
        hand.remove(card)
        self.court.append(card)

    def _exchange(self, me: int, claim: str) -> Asking:
        hand = self.seats[me].hidden
        limited = claim in {"ambassador", "dealer"}
        self.drawn = yield from self._cards(me, 2 if limited else 1)
        most = self.rules.value("keep-drawn") if limited else "any"
        keeps: set[str] = set()
        # Which places of the hand and of the drawn cards are kept.
        places = [(card, False) for card in hand] + [(card, True) for card in self.drawn]
        for kept in combinations(places, len(hand)):
            if most == "any" or sum(new for _, new in kept) <= int(most):
                keeps.add("keep " + " ".join(sorted(card for card, _ in kept)))
        words = (yield Ask("exchange", me, tuple(sorted(keeps)))).split()
        rest = hand + self.drawn
        self.drawn = []
        for card in words[1:]:
            rest.remove(card)
        self.court += rest
        hand[:] = words[1:]

    # Small change.

    def _clockwise_from(self, seat: int) -> list[int]:
        """The other living seats, clockwise from the left of one."""
        count = len(self.seats)
        order = [(seat + step) % count for step in range(1, count)]
        return [i for i in order if not self.seats[i].exiled]

    def _restricted(self, one: int, other: int) -> bool:
        if not self.rules.teams:
            return False
        both = len({seat.team for seat in self.seats if not seat.exiled}) == 2
        return both and self.seats[one].team == self.seats[other].team

    def _named(self, name: str) -> int:
        return [seat.name for seat in self.seats].index(name)

    def _no(self, switch: str) -> bool:
        return self.rules.value(switch) == "no"

    def _to_treasury(self, coins: int) -> None:
        if self.treasury is not None:
            self.treasury += coins

    def _gain(self, seat: Seat, coins: int) -> int:
        if self.treasury is not None:
            coins = min(coins, self.treasury)
        self._to_treasury(-coins)
        seat.coins += coins
        return coins

    def state(self) -> dict[str, object]:
        """What `replay --json` prints (RECORD.md, "The command")."""
        over = self.ask.phase == "over"
        return {
            "rules": self.rules.preset,
            "options": sorted(self.rules.options),
            "seats": [
                {
                    "name": seat.name,
                    "coins": seat.coins,
                    "hidden": sorted(seat.hidden),
                    "revealed": sorted(seat.revealed),
                    "team": seat.team,
                    "exiled": seat.exiled,
                }
                for seat in self.seats
            ],
            "treasury": self.treasury,
            "reserve": self.reserve,
            "court": sorted(self.court),
            "drawn": sorted(self.drawn),
            "turn": self.seats[self.turn].name,
            "turns": self.turns,
            "phase": self.ask.phase,
            "asked": None if over else self.seats[self.ask.seat].name,
            "legal": sorted(self.ask.choices),
            "winner": self.winner,
        }
