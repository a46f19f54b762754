"""What the page and the documentation say of the protocol is what the server's structs say."""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal, NotRequired, TypedDict, get_args

import msgspec
import pytest
from msgspec import Meta
from scripts import protocol

from witchtable.server.protocol.codes import CODES, Code


def test_the_types_of_the_page_and_the_tables_of_the_docs_are_made_from_the_structs():
    assert protocol.stale() == [], "run python -m scripts.protocol"


def test_nothing_that_comes_over_the_line_is_just_anything():
    """Of what is not said the page must find out what it is."""
    text = protocol.page_types()
    assert re.findall(r"@(?:property|typedef) \{[^}]*\bany\b.*", text) == []


READERS = [
    "api.js",
    "socket.js",
    "table/store.js",
    "table/teller-bar.js",
    "replay/store.js",
    "how-to-play/example.js",
]


@pytest.mark.parametrize("name", READERS)
def test_what_reads_the_line_on_the_page_takes_nothing_for_just_anything(name):
    assert re.findall(r"@.*\bany\b.*", (protocol.PAGE / name).read_text("utf-8")) == []


def test_every_address_has_its_answer():
    """The more special ones come first: what is longer would fit the shorter ones, too."""
    text = protocol.page_types()
    for handler in protocol.HANDLERS:
        (path,), (method,) = handler.paths, handler.http_methods
        written = re.sub(r"\{\w+:\w+\}", "${string}", path)
        is_text = path.endswith("/record")
        assert (f"extends `{written}${{Query}}` ?" in text) is not is_text, f"{method} {path}"
    chain = re.findall(
        r"A extends `(\S+)\$\{Query\}`", text.partition("} GetAddress")[2].partition("} GetAnswer")[0]
    )
    depths = [path.count("/") for path in chain]
    assert depths == sorted(depths, reverse=True)


def test_every_code_has_a_meaning():
    assert list(CODES) == list(get_args(Code))


class _Card(TypedDict):
    """A card."""

    id: str
    face: Annotated[Literal["up", "down"] | None, Meta(description="Null: nobody knows.")]
    marks: NotRequired[dict[str, int]]
    """How many of each."""


class _Pair(msgspec.Struct, tag="pair", tag_field="event"):
    """Two of them."""

    cards: tuple[_Card, _Card]
    more: list[int | str]
    rest: Any


def test_types_of_a_game_are_written_as_the_pages():
    known = protocol.Types()
    assert known.declare(_Pair, "Pair").splitlines() == [
        "/**",
        " * @typedef {object} Pair  Two of them.",
        " * @property {'pair'} event",
        " * @property {[Card, Card]} cards",
        " * @property {(number | string)[]} more",
        " * @property {unknown} rest",
        " */",
    ]
    (card,) = known.rest()
    assert card.splitlines()[1:-1] == [
        " * @typedef {object} Card  A card.",
        " * @property {string} id",
        " * @property {'up' | 'down' | null} face  Null: nobody knows.",
        " * @property {Record<string, number>} [marks]  How many of each.",
    ]


@pytest.mark.parametrize("game", protocol.GAMES)
def test_every_game_has_types_for_what_it_shows_and_tells(game):
    text = protocol.game_types(protocol.GAMES[game])
    for name in ("View", "EditionData", "Event"):
        assert f"}} {name}" in text
