"""A file of finished games, one JSON line each: what is written need not be played again."""

from __future__ import annotations

from pathlib import Path
from typing import IO, Any, TypeVar

import msgspec

__all__ = ["WorkFile"]

S = TypeVar("S", bound="WorkFile")
T = TypeVar("T")


class WorkFile:
    """What the file holds, and, inside `with`, a way to add to it.

    A last line that was cut off does not count, and makes way for the next one.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        written = path.read_bytes() if path.exists() else b""
        whole = written[: written.rfind(b"\n") + 1]
        self._whole_bytes = len(whole)
        self.lines = whole.splitlines()

    def read(self, kind: type[T]) -> list[T]:
        """Read every line as one of a kind."""
        return [msgspec.json.decode(line, type=kind) for line in self.lines]

    def add(self, entry: Any) -> None:
        """Write something down at once."""
        self._file.write(msgspec.json.encode(entry) + b"\n")
        self._file.flush()

    def __enter__(self: S) -> S:
        self._file: IO[bytes] = self._path.open("ab")
        self._file.truncate(self._whole_bytes)
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()
