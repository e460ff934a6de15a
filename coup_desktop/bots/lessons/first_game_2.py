"""The second half of the first game: what can go wrong, what decides, and a game of one's own."""

from typing import Final

from coup_desktop.bots.lessons.lesson import Beat, Lesson, Page
from coup_desktop.bots.translating import QT_TRANSLATE_NOOP

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

REAL_GAME: Final = Lesson(
    "real-game",
    QT_TRANSLATE_NOOP("Lessons", "A game of your own"),
    "",
    0,
    (
        Beat(
            (
                Page(
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "Now play a whole game against {one}, who is a beginner, too. I tell you "
                        "what to think of. The key {hint_key} shows what a strong player would do.",
                    ),
                ),
            ),
        ),
    ),
)

ADVICE: Final = {
    "coup": QT_TRANSLATE_NOOP("Lessons", "You have seven coins or more: a {coup} cannot fail."),
    "threat": QT_TRANSLATE_NOOP(
        "Lessons",
        "{one} has enough coins for a {coup}. Strike first, or take coins away.",
    ),
    "attack": QT_TRANSLATE_NOOP(
        "Lessons", "You hold the {assassin} and have three coins: that is enough for an attack."
    ),
    "tax": QT_TRANSLATE_NOOP("Lessons", "You hold the {duke}: three coins in each turn."),
    "steal": QT_TRANSLATE_NOOP(
        "Lessons", "You hold the {captain}: steal, and {one} gets poorer while you get richer."
    ),
    "act": QT_TRANSLATE_NOOP(
        "Lessons",
        "Nothing in your hand brings coins. Claim a {duke} all the same? Or exchange, or take "
        "what is safe?",
    ),
    "impossible": QT_TRANSLATE_NOOP(
        "Lessons", "You see all cards of this character. It cannot be true: doubt it!"
    ),
    "doubtful": QT_TRANSLATE_NOOP(
        "Lessons", "You see all but one of these cards. It may well be a lie."
    ),
    "believe": QT_TRANSLATE_NOOP(
        "Lessons", "Do you have a reason to doubt it? A wrong doubt costs you a card."
    ),
    "last": QT_TRANSLATE_NOOP(
        "Lessons", "This could be your last card. Now you have nothing to lose: block or doubt."
    ),
    "can-block": QT_TRANSLATE_NOOP("Lessons", "You hold the card that stops this. Block it."),
    "bluff-block": QT_TRANSLATE_NOOP(
        "Lessons", "You do not hold the card that stops this. You could claim it, though."
    ),
    "show": QT_TRANSLATE_NOOP("Lessons", "You can prove it. Show the card, and {one} loses one."),
    "lose": QT_TRANSLATE_NOOP(
        "Lessons", "Which card do you need less? The {duke} and the {captain} are good to keep."
    ),
    "keep": QT_TRANSLATE_NOOP(
        "Lessons", "Keep two different cards, best of all one that brings coins."
    ),
    "caught": QT_TRANSLATE_NOOP("Lessons", "They do not believe you. Which card do you give up?"),
}
"""What the tutor says in a free game, by what the newcomer sees (`newcomer.py`)."""
