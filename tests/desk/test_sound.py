"""What is heard: the sum of the sounds, the volume, the device that comes and goes."""

import threading
from array import array
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from coup_desktop.desk.sound import IDLE, Sound, SoundBox
from coup_desktop.desk.sound_device import NoDeviceError, NoLibraryError, Render
from coup_desktop.desk.sound_mixer import APART, RATE, VOICES, Frames, Mixer, gain
from coup_desktop.desk.sound_player import RETRY, Player, Trouble, read_frames

ROOT = Path(__file__).resolve().parents[2]
PATIENT = 20_000  # milliseconds that a slow machine may take


# The mixer.


def steady(value: int, count: int = 100) -> Frames:
    return array("h", [value] * count)


def test_silence_is_no_frames_at_all() -> None:
    mixer = Mixer()
    assert len(mixer.render(50)) == 0
    assert mixer.rendered == 50


def test_a_sound_comes_out_as_it_is_at_full_gain() -> None:
    mixer = Mixer()
    mixer.set_gain(1)
    frames = read_frames("coin")
    assert mixer.start("coin", frames)
    heard = array("h")
    for count in (7, 1103, 441, 20_000):
        heard += mixer.render(count)
    assert heard[: len(frames)] == frames
    assert not any(heard[len(frames) :])
    assert mixer.sounding == ()


def test_sounds_add_up_and_end_each_at_its_time() -> None:
    mixer = Mixer()
    mixer.set_gain(1)
    mixer.start("a", steady(100, 30))
    assert list(mixer.render(10)) == [100] * 10
    mixer.start("b", steady(-40, 30))
    assert list(mixer.render(40)) == [60] * 20 + [-40] * 10 + [0] * 10
    assert len(mixer.render(10)) == 0


def test_the_gain_scales() -> None:
    mixer = Mixer()
    mixer.set_gain(0.25)
    mixer.start("a", steady(1000))
    assert set(mixer.render(50)) == {250}


def test_too_much_at_once_is_cut_and_does_not_turn_over() -> None:
    mixer = Mixer()
    mixer.set_gain(1)
    for name in "abc":
        mixer.start(name, steady(-20_000))
    assert set(mixer.render(10)) == {-32767}


def test_another_gain_glides_in_and_does_not_click() -> None:
    mixer = Mixer()
    mixer.set_gain(1)
    mixer.start("a", steady(10_000, 300))
    mixer.render(100)
    mixer.set_gain(0)  # muted
    falling = list(mixer.render(100))
    assert falling[0] == 10_000
    assert {a - b for a, b in pairwise(falling)} == {100}
    assert set(mixer.render(100)) == {0}


def test_a_first_sound_has_its_attack_at_the_gain_in_force() -> None:
    mixer = Mixer()
    mixer.set_gain(0.5)
    mixer.start("a", steady(1000))
    assert mixer.render(10)[0] == 500


def test_the_same_sound_is_not_stacked_but_may_follow_soon() -> None:
    mixer = Mixer()
    assert mixer.start("coin", steady(1, RATE))
    assert not mixer.start("coin", steady(1, RATE))
    assert mixer.start("card", steady(1, RATE))
    mixer.render(APART - 1)
    assert not mixer.start("coin", steady(1, RATE))
    mixer.render(1)
    assert mixer.start("coin", steady(1, RATE))
    assert mixer.sounding == ("coin", "card", "coin")


def test_no_more_than_so_many_sound_at_once() -> None:
    mixer = Mixer()
    heard = [mixer.start(str(number), steady(1)) for number in range(VOICES + 2)]
    assert heard == [True] * VOICES + [False] * 2
    mixer.clear()
    assert mixer.start("next", steady(1))


def test_the_volume_is_felt_evenly() -> None:
    assert (gain(0), gain(100)) == (0, 1)
    assert gain(-5) == 0
    assert gain(400) == 1
    # Half the number is half as loud: 10 dB.
    assert 10 ** (-10.5 / 20) < gain(50) < 10 ** (-9.5 / 20)


# The player.


class FakeDevice:
    """A device that asks for frames when the test says so."""

    def __init__(self, render: Render) -> None:
        self.render = render
        self.alive = True
        self.closed = False

    def close(self) -> None:
        assert not self.closed
        self.closed = True


class Workshop:
    """Opens devices, or fails, for a player whose clock the test sets."""

    def __init__(self) -> None:
        self.now = 100.0
        self.devices: list[FakeDevice] = []
        self.tries = 0
        self.error: Exception | None = None
        self.told: list[Trouble] = []
        self.player = Player(self.told.append, self.open, lambda: self.now)
        self.player.mixer.set_gain(1)

    def open(self, render: Render) -> FakeDevice:
        self.tries += 1
        if self.error is not None:
            raise self.error
        self.devices.append(FakeDevice(render))
        return self.devices[-1]


def test_a_device_is_opened_for_the_first_sound_only() -> None:
    shop = Workshop()
    assert shop.tries == 0
    shop.player.sound("coin")
    shop.player.sound("card")
    assert (shop.tries, shop.told) == (1, [])
    assert shop.player.mixer.sounding == ("coin", "card")


def test_without_a_device_one_is_looked_for_now_and_then() -> None:
    shop = Workshop()
    shop.error = NoDeviceError("none")
    for _ in range(5):
        shop.player.sound("coin")
    assert (shop.tries, shop.told) == (1, [Trouble.NO_DEVICE])
    shop.now += RETRY
    shop.error = None  # somebody plugs headphones in
    shop.player.sound("coin")
    assert shop.told == [Trouble.NO_DEVICE, Trouble.NONE]
    assert shop.player.mixer.sounding == ("coin",)  # and nothing of what was not heard


def test_who_wants_to_know_is_told_at_once() -> None:
    shop = Workshop()
    shop.error = NoLibraryError("none")
    shop.player.check()
    assert shop.told == [Trouble.NO_LIBRARY]
    shop.error = None
    shop.player.check()
    assert shop.told == [Trouble.NO_LIBRARY, Trouble.NONE]
    assert shop.player.mixer.sounding == ()


def test_an_unplugged_device_is_replaced() -> None:
    shop = Workshop()
    shop.player.sound("coin")
    shop.devices[0].alive = False
    shop.player.sound("card")
    assert [device.closed for device in shop.devices] == [True, False]
    assert shop.player.mixer.sounding == ("card",)


def test_a_device_that_cannot_be_had_again_is_told() -> None:
    shop = Workshop()
    shop.player.sound("coin")
    shop.devices[0].alive = False
    shop.error = NoDeviceError("gone")
    shop.player.sound("coin")
    assert shop.told == [Trouble.NO_DEVICE]
    assert shop.player.mixer.sounding == ()


def test_a_rest_lets_go_of_the_device_until_the_next_sound() -> None:
    shop = Workshop()
    shop.player.rest()
    shop.player.sound("coin")
    shop.player.rest()
    shop.player.rest()
    assert shop.devices[0].closed
    shop.player.sound("coin")
    assert len(shop.devices) == 2


def test_a_missing_file_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "empty.wav").touch()
    monkeypatch.setattr(
        "coup_desktop.desk.sound_player.resource_path", lambda name: tmp_path / Path(name).name
    )
    for name in ("missing", "empty"):
        shop = Workshop()
        shop.player.sound(name)
        assert shop.told == [Trouble.NO_FILE]


@pytest.mark.parametrize("sound", Sound)
def test_each_sound_has_its_file(sound: Sound) -> None:
    assert len(read_frames(sound.value)) > RATE * 0.06


def test_each_file_is_used() -> None:
    files = {path.stem for path in (ROOT / "resources" / "sounds").glob("*.wav")}
    assert files == {sound.value for sound in Sound}


# The box.


class Opener:
    """Opens fake devices in the box's thread, and tells the test."""

    def __init__(self) -> None:
        self.devices: list[FakeDevice] = []
        self.threads: list[threading.Thread] = []
        self.error: Exception | None = None
        self.gate = threading.Event()
        self.gate.set()

    def __call__(self, render: Render) -> FakeDevice:
        self.gate.wait(PATIENT / 1000)
        self.threads.append(threading.current_thread())
        if self.error is not None:
            raise self.error
        self.devices.append(FakeDevice(render))
        return self.devices[-1]


@pytest.fixture
def opener() -> Opener:
    return Opener()


@pytest.fixture
def box(qtbot: QtBot, opener: Opener) -> Iterator[SoundBox]:
    box = SoundBox(None, opener)
    box.set_volume(30)
    yield box
    box.close()


def test_a_box_needs_no_thread_until_something_sounds(box: SoundBox, opener: Opener) -> None:
    before = threading.active_count()
    box.set_muted(True)
    box.play(Sound.COIN)
    box.set_muted(False)
    box.set_volume(0)
    box.play(Sound.COIN)
    assert threading.active_count() == before
    assert opener.threads == []


def test_a_sound_is_played_off_the_windows_thread(
    qtbot: QtBot, box: SoundBox, opener: Opener
) -> None:
    opener.gate.clear()  # the device takes its time
    box.play(Sound.COIN)
    box.play(Sound.CARD)
    opener.gate.set()
    qtbot.waitUntil(lambda: bool(opener.devices), timeout=PATIENT)
    assert opener.threads != [threading.current_thread()]
    qtbot.waitUntil(lambda: len(opener.devices[0].render(99)) > 0, timeout=PATIENT)
    loudest = max(map(abs, opener.devices[0].render(RATE)))
    assert 0 < loudest <= 32767 * gain(30)
    assert box.problem == ""


def test_what_is_wrong_is_said_and_taken_back(qtbot: QtBot, box: SoundBox, opener: Opener) -> None:
    opener.error = NoDeviceError("none")
    with qtbot.waitSignal(box.problem_changed, timeout=PATIENT) as told:
        box.check()
    assert told.args == [box.problem]
    assert box.problem.startswith("No sound")
    opener.error = None
    with qtbot.waitSignal(box.problem_changed, timeout=PATIENT) as told:
        box.check()
    assert told.args == [""]


def test_troubles_are_told_apart(qtbot: QtBot, box: SoundBox, opener: Opener) -> None:
    said = set()
    for error in (NoDeviceError("none"), NoLibraryError("none")):
        opener.error = error
        with qtbot.waitSignal(box.problem_changed, timeout=PATIENT):
            box.check()
        said.add(box.problem)
    assert len(said) == 2


def test_the_device_is_let_go_of_after_a_while(qtbot: QtBot, box: SoundBox, opener: Opener) -> None:
    box.play(Sound.COIN)
    assert box._idle.isSingleShot()
    assert box._idle.interval() == IDLE
    box._idle.setInterval(1)
    box.play(Sound.CARD)
    qtbot.waitUntil(lambda: bool(opener.devices) and opener.devices[0].closed, timeout=PATIENT)


def test_a_closed_box_is_silent_and_leaves_nothing(qtbot: QtBot, opener: Opener) -> None:
    box = SoundBox(None, opener)
    box.set_volume(100)
    box.play(Sound.COIN)
    box.close()
    assert [device.closed for device in opener.devices] == [True]
    assert not opener.threads[0].is_alive()
    assert not box._idle.isActive()
    box.play(Sound.COIN)
    box.check()
    box.close()
    assert len(opener.threads) == 1


def test_a_box_that_never_played_closes(qtbot: QtBot, opener: Opener) -> None:
    SoundBox(None, opener).close()
    assert opener.threads == []
