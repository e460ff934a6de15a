"""A game of one's own: the last lesson of the first game, and what the tutor advises in it."""

from typing import Final

from coup_desktop.bots.lessons.lesson import Beat, Lesson, Page
from coup_desktop.engine.translating import QT_TRANSLATE_NOOP

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
