"""The rules in force as one page of rich text, worded by `Wording` from the engine's tables.

Kept free of widgets: it can be shown, printed or tested. Every word that is put in is escaped.
"""

from collections.abc import Iterable
from html import escape

from PySide6.QtCore import QCoreApplication

from coup_desktop.desk.wording import Wording, all_of, coins, either
from coup_desktop.engine.cast import ACTIONS, CHARACTERS, CONVERT_OTHER_COST, Character, Targets
from coup_desktop.engine.rulebook import Offer

translate = QCoreApplication.translate

EMBLEM_SIZE = 44


def emblem_name(character: Character) -> str:
    """The picture of a character in the page, as a name that `resource_path` knows."""
    return f"cards/emblems/{CHARACTERS[character].word}.svg"


def reference_page(wording: Wording, *, ink: str, quiet: str, rule: str, display: str) -> str:
    """The page.

    Args:
        wording: of the rules in force.
        ink: colour of words, `#rrggbb`.
        quiet: colour of secondary words.
        rule: colour of lines.
        display: the family of titles.
    """
    ruleset = wording.ruleset
    options = [o.name for o in ruleset.preset.options if o.word in ruleset.options]
    title = " · ".join([ruleset.preset.name, *options])
    seats = translate("Reference", "{number} seats").format(number=ruleset.seats)
    parts = [
        f"<h1>{escape(title)} <span style='color:{quiet}'>· {escape(seats)}</span></h1>",
        _heading(translate("Reference", "Actions that need no character")),
        _table(_general_rows(wording)),
        _heading(translate("Reference", "Characters")),
        _table(_character_rows(wording)),
        _heading(translate("Reference", "Rules in force")),
        "<ul>",
        *(f"<li>{escape(text)}</li>" for text in wording.rules_in_force()),
        "</ul>",
    ]
    style = (
        f"<style>h1, h2, .name {{ font-family:'{display}' }} h1, h2, b, td, li {{ color:{ink} }}"
        f" td {{ padding: 6px 12px 6px 2px; border-bottom: 1px solid {rule} }}"
        f" .quiet {{ color:{quiet} }} .name {{ font-size: large }} li {{ margin-bottom: 4px }}"
        " h2 { margin-top: 18px }</style>"
    )
    return style + "".join(parts)


def _heading(text: str) -> str:
    return f"<h2>{escape(text)}</h2>"


def _table(rows: Iterable[str]) -> str:
    table = "<table width='100%' cellspacing='0' style='border-collapse:collapse'>"
    return f"{table}{''.join(rows)}</table>"


def _general_rows(wording: Wording) -> Iterable[str]:
    for offer in wording.general_offers:
        yield (
            f"<tr><td width='24%'><b class='name'>{escape(wording.action(offer.action))}</b></td>"
            f"<td width='10%'>{escape(_cost(offer))}</td>"
            f"<td>{_sentences(wording, offer)}</td></tr>"
        )


def _character_rows(wording: Wording) -> Iterable[str]:
    for character in wording.ruleset.cast:
        picture = (
            f"<img src='{emblem_name(character)}' width='{EMBLEM_SIZE}' height='{EMBLEM_SIZE}'>"
        )
        lines = [f"<b class='name'>{escape(wording.character(character))}</b>"]
        lines += [
            f"<b>{escape(wording.action(offer.action))}:</b> {_sentences(wording, offer)}"
            for offer in wording.offers_of(character)
        ]
        lines.append(f"<b>{escape(_blocks(wording, character))}</b>")
        yield (
            f"<tr><td width='{EMBLEM_SIZE + 14}'>{picture}</td><td>{'<br>'.join(lines)}</td></tr>"
        )


def _sentences(wording: Wording, offer: Offer) -> str:
    claim = offer.plain.claim if offer.plain is not None else offer.aimed[0].claim
    effect = escape(wording.effect(offer.action, claim))
    rest = wording.counters(offer.action)
    if ACTIONS[offer.action].general:
        rest = f"{wording.claims(offer.action, claim)} {rest}"
    return f"{effect} <span class='quiet'>{escape(rest)}</span>"


def _blocks(wording: Wording, character: Character) -> str:
    blocked = [wording.action(action) for action in wording.blocked_by(character)]
    if not blocked:
        return translate("Reference", "Blocks nothing.")
    return translate("Reference", "Blocks {actions}.").format(actions=all_of(blocked))


def _cost(offer: Offer) -> str:
    if not offer.cost:
        return translate("Reference", "free")
    if offer.targets is Targets.SELF_OR_ANYONE:
        return either([str(offer.cost), coins(CONVERT_OTHER_COST)])
    return coins(offer.cost)
