"""Placing a hex tile (WS-TURN-02 to -04), or giving one up where there is no room (WS-TURN-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from witchtable.engine.chapters import ActionRules, Chapter
from witchtable.engine.errors import IllegalAction
from witchtable.engine.moves import Action, Seat
from witchtable.engine.texts import Argument, Message
from witchtable.games.witchstone.actions import Discard, PlaceTile
from witchtable.games.witchstone.agenda import (
    ORDER,
    PLACE,
    WORK,
    actions_of_phase,
    is_setup,
    no_passing,
    wrong_moment,
)
from witchtable.games.witchstone.cauldron import (
    BITS,
    DISTANCE,
    SPACE_INDEX,
    SPACES,
    has_room,
    occupied,
    unknown_space,
)
from witchtable.games.witchstone.entries import SYMBOLS
from witchtable.games.witchstone.events import TileDiscarded, TilePlaced
from witchtable.games.witchstone.rules import crystals
from witchtable.games.witchstone.rules.action_types import can_use
from witchtable.games.witchstone.texts import label, plain_label, refuse, word

if TYPE_CHECKING:
    from witchtable.games.witchstone.state import WitchstoneState

__all__ = ["CHAPTER", "cannot_place", "choices", "lay_tile"]


def choices(state: WitchstoneState, seat: Seat) -> tuple[Action, ...]:
    """Place an open tile, after making room if there is none (WS-TURN-03, -10)."""
    offers, taken = state.offers, state.occupied[seat]
    crystals_left = crystals.in_cauldron(state, seat)
    open_edges = [number for number, edge in enumerate(offers.edges) if not edge & taken]
    if open_edges:
        found: list[Action] = []
        for tile in state.hands[seat]:
            ways = offers.place[tile]
            for edge in open_edges:
                found += ways[edge]
        found += offers.removals(crystals_left)
        return tuple(found)
    removals = offers.removals(crystals_left)
    if has_room(taken & ~crystals_left):
        return removals
    return (*(offers.discard[tile] for tile in state.hands[seat]), *removals)


# -- placing ------------------------------------------------------------------------------------


def _cannot_place_now(state: WitchstoneState, seat: Seat, action: PlaceTile) -> IllegalAction | None:
    if is_setup(state):
        return wrong_moment(state)
    if state.phase != PLACE:
        return refuse("WS-TURN-02", "one-tile")
    return cannot_place(state, seat, action)


def cannot_place(state: WitchstoneState, seat: Seat, action: PlaceTile) -> IllegalAction | None:
    """Say why a tile cannot lie on two spaces of a seat's cauldron, whoever's turn it is."""
    problem = (
        _not_in_hand(state, seat, action.tile)
        or unknown_space(action.first, action.second)
        or occupied(state, seat, action.first, clause="WS-TURN-04")
        or occupied(state, seat, action.second, clause="WS-TURN-04")
    )
    if problem is not None:
        return problem
    if DISTANCE[SPACE_INDEX[action.first]][SPACE_INDEX[action.second]] != 1:
        return refuse("WS-TURN-03", "not-neighbours", first=action.first, second=action.second)
    return None


def _not_in_hand(state: WitchstoneState, seat: Seat, tile: str) -> IllegalAction | None:
    edition = state.edition
    if edition.tile_index.get(tile) in state.hands[seat]:
        return None
    hand = [word(edition.tile_ids[own]) for own in state.hands[seat]]
    nothing = Message("witchstone-nothing")
    return refuse("WS-TURN-02", "not-in-hand", tile=word(tile), hand=hand or nothing)


def _place(state: WitchstoneState, seat: Seat, action: PlaceTile) -> None:
    tile = state.edition.tile_index[action.tile]
    lay_tile(state, seat, tile, SPACE_INDEX[action.first], SPACE_INDEX[action.second])


def lay_tile(state: WitchstoneState, seat: Seat, tile: int, here: int, there: int) -> None:
    """Place a tile and ask which of its types comes first (WS-TURN-03, -05)."""
    _take_from_hand(state, seat, tile)
    symbol, other = state.edition.tiles[tile]
    state.laid[seat] += ((tile, here, there),)
    state.symbols[6 * seat + symbol] |= BITS[here]
    state.symbols[6 * seat + other] |= BITS[there]
    state.occupied[seat] |= BITS[here] | BITS[there]
    if state.events is not None:
        name = state.edition.tile_ids[tile]
        state.tell(TilePlaced(seat, name, SPACES[here], SPACES[there]))
    state.todo = ((here, symbol), (there, other))
    # With a useless type there is nothing to choose: it stays useless for the whole turn.
    both = can_use(state, seat, symbol) and can_use(state, seat, other)
    state.phase = ORDER if both else WORK


def _halves(state: WitchstoneState, action: PlaceTile) -> list[tuple[int, int]]:
    """List the symbols of a tile, each with the size of the cluster it would belong to."""
    tile = state.edition.tile_index.get(action.tile)
    symbols = (0, 0) if tile is None else state.edition.tiles[tile]
    at = SPACE_INDEX.get(action.first), SPACE_INDEX.get(action.second)
    return [
        (symbol, 0 if space is None else actions_of_phase(state, state.turn, symbol, space))
        for symbol, space in zip(symbols, at, strict=True)
    ]


def _label(state: WitchstoneState, action: PlaceTile) -> Message:
    """Give the symbols of the tile and the clusters they would make."""
    args: dict[str, Argument] = {}
    for half, (symbol, size) in zip(("one", "other"), _halves(state, action), strict=True):
        args |= {f"{half}_symbol": word(SYMBOLS[symbol]), f"{half}_size": size}
    return label(action, **args)


def _prominence(state: WitchstoneState, action: PlaceTile) -> int:
    return sum(size for _, size in _halves(state, action))


# -- giving up ----------------------------------------------------------------------------------


def _cannot_discard(state: WitchstoneState, seat: Seat, action: Discard) -> IllegalAction | None:
    if state.phase != PLACE:
        return wrong_moment(state)
    return no_passing(state, seat) or _not_in_hand(state, seat, action.tile)


def _discard(state: WitchstoneState, seat: Seat, action: Discard) -> None:
    """Give up a tile that fits nowhere (WS-TURN-10)."""
    tile = state.edition.tile_index[action.tile]
    _take_from_hand(state, seat, tile)
    state.discarded[seat] += (tile,)
    if state.events is not None:
        state.tell(TileDiscarded(seat, action.tile))
    state.phase = WORK


def _take_from_hand(state: WitchstoneState, seat: Seat, tile: int) -> None:
    state.hands[seat] = tuple([other for other in state.hands[seat] if other != tile])


CHAPTER: Final[Chapter] = Chapter(
    (
        ActionRules(
            PlaceTile, _place, _cannot_place_now, ("WS-TURN-02", "WS-TURN-03"), _label, _prominence
        ),
        ActionRules(Discard, _discard, _cannot_discard, ("WS-TURN-10",), plain_label),
    ),
    {PLACE: choices},
)
