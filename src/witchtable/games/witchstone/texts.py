"""Actions, events and questions as messages; the words are in locale/<language>/witchstone.ftl."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from witchtable.engine.edition import Edition
from witchtable.engine.moves import Action, Event, Seat
from witchtable.engine.record import LETTERS
from witchtable.engine.texts import Argument, Message
from witchtable.games.witchstone.actions import (
    Advance,
    Close,
    LayEnergy,
    MoveCrystal,
    Place,
    Remove,
    SendWitch,
    Spell,
    TakeScroll,
    Tower,
    Use,
    Walk,
)
from witchtable.games.witchstone.bonuses import actions_of
from witchtable.games.witchstone.cauldron import BITS, DISTANCE, SPACE_INDEX
from witchtable.games.witchstone.clusters import cluster_at
from witchtable.games.witchstone.components import FRONTS, WitchstoneEdition
from witchtable.games.witchstone.entries import SYMBOLS
from witchtable.games.witchstone.rules import agenda, witches
from witchtable.games.witchstone.rules.agenda import BATCH, GRANTED, LEFT, SYMBOL
from witchtable.games.witchstone.rules.phases import EMPTY, PHASES

if TYPE_CHECKING:
    from witchtable.games.witchstone.state import WitchstoneState

__all__ = ["describe", "label", "question", "seat_name", "word", "words"]


# -- actions --------------------------------------------------------------------------------------


def label(state: WitchstoneState, action: Action) -> Message:
    """Put an action into words, in the position in which it is offered."""
    args: dict[str, Argument] = {}
    for field in action.__struct_fields__:
        value = getattr(action, field)
        args[field] = word(value) if isinstance(value, str) else value
    tag = str(action.__struct_config__.tag)
    if isinstance(action, Tower | SendWitch):
        location = getattr(action, action.__struct_fields__[0])
        args["chip"] = _chip_at(state, location)
    if isinstance(action, SendWitch):
        location = state.edition.location_index.get(action.location, EMPTY)
        known = location != EMPTY and state.towers[state.turn] != EMPTY
        price = witches.cost(state, state.turn, location) if known else None
        args["price"] = 0 if price is None else price
    elif isinstance(action, LayEnergy):
        args |= _progress(state, action)
    elif isinstance(action, MoveCrystal):
        tag, args["price"] = _move(state, action)
    elif isinstance(action, TakeScroll):
        at = action.position - 1
        shown = 0 <= at < len(state.display)
        scroll = state.edition.scroll_ids[state.display[at]] if shown else ""
        args["scroll"] = word(scroll)
    elif isinstance(action, Spell):
        scroll_number = state.edition.scroll_index.get(action.spell, EMPTY)
        args["adds"] = state.edition.spell_adds[scroll_number]
    elif isinstance(action, Place):
        args |= _clusters(state, action)
    elif isinstance(action, Advance):
        args["lost"] = max(0, state.batches[LEFT] - action.steps) if state.batches else 0
    elif isinstance(action, Walk):
        args["onto"] = _onto(state, action)
    elif isinstance(action, Use):
        args["actions"] = _actions_of(state, action)
    elif isinstance(action, Remove):
        args["price"] = state.removed[state.turn] + 1
    elif isinstance(action, Close):
        return _label_close(state)
    return Message(f"witchstone-do-{tag}", **args)


def _clusters(state: WitchstoneState, action: Place) -> dict[str, Argument]:
    """Give the symbols of a tile and the clusters they would make."""
    tile = state.edition.tile_index.get(action.tile)
    symbols = (0, 0) if tile is None else state.edition.tiles[tile]
    args: dict[str, Argument] = {}
    for name, symbol, space in zip(
        ("one", "other"), symbols, (action.first, action.second), strict=True
    ):
        at = SPACE_INDEX.get(space)
        size = 0 if at is None else cluster_at(state, state.turn, symbol, at).bit_count()
        args |= {f"{name}_symbol": word(SYMBOLS[symbol]), f"{name}_size": size}
    return args


def _chip_at(state: WitchstoneState, location: str) -> Argument:
    number = state.edition.location_index.get(location)
    if number is None or state.chips[number] == EMPTY:
        return "none"
    return word(FRONTS[state.chips[number]])


def _progress(state: WitchstoneState, action: LayEnergy) -> dict[str, Argument]:
    """Give the units a connection would have, and its length."""
    at = state.edition.location_index
    pair = (at.get(action.start, EMPTY), at.get(action.end, EMPTY))
    connection = state.edition.connection_index.get(pair)
    if connection is None:
        return {"units": 0, "length": 0}
    return {"units": state.units[connection] + 1, "length": state.edition.lengths[connection]}


def _move(state: WitchstoneState, action: MoveCrystal) -> tuple[str, int]:
    """Choose between a move in the cauldron and one onto the rim, and give its price."""
    start, end = SPACE_INDEX.get(action.start), SPACE_INDEX.get(action.end)
    black = start is not None and state.black[state.turn] & BITS[start]
    tag = "crystal-black" if black else "crystal"
    if start is not None and action.end in SYMBOLS:
        return f"{tag}-rim", state.edition.to_rim[start][SYMBOLS.index(action.end)]
    return tag, 0 if start is None or end is None else DISTANCE[start][end]


def _onto(state: WitchstoneState, action: Walk) -> Argument:
    """Say what lies where a walk ends."""
    box = state.edition
    space = (state.ring[state.turn] + action.steps) % len(box.pentagram.spaces)
    if space in box.owl_number:
        left = box.pentagram.owls[state.owls_taken[box.owl_number[space]] :]
        return Message("witchstone-onto-owl", value=left[0] if left else 0)
    if space in box.hexagon_number:
        special = state.hexagons[box.hexagon_number[space]]
        tile: Argument = word(box.special_ids[special]) if special != EMPTY else "none"
        return Message("witchstone-onto-hexagon", tile=tile)
    return Message("witchstone-onto-light")


def _actions_of(state: WitchstoneState, action: Use) -> int:
    for code in state.held:
        if action in state.offers.use[code].values():
            return actions_of(state.edition, code)
    return 0


def _label_close(state: WitchstoneState) -> Message:
    """Say what closing the running batch gives up."""
    left = state.batches[LEFT] if state.batches else 0
    symbol = word(SYMBOLS[state.batches[SYMBOL]]) if state.batches else ""
    if len(state.batches) != BATCH:
        return Message("witchstone-do-close", symbol=symbol, left=left)
    bonuses = words([agenda.bonus_name(state, code) for code in state.held])
    count = len(state.held)
    return Message("witchstone-do-close-phase", symbol=symbol, left=left, bonuses=bonuses, count=count)


# -- events ---------------------------------------------------------------------------------------


def describe(box: Edition, event: Event) -> Message:
    """Put an event into words: its fields are the arguments, ids become names."""
    assert isinstance(box, WitchstoneEdition)
    tag = str(event.__struct_config__.tag)
    args: dict[str, Argument] = {}
    for field in event.__struct_fields__:
        value = getattr(event, field)
        if value is None:
            tag += "-hidden"
        else:
            args[field] = _argument(field, value)
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


# -- questions ------------------------------------------------------------------------------------


def question(state: WitchstoneState, seat: Seat) -> Message:
    """Say what is asked of a seat now."""
    phase = PHASES[state.phase]
    if seat not in state.deciders:
        waiting = seat_name(state.turn)
        return Message("witchstone-ask-wait", waiting=waiting) if state.deciders else _over()
    if phase != "work":
        return Message(f"witchstone-ask-{phase}", round=state.round)
    symbol = SYMBOLS[state.batches[SYMBOL]]
    left, granted = state.batches[LEFT], state.batches[GRANTED]
    return Message(
        f"witchstone-ask-{symbol}" if left else "witchstone-ask-spent",
        symbol=word(symbol),
        left=left,
        granted=granted,
        held=len(state.held),
    )


def _over() -> Message:
    return Message("witchstone-ask-over")


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
