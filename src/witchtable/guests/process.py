"""A process of our own that answers one line with one line, and is ended when it does not."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
from collections import deque
from collections.abc import Sequence
from threading import Thread, Timer
from typing import IO, Final
from weakref import finalize

from witchtable.guests.protocol import LONGEST_LINE

__all__ = ["Ended", "Late", "Process"]

_LAST_WORDS: Final = 20  # lines of what a process says of its troubles
_LONGEST_WORD: Final = 1000
_FAREWELL: Final = 1.0  # seconds to go in peace


class Ended(Exception):
    """The process is no more, or has closed its side."""


class Late(Exception):
    """The process did not answer in time, and has been ended."""


class Process:
    """One child process; raises OSError when it cannot be started."""

    def __init__(self, words: Sequence[str]) -> None:
        # A session of its own: Ctrl+C at the terminal is for us, and its children end with it.
        self._child = subprocess.Popen(
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
        self._said: deque[str] = deque(maxlen=_LAST_WORDS)
        self._listener = Thread(target=_listen, args=(self._child.stderr, self._said), daemon=True)
        self._listener.start()
        self._is_late = False
        # Also when nobody says goodbye: nothing of ours outlives us.
        self._end = finalize(self, _end, self._child)

    def exchange(self, line: bytes, seconds: float) -> bytes:
        """Say a line and wait for one; raise Late or Ended when none comes."""
        # Ending the process also ends our waiting, for its ear as for its mouth.
        watchdog = Timer(seconds, self._give_up)
        watchdog.daemon = True
        watchdog.start()
        answer = b""
        try:
            with contextlib.suppress(OSError):
                self._write(line)
                assert self._child.stdout is not None
                answer = self._child.stdout.readline(LONGEST_LINE)
        finally:
            watchdog.cancel()
            watchdog.join()
        if self._is_late:
            raise Late
        if not answer.endswith(b"\n"):
            raise Ended
        return answer

    def leave(self, farewell: bytes) -> None:
        """Say the last line, and end the process if it does not go by itself."""
        # A full pipe must not keep us: there is a farewell only for those who listen.
        watchdog = Timer(_FAREWELL, _kill, [self._child])
        watchdog.daemon = True
        watchdog.start()
        with contextlib.suppress(OSError):
            self._write(farewell)
        watchdog.cancel()
        watchdog.join()
        self.end()

    def end(self) -> None:
        """End the process: it hears that its input has ended, and may go by itself."""
        self._end()

    @property
    def last_words(self) -> str:
        """What it said of its troubles at last, and how it ended."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._child.wait(_FAREWELL)
        self._listener.join(_FAREWELL)
        code = self._child.returncode
        return "\n".join([*self._said, "" if code is None else f"exit code {code}"]).strip()

    def _write(self, line: bytes) -> None:
        assert self._child.stdin is not None
        self._child.stdin.write(line)
        self._child.stdin.flush()

    def _give_up(self) -> None:
        self._is_late = True
        _kill(self._child)


def _listen(stream: IO[bytes], said: deque[str]) -> None:
    """Keep the last lines; and keep reading, so that the process never waits for us."""
    with contextlib.suppress(OSError, ValueError):
        while line := stream.readline(_LONGEST_WORD):
            if text := line.decode("utf-8", "replace").rstrip():
                said.append(text)


def _end(child: subprocess.Popen[bytes]) -> None:
    if child.stdin is not None:
        with contextlib.suppress(OSError):
            child.stdin.close()
    with contextlib.suppress(subprocess.TimeoutExpired):
        child.wait(_FAREWELL)
    _kill(child)
    child.wait()
    if child.stdout is not None:
        child.stdout.close()


def _kill(child: subprocess.Popen[bytes]) -> None:
    """End the process and whatever it has started."""
    if child.returncode is not None:
        return  # it has been seen off: its number may be somebody else's by now
    if os.name == "posix":
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(child.pid, signal.SIGKILL)
    else:
        child.kill()
