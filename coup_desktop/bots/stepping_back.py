"""Lets a process go behind all that a person waits for."""

import os
import sys
from typing import Final

_NICE: Final = 10
"""On POSIX: about a tenth of what others get where all want the same processor."""
_BELOW_NORMAL: Final = 0x4000
"""On Windows: BELOW_NORMAL_PRIORITY_CLASS of processthreadsapi.h."""


def step_back() -> bool:
    """Gives this process and all its threads a lower priority than the usual one, for good.

    Returns:
        Whether the system has done it; it is no matter of right or wrong if it has not.
    """
    try:
        if sys.platform == "win32":
            import ctypes

            kernel = ctypes.WinDLL("kernel32", use_last_error=True)
            kernel.GetCurrentProcess.restype = ctypes.c_void_p
            kernel.SetPriorityClass.argtypes = (ctypes.c_void_p, ctypes.c_uint32)
            return bool(kernel.SetPriorityClass(kernel.GetCurrentProcess(), _BELOW_NORMAL))
        os.nice(_NICE)
    except OSError:
        return False
    return True
