"""Crystals (WS-CRYSTAL): moving them out of the cauldron and into the vial rack, or improperly away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from witchtable.engine.chapters import ActionRules, Chapter
from witchtable.engine.errors import IllegalAction
from witchtable.engine.moves import Action, Seat
from witchtable.engine.texts import Message
from witchtable.games.witchstone import agenda
from witchtable.games.witchstone.actions import Bottom, MoveCrystal, Remove, Shelve
from witchtable.games.witchstone.agenda import (
    BATCH,
    LEFT,
    RIM,
    WORK,
    ActionType,
    is_setup,
    not_running,
    wrong_moment,
)
from witchtable.games.witchstone.cauldron import (
    BITS,
    DISTANCE,
    SPACE_INDEX,
    SPACES,
    members,
    occupied,
    unknown_space,
)
from witchtable.games.witchstone.components import BLACK_CHIP, BLACK_VIAL, CHIP, VIAL
from witchtable.games.witchstone.entries import CRYSTAL, FRONTS, POINTS, SYMBOLS
from witchtable.games.witchstone.events import (
    BatchGrew,
    BlackChipScored,
    CrystalLaidAside,
    CrystalMoved,
    CrystalRemoved,
    CrystalShelved,
    TableChipScored,
    TableChipTaken,
)
from witchtable.games.witchstone.rules import witches
from witchtable.games.witchstone.scoring import REMOVALS, score
from witchtable.games.witchstone.texts import label, refuse, word

if TYPE_CHECKING:
    from witchtable.games.witchstone.state import WitchstoneState

__all__ = [
    "BOTTOM",
    "CHAPTER",
    "CRYSTALS",
    "TYPE",
    "capacity",
    "clear_rim",
    "in_cauldron",
    "is_full",
    "move_crystal",
    "move_out",
    "put_below",
    "put_on_shelf",
    "rack_choices",
]

CRYSTALS: Final = ("own", "black")
BOTTOM: Final = 6
"""The bottom shelf; the others have the numbers of their symbols."""


def in_cauldron(state: WitchstoneState, seat: Seat) -> int:
    """Find the spaces with a crystal, as bits; the rim is not the cauldron (WS-CRYSTAL-17)."""
    return state.crystals[seat] | state.black[seat]


# -- moving -------------------------------------------------------------------------------------


class _Crystals(ActionType):
    explained_by: tuple[str, ...] = (
        "WS-CRYSTAL-01",
        "WS-CRYSTAL-02",
        "WS-CRYSTAL-04",
        "WS-CRYSTAL-07",
    )

    def choices(self, state: WitchstoneState, seat: Seat, left: int) -> list[Action]:
        """List every move to an empty space or the rim that the batch pays for (WS-CRYSTAL-02 to -04).

        Any space may be crossed, so the price is the distance; a longer way would only waste actions.
        """
        occupied = state.occupied[seat]
        found: list[Action] = []
        for space in members(state.crystals[seat] | state.black[seat]):
            moves, rims = state.offers.moves(space, left)
            found += [action for bit, action in moves if not occupied & bit]
            found += rims
        return found

    def is_of_use(self, state: WitchstoneState, seat: Seat) -> bool:
        return in_cauldron(state, seat) != 0  # WS-CRYSTAL-17


TYPE: Final[ActionType] = _Crystals()


def _cannot_move(state: WitchstoneState, seat: Seat, action: MoveCrystal) -> IllegalAction | None:
    if (problem := not_running(state, CRYSTAL) or unknown_space(action.start)) is not None:
        return problem
    start, left = SPACE_INDEX[action.start], state.batches[LEFT]
    if not in_cauldron(state, seat) & BITS[start]:
        return refuse("WS-CRYSTAL-01", "no-crystal", space=action.start)
    price = _price(state, action)
    if action.end in SYMBOLS:
        if price > left:
            rim = word(action.end)
            return refuse("WS-CRYSTAL-04", "rim-too-far", symbol=rim, price=price, left=left)
        return None
    problem = unknown_space(action.end) or occupied(state, seat, action.end, clause="WS-CRYSTAL-02")
    if problem is None and price > left:
        return refuse("WS-CRYSTAL-03", "too-far", space=action.end, price=price, left=left)
    return problem


def _price(state: WitchstoneState, action: MoveCrystal) -> int:
    """Count the actions of a move: all spaces on the way, occupied or not; 0 for no way at all."""
    start, end = SPACE_INDEX.get(action.start), SPACE_INDEX.get(action.end)
    if start is not None and action.end in SYMBOLS:
        return state.edition.to_rim[start][SYMBOLS.index(action.end)]
    return DISTANCE[start][end] if start is not None and end is not None else 0


def _move(state: WitchstoneState, seat: Seat, action: MoveCrystal) -> None:
    start, end = SPACE_INDEX[action.start], SPACE_INDEX.get(action.end)
    if end is None:
        move_out(state, seat, start, SYMBOLS.index(action.end))
    else:
        move_crystal(state, seat, start, end)


def move_out(state: WitchstoneState, seat: Seat, start: int, symbol: int) -> None:
    """Move a crystal of the running batch onto a symbol of the rim, in one go (WS-CRYSTAL-03, -04)."""
    is_black = bool(state.black[seat] & BITS[start])
    price = state.edition.to_rim[start][symbol]
    agenda.spend(state, price)
    _lift(state, seat, start, is_black)
    if state.events is not None:
        state.tell(CrystalMoved(seat, CRYSTALS[is_black], SPACES[start], SYMBOLS[symbol], price))
    state.batches[RIM] += 1 << 3 * agenda.rim_kind(symbol, is_black)
    clear_rim(state, seat)


def move_crystal(state: WitchstoneState, seat: Seat, start: int, end: int) -> None:
    """Move a crystal to another space, in one go (WS-CRYSTAL-03)."""
    is_black = bool(state.black[seat] & BITS[start])
    price = DISTANCE[start][end]
    agenda.spend(state, price)
    _lift(state, seat, start, is_black)
    if state.events is not None:
        state.tell(CrystalMoved(seat, CRYSTALS[is_black], SPACES[start], SPACES[end], price))
    state.occupied[seat] |= BITS[end]
    if is_black:
        state.black[seat] = BITS[end]
    else:
        state.crystals[seat] |= BITS[end]


def _lift(state: WitchstoneState, seat: Seat, space: int, is_black: bool) -> None:
    """Take a crystal off its space, which is empty at once (WS-CRYSTAL-18)."""
    state.occupied[seat] ^= BITS[space]
    if is_black:
        state.black[seat] = 0
    else:
        state.crystals[seat] ^= BITS[space]


def _label_move(state: WitchstoneState, action: MoveCrystal) -> Message:
    """Say which crystal moves, whether out onto the rim, and for how many actions."""
    where = "rim" if action.end in SYMBOLS else "space"
    crystal = _crystal_on(state, action.start)
    return label(action, crystal=crystal, where=where, price=_price(state, action))


def _prominence_of_move(state: WitchstoneState, action: MoveCrystal) -> int:  # noqa: ARG001
    """Name ways out of the cauldron before the many steps inside it."""
    return -1 if action.end in SYMBOLS else -2


def _crystal_on(state: WitchstoneState, space: str) -> str:
    at = SPACE_INDEX.get(space)
    return CRYSTALS[at is not None and bool(state.black[state.turn] & BITS[at])]


# -- the vial rack ------------------------------------------------------------------------------


def capacity(state: WitchstoneState, shelf: int) -> int:
    """Count the vials of a shelf that are in play (WS-CRYSTAL-13, -14)."""
    return state.offers.vials[state.seats][shelf]


def is_full(state: WitchstoneState, shelf: int) -> bool:
    """Say whether a shelf has no vial left."""
    return len(state.rack[shelf]) >= capacity(state, shelf)


def rack_choices(state: WitchstoneState) -> list[Action]:
    """List the ways to put a crystal from the rim of the running batch into the rack."""
    found: list[Action] = []
    has_room = not is_full(state, BOTTOM)
    for kind in agenda.rim_kinds(state.batches[RIM]):
        if not is_full(state, kind % 6):
            found.append(state.offers.shelve[kind])
        if has_room:
            found += [state.offers.bottom[kind][front] for front in sorted(set(state.table))]
    return found


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
    is_black = action.crystal == CRYSTALS[True]
    put_on_shelf(state, seat, SYMBOLS.index(action.symbol), is_black)


def put_on_shelf(state: WitchstoneState, seat: Seat, symbol: int, is_black: bool) -> None:
    """Put a crystal on the shelf of its rim symbol: a bonus (WS-CRYSTAL-08)."""
    _put(state, seat, symbol, is_black, symbol)
    code = (BLACK_VIAL if is_black else VIAL) + symbol
    if symbol == CRYSTAL:
        # The exception: these actions go to the very batch that brought the crystal (WS-BONUS-08).
        actions = state.edition.bonuses[code].actions
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
    is_black = action.crystal == CRYSTALS[True]
    put_below(state, seat, SYMBOLS.index(action.symbol), is_black, FRONTS.index(action.chip))


def put_below(state: WitchstoneState, seat: Seat, symbol: int, is_black: bool, front: int) -> None:
    """Put a crystal on the bottom shelf and take a chip from the table (WS-CRYSTAL-09)."""
    _put(state, seat, symbol, is_black, BOTTOM)
    at = state.table.index(front)
    state.table = state.table[:at] + state.table[at + 1 :]
    if state.events is not None:
        state.tell(TableChipTaken(seat, FRONTS[front]))
    told = BlackChipScored if is_black else TableChipScored
    witches.gain_chip(state, seat, front, told, is_black=is_black)
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
    vial = BLACK_VIAL if action.crystal == CRYSTALS[True] else VIAL
    return label(action, actions=state.edition.bonuses[vial].actions)


def _label_bottom(state: WitchstoneState, action: Bottom) -> Message:
    """Count the actions, or the points of a points chip, that the crystal brings."""
    is_black = action.crystal == CRYSTALS[True]
    if action.chip == FRONTS[POINTS]:
        return label(action, actions=witches.chip_points(state.edition, is_black=is_black))
    return label(action, actions=state.edition.bonuses[BLACK_CHIP if is_black else CHIP].actions)


# -- improper removal ---------------------------------------------------------------------------


def _cannot_remove(state: WitchstoneState, seat: Seat, action: Remove) -> IllegalAction | None:
    if is_setup(state):
        return refuse("WS-SETUP-13", "no-removal-in-setup")
    if action.space in SYMBOLS:
        return refuse("WS-CRYSTAL-22", "rim-stays")
    if (problem := unknown_space(action.space)) is not None:
        return problem
    if not in_cauldron(state, seat) & BITS[SPACE_INDEX[action.space]]:
        return refuse("WS-CRYSTAL-20", "no-crystal", space=action.space)
    return None


def _remove(state: WitchstoneState, seat: Seat, action: Remove) -> None:
    """Take a crystal out improperly: the n-th one costs n points (WS-CRYSTAL-20, -21)."""
    space = SPACE_INDEX[action.space]
    is_black = bool(state.black[seat] & BITS[space])
    _lift(state, seat, space, is_black)
    state.aside[2 * seat + is_black] += 1
    state.removed[seat] += 1
    price = state.removed[seat]
    score(state, seat, REMOVALS, -price)
    if state.events is not None:
        state.tell(CrystalRemoved(seat, CRYSTALS[is_black], action.space, price))


def _label_remove(state: WitchstoneState, action: Remove) -> Message:
    price = state.removed[state.turn] + 1
    return label(action, price=price, crystal=_crystal_on(state, action.space))


CHAPTER: Final[Chapter] = Chapter(
    (
        ActionRules(
            MoveCrystal,
            _move,
            _cannot_move,
            ("WS-CRYSTAL-01", "WS-CRYSTAL-02"),
            _label_move,
            _prominence_of_move,
        ),
        ActionRules(Shelve, _shelve, _cannot_shelve, ("WS-CRYSTAL-07", "WS-CRYSTAL-08"), _label_shelve),
        ActionRules(
            Bottom, _bottom, _cannot_go_to_bottom, ("WS-CRYSTAL-07", "WS-CRYSTAL-09"), _label_bottom
        ),
        ActionRules(
            Remove,
            _remove,
            _cannot_remove,
            ("WS-CRYSTAL-20", "WS-CRYSTAL-21"),
            _label_remove,
            prominence=-3,
        ),
    )
)
