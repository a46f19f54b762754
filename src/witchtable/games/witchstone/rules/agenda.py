"""Where a game stands: its phase and, in the middle of a turn, the agenda.

The agenda is everything that a turn still owes its player. It has four parts, all of them in the state:

- `todo`: the halves of the tile whose action types are still to come (WS-TURN-06);
- `batches`: the open batches, the running one last; the others wait below it (WS-BONUS-04);
- `held`: bonuses gained but not begun, in the order in which they were gained (WS-BONUS-03);
- `queue`: the spaces of the wand that wait to be dealt with, in their order (WS-WAND-08).

The loop over it is in `rules/__init__.py`. The first batch is that of the phase (in set-up: of the
chip). Every bonus can be used inside it, so closing it ends the phase, and what is held then is given
up (WS-BONUS-02, -13).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from witchtable.engine.moves import Seat
from witchtable.games.witchstone.entries import SYMBOLS
from witchtable.games.witchstone.events import BatchBegan, BatchClosed, BonusesLapsed

if TYPE_CHECKING:
    from witchtable.games.witchstone.state import WitchstoneState

__all__ = [
    "BATCH",
    "GRANTED",
    "LEFT",
    "MAIN",
    "ORDER",
    "OVER",
    "PHASES",
    "PLACE",
    "RIM",
    "SOURCE",
    "SYMBOL",
    "TOWER",
    "WAND_SPACE",
    "WORK",
    "begin",
    "close",
    "grow",
    "hold",
    "is_setup",
    "on_rim",
    "open_batch",
    "release",
    "rim_kind",
    "rim_kinds",
    "spend",
    "usable_bonuses",
]

# -- phases (WS-SETUP-09, WS-TURN-02) -----------------------------------------------------------

TOWER: Final = 0  # choose a tower for the Big Witch
PLACE: Final = 1  # place a hex tile
ORDER: Final = 2  # choose which of its action types comes first
WORK: Final = 3  # work on the agenda
OVER: Final = 4

PHASES: Final = ("tower", "place", "order", "work", "over")


def is_setup(state: WitchstoneState) -> bool:
    """Say whether Big Witches are still being placed."""
    return state.round == 0


# -- batches ------------------------------------------------------------------------------------

# `batches` is flat: five numbers for each batch. These count from the end, for the running one.
BATCH: Final = 5
SYMBOL: Final = -5
LEFT: Final = -4
"""Actions left. A batch with none left is still open, and spells can be played on it (WS-SPELL-07)."""
GRANTED: Final = -3
"""All actions it has had so far."""
SOURCE: Final = -2
"""What granted it: MAIN, WAND_SPACE minus the space, or the code of a bonus."""
RIM: Final = -1
"""Crystals that it has moved to the rim (WS-CRYSTAL-23): three bits for each of `rim_kinds`."""

MAIN: Final = -1
WAND_SPACE: Final = -2


def open_batch(state: WitchstoneState, symbol: int, actions: int, source: int) -> None:
    """Open a batch above all others: they wait until it is closed (WS-BONUS-04)."""
    state.batches += (symbol, actions, actions, source, 0)


def spend(state: WitchstoneState, actions: int) -> None:
    """Use actions of the running batch."""
    state.batches[LEFT] -= actions


def grow(state: WitchstoneState, actions: int) -> None:
    """Add actions to the running batch."""
    state.batches[LEFT] += actions
    state.batches[GRANTED] += actions


def close(state: WitchstoneState) -> None:
    """Close the running batch; what is left of it lapses (WS-BONUS-11)."""
    seat = state.turn
    symbol, left = state.batches[SYMBOL], state.batches[LEFT]
    del state.batches[-BATCH:]
    if left and state.events is not None:
        state.tell(BatchClosed(seat, SYMBOLS[symbol], left))
    if not state.batches and state.held:
        if state.events is not None:
            names = sorted(state.edition.bonuses[code].name for code in state.held)
            state.tell(BonusesLapsed(seat, tuple(names)))
        state.held = ()


# -- bonuses ------------------------------------------------------------------------------------


def hold(state: WitchstoneState, code: int) -> None:
    """Keep a bonus until it is begun, laid or lapses."""
    state.held += (code,)


def usable_bonuses(state: WitchstoneState) -> tuple[int, ...]:
    """List the bonuses that can be begun now.

    While the wand's queue is worked off, those that are older than it wait (WS-WAND-10).
    """
    return state.held[state.locked :]


def release(state: WitchstoneState, code: int) -> None:
    """Take a bonus out of those held."""
    at = state.held.index(code, state.locked)
    state.held = state.held[:at] + state.held[at + 1 :]


def begin(state: WitchstoneState, seat: Seat, code: int, symbol: int) -> None:
    """Begin a bonus as a batch of its own (WS-BONUS-06)."""
    release(state, code)
    bonus = state.edition.bonuses[code]
    open_batch(state, symbol, bonus.actions, code)
    if state.events is not None:
        state.tell(BatchBegan(seat, bonus.source, SYMBOLS[symbol], bonus.actions))


# -- crystals on the rim ------------------------------------------------------------------------


def rim_kind(symbol: int, is_black: bool) -> int:
    """Number a crystal on the rim by the symbol it lies on and its colour."""
    return symbol + 6 * is_black


def on_rim(rim: int, kind: int) -> int:
    """Count the crystals of one kind on the rim of a batch."""
    return rim >> 3 * kind & 7


def rim_kinds(rim: int) -> list[int]:
    """List the kinds of crystals on the rim of a batch, each once."""
    return [kind for kind in range(12) if on_rim(rim, kind)]
