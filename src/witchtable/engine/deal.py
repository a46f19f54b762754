"""What a table is set up with: options, edition, seed and number of seats."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from witchtable.engine.edition import Edition
from witchtable.engine.errors import BadOption, BadSeed
from witchtable.engine.texts import Message

__all__ = ["Deal", "Option", "Value", "read_seed", "write_value"]

Value: TypeAlias = bool | int | str

_TYPE_NAMES: Final[dict[type, Message]] = {
    bool: Message("type-bool"),
    int: Message("type-int"),
    str: Message("type-str"),
}


@dataclass(frozen=True)
class Option:
    """A documented setting of a game: its default and everything it may be."""

    name: str
    default: Value
    allowed: tuple[Value, ...]
    among_strangers: Value | None = None
    """What it is at a table that anybody may join, unless somebody chooses; None: as everywhere."""

    def check(self, value: object) -> Value:
        """Return the value if it is allowed; raise BadOption if not."""
        # type() and not isinstance(): True is an int to Python, but not to a player.
        if type(value) is not type(self.default):
            expected = _TYPE_NAMES[type(self.default)]
            raise BadOption(self.name, Message("option-type", value=repr(value), expected=expected))
        if value not in self.allowed:
            raise BadOption(self.name, Message("option-value", value=str(value), allowed=self.choices))
        return value

    def read(self, text: str) -> Value:
        """Read a value from text, as on a command line or in a record."""
        for value in self.allowed:
            if text == write_value(value):
                return value
        raise BadOption(self.name, Message("option-value", value=text, allowed=self.choices))

    @property
    def choices(self) -> str:
        """All allowed values, as text."""
        return ", ".join(write_value(value) for value in self.allowed)


@dataclass(frozen=True)
class Deal:
    """Everything that decides the first position of a match."""

    seats: int
    seed: str
    edition: Edition
    options: dict[str, Value]


def read_seed(seed: object) -> str:
    """Return a seed as the text that decides the deal; raise BadSeed if it is not one."""
    # type() and not isinstance(): True is an int to Python, but no seed.
    if type(seed) not in (str, int):
        raise BadSeed(seed)
    try:
        text = str(seed)
        text.encode()
    except ValueError:  # half a character, or a number of thousands of digits
        raise BadSeed(seed) from None
    return text


def write_value(value: Value) -> str:
    """Write an option's value as text: true, 2, skilled_witch."""
    return str(value).lower() if isinstance(value, bool) else str(value)
