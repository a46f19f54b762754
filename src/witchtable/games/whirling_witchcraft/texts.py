"""Actions and events as messages; the words are in whirling-witchcraft.ftl."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from witchtable.engine import notation
from witchtable.engine.edition import Edition
from witchtable.engine.moves import Action, Event
from witchtable.engine.record import LETTERS
from witchtable.engine.texts import Argument, Message
from witchtable.games.whirling_witchcraft.actions import ACTIONS, Use

if TYPE_CHECKING:
    from witchtable.games.whirling_witchcraft.components import WhirlingEdition
    from witchtable.games.whirling_witchcraft.state import WhirlingState

__all__ = ["counted", "describe", "label", "name_of", "plain_label", "word"]


def label(edition: WhirlingEdition, action: Action) -> Message:
    """Put an action into words: its fields are the arguments, ids become names."""
    args = {
        field: _argument(edition, field, getattr(action, field)) for field in action.__struct_fields__
    }
    return Message(f"whirling-witchcraft-do-{action.__struct_config__.tag}", **args)


def plain_label(state: WhirlingState, action: Action) -> Message:
    """Put an action into words: here each says all by itself."""
    return label(state.edition, action)


def describe(edition: Edition, event: Event) -> Message:
    """Put an event into words: its fields are the arguments, ids become names."""
    # Not `isinstance`: editions know their powers, powers their words, so words know no editions.
    whirling = cast("WhirlingEdition", edition)
    args = {
        field: _argument(whirling, field, getattr(event, field)) for field in event.__struct_fields__
    }
    id = f"whirling-witchcraft-event-{event.__struct_config__.tag}"
    # Where the last part is empty, or not to be seen, there is a sentence without it.
    last = event.__struct_fields__[-1:]
    is_empty = any(getattr(event, field) in (None, ()) for field in last)
    return Message(f"{id}-none" if is_empty else id, **args)


def name_of(edition: WhirlingEdition, id: str) -> Argument:
    """Name a recipe or a personality with its id, which is what one types; a page leaves the id out."""
    if id in edition.card_index:
        return Message("named", name=edition.recipes[edition.card_index[id]].name, id=id)
    if id in edition.personality_index:
        return Message("named", name=edition.personalities[edition.personality_index[id]].name, id=id)
    return id


def _argument(edition: WhirlingEdition, field: str, value: object) -> Argument:
    if field in ("seat", "to") and isinstance(value, int):
        return Message("seat", seat=LETTERS[value])
    if field in ("winners", "redrawing") and isinstance(value, tuple):
        return [Message("seat", seat=LETTERS[seat]) for seat in value]
    if isinstance(value, int):
        return value
    if field == "action" and isinstance(value, str):
        return label(edition, notation.read(value, ACTIONS))
    if field == "steps" and value and isinstance(value, tuple):
        return [_step(edition, notation.read(step, ACTIONS)) for step in value]
    if isinstance(value, str):
        known = value in edition.card_index or value in edition.personality_index
        return name_of(edition, value) if known else word(value)
    if field == "scores" and isinstance(value, tuple):
        return list(value)  # one for each seat, equal ones too
    if isinstance(value, tuple):
        return counted(edition, value) or Message("whirling-witchcraft-nothing")
    return Message("whirling-witchcraft-nothing")


def counted(edition: WhirlingEdition, parts: Sequence[object]) -> list[Argument]:
    """List things, equal ones counted: a mushroom, 2 toads."""
    return [
        _argument(edition, "", part)
        if count == 1 or not isinstance(part, str)
        else Message("whirling-witchcraft-several", count=count, kind=part, word=word(part))
        for part, count in Counter(parts).items()
    ]


def _step(edition: WhirlingEdition, step: Action) -> Argument:
    """Name a step of a brew by its recipe: which cubes went in is seen on the workbench."""
    return name_of(edition, step.recipe) if isinstance(step, Use) else label(edition, step)


def word(word: str) -> Message:
    """Name an ingredient or an arcana."""
    return Message("whirling-witchcraft-word", word=word)
