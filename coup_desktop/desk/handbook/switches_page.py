"""The chapter of the rules in force and all switches, as Markdown."""

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QCoreApplication

from coup_desktop.desk.dialogs.house_rules import value_name
from coup_desktop.desk.handbook.contents import SWITCHES_CHAPTER
from coup_desktop.desk.handbook.markdown import NOTHING, heading, joined, table, title_of_page
from coup_desktop.desk.handbook.pages import escaped
from coup_desktop.desk.in_window import called
from coup_desktop.desk.wording import Wording
from coup_desktop.engine.presets import PRESETS, Preset
from coup_desktop.engine.ruleset import SWITCHES, Switch

translate = QCoreApplication.translate


def switches_page(wording: Wording) -> str:
    """The rules in force as sentences, and every switch as the presets and this game have it."""
    ruleset = wording.ruleset
    options = [o.name for o in ruleset.preset.options if o.word in ruleset.options]
    title = " · ".join(map(called, (ruleset.preset.name, *options)))
    intro = translate("Handbook", "This game is played by these rules: {title}, {seats} seats.")
    table_intro = translate(
        "Handbook",
        "Every switch, as the three sets of rules have it, and as it is in this game. What was "
        "changed for this game is printed in bold.",
    )
    return joined(
        [
            heading(title_of_page(SWITCHES_CHAPTER), SWITCHES_CHAPTER, 1),
            escaped(intro.format(title=title, seats=ruleset.seats)),
            "\n".join(f"- {escaped(rule)}" for rule in wording.rules_in_force()),
            heading(translate("Handbook", "All switches"), "all"),
            escaped(table_intro),
            table(
                [
                    translate("Handbook", "Switch"),
                    translate("Handbook", "This game"),
                    *(escaped(called(base.name)) for base in PRESETS),
                ],
                _switch_rows(wording),
            ),
        ]
    )


def _switch_rows(wording: Wording) -> Iterator[list[str]]:
    ruleset = wording.ruleset
    yield [
        escaped(translate("Handbook", "Seats")),
        str(ruleset.seats),
        *(f"{base.fewest_seats}–{base.most_seats}" for base in PRESETS),
    ]
    yield [
        escaped(translate("Handbook", "Options")),
        escaped(_listed(o.name for o in ruleset.preset.options if o.word in ruleset.options)),
        *(escaped(_listed(o.name for o in base.options)) for base in PRESETS),
    ]
    for switch in SWITCHES:
        own = escaped(value_name(switch.text(getattr(ruleset, switch.attribute))))
        if ruleset.changed(switch.word):
            own = f"**{own}**"
        name = escaped(called(switch.name))
        values = (escaped(_usual(base, switch)) for base in PRESETS)
        yield [f"{name} {{#{switch.word}}}", own, *values]


def _listed(names: Iterable[str]) -> str:
    return ", ".join(map(called, names)) or NOTHING


def _usual(base: Preset, switch: Switch) -> str:
    """What a preset has, for each number of seats where that matters: "3, 4 (7–8)"."""
    if switch.attribute != "copies":
        return value_name(switch.text(getattr(base, switch.attribute)))
    first = base.fewest_seats
    pieces: list[str] = []
    for most, copies in base.copies:
        range_of_seats = f" ({first}–{most})" if pieces else ""
        pieces.append(f"{copies}{range_of_seats}")
        first = most + 1
    return ", ".join(pieces)
