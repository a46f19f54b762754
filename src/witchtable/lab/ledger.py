"""Finished games on disk, one JSON line each: what is written need not be played again."""

from __future__ import annotations

from pathlib import Path
from types import TracebackType
from typing import IO, Any, Final

import msgspec

from witchtable.engine.errors import Malformed
from witchtable.engine.texts import Message
from witchtable.lab.matches import Result
from witchtable.lab.plans import OtherSetup, Setup

__all__ = ["BadWork", "Ledger"]

FILE: Final = "games.jsonl"


class BadWork(Malformed):
    """The folder for finished games cannot be used; the message says why."""

    def __init__(self, folder: Path, problem: Message) -> None:
        super().__init__(Message("arena-bad-work", folder=str(folder), problem=problem))


class Ledger:
    """The work folder of one set-up: what was finished before, and what is finished now."""

    def __init__(self, folder: Path, setup: Setup) -> None:
        self._folder = folder
        self._path = folder / FILE
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self.finished = self._read(setup)
            self._file: IO[bytes] = self._path.open("ab")
        except OSError as problem:
            reason = Message("arena-work-unreadable", detail=problem.strerror or str(problem))
            raise BadWork(folder, reason) from None
        if self._file.tell() == 0:
            self._write(setup)

    def add(self, result: Result) -> None:
        """Write a game down at once."""
        self._write(result)

    def __enter__(self) -> Ledger:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()

    def _write(self, entry: Any) -> None:
        self._file.write(msgspec.json.encode(entry) + b"\n")
        self._file.flush()

    def _read(self, setup: Setup) -> list[Result]:
        if not self._path.exists():
            return []
        written = self._path.read_bytes()
        whole = written[: written.rfind(b"\n") + 1]
        lines = whole.splitlines()
        if lines:
            differences = setup.compare(self._line(lines, 0, Setup))
            if differences:
                raise OtherSetup(str(self._path), differences)
        finished = [self._line(lines, at, Result) for at in range(1, len(lines))]
        if len(whole) < len(written):
            # The last line was cut off: its game is played again.
            with self._path.open("r+b") as file:
                file.truncate(len(whole))
        return finished

    def _line(self, lines: list[bytes], at: int, kind: Any) -> Any:
        try:
            return msgspec.json.decode(lines[at], type=kind)
        except (ValueError, RecursionError) as problem:
            reason = Message("arena-work-line", line=at + 1, detail=str(problem))
            raise BadWork(self._folder, reason) from None
