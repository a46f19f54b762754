"""Texts of people, before others read them: nothing invisible, nothing that turns lines around."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Final
from unicodedata import category, normalize

import msgspec

__all__ = ["clean_line", "clean_name", "put_right"]

_MOST_MARKS: Final = 4  # accents on one letter; Vietnamese and Hebrew need two or three
_LEFT_OUT: Final = {*map(chr, range(0xFE00, 0xFE10)), *map(chr, range(0xE0100, 0xE01F0))}
"""Variants of the character before: a heart in colour, or two names that look alike."""
_INVISIBLE: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
)
"""Letters and marks, says Unicode, that nobody sees; format characters are a category of their own."""
_NO_NAMES: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
_TURNING: Final = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def clean_name(name: str) -> str:
    """Write a name in the one way it is kept; raise ValueError if it shows less than it holds."""
    name = normalize("NFC", "".join(c for c in name if c not in _LEFT_OUT))
    if any(category(c) in _NO_NAMES or c in _INVISIBLE for c in name):
        raise ValueError("no control characters, nothing invisible in names")
    name = _with_single_blanks(name)
    if not name:
        raise ValueError("a name has at least one character that can be seen")
    marks = 0
    for before, character in pairwise(f" {name}"):
        marks = marks + 1 if category(character) in ("Mn", "Me") else 0
        if marks > _MOST_MARKS or (before == " " and category(character).startswith("M")):
            raise ValueError("marks belong on letters, a few on each")
    return name


def clean_line(text: str) -> str:
    """Write what somebody says on one line; raise ValueError if nothing is left of it."""
    shown = (c for c in text if c not in _TURNING and category(c) != "Cs")
    line = _with_single_blanks("".join(" " if category(c) in ("Cc", "Zl", "Zp") else c for c in shown))
    if not line:
        raise ValueError("nothing is said")
    return line


def put_right(struct: msgspec.Struct, clean: Callable[[str], str], *fields: str) -> None:
    """Clean texts of a request that was just read."""
    for field in fields:
        if (text := getattr(struct, field)) is not None:
            msgspec.structs.force_setattr(struct, field, clean(text))


def _with_single_blanks(text: str) -> str:
    return " ".join(text.split())
