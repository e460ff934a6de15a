"""Every word is translated into every language."""

import pytest
from i18n import work
from i18n.languages import LANGUAGES, Language
from i18n.rules import problems


@pytest.mark.parametrize("each", LANGUAGES, ids=lambda each: each.code)
def test_everything_is_translated_and_well_formed(each: Language) -> None:
    open_entries = work.open_entries(each)
    told = [
        f"{m.context} | {m.source}: {problems(m, len(each.plurals)) if m.finished else 'open'}"
        for m in open_entries
    ]
    assert told == []
