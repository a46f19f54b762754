"""Editions: one TOML file with every component of a game, read entry by entry.

A reader collects mistakes instead of stopping at the first, and names the entry each is in, so that
somebody who types in their own box can mend the file in two goes: first what cannot be read at all,
then what the entries say of each other. docs/editions.md has the format.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from typing import Annotated, Any, Final, TypeVar

import msgspec

from witchtable.engine.errors import BadEdition
from witchtable.engine.registry import find_edition

__all__ = ["MARKS", "Edition", "Id", "Name", "Reader"]

T = TypeVar("T")
E = TypeVar("E", bound="Edition")

MARKS: Final = ("fact", "deduced", "house")

# \Z: `$` would allow a line break at the end.
Id = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9_-]*\Z", max_length=30)]
"""What players type and records say."""
# Neither control characters nor those that nobody sees or that turn a line around.
_UNSEEN: Final = r"\x00-\x1f\x7f-\x9f\xad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff"
Name = Annotated[str, msgspec.Meta(pattern=rf"^[^{_UNSEEN}]+\Z", max_length=60)]
"""What a piece is called on the table."""

# What no box comes near, so that nothing is ever built from a file that is none: docs/editions.md.
_MOST_VALUES: Final = 10_000
_MOST_TEXT: Final = 60_000
_DEEPEST: Final = 10
_LONGEST_LIST: Final = 200
_LONGEST_TABLE: Final = 1_000
_LONGEST_TEXT: Final = 200
_LONGEST_KEY: Final = 100
_MOST_PROBLEMS: Final = 100

# One short line: it stands in the header of every record. (`$` would allow a line break.)
_Name = Annotated[str, msgspec.Meta(pattern=r"^[\w.-]+( [\w.-]+)*\Z", max_length=40)]
# What every file has besides what its game asks for; each has a check of its own.
_COMMON: Final = ("meta", "counts", "provenance")


class Edition:
    """The components of one game as printed; a game derives its own tables from this."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data = data
        self.name: str = data["meta"]["edition"]
        self.fingerprint: str = _fingerprint(data)
        self._written: bytes | None = None
        self._derived: dict[Callable[..., Any], Any] = {}

    def derived(self: E, build: Callable[[E], T]) -> T:
        """Work something out from this edition once, and keep it as long as the edition lives."""
        try:
            found: T = self._derived[build]
        except KeyError:
            found = self._derived[build] = build(self)
        return found

    def forget_derived(self) -> None:
        """Forget all that was worked out: for whoever changes the rules while they run."""
        self._derived.clear()

    @property
    def designers(self) -> list[str]:
        """Who made the game, as far as the file names them."""
        named: str = self.data["meta"].get("designer", "")
        return named.split(", ") if named else []

    def mark(self, path: str) -> str:
        """Say where a value comes from: fact, deduced or house (the longest marked path counts)."""
        marks: Mapping[str, str] = self.data.get("provenance", {})
        while path:
            if path in marks:
                return marks[path]
            path = path.rpartition(".")[0]
        return "house"

    def __reduce__(self) -> tuple[Any, ...]:
        # By the registry: an edition in play is one object, also in another process.
        if self._written is None:
            self._written = msgspec.json.encode(self.data)  # once: bots are sent it with each question
        return find_edition, (self.data["meta"]["game"], self._written)


class Reader:
    """Reads an edition into typed objects and remembers every mistake with its entry."""

    def __init__(self, data: Mapping[str, Any], source: str) -> None:
        """Begin with a file; raise BadEdition if it is larger than any box could ask for."""
        self.data = data
        self.source = source
        self.problems: list[str] = []
        self._asked: set[str] = set()
        for problem in _oversized(data):
            self.note(problem)
        if self.problems:
            raise BadEdition(source, self.problems)

    def one(self, path: str, kind: type[T]) -> T | None:
        """Read the value at a dotted path as `kind`; None (and a problem) if it does not fit."""
        value = self._ask(path)
        if value is _MISSING:
            self.note(f"{path}: missing")
            return None
        return self._convert(value, kind, path)

    def each(self, path: str, kind: type[T]) -> list[T]:
        """Read a list of entries that each have an `id`; the mistakes name the entry by it."""
        rows = self._ask(path)
        if not isinstance(rows, list):
            self.note(f"{path}: expected a list of entries")
            return []
        found: list[T] = []
        seen: set[str] = set()
        for number, row in enumerate(rows, start=1):
            name = _id(row)
            entry = f"{path}.{name}" if name is not None else f"{path}, entry {number}"
            if name is not None:
                self.require(name not in seen, entry, "this id stands twice")
                seen.add(name)
            value = self._convert(row, kind, entry)
            if value is not None:
                found.append(value)
        return found

    def note(self, problem: str) -> None:
        """Note a problem, unless there are more than anybody reads."""
        if len(self.problems) < _MOST_PROBLEMS:
            self.problems.append(problem)

    def require(self, condition: bool, entry: str, problem: str) -> None:
        """Note a problem with an entry unless the condition holds."""
        if not condition:
            self.note(f"{entry}: {problem}")

    def known(self, entry: str, words: Iterable[str], vocabulary: Sequence[str]) -> None:
        """Note every word that is not in the vocabulary."""
        for word in words:
            self.require(
                word in vocabulary, entry, f"unknown {word!r} (known: {', '.join(vocabulary)})"
            )

    def check_meta(self, game: str, schema: int) -> None:
        """Check that the file is for this game, in a format this version reads."""
        found = _at(self.data, "meta.game")
        self.require(found == game, "meta.game", f"expected {game!r}")
        found = _at(self.data, "meta.schema")
        self.require(found == schema, "meta.schema", f"expected {schema}")
        self.one("meta.edition", _Name)

    def check_counts(self, counted: Mapping[str, int]) -> None:
        """Check the printed contents list against what the file really holds."""
        for name, number in counted.items():
            said = self.one(f"counts.{name}", int)
            if said is not None:
                self.require(said == number, f"counts.{name}", f"says {said}, but there are {number}")
        counts = self.data.get("counts")
        for name in counts if isinstance(counts, Mapping) else ():
            self.require(name in counted, f"counts.{name}", "unknown")

    def check_provenance(self) -> None:
        """Check that every mark is a known one and points at something in the file."""
        marks = self.data.get("provenance", {})
        if not isinstance(marks, Mapping):
            self.note("provenance: expected a table")
            return
        for path, mark in marks.items():
            entry = f"provenance.{path}"
            self.require(mark in MARKS, entry, f"expected one of {', '.join(MARKS)}")
            self.require(_at(self.data, path) is not _MISSING, entry, "points at nothing")

    def finish(self) -> None:
        """Raise BadEdition if anything was wrong, or is there although nobody has asked for it."""
        self._check_unknown()
        if self.problems:
            raise BadEdition(self.source, self.problems)

    def _check_unknown(self) -> None:
        """Name every table, and every key of a table, that nobody has asked for: typing mistakes."""
        for table, content in self.data.items():
            if table in _COMMON or table in self._asked:
                continue  # the keys of a table that was read as a whole were checked then
            known = {path.partition(".")[2] for path in self._asked if path.startswith(f"{table}.")}
            if not known:
                self.note(f"{table}: unknown table")
            elif isinstance(content, Mapping):
                for key in content:
                    self.require(key in known, f"{table}.{key}", "unknown")

    def _ask(self, path: str) -> object:
        self._asked.add(path)
        return _at(self.data, path)

    def _convert(self, value: object, kind: type[T], entry: str) -> T | None:
        try:
            return msgspec.convert(value, kind)
        except msgspec.ValidationError as problem:
            self.note(f"{entry}: {_plain(str(problem))}")
            return None


def _oversized(data: object) -> Iterator[str]:
    """Name everything that is larger than in any box, by its place in the file; stop if it is too much.

    It looks at each value once and builds nothing, so it can be asked about anything.
    """
    waiting: list[tuple[str, int, object]] = [("", 0, data)]
    characters = 0
    for path, depth, value in waiting:  # grows while it is walked through
        if len(waiting) > _MOST_VALUES:
            yield f"more than {_MOST_VALUES} values in all"
            return
        problem = _too_large(value) or ("nested too deep" if depth > _DEEPEST else None)
        if problem is not None:
            yield f"{path or 'the file'}: {problem}"
            continue
        characters += _characters(value)
        if characters > _MOST_TEXT:
            yield f"more than {_MOST_TEXT} characters in all"
            return
        if isinstance(value, Mapping):
            for key, inner in value.items():
                waiting.append((f"{path}.{key}" if path else str(key)[:_LONGEST_KEY], depth + 1, inner))
        elif isinstance(value, list | tuple):
            for number, inner in enumerate(value, start=1):
                name = _id(inner)
                entry = f"{path}, entry {number}" if name is None else f"{path}.{name[:_LONGEST_KEY]}"
                waiting.append((entry, depth + 1, inner))


def _characters(value: object) -> int:
    """Count the characters of a text, or of the keys of a table."""
    if isinstance(value, str):
        return len(value)
    return sum(len(str(key)) for key in value) if isinstance(value, Mapping) else 0


def _too_large(value: object) -> str | None:
    """Say what is too large about one value, whatever it holds."""
    if isinstance(value, str):
        return f"longer than {_LONGEST_TEXT} characters" if len(value) > _LONGEST_TEXT else None
    if isinstance(value, Mapping):
        if len(value) > _LONGEST_TABLE:
            return f"more than {_LONGEST_TABLE} keys"
        long = any(len(str(key)) > _LONGEST_KEY for key in value)
        return f"a key longer than {_LONGEST_KEY} characters" if long else None
    if isinstance(value, list | tuple):
        return f"more than {_LONGEST_LIST} entries" if len(value) > _LONGEST_LIST else None
    return None


_MISSING: Final = object()


def _at(data: object, path: str) -> object:
    """Follow a dotted path; in a list, a name finds the entry with that id (or the word itself)."""
    for step in path.split("."):
        if isinstance(data, Mapping):
            data = data.get(step, _MISSING)
        elif isinstance(data, list):
            data = next((row for row in data if row == step or _id(row) == step), _MISSING)
        else:
            return _MISSING
    return data


def _id(row: object) -> str | None:
    name = row.get("id") if isinstance(row, Mapping) else None
    return name if isinstance(name, str) else None


def _plain(problem: str) -> str:
    """Turn msgspec's "... - at `$.ap[0]`" (or "... - at `key` in `$.ap`") into "ap[0]: ..."."""
    text, at, where = problem.rpartition(" - at ")
    path = where.rpartition(" in ")[2].strip("`").removeprefix("$").removeprefix(".")
    return f"{path}: {text}" if at and path else text or problem


def _fingerprint(data: Mapping[str, Any]) -> str:
    # Marks and credits do not change play, so they do not change the fingerprint either.
    printed = {key: value for key, value in data.items() if key not in ("meta", "provenance")}
    return sha256(msgspec.json.encode(printed, order="deterministic")).hexdigest()[:16]
