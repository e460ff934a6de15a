"""Short lessons of their own: the Inquisitor, the Diplomat, teams, and Coup X."""

from typing import Final

from coup_desktop.bots.lessons.lesson import Beat, Lesson, Page
from coup_desktop.bots.translating import QT_TRANSLATE_NOOP

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

TEAMS: Final = Lesson(
    "teams",
    QT_TRANSLATE_NOOP("Lessons", "Playing in teams"),
    """coup-record 1
rules official
option factions
seat You
seat One page:bianca
seat Two page:baldassare
seat Three page:lia
starter You
team You monarchists
team One populists
team Two monarchists
team Three populists
deal You captain contessa
deal One assassin contessa
deal Two ambassador duke
deal Three duke assassin

---
You steal One
One income
Two convert Three
Three income
You convert
One income
Two income
Three income
You embezzle
One income
Two income
Three income
""",
    0,
    (
        Beat(
            (
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "Here there are two sides. Your sign says {team}; {two} belongs to the "
                        "same side. Against your own side you can do nothing.",
                    ),
                    ("seat 0", "seat 2"),
                ),
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "So you can steal only from {one} or {three}. Choose {steal}, and then "
                        "{one}.",
                    ),
                    ("button steal", "seat 1"),
                ),
            ),
            "",
            {
                "steal": QT_TRANSLATE_NOOP(
                    "Lessons",
                    "{three} is on the other side, too. The lesson only goes another way.",
                ),
            },
        ),
        Beat(
            (
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "{two} has paid two coins, and {three} changed sides. One coin changes "
                        "your own side. These coins go into the {reserve}.",
                    ),
                    ("seat 3", "reserve"),
                ),
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "Now only {one} is on the other side: nobody else can be attacked. Change "
                        "sides: choose {convert}, yourself.",
                    ),
                    ("button convert",),
                ),
            ),
            QT_TRANSLATE_NOOP("Lessons", "One coin into the {reserve}, and you stand with {one}."),
        ),
        Beat(
            (
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "Three coins lie in the {reserve}. Who claims to hold no {duke} may take "
                        "them all: that is {embezzle}.",
                    ),
                    ("reserve",),
                ),
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "You hold no {duke}, so it is true. If somebody doubts it, you show your "
                        "whole hand. Choose {embezzle}.",
                    ),
                    ("button embezzle",),
                ),
            ),
            QT_TRANSLATE_NOOP("Lessons", "The {reserve} is yours."),
        ),
        Beat(
            (
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "Doubting is allowed against everybody. And once all who are left are on "
                        "one side, sides count no longer: then it is each for oneself.",
                    ),
                ),
            ),
        ),
    ),
)

COUP_X: Final = Lesson(
    "coup-x",
    QT_TRANSLATE_NOOP("Lessons", "Coup X"),
    """coup-record 1
rules coup-x
seat You
seat One page:bianca
seat Two page:baldassare
starter One
deal You dealer guard
deal One assassin captain
deal Two captain thief

One income
Two income
---
You exchange
draw thief captain
You keep guard thief
One assassinate Two
Two allow
You allow
Two allow
You block guard
One allow
Two allow
Two income
You tax
One income
Two income
""",
    2,
    (
        Beat(
            (
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "Coup X has names of its own: {thief}, {guard} and {dealer} are what "
                        "{duke}, {contessa} and {ambassador} are elsewhere.",
                    ),
                    ("own-cards",),
                ),
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "You hold the {dealer}, who exchanges cards. Choose {exchange}.",
                    ),
                    ("button exchange",),
                ),
            ),
            "",
        ),
        Beat(
            (
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "Of the two new cards you may keep one at most. Keep the {guard} and the "
                        "{thief}.",
                    ),
                    ("button keep",),
                ),
            ),
            "",
            {
                "keep": QT_TRANSLATE_NOOP(
                    "Lessons",
                    "You are free to choose. In this lesson you need the {guard} and the {thief}.",
                ),
            },
        ),
        Beat(
            (
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "{one} attacks {two} with the {assassin}. You are only asked whether you "
                        "doubt it. Choose “{pass}”.",
                    ),
                    ("seat 1", "seat 2", "button allow"),
                ),
            ),
            "",
        ),
        Beat(
            (
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "In Coup X everybody may block, for somebody else, too. With your {guard} "
                        "you can save {two}. Block!",
                    ),
                    ("seat 2", "button block"),
                ),
            ),
            QT_TRANSLATE_NOOP("Lessons", "{two} owes you something. And {one} has paid."),
            {
                "allow": QT_TRANSLATE_NOOP(
                    "Lessons", "{two} loses a card. That is none of your business? It may be later."
                ),
            },
        ),
        Beat(
            (
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "The {thief} takes three coins, and anybody's {thief} stops "
                        "{foreign_aid}. You hold one: take {tax}.",
                    ),
                    ("button tax",),
                ),
            ),
            "",
        ),
        Beat(
            (
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "And further: paid coins never come back. Who is doubted and holds the "
                        "card must show it. And nobody is ever forced to a {coup}.",
                    ),
                ),
            ),
        ),
    ),
)
