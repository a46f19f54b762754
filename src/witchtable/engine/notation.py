"""Actions as text and back: a verb, then its parts, separated by blanks.

`play w07`, `take forest leaf`, `pay 2leaf herb`. The text follows from the action's class alone:
the tag is the verb, the fields are the parts in their order. A field that holds several words
(a `Words`) is written as a bag: sorted, with a count before what stands there more than once. Fields
at the end that have their default are not written, and may be left out when reading.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from itertools import groupby
from typing import Any, Literal, TypeAlias, TypeVar, get_args, get_origin

import msgspec

from witchtable.engine.errors import BadNotation
from witchtable.engine.texts import Message

__all__ = ["Words", "checked", "read", "write"]

Words: TypeAlias = tuple[str, ...]
A = TypeVar("A", bound=msgspec.Struct)

_COUNTED = re.compile(r"([0-9]{0,2})([a-z][a-z0-9_-]*)")
_NUMBER = re.compile(r"[0-9]{1,9}")


def write(action: msgspec.Struct) -> str:
    """Write an action in notation."""
    fields = _fields(type(action))
    values = [getattr(action, field.name) for field in fields]
    while values and values[-1] == fields[len(values) - 1].default:
        values.pop()
    parts = [_write_bag(value) if isinstance(value, tuple) else str(value) for value in values]
    return " ".join(part for part in (str(action.__struct_config__.tag), *parts) if part)


def read(text: str, action_types: Sequence[type[Any]]) -> Any:
    """Read an action from its notation; raise BadNotation that says what does not fit."""
    if not isinstance(text, str):
        raise BadNotation(str(text), Message("notation-text"))
    words = text.lower().split()
    if not words:
        raise BadNotation(text, Message("notation-empty"))
    action_type = _verbs(tuple(action_types)).get(words[0])
    if action_type is None:
        verbs = ", ".join(_verbs(tuple(action_types)))
        raise BadNotation(text, Message("notation-verb", verb=words[0], verbs=verbs))
    return _read_fields(text, action_type, words[1:])


def checked(action: A) -> A:
    """Return an action that somebody built by hand; raise BadNotation unless its fields fit."""
    try:
        return msgspec.convert(msgspec.structs.asdict(action), type(action))
    except msgspec.ValidationError as problem:
        raise BadNotation(ascii(action), Message("notation-json", detail=str(problem))) from None


def _read_fields(text: str, action_type: type[Any], words: list[str]) -> Any:
    values: list[Any] = []
    for field in _fields(action_type):  # type: ignore[arg-type]  # classes are hashable
        if field.type == Words:
            values.append(_read_bag(text, words))
            words = []
        elif not words and field.default is not msgspec.NODEFAULT:
            values.append(field.default)
        elif not words:
            raise BadNotation(text, Message("notation-missing", part=field.name))
        elif field.type is int:
            values.append(_read_number(text, words.pop(0)))
        elif get_origin(field.type) is Literal:
            values.append(_read_one_of(text, words.pop(0), get_args(field.type)))
        else:
            values.append(words.pop(0))
    if words:
        raise BadNotation(text, Message("notation-surplus", part=" ".join(words)))
    return action_type(*values)


def _write_bag(words: Words) -> str:
    counted = ((word, len(list(group))) for word, group in groupby(sorted(words)))
    return " ".join(word if count == 1 else f"{count}{word}" for word, count in counted)


def _read_bag(text: str, words: list[str]) -> Words:
    bag: list[str] = []
    for word in words:
        match = _COUNTED.fullmatch(word)
        if match is None:
            raise BadNotation(text, Message("notation-word", part=word))
        bag += [match[2]] * int(match[1] or 1)
    return tuple(sorted(bag))


def _read_number(text: str, word: str) -> int:
    if not _NUMBER.fullmatch(word):
        raise BadNotation(text, Message("notation-number", part=word))
    return int(word)


def _read_one_of(text: str, word: str, known: tuple[str, ...]) -> str:
    if word not in known:
        raise BadNotation(text, Message("notation-one-of", part=word, known=", ".join(known)))
    return word


@cache
def _fields(action_type: type[Any]) -> tuple[Any, ...]:
    # Asking msgspec each time costs more than everything else about reading an action.
    return msgspec.structs.fields(action_type)


@cache
def _verbs(action_types: tuple[type[Any], ...]) -> dict[str, type[Any]]:
    return {str(kind.__struct_config__.tag): kind for kind in action_types}
