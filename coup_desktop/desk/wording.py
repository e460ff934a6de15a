"""The rules in plain sentences, worded from the tables that the engine plays by.

The prompt bar's tooltips, the reference card and the new-game dialog's summary all speak through
`Wording`, so that no text can contradict the game. Nothing here names a character or a preset: what
is said follows from `cast`, `rulebook` and the ruleset's values.
"""

from collections.abc import Sequence
from typing import Final, Protocol

from PySide6.QtCore import QCoreApplication

from coup_desktop.desk.in_window import in_window
from coup_desktop.engine.cast import (
    ACTIONS,
    CHARACTERS,
    CONTESSA,
    CONVERT_OTHER_COST,
    EXAMINE,
    NO_CHARACTER,
    STEAL,
    STEAL_AT_MOST,
    Action,
    Character,
    Effect,
    Targets,
)
from coup_desktop.engine.moves import NOBODY, Kind, Move
from coup_desktop.engine.phrases import AND, CARDS, COINS, INFLUENCES, OR
from coup_desktop.engine.rulebook import Offer, rulebook
from coup_desktop.engine.ruleset import START_COINS, Ruleset
from coup_desktop.engine.translating import Word, counted, in_a_row

translate = QCoreApplication.translate


class Names(Protocol):
    """What things are called; the engine's `Narrator` is one."""

    def action_name(self, action: Action) -> str:
        """What the ruleset calls an action."""

    def deed(self, action: Action) -> str:
        """What is done by it, as a noun that can be somebody's."""

    def the_deed(self, action: Action) -> str:
        """The same where it is nobody's."""

    def character_name(self, character: Character) -> str:
        """What a character is called."""

    def character_plural(self, character: Character) -> str:
        """What several of a character are called."""

    def cards(self, cards: Sequence[Character], count: int) -> str:
        """Cards by name, or their number where they are not known."""

    def team_name(self, team: int) -> str:
        """What a team is called."""

    @property
    def reserve_name(self) -> str:
        """What the ruleset calls the reserve."""


def coins(number: int) -> Word:
    """So many coins, in words that fit the number."""
    return counted(in_window, COINS, number)


def cards(number: int) -> Word:
    """So many cards, in words that fit the number."""
    return counted(in_window, CARDS, number)


def influences(number: int) -> Word:
    """So many influences, in words that fit the number."""
    return counted(in_window, INFLUENCES, number)


def as_sentence(text: str) -> str:
    """A line of the log as a sentence among others: a heading has no full stop."""
    return text if not text or text.endswith((".", "!", "?", "…")) else f"{text}."


def either(words: Sequence[str]) -> Word:
    """Words in a row, joined by "or"; asked for in a form, each of them is."""
    return in_a_row(in_window, words, *OR)


def all_of(words: Sequence[str]) -> Word:
    """Words in a row, joined by "and"; asked for in a form, each of them is."""
    return in_a_row(in_window, words, *AND)


def offer_claim(offer: Offer) -> Character:
    """The character that an offer claims, or `NO_CHARACTER`."""
    return offer_move(offer).claim


def offer_move(offer: Offer) -> Move:
    """Any one move of an offer: they differ in their targets only."""
    return offer.plain if offer.plain is not None else offer.aimed[0]


class Wording:
    """The sentences of one ruleset."""

    def __init__(self, ruleset: Ruleset, names: Names) -> None:
        self.ruleset: Final = ruleset
        self.names: Final = names
        self._book = rulebook(ruleset)

    @property
    def offers(self) -> tuple[Offer, ...]:
        """Every action of the game; one that two characters lend is there twice."""
        return self._book.offers

    def blockers(self, action: Action) -> tuple[Character, ...]:
        """The characters whose claim blocks an action in this game."""
        return tuple(m.claim for m in self._book.blocks[action] if m.kind is Kind.BLOCK)

    def blocked_by(self, character: Character) -> tuple[Action, ...]:
        """The actions of this game that a claim of a character blocks."""
        actions = dict.fromkeys(offer.action for offer in self.offers)
        return tuple(action for action in actions if character in self.blockers(action))

    def offers_of(self, character: Character) -> tuple[Offer, ...]:
        """The actions that a claim of a character allows."""
        return tuple(offer for offer in self.offers if offer_claim(offer) == character)

    @property
    def general_offers(self) -> tuple[Offer, ...]:
        """The actions that claim no character."""
        return self.offers_of(NO_CHARACTER)

    @property
    def barred(self) -> tuple[str, ...]:
        """Names of the characters whose holder may not embezzle."""
        return tuple(
            self.names.character_name(c) for c in self.ruleset.cast if CHARACTERS[c].barred
        )

    def action(self, action: Action) -> str:
        """The action's name in this ruleset."""
        return self.names.action_name(action)

    def deed(self, action: Action) -> str:
        """What is done, as a noun that can be somebody's: "theft", "Foreign Aid"."""
        return self.names.deed(action)

    def the_deed(self, action: Action) -> str:
        """The same within a sentence where it is nobody's: "the theft", "Foreign Aid"."""
        return self.names.the_deed(action)

    def character(self, character: Character) -> str:
        """The character's name."""
        return self.names.character_name(character)

    def effect(self, action: Action, claim: Character) -> str:
        """What an action costs and does."""
        cost = ACTIONS[action].cost
        if not cost:
            return self._does(action, claim)
        if ACTIONS[action].targets is Targets.SELF_OR_ANYONE:
            paid = translate(
                "Rules", "Pay {own} into the {reserve} for yourself, {other} for another seat:"
            ).format(
                own=coins(cost), other=coins(CONVERT_OTHER_COST), reserve=self.names.reserve_name
            )
        else:
            paid = translate("Rules", "Pay {coins}:").format(coins=coins(cost))
        return f"{paid} {self._does(action, claim)}"

    def _does(self, action: Action, claim: Character) -> str:
        info = ACTIONS[action]
        text: str
        match info.effect:
            case Effect.GAIN:
                text = translate("Rules", "Take {coins} from the Treasury.")
            case Effect.SHARE:
                text = translate(
                    "Rules",
                    "Take {coins} from the Treasury and give {one} of them to another seat.",
                )
            case Effect.LOSE_INFLUENCE:
                text = translate("Rules", "the target loses an influence.")
            case Effect.STEAL:
                text = translate("Rules", "Take up to {most} from another seat.")
            case Effect.EXCHANGE:
                text = self._exchange(claim)
            case Effect.EXAMINE:
                text = translate(
                    "Rules",
                    "Another seat shows you one card of its choice, in private. You let it keep "
                    "the card or have it replaced from the Court.",
                )
            case Effect.REPLACE:
                text = translate(
                    "Rules",
                    "Another seat exchanges one card of its choice for one from the Court. "
                    "Nobody else sees them.",
                )
            case Effect.CONVERT:
                text = translate("Rules", "the seat changes sides.")
            case Effect.EMBEZZLE:
                text = translate("Rules", "Take all coins of the {reserve}.")
        return text.format(
            coins=coins(info.gain),
            one=coins(1),
            most=coins(STEAL_AT_MOST),
            reserve=self.names.reserve_name,
        )

    def _exchange(self, claim: Character) -> str:
        info = CHARACTERS[claim]
        text = translate(
            "Rules", "Draw {drawn} from the Court, keep as many as you had, return the rest."
        ).format(drawn=cards(info.draws))
        limit = self.ruleset.keep_drawn
        if info.keep_limited and limit is not None and limit < info.draws:
            at_most = translate("Rules", "Of the drawn cards you may keep at most {number}.")
            text = f"{text} {at_most.format(number=limit)}"
        return text

    def claims(self, action: Action, claim: Character) -> str:
        """What taking an action claims, and so whether it can be challenged."""
        if claim != NO_CHARACTER:
            text = translate("Rules", "Claims the {character}: anyone may challenge.")
            return text.format(character=self.character(claim))
        if ACTIONS[action].challengeable:
            text = translate("Rules", "Claims to hold no {barred}: anyone may challenge.")
            return text.format(barred=either(self.barred))
        return translate("Rules", "Claims nothing: cannot be challenged.")

    def counters(self, action: Action) -> str:
        """Who blocks an action, and by claiming whom."""
        blockers = self.blockers(action)
        if not blockers:
            return translate("Rules", "Cannot be blocked.")
        characters = either([self.character(c) for c in blockers])
        if ACTIONS[action].targets is Targets.NOBODY:
            if self.ruleset.teams:
                text = translate(
                    "Rules", "Any seat of the other side may block it as {characters}."
                )
            else:
                text = translate("Rules", "Any other seat may block it as {characters}.")
        elif self.ruleset.blockers == "anyone":
            text = translate("Rules", "Any other seat may block it as {characters}.")
        else:
            text = translate("Rules", "The target may block it as {characters}.")
        return text.format(characters=characters)

    def action_help(self, action: Action, claim: Character) -> str:
        """All there is to know of an action."""
        effect = self.effect(action, claim)
        return f"{effect} {self.claims(action, claim)} {self.counters(action)}"

    def block_help(self, action: Action, claim: Character) -> str:
        """All there is to know of a block."""
        text = translate(
            "Rules",
            "Claims the {character} to stop {deed}. Anyone else may challenge; a block that "
            "cannot be proven costs an influence, and the action goes on. Nobody can try a "
            "second block.",
        )
        return text.format(character=self.character(claim), deed=self.the_deed(action))

    def rules_in_force(self) -> tuple[str, ...]:
        """The ruleset's values, each as a sentence; what cannot matter in this game is left out."""
        return tuple(rule for rules in self._rules().values() for rule in rules)

    def rule(self, word: str) -> tuple[str, ...]:
        """The rule about one thing, as sentences; none where it cannot matter in this game.

        Raises:
            KeyError: there are no rules of that word.
        """
        return self._rules()[word]

    def _rules(self) -> dict[str, tuple[str, ...]]:
        return {
            "cast": (self._cast_rule(),),
            "box": (self._box_rule(),),
            "start": (self._start_rule(),),
            "teams": self._team_rules(),
            "draft": self._draft_rules(),
            "coup": (self._coup_rule(),),
            "block": (self._block_rule(),),
            "refund": (self._refund_rule(),),
            "decline": (self._decline_rule(),),
            "exile": (self._exile_rule(),),
            "characters": self._character_rules(),
        }

    def _cast_rule(self) -> str:
        ruleset = self.ruleset
        text = translate(
            "Rules", "{copies} of each: {characters}. Between turns the Court holds {court}."
        )
        return text.format(
            copies=cards(ruleset.copies),
            characters=all_of([self.character(c) for c in ruleset.cast]),
            court=cards(ruleset.court),
        )

    def _box_rule(self) -> str:
        if self.ruleset.box is None:
            return translate("Rules", "The Treasury never runs out of coins.")
        text = translate(
            "Rules",
            "There are {coins} in the game; if the Treasury runs short, you take what is left.",
        )
        return text.format(coins=coins(self.ruleset.box))

    def _start_rule(self) -> str:
        start = self.ruleset.start_coins(0)
        if len(set(start)) > 1:
            text = translate(
                "Rules", "The starter begins with {fewer}, the other seat with {coins}."
            )
            return text.format(fewer=coins(start[0]), coins=coins(START_COINS))
        return translate("Rules", "Every seat begins with {coins}.").format(coins=coins(start[0]))

    def _team_rules(self) -> tuple[str, ...]:
        if not self.ruleset.teams:
            return ()
        sides = [self.names.team_name(i) for i in range(len(self.ruleset.preset.team_names))]
        play = translate(
            "Rules",
            "{first} play against {second}: while both sides are alive, you cannot target or block "
            "a seat of your own side. You may challenge it.",
        ).format(first=sides[0], second=sides[1])
        if self.ruleset.preset.team_start == "starter":
            start = translate("Rules", "The starter chooses a side; the sides alternate clockwise.")
        else:
            start = translate("Rules", "The sides are drawn at random, half of the seats each.")
        if self.ruleset.embezzler_loses == "barred":
            caught = translate(
                "Rules",
                "A seat caught at {embezzle} loses the {barred}; its other card is replaced.",
            )
        else:
            caught = translate("Rules", "A seat caught at {embezzle} loses a card of its choice.")
        embezzle = next(self.action(o.action) for o in self.offers if _embezzles(o))
        return (play, start, caught.format(embezzle=embezzle, barred=either(self.barred)))

    def _draft_rules(self) -> tuple[str, ...]:
        if not self.ruleset.draft:
            return ()
        text = translate(
            "Rules",
            "Each seat secretly chooses its first card from a set of {characters} and discards the "
            "rest unseen; the second card is dealt from a third set.",
        )
        return (text.format(characters=len(self.ruleset.cast)),)

    def _coup_rule(self) -> str:
        coup = next(o for o in self.general_offers if _ends_influence(o))
        if self.ruleset.must_coup is None:
            text = translate("Rules", "{coup} costs {cost} and is never compulsory.")
        else:
            text = translate(
                "Rules",
                "{coup} costs {cost}; a seat that begins its turn with {most} must take it.",
            )
        most = self.ruleset.must_coup or 0
        at_least = translate("Rules", "{coins} or more").format(coins=coins(most))
        return text.format(coup=self.action(coup.action), cost=coins(coup.cost), most=at_least)

    def _block_rule(self) -> str:
        if self.ruleset.blockers == "anyone":
            return translate("Rules", "Any other seat may block an action, aimed at it or not.")
        return translate("Rules", "Only its target may block an action that has one.")

    def _refund_rule(self) -> str:
        if self.ruleset.refund:
            return translate(
                "Rules",
                "If a bluff is caught, the cost of the action is returned; if it is blocked, not.",
            )
        return translate("Rules", "The cost of an action stays spent, also if a bluff is caught.")

    def _decline_rule(self) -> str:
        match self.ruleset.decline:
            case "any":
                return translate(
                    "Rules",
                    "A seat that could prove a claim may decline and lose any card instead.",
                )
            case "other":
                return translate(
                    "Rules",
                    "A seat that could prove a claim may decline and lose a card other than the "
                    "claimed one.",
                )
            case "no":
                return translate("Rules", "A seat that can prove a claim must prove it.")

    @staticmethod
    def _exile_rule() -> str:
        return translate(
            "Rules",
            "A seat that loses its last influence is exiled and returns its coins to the Treasury.",
        )

    def _character_rules(self) -> tuple[str, ...]:
        ruleset = self.ruleset
        found: list[str] = []
        actions = {offer.action for offer in self.offers}
        if STEAL in actions:
            if ruleset.steal_from_empty:
                text = translate("Rules", "{steal} may be aimed at a seat without coins.")
            else:
                text = translate("Rules", "{steal} needs a target that has coins.")
            found.append(text.format(steal=self.action(STEAL)))
        limited = [c for c in ruleset.cast if CHARACTERS[c].keep_limited]
        if limited:
            names = all_of([self.character(c) for c in limited])
            if ruleset.keep_drawn is None:
                text = translate("Rules", "{character}: any of the drawn cards may be kept.")
            else:
                text = translate(
                    "Rules", "{character}: at most {number} of the drawn cards may be kept."
                )
            found.append(text.format(character=names, number=ruleset.keep_drawn))
        if EXAMINE in actions and CONTESSA in ruleset.cast:
            if ruleset.contessa_blocks_examine:
                text = translate("Rules", "{character} blocks {examine}.")
            else:
                text = translate("Rules", "{character} does not block {examine}.")
            found.append(
                text.format(character=self.character(CONTESSA), examine=self.action(EXAMINE))
            )
        return tuple(found)


def _embezzles(offer: Offer) -> bool:
    return ACTIONS[offer.action].effect is Effect.EMBEZZLE


def _ends_influence(offer: Offer) -> bool:
    return ACTIONS[offer.action].effect is Effect.LOSE_INFLUENCE


def aims(move: Move) -> bool:
    """Whether a move names a target."""
    return move.target != NOBODY
