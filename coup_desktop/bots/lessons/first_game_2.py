"""The middle of the first game: what can go wrong, and other cards."""

from typing import Final

from coup_desktop.bots.lessons.lesson import Beat, Lesson, Page
from coup_desktop.engine.translating import QT_TRANSLATE_NOOP

_SEATS: Final = """coup-record 1
rules official
seat You
seat One page:bianca
seat Two page:baldassare
"""

TWO_LOSSES: Final = Lesson(
    "two-losses",
    QT_TRANSLATE_NOOP("Lessons", "Two losses in one turn"),
    _SEATS
    + """starter Two
deal You assassin contessa
deal One duke captain
deal Two contessa ambassador

Two tax
You challenge
Two lose contessa
You income
One income
Two income
---
You assassinate One
One allow
Two allow
One block contessa
Two allow
You challenge
One lose captain
One lose duke
Two income
You income
Two assassinate You
You allow
You block contessa
Two allow
""",
    0,
    (
        Beat(
            (
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "You hold the {assassin}. For three coins the {assassin} takes a card from "
                        "another player. You have three coins.",
                    ),
                    ("own-cards", "own-coins"),
                ),
                Page(
                    QT_TRANSLATE_NOOP("Lessons", "Choose {assassinate}, and then {one}."),
                    ("button assassinate", "seat 1"),
                ),
            ),
            QT_TRANSLATE_NOOP("Lessons", "{one} wants to block. Let us see."),
            {
                "income": QT_TRANSLATE_NOOP(
                    "Lessons",
                    "Saving is no mistake. But you have the card and the coins for an attack.",
                ),
            },
        ),
        Beat(
            (
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "{one} claims the {contessa}, who stops the {assassin}. There are three: "
                        "one is yours, one lies face up before {two}. Only one is left.",
                    ),
                    ("own-cards", "cards 2", "seat 1"),
                ),
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "Probably a lie. Choose “{challenge}”, and watch what it costs {one}.",
                    ),
                    ("button challenge",),
                ),
            ),
            QT_TRANSLATE_NOOP(
                "Lessons",
                "One card for the lie. And now nothing stops the {assassin}: the second card, too!",
            ),
            {
                "allow": QT_TRANSLATE_NOOP(
                    "Lessons",
                    "Then the block stands, and your three coins are gone for nothing. Here a "
                    "doubt was worth it.",
                ),
            },
        ),
        Beat(
            (
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "{one} is out: two cards in one turn. The same can happen to you. Take "
                        "{income} now, and see what {two} does.",
                    ),
                    ("seat 1", "button income"),
                ),
            ),
            QT_TRANSLATE_NOOP("Lessons", "Now {two} attacks you."),
        ),
        Beat(
            (
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "If you doubt the {assassin} and are wrong, you lose one card for the "
                        "doubt and one for the attack. So think twice. Choose “{pass}”.",
                    ),
                    ("button allow", "seat 2"),
                ),
            ),
            QT_TRANSLATE_NOOP("Lessons", "No doubt from you. Now you may block."),
            {
                "challenge": QT_TRANSLATE_NOOP(
                    "Lessons",
                    "You are lucky if {two} has no {assassin}. If {two} has one, both your cards "
                    "are in danger. With a {contessa} there is no need for that.",
                ),
            },
        ),
        Beat(
            (
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons", "You really hold the {contessa}. Block, and nothing happens."
                    ),
                    ("own-cards", "button block"),
                ),
            ),
            QT_TRANSLATE_NOOP("Lessons", "A true claim is nothing to be afraid of."),
            {
                "allow": QT_TRANSLATE_NOOP(
                    "Lessons", "That costs you a card, though you hold the {contessa}. Pity!"
                ),
            },
        ),
        Beat(
            (
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "Remember: a wrong doubt of the {assassin}, or a {contessa} that is a lie, "
                        "can cost two cards at once. With one card left you may well dare it.",
                    ),
                ),
            ),
        ),
    ),
)

EXCHANGE: Final = Lesson(
    "exchange",
    QT_TRANSLATE_NOOP("Lessons", "Exchange"),
    _SEATS
    + """starter You
deal You contessa ambassador
deal One captain assassin
deal Two ambassador duke

---
You exchange
One allow
Two allow
draw duke captain
You keep captain duke
One steal You
Two allow
You allow
You block captain
One allow
Two allow
Two income
""",
    10,
    (
        Beat(
            (
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "No coins to be made with these cards. The {ambassador} helps: look at two "
                        "cards of the Court, and keep what you like.",
                    ),
                    ("own-cards", "court"),
                ),
                Page(
                    QT_TRANSLATE_NOOP("Lessons", "You hold the {ambassador}. Choose {exchange}."),
                    ("button exchange",),
                ),
            ),
            QT_TRANSLATE_NOOP("Lessons", "You draw two cards. Only you see them."),
        ),
        Beat(
            (
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "Choose two of the four; the others go back. The {duke} brings coins; the "
                        "{captain} steals, and stops stealing. Keep these two.",
                    ),
                    ("own-cards", "button keep"),
                ),
            ),
            QT_TRANSLATE_NOOP("Lessons", "Good cards. And nobody knows that you have them."),
            {
                "keep": QT_TRANSLATE_NOOP(
                    "Lessons",
                    "Every choice is allowed, and each has its reasons. For this lesson the {duke} "
                    "and the {captain} would be best.",
                ),
            },
        ),
        Beat(
            (
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "{one} claims the {captain} to steal from you. You need no doubt: you can "
                        "stop that. Choose “{pass}” first.",
                    ),
                    ("seat 1", "button allow"),
                ),
            ),
            QT_TRANSLATE_NOOP("Lessons", "Now comes the question whether you block."),
            {
                "challenge": QT_TRANSLATE_NOOP(
                    "Lessons",
                    "{one} does have the {captain}, so the doubt costs you a card. A block would "
                    "have cost nothing.",
                ),
            },
        ),
        Beat(
            (
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "A {captain} stops a {captain}, and so does an {ambassador}. Now you hold "
                        "the {captain}: block with it.",
                    ),
                    ("button block",),
                ),
            ),
            QT_TRANSLATE_NOOP("Lessons", "Your coins stay with you."),
            {
                "allow": QT_TRANSLATE_NOOP(
                    "Lessons",
                    "{one} takes your two coins. Nothing worse happens, but it is a pity.",
                ),
                "block": QT_TRANSLATE_NOOP(
                    "Lessons",
                    "That would stop it, too. But you have given the {ambassador} away, so this is "
                    "a bluff; the {captain} would be true.",
                ),
            },
        ),
        Beat(
            (
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "An exchange brings better cards, and makes you hard to read: whatever the "
                        "others knew about your hand is old now.",
                    ),
                    ("own-cards",),
                ),
            ),
        ),
    ),
)
