"""What a seat may do, step by step of a turn. Must agree with refusals/, which says why not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from witchtable.engine.moves import Action, Seat
from witchtable.games.witchstone.bonuses import SPECIAL, symbols_of
from witchtable.games.witchstone.cauldron import SPACES, members
from witchtable.games.witchstone.entries import (
    CRYSTAL,
    ENERGY,
    PENTAGRAM,
    SCROLL,
    WAND,
    WITCH,
)
from witchtable.games.witchstone.rules import (
    crystals,
    energy,
    pentagram,
    scrolls,
    wand,
    witches,
)
from witchtable.games.witchstone.rules.agenda import (
    BATCH,
    LEFT,
    RIM,
    SYMBOL,
    usable_bonuses,
)
from witchtable.games.witchstone.rules.phases import ORDER, PLACE, TOWER

if TYPE_CHECKING:
    from witchtable.games.witchstone.state import WitchstoneState

__all__ = ["can_be_reinforced", "can_use", "empty_spaces", "has_room", "legal", "work"]

_ALL_SPACES: Final = (1 << len(SPACES)) - 1


def legal(state: WitchstoneState, seat: Seat) -> tuple[Action, ...]:
    """List the legal actions of the seat whose turn it is."""
    if state.phase == TOWER:
        return tuple(
            action for tower, action in state.offers.tower.items() if tower not in state.towers
        )
    if state.phase == PLACE:
        return _place(state, seat)
    if state.phase == ORDER:
        first = tuple(state.offers.first[symbol] for _, symbol in state.todo)
        return first + state.offers.removals(crystals.in_cauldron(state, seat))
    return work(state, seat)


def _place(state: WitchstoneState, seat: Seat) -> tuple[Action, ...]:
    """Place an open tile, after making room if there is none (WS-TURN-03, -10)."""
    offers, occupied = state.offers, state.occupied[seat]
    crystals_left = crystals.in_cauldron(state, seat)
    open_edges = [number for number, edge in enumerate(offers.edges) if not edge & occupied]
    if open_edges:
        found: list[Action] = []
        for tile in state.hands[seat]:
            ways = offers.place[tile]
            for edge in open_edges:
                found += ways[edge]
        found += offers.removals(crystals_left)
        return tuple(found)
    removals = offers.removals(crystals_left)
    if has_room(state, occupied & ~crystals_left):
        return removals
    return (*(offers.discard[tile] for tile in state.hands[seat]), *removals)


def has_room(state: WitchstoneState, occupied: int) -> bool:
    """Say whether there are two neighbouring empty spaces."""
    return any(not edge & occupied for edge in state.offers.edges)


def work(state: WitchstoneState, seat: Seat) -> tuple[Action, ...]:
    """List what can be done on the agenda; () when nothing is left but to close the running batch.

    Closing comes after everything that can be done, improper removals last.
    """
    batches = state.batches
    symbol, left, rim = batches[SYMBOL], batches[LEFT], batches[RIM]
    # A wand batch that has advanced and a scroll batch that has taken are over (WS-SPELL-07). If
    # another batch runs on below, whatever could be done here can be done there.
    is_over = not left and symbol in (WAND, SCROLL)
    if is_over and len(batches) > BATCH and len(batches) - BATCH != state.queue_depth:
        return ()
    found = _actions(state, seat, symbol, left) if left else []
    if rim:
        found += crystals.shelving(state)
    may_remove = state.round > 0  # never in set-up (WS-SETUP-13)
    asks_anyway = False
    if not is_over and can_be_reinforced(state, seat, symbol, left):
        if state.scrolls[seat]:
            found += scrolls.spells(state, seat, symbol)
        # With hidden scrolls a batch that closes by itself would tell that no spell fits (WS-INFO-05).
        asks_anyway = state.hidden_scrolls and may_remove
    crystals_left = crystals.in_cauldron(state, seat) if may_remove else 0
    if len(state.held) > state.locked:
        found += _bonuses(state, seat)
        # A special tile that fits nowhere could still be laid if a crystal made room for it.
        makes_room = crystals_left and max(state.held[state.locked :]) >= SPECIAL
    else:
        makes_room = False
    # So could a crystal that is shut in move on if another one went.
    is_shut_in = symbol == CRYSTAL and left and crystals_left & (crystals_left - 1)
    if not (found or makes_room or is_shut_in or asks_anyway):
        return ()
    if not rim:  # crystals on the rim go into the rack first (WS-CRYSTAL-06)
        found.append(state.offers.close)
    if crystals_left:
        found += state.offers.removals(crystals_left)
    return tuple(found)


def _actions(state: WitchstoneState, seat: Seat, symbol: int, left: int) -> list[Action]:
    """List the actions of the running batch itself."""
    if symbol == ENERGY:
        return energy.choices(state, seat)
    if symbol == CRYSTAL:
        return crystals.choices(state, seat, left)
    if symbol == WITCH:
        return witches.choices(state, seat, left)
    if symbol == WAND:
        return wand.choices(state, seat, left)
    if symbol == PENTAGRAM:
        return pentagram.choices(state, seat, left)
    return scrolls.choices(state, left)


def _bonuses(state: WitchstoneState, seat: Seat) -> list[Action]:
    """Begin a bonus that is of some use, or lay a special tile (WS-BONUS-03, WS-PENTA-07)."""
    found: dict[Action, None] = {}
    for code in usable_bonuses(state):
        for symbol in symbols_of(state.edition, code):
            if can_use(state, seat, symbol):
                found[state.offers.use[code][symbol]] = None
        if code >= SPECIAL:
            lay = state.offers.lay_special[code - SPECIAL]
            found.update((lay[space], None) for space in members(empty_spaces(state, seat)))
    return list(found)


def empty_spaces(state: WitchstoneState, seat: Seat) -> int:
    """Find the empty spaces of a cauldron, as bits (WS-TURN-04)."""
    return _ALL_SPACES & ~state.occupied[seat]


def can_use(state: WitchstoneState, seat: Seat, symbol: int) -> bool:
    """Say whether actions of a type could do anything at all; if not, they never will this turn."""
    if symbol == ENERGY:
        return bool(energy.choices(state, seat))  # WS-ENERGY-06
    if symbol == CRYSTAL:
        return crystals.in_cauldron(state, seat) != 0  # WS-CRYSTAL-17
    if symbol == WITCH:
        return state.witches[seat] + state.lying[seat] > 0  # WS-WITCH-16
    if symbol == WAND:
        return wand.room(state, seat) > 0  # WS-WAND-15
    return symbol == PENTAGRAM or bool(state.display)  # WS-SCROLL-06


def can_be_reinforced(state: WitchstoneState, seat: Seat, symbol: int, left: int) -> bool:
    """Say whether more actions than are left would help a batch; otherwise spells are not offered."""
    if symbol == ENERGY:
        return left < state.stock[seat] and bool(energy.choices(state, seat))
    if symbol == WAND:
        return 0 < left < wand.room(state, seat)
    if symbol == SCROLL:
        return 0 < left < len(state.display)
    return can_use(state, seat, symbol)
