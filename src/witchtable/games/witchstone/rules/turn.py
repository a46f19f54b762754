"""The turn (WS-TURN): place a tile, carry out its two action types, draw; and set-up before it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from witchtable.engine.moves import Seat
from witchtable.games.witchstone.actions import Discard, First, Place, Tower
from witchtable.games.witchstone.bonuses import symbols_of
from witchtable.games.witchstone.cauldron import BITS, SPACE_INDEX
from witchtable.games.witchstone.clusters import cluster_at
from witchtable.games.witchstone.entries import SYMBOLS
from witchtable.games.witchstone.events import (
    BigWitchPlaced,
    GameEnded,
    PhaseBegan,
    PhaseSkipped,
    TileDiscarded,
    TileDrawn,
    TilePlaced,
    TurnBegan,
    TurnTileDrawn,
)
from witchtable.games.witchstone.rules import agenda, legal, witches
from witchtable.games.witchstone.rules.agenda import MAIN
from witchtable.games.witchstone.rules.phases import EMPTY, ORDER, OVER, PLACE, TOWER, WORK
from witchtable.games.witchstone.scoring import WITCHES, score

if TYPE_CHECKING:
    from witchtable.games.witchstone.state import WitchstoneState

__all__ = ["begin_setup", "discard", "first", "go_on", "is_setup", "place", "tower"]


def is_setup(state: WitchstoneState) -> bool:
    """Say whether Big Witches are still being placed."""
    return state.round == 0


# -- set-up -------------------------------------------------------------------------------------


def begin_setup(state: WitchstoneState) -> None:
    """Let the last player in turn order choose a tower first (WS-SETUP-09)."""
    _decide(state, TOWER, (state.start - 1) % state.seats)


def tower(state: WitchstoneState, seat: Seat, action: Tower) -> None:
    """Stand the Big Witch on a tower: points, and its chip at once (WS-SETUP-10, -11)."""
    box = state.edition
    location = box.location_index[action.tower]
    state.towers[seat] = location
    state.network[seat] = state.standing[seat] = 1 << location
    points = box.scoring.standing_witch
    score(state, seat, WITCHES, points)
    if state.told is not None:
        state.tell(BigWitchPlaced(seat, action.tower, points))
    witches.take_chip(state, seat, location)
    state.phase = WORK
    if state.held:
        # The chip is carried out as the only bonus of this placement (WS-SETUP-12).
        (code,) = state.held
        (symbol,) = symbols_of(box, code)
        if legal.can_use(state, seat, symbol):
            agenda.begin(state, seat, code, symbol)
        else:
            state.held = ()


# -- turn ---------------------------------------------------------------------------------------


def _begin_turn(state: WitchstoneState, seat: Seat) -> None:
    _decide(state, PLACE, seat)
    if state.told is not None:
        state.tell(TurnBegan(seat, state.round))
    if not state.open_tiles[seat]:
        _draw(state, seat, TurnTileDrawn)  # WS-HCAP-04


def place(state: WitchstoneState, seat: Seat, action: Place) -> None:
    """Place a tile and ask which of its types comes first (WS-TURN-03, -05)."""
    box = state.edition
    tile = box.tile_index[action.tile]
    _take_from_hand(state, seat, tile)
    here, there = SPACE_INDEX[action.first], SPACE_INDEX[action.second]
    symbol, other = box.tiles[tile]
    state.laid[seat] += ((tile, here, there),)
    state.symbols[6 * seat + symbol] |= BITS[here]
    state.symbols[6 * seat + other] |= BITS[there]
    state.occupied[seat] |= BITS[here] | BITS[there]
    if state.told is not None:
        state.tell(TilePlaced(seat, action.tile, action.first, action.second))
    state.todo = ((here, symbol), (there, other))
    # With a useless type there is nothing to choose: it stays useless for the whole turn.
    both = legal.can_use(state, seat, symbol) and legal.can_use(state, seat, other)
    state.phase = ORDER if both else WORK


def discard(state: WitchstoneState, seat: Seat, action: Discard) -> None:
    """Give up a tile that fits nowhere (WS-TURN-10)."""
    tile = state.edition.tile_index[action.tile]
    _take_from_hand(state, seat, tile)
    state.discarded[seat] += (tile,)
    if state.told is not None:
        state.tell(TileDiscarded(seat, action.tile))
    state.phase = WORK


def first(state: WitchstoneState, seat: Seat, action: First) -> None:  # noqa: ARG001
    """Put the chosen type first (WS-TURN-05)."""
    if state.todo[0][1] != SYMBOLS.index(action.symbol):
        state.todo = state.todo[::-1]
    state.phase = WORK


def go_on(state: WitchstoneState) -> None:
    """Begin the next action type of the tile; without one, end the turn (WS-TURN-06)."""
    seat = state.turn
    if not state.todo:
        _end_turn(state, seat)
        return
    space, symbol = state.todo[0]
    state.todo = state.todo[1:]
    if not legal.can_use(state, seat, symbol):
        if state.told is not None:
            state.tell(PhaseSkipped(seat, SYMBOLS[symbol]))
        return
    # Counted now, when the phase begins, and fixed from here on (WS-CLUSTER-05, -06).
    actions = cluster_at(state, seat, symbol, space).bit_count()
    agenda.open_batch(state, symbol, actions, MAIN)
    if state.told is not None:
        state.tell(PhaseBegan(seat, SYMBOLS[symbol], actions))


def _end_turn(state: WitchstoneState, seat: Seat) -> None:
    """Draw a tile; then it is the next player's turn (WS-TURN-08)."""
    following = (seat + 1) % state.seats
    if is_setup(state):
        if EMPTY in state.towers:
            _decide(state, TOWER, (seat - 1) % state.seats)
            return
        state.round = 1
        following = state.start
    else:
        if state.open_tiles[seat] and state.supply[seat]:
            _draw(state, seat, TileDrawn)
        if following == state.start:
            state.round += 1
    if state.round > state.edition.setup.turns:
        _end_game(state)
    else:
        _begin_turn(state, following)


def _end_game(state: WitchstoneState) -> None:
    """The game is over when everybody has had all turns (WS-END-01)."""
    state.round = state.edition.setup.turns
    state.phase = OVER
    state.deciders = ()
    if state.told is not None:
        state.tell(GameEnded(tuple(state.scores), state.winners))


def _decide(state: WitchstoneState, phase: int, seat: Seat) -> None:
    state.phase = phase
    state.turn = seat
    state.deciders = (seat,)


def _draw(state: WitchstoneState, seat: Seat, kind: type[TileDrawn]) -> None:
    tile = state.supply[seat][-1]
    state.supply[seat] = state.supply[seat][:-1]
    state.hands[seat] += (tile,)
    if state.told is not None:
        state.tell(kind(seat, state.edition.tile_ids[tile]))


def _take_from_hand(state: WitchstoneState, seat: Seat, tile: int) -> None:
    state.hands[seat] = tuple([other for other in state.hands[seat] if other != tile])
