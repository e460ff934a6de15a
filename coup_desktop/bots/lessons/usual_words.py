"""What the tutor says where a lesson has no words of its own for it."""

from typing import Final

from coup_desktop.engine.translating import QT_TRANSLATE_NOOP

WATCH: Final = QT_TRANSLATE_NOOP("Lessons", "Well done. Now watch what the others do.")
OFF_PATH: Final = QT_TRANSLATE_NOOP(
    "Lessons", "Try that again, or go on with the lesson. You may also just play on."
)
"""Stands behind the friendly word to a move that is not the script's."""
OTHERS: Final = {
    "plain": QT_TRANSLATE_NOOP(
        "Lessons", "A safe move: nobody can doubt it. This lesson is about something else, though."
    ),
    "true": QT_TRANSLATE_NOOP(
        "Lessons", "A true claim, and a good move. This lesson is about something else, though."
    ),
    "bluff": QT_TRANSLATE_NOOP(
        "Lessons",
        "A bluff! That is allowed, and it may well work. This lesson is about something else, "
        "though.",
    ),
    "coup": QT_TRANSLATE_NOOP(
        "Lessons",
        "A strong move: nobody can stop it. This lesson has something else in mind, though.",
    ),
    "allow": QT_TRANSLATE_NOOP(
        "Lessons", "Letting it pass is never forbidden. Here there was something to gain, though."
    ),
    "challenge": QT_TRANSLATE_NOOP(
        "Lessons",
        "You doubted it. Sometimes that is right; if not, it costs you a card. The lesson goes "
        "another way.",
    ),
    "block": QT_TRANSLATE_NOOP(
        "Lessons", "A true block. That is a fine answer; the lesson only goes another way."
    ),
    "bluff block": QT_TRANSLATE_NOOP(
        "Lessons", "A block with a bluff! It may work. The lesson only goes another way."
    ),
    "card": QT_TRANSLATE_NOOP(
        "Lessons", "That is just as well: which card is best is your own choice."
    ),
}
"""A friendly word to a move that is legal and not the script's, by what sort of move it is."""
AFTER_END: Final = QT_TRANSLATE_NOOP(
    "Lessons", "This lesson is done. Play on as long as you like, or go to the next one."
)
LOST_GAME: Final = QT_TRANSLATE_NOOP(
    "Lessons", "This time {one} has won. It happens to everybody. Try again: each game is another."
)
WON_GAME: Final = QT_TRANSLATE_NOOP(
    "Lessons",
    "You have won! You know the whole game now. Take a table of your own, with more players.",
)
WATCH_GAME: Final = QT_TRANSLATE_NOOP("Lessons", "Let us see what {one} makes of it.")
