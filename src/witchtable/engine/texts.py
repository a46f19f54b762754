"""Messages: what a player reads, as an id with arguments, and the one door to the Fluent files.

Code never builds a sentence. It names a message and its arguments; the words live in
`locale/<language>/*.ftl`, which the page uses too. A game from another package has words in its own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

__all__ = [
    "Argument",
    "Message",
    "add_texts",
    "languages",
    "name_id",
    "name_of",
    "render",
    "shorten",
    "speaking",
    "spoken",
    "text_folders",
]

Argument: TypeAlias = "str | int | Message | Sequence[Argument] | None"

_ENGLISH: Final = "en"
_packages: Final = ["witchtable"]
_spoken: ContextVar[str] = ContextVar("language", default=_ENGLISH)
# Fluent gives a whole sentence up ("{???}") when one argument has more than 2500 characters.
_LONGEST_WORD: Final = 600
_LONGEST_PART: Final = 2000
_GIVEN_UP: Final = "{???}"
# The message that names a piece by what its edition calls it.
_NAMED: Final = "named"
_NOT_IN_IDS: Final = re.compile(r"[^a-z0-9]+")
_SOFT_HYPHEN: Final = "\u00ad"  # for cards on the page only
# A long list of choices names the same pieces again and again, and Fluent looks through every name.
_REMEMBERED: Final = 8192


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


def languages() -> list[str]:
    """List the languages that there are texts in."""
    return sorted(_languages())


def add_texts(package: str) -> None:
    """Have the words of another package at hand; those that are there already stay as they are."""
    if package not in _packages and _folder(package) is not None:
        _packages.append(package)
        _load.cache_clear()
        _words.cache_clear()


def text_folders() -> list[Traversable]:
    """List the folders that have texts: one for each package, with a folder for each language."""
    return [folder for folder in map(_folder, _packages) if folder is not None]


def _folder(package: str) -> Traversable | None:
    try:
        folder = resources.files(package) / "locale"
    except (AttributeError, ImportError, TypeError, ValueError):
        # A script, or a module that is no package: importlib says so in many ways.
        return None
    return folder if folder.is_dir() else None


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Put messages into this language meanwhile; an unknown one is English."""
    before = _spoken.set(language)
    try:
        yield
    finally:
        _spoken.reset(before)


def spoken() -> str:
    """Name the language that messages are put into now."""
    return _spoken.get()


def render(message: Message, language: str | None = None) -> str:
    """Put a message into words: English where the language has none, the id where English has none.

    Without a language, in the one that is spoken (`speaking`), which is English at first.
    """
    if language is None:
        language = _spoken.get()
    bundle = _bundle(language)
    if not bundle.has_message(message.id):
        return message.id if language == _ENGLISH else render(message, _ENGLISH)
    args = {name: _plain(value, language) for name, value in message.args.items()}
    if message.id == _NAMED:
        args["name"] = name_of(str(args["name"]), language)
    return _words(message.id, tuple(args.items()), language)


def name_id(name: str) -> str:
    """Make the id of the message that has a piece's name in other languages."""
    return f"name-{_NOT_IN_IDS.sub('-', name.lower()).strip('-')}"


def name_of(name: str, language: str | None = None) -> str:
    """Say what a piece is called: its name in the language, or else as its edition has it."""
    id = name_id(name)
    known = _bundle(language or _spoken.get()).has_message(id)
    return render(Message(id), language) if known else name


@lru_cache(_REMEMBERED)
def _words(id: str, args: tuple[tuple[str, str | int], ...], language: str) -> str:
    bundle = _bundle(language)
    pattern = bundle.get_message(id).value
    if pattern is None:
        return id
    text, _ = bundle.format_pattern(pattern, dict(args))
    # An argument that is missing shows as a hole with its name; nothing else may get lost.
    return f"{id} {dict(args)}" if text == _GIVEN_UP else str(text).replace(_SOFT_HYPHEN, "")


def shorten(text: str, longest: int = _LONGEST_WORD) -> str:
    """Cut a text that is too long to be shown, and mark the cut."""
    return text if len(text) <= longest else f"{text[: longest - 1]}…"


def _plain(value: Argument, language: str) -> str | int:
    if isinstance(value, int):
        return value
    if isinstance(value, str):
        return shorten(value)
    if value is None:
        return ""
    if isinstance(value, Message):
        return shorten(render(value, language), _LONGEST_PART)
    return shorten(", ".join(str(_plain(part, language)) for part in value), _LONGEST_PART)


@cache
def _languages() -> frozenset[str]:
    """Find the languages that have files: those of the house, whatever other packages speak."""
    return frozenset(entry.name for entry in text_folders()[0].iterdir() if entry.is_dir())


def _bundle(language: str) -> FluentBundle:
    return _load(language if language in _languages() else _ENGLISH)


@cache
def _load(language: str) -> FluentBundle:
    # Imported on first use: search and simulation never put anything into words.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for folder in text_folders():
        texts = folder / language
        files = texts.iterdir() if texts.is_dir() else ()
        for file in sorted(files, key=lambda entry: entry.name):
            if file.name.endswith(".ftl"):
                bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
