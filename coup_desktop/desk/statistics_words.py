"""The statistics in words, and as what plots and tables show."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from coup_desktop.bots.bot import ROSTER
from coup_desktop.desk.dates import day
from coup_desktop.desk.in_window import called
from coup_desktop.desk.plot_values import Bar, Bars, Course, Point, Sign
from coup_desktop.desk.plots import percent
from coup_desktop.engine.cast import ACTIONS, CHARACTER_BY_WORD, CHARACTERS, EMBEZZLE
from coup_desktop.engine.presets import PRESETS
from coup_desktop.engine.record import HUMAN
from coup_desktop.store.statistics import EMBEZZLE as EMBEZZLE_WORD
from coup_desktop.store.statistics import Rules, Score, Stretch, Totals, Who, Wits

translate = QCoreApplication.translate


def kind_name(kind: str) -> str:
    """What those of a kind are called, several of them."""
    if kind == HUMAN:
        return translate("Statistics", "People")
    for info in ROSTER:
        if info.word == kind:
            return translate("Bots", info.name)
    return kind  # a bot of another version of the program


def in_order(kinds: Iterable[str]) -> list[str]:
    """Kinds in the order in which they are listed: people, then bots, the weakest first."""
    known = [HUMAN, *(info.word for info in ROSTER)]
    return sorted(kinds, key=lambda kind: (known.index(kind) if kind in known else 99, kind))


def by_kinds(scores: Sequence[tuple[str, Score]]) -> list[tuple[str, Score]]:
    """Scores of kinds in that order, by name."""
    found = dict(scores)
    return [(kind_name(kind), found[kind]) for kind in in_order(found)]


def who_name(who: Who) -> str:
    """Whose games they are."""
    if who.name:
        return who.name
    if who.kind == HUMAN:
        return translate("Statistics", "All people")
    return translate("Statistics", "Bots: {level}").format(level=kind_name(who.kind))


def preset_name(word: str) -> str:
    """What a preset is called."""
    return next((called(preset.name) for preset in PRESETS if preset.word == word), word)


def rules_name(rules: Rules) -> str:
    """What was played: preset, options, house rules."""
    options = {
        option.word: called(option.name)
        for preset in PRESETS
        if preset.word == rules.preset
        for option in preset.options
    }
    words = [preset_name(rules.preset), *(options.get(word, word) for word in rules.options)]
    if rules.changes:
        changes = ", ".join(rules.changes)
        words.append(translate("Statistics", "house rules ({changes})").format(changes=changes))
    return " · ".join(words)


def character_name(word: str) -> str:
    """What a character is called; for an embezzler's claim, the action."""
    if word == EMBEZZLE_WORD:
        return called(ACTIONS[EMBEZZLE].name)
    return called(CHARACTERS[CHARACTER_BY_WORD[word]].name)


def seats_name(size: int) -> str:
    """So many seats, in words that fit the number."""
    return translate("Statistics", "%n seats", "", size)


def expected(score: Score) -> str:
    """The wins that chance alone would give."""
    return QLocale().toString(score.expected, "f", 1)


def score_said(name: str, score: Score) -> str:
    """A score as a sentence."""
    text = translate(
        "Statistics", "{name}: {wins} of {games} won, {share}; by chance {expected}, {chance}."
    )
    return text.format(
        name=name,
        wins=score.wins,
        games=score.games,
        share=percent(score.share),
        expected=expected(score),
        chance=percent(score.chance),
    )


def score_bars(scores: Iterable[tuple[str, Score]]) -> Bars:
    """Shares of games won, with what chance would give."""
    figure = translate("Statistics", "{wins} of {games}")
    rows = (
        Bar(
            label=name,
            parts=(score.share,),
            figure=figure.format(wins=score.wins, games=score.games),
            said=score_said(name, score),
            mark=score.chance,
        )
        for name, score in scores
    )
    key = (
        (Sign.SOLID, translate("Statistics", "won")),
        (Sign.MARK, translate("Statistics", "by chance")),
    )
    return Bars(tuple(rows), key, percent=True)


def bluff_bars(characters: Sequence[tuple[str, Wits]]) -> Bars:
    """Bluffs by character: those that went through, and those that were caught."""
    figure = translate("Statistics", "{bluffs} in {claims} claims")
    text = translate(
        "Statistics", "{name}: {claims} claims, {bluffs} of them bluffs, {caught} caught."
    )
    rows = (
        Bar(
            label=character_name(word),
            parts=(wits.bluffs - wits.caught, wits.caught),
            figure=figure.format(bluffs=wits.bluffs, claims=wits.claims),
            said=text.format(
                name=character_name(word),
                claims=wits.claims,
                bluffs=wits.bluffs,
                caught=wits.caught,
            ),
            emblem=_emblem(word),
        )
        for word, wits in characters
    )
    key = (
        (Sign.SOLID, translate("Statistics", "not caught")),
        (Sign.HATCHED, translate("Statistics", "caught")),
    )
    return Bars(tuple(rows), key, percent=False)


def doubt_bars(characters: Sequence[tuple[str, Wits]]) -> Bars:
    """Doubts of others' claims by character: right ones and wrong ones."""
    figure = translate("Statistics", "{right} of {challenges} right")
    text = translate("Statistics", "{name}: {challenges} challenges, {right} right, {wrong} wrong.")
    rows = (
        Bar(
            label=character_name(word),
            parts=(wits.doubts_right, wits.doubts_wrong),
            figure=figure.format(right=wits.doubts_right, challenges=wits.doubts),
            said=text.format(
                name=character_name(word),
                challenges=wits.doubts,
                right=wits.doubts_right,
                wrong=wits.doubts_wrong,
            ),
            emblem=_emblem(word),
        )
        for word, wits in characters
    )
    key = (
        (Sign.SOLID, translate("Statistics", "right")),
        (Sign.HATCHED, translate("Statistics", "wrong")),
    )
    return Bars(tuple(rows), key, percent=False)


def course(stretches: Sequence[Stretch]) -> Course:
    """The share of games won over time."""
    key = (
        (Sign.LINE, translate("Statistics", "won")),
        (Sign.DASHES, translate("Statistics", "by chance")),
    )
    if not stretches:
        return Course((), key, "", "")
    points = []
    for stretch in stretches:
        score = stretch.score
        points.append(Point(score.share, score.chance, score_said(_days(stretch), score)))
    return Course(
        points=tuple(points),
        key=key,
        first=day(stretches[0].first),
        last=day(stretches[-1].last),
    )


def score_table(totals: Totals) -> list[tuple[str, list[tuple[str, Score]]]]:
    """All scores: headings, each with what stands below it."""
    return [
        (
            translate("Statistics", "Everybody in these games"),
            by_kinds(totals.by_kind),
        ),
        (translate("Statistics", "Person by person"), list(totals.by_name)),
        (
            translate("Statistics", "By rules"),
            [(rules_name(rules), score) for rules, score in totals.by_rules],
        ),
        (
            translate("Statistics", "By number of seats"),
            [(seats_name(size), score) for size, score in totals.by_size],
        ),
        (
            translate("Statistics", "By who else was at the table"),
            by_kinds(totals.by_opponent),
        ),
    ]


def _days(stretch: Stretch) -> str:
    if stretch.first == stretch.last:
        return day(stretch.first)
    return f"{day(stretch.first)} – {day(stretch.last)}"


def _emblem(word: str) -> str:
    return "" if word == EMBEZZLE_WORD else word
