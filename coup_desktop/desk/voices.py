"""Who words the prompts of one ruleset."""

from typing import Final

from coup_desktop.desk.choices import Choices
from coup_desktop.desk.hint_words import HintWords
from coup_desktop.desk.open_words import OpenWords
from coup_desktop.desk.questions import Questions
from coup_desktop.desk.wording import Names, Wording
from coup_desktop.engine.ruleset import Ruleset


class Voices:
    """What is asked at one table, in words and as choices."""

    def __init__(
        self,
        ruleset: Ruleset,
        names: Names,
        seat_names: tuple[str, ...],
        *,
        several: bool,
        marks: bool,
    ) -> None:
        """Voices of one table.

        Args:
            ruleset: the rules in force.
            names: what things are called.
            seat_names: what seats are called.
            several: whether several people read along.
            marks: whether answers are marked "yours" or "bluff"; they never are for several.
        """
        wording = Wording(ruleset, names)
        self.ruleset: Final = ruleset
        self.choices: Final = Choices(wording, seat_names, marks=marks and not several)
        self.questions: Final = Questions(wording, seat_names, several=several)
        self.together: Final = OpenWords(wording, seat_names)
        self.hints: Final = HintWords(wording, seat_names)
