"""Which benchmark bots there are."""

from typing import Final

from coup_desktop.bots.benchmark import ruleai
from coup_desktop.bots.benchmark.contest import Contest
from coup_desktop.bots.benchmark.doubter import Doubter
from coup_desktop.bots.benchmark.duke_liar import DukeLiar
from coup_desktop.bots.benchmark.honest import Honest
from coup_desktop.bots.benchmark.truster import Truster
from coup_desktop.bots.benchmark.turtle import Turtle
from coup_desktop.bots.bot import BotInfo, simply

BENCHMARKS: Final = (
    BotInfo("honest", "Honest", "Never claims a character that it does not hold.", simply(Honest)),
    BotInfo(
        "turtle", "Turtle", "Takes income, then strikes by a Coup; nothing else.", simply(Turtle)
    ),
    BotInfo("doubter", "Doubter", "Challenges every claim.", simply(Doubter)),
    BotInfo("truster", "Truster", "Challenges no claim, and bluffs now and then.", simply(Truster)),
    BotInfo("duke-liar", "Duke liar", "Always says that it has the Duke.", simply(DukeLiar)),
    BotInfo(
        "contest", "Contest", "Plays by the rules of thumb of contest winners.", simply(Contest)
    ),
    BotInfo(
        "ruleai",
        "RuleAI",
        "The rule player of PyPI's coupml; it shows a claimed card where it holds it.",
        simply(ruleai.RuleBot),
        ruleai.unfit,
    ),
)
"""Words for the command line alone; the window offers none of them."""
