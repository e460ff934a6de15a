"""The translations in resources/i18n: find what is to be translated, fill it in, check, compile.

``python packaging/translate.py extract`` brings the files up to date with the sources; ``missing``
and ``fill`` are for translators; ``check`` says what is amiss; ``compile`` makes what the program
reads. CONTRIBUTING.md says how to add a language.
"""

import argparse
import json
import sys
from collections.abc import Sequence

from i18n.languages import LANGUAGES, ROOT, language
from i18n.ts import TsError, replace_file


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what is asked. Returns: the exit status, 1 if something is amiss."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    commands = parser.add_subparsers(dest="command", required=True)
    codes = [each.code for each in LANGUAGES]
    extract = commands.add_parser("extract", help="bring the files up to date with the sources")
    extract.add_argument("--check", action="store_true", help="change nothing, say what would be")
    missing = commands.add_parser("missing", help="print what is open, as JSON")
    missing.add_argument("language", choices=codes)
    missing.add_argument("--limit", type=int, help="so many at most")
    missing.add_argument("--context", action="append", help="only of this context, or these")
    missing.add_argument("--count", action="store_true", help="only how many, by context")
    missing.add_argument("--all", action="store_true", help="what is translated, too")
    fill = commands.add_parser("fill", help="take translations from a JSON file")
    fill.add_argument("language", choices=codes)
    fill.add_argument("file", help="a list of entries as missing prints them")
    commands.add_parser("check", help="say what is open, or wrong")
    said = parser.parse_args(arguments)
    try:
        return int(_COMMANDS[said.command](said))
    except TsError as error:
        print(f"translate: {error}", file=sys.stderr)
        return 1


def _extract(said: argparse.Namespace) -> int:
    from i18n.extract import extracted
    from i18n.work import locked

    with locked():
        changed = [
            path.as_posix()
            for path, content in extracted().items()
            if not (ROOT / path).is_file() or (ROOT / path).read_bytes() != content
            if said.check or replace_file(ROOT / path, content)
        ]
    for path in changed:
        print(path)
    if said.check:
        print("run packaging/translate.py extract" if changed else "translations are up to date")
    return int(said.check and bool(changed))


def _missing(said: argparse.Namespace) -> int:
    from i18n.work import as_json, files, open_entries

    each = language(said.language)
    if said.all:
        entries = [m for one in files(each).values() for m in one.messages]
    else:
        entries = open_entries(each)
    if said.context:
        entries = [m for m in entries if m.context in said.context]
    if said.count:
        by_context: dict[str, int] = {}
        for message in entries:
            by_context[message.context] = by_context.get(message.context, 0) + 1
        for context, number in sorted(by_context.items()):
            print(f"{number:5} {context}")
        print(f"{len(entries):5} in all")
        return 0
    told = [as_json(message, each) for message in entries[: said.limit]]
    print(json.dumps(told, ensure_ascii=False, indent=1))
    return 0


def _fill(said: argparse.Namespace) -> int:
    from i18n.work import fill, load, locked

    entries = load(said.file)
    with locked():
        taken, wrong = fill(language(said.language), entries)
    for line in wrong:
        print(f"refused: {line}")
    print(f"{taken} taken, {len(wrong)} refused")
    return int(bool(wrong))


def _check(_said: argparse.Namespace) -> int:
    from i18n.rules import problems
    from i18n.work import open_entries

    amiss = 0
    for each in LANGUAGES:
        entries = open_entries(each)
        untranslated = [message for message in entries if not message.finished]
        for message in entries:
            if message.finished:
                found = "; ".join(problems(message, len(each.plurals)))
                print(f"{each.code}: {message.context} | {message.source}: {found}")
        print(f"{each.code}: {len(untranslated)} untranslated, {len(entries)} amiss in all")
        amiss += len(entries)
    return int(amiss > 0)


_COMMANDS = {"extract": _extract, "missing": _missing, "fill": _fill, "check": _check}

if __name__ == "__main__":
    raise SystemExit(main())
