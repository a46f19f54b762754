"""Notation: short, typable, stable, and read back exactly."""

from __future__ import annotations

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


KINDS = (Pass, Move, Give)


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Pass(), "pass"),
        (Move("broom", 3), "move broom 3"),
        (Give("anna", ("leaf", "leaf", "ring")), "give anna 2leaf ring"),
        (Give("anna", ()), "give anna"),
    ],
)
def test_actions_are_written_and_read_back(action, text):
    assert write(action) == str(action) == text
    assert read(text, KINDS) == action


def test_capitals_and_blanks_do_not_matter():
    assert read("  MOVE  Broom   3 ", KINDS) == Move("broom", 3)


def test_a_bag_may_be_typed_in_any_order():
    assert read("give anna ring leaf leaf", KINDS) == Give("anna", ("leaf", "leaf", "ring"))


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
        ("give anna 2!", "“2!” is not a word"),
        ("give anna 999leaf", "“999leaf” is not a word"),
    ],
)
def test_what_cannot_be_read_says_why(text, says):
    with pytest.raises(BadNotation) as problem:
        read(text, KINDS)
    assert says in str(problem.value)
    assert problem.value.text == text
