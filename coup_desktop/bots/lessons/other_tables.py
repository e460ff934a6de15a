"""Short lessons of their own: playing in teams, and Coup X."""

from typing import Final

from coup_desktop.bots.lessons.lesson import Beat, Lesson, Page
from coup_desktop.engine.translating import QT_TRANSLATE_NOOP

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
