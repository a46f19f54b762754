"""Actions and events as messages; the words are in locale/<language>/witchstone.ftl."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from witchtable.engine.edition import Edition
from witchtable.engine.moves import Action, Event, Seat
from witchtable.engine.record import LETTERS
from witchtable.engine.texts import Argument, Message
from witchtable.games.witchstone.components import WitchstoneEdition
from witchtable.games.witchstone.entries import SCROLL, SYMBOLS
from witchtable.games.witchstone.events import BatchClosed, CrystalMoved

if TYPE_CHECKING:
    from witchtable.games.witchstone.state import WitchstoneState

__all__ = ["describe", "given_up", "label", "plain_label", "seat_name", "word", "words"]


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


# -- events ---------------------------------------------------------------------------------------


def describe(edition: Edition, event: Event) -> Message:
    """Put an event into words: its fields are the arguments, ids become names."""
    assert isinstance(edition, WitchstoneEdition)
    tag = str(event.__struct_config__.tag)
    args: dict[str, Argument] = {}
    for field in event.__struct_fields__:
        value = getattr(event, field)
        args[field] = "hidden" if value is None else _argument(field, value)
    if isinstance(event, BatchClosed):
        args["lost"] = given_up(event.symbol, event.lapsed)
    if isinstance(event, CrystalMoved):
        args["where"] = "rim" if event.end in SYMBOLS else "space"
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


# -- words ----------------------------------------------------------------------------------------


def word(text: str) -> Message:
    """Name a symbol, a location, a tile, a scroll or any other word of the notation."""
    return Message("witchstone-word", word=text)


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
