"""The vial rack (WS-CRYSTAL): what a crystal that has reached the rim brings on a shelf."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from witchtable.engine.chapters import ActionRules, Chapter
from witchtable.engine.errors import IllegalAction
from witchtable.engine.moves import Action, Seat
from witchtable.engine.texts import Message
from witchtable.games.witchstone.actions import Bottom, Shelve
from witchtable.games.witchstone.bonuses import BLACK_VIAL, VIAL, actions_of
from witchtable.games.witchstone.components import FRONTS
from witchtable.games.witchstone.entries import CRYSTAL, POINTS, SYMBOLS
from witchtable.games.witchstone.events import (
    BatchGrew,
    BlackChipScored,
    CrystalLaidAside,
    CrystalShelved,
    TableChipScored,
    TableChipTaken,
)
from witchtable.games.witchstone.rules import agenda, chips
from witchtable.games.witchstone.rules.agenda import BATCH, RIM
from witchtable.games.witchstone.rules.phases import WORK
from witchtable.games.witchstone.rules.refusing import refuse, wrong_moment
from witchtable.games.witchstone.texts import label, word

if TYPE_CHECKING:
    from witchtable.games.witchstone.state import WitchstoneState

__all__ = [
    "BOTTOM",
    "CHAPTER",
    "CRYSTALS",
    "capacity",
    "choices",
    "clear_rim",
    "is_full",
    "reach_rim",
]

CRYSTALS: Final = ("own", "black")
BOTTOM: Final = 6
"""The bottom shelf; the others have the numbers of their symbols."""


def capacity(state: WitchstoneState, shelf: int) -> int:
    """Count the vials of a shelf that are in play (WS-CRYSTAL-13, -14)."""
    rack = state.edition.rack
    vials = rack.bottom_vials if shelf == BOTTOM else rack.symbol_vials
    return vials[str(state.seats)]  # type: ignore[index]  # the edition has 2, 3 and 4


def is_full(state: WitchstoneState, shelf: int) -> bool:
    """Say whether a shelf has no vial left."""
    return len(state.rack[shelf]) >= capacity(state, shelf)


def choices(state: WitchstoneState) -> list[Action]:
    """List the ways to put a crystal from the rim of the running batch into the rack."""
    found: list[Action] = []
    has_room = not is_full(state, BOTTOM)
    for kind in agenda.rim_kinds(state.batches[RIM]):
        if not is_full(state, kind % 6):
            found.append(state.offers.shelve[kind])
        if has_room:
            found += [state.offers.bottom[kind][front] for front in sorted(set(state.table))]
    return found


def reach_rim(state: WitchstoneState, seat: Seat, symbol: int, is_black: bool) -> None:
    """Let a crystal of the running batch arrive on a symbol of the rim."""
    state.batches[RIM] += 1 << 3 * agenda.rim_kind(symbol, is_black)
    clear_rim(state, seat)


def _cannot_put(state: WitchstoneState, action: Shelve | Bottom, shelf: int) -> IllegalAction | None:
    """Refuse what is not on the rim of the running batch, or would not fit on a shelf."""
    crystal, symbol = action.crystal, action.symbol
    if state.phase != WORK:
        return wrong_moment(state)
    if crystal not in CRYSTALS:
        return refuse("WS-CRYSTAL-07", "crystal", crystal=crystal)
    if symbol not in SYMBOLS:
        return refuse("WS-CONT-05", "symbol", symbol=symbol)
    kind = agenda.rim_kind(SYMBOLS.index(symbol), crystal == CRYSTALS[True])
    if not agenda.on_rim(state.batches[RIM], kind):
        waits = any(agenda.on_rim(rim, kind) for rim in state.batches[RIM::-BATCH])
        reason = "rim-waits" if waits else "not-on-rim"
        clause = "WS-CRYSTAL-23" if waits else "WS-CRYSTAL-07"
        return refuse(clause, reason, crystal=word(crystal), symbol=word(symbol))
    if is_full(state, shelf):
        vials = capacity(state, shelf)
        name = word("bottom" if shelf == BOTTOM else symbol)
        return refuse("WS-CRYSTAL-15", "shelf-full", shelf=name, vials=vials)
    return None


def _cannot_shelve(state: WitchstoneState, seat: Seat, action: Shelve) -> IllegalAction | None:  # noqa: ARG001
    shelf = SYMBOLS.index(action.symbol) if action.symbol in SYMBOLS else BOTTOM
    return _cannot_put(state, action, shelf)


def _shelve(state: WitchstoneState, seat: Seat, action: Shelve) -> None:
    """Put a crystal on the shelf of its rim symbol: a bonus (WS-CRYSTAL-08)."""
    symbol = SYMBOLS.index(action.symbol)
    is_black = action.crystal == CRYSTALS[True]
    _put(state, seat, symbol, is_black, symbol)
    code = (BLACK_VIAL if is_black else VIAL) + symbol
    if symbol == CRYSTAL:
        # The exception: these actions go to the very batch that brought the crystal (WS-BONUS-08).
        actions = actions_of(state.edition, code)
        agenda.grow(state, actions)
        if state.events is not None:
            state.tell(BatchGrew(seat, actions))
    else:
        agenda.hold(state, code)
    clear_rim(state, seat)


def _cannot_go_to_bottom(state: WitchstoneState, seat: Seat, action: Bottom) -> IllegalAction | None:  # noqa: ARG001
    if (problem := _cannot_put(state, action, BOTTOM)) is not None:
        return problem
    if action.chip not in [FRONTS[front] for front in state.table]:
        table = [word(FRONTS[front]) for front in sorted(set(state.table))]
        return refuse("WS-CRYSTAL-09", "no-such-chip", chip=action.chip, table=table)
    return None


def _bottom(state: WitchstoneState, seat: Seat, action: Bottom) -> None:
    """Put a crystal on the bottom shelf and take a chip from the table (WS-CRYSTAL-09)."""
    is_black = action.crystal == CRYSTALS[True]
    _put(state, seat, SYMBOLS.index(action.symbol), is_black, BOTTOM)
    front = FRONTS.index(action.chip)
    at = state.table.index(front)
    state.table = state.table[:at] + state.table[at + 1 :]
    if state.events is not None:
        state.tell(TableChipTaken(seat, action.chip))
    told = BlackChipScored if is_black else TableChipScored
    chips.gain(state, seat, front, told, is_black=is_black)
    clear_rim(state, seat)


def _put(state: WitchstoneState, seat: Seat, symbol: int, is_black: bool, shelf: int) -> None:
    state.batches[RIM] -= 1 << 3 * agenda.rim_kind(symbol, is_black)
    state.rack[shelf] += (2 * seat + is_black,)
    if state.events is not None:
        name = "bottom" if shelf == BOTTOM else SYMBOLS[shelf]
        state.tell(CrystalShelved(seat, CRYSTALS[is_black], name))


def clear_rim(state: WitchstoneState, seat: Seat) -> None:
    """Lay aside what no shelf can take any more: nothing is left to choose (WS-CRYSTAL-16)."""
    if not is_full(state, BOTTOM):
        return
    for kind in agenda.rim_kinds(state.batches[RIM]):
        is_black, symbol = divmod(kind, 6)
        while is_full(state, symbol) and agenda.on_rim(state.batches[RIM], kind):
            state.batches[RIM] -= 1 << 3 * kind
            state.aside[2 * seat + is_black] += 1
            if state.events is not None:
                state.tell(CrystalLaidAside(seat, CRYSTALS[is_black], SYMBOLS[symbol]))


def _label_shelve(state: WitchstoneState, action: Shelve) -> Message:
    figures = state.edition.rack
    is_black = action.crystal == CRYSTALS[True]
    return label(action, actions=figures.black_symbol_actions if is_black else figures.symbol_actions)


def _label_bottom(state: WitchstoneState, action: Bottom) -> Message:
    """Count the actions, or the points of a points chip, that the crystal brings."""
    edition, is_black = state.edition, action.crystal == CRYSTALS[True]
    if action.chip == FRONTS[POINTS]:
        points = edition.scoring.black_points_chip if is_black else edition.scoring.points_chip
        return label(action, actions=points)
    return label(
        action, actions=edition.rack.black_chip_actions if is_black else edition.rack.chip_actions
    )


CHAPTER: Final = Chapter(
    (
        ActionRules(Shelve, _shelve, _cannot_shelve, ("WS-CRYSTAL-07", "WS-CRYSTAL-08"), _label_shelve),
        ActionRules(
            Bottom, _bottom, _cannot_go_to_bottom, ("WS-CRYSTAL-07", "WS-CRYSTAL-09"), _label_bottom
        ),
    )
)
