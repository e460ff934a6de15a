"""The rules in force as one page of rich text, worded by `Wording` from the engine's tables.

Kept free of widgets: it can be shown, printed or tested. Every word that is put in is escaped.
"""

from collections.abc import Iterable
from html import escape
from typing import Final

from PySide6.QtCore import QCoreApplication

from coup_desktop.desk.in_window import called
from coup_desktop.desk.wording import Wording, all_of, coins, either
from coup_desktop.engine.cast import ACTIONS, CHARACTERS, CONVERT_OTHER_COST, Character, Targets
from coup_desktop.engine.rulebook import Offer

translate = QCoreApplication.translate

CARD: Final = (50, 70)
"""Width and height of a character's card in the page, in pixels."""


def card_name(character: Character) -> str:
    """The picture of a character's card in the page."""
    return f"card-{CHARACTERS[character].word}"


def reference_page(
    wording: Wording, *, ink: str, quiet: str, rule: str, display: str, columns: int = 1
) -> str:
    """The page.

    Args:
        wording: of the rules in force.
        ink: colour of words, `#rrggbb`.
        quiet: colour of secondary words.
        rule: colour of lines.
        display: the family of titles.
        columns: 1, or 2 side by side.
    """
    ruleset = wording.ruleset
    options = [o.name for o in ruleset.preset.options if o.word in ruleset.options]
    title = " · ".join(map(called, (ruleset.preset.name, *options)))
    seats = translate("Reference", "{number} seats").format(number=ruleset.seats)
    actions = [
        _heading(translate("Reference", "Actions that need no character")),
        _table(_general_rows(wording)),
    ]
    characters = [
        _heading(
            translate("Reference", "Characters"),
            translate("Reference", "Anyone may challenge a claim."),
        ),
        _table(_character_rows(wording)),
    ]
    rules = [
        _heading(translate("Reference", "Rules in force")),
        _table(_rule(text) for text in wording.rules_in_force()),
    ]
    parts = [f"<h1>{escape(title)} <span style='color:{quiet}'>· {escape(seats)}</span></h1>"]
    if columns == 1:
        parts += [*actions, *characters, *rules]
    else:
        left, right = "".join([*actions, *rules]), "".join(characters)
        parts.append(
            "<table width='100%' cellspacing='0'><tr><td class='side' width='50%'>"
            f"{left}</td><td class='gap' width='28'></td><td class='side'>{right}</td></tr></table>"
        )
    style = (
        f"<style>h1, h2, .name {{ font-family:'{display}' }} h1, h2, b, td {{ color:{ink} }}"
        f" td {{ padding: 6px 12px 6px 2px; border-bottom: 1px solid {rule} }}"
        f" .quiet {{ color:{quiet} }} .name {{ font-size: large }}"
        " .note { font-size: medium; font-weight: normal }"
        " .side, .gap, .rule { padding: 0; border: none } .rule { padding-bottom: 4px }"
        " h1 { margin-bottom: 0px } h2 { margin-top: 12px; margin-bottom: 2px }</style>"
    )
    return style + "".join(parts)


def _heading(text: str, note: str = "") -> str:
    return f"<h2>{escape(text)} <span class='quiet note'>{escape(note)}</span></h2>"


def _table(rows: Iterable[str]) -> str:
    table = "<table width='100%' cellspacing='0' style='border-collapse:collapse'>"
    return f"{table}{''.join(rows)}</table>"


def _general_rows(wording: Wording) -> Iterable[str]:
    for offer in wording.general_offers:
        name = f"<b class='name'>{escape(wording.action(offer.action))}</b>"
        yield (
            f"<tr><td width='34%'>{name}<br>{escape(_cost(offer))}</td>"
            f"<td>{_sentences(wording, offer)}</td></tr>"
        )


def _rule(text: str) -> str:
    return (
        f"<tr><td class='rule' width='16'>•</td><td class='rule'>{escape(text, quote=False)}</td>"
        "</tr>"
    )


def _character_rows(wording: Wording) -> Iterable[str]:
    for character in wording.ruleset.cast:
        width, height = CARD
        picture = f"<img src='{card_name(character)}' width='{width}' height='{height}'>"
        lines = [f"<b class='name'>{escape(wording.character(character))}</b>"]
        lines += [
            f"<b>{escape(wording.action(offer.action))}:</b> {_sentences(wording, offer)}"
            for offer in wording.offers_of(character)
        ]
        blocks = _blocks(wording, character)
        if blocks:
            lines.append(f"<b>{escape(blocks)}</b>")
        yield f"<tr><td width='{width + 14}'>{picture}</td><td>{'<br>'.join(lines)}</td></tr>"


def _sentences(wording: Wording, offer: Offer) -> str:
    claim = offer.plain.claim if offer.plain is not None else offer.aimed[0].claim
    effect = escape(wording.effect(offer.action, claim))
    general, blocked = ACTIONS[offer.action].general, bool(wording.blockers(offer.action))
    rest = [wording.counters(offer.action)] if blocked else []
    if general and not blocked and not ACTIONS[offer.action].challengeable:
        rest = [translate("Reference", "Nobody can challenge or block it.")]
    elif general:
        rest.insert(0, wording.claims(offer.action, claim))
    return f"{effect} <span class='quiet'>{escape(' '.join(rest))}</span>"


def _blocks(wording: Wording, character: Character) -> str:
    blocked = [wording.action(action) for action in wording.blocked_by(character)]
    if not blocked:
        return ""
    return translate("Reference", "Blocks {actions}.").format(actions=all_of(blocked))


def _cost(offer: Offer) -> str:
    if not offer.cost:
        return translate("Reference", "free")
    if offer.targets is Targets.SELF_OR_ANYONE:
        return either([str(offer.cost), coins(CONVERT_OTHER_COST)])
    return coins(offer.cost)
