"""Settings as they are in force: words that nothing here answers to are the defaults'."""

from collections.abc import Collection
from dataclasses import replace
from typing import Final

from coup_desktop.catalogue import languages
from coup_desktop.desk import cloth, faces, fonts
from coup_desktop.desk.language_keeper import SYSTEM
from coup_desktop.desk.peek import Manner
from coup_desktop.desk.theme import Scheme
from coup_desktop.store.settings import Settings
from coup_desktop.table.pace import Pace
from coup_desktop.table.passing import AskedAbout

KNOWN: Final[dict[str, Collection[str]]] = {
    "pace": [pace.value for pace in Pace],
    "language": (SYSTEM, *languages()),
    "scheme": [scheme.value for scheme in Scheme],
    "cloth": cloth.CLOTHS,
    "back": faces.BACKS,
    "reduced_motion": ("system", "on", "off"),
    "asked_about": [about.value for about in AskedAbout],
    "peek": [manner.value for manner in Manner],
    "chronicle_width": ("wide", "narrow"),
}
"""By field, the words that there are."""
COUNTDOWNS: Final = (0, 5, 10, 15, 20, 30)
"""Seconds that an open question may stand; 0: until it is answered."""


def in_force(settings: Settings) -> Settings:
    """The settings of a file, so that what a dialog shows is what the program does."""
    defaults = Settings()
    words = {
        field: getattr(defaults, field)
        for field, known in KNOWN.items()
        if getattr(settings, field) not in known
    }
    return replace(
        settings,
        **words,
        text_size=fonts.nearest_size(settings.text_size),
        countdown=min(COUNTDOWNS, key=lambda seconds: abs(seconds - settings.countdown)),
    )
