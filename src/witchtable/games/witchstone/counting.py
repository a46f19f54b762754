"""What silver spaces of the wand and prophecies count: one function for each thing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from witchtable.engine.moves import Seat

if TYPE_CHECKING:
    from witchtable.games.witchstone.state import WitchstoneState

__all__ = ["COUNTED"]


def connections(state: WitchstoneState, seat: Seat) -> int:
    """Count own completed connections (WS-WAND-12)."""
    return sum(
        builder == seat and units == length
        for builder, units, length in zip(
            state.builder, state.units, state.edition.lengths, strict=True
        )
    )


def witches_on_board(state: WitchstoneState, seat: Seat) -> int:
    """Count witches lying and standing, the Big Witch too (WS-WAND-12, WS-PROPH-11)."""
    return state.lying[seat] + state.standing[seat].bit_count()


def witches_lying(state: WitchstoneState, seat: Seat) -> int:
    """Count witches lying beside the tower (WS-PROPH-12)."""
    return state.lying[seat]


def scrolls(state: WitchstoneState, seat: Seat) -> int:
    """Count scrolls owned, used spells included (WS-SPELL-10, WS-PROPH-15)."""
    return len(state.scrolls[seat]) + len(state.spent[seat])


def chips(state: WitchstoneState, seat: Seat) -> int:
    """Count magic chips owned, used or not (WS-WAND-14)."""
    return len(state.kept[seat])


def crystals(state: WitchstoneState, seat: Seat) -> int:
    """Count own-colour crystals in the rack; the black one never counts (WS-CRYSTAL-11)."""
    return sum(shelf.count(2 * seat) for shelf in state.rack)


def special_tiles(state: WitchstoneState, seat: Seat) -> int:
    """Count special tiles in the cauldron and beside the screen (WS-WAND-13)."""
    return len(state.beside[seat]) + len(state.laid_specials[seat])


def silver_spaces(state: WitchstoneState, seat: Seat) -> int:
    """Count silver spaces reached or passed (WS-PROPH-13)."""
    reached = state.wand[seat]
    return sum(
        1 for space in state.edition.wand.spaces if space.scores is not None and space.at <= reached
    )


COUNTED: dict[str, Callable[[WitchstoneState, Seat], int]] = {
    "connections": connections,
    "witches-on-board": witches_on_board,
    "witches-lying": witches_lying,
    "scrolls": scrolls,
    "chips": chips,
    "crystals": crystals,
    "special-tiles": special_tiles,
    "silver-spaces": silver_spaces,
}
