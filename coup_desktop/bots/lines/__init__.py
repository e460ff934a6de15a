"""What the cast say, by persona and occasion."""

from typing import Final

from coup_desktop.bots.lines import gentlemen, ladies
from coup_desktop.bots.occasions import Lines

LINES: Final[dict[str, Lines]] = {
    "orsola": ladies.ORSOLA,
    "baldassare": gentlemen.BALDASSARE,
    "fiammetta": ladies.FIAMMETTA,
    "corvino": gentlemen.CORVINO,
    "lia": ladies.LIA,
    "ser-piero": gentlemen.SER_PIERO,
    "isotta": ladies.ISOTTA,
    "galeazzo": gentlemen.GALEAZZO,
    "bianca": ladies.BIANCA,
    "taddeo": gentlemen.TADDEO,
    "lucrezia": ladies.LUCREZIA,
    "niccolo": gentlemen.NICCOLO,
}
"""By a persona's word."""
