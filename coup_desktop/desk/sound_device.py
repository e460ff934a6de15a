"""The way out to the loudspeakers: the C library miniaudio, in a thread of its own.

It is called through PyPI's package `miniaudio`, but not through that package's Python module: it
loads the standard library's network client, and never closes its connection to the sound server.
"""

import ctypes
import sys
from array import array
from collections.abc import Callable
from time import monotonic
from typing import Any, ClassVar, Final, Protocol

from coup_desktop.desk.sound_mixer import RATE, Frames

Render = Callable[[int], Frames]
"""Gives that many frames, or none for silence; called in the device's thread."""

_PERIOD: Final = 25
"""Milliseconds of sound at a time; of four such, three lie ready while Python is busy elsewhere."""
_PERIODS: Final = 4
_STUCK: Final = 1.0
"""Seconds after which a device that asks for nothing will not do so any more."""
_NAME: Final = b"Coup Desktop"
# Not JACK: its library writes to stderr and may start a server.
BACKENDS: Final = {
    "win32": ("wasapi", "dsound", "winmm"),
    "darwin": ("coreaudio",),
    "linux": ("pulseaudio", "alsa"),
}
_ELSEWHERE: Final = ("sndio", "audio4", "oss")


class SoundError(Exception):
    """There is no way to be heard."""


class NoLibraryError(SoundError):
    """The library is not installed."""


class NoDeviceError(SoundError):
    """Nothing is there that could sound."""


class Device(Protocol):
    """An open device, which asks for frames until it is closed."""

    @property
    def alive(self) -> bool:
        """Whether it still asks for frames; not once it was unplugged."""

    def close(self) -> None:
        """Stops it and lets go of it, in a few periods' time. Once."""


def open_device(render: Render, backends: tuple[str, ...] | None = None) -> Device:
    """Opens the system's usual device; this may take a moment.

    Args:
        render: gives the frames.
        backends: miniaudio's words for the sound systems to be tried; None: this system's.

    Raises:
        NoLibraryError: the library is not installed.
        NoDeviceError: there is no device, or it is not to be had.
    """
    try:
        from _miniaudio import ffi, lib
    except ImportError as error:
        raise NoLibraryError(str(error)) from error
    _hush_alsa()
    wanted = backends or BACKENDS.get(sys.platform, _ELSEWHERE)
    try:
        return _MiniaudioDevice(ffi, lib, render, wanted)
    except (AttributeError, ffi.error) as error:
        # Its parts have other names, in a version that is not known here.
        raise NoLibraryError(str(error)) from error


class _MiniaudioDevice:
    _left_behind: ClassVar[list["_MiniaudioDevice"]] = []
    """Devices that cannot be closed. Their memory stays: a thread of the library waits in it."""

    def __init__(self, ffi: Any, lib: Any, render: Render, backends: tuple[str, ...]) -> None:  # noqa: ANN401 - C
        self._lib = lib
        self._ffi = ffi
        self._render = render
        self._asked_at = monotonic()
        self._me = ffi.new_handle(self)
        _answer_calls(ffi)
        self._context = self._open_context(backends)
        self._device = ffi.new("ma_device *")
        config = lib.ma_device_config_init(lib.ma_device_type_playback)
        config.sampleRate = RATE
        config.playback.channels = 1
        config.playback.format = lib.ma_format_s16
        config.periodSizeInMilliseconds = _PERIOD
        config.periods = _PERIODS
        config.pUserData = self._me
        config.dataCallback = lib._internal_data_callback  # noqa: SLF001 - the package's name
        result = lib.ma_device_init(self._context, ffi.addressof(config), self._device)
        if result != lib.MA_SUCCESS:
            lib.ma_context_uninit(self._context)
            raise NoDeviceError(f"miniaudio finds no device: error {result}")
        result = lib.ma_device_start(self._device)
        if result != lib.MA_SUCCESS:
            self.close()
            raise NoDeviceError(f"miniaudio cannot start the device: error {result}")

    def _open_context(self, backends: tuple[str, ...]) -> Any:  # noqa: ANN401 - C
        ffi, lib = self._ffi, self._lib
        self._name = ffi.from_buffer(_NAME)
        config = lib.ma_context_config_init()
        config.pulse.pApplicationName = self._name
        wanted = ffi.new("ma_backend[]", [getattr(lib, f"ma_backend_{name}") for name in backends])
        context = ffi.new("ma_context *")
        result = lib.ma_context_init(wanted, len(backends), ffi.addressof(config), context)
        if result != lib.MA_SUCCESS:
            raise NoDeviceError(f"miniaudio finds no sound system: error {result}")
        return context

    @property
    def alive(self) -> bool:
        return self._started and not self._stuck

    @property
    def _started(self) -> bool:
        return bool(self._lib.ma_device_is_started(self._device))

    @property
    def _stuck(self) -> bool:
        return monotonic() > self._asked_at + _STUCK

    def close(self) -> None:
        if self._started and self._stuck:
            # Its sound server is gone. To close it would wait for an answer of that, for ever.
            self._render = _silence
            self._left_behind.append(self)
            return
        self._lib.ma_device_uninit(self._device)
        self._lib.ma_context_uninit(self._context)

    def fill(self, output: Any, count: int) -> None:  # noqa: ANN401 - C
        """Writes frames to where the library wants them; it has silenced that place."""
        self._asked_at = monotonic()
        frames = self._render(count)
        self._ffi.memmove(output, frames, len(frames) * frames.itemsize)


def _silence(_count: int) -> Frames:
    return array("h")


def _answer_calls(ffi: Any) -> None:  # noqa: ANN401 - C
    """Says what is called when a device wants frames."""

    def wanted(device: Any, output: Any, _input: Any, count: int) -> None:  # noqa: ANN401 - C
        ffi.from_handle(device.pUserData).fill(output, count)

    ffi.def_extern(name="_internal_data_callback")(wanted)


def _hush_alsa() -> None:
    """Keeps Linux' sound library from writing to stderr that there is no device.

    It takes a C function for its complaints. `getpid` serves: it looks at no argument, changes
    nothing, and needs no Python, which may be gone when a thread of the library complains last.
    """
    if sys.platform != "linux":
        return
    try:
        set_handler = ctypes.CDLL("libasound.so.2").snd_lib_error_set_handler
        getpid = ctypes.CDLL(None).getpid
    except (OSError, AttributeError):
        return  # no such library, so no complaints
    set_handler.argtypes = [ctypes.c_void_p]
    set_handler(ctypes.cast(getpid, ctypes.c_void_p))
