"""The last lessons of the first game before a game of one's own: what decides it."""

from typing import Final

from coup_desktop.bots.lessons.lesson import Beat, Lesson, Page
from coup_desktop.engine.translating import QT_TRANSLATE_NOOP

_SEATS: Final = """coup-record 1
rules official
seat You
seat One page:bianca
seat Two page:baldassare
"""

COUP: Final = Lesson(
    "coup",
    QT_TRANSLATE_NOOP("Lessons", "The Coup, and ten coins"),
    _SEATS
    + """starter You
deal You duke captain
deal One ambassador contessa
deal Two duke assassin

You tax
One income
Two tax
You tax
One income
Two income
You tax
One income
Two income
---
You coup One
One lose ambassador
One income
Two coup You
You lose captain
""",
    0,
    (
        Beat(
            (
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "You have eleven coins. For seven you launch a {coup}: another player "
                        "loses a card. Nobody can doubt it, nobody can block it.",
                    ),
                    ("own-coins",),
                ),
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "With ten coins or more you must launch one. That is why all other buttons "
                        "are grey. Choose {coup}, and then {one}.",
                    ),
                    ("button coup", "seat 1"),
                ),
            ),
            QT_TRANSLATE_NOOP("Lessons", "{one} chooses which card to lose."),
            {
                "coup": QT_TRANSLATE_NOOP(
                    "Lessons",
                    "You strike {two} instead, who has seven coins and was the greater danger. "
                    "Well seen! The lesson only goes another way.",
                ),
            },
        ),
        Beat(
            (
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "{two} had seven coins, and launches a {coup} against you. You choose "
                        "which card you lose. The {duke} brings coins: give up the {captain}.",
                    ),
                    ("seat 2", "button lose"),
                ),
            ),
            "",
            {
                "lose": QT_TRANSLATE_NOOP(
                    "Lessons",
                    "You keep the {captain} instead. That can be right as well: it is your choice.",
                ),
            },
        ),
        Beat(
            (
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "Remember: seven coins are a threat. See who has how many, and strike "
                        "before you are struck.",
                    ),
                    ("coins 1", "coins 2"),
                ),
            ),
        ),
    ),
)

READING: Final = Lesson(
    "reading",
    QT_TRANSLATE_NOOP("Lessons", "Reading the table"),
    _SEATS
    + """starter One
deal You duke captain
deal One duke contessa
deal Two duke assassin

One steal Two
Two allow
You challenge
One lose duke
Two exchange
You challenge
Two lose duke
You income
One income
Two foreign-aid
You income
One income
Two foreign-aid
You income
---
One tax
Two allow
You challenge
One lose contessa
Two income
You steal Two
Two allow
Two allow
Two income
You coup Two
Two lose assassin
""",
    0,
    (
        Beat(
            (
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "{one} claims the {duke}. Look round the table and count: one {duke} lies "
                        "before {one}, one before {two}, and you hold the third.",
                    ),
                    ("cards 1", "cards 2", "own-cards"),
                ),
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "There are only three. So this claim cannot be true, and your doubt cannot "
                        "fail. Choose “{challenge}”.",
                    ),
                    ("button challenge",),
                ),
            ),
            QT_TRANSLATE_NOOP("Lessons", "Counted rightly! {one} is out."),
            {
                "allow": QT_TRANSLATE_NOOP(
                    "Lessons", "You let it pass, though it was certainly a lie. Count once more!"
                ),
            },
        ),
        Beat(
            (
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "Now look at the coins: {two} has seven. That is enough for a {coup} "
                        "against you.",
                    ),
                    ("coins 2",),
                ),
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "Do something about it: your {captain} steals two coins. Choose {steal}.",
                    ),
                    ("button steal",),
                ),
            ),
            QT_TRANSLATE_NOOP("Lessons", "Two coins for you, and {two} is no danger any more."),
            {
                "income": QT_TRANSLATE_NOOP(
                    "Lessons", "Then {two} can launch the {coup} first. Better steal the coins."
                ),
                "foreign-aid": QT_TRANSLATE_NOOP(
                    "Lessons",
                    "Two coins make seven for you, too, but {two} comes first. Better steal them.",
                ),
                "tax": QT_TRANSLATE_NOOP(
                    "Lessons",
                    "Three coins are good, but {two} comes first. Better take what makes {two} "
                    "dangerous.",
                ),
            },
        ),
        Beat(
            (
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "You have seven coins, and {two} has one card left. You know what to do.",
                    ),
                    ("own-coins", "button coup"),
                ),
            ),
            QT_TRANSLATE_NOOP("Lessons", "That is the end of {two}…"),
        ),
        Beat(
            (
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "You have won! In the chronicle stands all that was claimed. Who counts "
                        "cards and coins, and remembers claims, has the better game.",
                    ),
                    ("chronicle",),
                ),
            ),
        ),
    ),
)
