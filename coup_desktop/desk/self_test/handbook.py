"""Whether the handbook opens, all its chapters can be made, and its examples be read."""

from coup_desktop.desk.handbook.contents import CHAPTERS
from coup_desktop.desk.handbook.examples import example_words, load_example
from coup_desktop.desk.handbook.window import HandbookWindow
from coup_desktop.desk.self_test.report import FaultError
from coup_desktop.engine.record_reader import RecordError


def check_handbook(handbook: HandbookWindow) -> str:
    """Turns to every chapter, and reads every example.

    Raises:
        FaultError: names what cannot be made or read.
    """
    problems = []
    for word in CHAPTERS:
        try:
            handbook.go_to(word)
        except (OSError, KeyError) as error:
            problems.append(f"chapter {word}: {error}")
        else:
            if not handbook.ui.page.toPlainText().strip():
                problems.append(f"chapter {word} says nothing")
    words = example_words()
    for word in words:
        try:
            load_example(word)
        except (OSError, RecordError) as error:
            problems.append(f"example {word}: {error}")
    if problems or not words:
        raise FaultError(*(problems or ["there are no examples"]))
    return f"{len(CHAPTERS)} chapters, {len(words)} examples"
