"""Hears what a program has a screen reader say, as a screen reader does."""

import threading
from typing import Final, NamedTuple

from jeepney import HeaderFields, MatchRule, Message, MessageType

from tests.e2e.tree import Question, Ref, Tree

_EVENTS: Final = "org.a11y.atspi.Event.Object"
_MEMBER: Final = "Announcement"
_REGISTRY: Final = Ref("org.a11y.atspi.Registry", "/org/a11y/atspi/registry")
_ASSERTIVE: Final = 2
_BEAT: Final = 0.1
"""Seconds of silence after which nothing is on its way."""


class Heard(NamedTuple):
    """Something that was said."""

    words: str
    at_once: bool
    """Whether it interrupts what is just being read."""


class Ears:
    """Listens from when it is made until `stop`, over a line of its own."""

    def __init__(self, session: str) -> None:
        self._tree = Tree(session)
        # Programs tell nothing that nobody has asked for.
        arguments: tuple[str, list[str], str] = ("object:announcement", [], "")
        self._tree.ask([Question(_REGISTRY, _REGISTRY.bus, "RegisterEvent", "sass", arguments)])
        self._tree.listen(MatchRule(type="signal", interface=_EVENTS, member=_MEMBER))
        self._heard: list[Heard] = []
        self._done = threading.Event()
        self._thread = threading.Thread(target=self._listen, name="ears", daemon=True)
        self._thread.start()

    def have_heard(self, words: str) -> bool:
        """Whether that was said until now."""
        return any(words in said.words for said in tuple(self._heard))

    def stop(self) -> list[Heard]:
        """Listen no longer; all that was said, in order."""
        self._done.set()
        self._thread.join()
        self._tree.close()
        return self._heard

    def _listen(self) -> None:
        while True:
            try:
                message = self._tree.receive(_BEAT)
            except TimeoutError:
                if self._done.is_set():  # and nothing is on its way any more
                    return
                continue
            except ConnectionError:
                return
            if _is_announcement(message):
                _, politeness, _, (_, words), *_ = message.body
                self._heard.append(Heard(str(words), politeness == _ASSERTIVE))


def _is_announcement(message: Message) -> bool:
    fields = message.header.fields
    return (
        message.header.message_type is MessageType.signal
        and fields.get(HeaderFields.member) == _MEMBER
    )
