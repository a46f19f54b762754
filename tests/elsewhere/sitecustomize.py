"""Python as on Windows, as far as that can be played here: what only POSIX has is gone.

A folder with a module of this name on PYTHONPATH is enough: every process that Python starts loads it.
"""

from __future__ import annotations

import asyncio
import fcntl
import os
import select
import subprocess  # it takes the system for Windows if it finds msvcrt  # noqa: F401
import sys
from types import ModuleType


def _locking(file: int, mode: int, size: int) -> None:
    fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, size)


def _not_here(*_: object) -> None:
    raise NotImplementedError


msvcrt = ModuleType("msvcrt")
msvcrt.locking, msvcrt.LK_NBLCK = _locking, 2
sys.modules["msvcrt"] = msvcrt
for module in ("fcntl", "grp", "pwd", "resource", "termios", "uvloop"):
    sys.modules[module] = None  # to import it is an ImportError
for name in ("nice", "killpg", "fork"):
    delattr(os, name)
for name in ("poll", "epoll", "kqueue"):
    if hasattr(select, name):
        delattr(select, name)
asyncio.SelectorEventLoop.add_reader = _not_here
asyncio.SelectorEventLoop.add_signal_handler = _not_here
