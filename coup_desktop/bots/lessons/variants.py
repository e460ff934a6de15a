"""Short lessons of their own: the Inquisitor and the Diplomat."""

from typing import Final

from coup_desktop.bots.lessons.lesson import Beat, Lesson, Page
from coup_desktop.engine.translating import QT_TRANSLATE_NOOP

INQUISITOR: Final = Lesson(
    "inquisitor",
    QT_TRANSLATE_NOOP("Lessons", "The Inquisitor"),
    """coup-record 1
rules official
option inquisitor
seat You
seat One page:bianca
seat Two page:baldassare
starter You
deal You inquisitor contessa
deal One captain assassin
deal Two duke captain

---
You exchange
draw duke
You keep inquisitor duke
One income
Two income
You examine One
One present captain
You replace
draw contessa
One steal You
Two allow
You allow
You block inquisitor
One allow
Two allow
Two income
""",
    3,
    (
        Beat(
            (
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "In this game the {inquisitor} takes the place of the {ambassador}. You "
                        "hold one. It can do three things.",
                    ),
                    ("own-cards",),
                ),
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "First: exchange. You draw only one card, and return one. Choose "
                        "{exchange}.",
                    ),
                    ("button exchange",),
                ),
            ),
            QT_TRANSLATE_NOOP("Lessons", "You draw one card."),
        ),
        Beat(
            (
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons", "Keep the {inquisitor} and the {duke}; the {contessa} goes back."
                    ),
                    ("button keep",),
                ),
            ),
            "",
            {
                "keep": QT_TRANSLATE_NOOP(
                    "Lessons",
                    "You are free to keep what you like. In this lesson you still need the "
                    "{inquisitor}.",
                ),
            },
        ),
        Beat(
            (
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "Second: look at a card of another player. Choose {examine}, and then "
                        "{one}. Which card you see is for {one} to choose.",
                    ),
                    ("button examine", "seat 1"),
                ),
            ),
            QT_TRANSLATE_NOOP("Lessons", "Only you see that card."),
        ),
        Beat(
            (
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "{one} shows you a {captain}, who steals. You decide: {one} may keep it, "
                        "or must change it for another card. Have it replaced.",
                    ),
                    ("seat 1", "button replace"),
                ),
            ),
            QT_TRANSLATE_NOOP("Lessons", "{one} draws another card, and you know the old one."),
            {
                "return": QT_TRANSLATE_NOOP(
                    "Lessons",
                    "Then you know what {one} holds. That is worth something, too. But the "
                    "{captain} can rob you.",
                ),
            },
        ),
        Beat(
            (
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "{one} claims the {captain} now? You have just had one changed. It may be "
                        "a lie. But you have something safer: choose “{pass}”.",
                    ),
                    ("seat 1", "button allow"),
                ),
            ),
            "",
            {
                "challenge": QT_TRANSLATE_NOOP(
                    "Lessons",
                    "A good guess! {one} has no {captain} any more. A block is safer yet.",
                ),
            },
        ),
        Beat(
            (
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "Third: the {inquisitor} stops stealing. Block with it; you hold it.",
                    ),
                    ("button block",),
                ),
            ),
            "",
            {
                "block": QT_TRANSLATE_NOOP(
                    "Lessons", "That stops it, too, but it is a bluff. The {inquisitor} is true."
                ),
            },
        ),
        Beat(
            (
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "That is the {inquisitor}: exchange one card, look at one, stop the "
                        "{captain}. Nobody blocks the look, but everybody may doubt it.",
                    ),
                ),
            ),
        ),
    ),
)

DIPLOMAT: Final = Lesson(
    "diplomat",
    QT_TRANSLATE_NOOP("Lessons", "The Diplomat"),
    """coup-record 1
rules city-state
option diplomat
seat You
seat One page:bianca
seat Two page:baldassare
starter You
deal You diplomat captain
deal One contessa assassin
deal Two ambassador captain

---
You cooperate One
One income
Two foreign-aid
You block diplomat
You cooperate Two
One income
Two income
""",
    0,
    (
        Beat(
            (
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "In this game the {diplomat} takes the place of the {duke}. The {diplomat} "
                        "takes three coins, and gives one of them to somebody else.",
                    ),
                    ("own-cards",),
                ),
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "Choose {cooperate}, and then {one}: two coins for you, one for {one}.",
                    ),
                    ("button cooperate", "seat 1"),
                ),
            ),
            QT_TRANSLATE_NOOP("Lessons", "Who gets a coin is not likely to doubt you."),
            {
                "cooperate": QT_TRANSLATE_NOOP(
                    "Lessons", "With {two} it is just as good. The lesson only goes another way."
                ),
            },
        ),
        Beat(
            (
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "{two} asks for {foreign_aid}. The {diplomat} stops that, as the {duke} "
                        "did. Block it.",
                    ),
                    ("seat 2", "button block"),
                ),
            ),
            "",
            {
                "allow": QT_TRANSLATE_NOOP(
                    "Lessons", "Then {two} gets two coins. With a {diplomat} you can stop that."
                ),
            },
        ),
        Beat(
            (
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "Each time you choose who gets the coin. Give it to whoever has few: {two} "
                        "is no danger. Cooperate with {two} now.",
                    ),
                    ("button cooperate", "seat 2"),
                ),
            ),
            "",
            {
                "cooperate": QT_TRANSLATE_NOOP(
                    "Lessons", "{one} has more coins already. That can be right, if you want peace."
                ),
            },
        ),
        Beat(
            (
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "That is the {diplomat}: a friend to one, rich in the end. Never feed "
                        "somebody up to seven coins!",
                    ),
                    ("coins 1", "coins 2"),
                ),
            ),
        ),
    ),
)
