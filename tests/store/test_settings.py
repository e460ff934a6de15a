"""Settings come back as they were, and a bad file costs nothing."""

import json
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import pytest

from coup_desktop.store.settings import Loaded, Settings, load_settings, save_settings

CHANGED = Settings(
    pace="step",
    language="ru",
    scheme="dark",
    text_size=130,
    cloth="wine",
    back="night",
    reduced_motion="on",
    sound=False,
    volume=70,
    marks=False,
    asked_about="touching",
    answer_forced=False,
    countdown=15,
    peek="press",
    chronicle=False,
    chronicle_width="narrow",
    chronicle_detached=True,
    chronicle_geometry="AQ==",
    geometry="AQ==",
    table="{}",
    recent="/games/one.coup",
    talk=False,
    hint=False,
    warn_two=False,
    warn_coins=False,
    warn_false=False,
    counter=True,
    counter_page="claims",
    handbook_geometry="place",
    handbook_zoom=130,
    lessons='{"done": []}',
)


def test_nothing_kept_yet_gives_the_defaults(tmp_path: Path) -> None:
    assert load_settings(tmp_path / "settings.json") == Loaded(Settings())


def test_another_process_reads_the_same_values_and_types(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "settings.json"
    save_settings(path, CHANGED)
    code = (
        "import sys; from pathlib import Path;"
        "from coup_desktop.store.settings import load_settings;"
        "print(repr(load_settings(Path(sys.argv[1]))))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(path)], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == repr(Loaded(CHANGED))


def test_every_setting_differs_from_its_default_above() -> None:
    defaults = Settings()
    same = [
        f.name for f in fields(Settings) if getattr(CHANGED, f.name) == getattr(defaults, f.name)
    ]
    assert same == []


@pytest.mark.parametrize("bad", [b"", b"{", b"[]", b"\xff\xfe", b"3", b"[" * 100_000])
def test_a_damaged_file_is_put_aside(tmp_path: Path, bad: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(bad)
    loaded = load_settings(path)
    assert loaded.settings == Settings()
    assert loaded.problem is not None
    assert "settings.json.damaged" in loaded.problem
    assert not path.exists()
    assert path.with_name("settings.json.damaged").read_bytes() == bad


def test_an_earlier_damaged_file_is_kept_too(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    for bad in (b"{one", b"{two"):
        path.write_bytes(bad)
        load_settings(path)
    kept = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert kept == {"settings.json.damaged": b"{one", "settings.json.damaged-2": b"{two"}


def test_a_value_of_another_type_or_an_unknown_one_is_left_out(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"pace": 3, "answer_forced": "false", "chronicle": False, "x": 1}))
    assert load_settings(path) == Loaded(Settings(chronicle=False))


def test_a_folder_in_its_place_is_said(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.mkdir()
    loaded = load_settings(path)
    assert loaded.settings == Settings()
    assert loaded.problem is not None
    assert str(path) in loaded.problem


@pytest.mark.parametrize(("written", "read"), [(10**30, 100), (-5, 0), (250, 100), (40, 40)])
def test_a_number_out_of_its_bounds_is_brought_back(
    tmp_path: Path, written: int, read: int
) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"volume": written, "text_size": 10**300}))
    assert load_settings(path) == Loaded(Settings(volume=read, text_size=400))


def test_half_a_surrogate_pair_is_left_out(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"pace": "\\ud800", "cloth": "wine", "table": "\\udfff"}')
    loaded = load_settings(path)
    assert loaded == Loaded(Settings(cloth="wine"))
    save_settings(path, loaded.settings)
    assert load_settings(path) == loaded


def test_only_what_was_changed_is_written(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    save_settings(path, Settings(volume=11))
    save_settings(path, Settings(volume=99, cloth="wine"), only=["cloth"])
    assert load_settings(path).settings == Settings(volume=11, cloth="wine")
