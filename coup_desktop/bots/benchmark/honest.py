"""The bot that never claims a character it does not hold."""

from coup_desktop.bots.benchmark.plain import Plain


class Honest(Plain):
    """The plain player as it is; it doubts only what it sees to be false."""

    __slots__ = ()
