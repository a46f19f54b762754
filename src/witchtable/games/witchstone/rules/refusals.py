"""What several chapters refuse alike: wrong moments, bonuses not held, spaces that are taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from witchtable.engine.errors import IllegalAction, OutOfTurn
from witchtable.engine.moves import Seat
from witchtable.engine.texts import Argument, Message
from witchtable.games.witchstone.cauldron import BITS, SPACE_INDEX, has_room
from witchtable.games.witchstone.entries import SYMBOLS
from witchtable.games.witchstone.rules.agenda import (
    LEFT,
    ORDER,
    PHASES,
    PLACE,
    SYMBOL,
    TOWER,
    WORK,
    is_setup,
    usable_bonuses,
)
from witchtable.games.witchstone.texts import seat_name, word

if TYPE_CHECKING:
    from witchtable.games.witchstone.state import WitchstoneState

__all__ = [
    "no_passing",
    "not_held",
    "not_running",
    "occupied",
    "out_of_turn",
    "refuse",
    "unknown_space",
    "what_to_do",
    "wrong_moment",
]


def refuse(clause: str, reason: str, **facts: Argument) -> IllegalAction:
    """Build a refusal: its clause, and its message with the facts."""
    return IllegalAction(clause, Message(f"witchstone-refuse-{reason}", **facts))


def out_of_turn(state: WitchstoneState) -> IllegalAction:
    """Refuse whatever a seat asks that owes no decision."""
    if not state.deciders:
        return OutOfTurn("WS-END-01", Message("witchstone-refuse-over"))
    clause = "WS-SETUP-09" if is_setup(state) else "WS-TURN-01"
    return OutOfTurn(clause, Message("witchstone-refuse-turn", whose=seat_name(state.turn)))


def wrong_moment(state: WitchstoneState) -> IllegalAction:
    """Say what has to be done first."""
    if state.phase == WORK and is_setup(state):
        return refuse("WS-SETUP-11", "first-chip")
    clause = {TOWER: "WS-SETUP-09", PLACE: "WS-TURN-02", ORDER: "WS-TURN-05", WORK: "WS-TURN-06"}
    return refuse(clause[state.phase], f"first-{PHASES[state.phase]}")


def not_running(state: WitchstoneState, symbol: int) -> IllegalAction | None:
    """Refuse an action whose batch does not run, or has no actions left."""
    if state.phase != WORK:
        return wrong_moment(state)
    running = state.batches[SYMBOL]
    if running != symbol:
        wanted, runs = word(SYMBOLS[symbol]), word(SYMBOLS[running])
        return refuse("WS-BONUS-04", "other-batch", wanted=wanted, runs=runs)
    if not state.batches[LEFT]:
        return refuse("WS-BONUS-11", "spent", symbol=word(SYMBOLS[symbol]))
    return None


def not_held(state: WitchstoneState, bonus: str, symbol: str | None = None) -> IllegalAction | None:
    """Refuse a bonus (with this symbol) that is not held, or waits for the wand's queue."""
    if state.phase != WORK:
        return wrong_moment(state)
    fitting = {
        code
        for code in state.held
        if (own := state.edition.bonuses[code]).source == bonus
        and (symbol is None or symbol in [SYMBOLS[number] for number in own.symbols])
    }
    if fitting.intersection(usable_bonuses(state)):
        return None
    if fitting:
        return refuse("WS-WAND-10", "bonus-waits", bonus=word(bonus))
    return refuse("WS-BONUS-01", "no-bonus", bonus=bonus)


def what_to_do(state: WitchstoneState, seat: Seat) -> str:
    """Say whether a tile is to be placed, room to be made for it, or one to be given up."""
    taken = state.occupied[seat]
    if has_room(taken):
        return "place"
    crystals = state.crystals[seat] | state.black[seat]
    return "make-room" if has_room(taken & ~crystals) else "discard"


def no_passing(state: WitchstoneState, seat: Seat) -> IllegalAction | None:
    """Refuse to go on without a tile while there is room for one, or room can be made."""
    step = what_to_do(state, seat)
    if step == "place":
        return refuse("WS-TURN-09", "no-passing")
    return refuse("WS-TURN-10", "make-room") if step == "make-room" else None


def unknown_space(*spaces: str) -> IllegalAction | None:
    """Refuse spaces that no cauldron has."""
    for space in spaces:
        if space not in SPACE_INDEX:
            return refuse("WS-CONT-13", "space", space=space)
    return None


def occupied(state: WitchstoneState, seat: Seat, space: str, *, clause: str) -> IllegalAction | None:
    """Refuse a space that is not empty, and say what lies on it (WS-TURN-04)."""
    bit = BITS[SPACE_INDEX[space]]
    if not state.occupied[seat] & bit:
        return None
    if (state.crystals[seat] | state.black[seat]) & bit:
        what = Message("witchstone-lies-crystal")
    elif any(printed & bit for printed in state.edition.printed):
        what = Message("witchstone-lies-printed")
    else:
        special = any(BITS[at] == bit for _, at in state.laid_specials[seat])
        what = Message("witchstone-lies-special" if special else "witchstone-lies-tile")
    return refuse(clause, "occupied", space=space, what=what)
