"""A bot that is a program: it may be written in any language and speaks the line protocol.

`ProgramBot` is the table's side of that protocol; the process it speaks to stands below.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
from collections import deque
from collections.abc import Sequence
from random import Random
from threading import Thread, Timer
from typing import IO, Any, Final
from weakref import WeakSet, finalize

import msgspec

from witchtable.engine.errors import BotFault, FaultKind, Malformed
from witchtable.engine.game import Game
from witchtable.engine.moves import Action
from witchtable.engine.place import Place
from witchtable.engine.texts import shorten
from witchtable.guests.protocol import (
    GRACE,
    LONGEST_LINE,
    POSITION,
    PROTOCOL,
    Bye,
    Choose,
    Chosen,
    Hello,
    Ready,
)

__all__ = ["RESTARTS", "START_SECONDS", "ProgramBot", "end_programs"]

START_SECONDS: Final = 30.0
"""What a program may take until it is ready: some load a lot."""
RESTARTS: Final = 3
"""How often a program that ended, hung or spoke nonsense is started again."""
_SHOWN: Final = 200  # characters of nonsense in a fault
_LAST_WORDS: Final = 20  # lines of what a process says of its troubles
_LONGEST_WORD: Final = 1000
_FAREWELL: Final = 1.0  # seconds to go in peace


class ProgramBot:
    """Lets a program choose; what is wrong with it is a BotFault.

    The program starts with the first decision. It is started again when it ends, hangs or answers with
    something other than a line of the protocol, but only a few times.
    """

    def __init__(
        self,
        words: Sequence[str],
        game: Game,
        seed: int = 0,
        *,
        name: str | None = None,
        grace: float = GRACE,
    ) -> None:
        self.name = name if name is not None else words[0]
        self._words = words
        self._game = game
        self._seed = seed
        self._grace = grace
        self._process: _Process | None = None
        self._table: Hello | None = None
        self._wants: frozenset[str] = frozenset()
        self._failures = 0
        self._decision = 0

    def prepare(self, place: Place) -> None:
        """See that the program runs and knows what is played: its own time has not begun."""
        table = self._hello(place)
        if self._process is not None and table != self._table:
            self.close()  # another table: a program plays at one
        if self._process is None:
            self._start(table)

    def choose(self, place: Place) -> Action:
        """Ask the program."""
        self.prepare(place)
        self._decision += 1
        question = Choose(
            self._decision,
            place.seat,
            place.seconds,
            [str(action) for action in place.legal],
            place.view,
            self._position(place) if POSITION in self._wants else None,
        )
        answer: Chosen = self._exchange(question, Chosen, place.seconds + self._grace)
        return self._read(answer, place)

    def close(self) -> None:
        """Send the program away."""
        process, self._process = self._process, None
        if process is not None:
            process.leave(_line(Bye()))

    def _start(self, table: Hello) -> None:
        if self._failures > RESTARTS:
            raise self._fault("died", f"failed {self._failures} times, not started again")
        try:
            self._process = _Process(self._words)
        except (OSError, ValueError) as problem:
            self._failures += 1
            raise self._fault("died", f"cannot be started: {problem}") from None
        self._table = table
        ready: Ready = self._exchange(table, Ready, START_SECONDS)
        if ready.type is None:
            self._give_up(self._process)
            raise self._fault("raised", ready.error or "it is not ready")
        self._wants = frozenset(ready.wants)

    def _exchange(self, question: Any, kind: Any, seconds: float) -> Any:
        process = self._process
        assert process is not None
        line = b""
        try:
            line = process.exchange(_line(question), seconds)
            return msgspec.json.decode(line, type=kind)
        except _Late:
            self._give_up(process)
            raise self._fault("late", f"no answer within {seconds:.1f} s") from None
        except _Ended:
            self._give_up(process)
            raise self._fault("died", process.last_words) from None
        except (ValueError, RecursionError) as problem:
            # Who knows which question its next line would answer: begin anew.
            self._give_up(process)
            said = shorten(line.decode("utf-8", "replace").strip(), _SHOWN)
            raise self._fault("illegal", f"{problem}: {said}") from None
        except BaseException:
            self._give_up(process)  # Ctrl+C between question and answer
            raise

    def _give_up(self, process: _Process) -> None:
        self._process = None
        self._failures += 1
        process.end()

    def _read(self, answer: Chosen, place: Place) -> Action:
        if answer.error is not None:
            raise self._fault("raised", answer.error)
        if answer.action is None:
            raise self._fault("illegal", "an answer without an action")
        if answer.decision not in (None, self._decision):
            text = f"answers decision {answer.decision} when asked for {self._decision}"
            if self._process is not None:
                self._give_up(self._process)
            raise self._fault("illegal", text)
        for action in place.legal:
            if str(action) == answer.action:
                return action
        try:
            return self._game.parse(answer.action).canonical()
        except Malformed as problem:
            raise self._fault("illegal", str(problem)) from None

    def _hello(self, place: Place) -> Hello:
        view = place.view
        return Hello(
            PROTOCOL,
            self._game.id,
            self._game.rules_version,
            view["seats"] - bool(view.get("automatic")),
            view["options"],
            place.edition.name,
            place.edition.fingerprint,
            self._seed,
        )

    def _position(self, place: Place) -> dict[str, Any]:
        """Guess the whole position: what is hidden is drawn, so that nothing is given away."""
        return place.sample(Random(f"{self._seed} {self._decision}")).dump()

    def _fault(self, kind: FaultKind, text: str) -> BotFault:
        return BotFault(kind, self.name, text)


def _line(message: Any) -> bytes:
    return msgspec.json.encode(message) + b"\n"


# -- its process ----------------------------------------------------------------------------------


_children: WeakSet[subprocess.Popen[bytes]] = WeakSet()


def end_programs() -> None:
    """End all programs at once: for a process that ends without a goodbye."""
    for child in list(_children):
        _kill(child)


class _Ended(Exception):
    """The process is no more, or has closed its side."""


class _Late(Exception):
    """The process did not answer in time, and has been ended."""


class _Process:
    """One child that answers a line with a line; raises OSError when it cannot be started."""

    def __init__(self, words: Sequence[str]) -> None:
        # A session of its own: Ctrl+C at the terminal is for us, and its children end with it.
        self._child = subprocess.Popen(
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
            creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),  # what Windows has for it
        )
        self._said: deque[str] = deque(maxlen=_LAST_WORDS)
        self._listener = Thread(target=_listen, args=(self._child.stderr, self._said), daemon=True)
        self._listener.start()
        self._is_late = False
        # Also when nobody says goodbye: nothing of ours outlives us.
        self._end = finalize(self, _end, self._child)
        _children.add(self._child)

    def exchange(self, line: bytes, seconds: float) -> bytes:
        """Say a line and wait for one; raise _Late or Ended when none comes."""
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
            raise _Late
        if not answer.endswith(b"\n"):
            raise _Ended
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
    if hasattr(os, "killpg"):
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(child.pid, signal.SIGKILL)
    else:
        child.kill()
