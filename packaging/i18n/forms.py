"""Which forms of names a language needs: those that its translations ask for.

A translation asks by a word behind the colon of a place, `{character:acc}`. Then every character
needs that form, an entry of the context Forms, `Duke|acc`. See `engine/translating.py`.
"""

from collections.abc import Iterable, Iterator
from string import Formatter
from typing import Final

from coup_desktop.engine import phrases
from coup_desktop.engine.cast import ACTIONS, CHARACTERS, Action, Character
from coup_desktop.engine.presets import PRESETS
from coup_desktop.engine.translating import FORMS, GAME
from i18n.ts import Message

_CHARACTERS: Final = tuple(info.name for info in CHARACTERS)
_ACTIONS: Final = tuple(
    dict.fromkeys(
        [info.name for info in ACTIONS]
        + [name for preset in PRESETS for name in preset.action_names.values()]
    )
)
_DEEDS: Final = tuple(dict.fromkeys(phrases.DEEDS.get(name, name) for name in _ACTIONS))
_KINDS: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(("character", "card"), _CHARACTERS),
    **dict.fromkeys(("action", "coup", "steal", "embezzle", "examine"), _ACTIONS),
    "deed": _DEEDS,
    "the_deed": (*_DEEDS, phrases.THE_DEED),
    "team": tuple(dict.fromkeys(name for preset in PRESETS for name in preset.team_names)),
    **dict.fromkeys(
        ("reserve", "pot"), tuple(dict.fromkeys(preset.reserve_name for preset in PRESETS))
    ),
    **dict.fromkeys(("barred", "characters"), _CHARACTERS),
    "cards": (phrases.THE, *phrases.SEVERAL.values(), *phrases.CARDS),
    **dict.fromkeys(
        ("coins", "gain", "loot", "cost", "own", "one", "most", "fewer", "share", "total"),
        phrases.COINS,
    ),
    **dict.fromkeys(("stake", "influences"), phrases.INFLUENCES),
}
"""What can stand in a place, by the place's name."""
_PLURALS: Final = tuple(phrases.PLURALS.values())
_IN_LESSONS: Final[dict[str, tuple[str, ...]]] = {
    **{info.word: (info.name,) for info in CHARACTERS},
    **{f"{info.word}s": (phrases.PLURALS[Character(n)],) for n, info in enumerate(CHARACTERS)},
    **{
        info.word.replace("-", "_"): tuple(
            dict.fromkeys([info.name, *(p.action_names.get(Action(n), info.name) for p in PRESETS)])
        )
        for n, info in enumerate(ACTIONS)
    },
    "one": (),
}
"""The same for lessons, which name things themselves."""
_BY_CONTEXT: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    GAME: {"characters": _PLURALS},
    FORMS: {"characters": _PLURALS},
    "Hint": {"characters": (*_CHARACTERS, *_PLURALS)},
    "Lessons": _IN_LESSONS,
}


def kinds_of(message: Message, place: str) -> tuple[str, ...]:
    """What can stand in a place of an entry and has forms; empty: nothing such."""
    return {**_KINDS, **_BY_CONTEXT.get(message.context, {})}.get(place, ())


def asked_for(messages: Iterable[Message]) -> Iterator[Message]:
    """The entries of forms that translations ask for, those of the forms themselves included."""
    listed = list(messages)
    translated = {message.source: message for message in listed if message.context == FORMS}
    waiting = [message for message in listed if message.context != FORMS]
    known: set[str] = set()
    while waiting:
        message = waiting.pop()
        for place, form in _asked(message):
            for name in kinds_of(message, place):
                source = f"{name}|{form}"
                if source in known:
                    continue
                known.add(source)
                hint = f"“{name}” where a sentence asks for {{{place}:{form}}}"
                made = Message(FORMS, source, hint=hint, numerus="%n" in source)
                yield made
                if source in translated:
                    waiting.append(made.translated(*translated[source].translations))


def _asked(message: Message) -> Iterator[tuple[str, str]]:
    for text in message.translations:
        try:
            parts = list(Formatter().parse(text))
        except ValueError:
            continue
        yield from ((name, form) for _, name, form, _ in parts if name and form)
