"""What a person chose, kept between sittings as one JSON file."""

import json
from collections.abc import Collection, Mapping
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Final

from coup_desktop.engine.translating import sentence
from coup_desktop.store.files import DAMAGED, free_name, replace_file


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings and their defaults. Every value is one that JSON has."""

    pace: str = "normal"
    language: str = "system"
    """The window's: a code as `de`, or `system`."""
    scheme: str = "system"
    """The theme: `system`, `light`, `dark`, `contrast`."""
    text_size: int = 100
    """Of all words, in percent of the usual."""
    cloth: str = "forest"
    """The table's cloth."""
    back: str = "palace"
    """The cards' back."""
    reduced_motion: str = "system"
    """Whether travel is replaced by fades: `system`, `on`, `off`."""
    sound: bool = True
    """Whether sounds are heard; off: mute, and the volume is remembered."""
    volume: int = 30
    """Of the sounds, 0 to 100."""
    marks: bool = True
    """Whether answers are marked as held or a bluff, where one person plays."""
    hint: bool = True
    """Whether a hint is offered at each decision."""
    warn_two: bool = True
    """Whether answers that can cost two influences are marked."""
    warn_coins: bool = True
    """Whether answers that leave an opponent the coins for a Coup are marked."""
    warn_false: bool = True
    """Whether claims that cannot be true are marked."""
    talk: bool = True
    """Whether characters say something now and then."""
    asked_about: str = "every"
    """Which claims a person is asked about: `every`, `touching`, `refutable`."""
    answer_forced: bool = True
    """Whether a decision with one legal answer is taken without asking."""
    countdown: int = 0
    """Seconds after which an open question to several people passes by itself; 0: never."""
    peek: str = "hold"
    """How a hand is looked at where several share the screen: `hold` a key or the button, or
    `press` once for three seconds."""
    chronicle: bool = True
    """Whether the log is shown."""
    chronicle_width: str = "wide"
    """`wide` or `narrow`, beside the table."""
    chronicle_detached: bool = False
    """Whether the log is a window of its own."""
    counter: bool = False
    """Whether the card counter and the claims so far are shown, below the log."""
    counter_page: str = "cards"
    """Which of them was open last: `cards`, `claims`."""
    chronicle_geometry: str = ""
    """Qt's own bytes for the detached log's place and size, in base64."""
    handbook_geometry: str = ""
    """Qt's own bytes for the handbook's place and size, in base64."""
    handbook_zoom: int = 100
    """How large the handbook's letters are, in per cent of the usual."""
    geometry: str = ""
    """Qt's own bytes for the window's place and size, in base64."""
    table: str = ""
    """The last set-up of the new-game dialog, in the dialog's own JSON."""
    recent: str = ""
    """The records that were opened or saved last, newest first, one path a line."""
    lessons: str = ""
    """Which lessons are done, and where they were left, in their own JSON."""


_LIMITS: Final = {
    "volume": (0, 100),
    "text_size": (50, 400),
    "countdown": (0, 120),
    "handbook_zoom": (50, 300),
}
"""Least and largest of numbers; what a file holds beyond them is brought back."""


@dataclass(frozen=True, slots=True)
class Loaded:
    """Settings as read, and what was wrong with the file, as a sentence, or None."""

    settings: Settings
    problem: str | None = None


def load_settings(path: Path) -> Loaded:
    """The settings in a file.

    A value that is missing, unknown or of another type than it should be is replaced by its
    default, and so is text that no file could keep; a number out of its bounds is brought back
    into them. A file that is damaged as a whole is put aside, not overwritten.
    """
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        return Loaded(Settings())
    except OSError as error:
        problem = sentence(
            "Settings",
            "The settings in {path} cannot be read: {reason}.",
            path=path,
            reason=error.strerror,
        )
        return Loaded(Settings(), problem)
    try:
        values = json.loads(content)
    except (ValueError, RecursionError):
        values = None
    if not isinstance(values, dict):
        return Loaded(Settings(), _put_aside(path))
    return Loaded(_with(values))


def save_settings(path: Path, settings: Settings, only: Collection[str] | None = None) -> None:
    """Writes the settings, whole or not at all.

    Args:
        path: of the file.
        settings: what is to be kept.
        only: the fields that were changed; the others stay as the file has them, since another
            window of the program may have written them. None: all of them.

    Raises:
        OSError: they could not be written; the old file is untouched.
    """
    if only is not None:
        kept = load_settings(path).settings
        settings = replace(kept, **{field: getattr(settings, field) for field in only})
    path.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps(asdict(settings), ensure_ascii=False, indent=2, sort_keys=True)
    replace_file(path, text.encode() + b"\n")


def _with(values: Mapping[str, object]) -> Settings:
    defaults = Settings()
    known = {
        field.name: _within(field.name, values[field.name])
        for field in fields(Settings)
        if type(values.get(field.name)) is type(getattr(defaults, field.name))
        and _can_be_kept(values[field.name])
    }
    return Settings(**known)  # type: ignore[arg-type]


def _within(name: str, value: object) -> object:
    if name in _LIMITS and isinstance(value, int):
        least, most = _LIMITS[name]
        return max(least, min(most, value))
    return value


def _can_be_kept(value: object) -> bool:
    """Not so half a surrogate pair, which JSON can spell and no file can hold."""
    return not isinstance(value, str) or not any("\ud800" <= letter <= "\udfff" for letter in value)


def _put_aside(path: Path) -> str:
    try:
        aside = free_name(path, DAMAGED)
        path.replace(aside)
    except OSError as error:
        return sentence(
            "Settings",
            "The settings in {path} are damaged and cannot be put aside: {reason}.",
            path=path,
            reason=error.strerror,
        )
    return sentence(
        "Settings",
        "The settings were damaged. They are kept as {aside}; the defaults are in force.",
        aside=aside,
    )
