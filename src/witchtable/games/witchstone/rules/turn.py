"""The turn (WS-TURN): whose it is, what is asked, the order of its two action types, what follows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from witchtable.engine.chapters import ActionRules, Chapter
from witchtable.engine.errors import IllegalAction
from witchtable.engine.moves import Action, Seat
from witchtable.engine.texts import Message
from witchtable.games.witchstone import agenda
from witchtable.games.witchstone.actions import First
from witchtable.games.witchstone.agenda import (
    GRANTED,
    LEFT,
    MAIN,
    ORDER,
    OVER,
    PHASES,
    PLACE,
    RIM,
    SYMBOL,
    TOWER,
    WORK,
    is_setup,
    what_to_do,
    wrong_moment,
)
from witchtable.games.witchstone.entries import EMPTY, SCROLL, SYMBOLS
from witchtable.games.witchstone.events import (
    GameEnded,
    PhaseBegan,
    PhaseSkipped,
    TileDrawn,
    TurnBegan,
    TurnTileDrawn,
)
from witchtable.games.witchstone.rules import crystals
from witchtable.games.witchstone.rules.action_types import TYPES, can_use
from witchtable.games.witchstone.texts import plain_label, refuse, seat_name, word

if TYPE_CHECKING:
    from witchtable.games.witchstone.state import WitchstoneState

__all__ = [
    "CHAPTER",
    "begin_setup",
    "begin_with",
    "choices",
    "go_on",
    "help_for",
    "question",
    "turns_left",
]


# -- which type comes first ---------------------------------------------------------------------


def choices(state: WitchstoneState, seat: Seat) -> tuple[Action, ...]:
    """Choose which type of the tile comes first (WS-TURN-05); or take a crystal out."""
    first = tuple(state.offers.first[symbol] for _, symbol in state.todo)
    return first + state.offers.removals(crystals.in_cauldron(state, seat))


def _forbidden(state: WitchstoneState, seat: Seat, action: First) -> IllegalAction | None:  # noqa: ARG001
    if state.phase == WORK and not is_setup(state):
        return refuse("WS-TURN-06", "order-chosen")
    if state.phase != ORDER:
        return wrong_moment(state)
    types = [SYMBOLS[symbol] for _, symbol in state.todo]
    if action.symbol not in types:
        names = [word(name) for name in types]
        return refuse("WS-TURN-05", "not-on-tile", symbol=action.symbol, types=names)
    return None


def _first(state: WitchstoneState, seat: Seat, action: First) -> None:  # noqa: ARG001
    begin_with(state, SYMBOLS.index(action.symbol))


def begin_with(state: WitchstoneState, symbol: int) -> None:
    """Put the chosen type first (WS-TURN-05)."""
    if state.todo[0][1] != symbol:
        state.todo = state.todo[::-1]
    state.phase = WORK


# -- going on -----------------------------------------------------------------------------------


def begin_setup(state: WitchstoneState) -> None:
    """Let the last player in turn order choose a tower first (WS-SETUP-09)."""
    _decide(state, TOWER, (state.start - 1) % state.seats)


def _begin_turn(state: WitchstoneState, seat: Seat) -> None:
    _decide(state, PLACE, seat)
    if state.events is not None:
        state.tell(TurnBegan(seat, state.round))
    if not state.open_tiles[seat]:
        _draw(state, seat, TurnTileDrawn)  # WS-HCAP-04


def go_on(state: WitchstoneState) -> None:
    """Begin the next action type of the tile; without one, end the turn (WS-TURN-06)."""
    seat = state.turn
    if not state.todo:
        _end_turn(state, seat)
        return
    space, symbol = state.todo[0]
    state.todo = state.todo[1:]
    if not can_use(state, seat, symbol):
        if state.events is not None:
            state.tell(PhaseSkipped(seat, SYMBOLS[symbol]))
        return
    # Counted now, when the phase begins, and fixed from here on (WS-CLUSTER-05, -06).
    actions = agenda.actions_of_phase(state, seat, symbol, space)
    agenda.open_batch(state, symbol, actions, MAIN)
    if state.events is not None:
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
    if state.events is not None:
        state.tell(GameEnded(tuple(state.scores), state.winners))


def _decide(state: WitchstoneState, phase: int, seat: Seat) -> None:
    state.phase = phase
    state.turn = seat
    state.deciders = (seat,)


def _draw(state: WitchstoneState, seat: Seat, kind: type[TileDrawn]) -> None:
    tile = state.supply[seat][-1]
    state.supply[seat] = state.supply[seat][:-1]
    state.hands[seat] += (tile,)
    if state.events is not None:
        state.tell(kind(seat, state.edition.tile_ids[tile]))


def turns_left(state: WitchstoneState, seat: Seat) -> int:
    """Count the turns a seat still has, the running one too."""
    turns = state.edition.setup.turns
    if is_setup(state):
        return turns
    seats, start = state.seats, state.start
    has_had = (seat - start) % seats < (state.turn - start) % seats or not state.deciders
    return turns - state.round + (0 if has_had else 1)


# -- what is asked ------------------------------------------------------------------------------

# The rules that explain what is asked in a phase; in a batch, its action type has them.
_HELP: Final = {
    "tower": ("WS-SETUP-10", "WS-SETUP-11"),
    "place": ("WS-TURN-02", "WS-TURN-03", "WS-CLUSTER-03"),
    "order": ("WS-TURN-05", "WS-TURN-06", "WS-CLUSTER-05"),
    "over": ("WS-END-02",),
}


def help_for(state: WitchstoneState) -> tuple[str, ...]:
    """Name the rules that explain what is asked now."""
    if state.batches:
        return TYPES[state.batches[SYMBOL]].explained_by
    return _HELP[PHASES[state.phase]]


def question(state: WitchstoneState, seat: Seat) -> Message:
    """Say what is asked of a seat now, in one sentence."""
    if seat not in state.deciders:
        waiting = seat_name(state.turn)
        over = Message("witchstone-ask-over")
        return Message("witchstone-ask-wait", waiting=waiting) if state.deciders else over
    if state.phase == WORK:
        return _question_of_batch(state)
    asked = what_to_do(state, seat) if state.phase == PLACE else PHASES[state.phase]
    return Message(f"witchstone-ask-{asked}", round=state.round)


def _question_of_batch(state: WitchstoneState) -> Message:
    symbol, left = SYMBOLS[state.batches[SYMBOL]], state.batches[LEFT]
    if state.batches[SYMBOL] == SCROLL:
        left = min(left, len(state.display))
    spent = "witchstone-ask-rim" if state.batches[RIM] else "witchstone-ask-spent"
    return Message(
        f"witchstone-ask-{symbol}" if left else spent,
        symbol=word(symbol),
        left=left,
        granted=state.batches[GRANTED],
        held=len(state.held),
    )


CHAPTER: Final[Chapter] = Chapter(
    (ActionRules(First, _first, _forbidden, ("WS-TURN-05",), plain_label),), {ORDER: choices}
)
