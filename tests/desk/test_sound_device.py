"""The way out: the real library with devices that nobody hears, and none at all."""

import os
import subprocess
import sys
from array import array
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from coup_desktop.desk import sound_device
from coup_desktop.desk.sound_device import NoLibraryError, _MiniaudioDevice, open_device
from coup_desktop.desk.sound_mixer import RATE, Mixer
from coup_desktop.desk.sound_player import Player, read_frames

ROOT = Path(__file__).resolve().parents[2]
PATIENT = 20_000  # milliseconds that a slow machine may take


def test_the_library_asks_for_frames_in_time(qtbot: QtBot) -> None:
    player = Player(lambda trouble: None, lambda render: open_device(render, ("null",)))
    player.mixer.set_gain(1)
    player.sound("card")
    try:
        assert player.mixer.sounding == ("card",)
        qtbot.waitUntil(lambda: player.mixer.sounding == (), timeout=PATIENT)
        assert player.mixer.rendered >= len(read_frames("card"))
    finally:
        player.rest()
    rendered = player.mixer.rendered
    qtbot.wait(100)
    assert player.mixer.rendered == rendered  # closed is closed


def test_an_unknown_sound_system_is_no_library() -> None:
    with pytest.raises(NoLibraryError):
        open_device(Mixer().render, ("no such thing",))


def test_a_missing_library_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "_miniaudio", None)
    with pytest.raises(NoLibraryError):
        open_device(Mixer().render)


def test_a_device_that_asks_for_nothing_is_left_behind(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    mixer = Mixer()
    device = open_device(mixer.render, ("null",))
    assert isinstance(device, _MiniaudioDevice)
    qtbot.waitUntil(lambda: mixer.rendered > 0, timeout=PATIENT)
    assert (device.alive, device._stuck) == (True, False)
    # As if its server had gone a while ago.
    monkeypatch.setattr(sound_device, "_STUCK", -PATIENT)
    assert (device.alive, device._stuck) == (False, True)
    left: list[_MiniaudioDevice] = []
    monkeypatch.setattr(_MiniaudioDevice, "_left_behind", left)
    device.close()
    assert left == [device]
    rendered = mixer.rendered
    monkeypatch.setattr(sound_device, "_STUCK", PATIENT)
    asked_at = device._asked_at
    qtbot.waitUntil(lambda: device._asked_at > asked_at, timeout=PATIENT)
    assert mixer.rendered <= rendered + RATE // 10  # it has no more than what it was given then
    device.close()  # this one can be closed after all
    assert not device._started


ON_LINUX = pytest.mark.skipif(sys.platform != "linux", reason="of Linux' sound library")
SILENT = """\
import sys
from coup_desktop.desk.sound_device import BACKENDS, NoDeviceError, open_device
from coup_desktop.desk.sound_mixer import Mixer
try:
    open_device(Mixer().render, BACKENDS["linux"])
except NoDeviceError:
    print("none")
print(sorted({"ssl", "socket", "miniaudio"} & set(sys.modules)))
"""
RECORDED = """\
from time import sleep
from coup_desktop.desk.sound_device import open_device
from coup_desktop.desk.sound_mixer import RATE
from coup_desktop.desk.sound_player import Player, read_frames
def patiently(render):
    def some(count):
        sleep(0.002)  # a file takes all that it can get
        return render(count)
    return open_device(some, ("alsa",))
player = Player(print, patiently)
player.mixer.set_gain(0.5)
for name in ("coin", "card"):
    player.mixer.start(name, read_frames(name))
player.check()
while player.mixer.sounding and player.mixer.rendered < 10**7:
    sleep(0.01)
end = player.mixer.rendered + RATE  # what a device has not let go of yet is followed by silence
while player.mixer.rendered < end:
    sleep(0.01)
player.rest()
"""
FILE_PLUGIN = """\
pcm.!default {{ type file slave.pcm {{ type null }} file "{file}" format "raw" }}
"""


def run(code: str, **environ: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env=os.environ | environ,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@ON_LINUX
def test_without_a_device_nothing_is_written_to_stderr(tmp_path: Path) -> None:
    # The library's own settings, a sound card's, where there is no card.
    own = Path("/usr/share/alsa/alsa.conf")
    (tmp_path / "asound.conf").write_text(
        (f"<{own}>\n" if own.exists() else "") + "defaults.pcm.card 99\ndefaults.ctl.card 99\n"
    )
    config = str(tmp_path / "asound.conf")
    done = run(SILENT, ALSA_CONFIG_PATH=config, PULSE_SERVER=str(tmp_path / "none"))
    assert (done.returncode, done.stderr, done.stdout) == (0, "", "none\n[]\n")


@ON_LINUX
def test_a_sound_system_gets_what_was_mixed_to_the_last_bit(tmp_path: Path) -> None:
    raw = tmp_path / "out.raw"
    (tmp_path / "asound.conf").write_text(FILE_PLUGIN.format(file=raw))
    done = run(RECORDED, ALSA_CONFIG_PATH=str(tmp_path / "asound.conf"))
    if "NO_DEVICE" in done.stdout:
        pytest.skip("needs libasound with its file plugin")
    assert (done.returncode, done.stderr, done.stdout) == (0, "", "")
    written = array("h")
    written.frombytes(raw.read_bytes()[: raw.stat().st_size // 2 * 2])
    mixer = Mixer()
    mixer.set_gain(0.5)
    for name in ("coin", "card"):
        mixer.start(name, read_frames(name))
    mixed = mixer.render(RATE)
    begin, first = (next(n for n, v in enumerate(frames) if v) for frames in (written, mixed))
    heard = written[begin - first :][: len(mixed)]
    assert heard == mixed[: len(heard)]
    assert len(heard) >= len(read_frames("coin"))
