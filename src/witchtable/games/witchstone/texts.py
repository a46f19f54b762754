"""Actions, refusals and events as messages; the words are in locale/<language>/witchstone.ftl."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import atan2, hypot, sqrt, tau
from typing import TYPE_CHECKING, Final

from witchtable.engine.edition import Edition
from witchtable.engine.errors import IllegalAction
from witchtable.engine.moves import Action, Event, Seat
from witchtable.engine.record import LETTERS
from witchtable.engine.texts import Argument, Message
from witchtable.games.witchstone.entries import SCROLL, SYMBOLS
from witchtable.games.witchstone.events import (
    BatchClosed,
    CrystalMoved,
    CrystalRemoved,
    SpecialLaid,
    TilePlaced,
)

if TYPE_CHECKING:
    from witchtable.games.witchstone.state import WitchstoneState

__all__ = [
    "describe",
    "given_up",
    "label",
    "plain_label",
    "refuse",
    "seat_name",
    "where",
    "word",
    "words",
]

# Clockwise.
_PARTS: Final = (
    "right",
    "bottom-right",
    "bottom",
    "bottom-left",
    "left",
    "top-left",
    "top",
    "top-right",
)
_OFF_THE_MIDDLE: Final = 1.1


# -- actions --------------------------------------------------------------------------------------


def label(action: Action, **more: Argument) -> Message:
    """Put an action into words: its fields are the arguments, and what else its chapter knows."""
    args: dict[str, Argument] = {}
    for field in action.__struct_fields__:
        value = getattr(action, field)
        args[field] = word(value) if isinstance(value, str) else value
    return Message(f"witchstone-do-{action.__struct_config__.tag}", **(args | more))


def plain_label(state: WitchstoneState, action: Action) -> Message:  # noqa: ARG001
    """Put an action into words that says all by itself."""
    return label(action)


def given_up(symbol: str, left: int) -> Argument:
    """Name what lapses: a number of actions, or one scroll, whatever the range (WS-CLUSTER-04)."""
    if not left:
        return "none"
    if symbol == SYMBOLS[SCROLL]:
        return Message("witchstone-lost-scroll")
    return Message("witchstone-lost-actions", left=left, symbol=word(symbol))


def refuse(clause: str, reason: str, **facts: Argument) -> IllegalAction:
    """Build a refusal: its clause, and its message with the facts."""
    return IllegalAction(clause, Message(f"witchstone-refuse-{reason}", **facts))


# -- events ---------------------------------------------------------------------------------------


def describe(edition: Edition, event: Event) -> Message:  # noqa: ARG001
    """Put an event into words: its fields are the arguments, ids become names."""
    tag = str(event.__struct_config__.tag)
    args: dict[str, Argument] = {}
    for field in event.__struct_fields__:
        value = getattr(event, field)
        args[field] = "hidden" if value is None else _argument(field, value)
    if isinstance(event, BatchClosed):
        args["lost"] = given_up(event.symbol, event.lapsed)
    if isinstance(event, CrystalMoved):
        args["to"] = "rim" if event.end in SYMBOLS else "space"
    if spaces := _spaces(event):
        args["where"] = where(*spaces)
    return Message(f"witchstone-event-{tag}", **args)


def _argument(field: str, value: object) -> Argument:
    if field == "seat" and isinstance(value, int):
        return seat_name(value)
    if field == "winners" and isinstance(value, tuple):
        return [seat_name(seat) for seat in value]
    if field == "what" and isinstance(value, str):
        return Message("witchstone-scored", what=value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return value
    if isinstance(value, str):
        return word(value)
    assert isinstance(value, tuple)
    return words(value) if value and isinstance(value[0], str) else value


def _spaces(event: Event) -> tuple[str, ...]:
    """List the spaces of a cauldron that an event speaks of."""
    if isinstance(event, TilePlaced):
        return (event.first, event.second)
    if isinstance(event, SpecialLaid | CrystalRemoved):
        return (event.space,)
    return (event.end,) if isinstance(event, CrystalMoved) and event.end not in SYMBOLS else ()


# -- words ----------------------------------------------------------------------------------------


def word(text: str) -> Message:
    """Name a symbol, a location, a tile, a scroll or any other word of the notation."""
    return Message("witchstone-word", word=text)


def where(*spaces: str) -> Message:
    """Say where in a cauldron spaces lie, in words: a log has no board beside it that names them."""
    # Rows from the top, each half a space farther in than the one nearer the middle (WS-CONT-13).
    rows = [ord(space[0]) - ord("d") for space in spaces]
    x = sum(int(space[1:]) - 4 + abs(row) / 2 for space, row in zip(spaces, rows, strict=True))
    y = sum(rows) * sqrt(3) / 2
    if hypot(x, y) < _OFF_THE_MIDDLE * len(spaces):
        return Message("witchstone-where", part="middle")
    return Message(
        "witchstone-where", part=_PARTS[round(atan2(y, x) / tau * len(_PARTS)) % len(_PARTS)]
    )


def words(texts: Sequence[str]) -> Argument:
    """List words, equal ones counted; nothing at all is a word too."""
    if not texts:
        return Message("witchstone-nothing")
    return [
        word(text) if count == 1 else Message("witchstone-several", count=count, word=word(text))
        for text, count in Counter(texts).items()
    ]


def seat_name(seat: Seat) -> Message:
    """Name a seat by its letter; a table that knows its players puts their names in place of it."""
    return Message("seat", seat=LETTERS[seat])
