"""Messages: every id that the code names has a text, and every text is named somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from witchtable import GAMES
from witchtable.engine.texts import Message, render

SOURCE = Path(__file__).parents[2] / "src" / "witchtable"
FILES = sorted((SOURCE / "locale").rglob("*.ftl"))


def entries():
    for path in FILES:
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            yield path, entry


def test_every_file_is_good_fluent():
    junk = [f"{path.name}: {entry.content}" for path, entry in entries() if isinstance(entry, ast.Junk)]
    assert junk == []


def test_no_id_stands_twice():
    ids = [entry.id.name for _, entry in entries() if isinstance(entry, ast.Message)]
    assert len(ids) == len(set(ids))


def test_every_text_is_used():
    """An id is used when the code names it whole, or in parts: f"witchdom-refuse-{reason}"."""
    files = [*SOURCE.rglob("*.py"), *SOURCE.rglob("components.toml")]
    code = "\n".join(path.read_text("utf-8") for path in files)
    words = set(re.findall(r"[\"']([a-z][a-z0-9_-]+)[\"']", code))
    starts = set(re.findall(r"f[\"']([a-z-]*-)\{", code)) | {f"{game}-option-" for game in GAMES}
    for _, entry in entries():
        if isinstance(entry, ast.Message):
            assert is_named(entry.id.name, words, starts), f"nobody uses {entry.id.name}"


def is_named(id, words, starts):
    id = id.removesuffix("-none")  # the sentence for what is not there
    rests = (id.removeprefix(start) for start in starts if id.startswith(start))
    return id in words or any(is_named(rest, words, starts) for rest in rests)


def test_messages_are_put_into_words():
    assert render(Message("error-unknown-game", game="x", known="a, b")) == (
        "There is no game “x”. Known games: a, b."
    )


def test_arguments_may_be_messages_and_lists():
    words = [Message("witchdom-word", word=word) for word in ("leaf", "herb")]
    assert str(Message("witchdom-do-pay", given=words)) == "Pay leaf, herb"


def test_an_id_without_text_shows_itself():
    assert str(Message("no-such-text")) == "no-such-text"


def test_messages_compare_by_content():
    assert Message("a", x=1) == Message("a", x=1) != Message("a", x=2)
    assert len({Message("a", x=1), Message("a", x=1)}) == 1
    assert "a" in repr(Message("a"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_every_variable_of_a_text_is_an_argument_name(path):
    """Arguments are Python names: a typing mistake would show as a hole in a sentence."""
    for name in re.findall(r"\$([\w-]+)", path.read_text("utf-8")):
        assert name.isidentifier()
