"""Words that people read are marked so that lupdate finds them: literals, in one call each."""

import ast
from pathlib import Path

import coup_desktop
from coup_desktop.bots import bot
from coup_desktop.bots.lines import LINES
from coup_desktop.bots.personas import CAST

BOTS = Path(coup_desktop.__file__).parent / "bots"


def marked() -> set[tuple[str, str]]:
    """Context and words of every mark."""
    found = set()
    for path in BOTS.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            if node.func.id == "QT_TRANSLATE_NOOP":
                context, words = node.args
                assert isinstance(context, ast.Constant), (path, node.lineno)
                assert isinstance(words, ast.Constant), (path, node.lineno)
                found.add((str(context.value), str(words.value)))
    return found


def test_all_that_characters_say_and_all_that_is_said_of_them() -> None:
    words = {("Personas", persona.about) for persona in CAST}
    for lines in LINES.values():
        words |= {("Personas", line) for each in lines.values() for line in each}
    assert words <= marked()


def test_all_that_is_said_of_levels() -> None:
    for info in bot.ROSTER:
        assert {("Bots", info.name), ("Bots", info.about)} <= marked()
        assert not info.cannot or ("Bots", info.cannot) in marked()
