"""The first game: an introduction in nine lessons, for somebody who has never played."""

from typing import Final

from coup_desktop.bots.lessons.lesson import Beat, Lesson, Page
from coup_desktop.engine.translating import QT_TRANSLATE_NOOP

_SEATS: Final = """coup-record 1
rules official
seat You
seat One page:bianca
seat Two page:baldassare
"""

GOAL: Final = Lesson(
    "goal",
    QT_TRANSLATE_NOOP("Lessons", "Goal and coins"),
    _SEATS
    + """starter You
deal You duke contessa
deal One captain assassin
deal Two ambassador duke

---
You income
One income
Two income
You foreign-aid
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
                        "Welcome! I am {tutor}, and I will show you the game. This is your seat. "
                        "You have two cards. Only you see them.",
                    ),
                    ("own-cards",),
                ),
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "Each card is a life. Who loses a card turns it face up, for good. Who has "
                        "lost both is out. The last one left wins.",
                    ),
                    ("cards 1", "cards 2"),
                ),
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "You need coins to attack the others. You have two now. All other coins "
                        "lie in the Treasury.",
                    ),
                    ("own-coins", "treasury"),
                ),
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "It is your turn. You do exactly one thing in a turn. Begin with the "
                        "safest: take {income}. It gives one coin, and nobody can stop it.",
                    ),
                    ("button income",),
                ),
            ),
            QT_TRANSLATE_NOOP("Lessons", "One coin more. Now {one} and {two} have their turns."),
        ),
        Beat(
            (
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "Your turn again. {foreign_aid} gives two coins. It can be stopped, "
                        "though: you will see later how. Try it.",
                    ),
                    ("button foreign-aid",),
                ),
            ),
            QT_TRANSLATE_NOOP("Lessons", "Nobody stops you: two coins more."),
        ),
        Beat(
            (
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "You have five coins. With seven you can buy a {coup}: it takes a card "
                        "from another player. So: collect coins, and keep your cards.",
                    ),
                    ("own-coins",),
                ),
            ),
        ),
    ),
)

CLAIM: Final = Lesson(
    "claim",
    QT_TRANSLATE_NOOP("Lessons", "Claim and bluff"),
    _SEATS
    + """starter You
deal You duke contessa
deal One captain duke
deal Two ambassador assassin

---
You tax
One tax
Two income
You steal One
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
                        "Each card is a character who can do something. The {duke} takes three "
                        "coins at once. That is called {tax}. You hold a {duke}.",
                    ),
                    ("own-cards",),
                ),
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "You do not show the card. You only say that you hold it: that is a claim. "
                        "Claim the {duke}, and take {tax}.",
                    ),
                    ("button tax",),
                ),
            ),
            QT_TRANSLATE_NOOP("Lessons", "Everybody may doubt your claim. Nobody does."),
        ),
        Beat(
            (
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "Now {one} claims a {duke}, too. Is it true? You cannot know: you do not "
                        "see the cards.",
                    ),
                    ("seat 1",),
                ),
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "You are asked whether you doubt it. Choose “{pass}” this time.",
                    ),
                    ("button allow",),
                ),
            ),
            QT_TRANSLATE_NOOP("Lessons", "What nobody doubts happens, be it true or not."),
            {
                "challenge": QT_TRANSLATE_NOOP(
                    "Lessons",
                    "You doubt it! Then {one} has to show the {duke}. How that goes is the next "
                    "lesson.",
                ),
            },
        ),
        Beat(
            (
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "And now you lie. The {captain} steals two coins from another player. You "
                        "hold no {captain}. But who knows that?",
                    ),
                    ("own-cards",),
                ),
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "The sign on the button says that it would be a bluff. Choose {steal}, and "
                        "then {one}.",
                    ),
                    ("button steal", "seat 1"),
                ),
            ),
            QT_TRANSLATE_NOOP("Lessons", "Keep a straight face…"),
            {
                "tax": QT_TRANSLATE_NOOP(
                    "Lessons",
                    "You claim what you hold: that is always the safest. But here you should dare "
                    "to lie.",
                ),
            },
        ),
        Beat(
            (
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "It worked: two coins more. You may claim every character at any time. "
                        "You only must not be caught. What happens then comes next.",
                    ),
                    ("own-coins",),
                ),
            ),
        ),
    ),
)

DOUBT: Final = Lesson(
    "doubt",
    QT_TRANSLATE_NOOP("Lessons", "Doubt"),
    _SEATS
    + """starter One
deal You duke duke
deal One captain contessa
deal Two assassin ambassador

---
One tax
Two allow
You challenge
One lose contessa
Two income
You tax
One allow
Two challenge
You show duke
Two lose ambassador
draw captain
One income
Two income
""",
    7,
    (
        Beat(
            (
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "{one} claims a {duke} and wants three coins. There are three of each "
                        "character, and you hold two {dukes}. So only one is left.",
                    ),
                    ("seat 1", "own-cards"),
                ),
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "That sounds like a lie. Doubt it: choose “{challenge}”! Then {one} has to "
                        "show a {duke}, or lose a card.",
                    ),
                    ("button challenge",),
                ),
            ),
            QT_TRANSLATE_NOOP(
                "Lessons", "Caught! {one} has no {duke}, loses a card, and gets no coins."
            ),
            {
                "allow": QT_TRANSLATE_NOOP(
                    "Lessons",
                    "Then {one} gets the three coins, and keeps both cards. With two {dukes} in "
                    "your hand a doubt was worth it.",
                ),
            },
        ),
        Beat(
            (
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "A lost card lies face up, so that everybody can count it. Now your turn: "
                        "you hold the {duke}. Take {tax}.",
                    ),
                    ("cards 1", "button tax"),
                ),
            ),
            QT_TRANSLATE_NOOP("Lessons", "Now you are doubted. Good that it is true!"),
        ),
        Beat(
            (
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "{two} doubts your {duke}. You can prove it. Show the card, and {two} "
                        "loses one instead.",
                    ),
                    ("button show",),
                ),
            ),
            QT_TRANSLATE_NOOP(
                "Lessons",
                "{two} was wrong and loses a card. You shuffle the shown {duke} in and draw a new "
                "card, so nobody knows what you hold now.",
            ),
            {
                "lose": QT_TRANSLATE_NOOP(
                    "Lessons",
                    "You may give up a card instead of showing the {duke}. That is rarely wise: "
                    "showing it would have cost {two} a card.",
                ),
            },
        ),
        Beat(
            (
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "Remember: whoever is wrong loses a card. The liar who is caught, or the "
                        "one who doubted the truth. Doubt when you have a reason.",
                    ),
                ),
            ),
        ),
    ),
)

BLOCK: Final = Lesson(
    "block",
    QT_TRANSLATE_NOOP("Lessons", "Block"),
    _SEATS
    + """starter One
deal You captain contessa
deal One assassin ambassador
deal Two captain assassin

One income
Two income
You income
---
One assassinate You
Two allow
You allow
You block contessa
One allow
Two allow
Two foreign-aid
You block duke
One allow
Two allow
""",
    0,
    (
        Beat(
            (
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "Danger! {one} pays three coins, claims the {assassin}, and wants to take "
                        "a card from you.",
                    ),
                    ("seat 1",),
                ),
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "You are first asked whether you doubt it. But you have something better. "
                        "Choose “{pass}”.",
                    ),
                    ("button allow",),
                ),
            ),
            QT_TRANSLATE_NOOP("Lessons", "Nobody doubts it. Now you may block."),
            {
                "challenge": QT_TRANSLATE_NOOP(
                    "Lessons",
                    "Brave! But {one} has the {assassin}. A wrong doubt costs a card, and the "
                    "attack goes on.",
                ),
            },
        ),
        Beat(
            (
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "The {contessa} stops an assassination, and you hold one. Block it.",
                    ),
                    ("own-cards", "button block"),
                ),
            ),
            QT_TRANSLATE_NOOP(
                "Lessons", "A block is a claim, too: it can be doubted. Here nobody does."
            ),
            {
                "allow": QT_TRANSLATE_NOOP(
                    "Lessons", "Then the attack succeeds, and costs you a card. Better block it."
                ),
            },
        ),
        Beat(
            (
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "You keep your cards, and {one} has lost the three coins. Now {two} asks "
                        "for {foreign_aid}: two coins. A {duke} stops that.",
                    ),
                    ("seat 2",),
                ),
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "You have no {duke}. You can lie in a block, too. Block as the {duke}!",
                    ),
                    ("button block",),
                ),
            ),
            QT_TRANSLATE_NOOP("Lessons", "Will they believe you?"),
            {
                "allow": QT_TRANSLATE_NOOP(
                    "Lessons",
                    "{two} takes the two coins. That was the safe way: your bluff could have been "
                    "doubted.",
                ),
            },
        ),
        Beat(
            (
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "They did. So remember: {contessa} stops {assassin}; {duke} stops "
                        "{foreign_aid}; {captain} and {ambassador} stop stealing.",
                    ),
                ),
            ),
        ),
    ),
)
