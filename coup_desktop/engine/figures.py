"""Numbers with decimals as a language writes them, where there is no Qt."""

from coup_desktop.engine.translating import Translate


def decimal(translate: Translate, value: float, places: int) -> str:
    """A number with so many decimals."""
    #: What stands before the decimals of a number: 1.5
    return f"{value:.{places}f}".replace(".", translate("Figures", "."))


def percent(translate: Translate, share: float) -> str:
    """A share as a percentage with one decimal; 1 is the whole."""
    return translate("Figures", "{number}%").format(number=decimal(translate, 100 * share, 1))
