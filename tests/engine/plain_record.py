"""A second, plain reader of records, written from RECORD.md; shares no code with the engine's."""

from dataclasses import dataclass, field

from tests.engine.page import SWITCHES, TABLE, Rules, refused
from tests.engine.reference import Plain

HEADER = ("rules", "option", "set", "seat", "starter", "team", "deal", "seed", "tag")
TAKES = {
    "two-seat-coins": ("starter", "both", "none"),
    "refund": ("yes", "no"),
    "blockers": ("target", "anyone"),
    "decline": ("any", "other", "no"),
    "steal-from-empty": ("yes", "no"),
    "contessa-blocks-examine": ("yes", "no"),
    "embezzler-loses": ("barred", "choice"),
}
WORD_FOR_NONE = {"box": "unlimited", "must-coup": "never", "keep-drawn": "any"}
Said = list[tuple[int, list[str]]]


class BadLine(Exception):  # noqa: N818 - what the page calls a line in error
    def __init__(self, line: int) -> None:
        super().__init__(line)
        self.line = line


@dataclass
class Head:
    rules: Rules
    names: list[str]
    starter: int
    teams: list[str] | None
    deal: list[list[str]] | None
    body: Said = field(default_factory=list)


def plain_read(text: str) -> Plain:
    """The game of a record without a seed, where it ends.

    Raises:
        BadLine: the first line in error.
    """
    lines = text.split("\n")
    last = len(lines) - 1 if lines[-1] == "" else len(lines)
    said = [(i, words) for i, line in enumerate(lines, 1) if (words := line.split("#")[0].split())]
    if not said or said[0] != (1, ["coup-record", "1"]):
        raise BadLine(1)
    head = _head(said[1:], max(last, 1))
    game = Plain(head.rules, head.names, head.starter, head.teams, head.deal)
    for number, words in head.body:
        _take(game, number, words)
    if game.ask.phase == "draw":
        raise BadLine(last)
    return game


def _take(game: Plain, number: int, words: list[str]) -> None:
    while True:
        ask = game.ask
        if ask.phase == "over":
            raise BadLine(number)
        if ask.phase == "draw":
            court = list(game.court)
            if words[0] != "draw" or len(words) != 1 + ask.count:
                raise BadLine(number)
            for card in words[1:]:
                if card not in court:
                    raise BadLine(number)
                court.remove(card)
            game.answer(" ".join(words[1:]))
            return
        if words[0] == game.seats[ask.seat].name:
            rest = words[1:]
            if rest[:1] == ["keep"]:
                rest = ["keep", *sorted(rest[1:])]
            if " ".join(rest) in ask.choices:
                game.answer(" ".join(rest))
                return
        if len(ask.choices) == 1:
            game.answer(ask.choices[0])
        elif "allow" in ask.choices:
            game.answer("allow")
        else:
            raise BadLine(number)


def _head(said: Said, last: int) -> Head:
    end = next((i for i, (_, words) in enumerate(said) if words[0] not in HEADER), len(said))
    header, body = said[:end], said[end:]
    behind = body[0][0] if body else last
    bad: set[int] = set()
    by: dict[str, Said] = {word: [] for word in HEADER}
    shape = {"rules": (1, 1), "option": (1, 1), "set": (2, 2), "seat": (1, 2), "starter": (1, 1),
             "team": (2, 2), "deal": (3, 3), "seed": (1, 1), "tag": (1, 999)}  # fmt: skip
    seen: set[tuple[str, ...]] = set()
    for number, (word, *rest) in header:
        fewest, most = shape[word]
        key = (word,) if word in {"rules", "starter", "seed"} else (word, *rest[:1])
        if not fewest <= len(rest) <= most or (word != "tag" and key in seen):
            bad.add(number)
            continue
        seen.add(key)
        by[word].append((number, rest))
    for number, (name, *_) in by["seat"]:
        if name in {*HEADER, "coup-record", "draw"}:
            bad.add(number)
    names = [rest[0] for _, rest in by["seat"]]
    # Nobody is to blame for a name that another line's fault has hidden.
    hidden = {words[1] for _, words in header if words[0] == "seat" and len(words) > 1}
    for word in ("starter", "team", "deal"):
        bad |= {number for number, rest in by[word] if rest[0] not in hidden}
    if not by["starter"]:
        bad.add(behind)
    if not by["rules"] or by["rules"][0][1][0] not in TABLE:
        bad.add(by["rules"][0][0] if by["rules"] else behind)
        raise BadLine(min(bad | _bad_anyhow(by)))
    rules, refusals = _rules(by, sum(words[0] == "seat" for _, words in header), behind)
    bad |= refusals
    _teams_and_deal(rules, by, names, behind, bad)
    if bad:
        raise BadLine(min(bad))
    teams = dict(rest for _, rest in by["team"])
    deal = {rest[0]: rest[1:] for _, rest in by["deal"]}
    return Head(
        rules,
        names,
        names.index(by["starter"][0][1][0]),
        [teams[name] for name in names] if teams else None,
        [deal[name] for name in names] if deal else None,
        body,
    )


def _bad_anyhow(by: dict[str, Said]) -> set[int]:
    """Lines that are in error whatever is played."""
    cards = {card for column in TABLE.values() for card in column.cast}
    cards |= {"inquisitor", "diplomat", "inspector"}
    options = {option for column in TABLE.values() for option in column.options}
    bad = {number for number, rest in by["deal"] if not set(rest[1:]) <= cards}
    bad |= {number for number, rest in by["set"] if not _takes(*rest)}
    return bad | {number for number, rest in by["option"] if rest[0] not in options}


def _takes(switch: str, value: str) -> bool:
    if switch in TAKES:
        return value in TAKES[switch]
    number = value.removeprefix("-").isdecimal()
    return switch in SWITCHES and (number or value == WORD_FOR_NONE.get(switch))


def _rules(by: dict[str, Said], seats: int, behind: int) -> tuple[Rules, set[int]]:
    bad: set[int] = set()
    preset = by["rules"][0][1][0]
    column = TABLE[preset]
    options = {rest[0]: number for number, rest in by["option"]}
    bad |= {number for option, number in options.items() if option not in column.options}
    known = [option for option in options if option in column.options]
    sets: dict[str, str] = {}
    at: dict[str, int] = {}
    for number, (switch, value) in by["set"]:
        if not _takes(switch, value):
            bad.add(number)
        else:
            sets[switch] = value
            at[switch] = number
    low, high = column.seats
    if len(by["seat"]) > high:
        bad.add(by["seat"][high][0])
    elif seats < low:
        bad.add(behind)
    rules = Rules(preset, min(max(seats, low), high), tuple(known), sets)
    for word in refused(rules):
        if word != column.team_option or seats >= low:
            bad.add(options.get(word) or at[word])
    return rules, bad


def _teams_and_deal(
    rules: Rules, by: dict[str, Said], names: list[str], behind: int, bad: set[int]
) -> None:
    for number, (_, team) in by["team"]:
        if not rules.teams or team not in rules.column.team_words:
            bad.add(number)
    if rules.teams and {rest[0] for _, rest in by["team"]} < set(names):
        bad.add(behind)
    left = dict.fromkeys(rules.cast, int(rules.value("copies")))
    for number, (_, *cards) in by["deal"]:
        if rules.draft:
            bad.add(number)
        for card in cards:
            left[card] = left.get(card, 0) - 1
            if left[card] < 0:
                bad.add(number)
    dealt = {rest[0] for _, rest in by["deal"]}
    if not rules.draft and (dealt or not by["seed"]) and dealt < set(names):
        bad.add(behind)
