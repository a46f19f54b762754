"""Messages: what a player reads, as an id with arguments, and the one door to the Fluent files.

Code never builds a sentence. It names a message and its arguments; the words live in
`locale/<language>/*.ftl`, which the page uses too.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

__all__ = ["Argument", "Message", "render"]

Argument: TypeAlias = "str | int | Message | Sequence[Argument] | None"


class Message:
    """An id and its arguments; arguments may be messages themselves, or lists of them."""

    __slots__ = ("args", "id")

    def __init__(self, id: str, /, **args: Argument) -> None:
        self.id = id
        self.args = args

    def __str__(self) -> str:
        return render(self)

    def __repr__(self) -> str:
        return f"Message({self.id!r}, {self.args!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and (self.id, self.args) == (other.id, other.args)

    def __hash__(self) -> int:
        return hash((self.id, repr(self.args)))


def render(message: Message, language: str = "en") -> str:
    """Put a message into words; an id without text shows itself rather than nothing."""
    bundle = _bundle(language)
    if not bundle.has_message(message.id):
        return message.id
    pattern = bundle.get_message(message.id).value
    if pattern is None:
        return message.id
    args = {name: _plain(value, language) for name, value in message.args.items()}
    text, _ = bundle.format_pattern(pattern, args)
    return str(text)


def _plain(value: Argument, language: str) -> str | int:
    if isinstance(value, str | int):
        return value
    if value is None:
        return ""
    if isinstance(value, Message):
        return render(value, language)
    return ", ".join(str(_plain(part, language)) for part in value)


@cache
def _bundle(language: str) -> FluentBundle:
    # Imported on first use: search and simulation never put anything into words.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    folder = resources.files("witchtable") / "locale" / language
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
