"""The list of Qt's parts by others is made from Qt's own attributions."""

import json
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "packaging" / "licences" / "collect_qt.py"


@pytest.fixture
def collect() -> ModuleType:
    spec = spec_from_file_location("collect_qt", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    made = module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def attribute(folder: Path, *entries: dict[str, object]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    told = list(entries) if len(entries) > 1 else entries[0]
    (folder / "qt_attribution.json").write_text(json.dumps(told), encoding="utf-8")


def entry(identifier: str, **more: object) -> dict[str, object]:
    known = {"Id": identifier, "Name": identifier.title(), "QDocModule": "qtgui"}
    return known | {"LicenseId": "MIT", "Copyright": f"Copyright {identifier}"} | more


@pytest.fixture
def source(tmp_path: Path) -> Path:
    licences = tmp_path / "LICENSES"
    licences.mkdir()
    (licences / "MIT.txt").write_text("The text of MIT\r\n", encoding="utf-8")
    (licences / "Zlib.txt").write_text("The text of zlib\n\n", encoding="utf-8")
    return tmp_path


def test_texts_are_found_beside_the_code_or_by_name(collect: ModuleType, source: Path) -> None:
    attribute(source / "a", entry("named", LicenseId="MIT AND Zlib"))
    attribute(
        source / "b",
        entry("one", LicenseFile="ONE", Copyright=["Copyright 1", "Copyright 2"]),
        entry("two", LicenseFiles=["ONE", "TWO"], CopyrightFile="WHO"),
    )
    for name in ("ONE", "TWO", "WHO"):
        (source / "b" / name).write_text(f"{name} said\n", encoding="utf-8")
    found = {part.identifier: part for part in collect.parts(source)}
    assert found["named"].text == "The text of MIT\n\nThe text of zlib"
    assert (found["one"].text, found["one"].copyrights) == ("ONE said", "Copyright 1\nCopyright 2")
    assert (found["two"].text, found["two"].copyrights) == ("ONE said\n\nTWO said", "WHO said")


def test_only_what_is_shipped_is_listed(collect: ModuleType, source: Path) -> None:
    attribute(
        source,
        entry("shipped"),
        entry("wayland", QDocModule="qtwaylandcompositor"),
        entry("tests", QDocModule="qttestlib"),
        entry("android-native-style"),
    )
    assert [part.identifier for part in collect.parts(source)] == ["shipped", "wayland"]


def test_a_text_in_common_stands_once(collect: ModuleType, source: Path) -> None:
    attribute(source, entry("beta"), entry("gamma"), entry("alpha", LicenseId="Zlib"))
    found = {part.identifier: part for part in collect.parts(source)}
    page = collect.page("6.9.3", found)
    assert page.startswith("Parts of Qt 6.9.3 that others have written\n")
    assert page.count("The text of MIT") == 1
    order = ["Copyright alpha", "The text of zlib", "Copyright beta", "Copyright gamma"]
    places = [page.index(words) for words in [*order, "The text of MIT"]]
    assert places == sorted(places)


def test_sources_without_attributions_are_refused(
    collect: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "qt-parts.txt"
    monkeypatch.setattr(collect, "TARGET", target)
    with pytest.raises(SystemExit, match="no qt_attribution"):
        collect.main("6.9.3", [tmp_path])
    assert not target.exists()
