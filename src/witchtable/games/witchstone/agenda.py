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

from witchtable.engine.errors import IllegalAction, OutOfTurn
from witchtable.engine.moves import Action, Seat
from witchtable.engine.texts import Message
from witchtable.games.witchstone.cauldron import cluster_at, has_room
from witchtable.games.witchstone.entries import SYMBOLS
from witchtable.games.witchstone.events import BatchBegan, BatchClosed, BonusesLapsed
from witchtable.games.witchstone.texts import refuse, seat_name, word

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
    "ActionType",
    "actions_of_phase",
    "begin",
    "close",
    "grow",
    "hold",
    "is_setup",
    "no_passing",
    "not_held",
    "not_running",
    "on_rim",
    "open_batch",
    "out_of_turn",
    "release",
    "rim_kind",
    "rim_kinds",
    "spend",
    "usable_bonuses",
    "what_to_do",
    "wrong_moment",
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


class ActionType:
    """One of the six action types (WS-CONT-05): what its chapter says of a batch of it.

    Asked at every decision, so these are methods and not functions in a table: compiled code calls
    methods directly, and a table of functions cost it a tenth.
    """

    explained_by: tuple[str, ...] = ()
    """The rules that explain what is asked in such a batch."""
    too_late: str | None = None
    """The rule by which a batch is over as soon as its actions are spent; None if it can still grow."""

    def choices(self, state: WitchstoneState, seat: Seat, left: int) -> list[Action]:
        """List what can be done with the actions left."""
        raise NotImplementedError

    def is_of_use(self, state: WitchstoneState, seat: Seat) -> bool:
        """Say whether such actions could do anything at all; if not, they never will this turn."""
        raise NotImplementedError

    def gains_by_more(self, state: WitchstoneState, seat: Seat, left: int) -> bool:  # noqa: ARG002
        """Say whether more actions than are left would help; otherwise no spell reinforces them."""
        return self.is_of_use(state, seat)


def actions_of_phase(state: WitchstoneState, seat: Seat, symbol: int, space: int) -> int:
    """Count the actions of a phase: the size of the cluster that its half is in (WS-CLUSTER-03)."""
    return cluster_at(state, seat, symbol, space).bit_count()


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
    found, kind = [], 0
    while rim:
        if rim & 7:
            found.append(kind)
        rim >>= 3
        kind += 1
    return found


# -- what comes first, and what is refused for it ----------------------------------------------


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
