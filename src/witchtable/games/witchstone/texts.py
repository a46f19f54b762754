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
    Bottom,
    Close,
    Discard,
    LayEnergy,
    LaySpecial,
    MoveCrystal,
    Place,
    Remove,
    SendWitch,
    Shelve,
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
from witchtable.games.witchstone.counting import COUNTED
from witchtable.games.witchstone.entries import POINTS, SCROLL, SYMBOLS
from witchtable.games.witchstone.events import BatchClosed, CrystalMoved
from witchtable.games.witchstone.rules import agenda, witches
from witchtable.games.witchstone.rules.agenda import BATCH, GRANTED, LEFT, RIM, SYMBOL
from witchtable.games.witchstone.rules.phases import EMPTY, PHASES

if TYPE_CHECKING:
    from witchtable.games.witchstone.state import WitchstoneState

__all__ = ["describe", "label", "prominence", "question", "seat_name", "word", "words"]


# -- actions --------------------------------------------------------------------------------------


def label(state: WitchstoneState, action: Action) -> Message:
    """Put an action into words, in the position in which it is offered."""
    args: dict[str, Argument] = {}
    for field in action.__struct_fields__:
        value = getattr(action, field)
        args[field] = word(value) if isinstance(value, str) else value
    tag = str(action.__struct_config__.tag)
    if isinstance(action, Tower):
        args["chip"] = _chip_at(state, action.tower)
    elif isinstance(action, SendWitch):
        args["chip"] = _chip_at(state, action.location)
        location = state.edition.location_index.get(action.location, EMPTY)
        known = location != EMPTY and state.towers[state.turn] != EMPTY
        price = witches.cost(state, state.turn, location) if known else None
        args["price"] = 0 if price is None else price
        rank = len(state.stone) if location == state.edition.witchstone else EMPTY
        args["bonus"] = state.edition.scoring.witchstone[rank] if 0 <= rank < 4 else 0
    elif isinstance(action, LayEnergy):
        args |= _progress(state, action)
    elif isinstance(action, MoveCrystal):
        args |= _move(state, action)
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
        args["brings"] = _brings(state, action)
    elif isinstance(action, Shelve | Bottom):
        args["actions"] = _shelf_actions(state, action)
    elif isinstance(action, LaySpecial):
        args["clusters"] = _clusters_of_special(state, action)
    elif isinstance(action, Walk):
        args["onto"] = _onto(state, action)
    elif isinstance(action, Use):
        args["actions"] = _actions_of(state, action)
    elif isinstance(action, Remove):
        args["price"] = state.removed[state.turn] + 1
        args["crystal"] = _crystal_on(state, action.space)
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


def _clusters_of_special(state: WitchstoneState, action: LaySpecial) -> Argument:
    """List the clusters that a special tile would belong to."""
    at = SPACE_INDEX.get(action.space)
    symbols = [symbol for symbol in action.tile.split("-") if symbol in SYMBOLS]
    if at is None or not symbols:
        return "none"
    return [
        Message(
            "witchstone-brings-bonus",
            number=cluster_at(state, state.turn, SYMBOLS.index(symbol), at).bit_count(),
            symbol=word(symbol),
        )
        for symbol in symbols
    ]


def prominence(state: WitchstoneState, action: Action) -> int:
    """Say how early a list should name an action."""
    if isinstance(action, Place):
        sizes = _clusters(state, action)
        return sum(size for size in sizes.values() if isinstance(size, int))
    if isinstance(action, MoveCrystal):
        return 0 if action.end in SYMBOLS else -1
    return -2 if isinstance(action, Remove) else 1


def _chip_at(state: WitchstoneState, location: str) -> Argument:
    number = state.edition.location_index.get(location)
    if number is None or state.chips[number] == EMPTY:
        return "none"
    if state.chips[number] == POINTS:
        return Message("witchstone-points", points=state.edition.scoring.points_chip)
    return word(FRONTS[state.chips[number]])


def _progress(state: WitchstoneState, action: LayEnergy) -> dict[str, Argument]:
    """Give the units a connection would have, and its length."""
    at = state.edition.location_index
    pair = (at.get(action.start, EMPTY), at.get(action.end, EMPTY))
    connection = state.edition.connection_index.get(pair)
    if connection is None:
        return {"units": 0, "length": 0, "points": 0}
    units, length = state.units[connection] + 1, state.edition.lengths[connection]
    points = state.edition.scoring.connection[length - 1] if units == length else 0
    return {"units": units, "length": length, "points": points}


def _move(state: WitchstoneState, action: MoveCrystal) -> dict[str, Argument]:
    """Say which crystal moves, whether out onto the rim, and for how many actions."""
    start, end = SPACE_INDEX.get(action.start), SPACE_INDEX.get(action.end)
    price = 0
    if start is not None and action.end in SYMBOLS:
        price = state.edition.to_rim[start][SYMBOLS.index(action.end)]
    elif start is not None and end is not None:
        price = DISTANCE[start][end]
    where = "rim" if action.end in SYMBOLS else "space"
    return {"crystal": _crystal_on(state, action.start), "where": where, "price": price}


def _crystal_on(state: WitchstoneState, space: str) -> str:
    at = SPACE_INDEX.get(space)
    is_black = at is not None and state.black[state.turn] & BITS[at]
    return "black" if is_black else "own"


def _brings(state: WitchstoneState, action: Advance) -> Argument:
    """List what an advance would cross, with the actions and points it would give now."""
    seat, box = state.turn, state.edition
    start = state.wand[seat]
    end = min(start + action.steps, box.wand.last)
    factor = 2 if end >= max(state.wand) else 1
    found: list[Argument] = []
    for space in box.wand_spaces[start + 1 : end + 1]:
        if space is not None and space.bonus is not None:
            number = space.actions * factor
            found.append(Message("witchstone-brings-bonus", number=number, symbol=word(space.bonus)))
        elif space is not None and space.scores is not None:
            what = Message("witchstone-scored", what=space.scores)
            points = space.points * COUNTED[space.scores](state, seat)
            found.append(Message("witchstone-brings-points", points=points, what=what))
    return found or "none"


def _shelf_actions(state: WitchstoneState, action: Shelve | Bottom) -> int:
    """Count the actions, or the points of a points chip, that a crystal brings on a shelf."""
    box, is_black = state.edition, action.crystal == "black"
    if isinstance(action, Shelve):
        return box.rack.black_symbol_actions if is_black else box.rack.symbol_actions
    if action.chip == FRONTS[POINTS]:
        return box.scoring.black_points_chip if is_black else box.scoring.points_chip
    return box.rack.black_chip_actions if is_black else box.rack.chip_actions


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
    if not state.batches:
        return Message("witchstone-do-close", symbol="", lost="none")
    symbol = SYMBOLS[state.batches[SYMBOL]]
    lost = _given_up(symbol, state.batches[LEFT])
    if len(state.batches) != BATCH:
        return Message("witchstone-do-close", symbol=word(symbol), lost=lost)
    if not state.round:
        return Message("witchstone-do-close-chip")
    bonuses = words([agenda.bonus_name(state, code) for code in state.held])
    unused: Argument = bonuses if state.held else "none"
    return Message("witchstone-do-close-phase", symbol=word(symbol), lost=lost, unused=unused)


def _given_up(symbol: str, left: int) -> Argument:
    """Name what lapses: a number of actions, or one scroll, whatever the range (WS-CLUSTER-04)."""
    if not left:
        return "none"
    if symbol == SYMBOLS[SCROLL]:
        return Message("witchstone-lost-scroll")
    return Message("witchstone-lost-actions", left=left, symbol=word(symbol))


# -- events ---------------------------------------------------------------------------------------


def describe(box: Edition, event: Event) -> Message:
    """Put an event into words: its fields are the arguments, ids become names."""
    assert isinstance(box, WitchstoneEdition)
    tag = str(event.__struct_config__.tag)
    args: dict[str, Argument] = {}
    for field in event.__struct_fields__:
        value = getattr(event, field)
        args[field] = "hidden" if value is None else _argument(field, value)
    if isinstance(event, BatchClosed):
        args["lost"] = _given_up(event.symbol, event.lapsed)
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


# -- questions ------------------------------------------------------------------------------------


def question(state: WitchstoneState, seat: Seat) -> Message:
    """Say what is asked of a seat now."""
    phase = PHASES[state.phase]
    if seat not in state.deciders:
        waiting = seat_name(state.turn)
        return Message("witchstone-ask-wait", waiting=waiting) if state.deciders else _over()
    if phase == "place":
        offered = {type(action) for action in state.legal(seat)}
        if Place not in offered:
            phase = "discard" if Discard in offered else "make-room"
    if phase != "work":
        return Message(f"witchstone-ask-{phase}", round=state.round)
    symbol = SYMBOLS[state.batches[SYMBOL]]
    left, granted = state.batches[LEFT], state.batches[GRANTED]
    if symbol == SYMBOLS[SCROLL]:
        left = min(left, len(state.display))
    spent = "witchstone-ask-rim" if state.batches[RIM] else "witchstone-ask-spent"
    return Message(
        f"witchstone-ask-{symbol}" if left else spent,
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
