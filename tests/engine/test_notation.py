"""Notation: short, typable, stable, and read back exactly."""

from __future__ import annotations

from typing import Literal

import msgspec
import pytest

from witchtable.engine.errors import BadNotation
from witchtable.engine.moves import Action
from witchtable.engine.notation import Words, read, write


class Pass(Action, frozen=True, tag="pass"):
    pass


class Move(Action, frozen=True, tag="move"):
    piece: str
    steps: int


class Give(Action, frozen=True, tag="give"):
    to: str
    what: Words


class Take(Action, frozen=True, tag="take"):
    item: str
    which: int = 1
    where: str = "here"


class Light(Action, frozen=True, tag="light"):
    candle: Literal["red", "black"]


KINDS = (Pass, Move, Give, Take, Light)


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Pass(), "pass"),
        (Move("broom", 3), "move broom 3"),
        (Give("anna", ("leaf", "leaf", "ring")), "give anna 2leaf ring"),
        (Give("anna", ()), "give anna"),
        (Light("black"), "light black"),
        (Take("leaf"), "take leaf"),
        (Take("leaf", 2), "take leaf 2"),
        (Take("leaf", 2, "there"), "take leaf 2 there"),
        # What comes before a part that is written is written too: parts are told by their order.
        (Take("leaf", 1, "there"), "take leaf 1 there"),
    ],
)
def test_actions_are_written_and_read_back(action, text):
    assert write(action) == str(action) == text
    assert read(text, KINDS) == action


def test_capitals_and_blanks_do_not_matter():
    assert read("  MOVE  Broom   3 ", KINDS) == Move("broom", 3)


def test_a_bag_may_be_typed_in_any_order():
    assert read("give anna ring leaf leaf", KINDS) == Give("anna", ("leaf", "leaf", "ring"))


def test_what_may_be_left_out_may_be_typed_too():
    assert read("take leaf 1 here", KINDS) == read("take leaf 1", KINDS) == Take("leaf")


@pytest.mark.parametrize("action", [Take("leaf"), Take("leaf", 2), Take("leaf", 1, "there"), Pass()])
def test_json_leaves_out_what_notation_may_leave_out(action):
    written = msgspec.json.encode(action)
    assert msgspec.json.decode(written, type=type(action)) == action
    assert (b"which" in written) == (getattr(action, "which", 1) != 1)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "nothing was typed"),
        ("fly broom", "“fly” is not a verb"),
        ("move", "the piece is missing"),
        ("move broom", "the steps is missing"),
        ("move broom many", "“many” is not a whole number"),
        ("move broom -1", "“-1” is not a whole number"),
        ("pass now", "“now” is too much"),
        ("take", "the item is missing"),
        ("take leaf many", "“many” is not a whole number"),
        ("take leaf 2 there now", "“now” is too much"),
        ("light blue", "“blue” is none of red, black"),
        ("give anna 2!", "“2!” is not a word"),
        ("give anna 999leaf", "“999leaf” is not a word"),
    ],
)
def test_what_cannot_be_read_says_why(text, says):
    with pytest.raises(BadNotation) as problem:
        read(text, KINDS)
    assert says in str(problem.value)
    assert problem.value.text == text
